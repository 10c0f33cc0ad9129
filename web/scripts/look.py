"""Takes screenshots of a game's board at three sizes in both themes, without a server.

`python web/scripts/look.py GAME [DECISIONS [KIND [FOLDER]]]`: after so many random decisions, at one of that kind.

The page is built first (`npm run build`); requests and the socket are answered here from a table in this process.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, sync_playwright

import meadhall
from meadhall.engine.tables import Table
from meadhall.engine.words import words_text
from meadhall.server import wire
from meadhall.server.api.games import game_info
from meadhall.server.match import seat_view
from tests.page.browser import BROWSER, FLAGS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "meadhall" / "server" / "page"
SIZES = {"1280": (1280, 800), "1920": (1920, 1080), "390": (390, 844)}


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "yggdrasil"
    decisions = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    wanted = sys.argv[3] if len(sys.argv) > 3 else ""
    out = Path(sys.argv[4]) if len(sys.argv) > 4 else Path("/tmp/look")
    out.mkdir(parents=True, exist_ok=True)
    table = some_table(game, decisions, wanted)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        for size, (width, height) in SIZES.items():
            for theme in ("dark", "light"):
                page = browser.new_page(viewport={"width": width, "height": height})
                page.add_init_script(f"localStorage.setItem('meadhall-settings', JSON.stringify({{theme: '{theme}'}}))")
                serve(page, table)
                page.goto("http://meadhall.test/#/table/look")
                page.wait_for_selector(".game")
                page.wait_for_timeout(700)
                page.screenshot(path=out / f"{game}-{size}-{theme}.png")
                page.close()
        browser.close()
    print(f"{game}: {table.decision}, {len(SIZES) * 2} pictures in {out}")


def some_table(game: str, decisions: int, wanted: str) -> Table:
    """A table after some random decisions, at a decision of seat 0 (of the wanted kind, if one is named)."""
    chance = random.Random(4)
    while True:
        table = meadhall.new(game, players=4 if 4 in meadhall.game(game).players else 2, seed=chance.randrange(10**6))
        for step in range(decisions + 400):
            if table.over:
                break
            seat = table.waiting[0]
            if step >= decisions and seat == 0 and (not wanted or table.decision == wanted):
                return table
            table.play(seat, chance.choice(table.legal(seat)))


def serve(page: Page, table: Table, seat: int = 0) -> Callable[[Table, int], None]:
    """Answer everything the page asks, and return how to lay another table of the same game before it."""
    now = [table, seat]
    sockets: list[WebSocketRoute] = []

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix("http://meadhall.test/").partition("?")[0]
        if path == "api/games":
            route.fulfill(json=[msgspec.to_builtins(game_info(now[0].rules, ["jarl"]))])
        elif path.startswith("api/tables/"):
            route.fulfill(json=info(now[0]))
        elif path.startswith("words/"):
            _, language, _ = path.split("/")
            route.fulfill(body=words_text(now[0].rules, language), content_type="text/plain; charset=utf-8")
        else:
            file = PAGE / (path or "index.html")
            route.fulfill(path=file) if file.is_file() else route.fulfill(status=404)

    def converse(socket: WebSocketRoute) -> None:
        sockets.append(socket)

        def heard(message: str | bytes) -> None:
            if json.loads(message)["t"] == "hello":
                socket.send(update(now[0], now[1], 1))

        socket.on_message(heard)

    def show(another: Table, its_seat: int) -> None:
        now[:] = [another, its_seat]
        show.seq += 1  # type: ignore[attr-defined]
        sockets[-1].send(update(another, its_seat, show.seq))  # type: ignore[attr-defined]

    show.seq = 1  # type: ignore[attr-defined]
    page.route("http://meadhall.test/**", answer)
    page.route_web_socket("ws://meadhall.test/**", converse)
    return show


def seats(table: Table) -> list[wire.SeatInfo]:
    names = table.seat_names
    return [
        wire.SeatInfo(
            seat=i,
            kind="person" if i < 2 else "bot",
            name=["Astrid", "Ragna"][i] if i < 2 else "",
            id=names[i],
            level="jarl",
            connected=True,
        )
        for i in range(table.players)
    ]


def info(table: Table) -> Any:
    made = {"id": "look", "game": table.rules.name, "status": "playing", "players": table.players}
    rest = {"options": table.options, "public": False, "rated": False, "hints": True, "seq": 1}
    return made | rest | {"seats": msgspec.to_builtins(seats(table))}


def update(table: Table, seat: int, seq: int) -> str:
    """What the server would send to this seat."""
    written = [(event, []) for event in table._events if event[1] >> seat & 1]
    own = wire.SeatView(
        seat=seat,
        view=table.view(seat),
        legal=[seat_view.action(table.rules, number) for number in table.legal_numbers(seat)],
        story=0,
        events=seat_view.events(table.rules, written, 0),
        undoable=[seat_view.action(table.rules, action.number) for _, action in table.actions[-1:]],
    )
    made = wire.Update(
        table="look",
        game=table.rules.name,
        seq=seq,
        position=len(table.actions),
        status="playing",
        decision=seat_view.decision(table),
        seat_views=[own],
        seats=seats(table),
        clocks=[],
        undo=None,
        over=False,
        ending=None,
        scores=[],
        winners=[],
        seed=None,
    )
    return msgspec.json.encode(made).decode()


if __name__ == "__main__":
    main()
