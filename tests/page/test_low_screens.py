"""A phone on its side and a desktop at 200 %: nothing lies over anything else, and everything can be read."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import meadhall

from .conftest import window
from .hands import host, sit_down, wait_for_turn
from .looks import resize

SIZES = [(844, 390), (640, 400)]
LEAST_TEXT = 12
REGIONS = """
() => Object.fromEntries(
  ['.top', '.rail', '.board', '.tray', '.side', '.tabs']
    .map((part) => [part, document.querySelector(`.game > ${part}`)])
    .filter(([, element]) => element.checkVisibility())
    .map(([part, element]) => [part, element.getBoundingClientRect().toJSON()])
)
"""
SMALLEST_TEXT = """
() => {
  // of all words in sight: how high they are in pixels, and which
  const sizes = [[Infinity, '']];
  const walker = document.createTreeWalker(document.querySelector('.game'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('.hidden-words, .skip, .minimap') || !element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const part = (element.closest('.frame') ?? document.documentElement).getBoundingClientRect();
    if (width === 0 || x < part.left || x > part.right || y < part.top || y > part.bottom) continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.hypot(matrix.a, matrix.b);
    sizes.push([Math.round(size * 10) / 10, node.data.trim()]);
  }
  return sizes.reduce((least, next) => (next[0] < least[0] ? next : least));
}
"""


@pytest.mark.parametrize("game", meadhall.games())
def test_a_low_screen_has_room_for_everything(browser: Browser, hall: str, game: str) -> None:
    for page in window(browser, hall, *SIZES[0], touch=True):
        sit_down(page, host(hall, "person", "novice", "novice", game=game))
        wait_for_turn(page)
        for size in SIZES:
            resize(page, size)
            for tab in reversed(page.query_selector_all(".tabs button")):
                tab.click()
                look(page, size)
            for part in page.query_selector_all(".windows button"):
                part.click()
                expect(page.locator(".windows button[aria-pressed=true]")).to_have_text(part.inner_text())
                look(page, size)
            page.locator(".opts button").last.scroll_into_view_if_needed()
            expect(page.locator(".opts button").last).to_be_in_viewport()


def look(page: Page, size: tuple[int, int]) -> None:
    regions: dict[str, dict[str, Any]] = page.evaluate(REGIONS)
    assert regions.keys() == {".top", ".board", ".side", ".tabs"}
    names = list(regions)
    over = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :] if overlap(regions[a], regions[b])]
    assert over == []
    assert all(r["left"] >= 0 and r["right"] <= size[0] and r["bottom"] <= size[1] for r in regions.values()), regions
    assert regions[".board"]["height"] >= 0.8 * size[1]
    smallest, words = page.evaluate(SMALLEST_TEXT)
    assert smallest >= LEAST_TEXT, f"{words!r} is {smallest} pixels high at {size}"


def overlap(a: dict[str, Any], b: dict[str, Any]) -> bool:
    return bool(
        min(a["right"], b["right"]) - max(a["left"], b["left"]) > 0.5
        and min(a["bottom"], b["bottom"]) - max(a["top"], b["top"]) > 0.5
    )
