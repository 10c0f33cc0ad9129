"""Nothing leaks: whatever a visitor cannot know has no influence on a single byte they are sent."""

import json
import random
import time
from pathlib import Path

import msgspec
import pytest
from serving import Player, Served
from websockets.exceptions import ConnectionClosed

import meadhall
from meadhall.engine.tables import Table
from meadhall.server import wire
from meadhall.server.config import Config
from meadhall.server.match.clocks import Times
from meadhall.server.match.match import Entry, Match
from meadhall.server.match.public_view import table_info
from meadhall.server.match.rows import SeatRow, TableRow
from meadhall.server.node.node import Node
from meadhall.server.services.services import Services
from meadhall.server.table.live import LiveTable
from meadhall.server.table.updates import update

NOW = time.time()


def _live(services: Services, match: Match, seed: int, salt: str) -> LiveTable:
    """A table around a match, as the store would give it."""
    rules, players = match.rules, match.players
    clock = msgspec.to_builtins(wire.ClockSetting())
    times = Times.begin(wire.ClockSetting(), players, match.table.waiting, NOW)
    row = TableRow(
        id="t",
        game=rules.name,
        version=rules.version,
        content_hash=rules.content_hash,
        content="",
        players=players,
        options=match.table.options,
        seed=seed,
        salt=salt,
        public=True,
        rated=False,
        hints=True,
        clock=clock,
        takeover_seconds=0,
        takeover_level="",
        spectator_delay=0,
        host_hash=salt,
        invite_hash=salt,
        status="over" if match.table.over else "playing",
        seq=match.seq,
        position=match.position,
        created=NOW,
        changed=NOW,
        times=msgspec.to_builtins(times),
    )
    seats = [SeatRow(table_id="t", seat=s, kind="person", name=f"P{s}", token_hash=salt) for s in range(players)]
    return LiveTable(services, row, seats, match)


def _twin(match: Match, seat: int, seed: int, watching: bool = False) -> Match:
    """Another game that the seat (or whoever watches) cannot tell from this one.

    What the seat does not know is dealt anew; what others decided, and the events that are not for this seat, are
    something else. Dice lie open: rolls that this seat saw are the same.
    """
    twin = Match(match.rules, match.players, match.options, seed)
    state = match.table.state.clone()
    match.rules.conceal(state, seat, seed)
    twin.table = Table.resume(match.rules, match.players, seed, match.options, state.pack())
    for position, entry in enumerate(match.line):
        told = entry.told(-1 if watching else seat, match.dice.get(position, []))
        twin.dice[position] = [dice for _, dice in told]
        action = entry.action if entry.seat == seat and not watching else 0
        twin.line.append(
            Entry(
                entry.number,
                entry.kind,
                entry.seat,
                action,
                entry.shown,
                msgspec.msgpack.encode([event for event, _ in told]),
                NOW,
            )
        )
    twin.positions, twin.asked = match.positions, match.asked
    return twin


def _bytes(live: LiveTable, own: list[int], seq: int | None) -> bytes:
    """All that a visitor would be sent, clocks and all."""
    return msgspec.json.encode([update(live, own, seq), table_info(live).seats])


