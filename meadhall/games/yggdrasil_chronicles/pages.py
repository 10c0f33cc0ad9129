"""The pages of the Book of Sagas: opening them, their operations, their goals, and how they lose the game."""

from meadhall.engine import bit, count_bits, has, rule, tell, then

from .actions import (
    ADVERSARY_STANDS,
    ENEMY_IS_CAGED,
    ENEMY_IS_OUT,
    GOAL_MET,
    LADDER_SET,
    LIES_THERE_ALREADY,
    NOTHING_LIES_THERE,
    PAGE_OPENS,
    PAGE_RAVAGES,
    PAGE_RAVAGES_NEXT,
    TOKEN_PLACED,
    TOKEN_REMOVED,
    WOLF_RUNS,
)
from .book import (
    FAILS,
    GOALS,
    OPENING,
    OPS,
    PAGE_END,
    PAGE_FAILS,
    PAGE_GOALS,
    PAGE_LENGTH,
    PAGE_TOKEN,
    WORLD_LISTS,
)
from .content import AWAY, CAGE, COLUMNS, CONTENT, FIGHTERS, OUT, WORLDS
from .counters import add_anonymous, add_giants, change_counter
from .names import Change, Ending, Enemy, Fail, Goal, Op, Symbol, Wolf
from .state import Game, Step
from .tree import above, climb, finish, is_ravaged, move_enemy, ravage, to_the_left, turn_the_tree

VALUE = 2
"""Where the values for 1 player, 2 players, ... follow in a row of OPS (and, one before, of GOALS)."""


# --- turning pages ---------------------------------------------------------------------------------------------------


@rule
def open_page(game: Game, page: int) -> None:
    """Nidhogg goes to the first space and the page's instructions are carried out; the Tree wins at once."""
    game.page = page
    game.nidhogg = 0
    tell(game, PAGE_OPENS, page)
    if PAGE_LENGTH[page] == 0 and PAGE_END[page] == Symbol.TREE:
        finish(game, Ending.VICTORY)
    else:
        game.page_ready = 0
        then(game, Step.OPERATIONS, OPENING[page, 0], OPENING[page, 1])
        then(game, Step.PAGE_READY)


@rule
def page_is_ready(game: Game) -> None:
    game.page_ready = 1


@rule
def turn_page(game: Game) -> None:
    """At once, before anything that is still to be done."""
    game.page_ready = 0
    then(game, Step.OPEN_PAGE, game.page + 1)


@rule
def check_page(game: Game) -> None:
    """Goals and losses of the page are watched all the time once it is laid out; the goal counts first."""
    if game.page_ready == 0:
        return
    goals = PAGE_GOALS[game.page, 1]
    if goals > 0:
        met = 0
        for i in range(goals):
            if is_met(game, PAGE_GOALS[game.page, 0] + i):
                met += 1
        if met == goals:
            tell(game, GOAL_MET, game.page)
            turn_page(game)
            return
    for i in range(PAGE_FAILS[game.page, 1]):
        if has_failed(game, PAGE_FAILS[game.page, 0] + i):
            finish(game, FAILS[PAGE_FAILS[game.page, 0] + i, 3])


@rule
def tokens_held(game: Game) -> int:
    count = 0
    for seat in range(game.players):
        count += game.sheet[seat].tokens
    return count


@rule
def tokens_wanted(game: Game) -> int:
    """How many the open page asks for."""
    for i in range(PAGE_GOALS[game.page, 1]):
        goal = PAGE_GOALS[game.page, 0] + i
        if GOALS[goal, 0] == Goal.TOKENS_HELD:
            wanted: int = GOALS[goal, VALUE - 1 + game.players]
            return wanted
    return 0


@rule
def artefacts_owned(game: Game) -> int:
    count = 0
    for seat in range(game.players):
        count += count_bits(game.sheet[seat].artefacts)
    return count


@rule
def enemies_out(game: Game) -> int:
    count = 0
    for enemy in range(FIGHTERS):
        if game.at[enemy] == OUT:
            count += 1
    return count


