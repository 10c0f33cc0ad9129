"""How good a position is: what lies on the table, weighed as played games say; the weights are in weights.yaml."""

from enum import IntEnum

from meadhall.engine import has, logistic, rule, table

from ..battles import discs_in_victory, strength_in_reserve
from ..content import (
    BATTLE_PILES,
    BATTLE_VALUE,
    CAMPS,
    CONTENT,
    FIRST_SEAL,
    FIRST_STONE,
    KIND,
    POPULATIONS,
    STONES,
    TILES,
    WORLDS,
    Kind,
    Source,
)
from ..state import EMPTY, HELD, UNDER, Game, Phase
from .goods import best_temple, requests_out, worth_of_bonus
from .weights import WEIGHTS
from .worlds import battles_left, hopes_in_world, share_of_reward, worth_of_march


class Feature(IntEnum):
    """What is counted for each seat."""

    SCORE = 0
    INCOME = 1  # of the temples, until the end
    RAGNAROK = 2  # points hoped for, in tenths
    MARCH = 3  # likewise, of the discs that wait for a battle
    BATTLE_TILES = 4  # their points, not yet scored
    VICTORY_DISC = 5
    RECRUITS = 6  # their strength
    SEAL = 7
    PAIR_OF_SEALS = 8
    STONE = 9
    COLOUR = 10  # of stones
    TEMPLE = 11  # points until the end of the best that stones and requests can pay
    WORKER = 12  # a disc in front or at work
    AT_WORK = 13
    CARD = 14
    BONUS = 15  # of populations, in tenths of a point
    WEAPON = 16  # in hand
    SPELL = 17
    HIDDEN_TILE = 18  # of either kind, under a god
    FIRST = 19  # in turn order
    STAKE = 20  # points at Ragnarok, should all his gods win


WEIGHT = table(WEIGHTS.evaluation[feature.name.lower()] for feature in Feature)
"""By Feature and round, Ragnarok last: thousandths of a point."""
FEATURES = len(Feature)
STEP, STEPS = 500, 200
"""Of the table of chances: thousandths of a point between two lines, and lines on each side of even odds."""
CHANCE = logistic(WEIGHTS.surer * STEP / 1_000_000, STEPS)


@rule
def evaluate(game: Game, seat: int) -> int:
    """The chance of winning, in thousandths, by the lead over the best rival."""
    best = -1_000_000
    for other in range(game.players):
        if other != seat:
            best = max(best, prospects(game, seat, other))
    line = (prospects(game, seat, seat) - best) // STEP
    return CHANCE[min(max(line, -STEPS), STEPS) + STEPS]


@rule
def prospects(game: Game, judge: int, seat: int) -> int:
    """Points in a seat's hand and to come, in thousandths, as the judge sees them."""
    if game.over != 0:
        return int(game.score[seat]) * 1000
    worth = 0
    now = stage(game)
    for feature in range(FEATURES):
        worth += amount(game, judge, seat, feature) * WEIGHT[feature, now]
    return worth


@rule
def stage(game: Game) -> int:
    """The round, from 0; behind the last one Ragnarok."""
    return CONTENT.game.rounds if game.phase == Phase.RAGNAROK else max(0, game.round_now - 1)


# --- what is counted -------------------------------------------------------------------------------------------------


@rule
def amount(game: Game, judge: int, seat: int, feature: int) -> int:
    """How much a seat has of a feature."""
    match feature:
        case Feature.SCORE:
            return int(game.score[seat])
        case Feature.INCOME:
            return int(game.income[seat] * battles_left(game))
        case Feature.RAGNAROK:
            return hopes(game, seat)
        case Feature.MARCH:
            return marches(game, judge, seat)
        case Feature.BATTLE_TILES:
            return battle_points(game, seat)
        case Feature.VICTORY_DISC:
            return min(discs_in_victory(game, seat), BATTLE_PILES)
        case Feature.RECRUITS:
            return strength_in_reserve(game, seat)
        case Feature.SEAL:
            return int(game.hold[seat, FIRST_SEAL] + game.hold[seat, FIRST_SEAL + 1])
        case Feature.PAIR_OF_SEALS:
            return int(min(game.hold[seat, FIRST_SEAL], game.hold[seat, FIRST_SEAL + 1]))
        case Feature.STONE:
            return stones(game, seat)
        case Feature.COLOUR:
            return colours(game, seat)
        case Feature.TEMPLE:
            return best_temple(game, seat, requests_out(game, seat)) * battles_left(game)
        case Feature.WORKER:
            return int(game.reserve[seat] + game.at_work[seat])
        case Feature.AT_WORK:
            return int(game.at_work[seat])
        case Feature.CARD:
            return int(game.cards[seat])
        case Feature.BONUS:
            return bonuses(game, seat)
        case Feature.WEAPON:
            return tiles_in_hand(game, seat, Kind.WEAPON)
        case Feature.SPELL:
            return tiles_in_hand(game, seat, Kind.SPELL)
        case Feature.HIDDEN_TILE:
            return hidden_tiles(game, seat)
        case Feature.FIRST:
            return int(game.order[0] == seat)
        case _:
            return stake(game, seat)


@rule
def hopes(game: Game, seat: int) -> int:
    """Of Ragnarok."""
    total = 0
    for world in range(WORLDS):
        for camp in range(CAMPS):
            total += hopes_in_world(game, seat, world, camp)
    return total


@rule
def stake(game: Game, seat: int) -> int:
    total = 0
    for world in range(WORLDS):
        for camp in range(CAMPS):
            if game.god[world, camp] != EMPTY:
                total += share_of_reward(game, seat, game.god[world, camp], world)
    return total


@rule
def marches(game: Game, judge: int, seat: int) -> int:
    """What the battles to come promise."""
    total = 0
    for world in range(WORLDS):
        for camp in range(CAMPS):
            if game.battle[world, camp] == seat:
                total += worth_of_march(game, judge, seat, world, camp)
    return total


@rule
def battle_points(game: Game, seat: int) -> int:
    """Of tiles that are won and not yet scored."""
    if game.points[seat, Source.BATTLES] != 0:
        return 0
    total = 0
    for pile in range(BATTLE_PILES):
        total += game.battle_won[seat, pile] * BATTLE_VALUE[pile]
    return total


@rule
def stones(game: Game, seat: int) -> int:
    total = 0
    for stone in range(STONES):
        total += game.hold[seat, FIRST_STONE + stone]
    return total


@rule
def colours(game: Game, seat: int) -> int:
    """Of which he has a stone."""
    total = 0
    for stone in range(STONES):
        total += min(game.hold[seat, FIRST_STONE + stone], 1)
    return total


@rule
def bonuses(game: Game, seat: int) -> int:
    total = 0
    for tile in range(POPULATIONS):
        if has(game.bonuses[seat], tile):
            total += worth_of_bonus(tile)
    return total


@rule
def tiles_in_hand(game: Game, seat: int, kind: int) -> int:
    total = 0
    for tile in range(TILES):
        if game.tile_owner[tile] == seat and game.tile_at[tile] == HELD and KIND[tile] == kind:
            total += 1
    return total


@rule
def hidden_tiles(game: Game, seat: int) -> int:
    total = 0
    for tile in range(TILES):
        if game.tile_owner[tile] == seat and game.tile_at[tile] >= UNDER:
            total += 1
    return total
