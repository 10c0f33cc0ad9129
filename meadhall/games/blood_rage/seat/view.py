"""What a seat sees of the table, as plain data: ids, never words."""

from functools import cache

from meadhall.engine import common, name_of, named

from ..battle import cards_bonus
from ..cards import age_of, card_place, index_in_deck, is_located, is_upgrade, unseen_picks
from ..clan import stat_value
from ..content import (
    BONUS,
    CARD_STRENGTH,
    CONTENT,
    COST,
    DECK_SIZE,
    FJORD,
    KIND,
    PROVINCES,
    QUEST_GLORY,
    RAGE_PRICE,
    SHORES,
    STEPS,
    TRACK,
    UNLIMITED,
    VILLAGES,
)
from ..draft import pack_held
from ..figures import figure_of, figures_on_board, invade_cost, piece_strength, strength_in
from ..names import Card, Clan, Figure, Kind, Piece, Place, Province, Slot, Stat, Token
from ..state import Cause, Decision, Game, Phase, Source
from ..turn import upgrade_cost
from . import view_types as seen
from .conceal import last_look


def view(game: Game, seat: int) -> seen.View:
    """The whole table, and of the cards what this seat may know; -1 is a spectator."""
    shown: seen.View = {
        "age": game.age + 1,
        "phase": name_of(Phase, game.phase),
        "active": game.active,
        "first": game.first,
        "doom": [name_of(Province, province) for province in game.doom],
        "provinces": [_province(game, province) for province in Province],
        "fjords": [_fjord(game, place) for place in Place if SHORES[place]],
        "clans": [_clan(game, other, other == seat) for other in range(game.players)],
        "pack": _pack(game, seat),
        "passed_on": _passed_on(game, seat),
        "battle": _battle(game, seat),
        "pending": _pending(game),
        "prices": _prices(),
        "faces": {},
    }
    shown["faces"] = {name: _face(Card[name.upper()]) for name in sorted(_cards_in(shown))}
    return shown


def _cards(game: Game, places: list[int]) -> list[str]:
    return [name_of(Card, card) for card in sorted(game.deck[place] for place in places)]


def _cards_in(shown: seen.View) -> set[str]:
    """Every card that the seat can look at now."""
    found = {*(shown["pack"] or ()), *(shown["passed_on"] or ())}
    for clan in shown["clans"]:
        hand, quests = clan["hand"], clan["quests"]
        found |= {*clan["upgrades"].values(), *(hand["cards"] or ()), *hand["known"], *(quests["cards"] or ())}
    if shown["battle"]:
        found.update(*shown["battle"]["played"])
    return found


@cache
def _face(card: int) -> seen.CardFace:
    """What is printed in a card's corners."""
    return {
        "kind": name_of(Kind, KIND[card]),
        "cost": COST[card],
        "strength": CARD_STRENGTH[card],
        "bonus": BONUS[card],
        "glory": QUEST_GLORY[card],
    }


@cache
def _prices() -> seen.Prices:
    return {
        "march": CONTENT.actions.march,
        "repillage": RAGE_PRICE[Card.TYRS_CHALLENGE],
        "recall": RAGE_PRICE[Card.FRIGGAS_DOMAIN],
    }


@common
def _province(game: Game, province: int) -> seen.Province:
    return {
        "id": name_of(Province, province),
        "villages": VILLAGES[province] if VILLAGES[province] != UNLIMITED else None,
        "figures": _figures_at(game, province),
        "token": name_of(Token, game.token[province]),
        "pillaged": bool(game.pillaged >> province & 1),
        "destroyed": bool(game.destroyed >> province & 1),
        "doomed": game.doom.index(province) + 1 if province in game.doom else None,
        "fjord": name_of(Place, FJORD[province]) if FJORD[province] >= 0 else None,
        "strength": [strength_in(game, seat, province) for seat in range(game.players)],
    }


@common
def _fjord(game: Game, fjord: int) -> seen.Fjord:
    return {
        "id": name_of(Place, fjord),
        "shores": [name_of(Province, p) for p in range(PROVINCES) if SHORES[fjord] >> p & 1],
        "figures": _figures_at(game, fjord),
        "open": bool(SHORES[fjord] & ~game.destroyed),
    }


def _figures_at(game: Game, place: int) -> list[seen.Figure]:
    """Every figure of every clan at a place, one entry each."""
    found: list[seen.Figure] = []
    for seat in range(game.players):
        found += [{"seat": seat, "figure": "warrior"}] * game.warriors[seat, place]
        for piece in range(Piece.LEADER, len(Piece)):
            if game.at[seat, piece] == place:
                found.append({"seat": seat, "figure": name_of(Figure, figure_of(game, seat, piece))})
    return found


