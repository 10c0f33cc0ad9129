"""One node or several: memory is bounded, stopping is gentle, and any node serves any table."""

import asyncio
import contextlib
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from crash import Node
from serving import CLUSTER, PATIENCE, REDIS, HeldBots, Player, Served, eventually, postgres_database, serve
from websockets.exceptions import ConnectionClosed

from meadhall.server.services.bus import LocalBus, RedisBus
from meadhall.server.storage.database import Unusable
from meadhall.server.storage.store import Store


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with serve(tmp_path, idle_seconds=0.3) as served:
        created = [served.create("person") for _ in range(5)]
        with served.player(created[0], 0) as ann:
            ann.act()
            eventually(lambda: list(served.node.tables) == [ann.table], "only the one with a visitor stays")
        with served.player(created[3], 0) as bo:
            assert bo.act()["t"] == "ack"


def test_no_more_tables_are_held_than_the_server_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.server.node.node.IN_HAND", 0.0)
    with serve(tmp_path, live_tables=3) as served:
        for _ in range(8):
            served.create("person")
        assert len(served.node.tables) <= 4


def test_a_gentle_stop_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        created = served.create("person", "warrior")
        ann = served.player(created, 0)
        for _ in range(5):
            ann.act()
        served.server.should_exit = True
        with pytest.raises(ConnectionClosed):
            ann.until(lambda me: False)
        ann.close()
        seq = ann.update["seq"]
    with serve(tmp_path) as served, served.player(created, 0, seq=seq) as again:
        again.until(lambda me: me.update)
        assert again.update["seq"] >= seq


def test_bots_go_on_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    with serve(tmp_path, bot_pause=30.0) as served:
        created = served.create("person", "novice")
        table, mine = created["table"]["id"], {"authorization": f"Bearer {created['tokens']['0']}"}
        served.http.post(f"/api/tables/{table}/leave", headers=mine).raise_for_status()
    with serve(tmp_path) as served:
        eventually(lambda: served.http.get(f"/api/tables/{table}").json()["status"] == "over", "the bots finish")


