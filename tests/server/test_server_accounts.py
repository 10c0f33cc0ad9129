"""Accounts: names that look alike, passwords everybody knows, and everything of one person given or deleted."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from serving import PATIENCE, Served, eventually, serve
from test_server_admin import _run
from test_server_people import _person
from test_server_store import _brought, _opened
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from meadhall.server.names import alphabets, clean, look_of
from meadhall.server.refusal import Refusal
from meadhall.server.storage import accounts, passwords, personal_data, ratings, schema
from meadhall.server.storage.store import Store

HORSE = "correct horse"


@pytest.mark.parametrize("blank", ["\u3164", "\u2800\u2800", "\u200d", "\u115f \u1160", "\u200b", "\u0301", " \u00a0 "])
def test_a_name_that_shows_nothing_is_none(blank: str) -> None:
    assert clean(blank) == ""


def test_a_name_is_kept_as_it_is_written() -> None:
    for name in ("Ægir", "Þórr", "Ann-Marie 2", "雷神トール", "Δίας", "Перун", "👩‍🚀", "François"):
        assert clean(name) == name
        assert len(alphabets(name)) <= 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Loki", "lokI"),
        ("Loki", "Ioki"),
        ("Odin", "0din"),
        ("cope", "соре"),  # Cyrillic
        ("Tyr", "Ｔｙｒ"),
        ("tyr", "ᴛʏʀ"),
        ("Sif", "S\u200dif"),
        ("morn", "mom"),
        ("Heimdall", "HeimdaIl"),
        ("kap", "καρ"),  # Greek
    ],
)
def test_names_that_are_taken_for_each_other_look_the_same(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)
    assert look_of(one) != look_of(one + "x")


def test_nobody_takes_a_name_that_looks_like_anothers(store: Store) -> None:
    accounts.sign_up(store, "Loki", "hash")
    for name in ("Ioki", "L0ki", "lOKi"):
        with pytest.raises(Refusal, match="looks like it"):
            accounts.sign_up(store, name, "hash")
    with pytest.raises(Refusal, match="one alphabet"):
        accounts.sign_up(store, "Fr\u0435yja", "hash")
    for name in ("\u3164", "\u200d\u200d"):
        with pytest.raises(Refusal, match="can be seen"):
            accounts.sign_up(store, name, "hash")
    accounts.sign_up(store, "Lokii", "hash")


def test_who_had_a_name_before_keeps_it(database: str) -> None:
    store = _opened(database)
    _brought(store, command.upgrade, "0008")
    with store.writing() as connection:
        for at, name in enumerate(("Loki", "Ioki", "Bo")):
            values = {"key": name.casefold(), "name": name, "password": "hash", "created": float(at)}
            connection.execute(sa.insert(schema.accounts).values(values))
    store.migrate()
    assert [accounts.find(store, name)[1] for name in ("loki", "ioki", "bo")] == ["Loki", "Ioki", "Bo"]  # type: ignore[index]
    with pytest.raises(Refusal, match="looks like it"):
        accounts.sign_up(store, "L0ki", "hash")
    store.close()


@pytest.mark.parametrize("password", ["password", "PassWord1", "12345678", "zzzzzzzzz", "motdepasse", "Eyrbyggja"])
def test_passwords_that_are_tried_first_are_refused(password: str) -> None:
    with pytest.raises(Refusal):
        passwords.hash_password(password, "eyrbyggja")


def test_a_new_password_ends_all_other_sessions(served: Served) -> None:
    with _person(served, "Gro") as gro:
        elsewhere = served.http.post("/api/sessions", json={"name": "Gro", "password": HORSE})
        served.http.cookies.clear()
        cookie = {"cookie": elsewhere.headers["set-cookie"].partition(";")[0]}
        assert served.http.get("/api/me", headers=cookie).json() == {"name": "Gro"}
        wrong = gro.post("/api/me/password", json={"old": "wrong horse", "new": "battery staple"})
        assert wrong.json()["reason"] == "not-allowed"
        known = gro.post("/api/me/password", json={"old": HORSE, "new": "password1"})
        assert known.json()["reason"] == "bad-message"
        assert gro.post("/api/me/password", json={"old": HORSE, "new": "battery staple"}).status_code == 200
        assert gro.get("/api/me").json() == {"name": "Gro"}
        assert served.http.get("/api/me", headers=cookie).json() == {"name": ""}
        again = served.http.post("/api/sessions", json={"name": "Gro", "password": HORSE})
        assert again.json()["reason"] == "not-allowed"


def test_signing_out_everywhere(served: Served) -> None:
    with _person(served, "Hild") as hild:
        cookie = {"cookie": f"meadhall={hild.cookies['meadhall']}"}
        hild.post("/api/sessions", json={"name": "Hild", "password": HORSE}).raise_for_status()
        assert hild.delete("/api/me/sessions").status_code == 200
        assert served.http.get("/api/me", headers=cookie).json() == {"name": ""}
    guest = served.http.delete("/api/me/sessions")
    assert guest.json()["reason"] == "not-allowed"


def test_deleting_an_account_deletes_all_of_it_and_its_games_go_on(tmp_path: Path) -> None:
    with serve(tmp_path) as served, _person(served, "Signy") as signy:
        waiting = signy.post("/api/tables", json={"game": "yggdrasil", "seats": [{"kind": "person"}, {"kind": "open"}]})
        seats = [{"kind": "person", "name": "Signy"}, {"kind": "bot", "level": "novice"}]
        created = signy.post("/api/tables", json={"game": "yggdrasil", "seats": seats, "seed": 1}).json()
        table = created["table"]["id"]
        with served.player(created, 0) as player:
            assert player.ask(t="chat", seat=0, text="Skål from Signy")["t"] == "ack"
        kept = signy.get("/api/me/data").json()
        assert kept["account"]["name"] == "Signy"
        assert {seat["table"] for seat in kept["seats"]} == {table, waiting.json()["table"]["id"]}
        assert [line["text"] for line in kept["said"]] == ["Skål from Signy"]
        assert signy.post("/api/me/delete", json={"password": "wrong horse"}).json()["reason"] == "not-allowed"
        assert signy.post("/api/me/delete", json={"password": HORSE}).status_code == 200
        assert signy.get("/api/me").json() == {"name": ""}
        with served.watcher(created) as eve:
            eve.until(lambda me: me.update.get("over"))
        eventually(lambda: served.run(served.node.get(table)).row.settled, "the game is entered")
        again = served.http.get(f"/api/tables/{waiting.json()['table']['id']}").json()
        assert [seat["kind"] for seat in again["seats"]] == ["open", "open"]
    assert b"Signy" not in _all_rows(tmp_path)


def _all_rows(folder: Path) -> bytes:
    store = Store(f"sqlite:///{folder / 'meadhall.db'}")
    with store.reading() as connection:
        rows = [str(row) for table in schema.METADATA.sorted_tables for row in connection.execute(sa.select(table))]
    store.close()
    return "\n".join(rows).encode()


def test_who_deleted_their_account_is_not_rated_and_the_others_are(store: Store) -> None:
    from test_server_clocks import _row, _seats

    table = _row()
    table.game, table.rated, table.winners, table.scores = "g", True, [0], [2, 1]
    seats = _seats("person", "person")
    seats[0].account = "ann"
    with store.writing() as connection:
        ratings.enter(connection, table, seats, cooperative=False)
    with store.reading() as connection:
        assert [row.name for row in connection.execute(sa.select(schema.ratings))] == ["ann"]


def test_an_administrator_exports_and_deletes_too(tmp_path: Path) -> None:
    with serve(tmp_path) as served, _person(served, "Ivar") as ivar:
        data = ("--data", str(tmp_path))
        assert json.loads(_run("export", "ivar", *data))["account"]["name"] == "Ivar"
        _run("signout", "Ivar", *data)
        assert ivar.get("/api/me").json() == {"name": ""}
        _run("delete", "Ivar", *data)
        with pytest.raises(Refusal, match="no such account"):
            personal_data.export(served.services.store, "ivar")


def test_a_server_is_asked_by_its_own_names_only(tmp_path: Path) -> None:
    with serve(tmp_path, hosts=["Play.example.org", "[::1]"]) as served:
        for host in ("play.example.org", "PLAY.example.org:443", "[::1]:8000"):
            assert served.http.get("/api/games", headers={"host": host}).status_code == 200
        for host in ("evil.example", "127.0.0.1", "", "[", "play.example.org.evil.example"):
            assert served.http.get("/api/games", headers={"host": host}).json()["reason"] == "not-allowed"
            assert served.http.get("/health", headers={"host": host}).status_code == 200, "a balancer knows no name"
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{served.port}/api/tables/x/socket"):
            pass


def test_content_tells_nothing_of_other_paths(tmp_path: Path) -> None:
    (tmp_path / "offered" / "yggdrasil").mkdir(parents=True)
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "there.yaml").write_text("x: 1")
    with serve(tmp_path / "data", content=str(tmp_path / "offered")) as served:
        answers = set()
        for game in ("../secret", "../nowhere", "yggdrasil", "x" * 5_000, "\0", str(tmp_path / "secret")):
            wish = {"game": game, "seats": [{"kind": "person"}], "content": "there"}
            answer = served.http.post("/api/tables", json=wish)
            answers.add((answer.status_code, answer.text))
        assert len(answers) == 1


@pytest.mark.parametrize("named", [True, False])
def test_the_log_names_who_asked_unless_it_shall_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, named: bool
) -> None:
    with serve(tmp_path, log_addresses=named) as served, caplog.at_level(logging.INFO, "meadhall.access"):
        served.http.get("/api/games", headers={"x-forwarded-for": "203.0.113.7"}, timeout=PATIENCE)

        def lines() -> list[Any]:
            return [record for record in caplog.records if getattr(record, "path", "") == "/api/games"]

        eventually(lines, "a line about the request")
        assert getattr(lines()[0], "address", None) == ("203.0.113.7" if named else None)
