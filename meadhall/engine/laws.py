"""The laws every game obeys, checked on random play after every step. `meadhall check GAME` runs them for any author.

- Agreement: interpreted and compiled rules give the same record, byte for byte.
- Secrecy: what a seat sees, may do and observes does not change when everything it cannot know is dealt anew.
- Counsel: in a cooperative game every seat knows what the one who decides may do, so that it can propose it.
- Observation: every number of it is written, and within the bounds that are declared.
- Conservation: every component is always somewhere.
- Replay: seed and decisions rebuild every record; a clone shares nothing.
- Progress: there is always an option, no room is ever used up, and every game ends.
"""

import random
import re
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .contract import Game
from .errors import ContentError, short_path
from .lesson import Lesson
from .machine import compiled, interpreted
from .playouts import play, start
from .position import position_text
from .record import AGENDA_ROOM, Out
from .scene import answer_forced, checked_options
from .settings import Choice, Flag
from .vocabulary import SEAT, label
from .words import Words, words_text

__all__ = ["Broken", "check_game", "check_words", "laws_of", "random_trials"]

UNWRITTEN = -30_000
"""What stands in an observation before the rules write it."""
AGENDA_LIMIT = AGENDA_ROOM - 4
"""Deeper agendas are reported before they overflow."""


NOTHING_LEFT = "progress: there is nothing left to do, and nobody decides; name a step with `then`, or end the game"


class Broken(AssertionError):
    """A law does not hold; the message has the game as `meadhall.load` reads it, and the position as text."""


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
    for number, trial in enumerate(random_trials(rules, games, seed)):
        decisions += check_game(trial)
        if progress:
            progress(number + 1)
    return decisions


def random_trials(rules: Game, games: int, seed: int) -> Iterator[Trial]:
    """So many random games over all player counts and options."""
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
        self.out = Out([-1] * rules.max_options)
        machine.bind(start)(self.game, trial.players, settings, trial.seed, self.out)
        self.fast = np.zeros(1, fast.dtype)
        self.fast_out = np.zeros(rules.max_options, np.int16)
        fast.entry(start)(self.fast[0], trial.players, np.array(settings, np.int16), trial.seed, self.fast_out)
        self.census = rules.census(self.game)

    def require(self, holds: bool, law: str) -> None:
        if not holds:
            moves, position = "; ".join(self.moves), position_text(self.rules, self.game)
            raise Broken(f"{law}\n  {self.trial}: {moves}\nThe position:\n{position}")

    def step(self, seat: int, action: int) -> None:
        self.moves.append(f"{seat} {self.rules.actions.describe(action)}")
        self.game.log = []
        try:
            self.rules.answer(self.game, seat, action)
            answer_forced(self.rules, self.game, self.out)
        except AssertionError as error:
            self.require(False, f"progress: {error}")
        except (ArithmeticError, LookupError) as error:
            self.require(False, f"bounds: {_raised_at(error)}: {error}")
        self.fast_play(self.fast[0], seat, action, self.fast_out)

    def check_step(self) -> None:
        try:
            packed = self.game.pack()
        except OverflowError as error:
            self.require(False, f"bounds: {error}; give it a wider storage, or mend the rule")
        if packed != self.fast.tobytes():
            self.require(False, f"agreement: the machines differ in {self._difference()}")
        census = self.rules.census(self.game)
        self.require(census == self.census, f"conservation: {self.census} became {census}")
        self.require(self.game.agenda_size >= 0, NOTHING_LEFT)
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
        try:
            return checked_options(self.rules, self.game if game is None else game, seat, self.out)
        except AssertionError as error:
            self.require(False, f"progress: {error}")
            raise

    def check_secrecy(self, seed: int) -> None:
        for seat in range(self.trial.players):
            other = self.game.clone()
            self.rules.conceal(other, seat, seed)
            for name, before, after in self._knowledge(seat, other):
                sentence = f"secrecy: {name} of seat {seat} tells what it cannot know"
                self.require(before == after, sentence + _differing(self.rules, before, after))
            try:
                self.rules.check(other)
            except AssertionError as error:
                self.require(False, f"secrecy: conceal for seat {seat} breaks a law of this game: {error}")
            self.require(self.rules.census(other) == self.census, "secrecy: conceal loses a component")

    def _knowledge(self, seat: int, other: Any) -> Iterator[tuple[str, Any, Any]]:
        rules = self.rules
        yield "the view", rules.view(self.game, seat), rules.view(other, seat)
        yield "the observation", self.observation(seat), _observation(rules, other, seat)
        if self.game.waiting >> seat & 1:
            options = self.options(seat)
            yield "the options", options, self.options(seat, other)
            yield (
                "the advice",
                [rules.appraise(self.game, seat, a) for a in options],
                [rules.appraise(other, seat, a) for a in options],
            )
        yield "the question", rules.asked_about(self.game), rules.asked_about(other)
        yield "the evaluation", rules.evaluate(self.game, seat), rules.evaluate(other, seat)
        if rules.cooperative and not self.game.secret:
            for decider in range(self.trial.players):
                if self.game.waiting >> decider & 1:
                    yield f"what seat {decider} may do", self.options(decider), self.options(decider, other)

    def observation(self, seat: int) -> list[int]:
        """What a seat observes: every number written, and within the bounds of its block."""
        seen = _observation(self.rules, self.game, seat)
        for block in self.rules.observation.blocks:
            values = seen[block.first : block.first + block.length]
            self.require(UNWRITTEN not in values, f"observation: not all of the block {block.name} is written")
            wide = [value for value in values if not -block.high <= value <= block.high]
            self.require(not wide, f"observation: {block.name} holds {wide}; its high is declared as {block.high}")
        return seen

    def check_future_is_hidden(self, seat: int, action: int) -> None:
        """What a public decision shows to others must be told to them: nothing is announced before it is answered."""
        if self.game.secret and self.game.waiting.bit_count() > 1:
            others = [s for s in range(self.trial.players) if s != seat]
            before = [self.rules.view(self.game, s) for s in others]
            trial = self.game.clone()
            self.rules.answer(trial, seat, action)
            if trial.secret and trial.waiting:
                after = [self.rules.view(trial, s) for s in others]
                for other, (was, now) in zip(others, zip(before, after, strict=True), strict=True):
                    shown = [key for key in was if key != "waiting" and was[key] != now[key]]
                    sentence = f"secrecy: the view of seat {other} shows an answer before all have answered: {shown}"
                    self.require(not shown, sentence)
                seen = [event for event in trial.log if event[1] & ~(1 << seat)]
                named = [self.rules.events.describe(event).name for event in seen]
                self.require(not named, f"secrecy: an answer is shown too early: {named}")


