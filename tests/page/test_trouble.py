"""What goes wrong in the page and nobody expected is told in words, once; noise is not."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import PATIENCE
from .hands import host, sit_down, violations, wait_for_turn, wear

BREAKS = "() => { WebSocket.prototype.send = () => { throw new Error('the mast broke'); }; }"
NOISE = """
() => {
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
  void Promise.reject(new DOMException('left', 'AbortError'));
  const leaving = new AbortController();
  void fetch('/api/games', { signal: leaving.signal });
  leaving.abort();
}
"""
AFTER_A_LOST_REQUEST = "fetch('/rules/lost').catch(() => new Promise((done) => setTimeout(done)))"


@pytest.fixture(params=[(1280, 800), (390, 844)], ids=["desktop", "phone"])
def careless(request: pytest.FixtureRequest, browser: Browser, hall: str) -> Iterator[Page]:
    """A window in which errors are allowed."""
    width, height = request.param
    size = {"width": width, "height": height}
    context = browser.new_context(base_url=hall, viewport=size, locale="en-GB", service_workers="block")
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_error_is_told_once_and_a_reload_helps(hall: str, careless: Page, language: str) -> None:
    page, notice = careless, careless.locator(".trouble[role=alert]")
    wear(page, language=language)
    sit_down(page, host(hall, "person", "novice"))
    wait_for_turn(page)
    page.evaluate(BREAKS)
    page.click(".opts button >> nth=0")
    expect(notice).to_contain_text({"en": "safe on the server", "fr": "en sécurité sur le serveur"}[language])
    expect(notice.locator("code")).to_contain_text("Error: the mast broke")
    assert violations(page) == []
    page.evaluate("void Promise.reject(new Error('the oars broke'))")
    expect(notice).to_have_count(1)
    expect(notice.locator("code")).to_contain_text("the mast broke")
    notice.locator("button").first.click()
    expect(notice).to_have_count(0)
    assert wait_for_turn(page)
    page.click(".opts button >> nth=0")


def test_a_promise_that_nobody_keeps_is_told_too_and_can_be_put_away(careless: Page) -> None:
    page, notice = careless, careless.locator(".trouble[role=alert]")
    page.goto("/")
    page.wait_for_selector("main h2")
    page.evaluate("void Promise.reject(new Error('the oars broke'))")
    expect(notice.locator("code")).to_contain_text("the oars broke")
    notice.locator("button:has-text('Close')").click()
    expect(notice).to_have_count(0)


def test_noise_and_a_lost_connection_are_not_told(careless: Page) -> None:
    """They come first: had one been told, it would stand there still."""
    page = careless
    page.goto("/")
    page.wait_for_selector("li.game-card")
    page.evaluate(NOISE)
    page.route("**/rules/**", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.goto("/#/rules/yggdrasil")
    page.evaluate(AFTER_A_LOST_REQUEST)
    page.evaluate("void Promise.reject(new Error('the oars broke'))")
    expect(page.locator(".trouble[role=alert] code")).to_contain_text("the oars broke")
