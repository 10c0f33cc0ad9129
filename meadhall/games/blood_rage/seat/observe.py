"""What a seat knows, as numbers in named blocks: for learning machines. Seats count from the observer."""

from meadhall.engine import Observation, Out, has, rule

from ..cards import age_of, is_located, unseen_picks
from ..content import (
    AGES,
    CARD_FIGURE,
    CARDS,
    CONTENT,
    FIRST_MONSTER,
    PIECES,
    PLACES,
    PROVINCES,
    SEATS,
    STATS,
    UPGRADES,
)
from ..draft import pack_held
from ..names import Figure, Piece, Slot
from ..state import Decision, Game

MONSTERS = len(Figure) - FIRST_MONSTER

OBSERVATION = Observation()
DECISION = OBSERVATION.block("decision", len(Decision), 1, "1 for what is being decided, a Decision")
WAITING = OBSERVATION.block("waiting", SEATS, 1, "1 for each seat that must decide")
AGE = OBSERVATION.block("age", AGES, 1, "1 for the present Age")
PHASE = OBSERVATION.block("phase", 1, 5, "the present Phase")
ACTIVE = OBSERVATION.block("active", SEATS, 1, "1 for the seat whose turn it is")
FIRST = OBSERVATION.block("first", SEATS, 1, "1 for the seat with the First Player token")
DOOM = OBSERVATION.block("doom", AGES * PROVINCES, 1, "1 for the province destroyed at the end of each Age")
DESTROYED = OBSERVATION.block("destroyed", PROVINCES, 1, "1 for each destroyed province")
PILLAGED = OBSERVATION.block("pillaged", PROVINCES, 1, "1 for each province pillaged this Age")
TOKEN = OBSERVATION.block("token", PROVINCES, 4, "the Token of each province")
STAT = OBSERVATION.block("stats", SEATS * STATS, 5, "step of each stat")
RAGE = OBSERVATION.block("rage", SEATS, 40, "Rage left")
GLORY = OBSERVATION.block("glory", SEATS, 400, "Glory")
PASSED = OBSERVATION.block("passed", SEATS, 1, "1 for each seat that has passed")
WARRIORS = OBSERVATION.block("warriors", SEATS * PLACES, 8, "Warriors at each Place")
LEADER = OBSERVATION.block("leader", SEATS * PLACES, 1, "1 for the Place of the Leader")
SHIP = OBSERVATION.block("ship", SEATS * PLACES, 1, "1 for the Place of the Ship")
MONSTER = OBSERVATION.block("monsters", MONSTERS * PLACES, 1, "1 for the Place of each monster in play")
OWNER = OBSERVATION.block("owners", MONSTERS * SEATS, 1, "1 for the seat that owns the monster")
UPGRADE = OBSERVATION.block("upgrades", SEATS * UPGRADES, 1, "1 for each upgrade in play")
HAND = OBSERVATION.block("hands", SEATS * CARDS, 9, "cards of each kind in hand; of other seats those known to all")
BACKS = OBSERVATION.block("backs", SEATS * AGES, 28, "cards in hand by the Age on their backs")
QUESTS = OBSERVATION.block("quests", SEATS * AGES, 9, "quests committed to by the Age on their backs")
OWN_QUESTS = OBSERVATION.block("own_quests", CARDS, 9, "own quests committed to")
PACK = OBSERVATION.block("pack", CARDS, 3, "cards of the pack held in a draft")
PLAYED = OBSERVATION.block("played", SEATS * CARDS, 3, "cards played openly in this battle")
FIGHTER = OBSERVATION.block("fighters", SEATS, 1, "1 for each seat in the battle")
PILLAGER = OBSERVATION.block("pillager", SEATS, 1, "1 for the seat that pillages")
BATTLEFIELD = OBSERVATION.block("battlefield", PROVINCES, 1, "1 for the province pillaged")
DYING = OBSERVATION.block("dying", SEATS * PIECES, 8, "figures about to be destroyed")
PENDING = OBSERVATION.block(
    "pending",
    11,
    102,
    "march from, to, figures marched; upgrade played + 1; free piece; province of an offer; figures offered; "
    "stat barred; refusals in a row; own secret choice + 1; own cards kept in this draft",
)


