"""Svartalfheim's creatures: eighteen cards, one immediate effect each."""

from meadhall.engine import Out, ask, bit, has, reveal, rule, shuffle, tell, then

from .actions import (
    BANISH,
    CALL,
    CREATURE_DRAWN,
    CREATURE_HELPS,
    DRIVE,
    GOODS_TAKEN,
    HELP,
)
from .content import CAGE, CONTENT, CREATURES, ENEMIES, IOTUNNS, LEVEL, WORLDS
from .counters import HEROES
from .fights import cage, swim_back
from .life import may_regain
from .names import Creature, Enemy, Goods, Island, Level
from .state import Decision, Game, Step
from .tree import below, is_shielded, move_enemy
from .wheel import NO_ENEMY_CARD, show_the_wheel

HEROES_CALLED = CONTENT.creatures.heroes
ELVES_BROUGHT = CONTENT.creatures.elves
DICE_BROUGHT = CONTENT.creatures.vane_dice
GIANTS_CHASED = CONTENT.creatures.giants
ANONYMOUS_CHASED = CONTENT.creatures.anonymous


# --- drawing ---------------------------------------------------------------------------------------------------------


@rule
def draw_creatures(game: Game, count: int) -> None:
    """Shown to all; exactly one of them is chosen, and all go to the discards."""
    game.drawn_count = 0
    for _ in range(count):
        if game.creatures_left == 0:
            shuffle_creatures(game)
        reveal(game)
        game.creatures_left -= 1
        game.drawn[game.drawn_count] = game.creature_deck[game.creatures_left]
        tell(game, CREATURE_DRAWN, game.drawn[game.drawn_count])
        game.drawn_count += 1
    ask(game, game.active, Decision.CREATURE)


@rule
def shuffle_creatures(game: Game) -> None:
    """The discards become the new deck; cards just drawn are not among them."""
    held = 0
    for i in range(game.drawn_count):
        held |= bit(game.drawn[i])
    for creature in range(CREATURES):
        if not has(held, creature):
            game.creature_deck[game.creatures_left] = creature
            game.creatures_left += 1
    shuffle(game, game.creature_deck, 0, game.creatures_left)


@rule
def creatures_to_call(game: Game, out: Out) -> int:
    for i in range(game.drawn_count):
        out[i] = CALL + game.drawn[i]
    return game.drawn_count


# --- their effects ---------------------------------------------------------------------------------------------------


@rule
def call_creature(game: Game, creature: int) -> None:
    """Carried out as far as possible."""
    game.drawn_count = 0
    tell(game, CREATURE_HELPS, creature)
    match creature:
        case Creature.SLEIPNIR:
            ask(game, game.active, Decision.FLY)
        case Creature.RATATOSK:
            show_the_wheel(game)
        case Creature.HUGINN:
            huginn(game)
        case Creature.MUNINN:
            muninn(game)
        case Creature.HEIDRUN:
            count_out_gift(game, Goods.HEROES, min(HEROES_CALLED, HEROES - game.heroes))
        case Creature.EIKTHYRNIR:
            count_out_gift(game, Goods.ELVES, min(ELVES_BROUGHT, game.elves))
        case Creature.GULLINBURSTI:
            count_out_gift(game, Goods.DICE, min(DICE_BROUGHT, game.dice))
        case Creature.SAEHRIMNIR:
            saehrimnir(game)
        case Creature.AUDHUMLA:
            audhumla(game)
        case Creature.TANNGRISNIR:
            count_out_gift(game, Goods.GIANTS, min(GIANTS_CHASED, game.giants))
        case Creature.TANNGNJOST:
            count_out_gift(game, Goods.ANONYMOUS, min(ANONYMOUS_CHASED, game.anonymous))
        case Creature.FREKI:
            if game.awake != 0:
                ask(game, game.active, Decision.BANISH)
        case Creature.GERI:
            drive_to_cage(game, Enemy.FENRIR)
        case Creature.VEDRFOLNIR:
            vedrfolnir(game)
        case Creature.SVADILFARI:
            svadilfari(game)
        case Creature.GULLINKAMBI:
            then(game, Step.ONE_STEP)
            ask(game, game.active, Decision.TURN)
        case Creature.GARM_HOUND:
            if can_drive(game, Enemy.HEL) or can_drive(game, Enemy.SURT):
                ask(game, game.active, Decision.DRIVE)
        case Creature.HRAESVELG:
            drive_to_cage(game, Enemy.LOKI)


