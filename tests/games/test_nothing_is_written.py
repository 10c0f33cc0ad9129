"""Looking at a position never changes it, not even for a moment: what is legal, seen or worth is only read."""

import random
from functools import cache
from typing import Any, NoReturn

import pytest

import meadhall
from meadhall.engine.laws import Trial, random_trials
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import next_decision, start
from meadhall.engine.record import Grid, Out, Record


def refuse(*_: Any, **__: Any) -> NoReturn:
    raise AssertionError("the record was written to")


WRITERS = ("__setitem__", "__delitem__", "__iadd__", "__imul__", "append", "clear", "extend", "insert", "pop", "remove")
Row = type("Row", (list,), dict.fromkeys((*WRITERS, "reverse", "sort"), refuse))
Rows = type("Rows", (Grid,), dict.fromkeys((*WRITERS, "reverse", "sort"), refuse))


@cache
def sealed_kind(kind: type[Record]) -> type[Record]:
    """A copy of a sealed record is its owner's, and can be written to."""
    named = {"__slots__": (), "__setattr__": refuse, "clone": lambda self: kind.unpack(self.pack())}
    return type(kind.__name__, (kind,), named)


def sealed(value: Any) -> Any:
    """The same value, which nobody can write to."""
    if isinstance(value, Record):
        made = object.__new__(sealed_kind(type(value)))
        for name in (*(value.dtype.names or ()), *(["log"] if hasattr(value, "log") else [])):
            object.__setattr__(made, name, sealed(getattr(value, name)))
        return made
    if isinstance(value, Grid):
        return Rows(Row(line) for line in value)
    return Row(sealed(item) for item in value) if isinstance(value, list) else value


def test_a_sealed_record_refuses_every_write() -> None:
    rules = meadhall.game("yggdrasil-chronicles")
    game = sealed(rules.record())
    with pytest.raises(AssertionError, match="written"):
        game.players = 3
    with pytest.raises(AssertionError, match="written"):
        game.figure[0] = 3
    with pytest.raises(AssertionError, match="written"):
        game.sheet[0].life = 3
    with pytest.raises(AssertionError, match="written"):
        game.dispenser[0, 0] = 3
    with pytest.raises(AssertionError, match="written"):
        game.log.append(())


@pytest.mark.parametrize("name", meadhall.games())
def test_what_is_legal_seen_and_worth_is_only_read(name: str) -> None:
    rules = meadhall.game(name)
    for trial in random_trials(rules, games=10, seed=3):
        play(trial, random.Random(trial.seed), decisions=60)


def play(trial: Trial, luck: random.Random, decisions: int) -> None:
    """The first decisions of a game, half by chance and half by the bot, from positions that refuse to be changed."""
    rules, machine = trial.rules, interpreted(trial.rules)
    out, seen = Out([0] * rules.max_options), Out([0] * rules.observation.size)
    game: Any = rules.record()
    machine.bind(start)(game, trial.players, rules.settings.encode(trial.options), trial.seed, out)
    for _ in range(decisions):
        if game.over:
            return
        position = sealed(game)
        for seat in range(trial.players):
            rules.view(position, seat)
            rules.observe(position, seat, seen)
            rules.evaluate(position, seat)
        decider = luck.choice([seat for seat in range(trial.players) if game.waiting >> seat & 1])
        legal = list(out[: rules.options(position, decider, out)])
        worth = {action: rules.appraise(position, decider, action) for action in legal}
        rules.answer(game, decider, luck.choice([luck.choice(legal), max(legal, key=worth.__getitem__)]))
        machine.bind(next_decision)(game, out)
