"""Group decisions: any seat proposes, everybody at the table sees it, whoever decides takes it or not, bots accept."""

import random
import time
from pathlib import Path

import msgspec
import pytest
from serving import Player, Served, eventually
from test_server_leaks import _live, _twin

import meadhall
from meadhall.server import wire
from meadhall.server.config import Config
from meadhall.server.match.match import Match
from meadhall.server.node.node import Node
from meadhall.server.table.live import LiveTable
from meadhall.server.table.updates import update


def test_a_proposal_is_seen_by_every_seat_and_taken_with_one_decision(served: Served) -> None:
    table = served.create("person", "person", "person", seed=0)
    with served.player(table, 0) as first, served.player(table, 1) as second, served.player(table, 2) as third:
        decider, adviser, other = _by_turn(first, second, third)
        legal = decider.update["seat_views"][0]["legal"]
        assert adviser.update["seat_views"][0]["counsel"] == legal, "the others may know what can be done"
        assert decider.update["seat_views"][0]["counsel"] == []
        wanted = legal[-1]
        answer = _propose(adviser, wanted["number"])
        assert answer["t"] == "ack"
        for player in (decider, adviser, other):
            player.until(lambda me: me.update["proposals"])
            assert player.update["proposals"] == [{"seat": _seat(adviser), "action": wanted}]
        seq = decider.update["seq"]
        taken = decider.ask(t="act", seq=seq, seat=_seat(decider), action=wanted["number"])
        assert taken["t"] == "ack"
        other.until(lambda me: me.update["seq"] > seq)
        assert other.update["proposals"] == [], "it vanishes when the table moves on"


def test_a_newer_proposal_of_a_seat_replaces_its_last_and_each_seat_has_its_own(served: Served) -> None:
    table = served.create("person", "person", "person", seed=0)
    with served.player(table, 0) as first, served.player(table, 1) as second, served.player(table, 2) as third:
        decider, adviser, other = _by_turn(first, second, third)
        numbers = [action["number"] for action in adviser.update["seat_views"][0]["counsel"]]
        _propose(adviser, numbers[0])
        _propose(other, numbers[0])
        _propose(adviser, numbers[1])
        decider.until(
            lambda me: len(me.update["proposals"]) == 2 and me.update["proposals"][-1]["seat"] == _seat(adviser)
        )
        said = [(made["seat"], made["action"]["number"]) for made in decider.update["proposals"]]
        assert said == [(_seat(other), numbers[0]), (_seat(adviser), numbers[1])]


def test_what_cannot_be_proposed_is_refused_and_changes_nothing(served: Served) -> None:
    table = served.create("person", "person", seed=0)
    with served.player(table, 0) as first, served.player(table, 1) as second:
        decider, adviser = _by_turn(first, second)
        own = decider.ask(t="propose", seq=decider.update["seq"], seat=_seat(decider), action=0)
        assert own["reason"] == "not-allowed"
        assert _propose(adviser, 32_000)["reason"] == "illegal"
        number = adviser.update["seat_views"][0]["counsel"][0]["number"]
        assert adviser.ask(t="propose", seq=0, seat=_seat(decider), action=number)["reason"] == "wrong-seat"
        decider.act()
        late = adviser.ask(t="propose", seq=0, seat=_seat(adviser), action=number)
        assert late["reason"] in ("stale", "not-allowed")
        assert adviser.update["proposals"] == []


def test_rivals_propose_nothing_and_wait_for_none(served: Served) -> None:
    table = served.create("person", "person", game="blood-rage", seed=0)
    with served.player(table, 0) as first, served.player(table, 1) as second:
        for player in (first, second):
            player.until(lambda me: me.update)
            assert player.update["seat_views"][0]["counsel"] == []
        answer = first.ask(t="propose", seq=first.update["seq"], seat=0, action=None)
        assert answer["reason"] == "not-allowed"
    wish = {"game": "asgard", "seats": [{"kind": "person"}, {"kind": "bot"}], "bots_wait": True}
    assert served.http.post("/api/tables", json=wish).status_code == 400


