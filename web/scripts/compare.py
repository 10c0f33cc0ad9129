"""Every screen as a picture, compared with the last accepted one: `python web/scripts/compare.py [--accept] [NAME...]`.

The page is built first (`npm run build`); tables and requests are answered as in `look.py`, with known seeds, a clock
that stands still and nothing that moves. Accepted pictures lie in `web/pictures`, a quarter as wide and high. A picture
that differs to the eye goes, whole, with what differs in red, to the folder that MEADHALL_PICTURES names.
"""

import io
import itertools
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from look import BROWSER, FLAGS, ROOT, SIZES, serve, some_table
from numpy.typing import NDArray
from PIL import Image, ImageFilter
from playwright.sync_api import Browser, Page, Route, sync_playwright

import meadhall
from meadhall.engine.tables import Table
from meadhall.engine.words import rules_text

ACCEPTED = ROOT / "web" / "pictures"
WRONG = Path(os.environ.get("MEADHALL_PICTURES") or Path(tempfile.gettempdir()) / "meadhall-pictures")
MOMENTS = {
    "asgard": (150, "place"),
    "blood-rage": (110, "action"),
    "champions-of-midgard": (160, "place"),
    "yggdrasil": (60, "action"),
    "yggdrasil-chronicles": (60, ""),
}
"""After so many random decisions, at one of that kind."""
SCREENS = {
    "hall": "",
    "host": "host/asgard",
    "learn": "learn/asgard",
    "rules": "rules/asgard",
    "settings": "settings",
    "tables": "tables",
    "account": "account",
}
THEMES, LANGUAGES = ("dark", "light"), ("en", "fr")
NOON = 1_767_268_800
DRAWN = """
document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
"""
SMALLER = 4
QUALITY = 80
DIFFERENT = 12.0
"""CIELAB distance from which a small patch is seen to differ."""
TOLERATED = 0.002
"""The share of a picture that may differ: a letter that another release of the browser sets otherwise."""


def main() -> None:
    accept, wanted = "--accept" in sys.argv, [name for name in sys.argv[1:] if not name.startswith("--")]
    wrong = []
    ACCEPTED.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for name in wanted or [*MOMENTS, *SCREENS]:
            for shown, picture in pictures(browser, name):
                if accept:
                    (ACCEPTED / f"{shown}.webp").write_bytes(packed(picture))
                elif said := difference(shown, picture):
                    wrong.append(f"{shown}: {said}")
                    print(wrong[-1], flush=True)
            print(f"{name}: looked at", flush=True)
        browser.close()
    if wrong:
        sys.exit(f"{len(wrong)} screens do not look as accepted; see {WRONG}. If they should: make pictures-accept")


def pictures(browser: Browser, name: str) -> Iterator[tuple[str, Image.Image]]:
    """A screen at every size, in both themes and languages."""
    table = some_table(name, *MOMENTS[name]) if name in MOMENTS else meadhall.new("asgard", players=2, seed=1)
    for theme, language in itertools.product(THEMES, LANGUAGES):
        context = browser.new_context(reduced_motion="reduce", service_workers="block")
        page = context.new_page()
        page.clock.set_fixed_time(NOON)
        chosen = f"{{theme: '{theme}', language: '{language}'}}"
        page.add_init_script(f"localStorage.setItem('meadhall-settings', JSON.stringify({chosen}))")
        answer_all(page, table)
        page.goto(f"http://meadhall.test/#/{SCREENS.get(name, 'table/look')}")
        page.wait_for_selector(".opts[aria-busy=false]" if name in MOMENTS else "main h1, main h2")
        page.wait_for_load_state("networkidle")
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            taken = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
            yield f"{name}-{size}-{theme}-{language}", taken
        context.close()


def answer_all(page: Page, table: Table) -> None:
    """Answer what screens besides the table ask, too: nobody is signed in, and no table is public."""
    serve(page, table)

    def rest(route: Route) -> None:
        path = route.request.url.removeprefix("http://meadhall.test/").partition("?")[0]
        if path.startswith("rules/"):
            _, language, game = path.split("/")
            rules = meadhall.game(game.removesuffix(".md"))
            return route.fulfill(body=rules_text(rules, language), content_type="text/markdown; charset=utf-8")
        answers = {"api/me": {"name": ""}, "api/tables": {"tables": []}, "api/me/tables": {"tables": [], "seats": {}}}
        return route.fulfill(json=answers.get(path, []))

    for path in ("rules/**", "api/me", "api/me/**", "api/tables", "api/addresses", "api/ratings/**"):
        page.route(f"http://meadhall.test/{path}", rest)


def smaller(picture: Image.Image) -> Image.Image:
    return picture.resize((picture.width // SMALLER, picture.height // SMALLER), Image.Resampling.BOX)


def packed(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    smaller(picture).save(out, "WEBP", quality=QUALITY, method=6)
    return out.getvalue()


def difference(shown: str, picture: Image.Image) -> str:
    """What is wrong with a picture; empty: it looks as accepted."""
    file = ACCEPTED / f"{shown}.webp"
    if not file.exists():
        return "never accepted"
    old, new = (Image.open(io.BytesIO(each)).convert("RGB") for each in (file.read_bytes(), packed(picture)))
    if old.size != new.size:
        return f"{new.size} instead of {old.size}"
    differs = np.linalg.norm(seen(old) - seen(new), axis=2) > DIFFERENT
    if differs.mean() <= TOLERATED:
        return ""
    WRONG.mkdir(parents=True, exist_ok=True)
    where = Image.fromarray((differs * 160).astype(np.uint8)).resize(picture.size)
    picture.paste((255, 0, 0), mask=where)
    picture.save(WRONG / f"{shown}.png")
    return f"{100 * differs.mean():.1f} % of it differs"


def seen(picture: Image.Image) -> NDArray[np.float64]:
    """A picture as the eye takes it: a little blurred, in CIELAB."""
    linear = np.asarray(picture.filter(ImageFilter.GaussianBlur(1)), np.float64) / 255
    linear = np.where(linear <= 0.04045, linear / 12.92, ((linear + 0.055) / 1.055) ** 2.4)
    xyz = linear @ np.array([[0.4339, 0.2126, 0.0178], [0.3762, 0.7152, 0.1095], [0.1899, 0.0722, 0.8727]])
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=2)


if __name__ == "__main__":
    main()
