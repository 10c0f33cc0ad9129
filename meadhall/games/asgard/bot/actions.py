"""How good each action looks, in tenths of a point; the values of one decision compare with each other only."""

from meadhall.engine import has, rule

from ..actions import (
    ADD_STONE,
    BARTER,
    BENEATH,
    BUILD,
    BURN,
    CHOOSE,
    DECLINE,
    DONE,
    DRAFT,
    ENLIST,
    GAIN,
    GATHER_IN_ASGARD,
    GO_TO_ASGARD,
    HIDE,
    HIRE,
    KEEP_DISC,
    LEAVE_ASGARD,
    LURE_FROM_GOD,
    LURE_FROM_SEAT,
    LURE_TO,
    MARCH,
    OCCUPY,
    RAISE_WARRIOR,
    RALLY,
    RANK,
    RECALL_CENTRE,
    RECALL_SUPPORT,
    RECALL_VICTORY,
    RECRUIT,
    RESOLVE,
    RETREAT,
    REVEAL,
    SEND,
    SLAY_AT_GOD,
    SLAY_AT_SEAT,
    TAKE_FROM,
    TAKE_SEAL,
    TAKE_STONE,
    TAKE_TILE,
    TURN_TILE,
    TYRS_HAND,
    USE_BONUS,
    WITHDRAW,
)
from ..battles import camp_of_defender
from ..content import (
    ASGARD_EXCHANGE,
    ASGARD_RECRUITS,
    CONTENT,
    FIRST_STONE,
    GOD_CAMP,
    GODS,
    PRICE,
    STRENGTH,
    TEMPLE_VALUE,
    WORLDS,
    Camp,
    Recruit,
    Slot,
    Tile,
    World,
)
from ..flow import FLOW
from ..places import is_burnt
from ..powers import gods_that_accept
from ..state import EMPTY, Decision, Game
from ..supply import owns_seals
from ..temples import top_god_value
from ..zone import can_take_disc, price_of_disc
from .goods import (
    worth_of_bonus,
    worth_of_recruit,
    worth_of_seal,
    worth_of_stone,
    worth_of_tile,
    worth_of_worker,
)
from .turns import (
    NOW,
    SOON,
    worth_of_card,
    worth_of_gathering,
    worth_of_going_to_asgard,
    worth_of_resolving,
    worth_of_slot,
)
from .weights import POINT, WEIGHTS
from .worlds import (
    expected_strength,
    hopes_in_world,
    rounds_after,
    share_of_reward,
    worth_of_march,
    worth_of_victory,
    worth_of_world,
)

__all__ = ["appraise"]

LITTLE = 1
"""To leave something: better than a loss, worse than any gain."""

# --- the start of a round --------------------------------------------------------------------------------------------


@rule
def worth_of_draft(recruit: int) -> int:
    return STRENGTH[recruit]


@rule
def worth_of_giver(game: Game, seat: int, giver: int) -> int:
    """Rather from the strongest rival than from oneself."""
    return 0 if giver == seat else 1 + game.score[giver]


@rule
def worth_of_recalled_supporter(game: Game, seat: int, god: int) -> int:
    """What earns comes back last."""
    hope = 0
    for world in range(WORLDS):
        if game.god[world, GOD_CAMP[god]] == god:
            hope += hopes_in_world(game, seat, world, GOD_CAMP[god])
    return NOW - hope


@rule
def worth_of_recalled_victor(game: Game, seat: int) -> int:
    return NOW - worth_of_victory(game, seat)


# --- powers ----------------------------------------------------------------------------------------------------------


@rule
def worth_of_rank(game: Game, seat: int, player: int) -> int:
    """Himself first, then the weakest."""
    return 10_000 if player == seat else 5_000 - game.score[player]


@rule
def worth_of_strength(game: Game, seat: int, god: int) -> int:
    """One point of strength more for this god: good for its supporters, bad for those it meets."""
    camp = GOD_CAMP[god]
    worth = 0
    for world in range(WORLDS):
        if game.god[world, camp] == god:
            worth += share_of_reward(game, seat, god, world)
            for other in range(game.players):
                if other != seat:
                    worth -= share_of_reward(game, other, god, world) // 2
    return worth


@rule
def worth_of_luring_from_god(game: Game, seat: int, god: int, recruit: int) -> int:
    """What the best god to lead it to gains, and this one loses."""
    targets = gods_that_accept(game, god)
    best = -NOW
    for other in range(GODS):
        if has(targets, other):
            best = max(best, worth_of_strength(game, seat, other))
    return (best - worth_of_strength(game, seat, god)) * STRENGTH[recruit]


@rule
def worth_of_luring_from_seat(game: Game, seat: int, recruit: int) -> int:
    return 2 * worth_of_recruit(game, seat, recruit)


@rule
def worth_of_slaying_at_god(game: Game, seat: int, god: int, recruit: int) -> int:
    return -worth_of_strength(game, seat, god) * STRENGTH[recruit]


