"""What a seat knows, as numbers in named blocks: for learning machines."""

from meadhall.engine import Observation, Out, bit, count_bits, has, rule

from ..content import (
    CARD_ATTACK,
    CARD_COLOUR,
    CARD_DEFENCE,
    CARD_FORBIDS,
    CARD_GLORY,
    CARGOES,
    CONTENT,
    DESTINIES,
    FACES,
    GOODS,
    JOURNEYS,
    MERCHANTS,
    PLACES,
    RUNES,
    SEATS,
    STALLS,
    WARRIORS,
)
from ..names import Metric
from ..scoring import standing
from ..state import SITES, Decision, Game

METRICS = len(Metric)
SPOT_FIELDS = 13
SHEET_FIELDS = 16

OBSERVATION = Observation()
DECISION = OBSERVATION.block("decision", 1, max(Decision), "what is being decided, a Decision")
ROUND = OBSERVATION.block("round", 1, 8, "the round")
WAITING = OBSERVATION.block("waiting", SEATS, 1, "1 for each seat that must decide, counted from the observer")
FIRST = OBSERVATION.block("first", SEATS, 1, "1 for the holder of the first-player marker")
BEGAN = OBSERVATION.block("began", SEATS, 1, "1 for the seat that began this round")
TAKEN = OBSERVATION.block("taken", PLACES, 1, "1 for each place whose only space is taken")
HUNTERS = OBSERVATION.block("hunters", SEATS, 1, "1 for each seat that hunts")
STALL = OBSERVATION.block("stalls", STALLS, 1, "1 for each stall in the game")
STOCK = OBSERVATION.block("stock", CARGOES, 12, "swordsmen, spearmen, axemen and food in the blue buildings")
SUPPLY = OBSERVATION.block("supply", WARRIORS, 12, "dice in the supply")
HUTS = OBSERVATION.block("huts", 1, 4, "workers bought so far")
MERCHANT = OBSERVATION.block("merchant", MERCHANTS, 1, "1 for the Merchant Ship's card")
RUNE = OBSERVATION.block("runes_shown", RUNES, 1, "1 for each rune that lies face up")
SPOTS = OBSERVATION.block(
    "sites",
    SITES * SPOT_FIELDS,
    40,
    "of each site: attack, defence, Glory, forbidden type + 1, colour + 1, bounty, holder + 1, swordsmen, spearmen, "
    "axemen, food, Ship + 1, Journey + 1 where known",
)
DISCARD = OBSERVATION.block("journey_discard", JOURNEYS, 8, "journeys discarded, by kind")
DECKS = OBSERVATION.block("decks", 3, 24, "cards left to draw: journeys, runes, destinies")
SHEETS = OBSERVATION.block(
    "sheets",
    SEATS * SHEET_FIELDS,
    400,
    "of each seat, observer first: leader + 1, workers to place, workers owned, extra worker, swordsmen, spearmen, "
    "axemen, food, wood, coins, Favor, Blame, Ship + 1, destinies held, private longship out, Glory",
)
STANDINGS = OBSERVATION.block("standings", SEATS * METRICS, 400, "what destinies count, by seat, observer first")
RUNES_HELD = OBSERVATION.block("runes", SEATS * RUNES, 2, "1 for each rune ready, 2 for each rune used, by seat")
SHOWN = OBSERVATION.block("destinies_shown", SEATS * DESTINIES, 1, "1 for each destiny shown, by seat")
MINE = OBSERVATION.block("destinies", DESTINIES, 1, "1 for each destiny of the observer")
DRAWN = OBSERVATION.block("drawn", DESTINIES, 1, "1 for each destiny the observer is looking at")
ROLLED = OBSERVATION.block("rolled", WARRIORS * FACES, 8, "dice on the table by type and face")
PICKED = OBSERVATION.block("picked", WARRIORS * FACES, 8, "those about to be rolled again")
PENDING = OBSERVATION.block(
    "pending",
    13,
    100,
    "site + 1, foe's attack and defence, damage on it, combat round, reaction, losses to take, dice offered by type, "
    "resources due, retrainings left, Ship + 1 looking for a harbour",
)
OPTIONS = OBSERVATION.block("options", 3, 1, "the table's options: blame for all, none is enough, shores mirrored")
OBSERVATION_SIZE = OBSERVATION.size


@rule
def observe(game: Game, seat: int, out: Out) -> None:
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    observe_village(game, out)
    for site in range(SITES):
        observe_spot(game, seat, site, out)
    for place in range(game.players):
        observe_sheet(game, place, (seat + place) % game.players, out)
    for destiny in range(DESTINIES):
        out[MINE + destiny] = 1 if has(game.sheet[seat].destinies, destiny) else 0
        if has(game.drawn, destiny) and game.visit_seat[game.visits] == seat:
            out[DRAWN + destiny] = 1
    observe_pending(game, out)


