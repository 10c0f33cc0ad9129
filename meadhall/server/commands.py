"""What a seat can ask for, by socket or by POST: one place where each command is checked and carried out."""

import time
from collections.abc import Sequence

from ..bots import Knowledge
from ..engine.errors import WrongSeat
from . import absence, counsel, eyes, taking_back, wire
from .live import Live
from .lobby import clean
from .refusal import Refusal

__all__ = ["carry_out"]

ID_ROOM = 40
CHAT_ROOM = 500
MOST_STEPS = 1_000
MOST_DAYS = 1_000


async def carry_out(live: Live, own: Sequence[int], command: wire.Command) -> wire.Answer:
    """Do what somebody who owns these seats asks for."""
    if command.seat not in own:
        raise Refusal("wrong-seat", "that is not your seat")
    if not 1 <= len(command.id) <= ID_ROOM or not command.id.isascii() or not command.id.isprintable():
        raise Refusal("bad-message", f"an id has 1 to {ID_ROOM} printable characters")
    began, arrived = time.perf_counter(), live.hall.now()
    answer = await _do(live, own, command, arrived)
    live.hall.metrics.command_seconds.observe(time.perf_counter() - began)
    return answer


async def _do(live: Live, own: Sequence[int], command: wire.Command, arrived: float) -> wire.Answer:
    seat = command.seat
    match command:
        case wire.Act():
            seq = await live.safely(live.act, seat, command.action, command.seq, command.id, arrived)
        case wire.Undo():
            if not 1 <= command.steps <= MOST_STEPS:
                raise Refusal("bad-message", f"one can take back 1 to {MOST_STEPS} decisions")
            wish = (seat, command.seq, command.steps, command.id)
            seq = await live.safely(taking_back.undo, live, *wish, own, arrived)
        case wire.Consent():
            seq = await live.safely(taking_back.consent, live, seat, command.request, command.agree)
        case wire.Propose():
            _decides(live, seat)
            seq = await live.safely(counsel.propose, live, own, seat, command.action, command.seq)
        case wire.Hint():
            live.hall.hint_rate.take(f"{live.id}:{seat}")
            return await _hint(live, command)
        case wire.Chat():
            live.hall.chat_rate.take(f"{live.id}:{seat}")
            text = clean(command.text, CHAT_ROOM)
            if not text:
                raise Refusal("bad-message", "there is nothing to say")
            seq = await live.safely(live.company.say, seat, text, command.id)
        case wire.Resign():
            seq = await live.safely(absence.resign, live, seat)
        case wire.Return():
            seq = await live.safely(absence.come_back, live, seat)
        case wire.Vacation():
            if not 0 <= command.days <= MOST_DAYS:
                raise Refusal("bad-message", "a vacation has some days, or none to be back")
            seq = await live.safely(absence.take_vacation, live, seat, command.days, arrived)
    return wire.Ack(command.id, seq)


async def _hint(live: Live, command: wire.Hint) -> wire.HintAnswer:
    """What a bot would do for this seat."""
    hall, match = live.hall, live.playing
    if live.table.rated or not live.table.hints:
        raise Refusal("not-allowed", "there are no hints at this table")
    if not match.is_current(command.seat, command.seq):
        raise Refusal("stale", "the table has moved on since; look again")
    seed = live.bots.seed(command.seq, command.seat)
    try:
        knowledge = Knowledge.of(match.table, command.seat, seed, hall.overlay(live.table))
    except WrongSeat as error:
        raise Refusal("wrong-seat", str(error)) from None
    level = hall.level(command.level or hall.levels[-1])
    reply = await hall.pool.explain(knowledge, level, hall.config.bot_seconds, seed)
    values = {option.action: option.value for option in reply.advice}
    low, high = min(values.values()), max(values.values())
    span = high - low if high > low else 1.0
    told = [(values.get(number, low) - low) / span for number in knowledge.legal] if len(values) > 1 else []
    action = eyes.action(match.rules, reply.action)
    return wire.HintAnswer(command.id, command.seat, command.seq, action, reply.bot, told)


def _decides(live: Live, seat: int) -> None:
    if live.seats[seat].by_bot:
        raise Refusal("wrong-seat", "a bot plays for this seat; return first")