@rule
def worth_of_slaying_at_seat(recruit: int) -> int:
    return WEIGHTS.strength * STRENGTH[recruit] // 2


@rule
def worth_of_burning(game: Game, seat: int, world: int, camp: int) -> int:
    """The bonus, and more where the population stands against a god of his."""
    worth = worth_of_bonus(game.population[world, camp])
    if world < WORLDS:
        worth += 2 * hopes_in_world(game, seat, world, 1 - camp) // 3
        if game.battle[world, camp] == seat:
            worth -= worth_of_victory(game, seat) // 2
        if game.battle[world, 1 - camp] == seat:
            worth += worth_of_victory(game, seat) // 2
    return worth


# --- temples ---------------------------------------------------------------------------------------------------------


@rule
def worth_of_building(pile: int) -> int:
    return TEMPLE_VALUE[pile]


@rule
def worth_of_spending(game: Game, seat: int, stone: int) -> int:
    """Rather a colour he has many of and no temple asks for."""
    return 2 + 2 * int(game.hold[seat, FIRST_STONE + stone]) - worth_of_stone(game, seat, stone)


@rule
def worth_of_enlisting(game: Game, seat: int, recruit: int) -> int:
    """As little strength as possible."""
    return int(-game.hold[seat, recruit] * STRENGTH[recruit])


@rule
def worth_of_occupying(game: Game, seat: int, world: int) -> int:
    """What the world promises, the bonus of the population there, and help for his own discs in battle."""
    god = game.temple_god
    camp = GOD_CAMP[god]
    worth = 0
    if not is_burnt(game, world, camp):
        worth += worth_of_bonus(game.population[world, camp])
    if world == World.LOWER:
        return worth + CONTENT.worlds.lower_points * POINT
    worth += worth_of_world(game, god, world, camp, top_god_value(game, god))
    worth -= hopes_in_world(game, seat, world, 1 - camp) // 2
    if game.battle[world, camp] == seat:
        worth += worth_of_victory(game, seat) // 3
    if game.battle[world, 1 - camp] == seat:
        worth -= worth_of_victory(game, seat) // 3
    return worth


# --- Asgard ----------------------------------------------------------------------------------------------------------


@rule
def worth_of_row_tile(tile: int) -> int:
    return int(ASGARD_RECRUITS[tile, 0] + ASGARD_RECRUITS[tile, 1]) * 3 + ASGARD_EXCHANGE[tile]


@rule
def worth_of_hiring(game: Game, seat: int, recruit: int) -> int:
    """Recruits only with seals that no disc needs; in the last round with all."""
    light = PRICE[recruit, Camp.LIGHT]
    darkness = PRICE[recruit, Camp.DARKNESS]
    spare = owns_seals(
        game,
        seat,
        light + price_of_disc(game, seat, Camp.LIGHT),
        darkness + price_of_disc(game, seat, Camp.DARKNESS),
    )
    if can_take_disc(game, seat) and not spare and game.merged == 0:
        return 0
    if rounds_after(game) > 0 and not spare and game.merged == 0:
        return 0 if game.hold[seat, recruit] > 0 else 2
    return 2 + WEIGHTS.strength * STRENGTH[recruit] - int(light + darkness)


@rule
def worth_of_keeping_disc(game: Game, seat: int) -> int:
    """In front for actions to come; never left on the track."""
    return 1 + worth_of_worker(game, seat)


@rule
def worth_of_new_march(game: Game, seat: int, world: int, camp: int) -> int:
    """Into battle, for tiles."""
    return WEIGHTS.tile + worth_of_march(game, seat, seat, world, camp)


@rule
def worth_of_return(game: Game, seat: int, world: int, camp: int) -> int:
    return worth_of_march(game, seat, seat, world, camp)


# --- battles: win if it can be done, as cheaply as possible ----------------------------------------------------------


@rule
def worth_of_sending(game: Game, seat: int, recruit: int) -> int:
    camp = camp_of_defender(game, seat)
    behind = game.strength[1 - camp] - game.strength[camp] + 1
    cost = behind * WEIGHTS.strength
    if cost > worth_of_victory(game, seat) or behind > 5:
        return -1
    waste = STRENGTH[recruit] - behind
    return SOON - (waste if waste > 0 else 0) * 10 + STRENGTH[recruit]


@rule
def worth_of_calling_up(game: Game, seat: int) -> int:
    """Recruits by a bonus, for a battle worth sending them to; what he has goes first."""
    return LITTLE if worth_of_sending(game, seat, Recruit.WHITE) > 0 else -1


# --- Ragnarok --------------------------------------------------------------------------------------------------------


@rule
def worth_of_help(game: Game, seat: int, world: int, camp: int) -> int:
    """Where his share is large and the fight is close."""
    ahead = expected_strength(game, world, camp) - expected_strength(game, world, 1 - camp)
    distance = ahead if ahead > 0 else -ahead
    share = share_of_reward(game, seat, game.god[world, camp], world)
    return 2 + share * POINT // (2 + distance)


