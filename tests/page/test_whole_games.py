"""Whole games through the page, by clicking what glows, from the first decision to the end screen and its replay.

One browser plays the cooperative games, two play the others as two seats; bots hold the rest. In the middle the board
is looked at: at three sizes nothing is cut off, it is light, and no rule of accessibility is broken in either theme.
"""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import window
from .hands import eventually, host, hurry, play_together, sit_down, violations, wear
from .looks import look_over

PEOPLE = {
    "yggdrasil": ("person", "novice"),
    "yggdrasil-chronicles": ("person", "novice"),
    "blood-rage": ("person", "person", "novice"),
    "champions-of-midgard": ("person", "person", "novice"),
    "asgard": ("person", "person", "novice"),
}
MIDDLE = {"yggdrasil": 15, "yggdrasil-chronicles": 15, "blood-rage": 45, "champions-of-midgard": 45, "asgard": 45}
TO_DO = ".opts button, .acts .btn.do"


@pytest.mark.parametrize("game", PEOPLE)
def test_a_whole_game_by_clicking_what_is_lit(hall: str, browser: Browser, page: Page, game: str) -> None:
    seats = PEOPLE[game]
    table = host(hall, *seats, game=game)
    people = [page]
    windows = [window(browser, hall) for s in seats[1:] if s == "person"]
    people += [next(w) for w in windows]
    for seat, person in enumerate(people):
        wear(person, theme=["dark", "light"][seat])
        hurry(person)
        sit_down(person, table, seat)
    chance = random.Random(1)
    play_together(people, chance, MIDDLE[game])
    eventually(page, lambda: any(person.query_selector(TO_DO) for person in people))  # until no bot changes the board
    for seat, person in enumerate(people):
        assert look_over(person, game, ["dark", "light"][seat]) == []
    moves = MIDDLE[game] + play_together(people, chance)
    assert moves > MIDDLE[game]
    for person in people:
        assert person.inner_text(".end h2").strip()
        assert violations(person) == []
    _replay(page, moves)
    for w in windows:
        assert next(w, None) is None


def _replay(page: Page, moves: int) -> None:
    """From the end screen into the replay, to its last move."""
    page.click(".end a:has-text('Replay')")
    slider = page.locator(".tray input[type=range]")
    expect(page.locator(".decide > .tag")).to_contain_text("Decision 0 of")
    assert violations(page) == []
    last = int(slider.get_attribute("max") or 0)
    assert last > moves / 2
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".decide > .tag")).to_have_text(f"Decision {last} of {last}")
    page.wait_for_function("() => document.querySelectorAll('[role=log] li').length > 20")
