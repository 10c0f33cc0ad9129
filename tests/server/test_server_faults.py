"""A database that is frozen, gone or full, a lost Redis, a machine that stands still: play goes on, or stops with a
sentence, and comes back by itself."""

import logging
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from crash import Node
from faults import Way, full_disk, way_to
from serving import CLUSTER, PATIENCE, REDIS, STORES, Player, Served, eventually, postgres_database, serve
from websockets.exceptions import ConnectionClosed

from meadhall.server.storage.store import Store


def _wish(player: Player, command: str) -> dict[str, Any]:
    """A decision, to be sent as often as it takes."""
    player.until(lambda me: me.to_decide() is not None)
    action = player.seat_view(0)["legal"][0]["number"]
    return {"t": "act", "id": command, "seq": player.update["seq"], "seat": 0, "action": action}


def _until_done(player: Player, wish: dict[str, Any]) -> dict[str, Any]:
    """Send a decision until it is done; nothing else may be said of it meanwhile than that one should come again."""
    while True:
        answer = player.ask(**wish)
        if answer["t"] == "ack":
            return answer
        assert answer["reason"] == "busy", answer


def _health(served: Served) -> tuple[int, dict[str, Any]]:
    answer = served.http.get("/health")
    return answer.status_code, answer.json()


def _once(caplog: pytest.LogCaptureFixture, *wanted: str) -> None:
    """The log tells of it once, and holds no traceback."""
    told = [record.getMessage() for record in caplog.records if record.name.startswith("meadhall")]
    assert told == list(wanted)
    assert not any(record.exc_info for record in caplog.records)


if "postgres" in STORES:

    @pytest.fixture
    def far(tmp_path: Path) -> Iterator[tuple[Served, Way]]:
        """A server, and the way to its database."""
        with postgres_database() as url, way_to(url) as (way, db), serve(tmp_path, db=db, database_seconds=1.0) as made:
            yield made, way

    @pytest.mark.parametrize(("fault", "mending"), [("freeze", "thaw"), ("cut", "mend")])
    def test_play_stops_with_a_sentence_without_the_database_and_goes_on_with_it(
        far: tuple[Served, Way], fault: str, mending: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        served, way = far
        created = served.create("person", "novice")
        with served.player(created, 0) as ann:
            ann.act()
            wish = _wish(ann, "through-thick-and-thin")
            caplog.clear()
            with caplog.at_level(logging.WARNING):
                getattr(way, fault)()
                refused = ann.ask(**wish)
                assert (refused["t"], refused["reason"]) == ("refused", "busy")
                assert "database does not answer" in refused["message"]
                status, health = _health(served)
                assert (status, health["status"], health["answers"]["store"]) == (503, "ailing", False)
                assert served.http.get("/live").status_code == 200
                asked = served.http.get("/api/ratings/yggdrasil")
                assert asked.status_code == 503
                assert int(asked.headers["retry-after"]) > 0
                getattr(way, mending)()
                eventually(lambda: _health(served)[0] == 200, "the database answers")
            _once(caplog, "the database does not answer", "the database answers again")
            done = _until_done(ann, wish)
            ann.play_to_the_end()
        path = f"/api/tables/{ann.table}"
        assert served.http.get(f"{path}/verify").json()["reproduced"]
        found = served.services.store.log(ann.table)
        assert found is not None
        assert [entry.number for entry in found[2] if entry.command == wish["id"]] == [done["seq"]], "once"

    def test_bots_take_up_their_thinking_when_the_database_is_back(far: tuple[Served, Way]) -> None:
        served, way = far
        created = served.create("person", "novice")
        path, mine = f"/api/tables/{created['table']['id']}", {"authorization": f"Bearer {created['tokens']['0']}"}
        with served.watcher(created) as watcher:
            watcher.until(lambda me: me.update)
            served.http.post(f"{path}/leave", headers=mine).raise_for_status()
            way.cut()
            eventually(lambda: _health(served)[0] == 503, "the database is gone")
            way.mend()
            watcher.until(lambda me: me.update["over"])


def test_play_stops_with_a_sentence_on_a_full_disk_and_goes_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serve(tmp_path) as served:
        created = served.create("person")
        with served.player(created, 0) as ann:
            ann.act()
            with caplog.at_level(logging.ERROR), full_disk(served):
                for number in range(500):  # what room there is in the last pages is used up first
                    wish = _wish(ann, f"filling-{number}")
                    if (refused := ann.ask(**wish))["t"] == "refused":
                        break
                    ann.until(lambda me, seq=refused["seq"]: me.update["seq"] >= seq)
                    assert not ann.update["over"]
                assert (refused["reason"], "disk is full" in refused["message"]) == ("busy", True)
                before = ann.update["seq"]
            assert not any(record.exc_info for record in caplog.records)
            assert _until_done(ann, wish)["seq"] == before + 1
            ann.play_to_the_end()
        assert served.http.get(f"/api/tables/{ann.table}/verify").json()["reproduced"]


def test_a_machine_that_stands_still_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_KEEPALIVE_SECONDS", "1")
    node = Node(tmp_path, f"sqlite:///{tmp_path / 'meadhall.db'}")
    node.start()
    try:
        base = f"http://127.0.0.1:{node.port}"
        wish = {"game": "yggdrasil", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "novice"}]}
        created = httpx.post(f"{base}/api/tables", json=wish, timeout=PATIENCE).raise_for_status().json()
        with Player(node.port, created["table"]["id"], [created["tokens"]["0"]]) as ann:
            ann.act()
            decided = _wish(ann, "while-it-stood-still")
            node.send(signal.SIGSTOP)
            ann.send(**decided)
            time.sleep(3)  # the fault itself: longer than a peer that does not answer is borne with
            node.send(signal.SIGCONT)
            try:
                ann.until(lambda me: me.answers.get(decided["id"]))
            except ConnectionClosed:  # both had waited for the other
                ann.reconnect()
            assert _until_done(ann, decided)["seq"] > decided["seq"]
            ann.play_to_the_end()
        path = f"{base}/api/tables/{ann.table}"
        assert httpx.get(f"{path}/verify", timeout=PATIENCE).json()["reproduced"]
        assert httpx.get(f"{base}/health", timeout=PATIENCE).json()["status"] == "ok"
    finally:
        node.close()
    assert "Traceback" not in node.log()
    store = Store(f"sqlite:///{tmp_path / 'meadhall.db'}")
    found = store.log(ann.table)
    store.close()
    assert found is not None
    assert [entry.command for entry in found[2]].count(decided["id"]) == 1, "done once"


