"""Accounts, their tables, ratings and statistics."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from serving import PATIENCE, Player, Served, serve
from test_server_clocks import _row, _seats

from meadhall.server.match.rows import SeatRow
from meadhall.server.refusal import Refusal
from meadhall.server.storage.accounts import sign_up
from meadhall.server.storage.ratings import enter, ranks, shown
from meadhall.server.storage.schema import ratings
from meadhall.server.storage.store import Store


@contextmanager
def _person(served: Served, name: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.http.base_url, timeout=PATIENCE) as client:
        answer = client.post("/api/accounts", json={"name": name, "password": "correct horse"})
        assert answer.status_code == 201, answer.text
        yield client


def test_signing_up_in_and_out(served: Served) -> None:
    with _person(served, "Freyja") as freyja:
        assert freyja.get("/api/me").json() == {"name": "Freyja"}
        assert freyja.delete("/api/sessions").status_code == 200
        freyja.cookies.clear()
        assert freyja.get("/api/me").json() == {"name": ""}
        wrong = freyja.post("/api/sessions", json={"name": "Freyja", "password": "wrong horse"})
        unknown = freyja.post("/api/sessions", json={"name": "Nobody", "password": "wrong horse"})
        assert wrong.json() == unknown.json()
        assert freyja.post("/api/sessions", json={"name": " FREYJA", "password": "correct horse"}).status_code == 201
        assert freyja.get("/api/me").json() == {"name": "Freyja"}


@pytest.mark.parametrize(
    ("name", "password"),
    [("", "long enough"), ("x" * 40, "long enough"), ("\u0390" * 24, "folds to 72 letters"), ("Loki", "short")],
)
def test_names_and_passwords_have_bounds(served: Served, name: str, password: str) -> None:
    answer = served.http.post("/api/accounts", json={"name": name, "password": password})
    assert answer.json()["reason"] == "bad-message"


def test_a_name_is_taken_once_however_it_is_written(served: Served) -> None:
    with _person(served, "Baldr"):
        answer = served.http.post("/api/accounts", json={"name": "bALDR ", "password": "correct horse"})
        assert answer.json()["reason"] == "taken"


def test_of_two_who_take_a_name_at_once_one_is_told_that_it_is_taken(store: Store) -> None:
    """On several nodes nobody sees the other's account before it is written."""
    sign_up(store, "Hodr", "hash")
    with pytest.raises(Refusal, match="that name"):
        sign_up(store, "HODR", "hash")


def test_my_tables_are_found_again_on_another_machine(served: Served) -> None:
    with _person(served, "Idun") as idun:
        created = idun.post("/api/tables", json={"game": "yggdrasil", "seats": [{"kind": "person"}]}).json()
        table = created["table"]["id"]
        mine = idun.get("/api/me/tables").json()
        assert mine["seats"] == {table: [0]}
        token = idun.post(f"/api/tables/{table}/token").json()["token"]
        with Player(served.port, table, [token]) as player:
            player.until(lambda me: me.to_decide() is not None)
        old = Player(served.port, table, [created["tokens"]["0"]])
        assert old.receive()["reason"].startswith("not-allowed")
        old.close()
    assert served.http.post(f"/api/tables/{table}/token").json()["reason"] == "not-allowed"


def test_a_rated_game_needs_accounts_and_changes_ratings_once(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        wish = {"game": "yggdrasil", "seats": seats, "rated": True}
        assert served.http.post("/api/tables", json=wish).json()["reason"] == "not-allowed"
        with _person(served, "Tyr") as tyr:
            created = tyr.post("/api/tables", json=wish).json()
            assert created["table"]["clock"]["kind"] == "decision", "nobody stalls a game that counts"
            with served.player(created, 0) as player:
                player.until(lambda me: me.to_decide() is not None)
                assert player.ask(t="hint", seat=0, seq=player.update["seq"])["reason"] == "not-allowed"
                host = {"authorization": f"Bearer {created['host']}"}
                closed = tyr.post(f"/api/tables/{player.table}/close", headers=host)
                assert closed.json()["reason"] == "not-allowed", "nobody takes back a game that counts"
                player.play_to_the_end()
                live = served.run(served.node.get(player.table))
                player.until(lambda me: live.row.settled or (me.send(t="ping") and False))
                again = served.services.store.finish(live.row, live.seats, cooperative=True, evaluation=b"")
                assert not again, "as another node might, or this one after a crash"
            found = tyr.get("/api/ratings/yggdrasil").json()["ratings"]
        by_kind = {rating["kind"]: rating for rating in found}
        assert set(by_kind) == {"person", "bot", "game"}
        assert by_kind["person"]["name"] == "Tyr"
        assert by_kind["person"]["games"] == 1
        assert by_kind["person"]["mu"] != 25
        won = by_kind["person"]["wins"] == 1
        assert by_kind["game"]["wins"] == (0 if won else 1)
        statistics = served.http.get("/api/statistics").json()
        assert statistics["games"] == {"yggdrasil": 1}
        assert statistics["decisions"] > 10
        served.create("person")
        assert served.http.get("/api/statistics").json() == statistics  # of the last minute, not of every request


def test_who_gave_up_is_last() -> None:
    seats = [SeatRow(table_id="t", seat=seat, kind="person") for seat in range(4)]
    assert ranks(seats, winners=[2], scores=[5, 9, 3, 5]) == [3.0, 2.0, 1.0, 3.0]
    seats[2].resigned = True
    assert ranks(seats, winners=[2], scores=[5, 9, 3, 5]) == [2.0, 1.0, 3.0, 2.0]


@pytest.mark.parametrize("won", [True, False])
def test_who_gives_up_a_game_played_together_has_lost_it_and_nobody_else_has(store: Store, won: bool) -> None:
    stayed = _rated_together(store, "stayed", won)
    left = _rated_together(store, "left", won, resigned=True, level="jarl")
    timed_out = _rated_together(store, "timed-out", won, stand_in=True, level="jarl")
    assert left == timed_out
    assert set(left) == {"ann", "bo", "warrior", "itself"}, "the bot that took over is not rated"
    assert {name: left[name] for name in ("ann", "warrior", "itself")} == {
        name: stayed[name] for name in ("ann", "warrior", "itself")
    }, "the others are rated with the team"
    assert left["bo"] == _rated_together(store, "all-lost", won=False)["bo"]
    assert left["bo"][2:] == (1, 0), "one game, none won"


def _rated_together(store: Store, game: str, won: bool, **bo: Any) -> dict[str, Any]:
    """The ratings of two people and a bot, newcomers all, after a game against the game itself."""
    table = _row()
    table.game, table.rated, table.winners = game, True, [0, 1, 2] if won else []
    seats = _seats("person", "person", "bot")
    seats[0].account, seats[1].account, seats[2].level = "ann", "bo", "warrior"
    for name, value in bo.items():
        setattr(seats[1], name, value)
    with store.writing() as connection:
        enter(connection, table, seats, cooperative=True)
    columns = ratings.c
    query = sa.select(columns.name, columns.mu, columns.sigma, columns.games, columns.wins).where(columns.game == game)
    with store.reading() as connection:
        rows = connection.execute(query).all()
    return {"itself" if row.name == game else row.name: row[1:] for row in rows}


def test_a_newcomer_is_shown_as_nothing_and_a_loser_as_less() -> None:
    assert shown(25, 25 / 3) == 0
    assert shown(30, 2) == 960
    assert shown(24, 8.25) == -30
