"""Writes docs/pictures, the README's pictures of all five games: `python web/scripts/pictures.py [GAME...]`.

The page is built first (`npm run build`); tables are made and shown as in `look.py`. Few colours keep the files small.
The picture of a report of the lab: `meadhall study blood-rage --games 60 --decisions 4 --out STUDY`, then
`python web/scripts/pictures.py STUDY/report.html`.
"""

import io
import sys
from pathlib import Path

from look import BROWSER, FLAGS, ROOT, serve, some_table
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

MOMENTS = {
    "asgard": (150, "place"),
    "blood-rage": (110, "action"),
    "champions-of-midgard": (160, "place"),
    "yggdrasil": (60, "action"),
    "yggdrasil-chronicles": (60, ""),
}
"""After so many random decisions, at one of that kind."""
SIZE = (1280, 800)
REPORT = (1040, 744)
COLOURS = 256


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for game in sys.argv[1:] or MOMENTS:
            if game.endswith(".html"):
                report(browser, Path(game))
                continue
            table = some_table(game, *MOMENTS[game])
            page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce")
            serve(page, table)
            page.goto("http://meadhall.test/#/table/look")
            page.wait_for_selector(".game")
            page.wait_for_timeout(700)
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            inked(picture).save(ROOT / "docs" / "pictures" / f"{game}.png", optimize=True)
            page.close()
            print(f"{game}: {table.decision}")
        browser.close()


def report(browser: Browser, file: Path) -> None:
    """The top of a report."""
    page = browser.new_page(viewport={"width": REPORT[0], "height": REPORT[1]})
    page.goto(file.resolve().as_uri())
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    inked(picture).save(ROOT / "docs" / "pictures" / "report.png", optimize=True)


def inked(picture: Image.Image) -> Image.Image:
    """The picture in its commonest colours: every flat ink is kept exactly, edges take the nearest."""
    counted = picture.getcolors(SIZE[0] * SIZE[1]) or []
    common = sorted(counted, reverse=True)[:COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for _, colour in common for value in colour])  # type: ignore[union-attr]
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


if __name__ == "__main__":
    main()
