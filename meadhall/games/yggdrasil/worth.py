"""What things are worth to a quick player: pushes, fights, Vikings, giants, souls. The weights are in advice.yaml.

Only what lies open on the table is looked at; in Yggdrasil every seat knows the same.
"""

from dataclasses import dataclass
from pathlib import Path

from meadhall.engine import count_bits, load_content, row, rule
from meadhall.engine.content import overlay

from .combat import GIANT_STRENGTH, GIANTS_EACH, THOR_BONUS
from .content import (
    ANGRY,
    CARD_ADVANCE,
    CARD_ENEMIES,
    CONTENT,
    ENEMIES,
    FACE_HAMMERS,
    FORBIDS_DIE,
    GATE_AFTER,
    GIANT_RUNE,
    GIANTS,
    ISLANDS,
    ODINS_HALL,
    RAGNAROK,
    START,
    STRENGTH,
    STRENGTHENER,
    STRENGTHENS_GIANTS,
    WALL_AFTER,
    Enemy,
    God,
    Rune,
    World,
)
from .enemies import has_power_of
from .flow import LOST_PAST_THE_GATE, LOST_PAST_THE_WALL, enemies_beyond
from .state import Game
from .worlds import HEIMDALLS_SOULS, SOULS_SOUGHT, TOKENS_PURGED, VIKINGS_RETURNED, can_fly_to, can_search


@dataclass(frozen=True)
class GiantWeights:
    strengthen: int
    block: dict[str, int]
    cancel_powers: int
    whirlpool: int
    strengthen_giants: int
    no_die: int


@dataclass(frozen=True)
class Weights:
    push: list[int]
    defeat: int
    last_stand: int
    spent_enemy: int
    enemy: dict[str, int]
    viking: list[int]
    elf: list[int]
    weapon: int
    weapon_pressure: int
    weapon_level: int
    weapon_share: list[int]
    weapon_of_another: int
    return_viking: int
    purge_giant: int
    deeper: int
    vanir: int
    vanir_last_wanted: int
    helped_viking: int
    ordered_cards: int
    rune: list[int]
    runes: dict[str, int]
    giants: GiantWeights
    partner: int
    gods: dict[str, int]
    investing_stops: int
    evaluation: dict[str, list[int]]


with overlay(None):  # an overlay changes the game, not what a player thinks of it
    WEIGHTS = load_content(Weights, Path(__file__).parent / "advice.yaml")

PUSH_WORTH = row(WEIGHTS.push)
DEFEAT = WEIGHTS.defeat
LAST_STAND = WEIGHTS.last_stand
SPENT_ENEMY = WEIGHTS.spent_enemy
ENEMY_WORTH = row(WEIGHTS.enemy[enemy.name.lower()] for enemy in Enemy)
VIKING_WORTH = row(WEIGHTS.viking)
MANY_VIKINGS = len(WEIGHTS.viking) - 1
ELF_WORTH = row(WEIGHTS.elf)
MANY_ELVES = len(WEIGHTS.elf) - 1
WEAPON_WORTH = WEIGHTS.weapon
WEAPON_PRESSURE = WEIGHTS.weapon_pressure
WEAPON_LEVEL = WEIGHTS.weapon_level
WEAPON_SHARE = row(WEIGHTS.weapon_share)
WEAPON_OF_ANOTHER = WEIGHTS.weapon_of_another
PARTNER_VIKING = WEIGHTS.partner
RETURN_WORTH = WEIGHTS.return_viking
PURGE_WORTH = WEIGHTS.purge_giant
DEEPER_WORTH = WEIGHTS.deeper
RUNE_STEP_WORTH = row(WEIGHTS.rune)
RUNE_WORTH = row(WEIGHTS.runes[rune.name.lower()] for rune in Rune)
GOD_WORTH = row(WEIGHTS.gods[god.name.lower()] for god in God)
INVESTING_STOPS = WEIGHTS.investing_stops
GIANT_WORTH = row(
    WEIGHTS.giants.block[str(giant.target)] if giant.effect == "block" else int(getattr(WEIGHTS.giants, giant.effect))
    for giant in CONTENT.giants.list
)
"""Of an active giant's defeat, by Giant."""
RUNE_GIANTS = row(sum(1 << giant for giant in range(GIANTS) if GIANT_RUNE[giant] == rune) for rune in Rune)
"""Mask of the giants of each Rune."""
RUNES = len(Rune)
FACES_WITH = row(FACE_HAMMERS.count(hammers) for hammers in range(max(FACE_HAMMERS) + 1))
"""How many faces of the die show so many hammers."""
MOST_HAMMERS = max(FACE_HAMMERS)
FACES = len(FACE_HAMMERS)
PERCENT = 100