@rule
def observe(game: Game, seat: int, out: Out) -> None:
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    out[DECISION + game.decision] = 1
    out[AGE + game.age] = 1
    out[PHASE] = game.phase
    observe_board(game, out)
    for i in range(game.players):
        other = (seat + i) % game.players
        observe_clan(game, i, other, out)
        observe_cards(game, i, other, seat, out)
    for i in range(game.quests[seat]):
        out[OWN_QUESTS + game.deck[game.quest[seat, i]]] += 1
    if game.decision == Decision.DRAFT and has(game.waiting, seat):
        pack = pack_held(game, seat)
        for i in range(game.picks[seat], CONTENT.draft.dealt):
            out[PACK + game.deck[pack + i]] += 1
    observe_pending(game, seat, out)


@rule
def observe_board(game: Game, out: Out) -> None:
    for age in range(AGES):
        out[DOOM + age * PROVINCES + game.doom[age]] = 1
    for province in range(PROVINCES):
        out[DESTROYED + province] = 1 if has(game.destroyed, province) else 0
        out[PILLAGED + province] = 1 if has(game.pillaged, province) else 0
        out[TOKEN + province] = game.token[province]
    out[BATTLEFIELD + game.province] = 1


@rule
def observe_clan(game: Game, place: int, seat: int, out: Out) -> None:
    """Everything on and around one clan sheet; `place` counts from the observer."""
    out[WAITING + place] = 1 if has(game.waiting, seat) else 0
    out[ACTIVE + place] = 1 if seat == game.active else 0
    out[FIRST + place] = 1 if seat == game.first else 0
    out[PILLAGER + place] = 1 if seat == game.pillager else 0
    out[FIGHTER + place] = 1 if has(game.fighters, seat) else 0
    out[PASSED + place] = 1 if has(game.passed, seat) else 0
    out[RAGE + place] = game.rage[seat]
    out[GLORY + place] = game.glory[seat]
    for stat in range(STATS):
        out[STAT + place * STATS + stat] = game.stat[seat, stat]
    for spot in range(PLACES):
        out[WARRIORS + place * PLACES + spot] = game.warriors[seat, spot]
    out[LEADER + place * PLACES + game.at[seat, Piece.LEADER]] = 1
    out[SHIP + place * PLACES + game.at[seat, Piece.SHIP]] = 1
    for slot in range(Slot.MONSTER_1, Slot.CLAN_1):
        if game.upgrade[seat, slot] >= 0:
            monster = CARD_FIGURE[game.deck[game.upgrade[seat, slot]]] - FIRST_MONSTER
            out[MONSTER + monster * PLACES + game.at[seat, slot]] = 1
            out[OWNER + monster * SEATS + place] = 1
    for card in range(UPGRADES):
        out[UPGRADE + place * UPGRADES + card] = 1 if has(game.powers[seat], card) else 0
    for piece in range(PIECES):
        out[DYING + place * PIECES + piece] = game.dying[seat, piece]


@rule
def observe_cards(game: Game, place: int, seat: int, observer: int, out: Out) -> None:
    for i in range(game.hand_size[seat]):
        card = game.hand[seat, i]
        out[BACKS + place * AGES + age_of(card)] += 1
        if seat == observer or is_located(game, card):
            out[HAND + place * CARDS + game.deck[card]] += 1
    if seat != observer:
        out[BACKS + place * AGES + game.age] -= unseen_picks(game, seat)
    for i in range(game.quests[seat]):
        out[QUESTS + place * AGES + age_of(game.quest[seat, i])] += 1
    for i in range(game.plays[seat]):
        out[PLAYED + place * CARDS + game.deck[game.played[seat, i]]] += 1


@rule
def observe_pending(game: Game, seat: int, out: Out) -> None:
    out[PENDING] = game.march_from
    out[PENDING + 1] = game.march_to
    out[PENDING + 2] = game.marched
    out[PENDING + 3] = game.deck[game.card] + 1 if game.decision == Decision.SLOT else 0
    out[PENDING + 4] = game.free_piece
    out[PENDING + 5] = game.offer_at
    out[PENDING + 6] = game.offered
    out[PENDING + 7] = game.barred
    out[PENDING + 8] = game.declines
    out[PENDING + 9] = game.chosen[seat] + 1
    out[PENDING + 10] = game.picks[seat]


OBSERVATION_SIZE = OBSERVATION.size
