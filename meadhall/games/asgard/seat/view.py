"""What a seat sees of the table, as plain data: ids, never words."""

from functools import cache

from meadhall.engine import common, name_of, named, names_in

from ..content import (
    ACCEPTS,
    BATTLE_PILES,
    BATTLE_VALUE,
    CONTENT,
    GOD_CAMP,
    GOD_REQUESTS,
    GOD_ROUND,
    GOD_STONE,
    GOD_TILES,
    KIND,
    POPULATION_BONUS,
    POPULATION_COUNT,
    POPULATION_VALUE,
    PRICE,
    REWARD,
    SLOT_KIND,
    SPACE_SEAL,
    STRENGTH,
    TEMPLE_COST,
    TEMPLE_VALUE,
    TEMPLES_A_PILE,
    TRACK,
    WEAPON_VALUE,
    WORLD_DISCS,
    WORLD_PLAYERS,
    WORLDS,
    AsgardTile,
    Bonus,
    Camp,
    God,
    Good,
    Kind,
    Pile,
    Population,
    Recruit,
    Source,
    Stone,
    Tile,
    World,
)
from ..places import is_burnt, place_of
from ..rounds import is_active
from ..state import EMPTY, HELD, PILE, SPENT, UNDER, Decision, Game, Phase
from ..temples import top_god_value, top_temple
from ..zone import price_of_disc
from . import view_types as seen


def view(game: Game, seat: int) -> seen.View:
    """Everything on the table, and of the secrets those of one seat; -1 is a spectator."""
    return {
        "round": game.round_now,
        "rounds": CONTENT.game.rounds,
        "phase": name_of(Phase, game.phase),
        "active": game.active if game.active != EMPTY else None,
        "order": list(game.order[: game.players]),
        "next_order": list(game.next_order[: game.players]),
        "supply": {word: game.supply[good] for good, word in named(Good)},
        "draft": names_in(Recruit, game.pool) if game.phase == Phase.DRAFT else [],
        "valhalla": {"white": game.valhalla[Recruit.WHITE], "orange": game.valhalla[Recruit.ORANGE]},
        "gods": [_god(game, god) for god in God],
        "worlds": [_world(game, seat, world) for world in range(WORLDS)],
        "lower": {word: _place(game, seat, World.LOWER, camp) for camp, word in named(Camp)},
        "row": [
            {"tile": name_of(AsgardTile, tile), "used": bool(game.row_used >> place & 1)}
            for place, tile in enumerate(game.row)
            if tile != EMPTY
        ],
        "asgard_pile": game.asgard_left,
        "temples": [_temple_pile(game, pile) for pile in Pile],
        "battle_tiles": {str(BATTLE_VALUE[pile]): game.battle_left[pile] for pile in range(BATTLE_PILES)},
        "track": [
            {"seal": name_of(Camp, SPACE_SEAL[space]), "discs": [s for s in _seats(game) if game.bought[s] <= space]}
            for space in range(TRACK)
        ],
        "ancestral": _ancestors(game, seat),
        "piles": {word: _pile(game, kind) for kind, word in named(Kind)},
        "players": [_player(game, other, seat == other) for other in _seats(game)],
        "battle": _battle(game),
        "temple": name_of(God, game.temple_god) if _building(game) else None,
        "recruits": _recruits(),
        "stones_asked": CONTENT.powers.stones_per_request,
        "disc_free": bool(game.merged),
    }


def _seats(game: Game) -> range:
    return range(game.players)


def _disc(seat: int) -> int | None:
    return None if seat == EMPTY else seat


