"""What a seat knows, as numbers in named blocks: for learning machines. The observer comes first, then the others."""

from meadhall.engine import Observation, Out, has, rule

from ..content import (
    ASGARD_TILES,
    BATTLE_PILES,
    CAMPS,
    CONTENT,
    GOD_TILES,
    GODS,
    GOODS,
    KIND,
    PILES,
    PLACES,
    POPULATION_BONUS,
    POPULATION_VALUE,
    POPULATIONS,
    RECRUITS,
    ROW_ROOM,
    SEATS,
    SOURCES,
    STONES,
    TEMPLE_COST,
    TILES,
    WORLDS,
    Camp,
)
from ..places import is_burnt, place_of
from ..rounds import is_active
from ..state import EMPTY, HELD, UNDER, Decision, Game
from ..temples import top_god_value, top_temple

OBSERVATION = Observation()
CLOCK = OBSERVATION.block("clock", 3, 40, "round, phase, decision")
TURN = OBSERVATION.block("turn", SEATS, 1, "1 for the seat whose turn it is, counted from the observer")
RANKS = OBSERVATION.block("ranks", 2 * SEATS, 4, "turn-order tile of each seat, now and after this round's phase 3")
SUPPLY = OBSERVATION.block("supply", GOODS, 12, "pieces of each good in the supply")
HOLD = OBSERVATION.block("hold", SEATS * GOODS, 12, "pieces of each good in front of each seat")
ARMIES = OBSERVATION.block("armies", (GODS + 1) * RECRUITS, 40, "recruits with each god, then in Valhalla")
SEALED = OBSERVATION.block("sealed", GODS, 1, "1 for each god with a seal beside him")
AWAKE = OBSERVATION.block("awake", GODS, 1, "1 for each active god")
DISCS = OBSERVATION.block(
    "discs", SEATS * 5, 10, "of each seat: in front, bought, in Asgard, in the centre, cards left"
)
SLOTS = OBSERVATION.block(
    "slots", GODS * 5, 4, "requests (2), temple slot, supports (2): 1 + seat from the observer, or 0"
)
CARDS = OBSERVATION.block("cards", GODS, 1, "1 for each god the observer has chosen and not yet revealed")
SHOWN = OBSERVATION.block("shown", SEATS * GODS, 1, "1 for each god a seat has revealed this round")
BATTLES = OBSERVATION.block("battles", WORLDS * CAMPS, 4, "disc on each battle slot: 1 + seat from the observer, or 0")
VICTORIES = OBSERVATION.block("victories", SEATS * WORLDS, 2, "discs of each seat in the victory area of each world")
PLACE = OBSERVATION.block(
    "places", PLACES * CAMPS * 4, 20, "population value, bonus + 1, god + 1, god value; face down: 0"
)
GOD_TOPS = OBSERVATION.block("god_tops", GODS * 2, 4, "value of the top god tile, tiles left")
TEMPLE_TOPS = OBSERVATION.block("temple_tops", PILES * STONES, 2, "cost of the top temple of each pile")
BONUSES = OBSERVATION.block("bonuses", SEATS * POPULATIONS, 1, "1 for each population bonus a seat may use")
BATTLE_TILES = OBSERVATION.block("battle_tiles", (SEATS + 1) * BATTLE_PILES, 9, "battle tiles of each seat, then left")
ROW = OBSERVATION.block("row", ASGARD_TILES, 2, "Asgard tiles in the row: 1 face up, 2 used")
ANCESTORS = OBSERVATION.block(
    "ancestors", CAMPS * CONTENT.game.rounds, 5, "ancestral weapons shown, in order; foreseen ones too"
)
TILES_SEEN = OBSERVATION.block("tiles", TILES, 20, "own weapons and spells: 1 held, 2 + place laid; else 0")
TILE_COUNTS = OBSERVATION.block("tile_counts", SEATS * 2, 7, "weapons and spells each seat holds")
LAID = OBSERVATION.block("laid", WORLDS * CAMPS * 2, 7, "weapons and spells face down under each god")
MUSTER = OBSERVATION.block("muster", WORLDS * CAMPS, 40, "strength of recruits beside a god at Ragnarok")
SCORES = OBSERVATION.block("scores", SEATS * (1 + SOURCES), 400, "points of each seat: all, then by source")
INCOME = OBSERVATION.block("income", SEATS, 40, "temple points of each seat a round")
PENDING = OBSERVATION.block(
    "pending",
    23,
    60,
    "what is being resolved: good, god to seal, recruits left to a power, ranks given, recruit lured, god it leaves, "
    "god and seat of the slain, population burnt, recruits due, others due, kind of pile, god and temple being built, "
    "stones due, stone given, discs merged, world, strengths, recruits sent, world and camp of the tile being hidden",
)
OPTIONS = OBSERVATION.block(
    "options",
    4,
    1,
    "recruits a temple demands; 1: power tiles return, one disc each, bonuses in own turns only",
)

