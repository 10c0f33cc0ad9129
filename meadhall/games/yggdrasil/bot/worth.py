"""What things are worth to the greedy bot: pushes, fights, Vikings, giants, souls.

Only what lies open on the table is looked at; in Yggdrasil every seat knows the same.
"""

from meadhall.engine import count_bits, has, row, rule

from ..combat import bonus_against, strength_of
from ..content import (
    ANGRY,
    CARD_ADVANCE,
    CARD_ENEMIES,
    CONTENT,
    ENEMIES,
    FACE_HAMMERS,
    FORBIDS_DIE,
    GIANT_RUNE,
    GIANTS,
    ISLANDS,
    RAGNAROK,
    Enemy,
    Rune,
)
from ..enemies import enemies_beyond, is_on_the_way
from ..state import A_GIANT, Game
from ..worlds import can_fly_to, can_search, souls_drawn
from .weights import ENEMY_WORTH, GIANT_WORTH, MANY_ELVES, MANY_VIKINGS, RUNE_WORTH, WEIGHTS

RUNE_GIANTS = row(sum(1 << giant for giant in range(GIANTS) if GIANT_RUNE[giant] == rune) for rune in Rune)
"""Mask of the giants of each Rune."""
RUNES = len(Rune)
FACES_WITH = row(FACE_HAMMERS.count(hammers) for hammers in range(max(FACE_HAMMERS) + 1))
"""How many faces of the die show so many hammers."""
MOST_HAMMERS = max(FACE_HAMMERS)
FACES = len(FACE_HAMMERS)
PERCENT = 100


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
    if square == CONTENT.asgard.odins_hall:
        return True
    return too_many_past_the_gate(game, square, 0) or too_many_past_the_wall(game, square, 0)


@rule
def is_last_stand(game: Game, enemy: int) -> bool:
    """Whether one enemy more at the gate or the wall that this one has passed would lose the game."""
    square = game.square[enemy]
    if is_mortal(game, enemy):
        return False
    return too_many_past_the_gate(game, square, 1) or too_many_past_the_wall(game, square, 1)


@rule
def too_many_past_the_gate(game: Game, square: int, more: int) -> bool:
    """Whether an enemy on this square has just passed the gate, and with so many more the game would be lost."""
    past = enemies_beyond(game, CONTENT.asgard.gate_after)
    return square == CONTENT.asgard.gate_after + 1 and past + more >= CONTENT.asgard.lost_past_the_gate


@rule
def too_many_past_the_wall(game: Game, square: int, more: int) -> bool:
    past = enemies_beyond(game, CONTENT.asgard.wall_after)
    return square == CONTENT.asgard.wall_after + 1 and past + more >= CONTENT.asgard.lost_past_the_wall


@rule
def push_worth(game: Game, enemy: int) -> int:
    """One square back for this enemy."""
    if is_mortal(game, enemy):
        return WEIGHTS.defeat
    worth = WEIGHTS.push[game.square[enemy]] * ENEMY_WORTH[enemy] // PERCENT
    if is_last_stand(game, enemy):
        worth += WEIGHTS.last_stand
    if cards_coming(game, enemy) == 0:
        worth = worth * WEIGHTS.spent_enemy // PERCENT
    return worth


@rule
def card_harm(game: Game, card: int) -> int:
    """What drawing this card costs: every enemy on it comes closer."""
    harm = 0
    for enemy in range(ENEMIES):
        if has(CARD_ENEMIES[card], enemy):
            square = min(game.square[enemy] + CARD_ADVANCE[card], CONTENT.asgard.odins_hall)
            harm += WEIGHTS.push[square]
            if enemy == Enemy.FENRIR and card < RAGNAROK:
                harm += WEIGHTS.push[square] // 2  # he costs actions as well
    return harm


# --- what a god holds ------------------------------------------------------------------------------------------------


@rule
def is_late(game: Game) -> bool:
    """Whether nothing that pays later is worth an action any more."""
    return turns_each(game) < WEIGHTS.investing_stops


