"""The last battle: gods and populations fight for the worlds, 1 to 7."""

from meadhall.engine import bit, end_game, has, reveal, rule, tell

from .actions import (
    ELDER_SHOWN,
    FATE_DECIDES,
    FINAL_POINTS,
    FINAL_SCORE,
    GAME_ENDS,
    GLORIFIED,
    GOD_CONQUERS,
    GOD_FIGHTS,
    NO_SUPPORTER,
    NOBODY_CONQUERS,
    POPULATION_FIGHTS,
    POPULATION_HOLDS,
    RAGNAROK_FOUGHT,
    REWARDED,
    SOLE_SUPPORTER,
    TIE_BROKEN,
    TILE_SHOWN,
    TWO_SUPPORTERS,
)
from .content import (
    CONTENT,
    POPULATION_VALUE,
    REWARD,
    SOURCES,
    TILES,
    WEAPON_VALUE,
    WORLDS,
    Camp,
    Slot,
    Source,
    Tile,
)
from .places import is_burnt, place_of
from .state import EMPTY, SPENT, UNDER, Ending, Game
from .supply import score


@rule
def fight_ragnarok(game: Game) -> None:
    """Worlds 1 to 7; then the game is over."""
    for world in range(WORLDS):
        if game.god[world, Camp.LIGHT] != EMPTY or game.god[world, Camp.DARKNESS] != EMPTY:
            fight_for_world(game, world)
    winner = leader(game)
    tell_final_scores(game, winner)
    tell(game, GAME_ENDS, winner, game.score[winner])
    end_game(game, Ending.RAGNAROK)


@rule
def tell_final_scores(game: Game, winner: int) -> None:
    """Everybody's points by where they came from, and the tie if there is one."""
    rivals = 0
    for place in range(game.players):
        seat = game.order[place]
        for source in range(SOURCES):
            if game.points[seat, source] > 0:
                tell(game, FINAL_POINTS, seat, source, game.points[seat, source])
        tell(game, FINAL_SCORE, seat, game.score[seat])
        if seat != winner and game.score[seat] == game.score[winner]:
            rivals += 1
    if rivals > 0:
        tell(game, TIE_BROKEN, winner, game.score[winner])


@rule
def tiles_beneath(game: Game, world: int, camp: int) -> int:
    """Mask of the weapons and spells under a god."""
    mask = 0
    for tile in range(TILES):
        if game.tile_at[tile] == UNDER + place_of(world, camp):
            mask |= bit(tile)
    return mask


@rule
def show_tiles(game: Game, tiles: int, world: int, camp: int) -> None:
    for tile in range(TILES):
        if has(tiles, tile):
            reveal(game)
            game.tile_at[tile] = SPENT
            tell(game, TILE_SHOWN, tile, game.god[world, camp], world)


@rule
def weapons_value(tiles: int) -> int:
    value = 0
    for tile in range(TILES):
        if has(tiles, tile):
            value += WEAPON_VALUE[tile]
    return value


@rule
def god_strength(game: Game, world: int, camp: int, own: int, opposing: int) -> int:
    """Its value, its recruits, its weapons; spells cancel first, then double."""
    tile = 0 if has(opposing, Tile.BLINDNESS) else int(game.god_value[world, camp])
    recruits = int(game.muster[world, camp]) * (CONTENT.spells.double if has(own, Tile.FRENZY) else 1)
    weapons = 0 if has(opposing, Tile.BLUNTING) else weapons_value(own)
    tell(game, GOD_FIGHTS, game.god[world, camp], tile, recruits, weapons)
    return tile + recruits + weapons


