"""What a quick player thinks of powers, temples, Asgard, battles and Ragnarok; advice.py asks here."""

from meadhall.engine import has, row, rule

from .actions import (
    ADD_STONE,
    BARTER,
    BENEATH,
    BUILD,
    BURN,
    DONE,
    ENLIST,
    HIDE,
    HIRE,
    KEEP_DISC,
    LURE_FROM_GOD,
    LURE_FROM_SEAT,
    LURE_TO,
    MARCH,
    OCCUPY,
    RAISE_WARRIOR,
    RALLY,
    RANK,
    RECRUIT,
    RETREAT,
    SEND,
    SLAY_AT_GOD,
    SLAY_AT_SEAT,
    TAKE_FROM,
    TAKE_SEAL,
    TAKE_STONE,
    TAKE_TILE,
    TURN_TILE,
    TYRS_HAND,
)
from .battles import camp_of_defender
from .content import (
    ASGARD_EXCHANGE,
    ASGARD_RECRUITS,
    CAMPS,
    FIRST_STONE,
    GOD_CAMP,
    GODS,
    LOWER_POINTS,
    PRICE,
    RECRUITS,
    STRENGTH,
    TEMPLE_VALUE,
    TRACK,
    WEAPON_VALUE,
    WEAPONS,
    Camp,
    Slot,
    Tile,
    World,
)
from .judgement import (
    A_STRENGTH,
    POINT,
    TILE,
    WEIGHTS,
    expected_strength,
    hopes_in_world,
    rounds_after,
    share_of_reward,
    worth_of_bonus,
    worth_of_march,
    worth_of_recruit,
    worth_of_seal,
    worth_of_stone,
    worth_of_victory,
    worth_of_worker,
    worth_of_world,
)
from .rounds import is_active
from .state import Decision, Game
from .supply import owns_seals
from .temples import may_occupy, top_god_value
from .zone import can_buy_disc, price_of_disc

SPELL = row(WEIGHTS.spells)
SOON, NOW = 1_000, 2_000
"""Orders of the actions of a turn: bonuses and ripe temples first, requests next, Asgard last."""


@rule
def rivalry(game: Game, seat: int, other: int) -> int:
    """Rather from the strongest rival than from oneself."""
    return 0 if other == seat else 1 + game.score[other]


# --- powers and gifts ------------------------------------------------------------------------------------------------


@rule
def appraise_power(game: Game, seat: int, decision: int, action: int) -> int:
    match decision:
        case Decision.GIVER:
            return rivalry(game, seat, action - TAKE_FROM)
        case Decision.FREYJA:
            return worth_of_recruit(game, seat, action - RAISE_WARRIOR)
        case Decision.SEAL:
            return worth_of_seal(game, seat, action - TAKE_SEAL)
        case Decision.ORDER:
            return 10_000 if action - RANK == seat else 5_000 - game.score[action - RANK]
        case Decision.LOKI:
            return appraise_lure(game, seat, action)
        case Decision.LOKI_TARGET:
            return worth_of_strength(game, seat, action - LURE_TO)
        case Decision.HEL:
            return appraise_slaying(game, seat, action)
        case Decision.SEARCH:
            return worth_of_tile(action - TAKE_TILE)
        case Decision.SURTR:
            return appraise_burning(game, seat, action - BURN)
        case Decision.SURTR_BONUS:
            return SOON
        case Decision.STONE:
            return worth_of_stone(game, seat, action - TAKE_STONE)
        case _:
            return worth_of_recruit(game, seat, action - RECRUIT)


@rule
def worth_of_strength(game: Game, seat: int, god: int) -> int:
    """One point of strength more for this god: good for its supporters, bad for those it meets."""
    camp = GOD_CAMP[god]
    worth = 0
    for world in range(World.LOWER):
        if game.god[world, camp] == god:
            worth += share_of_reward(game, seat, god, world)
            for other in range(game.players):
                if other != seat:
                    worth -= share_of_reward(game, other, god, world) // 2
    return worth


