"""Reads from the page how each board is drawn, for the lab's heat maps: `python web/scripts/shapes.py [GAME ...]`.

Writes `board.json` into the game's folder: `ground`, what is drawn where no move ever changes it (path, fill, opacity,
stroke, its width), and `places`, the outline of every place that can be pointed at, by kind and word. An enemy of
Yggdrasil is looked at on every square. The page is built first (`npm run build`); see `look.py`.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from look import BROWSER, FLAGS, serve
from playwright.sync_api import Browser, Page, sync_playwright

import meadhall
from meadhall.engine.tables import Table

KINDS = ("enemy square", "god", "island", "place", "province", "site", "world")
"""What is a place on some board, among all that can be pointed at."""
PATIENCE = 150_000
"""Milliseconds that a busy machine may take to show a board."""
LONGEST = 2_600
"""Of a path: longer ones are texture, which a heat map would hide."""
READ = """longest => {
  const paths = [...document.querySelectorAll('svg .static path')].filter(p => p.getAttribute('d').length < longest);
  const ground = paths.map(p => {
    const style = getComputedStyle(p);
    const [at, board] = [p.getCTM(), p.ownerSVGElement.getCTM()];
    return at.a === board.a && at.b === 0 && at.e === board.e && at.f === board.f
      ? [p.getAttribute('d'), style.fill, Number(style.opacity), style.stroke, parseFloat(style.strokeWidth)] : null;
  }).filter(Boolean);
  const places = {};
  for (const target of document.querySelectorAll('svg path.target')) {
    const {kind, word} = target.dataset;
    const [at, board] = [target.getCTM(), target.ownerSVGElement.getCTM()];
    const [dx, dy] = [(at.e - board.e) / board.a, (at.f - board.f) / board.d];
    const moved = (_, x, y) => `${(Number(x) + dx).toFixed(1)} ${(Number(y) + dy).toFixed(1)}`;
    const outline = target.getAttribute('d');
    places[kind] ??= {};
    places[kind][word] ??= dx || dy ? outline.replace(/(-?[\\d.]+) (-?[\\d.]+)/g, moved) : outline;
  }
  return {ground, places};
}"""


def shapes(page: Page, game: str) -> dict[str, Any]:
    """The shapes of one board as the page draws them now."""
    rules = meadhall.game(game)
    table = meadhall.new(game, rules.players[-1], seed=1)
    while table.state.secret:  # a draft lies over the board
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    found = read(page, table)
    if game == "yggdrasil":
        found["places"]["enemy square"] = squares(page)
    return found | {"places": {kind: found["places"][kind] for kind in KINDS if kind in found["places"]}}


def squares(page: Page) -> dict[str, str]:
    made = {}
    for square in range(1, 9):
        table = meadhall.new("yggdrasil", 2, seed=1)
        table.state.square = [square] * len(table.state.square)
        for enemy, outline in read(page, table)["places"]["enemy"].items():
            made[f"{enemy} {square}"] = outline
    return made


def read(page: Page, table: Table) -> Any:
    page.unroute_all()
    serve(page, table)
    page.goto("about:blank")
    page.goto("http://meadhall.test/#/table/look")
    page.wait_for_selector(".game")
    page.wait_for_selector("svg path.target", state="attached")
    page.wait_for_timeout(500)
    return page.evaluate(READ, LONGEST)


def window(browser: Browser) -> Page:
    """A page in the light theme, on which heat maps are printed."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(PATIENCE)
    page.add_init_script("localStorage.setItem('meadhall-settings', JSON.stringify({theme: 'light'}))")
    return page


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for game in sys.argv[1:] or meadhall.games():
            page = window(browser)
            file = meadhall.game(game).page_folder / "board.json"
            file.write_text(json.dumps(shapes(page, game), indent=1, ensure_ascii=False) + "\n")
            print(f"{file}: {file.stat().st_size} bytes")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
