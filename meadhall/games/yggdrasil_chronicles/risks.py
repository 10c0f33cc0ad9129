"""Risks, wherever they come from: prevention, heroes, elves after the saving roll, and the life lost in the end."""

from meadhall.engine import ask, bit, count_bits, has, rule, tell, then

from .actions import (
    ARTEFACT_PREVENTS,
    DICE_LOST,
    ELVES_SPENT,
    FREYJA_LEADS,
    FREYR_LEADS,
    HEROES_SENT,
    RISKS_PREVENTED,
    RISKS_TAKEN,
    ROLL_COUNTED,
    SKILL_SUCCEEDS,
    THOR_PREVENTS,
    TYR_SUCCEEDS,
)
from .content import (
    ARTEFACTS,
    BLOCKS_ARTEFACTS,
    BLOCKS_ELVES,
    BLOCKS_HEROES,
    CONTENT,
    GODS,
    HELPS_AGAINST,
)
from .life import lose_life
from .names import Artefact, Cause, Face, God
from .saving_roll import count_successes, god_die_is_saved, is_kin, tell_hindrance
from .state import Decision, Game, Step
from .tree import artefacts_work, has_power, seat_of, uses


@rule
def take_risks(game: Game, risks: int, foe: int) -> None:
    """A set of Risks for the active god; `foe` is -1 where they come from no fight."""
    game.foe = foe
    game.dice_rolled = 0
    game.successes = 0
    game.marked = 0
    prevented = min(risks, prevention(game, foe))
    game.risks = risks - prevented
    if foe < 0:
        tell(game, RISKS_TAKEN, game.active, risks)
    elif silenced_helpers(game, foe) != 0:
        tell_hindrance(game, BLOCKS_ARTEFACTS)
    if prevented > 0:
        tell_prevention(game, foe)
        tell(game, RISKS_PREVENTED, prevented, game.risks)
    if game.risks > 0:
        then(game, Step.HEROES)
        then(game, Step.ROLL)
        then(game, Step.RISKS_LEFT)


@rule
def prevention(game: Game, foe: int) -> int:
    """What artefacts and Thor's power prevent by themselves, in fights only; it adds up."""
    if foe < 0:
        return 0
    prevented = CONTENT.gods.thor_prevents if has_power(game, game.active, God.THOR) else 0
    prevented += CONTENT.artefacts.prevented_in_one_fight * count_bits(helpers_against(game, foe))
    if uses(game, Artefact.MJOLLNIR):
        prevented += CONTENT.artefacts.prevented_by_mjollnir
    return prevented


@rule
def helpers_against(game: Game, foe: int) -> int:
    """Mask of the active god's artefacts that work against this foe only."""
    return game.sheet[game.active].artefacts & HELPS_AGAINST[foe] if artefacts_work(game) else 0


@rule
def silenced_helpers(game: Game, foe: int) -> int:
    """Mask of the active god's artefacts that would prevent Risks now, did Thrym not switch them off."""
    if artefacts_work(game):
        return 0
    return game.sheet[game.active].artefacts & (HELPS_AGAINST[foe] | bit(Artefact.MJOLLNIR))


@rule
def tell_prevention(game: Game, foe: int) -> None:
    """The parts of `prevention`, as far as there are Risks to prevent."""
    if has_power(game, game.active, God.THOR):
        tell(game, THOR_PREVENTS, game.active, CONTENT.gods.thor_prevents)
    for artefact in range(ARTEFACTS):
        if has(helpers_against(game, foe), artefact):
            tell(game, ARTEFACT_PREVENTS, artefact, CONTENT.artefacts.prevented_in_one_fight)
    if uses(game, Artefact.MJOLLNIR):
        tell(game, ARTEFACT_PREVENTS, Artefact.MJOLLNIR, CONTENT.artefacts.prevented_by_mjollnir)


# --- heroes ----------------------------------------------------------------------------------------------------------


@rule
def heroes_needed(game: Game) -> int:
    """Never one more than the Risks need; Freyja's first Hero prevents two."""
    if has_power(game, game.active, God.FREYJA):
        return max(0, game.risks - CONTENT.gods.freyja_first_hero) + 1
    return game.risks


@rule
def call_for_heroes(game: Game) -> None:
    """Heroes in Valhalla go back to Midgard, one Risk each, before the roll; Skyrmir holds them back."""
    if game.heroes == 0:
        return
    if (game.awake & BLOCKS_HEROES) == 0:
        ask(game, game.active, Decision.HEROES)
    else:
        tell_hindrance(game, BLOCKS_HEROES)


@rule
def heroes_to_send(game: Game) -> int:
    """From none to as many as are there and needed; a mask."""
    return bit(min(game.heroes, heroes_needed(game)) + 1) - 1


