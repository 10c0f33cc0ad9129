"""Clocks, absent players, bots that stand in, and word to those who are away."""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from serving import PATIENCE, Served, eventually, serve

import meadhall
from meadhall.server import steady_clock, wire
from meadhall.server.match import clocks
from meadhall.server.match.clocks import Times
from meadhall.server.match.match import Match, Step
from meadhall.server.match.rows import SeatRow, TableRow

NOW = 1_000_000.0
DAY = clocks.DAY


def _row(kind: str = "none", seconds: int = 0, increment: int = 0, takeover: int = 0) -> TableRow:
    clock = {"kind": kind, "seconds": seconds, "increment": increment}
    values: dict[str, Any] = dict.fromkeys(("game", "content_hash", "content", "salt", "host_hash", "invite_hash"), "")
    values |= dict.fromkeys(("public", "rated", "hints"), False)
    values |= {"id": "t", "version": 1, "players": 2, "options": {}, "seed": 1, "spectator_delay": 0}
    values |= {"takeover_seconds": takeover, "takeover_level": "", "created": NOW, "changed": NOW, "clock": clock}
    return TableRow(**values)


def _seats(*kinds: str) -> list[SeatRow]:
    return [SeatRow(table_id="t", seat=seat, kind=kind) for seat, kind in enumerate(kinds)]


def _match(players: int = 2, seed: int = 1) -> Match:
    return Match.start(meadhall.game("yggdrasil"), players, {}, seed, NOW)


def _after(times: Times, clock: wire.ClockSetting, match: Match, at: float) -> Times:
    seat = match.table.waiting[0]
    step = match.act(seat, match.table.legal(seat)[0].number, at, None)
    match.take(step)
    return times.after(clock, step, match.position - 1, ())


def test_a_players_time_runs_while_they_are_waited_for_and_grows_with_each_decision() -> None:
    clock, match = wire.ClockSetting("total", 100, 5), _match()
    seat = match.table.waiting[0]
    times = _after(Times.begin(clock, 2, match.table.waiting, NOW), clock, match, NOW + 30)
    assert times.left[seat] == 75
    assert times.left[1 - seat] == 100


def test_time_per_decision_begins_anew_each_time() -> None:
    clock, match = wire.ClockSetting("decision", 60), _match()
    times = _after(Times.begin(clock, 2, match.table.waiting, NOW), clock, match, NOW + 59)
    assert times.left == [60, 60]
    assert [since for since in times.since if since is not None] == [NOW + 59]


def test_the_server_looks_again_when_a_clock_ends_or_a_bot_is_lost() -> None:
    times = Times([60, 60], [NOW, None])
    people, bots = _seats("person", "person"), _seats("bot", "person")
    assert clocks.due(_row(), people, times, {}, NOW) is None
    assert clocks.due(_row("decision", 60), people, times, {}, NOW) == NOW + 60
    assert clocks.due(_row(takeover=30), people, times, {}, NOW) == NOW + 30
    assert clocks.due(_row(), bots, times, {}, NOW) == NOW + 5


def test_who_is_away_is_late_and_who_is_here_only_when_their_time_is_up() -> None:
    times, people = Times([60, 60], [NOW, None]), _seats("person", "person")
    assert clocks.late(_row(takeover=30), people, times, {}, NOW + 29) == []
    assert clocks.late(_row(takeover=30), people, times, {}, NOW + 30) == [0]
    assert clocks.late(_row(takeover=30), people, times, {0: NOW + 30}, NOW + 30) == []
    assert clocks.late(_row("decision", 60), people, times, {0: NOW + 60}, NOW + 60) == [0]


def test_time_away_counts_from_when_somebody_was_last_seen() -> None:
    times, people = Times([60, 60], [NOW, None]), _seats("person", "person")
    assert clocks.late(_row(takeover=30), people, times, {0: NOW + 100}, NOW + 129) == []
    assert clocks.due(_row(takeover=30), people, times, {0: NOW + 100}, NOW + 101) == NOW + 130
    assert clocks.late(_row(takeover=30), people, times, {0: NOW + 100}, NOW + 130) == [0]


