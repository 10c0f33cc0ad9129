"""What a seat sees of the table, as plain data: ids, never words. A spectator (seat -1) sees what all may see."""

from collections.abc import Sequence
from typing import Any

from meadhall.engine import common, name_of, named, names_in

from ..assign import has_at_home, may_send
from ..combat import food_hunted
from ..content import (
    CARD_ATTACK,
    CARD_COINS,
    CARD_COLOUR,
    CARD_DEFENCE,
    CARD_FAVOR,
    CARD_FOE,
    CARD_FORBIDS,
    CARD_GLORY,
    CARDS,
    CHURCH_COINS,
    CHURCH_FAVOR,
    CONTENT,
    DESTINY_ALONE,
    DESTINY_TIED,
    FIRST_DRAUGR,
    FIRST_MERCHANT,
    FIRST_PRIVATE,
    FIRST_STALL,
    OFFER,
    OFFER_FAVOR,
    PRICE,
    RUNE_GLORY,
    SHIP_CAPACITY,
    SHIP_COINS,
    SHIP_GLORY,
    SHIP_WOOD,
    SHIPS,
    STALLS,
)
from ..dice import hits_rolled
from ..names import (
    Cargo,
    Colour,
    Destiny,
    Face,
    Foe,
    Good,
    Journey,
    Leader,
    Merchant,
    Metric,
    Place,
    Rune,
    Ship,
    Site,
    Source,
    Warrior,
)
from ..scoring import destiny_glory, standing
from ..state import Decision, Game, Sheet
from ..voyages import FIRST_SHORE, warriors_fed_by_one
from . import view_types as seen
from .prospects import joined, journey_known, prospects


def view(game: Game, seat: int) -> seen.View:
    return {
        "round": game.round_number,
        "rounds": CONTENT.table.rounds,
        "active": game.active,
        "first": game.first,
        "order": [(game.order_first + i) % game.players for i in range(game.players)],
        "places": [_place(game, place) for place in Place if _is_in_game(game, place)],
        "stock": _counts(Cargo, game.stock),
        "supply": _counts(Warrior, game.supply),
        "merchant": _merchant(game),
        "runes": [name_of(Rune, rune) for rune in game.rune_shown if rune >= 0],
        "rune_deck": game.runes_left,
        "destiny_deck": game.queue_tail - game.queue_head,
        "journeys": {"deck": game.journeys_left, "discard": _counts(Journey, game.journey_discard)},
        "enemies": {"trolls": game.trolls_left, "draugr": game.draugr_left, "monsters": game.monsters_left},
        "ships": [_ship(ship) for ship in range(FIRST_PRIVATE, SHIPS) if game.ships_left >> ship & 1],
        "huts": {"used": game.huts_used, "price": _price_of_a_worker(game)},
        "church": [{"coins": c, "favor": f} for c, f in zip(CHURCH_COINS, CHURCH_FAVOR, strict=True)],
        "sites": [_site(game, site, seat) for site in Site if site < FIRST_SHORE or game.shores >> site & 1],
        "leaders": [_leader(game, s, s == seat or bool(game.over)) for s in range(game.players)],
        "roll": _roll(game),
        "dice": _dice(game),
        "pending": _pending(game, seat),
    }


def _counts(kind: Any, values: Any) -> dict[str, int]:
    return {word: values[member] for member, word in named(kind)}


# --- the village -----------------------------------------------------------------------------------------------------


def _is_in_game(game: Game, place: Place) -> bool:
    stall = place - FIRST_STALL
    return not 0 <= stall < STALLS or bool(game.stalls >> stall & 1)


@common
def _place(game: Game, place: Place) -> seen.Place:
    deal = _deal(game, place)
    made: seen.Place = {
        "id": place.name.lower(),
        "taken": bool(game.taken >> place & 1),
        "cost": deal["cost"],
        "gain": deal["gain"],
    }
    if place == Place.HUNTING_GROUNDS:
        made["hunters"] = [s for s in range(game.players) if game.hunters >> s & 1]
    if place == Place.OWN_LONGSHIP:
        made["out"] = [s for s in range(game.players) if game.own_ships_out >> s & 1]
    return made


