"""After the game: replays, saves, the proof that nothing was cheated, the curve of the game."""

import hashlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse

from ...engine.errors import MeadhallError
from .. import wire
from ..match.match import Match
from ..refusal import Refusal
from ..table.filming import turn_film
from ..table.live import LiveTable
from ..table.past import kept_frames
from ..table.playback import OPEN
from ..table.saving import replayed
from ..tokens import commitment
from .endpoint import LANGUAGE, Call, Endpoint, encode

__all__ = ["ENDPOINTS"]

MOST_FRAMES = 200


async def _over(call: Call) -> LiveTable:
    """The table, if it was played to the end: before that its log is secret."""
    call.services.work.admit(call.address)
    live = await call.table()
    if live.row.status != "over":
        raise Refusal("wrong-state", "the game is not over yet")
    return live


def _match(live: LiveTable) -> Match:
    """The match of a game that is over, whose rules must be at hand."""
    if live.match is None:
        raise Refusal("wrong-state", live.stranded or "nothing was played here")
    return live.match


async def replay(call: Call) -> Response:
    """Frames are sent as they are made, and made no faster than they are taken; none is made for who has gone."""
    live = await _over(call)
    row, wanted = live.row, call.request.query_params.get("seen_by", OPEN)
    if wanted not in (OPEN, *map(str, range(-1, row.players))):
        raise Refusal("bad-message", f"seen_by is {OPEN}, -1 or a seat's number")
    first = call.number("first", 0, 0, 1 << 30)
    count = call.number("count", 50, 1, MOST_FRAMES)
    positions = range(first, max(first, min(first + count, row.position + 1)))
    around = wire.Replay(live.id, row.game, wanted, row.position, [])
    if live.stranded:
        return await _kept_replay(call, live, around, positions)
    frames = call.node.replays.frames(call.address, live.id, _match(live), wanted, positions)
    return StreamingResponse(_filled(around, frames), media_type="application/json")


async def _kept_replay(call: Call, live: LiveTable, around: wire.Replay, positions: range) -> Response:
    """A replay of a game whose rules are gone, from what was kept when it was over."""
    frames = await kept_frames(call.services, call.address, live.id, around.seen_by, positions)
    if frames is None:
        raise Refusal("wrong-state", live.stranded)
    body = encode(around).removesuffix(b"]}") + b",".join(frames) + b"]}"
    return Response(body, media_type="application/json")


async def _filled(around: wire.Replay, frames: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The JSON of a replay without frames, with these frames."""
    before, between = encode(around).removesuffix(b"]}"), b""
    yield before
    async for frame in frames:
        yield between + frame
        between = b","
    yield b"]}"


async def save(call: Call) -> Response:
    live = await _saved(call)
    name = f"{live.row.game}-{live.id}.json"
    return Response(
        (await replayed(call.services.work, call.address, _match(live))).save()
        if live.past is None
        else live.past.save(live.row),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _saved(call: Call) -> LiveTable:
    """The table, if its whole log may be read: it is over; or it was closed since its rules are gone, and whoever asks
    was at it."""
    call.services.work.admit(call.address)
    live = await call.table()
    if live.row.status == "closed" and live.stranded:
        if not call.seats(live):
            call.require_host(live)
    elif live.row.status != "over":
        raise Refusal("wrong-state", "the game is not over yet")
    return live


async def film(call: Call) -> Response:
    live = await _over(call)
    match = _match(live)
    position = call.number("at", 0, 0, match.position)
    seat = call.number("seen_by", -1, -1, live.row.players - 1)
    language = call.language()
    drawn = await turn_film(call.services, live, match, call.address, position, seat, language)
    name = f"{live.row.game}-{live.id}-{position}.svg"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


async def verify(call: Call) -> wire.Verification:
    live = await _over(call)
    match = _match(live)
    try:
        table = await replayed(call.services.work, call.address, match)
        final = table.state.pack()
        told = [event for entry in match.line for event in entry.written()]
        reproduced = final == match.table.state.pack() and table.forget() == told
    except MeadhallError:
        final, reproduced = b"", False
    return wire.Verification(
        reproduced=reproduced,
        seed=match.seed,
        salt=live.row.salt,
        commitment=commitment(match.seed, live.row.salt),
        decisions=match.position,
        digest=hashlib.sha256(final).hexdigest(),
    )


async def evaluation(call: Call) -> wire.Evaluation:
    live = await _over(call)
    store = call.services.store
    kept = await store.read(store.evaluation, live.id)
    if kept is None:
        live.finish_soon()
        return wire.Evaluation(False, [])
    return wire.Evaluation(True, msgspec.msgpack.decode(kept, type=list[list[float]]))


_query: dict[str, dict[str, Any]] = {
    "seen_by": {"type": "string", "pattern": "^(open|-1|[0-9])$", "default": "open"},
    "first": {"type": "integer", "minimum": 0, "maximum": 1 << 30},
    "count": {"type": "integer", "minimum": 1, "maximum": MOST_FRAMES},
}

_film_query: dict[str, dict[str, Any]] = {
    "at": {"type": "integer", "minimum": 0, "maximum": 1 << 30, "description": "a decision of that turn"},
    "seen_by": {"type": "integer", "minimum": -1, "maximum": 9, "default": -1},
    **LANGUAGE,
}

ENDPOINTS = [
    Endpoint("GET", "/api/tables/{id}/replay", "A finished game, step by step", replay, wire.Replay, query=_query),
    Endpoint(
        "GET",
        "/api/tables/{id}/film",
        "A turn of a finished game as a picture that moves",
        film,
        str,
        query=_film_query,
        media="image/svg+xml",
    ),
    Endpoint("GET", "/api/tables/{id}/save", "A finished game as a file for `meadhall replay`", save, dict),
    Endpoint("GET", "/api/tables/{id}/verify", "Play the log again from its seed", verify, wire.Verification),
    Endpoint("GET", "/api/tables/{id}/evaluation", "How the game looked along the way", evaluation, wire.Evaluation),
]