@rule
def count_out_gift(game: Game, goods: int, most: int) -> None:
    """Up to so many; none is allowed."""
    game.goods = goods
    game.least = 0
    game.most = most
    game.by_action = 0
    ask(game, game.active, Decision.COUNT)


@rule
def huginn(game: Game) -> None:
    for seat in range(game.players):
        if game.sheet[seat].deck_left > game.sheet[seat].dealt:
            ask(game, game.active, Decision.LOOK)
            return


@rule
def muninn(game: Game) -> None:
    for enemy in range(ENEMIES):
        if game.face_up[enemy] != NO_ENEMY_CARD:
            ask(game, game.active, Decision.SEND_HOME)
            return


@rule
def saehrimnir(game: Game) -> None:
    for seat in range(game.players):
        if may_regain(game, seat):
            ask(game, game.active, Decision.REGAIN)
            return


@rule
def wounded(game: Game, out: Out) -> int:
    n = 0
    for seat in range(game.players):
        if may_regain(game, seat):
            out[n] = HELP + seat
            n += 1
    return n


@rule
def audhumla(game: Game) -> None:
    """An Elf and a Vane die for the active god, then for another; alone, two of each."""
    feed(game, game.active)
    if game.players == 1:
        feed(game, game.active)
    else:
        ask(game, game.active, Decision.GIFT)


@rule
def feed(game: Game, seat: int) -> None:
    """As far as the reserves go."""
    if game.elves > 0:
        game.elves -= 1
        game.sheet[seat].elves += 1
        tell(game, GOODS_TAKEN, seat, Goods.ELVES, 1)
    if game.dice > 0:
        game.dice -= 1
        game.sheet[seat].dice += 1
        tell(game, GOODS_TAKEN, seat, Goods.DICE, 1)


@rule
def other_players(game: Game, out: Out) -> int:
    n = 0
    for seat in range(game.players):
        if seat != game.active:
            out[n] = HELP + seat
            n += 1
    return n


@rule
def iotunns_to_banish(game: Game, out: Out) -> int:
    n = 0
    for iotunn in range(IOTUNNS):
        if has(game.awake, iotunn):
            out[n] = BANISH + iotunn
            n += 1
    return n


@rule
def drive_to_cage(game: Game, enemy: int) -> None:
    if game.at[enemy] < WORLDS and not is_shielded(game, enemy):
        cage(game, enemy)


@rule
def vedrfolnir(game: Game) -> None:
    in_play = game.at[Enemy.IORMUNGAND] < CAGE
    if in_play and game.island != Island.RAINBOW and not is_shielded(game, Enemy.IORMUNGAND):
        swim_back(game)


@rule
def svadilfari(game: Game) -> None:
    if game.ravaged != 0:
        game.by_action = 0
        ask(game, game.active, Decision.HEAL)


@rule
def can_drive(game: Game, enemy: int) -> bool:
    """Garm's hound drives Hel or Surt straight down."""
    if game.at[enemy] >= WORLDS or is_shielded(game, enemy):
        return False
    return LEVEL[game.at[enemy]] != Level.BOTTOM


@rule
def enemies_to_drive(game: Game, out: Out) -> int:
    n = 0
    if can_drive(game, Enemy.HEL):
        out[n] = DRIVE + Enemy.HEL
        n += 1
    if can_drive(game, Enemy.SURT):
        out[n] = DRIVE + Enemy.SURT
        n += 1
    return n


@rule
def drive_down(game: Game, enemy: int) -> None:
    move_enemy(game, enemy, below(game, game.at[enemy]))