@common
def _clan(game: Game, seat: int, mine: bool) -> seen.Clan:
    hand = list.__getitem__(game.hand, seat)[: game.hand_size[seat]]
    hidden = 0 if mine else unseen_picks(game, seat)
    quests = list.__getitem__(game.quest, seat)[: game.quests[seat]]
    backs = [age_of(place) + 1 for place in hand]
    for _ in range(hidden):
        backs.remove(game.age + 1)
    return {
        "clan": name_of(Clan, seat),
        "glory": game.glory[seat],
        "earned": {word: game.earned[seat, source] for source, word in named(Source)},
        "rage": game.rage[seat],
        "passed": bool(game.passed >> seat & 1),
        "stats": {
            name_of(Stat, stat): {
                "step": game.stat[seat, stat] + 1,
                "value": stat_value(game, seat, stat),
                "next": TRACK[stat, min(game.stat[seat, stat] + 1, STEPS - 1)],
            }
            for stat in Stat
        },
        "on_board": figures_on_board(game, seat),
        "reserve": _count_figures(game, seat, Place.RESERVE),
        "valhalla": _count_figures(game, seat, Place.VALHALLA),
        "figures": _figure_facts(game, seat),
        "upgrades": {
            name_of(Slot, slot): name_of(Card, game.deck[game.upgrade[seat, slot]])
            for slot in Slot
            if game.upgrade[seat, slot] >= 0
        },
        "hand": {
            "size": len(hand) - hidden,
            "backs": sorted(backs),
            "cards": _cards(game, hand) if mine else None,
            "known": _cards(game, [place for place in hand if is_located(game, place)]),
            "costs": _upgrade_costs(game, seat, hand) if mine else {},
        },
        "quests": {
            "count": len(quests),
            "backs": sorted(age_of(place) + 1 for place in quests),
            "cards": _cards(game, quests) if mine or game.phase == Phase.QUEST else None,
        },
    }


def _upgrade_costs(game: Game, seat: int, hand: list[int]) -> dict[seen.CardId, int]:
    cards = [game.deck[place] for place in hand if is_upgrade(game, place)]
    return {name_of(Card, card): upgrade_cost(game, seat, card) for card in sorted(cards)}


def _count_figures(game: Game, seat: int, place: int) -> dict[str, int]:
    counts = {"warrior": game.warriors[seat, place]}
    for piece in range(Piece.LEADER, len(Piece)):
        if game.at[seat, piece] == place:
            counts[name_of(Figure, figure_of(game, seat, piece))] = 1
    return {figure: count for figure, count in counts.items() if count}


def _figure_facts(game: Game, seat: int) -> dict[seen.FigureId, seen.FigureFacts]:
    """Strength and price of each kind of figure a clan has."""
    return {
        name_of(Figure, figure_of(game, seat, piece)): {
            "strength": piece_strength(game, seat, piece, Place.RESERVE),
            "cost": invade_cost(game, seat, piece),
        }
        for piece in Piece
        if piece == Piece.WARRIOR or game.at[seat, piece] >= 0
    }


def _pack(game: Game, seat: int) -> list[str] | None:
    """The pack the seat drafts from, if it must choose now."""
    if game.decision != Decision.DRAFT or seat < 0 or not game.waiting >> seat & 1:
        return None
    pack = pack_held(game, seat)
    return _cards(game, list(range(pack + game.picks[seat], pack + CONTENT.draft.dealt)))


def _passed_on(game: Game, seat: int) -> list[str] | None:
    """The cards of this Age that the seat saw in a pack, did not keep, and has not seen again."""
    if seat < 0:
        return None
    places = range(card_place(game.age, 0), card_place(game.age, DECK_SIZE[game.players]))
    return _cards(
        game, [p for p in places if last_look(game, seat, game.age, index_in_deck(p)) >= 0 and not is_located(game, p)]
    )


BATTLE_DECISIONS = frozenset(
    {
        Decision.CALL,
        Decision.BATTLE_CARD,
        Decision.WEAPON,
        Decision.TIDE,
        Decision.LATE_CARD,
        Decision.PROWESS,
        Decision.FLIGHT,
        Decision.PROTECTION,
    }
)


def _battle(game: Game, seat: int) -> seen.Battle | None:
    """The pillage going on, if there is one."""
    if game.decision not in BATTLE_DECISIONS:
        return None
    if game.decision in (Decision.FLIGHT, Decision.PROTECTION) and game.cause != Cause.BATTLE:
        return None
    called = game.decision == Decision.CALL
    return {
        "province": name_of(Province, game.province),
        "pillager": game.pillager,
        "fighters": [s for s in range(game.players) if not called and game.fighters >> s & 1],
        "strength": [strength_in(game, s, game.province) for s in range(game.players)],
        "bonus": [cards_bonus(game, s) for s in range(game.players)],
        "played": [_cards(game, list.__getitem__(game.played, s)[: game.plays[s]]) for s in range(game.players)],
        "chosen": name_of(Card, game.deck[game.hand[seat, game.chosen[seat]]])
        if seat >= 0 and game.decision == Decision.BATTLE_CARD and game.chosen[seat] >= 0
        else None,
        "fallen": list(game.fallen[: game.players]),
    }


def _pending(game: Game) -> seen.Pending | None:
    """What the present decision is about, where the table alone does not tell."""
    match game.decision:
        case Decision.MARCH:
            return {
                "source": name_of(Province, game.march_from),
                "target": name_of(Province, game.march_to),
                "marched": game.marched,
            }
        case Decision.SLOT:
            return {"card": name_of(Card, game.deck[game.card])}
        case Decision.SUCCOR | Decision.THORS_DOMAIN | Decision.HAMMERS | Decision.BLESSING:
            return {"province": name_of(Province, game.offer_at)}
        case Decision.FLIGHT | Decision.PROTECTION:
            return {"province": name_of(Province, game.dying_at)}
        case Decision.OFFERING:
            return {"offered": game.offered}
        case _:
            return None