@common
def _god(game: Game, god: God) -> seen.God:
    taken = game.god_taken[god]
    return {
        "id": god.name.lower(),
        "camp": name_of(Camp, GOD_CAMP[god]),
        "active": is_active(game, god),
        "wakes": GOD_ROUND[god],
        "stone": name_of(Good, GOD_STONE[god]) if GOD_STONE[god] >= 0 else None,
        "seal": bool(game.sealed >> god & 1),
        "requests": [_disc(game.request[god, slot]) for slot in range(GOD_REQUESTS[god])],
        "temple": _disc(game.temple_slot[god]),
        "support": [
            {
                "disc": _disc(game.support[god, slot]),
                "accepts": names_in(Recruit, ACCEPTS[god, slot]),
            }
            for slot in range(2)
        ],
        "army": {word: game.army[god, r] for r, word in named(Recruit)},
        "tiles": {
            "left": GOD_TILES[god] - taken,
            "top": top_god_value(game, god) if taken < GOD_TILES[god] else None,
        },
    }


def _world(game: Game, seat: int, world: int) -> seen.World:
    return {
        "id": name_of(World, world),
        "in_play": WORLD_PLAYERS[world] <= game.players,
        "rewards": [REWARD[world, 0], REWARD[world, 1]],
        "slots": {
            word: {
                "disc": _disc(game.battle[world, camp]),
                "brings": name_of(Kind, SLOT_KIND[camp]),
            }
            for camp, word in named(Camp)
        },
        "one_disc": WORLD_DISCS[world] == 1,
        "victory": [s for s in _seats(game) for _ in range(game.victory[world, s])],
        "places": {word: _place(game, seat, world, camp) for camp, word in named(Camp)},
    }


def _place(game: Game, seat: int, world: int, camp: int) -> seen.Place:
    """What stands on one place: a population, a god, or nothing; and what lies beneath."""
    god, tile = game.god[world, camp], game.population[world, camp]
    return {
        "god": None if god == EMPTY else _placed_god(game, seat, world, camp),
        "population": None if god != EMPTY or tile == EMPTY else _placed_population(game, world, camp),
    }


def _placed_god(game: Game, seat: int, world: int, camp: int) -> seen.PlacedGod:
    god = game.god[world, camp]
    placed: seen.PlacedGod = {"id": name_of(God, god), "value": game.god_value[world, camp]}
    if game.phase == Phase.RAGNAROK:
        placed["recruits"] = game.muster[world, camp]
        placed["discs"] = [_disc(game.support[god, slot]) for slot in range(2)]
        placed["tiles"] = _beneath(game, seat, UNDER + place_of(world, camp))
    return placed


def _placed_population(game: Game, world: int, camp: int) -> seen.PlacedPopulation:
    tile = _population(game.population[world, camp])
    placed: seen.PlacedPopulation = {
        "id": tile["id"],
        "value": tile["value"],
        "bonus": tile["bonus"],
        "count": tile["count"],
        "burnt": is_burnt(game, world, camp),
    }
    if game.phase == Phase.RAGNAROK and world < WORLDS and game.elder[world]:
        shown = game.ancestral[camp * CONTENT.game.rounds + game.elder[world] - 1] if game.over else None
        placed["ancestral"] = {"value": shown}
    return placed


def _population(tile: int) -> seen.Population:
    return {
        "id": name_of(Population, tile),
        "value": POPULATION_VALUE[tile],
        "bonus": name_of(Bonus, POPULATION_BONUS[tile]),
        "count": POPULATION_COUNT[tile],
    }


def _tile(tile: int) -> seen.Tile:
    return {"id": name_of(Tile, tile), "kind": name_of(Kind, KIND[tile]), "value": WEAPON_VALUE[tile]}


def _beneath(game: Game, seat: int, at: int) -> list[seen.Tile]:
    """The seat's own tiles open, the others only by kind."""
    lying = [tile for tile in Tile if game.tile_at[tile] == at]
    own = [_tile(tile) for tile in lying if game.tile_owner[tile] == seat]
    others = sorted(KIND[tile] for tile in lying if game.tile_owner[tile] != seat)
    return [*own, *(seen.Tile(id=None, kind=name_of(Kind, kind), value=None) for kind in others)]


