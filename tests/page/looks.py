"""Looking at a board: sizes, pictures for a person to judge, and what a machine can say about them."""

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from .hands import violations

SIZES = {"1280": (1280, 800), "1920": (1920, 1080), "390": (390, 844)}
FOLDER = Path(os.environ.get("MEADHALL_PICTURES") or Path(tempfile.gettempdir()) / "meadhall-pictures")
"""Where pictures go: outside the repository; CI keeps this folder."""
MOST_NODES = 900
DRAWN = "document.querySelectorAll('.board .frame > svg:first-child *').length"


LEAST_TEXT = 12
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
CUT_FIGURES = """
() => [...document.querySelectorAll('.bar .label')]
  .filter((label) => label.scrollWidth > label.clientWidth)
  .map((label) => label.textContent)
"""


def readable(page: Page) -> None:
    """No word in sight is smaller than one can read, and what the figures of the bar are called is there in full."""
    assert page.evaluate(CUT_FIGURES) == [], page.viewport_size
    smallest, words = page.evaluate(SMALLEST_TEXT)
    assert smallest >= LEAST_TEXT, f"{words!r} is {smallest} pixels high in {page.viewport_size}"


def look_over(page: Page, game: str, theme: str) -> list[str]:
    """Three sizes, a picture of each, the first last; says what rules of accessibility are broken."""
    assert page.evaluate(DRAWN) < MOST_NODES
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = []
    for name, size in reversed(SIZES.items()):
        resize(page, size)
        fits(page, size)
        page.screenshot(path=FOLDER / f"{game}-{name}-{theme}.png")
        if name != "1920":
            found += [f"{name}: {each}" for each in violations(page)]
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("(size) => innerWidth === size[0] && innerHeight === size[1]", arg=list(size))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def fits(page: Page, size: tuple[int, int]) -> None:
    """Nothing makes the window scroll, and the board keeps its share of it."""
    wide, high = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= size[0]
    assert high <= size[1]
    box = page.locator(".board").bounding_box()
    assert box is not None
    assert box["width"] >= 0.3 * size[0]
    assert box["height"] >= 200
