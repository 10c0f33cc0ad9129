"""What a seat knows, as numbers in named blocks: for learning machines."""

from meadhall.engine import Observation, Out, has, rule

from ..book import PAGES
from ..content import (
    ARTEFACTS,
    CREATURES,
    ENEMIES,
    FIGHTERS,
    FOES,
    GODS,
    IOTUNNS,
    ISLANDS,
    LEVELS,
    OUT,
    SEATS,
    STONES,
    SUPPORTS,
    WORLDS,
)
from ..names import Adversary, Counter
from ..state import DICE_ROOM, Game
from ..tree import is_blocked
from .knowledge import hidden_enemies, knows, may_show

COUNTERS = len(Counter)
ADVERSARIES = len(Adversary)
KNOWN = 4
"""Places of each deck that are shown, the card on the wheel included."""

OBSERVATION = Observation()
DECISION = OBSERVATION.block("decision", 1, 40, "what is being decided, a Decision")
ACTIVE = OBSERVATION.block("active", SEATS, 1, "1 for the seat whose turn it is, counted from the observer")
TO_PLAY = OBSERVATION.block("to_play", SEATS, 1, "1 for each seat that has not been ordered this round")
ORDER = OBSERVATION.block(
    "order", SEATS, SEATS, "place of each seat in this round's order of play, observer first; 0 while it has none"
)
TURN = OBSERVATION.block("turn", 3, 1, "this turn: Fenrir took the action, Frigg moved life, Gjallarhorn was blown")
PAGE = OBSERVATION.block("page", PAGES, 1, "1 for the open page of the Book of Sagas")
NIDHOGG = OBSERVATION.block("nidhogg", 1, 6, "his space on the page")
ROTATION = OBSERVATION.block("rotation", 3, 1, "1 for the position of the mid level")
RAVAGED = OBSERVATION.block("ravaged", WORLDS, 1, "1 for each ravaged World")
BLOCKED = OBSERVATION.block("blocked", WORLDS, 1, "1 for each World where only fights are possible")
TOKENS = OBSERVATION.block("tokens", WORLDS, 1, "1 for each World with a saga token")
ENEMY_AT = OBSERVATION.block("enemy_at", FIGHTERS * (OUT + 1), 1, "place of each Enemy: a World, the Cage, out of play")
ISLAND = OBSERVATION.block("island", ISLANDS, 1, "1 for Iormungand's island")
LADDERS = OBSERVATION.block("ladders", 2, 8, "Anonymous on Hel's ladder, Fire Giants on Surt's")
AWAKE = OBSERVATION.block("awake", IOTUNNS, 1, "1 for each active Iotunn")
STRANDED = OBSERVATION.block("stranded", IOTUNNS, 1, "1 for each that blocks nothing")
FACE_UP = OBSERVATION.block("face_up", ENEMIES, 1, "1 for each Enemy with a card face up on the wheel")
DEALT = OBSERVATION.block("dealt", SEATS, 1, "1 for each seat with a card face down on the wheel, observer first")
CARDS = OBSERVATION.block(
    "cards", SEATS * KNOWN, 6, "Enemy + 1 of the next four cards of each deck where known, else 0"
)
POSSIBLE = OBSERVATION.block("possible", SEATS * ENEMIES, 1, "which Enemies the next card of each deck may show")
RESERVES = OBSERVATION.block(
    "reserves", 5, 18, "elves, Vane dice, Heroes in Valhalla, creatures left, Iotunn cards left"
)
SHELVES = OBSERVATION.block("shelves", 2 * LEVELS, 18, "visible artefact + 1 of each dispenser, and how many lie there")
LIFE = OBSERVATION.block("life", SEATS, 9, "life of each god, observer first")
GOODS = OBSERVATION.block("goods", 3 * SEATS, 13, "elves, Vane dice and saga tokens of each god, observer first")
SKILLS = OBSERVATION.block("skills", SEATS, 3, "saving roll skill of each god, observer first")
WHO = OBSERVATION.block("gods", SEATS * GODS, 1, "which god each seat is, observer first")
WHERE = OBSERVATION.block("where", SEATS * WORLDS, 1, "World of each god, observer first")
OWNED = OBSERVATION.block("artefacts", SEATS * ARTEFACTS, 1, "artefacts of each god, observer first")
BONDS = OBSERVATION.block("bonds", SEATS * GODS, 1, "relations of each god, observer first")
SUPPORT = OBSERVATION.block("support", 3 * SUPPORTS, 9, "support gods: god + 1, life, World + 1")
COUNTER = OBSERVATION.block("counters", COUNTERS, 20, "the saga's counters, by Counter")
STANDING = OBSERVATION.block("adversaries", ADVERSARIES + 2, 9, "World + 1 of each adversary, space + 1 of each wolf")
RELIC = OBSERVATION.block("relic", SEATS, 1, "1 for the holder of the horn or Gleipnir, observer first")
RISKS = OBSERVATION.block("risks", 4, FOES, "Risks left, foe + 1, successes, loss")
DICE = OBSERVATION.block("dice", 2 * DICE_ROOM, 4, "face + 1 of each die rolled, and whether it is marked")
PENDING = OBSERVATION.block(
    "pending", 7, 13, "goods, least, most, planks, tier, god being moved + 1, cards put back in order"
)
DRAWN = OBSERVATION.block("drawn", 3, CREATURES, "creature + 1 of each card drawn")
RUNES = OBSERVATION.block("runes", STONES, 4, "rune + 1 of each stone not yet used")
OPTIONS = OBSERVATION.block(
    "options", 5, 1, "powers, Fenrir blocks moves, flexible order, rotating speaker, short solo deck"
)


