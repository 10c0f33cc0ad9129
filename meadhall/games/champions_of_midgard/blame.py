"""The Troll's blame: its slayer drops one and passes one on; if nobody slays it, everybody takes one."""

from meadhall.engine import Out, ask, rule, tell

from .actions import ACCUSE, ACCUSE_ALL, BLAME_DROPPED, BLAME_HELD, BLAMED, EVERYBODY_BLAMED, PASS
from .content import CARD_FOE, CONTENT
from .names import Site
from .state import NONE, Decision, Game


@rule
def ask_to_forgive(game: Game, seat: int) -> None:
    """Who kills the Troll may discard a Blame, if there is one."""
    if game.sheet[seat].blame > 0:
        ask(game, seat, Decision.FORGIVE)


@rule
def drop_blame(game: Game, seat: int) -> None:
    game.sheet[seat].blame -= 1
    tell(game, BLAME_DROPPED, seat, game.sheet[seat].blame)


@rule
def ask_to_accuse(game: Game, seat: int) -> None:
    ask(game, seat, Decision.ACCUSE)


@rule
def opponents_or_nobody(game: Game, seat: int, out: Out) -> int:
    """One opponent, or all of them where the table plays it so."""  # ruling CM-02
    n = 0
    if game.blame_all == 1:
        out[n] = ACCUSE_ALL
        n += 1
    else:
        for other in range(game.players):
            if other != seat:
                out[n] = ACCUSE + other
                n += 1
    out[n] = PASS
    return n + 1


@rule
def accuse(game: Game, seat: int, other: int) -> None:
    """And may put a Blame on an opponent."""  # ruling CM-02
    game.sheet[other].blame += 1
    tell(game, BLAMED, seat, other, game.sheet[other].blame)


@rule
def accuse_all(game: Game, seat: int) -> None:
    for other in range(game.players):
        if other != seat:
            accuse(game, seat, other)


@rule
def shame_the_village(game: Game) -> None:
    """If nobody killed the Troll, everybody takes a Blame; it leaves in any case."""
    if game.troll_slain == 0:
        tell(game, EVERYBODY_BLAMED, CARD_FOE[game.spot[Site.TROLL].card])
        for seat in range(game.players):
            game.sheet[seat].blame += CONTENT.table.troll_blame
            tell(game, BLAME_HELD, seat, game.sheet[seat].blame)
    game.spot[Site.TROLL].card = NONE