def test_one_server_a_file(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        table = served.create("person")["table"]["id"]
        with pytest.raises(Unusable, match="another server uses"):
            Store(served.services.store.url).open()
    with serve(tmp_path) as served:
        assert served.http.get(f"/api/tables/{table}").status_code == 200


def test_a_node_alone_claims_each_job_once() -> None:
    async def work() -> list[bool]:
        bus = LocalBus()
        claims = [await bus.claim("a", 1), await bus.claim("a", 1)]
        await bus.release("a")
        return [*claims, await bus.claim("a", 1), await bus.alive()]

    assert asyncio.run(work()) == [True, False, True, True]


async def _listen(bus: RedisBus) -> None:
    async for table_id in bus.changes():
        raise AssertionError(f"nobody is there to tell of {table_id}")


def test_a_redis_that_is_gone_hinders_nobody() -> None:
    async def work() -> list[object]:
        bus = RedisBus("redis://127.0.0.1:1/0", time.time)
        listening = asyncio.create_task(_listen(bus))
        await bus.publish("t")
        await bus.arrive("t", 1)
        told = [await bus.claim("a", 1), await bus.present("t"), await bus.alive()]
        await bus.depart("t", 1)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await bus.stop()
        return told

    assert asyncio.run(work()) == [True, [1], False]


def test_several_nodes_are_tested_here() -> None:
    if not CLUSTER:
        pytest.skip("NOT TESTED on several nodes: MEADHALL_TEST_POSTGRES and MEADHALL_TEST_REDIS do not answer")


if CLUSTER:

    @pytest.fixture
    def nodes(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
        """Two nodes with one database and one Redis."""
        with (
            postgres_database() as url,
            serve(tmp_path / "a", db=url, redis=REDIS) as first,
            serve(tmp_path / "b", db=url, redis=REDIS) as second,
        ):
            yield first, second

    def _at(node: Served, player: Player) -> Player:
        return Player(node.port, player.table, player.tokens)

    def _answer(player: Player, command: dict[str, Any]) -> dict[str, Any]:
        """The answer to a command that was sent; a table that was held up by a slow disk is asked again."""
        while True:
            answer: dict[str, Any] = player.until(lambda me: me.answers.pop(command["id"], None))
            if answer.get("reason") != "busy":
                return answer
            player.send(**command)

    def test_any_node_serves_any_table(nodes: tuple[Served, Served]) -> None:
        first, second = nodes
        created = first.create("person", "person", "warrior")
        with first.player(created, 0) as ann, second.player(created, 1) as bo:
            for player in (ann, bo):
                player.until(lambda me: me.update)
            ann.until(lambda me: all(seat["connected"] for seat in me.update["seats"][:2]))
            for _ in range(12):
                ann.until(lambda me: {0, 1} & set(me.update["decision"]["waiting"]))
                mover, other = (ann, bo) if 0 in ann.update["decision"]["waiting"] else (bo, ann)
                assert mover.act()["t"] == "ack"
                other.until(lambda me, seq=mover.update["seq"]: me.update["seq"] >= seq)
            assert bo.ask(t="chat", seat=1, text="hail")["t"] == "ack"
            ann.until(lambda me: me.chat)
            for player in (ann, bo):  # until the bot has nothing more to do
                player.until(lambda me: me.update["position"] >= 12 and {0, 1} & set(me.update["decision"]["waiting"]))
            assert ann.stories[0] == bo.stories[1]

    def test_two_nodes_never_write_two_things_at_one_place(nodes: tuple[Served, Served]) -> None:
        first, second = nodes
        created = first.create("person")
        with first.player(created, 0) as here, second.player(created, 0) as there:
            for _ in range(15):
                for player in (here, there):
                    player.until(lambda me: me.to_decide() is not None)
                seq = max(here.update["seq"], there.update["seq"])
                sent = []
                for player in (here, there):
                    player.until(lambda me, seq=seq: me.update["seq"] >= seq)
                    action = player.seat_view(0)["legal"][0]["number"]
                    sent.append({"t": "act", "id": f"{id(player)}-{seq}", "seq": seq, "seat": 0, "action": action})
                    player.send(**sent[-1])
                answers = [_answer(player, act) for player, act in zip((here, there), sent, strict=True)]
                assert sorted(answer["t"] for answer in answers) == ["ack", "refused"]
                assert {answer.get("reason") for answer in answers} == {None, "stale"}
                for player in (here, there):
                    player.until(lambda me, seq=seq: me.update["seq"] > seq)
            assert here.stories == there.stories

    async def _deaf(_: str) -> None:
        """The bus carries nothing."""

    @pytest.fixture
    def strangers(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
        """Two nodes that neither hear from each other nor look by themselves for what they have missed."""
        alone = {"redis": REDIS, "sweep_seconds": 3600.0}
        with (
            postgres_database() as url,
            serve(tmp_path / "a", db=url, **alone) as first,
            serve(tmp_path / "b", db=url, **alone) as second,
        ):
            for node in (first, second):
                node.services.bus.publish = _deaf  # type: ignore[method-assign]
            yield first, second

    def test_a_seat_given_to_a_bot_on_one_node_is_played_on_the_other(strangers: tuple[Served, Served]) -> None:
        first, second = strangers
        created = first.create("person", "person", seed=3)
        table, bo = created["table"]["id"], {"authorization": f"Bearer {created['tokens']['1']}"}
        with first.player(created, 0, 1) as both:
            while both.until(lambda me: me.update and me.update["decision"])["waiting"] != [0]:
                both.act(1)
        with first.player(created, 0) as ann:
            assert second.http.post(f"/api/tables/{table}/leave", headers=bo).status_code == 200
            while ann.update.get("decision", {}).get("waiting") != [1]:
                assert ann.act(0)["t"] == "ack"
            ann.until(lambda me: me.update["seats"][1]["stand_in"] and me.to_decide() == 0)

    def test_nobody_decides_on_one_node_for_a_seat_given_to_a_bot_on_the_other(
        strangers: tuple[Served, Served],
    ) -> None:
        for node in strangers:
            node.services.pool = HeldBots()  # type: ignore[assignment]
        first, second = strangers
        created = first.create("person")
        mine = {"authorization": f"Bearer {created['tokens']['0']}"}
        with second.player(created, 0) as ann:
            ann.until(lambda me: me.to_decide() is not None)
            first.http.post(f"/api/tables/{ann.table}/leave", headers=mine).raise_for_status()
            assert ann.act()["reason"] == "wrong-seat"

    def test_whoever_comes_to_another_node_is_told_everything_at_once(strangers: tuple[Served, Served]) -> None:
        first, second = strangers
        created = first.create("person")
        with first.player(created, 0) as here, second.player(created, 0) as there:
            there.until(lambda me: me.update)
            here.act()
            there.reconnect()
            there.until(lambda me: me.update["seq"] == 1)

    def test_a_change_whose_message_was_lost_is_found_anyway(nodes: tuple[Served, Served]) -> None:
        first, second = nodes
        created = first.create("person")
        first.services.bus.publish = _deaf  # type: ignore[method-assign]
        with first.player(created, 0) as here, second.player(created, 0) as there:
            there.until(lambda me: me.update)
            here.act()
            there.until(lambda me: me.update["seq"] == 1)


if CLUSTER:

    def test_a_node_is_added_and_another_drained_without_a_lost_decision(tmp_path: Path) -> None:
        """Real processes: tables move to the node that was added while their people decide."""
        with postgres_database() as db:
            first, second = Node(tmp_path, db, REDIS), Node(tmp_path, db, REDIS)
            try:
                first.start()
                base = f"http://127.0.0.1:{first.port}"
                wish = {"game": "yggdrasil", "seats": [{"kind": "person"}, {"kind": "bot", "level": "novice"}]}
                answers = [httpx.post(f"{base}/api/tables", json=wish, timeout=PATIENCE) for _ in range(4)]
                made = [answer.raise_for_status().json() for answer in answers]
                with contextlib.ExitStack() as stack:
                    people = [_Moving(stack, first.port, created) for created in made]
                    for person in people:
                        person.decide()
                    second.start()
                    first.send(signal.SIGTERM)
                    for person in people:
                        person.port = second.port
                    for _ in range(8):
                        for person in people:
                            person.decide()
                    assert first.ended() == -signal.SIGTERM, "it has stopped as it was told to"
                    for person in people:
                        person.decide()
                store = Store(db)
                try:
                    for person in people:
                        found = store.log(person.player.table)
                        assert found is not None
                        written = {entry.command: entry.number for entry in found[2] if entry.command}
                        assert written == person.acknowledged, "everything acknowledged is there, and nothing else"
                finally:
                    store.close()
            finally:
                first.close()
                second.close()

    class _Moving:
        """Somebody whose page comes back wherever it is let in, and sends again what was not answered."""

        def __init__(self, stack: contextlib.ExitStack, port: int, created: dict[str, Any]) -> None:
            self.port = port
            self.player = Player(port, created["table"]["id"], [created["tokens"]["0"]])
            self.acknowledged: dict[str, int] = {}
            stack.callback(self.player.close)

        def decide(self) -> None:
            """Take a decision, until it is acknowledged."""
            command, wish = f"decision-{len(self.acknowledged)}", None
            last = max(self.acknowledged.values(), default=0)
            while command not in self.acknowledged:
                try:
                    self.player.until(lambda me: me.update.get("seq", -1) >= last)
                    self.player.until(lambda me: me.to_decide() is not None or me.update["over"])
                    if self.player.update["over"]:
                        return
                    if wish is None:
                        action = self.player.seat_view(0)["legal"][0]["number"]
                        wish = {"t": "act", "seat": 0, "seq": self.player.update["seq"], "action": action}
                    answer = self.player.ask(id=command, **wish)
                    assert answer["t"] == "ack", answer
                    self.acknowledged[command] = answer["seq"]
                except (ConnectionClosed, OSError):
                    self.player.close()
                    self.player.port = self.port
                    with contextlib.suppress(ConnectionClosed, OSError):
                        self.player.connect(self.player.update.get("seq"))