if CLUSTER:

    def test_two_nodes_play_on_without_redis_and_hear_of_each_other_again(
        tmp_path: Path, caplog: pytest.LogCaptureFixture
    ) -> None:
        with (
            postgres_database() as db,
            way_to(REDIS) as (way, redis),
            serve(tmp_path / "a", db=db, redis=redis) as first,
            serve(tmp_path / "b", db=db, redis=redis) as second,
        ):
            created = first.create("person", "person")
            with first.player(created, 0) as ann, second.player(created, 1) as bo:
                for player in (ann, bo):
                    player.until(lambda me: me.update)
                with caplog.at_level(logging.WARNING):
                    way.cut()
                    eventually(lambda: all(_health(node)[1]["status"] == "ailing" for node in (first, second)), "lost")
                    assert {_health(node)[0] for node in (first, second)} == {200}, "tables can be played"
                    _play_in_turn(ann, bo, 6)
                    way.mend()
                    eventually(lambda: all(_health(node)[1]["status"] == "ok" for node in (first, second)), "back")
                told = [record.getMessage().partition(":")[0] for record in caplog.records]
                assert sorted(told) == ["Redis is back"] * 2 + ["Redis is out of reach"] * 2
                _play_in_turn(ann, bo, 6)

    def _play_in_turn(ann: Player, bo: Player, decisions: int) -> None:
        for _ in range(decisions):
            mover, other = (ann, bo) if 0 in ann.update["decision"]["waiting"] else (bo, ann)
            assert mover.act()["t"] == "ack"
            other.until(lambda me, seq=mover.update["seq"]: me.update["seq"] >= seq)
