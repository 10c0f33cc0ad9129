"""Finished games analysed: mistakes found, sums that add up, what cannot be analysed."""

import json
import subprocess
import sys
from functools import cache

import pytest

import meadhall
from meadhall.bots import GreedyBot, Knowledge, NetworkBot
from meadhall.bots.judging import judge_options
from meadhall.coach import Analysis, AnalysisError, analyse
from meadhall.coach import review as reviewing
from meadhall.engine.errors import SaveError
from meadhall.engine.tables import Table

from ..envs.duel import GAME as DUEL

pytestmark = pytest.mark.compiled


def duel(*bids: tuple[int, int]) -> Table:
    table = Table(DUEL, 2, 1, {})
    for both in bids:
        for seat, bid in enumerate(both):
            table.play(seat, bid)
    return table


@cache
def played(name: str, players: int, temperature: float = 20.0) -> Table:
    """A game that warm networks have played."""
    table, number = meadhall.new(name, players=players, seed=3), 0
    while not table.over:
        known = Knowledge.of(table, table.waiting[0], seed=number)
        table.play(known.seat, NetworkBot(temperature).choose(known, number))
        number += 1
    return table


def test_a_blunder_is_found_without_any_network_and_what_is_best_is_none() -> None:
    made = analyse(duel((2, 2), (0, 2), (2, 2)), simulations=400)
    assert made.by == "search"
    wrong = [moment for moment in made.moments if moment.verdict]
    assert [(moment.number, moment.seat, moment.action, moment.best) for moment in wrong] == [(2, 0, 0, 2)]
    assert wrong[0].loss > 0.2 > wrong[0].doubt
    assert made.seats[0].decisions == -wrong[0].loss
    assert made.seats[1].decisions == 0
    assert made.seats[0].accuracy < made.seats[1].accuracy == pytest.approx(100, abs=0.1)


@pytest.mark.parametrize(("name", "players"), [("asgard", 2), ("asgard", 3), ("yggdrasil", 2)])
def test_luck_and_decisions_add_up_in_every_seat(name: str, players: int) -> None:
    table = played(name, players)
    made = analyse(table, simulations=24)
    together = table.rules.cooperative
    assert made.by == "guided"
    assert [moment.number for moment in made.moments] == [*range(len(table.actions))]
    assert [(m.seat, m.action) for m in made.moments] == [(seat, action.number) for seat, action in table.actions]
    for seat in made.seats:
        own = 0 if together else seat.seat
        change = made.result[own] - made.first[own]
        assert seat.decisions + seat.others + seat.luck == pytest.approx(change, abs=1e-6)
        assert seat.decisions <= 0
        losses = sum(moment.loss for moment in made.moments if moment.seat == seat.seat)
        assert seat.decisions == pytest.approx(-losses, abs=0.02)  # chances are kept with four digits
    for moment in made.moments:
        assert sum(moment.chances) == pytest.approx(1, abs=1e-3) or together
        assert all(0 <= chance <= 1 for chance in moment.chances)
        assert moment.action in [option.action for option in moment.options]
    assert Analysis.from_json(made.to_json()) == made


def test_the_same_game_is_analysed_the_same_and_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    table = duel((2, 2), (0, 2), (2, 1))
    first = analyse(table, simulations=50, tell=lambda done, of: told.append((done, of)))
    assert first == analyse(table, simulations=50)
    assert told == sorted(told)
    assert told[-1] == (12, 12)


def test_a_decision_is_judged_by_what_the_seat_knew() -> None:
    """What is hidden from a seat is dealt anew: the judgement is the same but for the doubt that it states."""
    table = played("blood-rage", 3, 1.0)
    again = Table(table.rules, table.players, table.seed, table.options)
    for number, (seat, action) in enumerate(table.actions[:60]):
        if number % 15 == 7 and len(again.legal_numbers(seat)) > 1:
            known = Knowledge.of(again, seat, seed=number)
            worlds = [known.imagine(seed) for seed in (1, 2)]
            said = [judge_options(Knowledge(table.rules, world, seat, 5), 300, 9, [action.number]) for world in worlds]
            one, other = (judgement.option(action.number) for judgement in said)
            assert one is not None
            assert other is not None
            assert abs(said[0].chance(one) - said[1].chance(other)) <= 2 * said[0].doubt(one, other)
        again.play(seat, action)


def test_rivals_secret_choices_do_not_reach_the_judgement() -> None:
    """Both have bid at once; the rival's bid is in the save, and makes no difference to one's own judgement."""
    low, high = (analyse(duel((1, rival), (1, 1), (1, 1)), simulations=100) for rival in (0, 2))
    assert low.moments[0] == high.moments[0]


def test_what_cannot_be_analysed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AnalysisError, match="not over after 2 decisions"):
        analyse(duel((1, 2)))
    with pytest.raises(SaveError, match="neither a save nor a line"):
        analyse("this is no save")
    save = json.loads(played("asgard", 2).save())
    with pytest.raises(SaveError, match="damaged at action 4"):
        analyse(json.dumps(save | {"actions": [*save["actions"][:3], "0 dance"]}))
    with pytest.raises(SaveError, match="version 99"):
        analyse(json.dumps(save | {"version": 99}))
    with pytest.raises(SaveError, match="other content"):
        analyse(json.dumps(save | {"content": "other"}))
    monkeypatch.setattr(reviewing, "MOST_DECISIONS", 5)
    with pytest.raises(AnalysisError, match="6 decisions, and games of more than 5"):
        analyse(duel((1, 2), (1, 2), (1, 2)))


def test_a_table_that_stands_elsewhere_is_refused() -> None:
    table = duel((1, 2), (1, 2), (1, 2))
    table.state.points[0] = 3
    with pytest.raises(SaveError, match="does not stand where its decisions lead"):
        analyse(table, simulations=10)


def coach(text: str, *arguments: str) -> tuple[int, list[dict[str, object]]]:
    command = [sys.executable, "-m", "meadhall.coach", *arguments]
    done = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    assert b"Traceback" not in done.stderr
    return done.returncode, [json.loads(line) for line in done.stdout.decode().splitlines()]


def test_a_process_tells_progress_and_at_last_the_analysis() -> None:
    code, lines = coach(played("asgard", 2).save(), "--seconds", "2")
    assert code == 0
    assert all(line.keys() == {"done", "all"} for line in lines[:-1])
    made = Analysis.from_json(json.dumps(lines[-1]))
    assert len(made.moments) == len(played("asgard", 2).actions)


@pytest.mark.parametrize("text", ["", "nothing", "\x00\xff", meadhall.new("asgard", players=2, seed=1).save()])
def test_a_process_refuses_with_a_sentence(text: str) -> None:
    code, lines = coach(text)
    assert code == 2
    assert lines[-1].keys() == {"error"}


def test_greedy_players_make_more_mistakes_than_networks() -> None:
    """The measure measures: in the same deal a careless player is flagged more often than the network."""
    table, number = meadhall.new("asgard", players=2, seed=4), 0
    while not table.over:
        seat = table.waiting[0]
        known = Knowledge.of(table, seat, seed=number)
        player = NetworkBot() if seat == 0 else GreedyBot(careless=60)
        table.play(seat, player.choose(known, number))
        number += 1
    skilled, careless = analyse(table, simulations=60).seats
    assert careless.accuracy < skilled.accuracy