@rule
def population_strength(game: Game, world: int, camp: int, opposing: int) -> int:
    """Now it fights even against a god, with its ancestral weapon; burnt by Surtr its own value is nothing."""
    population = game.population[world, camp]
    value = 0 if is_burnt(game, world, camp) else POPULATION_VALUE[population]
    weapon = 0
    if game.elder[world] > 0:
        reveal(game)
        weapon = game.ancestral[camp * CONTENT.game.rounds + game.elder[world] - 1]
        tell(game, ELDER_SHOWN, world, camp, weapon)
        if has(opposing, Tile.RUST):
            weapon = 0
    tell(game, POPULATION_FIGHTS, population, value, weapon)
    return value + weapon


@rule
def ragnarok_strength(game: Game, world: int, camp: int, own: int, opposing: int) -> int:
    if game.god[world, camp] != EMPTY:
        return god_strength(game, world, camp, own, opposing)
    return population_strength(game, world, camp, opposing)


@rule
def fight_for_world(game: Game, world: int) -> None:
    light_tiles = tiles_beneath(game, world, Camp.LIGHT)
    darkness_tiles = tiles_beneath(game, world, Camp.DARKNESS)
    show_tiles(game, light_tiles, world, Camp.LIGHT)
    show_tiles(game, darkness_tiles, world, Camp.DARKNESS)
    light = ragnarok_strength(game, world, Camp.LIGHT, light_tiles, darkness_tiles)
    darkness = ragnarok_strength(game, world, Camp.DARKNESS, darkness_tiles, light_tiles)
    tell(game, RAGNAROK_FOUGHT, world, light, darkness)
    if light > darkness or (light == darkness and has(light_tiles, Tile.FATE)):
        tell_fate(game, light, darkness, Camp.LIGHT)
        conquer(game, world, Camp.LIGHT, light_tiles)
    elif darkness > light or has(darkness_tiles, Tile.FATE):
        tell_fate(game, light, darkness, Camp.DARKNESS)
        conquer(game, world, Camp.DARKNESS, darkness_tiles)
    else:
        tell(game, NOBODY_CONQUERS, world)


@rule
def tell_fate(game: Game, light: int, darkness: int, camp: int) -> None:
    if light == darkness:
        tell(game, FATE_DECIDES, camp)


@rule
def conquer(game: Game, world: int, camp: int, tiles: int) -> None:
    """The winning god's supporters: one alone takes both rewards, of two the upper disc the first, the lower the
    second. A population wins for nobody."""
    god = game.god[world, camp]
    if god == EMPTY:
        tell(game, POPULATION_HOLDS, world, camp)
        return
    tell(game, GOD_CONQUERS, god, world)
    upper = game.support[god, Slot.UPPER]
    lower = game.support[god, Slot.LOWER]
    if upper == EMPTY:  # ruling A-32
        upper = lower
    if lower == EMPTY:
        lower = upper
    if upper == EMPTY:
        tell(game, NO_SUPPORTER, god)
        return
    if upper == lower:
        tell(game, SOLE_SUPPORTER, upper, god)
        reward(game, upper, world, REWARD[world, 0] + REWARD[world, 1])
    else:
        tell(game, TWO_SUPPORTERS, upper, lower, god)
        reward(game, upper, world, REWARD[world, 0])
        reward(game, lower, world, REWARD[world, 1])
    if has(tiles, Tile.GLORY):
        glorify(game, upper, Tile.GLORY)
    if has(tiles, Tile.ECHO):  # rulings: a single disc is upper and lower
        glorify(game, lower, Tile.ECHO)


@rule
def reward(game: Game, seat: int, world: int, points: int) -> None:
    score(game, seat, points, Source.RAGNAROK)
    tell(game, REWARDED, seat, world, points, game.score[seat])


@rule
def glorify(game: Game, seat: int, tile: int) -> None:
    score(game, seat, CONTENT.spells.glory, Source.RAGNAROK)
    tell(game, GLORIFIED, seat, tile, CONTENT.spells.glory, game.score[seat])


@rule
def leader(game: Game) -> int:
    """Most points; on a tie the lowest turn-order tile."""
    best = game.order[0]
    for place in range(1, game.players):
        seat = game.order[place]
        if game.score[seat] > game.score[best]:
            best = seat
    return best
