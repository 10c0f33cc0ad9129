"""What a seat sees of the table, as plain data: ids, never words."""

from meadhall.engine import Sentence, common, name_of, named, names_in, sentence

from ..book import PAGE_ACTIONS, PAGE_LENGTH, PAGE_RULES, PAGE_TOKEN, SAGAS, SHEETS, Page
from ..cards import enemy_of, owner_of
from ..content import CAGE, CONTENT, LEVEL, LEVELS, OUT, SEATS, START_LIFE, SUPPORTS
from ..fights import NOWHERE, place_of, strength
from ..iotunns import place_of_iotunn
from ..names import (
    Adversary,
    Artefact,
    Counter,
    Creature,
    Dispenser,
    Enemy,
    Face,
    Foe,
    God,
    Goods,
    Iotunn,
    Island,
    Level,
    PageRule,
    Relic,
    Rune,
    SagaAction,
    Stone,
    Symbol,
    Tier,
    Token,
    Wolf,
    World,
)
from ..saving_roll import GOD_DIE, dice_of
from ..state import Decision, Game
from ..tiers import tier_of
from ..tree import above, below, column_of, is_blocked, is_shielded
from ..turns import speaker
from . import view_types as seen
from .chances import Chance, after_elves, after_heroes, of_a_fight, of_a_roll
from .knowledge import hidden_enemies, knows, may_show
from .page_text import page_does, page_laws, page_lost, page_won

BEFORE_THE_ROLL = (Decision.HEROES, Decision.ROLL, Decision.KIN_DICE)
AFTER_THE_ROLL = (Decision.REROLL_GOD_DIE, Decision.REROLL, Decision.ELVES, Decision.KIN_ELVES, Decision.SHARE)


def view(game: Game, seat: int) -> seen.View:
    """Everything a board drawing needs; only what is known of the enemy decks differs from seat to seat."""
    who = seat if seat >= 0 else SEATS
    return {
        "round": game.rounds,
        "turn": game.turn,
        "active": game.active if game.active >= 0 else None,
        "speaker": speaker(game) if game.rounds else 0,
        "order": game.order[: game.ordered],
        "turns_taken": game.turns_taken,
        "no_act": bool(game.no_act),
        "powers": bool(game.powers),
        "rotation": game.rotation,
        "worlds": [_world(game, world) for world in World],
        "enemies": [_enemy(game, enemy) for enemy in Enemy],
        "bars": CONTENT.components.bars - game.ravaged.bit_count(),
        "bars_in_all": CONTENT.components.bars,
        "ladders": {
            "hel": {"filled": game.anonymous, "steps": CONTENT.components.anonymous},
            "surt": {"filled": game.giants, "steps": CONTENT.components.fire_giants},
            "loki": {"filled": game.awake.bit_count(), "steps": CONTENT.components.iotunn_pawns},
        },
        "foes": [_foe(game, foe) for foe in Foe if place_of(game, foe) != NOWHERE],
        "iotunns": [_iotunn(game, iotunn) for iotunn in Iotunn if game.awake >> iotunn & 1],
        "wheel": [_on_the_wheel(game, enemy) for enemy in Enemy],
        "revealed": name_of(Enemy, enemy_of(game.revealed)) if game.revealed >= 0 else None,
        "decks": [_deck(game, who, owner) for owner in range(game.players)],
        "reserves": {
            "elves": game.elves,
            "dice": game.dice,
            "heroes": CONTENT.components.heroes - game.heroes,
            "anonymous": CONTENT.components.anonymous - game.anonymous,
            "giants": CONTENT.components.fire_giants - game.giants,
            "creatures": game.creatures_left,
            "iotunns": game.iotunns_left,
        },
        "valhalla": game.heroes,
        "dispensers": [_dispenser(game, level) for level in range(LEVELS)],
        "gods": [_god(game, s) for s in range(game.players)],
        "training": [_training(game, s) for s in range(game.players) if game.sheet[s].saving > 0],
        "support": [_support(game, i) for i in range(SUPPORTS) if game.support[i] >= 0],
        "book": _book(game),
        "risks": _risks(game),
        "pending": _pending(game),
    }


