"""A quick player's judgement: how good each action looks, and how good the position is."""

from meadhall.engine import rule

from .actions import (
    ACT,
    ADVANCE_VANIR,
    CHOOSE,
    DISCARD,
    EFFECT,
    FIGHT,
    FIGHT_GIANT,
    FIGHT_HIDDEN,
    FILL,
    FLY,
    FORGE,
    GIVE_ELVES,
    GIVE_VIKINGS,
    KEEP,
    LAG,
    MEET,
    PASS,
    PURGE,
    PUSH,
    RESOLVE,
    SEARCH,
    SEND,
    SHARE,
    SPEND,
    STACK,
    TAKE_ELVES,
    TAKE_VIKINGS,
    VANIR,
    Where,
)
from .combat import fenrirs_power, strength_of_foe
from .content import (
    CALMED_BY,
    ENEMIES,
    FACE_HAMMERS,
    FACE_ISLAND,
    GIANT_RUNE,
    ISLANDS,
    Enemy,
    God,
    Reinforcement,
    World,
)
from .enemies import has_power_of
from .flow import actions_allowed
from .state import A_GIANT, HIDDEN_GIANT, Decision, Game, Step
from .worlds import can_forge
from .worth import (
    GOD_WORTH,
    WEIGHTS,
    best_fight_in_asgard,
    best_fight_in_jotunheim,
    best_gain,
    best_search,
    bonus_against,
    card_harm,
    cards_coming,
    elf_worth,
    fill_worth,
    flight_worth,
    gain_with,
    giant_worth,
    hangs_on_a_fight,
    hidden_giant_worth,
    is_late,
    purge_worth,
    push_worth,
    rune_worth,
    souls_worth,
    strength_of_giants,
    strength_to_beat,
    transfer_worth,
    weapon_worth,
)

VANIR_STEP = WEIGHTS.vanir
VANIR_LAST_WANTED = WEIGHTS.vanir_last_wanted
HELPED_VIKING = WEIGHTS.helped_viking
ORDERED_CARDS = WEIGHTS.ordered_cards


