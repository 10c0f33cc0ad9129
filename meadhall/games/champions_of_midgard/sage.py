"""The Sage's Hut: a secret look at a journey, and a destiny from the deck."""

from meadhall.engine import ask, bit, reveal, rule, tell_others, then, whisper

from .actions import (
    DESTINIES_DRAWN,
    DESTINY_KEPT,
    DESTINY_PUT_BACK,
    DESTINY_SEEN,
    DESTINY_TAKEN,
    JOURNEY_PEEKED,
    JOURNEY_SEEN,
)
from .content import CONTENT
from .goods import flip_rune, runes_ready
from .names import Leader, Rune
from .state import Decision, Game, Step


@rule
def journeys_to_see(game: Game) -> int:
    """Any shore in use; looking is not optional, and old news may be looked at again."""
    return game.shores


@rule
def peek(game: Game, seat: int, site: int) -> None:
    """Only this seat sees the card, which stays where it is."""
    reveal(game)
    game.spot[site].journey_seen |= bit(seat)
    whisper(game, seat, JOURNEY_SEEN, seat, site, game.spot[site].journey)
    tell_others(game, seat, JOURNEY_PEEKED, seat, site)


@rule
def look(game: Game, seat: int, site: int) -> None:
    """First the journey, then True Vision if wished, then the destinies."""
    peek(game, seat, site)
    game.draws = 1
    then(game, Step.DRAW_DESTINIES, seat)
    if true_vision(game, seat) != 0:
        ask(game, seat, Decision.TRUE_VISION)


@rule
def true_vision(game: Game, seat: int) -> int:
    return runes_ready(game, seat) & bit(Rune.TRUE_VISION)


@rule
def use_true_vision(game: Game, seat: int) -> None:
    """More destinies are drawn in this visit."""
    flip_rune(game, seat, Rune.TRUE_VISION)
    game.draws += CONTENT.runes.true_vision_draw


@rule
def draw_destinies(game: Game, seat: int) -> None:
    """Dagrun draws one more. One card is kept, the others go under the deck."""
    wanted = game.draws + (CONTENT.leaders.dagrun_draw if game.sheet[seat].leader == Leader.DAGRUN else 0)
    draws = min(wanted, game.queue_tail - game.queue_head)
    reveal(game)
    game.visit_seat[game.visits] = seat
    game.visit_first[game.visits] = game.queue_head
    game.visit_drawn[game.visits] = draws
    game.placed = 0
    tell_others(game, seat, DESTINIES_DRAWN, seat, draws)
    for i in range(draws):
        destiny = game.queue[game.queue_head + i]
        game.drawn |= bit(destiny)
        whisper(game, seat, DESTINY_SEEN, seat, destiny)
    game.queue_head += draws
    ask(game, seat, Decision.KEEP)


@rule
def destinies_drawn(game: Game) -> int:
    """Mask of the Destinies looked at: one is kept, the others are put back."""
    return game.drawn


@rule
def note_where(game: Game, destiny: int) -> None:
    """Remember which of the cards drawn went where: what each seat can know follows from it."""
    game.drawn &= ~bit(destiny)
    for i in range(game.visit_drawn[game.visits]):
        if game.queue[game.visit_first[game.visits] + i] == destiny:
            game.visit_order[game.visits, game.placed] = i
    game.placed += 1


@rule
def keep_destiny(game: Game, seat: int, destiny: int) -> None:
    game.sheet[seat].destinies |= bit(destiny)
    note_where(game, destiny)
    whisper(game, seat, DESTINY_KEPT, seat, destiny)
    tell_others(game, seat, DESTINY_TAKEN, seat)
    put_back_next(game, seat)


@rule
def put_back_next(game: Game, seat: int) -> None:
    """The others go under the deck in the order the player likes."""  # ruling CM-19
    if game.drawn != 0:
        ask(game, seat, Decision.BOTTOM)
    else:
        game.visits += 1


@rule
def put_back(game: Game, seat: int, destiny: int) -> None:
    game.queue[game.queue_tail] = destiny
    game.queue_tail += 1
    note_where(game, destiny)
    whisper(game, seat, DESTINY_PUT_BACK, seat, destiny)
    put_back_next(game, seat)
