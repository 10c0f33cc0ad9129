"""Clocks that nobody beats at a server: by returning, coming late or taking back. And a server that costs no time."""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from serving import HandClock, HeldBots, Player, Served, eventually, serve

from meadhall.server import wire
from meadhall.server.match.clocks import DAY, RESCUE
from meadhall.server.match.rows import SeatRow, TableRow
from meadhall.server.refusal import Refusal
from meadhall.server.storage import schema
from meadhall.server.storage.store import Store
from meadhall.server.table import absence
from meadhall.server.table.commands import carry_out
from meadhall.server.table.live import LiveTable

MINUTE = {"kind": "decision", "seconds": 60}
TOTAL = {"kind": "total", "seconds": 100, "increment": 5}


class Timed:
    """A server whose time and bots stand still until a test moves them; it looks after a table only when told to."""

    def __init__(self, served: Served, clock: HandClock) -> None:
        self.served, self.clock = served, clock
        self.bots = served.services.pool = HeldBots()  # type: ignore[assignment]

    @contextlib.contextmanager
    def table(self, *seats: str, **wishes: Any) -> Iterator[tuple[Player, LiveTable]]:
        """A new table with somebody at its first seat."""
        created = self.served.create(*(seats or ("person",)), **wishes)
        with self.served.player(created, 0) as player:
            player.until(lambda me: me.update and me.update["seats"][0]["connected"])
            yield player, self.served.run(self.served.node.get(player.table))

    def leave(self, player: Player) -> None:
        mine = {"authorization": f"Bearer {player.tokens[0]}"}
        self.served.http.post(f"/api/tables/{player.table}/leave", headers=mine).raise_for_status()
        player.until(lambda me: me.update["seats"][0]["stand_in"])

    def sweep(self, live: LiveTable) -> None:
        self.served.run(absence.attend(live))

    def written(self, live: LiveTable) -> tuple[TableRow, list[SeatRow]]:
        """The table as the store has it."""
        found = live.services.store.table(live.id)
        assert found is not None
        return found

    def due(self, live: LiveTable) -> float:
        due = self.written(live)[0].due
        assert due is not None, "nobody would look after it"
        return due


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[Timed]:
    clock = HandClock()
    with serve(tmp_path, now=clock, sweep_seconds=3600.0) as served:
        yield Timed(served, clock)


def _left(player: Player, seat: int = 0) -> float:
    left: float = player.update["clocks"][seat]["left"]
    return left


@pytest.mark.parametrize("clock", [MINUTE, {"kind": "total", "seconds": 60}], ids=["decision", "total"])
def test_leaving_and_returning_gives_no_time(timed: Timed, clock: dict[str, Any]) -> None:
    with timed.table(clock=clock) as (ann, _):
        for _ in range(2):
            timed.clock.move(10)
            timed.leave(ann)
            timed.clock.move(10)
            assert ann.ask(t="return", seat=0)["t"] == "ack"
            ann.until(lambda me: not me.update["seats"][0]["stand_in"])
        assert _left(ann) == 20


def test_a_decision_whose_time_is_up_is_the_bots_and_the_next_one_theirs_who_returned(timed: Timed) -> None:
    with timed.table(clock=MINUTE) as (ann, live):
        timed.clock.move(60)
        timed.sweep(live)
        ann.until(lambda me: me.update["seats"][0]["stand_in"])
        assert ann.ask(t="return", seat=0)["t"] == "ack"
        assert ann.ask(t="return", seat=0)["t"] == "ack", "again makes no difference"
        assert ann.act()["reason"] == "wrong-seat"
        assert timed.due(live) == timed.clock.at + RESCUE
        timed.bots.let_decide(timed.served)
        ann.until(lambda me: me.update["seq"] == 1 and not me.update["seats"][0]["stand_in"])
        assert _left(ann) == 60
        assert timed.due(live) == timed.clock.at + 60
        assert not timed.written(live)[1][0].stand_in, "whoever is back when the game ends has not given up"
        assert ann.act()["t"] == "ack"


def test_whoever_reconnects_too_late_decides_from_the_next_decision_on(timed: Timed) -> None:
    with timed.table(clock=MINUTE) as (ann, live):
        timed.clock.move(60)
        timed.sweep(live)
        ann.until(lambda me: me.update["seats"][0]["stand_in"])
        ann.reconnect()
        eventually(lambda: live.times.returning == [0], "the seat is asked for")
        timed.bots.let_decide(timed.served)
        ann.until(lambda me: me.update["seq"] == 1 and not me.update["seats"][0]["stand_in"])


