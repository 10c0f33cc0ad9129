"""The machines: what compiles, what is refused, and that they agree."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest

import meadhall
from meadhall.engine import State, rule
from meadhall.engine.batch import Batch
from meadhall.engine.cuda import ptx
from meadhall.engine.errors import RuleError
from meadhall.engine.machine import Compiled, compiled, event_dtype, interpreted
from meadhall.engine.playouts import play, random_game, start
from meadhall.engine.record import Out

from ..envs.duel import BIDS
from ..envs.duel import GAME as DUEL


@rule
def not_annotated(game) -> int:  # type: ignore[no-untyped-def]
    return 1


def helper() -> int:
    return 1


@rule
def calls_a_plain_function(game: State) -> int:
    return helper()


@rule
def takes_a_string(game: State, name: str) -> int:
    return 1


@rule
def makes_a_list(game: State) -> int:
    return len([game.over, game.players])


@rule
def makes_a_comprehension(game: State) -> int:
    return max([seat for seat in range(game.players)])  # noqa: C416


@rule
def makes_a_string(game: State) -> int:
    return len(f"{game.over}")


@rule
def sorts(game: State) -> int:
    return len(sorted(game.agenda))


@rule
def reads_no_field(game: State) -> int:
    return game.gold  # type: ignore[attr-defined, no-any-return]


@rule
def takes_a_number_apart(game: State) -> int:
    return game.over[0]  # type: ignore[index, no-any-return]


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (not_annotated, "the argument game needs an annotation"),
        (
            calls_a_plain_function,
            r"calls helper, which is not a @rule; write @rule above it \(.*.py:\d+\)",
        ),
        (takes_a_string, "no compiled type for"),
        (makes_a_list, "makes_a_list makes a list; rules make no lists"),
        (makes_a_comprehension, "makes_a_comprehension makes a list"),
        (makes_a_string, "makes_a_string makes a string"),
        (sorts, "sorts calls sorted; a rule may call abs, bool"),
        (reads_no_field, "reads 'gold', which its record does not have"),
        (takes_a_number_apart, r"cannot be compiled: `return game.over\[0\].*`: No implementation of function"),
    ],
)
def test_what_cannot_be_compiled_is_named(function, message: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(RuleError, match=r"test_machines\.py:\d+: .*" + message):
        Compiled(meadhall.game("yggdrasil")).entry(function)


def note(seen: list[str], done: int, total: int, name: str) -> None:
    seen.append(name)


def test_rules_that_one_entry_point_needed_are_there_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path))
    todo: list[list[str]] = []
    for entry in (start, play):
        machine, seen = Compiled(DUEL), list[str]()  # as another process would have it
        machine.progress = partial(note, seen)
        machine.entry(entry)
        todo.append(seen)
    assert "ask_for_bids" in todo[0]  # a rule that laying out the table needs
    assert DUEL.answer.__name__ in todo[0]  # what single options are answered by, up to the first decision
    assert DUEL.answer.__name__ in todo[1]  # found, and linked
    assert "ask_for_bids" not in todo[1]
    out, games = np.zeros(DUEL.max_options, np.int16), np.zeros(1, DUEL.record.dtype)
    compiled(DUEL).entry(start)(games[0], 2, np.zeros(1, np.int16), 4, out)
    assert machine.entry(play)(games[0], 0, 2, out) == BIDS  # the other seat's, who has not bid


def test_rules_found_in_one_folder_serve_when_another_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "one"))
    Compiled(DUEL).entry(play)
    machine = Compiled(DUEL)
    machine.entry(play)
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "two"))
    out, games = np.zeros(DUEL.max_options, np.int16), np.zeros(1, DUEL.record.dtype)
    machine.entry(start)(games[0], 2, np.zeros(1, np.int16), 4, out)
    assert machine.entry(play)(games[0], 0, 2, out) == BIDS


def test_two_threads_play_the_same_games_as_one() -> None:
    rules = meadhall.game("yggdrasil")
    one, two = Batch(rules, 64, 3, seed=5, threads=1), Batch(rules, 64, 3, seed=5, threads=2)
    assert one.random_games() == two.random_games()
    assert one.records.tobytes() == two.records.tobytes()


def test_a_batch_plays_the_games_that_interpreted_rules_play() -> None:
    rules = meadhall.game("yggdrasil")
    batch = Batch(rules, 20, 2, {"difficulty": "ragnarok"}, seed=9)
    batch.random_games()
    play_on = interpreted(rules).bind(random_game)
    for number in range(20):
        game = rules.record()
        rules.setup(game, 2, rules.settings.encode({"difficulty": "ragnarok"}), 9 + number)
        decisions = play_on(game, 9 + number, Out([0] * rules.max_options))
        assert (decisions, game.pack()) == (batch.decisions[number], batch.records[number].tobytes())


def test_a_record_with_events_tells_the_same_story() -> None:
    rules = meadhall.game("yggdrasil")
    machine = compiled(rules, with_events=True)
    games = np.zeros(1, event_dtype(rules))
    settings = rules.settings.encode({})
    out = np.zeros(rules.max_options, np.int16)
    machine.entry(start)(games[0], 2, np.array(settings, np.int16), 4, out)
    game = rules.record()
    interpreted(rules).bind(start)(game, 2, settings, 4, Out([0] * rules.max_options))
    told = [tuple(int(v) for v in row) for row in games["event"][0, : games["event_count"][0]]]
    assert told == game.log


def test_random_play_compiles_for_a_gpu() -> None:
    """On a small game: that the rules of every game do, the vector's kernels show (tests/envs/test_cuda.py)."""
    assert ".visible .entry" in ptx(DUEL)
