"""Ragnarok begins: battle points, the board cleared, recruits and fallen warriors, hidden weapons and spells."""

from meadhall.engine import Out, ask, bit, has, rule, shuffle, tell, tell_others, then, whisper

from .actions import (
    BATTLE_POINTS,
    BENEATH,
    HIDDEN,
    HIDDEN_TILE,
    MUSTERED,
    PASSED,
    POPULATION_ARMED,
    RALLIED,
    RECRUITS_LOST,
    WORLD_DESERTED,
)
from .battles import discs_in_victory
from .content import (
    BATTLE_PILES,
    BATTLE_VALUE,
    CAMPS,
    CONTENT,
    GOD_CAMP,
    GODS,
    KIND,
    RECRUITS,
    STRENGTH,
    TILES,
    WORLDS,
    Camp,
    Recruit,
    Source,
    World,
)
from .places import place_of
from .rounds import is_supporter
from .state import EMPTY, HELD, UNDER, Decision, Game, Step
from .supply import score
from .tiles import is_twin


@rule
def score_battle_tiles(game: Game) -> None:
    for seat in range(game.players):
        points = 0
        for pile in range(BATTLE_PILES):
            points += game.battle_won[seat, pile] * BATTLE_VALUE[pile]
        if points > 0:
            score(game, seat, points, Source.BATTLES)
            tell(game, BATTLE_POINTS, seat, points, game.score[seat])


@rule
def clear_the_board(game: Game) -> None:
    """Discs in the centre and in victory areas leave, and the tiles of the lower worlds; ancestors are shuffled."""
    for seat in range(game.players):
        game.retired[seat] = game.centre[seat] + discs_in_victory(game, seat)
        game.centre[seat] = 0
        for world in range(WORLDS):
            game.victory[world, seat] = 0
    for camp in range(CAMPS):
        clear_place(game, World.LOWER, camp)
        shuffle(game, game.ancestral, camp * CONTENT.game.rounds, (camp + 1) * CONTENT.game.rounds)
    game.ancestors_shown = 0


@rule
def clear_place(game: Game, world: int, camp: int) -> None:
    if game.population[world, camp] != EMPTY:
        game.populations_gone |= bit(game.population[world, camp])
        game.population[world, camp] = EMPTY
        game.face_down &= ~bit(place_of(world, camp))
    if game.god[world, camp] != EMPTY:
        game.gods_gone[game.god[world, camp]] += 1
        game.god[world, camp] = EMPTY


@rule
def arm_populations(game: Game) -> None:
    """From world 7 down: two populations leave; one that faces a god gets an ancestral weapon, if one is left."""
    for world in range(WORLDS - 1, -1, -1):
        if game.population[world, Camp.LIGHT] != EMPTY and game.population[world, Camp.DARKNESS] != EMPTY:
            clear_place(game, world, Camp.LIGHT)
            clear_place(game, world, Camp.DARKNESS)
            tell(game, WORLD_DESERTED, world)
        for camp in range(CAMPS):
            if game.population[world, camp] != EMPTY:
                arm_population(game, world, camp)


@rule
def arm_population(game: Game, world: int, camp: int) -> None:
    armed = 0
    for other in range(WORLDS):
        if game.elder[other] > 0 and game.population[other, camp] != EMPTY:
            armed += 1
    if armed < CONTENT.game.rounds:
        game.elder[world] = armed + 1
        tell(game, POPULATION_ARMED, world, camp)


# --- recruits --------------------------------------------------------------------------------------------------------


@rule
def muster_recruits(game: Game) -> None:
    """A god's recruits go to its tile. Several tiles share them as equally as possible, the lower value first."""
    for god in range(GODS):
        for _ in range(game.army[god, Recruit.GIANT]):
            reinforce_weakest(game, god, STRENGTH[Recruit.GIANT])
        for _ in range(game.army[god, Recruit.WHITE] + game.army[god, Recruit.ORANGE]):
            reinforce_weakest(game, god, STRENGTH[Recruit.WHITE])
        tell_muster(game, god)


@rule
def reinforce_weakest(game: Game, god: int, strength: int) -> None:
    """To the weakest group, on a tie the tile of lowest value; without a tile the recruit is lost."""  # ruling A-18
    camp = GOD_CAMP[god]
    best = EMPTY
    for world in range(WORLDS):
        if game.god[world, camp] == god and (best == EMPTY or is_weaker(game, world, best, camp)):
            best = world
    if best != EMPTY:
        game.muster[best, camp] += strength


@rule
def is_weaker(game: Game, world: int, other: int, camp: int) -> bool:
    if game.muster[world, camp] != game.muster[other, camp]:
        return bool(game.muster[world, camp] < game.muster[other, camp])
    return bool(game.god_value[world, camp] < game.god_value[other, camp])


