"""The four runes: applied at once by the god who set the fourth giant aside."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import PUSH, RUNE_COMPLETE, SHARE, SIGEL_GIVES
from .content import CONTENT, ENEMIES, START, Rune
from .enemies import fall_back
from .state import Decision, Game, Step

SIGEL_VIKINGS = CONTENT.runes.sigel_vikings
DAEG_TURNS = CONTENT.runes.daeg_turns
MANN_SQUARES = CONTENT.runes.mann_squares
TIWAZ_ENEMIES = CONTENT.runes.tiwaz_enemies


@rule
def apply_rune(game: Game, rune: int) -> None:
    tell(game, RUNE_COMPLETE, rune)
    match rune:
        case Rune.SIGEL:
            game.sigel_left = min(SIGEL_VIKINGS, game.helheim)
            then(game, Step.SIGEL, 0)
        case Rune.DAEG:
            game.daeg += DAEG_TURNS
        case Rune.MANN:
            push_back(game, 1, MANN_SQUARES)
        case _:
            push_back(game, TIWAZ_ENEMIES, 1)


# --- Sigel -----------------------------------------------------------------------------------------------------------


@rule
def share_next(game: Game, gods_served: int) -> None:
    """Up to fifteen Vikings from Helheim go to the gods as the active god decides, himself first, then clockwise."""
    if gods_served < game.players and game.sigel_left > 0:
        then(game, Step.SIGEL, gods_served)
        ask(game, game.active, Decision.SIGEL)


@rule
def shares(game: Game, out: Out) -> int:
    for vikings in range(game.sigel_left + 1):
        out[vikings] = SHARE + vikings
    return game.sigel_left + 1


@rule
def share_vikings(game: Game, vikings: int) -> None:
    game.agenda_size -= 1
    gods_served = game.agenda_a[game.agenda_size]
    seat = (game.active + gods_served) % game.players
    game.helheim -= vikings
    game.sigel_left -= vikings
    game.sheet[seat].vikings += vikings
    tell(game, SIGEL_GIVES, seat, vikings)
    then(game, Step.SIGEL, gods_served + 1)


# --- pushing enemies back: Mann, Tiwaz, and the Vanir ----------------------------------------------------------------


@rule
def push_back(game: Game, enemies: int, squares: int) -> None:
    """So many different enemies go back so many squares."""
    game.pushes_left = enemies
    game.push_squares = squares
    game.pushed = 0
    then(game, Step.PUSH)


@rule
def can_be_pushed(game: Game, enemy: int) -> bool:
    return game.square[enemy] > START and not has(game.pushed, enemy)  # ruling Y-09


@rule
def pushable(game: Game, out: Out) -> int:
    n = 0
    for enemy in range(ENEMIES):
        if can_be_pushed(game, enemy):
            out[n] = PUSH + enemy
            n += 1
    return n


@rule
def push_next(game: Game) -> None:
    """If no more enemies qualify than are to be pushed, all that do go back."""
    candidates = 0
    for enemy in range(ENEMIES):
        if can_be_pushed(game, enemy):
            candidates += 1
    if candidates > game.pushes_left > 0:
        then(game, Step.PUSH)
        ask(game, game.active, Decision.PUSH)
    elif game.pushes_left > 0:
        for enemy in range(ENEMIES):
            if can_be_pushed(game, enemy):
                fall_back(game, enemy, game.push_squares)


@rule
def push(game: Game, enemy: int) -> None:
    game.pushed |= bit(enemy)
    game.pushes_left -= 1
    fall_back(game, enemy, game.push_squares)