assert set(WEIGHTS.giants.block) <= {world.name.lower() for world in World}


# --- enemies ---------------------------------------------------------------------------------------------------------


@rule
def cards_coming(game: Game, enemy: int) -> int:
    """Squares this enemy will still advance by its own cards."""
    return game.deck_count[enemy] + CARD_ADVANCE[ANGRY + enemy] * game.deck_count[ANGRY + enemy]


@rule
def turns_each(game: Game) -> int:
    """Turns that each god still has, about."""
    return (game.deck_left + game.daeg) // game.players


@rule
def is_mortal(game: Game, enemy: int) -> bool:
    """Whether the game is lost at the end of this turn unless this enemy (or one like it) goes back."""
    square = game.square[enemy]
    if square == ODINS_HALL:
        return True
    if square == GATE_AFTER + 1 and enemies_beyond(game, GATE_AFTER) >= LOST_PAST_THE_GATE:
        return True
    return square == WALL_AFTER + 1 and enemies_beyond(game, WALL_AFTER) >= LOST_PAST_THE_WALL


@rule
def is_last_stand(game: Game, enemy: int) -> bool:
    """Whether one enemy more at the gate or the wall that this one has passed would lose the game."""
    square = game.square[enemy]
    if square == GATE_AFTER + 1:
        return enemies_beyond(game, GATE_AFTER) == LOST_PAST_THE_GATE - 1
    return square == WALL_AFTER + 1 and enemies_beyond(game, WALL_AFTER) == LOST_PAST_THE_WALL - 1


@rule
def push_worth(game: Game, enemy: int) -> int:
    """One square back for this enemy."""
    if is_mortal(game, enemy):
        return DEFEAT
    worth = PUSH_WORTH[game.square[enemy]] * ENEMY_WORTH[enemy] // PERCENT
    if is_last_stand(game, enemy):
        worth += LAST_STAND
    if cards_coming(game, enemy) == 0:
        worth = worth * SPENT_ENEMY // PERCENT
    return worth


@rule
def card_harm(game: Game, card: int) -> int:
    """What drawing this card costs: every enemy on it comes closer."""
    harm = 0
    for enemy in range(ENEMIES):
        if (CARD_ENEMIES[card] >> enemy) & 1 == 1:
            square = min(game.square[enemy] + CARD_ADVANCE[card], ODINS_HALL)
            harm += PUSH_WORTH[square]
            if enemy == Enemy.FENRIR and card < RAGNAROK:
                harm += PUSH_WORTH[square] // 2  # he costs actions as well
    return harm


# --- what a god holds ------------------------------------------------------------------------------------------------


@rule
def is_late(game: Game) -> bool:
    """Whether nothing that pays later is worth an action any more."""
    return turns_each(game) < INVESTING_STOPS


@rule
def viking_worth(held: int) -> int:
    """One Viking to a god who holds so many."""
    return VIKING_WORTH[min(held, MANY_VIKINGS)]


@rule
def elf_worth(held: int) -> int:
    return ELF_WORTH[min(held, MANY_ELVES)]


