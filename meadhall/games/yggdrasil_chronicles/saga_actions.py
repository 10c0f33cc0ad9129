"""What the pages of the sagas let a god do instead of a World action."""

from meadhall.engine import Out, ask, bit, has, rule, tell, then

from .actions import GLEIPNIR_WOVEN, HORN_TAKEN, LIFE_LOST, RELIC_HANDED, SAGA, SAGA_DONE, TOKEN_TAKEN
from .book import PAGE_ACTIONS, PAGE_TOKEN
from .content import ACTION_RISKS, CONTENT
from .counters import change_counter
from .names import Cause, Change, Counter, Enemy, SagaAction, World
from .pages import remove_token, tokens_held, tokens_wanted
from .state import Decision, Game, Step
from .tree import another_god_on, enemies_on, here, is_blocked, is_ravaged, world_of
from .worlds import NO_FOE, return_artefact

SAGA_ACTIONS = len(SagaAction)
NOBODY = -1


@rule
def may_do(game: Game, action: int, world: int) -> bool:
    """On this World; never on a blocked one."""
    if not has(PAGE_ACTIONS[game.page], action) or is_blocked(game, world):
        return False
    sheet = game.sheet[game.active]
    whole = not is_ravaged(game, world)
    token = has(game.tokens, world)
    match action:
        case SagaAction.TAKE_OATH:
            foes = enemies_on(game, world) - (1 if game.at[Enemy.IORMUNGAND] == world else 0)
            return token and whole and foes == 0
        case SagaAction.GIVE_LIFE:
            wounded = game.counter[Counter.BALDR_LIFE] < CONTENT.saga.baldr_life
            return world == World.ASGARD and sheet.life >= 2 and wounded
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
            return game.relic == game.active and companions_on(game, world) != 0


@rule
def write_saga_actions(game: Game, out: Out, n: int) -> int:
    if PAGE_ACTIONS[game.page] == 0:
        return n
    for action in range(SAGA_ACTIONS):
        if may_do(game, action, here(game)):
            out[n] = SAGA + action
            n += 1
    return n


@rule
def begin_saga_action(game: Game, action: int) -> None:
    """The Risks come first, then the effect."""  # ruling YC-16
    tell(game, SAGA_DONE, game.active, action)
    if ACTION_RISKS[action] > 0:
        then(game, Step.RISKS, ACTION_RISKS[action], NO_FOE)
    then(game, Step.SAGA_EFFECT, action)


@rule
def saga_effect(game: Game, action: int) -> None:
    sheet = game.sheet[game.active]
    match action:
        case SagaAction.TAKE_OATH:
            take_token(game)
        case SagaAction.GIVE_LIFE:
            sheet.life -= 1
            tell(game, LIFE_LOST, game.active, 1, Cause.BALDR, sheet.life)
            change_counter(game, Counter.BALDR_LIFE, 1, Change.LIFE_GIVEN)
        case SagaAction.THAW:
            remove_token(game, here(game))
        case SagaAction.FORGE_FETTER:
            ask(game, game.active, Decision.ARTEFACT)
        case SagaAction.BURN_NAILS:
            change_counter(game, Counter.HULL, -CONTENT.saga.nails_burnt, Change.NAILS_BURNT)
        case SagaAction.TAKE_HORN:
            game.relic = game.active
            game.tokens &= ~bit(here(game))
            tell(game, HORN_TAKEN, game.active)
        case SagaAction.SOUND_HORN:
            change_counter(game, Counter.HORN_SOUNDED, 1, Change.SOUNDED)
        case SagaAction.GATHER:
            take_token(game)
        case SagaAction.WEAVE:
            game.relic = game.active
            tell(game, GLEIPNIR_WOVEN, game.active)
        case SagaAction.HAND_OVER:
            ask(game, game.active, Decision.HAND_OVER)


@rule
def take_token(game: Game) -> None:
    """From the World where the active god stands."""
    sheet = game.sheet[game.active]
    sheet.tokens += 1
    game.tokens &= ~bit(here(game))
    tell(game, TOKEN_TAKEN, game.active, PAGE_TOKEN[game.page], tokens_held(game), tokens_wanted(game))


@rule
def artefacts_to_return(game: Game) -> int:
    return game.sheet[game.active].artefacts


@rule
def forge_fetter(game: Game, artefact: int) -> None:
    """An artefact goes back under its dispenser; the dwarves make a fetter of its worth."""
    return_artefact(game, artefact)
    change_counter(game, Counter.FETTERS, 1, Change.FORGED)


@rule
def companions_on(game: Game, world: int) -> int:
    """Other players whose gods stand on this World; a mask of seats."""
    seats = 0
    for seat in range(game.players):
        if seat != game.active and world_of(game, seat) == world:
            seats |= bit(seat)
    return seats


@rule
def companions(game: Game) -> int:
    return companions_on(game, here(game))


@rule
def hand_over(game: Game, player: int) -> None:
    game.relic = player
    tell(game, RELIC_HANDED, game.active, player)