@rule
def tell_muster(game: Game, god: int) -> None:
    camp = GOD_CAMP[god]
    tiles = 0
    for world in range(WORLDS):
        if game.god[world, camp] == god:
            tiles += 1
            if game.muster[world, camp] > 0:
                tell(game, MUSTERED, god, world, game.muster[world, camp])
    recruits = 0
    for recruit in range(RECRUITS):
        recruits += game.army[god, recruit]
    if tiles == 0 and recruits > 0:
        tell(game, RECRUITS_LOST, god, recruits)


# --- Valhalla --------------------------------------------------------------------------------------------------------


@rule
def worlds_supported(game: Game, seat: int, camp: int) -> int:
    """Mask of worlds 1 to 7 where a god of this camp stands whom this player supports."""
    mask = 0
    for world in range(WORLDS):
        god = game.god[world, camp]
        if god != EMPTY and is_supporter(game, seat, god):
            mask |= bit(world)
    return mask


@rule
def rally_next(game: Game, first: int) -> None:
    """In turn order, supporters of Light take one fallen warrior each, until all have passed or none is left."""
    if game.valhalla[Recruit.WHITE] + game.valhalla[Recruit.ORANGE] == 0:
        return
    for i in range(game.players):
        place = (first + i) % game.players
        seat = game.order[place]
        if not has(game.passed, seat) and gods_to_rally_to(game, seat) != 0:
            game.active = seat
            ask(game, seat, Decision.VALHALLA)
            then(game, Step.VALHALLA, (place + 1) % game.players)
            return


@rule
def gods_to_rally_to(game: Game, seat: int) -> int:
    return worlds_supported(game, seat, Camp.LIGHT)


@rule
def pass_valhalla(game: Game, seat: int) -> None:
    """For good."""
    game.passed |= bit(seat)
    tell(game, PASSED, seat)


@rule
def rally(game: Game, seat: int, world: int) -> None:
    """The colour does not matter any more."""
    warrior = Recruit.ORANGE if game.valhalla[Recruit.ORANGE] > 0 else Recruit.WHITE
    game.valhalla[warrior] -= 1
    game.army[game.god[world, Camp.LIGHT], warrior] += 1
    game.muster[world, Camp.LIGHT] += STRENGTH[warrior]
    tell(game, RALLIED, seat, game.god[world, Camp.LIGHT], world, game.muster[world, Camp.LIGHT])


# --- hidden weapons and spells ---------------------------------------------------------------------------------------


@rule
def hide_next(game: Game, first: int) -> None:
    """In turn order, one tile a turn, until all are laid; without a god to serve they stay unused."""  # ruling A-25
    for i in range(game.players):
        place = (first + i) % game.players
        seat = game.order[place]
        served = worlds_supported(game, seat, Camp.LIGHT) | worlds_supported(game, seat, Camp.DARKNESS)
        if tiles_to_hide(game, seat) != 0 and served != 0:
            game.active = seat
            ask(game, seat, Decision.UNDER)
            then(game, Step.HIDE, (place + 1) % game.players)
            return
    game.active = EMPTY


@rule
def gods_to_hide_beneath(game: Game, seat: int, out: Out) -> int:
    light = worlds_supported(game, seat, Camp.LIGHT)
    darkness = worlds_supported(game, seat, Camp.DARKNESS)
    n = 0
    for world in range(WORLDS):
        if has(light, world):
            out[n] = BENEATH(world, Camp.LIGHT)
            n += 1
        if has(darkness, world):
            out[n] = BENEATH(world, Camp.DARKNESS)
            n += 1
    return n


@rule
def choose_place(game: Game, seat: int, world: int, camp: int) -> None:
    game.hide_world = world
    game.hide_camp = camp
    ask(game, seat, Decision.HIDE)


@rule
def tiles_to_hide(game: Game, seat: int) -> int:
    """Mask of the tiles in his hand."""
    mask = 0
    for tile in range(TILES):
        if game.tile_owner[tile] == seat and game.tile_at[tile] == HELD and not is_twin(game, tile):
            mask |= bit(tile)
    return mask


@rule
def hide(game: Game, seat: int, tile: int) -> None:
    """The others see place and kind."""
    game.tile_at[tile] = UNDER + place_of(game.hide_world, game.hide_camp)
    god = game.god[game.hide_world, game.hide_camp]
    whisper(game, seat, HIDDEN, tile, god, game.hide_world)
    tell_others(game, seat, HIDDEN_TILE, seat, KIND[tile], god, game.hide_world)