def test_a_spectator_is_not_told(served: Served) -> None:
    table = served.create("person", "person", seed=0, public=True)
    with served.player(table, 0) as first, served.player(table, 1) as second, served.watcher(table) as watcher:
        decider, adviser = _by_turn(first, second)
        _propose(adviser, adviser.update["seat_views"][0]["counsel"][0]["number"])
        decider.until(lambda me: me.update["proposals"])
        decider.act()
        watcher.until(lambda me: me.update and me.update["seq"] >= decider.update["seq"])
        told = [msgspec.json.decode(raw) for raw in watcher.raw]
        assert all(not u["proposals"] and not u["seat_views"][0]["counsel"] for u in told if u["t"] == "update")


def test_bots_wait_for_a_proposal_and_accept_it(served: Served) -> None:
    table = served.create("person", "novice", seed=0, bots_wait=True)
    with served.player(table, 0) as player:
        _wait_for_the_bots_turn(player)
        position = player.update["position"]
        live = served.run(served.node.get(table["table"]["id"]))
        assert served.run(_set_thinking(live)) == [], "the bot holds back"
        wanted = player.update["seat_views"][0]["counsel"][-1]
        _propose(player, wanted["number"])
        player.until(lambda me: me.update["position"] > position)
    assert live.match.line[position + 1].action == wanted["number"]


def test_waiting_bots_decide_alone_when_told_so_or_when_nobody_is_there(served: Served) -> None:
    table = served.create("person", "novice", seed=0, bots_wait=True)
    with served.player(table, 0) as player:
        _wait_for_the_bots_turn(player)
        position = player.update["position"]
        _propose(player, None)
        player.until(lambda me: me.update["position"] > position)
        position = player.update["position"]
    live = served.run(served.node.get(table["table"]["id"]))
    eventually(lambda: live.match.table.waiting != [1], "the bot goes on alone")


@pytest.mark.parametrize("name", [name for name in meadhall.games() if meadhall.game(name).cooperative])
def test_proposals_tell_a_seat_nothing_it_cannot_know(name: str, tmp_path: Path) -> None:
    """Two tables that an adviser cannot tell apart offer it the same proposals, byte for byte."""
    rules, chance = meadhall.game(name), random.Random(name)
    node, compared = Node(Config.read({}, data=str(tmp_path))), 0
    match = Match.start(rules, 3, {}, chance.getrandbits(60), time.time())
    while not match.table.over and compared < 150:
        decider = match.table.waiting[0]
        action = chance.choice(match.table.legal(decider)).number
        for seat in set(range(3)) - {decider}:
            proposal = [{"seat": seat, "action": action}]
            truth = _live(node.services, match, 1, "truth")
            other = _live(node.services, _twin(match, seat, chance.getrandbits(60)), 2, "other")
            truth.row.proposals = other.row.proposals = proposal
            one, two = update(truth, [seat], match.seq), update(other, [seat], match.seq)
            assert one.seat_views[0].counsel, "there is something to propose"
            assert _bytes(one) == _bytes(two)
            compared += 1
        match.take(match.act(decider, action, time.time(), None))


def _bytes(shown: wire.Update) -> bytes:
    return msgspec.json.encode([shown.proposals, [seat_view.counsel for seat_view in shown.seat_views]])


def _by_turn(*players: Player) -> list[Player]:
    """The players, whoever decides first."""
    for player in players:
        player.until(lambda me: me.update and me.update["decision"])
    return sorted(players, key=lambda player: player.to_decide() is None)


def _wait_for_the_bots_turn(player: Player) -> None:
    """Decide, as somebody who is known to be there, until it is the bot's turn."""
    player.until(lambda me: me.update and me.update["seats"][0]["connected"])
    while player.update["decision"]["waiting"] != [1]:
        player.act(0)


async def _set_thinking(live: LiveTable) -> list[int]:
    """The seats whose bots are thinking when all are asked to."""
    async with live.lock:
        live.drive_bots()
        return list(live.bots.thinking)


def _seat(player: Player) -> int:
    return int(player.update["seat_views"][0]["seat"])


def _propose(player: Player, action: int | None) -> dict[str, object]:
    return dict(player.ask(t="propose", seq=player.update["seq"], seat=_seat(player), action=action))
