"""The tree: levels and columns, what lies above and below, what ravages and heals a World, and how a game is lost."""

from meadhall.engine import bit, count_bits, end_game, has, rule, tell

from .actions import (
    DEFEAT,
    ENEMIES_MEET,
    ENEMY_MOVES,
    GOD_MOVES,
    NO_BAR_LEFT,
    TOP_REACHED,
    TREE_TURNS,
    VICTORY,
    WORLD_HEALED,
    WORLD_RAVAGED,
)
from .book import PAGE_RULES
from .content import (
    BLOCKERS,
    BLOCKS_ARTEFACTS,
    COLUMNS,
    CONTENT,
    FIGHTERS,
    GODS,
    HOME_COLUMN,
    LEVEL,
    RELATION,
    SHIELDS,
    SUPPORTS,
    WORLD_AT,
    WORLDS,
)
from .names import Adversary, Counter, Ending, Enemy, Level, PageRule, World
from .state import Game

# --- the end ---------------------------------------------------------------------------------------------------------


@rule
def finish(game: Game, ending: int) -> None:
    """The game is over at once, won or lost; nothing that was still to be done happens."""
    if game.over != Ending.RUNNING:
        return
    end_game(game, ending)
    if ending == Ending.VICTORY:
        tell(game, VICTORY)
    else:
        tell(game, DEFEAT, ending)


# --- where things are ------------------------------------------------------------------------------------------------


@rule
def column_of(game: Game, world: int) -> int:
    """The mid level stands somewhere else after each turn of the tree; the others never move."""
    if LEVEL[world] == Level.MID:
        return (HOME_COLUMN[world] + game.rotation) % COLUMNS
    return HOME_COLUMN[world]


@rule
def world_at(game: Game, level: int, column: int) -> int:
    """The World of a level in a column."""
    home = (column - game.rotation + COLUMNS) % COLUMNS if level == Level.MID else column
    world: int = WORLD_AT[level, home]
    return world


@rule
def above(game: Game, world: int) -> int:
    """The World straight above; -1 from the top level."""
    if LEVEL[world] == Level.TOP:
        return -1
    return world_at(game, LEVEL[world] - 1, column_of(game, world))


@rule
def below(game: Game, world: int) -> int:
    """The World straight below; -1 from the bottom level."""
    if LEVEL[world] == Level.BOTTOM:
        return -1
    return world_at(game, LEVEL[world] + 1, column_of(game, world))


@rule
def to_the_left(world: int) -> int:
    """The next World of the level, clockwise from above."""  # ruling YC-31
    left: int = WORLD_AT[LEVEL[world], (HOME_COLUMN[world] + 1) % COLUMNS]
    return left


@rule
def page_has(game: Game, page_rule: int) -> bool:
    """Whether the open page has this rule."""
    return has(PAGE_RULES[game.page], page_rule)


@rule
def joins_asgard_and_midgard(one: int, other: int) -> bool:
    return (one == World.ASGARD and other == World.MIDGARD) or (one == World.MIDGARD and other == World.ASGARD)


@rule
def are_adjacent(game: Game, one: int, other: int) -> bool:
    """Side by side on a level, or one straight above the other; and over the rainbow bridge while it stands."""
    if one == other:
        return False
    if LEVEL[one] == LEVEL[other]:
        return True
    if joins_asgard_and_midgard(one, other) and page_has(game, PageRule.BRIDGE) and game.counter[Counter.BRIDGE] > 0:
        return True
    return abs(LEVEL[one] - LEVEL[other]) == 1 and column_of(game, one) == column_of(game, other)  # ruling YC-03


@rule
def turn_the_tree(game: Game, steps: int) -> None:
    """The mid level turns clockwise, with everything on it."""
    game.rotation = (game.rotation + steps) % COLUMNS
    tell(game, TREE_TURNS, steps)


# --- gods ------------------------------------------------------------------------------------------------------------


@rule
def world_of(game: Game, seat: int) -> int:
    """Where a player's god is."""
    return game.figure[game.sheet[seat].god]


@rule
def here(game: Game) -> int:
    """Where the active god is."""
    return world_of(game, game.active)


@rule
def move_god(game: Game, god: int, world: int) -> None:
    if game.figure[god] != world:
        game.figure[god] = world
        tell(game, GOD_MOVES, god, world)


@rule
def seat_of(game: Game, god: int) -> int:
    """The seat that plays a god; -1 for a support god."""
    for seat in range(game.players):
        if game.sheet[seat].god == god:
            return seat
    return -1


@rule
def support_of(game: Game, god: int) -> int:
    """Which support god this is; -1 for a player's god."""
    for i in range(SUPPORTS):
        if game.support[i] == god:
            return i
    return -1