@rule
def worth_of_rallying(game: Game, seat: int, world: int) -> int:
    return worth_of_help(game, seat, world, Camp.LIGHT)


@rule
def worth_of_hiding(game: Game, seat: int, tile: int) -> int:
    """Spells of glory where his own disc earns by them; then the strongest."""
    god = game.god[game.hide_world, game.hide_camp]
    upper = game.support[god, Slot.UPPER]
    lower = game.support[god, Slot.LOWER]
    if (tile == Tile.GLORY and upper != seat and upper >= 0) or (tile == Tile.ECHO and lower != seat and lower >= 0):
        return -SOON
    against_god = game.god[game.hide_world, 1 - game.hide_camp] != EMPTY
    if tile == Tile.RUST and against_god:
        return 0
    if (tile == Tile.BLINDNESS or tile == Tile.BLUNTING) and not against_god:
        return 0
    return worth_of_tile(tile)


appraise = FLOW.appraisal(
    {
        Decision.DRAFT: {DRAFT: worth_of_draft},
        Decision.SEAL_GIVER: {TAKE_FROM: worth_of_giver},
        Decision.RECALL: {
            RECALL_SUPPORT: worth_of_recalled_supporter,
            RECALL_VICTORY: worth_of_recalled_victor,
            RECALL_CENTRE: NOW,
        },
        Decision.GODS: {CHOOSE: worth_of_card},
        Decision.PLACE: {REVEAL: worth_of_slot, USE_BONUS: NOW + SOON},
        Decision.TURN: {
            RESOLVE: worth_of_resolving,
            WITHDRAW: -1,
            GO_TO_ASGARD: worth_of_going_to_asgard,
            GATHER_IN_ASGARD: worth_of_gathering,
            LEAVE_ASGARD: 0,
            USE_BONUS: NOW + SOON,
        },
        Decision.LAST_BONUS: {DONE: LITTLE, USE_BONUS: SOON},
        Decision.GIVER: {TAKE_FROM: worth_of_giver},
        Decision.FREYJA: {RAISE_WARRIOR: worth_of_recruit, DECLINE: LITTLE},
        Decision.SEAL: {TAKE_SEAL: worth_of_seal, DECLINE: LITTLE},
        Decision.ORDER: {RANK: worth_of_rank},
        Decision.LOKI: {
            LURE_FROM_GOD: worth_of_luring_from_god,
            LURE_FROM_SEAT: worth_of_luring_from_seat,
            DECLINE: LITTLE,
        },
        Decision.LOKI_TARGET: {LURE_TO: worth_of_strength},
        Decision.HEL: {
            SLAY_AT_GOD: worth_of_slaying_at_god,
            SLAY_AT_SEAT: worth_of_slaying_at_seat,
            DECLINE: LITTLE,
        },
        Decision.SEARCH: {TAKE_TILE: worth_of_tile, DECLINE: LITTLE},
        Decision.SURTR: {BURN: worth_of_burning, DECLINE: LITTLE},
        Decision.SURTR_BONUS: {GAIN: SOON, DECLINE: LITTLE},
        Decision.STONE: {TAKE_STONE: worth_of_stone},
        Decision.RECRUITS: {RECRUIT: worth_of_recruit, DECLINE: LITTLE},
        Decision.WARRIORS: {RECRUIT: worth_of_recruit},
        Decision.TEMPLE: {BUILD: worth_of_building},
        Decision.FREE_STONE: {ADD_STONE: worth_of_spending},
        Decision.ENLIST: {ENLIST: worth_of_enlisting},
        Decision.WORLD: {OCCUPY: worth_of_occupying},
        Decision.ROW: {TURN_TILE: worth_of_row_tile},
        Decision.BARTER: {BARTER: worth_of_spending, DECLINE: LITTLE},
        Decision.BARTER_FOR: {TAKE_STONE: worth_of_stone},
        Decision.HIRE: {HIRE: worth_of_hiring, DONE: LITTLE, USE_BONUS: NOW + SOON},
        Decision.DISC: {
            DONE: 0,
            KEEP_DISC: worth_of_keeping_disc,
            MARCH: worth_of_new_march,
            USE_BONUS: NOW + SOON,
        },
        Decision.CENTRE: {MARCH: worth_of_return},
        Decision.BATTLE: {
            RETREAT: 0,
            TYRS_HAND: WEIGHTS.strength,
            DONE: NOW,
            SEND: worth_of_sending,
            USE_BONUS: worth_of_calling_up,
        },
        Decision.VALHALLA: {DECLINE: LITTLE, RALLY: worth_of_rallying},
        Decision.UNDER: {BENEATH: worth_of_help},
        Decision.HIDE: {HIDE: worth_of_hiding},
    }
)
