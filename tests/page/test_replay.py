"""A replay tells a move as the table told it: events one by one, each roll with its own dice; a jump tells nothing."""

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import PATIENCE, stop_the_clock, window
from .hands import host

LONG = 6_000
"""More than any move takes to tell."""
SIGNS = "(all) => all.map((die) => die.querySelectorAll('use').length)"
COUNTS = {"blank": 0, "hit": 1, "double_hit": 2, "shield": 1}


@pytest.fixture(scope="module")
def finished(hall: str, browser: Browser) -> tuple[str, list[dict[str, Any]]]:
    """A game of Champions of Midgard that bots have played, one with a move of several rolls, as a spectator saw it."""
    table = host(hall, "novice", "novice", game="champions-of-midgard")["table"]["id"]
    for page in window(browser, hall):
        page.goto(f"/#/table/{table}")
        page.wait_for_selector(".end", timeout=4 * PATIENCE)
    frames = replayed(hall, table)
    assert any(has_several_rolls(frame) for frame in frames), "choose another seed"
    return table, frames


def replayed(hall: str, table: str) -> list[dict[str, Any]]:
    """All moves of a game that is over."""
    address = f"{hall}/api/tables/{table}/replay?seen_by=-1&count=200"
    frames: list[dict[str, Any]] = []
    while got := httpx.get(f"{address}&first={len(frames)}", timeout=PATIENCE / 1000).json()["frames"]:
        frames += got
    return frames


def has_several_rolls(frame: dict[str, Any]) -> bool:
    return len({str(faces(event)) for event in rolls(frame)}) > 1


def rolls(frame: dict[str, Any]) -> list[dict[str, Any]]:
    return [event for event in frame["events"] if event["name"] == "rolled"]


def faces(event: dict[str, Any]) -> list[int]:
    """How many signs each die of a roll shows."""
    return [COUNTS[dice["face"]] for dice in event["dice"] for _ in range(dice["count"])]


def open_replay(page: Page, table: str, at: int) -> None:
    page.goto(f"/#/replay/{table}?seen_by=-1&at={at}")
    expect(page.locator(".decide > .tag")).to_contain_text(f"Decision {at} of")


def test_a_move_is_told_step_by_step_with_the_dice_of_each_roll(
    hall: str, browser: Browser, finished: tuple[str, list[dict[str, Any]]]
) -> None:
    table, frames = finished
    at = next(position for position, frame in enumerate(frames) if has_several_rolls(frame))
    for page in window(browser, hall, motion=True):
        page.clock.install()
        open_replay(page, table, at - 1)
        lines = page.locator(".saga:visible li.line")
        before = lines.all_inner_texts()
        stop_the_clock(page)
        page.get_by_role("button", name="One decision on").click()
        expect(page.locator(".teller")).to_be_visible()
        seen: list[list[int]] = []
        for _ in range(LONG // 50):
            if not page.locator(".teller").count():
                break
            dice = page.locator(".teller .dice .true").evaluate_all(SIGNS)
            if dice and dice not in seen[-1:]:
                seen.append(dice)
            page.clock.run_for(50)
        expect(page.locator(".teller")).to_have_count(0)
        assert [thrown for thrown in seen if thrown] == without_repeats([faces(event) for event in rolls(frames[at])])
        assert lines.all_inner_texts() != before  # not longer: a long saga lets go of its oldest chapter


def without_repeats(thrown: list[list[int]]) -> list[list[int]]:
    return [dice for i, dice in enumerate(thrown) if dice and dice not in thrown[max(0, i - 1) : i]]


def test_the_next_move_cuts_the_last_one_short_and_a_jump_tells_nothing(
    hall: str, browser: Browser, finished: tuple[str, list[dict[str, Any]]]
) -> None:
    table, frames = finished
    for page in window(browser, hall, motion=True):
        page.clock.install()
        open_replay(page, table, 0)
        stop_the_clock(page)
        told = next(p for p, frame in enumerate(frames) if p > 0 and frame["events"])
        for position in range(1, told + 1):
            page.keyboard.press("ArrowRight")
            expect(page.locator(".decide > .tag")).to_contain_text(f"Decision {position} of")
        expect(page.locator(".teller")).to_be_visible()
        slider = page.locator(".tray input[type=range]")
        slider.fill(str(told + 1))
        expect(page.locator(".teller")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".decide > .tag")).to_contain_text(f"Decision {told + 1} of")


def test_with_movement_off_a_move_is_simply_there(
    hall: str, page: Page, finished: tuple[str, list[dict[str, Any]]]
) -> None:
    table, frames = finished
    told = next(p for p, frame in enumerate(frames) if p > 0 and frame["events"])
    open_replay(page, table, told - 1)
    before = page.locator(".saga:visible li").count()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "(before) => document.querySelectorAll('.saga li').length > before || document.querySelector('.teller')",
        arg=before,
    )
    expect(page.locator(".teller")).to_have_count(0)


def test_a_replay_that_was_asked_for_too_fast_comes_a_little_later(
    page: Page, finished: tuple[str, list[dict[str, Any]]]
) -> None:
    table, frames = finished
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
            return
        refused.append(route.request.url)
        answer = {"reason": "too-fast", "message": "come again in 1 s"}
        route.fulfill(status=429, headers={"retry-after": "1"}, json=answer)

    page.route("**/replay?*", refuse_once)
    open_replay(page, table, 0)
    expect(page.locator(".decide > .tag")).to_contain_text(f"of {len(frames) - 1}")
    assert refused


def test_a_hand_laid_open_fits_beside_the_board(hall: str, browser: Browser) -> None:
    table = host(hall, "novice", "novice", game="asgard")["table"]["id"]
    for page in window(browser, hall):
        page.goto(f"/#/table/{table}")
        page.wait_for_selector(".end", timeout=4 * PATIENCE)
        page.goto(f"/#/replay/{table}?seen_by=0&at=9")
        expect(page.locator(".hand")).to_be_visible()
        for hand in page.locator(".hand").all():
            wide, room = hand.evaluate("(hand) => [hand.scrollWidth, hand.clientWidth]")
            assert wide <= room