def _place(value: int) -> str | None:
    """A World, the Cage, out of play, or nowhere."""
    if value < 0:
        return None
    return {CAGE: "cage", OUT: "out"}.get(value) or name_of(World, value)


@common
def _world(game: Game, world: World) -> seen.World:
    acting = game.active >= 0 and not game.over
    return {
        "id": world.name.lower(),
        "level": name_of(Level, LEVEL[world]),
        "column": column_of(game, world),
        "above": _place(above(game, world)),
        "below": _place(below(game, world)),
        "ravaged": bool(game.ravaged >> world & 1),
        "blocked": is_blocked(game, world),
        "token": name_of(Token, PAGE_TOKEN[game.page]) if game.tokens >> world & 1 else None,
        "tier": name_of(Tier, tier_of(game, world)) if acting else None,
    }


@common
def _enemy(game: Game, enemy: Enemy) -> seen.Enemy:
    if enemy == Enemy.NIDHOGG:
        return {"id": "nidhogg", "at": "book", "space": game.nidhogg}
    return {
        "id": enemy.name.lower(),
        "at": _place(game.at[enemy]),
        "island": name_of(Island, game.island) if enemy == Enemy.IORMUNGAND else None,
        "strength": strength(game, enemy),
        "shielded": is_shielded(game, enemy),
        "can_be_fought": place_of(game, enemy) != NOWHERE,
    }


@common
def _foe(game: Game, foe: Foe) -> seen.Foe:
    """Whoever can be fought, where, and at how many Risks."""
    risks = strength(game, foe)
    return {
        "id": foe.name.lower(),
        "at": _place(place_of(game, foe)),
        "strength": risks,
        "chance": _chance(of_a_fight(game, risks, foe)) if game.decision == Decision.ACT else None,
    }


def _chance(chance: Chance) -> seen.Chance:
    return {"safe": round(chance.safe, 3), "left": round(chance.left, 2)}


@common
def _iotunn(game: Game, iotunn: Iotunn) -> seen.Iotunn:
    return {
        "id": iotunn.name.lower(),
        "at": _place(place_of_iotunn(game, iotunn)),
        "stranded": bool(game.stranded >> iotunn & 1),
    }


@common
def _on_the_wheel(game: Game, enemy: Enemy) -> seen.WheelCard | None:
    card = game.face_up[enemy]
    return None if card < 0 else {"enemy": enemy.name.lower(), "owner": _owner(game, card)}


def _owner(game: Game, card: int) -> str:
    """The god whose card it is."""
    owner = owner_of(card)
    return name_of(God, game.sheet[owner].god if owner < SEATS else game.support[owner - SEATS])


def _deck(game: Game, who: int, owner: int) -> seen.Deck:
    """The cards of a deck from the top as far as they are known; the first may lie face down on the wheel."""
    sheet, hidden = game.sheet[owner], hidden_enemies(game, who, owner)
    known = [knows(game, who, owner, place, hidden) for place in range(sheet.deck_left)]
    possible = may_show(game, who, owner, 0, hidden) if sheet.deck_left else 0
    return {
        "owner": owner,
        "left": sheet.deck_left - sheet.dealt,
        "dealt": bool(sheet.dealt),
        "known": [name_of(Enemy, enemy) if enemy >= 0 else None for enemy in known],
        "next": names_in(Enemy, possible),
    }


@common
def _dispenser(game: Game, level: int) -> seen.Dispenser:
    left = game.dispenser_left[level]
    return {
        "id": name_of(Dispenser, level),
        "left": left,
        "top": name_of(Artefact, game.dispenser[level, 0]) if left else None,
    }


@common
def _god(game: Game, seat: int) -> seen.God:
    sheet = game.sheet[seat]
    return {
        "god": name_of(God, sheet.god) if sheet.god >= 0 else None,
        "at": _place(game.figure[sheet.god]) if sheet.god >= 0 else None,
        "life": sheet.life,
        "life_at_start": START_LIFE[game.players],
        "elves": sheet.elves,
        "dice": sheet.dice,
        "tokens": sheet.tokens,
        "artefacts": names_in(Artefact, sheet.artefacts),
        "saving": sheet.saving,
        "bonds": names_in(God, sheet.bonds),
        "relic": _relic(game) if game.relic == seat else None,
    }