@rule
def appraise_lure(game: Game, seat: int, action: int) -> int:
    if action >= LURE_FROM_SEAT:
        return 2 * worth_of_recruit(game, seat, (action - LURE_FROM_SEAT) % RECRUITS)
    god = (action - LURE_FROM_GOD) // RECRUITS
    best = 0
    for other in range(GODS):
        if is_active(game, other):
            best = max(best, worth_of_strength(game, seat, other))
    return (best - worth_of_strength(game, seat, god)) * STRENGTH[(action - LURE_FROM_GOD) % RECRUITS]


@rule
def appraise_slaying(game: Game, seat: int, action: int) -> int:
    if action >= SLAY_AT_SEAT:
        return A_STRENGTH * STRENGTH[(action - SLAY_AT_SEAT) % RECRUITS] // 2
    god = (action - SLAY_AT_GOD) // RECRUITS
    return -worth_of_strength(game, seat, god) * STRENGTH[(action - SLAY_AT_GOD) % RECRUITS]


@rule
def worth_of_tile(tile: int) -> int:
    return POINT * WEAPON_VALUE[tile] if tile < WEAPONS else SPELL[tile - WEAPONS]


@rule
def appraise_burning(game: Game, seat: int, place: int) -> int:
    """The bonus, and more where the population stands against a god of his."""
    world = place // CAMPS
    camp = place % CAMPS
    worth = worth_of_bonus(game.population[world, camp])
    if world < World.LOWER:
        worth += 2 * hopes_in_world(game, seat, world, 1 - camp) // 3
        if game.battle[world, camp] == seat:
            worth -= worth_of_victory(game, seat) // 2
        if game.battle[world, 1 - camp] == seat:
            worth += worth_of_victory(game, seat) // 2
    return worth


# --- temples, Asgard, battles, Ragnarok ------------------------------------------------------------------------------


