"""Anybody's program can sit down: the example client of the documentation plays a game."""

import runpy
import threading
from pathlib import Path
from typing import Any

from serving import PATIENCE, Served

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot_client.py"


def test_the_example_client_plays_a_whole_game_against_itself(served: Served) -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]
    created = served.create("open", "open")
    table, results = created["table"]["id"], []

    def sit() -> None:
        results.append(play(f"http://127.0.0.1:{served.port}", table, created["invite"]))

    programs = [threading.Thread(target=sit) for _ in range(2)]
    for program in programs:
        program.start()
    host = {"authorization": f"Bearer {created['host']}"}
    with served.watcher(created) as eve:
        eve.until(lambda me: me.update and all(seat["kind"] == "person" for seat in me.update["seats"]))
        assert served.http.post(f"/api/tables/{table}/start", headers=host).status_code == 200
        eve.until(lambda me: me.update["over"])
    for program in programs:
        program.join(PATIENCE)
    assert [result["ending"] for result in results] == [eve.update["ending"]] * 2


def test_a_program_can_also_poll(served: Served) -> None:
    created = served.create("person")
    url = f"/api/tables/{created['table']['id']}"
    mine = {"authorization": f"Bearer {created['tokens']['0']}"}
    seq = -1
    for number in range(5):
        update: dict[str, Any] = served.http.get(f"{url}/state?seq={seq}", headers=mine).json()["update"]
        seq, legal = update["seq"], update["seat_views"][0]["legal"]
        act = {"t": "act", "id": f"n{number}", "seq": seq, "seat": 0, "action": legal[0]["number"]}
        assert served.http.post(f"{url}/commands", json=act, headers=mine).json()["seq"] == seq + 1
