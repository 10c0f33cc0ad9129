"""What a seat cannot know is dealt anew: cards, hidden weapons and spells, the order of every pile, chance to come."""

from meadhall.engine import bit, has, random_below, rule, seed_chance, shuffle

from ..content import (
    CAMPS,
    CONTENT,
    GOD_TILE_ROOM,
    GOD_TILES,
    GODS,
    KIND,
    PILES,
    SEATS,
    TEMPLES_A_PILE,
    TILES,
    WORLDS,
)
from ..rounds import is_active
from ..state import EMPTY, PILE, SPENT, Decision, Game


@rule
def conceal(game: Game, seat: int, seed: int) -> None:
    seed_chance(game, seed)
    for other in range(game.players):
        if other != seat:
            deal_cards_anew(game, other)
    shuffle_piles(game)
    shuffle_ancestors(game, seat)
    deal_tiles_anew(game, seat)
    mix_places(game, seat)


@rule
def deal_cards_anew(game: Game, other: int) -> None:
    """Any active gods he has not shown this round, as many as he has cards. Who still chooses begins again."""
    game.chosen[other] = 0
    if game.decision == Decision.GODS and has(game.waiting, other):
        return
    needed = game.cards[other]
    left = 0
    for god in range(GODS):
        if is_active(game, god) and not has(game.shown_gods[other], god):
            left += 1
    for god in range(GODS):
        if is_active(game, god) and not has(game.shown_gods[other], god):
            if random_below(game, left) < needed:
                game.chosen[other] |= bit(god)
                needed -= 1
            left -= 1


@rule
def shuffle_piles(game: Game) -> None:
    """The top god tile and the top temple of each pile lie face up; nobody knows the rest."""
    shuffle(game, game.asgard_pile, 0, game.asgard_left)
    for god in range(GODS):
        first = god * GOD_TILE_ROOM
        shuffle(game, game.god_pile, first + game.god_taken[god] + 1, first + GOD_TILES[god])
    for pile in range(PILES):
        first = pile * TEMPLES_A_PILE
        known = game.temple_taken[pile] + (0 if game.pile_covered == pile else 1)
        shuffle(game, game.temple_pile, first + known, first + TEMPLES_A_PILE)


@rule
def shuffle_ancestors(game: Game, seat: int) -> None:
    """Shown weapons are known, the next ones to those who asked Mimir; at the end also those dealt and revealed."""
    for camp in range(CAMPS):
        first = game.ancestors_shown
        if has(game.peeked, seat):
            first += 1
        if game.over != 0:
            for world in range(WORLDS):
                if game.elder[world] > 0 and game.population[world, camp] != EMPTY:
                    first += 1
        shuffle(game, game.ancestral, camp * CONTENT.game.rounds + first, (camp + 1) * CONTENT.game.rounds)


# --- weapons and spells ----------------------------------------------------------------------------------------------


@rule
def is_unknown(game: Game, seat: int, tile: int) -> bool:
    """Not his own, not yet shown."""
    return game.tile_owner[tile] != seat and game.tile_at[tile] != SPENT


@rule
def era(game: Game, seat: int, tile: int) -> int:
    """Between which of this seat's searches the tile was taken. What he missed at one search he knows as a set; so
    tiles of one era may be swapped among their takers. The pile belongs to the present era."""
    if game.tile_at[tile] == PILE:
        return int(game.searches[seat, KIND[tile]])
    return int(game.tile_era[seat, tile])


@rule
def deal_tiles_anew(game: Game, seat: int) -> None:
    """Who took which tile, within each era."""
    for tile in range(TILES):
        if is_unknown(game, seat, tile):
            alike = 0
            for other in range(tile + 1):
                if may_swap(game, seat, tile, other):
                    alike += 1
            chosen = random_below(game, alike)
            for other in range(tile + 1):
                if may_swap(game, seat, tile, other):
                    if chosen == 0:
                        swap_tiles(game, tile, other)
                    chosen -= 1


@rule
def may_swap(game: Game, seat: int, tile: int, other: int) -> bool:
    return (
        KIND[other] == KIND[tile] and is_unknown(game, seat, other) and era(game, seat, other) == era(game, seat, tile)
    )


@rule
def swap_tiles(game: Game, tile: int, other: int) -> None:
    """Two tiles change places, owners and histories."""
    game.tile_at[tile], game.tile_at[other] = game.tile_at[other], game.tile_at[tile]
    game.tile_owner[tile], game.tile_owner[other] = game.tile_owner[other], game.tile_owner[tile]
    for seat in range(SEATS):
        kept = game.tile_era[seat, tile]
        game.tile_era[seat, tile] = game.tile_era[seat, other]
        game.tile_era[seat, other] = kept


@rule
def mix_places(game: Game, seat: int) -> None:
    """Which of his tiles of one kind another player holds, and which lies where, is his secret."""
    for tile in range(TILES):
        if is_unknown(game, seat, tile) and game.tile_at[tile] != PILE:
            alike = 0
            for other in range(tile + 1):
                if is_his_too(game, tile, other):
                    alike += 1
            chosen = random_below(game, alike)
            for other in range(tile + 1):
                if is_his_too(game, tile, other):
                    if chosen == 0:
                        game.tile_at[tile], game.tile_at[other] = game.tile_at[other], game.tile_at[tile]
                    chosen -= 1


@rule
def is_his_too(game: Game, tile: int, other: int) -> bool:
    """Another unseen tile of the same owner and kind, or the tile itself."""
    return (
        KIND[other] == KIND[tile] and game.tile_owner[other] == game.tile_owner[tile] and game.tile_at[other] != SPENT
    )
