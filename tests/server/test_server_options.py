"""What a table may choose, what it may not, overlays of content, web push, and lines of the log."""

import base64
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from serving import PATIENCE, Served, eventually, serve

from meadhall.server.logs import JsonLines

PERSON = {"kind": "person", "name": "Ann"}


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess", "seats": [PERSON]}, "bad-message"),
        ({"game": "yggdrasil", "seats": []}, "bad-message"),
        ({"game": "yggdrasil", "seats": [PERSON] * 7}, "bad-message"),
        ({"game": "yggdrasil", "seats": [PERSON], "options": {"difficulty": "impossible"}}, "bad-message"),
        ({"game": "yggdrasil", "seats": [PERSON], "options": {"colour": "red"}}, "bad-message"),
        ({"game": "yggdrasil", "seats": [{"kind": "bot", "level": "hero"}]}, "bad-message"),
        ({"game": "yggdrasil", "seats": [{"kind": "bot", "level": "os:system"}]}, "bad-message"),
        ({"game": "yggdrasil", "seats": [PERSON], "clock": {"kind": "total", "seconds": 1}}, "bad-message"),
        ({"game": "yggdrasil", "seats": [PERSON], "takeover_seconds": -1}, "bad-message"),
        ({"game": "yggdrasil", "seats": [PERSON], "clock": {"vacation": 3}}, "bad-message"),
        (
            {"game": "yggdrasil", "seats": [PERSON], "clock": {"kind": "decision", "seconds": 86400, "vacation": 99}},
            "bad-message",
        ),
        ({"game": "yggdrasil", "seats": [PERSON], "spectator_delay": 31}, "bad-message"),
        ({"game": "yggdrasil", "seats": [PERSON], "seed": -1}, "bad-message"),
        ({"game": "yggdrasil", "seats": [PERSON], "content": "../../etc/passwd"}, "not-found"),
        ({"game": "yggdrasil", "seats": [PERSON], "content": "mine"}, "not-found"),
        ({"game": "yggdrasil"}, "bad-message"),
    ],
)
def test_wishes_that_cannot_be_granted_are_refused(served: Served, wish: dict[str, Any], reason: str) -> None:
    answer = served.http.post("/api/tables", json=wish)
    assert answer.json()["reason"] == reason
    assert answer.json()["message"]


def test_options_are_filled_in_and_shown(served: Served) -> None:
    created = served.create("person", options={"difficulty": "normal"})
    assert created["table"]["options"]["difficulty"] == "normal"
    known = {option["name"] for game in served.http.get("/api/games").json() for option in game["options"]}
    assert set(created["table"]["options"]) <= known


def test_a_seed_that_the_host_has_chosen_is_told_to_everybody(served: Served) -> None:
    wish = {"game": "yggdrasil", "seats": [PERSON, {}], "public": True}
    chosen, drawn = (served.http.post("/api/tables", json=wish | seed).json()["table"] for seed in ({"seed": 7}, {}))
    assert (chosen["seed_chosen"], chosen["seed"]) == (True, 7)
    assert (drawn["seed_chosen"], drawn["seed"]) == (False, None)
    listed = {table["id"]: table["seed"] for table in served.http.get("/api/tables").json()["tables"]}
    assert (listed[chosen["id"]], listed[drawn["id"]]) == (7, None)


def test_a_game_tells_what_a_page_cannot_know_of_it(served: Served) -> None:
    told = {game["name"]: game for game in served.http.get("/api/games").json()}
    assert {name for name, game in told.items() if game["campaign"]} == {"yggdrasil-chronicles"}
    assert {name for name, game in told.items() if game["cooperative"]} == {"yggdrasil", "yggdrasil-chronicles"}
    assert told["asgard"]["confirmed_verbs"] == ["retreat"]
    assert told["blood-rage"]["confirmed_verbs"] == ["pass"]


@pytest.mark.parametrize(
    ("game", "stage"), [("yggdrasil", "turn"), ("blood-rage", "age"), ("champions-of-midgard", "round")]
)
def test_a_table_says_how_far_it_has_come(served: Served, game: str, stage: str) -> None:
    created = served.create("person", "person", game=game, start=False)
    table = f"/api/tables/{created['table']['id']}"
    assert (created["table"]["stage"], created["table"]["reached"]) == ("", 0)
    served.http.post(f"{table}/start", headers={"authorization": f"Bearer {created['host']}"})
    begun = served.http.get(table).json()
    assert (begun["stage"], begun["reached"]) == (stage, 1)


def test_public_tables_are_listed_and_anybody_may_join(served: Served) -> None:
    created = served.create("person", "open", public=True)
    table = created["table"]["id"]
    assert table in {listed["id"] for listed in served.http.get("/api/tables").json()["tables"]}
    taken = served.http.post(f"/api/tables/{table}/seats", json={"name": "Bo", "seat": 1}).json()
    assert served.http.post(f"/api/tables/{table}/seats", json={"name": "Cy"}).json()["reason"] == "taken"
    mine = {"authorization": f"Bearer {taken['token']}"}
    assert served.http.post(f"/api/tables/{table}/leave", headers=mine).json()["seats"][1]["kind"] == "open"
    assert served.http.post(f"/api/tables/{table}/leave", headers=mine).status_code == 403
    assert table not in {listed["id"] for listed in served.http.get("/api/tables?status=over").json()["tables"]}