@common
def _temple_pile(game: Game, pile: Pile) -> seen.TemplePile:
    top = top_temple(game, pile)
    return {
        "id": pile.name.lower(),
        "value": TEMPLE_VALUE[pile],
        "left": TEMPLES_A_PILE - game.temple_taken[pile],
        "cost": None if top == EMPTY else _cost(top),
    }


def _cost(temple: int) -> list[str]:
    return [word for stone, word in named(Stone) for _ in range(TEMPLE_COST[temple, stone])]


def _ancestors(game: Game, seat: int) -> dict[seen.CampId, seen.Ancestors]:
    """The weapons shown so far, the one of this round last; and the next ones, if the seat has foreseen them."""
    foreseen = seat >= 0 and game.peeked >> seat & 1
    return {
        word: {
            "shown": [game.ancestral[camp * CONTENT.game.rounds + i] for i in range(game.ancestors_shown)],
            "next": game.ancestral[camp * CONTENT.game.rounds + game.ancestors_shown] if foreseen else None,
        }
        for camp, word in named(Camp)
    }


@common
def _pile(game: Game, kind: Kind) -> int:
    return sum(game.tile_at[tile] == PILE for tile in range(len(Tile)) if KIND[tile] == kind)


@cache
def _recruits() -> dict[seen.RecruitId, seen.RecruitFacts]:
    return {
        word: {
            "strength": STRENGTH[recruit],
            "price": {camp: PRICE[recruit, each] for each, camp in named(Camp) if PRICE[recruit, each]},
        }
        for recruit, word in named(Recruit)
    }


@common
def _player(game: Game, other: int, own: bool) -> seen.Player:
    held = [tile for tile in Tile if game.tile_owner[tile] == other and game.tile_at[tile] == HELD]
    return {
        "seat": other,
        "score": game.score[other],
        "points": {word: game.points[other, source] for source, word in named(Source)},
        "income": game.income[other],
        "rank": game.order.index(other) + 1,
        "goods": {word: game.hold[other, good] for good, word in named(Good)},
        "discs": {
            "reserve": game.reserve[other],
            "track": TRACK - game.bought[other],
            "asgard": game.zone[other],
            "centre": game.centre[other],
        },
        "disc_price": None
        if game.bought[other] == TRACK
        else {word: price_of_disc(game, other, camp) for camp, word in named(Camp)},
        "cards": game.cards[other],
        "chosen": names_in(God, game.chosen[other]) if own else None,
        "shown": names_in(God, game.shown_gods[other]),
        "temples": [
            {"pile": pile.name.lower(), "value": TEMPLE_VALUE[pile], "cost": _cost(pile * TEMPLES_A_PILE + i)}
            for pile in Pile
            for i in range(TEMPLES_A_PILE)
            if game.temples[other] >> (pile * TEMPLES_A_PILE + i) & 1
        ],
        "bonuses": [_population(tile) for tile in Population if game.bonuses[other] >> tile & 1],
        "battle_tiles": [BATTLE_VALUE[p] for p in range(BATTLE_PILES) for _ in range(game.battle_won[other, p])],
        "tiles": [_tile(tile) for tile in held] if own else None,
        "held": {word: sum(KIND[tile] == kind for tile in held) for kind, word in named(Kind)},
        "spent": [_tile(tile) for tile in Tile if game.tile_owner[tile] == other and game.tile_at[tile] == SPENT],
    }


def _building(game: Game) -> bool:
    return game.decision in (Decision.TEMPLE, Decision.FREE_STONE, Decision.ENLIST, Decision.WORLD)


@common
def _battle(game: Game) -> seen.Battle | None:
    """The battle going on, if somebody must decide in one."""
    if game.decision != Decision.BATTLE:
        return None
    return {
        "world": name_of(World, game.world),
        "strength": {word: game.strength[camp] for camp, word in named(Camp)},
        "sent": game.sent,
    }