def _deal(game: Game, place: Place) -> seen.Offer:
    """What a visit costs and gives, as far as it is fixed beforehand."""
    match place:
        case Place.SWORDSMITH | Place.HAFTER | Place.BLACKSMITH | Place.SMOKEHOUSE:
            return {"cost": {}, "gain": {name_of(Cargo, place): game.stock[place]}}
        case Place.LONGHOUSE:
            return {"cost": {}, "gain": {"swordsman": CONTENT.table.longhouse_swordsmen}}
        case Place.MERCHANT_SHIP if game.merchant >= 0:
            return _offer(FIRST_MERCHANT + game.merchant)
        case Place.RUNESMITH:
            return {"cost": {"wood": CONTENT.table.rune_wood}, "gain": {}}
        case Place.WORKER_HUTS:
            price = _price_of_a_worker(game)
            return {"cost": {"coin": price} if price else {}, "gain": {}}
        case _ if 0 <= place - FIRST_STALL < STALLS:
            return _offer(place - FIRST_STALL)
        case _:
            return {"cost": {}, "gain": {}}


def _price_of_a_worker(game: Game) -> int | None:
    prices = CONTENT.table.worker_prices
    return prices[game.huts_used] if game.huts_used < len(prices) else None


def _offer(offer: int) -> seen.Offer:
    gains = [*(w.name.lower() for w in Warrior), *(g.name.lower() for g in Good), "favor"]
    return {
        "cost": {word: PRICE[offer, g] for g, word in named(Good) if PRICE[offer, g]},
        "gain": {gains[i]: OFFER[offer, i] for i in range(OFFER_FAVOR + 1) if OFFER[offer, i]},
    }


@common
def _merchant(game: Game) -> seen.Merchant | None:
    if game.merchant < 0:
        return None
    return {"id": name_of(Merchant, game.merchant), **_offer(FIRST_MERCHANT + game.merchant)}


def _ship(ship: int) -> seen.Ship:
    return {
        "id": name_of(Ship, ship),
        "capacity": SHIP_CAPACITY[ship],
        "wood": SHIP_WOOD[ship],
        "coins": SHIP_COINS[ship],
        "glory": SHIP_GLORY[ship],
    }


# --- enemies ---------------------------------------------------------------------------------------------------------


def _card(card: int) -> seen.Enemy:
    return {
        "foe": name_of(Foe, CARD_FOE[card]),
        "colour": name_of(Colour, CARD_COLOUR[card]) if CARD_COLOUR[card] >= 0 else None,
        "attack": CARD_ATTACK[card],
        "defence": CARD_DEFENCE[card],
        "forbids": name_of(Warrior, CARD_FORBIDS[card]) if CARD_FORBIDS[card] >= 0 else None,
        "glory": CARD_GLORY[card],
        "coins": CARD_COINS[card],
        "favor": CARD_FAVOR[card],
    }


def _site(game: Game, site: Site, seat: int) -> seen.Site:
    spot = game.spot[site]
    made: seen.Site = {
        "id": site.name.lower(),
        "enemy": _card(spot.card) if spot.card >= 0 else None,
        "seat": spot.seat if spot.seat >= 0 else None,
        "force": _counts(Cargo, spot.force),
        "odds": _odds(game, site, spot.force, seat),
        "odds_with": {
            cargo.name.lower(): _odds(game, site, joined(spot.force, cargo), seat)
            for cargo in _could_join(game, site, seat)
        },
    }
    if site >= FIRST_SHORE:
        known = journey_known(game, site, seat)
        made["ship"] = _ship(spot.ship) if spot.ship >= 0 else None
        made["bounty"] = spot.bounty
        made["fed_by_one"] = warriors_fed_by_one(game, site)
        made["journey"] = {
            "there": spot.journey >= 0,
            "open": bool(spot.journey_open) and spot.journey >= 0,
            "id": name_of(Journey, spot.journey) if known else None,
            "seen_by": [s for s in range(game.players) if spot.journey_seen >> s & 1] if spot.journey >= 0 else [],
        }
    return made


def _could_join(game: Game, site: Site, seat: int) -> list[Cargo]:
    """What the seat could send here now."""
    if game.decision != Decision.ASSIGN or seat < 0 or not game.waiting >> seat & 1:
        return []
    return [c for c in Cargo if has_at_home(game, seat, c) and may_send(game, seat, c, site)]


def _odds(game: Game, site: Site, force: Sequence[int], seat: int) -> seen.Odds | None:
    odds = prospects(game, site, force, seat)
    return {"win": round(odds.win, 3), "losses": round(odds.losses, 2)} if odds else None


# --- leaders ---------------------------------------------------------------------------------------------------------


