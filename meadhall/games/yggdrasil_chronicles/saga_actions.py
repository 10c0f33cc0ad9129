"""What the pages of the sagas let a god do instead of a World action."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import HELP, RELIC_HANDED, RETURN, SAGA, SAGA_DONE
from .book import PAGE_ACTIONS
from .content import ACTION_RISKS, ARTEFACTS, CONTENT
from .counters import change_counter
from .names import Counter, Enemy, SagaAction, World
from .state import Decision, Game, Step
from .tree import another_god_on, enemies_on, here, is_blocked, is_ravaged, world_of
from .worlds import NO_FOE, return_artefact

BALDR_LIFE = CONTENT.saga.baldr_life
NAILS_BURNT = CONTENT.saga.nails_burnt
SAGA_ACTIONS = len(SagaAction)
NOBODY = -1


@rule
def may_do(game: Game, action: int) -> bool:
    """Never on a blocked World."""
    if not has(PAGE_ACTIONS[game.page], action) or is_blocked(game, here(game)):
        return False
    world = here(game)
    sheet = game.sheet[game.active]
    whole = not is_ravaged(game, world)
    token = has(game.tokens, world)
    match action:
        case SagaAction.TAKE_OATH:
            foes = enemies_on(game, world) - (1 if game.at[Enemy.IORMUNGAND] == world else 0)
            return token and whole and foes == 0
        case SagaAction.GIVE_LIFE:
            return world == World.ASGARD and sheet.life >= 2 and game.counter[Counter.BALDR_LIFE] < BALDR_LIFE
        case SagaAction.THAW:
            return token
        case SagaAction.FORGE_FETTER:
            return world == World.NIDAVELLIR and whole and sheet.artefacts != 0
        case SagaAction.BURN_NAILS:
            return world == World.NIFLHEIM and whole and game.counter[Counter.HULL] > 0
        case SagaAction.TAKE_HORN:
            return token
        case SagaAction.SOUND_HORN:
            return world == World.ASGARD and game.relic == game.active and another_god_on(game, world)
        case SagaAction.GATHER:
            return token and whole
        case SagaAction.WEAVE:
            return world == World.SVARTALFHEIM and whole and game.relic == NOBODY
        case _:
            return game.relic == game.active and any_companion(game)


@rule
def write_saga_actions(game: Game, out: Out, n: int) -> int:
    if PAGE_ACTIONS[game.page] == 0:
        return n
    for action in range(SAGA_ACTIONS):
        if may_do(game, action):
            out[n] = SAGA + action
            n += 1
    return n


@rule
def begin_saga_action(game: Game, action: int) -> None:
    """The Risks come first, then the effect."""  # ruling YC-16
    tell(game, SAGA_DONE, game.active, action)
    then(game, Step.SAGA_EFFECT, action)
    if ACTION_RISKS[action] > 0:
        then(game, Step.RISKS, ACTION_RISKS[action], NO_FOE)


@rule
def saga_effect(game: Game, action: int) -> None:
    sheet = game.sheet[game.active]
    match action:
        case SagaAction.TAKE_OATH:
            sheet.tokens += 1
            game.tokens &= ~bit(here(game))
        case SagaAction.GIVE_LIFE:
            sheet.life -= 1
            change_counter(game, Counter.BALDR_LIFE, 1)
        case SagaAction.THAW:
            game.tokens &= ~bit(here(game))
        case SagaAction.FORGE_FETTER:
            ask(game, game.active, Decision.ARTEFACT)
        case SagaAction.BURN_NAILS:
            change_counter(game, Counter.HULL, -NAILS_BURNT)
        case SagaAction.TAKE_HORN:
            game.relic = game.active
            game.tokens &= ~bit(here(game))
        case SagaAction.SOUND_HORN:
            change_counter(game, Counter.HORN_SOUNDED, 1)
        case SagaAction.GATHER:
            sheet.tokens += 1
            game.tokens &= ~bit(here(game))
        case SagaAction.WEAVE:
            game.relic = game.active
        case SagaAction.HAND_OVER:
            ask(game, game.active, Decision.HAND_OVER)


@rule
def artefacts_to_return(game: Game, out: Out) -> int:
    n = 0
    for artefact in range(ARTEFACTS):
        if has(game.sheet[game.active].artefacts, artefact):
            out[n] = RETURN + artefact
            n += 1
    return n


@rule
def forge_fetter(game: Game, artefact: int) -> None:
    """An artefact goes back under its dispenser; the dwarves make a fetter of its worth."""
    return_artefact(game, artefact)
    change_counter(game, Counter.FETTERS, 1)


@rule
def any_companion(game: Game) -> bool:
    for seat in range(game.players):
        if seat != game.active and world_of(game, seat) == here(game):
            return True
    return False


@rule
def companions(game: Game, out: Out) -> int:
    """Other players' gods on the same World."""
    n = 0
    for seat in range(game.players):
        if seat != game.active and world_of(game, seat) == here(game):
            out[n] = HELP + seat
            n += 1
    return n


@rule
def hand_over(game: Game, seat: int) -> None:
    game.relic = seat
    tell(game, RELIC_HANDED, game.active, seat)
