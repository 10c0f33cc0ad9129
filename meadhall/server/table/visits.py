"""People come to a table, talk, and go."""

import contextlib
import time

from ..refusal import Refusal
from . import absence
from .live import LiveTable, under_lock
from .visitor import Visitor

__all__ = ["farewell", "say", "welcome"]


async def welcome(live: LiveTable, visitor: Visitor) -> None:
    """Somebody has come: they are sent everything they missed."""
    live.presence.admit(visitor)
    if live.services.config.redis:
        await live.follow()  # a message about the last change may still be under way
    await live.presence.arrive(visitor)
    for seat in visitor.seats:
        if live.row.status == "playing" and live.seats[seat].stand_in and not live.seats[seat].resigned:
            with contextlib.suppress(Refusal):
                await absence.come_back(live, seat)
    await live.presence.post_chat(visitor)
    visitor.poke()
    live.drive_bots()
    if visitor.seats:
        await live.look_around()
        live.tell_nodes()


async def farewell(live: LiveTable, visitor: Visitor) -> None:
    """Somebody has gone."""
    live.touched = time.monotonic()
    await live.presence.depart(visitor)
    if visitor.seats:
        await live.look_around()
        live.tell_nodes()


@under_lock
async def say(live: LiveTable, seat: int, name: str, text: str, command: str) -> int:
    """A line of chat, of a seat or (-1) of somebody who watches."""
    store = live.services.store
    await store.write(store.say, live.id, seat, name, text, command)
    await live.refresh()
    live.tell_nodes()
    return live.row.seq