def _raised_at(error: Exception) -> str:
    """The line of a rule that failed, and what is written there."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{short_path(last.filename)}:{last.lineno}: {last.name}: `{last.line}`"


def _differing(rules: Game, before: Any, after: Any) -> str:
    """Where two views or two observations differ."""
    if isinstance(before, Mapping):
        return f", in {', '.join(key for key in before if before[key] != after.get(key))}"
    if isinstance(before, list) and len(before) == rules.observation.size:
        parts = [(block.name, block.first, block.first + block.length) for block in rules.observation.blocks]
        return f", in {', '.join(name for name, first, end in parts if before[first:end] != after[first:end])}"
    return ""


def _observation(rules: Game, game: Any, seat: int) -> list[int]:
    out = Out([UNWRITTEN] * rules.observation.size)
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
    out = Out([0] * trial.rules.max_options)
    machine = interpreted(trial.rules)
    machine.bind(start)(again, trial.players, trial.rules.settings.encode(trial.options), trial.seed, out)
    for move in run.moves:
        seat, _, text = move.partition(" ")
        machine.bind(play)(again, int(seat), trial.rules.actions.parse(text), out)
    run.require(again.pack() == run.game.pack(), "replay: seed and decisions lead elsewhere")


OWN_FORMS = (".you", ".more_you", ".short")
"""Endings of forms that a language has where it needs them: one may name the seat that is asked, the other not."""


def check_words(rules: Game) -> list[str]:
    """What is wrong with the words of a game in either language, each a sentence with its file."""
    needed = set(_needed_words(rules))
    given = _given_variables(rules)
    problems = []
    found: dict[str, set[str]] = {}
    for language in Words.LANGUAGES:
        if not (rules.page_folder / "words" / f"rules.{language}.md").exists():
            problems.append(f"page/words/rules.{language}.md is missing: the rules in words")
        words, file = Words.of(rules, language), f"page/words/{language}.ftl"
        problems += [f"{file}: {key} is missing" for key in sorted(needed) if not words.has(key)]
        found[language] = set()
        for key, line, variables in _messages(rules, language):
            found[language].add(key)
            known = given.get(key.partition(".")[0])
            if known is not None and (wrong := sorted(v for v in variables if not _is_given(v, known))):
                sentence = f"there is ${', $'.join(sorted(known))}" if known else "it is given no variable"
                problems.append(f"{file}:{line}: {key} names ${', $'.join(wrong)}; {sentence}")
    for language, other in (("en", "fr"), ("fr", "en")):
        lacking = sorted(key for key in found[other] - found[language] - needed if not key.endswith(OWN_FORMS))
        problems += [f"page/words/{language}.ftl: {key} is missing, {other}.ftl has it" for key in lacking]
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
    if lesson := Lesson.of(rules):
        yield from (f"lesson-{step.tell}" for step in lesson.steps if step.tell)


def _names_of(kinds: dict[str, Any]) -> Iterator[str]:
    for kind in kinds.values():
        if kind is not SEAT and not isinstance(kind, int):
            yield from (f"{kind.__name__.lower()}-{label(kind, member)}" for member in kind)


def _given_variables(rules: Game) -> dict[str, set[str]]:
    """The variables that actions and events are given. What a question is about shows only while it is asked: whole
    games are looked over for that."""
    given = {f"do-{verb.name}": set(verb.kinds) for verb in rules.actions}
    return given | {f"event-{name}": set(kinds) for name, kinds in rules.events.kinds}


def _is_given(variable: str, known: set[str]) -> bool:
    """A thing, or a form of its name: `figure_one` beside `figure`."""
    return variable in known or variable.rpartition("_")[0] in known


def _messages(rules: Game, language: str) -> Iterator[tuple[str, int, set[str]]]:
    """Each message and attribute of a game's language file, its line, and the variables in it."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    text = words_text(rules, language)

    def message(key: str, node: Any) -> tuple[str, int, set[str]]:
        return key, line(node), set(re.findall(r"\$([a-zA-Z][\w-]*)", text[node.span.start : node.span.end]))

    def line(node: Any) -> int:
        return text.count("\n", 0, node.span.start) + 1

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            wrong = entry.annotations[0]
            sentence = f"this is no Fluent message: {wrong.message}, in {(entry.content or '').strip()[:60]!r}"
            raise ContentError(f"{language}.ftl:{line(wrong)}: {sentence}")
        if isinstance(entry, Message):
            name = entry.id.name
            yield message(name, entry.value or entry.id)
            yield from (message(f"{name}.{attribute.id.name}", attribute) for attribute in entry.attributes)
