"""Ragnarok begins: battle points, the board cleared, recruits and fallen warriors, hidden weapons and spells."""

from meadhall.engine import Out, ask, bit, has, rule, shuffle, tell, tell_others, then, whisper

from .actions import (
    BATTLE_POINTS,
    BENEATH,
    DECLINE,
    HIDDEN,
    HIDDEN_TILE,
    HIDE,
    MUSTERED,
    PASSED,
    POPULATION_ARMED,
    RAGNAROK_BEGINS,
    RALLIED,
    RALLY,
    WORLD_DESERTED,
)
from .battles import discs_in_victory
from .content import (
    BATTLE_PILES,
    BATTLE_VALUE,
    CAMPS,
    GOD_CAMP,
    GODS,
    KIND,
    ROUNDS,
    STRENGTH,
    TILES,
    WORLDS,
    Camp,
    Recruit,
    Slot,
    Source,
    World,
)
from .state import EMPTY, HELD, UNDER, Decision, Game, Phase, Step
from .supply import score
from .tiles import is_twin


@rule
def begin_ragnarok(game: Game) -> None:
    game.phase = Phase.RAGNAROK
    tell(game, RAGNAROK_BEGINS)
    score_battle_tiles(game)
    clear_the_board(game)
    arm_populations(game)
    muster_recruits(game)
    then(game, Step.FIGHT)
    then(game, Step.HIDE)
    then(game, Step.VALHALLA)


@rule
def score_battle_tiles(game: Game) -> None:
    for seat in range(game.players):
        points = 0
        for pile in range(BATTLE_PILES):
            points += game.battle_won[seat, pile] * BATTLE_VALUE[pile]
        if points > 0:
            score(game, seat, points, Source.BATTLES)
            tell(game, BATTLE_POINTS, seat, points)


@rule
def clear_the_board(game: Game) -> None:
    """Discs in the centre and in victory areas leave, and the tiles of the lower worlds; ancestors are shuffled."""
    for seat in range(game.players):
        game.retired[seat] = game.centre[seat] + discs_in_victory(game, seat)
        game.centre[seat] = 0
    for world in range(WORLDS):
        game.victory[world] = 0
    for camp in range(CAMPS):
        clear_place(game, World.LOWER, camp)
        shuffle(game, game.ancestral, camp * ROUNDS, (camp + 1) * ROUNDS)
    game.ancestors_shown = 0


@rule
def clear_place(game: Game, world: int, camp: int) -> None:
    if game.population[world, camp] != EMPTY:
        game.populations_gone |= bit(game.population[world, camp])
        game.population[world, camp] = EMPTY
        game.face_down &= ~bit(world * CAMPS + camp)
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
    if armed < ROUNDS:
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
    for world in range(WORLDS):
        if game.god[world, camp] == god and game.muster[world, camp] > 0:
            tell(game, MUSTERED, god, world, game.muster[world, camp])


# --- Valhalla --------------------------------------------------------------------------------------------------------


@rule
def supports(game: Game, seat: int, world: int, camp: int) -> bool:
    """Whether a god stands here whom this player supports."""
    god = game.god[world, camp]
    return bool(god != EMPTY and (game.support[god, Slot.UPPER] == seat or game.support[god, Slot.LOWER] == seat))


@rule
def supports_any(game: Game, seat: int, camps: int) -> bool:
    """Whether he supports a god tile of the first `camps` camps on worlds 1 to 7."""
    for world in range(WORLDS):
        for camp in range(camps):
            if supports(game, seat, world, camp):
                return True
    return False


@rule
def rally_next(game: Game, first: int) -> None:
    """In turn order, supporters of Light take one fallen warrior each, until all have passed or none is left."""
    if game.valhalla[Recruit.WHITE] + game.valhalla[Recruit.ORANGE] == 0:
        return
    for i in range(game.players):
        place = (first + i) % game.players
        seat = game.order[place]
        if not has(game.passed, seat) and supports_any(game, seat, 1):
            game.active = seat
            then(game, Step.VALHALLA, (place + 1) % game.players)
            ask(game, seat, Decision.VALHALLA)
            return


@rule
def gods_to_rally_to(game: Game, seat: int, out: Out) -> int:
    out[0] = DECLINE
    n = 1
    for world in range(WORLDS):
        if supports(game, seat, world, Camp.LIGHT):
            out[n] = RALLY + world
            n += 1
    return n


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
    tell(game, RALLIED, seat, world)


# --- hidden weapons and spells ---------------------------------------------------------------------------------------


@rule
def tiles_held(game: Game, seat: int) -> int:
    count = 0
    for tile in range(TILES):
        if game.tile_owner[tile] == seat and game.tile_at[tile] == HELD:
            count += 1
    return count


@rule
def hide_next(game: Game, first: int) -> None:
    """In turn order, one tile a turn, until all are laid; without a god to serve they stay unused."""  # ruling A-25
    for i in range(game.players):
        place = (first + i) % game.players
        seat = game.order[place]
        if tiles_held(game, seat) > 0 and supports_any(game, seat, CAMPS):
            game.active = seat
            then(game, Step.HIDE, (place + 1) % game.players)
            ask(game, seat, Decision.UNDER)
            return
    game.active = EMPTY


@rule
def gods_to_hide_beneath(game: Game, seat: int, out: Out) -> int:
    n = 0
    for world in range(WORLDS):
        for camp in range(CAMPS):
            if supports(game, seat, world, camp):
                out[n] = BENEATH + world * CAMPS + camp
                n += 1
    return n


@rule
def choose_place(game: Game, seat: int, place: int) -> None:
    game.place = place
    ask(game, seat, Decision.HIDE)


@rule
def tiles_to_hide(game: Game, seat: int, out: Out) -> int:
    n = 0
    for tile in range(TILES):
        if game.tile_owner[tile] == seat and game.tile_at[tile] == HELD and not is_twin(game, tile):
            out[n] = HIDE + tile
            n += 1
    return n


@rule
def hide(game: Game, seat: int, tile: int) -> None:
    """The others see place and kind."""
    game.tile_at[tile] = UNDER + game.place
    world = game.place // CAMPS
    camp = game.place % CAMPS
    whisper(game, seat, HIDDEN, tile, world, camp)
    tell_others(game, seat, HIDDEN_TILE, seat, KIND[tile], world, camp)
