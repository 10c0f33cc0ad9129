"""A learner's table: one person among bots, who is told at once of a blunder and may take it back.

A decision is judged by what the seat knew when it was taken, beside the play: nobody waits for it.
"""

from ...bots import Knowledge
from ...engine.errors import WrongSeat
from .. import wire
from ..match import seat_view
from ..services import bot_levels
from .live import LiveTable

__all__ = ["before", "judge_soon"]

BLUNDER = 0.2
"""The chance to win that must be given away to be told of."""
LONGEST = 0.8
"""Seconds that a bot thinks about it: those at the table are waited for, too."""


def before(live: LiveTable, seat: int) -> Knowledge | None:
    """What a seat knows before it decides, at a learner's table where it has a choice."""
    if not live.row.learner or live.row.rated or live.match is None or live.stranded:
        return None
    try:
        known = Knowledge.of(live.match.table, seat, content=live.services.rulebooks.overlay(live.row))
    except WrongSeat:
        return None
    return known if len(known.legal) > 1 else None


def judge_soon(live: LiveTable, known: Knowledge | None, action: int, seq: int) -> None:
    """Judge a decision that led to a version of the table, beside everything else."""
    if known is not None:
        live.services.lifetime.background(_judge(live, known, action, seq))


async def _judge(live: LiveTable, known: Knowledge, action: int, seq: int) -> None:
    services = live.services
    seconds = min(LONGEST, services.config.bot_seconds)
    reply = await services.pool.explain(known, bot_levels.NAMES[-1], seconds, live.bots.seed(seq, known.seat), live.id)
    values = {option.action: option.value for option in reply.advice}
    if action not in values or not reply.in_chances:
        return  # it was not looked at, or a bot has answered that does not think in chances
    loss = values[reply.action] - values[action]
    if loss < BLUNDER:
        return
    told = wire.Blunder(known.seat, seq, seat_view.action(known.rules, reply.action), loss)
    for visitor in live.presence.visitors:
        if known.seat in visitor.seats:
            visitor.post(told)