@rule
def is_met(game: Game, goal: int) -> bool:
    wanted: int = GOALS[goal, VALUE - 1 + game.players]
    counter: int = game.counter[GOALS[goal, 1]]
    match GOALS[goal, 0]:
        case Goal.TOKENS_HELD:
            return tokens_held(game) >= wanted
        case Goal.COUNTER_AT_LEAST:
            return counter >= wanted
        case Goal.COUNTER_AT_MOST:
            return counter <= wanted
        case Goal.HEROES_IN_VALHALLA:
            return game.heroes >= wanted
        case Goal.ARTEFACTS_OWNED:
            return artefacts_owned(game) >= wanted
        case Goal.WOLVES_GONE:
            return game.wolf[Wolf.SKOLL] == AWAY and game.wolf[Wolf.HATI] == AWAY
        case _:
            return enemies_out(game) >= wanted


@rule
def wants(game: Game, kind: int) -> bool:
    """Whether the page has a goal of this kind that is not met."""
    for i in range(PAGE_GOALS[game.page, 1]):
        goal = PAGE_GOALS[game.page, 0] + i
        if GOALS[goal, 0] == kind and not is_met(game, goal):
            return True
    return False


@rule
def has_failed(game: Game, fail: int) -> bool:
    value: int = FAILS[fail, 2]
    counter: int = game.counter[FAILS[fail, 1]]
    match FAILS[fail, 0]:
        case Fail.COUNTER_AT_LEAST:
            return counter >= value
        case Fail.COUNTER_AT_MOST:
            return counter <= value
        case _:
            return tokens_held(game) + count_bits(game.tokens) < value


# --- the operations --------------------------------------------------------------------------------------------------


@rule
def next_operation(game: Game, at: int, left: int) -> None:
    """Carry a list of operations out, one at a time."""
    if left > 0:
        carry_out(game, OPS[at, 0], OPS[at, 1], OPS[at, 2], OPS[at, VALUE + game.players])
        then(game, Step.OPERATIONS, at + 1, left - 1)


@rule
def carry_out(game: Game, op: int, who: int, where: int, value: int) -> None:
    """One instruction of the book; one that cannot be carried out loses the game."""
    match op:
        case Op.ACTIVATE_IOTUNN:
            for _ in range(value):
                then(game, Step.IOTUNN)
        case Op.ADD_ANONYMOUS:
            add_anonymous(game, value)
        case Op.ADD_FIRE_GIANTS:
            add_giants(game, value)
        case Op.ROTATE:
            turn_the_tree(game, value)
        case Op.EACH_GOD_LOSES_LIFE:
            then(game, Step.EACH_LOSES, 0, value)
        case Op.RAVAGE_AT:
            ravage_at(game, who)
        case Op.RELEASE:
            release(game, who, where)
        case Op.RAISE_LADDER:
            raise_ladder(game, who, value)
        case Op.FILL_LADDER:
            fill_ladder(game, who, value)
        case Op.PLACE_TOKENS:
            place_tokens(game, where)
        case Op.PLACE_NEXT_TOKEN:
            place_next_token(game, where)
        case Op.PLACE_TOKEN_AT:
            place_token_at(game, game.adversary[who])
        case Op.REMOVE_TOKEN_AT:
            remove_token_at(game, who)
        case Op.CLEAR_TOKENS:
            game.tokens = 0
        case Op.PLACE_ADVERSARY:
            place_adversary(game, who, where)
        case Op.MOVE_ADVERSARY_UP:
            move_adversary_up(game, who)
        case Op.MOVE_ENEMY_UP:
            climb(game, who)
        case Op.RETURN_ENEMY:
            move_enemy(game, who, where)
        case Op.SET_TRACK:
            game.wolf[who] = value
            tell(game, WOLF_RUNS, who, value, CONTENT.saga.wolf_last_space)
        case Op.ADVANCE_TRACK:
            advance_wolf(game, wolf_behind(game) if who == Wolf.BEHIND else who, value)
        case Op.SET_COUNTER:
            change_counter(game, who, value - game.counter[who], Change.BOOK)
        case Op.ADD_COUNTER:
            change_counter(game, who, value, Change.BOOK)