def test_on_vacation_the_clock_stands_still_and_no_bot_stands_in() -> None:
    row, people = _row("decision", 3 * DAY, takeover=DAY), _seats("person", "person")
    times = Times([3 * DAY] * 2, [NOW, None], [10 * DAY] * 2)
    gone = times.gone(0, NOW + DAY / 2, NOW + 7.5 * DAY)
    assert gone.vacation == [3 * DAY, 10 * DAY]
    assert clocks.shown(row, people, gone, NOW + 2 * DAY)[0] == wire.Clock(
        0, 2.5 * DAY, False, 3 * DAY, NOW + 7.5 * DAY
    )
    assert clocks.late(row, people, gone, {}, NOW + 7.4 * DAY) == []
    assert clocks.due(row, people, gone, {}, NOW + DAY) == NOW + 7.5 * DAY, "then its time runs again"
    assert gone.home(NOW + 7 * DAY) == []
    assert gone.home(NOW + 8 * DAY) == [0]
    home = gone.back(0, NOW + 8 * DAY)
    assert home.vacation == [3 * DAY, 10 * DAY]
    assert clocks.shown(row, people, home, NOW + 8 * DAY)[0] == wire.Clock(0, 2 * DAY, True, 3 * DAY)
    assert clocks.late(_row("decision", 3 * DAY), people, home, {}, NOW + 10 * DAY) == [0]


def test_who_comes_back_early_keeps_the_rest_of_the_vacation() -> None:
    times = Times([3 * DAY] * 2, [NOW, None], [10 * DAY] * 2).gone(0, NOW + DAY, NOW + 8 * DAY)
    back = times.back(0, NOW + 3 * DAY)
    assert back.vacation == [8 * DAY, 10 * DAY]
    assert clocks.shown(_row("decision", 3 * DAY), _seats("person", "person"), back, NOW + 3 * DAY)[0] == wire.Clock(
        0, 2 * DAY, True, 8 * DAY
    )


def test_who_is_asked_on_vacation_begins_when_it_is_over_and_deciding_ends_it() -> None:
    clock, match = wire.ClockSetting("decision", 3 * DAY, vacation=10), _match()
    first = match.table.waiting[0]
    times = Times.begin(clock, 2, match.table.waiting, NOW).gone(1 - first, NOW, NOW + 5 * DAY)
    while match.table.waiting == [first]:
        before, times = times, _after(times, clock, match, NOW + DAY)
    assert times.since[1 - first] == NOW + 5 * DAY
    assert times.newly_asked(before, NOW + DAY) == [], "they asked not to be disturbed"
    times = _after(times, clock, match, NOW + 2 * DAY)
    assert (times.away, times.vacation[1 - first]) == ([None, None], 8 * DAY)


def _step(match: Match, at: float, command: str | None = "c") -> Step:
    return match.act(0, match.table.legal(0)[0].number, at, command)


def _alone(clock: wire.ClockSetting) -> Times:
    return Times.begin(clock, 1, [0], NOW)


def test_what_somebody_used_before_a_bot_sat_down_is_used() -> None:
    for clock in (wire.ClockSetting("total", 60), wire.ClockSetting("decision", 60)):
        left = _alone(clock).handed_over(0, NOW + 40)
        assert left.ends(clock, 0) == NOW + 60, "and back before the bot decides, they go on from there"
        assert left.handed_over(0, NOW + 50).ends(clock, 0) == NOW + 60, "however often they come and go"


def test_a_bot_that_stands_in_neither_costs_nor_earns_time() -> None:
    clock, match = wire.ClockSetting("total", 100, 5), _match(1)
    times = _alone(clock).handed_over(0, NOW + 30)
    assert times.after(clock, _step(match, NOW + 40, None), 0, [0]).left == [70]
    assert times.after(clock, _step(match, NOW + 40), 0, []).left == [65]


