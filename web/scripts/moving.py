"""Writes docs/pictures/turn.webp, the README's moving picture: `python web/scripts/moving.py`.

A real hall with the built page (`npm run build`), a table of Yggdrasil with a trained bot, and a browser that plays a
turn; what the screen shows is kept as it goes.
"""

import io
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from look import BROWSER, FLAGS, ROOT
from PIL import Image
from playwright.sync_api import Page, sync_playwright

GAME, SEED = "yggdrasil", 11
ANSWERS = ("Midgard", "White", "Seek souls", "Nidavellir", "Fenrir", "Asgard", "Fenrir")
"""What is answered, by a word of its row; the first row where there is none."""
SIZE, SHOWN = (1280, 800), (960, 600)
FRAME = 0.18
"""Seconds between two looks."""
READS = 1.4
"""Seconds that a person looks at a question before answering it."""
LAST_STANDS = 2500
"""Milliseconds before it begins again."""
ROWS = ".opts[aria-busy=false] button[data-action]"


@contextmanager
def hall() -> Iterator[str]:
    """A server of its own, and its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address, settings = f"http://127.0.0.1:{port}", {"MEADHALL_BOT_SEED": "0", "MEADHALL_BOT_PAUSE": "0.6"}
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "meadhall", "serve", "--port", str(port), "--data", folder]
        with subprocess.Popen(command, env=os.environ | settings, cwd=ROOT) as server:
            try:
                while True:
                    try:
                        httpx.get(f"{address}/health", timeout=10).raise_for_status()
                        break
                    except httpx.HTTPError:
                        time.sleep(0.2)
                yield address
            finally:
                server.terminate()


class Camera:
    """Looks at a page again and again; what has not changed is not kept twice."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.stands: list[int] = []
        self.last = b""

    def look(self, seconds: float) -> None:
        """For so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.monotonic()
            shot = self.page.screenshot()
            time.sleep(max(0.0, FRAME - (time.monotonic() - began)))
            took = round(1000 * FRAME)
            if shot == self.last:
                self.stands[-1] += took
            else:
                self.frames.append(Image.open(io.BytesIO(shot)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS))
                self.stands.append(took)
                self.last = shot

    def look_until_asked(self) -> None:
        """While others play."""
        for _ in range(60):
            self.look(FRAME)
            if self.page.query_selector(ROWS):
                return


def main() -> None:
    with hall() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, base_url=address)
        seats = [{"kind": "person", "name": "Astrid"}, {"kind": "bot", "level": "jarl"}]
        made = httpx.post(f"{address}/api/tables", json={"game": GAME, "seats": seats, "seed": SEED}, timeout=60).json()
        page.goto(f"/#/table/{made['table']['id']}?seat=0&token={made['tokens']['0']}")
        page.wait_for_selector(ROWS)
        camera = Camera(page)
        for answer in ANSWERS:
            camera.look_until_asked()
            rows = page.query_selector_all(ROWS)
            row = next((row for row in rows if answer in row.inner_text()), rows[0])
            row.hover()
            camera.look(READS)
            row.click()
        camera.look_until_asked()
        camera.stands[-1] = LAST_STANDS
        browser.close()
    path = ROOT / "docs" / "pictures" / "turn.webp"
    first, *others = camera.frames
    first.save(path, save_all=True, append_images=others, duration=camera.stands, loop=0, quality=55, method=4)
    print(f"{path.name}: {len(camera.frames)} frames, {sum(camera.stands) / 1000:.0f} s, {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