@pytest.mark.parametrize("name", meadhall.games())
def test_tables_a_seat_cannot_tell_apart_are_the_same_bytes_to_it(name: str, tmp_path: Path) -> None:
    rules, chance = meadhall.game(name), random.Random(name)
    node = Node(Config.read({}, data=str(tmp_path)))
    compared = 0
    for players in sorted({rules.players[0], rules.players[-1]}):
        seed = chance.getrandbits(60)
        match = Match.start(rules, players, {}, seed, NOW)
        every = chance.randrange(5, 12)
        while not match.table.over:
            seat = chance.choice(match.table.waiting)
            action = chance.choice(match.table.legal(seat)).number
            match.take(match.act(seat, action, NOW, None))
            if match.position % every or match.table.over:
                continue
            truth = _live(node.services, match, seed, "truth")
            for seat in range(players):
                other = _live(node.services, _twin(match, seat, chance.getrandbits(60)), 1, "other")
                known = chance.choice([None, match.seq // 2, match.seq - 1])
                assert _bytes(truth, [seat], known) == _bytes(other, [seat], known)
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("name", ["asgard", "blood-rage", "champions-of-midgard"])
def test_the_twins_are_truly_different_games(name: str, tmp_path: Path) -> None:
    rules, chance = meadhall.game(name), random.Random(name)
    node = Node(Config.read({}, data=str(tmp_path)))
    match = Match.start(rules, rules.players[-1], {}, 5, NOW)
    different = 0
    while not match.table.over:
        seat = chance.choice(match.table.waiting)
        match.take(match.act(seat, chance.choice(match.table.legal(seat)).number, NOW, None))
        if match.position % 10 == 0 and not match.table.over:
            other = _twin(match, 0, chance.getrandbits(60))
            other.line = match.line  # only the hidden part of the record differs
            one, two = _live(node.services, match, 5, ""), _live(node.services, other, 5, "")
            different += _bytes(one, [1], None) != _bytes(two, [1], None)
    assert different > 5, "another seat would see the difference at once"


@pytest.mark.parametrize("name", meadhall.games())
def test_spectators_are_sent_nothing_that_any_seat_could_not_know(name: str, tmp_path: Path) -> None:
    rules, chance = meadhall.game(name), random.Random(name)
    node = Node(Config.read({}, data=str(tmp_path)))
    players = rules.players[-1]
    match = Match.start(rules, players, {}, 3, NOW)
    while not match.table.over:
        seat = chance.choice(match.table.waiting)
        match.take(match.act(seat, chance.choice(match.table.legal(seat)).number, NOW, None))
        if match.position % 10 or match.table.over:
            continue
        truth = _live(node.services, match, 3, "truth")
        for seat in range(players):
            other = _live(node.services, _twin(match, seat, chance.getrandbits(60), watching=True), 4, "other")
            assert _bytes(truth, [], None) == _bytes(other, [], None)


def test_whoever_has_given_up_a_seat_neither_sees_nor_plays_for_who_sits_there_now(served: Served) -> None:
    """Somebody sits down, is made to leave and stays connected; another sits down, and the game begins."""
    created = served.create("person", "open", game="blood-rage")
    table, host = created["table"]["id"], {"authorization": f"Bearer {created['host']}"}
    url = f"/api/tables/{table}"

    def sit_down() -> str:
        answer = served.http.post(f"{url}/seats", json={"seat": 1, "invite": created["invite"]})
        return str(answer.json()["token"])

    old = sit_down()
    mine = {"authorization": f"Bearer {old}"}
    with Player(served.port, table, [old]) as gone:
        gone.until(lambda me: me.update)
        with served.http.stream("GET", f"{url}/events", headers=mine) as stream:
            told = stream.iter_lines()
            assert next(line for line in told if line.startswith("data: "))
            assert served.http.put(f"{url}/seats/1", json={"kind": "open"}, headers=host).status_code == 200
            assert any('"closed"' in line for line in told)
        new = sit_down()
        assert served.http.post(f"{url}/start", headers=host).status_code == 200
        with pytest.raises(ConnectionClosed):
            gone.ask(t="act", seq=0, seat=1, action=0)
        assert all("seat_views" not in json.loads(raw) or not json.loads(raw)["seat_views"] for raw in gone.raw)
        gone.reconnect()
        assert gone.receive()["reason"].startswith("not-allowed")
    with Player(served.port, table, [new]) as bo:
        bo.until(lambda me: me.to_decide() == 1)


def test_seeds_and_tokens_are_in_no_message_of_a_whole_game(served: Served) -> None:
    created = served.create("person", "person", "warrior")
    table = created["table"]["id"]
    with served.player(created, 0) as ann, served.player(created, 1) as bo, served.watcher(created) as eve:
        row = served.run(served.node.get(table)).row
        ann.until(lambda me: me.update)
        bo.until(lambda me: me.update)
        while not ann.update["over"]:
            mover = ann if 0 in ann.update["decision"]["waiting"] else bo
            if mover.to_decide() is not None:
                mover.act()
            for player in (ann, bo, eve):
                player.until(lambda me, seq=mover.update["seq"]: me.update.get("seq", -1) >= seq)
                player.until(lambda me: me.update["over"] or {0, 1} & set(me.update["decision"]["waiting"]))
        secrets = [created["host"], created["invite"], row.salt, row.host_hash, *created["tokens"].values()]
        for player in (ann, bo, eve):
            running = [raw for raw in player.raw if '"over":true' not in raw]
            assert len(running) > 20
            for raw in running:
                assert not any(secret in raw for secret in [*secrets, str(row.seed)])
