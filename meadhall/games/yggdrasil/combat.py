"""Asgard and Jotunheim: fights against enemies and frost giants; and the calming of Fenrir."""

from meadhall.engine import Out, ask, bit, has, reveal, rule, tell, then

from .actions import (
    ELVES_SPENT,
    FENRIR_CALMED,
    FENRIR_NOT_CALMED,
    FIGHT,
    FIGHT_BEGINS,
    FIGHT_GIANT,
    FIGHT_HIDDEN,
    FIGHT_LOST,
    FIGHT_WON,
    GIANT_BEATEN,
    GIANT_FIGHT_BEGINS,
    HIDDEN_FIGHT_BEGINS,
)
from .content import (
    CALMED_BY,
    CONTENT,
    ENEMIES,
    FACE_HAMMERS,
    FACE_ISLAND,
    FORBIDS_DIE,
    GIANT_RUNE,
    GIANTS,
    ODINS_HALL,
    POWER,
    START,
    STRENGTH,
    STRENGTHENER,
    STRENGTHENS_GIANTS,
    Enemy,
    God,
)
from .enemies import fall_back, has_power_of
from .state import A_GIANT, HIDDEN_GIANT, Decision, Game, Step

GIANT_STRENGTH = CONTENT.giants.strength
THOR_BONUS = CONTENT.gods.thor_bonus
GIANTS_EACH = CONTENT.runes.giants_each
POWER_IN_ODINS_HALL = CONTENT.fenrir.power_in_odins_hall


# --- Fenrir ----------------------------------------------------------------------------------------------------------


@rule
def try_to_calm_fenrir(game: Game) -> None:
    """Each attempt is an action of its own, tied to no world."""  # ruling Y-06
    game.actions_done += 1
    then(game, Step.CALMING_ROLLED)
    then(game, Step.ROLL)  # ruling Y-07: no giant stops this roll


@rule
def fenrirs_power(game: Game) -> int:
    """Read at the attempt, where he stands now."""  # ruling Y-04
    if game.square[Enemy.FENRIR] == ODINS_HALL:
        return POWER_IN_ODINS_HALL  # ruling Y-03
    return POWER[game.square[Enemy.FENRIR]]


@rule
def calming_after_roll(game: Game) -> None:
    """One success is enough, however often he was drawn meanwhile."""  # ruling Y-05
    if has(CALMED_BY[fenrirs_power(game)], FACE_ISLAND[game.face]):
        game.fenrir_angry = 0
        tell(game, FENRIR_CALMED)
    else:
        tell(game, FENRIR_NOT_CALMED)


# --- choosing a foe --------------------------------------------------------------------------------------------------


@rule
def enemies_on_the_way(game: Game, first_action: int, out: Out) -> int:
    """Write one action for each enemy past its start square; returns how many."""
    n = 0
    for enemy in range(ENEMIES):
        if game.square[enemy] > START:
            out[n] = first_action + enemy
            n += 1
    return n


@rule
def any_on_the_way(game: Game) -> bool:
    """Whether any enemy is past its start square."""
    for enemy in range(ENEMIES):
        if game.square[enemy] > START:
            return True
    return False


@rule
def foes_in_asgard(game: Game, out: Out) -> int:
    return enemies_on_the_way(game, FIGHT, out)


@rule
def foes_in_jotunheim(game: Game, out: Out) -> int:
    """Any active giant, or the top of the pile, unseen."""
    n = 0
    for giant in range(GIANTS):
        if has(game.awake, giant):
            out[n] = FIGHT_GIANT + giant
            n += 1
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
def strength_of_foe(game: Game) -> int:
    if game.foe == A_GIANT:
        strengthened = (game.awake & STRENGTHENS_GIANTS) != 0  # ruling Y-20: itself included
        return GIANT_STRENGTH + (1 if strengthened else 0)
    strengthened = (game.awake & STRENGTHENER[game.foe]) != 0
    return STRENGTH[game.square[game.foe]] + (1 if strengthened else 0)


# --- the fight -------------------------------------------------------------------------------------------------------


@rule
def send_vikings(game: Game, vikings: int) -> None:
    """Any number of Vikings, even none, go to Helheim now, whatever happens."""  # rulings Y-28, Y-29
    game.sheet[game.active].vikings -= vikings
    game.helheim += vikings
    game.sent = vikings
    tell_who_fights(game, vikings)
    then(game, Step.COMBAT_ELVES)
    if (game.awake & FORBIDS_DIE) == 0:
        then(game, Step.COMBAT_ROLL)
        then(game, Step.ROLL)


@rule
def tell_who_fights(game: Game, vikings: int) -> None:
    if game.foe != A_GIANT:
        tell(game, FIGHT_BEGINS, game.foe, vikings, strength_of_foe(game))
    elif game.foe_giant == HIDDEN_GIANT:
        tell(game, HIDDEN_FIGHT_BEGINS, vikings, strength_of_foe(game))
    else:
        tell(game, GIANT_FIGHT_BEGINS, game.foe_giant, vikings, strength_of_foe(game))


@rule
def add_hammers(game: Game) -> None:
    game.sent += FACE_HAMMERS[game.face]


@rule
def bonus_in_combat(game: Game) -> int:
    """The weapon against this enemy, none against giants; and Thor's strength."""  # ruling Y-30
    bonus = 0
    if game.foe != A_GIANT:
        bonus += game.sheet[game.active].weapon[game.foe]
    if has_power_of(game, God.THOR):
        bonus += THOR_BONUS
    return bonus


@rule
def ask_for_elves(game: Game) -> None:
    """With the roll known, any number of elves may help."""
    game.sent += bonus_in_combat(game)
    ask(game, game.active, Decision.ELVES)


@rule
def spend_elves(game: Game, elves: int) -> None:
    game.sheet[game.active].elves -= elves
    game.alfheim += elves
    if elves > 0:
        tell(game, ELVES_SPENT, elves)
    decide_combat(game, game.sent + elves)


@rule
def decide_combat(game: Game, total: int) -> None:
    """Won if the total reaches the strength; a lost fight changes nothing."""
    strength = strength_of_foe(game)
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
    game.awake &= ~bit(giant)
    game.beaten |= bit(giant)
    rune = GIANT_RUNE[giant]
    beaten = beaten_of_rune(game, rune)
    tell(game, GIANT_BEATEN, giant, rune, beaten)
    if beaten == GIANTS_EACH:
        then(game, Step.RUNE, rune)
