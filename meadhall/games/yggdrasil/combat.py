"""Asgard and Jotunheim: fights against enemies and frost giants; and the calming of Fenrir."""

from meadhall.engine import Out, ask, bit, has, nth_bit, reveal, rule, tell, then, up_to, write_each

from .actions import (
    CALMING_BEGINS,
    ELVES_SPENT,
    FENRIR_CALMED,
    FENRIR_NOT_CALMED,
    FIGHT_BEGINS,
    FIGHT_GIANT,
    FIGHT_HIDDEN,
    FIGHT_LOST,
    FIGHT_WON,
    FOE_STRENGTHENED,
    GIANT_BEATEN,
    GIANT_FIGHT_BEGINS,
    HAMMERS_ADDED,
    HIDDEN_FIGHT_BEGINS,
    NO_DIE,
    THOR_ADDED,
    VIKINGS_SENT,
    WEAPON_ADDED,
)
from .content import (
    CALMED_BY,
    CONTENT,
    FACE_HAMMERS,
    FACE_ISLAND,
    FORBIDS_DIE,
    GIANT_RUNE,
    GIANTS,
    STRENGTHENER,
    STRENGTHENS_GIANTS,
    God,
)
from .enemies import actions_allowed, fall_back, fenrirs_power, has_power_of
from .state import A_GIANT, HIDDEN_GIANT, Decision, Game, Purpose, Step

# --- Fenrir ----------------------------------------------------------------------------------------------------------


@rule
def try_to_calm_fenrir(game: Game) -> None:
    """Each attempt is an action of its own, tied to no world."""  # ruling Y-06
    game.actions_done += 1
    tell(game, CALMING_BEGINS, game.active, fenrirs_power(game), CALMED_BY[fenrirs_power(game)])
    then(game, Step.ROLL, Purpose.CALMING)  # ruling Y-07: no giant stops this roll
    then(game, Step.CALMING_ROLLED)


@rule
def calming_after_roll(game: Game) -> None:
    """One success is enough, however often he was drawn meanwhile."""  # ruling Y-05
    left = actions_allowed(game) - game.actions_done
    if has(CALMED_BY[fenrirs_power(game)], FACE_ISLAND[game.face]):
        game.fenrir_angry = 0
        tell(game, FENRIR_CALMED, game.active, left)
    else:
        tell(game, FENRIR_NOT_CALMED, game.active, left)


# --- choosing a foe --------------------------------------------------------------------------------------------------


@rule
def foes_in_jotunheim(game: Game, out: Out) -> int:
    """Any active giant, or the top of the pile, unseen."""
    n = write_each(FIGHT_GIANT, game.awake, out, 0)
    if game.giants_left > 0:
        out[n] = FIGHT_HIDDEN
        n += 1
    return n


@rule
def face_enemy(game: Game, enemy: int) -> None:
    game.foe = enemy
    ask(game, game.active, Decision.VIKINGS)


@rule
def face_giant(game: Game, giant: int) -> None:
    game.foe = A_GIANT
    game.foe_giant = giant
    ask(game, game.active, Decision.VIKINGS)


@rule
def face_hidden_giant(game: Game) -> None:
    face_giant(game, HIDDEN_GIANT)


@rule
def strength_of(game: Game, foe: int) -> int:
    printed = CONTENT.giants.strength if foe == A_GIANT else CONTENT.asgard.strength[game.square[foe]]
    return printed + (CONTENT.giants.strengthening if strengtheners(game, foe) != 0 else 0)


@rule
def strengtheners(game: Game, foe: int) -> int:
    """Mask of the active Giants that make a foe stronger."""
    if foe == A_GIANT:
        return game.awake & STRENGTHENS_GIANTS  # ruling Y-20: itself included
    return game.awake & STRENGTHENER[foe]


# --- the fight -------------------------------------------------------------------------------------------------------


@rule
def vikings_to_send(game: Game) -> int:
    return up_to(game.sheet[game.active].vikings)