def test_whoever_leaves_again_is_not_returning(timed: Timed) -> None:
    with timed.table(clock=MINUTE) as (ann, live):
        timed.clock.move(60)
        timed.sweep(live)
        assert ann.ask(t="return", seat=0)["t"] == "ack"
        timed.leave(ann)
        timed.bots.let_decide(timed.served)
        ann.until(lambda me: me.update["seq"] == 1)
        assert ann.update["seats"][0]["stand_in"]


def test_whose_time_for_the_game_is_up_does_not_return(timed: Timed) -> None:
    with timed.table(clock=TOTAL) as (ann, live):
        timed.clock.move(100)
        timed.sweep(live)
        for decided in range(3):
            refused = ann.ask(t="return", seat=0)
            assert (refused["reason"], "time for this game is up" in refused["message"]) == ("out-of-time", True)
            timed.bots.let_decide(timed.served)
            ann.until(lambda me, seq=decided + 1: me.update["seq"] == seq)
            assert _left(ann) == 0


@pytest.mark.parametrize("clock", [MINUTE, TOTAL], ids=["decision", "total"])
def test_a_decision_that_comes_too_late_is_refused_and_a_bot_stands_in_at_once(
    timed: Timed, clock: dict[str, Any]
) -> None:
    with timed.table(clock=clock) as (ann, live):
        ann.until(lambda me: me.to_decide() is not None)
        timed.clock.move(clock["seconds"])
        refused = ann.act()
        assert (refused["reason"], "time for this decision is up" in refused["message"]) == ("out-of-time", True)
        ann.until(lambda me: me.update["seats"][0]["stand_in"])
        assert (ann.update["seq"], _left(ann)) == (0, 0)
        assert timed.due(live) == timed.clock.at + RESCUE


def test_a_decision_in_time_earns_the_increment(timed: Timed) -> None:
    with timed.table(clock=TOTAL) as (ann, _):
        timed.clock.move(99)
        assert ann.act()["t"] == "ack"
        assert _left(ann) == 6


async def _while_it_waits(live: LiveTable, moment: Any) -> wire.Answer:
    """Send a decision while the table is busy with something that happens first."""
    match = live.playing
    act = wire.Act("late", match.seq, 0, match.table.legal(0)[0].number)
    async with live.lock:
        answer = asyncio.create_task(carry_out(live, [0], act, ""))
        await asyncio.sleep(0)  # it has arrived, and waits for the table
        await moment()
    return await answer


def test_what_counts_is_when_a_decision_arrived(timed: Timed) -> None:
    async def slow() -> None:
        timed.clock.move(10)

    with timed.table(clock=TOTAL) as (ann, live):
        timed.clock.move(95)
        assert timed.served.run(_while_it_waits(live, slow)) == wire.Ack("late", 1)
        ann.until(lambda me: me.update["seq"] == 1)
        assert live.times.left == [10]


def test_a_decision_that_waits_while_a_bot_sits_down_is_refused(timed: Timed) -> None:
    with timed.table() as (_, live), pytest.raises(Refusal, match="a bot plays for this seat"):
        timed.served.run(_while_it_waits(live, lambda: absence.stand_in(live, {0: "away"})))


def test_a_decision_that_was_taken_in_time_is_acknowledged_again_later(timed: Timed) -> None:
    with timed.table(clock=MINUTE) as (ann, _):
        ann.until(lambda me: me.to_decide() is not None)
        act = {"t": "act", "id": "once", "seq": 0, "seat": 0, "action": ann.seat_view(0)["legal"][0]["number"]}
        first = ann.ask(**act)
        timed.clock.move(60)
        assert ann.ask(**act) == first == {"t": "ack", "id": "once", "seq": 1}


def test_a_stand_in_earns_nothing_for_its_person(timed: Timed) -> None:
    with timed.table(clock=TOTAL) as (ann, _):
        timed.clock.move(30)
        timed.leave(ann)
        for seq in (1, 2):
            timed.clock.move(10)
            timed.bots.let_decide(timed.served)
            ann.until(lambda me, seq=seq: me.update["seq"] == seq)
        assert ann.ask(t="return", seat=0)["t"] == "ack"
        ann.until(lambda me: not me.update["seats"][0]["stand_in"])
        assert _left(ann) == 70


def test_nobody_goes_on_vacation_or_takes_back_when_their_time_is_up(timed: Timed) -> None:
    with timed.table(clock={"kind": "decision", "seconds": DAY, "vacation": 3}) as (ann, _):
        timed.clock.move(DAY)
        assert ann.ask(t="vacation", seat=0, days=1)["reason"] == "out-of-time"
        ann.until(lambda me: me.update["seats"][0]["stand_in"])
    with timed.table(clock=MINUTE) as (bo, _):
        bo.act()
        timed.clock.move(60)
        assert bo.ask(t="undo", seat=0, seq=1)["reason"] == "out-of-time"


