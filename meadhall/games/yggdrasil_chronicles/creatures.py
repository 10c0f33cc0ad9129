"""Svartalfheim's creatures: eighteen cards, one immediate effect each."""

from meadhall.engine import Out, ask, bit, has, reveal, rule, shuffle, tell, then

from .actions import (
    CALL,
    CREATURE_DRAWN,
    CREATURE_HELPS,
    CREATURE_IDLE,
    GOODS_TAKEN,
)
from .content import CAGE, CONTENT, CREATURES, LEVEL, WORLDS
from .fights import cage, swim_back
from .life import may_regain
from .names import Creature, Enemy, Goods, Island, Level
from .state import Decision, Game, Step
from .tree import below, is_shielded, move_enemy
from .wheel import cards_on_the_wheel, cards_to_send_home, decks_to_look_at, show_the_wheel

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
    if not can_help(game, creature):
        tell(game, CREATURE_IDLE, creature)
        return
    match creature:
        case Creature.SLEIPNIR:
            ask(game, game.active, Decision.FLY)
        case Creature.RATATOSK:
            show_the_wheel(game)
        case Creature.HUGINN:
            ask(game, game.active, Decision.LOOK)
        case Creature.MUNINN:
            ask(game, game.active, Decision.SEND_HOME)
        case Creature.HEIDRUN:
            count_out_gift(game, Goods.HEROES, min(CONTENT.creatures.heroes, CONTENT.components.heroes - game.heroes))
        case Creature.EIKTHYRNIR:
            count_out_gift(game, Goods.ELVES, min(CONTENT.creatures.elves, game.elves))
        case Creature.GULLINBURSTI:
            count_out_gift(game, Goods.DICE, min(CONTENT.creatures.vane_dice, game.dice))
        case Creature.SAEHRIMNIR:
            ask(game, game.active, Decision.REGAIN)
        case Creature.AUDHUMLA:
            audhumla(game)
        case Creature.TANNGRISNIR:
            count_out_gift(game, Goods.GIANTS, min(CONTENT.creatures.giants, game.giants))
        case Creature.TANNGNJOST:
            count_out_gift(game, Goods.ANONYMOUS, min(CONTENT.creatures.anonymous, game.anonymous))
        case Creature.FREKI:
            ask(game, game.active, Decision.BANISH)
        case Creature.GERI:
            cage(game, Enemy.FENRIR)
        case Creature.VEDRFOLNIR:
            swim_back(game)
        case Creature.SVADILFARI:
            game.by_action = 0
            ask(game, game.active, Decision.HEAL)
        case Creature.GULLINKAMBI:
            ask(game, game.active, Decision.TURN)
            then(game, Step.ONE_STEP)
        case Creature.GARM_HOUND:
            ask(game, game.active, Decision.DRIVE)
        case Creature.HRAESVELG:
            cage(game, Enemy.LOKI)


@rule
def can_help(game: Game, creature: int) -> bool:
    """Whether the creature finds anything to do."""
    match creature:
        case Creature.RATATOSK:
            return cards_on_the_wheel(game) != 0
        case Creature.HUGINN:
            return decks_to_look_at(game) != 0
        case Creature.MUNINN:
            return cards_to_send_home(game) != 0
        case Creature.HEIDRUN:
            return game.heroes < CONTENT.components.heroes
        case Creature.EIKTHYRNIR:
            return game.elves > 0
        case Creature.GULLINBURSTI:
            return game.dice > 0
        case Creature.SAEHRIMNIR:
            return wounded(game) != 0
        case Creature.AUDHUMLA:
            return game.elves + game.dice > 0
        case Creature.TANNGRISNIR:
            return game.giants > 0
        case Creature.TANNGNJOST:
            return game.anonymous > 0
        case Creature.FREKI:
            return iotunns_to_banish(game) != 0
        case Creature.GERI:
            return can_be_caged(game, Enemy.FENRIR)
        case Creature.VEDRFOLNIR:
            return can_swim_back(game)
        case Creature.SVADILFARI:
            return game.ravaged != 0
        case Creature.GARM_HOUND:
            return enemies_to_drive(game) != 0
        case Creature.HRAESVELG:
            return can_be_caged(game, Enemy.LOKI)
        case _:
            return True


@rule
def count_out_gift(game: Game, goods: int, most: int) -> None:
    """Up to so many; none is allowed."""
    game.goods = goods
    game.least = 0
    game.most = most
    game.by_action = 0
    ask(game, game.active, Decision.COUNT)


@rule
def wounded(game: Game) -> int:
    """Saehrimnir feeds one of those who may regain life; a mask of seats."""
    seats = 0
    for seat in range(game.players):
        if may_regain(game, seat):
            seats |= bit(seat)
    return seats


@rule
def audhumla(game: Game) -> None:
    """An Elf and a Vane die for the active god, then for another; alone, two of each."""
    feed(game, game.active)
    if game.players == 1:
        feed(game, game.active)
    else:
        ask(game, game.active, Decision.GIFT)


@rule
def feed(game: Game, player: int) -> None:
    """As far as the reserves go."""
    if game.elves > 0:
        game.elves -= 1
        game.sheet[player].elves += 1
        tell(game, GOODS_TAKEN, player, Goods.ELVES, 1, game.sheet[player].elves)
    if game.dice > 0:
        game.dice -= 1
        game.sheet[player].dice += 1
        tell(game, GOODS_TAKEN, player, Goods.DICE, 1, game.sheet[player].dice)


@rule
def other_players(game: Game) -> int:
    return (bit(game.players) - 1) & ~bit(game.active)


@rule
def iotunns_to_banish(game: Game) -> int:
    """Freki chases any active Iotunn."""
    return game.awake


@rule
def can_be_caged(game: Game, enemy: int) -> bool:
    return game.at[enemy] < WORLDS and not is_shielded(game, enemy)


@rule
def can_swim_back(game: Game) -> bool:
    in_play = game.at[Enemy.IORMUNGAND] < CAGE
    return in_play and game.island != Island.RAINBOW and not is_shielded(game, Enemy.IORMUNGAND)


@rule
def can_drive(game: Game, enemy: int) -> bool:
    """Not shielded, and not at the bottom already."""
    if game.at[enemy] >= WORLDS or is_shielded(game, enemy):
        return False
    return LEVEL[game.at[enemy]] != Level.BOTTOM


@rule
def enemies_to_drive(game: Game) -> int:
    """Garm's hound drives Hel or Surt; a mask."""
    enemies = 0
    if can_drive(game, Enemy.HEL):
        enemies |= bit(Enemy.HEL)
    if can_drive(game, Enemy.SURT):
        enemies |= bit(Enemy.SURT)
    return enemies


@rule
def drive_down(game: Game, enemy: int) -> None:
    """To the World straight below."""
    move_enemy(game, enemy, below(game, game.at[enemy]))
