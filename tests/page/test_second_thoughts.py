"""Steps are taken back and others taken instead, and nothing that can be chosen is lost on the way."""

import random
import re

import pytest
from playwright.sync_api import Page

import meadhall
from meadhall.engine.tables import Table

from .hands import (
    SEED,
    TAKES_CHOICES,
    click_option,
    command,
    eventually,
    host,
    hurry,
    led_to,
    options,
    press,
    settled,
    sit_down,
    sit_everywhere,
    wait_for_turn,
)

TRIES = 120
"""Decisions a game may need before two of them in a row can be taken back."""


def choose(page: Page, words: str) -> None:
    page.click(f".opts button:has-text('{words}') >> nth=0")


def path(page: Page) -> list[str]:
    """The steps that can be taken back, as they are read."""
    return [step.strip() for step in page.locator(".path button").all_inner_texts()]


def offers(table: Table) -> list[str]:
    return [str(action) for action in table.legal(table.waiting[0])]


def test_valkyries_may_change_their_mind(hall: str, page: Page) -> None:
    def midgard_leads_to_both(table: Table) -> bool:
        midgard = [a for a in table.legal(table.waiting[0]) if str(a) == "act midgard"]
        after = table.clone()
        for action in midgard:
            after.play(after.waiting[0], action)
        return bool(midgard) and {"fly green", "fly white"} <= set(offers(after))

    sit_everywhere(page, led_to(hall, "yggdrasil", midgard_leads_to_both))
    wait_for_turn(page)
    steps = path(page)
    choose(page, "Midgard")
    choose(page, "Valkyries to the green island")
    page.click(".acts button:has-text('Back')")
    choose(page, "Valkyries to the white island")
    eventually(page, lambda: path(page) == [*steps, "Midgard", "Valkyries to the white island"])
    page.wait_for_selector(TAKES_CHOICES)


def test_warriors_are_sent_and_called_back_until_all_are_ready(hall: str, page: Page) -> None:
    def two_can_be_sent(table: Table) -> bool:
        seat, after = table.waiting[0], table.clone()
        for _ in range(2):
            sent = next((a for a in after.legal(seat) if str(a).startswith("send ")), None)
            if sent is None:
                return False
            after.play(seat, sent)
        return "ready" in offers(after) and after.waiting[0] == seat

    sit_everywhere(page, led_to(hall, "champions-of-midgard", two_can_be_sent))
    wait_for_turn(page)
    steps = len(path(page))
    choose(page, "Send")
    eventually(page, lambda: len(path(page)) == steps + 1)
    choose(page, "Send")
    eventually(page, lambda: len(path(page)) == steps + 2)
    press(page, "Escape")
    eventually(page, lambda: len(path(page)) == steps + 1)
    choose(page, "Send")
    eventually(page, lambda: len(path(page)) == steps + 2)
    settled(page, lambda: choose(page, "Ready"))


def test_two_warriors_are_sent_at_once_and_called_back_one_by_one(hall: str, page: Page) -> None:
    def two_alike_can_be_sent(table: Table) -> bool:
        seat, after = table.waiting[0], table.clone()
        sent = next((a for a in after.legal(seat) if str(a).startswith("send swordsman")), None)
        if sent is None:
            return False
        after.play(seat, sent)
        return after.decision == "assign" and after.waiting == [seat] and sent in after.legal(seat)

    sit_everywhere(page, led_to(hall, "champions-of-midgard", two_alike_can_be_sent))
    wait_for_turn(page)
    steps = len(path(page))
    row = page.locator(".opts li:has-text('Send a swordsman'):has(.times)").first
    row.locator(".times").click()
    assert row.locator(".times").inner_text() == "×2"
    row.locator("button").first.click()
    eventually(page, lambda: len(path(page)) == steps + 2)
    assert path(page)[-1] == path(page)[-2]
    press(page, "Escape")
    eventually(page, lambda: len(path(page)) == steps + 1)


def test_a_pick_of_the_draft_is_changed_while_others_choose(hall: str, page: Page) -> None:
    table = host(hall, "person", "person", "person", game="blood-rage")
    other = meadhall.new("blood-rage", players=3, seed=SEED).legal(1)[0]
    sit_down(page, table)
    wait_for_turn(page)
    first, second = options(page)[:2]
    page.click(".opts button >> nth=0")
    back = page.get_by_role("button", name=re.compile("^Take back"))
    back.wait_for()
    two_choose = page.inner_text("#prompt")
    command(hall, table, t="act", id="other", seq=1, seat=1, action=other.number)
    eventually(page, lambda: page.inner_text("#prompt") != two_choose)
    back.click()
    page.wait_for_selector(TAKES_CHOICES)
    assert options(page)[:2] == [first, second]
    page.click(".opts button >> nth=1")
    eventually(page, lambda: len(path(page)) == 1 and path(page)[0] in second)


@pytest.mark.parametrize("game", meadhall.games())
def test_two_steps_one_back_and_choose_again(hall: str, page: Page, game: str) -> None:
    """By the button, by Escape, and after a reload: the steps that are read are always those that were taken."""
    hurry(page)
    sit_everywhere(page, host(hall, "person", "person", game=game))
    chance = random.Random(1)
    for way in ("button", "key", "reload"):
        before = take_two_steps(page, chance)
        if way == "reload":
            page.reload()
            eventually(page, lambda before=before: path(page) == before)  # type: ignore[misc]
        if way == "key":
            press(page, "Escape")
        else:
            page.click(".acts button:has-text('Back')")
        eventually(page, lambda before=before: path(page) == before[:-1])  # type: ignore[misc]
        decide(page, chance)
        assert path(page)[:-1] in (before[:-1], []), "all of them, or something was shown"
        assert options(page)


def take_two_steps(page: Page, chance: random.Random) -> list[str]:
    """Decide until two decisions in a row can be taken back; returns the steps that are read then."""
    assert wait_for_turn(page)
    in_a_row = 0
    for _ in range(TRIES):
        steps = path(page)
        decide(page, chance)
        in_a_row = in_a_row + 1 if len(path(page)) == len(steps) + 1 else 0
        if in_a_row == 2:
            return path(page)
    raise AssertionError("two steps in a row could never be taken back")


def decide(page: Page, chance: random.Random) -> None:
    """Take a decision from the list, and wait for the next."""
    click_option(page, chance)
    if page.query_selector(".acts .btn.do"):
        page.click(".acts .btn.do")
    page.wait_for_selector(TAKES_CHOICES)
