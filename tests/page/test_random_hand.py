"""A hand that does anything, chooses, goes back, reloads, presses keys: there is always something left to choose.

People hold all seats and one browser all their keys, so nothing happens but by this hand: a seed is always the same
game. `MEADHALL_HAND_STEPS` says how much it does (`make soak`: 500 steps a game), `MEADHALL_HAND_SEED` what.
"""

import os
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Error, Page

import meadhall

from .conftest import PATIENCE, is_wrong
from .hands import TAKES_CHOICES, click_option, click_target, host, hurry, sit_everywhere

STEPS = int(os.environ.get("MEADHALL_HAND_STEPS") or 40)
SEED = int(os.environ.get("MEADHALL_HAND_SEED") or 1)
LONG = 6 * PATIENCE
"""A hint may have to wait for bots that are made first."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
KEYS = [*"0123456789", *LETTERS, "Shift+U", "?", "+", "-", "=", "Escape", "Enter", " ", "Home", "End"]
KEYS += ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]
COMMANDS = "higstpcmnw?+-="
"""Keys that may look at anything, but decide nothing."""
ANSWERS = f"{TAKES_CHOICES}, .acts .btn.do, .small"
PATH = ".path button"
ALL_BACK = ".acts button:has-text('Take back all')"
BACK = ".acts button:has-text('Back'):not([disabled])"
CLOSES = "dialog[open]"
ROWS = "(rows) => rows.map((row) => Number(row.dataset.action))"


class Hand:
    """What it has done, and what it does next."""

    def __init__(self, page: Page, hall: str, game: str) -> None:
        self.page, self.hall, self.game = page, hall, game
        self.chance = random.Random(SEED)
        self.done: list[str] = []
        self.wrong: list[str] = []
        self.table: dict[str, Any] = {}
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self.wrong.append(said.text) if is_wrong(said) else None)

    def play(self, steps: int) -> None:
        hurry(self.page)
        self.sit_down()
        while len(self.done) < steps:
            self.rest()
            if self.page.query_selector(".small"):
                self.sit_down()
            else:
                self.step()
        self.rest()

    def sit_down(self) -> None:
        seed = self.chance.randrange(2**31)
        self.done.append(f"a new table, seed {seed}")
        self.table = host(self.hall, "person", "person", game=self.game, seed=seed)
        sit_everywhere(self.page, self.table)

    def rest(self) -> None:
        """Until the page takes an answer again; and what it then offers is what the server would take, in whatever
        order."""
        self.page.wait_for_selector(ANSWERS, state="attached", timeout=LONG)
        rows = self.page.eval_on_selector_all(TAKES_CHOICES, ROWS)
        asked = next((seat_view for seat_view in self.state()["seat_views"] if seat_view["legal"]), {"legal": []})
        legal = [action["number"] for action in asked["legal"]]
        narrowed = self.page.query_selector(".path .now:has-text('which of these')")
        offered = set(rows) <= set(legal) if narrowed else sorted(rows) == sorted(legal)
        assert not rows or offered, f"{rows} of {legal}"
        assert not self.wrong, self.wrong

    def state(self) -> dict[str, Any]:
        """The table as the server tells it to these seats."""
        address = f"{self.hall}/api/tables/{self.table['table']['id']}/state"
        keys = {"authorization": f"Bearer {','.join(self.table['tokens'].values())}"}
        return dict(httpx.get(address, headers=keys, timeout=PATIENCE / 1000).json()["update"])

    def step(self) -> None:
        """Anything that can be done now."""
        ways = self.ways()
        _, name, way = self.chance.choices(ways, [weight for weight, _, _ in ways])[0]
        self.done.append(name)
        way()

    def ways(self) -> list[tuple[int, str, Callable[[], None]]]:
        """What can be done now, and how readily; behind a window that is open, nothing."""
        if self.page.query_selector(CLOSES):
            return [(1, "close", lambda: self.page.keyboard.press("Escape"))]
        ways: list[tuple[int, str, Callable[[], None]]] = [(12, "a key", self.press), (1, "reload", self.reload)]
        if self.page.query_selector(".acts .btn.do"):
            ways += [(12, "yes", lambda: self.page.click(".acts .btn.do")), (6, "no", lambda: self.page.click(BACK))]
        else:
            ways += [(14, "a row", lambda: click_option(self.page, self.chance)), (14, "the board", self.point)]
        if self.page.query_selector(BACK) and self.page.query_selector(TAKES_CHOICES):
            ways += [(6, "back", lambda: self.page.click(BACK)), (4, "escape", self.escape)]
        if self.page.query_selector(PATH):
            ways.append((4, "along the path", self.go_back_along_the_path))
        if self.page.query_selector(ALL_BACK):
            ways.append((1, "all back", lambda: self.page.click(ALL_BACK)))
        return ways

    def point(self) -> None:
        if not click_target(self.page, self.chance):
            self.done[-1] += " (nothing glows)"

    def press(self) -> None:
        key = self.chance.choice(KEYS)
        self.done[-1] = f"key {key}"
        before = self.state()["seq"]
        self.page.keyboard.press(key)
        if key in COMMANDS:
            self.page.wait_for_selector(ANSWERS, state="attached", timeout=LONG)
            assert self.state()["seq"] == before, f"{key} played a move"

    def escape(self) -> None:
        self.page.keyboard.press("Escape")

    def go_back_along_the_path(self) -> None:
        steps = self.page.query_selector_all(PATH)
        self.chance.choice(steps).click()

    def reload(self) -> None:
        self.page.reload()
        self.page.wait_for_selector(".game .decide, .game .small")


@pytest.mark.parametrize("game", meadhall.games())
def test_whatever_the_hand_does_there_is_something_to_choose(hall: str, page: Page, game: str) -> None:
    hand = Hand(page, hall, game)
    try:
        hand.play(STEPS)
    except (AssertionError, Error) as error:
        done = "\n".join(f"{number:4} {what}" for number, what in enumerate(hand.done))
        again = f"MEADHALL_HAND_SEED={SEED} MEADHALL_HAND_STEPS={len(hand.done)}"
        pytest.fail(f"{game}, {again}\n{error}\n{hand.wrong}\n{done}")