OBSERVATION_SIZE = OBSERVATION.size


@rule
def observe(game: Game, seat: int, out: Out) -> None:
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    out[CLOCK] = game.round_now
    out[CLOCK + 1] = game.phase
    out[CLOCK + 2] = game.decision
    out[OPTIONS] = game.least_recruits
    out[OPTIONS + 1] = game.powers_return
    out[OPTIONS + 2] = game.one_disc_each
    out[OPTIONS + 3] = game.own_turns_only
    for place in range(game.players):
        out[RANKS + from_observer(game, seat, game.order[place])] = place + 1
        out[RANKS + SEATS + from_observer(game, seat, game.next_order[place])] = place + 1
    for good in range(GOODS):
        out[SUPPLY + good] = game.supply[good]
    observe_gods(game, seat, out)
    observe_worlds(game, seat, out)
    observe_piles(game, seat, out)
    observe_pending(game, out)
    for i in range(game.players):
        observe_seat(game, i, (seat + i) % game.players, out)
    for tile in range(TILES):
        if game.tile_owner[tile] == seat:
            out[TILES_SEEN + tile] = 1 if game.tile_at[tile] == HELD else tile_laid(game, tile)


@rule
def tile_laid(game: Game, tile: int) -> int:
    """2 + place under a god, 0 once it has been shown."""
    return game.tile_at[tile] - UNDER + 2 if game.tile_at[tile] >= UNDER else 0


@rule
def from_observer(game: Game, seat: int, other: int) -> int:
    return (other - seat + game.players) % game.players


@rule
def disc_from_observer(game: Game, seat: int, disc: int) -> int:
    return 0 if disc == EMPTY else 1 + from_observer(game, seat, disc)


@rule
def observe_gods(game: Game, seat: int, out: Out) -> None:
    for god in range(GODS):
        for recruit in range(RECRUITS):
            out[ARMIES + god * RECRUITS + recruit] = game.army[god, recruit]
        out[SEALED + god] = 1 if has(game.sealed, god) else 0
        out[AWAKE + god] = 1 if is_active(game, god) else 0
        out[CARDS + god] = 1 if has(game.chosen[seat], god) else 0
        for slot in range(2):
            out[SLOTS + god * 5 + slot] = disc_from_observer(game, seat, game.request[god, slot])
            out[SLOTS + god * 5 + 3 + slot] = disc_from_observer(game, seat, game.support[god, slot])
        out[SLOTS + god * 5 + 2] = disc_from_observer(game, seat, game.temple_slot[god])
        if game.god_taken[god] < GOD_TILES[god]:
            out[GOD_TOPS + god * 2] = top_god_value(game, god)
            out[GOD_TOPS + god * 2 + 1] = GOD_TILES[god] - game.god_taken[god]
    for recruit in range(RECRUITS):
        out[ARMIES + GODS * RECRUITS + recruit] = game.valhalla[recruit]


@rule
def observe_worlds(game: Game, seat: int, out: Out) -> None:
    for world in range(PLACES):
        for camp in range(CAMPS):
            place = place_of(world, camp)
            tile = game.population[world, camp]
            if tile != EMPTY and not is_burnt(game, world, camp):
                out[PLACE + place * 4] = POPULATION_VALUE[tile]
                out[PLACE + place * 4 + 1] = POPULATION_BONUS[tile] + 1
            if game.god[world, camp] != EMPTY:
                out[PLACE + place * 4 + 2] = game.god[world, camp] + 1
                out[PLACE + place * 4 + 3] = game.god_value[world, camp]
            if world < WORLDS:
                out[BATTLES + place] = disc_from_observer(game, seat, game.battle[world, camp])
                out[MUSTER + place] = game.muster[world, camp]
    for tile in range(TILES):
        if game.tile_at[tile] >= UNDER:
            out[LAID + (game.tile_at[tile] - UNDER) * 2 + KIND[tile]] += 1


