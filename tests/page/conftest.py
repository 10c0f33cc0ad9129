"""Chromium against a real server process. Without a browser: a failure in CI, a loud notice elsewhere."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

from .browser import BROWSER, FLAGS

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "meadhall" / "server" / "page" / "index.html"
EXPECTED = re.compile(
    r"ERR_|responded with a status of (400|403|409|429) |Cross-Origin-Opener-Policy header has been ignored"
)
"""A lost connection and a refusal, which the page tells in words, and a header that means nothing by plain http."""
CI = os.environ.get("CI") == "true"
START_SECONDS = 180
PATIENCE = 120_000
"""Milliseconds anything may take that will come: the machine may be busy with other things."""
MISSING: set[str] = set()
"""What kept the page from being tested."""


def need(what: bool, said: str) -> None:
    """In CI what is missing is a failure, elsewhere a loud notice."""
    if what:
        return
    if CI:
        pytest.fail(said)
    MISSING.add(said)
    pytest.skip(f"THE PAGE IS NOT TESTED: {said}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """However quiet the run, this is said."""
    for said in sorted(MISSING):
        terminalreporter.section("THE PAGE IS NOT TESTED", sep="!", red=True, bold=True)
        terminalreporter.line(said)


@pytest.fixture(scope="package")
def hall_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its database."""
    return tmp_path_factory.mktemp("hall")


@pytest.fixture(scope="package")
def hall(hall_folder: Path) -> Iterator[str]:
    """The address of a server of its own."""
    need(BUILT.is_file(), "the page is not built; run `npm run build` in web/")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = hall_folder
    environment = os.environ | {
        "MEADHALL_COMPILE_BOTS": "0",
        "MEADHALL_BOT_PAUSE": "0",
        "MEADHALL_BOT_SEED": "0",
        "MEADHALL_ANALYSES": "asked",
        "MEADHALL_ANALYSIS_SECONDS": "1",
        "MEADHALL_BOT_SECONDS": "60",  # on a busy machine, too, it is the bot itself that decides
        "MEADHALL_WRITES_PER_SECOND": "1000",
        "MEADHALL_WORK_SECONDS_PER_MINUTE": "1000",
        "MEADHALL_SIGN_INS_PER_MINUTE": "1000",
        "MEADHALL_TABLES_PER_HOUR": "100000",
        "MEADHALL_PUSH_CONTACT": "mailto:hall@example.org",
        "MEADHALL_WEBHOOKS_INSIDE": "1",
    }
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from meadhall.cli import main; main()",
                "serve",
                "--port",
                str(port),
                "--data",
                folder,
            ],
            cwd=ROOT,
            env=environment,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, server, folder / "log")
        yield address
    finally:
        server.terminate()
        server.wait(120)


def _wait_for(address: str, server: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        try:
            if httpx.get(f"{address}/health", timeout=10).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.2)
    pytest.fail(f"the server did not start:\n{log.read_text()[-2000:]}")


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed when the tests of the page are over: until then its event loop runs in this thread, and no other can."""
    need(bool(BROWSER), "no Chromium found; install one or set MEADHALL_BROWSER")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser, hall: str) -> Iterator[Page]:
    """A desktop window at the server's door; whatever goes wrong in the page fails the test."""
    yield from window(browser, hall)


@pytest.fixture
def phone(browser: Browser, hall: str) -> Iterator[Page]:
    yield from window(browser, hall, width=390, height=844, touch=True)


@pytest.fixture
def installed(browser: Browser, hall: str) -> Iterator[Page]:
    """A window whose page has its worker beside it."""
    yield from window(browser, hall, worker=True)


def window(
    browser: Browser,
    hall: str,
    width: int = 1280,
    height: int = 800,
    touch: bool = False,
    motion: bool = False,
    worker: bool = False,
) -> Iterator[Page]:
    context = browser.new_context(
        base_url=hall,
        viewport={"width": width, "height": height},
        locale="en-GB",
        has_touch=touch,
        service_workers="allow" if worker else "block",  # what a test cuts off must be cut off
        reduced_motion="no-preference" if motion else "reduce",
    )
    context.set_default_timeout(PATIENCE)
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda said: wrong.append(said.text) if is_wrong(said) else None)
    yield opened
    context.close()
    assert not wrong, wrong


def stop_the_clock(page: Page) -> None:
    """Let the page's time, which a test has taken over, stand still in a moment; a busy machine may be too late."""
    while True:
        try:
            return page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        except Error as late:
            if "past" not in late.message:
                raise


def is_wrong(said: ConsoleMessage) -> bool:
    """An error, or a warning of the framework that the page is written in."""
    return "svelte.dev/e/" in said.text or (said.type == "error" and not EXPECTED.search(said.text))
