"""Friends at one table: the lobby, who plays a seat, what a host may do, talk, and the rematch."""

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import window
from .hands import host, sit_down

PHONE = {"width": 390, "height": 844, "touch": True}


@pytest.fixture
def friend(browser: Browser, hall: str) -> Iterator[Page]:
    yield from window(browser, hall, **PHONE)


def test_friends_meet_in_the_lobby(hall: str, page: Page, friend: Page) -> None:
    made = host(hall, "person", "open", start=False)
    table = made["table"]["id"]
    page.goto(f"/#/table/{table}?seat=0&token={made['tokens']['0']}")
    friend.goto(f"/#/table/{table}?invite={made['invite']}")
    friend.get_by_role("button", name="Sit down here").click()
    expect(friend.get_by_role("alert")).to_have_text("Say your name first.")
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Sit down here").click()
    friend.get_by_role("button", name="I am ready").click()
    expect(page.locator(".seat", has_text="Bo")).to_contain_text("ready")
    friend.get_by_label("Say something").fill("Here I am")
    friend.keyboard.press("Enter")
    expect(page.locator(".talk")).to_contain_text("Here I am")
    page.locator(".seat", has_text="Bo").get_by_role("button", name="Make host").click()
    expect(friend.get_by_role("button", name="Start")).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_have_count(0)
    friend.get_by_role("button", name="Start").click()
    expect(page.locator(".game .decide")).to_be_visible()
    expect(friend.locator(".game .decide")).to_be_visible()


def test_a_host_puts_a_bot_in_and_the_other_comes_back(hall: str, page: Page, friend: Page) -> None:
    made = host(hall, "person", "person")
    sit_down(page, made)
    sit_down(friend, made, 1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The host’s powers").click()
    page.get_by_role("button", name="Let a bot play for now").click()
    expect(friend.locator(".strip")).to_contain_text("The host let a bot play for you.")
    expect(page.locator(".rail .seat").nth(1)).to_contain_text("a bot plays for now")
    friend.get_by_role("button", name="Take my seat back").click()
    expect(friend.locator(".strip")).to_have_count(0)
    expect(page.locator(".saga .note").first).to_have_text("P1 is back and plays again.")
    page.get_by_role("button", name="Throw out").click()
    page.get_by_role("button", name="Really? For good").click()
    expect(friend.locator(".strip[role=alert]")).to_contain_text("The host has taken your seat away")
    expect(page.locator(".rail .seat").nth(1)).to_contain_text("thrown out: a bot plays")


def test_talk_is_counted_until_it_is_read_and_a_closed_table_leads_to_the_rematch(
    hall: str, page: Page, friend: Page
) -> None:
    made = host(hall, "person", "person")
    sit_down(page, made)
    sit_down(friend, made, 1)
    page.locator(".rail").get_by_role("button", name="Talk").click()
    page.get_by_label("Say something").fill("Your turn soon")
    page.keyboard.press("Enter")
    friend.get_by_role("button", name="Talk, one new line").click()
    expect(friend.locator(".talk")).to_contain_text("Your turn soon")
    expect(friend.get_by_role("button", name="Talk", exact=True).first).to_be_visible()
    friend.locator(".talk").get_by_role("button", name="Close").click()
    table = made["table"]["id"]
    headers = {"authorization": f"Bearer {made['host']}"}
    httpx.post(f"{hall}/api/tables/{table}/close", json={}, headers=headers).raise_for_status()
    for closed in (page, friend):
        expect(closed.locator("#prompt")).to_contain_text("The host has closed this table")
    page.get_by_role("button", name="Rematch").click()
    friend.get_by_role("button", name="Sit down for the rematch").click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    expect(friend.locator(".seat", has_text="P1")).to_contain_text("you")