@rule
def appraise_action(game: Game, seat: int, decision: int, action: int) -> int:
    match decision:
        case Decision.TEMPLE:
            return TEMPLE_VALUE[action - BUILD]
        case Decision.FREE_STONE:
            return spare_stone(game, seat, action - ADD_STONE)
        case Decision.ENLIST:
            return int(-game.hold[seat, action - ENLIST] * STRENGTH[action - ENLIST])
        case Decision.WORLD:
            return appraise_world(game, seat, action - OCCUPY)
        case Decision.ROW:
            return appraise_row(action - TURN_TILE)
        case Decision.BARTER:
            return spare_stone(game, seat, action - BARTER)
        case Decision.BARTER_FOR:
            return worth_of_stone(game, seat, action - TAKE_STONE)
        case Decision.HIRE:
            return 1 if action == DONE else appraise_hiring(game, seat, action - HIRE)
        case Decision.DISC:
            return appraise_disc(game, seat, action)
        case Decision.CENTRE:
            return worth_of_march(game, seat, seat, (action - MARCH) // CAMPS, (action - MARCH) % CAMPS)
        case Decision.BATTLE:
            return appraise_defence(game, seat, action)
        case Decision.VALHALLA:
            return appraise_help(game, seat, (action - RALLY) * CAMPS)
        case Decision.UNDER:
            return appraise_help(game, seat, action - BENEATH)
        case _:
            return appraise_hiding(game, seat, action - HIDE)


@rule
def spare_stone(game: Game, seat: int, stone: int) -> int:
    """Rather a colour he has many of and no temple asks for."""
    return 2 + 2 * int(game.hold[seat, FIRST_STONE + stone]) - worth_of_stone(game, seat, stone)


@rule
def appraise_world(game: Game, seat: int, world: int) -> int:
    """What the world promises, the bonus of the population there, and help for his own discs in battle."""
    god = game.god_asked
    camp = GOD_CAMP[god]
    worth = 0
    if may_occupy(game, world, camp) and not has(game.face_down, world * CAMPS + camp):
        worth += worth_of_bonus(game.population[world, camp])
    if world == World.LOWER:
        return worth + LOWER_POINTS * POINT
    worth += worth_of_world(game, god, world, camp, top_god_value(game, god))
    worth -= hopes_in_world(game, seat, world, 1 - camp) // 2
    if game.battle[world, camp] == seat:
        worth += worth_of_victory(game, seat) // 3
    if game.battle[world, 1 - camp] == seat:
        worth -= worth_of_victory(game, seat) // 3
    return worth


@rule
def appraise_row(tile: int) -> int:
    return int(ASGARD_RECRUITS[tile, 0] + ASGARD_RECRUITS[tile, 1]) * 3 + ASGARD_EXCHANGE[tile]


@rule
def appraise_hiring(game: Game, seat: int, recruit: int) -> int:
    """Recruits only with seals that no disc needs; in the last round with all."""
    light = PRICE[recruit, Camp.LIGHT]
    darkness = PRICE[recruit, Camp.DARKNESS]
    spare = owns_seals(
        game,
        seat,
        light + price_of_disc(game, seat, Camp.LIGHT),
        darkness + price_of_disc(game, seat, Camp.DARKNESS),
    )
    if game.bought[seat] < TRACK and can_buy_disc(game, seat) and not spare and game.merged == 0:
        return 0
    if rounds_after(game) > 0 and not spare and game.merged == 0:
        return 0 if game.hold[seat, recruit] > 0 else 2
    return 2 + A_STRENGTH * STRENGTH[recruit] - int(light + darkness)


@rule
def appraise_disc(game: Game, seat: int, action: int) -> int:
    """Into battle for tiles, or in front for actions to come; never left on the track."""
    if action == DONE:
        return 0
    if action == KEEP_DISC:
        return 1 + worth_of_worker(game, seat)
    place = action - MARCH
    return TILE + worth_of_march(game, seat, seat, place // CAMPS, place % CAMPS)


@rule
def appraise_defence(game: Game, seat: int, action: int) -> int:
    """Win if it can be done, as cheaply as possible."""
    if action == RETREAT:
        return 0
    if action == TYRS_HAND:
        return A_STRENGTH
    if action == DONE:
        return NOW
    camp = camp_of_defender(game, seat)
    behind = game.strength[1 - camp] - game.strength[camp] + 1
    cost = behind * A_STRENGTH
    if cost > worth_of_victory(game, seat) or behind > 5:
        return -1
    waste = STRENGTH[action - SEND] - behind
    return SOON - (waste if waste > 0 else 0) * 10 + STRENGTH[action - SEND]


@rule
def appraise_help(game: Game, seat: int, place: int) -> int:
    """Where his share is large and the fight is close."""
    world = place // CAMPS
    camp = place % CAMPS
    ahead = expected_strength(game, world, camp) - expected_strength(game, world, 1 - camp)
    distance = ahead if ahead > 0 else -ahead
    share = share_of_reward(game, seat, game.god[world, camp], world)
    return 2 + share * POINT // (2 + distance)


@rule
def appraise_hiding(game: Game, seat: int, tile: int) -> int:
    """Spells of glory where his own disc earns by them; then the strongest."""
    god = game.god[game.place // CAMPS, game.place % CAMPS]
    upper = game.support[god, Slot.UPPER]
    lower = game.support[god, Slot.LOWER]
    if (tile == Tile.GLORY and upper != seat and upper >= 0) or (tile == Tile.ECHO and lower != seat and lower >= 0):
        return -SOON
    against_god = game.god[game.place // CAMPS, 1 - game.place % CAMPS] >= 0
    if tile == Tile.RUST and against_god:
        return 0
    if (tile == Tile.BLINDNESS or tile == Tile.BLUNTING) and not against_god:
        return 0
    return worth_of_tile(tile)