def test_whoever_is_back_too_late_decides_from_the_next_decision_on() -> None:
    clock, match = wire.ClockSetting("decision", 60), _match(1)
    times = _alone(clock).handed_over(0, NOW + 60).coming_back(0)
    assert times.is_up(clock, 0, NOW + 60)
    times = times.after(clock, _step(match, NOW + 61, None), 0, [0])
    assert (times.returning, times.ends(clock, 0)) == ([], NOW + 121)


def test_taking_back_gives_no_time() -> None:
    decision, total, match = wire.ClockSetting("decision", 60), wire.ClockSetting("total", 100, 5), _match(1)
    by_decision, in_all, at = _alone(decision), _alone(total), NOW
    for step, seconds, per_decision, for_the_game in [
        ("act", 50, 60, 55),  # a new decision: its own time, and the increment
        ("undo", 20, 40, 35),
        ("act", 1, 39, 34),  # decided again: neither
        ("undo", 1, 38, 33),
        ("act", 1, 37, 32),
        ("act", 1, 60, 36),  # further than the game had come
    ]:
        at += seconds
        made = _step(match, at) if step == "act" else match.undo(0, 0, match.states[0], at, "u")
        by_decision = by_decision.after(decision, made, match.position, [])
        in_all = in_all.after(total, made, match.position, [])
        match.take(made)
        assert (by_decision.left, in_all.left) == ([per_decision], [for_the_game])


def test_a_decision_a_bot_took_is_not_the_persons_to_take_back() -> None:
    mine, bots = _match(1, seed=5), _match(1, seed=5)  # whose first decision shows nothing
    mine.take(_step(mine, NOW))
    bots.take(_step(bots, NOW, None))
    assert (mine.free_undo([0]), bots.free_undo([0])) == (1, 0)


def test_clocks_stand_still_while_no_server_runs() -> None:
    times = Times([60, 60, 60], [NOW - 50, None, NOW + 5])  # the last was asked after the last sign of life
    assert times.resumed(NOW, NOW + 3600).since == [NOW + 3550, None, NOW + 3600]


def test_a_vacation_ends_when_it_was_said_to_though_no_server_ran() -> None:
    gone = Times([DAY], [NOW], [10 * DAY]).gone(0, NOW, NOW + 2 * DAY)
    assert gone.resumed(NOW + DAY / 2, NOW + DAY) == gone
    late = gone.resumed(NOW + DAY, NOW + 3 * DAY)
    assert (late.away, late.since) == ([NOW + 2 * DAY], [NOW + 3 * DAY])


def test_what_is_written_follows_a_clock_that_was_set_back() -> None:
    gone = Times([DAY] * 2, [NOW - 50, None], [10 * DAY] * 2).gone(1, NOW, NOW + DAY)
    back = gone.resumed(NOW, NOW - 3600)
    assert (back.since, back.away) == ([NOW - 3650, None], [None, NOW + DAY - 3600])


def test_a_server_keeps_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    system = SimpleNamespace(wall=NOW, run=7.0)
    told = SimpleNamespace(time=lambda: system.wall, monotonic=lambda: system.run)
    monkeypatch.setattr(steady_clock, "time", told)
    now = steady_clock.steady_clock()
    system.run, system.wall = 17.0, NOW + 3610
    assert now() == NOW + 10
    assert steady_clock.steady_clock()() == NOW + 3610


