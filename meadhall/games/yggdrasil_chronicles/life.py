"""Losing and regaining life; support gods and partners in love who bear a part of a loss."""

from meadhall.engine import ask, bit, rule, tell, then

from .actions import LIFE_LOST, LIFE_REGAINED, LIFE_SHARED, SUPPORT_FALLS
from .content import AWAY, GODS, START_LIFE, SUPPORTS
from .names import Cause, Ending, Relation
from .state import Decision, Game, Step
from .tree import finish, is_bound_to, seat_of, support_of


@rule
def lose_life(game: Game, seat: int, count: int, cause: int) -> None:
    """A god loses life; others may bear a part first."""
    if count <= 0:
        return
    game.loser = seat
    game.loss = count
    then(game, Step.SHARE_LOSS, 0)
    then(game, Step.TAKE_LOSS, cause)


@rule
def can_share(game: Game, god: int) -> int:
    """How much of the loss this god may bear."""
    loser = game.sheet[game.loser].god
    if game.figure[god] != game.figure[loser] or god == loser:
        return 0
    most = 0
    i = support_of(game, god)
    seat = seat_of(game, god)
    in_love = is_bound_to(game, game.loser, god, Relation.LOVE)
    if i >= 0 and (game.loser == game.active or in_love):  # ruling YC-23: support gods help the active god
        most = game.support_life[i]
    elif seat >= 0 and in_love:
        most = game.sheet[seat].life - 1
    return min(most, game.loss)


@rule
def share_loss(game: Game, first: int) -> None:
    """Ask each god who may bear a part, support gods first."""
    for i in range(first, SUPPORTS + GODS):
        god = game.support[i] if i < SUPPORTS else i - SUPPORTS
        is_support = god >= 0 and support_of(game, god) >= 0
        if god >= 0 and (i < SUPPORTS) == is_support and can_share(game, god) > 0:
            game.helper = god
            seat = seat_of(game, god)
            ask(game, seat if seat >= 0 else game.loser, Decision.SHARE)
            then(game, Step.SHARE_LOSS, i + 1)
            return


@rule
def shares(game: Game) -> int:
    """From nothing to all that this god may bear; a mask."""
    return bit(can_share(game, game.helper) + 1) - 1


@rule
def bear(game: Game, life: int) -> None:
    """A god takes over a part of the loss; a support god without life leaves the tree."""
    if life == 0:
        return
    game.loss -= life
    i = support_of(game, game.helper)
    if i < 0:
        sheet = game.sheet[seat_of(game, game.helper)]
        sheet.life -= life
        tell(game, LIFE_SHARED, game.helper, life, sheet.life)
        return
    game.support_life[i] -= life
    tell(game, LIFE_SHARED, game.helper, life, game.support_life[i])
    if game.support_life[i] == 0:
        game.figure[game.helper] = AWAY
        tell(game, SUPPORT_FALLS, game.helper)


@rule
def take_loss(game: Game, cause: int) -> None:
    """What nobody else bore; a god without life loses the game for all."""
    if game.loss == 0:
        return
    sheet = game.sheet[game.loser]
    lost = min(game.loss, sheet.life)
    sheet.life -= lost
    tell(game, LIFE_LOST, game.loser, lost, cause, sheet.life)
    if sheet.life == 0:
        finish(game, Ending.NO_LIFE)


@rule
def may_regain(game: Game, seat: int) -> bool:
    """Life never rises above its start."""
    return game.sheet[seat].life < START_LIFE[game.players]


@rule
def regain_life(game: Game, player: int) -> None:
    if may_regain(game, player):
        game.sheet[player].life += 1
        tell(game, LIFE_REGAINED, player, game.sheet[player].life)


@rule
def each_loses(game: Game, done: int, count: int) -> None:
    """One god after the other loses life, in the order of the round; in seat order while that is open."""
    if done < game.players:
        lose_life(game, game.order[done] if game.ordered == game.players else done, count, Cause.BOOK)
        then(game, Step.EACH_LOSES, done + 1, count)
