"""Fights: who can be fought from where, how strong, and where the beaten go."""

from meadhall.engine import Out, ask, has, rule, tell, then

from .actions import (
    ADVERSARY_LEAVES,
    ADVERSARY_STANDS,
    ALREADY_HOME,
    ENEMY_CAGED,
    ENEMY_LEAVES,
    FIGHT,
    FIGHT_BEGINS,
    FOE_BEATEN,
    FOE_STRENGTH,
    GLEIPNIR_WEIGHS,
    IORMUNGAND_RETREATS,
    WOLF_BOUND,
    WOLF_RUNS_BACK,
)
from .book import COUNTED_FOE, COUNTED_WHEN
from .content import (
    AWAY,
    CAGE,
    CONTENT,
    ENEMY_RETREAT,
    FIRST_ADVERSARY,
    FIRST_IOTUNN,
    FOES,
    LEVEL,
    OUT,
    WOLF_FROM,
    WORLDS,
)
from .counters import change_counter
from .iotunns import active_iotunns, beat_iotunn, place_of_iotunn
from .names import (
    Adversary,
    Artefact,
    Change,
    Counted,
    Counter,
    Enemy,
    Foe,
    God,
    Island,
    Level,
    Might,
    PageRule,
    Wolf,
    World,
)
from .state import Decision, Game, Step
from .tree import (
    are_adjacent,
    here,
    is_shielded,
    move_enemy,
    page_has,
    ravaged_worlds,
    strength_of_fenrir,
    to_the_left,
    uses,
)

NOWHERE = -1


# --- whom to fight ---------------------------------------------------------------------------------------------------


@rule
def place_of(game: Game, foe: int) -> int:
    """The World where a foe can be fought now; NOWHERE if it cannot."""
    if foe < FIRST_IOTUNN:
        if is_shielded(game, foe) or game.at[foe] >= WORLDS:
            return NOWHERE
        if foe == Foe.IORMUNGAND and game.island == Island.RAINBOW and not page_has(game, PageRule.DEFEATED_LEAVE):
            return NOWHERE  # ruling YC-11: he could not retreat
        return game.at[foe]
    if foe < FIRST_ADVERSARY:
        if not has(game.awake, foe - FIRST_IOTUNN):
            return NOWHERE
        place = place_of_iotunn(game, foe - FIRST_IOTUNN)
        return place if place < WORLDS else NOWHERE
    if foe >= Foe.SKOLL:
        wolf = foe - Foe.SKOLL
        return WOLF_FROM[wolf] if game.wolf[wolf] > 0 else NOWHERE
    return game.adversary[foe - FIRST_ADVERSARY]


@rule
def can_fight(game: Game, foe: int, world: int) -> bool:
    """From this World: foes on it, with Gungnir also on an adjacent one."""
    place = place_of(game, foe)
    if place == NOWHERE:
        return False
    return place == world or (uses(game, Artefact.GUNGNIR) and are_adjacent(game, place, world))


@rule
def write_fights(game: Game, out: Out, n: int) -> int:
    for foe in range(FOES):
        if can_fight(game, foe, here(game)):
            out[n] = FIGHT + foe
            n += 1
    return n


@rule
def strength(game: Game, foe: int) -> int:
    """The number of Risks of a fight."""
    match foe:
        case Foe.HEL:
            return CONTENT.enemies.base_strength + game.anonymous
        case Foe.SURT:
            return CONTENT.enemies.base_strength + game.giants
        case Foe.IORMUNGAND:
            return CONTENT.enemies.iormungand_strength
        case Foe.LOKI:
            return CONTENT.enemies.base_strength + active_iotunns(game)
        case Foe.FENRIR:
            return strength_of_fenrir(game) + weight_of_gleipnir(game)
        case Foe.HRIMNIR:
            return game.counter[Counter.HRIMNIR_FORCE]
        case Foe.NAGLFAR:
            return CONTENT.saga.naglfar_strength + (game.counter[Counter.HULL] + 1) // 2
        case Foe.GARM:
            return CONTENT.saga.garm_strength
        case Foe.SKOLL:
            return CONTENT.saga.wolf_strength + (game.wolf[Wolf.SKOLL] + 1) // 2
        case Foe.HATI:
            return CONTENT.saga.wolf_strength + (game.wolf[Wolf.HATI] + 1) // 2
        case _:
            return CONTENT.iotunns.strength


@rule
def weight_of_gleipnir(game: Game) -> int:
    """Binding Fenrir is harder than beating him; Tyr puts his hand in the wolf's mouth."""
    if not page_has(game, PageRule.GLEIPNIR) or game.active < 0 or game.relic != game.active:
        return 0
    return CONTENT.saga.gleipnir_risks_tyr if game.sheet[game.active].god == God.TYR else CONTENT.saga.gleipnir_risks


@rule
def begin_fight(game: Game, foe: int) -> None:
    """Every fight is won; it costs as many Risks as the foe is strong now."""
    risks = strength(game, foe)
    tell(game, FIGHT_BEGINS, game.active, foe, risks)
    tell_strength(game, foe, risks)
    then(game, Step.RISKS, risks, foe)
    then(game, Step.RETREAT, foe)


