"""What a seat sees of the table, as plain data: ids, never words."""

from meadhall.engine import common, name_of, named, names_in

from ..combat import strength_of
from ..content import (
    CANCELS_POWERS,
    CONTENT,
    GIANT_RUNE,
    GIANTS,
    STRENGTHENER,
    Card,
    Enemy,
    Giant,
    God,
    Island,
    Reinforcement,
    Rune,
    World,
)
from ..enemies import actions_allowed, enemies_beyond
from ..state import A_GIANT, Bag, Decision, Game
from . import view_types as seen
from .chances import best_chance, giants_purged, souls_found, win_chance


def view(game: Game, seat: int) -> seen.View:
    """Nothing is hidden from one seat and known to another: the view is the same for all."""
    return _view(game)


@common
def _view(game: Game) -> seen.View:
    return {
        "turn": game.turn,
        "active": game.active,
        "actions": {"done": game.actions_done, "allowed": actions_allowed(game)},
        "worlds_used": names_in(World, game.worlds_used),
        "enemies": [_enemy(game, enemy) for enemy in Enemy],
        "fenrir_angry": bool(game.fenrir_angry),
        "past_wall": enemies_beyond(game, CONTENT.asgard.wall_after),
        "past_gate": enemies_beyond(game, CONTENT.asgard.gate_after),
        "lost_past": {"wall": CONTENT.asgard.lost_past_the_wall, "gate": CONTENT.asgard.lost_past_the_gate},
        "squares": [
            {"strength": CONTENT.asgard.strength[s] or None, "power": CONTENT.asgard.power[s]}
            for s in range(1, CONTENT.asgard.odins_hall + 1)
        ],
        "valkyries": name_of(Island, game.valkyries),
        "submerged": name_of(Island, game.submerged),
        "bags": {island.name.lower(): _bag(game, bag) for island, bag in zip(Island, game.bag, strict=True) if island},
        "helheim": game.helheim,
        "muspellheim": game.muspellheim,
        "alfheim": game.alfheim,
        "deck": {
            "left": game.deck_left,
            "by_card": {word: game.deck_count[card] for card, word in named(Card) if game.deck_count[card]},
            "next": _known_cards(game),
        },
        "card": name_of(Card, game.card) if game.card >= 0 else None,
        "giants": {
            "pile": game.giants_left,
            "chance": round(best_chance(game, A_GIANT), 3),
            "cards": {word: _giant(g) for g, word in named(Giant) if game.awake >> g & 1},
            "awake": names_in(Giant, game.awake),
            "beaten": names_in(Giant, game.beaten),
            "runes": {word: _beaten(game, rune) for rune, word in named(Rune)},
        },
        "vanir": name_of(Reinforcement, game.vanir),
        "turns_without_card": game.daeg,
        "gods": [_god(game, s) for s in range(game.players)],
        "fight": _fight(game),
    }


def _giant(giant: Giant) -> seen.GiantCard:
    """What is printed on a giant's card."""
    card = CONTENT.giants.list[giant]
    return {"rune": card.rune, "effect": card.effect, "target": card.target or None}


def _enemy(game: Game, enemy: Enemy) -> seen.Enemy:
    square = game.square[enemy]
    stronger = CONTENT.giants.strengthening if game.awake & STRENGTHENER[enemy] else 0
    return {
        "id": enemy.name.lower(),
        "square": square,
        "power": CONTENT.asgard.power[square],
        "strength": CONTENT.asgard.strength[square] + stronger if CONTENT.asgard.strength[square] else None,
        "stronger": stronger,
        "in_odins_hall": square == CONTENT.asgard.odins_hall,
        "chance": round(best_chance(game, enemy), 3) if CONTENT.asgard.strength[square] else None,
    }


def _bag(game: Game, bag: Bag) -> seen.Bag:
    return {
        "vikings": bag.vikings,
        "fire_giants": bag.fire_giants,
        "found": round(souls_found(game, bag), 1),
        "purged": round(giants_purged(bag), 1),
    }


def _known_cards(game: Game) -> list[str | None]:
    """The cards of the deck from the top, None where nobody knows; empty if nothing is known."""
    places = range(game.deck_left - 1, -1, -1)
    cards = [name_of(Card, game.deck[p]) if game.deck_known >> p & 1 else None for p in places]
    return cards if any(cards) else []


def _beaten(game: Game, rune: Rune) -> int:
    return sum(game.beaten >> giant & 1 for giant in range(GIANTS) if GIANT_RUNE[giant] == rune)


def _god(game: Game, seat: int) -> seen.God:
    sheet = game.sheet[seat]
    return {
        "god": name_of(God, sheet.god) if sheet.god >= 0 else None,
        "vikings": sheet.vikings,
        "elves": sheet.elves,
        "weapons": {word: sheet.weapon[enemy] for enemy, word in named(Enemy) if sheet.weapon[enemy]},
        "power_effective": sheet.god >= 0 and (game.awake & CANCELS_POWERS) == 0,
    }


def _fight(game: Game) -> seen.Fight | None:
    """The fight going on, if there is one."""
    if game.decision not in (Decision.VIKINGS, Decision.ELVES):
        return None
    giant, sheet = game.foe == A_GIANT, game.sheet[game.active]
    fought = game.decision == Decision.ELVES
    return {
        "enemy": None if giant else name_of(Enemy, game.foe),
        "giant": name_of(Giant, game.foe_giant) if giant and game.foe_giant < GIANTS else None,
        "strength": strength_of(game, game.foe),
        "total": game.sent if fought else None,
        "missing": max(0, strength_of(game, game.foe) - game.sent) if fought else None,
        "chances": []
        if fought
        else [
            {
                "alone": round(win_chance(game, game.foe, vikings, 0), 3),
                "with_elves": round(win_chance(game, game.foe, vikings, sheet.elves), 3),
            }
            for vikings in range(sheet.vikings + 1)
        ],
    }
