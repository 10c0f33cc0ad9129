"""The laws every game obeys, checked on random play after every step. `meadhall check GAME` runs them for any author.

- Agreement: interpreted and compiled rules give the same record, byte for byte.
- Secrecy: what a seat sees, may do and observes does not change when everything it cannot know is dealt anew.
- Counsel: in a cooperative game every seat knows what the one who decides may do, so that it can propose it.
- Conservation: every component is always somewhere.
- Replay: seed and decisions rebuild every record; a clone shares nothing.
- Progress: there is always an option, no room is ever used up, and every game ends.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from .contract import Game
from .machine import compiled, interpreted
from .playouts import play, start
from .record import AGENDA_ROOM, Out
from .scene import settle
from .settings import Choice, Flag
from .vocabulary import SEAT, label
from .words import Words

__all__ = ["Broken", "check_game", "check_words", "laws_of"]

AGENDA_LIMIT = AGENDA_ROOM - 4
"""Deeper agendas are reported before they overflow."""


class Broken(AssertionError):
    """A law does not hold; the message has the position in a form that `meadhall.load` reads."""


@dataclass(frozen=True)
class Trial:
    """One random game: what it takes to play it again."""

    rules: Game
    players: int
    options: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.rules.name} players={self.players} seed={self.seed} {options}".strip()


def laws_of(rules: Game, games: int, seed: int = 1, progress: Callable[[int], None] | None = None) -> int:
    """Check the laws on so many random games over all player counts and options; returns the decisions taken."""
    decisions = 0
    for number, trial in enumerate(_trials(rules, games, seed)):
        decisions += check_game(trial)
        if progress:
            progress(number + 1)
    return decisions


def _trials(rules: Game, games: int, seed: int) -> Iterator[Trial]:
    luck = random.Random(seed)
    for number in range(games):
        players = rules.players[number % len(rules.players)]
        yield Trial(rules, players, _random_options(rules, luck), luck.randrange(1 << 40))


def _random_options(rules: Game, luck: random.Random) -> dict[str, Any]:
    """Half of the time the defaults, else anything."""
    if luck.random() < 0.5:
        return {}
    chosen: dict[str, Any] = {}
    for name, option in rules.settings.options.items():
        if isinstance(option, Choice):
            chosen[name] = luck.choice(option.values)
        elif isinstance(option, Flag):
            chosen[name] = luck.random() < 0.5
        else:
            chosen[name] = luck.randint(option.low, option.high)
    return chosen


class _Run:
    """One trial under way on both machines."""

    def __init__(self, trial: Trial) -> None:
        rules = self.rules = trial.rules
        self.trial = trial
        self.moves: list[str] = []
        machine, fast = interpreted(rules), compiled(rules)
        self.fast_play = fast.entry(play)
        settings = rules.settings.encode(trial.options)
        self.game: Any = rules.record()
        self.out = Out([-1] * rules.option_room)
        machine.bind(start)(self.game, trial.players, settings, trial.seed, self.out)
        self.fast = np.zeros(1, fast.dtype)
        self.fast_out = np.zeros(rules.option_room, np.int16)
        fast.entry(start)(self.fast[0], trial.players, np.array(settings, np.int16), trial.seed, self.fast_out)
        self.census = rules.census(self.game)

    def require(self, holds: bool, law: str) -> None:
        if not holds:
            raise Broken(f"{law}\n  {self.trial}: {'; '.join(self.moves)}")

    def step(self, seat: int, action: int) -> None:
        self.moves.append(f"{seat} {self.rules.actions.describe(action)}")
        self.game.log = []
        self.rules.answer(self.game, seat, action)
        try:
            settle(self.rules, self.game, self.out)
        except AssertionError as error:
            self.require(False, f"progress: {error}")
        self.fast_play(self.fast[0], seat, action, self.fast_out)

    def check_step(self) -> None:
        if self.game.pack() != self.fast.tobytes():
            self.require(False, f"agreement: the machines differ in {self._difference()}")
        census = self.rules.census(self.game)
        self.require(census == self.census, f"conservation: {self.census} became {census}")
        self.require(self.game.agenda_size < AGENDA_LIMIT, "progress: the agenda is nearly full")
        try:
            self.rules.check(self.game)
        except AssertionError as error:
            self.require(False, f"a law of this game: {error}")

    def _difference(self) -> str:
        other = self.rules.record.unpack(self.fast.tobytes())
        names = [
            name for name in self.rules.record.dtype.names or () if getattr(self.game, name) != getattr(other, name)
        ]
        return ", ".join(f"{name}: {getattr(self.game, name)} / {getattr(other, name)}" for name in names)

    def options(self, seat: int, game: Any = None) -> list[int]:
        n = self.rules.options(self.game if game is None else game, seat, self.out)
        self.require(0 < n < self.rules.option_room, f"progress: seat {seat} has {n} options")
        found = list(self.out[:n])
        self.require(len(set(found)) == n, "progress: an option is offered twice")
        return found

    def check_secrecy(self, seed: int) -> None:
        for seat in range(self.trial.players):
            other = self.game.clone()
            self.rules.conceal(other, seat, seed)
            for name, before, after in self._knowledge(seat, other):
                self.require(before == after, f"secrecy: {name} of seat {seat} tells what it cannot know")
            try:
                self.rules.check(other)
            except AssertionError as error:
                self.require(False, f"secrecy: conceal for seat {seat} breaks a law of this game: {error}")
            self.require(self.rules.census(other) == self.census, "secrecy: conceal loses a component")

    def _knowledge(self, seat: int, other: Any) -> Iterator[tuple[str, Any, Any]]:
        rules = self.rules
        yield "the view", rules.view(self.game, seat), rules.view(other, seat)
        yield "the observation", _observation(rules, self.game, seat), _observation(rules, other, seat)
        if self.game.waiting >> seat & 1:
            options = self.options(seat)
            yield "the options", options, self.options(seat, other)
            yield (
                "the advice",
                [rules.appraise(self.game, seat, a) for a in options],
                [rules.appraise(other, seat, a) for a in options],
            )
        yield "the evaluation", rules.evaluate(self.game, seat), rules.evaluate(other, seat)
        if rules.cooperative and not self.game.secret:
            for decider in range(self.trial.players):
                if self.game.waiting >> decider & 1:
                    yield f"what seat {decider} may do", self.options(decider), self.options(decider, other)

    def check_future_is_hidden(self, seat: int, action: int) -> None:
        """What a public decision shows to others must be told to them: nothing is announced before it is answered."""
        if self.game.secret and self.game.waiting.bit_count() > 1:
            others = [s for s in range(self.trial.players) if s != seat]
            before = [self.rules.view(self.game, s) for s in others]
            trial = self.game.clone()
            self.rules.answer(trial, seat, action)
            if trial.secret and trial.waiting:
                after = [self.rules.view(trial, s) for s in others]
                self.require(_without_waiting(before) == _without_waiting(after), "secrecy: an answer shows too early")
                seen = [event for event in trial.log if event[1] & ~(1 << seat)]
                told = [self.rules.events.describe(event).name for event in seen]
                self.require(not told, f"secrecy: an answer is told too early: {told}")


def _without_waiting(views: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in view.items() if key != "waiting"} for view in views]


def _observation(rules: Game, game: Any, seat: int) -> list[int]:
    out = Out([-99] * rules.observation.size)
    rules.observe(game, seat, out)
    return list(out)


def check_game(trial: Trial, every: int = 1) -> int:
    """Play one random game and check every law at every `every`-th step; returns the decisions taken."""
    rules, luck = trial.rules, random.Random(trial.seed)
    run = _Run(trial)
    run.check_step()
    decisions = 0
    while not run.game.over:
        run.require(decisions < rules.longest, f"progress: more than {rules.longest} decisions")
        seats = [seat for seat in range(trial.players) if run.game.waiting >> seat & 1]
        run.require(bool(seats), "progress: nobody is asked and the game is not over")
        if decisions % every == 0:
            run.check_secrecy(luck.randrange(1 << 40))
        seat = luck.choice(seats)
        action = luck.choice(run.options(seat))
        run.check_future_is_hidden(seat, action)
        before, copy = run.game.pack(), run.game.clone()
        run.step(seat, action)
        run.require(copy.pack() == before, "replay: a clone changed with its original")
        run.check_step()
        decisions += 1
    scores = Out([0] * 8)
    winners = rules.outcome(run.game, scores)
    run.require(rules.cooperative or winners != 0, "progress: a game between rivals ended without a winner")
    _check_replay(run, trial)
    return decisions


def _check_replay(run: _Run, trial: Trial) -> None:
    again: Any = trial.rules.record()
    out = Out([0] * trial.rules.option_room)
    machine = interpreted(trial.rules)
    machine.bind(start)(again, trial.players, trial.rules.settings.encode(trial.options), trial.seed, out)
    for move in run.moves:
        seat, _, text = move.partition(" ")
        machine.bind(play)(again, int(seat), trial.rules.actions.parse(text), out)
    run.require(again.pack() == run.game.pack(), "replay: seed and decisions lead elsewhere")


def check_words(rules: Game) -> list[str]:
    """The words a game lacks, and those it has and does not need, in both languages."""
    needed = set(_needed_words(rules))
    problems = []
    found: dict[str, set[str]] = {}
    for language in Words.LANGUAGES:
        words = Words.of(rules, language)
        problems += [f"{language}: {key} is missing" for key in sorted(needed) if not words.has(key)]
        found[language] = _keys(rules, language)
    for language, other in (("en", "fr"), ("fr", "en")):
        problems += [f"{language}: {key} is missing, {other} has it" for key in sorted(found[other] - found[language])]
    return problems


def _needed_words(rules: Game) -> Iterator[str]:
    yield from ("game", "game.tagline", "game.length")
    for verb in rules.actions:
        yield f"do-{verb.name}"
        yield from _names_of(verb.kinds)
    for name, kinds in rules.events.kinds:
        yield f"event-{name}"
        yield from _names_of(kinds)
    yield from (f"ask-{d.name.lower()}" for d in rules.decisions if d)
    yield from (f"ending-{e.name.lower()}" for e in rules.endings if e)
    for name, option in rules.settings.options.items():
        yield from (f"option-{name}", f"option-{name}.about")
        if isinstance(option, Choice):
            yield from (f"option-{name}-{value}" for value in option.values)


def _names_of(kinds: dict[str, Any]) -> Iterator[str]:
    for kind in kinds.values():
        if kind is not SEAT and not isinstance(kind, int):
            yield from (f"{kind.__name__.lower()}-{label(kind, member)}" for member in kind)


def _keys(rules: Game, language: str) -> set[str]:
    """All messages and attributes of a game's language file."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    text = (rules.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    keys = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            raise ValueError(f"{rules.name}/{language}.ftl does not parse: {(entry.content or '')[:80]!r}")
        if isinstance(entry, Message):
            keys.add(entry.id.name)
            keys.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return keys