@rule
def weapon_worth(game: Game, enemy: int) -> int:
    """One more level against this enemy saves a Viking in every fight to come. Gods who specialise save more: raise
    the weapons one has, and leave to another god the enemy against whom he is better armed."""
    if is_late(game):
        return 0
    level = game.sheet[game.active].weapon[enemy]
    worth = WEAPON_WORTH * cards_coming(game, enemy) * WEAPON_SHARE[game.players] // PERCENT
    worth = worth * (PERCENT + WEAPON_PRESSURE * (game.square[enemy] - START) + WEAPON_LEVEL * level) // PERCENT
    for seat in range(game.players):
        if game.sheet[seat].weapon[enemy] > level:
            return worth * WEAPON_OF_ANOTHER // PERCENT
    return worth


@rule
def transfer_worth(game: Game, partner: int, vikings: int, elves: int) -> int:
    """Vikings and elves taken from another god (given, if negative): worth more to the one who holds fewer."""
    mine = game.sheet[game.active]
    theirs = game.sheet[partner]
    worth = 0
    for i in range(vikings):
        worth += viking_worth(mine.vikings + i) - viking_worth(theirs.vikings - 1 - i)
    for i in range(-vikings):
        worth += viking_worth(theirs.vikings + i) - viking_worth(mine.vikings - 1 - i)
    for i in range(elves):
        worth += elf_worth(mine.elves + i) - elf_worth(theirs.elves - 1 - i)
    for i in range(-elves):
        worth += elf_worth(theirs.elves + i) - elf_worth(mine.elves - 1 - i)
    if hangs_on_a_fight(game):
        worth += PARTNER_VIKING * (vikings + elves)
    return worth


@rule
def hangs_on_a_fight(game: Game) -> bool:
    """Whether the game is lost at the end of this turn unless an enemy is pushed back."""
    for enemy in range(ENEMIES):
        if is_mortal(game, enemy):
            return True
    return False


# --- fights ----------------------------------------------------------------------------------------------------------


@rule
def bonus_against(game: Game, enemy: int) -> int:
    bonus = game.sheet[game.active].weapon[enemy]
    return bonus + THOR_BONUS if has_power_of(game, God.THOR) else bonus


@rule
def strength_to_beat(game: Game, enemy: int) -> int:
    """What Vikings, hammers and elves must add up to."""
    strengthened = 1 if (game.awake & STRENGTHENER[enemy]) != 0 else 0
    return STRENGTH[game.square[enemy]] + strengthened - bonus_against(game, enemy)


@rule
def strength_of_giants(game: Game) -> int:
    strength = GIANT_STRENGTH
    if (game.awake & STRENGTHENS_GIANTS) != 0:
        strength += 1
    return strength - THOR_BONUS if has_power_of(game, God.THOR) else strength


@rule
def gain_with(game: Game, prize: int, needed: int, sent: int) -> int:
    """What sending so many Vikings into a fight gains, on average over the die; elves help if they are worth it."""
    sheet = game.sheet[game.active]
    gain = 0
    for hammers in range(MOST_HAMMERS + 1):
        faces = FACES_WITH[hammers]
        rolled = hammers
        if (game.awake & FORBIDS_DIE) != 0:
            rolled = 0
        missing = needed - sent - rolled
        if missing <= 0:
            gain += faces * prize
        elif missing <= sheet.elves:
            gain += faces * max(0, prize - missing * elf_worth(sheet.elves - missing))
    cost = 0
    for i in range(sent):
        cost += viking_worth(sheet.vikings - 1 - i)
    if is_late(game):
        cost //= 3
    return gain // FACES - cost


@rule
def best_gain(game: Game, prize: int, needed: int) -> int:
    """A fight's worth with as many Vikings as suit it."""
    sheet = game.sheet[game.active]
    best = -DEFEAT
    for sent in range(max(0, needed - MOST_HAMMERS - sheet.elves), min(sheet.vikings, max(0, needed)) + 1):
        best = max(best, gain_with(game, prize, needed, sent))
    return best