@common
def _leader(game: Game, of: int, own: bool) -> seen.Leader:
    sheet = game.sheet[of]
    return {
        "leader": name_of(Leader, sheet.leader) if sheet.leader >= 0 else None,
        "glory": sheet.glory,
        "earned": {word: sheet.earned[source] for source, word in named(Source) if sheet.earned[source]},
        "workers": {"left": sheet.workers, "owned": sheet.workers_owned, "extra": bool(sheet.extra_worker)},
        "warriors": _counts(Warrior, sheet.home),
        "limit": CONTENT.table.warband,
        "goods": _counts(Good, sheet.goods),
        "favor": sheet.favor,
        "blame": sheet.blame,
        "runes": [
            {"id": r.name.lower(), "used": bool(sheet.runes_used >> r & 1), "glory": RUNE_GLORY[r]}
            for r in Rune
            if sheet.runes >> r & 1
        ],
        "destinies": {
            "count": sheet.destinies.bit_count(),
            "shown": names_in(Destiny, sheet.destinies_shown),
            "cards": [_destiny(game, of, d) for d in Destiny if sheet.destinies >> d & 1] if own else None,
        },
        "ship": _ship(sheet.ship) if sheet.ship >= 0 else None,
        "slain": {"trolls": sheet.trolls, "krakens": sheet.krakens, "cards": _slain(sheet)},
        "standings": {word: standing(game, of, metric) for metric, word in named(Metric)},
    }


def _slain(sheet: Sheet) -> list[seen.SlainEnemy]:
    return [
        {"foe": name_of(Foe, CARD_FOE[card]), "colour": name_of(Colour, CARD_COLOUR[card]), "glory": CARD_GLORY[card]}
        for card in range(FIRST_DRAUGR, CARDS - 1)
        if sheet.slain >> (card - FIRST_DRAUGR) & 1
    ]


def _destiny(game: Game, seat: int, destiny: Destiny) -> seen.Destiny:
    return {
        "id": destiny.name.lower(),
        "alone": DESTINY_ALONE[destiny],
        "tied": DESTINY_TIED[destiny],
        "now": destiny_glory(game, seat, destiny),
    }


# --- what is going on ------------------------------------------------------------------------------------------------


@common
def _roll(game: Game) -> seen.Roll | None:
    """The roll that somebody may still change or must accept, or whose losses are being taken."""
    accepted = game.decision in (Decision.HEAL, Decision.CASUALTY)
    if game.decision != Decision.ROLL and not accepted:
        return None
    hits = hits_rolled(game)
    damage = game.damage - hits if accepted else game.damage
    return {
        "seat": game.roller,
        "hunting": game.foe < 0,
        "enemy": _card(game.foe) if game.foe >= 0 else None,
        "site": name_of(Site, game.site) if game.foe >= 0 else None,
        "round": game.combat_round,
        "damage": damage,
        "hits": hits,
        "left": max(0, CARD_DEFENCE[game.foe] - damage - hits) if game.foe >= 0 else None,
        "losses": game.losses if accepted else None,
        "food": food_hunted(game) if game.foe < 0 else None,
        "reaction": bool(game.reaction),
        "dice": _dice(game),
    }


@common
def _dice(game: Game) -> list[seen.Dice]:
    """The dice as they lie; they stay when the roll is over, until the next."""
    return [
        {
            "warrior": w.name.lower(),
            "face": face.name.lower(),
            "count": game.rolled[w, face],
            "picked": game.picked[w, face],
        }
        for w in Warrior
        for face in Face
        if game.rolled[w, face]
    ]


def _pending(game: Game, seat: int) -> seen.Pending:
    """What belongs to the decision at hand; drawn destinies are shown to their reader only."""
    match game.decision:
        case Decision.KEEP | Decision.BOTTOM:
            reader = game.visit_seat[game.visits]
            return {"drawn": names_in(Destiny, game.drawn) if reader == seat else None, "count": game.drawn.bit_count()}
        case Decision.ENLIST:
            return {"offer": _counts(Warrior, game.offer)}
        case Decision.GIFTS:
            return {"left": game.to_gain}
        case Decision.RETRAIN:
            return {"left": game.swaps_left}
        case Decision.HARBOUR:
            return {"ship": _ship(game.ship_sent)}
        case Decision.HEAL | Decision.CASUALTY | Decision.STARVE | Decision.JOURNEY_LOSS:
            return {"losses": game.losses, "site": name_of(Site, game.site)}
        case Decision.JOURNEY_RUNE | Decision.GLORY:
            return {"site": name_of(Site, game.site)}
        case _:
            return {}
