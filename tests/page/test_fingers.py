"""A phone upright and on its side: whatever can be touched is as large as a finger, and all words can be read."""

import re
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

import meadhall
from meadhall.engine.tables import Table

from .conftest import window
from .hands import host, led_to, settled, sit_down, sit_everywhere, wait_for_turn, wear
from .looks import readable, resize

PHONES = [(390, 844), (844, 390)]
FINGER = 44
TOO_SMALL = """
(finger) => {
  // everything in sight that a finger may touch and is smaller than it; the board's lit things answer from beside them
  const small = [];
  for (const each of document.querySelectorAll('.game :is(a, button, input, select, summary, [role=button])')) {
    if (!each.checkVisibility() || each.closest('.skip, .frame')) continue;
    const { x, y, width, height } = each.getBoundingClientRect();
    const [h, v] = [x + width / 2, y + height / 2];
    if (h < 0 || v < 0 || h > innerWidth || v > innerHeight) continue;
    const words = (each.ariaLabel ?? each.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40);
    if (Math.min(width, height) < finger - 0.5) small.push(`${words}: ${Math.round(width)} x ${Math.round(height)}`);
  }
  return small;
}
"""
BESIDE = """
([finger, off]) => {
  // a lit thing smaller than a finger, and a point beside it at which nothing else is meant
  const lit = [...document.querySelectorAll('.board .target.lit')].map((each) => each.getBoundingClientRect());
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  for (const box of lit.filter((each) => Math.max(each.width, each.height) < finger)) {
    const [x, y] = middle(box);
    for (const [px, py] of [[x, y - off], [x, y + off], [x - off, y], [x + off, y]]) {
      const hit = document.elementFromPoint(px, py);
      const far = (other) => Math.max(...middle(other).map((m, i) => Math.abs(m - [px, py][i])));
      const alone = lit.every((other) => other === box || far(other) > off);
      if (alone && hit?.closest('.board .frame') && !hit.closest('.target.lit')) return [px, py];
    }
  }
  return null;
}
"""


UNDER_FRAMES = """
() => {
  // of the strip's seats: figures that reach into the frame of whose turn it is, or of a seat that can be chosen
  const found = [];
  for (const seat of document.querySelectorAll('.rail .seat')) {
    const framed = [seat, ...seat.querySelectorAll('.thing')].map((each) => getComputedStyle(each).boxShadow);
    const wide = [...framed.join().matchAll(/0px 0px 0px ([\\d.]+)px inset/g)].map(([, px]) => +px);
    const end = seat.getBoundingClientRect().bottom - Math.max(0, ...wide);
    for (const each of seat.querySelectorAll('.line > *'))
      if (each.checkVisibility() && each.getBoundingClientRect().bottom > end + 0.5) found.push(seat.innerText);
  }
  return found;
}
"""


@pytest.mark.parametrize("game", meadhall.games())
def test_everything_that_is_touched_is_as_large_as_a_finger(browser: Browser, hall: str, game: str) -> None:
    for page in window(browser, hall, *PHONES[0], touch=True):
        wear(page, language="fr")
        sit_down(page, host(hall, "person", "novice", "novice", game=game))
        wait_for_turn(page)
        settled(page, page.locator(".opts button[data-action]").first.tap)
        wait_for_turn(page)
        for size in PHONES:
            resize(page, size)
            for tab in reversed(page.query_selector_all(".tabs button")):
                tab.click()
                assert page.evaluate(TOO_SMALL, FINGER) == []
                readable(page)


def test_all_cards_of_a_pack_are_in_sight(browser: Browser, hall: str) -> None:
    for page in window(browser, hall, *PHONES[0], touch=True):
        sit_down(page, host(hall, "person", "novice", game="blood-rage"))
        wait_for_turn(page)
        for size in PHONES:
            resize(page, size)
            expect(page.locator(".board .more")).to_have_count(0)
            for card in page.locator(".board .target.lit").all():
                expect(card).to_be_in_viewport(ratio=1)


def test_whoever_is_called_to_a_battle_sees_how_strong_the_others_are(browser: Browser, hall: str) -> None:
    def called(table: Table) -> bool:
        return table.decision == "call" and table.waiting == [0]

    for page in window(browser, hall, *PHONES[0], touch=True):
        sit_everywhere(page, led_to(hall, "blood-rage", called))
        wait_for_turn(page)
        title = page.locator(".board text", has_text="Who joins the battle?")
        expect(title).to_be_in_viewport(ratio=1)
        box, board = title.bounding_box(), page.locator(".board").bounding_box()
        assert box is not None
        assert board is not None
        assert box["x"] + box["width"] <= board["x"] + board["width"]
        assert box["y"] + 2 * box["height"] <= board["y"] + board["height"], "the fighters stand under it"
        expect(page.locator(".board .frame > svg")).to_have_count(1)  # no small map lies over them


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_frame_lies_over_the_figures_of_a_seat(browser: Browser, hall: str, theme: str) -> None:
    for page in window(browser, hall, *PHONES[0], touch=True):
        wear(page, theme=theme)
        for game in meadhall.games():
            sit_everywhere(page, host(hall, "person", "person", game=game))
            wait_for_turn(page)
            assert page.evaluate(UNDER_FRAMES) == []


def test_a_finger_beside_a_small_thing_means_it(browser: Browser, hall: str) -> None:
    for page in window(browser, hall, *PHONES[1], touch=True):
        sit_down(page, host(hall, "person", "novice", game="asgard"))
        wait_for_turn(page)
        while (spot := page.evaluate(BESIDE, [FINGER, FINGER / 2 - 2])) is None:
            settled(page, page.locator(".opts button[data-action]").first.tap)
            wait_for_turn(page)
        settled(page, partial(page.touchscreen.tap, *spot))


def test_the_sheet_and_the_talk_can_be_dragged(phone: Page, hall: str) -> None:
    sit_down(phone, host(hall, "person", "novice"))
    wait_for_turn(phone)
    drag(phone, ".grip", -300)
    expect(phone.locator(".game")).to_have_class(re.compile("stop-full"))
    drag(phone, ".grip", 600)
    expect(phone.locator(".game")).to_have_class(re.compile("stop-peek"))
    phone.get_by_role("button", name="Talk").first.click()
    before = top(phone, ".talk")
    drag(phone, ".talk .handle", -120)
    assert top(phone, ".talk") == before - 120


def drag(page: Page, handle: str, down: float) -> None:
    box = page.locator(handle).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + down / 2)
    page.mouse.move(x, y + down)
    page.mouse.up()


def top(page: Page, what: str) -> float:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["y"]
