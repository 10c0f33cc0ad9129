"""A table laid out for a test or a study: any position, words for actions, dice that fall as wanted.

scene = Scene(GAME, players=3)
scene.game.square[Enemy.HEL] = 3
scene.play("act asgard", "fight hel", "send 2")
"""

from typing import Any, Self

from .chance import random_below
from .contract import Game
from .errors import IllegalAction
from .events import eye
from .machine import interpreted
from .playouts import first_seat, start
from .position import position_text, read_position
from .record import Out, State

__all__ = ["Scene", "answer_forced", "checked_options", "load_chance"]

UNWRITTEN = -1
"""No action has this number."""
HOW_TO_ASK = "a secret_decision is asked by ask_secretly, a decision by ask"


def load_chance(game: State, *wanted: tuple[int, int]) -> None:
    """Set the generator so that its next draws come out as wanted: pairs of (n, result of `random_below(game, n)`)."""
    probe = State()
    for seed in range(5_000_000):
        probe.rng = seed
        if all(random_below(probe, n) == result for n, result in wanted):
            game.rng = seed
            return
    raise ValueError(f"no seed gives {wanted}: too many draws to load at once")


def checked_options(rules: Game, game: State, seat: int, out: Out) -> list[int]:
    """The legal actions of a seat, where nothing is taken for granted: there is one, and room for one more; each was
    written, is offered once, and is an answer that the decision declares, asked in the way that it declares."""
    if game.agenda_size < 0:
        raise AssertionError("the agenda ran empty, and nobody had to decide")
    declared = rules.flow.decisions[rules.decisions(game.decision)]
    asked = declared.name.name.lower()
    out[:] = [UNWRITTEN] * len(out)
    n = rules.options(game, seat, out)
    found = out.numbers(n)
    if n == 0:
        raise AssertionError(f"seat {seat} has no answer to {asked}")
    if n >= rules.max_options:
        raise AssertionError(f"seat {seat} has {n} options in {asked}; max_options is {rules.max_options}: raise it")
    if UNWRITTEN in found or len(set(found)) != n:
        raise AssertionError(f"an answer to {asked} is counted and not written, or offered twice: {found}")
    if strange := {rules.actions.describe(action).name for action in found} - {verb.name for verb in declared.answers}:
        raise AssertionError(f"{asked} is not declared to be answered by {', '.join(sorted(strange))}")
    if declared.secret != bool(game.secret):
        raise AssertionError(f"{asked} is asked {'secretly' if game.secret else 'openly'}; {HOW_TO_ASK}")
    return found


def answer_forced(rules: Game, game: State, out: Out) -> None:
    """Answer what answers itself, as `next_decision` does, with checked options."""
    while game.over == 0:
        seat = first_seat(game.waiting)
        found = checked_options(rules, game, seat, out)
        if len(found) > 1 or game.secret == 1:
            return
        rules.answer(game, seat, found[0])


class Scene:
    """One interpreted game whose record may be changed at will."""

    def __init__(self, rules: Game, players: int, seed: int = 1, **options: Any) -> None:
        self.rules = rules
        self.game: Any = rules.record()
        self.out = Out([0] * rules.max_options)
        interpreted(rules).bind(start)(self.game, players, rules.settings.encode(options), seed, self.out)
        self._beginning = self.game.clone()
        self._made_by = {"players": players, "seed": seed, **options}

    def at(self, text: str) -> Self:
        """The same table in another position: what `repr` wrote."""
        self.game = read_position(self.rules, text, self._beginning)
        return self

    def __repr__(self) -> str:
        """Python that lays out this position again, to paste into a test; GAME is the game."""
        made_by = ", ".join(f"{name}={value!r}" for name, value in self._made_by.items())
        changed = position_text(self.rules, self.game, self._beginning)
        return f'Scene(GAME, {made_by}).at("""\n{changed}\n""")'

    @property
    def seat(self) -> int:
        """The first seat that must decide."""
        return first_seat(self.game.waiting)

    @property
    def decision(self) -> str:
        """What must be decided, in lower case."""
        return self.rules.decisions(self.game.decision).name.lower()

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat as text."""
        found = checked_options(self.rules, self.game, self.seat if seat is None else seat, self.out)
        return [str(self.rules.actions.describe(action)) for action in found]

    def play(self, *actions: str, seat: int | None = None) -> None:
        """Play legal actions one after the other, each by the first waiting seat unless one is named."""
        for text in actions:
            who = self.seat if seat is None else seat
            if text not in self.legal(who):
                raise IllegalAction(f"{text!r} is not legal for seat {who} ({self.decision}): {self.legal(who)}")
            self.rules.answer(self.game, who, self.rules.actions.parse(text))
            self.answer_forced()

    def answer_forced(self) -> None:
        """Answer what answers itself."""
        answer_forced(self.rules, self.game, self.out)

    def load(self, *wanted: tuple[int, int]) -> None:
        """Make the next draws of chance come out as wanted; see `load_chance`."""
        load_chance(self.game, *wanted)

    def events(self, seat: int | None = None) -> list[str]:
        """The events since the last call as text: all of them, or those a seat may see (-1: a spectator)."""
        happened, self.game.log = self.game.log, []
        sees = eye(seat)
        return [str(self.rules.events.describe(event)) for event in happened if event[1] & sees]
