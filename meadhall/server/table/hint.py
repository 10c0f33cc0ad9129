"""Hints: what a bot would do for a seat, and why; nothing but what the seat knows goes into either."""

from weakref import WeakKeyDictionary

from ...bots import Knowledge
from ...bots.pool import Reply
from ...engine.errors import WrongSeat
from .. import wire
from ..languages import known_language
from ..match import seat_view
from ..refusal import Refusal
from ..services import bot_levels
from .live import LiveTable

__all__ = ["hint"]

BEST = 3
"""Actions of which reasons are told."""
_last: WeakKeyDictionary[LiveTable, tuple[tuple[int, int, str], Knowledge, Reply]] = WeakKeyDictionary()
"""The last advice at each table: whoever asks for reasons asks for those of what they were told."""


async def hint(live: LiveTable, command: wire.Hint) -> wire.HintAnswer:
    """What a bot would do for this seat; with what is likely to follow, if that is asked for."""
    match = live.playing
    if live.row.rated or not live.row.hints:
        raise Refusal("not-allowed", "there are no hints at this table")
    if not match.is_current(command.seat, command.seq):
        raise Refusal("stale", "the table has moved on since; look again")
    known_language(command.language)
    knowledge, reply = await _advice(live, command)
    values = {option.action: option.value for option in reply.advice}
    low, high = min(values.values()), max(values.values())
    span = high - low if high > low else 1.0
    told = [(values.get(number, low) - low) / span for number in knowledge.legal] if len(values) > 1 else []
    return wire.HintAnswer(
        id=command.id,
        seat=command.seat,
        seq=command.seq,
        action=seat_view.action(match.rules, reply.action),
        level=reply.bot,
        values=told,
        best=await _best(live, command, knowledge, reply),
    )


async def _advice(live: LiveTable, command: wire.Hint) -> tuple[Knowledge, Reply]:
    """What a bot says of a seat's options, and what it was told."""
    services, asked = live.services, (command.seat, command.seq, command.level)
    known = _last.get(live)
    if known is not None and known[0] == asked:
        return known[1:]
    seed = live.bots.seed(command.seq, command.seat)
    try:
        knowledge = Knowledge.of(live.playing.table, command.seat, seed, services.rulebooks.overlay(live.row))
    except WrongSeat as error:
        raise Refusal("wrong-seat", str(error)) from None
    level = bot_levels.chosen(command.level or bot_levels.NAMES[-1])
    reply = await services.pool.explain(knowledge, level, services.config.bot_seconds, seed, live.id)
    _last[live] = asked, knowledge, reply
    return knowledge, reply


async def _best(live: LiveTable, command: wire.Hint, knowledge: Knowledge, reply: Reply) -> list[wire.HintReason]:
    """The best actions with their chances, where the bot thinks in chances, and with what is likely to follow."""
    best = reply.advice[:BEST]
    stories: list[list[str]] = [[] for _ in best]
    if command.reasons and len(knowledge.legal) > 1:
        plans = [[option.action] for option in best]
        stories = await live.services.teller.stories(knowledge, plans, command.language)
    chances = [option.value if reply.in_chances else None for option in best]
    return [
        wire.HintReason(seat_view.action(knowledge.rules, option.action), chance, story)
        for option, chance, story in zip(best, chances, stories, strict=True)
    ]
