"""Yggdrasil through the page, as people play it."""

import random

from playwright.sync_api import Browser, Page, expect

from .conftest import window
from .hands import (
    click_target,
    eventually,
    host,
    options,
    play_on,
    press,
    seen_from_outside,
    settled,
    sit_down,
    wait_for_turn,
)


def test_a_step_can_be_taken_back_by_button_and_by_key(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    question, first = page.inner_text("#prompt"), options(page)
    page.click(".opts button:has-text('Nidavellir')")
    expect(page.locator("#prompt")).to_contain_text("weapon", ignore_case=True)
    assert "Nidavellir" in page.inner_text(".path")
    page.click(".acts button:has-text('Back')")
    expect(page.locator("#prompt")).to_have_text(question)
    eventually(page, lambda: options(page) == first)
    page.click(".opts button:has-text('Nidavellir')")
    expect(page.locator("#prompt")).to_contain_text("weapon", ignore_case=True)
    press(page, "u")
    eventually(page, lambda: options(page) == first)


def test_pointing_at_a_row_lights_its_target_and_the_other_way_round(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.hover(".opts button:has-text('Alfheim')")
    expect(page.locator(".target.hot")).to_have_attribute("data-word", "alfheim")
    page.hover(".target[data-kind=world][data-word=helheim]")
    expect(page.locator(".opts button.hot")).to_contain_text("Helheim")


def test_ending_the_turn_early_asks_first(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.click(".opts button:has-text('End the turn')")
    expect(page.locator("#prompt")).to_have_text("End the turn here?")
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_contain_text("Where do")
    page.click(".opts button:has-text('End the turn')")
    expect(page.locator(".acts .btn.do")).to_be_enabled()  # a double tap ends no turn
    settled(page, lambda: page.keyboard.press("Enter"))


def test_the_game_can_be_played_by_keyboard_alone(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.keyboard.press("g")
    assert page.evaluate("document.activeElement.classList.contains('lit')")
    first = page.evaluate("document.activeElement.dataset.word")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.dataset.word")
    assert second != first
    settled(page, lambda: page.keyboard.press("Enter"))
    for _ in range(12):
        if not wait_for_turn(page):
            break
        key = "0" if page.query_selector(".pebble") else "Enter" if page.query_selector(".acts .btn.do") else "1"
        settled(page, lambda key=key: page.keyboard.press(key))  # type: ignore[misc]
    page.keyboard.press("?")
    page.wait_for_selector("dialog.keys[open]")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.keys")).to_have_count(0)


def test_a_spectator_sees_the_table_without_ember(hall: str, page: Page, browser: Browser) -> None:
    table = host(hall, "person", "novice", public=True)
    sit_down(page, table)
    wait_for_turn(page)
    for other in window(browser, hall):
        other.goto(f"/#/table/{table['table']['id']}")  # type: ignore[index]
        other.wait_for_selector(".game")
        assert other.query_selector(".target.lit") is None
        expect(other.locator("#prompt")).to_contain_text("is choosing")
        settled(other, lambda: _point(page))


def _point(page: Page) -> None:
    assert click_target(page, random.Random(1))


def test_clicking_what_does_not_glow_tells_what_it_is(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    settled(page, lambda: page.click(".opts button:has-text('Nidavellir')"))
    page.click(".target[data-kind=world][data-word=helheim]")
    page.wait_for_selector("dialog.about[open]")
    assert "Vikings" in page.inner_text("dialog.about p")


def test_the_server_keeps_what_the_page_played(hall: str, page: Page) -> None:
    table = host(hall, "person", "novice")
    sit_down(page, table)
    play_on(page, random.Random(8), moves=3)
    eventually(page, lambda: seen_from_outside(hall, table["table"]["id"])["seq"] >= 3)
