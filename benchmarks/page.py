"""How long until the first board stands: `python benchmarks/page.py [--times 5] [--out results.json]`.

For each game a table is opened in Chromium with an empty cache, then reloaded. Counted from the first byte of the
server's answer to the frame after the board's first target: by the clock, and what the page's main thread worked,
which is what it costs on a machine that has nothing else to do. The page is built first (`npm run build` in web/).
"""

import argparse
import json
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import meadhall
from tests.page.browser import BROWSER, FLAGS

ROOT = Path(__file__).parents[1]
WATCH = """
new MutationObserver((_, watch) => {
  if (!document.querySelector('.board .target')) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
}).observe(document, { childList: true, subtree: true });
"""


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--times", type=int, default=5)
    wanted.add_argument("--out", type=Path, default=ROOT / "benchmarks" / "results" / "page.json")
    asked = wanted.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = serve(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
            games = {game: measured(browser, address, game, asked.times) for game in meadhall.games()}
            browser.close()
        finally:
            server.terminate()
            server.wait(20)
    for game, took in games.items():
        told = (f"{when} {each['clock_ms']:.0f} ms, worked {each['worked_ms']:.0f} ms" for when, each in took.items())
        print(f"{game:24}", *told, sep="  ")
    machine = {"machine": platform.machine(), "cores": os.cpu_count(), "load": os.getloadavg()[0]}
    asked.out.write_text(json.dumps({**machine, "times": asked.times, "games": games}, indent=1) + "\n")


def serve(folder: Path) -> tuple["subprocess.Popen[bytes]", str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "meadhall", "serve", "--port", str(port), "--data", str(folder)]
    environment = os.environ | {"MEADHALL_WARM_BOTS": "0"}
    server = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    for _ in range(300):
        try:
            httpx.get(f"{address}/health", timeout=2)
            return server, address
        except httpx.TransportError:
            time.sleep(0.2)
    raise SystemExit("the server did not start")


def measured(browser: Browser, address: str, game: str, times: int) -> dict[str, dict[str, float]]:
    """Medians of so many openings of one table."""
    seats = [{"kind": "person", "name": "A"}, {"kind": "bot", "level": "novice"}]
    made = httpx.post(f"{address}/api/tables", json={"game": game, "seats": seats, "seed": 1}, timeout=60).json()
    way = f"{address}/#/table/{made['table']['id']}?seat=0&token={made['tokens']['0']}"
    taken: dict[str, list[dict[str, float]]] = {"first": [], "again": []}
    for _ in range(times):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        page.add_init_script(WATCH)
        session = context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.goto(way)
        taken["first"].append(drawn(page, session))
        page.reload()
        taken["again"].append(drawn(page, session))
        context.close()
    return {
        when: {what: round(statistics.median(each[what] for each in all_of), 1) for what in all_of[0]}
        for when, all_of in taken.items()
    }


def work(session: CDPSession) -> float:
    """What the main thread has worked since the page was opened or reloaded: its own time, not the clock's."""
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(m["value"] for m in metrics if m["name"] == "TaskDuration"))


def drawn(page: Page, session: CDPSession) -> dict[str, float]:
    page.wait_for_function(
        "() => window.drawn", timeout=60_000
    )  # a bare expression would be eval, which the page forbids
    clock = page.evaluate("window.drawn - performance.getEntriesByType('navigation')[0].responseStart")
    return {"clock_ms": float(clock), "worked_ms": work(session)}


if __name__ == "__main__":
    main()