@rule
def send_heroes(game: Game, heroes: int) -> None:
    if heroes == 0:
        return
    game.heroes -= heroes
    prevented = heroes
    if has_power(game, game.active, God.FREYJA):
        prevented += CONTENT.gods.freyja_first_hero - 1
        tell(game, FREYJA_LEADS, game.active, CONTENT.gods.freyja_first_hero)
    game.risks = max(0, game.risks - prevented)
    tell(game, HEROES_SENT, heroes, game.risks, game.heroes)


# --- elves -----------------------------------------------------------------------------------------------------------


@rule
def free_success(game: Game) -> int:
    """One failed die of Tyr's is a success by itself."""
    if has_power(game, game.active, God.TYR) and count_successes(game) < game.dice_rolled:
        return 1
    return 0


@rule
def dice_per_elf(game: Game) -> int:
    """Freyr's elves turn two dice each."""
    return CONTENT.gods.freyr_dice_per_elf if has_power(game, game.active, God.FREYR) else 1


@rule
def elves_needed(game: Game) -> int:
    """An elf needs a failed die and a Risk to prevent."""
    wanted = min(game.risks, game.dice_rolled) - game.successes
    per_elf = dice_per_elf(game)
    return max(0, (wanted + per_elf - 1) // per_elf)


@rule
def count_the_roll(game: Game) -> None:
    """Successes stand; elves may turn failures, unless Suttung keeps them."""
    game.successes = count_successes(game) + free_success(game)
    if god_die_is_saved(game):
        tell(game, SKILL_SUCCEEDS, game.active, game.sheet[game.active].saving, game.die[0])
    if free_success(game) > 0:
        tell(game, TYR_SUCCEEDS, game.active)
    tell(game, ROLL_COUNTED, game.successes, game.risks)
    if elves_needed(game) == 0:
        return
    if (game.awake & BLOCKS_ELVES) != 0:
        if game.sheet[game.active].elves > 0:
            tell_hindrance(game, BLOCKS_ELVES)
    else:
        if game.sheet[game.active].elves > 0:
            ask(game, game.active, Decision.ELVES)
        then(game, Step.KIN_ELVES, 0)


@rule
def elves_to_spend(game: Game) -> int:
    """From none to as many as are there and needed; a mask."""
    return bit(min(game.sheet[game.active].elves, elves_needed(game)) + 1) - 1


@rule
def ask_kin_for_elves(game: Game, first: int) -> None:
    """The elves of one's kin may be spent too."""
    for god in range(first, GODS):
        if is_kin(game, god) and game.sheet[seat_of(game, god)].elves > 0 and elves_needed(game) > 0:
            game.helper = god
            ask(game, game.active, Decision.KIN_ELVES)
            then(game, Step.KIN_ELVES, god + 1)
            return


@rule
def elves_to_plead_for(game: Game) -> int:
    return bit(min(game.sheet[seat_of(game, game.helper)].elves, elves_needed(game)) + 1) - 1


@rule
def spend_elves_of_kin(game: Game, elves: int) -> None:
    spend_elves(game, seat_of(game, game.helper), elves)


@rule
def spend_elves(game: Game, seat: int, elves: int) -> None:
    """They go home to Alfheim; each turns a failure (Freyr's up to two) into a success."""
    if elves == 0:
        return
    game.sheet[seat].elves -= elves
    game.elves += elves
    if has_power(game, game.active, God.FREYR):
        tell(game, FREYR_LEADS, game.active, dice_per_elf(game))
    game.successes = min(game.dice_rolled, game.successes + elves * dice_per_elf(game))
    tell(game, ELVES_SPENT, seat, elves, game.successes, game.sheet[seat].elves)


# --- what is left ----------------------------------------------------------------------------------------------------


@rule
def lose_what_is_left(game: Game) -> None:
    """One life for each Risk that nothing prevented; then worn dice go home."""
    left = max(0, game.risks - game.successes)
    game.risks = 0
    lose_life(game, game.active, left, Cause.RISKS)
    then(game, Step.DICE_HOME)


@rule
def send_dice_home(game: Game) -> None:
    """Vane dice that show a worn shield or a skull go back to Vanaheim, also if an elf turned them."""
    for seat in range(game.players):
        lost = 0
        for i in range(game.dice_rolled):
            worn = game.die[i] == Face.WORN_SHIELD or game.die[i] == Face.SKULL
            if game.die_owner[i] == seat and worn:
                lost += 1
        if lost > 0:
            game.sheet[seat].dice -= lost
            game.dice += lost
            tell(game, DICE_LOST, seat, lost, game.sheet[seat].dice)
    game.dice_rolled = 0
