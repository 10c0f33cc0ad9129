"""How good each action looks to the greedy bot."""

from meadhall.engine import has, rule

from ..actions import (
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
    LEAVE,
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
    Which,
)
from ..combat import bonus_against, strength_of
from ..content import (
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
from ..enemies import actions_allowed, fenrirs_power, has_power_of
from ..flow import FLOW
from ..state import A_GIANT, HIDDEN_GIANT, Decision, Game, Purpose
from ..worlds import can_forge
from .weights import GOD_WORTH, WEIGHTS
from .worth import (
    best_fight_in_asgard,
    best_fight_in_jotunheim,
    best_gain,
    best_search,
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
    strength_to_beat,
    transfer_worth,
    weapon_worth,
)

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
    for reinforcement in range(Reinforcement.VALKYRIES, game.vanir + 1):
        best = max(best, vanir_worth(game, reinforcement))
    return best


@rule
def vanir_step_worth(game: Game) -> int:
    """One square further, while there is time to use it."""
    return WEIGHTS.vanir if game.vanir < WEIGHTS.vanir_last_wanted and not is_late(game) else 0


@rule
def vanir_worth(game: Game, reinforcement: int) -> int:
    """A reinforcement, less the squares that the pawn gives up for it."""
    given_up = WEIGHTS.vanir * (game.vanir - Reinforcement.NOTHING)
    if is_late(game):
        given_up = 0
    match reinforcement:
        case Reinforcement.VALKYRIES:
            return -given_up
        case Reinforcement.VIKINGS:
            return WEIGHTS.helped_viking * min(2, game.helheim) - given_up
        case Reinforcement.ORDER:
            return (WEIGHTS.ordered_cards if game.deck_left > game.players else 0) - given_up
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
def vikings_worth(game: Game, vikings: int) -> int:
    return gain_with(game, prize_of_fight(game), strength_to_beat(game, game.foe), vikings)


@rule
def elves_worth(game: Game, elves: int) -> int:
    """Exactly as many as are missing, if the fight is worth them; else none."""
    missing = max(0, strength_of(game, game.foe) - game.sent)
    held = game.sheet[game.active].elves
    gain = prize_of_fight(game) if elves >= missing else 0
    return gain - elves * elf_worth(held - elves)


@rule
def roll_worth(game: Game, which: int) -> int:
    """Which of Tyr's two rolls to keep depends on what he rolled for."""
    face = game.face if which == Which.FIRST else game.second_face
    island = FACE_ISLAND[face]
    match game.rolled_for:
        case Purpose.CALMING:
            return 1 if has(CALMED_BY[fenrirs_power(game)], island) else 0
        case Purpose.COMBAT:
            return FACE_HAMMERS[face]
        case _:
            bag = game.bag[island]
            if game.effect_of == Enemy.JORMUNGAND:
                return island if game.valkyries < island else 0
            return -bag.vikings if island != game.submerged else 0


@rule
def card_choice_worth(game: Game, which: int, where: int) -> int:
    """Odin resolves the milder card; the other goes under the deck unless the end is near."""
    chosen = game.card if which == Which.FIRST else game.second_card
    other = game.second_card if which == Which.FIRST else game.card
    put_off = card_harm(game, other) // 2 if where == Where.BOTTOM else 0
    return put_off - card_harm(game, chosen)


# --- further choices -------------------------------------------------------------------------------------------------


@rule
def god_worth(god: int) -> int:
    return GOD_WORTH[god]


@rule
def effect_worth(game: Game, enemy: int) -> int:
    """The weakest effect last: what the others do may change it."""
    return -game.square[enemy]


@rule
def pull_worth(game: Game, enemy: int) -> int:
    """The enemy against whom the god is armed, and who has few cards left."""
    return bonus_against(game, enemy) - cards_coming(game, enemy)


@rule
def fight_worth(game: Game, enemy: int) -> int:
    return best_gain(game, push_worth(game, enemy), strength_to_beat(game, enemy))


@rule
def give_vikings_worth(game: Game, vikings: int) -> int:
    return transfer_worth(game, game.partner, -vikings, 0)


@rule
def take_vikings_worth(game: Game, vikings: int) -> int:
    return transfer_worth(game, game.partner, vikings, 0)


@rule
def give_elves_worth(game: Game, elves: int) -> int:
    return transfer_worth(game, game.partner, 0, -elves)


@rule
def take_elves_worth(game: Game, elves: int) -> int:
    return transfer_worth(game, game.partner, 0, elves)


@rule
def stack_worth(game: Game, card: int) -> int:
    """The mildest card first."""
    return -card_harm(game, card)


@rule
def discard_worth(game: Game, giant: int) -> int:
    return rune_worth(game, GIANT_RUNE[giant])


@rule
def share_worth(game: Game, vikings: int) -> int:
    """About the same for every god."""
    return -abs(vikings * game.players - game.sigel_left)


appraise = FLOW.appraisal(
    {
        Decision.GOD: {CHOOSE: god_worth},
        Decision.WHICH_CARD: {RESOLVE: card_choice_worth},
        Decision.WHICH_EFFECT: {EFFECT: effect_worth},
        Decision.WHICH_ROLL: {KEEP: roll_worth},
        Decision.WHO_LAGS: {LAG: pull_worth},
        Decision.ACTION: {ACT: world_worth, PASS: 0},
        Decision.ENEMY: {FIGHT: fight_worth},
        Decision.GIANT: {FIGHT_GIANT: giant_worth, FIGHT_HIDDEN: hidden_giant_worth},
        Decision.VIKINGS: {SEND: vikings_worth},
        Decision.ELVES: {SPEND: elves_worth},
        Decision.VALKYRIES: {FLY: flight_worth},
        Decision.SEARCH: {SEARCH: 1, LEAVE: 0},
        Decision.WEAPON: {FORGE: weapon_worth},
        Decision.PARTNER: {MEET: meeting_worth},
        Decision.TRADE_VIKINGS: {GIVE_VIKINGS: give_vikings_worth, TAKE_VIKINGS: take_vikings_worth},
        Decision.TRADE_ELVES: {GIVE_ELVES: give_elves_worth, TAKE_ELVES: take_elves_worth},
        Decision.FILL: {FILL: fill_worth},
        Decision.PURGE: {PURGE: purge_worth},
        Decision.VANIR: {ADVANCE_VANIR: vanir_step_worth, VANIR: vanir_worth},
        Decision.VANIR_VALKYRIES: {FLY: souls_worth},
        Decision.NEXT_CARD: {STACK: stack_worth},
        Decision.GIANT_FROM_PILE: {DISCARD: discard_worth},
        Decision.PUSH: {PUSH: push_worth},
        Decision.SIGEL: {SHARE: share_worth},
    }
)
