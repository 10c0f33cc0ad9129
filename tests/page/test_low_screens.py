"""A phone on its side and a desktop at 200 %: nothing lies over anything else, and everything can be read."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import meadhall

from .conftest import window
from .hands import host, sit_down, wait_for_turn
from .looks import readable, resize

SIZES = [(844, 390), (640, 400)]
LAPTOP = (1366, 650)
WINDOW = "document.querySelector('.board .frame > svg').getAttribute('viewBox').split(' ').map(Number)"
"""What of the board is in sight."""
REGIONS = """
() => Object.fromEntries(
  ['.top', '.rail', '.board', '.tray', '.side', '.tabs']
    .map((part) => [part, document.querySelector(`.game > ${part}`)])
    .filter(([, element]) => element.checkVisibility())
    .map(([part, element]) => [part, element.getBoundingClientRect().toJSON()])
)
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
            for row in page.locator(".opts button[data-action]").all():
                row.click(trial=True)  # nothing lies over it


@pytest.mark.parametrize("game", meadhall.games())
def test_a_small_laptop_shows_the_whole_board_at_a_size_that_can_be_read(
    browser: Browser, hall: str, game: str
) -> None:
    for page in window(browser, hall, *LAPTOP):
        sit_down(page, host(hall, "person", "novice", game=game))
        wait_for_turn(page)
        _, _, wide, high = page.evaluate(WINDOW)
        assert wide >= 1200
        assert high >= 1000
        readable(page)
        page.hover(".tray")
        expect(page.locator(".tray")).to_have_css("height", "126px")
        readable(page)


def look(page: Page, size: tuple[int, int]) -> None:
    regions: dict[str, dict[str, Any]] = page.evaluate(REGIONS)
    assert regions.keys() == {".top", ".board", ".side", ".tabs"}
    names = list(regions)
    over = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :] if overlap(regions[a], regions[b])]
    assert over == []
    assert all(r["left"] >= 0 and r["right"] <= size[0] and r["bottom"] <= size[1] for r in regions.values()), regions
    assert regions[".board"]["height"] >= 0.8 * size[1]
    readable(page)


def overlap(a: dict[str, Any], b: dict[str, Any]) -> bool:
    return bool(
        min(a["right"], b["right"]) - max(a["left"], b["left"]) > 0.5
        and min(a["bottom"], b["bottom"]) - max(a["top"], b["top"]) > 0.5
    )