def test_going_on_vacation_and_coming_back(served: Served) -> None:
    created = served.create("person", clock={"kind": "decision", "seconds": DAY, "vacation": 3})
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.update)
        assert ann.update["clocks"][0]["vacation"] == 3 * DAY
        assert ann.ask(t="vacation", seat=0, days=4)["reason"] == "not-allowed"
        assert ann.ask(t="vacation", seat=0, days=-1)["reason"] == "bad-message"
        assert ann.ask(t="vacation", seat=0, days=2)["t"] == "ack"
        ann.until(lambda me: me.update["clocks"][0]["away"])
        assert ann.update["clocks"][0]["running"] is False
        assert 0 < ann.update["clocks"][0]["vacation"] <= DAY
        assert ann.act()["t"] == "ack"
        assert ann.update["clocks"][0]["away"] is None
        assert ann.update["clocks"][0]["vacation"] > 2 * DAY
        assert ann.ask(t="vacation", seat=0, days=0)["t"] == "ack"
    with served.player(served.create("person"), 0) as bo:
        assert bo.ask(t="vacation", seat=0, days=1)["reason"] == "not-allowed"


def test_when_a_vacation_is_over_the_clock_runs_and_word_is_sent(served: Served) -> None:
    created = served.create("person", clock={"kind": "decision", "seconds": DAY, "vacation": 3})
    told: list[list[int]] = []
    live = served.run(served.node.get(created["table"]["id"]))

    async def overdue() -> None:
        async with live.lock:
            now = time.time()
            times = live.times.gone(0, now - 2 * DAY, now - DAY)
            await live.change({"times": msgspec.to_builtins(times), "due": now})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live, "tell_their_turn", lambda seats: told.append(list(seats)))
        served.run(overdue())
        eventually(lambda: [0] in told, "word to the seat whose vacation is over")
        assert live.times.away == [None]


def test_clocks_are_shown_as_they_stand() -> None:
    times, people = Times([60, 50], [NOW, None]), _seats("person", "person")
    assert clocks.shown(_row(), people, times, NOW + 10) == []
    total, decision = _row("total", 60), _row("decision", 60)
    assert clocks.shown(total, people, times, NOW + 10) == [wire.Clock(0, 50, True), wire.Clock(1, 50, False)]
    assert clocks.shown(decision, people, times, NOW + 10) == [wire.Clock(0, 50, True), wire.Clock(1, 60, False)]
    people[0].stand_in = True
    assert clocks.shown(total, people, times, NOW + 10)[0] == wire.Clock(0, 60, False), "the bot uses none of it"


def test_a_bot_plays_for_somebody_who_is_away_until_they_return(served: Served) -> None:
    created = served.create("person", "person", takeover_seconds=1, takeover_level="novice")
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.update)
        while not ann.update["seats"][1]["stand_in"]:
            if ann.to_decide() is not None:
                ann.act(0)
            else:
                ann.until(lambda me: me.update["seats"][1]["stand_in"] or me.to_decide() is not None)
        assert ann.update["seats"][1]["level"] == "novice"
        with served.player(created, 1) as bo:
            bo.until(lambda me: me.update and not me.update["seats"][1]["stand_in"])


def test_who_is_away_is_told_that_it_is_their_turn(
    tmp_path: Path, webhook: tuple[str, list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.services.notifier.SECONDS", PATIENCE)
    address, heard = webhook
    with serve(tmp_path, webhooks_inside=True) as served:
        created = served.create("person", "person", seed=0)  # the first seat begins
        table = created["table"]["id"]
        wish = {"webhook": address}
        for seat in (0, 1):
            mine = {"authorization": f"Bearer {created['tokens'][str(seat)]}"}
            asked = served.http.put(f"/api/tables/{table}/notify", json=wish, headers=mine)
            assert asked.json()["reason"] == "unconfirmed", "nobody has strangers called"
            proved = wish | {"code": heard.pop()["code"]}
            assert served.http.put(f"/api/tables/{table}/notify", json=proved, headers=mine).status_code == 200
        with served.player(created, 0) as ann:
            ann.until(lambda me: me.update and me.update["seats"][0]["connected"])
            while ann.update["decision"]["waiting"] == [0]:
                ann.act(0)
            eventually(lambda: heard, "word to the seat whose turn it is")
        assert heard == [{"kind": "your-turn", "table": table, "game": "yggdrasil", "seat": 1}]
