"""What a seat can ask for, by socket or by POST: one place where each command is checked and carried out."""

import time
from collections.abc import Sequence

from .. import wire
from ..names import clean
from ..refusal import Refusal
from . import absence, deciding, learner, undo, visits
from .hint import hint
from .live import LiveTable

__all__ = ["ID_ROOM", "carry_out"]

ID_ROOM = 40
CHAT_ROOM = 500
MOST_STEPS = 1_000
MOST_DAYS = 1_000


async def carry_out(live: LiveTable, own: Sequence[int], command: wire.Command, address: str) -> wire.Answer:
    """Do what somebody who owns these seats, at an address, asks for."""
    if isinstance(command, wire.Chat) and command.seat == wire.SPECTATOR and not own:
        if not live.row.spectators_talk:
            raise Refusal("not-allowed", "at this table only players talk")
    elif command.seat not in own:
        raise Refusal("wrong-seat", "that is not your seat")
    if not 1 <= len(command.id) <= ID_ROOM or not command.id.isascii() or not command.id.isprintable():
        raise Refusal("bad-message", f"an id has 1 to {ID_ROOM} printable characters")
    began, arrived = time.perf_counter(), live.services.now()
    if isinstance(command, wire.Chat):
        return await _chat(live, command, address)
    answer = await _do(live, own, command, arrived)
    live.services.metrics.command_seconds.observe(time.perf_counter() - began)
    return answer


async def _chat(live: LiveTable, command: wire.Chat, address: str) -> wire.Answer:
    services, speaker = live.services, live.seats[command.seat] if command.seat >= 0 else None
    services.order.check_voice(speaker.account if speaker else "", address)
    services.chat_rate.take(f"{live.id}:{command.seat if speaker else address}")
    text, name = clean(command.text, CHAT_ROOM), speaker.name if speaker else clean(command.name)
    if not text:
        raise Refusal("bad-message", "there is nothing to say")
    services.order.check_words(f"{name} {text}" if speaker is None else text)
    return wire.Ack(command.id, await visits.say(live, command.seat, name, text, command.id))


async def _do(live: LiveTable, own: Sequence[int], command: wire.Decided, arrived: float) -> wire.Answer:
    seat = command.seat
    match command:
        case wire.Act():
            known = learner.before(live, seat)
            seq = await deciding.act(live, seat, command.action, command.seq, command.id, arrived)
            learner.judge_soon(live, known, command.action, seq)
        case wire.Undo():
            if not 1 <= command.steps <= MOST_STEPS:
                raise Refusal("bad-message", f"one can take back 1 to {MOST_STEPS} decisions")
            seq = await undo.undo(live, seat, command.seq, command.steps, command.id, own, arrived)
        case wire.Consent():
            seq = await undo.consent(live, seat, command.request, command.agree)
        case wire.Propose():
            if live.seats[seat].by_bot:
                raise Refusal("wrong-seat", "a bot plays for this seat; return first")
            seq = await deciding.propose(live, own, seat, command.action, command.seq)
        case wire.Hint():
            live.services.hint_rate.take(f"{live.id}:{seat}")
            return await hint(live, command)
        case wire.Resign():
            seq = await absence.resign(live, seat)
        case wire.Return():
            seq = await absence.come_back(live, seat)
        case wire.Vacation():
            if not 0 <= command.days <= MOST_DAYS:
                raise Refusal("bad-message", "a vacation has some days, or none to be back")
            seq = await absence.take_vacation(live, seat, command.days, arrived)
    return wire.Ack(command.id, seq)
