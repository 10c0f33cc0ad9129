"""The saving roll: which dice are thrown, one's own and those of kin, what saves, and what is rolled again."""

from meadhall.engine import Out, ask, bit, has, roll, rule, tell, then

from .actions import (
    BRISINGAMEN_ROLLS_AGAIN,
    DECLINE,
    DICE_BORROWED,
    DIE_ROLLED,
    DIE_ROLLED_AGAIN,
    IOTUNN_HINDERS,
    MARK,
    NO_DIE,
    REROLL,
    ROLL_DECLINED,
    SKILL_ROLLS_AGAIN,
)
from .content import (
    BLOCKS_DICE,
    BLOCKS_GOD_DIE,
    DIE_FACE,
    FACES,
    GODS,
    IOTUNNS,
)
from .names import Artefact, Die, Face, Relation
from .state import Decision, Game, Step
from .tree import is_bound_to, seat_of, uses

GOD_DIE = -1
"""`die_owner` of the God die."""
REROLLS, BLANK_SUCCEEDS, ALWAYS_SUCCEEDS = 1, 2, 3
"""Levels of the saving roll skill."""


@rule
def rolls_god_die(game: Game) -> bool:
    return (game.awake & BLOCKS_GOD_DIE) == 0


@rule
def dice_of(game: Game, seat: int) -> int:
    """Vane dice that a god may roll; none while Hrungnir is there."""
    return game.sheet[seat].dice if (game.awake & BLOCKS_DICE) == 0 else 0


@rule
def is_kin(game: Game, god: int) -> bool:
    """A player's god of the active god's kin beside it: its dice and elves may be used."""
    return is_bound_to(game, game.active, god, Relation.KIN) and seat_of(game, god) >= 0


@rule
def dice_of_kin(game: Game) -> int:
    count = 0
    if game.sheet[game.active].bonds == 0:
        return 0
    for god in range(GODS):
        if is_kin(game, god):
            count += dice_of(game, seat_of(game, god))
    return count


@rule
def tell_hindrance(game: Game, blockers: int) -> None:
    """Which of these Iotunns is awake and in the way."""
    for iotunn in range(IOTUNNS):
        if has(game.awake & blockers, iotunn):
            tell(game, IOTUNN_HINDERS, iotunn)


@rule
def prepare_roll(game: Game) -> None:
    """The God die and any own Vane dice; without a die there is no roll."""
    if game.risks == 0:
        return
    if not rolls_god_die(game):
        tell_hindrance(game, BLOCKS_GOD_DIE)
    if game.sheet[game.active].dice > dice_of(game, game.active):
        tell_hindrance(game, BLOCKS_DICE)
    if rolls_god_die(game) or dice_of(game, game.active) + dice_of_kin(game) > 0:
        ask(game, game.active, Decision.ROLL)
    else:
        tell(game, NO_DIE, game.active)


@rule
def rolls_to_choose(game: Game) -> int:
    """How many own Vane dice beside the God die, as a mask; none only where another die is rolled."""
    least = 0 if rolls_god_die(game) or dice_of_kin(game) > 0 else 1
    return bit(dice_of(game, game.active) + 1) - bit(least)


@rule
def choose_roll(game: Game, dice: int) -> None:
    if rolls_god_die(game):
        add_die(game, GOD_DIE)
    for _ in range(dice):
        add_die(game, game.active)
    then(game, Step.KIN_DICE, 0)
    then(game, Step.THROW)


@rule
def go_without_a_roll(game: Game) -> None:
    tell(game, ROLL_DECLINED, game.active)


@rule
def add_die(game: Game, owner: int) -> None:
    game.die_owner[game.dice_rolled] = owner
    game.dice_rolled += 1


@rule
def ask_kin_for_dice(game: Game, first: int) -> None:
    """The dice of each god of one's kin on the same World may be rolled too; the roller decides."""
    for god in range(first, GODS):
        if is_kin(game, god) and dice_of(game, seat_of(game, god)) > 0:
            game.helper = god
            ask(game, game.active, Decision.KIN_DICE)
            then(game, Step.KIN_DICE, god + 1)
            return


@rule
def dice_to_borrow(game: Game) -> int:
    """From none to all that they have; a mask."""
    return bit(dice_of(game, seat_of(game, game.helper)) + 1) - 1


