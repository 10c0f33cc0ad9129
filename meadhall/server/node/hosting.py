"""What a host may do: give seats to bots, take them from people, hand the table over, close it."""

from collections.abc import Sequence
from typing import Any

from .. import wire
from ..refusal import Refusal
from ..services import bot_levels
from ..table.absence import remove, stand_in
from ..table.live import LiveTable, under_lock
from ..tokens import hashed, new_token

__all__ = ["NOBODY", "change_seat", "close", "hand_over", "next_host"]

NOBODY: dict[str, Any] = {"name": "", "token_hash": "", "account": "", "notify": None, "ready": False}
"""What is kept of the person on a seat that nobody has."""


@under_lock
async def change_seat(live: LiveTable, seat: int, wish: wire.SeatSetting) -> None:
    """Make a seat open or a bot's. During the game a bot plays for the person until they return; opening the seat
    takes it from them for good, and a bot plays it to the end."""
    if wish.kind == "person":
        raise Refusal("bad-message", "people take their seats themselves")
    if live.row.status == "open":
        level = bot_levels.chosen(wish.level) if wish.kind == "bot" else ""
        values = {"kind": wish.kind, "level": level, **NOBODY}
        await live.change(next_host(live, [seat]), {seat: values})
        return
    _ = live.playing
    if live.row.rated:
        raise Refusal("not-allowed", "in a rated game a bot plays for whoever is away too long, and for nobody else")
    if not live.seats[seat].has_person:
        raise Refusal("wrong-state", "nobody sits there")
    if wish.kind == "open" and seat == live.row.host_seat:
        raise Refusal("not-allowed", "a host can leave, or hand the table over, not throw themselves out")
    if wish.kind == "bot":
        await stand_in(live, {seat: "host"})
    else:
        await remove(live, seat)


@under_lock
async def hand_over(live: LiveTable, seat: int) -> None:
    """Somebody else at the table is host from now on; whoever was is no longer."""
    if not 0 <= seat < live.row.players or not live.seats[seat].has_person:
        raise Refusal("bad-message", "only somebody at the table can be host")
    await live.change(_host(seat))


@under_lock
async def close(live: LiveTable) -> None:
    """End it for everybody; nobody has won."""
    if live.row.status not in ("open", "playing"):
        raise Refusal("wrong-state", f"the table is {live.row.status}")
    if live.row.rated and live.row.status == "playing" and not live.stranded:
        raise Refusal("not-allowed", "a rated game is played to its end; one can resign")
    await live.change({"status": "closed", "due": None, "undo": None})


def next_host(live: LiveTable, leaving: Sequence[int]) -> dict[str, Any]:
    """What changes when people get up before the game: if the host does, the next one is it."""
    if live.row.host_seat not in leaving:
        return {}
    others = [seat.seat for seat in live.seats if seat.has_person and seat.seat not in leaving]
    return _host(others[0]) if others else {"host_seat": -1}


def _host(seat: int) -> dict[str, Any]:
    """The host is who sits here: the token of the one before is worth nothing."""
    return {"host_seat": seat, "host_hash": hashed(new_token())}