@rule
def viking_worth(held: int) -> int:
    """One Viking to a god who holds so many."""
    return WEIGHTS.viking[min(held, MANY_VIKINGS)]


@rule
def elf_worth(held: int) -> int:
    return WEIGHTS.elf[min(held, MANY_ELVES)]


@rule
def weapon_worth(game: Game, enemy: int) -> int:
    """One more level against this enemy saves a Viking in every fight to come. Gods who specialise save more: raise
    the weapons one has, and leave to another god the enemy against whom he is better armed."""
    if is_late(game):
        return 0
    level = game.sheet[game.active].weapon[enemy]
    worth = WEIGHTS.weapon * cards_coming(game, enemy) * WEIGHTS.weapon_share[game.players] // PERCENT
    worth = (
        worth
        * (
            PERCENT
            + WEIGHTS.weapon_pressure * (game.square[enemy] - CONTENT.asgard.start)
            + WEIGHTS.weapon_level * level
        )
        // PERCENT
    )
    for seat in range(game.players):
        if game.sheet[seat].weapon[enemy] > level:
            return worth * WEIGHTS.weapon_of_another // PERCENT
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
        worth += WEIGHTS.partner * (vikings + elves)
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
def strength_to_beat(game: Game, foe: int) -> int:
    """What Vikings, hammers and elves must add up to against an enemy, or a giant."""
    return strength_of(game, foe) - bonus_against(game, foe)


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
    best = -WEIGHTS.defeat
    for sent in range(max(0, needed - MOST_HAMMERS - sheet.elves), min(sheet.vikings, max(0, needed)) + 1):
        best = max(best, gain_with(game, prize, needed, sent))
    return best


@rule
def best_fight_in_asgard(game: Game) -> int:
    best = -WEIGHTS.defeat
    for enemy in range(ENEMIES):
        if is_on_the_way(game, enemy):
            best = max(best, best_gain(game, push_worth(game, enemy), strength_to_beat(game, enemy)))
    return best


# --- giants ----------------------------------------------------------------------------------------------------------


@rule
def rune_worth(game: Game, rune: int) -> int:
    """One more giant of this rune beaten."""
    beaten = count_bits(game.beaten & RUNE_GIANTS[rune])
    return RUNE_WORTH[rune] if beaten == CONTENT.runes.giants_each - 1 else WEIGHTS.rune[beaten]


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
        if has(game.awake, giant):
            prize = max(prize, giant_worth(game, giant))
    return best_gain(game, prize, strength_to_beat(game, A_GIANT))


# --- Midgard ---------------------------------------------------------------------------------------------------------


@rule
def souls_worth(game: Game, island: int) -> int:
    """What a search on this island brings the active god."""
    if not can_search(game, island):
        return 0
    bag = game.bag[island]
    draws = min(souls_drawn(game), bag.vikings + bag.fire_giants)
    held = game.sheet[game.active].vikings
    return draws * bag.vikings * viking_worth(held + 1) // (bag.vikings + bag.fire_giants)


@rule
def flight_worth(game: Game, island: int) -> int:
    """Fly there (or stay) and search."""
    return souls_worth(game, island) + WEIGHTS.deeper * island


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
    returned = min(CONTENT.worlds.vikings_returned, game.helheim)
    poverty = PERCENT * bag.fire_giants // max(1, bag.vikings + bag.fire_giants)
    worth = WEIGHTS.return_viking * returned * (poverty + PERCENT) // (2 * PERCENT)
    return worth if is_near(game, island) else worth // 2


@rule
def purge_worth(game: Game, island: int) -> int:
    """Fire Giants out of a bag, as many as five blind draws find."""
    bag = game.bag[island]
    tokens = max(1, bag.vikings + bag.fire_giants)
    worth = WEIGHTS.purge_giant * min(CONTENT.worlds.tokens_purged, tokens) * bag.fire_giants // tokens
    if bag.vikings == 0:
        worth //= 2
    return worth if is_near(game, island) else worth // 2
