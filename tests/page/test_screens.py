"""Every screen besides the game: reachable, in words, without a violation of accessibility."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import BUILT, window
from .hands import host, sit_down, violations, wait_for_turn, wear
from .looks import SIZES, fits, resize

SCREENS = {
    "/": "li.game-card",
    "/#/host/yggdrasil": "form.sheet details",
    "/#/rules/yggdrasil": "[role=search] ~ .book article p",
    "/#/learn/yggdrasil": "article button:has-text('Next')",
    "/#/ratings": "main:has(a[aria-current=page]) :is(table, p:not(.lead))",
    "/#/tables": "main p.none",
    "/#/settings": "input[type=radio]",
    "/#/account": "input[type=password]",
    "/#/campaign": "legend:has-text('Which gods')",
    "/#/host/yggdrasil-chronicles": "form.sheet p.campaign",
}
"""Each with something that only this screen shows, and only when it is complete."""
BUDGET = 400_000


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_screen_violates_accessibility(page: Page, theme: str) -> None:
    """At both widths. The boards are held to it in the whole games."""
    wear(page, theme=theme)
    found = []
    for screen, shown in SCREENS.items():
        page.goto(screen)
        page.wait_for_selector(shown)
        for size in (SIZES["1280"], SIZES["390"]):
            resize(page, size)
            found += [f"{screen} at {size[0]}: {each}" for each in violations(page)]
    assert found == []


def test_two_clicks_from_the_hall_to_a_game(page: Page) -> None:
    page.goto("/")
    page.click("li.game-card:has-text('Champions') button:has-text('Play now')")
    assert violations(page) == []
    page.select_option("label:has-text('Players') select", "4")
    page.select_option("label:has-text('The bots are') select", "novice")
    page.select_option("label:has-text('Your seat') select", label="2")
    page.click("button:has-text('Begin')")
    page.wait_for_selector(".game .board .target")
    expect(page.locator(".rail .seat")).to_have_count(4)
    expect(page.locator(".rail .seat").nth(1)).to_contain_text("you")
    wait_for_turn(page)


def test_text_can_be_larger_from_the_menu(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("li.game-card")
    size = "parseFloat(getComputedStyle(document.body).fontSize)"
    before = page.evaluate(size)
    page.click("header button[aria-expanded]")
    page.click("header li button:has-text('Size of text')")
    expect(page.locator("header li button:has-text('Size of text')")).to_contain_text("large")
    assert page.evaluate(size) > before
    page.reload()
    page.wait_for_selector("li.game-card")
    assert page.evaluate(size) > before


def test_bots_have_names_where_the_game_gives_none(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice", "warrior", game="asgard"))
    expect(page.locator(".rail .seat .nm .d")).to_have_text(["P0", "Ketil", "Signy"])


def test_a_friend_joins_by_the_invitation_and_the_host_starts(page: Page, browser: Browser, hall: str) -> None:
    page.goto("/#/host/yggdrasil")
    page.fill("input[autocomplete=nickname]", "Astrid")
    page.click("button:has-text('Set the table')")
    page.wait_for_selector("svg[aria-label='The link as a QR code']")
    assert violations(page) == []
    link = page.input_value(".invite input")
    expect(page.locator("button:has-text('Start')")).to_be_disabled()
    for other in window(browser, hall):
        other.goto(link)
        other.fill("input[autocomplete=nickname]", "Bjorn")
        other.click("button:has-text('Sit down here')")
        page.wait_for_selector("li.seat:has-text('Bjorn')")
        page.click("button:has-text('Start')")
        page.wait_for_selector(".game")
        other.wait_for_selector(".game")


def test_an_invitation_names_its_game_whatever_else_is_slow(page: Page, hall: str) -> None:
    table = host(hall, "person", "open", game="yggdrasil-chronicles")
    page.route(re.compile(r"/words/en/(?!yggdrasil-chronicles)"), lambda _: None)  # never answered
    page.goto(f"/#/table/{table['table']['id']}?invite={table['invite']}")
    expect(page.locator("main h2")).to_have_text("A table of Yggdrasil Chronicles")


def test_the_hall_says_nothing_of_open_tables_before_it_knows(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/tables", hold)
    page.goto("/")
    page.wait_for_selector(".game-card")
    expect(page.locator(".free")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".free")).to_be_visible()


def test_the_rules_can_be_searched(page: Page) -> None:
    page.goto("/#/rules/yggdrasil")
    page.wait_for_selector("article p")
    whole = len(page.inner_text("main"))
    page.fill("input[type=search]", "jotunheim")
    expect(page.locator("[role=status]")).to_contain_text("place")
    assert 0 < len(page.inner_text("main")) < whole


def test_a_thing_leads_to_its_passage_and_a_prompt_to_its_chapter(page: Page) -> None:
    page.goto("/#/rules/yggdrasil?about=giant-hymir")
    page.wait_for_selector("article li.asked")
    expect(page.locator(".asked")).to_have_text(re.compile("^Hymir: A whirlpool"))
    expect(page.locator(".asked")).to_be_in_viewport()
    page.goto("/#/rules/yggdrasil?ask=vikings")
    expect(page.locator("h3.asked")).to_have_text("A fight")
    expect(page.locator("h3.asked")).to_be_in_viewport()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_wide_tables_of_the_rules_scroll_by_themselves(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/#/rules/yggdrasil-chronicles")
    page.wait_for_selector("article table")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("[...document.querySelectorAll('article table')].every((t) => t.closest('.table'))")


def test_the_whole_table_can_be_read_as_lists(hall: str, page: Page) -> None:
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.click("header button[aria-expanded]")
    page.click("header li button:has-text('Describe the board')")
    page.wait_for_selector("dialog.describe[open] section")
    assert violations(page) == []
    told = page.inner_text("dialog.describe")
    assert "Jörmungand" in told
    assert "Bags" in told
    assert page.evaluate("document.querySelector('dialog.describe').scrollTop") == 0
    page.keyboard.press("Escape")
    expect(page.locator("dialog.describe")).to_have_count(0)


def test_settings_are_kept(page: Page) -> None:
    page.goto("/#/settings")
    page.click("text=Français")
    expect(page.locator("main h2")).to_have_text("Réglages")
    page.click("text=clair")
    page.reload()
    page.wait_for_selector("main h2")
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme]") == ["fr", "light"]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (390, 844), (900, 640)])
def test_nothing_is_cut_off(browser: Browser, hall: str, size: tuple[int, int]) -> None:
    table = host(hall, "person", "novice", "novice", "novice")
    for page in window(browser, hall, *size):
        sit_down(page, table)
        wait_for_turn(page)
        fits(page, size)


def test_a_phone_on_its_side_reaches_every_choice(browser: Browser, hall: str) -> None:
    for page in window(browser, hall, 844, 390, touch=True):
        sit_down(page, host(hall, "person", "novice"))
        wait_for_turn(page)
        page.tap(".opts button >> nth=-1")
        expect(page.locator("#prompt")).to_have_text("End the turn here?")
        page.tap(".acts button:has-text('Back')")
        page.tap(".opts button:has-text('Nidavellir')")
        expect(page.locator(".path")).to_contain_text("Nidavellir")


def test_the_page_is_light_enough() -> None:
    """All that any one reader could ever fetch of one language and all games."""
    folder = BUILT.parent
    total = sum(_compressed(path) for path in folder.rglob("*") if path.is_file())
    assert total < BUDGET, f"{total} bytes compressed"


def _compressed(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data, 9))


def test_the_page_keeps_to_the_security_policy() -> None:
    """No inline script and no inline style in the document: the server's policy forbids both."""
    html = BUILT.read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)", html)
    assert "<style" not in html
    assert "style=" not in html


def test_the_installed_page_opens_without_a_line(installed: Page) -> None:
    installed.goto("/")
    installed.wait_for_function("() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller)")
    installed.reload()  # what it is made of goes through the worker now
    expect(installed.locator(".game-card")).to_have_count(5)
    installed.context.set_offline(True)
    installed.reload()
    expect(installed.locator(".problem")).to_be_visible()
    installed.context.set_offline(False)
    icons = installed.evaluate("fetch('/manifest.json').then((m) => m.json()).then((m) => m.icons.map((i) => i.src))")
    assert [installed.request.get(icon).status for icon in icons] == [200] * 3
