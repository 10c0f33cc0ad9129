"""A table at which a game is played: the Python face of the engine, for people, pages and scripts.

Rules run interpreted here, so a table is ready at once and costs no compilation.
"""

import base64
import json
import secrets
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from . import telling
from .contract import Game
from .errors import IllegalAction, SaveError, UndoRefused, WrongPlayerCount, WrongSeat
from .events import eye
from .machine import interpreted
from .picture import drawing
from .playouts import next_decision, start
from .record import Out
from .recounting import recounted, status
from .saying import words_or_ids
from .vocabulary import Details, Phrase
from .words import Words, untypeset

__all__ = ["Action", "Event", "Table", "read_record", "written_record"]

SEED_BITS = 62


@dataclass(frozen=True)
class Action:
    """A legal action: a number to machines, words to people. `str(action)` parses back."""

    number: int
    phrase: Phrase

    def __str__(self) -> str:
        return str(self.phrase)

    def __repr__(self) -> str:
        return f"<{self.number}: {self}>"


@dataclass(frozen=True)
class Event:
    """Something that happened, and who may see it."""

    number: int
    """Place in the table's story, from 0."""
    phrase: Phrase
    seen_by: int
    """Bit mask of seats; bit 7 is the spectators."""

    def __str__(self) -> str:
        return str(self.phrase)


@dataclass(frozen=True)
class _Past:
    """One decision taken, and the table before it."""

    seat: int
    action: int
    state: bytes
    events: int


