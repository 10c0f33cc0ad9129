"""What every table must bear: a reload, a cut line, second thoughts, a hint, another language, no mouse, a phone."""

import random

import pytest
from playwright.sync_api import Page, expect

import meadhall

from .hands import (
    GLOWING,
    SPOT,
    click_option,
    eventually,
    host,
    options,
    play_on,
    settled,
    sit_down,
    violations,
    wait_for_turn,
)

EVERY_GAME = pytest.mark.parametrize("game", meadhall.games())
REMEMBER_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) { super(...address); sockets.push(this); }
};
"""
SHOWS_SOMETHING = """
() => {
  const seen = document.querySelector('.frame').getBoundingClientRect();
  return [...document.querySelectorAll('.board .target')].map((thing) => thing.getBoundingClientRect()).some(
    (box) => box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom
  );
}
"""
STILL = """
async () => {
  const where = () => JSON.stringify(document.querySelector('.board .target')?.getBoundingClientRect());
  for (let same = 0, last = ''; same < 5; same = where() === last ? same + 1 : 0) {
    last = where();
    await new Promise(requestAnimationFrame);
  }
}
"""
"""Until the board has flown to where it wants to be."""
UNDO = '.acts button:has(use[href="#g-undo"]):not([disabled])'
HINT = '.acts button:has(use[href="#g-feather"])'
FOCUSED_IN = "(part) => document.activeElement.closest(part) !== null"
"""Whether the focus is in a part of the table."""


def told(page: Page) -> tuple[str, list[str], str]:
    return page.inner_text("#prompt"), options(page), page.inner_text("[role=log]")


@EVERY_GAME
def test_a_reload_and_a_cut_line_lose_nothing(hall: str, page: Page, game: str) -> None:
    page.add_init_script(REMEMBER_SOCKETS)
    sit_down(page, host(hall, "person", "novice", game=game))
    play_on(page, random.Random(2), moves=3, by_list=1)
    assert wait_for_turn(page)
    if page.query_selector(".acts .btn.do"):  # a question of the page's own, which nobody else knows of
        page.keyboard.press("Escape")
        page.wait_for_selector(".opts button[data-action]")
    before = told(page)
    page.reload()
    assert wait_for_turn(page)
    eventually(page, lambda: told(page) == before)
    page.context.set_offline(True)
    page.evaluate("sockets.forEach((socket) => socket.close())")
    page.wait_for_selector(".strip[role=alert]", timeout=60_000)
    assert "Rowing back" in page.inner_text(".strip")
    assert page.query_selector(".target.lit, .thing.lit") is None, "nothing glows while the table cannot be reached"
    page.context.set_offline(False)
    page.wait_for_selector(".opts button[data-action]", timeout=60_000)
    eventually(page, lambda: told(page) == before)
    play_on(page, random.Random(3), moves=2)


@EVERY_GAME
def test_a_decision_can_be_taken_back_and_a_hint_moves_nothing(hall: str, page: Page, game: str) -> None:
    sit_down(page, host(hall, "person", "novice", game=game))
    assert wait_for_turn(page)
    before = options(page)
    page.click(HINT)
    page.wait_for_selector(".hint", timeout=90_000)
    named = page.inner_text(".hint p").partition(": ")[2].strip()
    assert any(named in option for option in before)
    assert len(page.query_selector_all(".opts .best")) == 1
    assert options(page) == before
    assert _take_back_somewhere(page, random.Random(5))


def _take_back_somewhere(page: Page, chance: random.Random) -> bool:
    """Play on until a decision shows nothing new and can be taken back, and take it back.

    The bot has decided by then: what it shows ends the offer, and would end it under the mouse.
    """
    for _ in range(30):
        if not wait_for_turn(page):
            return False
        if page.query_selector(".acts .btn.do"):
            settled(page, lambda: page.click(".acts .btn.do"))
            continue
        before = options(page)
        settled(page, lambda: click_option(page, chance))
        if wait_for_turn(page) and page.query_selector(UNDO) and not page.query_selector(".acts .btn.do"):
            page.click(UNDO)
            eventually(page, lambda before=before: options(page) == before)  # type: ignore[misc]
            return True
    return False


@EVERY_GAME
def test_the_table_reads_in_english_and_in_french(hall: str, page: Page, game: str) -> None:
    sit_down(page, host(hall, "person", "novice", game=game))
    play_on(page, random.Random(4), moves=2)
    assert wait_for_turn(page)
    english = told(page)
    page.click("header button[aria-expanded]")
    page.click("header li button[lang=fr]")
    expect(page.locator("#saga-title")).to_have_text("La saga")
    page.wait_for_function("(before) => document.querySelector('#prompt').innerText !== before", arg=english[0])
    assert options(page) != english[1]
    assert page.inner_text("[role=log]") != english[2]
    play_on(page, random.Random(4), moves=2)


@EVERY_GAME
def test_a_game_needs_no_mouse(hall: str, page: Page, game: str) -> None:
    sit_down(page, host(hall, "person", "novice", game=game))
    assert wait_for_turn(page)
    by_arrows = 0
    for turn in range(10):
        if not wait_for_turn(page):
            break
        if page.query_selector(".acts .btn.do"):
            settled(page, lambda: page.keyboard.press("Enter"))
        elif turn % 2 == 0 and page.query_selector(".board .target.lit"):
            page.keyboard.press("Alt+g")
            page.keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement.classList.contains('lit')")
            settled(page, lambda: page.keyboard.press("Enter"))
            by_arrows += 1
        else:
            shown = page.query_selector(".opts .n") or page.query_selector(".opts .pebble")
            assert shown is not None
            key = shown.inner_text().strip()
            settled(page, lambda key=key: page.keyboard.press(key))  # type: ignore[misc]
    assert by_arrows > 0


@EVERY_GAME
def test_a_phone_shows_every_part_and_plays(hall: str, phone: Page, game: str) -> None:
    sit_down(phone, host(hall, "person", "novice", game=game))
    assert wait_for_turn(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    for number, pane in enumerate((".decide-pane", ".tray-pane", ".table-pane", ".saga-pane")):
        phone.click(f".tabs button >> nth={number}")
        expect(phone.locator(pane)).to_be_visible()
        if pane in (".tray-pane", ".saga-pane"):
            assert violations(phone) == []
    phone.click(".tabs button >> nth=0")
    for part in phone.query_selector_all(".windows button"):
        part.click()
        assert part.get_attribute("aria-pressed") == "true"
        phone.wait_for_function(SHOWS_SOMETHING)
    chance = random.Random(6)
    for _ in range(4):
        if not wait_for_turn(phone):
            break
        settled(phone, lambda: _touch(phone, chance))


def _touch(phone: Page, chance: random.Random) -> None:
    """Tap what glows on the board, or else a row."""
    if phone.query_selector(".acts .btn.do"):
        phone.tap(".acts .btn.do")
        return
    phone.evaluate(STILL)
    point = phone.evaluate(SPOT, [GLOWING, [*range(len(phone.query_selector_all(GLOWING)))]])
    if point:
        phone.touchscreen.tap(*point)
    else:
        click_option(phone, chance)


@EVERY_GAME
def test_the_focus_stays_where_the_choice_was_made(hall: str, page: Page, game: str) -> None:
    """On the board, in the tray and in the list: it never falls to the page itself."""
    sit_down(page, host(hall, "person", "novice", game=game))
    used = set()
    for turn in range(8):
        assert wait_for_turn(page)
        if page.query_selector(".acts .btn.do"):
            settled(page, lambda: page.click(".acts .btn.do"))
            continue
        if turn % 2 == 0 and page.query_selector(".board .target.lit"):
            where = ".board"
            page.keyboard.press("Alt+g")
        else:
            where = ".decide"
            page.focus(".opts button[data-action]")
        settled(page, lambda: page.keyboard.press("Enter"))
        used.add(where)
        eventually(page, lambda where=where: page.evaluate(FOCUSED_IN, where))  # type: ignore[misc]
        assert wait_for_turn(page)
        eventually(page, lambda where=where: page.evaluate(FOCUSED_IN, where))  # type: ignore[misc]
    assert ".decide" in used