@rule
def best_fight_in_asgard(game: Game) -> int:
    best = -DEFEAT
    for enemy in range(ENEMIES):
        if game.square[enemy] > START:
            best = max(best, best_gain(game, push_worth(game, enemy), strength_to_beat(game, enemy)))
    return best


# --- giants ----------------------------------------------------------------------------------------------------------


@rule
def rune_worth(game: Game, rune: int) -> int:
    """One more giant of this rune beaten."""
    beaten = count_bits(game.beaten & RUNE_GIANTS[rune])
    return RUNE_WORTH[rune] if beaten == GIANTS_EACH - 1 else RUNE_STEP_WORTH[beaten]


@rule
def giant_worth(game: Game, giant: int) -> int:
    """An active giant set aside."""
    return GIANT_WORTH[giant] + rune_worth(game, GIANT_RUNE[giant])


@rule
def hidden_giant_worth(game: Game) -> int:
    """The top of the pile: any giant that is neither awake nor beaten."""
    total = 0
    for rune in range(RUNES):
        hidden = count_bits(RUNE_GIANTS[rune] & ~(game.awake | game.beaten))
        if hidden > 0:
            total += hidden * rune_worth(game, rune)
    return total // max(1, game.giants_left)


@rule
def best_fight_in_jotunheim(game: Game) -> int:
    prize = hidden_giant_worth(game) if game.giants_left > 0 else 0
    for giant in range(GIANTS if game.awake != 0 else 0):
        if (game.awake >> giant) & 1 == 1:
            prize = max(prize, giant_worth(game, giant))
    return best_gain(game, prize, strength_of_giants(game))


# --- Midgard ---------------------------------------------------------------------------------------------------------


@rule
def souls_worth(game: Game, island: int) -> int:
    """What a search on this island brings the active god."""
    if not can_search(game, island):
        return 0
    bag = game.bag[island]
    draws = min(HEIMDALLS_SOULS if has_power_of(game, God.HEIMDALL) else SOULS_SOUGHT, bag.vikings + bag.fire_giants)
    held = game.sheet[game.active].vikings
    return draws * bag.vikings * viking_worth(held + 1) // (bag.vikings + bag.fire_giants)


@rule
def flight_worth(game: Game, island: int) -> int:
    """Fly there (or stay) and search."""
    return souls_worth(game, island) + DEEPER_WORTH * island


@rule
def best_search(game: Game) -> int:
    best = 0
    for island in range(max(0, game.valkyries - 1), min(ISLANDS, game.valkyries + 2)):
        if island == game.valkyries or can_fly_to(game, island):
            best = max(best, flight_worth(game, island))
    return best


@rule
def is_near(game: Game, island: int) -> bool:
    """Whether the Valkyries can search there this turn or the next."""
    return island != game.submerged and abs(island - game.valkyries) <= 1


@rule
def fill_worth(game: Game, island: int) -> int:
    """Vikings back from Helheim: the poorer the bag and the nearer the Valkyries, the better."""
    bag = game.bag[island]
    returned = min(VIKINGS_RETURNED, game.helheim)
    poverty = PERCENT * bag.fire_giants // max(1, bag.vikings + bag.fire_giants)
    worth = RETURN_WORTH * returned * (poverty + PERCENT) // (2 * PERCENT)
    return worth if is_near(game, island) else worth // 2


@rule
def purge_worth(game: Game, island: int) -> int:
    """Fire Giants out of a bag, as many as five blind draws find."""
    bag = game.bag[island]
    tokens = max(1, bag.vikings + bag.fire_giants)
    worth = PURGE_WORTH * min(TOKENS_PURGED, tokens) * bag.fire_giants // tokens
    if bag.vikings == 0:
        worth //= 2
    return worth if is_near(game, island) else worth // 2
