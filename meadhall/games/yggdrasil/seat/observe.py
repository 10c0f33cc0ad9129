"""What a seat knows, as numbers in named blocks: for learning machines. Everybody at the table knows the same."""

from meadhall.engine import Observation, Out, bit, has, rule

from ..content import CARD_KINDS, ENEMIES, GIANTS, GODS, ISLANDS, WORLDS
from ..enemies import effects_to_come
from ..state import Decision, Game, Purpose

OBSERVATION = Observation()
DECISION = OBSERVATION.block("decision", 1, 25, "what is being decided, a Decision")
ACTIVE = OBSERVATION.block("active", GODS, 1, "1 for the seat whose turn it is, counted from the observer")
SQUARE = OBSERVATION.block("square", ENEMIES, 8, "square of each enemy")
FENRIR = OBSERVATION.block("fenrir_angry", 1, 1, "1 while Fenrir rages")
BAGS = OBSERVATION.block("bags", 2 * ISLANDS, 47, "Vikings and Fire Giants in the bag of each island")
VALKYRIES = OBSERVATION.block("valkyries", ISLANDS, 1, "1 for the island where the Valkyries are")
SUBMERGED = OBSERVATION.block("submerged", ISLANDS, 1, "1 for the island under water")
STOCKS = OBSERVATION.block("stocks", 3, 47, "Vikings in Helheim, Fire Giants in Muspellheim, elves in Alfheim")
CARDS = OBSERVATION.block("cards", CARD_KINDS, 7, "cards of each kind still in the deck")
NEXT = OBSERVATION.block("next_cards", 6, CARD_KINDS, "kind + 1 of the next six cards where known, else 0")
AWAKE = OBSERVATION.block("awake", GIANTS, 1, "1 for each active giant")
BEATEN = OBSERVATION.block("beaten", GIANTS, 1, "1 for each giant set aside")
VANIR = OBSERVATION.block("vanir", 1, 6, "square of the Vanir pawn")
DAEG = OBSERVATION.block("daeg", 1, 3, "turns still without an enemy card")
USED = OBSERVATION.block("worlds_used", WORLDS, 1, "1 for each world used this turn")
REPEATED = OBSERVATION.block("world_repeated", 1, 1, "1 once Freyja has used a world twice this turn")
DONE = OBSERVATION.block("actions_done", 1, 4, "actions taken this turn")
TO_RESOLVE = OBSERVATION.block("to_resolve", ENEMIES, 1, "1 for each enemy whose effect is still to come")
PUSHES = OBSERVATION.block("pushes", 2, 3, "enemies still to be pushed back, and how far each goes")
PUSHED = OBSERVATION.block("pushed", ENEMIES, 1, "1 for each enemy that has been pushed back")
PENDING = OBSERVATION.block(
    "pending", 9, 47, "card, second card, face, second face, foe, giant fought, total so far, partner, Vikings to move"
)
ROLL = OBSERVATION.block(
    "roll", 2, ENEMIES, "while Tyr chooses a roll: its Purpose + 1, the enemy whose effect it is + 1"
)
LEFT = OBSERVATION.block("left", 2, 15, "Vikings that Sigel may still give, cards still to be put in order")
SHEETS = OBSERVATION.block("sheets", GODS * (2 + ENEMIES), 47, "Vikings, elves and weapons of each god, observer first")
WHO = OBSERVATION.block("gods", GODS * GODS, 1, "which god each seat is, observer first")


@rule
def observe(game: Game, seat: int, out: Out) -> None:
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    out[DECISION] = game.decision
    for enemy in range(ENEMIES):
        out[SQUARE + enemy] = game.square[enemy]
    out[FENRIR] = game.fenrir_angry
    for island in range(ISLANDS):
        out[BAGS + 2 * island] = game.bag[island].vikings
        out[BAGS + 2 * island + 1] = game.bag[island].fire_giants
    out[VALKYRIES + game.valkyries] = 1
    out[SUBMERGED + game.submerged] = 1
    out[STOCKS] = game.helheim
    out[STOCKS + 1] = game.muspellheim
    out[STOCKS + 2] = game.alfheim
    for card in range(CARD_KINDS):
        out[CARDS + card] = game.deck_count[card]
    observe_next_cards(game, out)
    for giant in range(GIANTS):
        out[AWAKE + giant] = 1 if has(game.awake, giant) else 0
        out[BEATEN + giant] = 1 if has(game.beaten, giant) else 0
    out[VANIR] = game.vanir
    out[DAEG] = game.daeg
    for world in range(WORLDS):
        out[USED + world] = 1 if has(game.worlds_used, world) else 0
    out[REPEATED] = game.world_repeated
    out[DONE] = game.actions_done
    observe_pending(game, out)
    observe_what_is_left(game, out)
    for i in range(game.players):
        observe_sheet(game, i, (seat + i) % game.players, out)


@rule
def observe_next_cards(game: Game, out: Out) -> None:
    for i in range(min(6, game.deck_left)):
        place = game.deck_left - 1 - i
        if (game.deck_known & bit(place)) != 0:
            out[NEXT + i] = game.deck[place] + 1


@rule
def observe_pending(game: Game, out: Out) -> None:
    out[PENDING] = game.card
    out[PENDING + 1] = game.second_card
    out[PENDING + 2] = game.face
    out[PENDING + 3] = game.second_face
    out[PENDING + 4] = game.foe
    out[PENDING + 5] = game.foe_giant
    out[PENDING + 6] = game.sent
    out[PENDING + 7] = game.partner
    out[PENDING + 8] = game.trade_vikings


@rule
def is_resolving_effects(game: Game) -> bool:
    """Whether what is asked belongs to the enemy card; Tyr may choose a roll for other things too."""
    if game.decision == Decision.WHICH_ROLL:
        return game.rolled_for == Purpose.EFFECT
    return game.decision == Decision.WHICH_EFFECT or game.decision == Decision.WHO_LAGS


@rule
def observe_what_is_left(game: Game, out: Out) -> None:
    """Of effects, rolls, pushes and gifts that take several decisions; each while it goes on."""
    if is_resolving_effects(game):
        for enemy in range(ENEMIES):
            out[TO_RESOLVE + enemy] = 1 if has(effects_to_come(game), enemy) else 0
    match game.decision:
        case Decision.PUSH:
            out[PUSHES] = game.pushes_left
            out[PUSHES + 1] = game.push_squares
            for enemy in range(ENEMIES):
                out[PUSHED + enemy] = 1 if has(game.pushed, enemy) else 0
        case Decision.WHICH_ROLL:
            out[ROLL] = game.rolled_for + 1
            out[ROLL + 1] = game.effect_of + 1
        case Decision.SIGEL:
            out[LEFT] = game.sigel_left
        case Decision.NEXT_CARD:
            out[LEFT + 1] = game.order_place - game.order_last + 1


@rule
def observe_sheet(game: Game, place: int, seat: int, out: Out) -> None:
    """One god's things; `place` counts from the observer."""
    first = SHEETS + place * (2 + ENEMIES)
    out[first] = game.sheet[seat].vikings
    out[first + 1] = game.sheet[seat].elves
    for enemy in range(ENEMIES):
        out[first + 2 + enemy] = game.sheet[seat].weapon[enemy]
    if game.sheet[seat].god >= 0:
        out[WHO + place * GODS + game.sheet[seat].god] = 1
    out[ACTIVE + place] = 1 if seat == game.active else 0


OBSERVATION_SIZE = OBSERVATION.size
