"""Order among strangers: reports, mute, ban, words that are not said, and a trail of what administrators did."""

import json
from pathlib import Path
from typing import Any

import pytest
from serving import Served, eventually, serve
from test_server_admin import _run
from test_server_people import _person
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from meadhall.cli import app
from meadhall.server.config import BadConfig
from meadhall.server.services.order import Order
from meadhall.server.storage import moderation
from meadhall.server.storage.accounts import sign_up
from meadhall.server.storage.moderation import Sanction
from meadhall.server.storage.store import Store

BO = {"kind": "person", "name": "Bo"}


def _listed(task: str, folder: Path) -> list[dict[str, Any]]:
    return list(json.loads(_run(task, "--json", "--data", str(folder))))


def _says(served: Served, created: dict[str, Any], seat: int, text: str = "hello") -> str:
    with served.player(created, seat) as player:
        answer = player.ask(t="chat", seat=seat, text=text)
        return str(answer.get("reason", answer["t"]))


def test_a_report_holds_what_was_said_and_is_resolved(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        created = served.create("person", BO)
        url = f"/api/tables/{created['table']['id']}/reports"
        assert _says(served, created, 1, "something vile") == "ack"
        mine = {"authorization": f"Bearer {created['tokens']['0']}"}
        for wish in ({"seat": 0, "text": "me"}, {"seat": 1, "text": " "}, {"seat": 9, "text": "who"}):
            assert served.http.post(url, json=wish, headers=mine).json()["reason"] == "bad-message"
        vile = {"seat": 1, "text": "they were vile"}
        assert served.http.post(url, json=vile).json()["reason"] == "not-allowed", "for those who sit there"
        assert served.http.post(url, json=vile, headers=mine).status_code == 201
        (report,) = _listed("reports", tmp_path)
        assert (report["name"], report["text"], report["reporter"]) == ("Bo", "they were vile", "0")
        assert [line for _, line in report["lines"]] == ["something vile"]
        assert "something vile" in _run("reports", "--data", str(tmp_path))
        _run("resolve", report["id"], "--data", str(tmp_path))
        assert _listed("reports", tmp_path) == []


def test_who_is_muted_plays_on_in_silence(tmp_path: Path) -> None:
    with serve(tmp_path, chat_per_minute=10_000.0) as served, _person(served, "Egil") as egil:
        wish = {"game": "yggdrasil", "seats": [{"kind": "person"}], "seed": 1}
        created, guest = egil.post("/api/tables", json=wish).json(), served.create("person")
        _run("mute", "Egil", "--days", "1", "--reason", "verses", "--data", str(tmp_path))
        eventually(lambda: _says(served, created, 0) == "not-allowed", "nobody hears them")
        assert _says(served, guest, 0) == "ack", "others talk"
        with served.player(created, 0) as player:
            assert player.act()["t"] == "ack"
        assert egil.get("/api/me/data").json()["sanctions"][0]["reason"] == "verses"
        _run("unmute", "egil", "--data", str(tmp_path))
        eventually(lambda: _says(served, created, 0) == "ack", "they are heard again")


def test_who_is_banned_is_out_and_bots_play_their_games(tmp_path: Path) -> None:
    with serve(tmp_path) as served, _person(served, "Skarp") as skarp:
        wish = {"game": "yggdrasil", "seats": [{"kind": "person"}], "seed": 1}
        table = skarp.post("/api/tables", json=wish).json()["table"]["id"]
        _run("ban", "Skarp", "--data", str(tmp_path))
        assert skarp.get("/api/me").json() == {"name": ""}
        again = {"name": "Skarp", "password": "correct horse"}
        eventually(
            lambda: skarp.post("/api/sessions", json=again).json().get("message", "").startswith("this account"),
            "they are told",
        )
        eventually(lambda: served.http.get(f"/api/tables/{table}").json()["seats"][0]["resigned"], "a bot sits there")
        _run("unban", "Skarp", "--data", str(tmp_path))
        eventually(lambda: skarp.post("/api/sessions", json=again).status_code == 201, "they may again")


def test_a_banned_address_is_cut_off_and_let_in_nowhere(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        created = served.create("person")
        with served.player(created, 0) as ann:
            ann.until(lambda me: me.update)
            _run("ban", "127.0.0.0/8", "--data", str(tmp_path))
            with pytest.raises(ConnectionClosed):
                ann.until(lambda me: False)
        assert served.http.get("/api/games").json()["reason"] == "not-allowed"
        assert served.http.get("/health").status_code == 200
        elsewhere = {"x-forwarded-for": "203.0.113.9"}
        assert served.http.get("/api/games", headers=elsewhere).status_code == 200
        with pytest.raises(InvalidStatus):
            served.watcher(created)
        _run("unban", "127.0.0.0/8", "--data", str(tmp_path))
        eventually(lambda: served.http.get("/api/games").status_code == 200, "they may again")


def test_a_sanction_ends_on_its_day(store: Store) -> None:
    sign_up(store, "Grim", "hash")
    moderation.sanction(store, "mute", "GRIM", 1000.0, 2, "", "novice")
    moderation.sanction(store, "ban", "2001:db8::1/64", 1000.0, 0, "", "novice")
    both = moderation.sanctions(store, 1000.0 + 86_400)
    assert [(each.kind, each.of, each.who) for each in both] == [
        ("mute", "account", "grim"),
        ("ban", "address", "2001:db8::/64"),
    ]
    assert [each.kind for each in moderation.sanctions(store, 1000.0 + 3 * 86_400)] == ["ban"]


def test_networks_hold_the_addresses_in_them(store: Store) -> None:
    order = Order(store, "")
    for network, held, free in (
        ("203.0.113.0/24", "203.0.113.77", "203.0.114.1"),
        ("2001:db8::/32", "2001:db8:1:2::/64", "2001:db9::/64"),
        ("198.51.100.7/32", "198.51.100.7", "2001:db8::/64"),
    ):
        order._sanctions = [Sanction("ban", "address", network, 0.0, None, "")]
        assert (order.is_banned(held), order.is_banned(free), order.is_banned("")) == (True, False, False)


def test_words_of_the_list_are_said_nowhere(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# not here\nniding\nargr*\n", encoding="utf-8")
    with serve(tmp_path / "data", word_list=str(words), chat_per_minute=10_000.0) as served:
        created = served.create("person")
        for text in ("you Niding!", "N1DING", "nid\u0456ng", "argrskap"):
            assert _says(served, created, 0, text) == "not-allowed", text
        for text in ("nidingr", "unargr", "hello"):
            assert _says(served, created, 0, text) == "ack", text
        named = {"game": "yggdrasil", "seats": [{"kind": "person", "name": "A niding"}]}
        assert served.http.post("/api/tables", json=named).json()["reason"] == "not-allowed"
        account = {"name": "Niding", "password": "long enough"}
        assert served.http.post("/api/accounts", json=account).json()["reason"] == "not-allowed"
    with pytest.raises(BadConfig, match="MEADHALL_WORD_LIST"):
        Order(served.services.store, str(tmp_path / "none.txt"))


def test_what_administrators_do_leaves_a_trail(tmp_path: Path) -> None:
    with serve(tmp_path) as served, _person(served, "Hall"), _person(served, "Gest"):
        table = served.create("person")["table"]["id"]
        data = ("--data", str(tmp_path))
        _run("close", table, *data)
        _run("mute", "Hall", "--reason", "noise", *data)
        _run("signout", "Gest", *data)
        trail = [(line["what"], line["about"], line["note"]) for line in _listed("audit", tmp_path)]
        assert trail == [("signout", "gest", ""), ("mute", "hall", "noise"), ("close", table, "")]
        assert all(line["who"] for line in _listed("audit", tmp_path))
        failed = CliRunner().invoke(app, ["admin", "ban", "nobody at all", *data])
        assert failed.exit_code != 0
        assert len(_listed("audit", tmp_path)) == 3, "what was not done leaves none"
        _run("delete", "Hall", *data)
        assert "hall" not in json.dumps(_listed("audit", tmp_path))
