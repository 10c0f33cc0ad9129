"""Weapons and spells: taken from their piles, hidden from the others until Ragnarok."""

from meadhall.engine import Out, ask, bit, reveal, rule, tell, tell_others, whisper, write_each

from .actions import DECLINE, PILE_EMPTY, TAKE_TILE, TILE_TAKEN, TILE_TAKEN_HIDDEN
from .content import KIND, TILES, WEAPON_VALUE
from .state import HELD, PILE, Decision, Game


@rule
def is_twin(game: Game, tile: int) -> bool:
    """Whether the tile before this one is a weapon of the same value at the same place: one choice, not two."""
    return (
        tile > 0
        and WEAPON_VALUE[tile] > 0
        and WEAPON_VALUE[tile] == WEAPON_VALUE[tile - 1]
        and game.tile_at[tile] == game.tile_at[tile - 1]
        and game.tile_owner[tile] == game.tile_owner[tile - 1]
    )


@rule
def tiles_in_pile(game: Game, kind: int) -> int:
    """Mask of the tiles to choose from."""
    mask = 0
    for tile in range(TILES):
        if KIND[tile] == kind and game.tile_at[tile] == PILE and not is_twin(game, tile):
            mask |= bit(tile)
    return mask


@rule
def search(game: Game, kind: int, may_decline: int) -> None:
    """A player goes through a whole pile, and so knows what is missing from it."""
    if tiles_in_pile(game, kind) == 0:
        tell(game, PILE_EMPTY, kind)
        return
    reveal(game)
    game.searches[game.active, kind] += 1
    game.kind = kind
    game.may_decline = may_decline
    ask(game, game.active, Decision.SEARCH)


@rule
def tiles_to_take(game: Game, out: Out) -> int:
    n = write_each(TAKE_TILE, tiles_in_pile(game, game.kind), out, 0)
    if game.may_decline == 1:
        out[n] = DECLINE
        n += 1
    return n


@rule
def take_tile(game: Game, seat: int, tile: int) -> None:
    """The others see only from which pile."""
    game.tile_at[tile] = HELD
    game.tile_owner[tile] = seat
    for other in range(game.players):
        game.tile_era[other, tile] = game.searches[other, KIND[tile]]
    whisper(game, seat, TILE_TAKEN, tile)
    tell_others(game, seat, TILE_TAKEN_HIDDEN, seat, KIND[tile])
