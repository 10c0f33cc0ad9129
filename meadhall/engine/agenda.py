"""What is still to be done, and who must decide: a small stack of steps in the record, and one pending decision.

A rule that needs something done later says `then(game, Step.ENEMY_EFFECT, enemy)`: last in, first out. A rule that
needs an answer says `ask(game, seat, Decision.WHICH_DIE)`. A game's `run` works the agenda off until somebody must
decide; its `answer` takes the decision and runs on.
"""

from .record import Out, State
from .rule import bit, rule

__all__ = ["answered", "ask", "ask_secretly", "end_game", "next_step", "then", "won_together"]


@rule
def then(game: State, step: int, a: int = 0, b: int = 0) -> None:
    """Put a step on top of the agenda."""
    game.agenda_step[game.agenda_size] = step
    game.agenda_a[game.agenda_size] = a
    game.agenda_b[game.agenda_size] = b
    game.agenda_size += 1


@rule
def next_step(game: State) -> int:
    """Take the top step off the agenda and return its place, where its arguments still stand."""
    game.agenda_size -= 1
    return game.agenda_size


@rule
def ask(game: State, seat: int, decision: int) -> None:
    """One seat must decide."""
    game.waiting = bit(seat)
    game.decision = decision
    game.secret = 0


@rule
def ask_secretly(game: State, seats: int, decision: int) -> None:
    """Several seats (a mask) decide at once; nothing shows before all have answered."""
    game.waiting = seats
    game.decision = decision
    game.secret = 1


@rule
def answered(game: State, seat: int) -> bool:
    """This seat has answered; true when nobody else is left to answer."""
    game.waiting &= ~bit(seat)
    return game.waiting == 0


@rule
def end_game(game: State, ending: int) -> None:
    """The game is over, for a reason of its own: nobody decides any more, and what was still to be done is dropped."""
    game.over = ending
    game.waiting = 0
    game.decision = 0
    game.agenda_size = 0


@rule
def won_together(game: State, won: bool, out: Out) -> int:
    """The outcome of a game played together: everybody has won, one point each, or nobody has."""
    for seat in range(game.players):
        out[seat] = 1 if won else 0
    return (1 << game.players) - 1 if won else 0