@rule
def observe_village(game: Game, out: Out) -> None:
    out[DECISION] = game.decision
    out[ROUND] = game.round_number
    for place in range(PLACES):
        out[TAKEN + place] = 1 if has(game.taken, place) else 0
    for stall in range(STALLS):
        out[STALL + stall] = 1 if has(game.stalls, stall) else 0
    for cargo in range(CARGOES):
        out[STOCK + cargo] = game.stock[cargo]
    for warrior in range(WARRIORS):
        out[SUPPLY + warrior] = game.supply[warrior]
    out[HUTS] = game.huts_used
    if game.merchant >= 0:
        out[MERCHANT + game.merchant] = 1
    for i in range(CONTENT.table.runes_shown):
        if game.rune_shown[i] >= 0:
            out[RUNE + game.rune_shown[i]] = 1
    for journey in range(JOURNEYS):
        out[DISCARD + journey] = game.journey_discard[journey]
    out[DECKS] = game.journeys_left
    out[DECKS + 1] = game.runes_left
    out[DECKS + 2] = game.queue_tail - game.queue_head
    out[OPTIONS] = game.blame_all
    out[OPTIONS + 1] = game.zero_qualifies
    out[OPTIONS + 2] = game.mirror


@rule
def observe_spot(game: Game, seat: int, site: int, out: Out) -> None:
    spot = game.spot[site]
    first = SPOTS + site * SPOT_FIELDS
    if spot.card >= 0:
        out[first] = CARD_ATTACK[spot.card]
        out[first + 1] = CARD_DEFENCE[spot.card]
        out[first + 2] = CARD_GLORY[spot.card]
        out[first + 3] = CARD_FORBIDS[spot.card] + 1
        out[first + 4] = CARD_COLOUR[spot.card] + 1
    out[first + 5] = spot.bounty
    if spot.seat >= 0:
        out[first + 6] = (spot.seat - seat + game.players) % game.players + 1
    for cargo in range(CARGOES):
        out[first + 7 + cargo] = spot.force[cargo]
    out[first + 11] = spot.ship + 1
    if spot.journey >= 0 and (spot.journey_open == 1 or has(spot.journey_seen, seat)):
        out[first + 12] = spot.journey + 1


@rule
def observe_sheet(game: Game, place: int, seat: int, out: Out) -> None:
    """One leader's things; `place` counts from the observer."""
    sheet = game.sheet[seat]
    first = SHEETS + place * SHEET_FIELDS
    out[WAITING + place] = 1 if has(game.waiting, seat) else 0
    out[FIRST + place] = 1 if seat == game.first else 0
    out[BEGAN + place] = 1 if seat == game.order_first else 0
    out[HUNTERS + place] = 1 if has(game.hunters, seat) else 0
    out[first] = sheet.leader + 1
    out[first + 1] = sheet.workers
    out[first + 2] = sheet.workers_owned
    out[first + 3] = sheet.extra_worker
    for warrior in range(WARRIORS):
        out[first + 4 + warrior] = sheet.home[warrior]
    for good in range(GOODS):
        out[first + 7 + good] = sheet.goods[good]
    out[first + 10] = sheet.favor
    out[first + 11] = sheet.blame
    out[first + 12] = sheet.ship + 1
    out[first + 13] = count_bits(sheet.destinies)
    out[first + 14] = 1 if has(game.own_ships_out, seat) else 0
    out[first + 15] = sheet.glory
    for metric in range(METRICS):
        out[STANDINGS + place * METRICS + metric] = standing(game, seat, metric)
    for rune in range(RUNES):
        if has(sheet.runes, rune):
            out[RUNES_HELD + place * RUNES + rune] = 2 if has(sheet.runes_used, rune) else 1
    for destiny in range(DESTINIES):
        if (sheet.destinies_shown & bit(destiny)) != 0:
            out[SHOWN + place * DESTINIES + destiny] = 1


@rule
def observe_pending(game: Game, out: Out) -> None:
    for warrior in range(WARRIORS):
        for face in range(FACES):
            out[ROLLED + warrior * FACES + face] = game.rolled[warrior, face]
            out[PICKED + warrior * FACES + face] = game.picked[warrior, face]
    out[PENDING] = game.site + 1
    if game.foe >= 0:
        out[PENDING + 1] = CARD_ATTACK[game.foe]
        out[PENDING + 2] = CARD_DEFENCE[game.foe]
    out[PENDING + 3] = game.damage
    out[PENDING + 4] = game.combat_round
    out[PENDING + 5] = game.reaction
    out[PENDING + 6] = game.losses
    for warrior in range(WARRIORS):
        out[PENDING + 7 + warrior] = game.offer[warrior]
    out[PENDING + 10] = game.to_gain
    out[PENDING + 11] = game.swaps_left
    out[PENDING + 12] = game.ship_sent + 1