@rule
def borrow_dice(game: Game, dice: int) -> None:
    seat = seat_of(game, game.helper)
    for _ in range(dice):
        add_die(game, seat)
    if dice > 0:
        tell(game, DICE_BORROWED, seat, dice)


@rule
def throw(game: Game) -> None:
    """All dice at once; then rerolls, Tyr's free success, and elves."""
    if game.dice_rolled == 0:
        return
    for i in range(game.dice_rolled):
        game.die[i] = DIE_FACE[roll(game, FACES)]
        tell(game, DIE_ROLLED, roller_of(game, i), kind_of(game, i), game.die[i])
    then(game, Step.REROLL_GOD_DIE)
    then(game, Step.REROLL)
    then(game, Step.ELVES)


@rule
def kind_of(game: Game, i: int) -> int:
    return Die.GOD if game.die_owner[i] == GOD_DIE else Die.VANE


@rule
def roller_of(game: Game, i: int) -> int:
    """Whose die it is; the God die is the active god's."""
    return game.active if game.die_owner[i] == GOD_DIE else game.die_owner[i]


@rule
def shows_shield(game: Game, i: int) -> bool:
    return game.die[i] == Face.SHIELD or game.die[i] == Face.WORN_SHIELD


@rule
def die_succeeds(game: Game, i: int) -> bool:
    """Shield or worn shield; a practised god needs less of the God die."""
    if shows_shield(game, i):
        return True
    if game.die_owner[i] != GOD_DIE:
        return False
    skill = game.sheet[game.active].saving
    return skill >= ALWAYS_SUCCEEDS or (skill >= BLANK_SUCCEEDS and game.die[i] == Face.BLANK)


@rule
def god_die_is_saved(game: Game) -> bool:
    """The God die fell badly and succeeds by skill."""
    return game.die_owner[0] == GOD_DIE and die_succeeds(game, 0) and not shows_shield(game, 0)


@rule
def count_successes(game: Game) -> int:
    count = 0
    for i in range(game.dice_rolled):
        if die_succeeds(game, i):
            count += 1
    return count


@rule
def offer_god_die_again(game: Game) -> None:
    """A practised god may roll a failed God die again, once."""
    if game.sheet[game.active].saving < REROLLS or game.die_owner[0] != GOD_DIE or die_succeeds(game, 0):
        return
    if count_successes(game) < game.risks:
        ask(game, game.active, Decision.REROLL_GOD_DIE)


@rule
def reroll_god_die(game: Game) -> None:
    tell(game, SKILL_ROLLS_AGAIN, game.active)
    roll_again(game, 0)


@rule
def roll_again(game: Game, i: int) -> None:
    """The new face stands."""
    game.die[i] = DIE_FACE[roll(game, FACES)]
    tell(game, DIE_ROLLED_AGAIN, roller_of(game, i), kind_of(game, i), game.die[i])


@rule
def offer_brisingamen(game: Game) -> None:
    """Brisingamen: any failed dice may be rolled again, once."""
    successes = count_successes(game)
    if uses(game, Artefact.BRISINGAMEN) and successes < min(game.risks, game.dice_rolled):
        ask(game, game.active, Decision.REROLL)


@rule
def dice_to_mark(game: Game, out: Out) -> int:
    """Failed dice one by one, equal ones as one choice; then roll those marked, or none."""
    n = 0
    for i in range(game.dice_rolled):
        if not die_succeeds(game, i) and not has(game.marked, i) and is_first_of_its_kind(game, i):
            out[n] = MARK + i
            n += 1
    out[n] = REROLL if game.marked != 0 else DECLINE
    return n + 1


@rule
def is_first_of_its_kind(game: Game, i: int) -> bool:
    """No unmarked die before it has the same face and owner."""
    for j in range(i):
        if game.die[j] == game.die[i] and game.die_owner[j] == game.die_owner[i] and not has(game.marked, j):
            return False
    return True


@rule
def mark_die(game: Game, die: int) -> None:
    game.marked |= bit(die)
    ask(game, game.active, Decision.REROLL)


@rule
def reroll_marked(game: Game) -> None:
    tell(game, BRISINGAMEN_ROLLS_AGAIN, game.active)
    for i in range(game.dice_rolled):
        if has(game.marked, i):
            roll_again(game, i)