@rule
def ravage_at(game: Game, enemy: int) -> None:
    """The Enemy's World, or the next one to the left that still stands; nothing while it is caged."""
    if game.at[enemy] >= WORLDS:
        tell(game, ENEMY_IS_CAGED, enemy)
        return
    world = game.at[enemy]
    for _ in range(COLUMNS):
        if not is_ravaged(game, world):
            tell(game, PAGE_RAVAGES if world == game.at[enemy] else PAGE_RAVAGES_NEXT, enemy, world)
            ravage(game, world)
            return
        world = to_the_left(world)
    finish(game, Ending.IMPOSSIBLE)


@rule
def release(game: Game, enemy: int, world: int) -> None:
    """Out of the Cage, if it sits there."""
    if game.at[enemy] == CAGE:
        move_enemy(game, enemy, world)
    else:
        tell(game, ENEMY_IS_OUT, enemy)


@rule
def raise_ladder(game: Game, enemy: int, least: int) -> None:
    """Pawns from the reserve until the ladder has at least so many."""
    if enemy == Enemy.HEL:
        fill_ladder(game, enemy, max(game.anonymous, least))
    else:
        fill_ladder(game, enemy, max(game.giants, least))


@rule
def fill_ladder(game: Game, enemy: int, count: int) -> None:
    """Exactly so many pawns on the ladder, from or to the reserve."""
    if enemy == Enemy.HEL:
        game.anonymous = min(count, CONTENT.components.anonymous)
        tell(game, LADDER_SET, enemy, game.anonymous)
    else:
        game.giants = min(count, CONTENT.components.fire_giants)
        tell(game, LADDER_SET, enemy, game.giants)


@rule
def place_token(game: Game, world: int) -> None:
    if not has(game.tokens, world):
        game.tokens |= bit(world)
        tell(game, TOKEN_PLACED, PAGE_TOKEN[game.page], world)


@rule
def remove_token(game: Game, world: int) -> None:
    if has(game.tokens, world):
        game.tokens &= ~bit(world)
        tell(game, TOKEN_REMOVED, PAGE_TOKEN[game.page], world)


@rule
def place_token_at(game: Game, world: int) -> None:
    if has(game.tokens, world):
        tell(game, LIES_THERE_ALREADY, PAGE_TOKEN[game.page], world)
    else:
        place_token(game, world)


@rule
def remove_token_at(game: Game, enemy: int) -> None:
    """From the Enemy's World; nothing while it is caged or where no token lies."""
    if game.at[enemy] < WORLDS and has(game.tokens, game.at[enemy]):
        remove_token(game, game.at[enemy])
    else:
        tell(game, NOTHING_LIES_THERE, PAGE_TOKEN[game.page], enemy)


@rule
def place_tokens(game: Game, worlds: int) -> None:
    for world in range(WORLDS):
        if has(worlds, world):
            place_token(game, world)


@rule
def place_next_token(game: Game, order: int) -> None:
    """On the first World of the list that has none."""
    for i in range(WORLDS):
        world = WORLD_LISTS[order, i]
        if world >= 0 and not has(game.tokens, world):
            place_token(game, world)
            return


@rule
def place_adversary(game: Game, adversary: int, world: int) -> None:
    game.adversary[adversary] = world
    tell(game, ADVERSARY_STANDS, adversary, world)


@rule
def move_adversary_up(game: Game, adversary: int) -> None:
    """Straight up; lost from the top level."""
    world = above(game, game.adversary[adversary])
    if world < 0:
        finish(game, Ending.NAGLFAR_ESCAPED)
    else:
        place_adversary(game, adversary, world)


@rule
def wolf_behind(game: Game) -> int:
    """The wolf on the lower space, Skoll on a tie; one that is out of play is skipped."""
    skoll = game.wolf[Wolf.SKOLL]
    hati = game.wolf[Wolf.HATI]
    if skoll == AWAY or (hati != AWAY and hati < skoll):
        return Wolf.HATI
    return Wolf.SKOLL


@rule
def advance_wolf(game: Game, wolf: int, steps: int) -> None:
    """Towards sun or moon; lost when a wolf gets there."""
    if game.wolf[wolf] == AWAY:
        return
    game.wolf[wolf] = min(CONTENT.saga.wolf_last_space, game.wolf[wolf] + steps)
    tell(game, WOLF_RUNS, wolf, game.wolf[wolf], CONTENT.saga.wolf_last_space)
    if game.wolf[wolf] == CONTENT.saga.wolf_last_space:
        finish(game, Ending.SKY_DEVOURED)