@rule
def observe(game: Game, seat: int, out: Out) -> None:
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    observe_tree(game, out)
    observe_enemies(game, out)
    observe_book(game, seat, out)
    observe_pending(game, out)
    for i in range(game.players):
        observe_sheet(game, i, (seat + i) % game.players, out)
        observe_deck(game, seat, i, (seat + i) % game.players, out)


@rule
def observe_tree(game: Game, out: Out) -> None:
    out[ROTATION + game.rotation] = 1
    for world in range(WORLDS):
        out[RAVAGED + world] = 1 if has(game.ravaged, world) else 0
        out[BLOCKED + world] = 1 if is_blocked(game, world) else 0
        out[TOKENS + world] = 1 if has(game.tokens, world) else 0
    out[RESERVES] = game.elves
    out[RESERVES + 1] = game.dice
    out[RESERVES + 2] = game.heroes
    out[RESERVES + 3] = game.creatures_left
    out[RESERVES + 4] = game.iotunns_left
    for level in range(LEVELS):
        out[SHELVES + level] = game.dispenser[level, 0] + 1 if game.dispenser_left[level] > 0 else 0
        out[SHELVES + LEVELS + level] = game.dispenser_left[level]
    for i in range(SUPPORTS):
        if game.support[i] >= 0:
            out[SUPPORT + i] = game.support[i] + 1
            out[SUPPORT + SUPPORTS + i] = game.support_life[i]
            out[SUPPORT + 2 * SUPPORTS + i] = game.figure[game.support[i]] + 1


@rule
def observe_enemies(game: Game, out: Out) -> None:
    for enemy in range(FIGHTERS):
        out[ENEMY_AT + enemy * (OUT + 1) + game.at[enemy]] = 1
    for enemy in range(ENEMIES):
        out[FACE_UP + enemy] = 1 if game.face_up[enemy] >= 0 else 0
    out[ISLAND + game.island] = 1
    out[LADDERS] = game.anonymous
    out[LADDERS + 1] = game.giants
    for iotunn in range(IOTUNNS):
        out[AWAKE + iotunn] = 1 if has(game.awake, iotunn) else 0
        out[STRANDED + iotunn] = 1 if has(game.stranded, iotunn) else 0


