"""The four runes: applied at once by the god who set the fourth giant aside."""

from meadhall.engine import ask, bit, has, rule, tell, then, up_to

from .actions import HELHEIM_EMPTY, NO_ENEMY_TO_PUSH, RUNE_COMPLETE, SIGEL_GIVES
from .content import CONTENT, ENEMIES, Rune
from .enemies import fall_back, is_on_the_way
from .state import Decision, Game, Step


@rule
def apply_rune(game: Game, rune: int) -> None:
    tell(game, RUNE_COMPLETE, rune)
    match rune:
        case Rune.SIGEL:
            game.sigel_left = min(CONTENT.runes.sigel_vikings, game.helheim)
            if game.sigel_left == 0:
                tell(game, HELHEIM_EMPTY)
            then(game, Step.SIGEL, 0)
        case Rune.DAEG:
            game.daeg += CONTENT.runes.daeg_turns
        case Rune.MANN:
            push_back(game, 1, CONTENT.runes.mann_squares)
        case _:
            push_back(game, CONTENT.runes.tiwaz_enemies, 1)


# --- Sigel -----------------------------------------------------------------------------------------------------------


@rule
def share_next(game: Game, gods_served: int) -> None:
    """Up to fifteen Vikings from Helheim go to the gods as the active god decides, himself first, then clockwise."""
    if gods_served < game.players and game.sigel_left > 0:
        game.sigel_seat = (game.active + gods_served) % game.players
        ask(game, game.active, Decision.SIGEL)
        then(game, Step.SIGEL, gods_served + 1)


@rule
def shares(game: Game) -> int:
    return up_to(game.sigel_left)


@rule
def share_vikings(game: Game, vikings: int) -> None:
    game.helheim -= vikings
    game.sigel_left -= vikings
    game.sheet[game.sigel_seat].vikings += vikings
    tell(game, SIGEL_GIVES, game.sigel_seat, vikings, game.sheet[game.sigel_seat].vikings, game.sigel_left)


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
    """Each enemy once, past its start square."""  # ruling Y-09
    return is_on_the_way(game, enemy) and not has(game.pushed, enemy)


@rule
def push_next(game: Game) -> None:
    """If no more enemies qualify than are to be pushed, all that do go back."""
    candidates = 0
    for enemy in range(ENEMIES):
        if can_be_pushed(game, enemy):
            candidates += 1
    if candidates > game.pushes_left > 0:
        ask(game, game.active, Decision.PUSH)
        then(game, Step.PUSH)
    elif game.pushes_left > 0:
        if candidates == 0 and game.pushed == 0:
            tell(game, NO_ENEMY_TO_PUSH)
        for enemy in range(ENEMIES):
            if can_be_pushed(game, enemy):
                fall_back(game, enemy, game.push_squares)


@rule
def push(game: Game, enemy: int) -> None:
    game.pushed |= bit(enemy)
    game.pushes_left -= 1
    fall_back(game, enemy, game.push_squares)
