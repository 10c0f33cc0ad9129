"""Hints: what a bot would do for a seat."""

from ...bots import Knowledge
from ...engine.errors import WrongSeat
from .. import wire
from ..match import seat_view
from ..refusal import Refusal
from ..services import bot_levels
from .live import LiveTable

__all__ = ["hint"]


async def hint(live: LiveTable, command: wire.Hint) -> wire.HintAnswer:
    """What a bot would do for this seat."""
    services, match = live.services, live.playing
    if live.row.rated or not live.row.hints:
        raise Refusal("not-allowed", "there are no hints at this table")
    if not match.is_current(command.seat, command.seq):
        raise Refusal("stale", "the table has moved on since; look again")
    seed = live.bots.seed(command.seq, command.seat)
    try:
        knowledge = Knowledge.of(match.table, command.seat, seed, services.rulebooks.overlay(live.row))
    except WrongSeat as error:
        raise Refusal("wrong-seat", str(error)) from None
    level = bot_levels.chosen(command.level or bot_levels.NAMES[-1])
    reply = await services.pool.explain(knowledge, level, services.config.bot_seconds, seed)
    values = {option.action: option.value for option in reply.advice}
    low, high = min(values.values()), max(values.values())
    span = high - low if high > low else 1.0
    told = [(values.get(number, low) - low) / span for number in knowledge.legal] if len(values) > 1 else []
    action = seat_view.action(match.rules, reply.action)
    return wire.HintAnswer(command.id, command.seat, command.seq, action, reply.bot, told)
