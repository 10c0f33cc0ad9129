"""Each game's lesson, played to its end through the page as somebody would who does what the guide says."""

import pytest
from playwright.sync_api import Page, expect

import meadhall
from meadhall.engine.lesson import LEARNER, Lesson

from .hands import eventually, hurry, seen_from_outside, violations, wait_for_turn

PATIENCE = 60_000
"""Milliseconds: other seats' turns are told at their own pace."""


def begin(page: Page, game: str) -> str:
    """From the screen of the game to the table of its lesson; returns the table's id."""
    page.goto(f"/#/learn/{game}")
    page.click("button:has-text('Play this first game')")
    page.wait_for_selector(".guide")
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", meadhall.games())
def test_a_lesson_can_be_played_to_its_end_and_the_game_goes_on(hall: str, page: Page, game: str) -> None:
    lesson = Lesson.of(meadhall.game(game))
    assert lesson is not None
    hurry(page)
    table = begin(page, game)
    for step in lesson.steps[:-1]:
        if step.tell:
            expect(page.locator(".guide .said")).to_contain_text(_told(game, step.tell), timeout=PATIENCE)
            page.wait_for_selector(".pointer")
        if step.do and step.seat == LEARNER:
            expect(page.locator(".opts button[data-action]")).to_have_count(1, timeout=PATIENCE)
            page.click(".opts button[data-action]")
            if page.query_selector(".acts .btn.do"):
                page.click(".acts .btn.do")
        elif step.tell:
            page.click(".guide .btn.do")
    assert violations(page) == []
    expect(page.locator(".guide .said")).to_contain_text("Now you play on")
    page.click(".guide button:has-text('Play on')")
    expect(page.locator(".guide")).to_have_count(0)
    bots = [seat != LEARNER for seat in range(lesson.players)]
    eventually(page, lambda: [seat["stand_in"] for seat in seen_from_outside(hall, table)["seats"]] == bots)
    assert wait_for_turn(page)
    assert len(page.query_selector_all(".opts button[data-action]")) > 1, "all that is legal can be done again"


def test_a_lesson_can_be_taken_back_reloaded_and_left(hall: str, page: Page) -> None:
    begin(page, "yggdrasil")
    for _ in range(3):
        page.click(".guide .btn.do")
    first = page.inner_text(".guide .said")
    page.click(".opts button[data-action]")
    expect(page.locator(".guide .said")).not_to_have_text(first)
    page.reload()
    page.wait_for_selector(".guide .said")
    page.click(".acts button:has-text('Back')")
    expect(page.locator(".guide .said")).to_contain_text(_told("yggdrasil", "goal"))
    page.click(".guide button:has-text('Leave the lesson')")
    expect(page.locator(".guide")).to_have_count(0)
    wait_for_turn(page)
    assert len(page.query_selector_all(".opts button[data-action]")) > 1


def test_a_lesson_fits_a_phone(hall: str, phone: Page) -> None:
    begin(phone, "blood-rage")
    for _ in range(3):
        phone.click(".guide .btn.do")
    expect(phone.locator(".opts button[data-action]")).to_be_in_viewport()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


def _told(game: str, step: str) -> str:
    from meadhall.engine.words import Words

    return Words.of(meadhall.game(game), "en").say(f"lesson-{step}")
