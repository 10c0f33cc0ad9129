"""What happens is shown as it happens, and never in the way: told step by step, cut short by a click or a key, off."""

import json
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import PATIENCE, stop_the_clock, window
from .hands import (
    TAKES_CHOICES,
    eventually,
    host,
    led_to,
    options,
    settled,
    sit_down,
    sit_everywhere,
    violations,
    wait_for_turn,
)

WATCH = """
() => {
  window.most = window.told = 0;
  const look = () => {
    window.most = Math.max(window.most, document.getAnimations().filter((a) => a.playState === 'running').length);
    window.told += document.querySelectorAll('.teller').length;
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Looks at every frame: how much moved at once at most, and how often something was told over the board."""
MOVEMENTS = """
() => {
  window.movements = new Set();
  document.addEventListener('animationstart', ({ animationName }) => movements.add(animationName), true);
}
"""
"""Remembers what began to move: that goes by the true time, and may be over by now."""
ALL_IS_HERE = ".told:has-text('then it is your turn'), .opts:not(.past) button, .end, .small"
"""All that came of the last move has arrived, though it may still have to be told."""
LONG = 6_000
"""More than any queue of events takes."""


ROWS_WITH_KEYS = "123456789abdefjkloqrvxyz"
SETTLES_IN = 300
"""How long a list that has just changed takes no decision."""
REMEMBER_WHAT_IS_SAID = """
() => {
  window.said = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (message) {
    if (JSON.parse(message).t !== 'ping') window.said.push(message);
    send.call(this, message);
  };
}
"""


def keep(page: Page, **wishes: object) -> None:
    """Open the page with these settings."""
    page.add_init_script(f"localStorage.setItem('meadhall-settings', JSON.stringify({json.dumps(wishes)}))")


@pytest.fixture
def lively(browser: Browser, hall: str) -> Iterator[Page]:
    """A window in which things move; its clock stands still, so that a test can look at any moment."""
    for page in window(browser, hall, motion=True):
        page.clock.install()
        yield page


def drain(page: Page) -> None:
    """Let the time pass that everything waiting may take."""
    page.clock.run_for(LONG)


def act(page: Page, number: int = 0) -> None:
    """Take an option by its place in the list, and wait for what comes of it."""
    settled(page, lambda: page.locator(".opts button[data-action]").nth(number).click())


def seat_and_story(page: Page) -> list[str]:
    return page.locator(".saga:visible li.line").all_inner_texts()


@pytest.fixture
def telling(hall: str, lively: Page) -> Page:
    """Yggdrasil, just after an own move: the first line of what happened stands over the board."""
    sit_down(lively, host(hall, "person", "novice"))
    wait_for_turn(lively)
    stop_the_clock(lively)
    drain(lively)
    end_the_turn(lively)
    lively.wait_for_selector(".teller")
    expect(lively.locator(".told")).to_contain_text("then it is your turn")
    return lively


def end_the_turn(page: Page) -> None:
    number = next(i for i, text in enumerate(options(page)) if "End the turn" in text)
    settled(page, lambda: page.locator(".opts button[data-action]").nth(number).click())
    page.clock.run_for(500)  # at once it would be taken for a double tap
    settled(page, lambda: page.locator(".acts .btn.do").click())


def test_events_are_told_one_after_the_other_and_the_queue_drains(telling: Page) -> None:
    page, told = telling, []
    for _ in range(200):
        if not page.locator(".teller").count():
            break
        told.append((page.inner_text(".teller"), len(seat_and_story(page))))
        page.clock.run_for(200)
    lines = [count for _, count in told]
    assert len({text for text, _ in told}) > 2
    assert lines == sorted(lines)
    assert lines[0] < lines[-1]
    expect(page.locator(".teller")).to_have_count(0)