@rule
def send_vikings(game: Game, vikings: int) -> None:
    """Any number of Vikings, even none, go to Helheim now, whatever happens."""  # rulings Y-28, Y-29
    game.sheet[game.active].vikings -= vikings
    game.helheim += vikings
    game.sent = vikings
    tell_who_fights(game)
    tell(game, VIKINGS_SENT, game.active, vikings, game.sheet[game.active].vikings)
    if (game.awake & FORBIDS_DIE) == 0:
        then(game, Step.ROLL, Purpose.COMBAT)
        then(game, Step.COMBAT_ROLL)
    else:
        tell(game, NO_DIE, nth_bit(game.awake & FORBIDS_DIE, 0))
    then(game, Step.COMBAT_ELVES)


@rule
def tell_who_fights(game: Game) -> None:
    strength = strength_of(game, game.foe)
    if game.foe != A_GIANT:
        tell(game, FIGHT_BEGINS, game.active, game.foe, strength)
    elif game.foe_giant == HIDDEN_GIANT:
        tell(game, HIDDEN_FIGHT_BEGINS, game.active, strength)
    else:
        tell(game, GIANT_FIGHT_BEGINS, game.active, game.foe_giant, strength)
    if strengtheners(game, game.foe) != 0:
        tell(game, FOE_STRENGTHENED, nth_bit(strengtheners(game, game.foe), 0))


@rule
def add_hammers(game: Game) -> None:
    game.sent += FACE_HAMMERS[game.face]
    tell(game, HAMMERS_ADDED, FACE_HAMMERS[game.face], game.sent)


@rule
def bonus_against(game: Game, foe: int) -> int:
    """The weapon against this enemy, none against giants; and Thor's strength."""  # ruling Y-30
    return weapon_against(game, foe) + thors_strength(game)


@rule
def weapon_against(game: Game, foe: int) -> int:
    return game.sheet[game.active].weapon[foe] if foe != A_GIANT else 0


@rule
def thors_strength(game: Game) -> int:
    return CONTENT.gods.thor_bonus if has_power_of(game, God.THOR) else 0


@rule
def ask_for_elves(game: Game) -> None:
    """With the roll known, any number of elves may help."""
    weapon = weapon_against(game, game.foe)
    if weapon > 0:
        game.sent += weapon
        tell(game, WEAPON_ADDED, game.foe, weapon, game.sent)
    if thors_strength(game) > 0:
        game.sent += thors_strength(game)
        tell(game, THOR_ADDED, thors_strength(game), game.sent)
    ask(game, game.active, Decision.ELVES)


@rule
def elves_to_spend(game: Game) -> int:
    return up_to(game.sheet[game.active].elves)


@rule
def spend_elves(game: Game, elves: int) -> None:
    game.sheet[game.active].elves -= elves
    game.alfheim += elves
    if elves > 0:
        tell(game, ELVES_SPENT, game.active, elves, game.sheet[game.active].elves, game.sent + elves)
    decide_combat(game, game.sent + elves)


@rule
def decide_combat(game: Game, total: int) -> None:
    """Won if the total reaches the strength; a lost fight changes nothing."""
    strength = strength_of(game, game.foe)
    if total < strength:
        tell(game, FIGHT_LOST, total, strength)
        return
    tell(game, FIGHT_WON, total, strength)
    if game.foe != A_GIANT:
        fall_back(game, game.foe, 1)
    elif game.foe_giant == HIDDEN_GIANT:
        beat_hidden_giant(game)
    else:
        then(game, Step.GIANT_BEATEN, game.foe_giant)


@rule
def beat_hidden_giant(game: Game) -> None:
    """It is revealed and set aside; its effect never applies."""  # ruling Y-17
    reveal(game)
    game.giants_left -= 1
    then(game, Step.GIANT_BEATEN, game.giant_pile[game.giants_left])


@rule
def beaten_of_rune(game: Game, rune: int) -> int:
    count = 0
    for giant in range(GIANTS):
        if has(game.beaten, giant) and GIANT_RUNE[giant] == rune:
            count += 1
    return count


@rule
def set_giant_aside(game: Game, giant: int) -> None:
    """Its effect ends at once. The fourth of a rune lets the active god apply the rune."""
    was_awake = 1 if has(game.awake, giant) else 0
    game.awake &= ~bit(giant)
    game.beaten |= bit(giant)
    rune = GIANT_RUNE[giant]
    beaten = beaten_of_rune(game, rune)
    tell(game, GIANT_BEATEN, giant, rune, beaten, was_awake)
    if beaten == CONTENT.runes.giants_each:
        then(game, Step.RUNE, rune)
