"""Risks, wherever they come from: prevention, heroes, elves after the saving roll, and the life lost in the end."""

from meadhall.engine import Out, ask, count_bits, rule, tell, then

from .actions import (
    DICE_LOST,
    ELVES_SPENT,
    HEROES_SENT,
    PLEAD,
    RISKS_PREVENTED,
    RISKS_TAKEN,
    SEND,
    SPEND,
)
from .content import (
    BLOCKS_ELVES,
    BLOCKS_HEROES,
    CONTENT,
    GODS,
    HELPS_AGAINST,
)
from .life import lose_life
from .names import Artefact, Face, God
from .saving_roll import count_successes, is_kin
from .state import Decision, Game, Step
from .tree import artefacts_work, has_power, seat_of, uses

PREVENTED_IN_ONE_FIGHT = CONTENT.artefacts.prevented_in_one_fight
PREVENTED_BY_MJOLLNIR = CONTENT.artefacts.prevented_by_mjollnir
THOR_PREVENTS = CONTENT.gods.thor_prevents
FREYJAS_FIRST_HERO = CONTENT.gods.freyja_first_hero
FREYRS_DICE_PER_ELF = CONTENT.gods.freyr_dice_per_elf


@rule
def take_risks(game: Game, risks: int, foe: int) -> None:
    """A set of Risks for the active god; `foe` is -1 where they come from no fight."""
    game.foe = foe
    game.dice_rolled = 0
    game.successes = 0
    game.marked = 0
    prevented = min(risks, prevention(game, foe))
    game.risks = risks - prevented
    tell(game, RISKS_TAKEN, game.active, risks)
    if prevented > 0:
        tell(game, RISKS_PREVENTED, prevented)
    then(game, Step.HEROES)


@rule
def prevention(game: Game, foe: int) -> int:
    """What artefacts and Thor's power prevent by themselves, in fights only; it adds up."""
    if foe < 0:
        return 0
    prevented = THOR_PREVENTS if has_power(game, game.active, God.THOR) else 0
    if artefacts_work(game):
        helpers = game.sheet[game.active].artefacts & HELPS_AGAINST[foe]
        prevented += PREVENTED_IN_ONE_FIGHT * count_bits(helpers)
    if uses(game, Artefact.MJOLLNIR):
        prevented += PREVENTED_BY_MJOLLNIR
    return prevented


# --- heroes ----------------------------------------------------------------------------------------------------------


@rule
def heroes_needed(game: Game) -> int:
    """Never one more than the Risks need; Freyja's first Hero prevents two."""
    if has_power(game, game.active, God.FREYJA):
        return max(0, game.risks - FREYJAS_FIRST_HERO) + 1
    return game.risks


@rule
def call_for_heroes(game: Game) -> None:
    """Heroes in Valhalla go back to Midgard, one Risk each, before the roll; Skyrmir holds them back."""
    if game.risks == 0:
        return
    then(game, Step.ROLL)
    if game.heroes > 0 and (game.awake & BLOCKS_HEROES) == 0:
        ask(game, game.active, Decision.HEROES)


@rule
def heroes_to_send(game: Game, out: Out) -> int:
    most = min(game.heroes, heroes_needed(game))
    for count in range(most + 1):
        out[count] = SEND + count
    return most + 1


@rule
def send_heroes(game: Game, count: int) -> None:
    if count == 0:
        return
    game.heroes -= count
    prevented = count
    if has_power(game, game.active, God.FREYJA):
        prevented += FREYJAS_FIRST_HERO - 1
    game.risks = max(0, game.risks - prevented)
    tell(game, HEROES_SENT, count)


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
    return FREYRS_DICE_PER_ELF if has_power(game, game.active, God.FREYR) else 1


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
    if (game.awake & BLOCKS_ELVES) == 0 and elves_needed(game) > 0:
        then(game, Step.KIN_ELVES, 0)
        if game.sheet[game.active].elves > 0:
            ask(game, game.active, Decision.ELVES)


@rule
def elves_to_spend(game: Game, out: Out) -> int:
    most = min(game.sheet[game.active].elves, elves_needed(game))
    for count in range(most + 1):
        out[count] = SPEND + count
    return most + 1


@rule
def ask_kin_for_elves(game: Game, first: int) -> None:
    """The elves of one's kin may be spent too."""
    for god in range(first, GODS):
        if is_kin(game, god) and game.sheet[seat_of(game, god)].elves > 0 and elves_needed(game) > 0:
            then(game, Step.KIN_ELVES, god + 1)
            game.sharer = god
            ask(game, game.active, Decision.KIN_ELVES)
            return


@rule
def elves_to_plead_for(game: Game, out: Out) -> int:
    most = min(game.sheet[seat_of(game, game.sharer)].elves, elves_needed(game))
    for count in range(most + 1):
        out[count] = PLEAD + count
    return most + 1


@rule
def spend_elves(game: Game, seat: int, count: int) -> None:
    """They go home to Alfheim; each turns a failure (Freyr's up to two) into a success."""
    if count == 0:
        return
    game.sheet[seat].elves -= count
    game.elves += count
    game.successes = min(game.dice_rolled, game.successes + count * dice_per_elf(game))
    tell(game, ELVES_SPENT, seat, count)


# --- what is left ----------------------------------------------------------------------------------------------------


@rule
def settle_risks(game: Game) -> None:
    """One life for each Risk that nothing prevented; then worn dice go home."""
    left = max(0, game.risks - game.successes)
    game.risks = 0
    then(game, Step.DICE_HOME)
    lose_life(game, game.active, left)


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
            tell(game, DICE_LOST, seat, lost)
    game.dice_rolled = 0
