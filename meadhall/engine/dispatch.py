"""The functions that a game's declarations make: what runs a step, what is legal, what an answer does."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, TypeAlias

from .agenda import ask, ask_secretly, first_argument, put_in_order, second_argument, step_of
from .generate import Source, full_name, parameters, reached
from .record import State
from .rule import write_each
from .vocabulary import Verb

__all__ = [
    "DeclaredDecision",
    "Rule",
    "make_answer",
    "make_appraise",
    "make_go_on",
    "make_options",
    "make_run",
    "make_setup",
]

Rule: TypeAlias = Callable[..., Any]


@dataclass(frozen=True)
class DeclaredDecision:
    """Everything about one decision."""

    name: IntEnum
    legal: Rule | None
    answers: Mapping[Verb, Rule | None]
    secret: bool
    """Whether several seats decide at once, and nothing shows before all have."""


def make_setup(record: type[State], lay_out: Rule, go_on: Rule) -> Rule:
    """Lay out the table, and play up to the first decision. Where laying out asks, nothing is left to play: a kernel
    for a GPU is spared a second copy of all rules."""
    source = Source("setup", "game, players, settings, seed", record)
    source.add(source.call(lay_out, "game", "players", "settings", "seed"))
    asks = not {ask, ask_secretly}.isdisjoint(reached(lay_out))
    source.add(source.call(put_in_order if asks else go_on, "game", "0"))
    return source.function(None)


def make_go_on(record: type[State], steps: Mapping[IntEnum, Rule], before_each_step: Rule | None) -> Rule:
    """Work the agenda off until somebody must decide or the game is over. Beyond the steps that were `planned` lie
    those that the last step or answer has named."""
    source = Source("go_on", "game, planned", record)
    with source.block("while True:"):
        source.add(f"""
            if game.agenda_size > planned + 1:
                {source.call(put_in_order, "game", "planned")}
            if game.waiting != 0 or game.over != 0:
                return
        """)
        if before_each_step:
            source.add(f"""
                {source.call(before_each_step, "game")}
                if game.over != 0:
                    return
            """)
        source.add("""
            planned = game.agenda_size - 1
            game.agenda_size = planned
            pending = game.agenda[planned]
        """)
        source.add(f"step = {source.call(step_of, 'pending')}")
        both = [source.call(argument, "pending") for argument in (first_argument, second_argument)]
        for test, (step, function) in zip(_tests(), steps.items(), strict=False):
            arguments = ("game", *both)[: len(parameters(function))]
            with source.block(f"{test} step == {int(step)}:  # {full_name(step)}"):
                source.add(source.call(function, *arguments))
    return source.function(None)


def make_run(record: type[State], go_on: Rule) -> Rule:
    """Work the agenda off as it lies."""
    source = Source("run", "game", record)
    source.add(source.call(go_on, "game", "game.agenda_size"))
    return source.function(None)


def make_options(record: type[State], decisions: Iterable[DeclaredDecision]) -> Rule:
    """The legal answers of a waiting seat."""
    source = Source("options", "game, seat, out", record)
    source.add("decision = game.decision")
    for test, declared in zip(_tests(), decisions, strict=False):
        with source.block(f"{test} decision == {int(declared.name)}:  # {full_name(declared.name)}"):
            _write_options(source, declared)
    source.add("return 0")
    return source.function(int)


def _write_options(source: Source, declared: DeclaredDecision) -> None:
    if declared.legal and "out" in parameters(declared.legal):
        source.add(f"return {source.call(declared.legal, *parameters(declared.legal))}")
        return
    source.add("n = 0")
    for verb in declared.answers:
        if verb.kinds and declared.legal:
            _write_legal(source, verb, declared.legal)
        else:
            source.add(f"""
                out[n] = {verb.first}  # {verb.name}
                n += 1
            """)
    source.add("return n")


def _write_legal(source: Source, verb: Verb, legal: Rule) -> None:
    """The actions of a verb with one part: those for which a predicate holds, or which a mask names."""
    part = next(iter(verb.kinds))
    call = source.call(legal, *parameters(legal))
    if part in parameters(legal):
        source.add(f"""
            for {part} in range({verb.size}):
                if {call}:
                    out[n] = {verb.first} + {part}
                    n += 1
        """)
    else:
        source.add(f"n = {source.call(write_each, str(verb.first), call, 'out', 'n')}")


def make_answer(record: type[State], decisions: Iterable[DeclaredDecision], go_on: Rule) -> Rule:
    """Play a legal action, and everything that follows by itself."""
    source = Source("answer", "game, seat, action", record)
    source.add("""
        decision = game.decision
        planned = game.agenda_size
    """)
    for test, declared in zip(_tests(), decisions, strict=False):
        with source.block(f"{test} decision == {int(declared.name)}:  # {full_name(declared.name)}"):
            if declared.secret:
                source.add("game.waiting &= ~(1 << seat)")
                _by_verb(source, declared.answers, "{}")
                source.add("""
                    if game.waiting == 0:
                        game.secret = 0
                        game.decision = 0
                """)
            else:
                source.add("""
                    game.waiting = 0
                    game.decision = 0
                """)
                _by_verb(source, declared.answers, "{}")
    source.add(source.call(go_on, "game", "planned"))
    return source.function(None)


def make_appraise(record: type[State], worths: Mapping[IntEnum, Mapping[Verb, Rule | int]]) -> Rule:
    """How good a legal action looks."""
    source = Source("appraise", "game, seat, action", record)
    source.add("decision = game.decision")
    for test, (name, by_verb) in zip(_tests(), worths.items(), strict=False):
        with source.block(f"{test} decision == {int(name)}:  # {full_name(name)}"):
            _by_verb(source, by_verb, "return {}")
    source.add("return 0")
    return source.function(int)


def _by_verb(source: Source, by_verb: Mapping[Verb, Rule | int | None], form: str) -> None:
    """A branch for each verb, the last without a test: the action is legal."""
    *others, (last, done_last) = by_verb.items()
    for test, (verb, done) in zip(_tests(), others, strict=False):
        with source.block(f"{test} {verb.first} <= action < {verb.first + verb.size}:  # {verb.name}"):
            source.add(_done(source, verb, done, form))
    if others:
        with source.block(f"else:  # {last.name}"):
            source.add(_done(source, last, done_last, form))
    else:
        source.add(_done(source, last, done_last, form))


def _done(source: Source, verb: Verb, done: Rule | int | None, form: str) -> str:
    """What is done with an action of a verb: nothing, a number, or a call with those of its parts that are named."""
    if done is None:
        return "pass"
    if isinstance(done, int):
        return form.format(done)
    known = {"game": "game", "seat": "seat"} | {part: verb.decoded(part) for part in verb.kinds}
    return form.format(source.call(done, *(known[wanted] for wanted in parameters(done))))


def _tests() -> Iterable[str]:
    """`if` for the first of several branches, `elif` for the others."""
    yield "if"
    while True:
        yield "elif"