def test_while_something_is_told_the_list_and_the_rail_are_of_the_same_moment(telling: Page) -> None:
    """The end of the turn has turned a card, and not until it was seen does anything speak of what comes next."""
    assert telling.locator(".board .target.lit").count() == 0
    assert telling.locator(TAKES_CHOICES).count() == 0
    asked = []
    for _ in range(LONG // 50):
        if not telling.locator(".teller").count():
            break
        seats = telling.locator(".rail .turn .nm .d").all_inner_texts()
        asked.append((telling.inner_text("#prompt"), *seats))
        telling.clock.run_for(50)
    expect(telling.locator(".told")).to_have_count(0)
    own = telling.locator(".rail .seat").first.locator(".nm .d").inner_text()
    assert all(("you" if seats[0] == own else seats[0]) in prompt for prompt, *seats in asked), asked
    assert len(set(asked)) > 1


ANYWHERE = {
    "the board": lambda page: page.locator(".board").click(position={"x": 360, "y": 300}),
    "a row": lambda page: page.locator(".opts button[data-action]").first.click(force=True),
    "the prompt": lambda page: page.click("#prompt"),
    "a seat": lambda page: page.locator(".rail .seat").first.click(),
    "a digit": lambda page: page.keyboard.press("1"),
    "hint": lambda page: page.keyboard.press("h"),
    "back": lambda page: page.keyboard.press("Escape"),
    "enter": lambda page: page.keyboard.press("Enter"),
}


@pytest.mark.parametrize("where", ANYWHERE)
def test_the_first_click_or_key_only_goes_on(telling: Page, where: str) -> None:
    telling.evaluate(REMEMBER_WHAT_IS_SAID)
    ANYWHERE[where](telling)
    expect(telling.locator(".teller")).to_have_count(0)
    assert telling.locator(".board .target.lit").count() > 0
    assert telling.evaluate("window.said") == []
    telling.clock.run_for(SETTLES_IN)
    wait_for_turn(telling)


def test_what_is_not_of_the_table_answers_while_something_is_told(telling: Page) -> None:
    telling.click("header button[aria-expanded]")
    expect(telling.locator("header li button[lang=fr]")).to_be_visible()
    assert telling.locator(".teller").count() == 1


def test_a_double_tap_takes_one_decision(hall: str, page: Page) -> None:
    page.clock.install()
    sit_down(page, host(hall, "person", "person"))
    wait_for_turn(page)
    stop_the_clock(page)
    page.evaluate(REMEMBER_WHAT_IS_SAID)
    settled(page, lambda: page.click(".opts button:has-text('Nidavellir')"))
    expect(page.locator("#prompt")).to_contain_text("weapon", ignore_case=True)
    page.locator(".opts button[data-action]").first.click(force=True)
    page.keyboard.press("1")
    assert len(page.evaluate("window.said")) == 1
    page.clock.run_for(SETTLES_IN)
    settled(page, lambda: page.keyboard.press("1"))
    assert len(page.evaluate("window.said")) == 2


@pytest.mark.parametrize("how", ["setting", "device"])
def test_with_movement_off_nothing_moves(hall: str, browser: Browser, how: str) -> None:
    for page in window(browser, hall, motion=how == "setting"):
        if how == "setting":
            keep(page, pace="none")
        sit_down(page, host(hall, "person", "novice"))
        wait_for_turn(page)
        page.evaluate(WATCH)
        end_the_turn(page)
        wait_for_turn(page)
        act(page)
        assert page.evaluate("[window.most, window.told]") == [0, 0]


def test_a_card_is_turned_up_before_the_board_shows_what_it_did(telling: Page) -> None:
    card = ".teller .card .face"
    for _ in range(100):
        if telling.locator(card).count():
            break
        telling.clock.run_for(100)
    shown = telling.locator(card).first.text_content()
    assert shown
    last = telling.locator(".rail .last")
    assert last.count() == 0 or shown not in last.inner_text()
    for _ in range(LONG // 100):
        telling.clock.run_for(100)
        if last.count() and shown in last.inner_text():
            return
    pytest.fail(f"the board never showed {shown}")


def throws(page: Page, find: Callable[[], bool], moves: int) -> bool:
    """Play the first options on until something is seen while it is told."""
    for _ in range(moves):
        page.wait_for_selector(ALL_IS_HERE)
        for _ in range(80):
            if find():
                return True
            if not page.locator(".teller").count():
                break
            page.clock.run_for(100)
        let_the_list_settle(page)
        if not wait_for_turn(page):
            return False
        act(page)
    return False


def let_the_list_settle(page: Page) -> None:
    """Bots may take their time, and what they do begins another tale."""

    def takes_choices() -> bool:
        page.clock.run_for(SETTLES_IN)
        return page.query_selector(f"{TAKES_CHOICES}, .acts .btn.do, .end, .small") is not None

    eventually(page, takes_choices)


def test_dice_tumble_and_lie_as_the_story_says(hall: str, lively: Page) -> None:
    sit_down(lively, host(hall, "person", "novice"))
    wait_for_turn(lively)
    lively.evaluate(MOVEMENTS)
    stop_the_clock(lively)
    assert throws(lively, lambda: lively.locator(".teller .dice").count() > 0, moves=20)
    told = lively.locator(".teller li", has_text="The die shows").last.inner_text()
    hammers = lively.locator(".teller .dice .true use").count()
    said = {"no hammer": 0, "one hammer": 1, "2 hammers": 2, "3 hammers": 3}
    assert hammers == next(count for words, count in said.items() if words in told)
    lively.wait_for_function("() => [...movements].some((name) => name.includes('fall'))")


def test_the_saga_can_be_filtered_and_walked_by_keyboard(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice", game="champions-of-midgard"))
    for _ in range(6):
        wait_for_turn(page)
        act(page)
    wait_for_turn(page)  # the bot has nothing to do now: the saga stands still
    whole = seat_and_story(page)
    page.locator(".filters:visible button", has_text="mine").click()
    mine = seat_and_story(page)
    assert 0 < len(mine) < len(whole)
    assert set(mine) <= set(whole)
    page.locator(".filters:visible button", has_text="all").click()
    page.locator(".saga:visible [role=log]").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.className").startswith("line")


def test_pointing_at_a_place_tells_what_it_is_and_what_can_be_done(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.locator(".board .target.lit[data-kind=world]").first.focus()
    here = page.locator(".here")
    expect(here).to_be_visible()
    assert any(text.split("\n")[1] in here.inner_text() for text in options(page))
    assert violations(page) == []
    page.keyboard.press("i")
    expect(page.locator("dialog.about a[href*=rules]")).to_be_visible()


def test_the_row_and_its_place_light_together(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.locator(".opts button[data-action]").first.focus()
    assert page.locator(".board .target.hot").count() > 0
    page.locator(".opts button[data-action]").first.blur()
    assert page.locator(".board .target.hot").count() == 0


def test_keys_reach_everything_and_are_listed(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice", hints=False))
    wait_for_turn(page)
    for key, place in {"t": "section.tray", "p": "aside.rail", "s": "[role=log]", "g": ".board .target"}.items():
        page.keyboard.press(f"Alt+{key}")
        page.wait_for_function("(place) => document.activeElement.matches(place)", arg=place)
    page.keyboard.press("Alt+c")
    expect(page.locator(".talk")).to_be_visible()
    page.keyboard.press("Alt+c")
    page.keyboard.press("Alt+m")
    assert page.evaluate("JSON.parse(localStorage.getItem('meadhall-settings')).sound") is False
    page.keyboard.press("?")
    listed = page.inner_text("dialog.keys")
    for words in ("to your own things", "to the seats", "talk at the table", "sound on or off"):
        assert words in listed
    assert violations(page) == []


def test_the_hint_key_asks_for_a_hint_however_long_the_list_is(hall: str, page: Page) -> None:
    sit_everywhere(
        page, led_to(hall, "blood-rage", lambda table: len(table.legal(table.waiting[0])) > len(ROWS_WITH_KEYS))
    )
    wait_for_turn(page)
    page.evaluate(REMEMBER_WHAT_IS_SAID)
    assert "".join(page.locator(".opts .n").all_inner_texts()) == ROWS_WITH_KEYS
    page.keyboard.press("h")
    page.wait_for_function("() => window.said.length > 0")
    assert {json.loads(each)["t"] for each in page.evaluate("window.said")} == {"hint"}  # and one for its reasons


SOUNDS = """
window.sounds = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.sounds += 1; } };
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: TOUCHED } });
"""


@pytest.mark.parametrize(("on", "touched"), [(True, True), (False, True), (True, False)])
def test_sound_is_heard_on_a_page_that_was_touched_unless_it_is_switched_off(
    hall: str, page: Page, on: bool, touched: bool
) -> None:
    page.add_init_script(SOUNDS.replace("TOUCHED", str(touched).lower()))
    if not on:
        keep(page, sound=False)
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.wait_for_function("(wanted) => window.sounds === wanted", arg=int(on and touched))


def test_a_clock_runs_where_the_table_has_one(hall: str, lively: Page) -> None:
    table = host(hall, "person", "open", clock={"kind": "total", "seconds": 600})
    info = table["table"]
    assert isinstance(info, dict)
    url = f"{hall}/api/tables/{info['id']}"
    taken = httpx.post(f"{url}/seats", json={"name": "Bo", "invite": table["invite"]}, timeout=60)
    assert taken.is_success, taken.text
    httpx.post(f"{url}/start", headers={"authorization": f"Bearer {table['host']}"}, timeout=60)
    sit_down(lively, table)
    stop_the_clock(lively)
    running = lively.locator(".rail .turn .clock").first
    before = running.inner_text()
    lively.clock.run_for(3_000)
    assert before.startswith("9:")
    assert running.inner_text() < before


ENDING = """
() => {
  window.early = window.held = 0;
  new MutationObserver(() => {
    window.early += document.querySelector('.small') && !document.querySelector('.end') ? 1 : 0;
    window.held += document.querySelector('#prompt')?.textContent === 'The last deeds are told' ? 1 : 0;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
"""Looks after every change: how often the result was read before its time, and how often it was held back."""


def test_nobody_reads_who_won_before_how_is_told(hall: str, lively: Page) -> None:
    """Somebody watches; the game is played when they are there, since the person who was waited for leaves."""
    table = host(hall, "person", "novice")
    where = table["table"]["id"]
    lively.goto(f"/#/table/{where}")
    lively.wait_for_selector(".game")
    lively.evaluate(ENDING)
    mine = {"authorization": f"Bearer {table['tokens']['0']}"}
    left = httpx.post(f"{hall}/api/tables/{where}/leave", headers=mine, timeout=PATIENCE / 1000)
    assert left.is_success, left.text
    lively.wait_for_selector(".end", timeout=120_000)
    assert lively.evaluate("window.held") > 0
    assert lively.evaluate("window.early") == 0


def test_the_end_tells_where_the_points_came_from(hall: str, page: Page) -> None:
    info = host(hall, "warrior", "warrior", game="blood-rage")["table"]
    assert isinstance(info, dict)
    page.goto(f"/#/table/{info['id']}")
    page.wait_for_selector(".end", timeout=120_000)
    sources = set()
    for row in page.locator(".end .bars > li").all():
        parts = [int(part) for part in row.locator("ul b").all_inner_texts()]
        assert sum(parts) == int(row.locator("> b").inner_text())
        sources.update(row.locator("ul li").all_inner_texts())
    assert len(sources) > 1
    assert violations(page) == []
    page.click("text=Look at the board")
    page.locator(".rail details summary").first.click()
    assert set(page.locator(".rail details[open] li").all_inner_texts()) <= sources
    assert page.locator(".rail details[open] li").count() > 0