@rule
def observe_piles(game: Game, seat: int, out: Out) -> None:
    for pile in range(PILES):
        temple = top_temple(game, pile)
        if temple != EMPTY:
            for stone in range(STONES):
                out[TEMPLE_TOPS + pile * STONES + stone] = TEMPLE_COST[temple, stone]
    for place in range(ROW_ROOM):
        if game.row[place] != EMPTY:
            out[ROW + game.row[place]] = 2 if has(game.row_used, place) else 1
    known = game.ancestors_shown + (1 if has(game.peeked, seat) else 0)
    for camp in range(CAMPS):
        for i in range(known):
            out[ANCESTORS + camp * CONTENT.game.rounds + i] = game.ancestral[camp * CONTENT.game.rounds + i]
    for pile in range(BATTLE_PILES):
        out[BATTLE_TILES + SEATS * BATTLE_PILES + pile] = game.battle_left[pile]


@rule
def observe_pending(game: Game, out: Out) -> None:
    if game.decision == Decision.NONE or game.decision == Decision.GODS or game.decision == Decision.PLACE:
        return
    out[PENDING] = game.good
    out[PENDING + 1] = game.god_to_seal
    out[PENDING + 2] = game.power_left
    out[PENDING + 3] = game.ranks_given
    out[PENDING + 4] = game.lured
    out[PENDING + 5] = game.lured_from
    out[PENDING + 6] = game.slain_at_god
    out[PENDING + 7] = game.slain_at_seat
    out[PENDING + 8] = game.burnt
    out[PENDING + 9] = game.recruits_due
    out[PENDING + 10] = game.others_due
    out[PENDING + 11] = game.kind
    out[PENDING + 12] = game.temple_god
    out[PENDING + 13] = game.temple
    out[PENDING + 14] = game.stones_due
    out[PENDING + 15] = game.stone_given
    out[PENDING + 16] = game.merged
    out[PENDING + 17] = game.world
    out[PENDING + 18] = game.strength[Camp.LIGHT]
    out[PENDING + 19] = game.strength[Camp.DARKNESS]
    out[PENDING + 20] = game.sent
    out[PENDING + 21] = game.hide_world
    out[PENDING + 22] = game.hide_camp


@rule
def observe_seat(game: Game, place: int, seat: int, out: Out) -> None:
    """What lies openly before one seat; `place` counts from the observer."""
    out[TURN + place] = 1 if seat == game.active else 0
    for good in range(GOODS):
        out[HOLD + place * GOODS + good] = game.hold[seat, good]
    out[DISCS + place * 5] = game.reserve[seat]
    out[DISCS + place * 5 + 1] = game.bought[seat]
    out[DISCS + place * 5 + 2] = game.zone[seat]
    out[DISCS + place * 5 + 3] = game.centre[seat]
    out[DISCS + place * 5 + 4] = game.cards[seat]
    for god in range(GODS):
        out[SHOWN + place * GODS + god] = 1 if has(game.shown_gods[seat], god) else 0
    for world in range(WORLDS):
        out[VICTORIES + place * WORLDS + world] = game.victory[world, seat]
    for tile in range(POPULATIONS):
        out[BONUSES + place * POPULATIONS + tile] = 1 if has(game.bonuses[seat], tile) else 0
    for pile in range(BATTLE_PILES):
        out[BATTLE_TILES + place * BATTLE_PILES + pile] = game.battle_won[seat, pile]
    for tile in range(TILES):
        if game.tile_owner[tile] == seat and game.tile_at[tile] == HELD:
            out[TILE_COUNTS + place * 2 + KIND[tile]] += 1
    out[SCORES + place * (1 + SOURCES)] = game.score[seat]
    for source in range(SOURCES):
        out[SCORES + place * (1 + SOURCES) + 1 + source] = game.points[seat, source]
    out[INCOME + place] = game.income[seat]