@rule
def observe_book(game: Game, seat: int, out: Out) -> None:
    out[PAGE + game.page] = 1
    out[NIDHOGG] = game.nidhogg
    for counter in range(COUNTERS):
        out[COUNTER + counter] = game.counter[counter]
    for adversary in range(ADVERSARIES):
        out[STANDING + adversary] = game.adversary[adversary] + 1
    out[STANDING + ADVERSARIES] = game.wolf[0] + 1
    out[STANDING + ADVERSARIES + 1] = game.wolf[1] + 1
    if game.relic >= 0:
        out[RELIC + (game.relic - seat + game.players) % game.players] = 1
    out[OPTIONS] = game.powers
    out[OPTIONS + 1] = game.fenrir_blocks_move
    out[OPTIONS + 2] = game.flexible_order
    out[OPTIONS + 3] = game.rotating_speaker
    out[OPTIONS + 4] = game.solo_deck_12


@rule
def observe_pending(game: Game, out: Out) -> None:
    out[DECISION] = game.decision
    out[TURN] = game.no_act
    out[TURN + 1] = game.cared
    out[TURN + 2] = game.called
    out[RISKS] = game.risks
    out[RISKS + 1] = game.foe + 1
    out[RISKS + 2] = game.successes
    out[RISKS + 3] = game.loss
    for i in range(game.dice_rolled):
        out[DICE + i] = game.die[i] + 1
        out[DICE + DICE_ROOM + i] = 1 if has(game.marked, i) else 0
    out[PENDING] = game.goods
    out[PENDING + 1] = game.least
    out[PENDING + 2] = game.most
    out[PENDING + 3] = game.planks
    out[PENDING + 4] = game.tier
    out[PENDING + 5] = game.mover + 1
    out[PENDING + 6] = game.stacked
    for i in range(game.drawn_count):
        out[DRAWN + i] = game.drawn[i] + 1
    for stone in range(STONES):
        out[RUNES + stone] = game.rune[stone] + 1


@rule
def observe_sheet(game: Game, place: int, seat: int, out: Out) -> None:
    """One god's things; `place` counts from the observer."""
    sheet = game.sheet[seat]
    out[ACTIVE + place] = 1 if seat == game.active else 0
    out[TO_PLAY + place] = 1
    for i in range(game.ordered):
        if game.order[i] == seat:
            out[TO_PLAY + place] = 0
            out[ORDER + place] = i + 1
    out[LIFE + place] = sheet.life
    out[GOODS + 3 * place] = sheet.elves
    out[GOODS + 3 * place + 1] = sheet.dice
    out[GOODS + 3 * place + 2] = sheet.tokens
    out[SKILLS + place] = sheet.saving
    if sheet.god >= 0:
        out[WHO + place * GODS + sheet.god] = 1
        out[WHERE + place * WORLDS + game.figure[sheet.god]] = 1
    if sheet.artefacts != 0:
        for artefact in range(ARTEFACTS):
            out[OWNED + place * ARTEFACTS + artefact] = 1 if has(sheet.artefacts, artefact) else 0
    if sheet.bonds != 0:
        for god in range(GODS):
            out[BONDS + place * GODS + god] = 1 if has(sheet.bonds, god) else 0


@rule
def observe_deck(game: Game, who: int, place: int, owner: int, out: Out) -> None:
    """What is known of a deck; `place` counts from the observer."""
    out[DEALT + place] = game.sheet[owner].dealt
    hidden = hidden_enemies(game, who, owner)
    for i in range(min(KNOWN, game.sheet[owner].deck_left)):
        out[CARDS + place * KNOWN + i] = knows(game, who, owner, i, hidden) + 1
    if game.sheet[owner].deck_left > 0:
        possible = may_show(game, who, owner, 0, hidden)
        for enemy in range(ENEMIES):
            out[POSSIBLE + place * ENEMIES + enemy] = 1 if has(possible, enemy) else 0


OBSERVATION_SIZE = OBSERVATION.size
