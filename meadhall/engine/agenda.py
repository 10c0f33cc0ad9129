"""What is still to be done, and who must decide: a small stack of steps in the record, and one pending decision.

A rule that needs something done later says `then(game, Step.ENEMY_EFFECT, enemy)`. What one step or one answer says
comes in the order in which it is said, and before everything that was to be done already. A rule that needs an answer
says `ask(game, seat, Decision.WHICH_DIE)`. `Flow` works the agenda off until somebody must decide.
"""

from .errors import DeclarationError
from .record import Out, State
from .rule import bit, rule

__all__ = [
    "ask",
    "ask_again",
    "ask_secretly",
    "end_game",
    "first_argument",
    "must_be_free",
    "packed_step",
    "put_in_order",
    "second_argument",
    "step_of",
    "then",
    "won_together",
]


def packed_step(step: int, a: int, b: int) -> int:
    """A step and its arguments as one number of 32 bits, which a GPU fetches and writes at once. Interpreted play
    refuses what does not fit; the compiled twin is in machine.py."""
    if not (0 <= step < 256 and -32_768 <= a < 32_768 and -128 <= b < 128):
        raise DeclarationError(f"the agenda does not hold step {step} with {a} and {b}; see `then` for what fits")
    return (a << 16) | ((b & 0xFF) << 8) | step


@rule
def step_of(packed: int) -> int:
    return packed & 0xFF


@rule
def first_argument(packed: int) -> int:
    return packed >> 16


@rule
def second_argument(packed: int) -> int:
    return (((packed >> 8) + 128) & 0xFF) - 128


@rule
def then(game: State, step: int, a: int = 0, b: int = 0) -> None:
    """This step comes next, after those that the present step or answer has named before. The first argument is a
    number of 16 bits, the second one of 8."""
    game.agenda[game.agenda_size] = packed_step(step, a, b)
    game.agenda_size += 1


@rule
def put_in_order(game: State, planned: int) -> None:
    """The steps that were named last, beyond those planned before: the first of them is to be taken first."""
    low = planned
    high = game.agenda_size - 1
    while low < high:
        game.agenda[low], game.agenda[high] = game.agenda[high], game.agenda[low]
        low += 1
        high -= 1


def must_be_free(game: State, decision: int) -> None:
    """Interpreted play refuses to ask while somebody decides already, for the first question would be lost; the
    compiled twin, in machine.py, does nothing."""
    if game.waiting != 0:
        what = f"decision {int(decision)} is asked while decision {int(game.decision)} is not answered yet"
        raise DeclarationError(f"{what}; ask one of them from a step of its own: then(game, Step.X)")


@rule
def ask(game: State, seat: int, decision: int) -> None:
    """One seat must decide."""
    must_be_free(game, decision)
    game.waiting = bit(seat)
    game.decision = decision
    game.secret = 0


@rule
def ask_secretly(game: State, seats: int, decision: int) -> None:
    """Several seats (a mask) decide at once; nothing shows before all have answered."""
    must_be_free(game, decision)
    game.waiting = seats
    game.decision = decision
    game.secret = 1


@rule
def ask_again(game: State, seat: int) -> None:
    """In a secret decision: this seat has more to answer."""
    game.waiting |= bit(seat)


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