@rule
def has_power(game: Game, seat: int, god: int) -> bool:
    """Whether the seat plays this god, on side B."""
    return game.powers == 1 and game.sheet[seat].god == god


@rule
def artefacts_work(game: Game) -> bool:
    """Thrym switches all artefacts off."""
    return (game.awake & BLOCKS_ARTEFACTS) == 0


@rule
def uses(game: Game, artefact: int) -> bool:
    """Whether the active god owns this artefact and it works."""
    return has(game.sheet[game.active].artefacts, artefact) and artefacts_work(game)


@rule
def has_bond(game: Game, seat: int, god: int, relation: int) -> bool:
    """Whether the seat has bought this kind of relation with a god."""
    own = game.sheet[seat].god
    kind: int = RELATION[own, god]
    return has(game.sheet[seat].bonds, god) and own != god and kind == relation


@rule
def is_bound_to(game: Game, seat: int, god: int, relation: int) -> bool:
    """The same, and both share a World."""  # ruling YC-34
    return game.figure[god] == world_of(game, seat) and has_bond(game, seat, god, relation)


# --- what stands on a World ------------------------------------------------------------------------------------------


@rule
def enemies_on(game: Game, world: int) -> int:
    count = 0
    for enemy in range(FIGHTERS):
        if game.at[enemy] == world:
            count += 1
    return count


@rule
def enemy_on(game: Game, world: int, first: int) -> int:
    """The next Enemy on a World, from this one on; -1 if there is none."""
    for enemy in range(first, FIGHTERS):
        if game.at[enemy] == world:
            return enemy
    return -1


@rule
def another_god_on(game: Game, world: int) -> bool:
    """Another god than the active one; support gods count."""
    for god in range(GODS):
        if game.figure[god] == world and god != game.sheet[game.active].god:
            return True
    return False


@rule
def is_ravaged(game: Game, world: int) -> bool:
    return has(game.ravaged, world)


@rule
def is_blocked(game: Game, world: int) -> bool:
    """An Iotunn, or Hrimnir or Garm, allows nothing here but fights."""
    if (game.awake & BLOCKERS[world]) != 0:
        return True
    return game.adversary[Adversary.HRIMNIR] == world or game.adversary[Adversary.GARM] == world


@rule
def is_shielded(game: Game, enemy: int) -> bool:
    """An Iotunn sits on this Enemy."""
    return (game.awake & ~game.stranded & SHIELDS[enemy]) != 0


# --- ravaging and healing --------------------------------------------------------------------------------------------


@rule
def ravaged_worlds(game: Game) -> int:
    return count_bits(game.ravaged)


@rule
def bars_left(game: Game) -> int:
    """On the Cage."""
    return CONTENT.components.bars - ravaged_worlds(game)


@rule
def strength_of_fenrir(game: Game) -> int:
    """He grows with every ravaged World."""
    return CONTENT.enemies.base_strength + ravaged_worlds(game)


@rule
def ravage(game: Game, world: int) -> None:
    """Take the lowest bar of the Cage and cover the World's rune; lost if there is none."""
    if bars_left(game) == 0:
        tell(game, NO_BAR_LEFT, world)
        finish(game, Ending.NO_BARS)
        return
    game.ravaged |= bit(world)
    tell(game, WORLD_RAVAGED, world, ravaged_worlds(game), bars_left(game), strength_of_fenrir(game))


@rule
def check_ravage(game: Game, world: int) -> None:
    """Two Enemies on a World ravage it at once; the Cage cannot be ravaged."""
    if world < WORLDS and not is_ravaged(game, world) and enemies_on(game, world) >= 2:
        first = enemy_on(game, world, 0)
        tell(game, ENEMIES_MEET, first, enemy_on(game, world, first + 1), world)
        ravage(game, world)


@rule
def heal(game: Game, world: int) -> None:
    """The marker goes back on the Cage, and straight to the World again if two Enemies are still there."""
    game.ravaged &= ~bit(world)
    tell(game, WORLD_HEALED, world, ravaged_worlds(game), bars_left(game), strength_of_fenrir(game))
    check_ravage(game, world)


@rule
def move_enemy(game: Game, enemy: int, world: int) -> None:
    """An Enemy comes to a World and may ravage it."""
    game.at[enemy] = world
    tell(game, ENEMY_MOVES, enemy, world)
    check_ravage(game, world)


@rule
def climb(game: Game, enemy: int) -> None:
    """Hel or Surt goes to the World straight above; lost if there is none."""
    world = above(game, game.at[enemy])
    if world < 0:
        finish(game, Ending.HEL_ESCAPED if enemy == Enemy.HEL else Ending.SURT_ESCAPED)
        return
    move_enemy(game, enemy, world)
    if LEVEL[world] == Level.TOP:
        tell(game, TOP_REACHED, enemy)
