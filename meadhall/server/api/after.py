"""After the game: replays, saves, the proof that nothing was cheated, the curve of the game."""

import asyncio
import hashlib
from typing import Any

import msgspec
from starlette.responses import Response

from ...engine.errors import MeadhallError
from ...engine.tables import Table
from .. import eyes, wire
from ..endpoint import Call, Endpoint
from ..live import Live
from ..match import Match
from ..refusal import Refusal
from ..taking_back import state_at
from ..thrown import watch
from ..tokens import commitment

__all__ = ["ENDPOINTS"]

MOST_FRAMES = 200
OPEN = "open"


async def _finished(call: Call) -> tuple[Live, Match]:
    """The table, if it was played to the end: before that its log is secret."""
    call.hall.replay_rate.take(call.address)
    live = await call.table()
    if live.match is None or live.table.status != "over":
        raise Refusal("wrong-state", "the game is not over yet")
    return live, live.match


async def replay(call: Call) -> wire.Replay:
    live, match = await _finished(call)
    wanted = call.request.query_params.get("eyes", OPEN)
    if wanted not in (OPEN, *map(str, range(-1, match.players))):
        raise Refusal("bad-message", f"eyes is {OPEN}, -1 or a seat's number")
    first = call.number("first", 0, 0, 1 << 30)
    count = call.number("count", 50, 1, MOST_FRAMES)
    frames: list[wire.ReplayFrame] = []
    if first <= match.position:
        state = await state_at(live, match, max(0, first - 1))
        frames = await asyncio.to_thread(_frames, match, wanted, first, min(first + count, match.position + 1), state)
    return wire.Replay(live.id, live.table.game, wanted, match.position, frames)


def _frames(match: Match, wanted: str, first: int, end: int, before: bytes) -> list[wire.ReplayFrame]:
    """The table after each decision from `first` up to, not including, `end`, given the record before that decision."""
    table = Table.resume(match.rules, match.players, match.seed, match.options, before)
    seats = range(-1, match.players) if wanted == OPEN else [int(wanted)]
    story = match.story_length(seats[0], first - 1) if wanted != OPEN else 0
    frames = []
    for position in range(first, end):
        entry, thrown = match.line[position], watch(table)
        if position > 0:
            table.play(entry.seat, entry.action)
        told = entry.told(None if wanted == OPEN else seats[0], thrown)
        known = position > 0 and wanted in (OPEN, str(entry.seat))
        frames.append(
            wire.ReplayFrame(
                position=position,
                seat=entry.seat if position else None,
                action=eyes.action(match.rules, entry.action) if known else None,
                views={str(seat): table.view(seat) for seat in seats},
                events=eyes.events(match.rules, told, story),
            )
        )
        story += len(told)
    return frames


def _replayed(match: Match) -> Table:
    """The game played again from its seed, by the rules alone."""
    table = Table(match.rules, match.players, match.seed, match.options)
    for entry in match.line[1:]:
        table.play(entry.seat, entry.action)
    return table


async def save(call: Call) -> Response:
    live, match = await _finished(call)
    name = f"{live.table.game}-{live.id}.json"
    table = await asyncio.to_thread(_replayed, match)
    return Response(
        table.save(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def verify(call: Call) -> wire.Verification:
    live, match = await _finished(call)
    try:
        table = await asyncio.to_thread(_replayed, match)
        final = table.state.pack()
        told = [event for entry in match.line for event in entry.written()]
        reproduced = final == match.table.state.pack() and table.forget() == told
    except MeadhallError:
        final, reproduced = b"", False
    return wire.Verification(
        reproduced=reproduced,
        seed=match.seed,
        salt=live.table.salt,
        commitment=commitment(match.seed, live.table.salt),
        decisions=match.position,
        digest=hashlib.sha256(final).hexdigest(),
    )


async def evaluation(call: Call) -> wire.Evaluation:
    live, _ = await _finished(call)
    store = call.hall.store
    kept = await store.read(store.evaluation, live.id)
    if kept is None:
        call.hall.settle_soon(live)
        return wire.Evaluation(False, [])
    return wire.Evaluation(True, msgspec.msgpack.decode(kept, type=list[list[float]]))


_query: dict[str, dict[str, Any]] = {
    "eyes": {"type": "string", "pattern": "^(open|-1|[0-9])$", "default": "open"},
    "first": {"type": "integer", "minimum": 0, "maximum": 1 << 30},
    "count": {"type": "integer", "minimum": 1, "maximum": MOST_FRAMES},
}

ENDPOINTS = [
    Endpoint("GET", "/api/tables/{id}/replay", "A finished game, step by step", replay, wire.Replay, query=_query),
    Endpoint("GET", "/api/tables/{id}/save", "A finished game as a file for `meadhall replay`", save, dict),
    Endpoint("GET", "/api/tables/{id}/verify", "Play the log again from its seed", verify, wire.Verification),
    Endpoint("GET", "/api/tables/{id}/evaluation", "How the game looked along the way", evaluation, wire.Evaluation),
]
