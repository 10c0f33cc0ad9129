"""The roll of a hunt or a round of combat, and what may be done about it: Favor, Potential, Reaction."""

from meadhall.engine import Out, ask, roll, rule, tell, then

from .actions import ACCEPT, BLANKS_REROLLED, LEADER_DAMAGE, PICK, REROLL, REROLLED, ROLLED, USE
from .content import CONTENT, FACE, FACES, HITS, SIDES, WARRIORS
from .goods import flip_rune, gain_leader_glory, has_rune
from .names import Face, Leader, Rune, Warrior
from .state import Decision, Game, Step


@rule
def roll_dice(game: Game, warrior: int, dice: int) -> None:
    for _ in range(dice):
        game.rolled[warrior, FACE[warrior, roll(game, SIDES)]] += 1


@rule
def clear_table(game: Game) -> None:
    game.reaction = 0
    for warrior in range(WARRIORS):
        for face in range(FACES):
            game.rolled[warrior, face] = 0


@rule
def showing(game: Game, face: int) -> int:
    """Dice that show this face."""
    dice = 0
    for warrior in range(WARRIORS):
        dice += game.rolled[warrior, face]
    return dice


@rule
def dice_picked(game: Game) -> int:
    count = 0
    for warrior in range(WARRIORS):
        for face in range(FACES):
            count += game.picked[warrior, face]
    return count


@rule
def hits_of(game: Game, warrior: int, face: int) -> int:
    """Damage of one die. Svanhildr's swordsmen do one more with each hit, and with a shield turned into a hit."""
    hits = HITS[face]
    if face == Face.SHIELD and game.reaction == 1:
        hits = CONTENT.runes.reaction_damage
    if hits > 0 and warrior == Warrior.SWORDSMAN and game.sheet[game.roller].leader == Leader.SVANHILDR:
        hits += CONTENT.leaders.svanhildr_damage
    return hits


@rule
def hits_rolled(game: Game) -> int:
    hits = 0
    for warrior in range(WARRIORS):
        for face in range(FACES):
            if game.rolled[warrior, face] > 0:
                hits += game.rolled[warrior, face] * hits_of(game, warrior, face)
    return hits


@rule
def tell_leader_damage(game: Game) -> None:
    """How much of the damage is Svanhildr's gift."""
    if game.sheet[game.roller].leader == Leader.SVANHILDR:
        damage = 0
        for face in range(FACES):
            if hits_of(game, Warrior.SWORDSMAN, face) > 0:
                damage += game.rolled[Warrior.SWORDSMAN, face] * CONTENT.leaders.svanhildr_damage
        if damage > 0:
            tell(game, LEADER_DAMAGE, game.roller, Leader.SVANHILDR, damage)


@rule
def show_roll(game: Game) -> None:
    """The dice lie there: the player may spend Favor or runes on them, or accept."""
    tell(game, ROLLED, game.roller, hits_rolled(game), showing(game, Face.SHIELD), showing(game, Face.BLANK))
    ask(game, game.roller, Decision.ROLL)


@rule
def answers_to_a_roll(game: Game, seat: int, out: Out) -> int:
    """Accept; or pick dice and roll them again for one Favor; or use Potential or Reaction."""
    n = 0
    if dice_picked(game) > 0:
        out[n] = REROLL
        n += 1
    else:
        out[n] = ACCEPT
        n += 1
        if has_rune(game, seat, Rune.POTENTIAL) and showing(game, Face.BLANK) > 0:
            out[n] = USE + Rune.POTENTIAL
            n += 1
        if has_rune(game, seat, Rune.REACTION) and showing(game, Face.SHIELD) > 0:
            out[n] = USE + Rune.REACTION
            n += 1
    if game.sheet[seat].favor > 0:
        for warrior in range(WARRIORS):
            for face in range(FACES):
                if game.rolled[warrior, face] > game.picked[warrior, face]:
                    out[n] = PICK(warrior, face)
                    n += 1
    return n


@rule
def pick_die(game: Game, seat: int, warrior: int, face: int) -> None:
    game.picked[warrior, face] += 1
    ask(game, seat, Decision.ROLL)


@rule
def reroll(game: Game, seat: int) -> None:
    """One Favor for all dice picked. Asmundr wins Glory by it."""
    game.sheet[seat].favor -= 1
    tell(game, REROLLED, seat, dice_picked(game), game.sheet[seat].favor)
    if game.sheet[seat].leader == Leader.ASMUNDR:
        gain_leader_glory(game, seat, CONTENT.leaders.asmundr_glory)
    for warrior in range(WARRIORS):
        dice = 0
        for face in range(FACES):
            dice += game.picked[warrior, face]
            game.rolled[warrior, face] -= game.picked[warrior, face]
            game.picked[warrior, face] = 0
        roll_dice(game, warrior, dice)
    then(game, Step.SHOW_ROLL)


@rule
def use_rune_on_roll(game: Game, seat: int, rune: int) -> None:
    if rune == Rune.POTENTIAL:
        use_potential(game, seat)
    else:
        use_reaction(game, seat)


@rule
def use_potential(game: Game, seat: int) -> None:
    """Every die that shows a blank is rolled again."""
    flip_rune(game, seat, Rune.POTENTIAL)
    tell(game, BLANKS_REROLLED, seat, showing(game, Face.BLANK))
    for warrior in range(WARRIORS):
        blanks = game.rolled[warrior, Face.BLANK]
        game.rolled[warrior, Face.BLANK] = 0
        roll_dice(game, warrior, blanks)
    then(game, Step.SHOW_ROLL)


@rule
def use_reaction(game: Game, seat: int) -> None:
    """Shields count as single hits too, and still as shields."""
    flip_rune(game, seat, Rune.REACTION)
    game.reaction = 1
    then(game, Step.SHOW_ROLL)
