"""A table laid out for a test or a study: any position, words for actions, dice that fall as wanted.

scene = Scene(GAME, players=3)
scene.game.square[Enemy.HEL] = 3
scene.play("act asgard", "fight hel", "send 2")
"""

from typing import Any

from .chance import random_below
from .contract import Game
from .errors import IllegalAction
from .events import eye
from .machine import interpreted
from .playouts import first_seat, start
from .record import Out, State

__all__ = ["Scene", "load_chance", "settle"]


def load_chance(game: State, *wanted: tuple[int, int]) -> None:
    """Set the generator so that its next draws come out as wanted: pairs of (n, result of `random_below(game, n)`)."""
    probe = State()
    for seed in range(5_000_000):
        probe.rng = seed
        if all(random_below(probe, n) == result for n, result in wanted):
            game.rng = seed
            return
    raise ValueError(f"no seed gives {wanted}: too many draws to load at once")


def settle(rules: Game, game: State, out: Out) -> None:
    """Answer what answers itself, as `next_decision` does; but a question without an answer is an error here."""
    while game.over == 0:
        seat = first_seat(game.waiting)
        n = rules.options(game, seat, out)
        if n == 0:
            raise AssertionError(f"seat {seat} has no answer to {rules.decisions(game.decision).name.lower()}")
        if n > 1 or game.secret == 1:
            return
        rules.answer(game, seat, out[0])


class Scene:
    """One interpreted game whose record may be changed at will."""

    def __init__(self, rules: Game, players: int, seed: int = 1, **options: Any) -> None:
        self.rules = rules
        self.game: Any = rules.record()
        self.out = Out([0] * rules.option_room)
        interpreted(rules).bind(start)(self.game, players, rules.settings.encode(options), seed, self.out)

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
        n = self.rules.options(self.game, self.seat if seat is None else seat, self.out)
        return [str(self.rules.actions.describe(action)) for action in self.out[:n]]

    def play(self, *actions: str, seat: int | None = None) -> None:
        """Play legal actions one after the other, each by the first waiting seat unless one is named."""
        for text in actions:
            who = self.seat if seat is None else seat
            if text not in self.legal(who):
                raise IllegalAction(f"{text!r} is not legal for seat {who} ({self.decision}): {self.legal(who)}")
            self.rules.answer(self.game, who, self.rules.actions.parse(text))
            self.settle()

    def settle(self) -> None:
        """Answer what answers itself."""
        settle(self.rules, self.game, self.out)

    def load(self, *wanted: tuple[int, int]) -> None:
        """Make the next draws of chance come out as wanted; see `load_chance`."""
        load_chance(self.game, *wanted)

    def told(self, seat: int | None = None) -> list[str]:
        """The events since the last call as text: all of them, or those a seat may see (-1: a spectator)."""
        events, self.game.log = self.game.log, []
        sees = eye(seat)
        return [str(self.rules.events.describe(event)) for event in events if event[1] & sees]