@rule
def appraise(game: Game, seat: int, action: int) -> int:
    """How much a legal action helps the gods, about."""
    match game.decision:
        case Decision.GOD:
            return GOD_WORTH[action - CHOOSE]
        case Decision.WHICH_CARD:
            return card_choice_worth(game, (action - RESOLVE) // 2, (action - RESOLVE) % 2)
        case Decision.WHICH_EFFECT:
            return -game.square[action - EFFECT]
        case Decision.WHICH_ROLL:
            return roll_worth(game, game.face if action == KEEP else game.second_face)
        case Decision.WHO_LAGS:
            return bonus_against(game, action - LAG) - cards_coming(game, action - LAG)
        case Decision.ACTION:
            return 0 if action == PASS else world_worth(game, action - ACT)
        case Decision.ENEMY:
            enemy = action - FIGHT
            return best_gain(game, push_worth(game, enemy), strength_to_beat(game, enemy))
        case Decision.GIANT:
            return hidden_giant_worth(game) if action == FIGHT_HIDDEN else giant_worth(game, action - FIGHT_GIANT)
        case Decision.VIKINGS:
            return gain_with(game, prize_of_fight(game), strength_left_to_beat(game), action - SEND)
        case Decision.ELVES:
            return elves_worth(game, action - SPEND)
        case Decision.VALKYRIES:
            return flight_worth(game, action - FLY)
        case Decision.SEARCH:
            return 1 if action == SEARCH else 0
        case Decision.WEAPON:
            return weapon_worth(game, action - FORGE)
        case Decision.PARTNER:
            return meeting_worth(game, action - MEET)
        case Decision.TRADE_VIKINGS:
            given = action - GIVE_VIKINGS if action < TAKE_VIKINGS else TAKE_VIKINGS - action
            return transfer_worth(game, game.partner, -given, 0)
        case Decision.TRADE_ELVES:
            given = action - GIVE_ELVES if action < TAKE_ELVES else TAKE_ELVES - action
            return transfer_worth(game, game.partner, 0, -given)
        case Decision.FILL:
            return fill_worth(game, action - FILL)
        case Decision.PURGE:
            return purge_worth(game, action - PURGE)
        case Decision.VANIR:
            return vanir_step_worth(game) if action == ADVANCE_VANIR else vanir_worth(game, action - VANIR)
        case Decision.VANIR_VALKYRIES:
            return souls_worth(game, action - FLY)
        case Decision.NEXT_CARD:
            return -card_harm(game, action - STACK)
        case Decision.PUSH:
            return push_worth(game, action - PUSH)
        case Decision.GIANT_FROM_PILE:
            return rune_worth(game, GIANT_RUNE[action - DISCARD])
        case _:
            return -abs((action - SHARE) * game.players - game.sigel_left)


# --- which world -----------------------------------------------------------------------------------------------------


@rule
def world_worth(game: Game, world: int) -> int:
    """Gather first and fight last: what is gathered helps in the fight."""
    match world:
        case World.ASGARD:
            return 1 if can_wait(game) else best_fight_in_asgard(game)
        case World.MIDGARD:
            return best_search(game)
        case World.NIDAVELLIR:
            return best_weapon(game)
        case World.ALFHEIM:
            return elf_worth(game.sheet[game.active].elves)
        case World.NIFLHEIM:
            return help_worth(game)
        case World.HELHEIM:
            return 0 if is_late(game) else best_bag_to_fill(game)
        case World.MUSPELLHEIM:
            return 0 if is_late(game) else best_bag_to_purge(game)
        case World.JOTUNHEIM:
            return best_fight_in_jotunheim(game)
        case _:
            return best_in_vanaheim(game)


@rule
def actions_left(game: Game) -> int:
    return actions_allowed(game) - game.actions_done


@rule
def can_wait(game: Game) -> bool:
    """Whether the fight in Asgard can still be the last action; Freyja may want two."""
    left = actions_left(game)
    return left > 2 or (left == 2 and not has_power_of(game, God.FREYJA))


@rule
def best_weapon(game: Game) -> int:
    best = 0
    for enemy in range(ENEMIES):
        if can_forge(game, enemy):
            best = max(best, weapon_worth(game, enemy))
    return best


@rule
def best_bag_to_fill(game: Game) -> int:
    best = 0
    for island in range(1, ISLANDS):
        best = max(best, fill_worth(game, island))
    return best


@rule
def best_bag_to_purge(game: Game) -> int:
    best = 0
    for island in range(1, ISLANDS):
        best = max(best, purge_worth(game, island))
    return best


@rule
def help_worth(game: Game) -> int:
    """The best that a meeting with another god can bring."""
    best = 0
    for seat in range(game.players):
        if seat != game.active:
            best = max(best, meeting_worth(game, seat))
    return best


@rule
def meeting_worth(game: Game, partner: int) -> int:
    """Share Vikings and elves evenly; if the game hangs on a fight, take all."""
    mine = game.sheet[game.active]
    theirs = game.sheet[partner]
    if hangs_on_a_fight(game):
        return transfer_worth(game, partner, theirs.vikings, theirs.elves)
    return transfer_worth(game, partner, half_of(theirs.vikings - mine.vikings), half_of(theirs.elves - mine.elves))


@rule
def half_of(difference: int) -> int:
    return difference // 2 if difference > 0 else -(-difference // 2)


@rule
def best_in_vanaheim(game: Game) -> int:
    best = vanir_step_worth(game)
    for effect in range(Reinforcement.VALKYRIES, game.vanir + 1):
        best = max(best, vanir_worth(game, effect))
    return best


@rule
def vanir_step_worth(game: Game) -> int:
    """One square further, while there is time to use it."""
    return VANIR_STEP if game.vanir < VANIR_LAST_WANTED and not is_late(game) else 0


@rule
def vanir_worth(game: Game, effect: int) -> int:
    """A reinforcement, less the squares that the pawn gives up for it."""
    given_up = VANIR_STEP * (game.vanir - Reinforcement.NOTHING)
    if is_late(game):
        given_up = 0
    match effect:
        case Reinforcement.VALKYRIES:
            return -given_up
        case Reinforcement.VIKINGS:
            return HELPED_VIKING * min(2, game.helheim) - given_up
        case Reinforcement.ORDER:
            return (ORDERED_CARDS if game.deck_left > game.players else 0) - given_up
        case Reinforcement.PUSH:
            best = 0
            for enemy in range(ENEMIES):
                best = max(best, push_worth(game, enemy))
            return best - given_up
        case _:
            return hidden_giant_worth(game) * 2 - given_up


# --- in a fight ------------------------------------------------------------------------------------------------------


@rule
def prize_of_fight(game: Game) -> int:
    if game.foe != A_GIANT:
        return push_worth(game, game.foe)
    return hidden_giant_worth(game) if game.foe_giant == HIDDEN_GIANT else giant_worth(game, game.foe_giant)


@rule
def strength_left_to_beat(game: Game) -> int:
    """Before the Vikings are sent."""
    return strength_of_giants(game) if game.foe == A_GIANT else strength_to_beat(game, game.foe)


@rule
def elves_worth(game: Game, elves: int) -> int:
    """Exactly as many as are missing, if the fight is worth them; else none."""
    missing = max(0, strength_of_foe(game) - game.sent)
    held = game.sheet[game.active].elves
    gain = prize_of_fight(game) if elves >= missing else 0
    return gain - elves * elf_worth(held - elves)


@rule
def roll_worth(game: Game, face: int) -> int:
    """Which of Tyr's two rolls to keep depends on what he rolled for."""
    island = FACE_ISLAND[face]
    top = game.agenda_size - 1
    match game.agenda_step[top]:
        case Step.CALMING_ROLLED:
            return (CALMED_BY[fenrirs_power(game)] >> island) & 1
        case Step.COMBAT_ROLL:
            return FACE_HAMMERS[face]
        case _:
            bag = game.bag[island]
            if game.agenda_a[top] == Enemy.JORMUNGAND:
                return island if game.valkyries < island else 0
            return -bag.vikings if island != game.submerged else 0


@rule
def card_choice_worth(game: Game, which: int, where: int) -> int:
    """Odin resolves the milder card; the other goes under the deck unless the end is near."""
    chosen = game.card if which == 0 else game.second_card
    other = game.second_card if which == 0 else game.card
    put_off = card_harm(game, other) // 2 if where == Where.BOTTOM else 0
    return put_off - card_harm(game, chosen)