def test_a_table_may_play_with_an_overlay_that_the_server_offers(tmp_path: Path) -> None:
    folder = tmp_path / "overlays" / "yggdrasil"
    folder.mkdir(parents=True)
    (folder / "more-elves.yaml").write_text("worlds: {souls_sought: 4}\n")
    with serve(tmp_path / "data", content=str(tmp_path / "overlays")) as served:
        created = served.create("person", "warrior", content="more-elves")
        assert created["table"]["content"] == "more-elves"
        with served.player(created, 0) as ann:
            ann.play_to_the_end()
        assert served.http.get(f"/api/tables/{ann.table}/verify").json()["reproduced"] is True


def test_web_push_sends_what_only_the_browser_can_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.services.notifier.SECONDS", PATIENCE)
    heard: list[Pushed] = []
    with (
        _push_service(201, heard) as endpoint,
        serve(tmp_path, push_contact="mailto:host@example.org", webhooks_inside=True) as served,
    ):
        created = served.create("person", start=False)
        table, mine = created["table"]["id"], {"authorization": f"Bearer {created['tokens']['0']}"}
        push = {"endpoint": endpoint, "keys": _browser_keys()}
        url = f"/api/tables/{table}/notify"
        assert served.http.put(url, json={"push": push}, headers=mine).status_code == 200
        host = {"authorization": f"Bearer {created['host']}"}
        assert served.http.post(f"/api/tables/{table}/start", headers=host).status_code == 200
        eventually(lambda: heard, "a push to the browser")
        key = served.http.get("/api/push-key").json()["key"]
    assert f"k={key}" in heard[0].authorization
    assert b"your-turn" not in heard[0].body


@pytest.mark.parametrize(("status", "kept"), [(410, False), (404, False), (500, True)])
def test_a_subscription_that_the_browser_gave_up_is_forgotten(tmp_path: Path, status: int, kept: bool) -> None:
    heard: list[Pushed] = []
    with (
        _push_service(status, heard) as endpoint,
        serve(tmp_path, push_contact="mailto:host@example.org", webhooks_inside=True) as served,
    ):
        created = served.create("person", start=False)
        mine = {"authorization": f"Bearer {created['tokens']['0']}"}
        push = {"endpoint": endpoint, "keys": _browser_keys()}
        url = f"/api/tables/{created['table']['id']}/notify"
        assert served.http.put(url, json={"push": push}, headers=mine).status_code == 200
        live = served.run(served.node.get(created["table"]["id"]))
        served.run(live._notify(0))
        row = served.services.store.table(live.id)
    assert [sent.path for sent in heard] == ["/send"]
    assert row is not None
    assert row[1][0].notify == {"push": push if kept else None}


def test_a_push_service_cannot_send_us_elsewhere(tmp_path: Path) -> None:
    heard: list[Pushed] = []
    with (
        _push_service(307, heard) as endpoint,
        serve(tmp_path, push_contact="mailto:host@example.org", webhooks_inside=True) as served,
    ):
        push = {"endpoint": endpoint, "keys": _browser_keys()}
        with pytest.raises(OSError, match="redirects"):
            served.run(served.services.notifier._push(push, "your turn"))
    assert [sent.path for sent in heard] == ["/send"]


class Pushed(NamedTuple):
    path: str
    authorization: str
    body: bytes


@contextmanager
def _push_service(status: int, heard: list[Pushed]) -> Iterator[str]:
    """The address of a push service that answers everything so, and keeps what it was sent."""

    class PushService(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            heard.append(Pushed(self.path, self.headers["authorization"], body))
            self.send_response(status)
            self.send_header("location", "/inside")  # followed only by who trusts a redirect
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), PushService) as service:
        threading.Thread(target=service.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{service.server_address[1]}/send"
        service.shutdown()


def _browser_keys() -> dict[str, str]:
    """What a browser subscribes with."""
    point = generate_private_key(SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(b"0" * 16).decode()}


def test_web_push_needs_no_settings(served: Served) -> None:
    assert len(served.http.get("/api/push-key").json()["key"]) == 87


def test_a_server_without_web_push_says_so(tmp_path: Path) -> None:
    with serve(tmp_path, push_contact="") as served:
        _says_that_it_has_no_push(served)


def _says_that_it_has_no_push(served: Served) -> None:
    created = served.create("person")
    mine = {"authorization": f"Bearer {created['tokens']['0']}"}
    url = f"/api/tables/{created['table']['id']}/notify"
    assert (
        served.http.put(url, json={"push": {"endpoint": "https://x"}}, headers=mine).json()["reason"] == "not-allowed"
    )
    assert served.http.get("/api/push-key").json() == {"key": "", "mail": False}


def test_a_line_of_the_log_is_one_object() -> None:
    record = logging.makeLogRecord({"name": "meadhall", "levelname": "INFO", "msg": "hail %s", "args": ("all",)})
    record.table = "abc"
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["level"], line["table"]) == ("hail all", "info", "abc")