class Table:
    """One game being played."""

    def __init__(
        self, rules: Game, players: int, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self._sit_down(rules, players, secrets.randbits(SEED_BITS) if seed is None else seed, options or {})
        interpreted(rules).bind(start)(self.state, players, self._settings, self.seed, self._out)
        self._collect_events()

    def _sit_down(self, rules: Game, players: int, seed: int, options: Mapping[str, Any]) -> None:
        if players not in rules.players:
            low, high = rules.players[0], rules.players[-1]
            raise WrongPlayerCount(f"{rules.name} is for {low} to {high} players, not {players}")
        self.rules = rules
        self.players = players
        self.seed = seed
        self._settings = rules.settings.encode(options)
        self._out = Out([0] * rules.max_options)
        self._next_decision = interpreted(rules).bind(next_decision)
        self._past: list[_Past] = []
        self._events: list[tuple[int, ...]] = []
        self.beginning: bytes | None = None
        """The record of the position that the table began in, where that is not the game's own beginning."""
        self.state: Any = rules.record()

    @classmethod
    def resume(cls, rules: Game, players: int, seed: int, options: Mapping[str, Any], state: bytes) -> Self:
        """A table in a known position (`table.state.pack()`), without the way that led there: nothing is replayed."""
        made = object.__new__(cls)
        made._sit_down(rules, players, seed, options)
        made.state, made.beginning = rules.record.unpack(state), state
        return made

    def afresh(self) -> Self:
        """The same table as it was before the first decision."""
        if self.beginning is None:
            return type(self)(self.rules, self.players, self.seed, self.options)
        return self.resume(self.rules, self.players, self.seed, self.options, self.beginning)

    # --- what can be seen --------------------------------------------------------------------------------------------

    @property
    def options(self) -> dict[str, Any]:
        """The options chosen for this table, defaults included."""
        return self.rules.settings.decode(self._settings)

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide now; several decide simultaneously and in secret."""
        return [seat for seat in range(self.players) if self.state.waiting >> seat & 1]

    @property
    def decision(self) -> str | None:
        """What must be decided, or None when the game is over."""
        return None if self.over else self.rules.decisions(self.state.decision).name.lower()

    @property
    def asked_about(self) -> Details:
        """What the pending question is about, for its words; nothing when the game is over."""
        return () if self.over else self.rules.asked_about(self.state)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def ending(self) -> str | None:
        """Why the game is over."""
        return self.rules.endings(self.state.over).name.lower() if self.over else None

    @property
    def scores(self) -> list[int]:
        """The score of each seat as it stands."""
        return self._outcome()[0]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs, and for a cooperative game that was lost."""
        mask = self._outcome()[1] if self.over else 0
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def _outcome(self) -> tuple[list[int], int]:
        scores = Out([0] * max(self.players, 8))
        mask = self.rules.outcome(self.state, scores)
        return list(scores[: self.players]), mask

    @property
    def seat_names(self) -> list[str]:
        """An id per seat that its words are found by, such as `god-thor`."""
        return self.rules.seat_names(self.state)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, secrets included; see `events_for`."""
        return [self._event(i) for i in range(len(self._events))]

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat (-1: a spectator) has seen happen, from event number `since` on."""
        sees = eye(seat)
        return [self._event(i) for i in range(since, len(self._events)) if self._events[i][1] & sees]

    def _event(self, number: int) -> Event:
        raw = self._events[number]
        return Event(number, self.rules.events.describe(raw), raw[1])

    @property
    def actions(self) -> list[tuple[int, Action]]:
        """The decisions taken so far: seat and action."""
        return [(past.seat, self._action(past.action)) for past in self._past]

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat (-1: a spectator) knows, as plain data."""
        self._check_viewer(seat)
        return dict(self.rules.view(self.state, seat))

    def _check_viewer(self, seat: int) -> None:
        if not -1 <= seat < self.players:
            raise WrongSeat(f"there is no seat {seat}; seats go from 0 to {self.players - 1}, -1 is a spectator")

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """All that a seat knows, as numbers; `rules.observation.views` names its blocks."""
        if not 0 <= seat < self.players:
            raise WrongSeat(f"there is no seat {seat}; seats go from 0 to {self.players - 1}")
        out = Out([0] * self.rules.observation.size)
        self.rules.observe(self.state, seat, out)
        return np.array(out, np.int16)

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat, in the rules' order; empty if it has nothing to decide."""
        return [self._action(number) for number in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int) -> list[int]:
        """The same as numbers, for callers to whom the words cost too much."""
        if not 0 <= seat < self.players:
            raise WrongSeat(f"there is no seat {seat}; seats go from 0 to {self.players - 1}")
        if not self.state.waiting >> seat & 1:
            return []
        n = self.rules.options(self.state, seat, self._out)
        return self._out.numbers(n)

    def _action(self, number: int) -> Action:
        return Action(number, self.rules.actions.describe(number))

    # --- in words and pictures ---------------------------------------------------------------------------------------

    def describe(self, language: str = "en", seat: int = -1) -> str:
        """The table in plain words, as a seat (-1: a spectator) knows it, and what is asked of whom."""
        self._check_viewer(seat)
        asked = [telling.question(self.rules, self.state, one, language) for one in self.waiting if not self.over]
        return "\n".join([telling.described(self.rules, self.state, seat, language), "", *asked]).rstrip()

    def recount(self, language: str = "en", seat: int = -1) -> str:
        """The table in sentences, as a seat (-1: a spectator) knows it, and what is asked of whom."""
        self._check_viewer(seat)
        asked = [telling.question(self.rules, self.state, one, language) for one in self.waiting if not self.over]
        return "\n".join([recounted(self.rules, self.state, seat, language), "", *asked]).rstrip()

    def status(self, language: str = "en", seat: int = -1) -> str:
        """The few figures that matter to a seat (-1: a spectator) now, in a few lines."""
        self._check_viewer(seat)
        return status(self.rules, self.state, seat, language)

    def tell(self, seat: int, language: str = "en") -> str:
        """Everything a seat knows and may do, in plain words: the table, what its things are, what it saw happen since
        it last decided, the question, and the legal answers with the texts about them. `play` understands each answer
        as it stands here."""
        self._check_viewer(seat)
        rules, state, words = self.rules, self.state, words_or_ids(self.rules, language)
        parts = [telling.described(rules, state, seat, language)]
        parts += _listed(telling.glossary(rules, state, seat, language))
        since = max((past.events for past in self._past if past.seat == seat), default=0)
        seen = [event.phrase for event in self.events_for(seat, since)]
        parts += _listed(telling.happened(rules, state, seen, language))
        if seat in self.waiting and not self.over:
            parts += ["", telling.question(rules, state, seat, language), words.say("answer-with-one-of")]
            parts += [f"- {said} ({text})" if text else f"- {said}" for said, text in self.answers(seat, language)]
        return "\n".join(parts)

    def answers(self, seat: int, language: str = "en") -> list[tuple[str, str]]:
        """The legal actions of a seat in words that `play` understands, each with the text about it, in the order of
        `legal`."""
        phrases = [action.phrase for action in self.legal(seat)]
        return telling.answers(self.rules, self.state, phrases, language)

    def picture(self, seat: int = -1, language: str = "en") -> str:
        """The table as an SVG drawing, as a seat (-1: a spectator) sees it: the board of the page, and the rest in
        words."""
        self._check_viewer(seat)
        return drawing(self._summary(), self.rules, self.state, seat, language)

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.picture()

    def __str__(self) -> str:
        return self.describe()

    def __repr__(self) -> str:
        return f"<{self._summary()}>"

    def _summary(self) -> str:
        told = f"{self.rules.name} for {self.players}, seed {self.seed}, {len(self._past)} decisions"
        if self.over:
            return f"{told}: over, {self.ending}"
        if len(self.waiting) > 1:
            return f"{told}: seats {', '.join(map(str, self.waiting))} decide {self.decision}"
        return f"{told}: seat {self.waiting[0]} decides {self.decision}"

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: "int | str | Action") -> list[Event]:
        """Play a legal action, given as a number, as text (`fight surt`) or in words; returns what happened."""
        number = self._legal_number(seat, action)
        before = len(self._events)
        self._past.append(_Past(seat, number, self.state.pack(), before))
        self._go_on(seat, number)
        self._collect_events()
        return [self._event(i) for i in range(before, len(self._events))]

    def advance(self, seat: int, number: int) -> list[tuple[int, ...]]:
        """Play a legal action and hand over what happened as the rules wrote it: the table remembers neither, for
        whoever keeps the log themselves."""
        self._go_on(seat, self._legal_number(seat, number))
        events, self.state.log = list(self.state.log), []
        return events

    def _go_on(self, seat: int, number: int) -> None:
        self.rules.answer(self.state, seat, number)
        self._next_decision(self.state, self._out)

    def _legal_number(self, seat: int, action: "int | str | Action") -> int:
        if self.over:
            raise WrongSeat("the game is over")
        legal = self.legal_numbers(seat)
        if not legal:
            raise WrongSeat(f"seat {seat} has nothing to decide; waiting: {', '.join(map(str, self.waiting))}")
        if isinstance(action, str):
            return self._understand(seat, action, self.legal(seat))
        number = action.number if isinstance(action, Action) else action
        if number not in legal:
            said = str(self._action(number))  # an unknown number is refused here
            raise IllegalAction(f"{said!r} is not legal now; legal: {_some(self.legal(seat))}")
        return number

    def _understand(self, seat: int, text: str, legal: list[Action]) -> int:
        wanted = untypeset(text)
        for option in legal:
            if str(option) == wanted:
                return option.number
        for language in Words.LANGUAGES:
            words = Words.of(self.rules, language)
            for option in legal:
                if untypeset(words.action(option.phrase, self.seat_names)) == wanted:
                    return option.number
        raise IllegalAction(f"{text!r} is not legal now; legal: {_some(legal)}")

    def _collect_events(self) -> None:
        self._events += self.state.log
        self.state.log = []

    def can_undo(self, seat: int) -> bool:
        """Whether `undo` would be granted."""
        if not self._past or self._past[-1].seat != seat:
            return False
        return bool(self.rules.record.unpack(self._past[-1].state).shown == self.state.shown)

    def undo(self, seat: int | None = None) -> Action:
        """Take back the last decision: one's own, with nothing random or secret shown since. Returns it."""
        if not self._past:
            raise UndoRefused("nothing has been decided yet")
        past = self._past[-1]
        if seat is not None and past.seat != seat:
            raise UndoRefused(f"the last decision was taken by seat {past.seat}, not by seat {seat}")
        if not self.can_undo(past.seat):
            raise UndoRefused("something random or secret was shown since: there is no way back")
        self._take_back()
        return self._action(past.action)

    def _take_back(self) -> None:
        """Put the table back before the last decision, whoever took it and whatever was shown."""
        past = self._past.pop()
        self.state = self.rules.record.unpack(past.state)
        del self._events[past.events :]

    def forget(self) -> list[tuple[int, ...]]:
        """Drop the past and hand over the events as the rules wrote them: for whoever keeps the log themselves."""
        events, self._events, self._past = self._events, [], []
        return events

    def clone(self) -> Self:
        """Another table in the same position; the two share nothing that changes."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.state = self.state.clone()
        made._past = self._past[:]
        made._events = self._events[:]
        made._out = Out(self._out)
        return made

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memory: Any) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "state": self.state.pack(), "_out": None, "_next_decision": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._out = Out([0] * self.rules.max_options)
        self._next_decision = interpreted(self.rules).bind(next_decision)
        self.state = self.rules.record.unpack(state["state"])

    # --- keeping -----------------------------------------------------------------------------------------------------

    def save(self) -> str:
        """The game as JSON: what it takes to play it again to this point. `meadhall.load` reads it."""
        begun = {} if self.beginning is None else {"beginning": written_record(self.beginning)}
        return json.dumps(
            {
                "meadhall": 1,
                "game": self.rules.name,
                "version": self.rules.version,
                "content": self.rules.content_hash,
                "players": self.players,
                "options": self.options,
                "seed": self.seed,
                **begun,
                "actions": [f"{seat} {action}" for seat, action in self.actions],
            },
            indent=1,
        )

    def to_frame(self) -> Any:
        """The decisions so far as a Polars frame, one a row: seat, what was decided, the action by number and in words,
        and what happened, secrets included."""
        try:
            import polars
        except ModuleNotFoundError:
            raise ModuleNotFoundError("polars is not installed: pip install 'meadhall[lab]'", name="polars") from None
        rows, events, bounds = [], self.events, [*(past.events for past in self._past), len(self._events)]
        for past, end in zip(self._past, bounds[1:], strict=True):
            decision = self.rules.decisions(self.rules.record.unpack(past.state).decision).name.lower()
            happened = [str(event) for event in events[past.events : end]]
            rows.append((past.seat, decision, past.action, str(self._action(past.action)), happened))
        columns: Any = {
            "seat": polars.Int8,
            "decision": polars.String,
            "number": polars.Int32,
            "action": polars.String,
            "happened": polars.List(polars.String),
        }
        return polars.DataFrame(rows, schema=columns, orient="row")

    def line(self) -> str:
        """The game on one line, for bug reports; `meadhall.load` reads it."""
        begun = {} if self.beginning is None else {"beginning": written_record(self.beginning)}
        options = " ".join(f"{name}={value}" for name, value in {**self.options, **begun}.items())
        moves = "; ".join(f"{seat} {action}" for seat, action in self.actions)
        head = f"{self.rules.name} players={self.players} seed={self.seed} {options}".strip()
        return f"{head}: {moves}" if moves else head


def written_record(state: bytes) -> str:
    """A record as text, for saves."""
    return base64.b64encode(zlib.compress(state, 9)).decode()


def read_record(text: str, rules: Game, players: int) -> bytes:
    """The record that `written_record` has written, if it is one of these rules for so many players."""
    size = rules.record.dtype.itemsize
    try:
        unpacker = zlib.decompressobj()
        state = unpacker.decompress(base64.b64decode(text, validate=True), size + 1)
        record = rules.record.unpack(state) if len(state) == size else None
    except (ValueError, zlib.error):
        record = None
    if record is None or record.players != players or record.pack() != state:
        raise SaveError("the save is damaged: 'beginning' is no position of this game")
    return state


def _listed(lines: list[str]) -> list[str]:
    """Lines as a list of their own, if there are any."""
    return ["", *(f"- {line}" for line in lines)] if lines else []


def _some(legal: list[Action]) -> str:
    shown = ", ".join(map(str, legal[:12]))
    return shown if len(legal) <= 12 else f"{shown} and {len(legal) - 12} more"
