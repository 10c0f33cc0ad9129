"""Plain http from another machine of the network: much of a browser is missing there, and people play all the same."""

import random
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from .browser import BROWSER, FLAGS
from .conftest import PATIENCE, window
from .hands import host, play_together, sit_down, violations, wait_for_turn

NAME = "meadhall.lan"
MOVES = 8
NO_COPYING = "document.execCommand = () => false"
NO_CLIPBOARD = "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))"


@pytest.fixture(scope="module")
def elsewhere(hall: str) -> str:
    """The server's address as another machine would write it."""
    return hall.replace("127.0.0.1", NAME)


@pytest.fixture(scope="module")
def far_browser(browser: Browser) -> Iterator[Browser]:
    """A browser that finds the server by that name."""
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1", "--no-proxy-server"]
    started = browser.browser_type.launch(executable_path=BROWSER, args=flags)
    yield started
    started.close()


def come(page: Page, table: dict[str, object], query: str) -> None:
    """Open a table that waits for people."""
    info = table["table"]
    assert isinstance(info, dict)
    page.goto(f"/#/table/{info['id']}?{query}")
    expect(page.locator(".invite input")).to_be_visible()
    assert page.evaluate("[isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]") == [False] * 3


def pasted(page: Page) -> str:
    """What somebody would paste now."""
    page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))")
    page.focus("#paste")
    page.keyboard.press("Control+V")
    text = page.input_value("#paste")
    page.evaluate("document.getElementById('paste').remove()")
    return text


def test_two_people_meet_play_and_talk(hall: str, elsewhere: str, far_browser: Browser) -> None:
    table = host(hall, "person", "open", "novice")
    for ann in window(far_browser, elsewhere):
        come(ann, table, f"seat=0&token={table['tokens']['0']}&invite={table['invite']}")
        ann.click("button:has-text('Copy the link')")
        expect(ann.locator(".invite button")).to_contain_text("Copied")
        link = pasted(ann)
        assert link == f"{elsewhere}/#/table/{table['table']['id']}?invite={table['invite']}"
        for bo in window(far_browser, elsewhere):
            bo.goto(link)
            bo.fill("input[autocomplete=nickname]", "Sigrid")
            bo.click("button:has-text('Sit down here')")
            expect(ann.locator("li.seat:has-text('Sigrid')")).to_be_visible()
            start = f"{hall}/api/tables/{table['table']['id']}/start"
            headers = {"authorization": f"Bearer {table['host']}"}
            assert httpx.post(start, headers=headers, timeout=PATIENCE / 1000).status_code == 200
            for page in (ann, bo):
                page.wait_for_selector(".game .decide")
            assert play_together([ann, bo], random.Random(3), MOVES) == MOVES
            for page in (ann, bo):
                page.click("button:has-text('Talk'):visible")
            ann.fill(".talk input", "Skål!")
            ann.press(".talk input", "Enter")
            expect(bo.locator(".talk li")).to_have_text("P0 Skål!")


def test_what_needs_https_is_missing_in_words(hall: str, elsewhere: str, far_browser: Browser) -> None:
    for page in window(far_browser, elsewhere):
        sit_down(page, host(hall, "person", "novice"))
        wait_for_turn(page)
        page.click("header button[aria-expanded]")
        page.click("header li button:has-text('When it is my turn')")
        expect(page.locator("dialog.turn")).to_contain_text("need https")
        assert page.locator("button:has-text('Notify me on this device')").count() == 0


def test_a_moment_of_a_replay_can_be_sent_to_a_friend(hall: str, elsewhere: str, far_browser: Browser) -> None:
    table = host(hall, "novice", "novice")["table"]["id"]
    for page in window(far_browser, elsewhere):
        page.goto(f"/#/table/{table}")
        page.wait_for_selector(".end", timeout=4 * PATIENCE)
        page.goto(f"/#/replay/{table}?seen_by=1&at=3")
        page.click("button:has-text('Copy the link to this moment')")
        expect(page.locator(".decide button:has-text('Copied')")).to_be_visible()
        assert pasted(page) == f"{elsewhere}/#/replay/{table}?seen_by=1&at=3" == page.url


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_link_that_cannot_be_copied_is_there_to_copy_by_hand(hall: str, page: Page, language: str) -> None:
    page.add_init_script(NO_COPYING)
    page.add_init_script(NO_CLIPBOARD)
    page.add_init_script(f"localStorage.setItem('meadhall-settings', JSON.stringify({{ language: '{language}' }}))")
    table = host(hall, "person", "open")
    page.goto(f"/#/table/{table['table']['id']}?invite={table['invite']}")
    page.click(".invite button")
    words = {"en": "copy it yourself", "fr": "copiez-\u2060le vous-même"}
    expect(page.locator(".invite [role=status]")).to_contain_text(words[language])
    assert page.evaluate("getSelection().toString()") == page.input_value(".invite input")
    assert page.evaluate("document.activeElement.matches('.invite input')")
    assert violations(page) == []