def test_taking_back_at_a_table_gives_no_time(timed: Timed) -> None:
    with timed.table(clock=MINUTE) as (ann, _):
        for _ in range(2):
            timed.clock.move(20)
            ann.act()
            assert ann.ask(t="undo", seat=0, seq=ann.update["seq"])["t"] == "ack"
            ann.until(lambda me: me.update["position"] == 0)
        assert _left(ann) == 40, "of the second decision's time, after which the first has none of its own"


def test_who_decide_at_once_have_each_their_own_time(timed: Timed) -> None:
    with timed.table("person", "person", game="blood-rage", clock=MINUTE, seed=5) as (ann, live):
        for left in (40, 20):  # with two players each keeps two cards, and then waits for the other
            assert ann.until(lambda me: me.update["decision"])["waiting"] == [0, 1]
            timed.clock.move(20)
            ann.act(0)
            assert _left(ann, 1) == left
        assert ann.update["decision"]["waiting"] == [1]
        assert timed.due(live) == timed.clock.at + 20
        timed.clock.move(20)
        timed.sweep(live)
        assert [seat["stand_in"] for seat in ann.until(_with_stand_in)] == [False, True]


def test_in_a_secret_round_nobodys_decision_is_stale_because_another_took_one_of_two(timed: Timed) -> None:
    with timed.table("person", "person", game="blood-rage", seed=5) as (ann, live):
        ann.act(0)
        match = live.playing
        assert (match.table.waiting, match.seq) == ([0, 1], 1)
        assert match.is_current(1, 0)
        assert not match.is_current(0, 0)


def _with_stand_in(player: Player) -> Any:
    return any(seat["stand_in"] for seat in player.update["seats"]) and player.update["seats"]


def test_a_table_is_looked_after_in_time_whatever_its_people_do(timed: Timed) -> None:
    clock = {"kind": "decision", "seconds": DAY, "vacation": 3}
    with timed.table("person", "person", clock=clock, seed=0) as (ann, live):  # the first seat begins

        def due_after(**command: Any) -> float:
            assert ann.ask(seat=0, **command)["t"] == "ack"
            timed.sweep(live)
            assert timed.due(live) > timed.clock.at, "but not again and again"
            return timed.due(live) - timed.clock.at

        ann.act(0)
        assert due_after(t="undo", seq=1) == DAY
        timed.clock.move(10)
        assert due_after(t="vacation", days=1) == DAY, "its end"
        assert due_after(t="vacation", days=0) == DAY - 10
        timed.leave(ann)
        assert timed.due(live) == timed.clock.at + RESCUE
        assert due_after(t="return") == DAY - 10
        assert due_after(t="resign") == RESCUE


def test_setting_the_systems_clock_costs_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve(tmp_path, sweep_seconds=3600.0) as served:
        created, told = served.create("person", clock={"kind": "decision", "seconds": 1800}), time.time
        with served.player(created, 0) as ann:
            ann.until(lambda me: me.update)
            live = served.run(served.node.get(ann.table))
            for jump in (3600, -3600):
                with monkeypatch.context() as patch:
                    patch.setattr(time, "time", lambda jump=jump: told() + jump)
                    served.run(absence.attend(live))
                    assert not live.seats[0].stand_in
                    ann.reconnect()
                    ann.until(lambda me: me.update)
                    assert 0 < _left(ann) <= 1800


@pytest.mark.parametrize("clock", [MINUTE, TOTAL], ids=["decision", "total"])
@pytest.mark.parametrize("down", [3600, -3600], ids=["an hour", "clock set back"])
def test_a_restart_costs_nobody_time_and_gives_none(tmp_path: Path, clock: dict[str, Any], down: float) -> None:
    now = HandClock()
    with serve(tmp_path, now=now) as served:
        created = served.create("person", clock=clock)
        now.move(50)
    now.move(down)
    with serve(tmp_path, now=now) as served, served.player(created, 0) as ann:
        ann.until(lambda me: me.update)
        assert _left(ann) == clock["seconds"] - 50
        now.move(clock["seconds"] - 50)
        ann.until(lambda me: me.update["seats"][0]["stand_in"])


def test_a_server_that_runs_writes_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is all that a crash leaves behind to tell when it was."""
    monkeypatch.setattr("meadhall.server.node.node.BEAT_SECONDS", 0.01)
    now, written = HandClock(), sa.select(schema.heartbeat.c.at)
    with serve(tmp_path, now=now) as served:
        store = served.services.store
        for _ in range(2):
            now.move(1)
            eventually(lambda: _read(store, written) == now.at, "a sign of life")


def _read(store: Store, query: sa.Select[Any]) -> Any:
    with store.reading() as connection:
        return connection.execute(query).scalar()