@common
def _training(game: Game, seat: int) -> Sentence:
    """What a god's saving roll skill gives."""
    return sentence(f"saving-{game.sheet[seat].saving}", god=(God, game.sheet[seat].god))


def _relic(game: Game) -> str:
    """The horn in the saga of the bridge, Gleipnir in the wolf's."""
    saga = next(s for s in SAGAS if any(page.id == SHEETS[game.page].id for page in s.pages))
    horn = any("take_horn" in page.actions for page in saga.pages)
    return name_of(Relic, Relic.HORN if horn else Relic.GLEIPNIR)


@common
def _support(game: Game, i: int) -> seen.SupportGod:
    return {
        "god": name_of(God, game.support[i]),
        "life": game.support_life[i],
        "at": _place(game.figure[game.support[i]]),
    }


@common
def _book(game: Game) -> seen.Book:
    saga = next(s for s in SAGAS if any(page.id == SHEETS[game.page].id for page in s.pages))
    return {
        "mode": saga.id,
        "page": name_of(Page, game.page),
        "space": game.nidhogg,
        "length": PAGE_LENGTH[game.page],
        "end": SHEETS[game.page].end if PAGE_LENGTH[game.page] else name_of(Symbol, Symbol.TREE),
        "rules": names_in(PageRule, PAGE_RULES[game.page]),
        "actions": names_in(SagaAction, PAGE_ACTIONS[game.page]),
        "goals": [
            {
                "goal": goal.goal,
                "counter": goal.counter if goal.goal.startswith("counter") else None,
                "value": goal.value[-1] if len(goal.value) == 1 else goal.value[game.players - 1],
            }
            for goal in SHEETS[game.page].goals
        ],
        "does": page_does(game),
        "won": page_won(game),
        "lost": page_lost(game),
        "laws": page_laws(game),
        "counters": {word: game.counter[counter] for counter, word in named(Counter)},
        "adversaries": {word: _place(game.adversary[adversary]) for adversary, word in named(Adversary)},
        "wolves": {word: game.wolf[wolf] for wolf, word in named(Wolf) if wolf != Wolf.BEHIND and game.wolf[wolf] >= 0},
    }


@common
def _risks(game: Game) -> seen.Risks | None:
    """The Risks being resolved, if there are any."""
    if game.decision not in (*BEFORE_THE_ROLL, *AFTER_THE_ROLL):
        return None
    return {
        "left": game.risks,
        "foe": name_of(Foe, game.foe) if game.foe >= 0 else None,
        "dice": [
            {
                "face": name_of(Face, game.die[i]),
                "god_die": game.die_owner[i] == GOD_DIE,
                "marked": bool(game.marked >> i & 1),
            }
            for i in range(game.dice_rolled)
            if game.decision in AFTER_THE_ROLL
        ],
        "rolls": [_chance(of_a_roll(game, game.risks, dice)) for dice in range(dice_of(game, game.active) + 1)]
        if game.decision == Decision.ROLL
        else [],
        "left_after": _left_after(game),
        "successes": game.successes,
        "loser": game.loser if game.decision == Decision.SHARE else None,
        "loss": game.loss if game.decision == Decision.SHARE else 0,
        "sharer": name_of(God, game.helper)
        if game.decision in (Decision.SHARE, Decision.KIN_DICE, Decision.KIN_ELVES)
        else None,
    }


def _left_after(game: Game) -> list[int]:
    match game.decision:
        case Decision.HEROES:
            return after_heroes(game)
        case Decision.ELVES:
            return after_elves(game)
        case _:
            return []


@common
def _pending(game: Game) -> seen.Pending:
    """What a decision is about."""
    return {
        "decision": name_of(Decision, game.decision),
        "goods": name_of(Goods, game.goods) if game.decision == Decision.COUNT else None,
        "creatures": [name_of(Creature, game.drawn[i]) for i in range(game.drawn_count)],
        "runes": {name_of(Stone, i): name_of(Rune, rune) for i, rune in enumerate(game.rune) if rune >= 0},
        "god": name_of(God, game.mover)
        if game.decision in (Decision.BRING, Decision.SUPPORT_MOVE, Decision.RUNE_WHERE)
        else None,
        "deck": game.looked_at if game.decision == Decision.STACK else None,
    }