@rule
def tell_strength(game: Game, foe: int, risks: int) -> None:
    """The parts of `strength`, where there is more than one."""
    extra, might = 0, 0
    match foe:
        case Foe.HEL:
            extra, might = game.anonymous, Might.ANONYMOUS
        case Foe.SURT:
            extra, might = game.giants, Might.FIRE_GIANTS
        case Foe.LOKI:
            extra, might = active_iotunns(game), Might.IOTUNNS
        case Foe.FENRIR:
            extra, might = ravaged_worlds(game), Might.RAVAGED_WORLDS
        case Foe.NAGLFAR:
            extra, might = risks - CONTENT.saga.naglfar_strength, Might.HULL
        case Foe.SKOLL | Foe.HATI:
            extra, might = risks - CONTENT.saga.wolf_strength, Might.SKY
    weight = weight_of_gleipnir(game) if foe == Foe.FENRIR else 0
    if extra > 0:
        tell(game, FOE_STRENGTH, foe, risks - extra - weight, extra, might)
    if weight > 0:
        tell(game, GLEIPNIR_WEIGHS, game.active, weight)


# --- the beaten ------------------------------------------------------------------------------------------------------


@rule
def retreat(game: Game, foe: int) -> None:
    """The god is still alive: the foe goes where it belongs, and the page takes note."""
    tell(game, FOE_BEATEN, game.active, foe)
    counts = does_count(game, foe)
    if foe < FIRST_IOTUNN:
        if page_has(game, PageRule.DEFEATED_LEAVE):
            game.at[foe] = OUT
            tell(game, ENEMY_LEAVES, foe)
        else:
            enemy_retreats(game, foe)
        if foe == Foe.LOKI and page_has(game, PageRule.MISTLETOE):
            change_counter(game, Counter.MISTLETOE, -1, Change.VICTORY)
    elif foe < FIRST_ADVERSARY:
        beat_iotunn(game, foe - FIRST_IOTUNN)
    else:
        adversary_retreats(game, foe)
    if counts:
        change_counter(game, Counter.DEFEATS, 1, Change.VICTORY)


@rule
def does_count(game: Game, foe: int) -> bool:
    """Whether this victory is one of those the page asks for."""
    if COUNTED_FOE[game.page] != foe:
        return False
    match COUNTED_WHEN[game.page]:
        case Counted.ABOVE_BOTTOM:
            return LEVEL[game.at[foe]] != Level.BOTTOM
        case Counted.WITH_RELIC:
            return game.relic == game.active
        case _:
            return True


@rule
def enemy_retreats(game: Game, enemy: int) -> None:
    """To Muspellheim, Niflheim or the Cage; Iormungand one island to the left, without effect."""
    if enemy == Enemy.IORMUNGAND:
        swim_back(game)
    elif ENEMY_RETREAT[enemy] == CAGE:
        cage(game, enemy)
    elif game.at[enemy] == ENEMY_RETREAT[enemy]:
        tell(game, ALREADY_HOME, enemy, game.at[enemy])
    else:
        move_enemy(game, enemy, ENEMY_RETREAT[enemy])


@rule
def swim_back(game: Game) -> None:
    game.island = max(Island.RAINBOW, game.island - 1)
    tell(game, IORMUNGAND_RETREATS, game.island)


@rule
def cage(game: Game, enemy: int) -> None:
    game.at[enemy] = CAGE
    tell(game, ENEMY_CAGED, enemy)


@rule
def adversary_retreats(game: Game, foe: int) -> None:
    match foe:
        case Foe.HRIMNIR:
            change_counter(game, Counter.HRIMNIR_FORCE, -CONTENT.saga.hrimnir_step, Change.VICTORY)
            game.adversary[Adversary.HRIMNIR] = to_the_left(game.adversary[Adversary.HRIMNIR])
            tell(game, ADVERSARY_STANDS, Adversary.HRIMNIR, game.adversary[Adversary.HRIMNIR])
        case Foe.NAGLFAR:
            change_counter(game, Counter.HULL, -CONTENT.saga.naglfar_hull_lost, Change.VICTORY)
            game.adversary[Adversary.NAGLFAR] = World.NIFLHEIM
            tell(game, ADVERSARY_STANDS, Adversary.NAGLFAR, World.NIFLHEIM)
        case Foe.GARM:
            game.adversary[Adversary.GARM] = AWAY
            tell(game, ADVERSARY_LEAVES, Adversary.GARM)
        case _:
            wolf_retreats(game, foe - Foe.SKOLL)


@rule
def wolf_retreats(game: Game, wolf: int) -> None:
    """Two spaces back; or bound for good, where the page allows it and a fetter is there."""
    if may_bind(game, wolf):
        ask(game, game.active, Decision.BIND)
    else:
        wolf_runs_back(game, wolf)


@rule
def may_bind(game: Game, wolf: int) -> bool:
    if not page_has(game, PageRule.FETTERS) or game.counter[Counter.FETTERS] == 0:
        return False
    return game.wolf[wolf] >= CONTENT.saga.wolf_bound_from


@rule
def wolf_runs_back(game: Game, wolf: int) -> None:
    game.wolf[wolf] = max(0, game.wolf[wolf] - CONTENT.saga.wolf_retreat)
    tell(game, WOLF_RUNS_BACK, wolf, game.wolf[wolf])


@rule
def let_wolf_run(game: Game) -> None:
    wolf_runs_back(game, game.foe - Foe.SKOLL)


@rule
def bind_wolf(game: Game) -> None:
    wolf = game.foe - Foe.SKOLL
    game.wolf[wolf] = AWAY
    tell(game, WOLF_BOUND, wolf)
    change_counter(game, Counter.FETTERS, -1, Change.BOUND)
