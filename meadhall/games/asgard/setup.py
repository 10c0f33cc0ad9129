"""Laying out the table for two, three or four players."""

from enum import IntEnum

from meadhall.engine import Choice, Flag, Number, Settings, bit, random_below, rule, seed_chance, shuffle, then

from .content import (
    ANCESTRAL,
    ASGARD_PLAYERS,
    ASGARD_TILES,
    BATTLE_COUNT,
    BATTLE_PILES,
    CAMPS,
    CONTENT,
    FEWEST,
    GOD_SETUP,
    GOD_TILE,
    GOD_TILE_ROOM,
    GOD_TILES,
    GODS,
    GOOD_COUNT,
    GOODS,
    PILES,
    PLACES,
    POPULATION_CAMP,
    POPULATION_PLAYERS,
    POPULATIONS,
    RECRUITS,
    ROW_ROOM,
    SEATS,
    TEMPLES,
    TEMPLES_A_PILE,
    TILES,
    VALHALLA,
    WORLD_PLAYERS,
    WORLDS,
)
from .rounds import fill_row
from .state import EMPTY, PILE, Game, Phase, Step

SETTINGS = Settings(
    Number("temple_min_recruits", 0, 1, 1, "more"),  # ruling A-02
    Flag("power_tiles_return", False, "more"),  # ruling A-10
    Flag("one_disc_each", False, "more"),  # ruling A-05
    Choice("bonuses", ("any_time", "own_turns"), "any_time", "more"),  # ruling A-14
)


class Setting(IntEnum):
    TEMPLE_MIN_RECRUITS = 0
    POWER_TILES_RETURN = 1
    ONE_DISC_EACH = 2
    BONUSES = 3


@rule
def lay_out_table(game: Game, players: int, settings: list[int], seed: int) -> None:
    """Everything in its place; the last player in turn order drafts the first recruit."""
    seed_chance(game, seed)
    game.players = players
    game.phase = Phase.DRAFT
    game.active = EMPTY
    game.recruit_taken = EMPTY
    game.pile_covered = EMPTY
    game.slain_at_god = EMPTY
    game.slain_at_seat = EMPTY
    game.least_recruits = settings[Setting.TEMPLE_MIN_RECRUITS]
    game.powers_return = settings[Setting.POWER_TILES_RETURN]
    game.one_disc_each = settings[Setting.ONE_DISC_EACH]
    game.own_turns_only = settings[Setting.BONUSES]
    deal_turn_order(game)
    lay_out_goods(game)
    clear_slots(game)
    stack_asgard_tiles(game)
    stack_gods_temples_and_ancestors(game)
    stack_battle_tiles(game)
    settle_populations(game)
    then(game, Step.DRAFT, players - 1)
    then(game, Step.BEGIN_ROUND)


@rule
def deal_turn_order(game: Game) -> None:
    for seat in range(game.players):
        game.order[seat] = seat
        game.reserve[seat] = CONTENT.game.discs_in_front
    shuffle(game, game.order, 0, game.players)
    for i in range(game.players):
        game.next_order[i] = game.order[i]


@rule
def lay_out_goods(game: Game) -> None:
    """The supply by number of players; recruits on six gods and in Valhalla; one of each type for the draft."""
    for good in range(GOODS):
        game.supply[good] = GOOD_COUNT[game.players - FEWEST, good]
    for recruit in range(RECRUITS):
        game.valhalla[recruit] = VALHALLA[recruit]
        game.supply[recruit] -= VALHALLA[recruit]
        game.pool |= bit(recruit)
    for god in range(GODS):
        if GOD_SETUP[god] >= 0:
            game.army[god, GOD_SETUP[god]] += 1
            game.supply[GOD_SETUP[god]] -= 1


@rule
def clear_slots(game: Game) -> None:
    for god in range(GODS):
        game.temple_slot[god] = EMPTY
        for slot in range(2):
            game.request[god, slot] = EMPTY
            game.support[god, slot] = EMPTY
    for world in range(WORLDS):
        for camp in range(CAMPS):
            game.battle[world, camp] = EMPTY
    for tile in range(TILES):
        game.tile_at[tile] = PILE
        game.tile_owner[tile] = EMPTY


@rule
def stack_asgard_tiles(game: Game) -> None:
    for place in range(ROW_ROOM):
        game.row[place] = EMPTY
    for tile in range(ASGARD_TILES):
        if ASGARD_PLAYERS[tile] <= game.players:
            game.asgard_pile[game.asgard_left] = tile
            game.asgard_left += 1
    shuffle(game, game.asgard_pile, 0, game.asgard_left)
    fill_row(game)


@rule
def stack_gods_temples_and_ancestors(game: Game) -> None:
    for god in range(GODS):
        for i in range(GOD_TILES[god]):
            game.god_pile[god * GOD_TILE_ROOM + i] = GOD_TILE[god, i]
        shuffle(game, game.god_pile, god * GOD_TILE_ROOM, god * GOD_TILE_ROOM + GOD_TILES[god])
    for temple in range(TEMPLES):
        game.temple_pile[temple] = temple
    for pile in range(PILES):
        shuffle(game, game.temple_pile, pile * TEMPLES_A_PILE, (pile + 1) * TEMPLES_A_PILE)
    for camp in range(CAMPS):
        for i in range(CONTENT.game.rounds):
            game.ancestral[camp * CONTENT.game.rounds + i] = ANCESTRAL[camp, i]
        shuffle(game, game.ancestral, camp * CONTENT.game.rounds, (camp + 1) * CONTENT.game.rounds)


@rule
def stack_battle_tiles(game: Game) -> None:
    for pile in range(BATTLE_PILES):
        game.battle_left[pile] = BATTLE_COUNT[game.players - FEWEST, pile]


@rule
def settle_populations(game: Game) -> None:
    """One face-up tile of the camp on each place in play; exactly as many tiles as places."""
    for world in range(PLACES):
        for camp in range(CAMPS):
            game.god[world, camp] = EMPTY
            game.population[world, camp] = EMPTY
    for camp in range(CAMPS):
        count = 0
        for tile in range(POPULATIONS):
            if POPULATION_CAMP[tile] == camp and POPULATION_PLAYERS[tile] <= game.players:
                game.population[count, camp] = tile
                count += 1
        for i in range(count - 1, 0, -1):
            swap_populations(game, i, camp, random_below(game, i + 1))
        for world in range(PLACES - 1, -1, -1):  # move up past the worlds that are not in play
            if world == WORLDS or WORLD_PLAYERS[world] <= game.players:
                count -= 1
                swap_populations(game, world, camp, count)


@rule
def swap_populations(game: Game, world: int, camp: int, other: int) -> None:
    tile = game.population[world, camp]
    game.population[world, camp] = game.population[other, camp]
    game.population[other, camp] = tile


assert len(CONTENT.seals.each_camp) == SEATS - FEWEST + 1
