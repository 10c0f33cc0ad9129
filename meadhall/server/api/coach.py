"""The coach: games that are over are analysed, and any of their moments stands on the board again."""

import zlib

from ...coach.analysis import Analysis, Moment
from ...engine.contract import Game
from ...engine.tables import Table
from .. import wire
from ..match import seat_view
from ..match.match import Match
from ..match.public_view import seat_infos
from ..match.standing import standing
from ..refusal import Refusal
from ..storage import analyses
from ..table.live import LiveTable
from ..table.loading import state_at
from .endpoint import Call, Endpoint

__all__ = ["ENDPOINTS"]


async def _over(call: Call) -> tuple[LiveTable, Match]:
    """A table that was played to the end, by rules that are at hand: nobody is told anything about a running game."""
    call.services.work.admit(call.address)
    live = await call.table()
    if live.row.status != "over":
        raise Refusal("wrong-state", "the game is not over yet: only finished games are analysed")
    if live.match is None:
        raise Refusal("wrong-state", live.stranded or "nothing was played here")
    return live, live.match


async def analysis(call: Call) -> wire.Analysis:
    live, match = await _over(call)
    if call.services.config.analyses == "never":
        return wire.Analysis("off")
    store = call.services.store
    row = await store.read(analyses.find, store, live.id)
    if row is None:
        return wire.Analysis("none")
    if row.state != "ready":
        return wire.Analysis(row.state, row.progress, row.problem)
    return await call.services.work.piece(call.address, _ready, match.rules, row)


async def ask(call: Call) -> wire.Analysis:
    live, _ = await _over(call)
    if call.services.config.analyses == "never":
        raise Refusal("not-allowed", "this server analyses no games")
    store = call.services.store
    row = await store.read(analyses.find, store, live.id)
    if row is None or row.state != "ready":
        call.node.analysis_rate.take(call.address)
        await store.write(analyses.ask, store, live.id, call.services.now(), True)
    return await analysis(call)


def _ready(rules: Game, row: analyses.Row) -> wire.Analysis:
    found = Analysis.from_json(zlib.decompress(row.report).decode())
    report = wire.AnalysisReport(
        by=found.by,
        first=found.first,
        result=found.result,
        moments=[_moment(rules, moment) for moment in found.moments],
        seats=[wire.SeatReport(**seat) for seat in row.seats],
    )
    return wire.Analysis("ready", 1.0, report=report)


def _moment(rules: Game, moment: Moment) -> wire.JudgedMoment:
    made = wire.JudgedMoment(moment.number, moment.seat, moment.before, moment.chances)
    if moment.verdict:
        made.loss, made.verdict = moment.loss, moment.verdict  # type: ignore[assignment]
        made.action, made.best = seat_view.action(rules, moment.action), seat_view.action(rules, moment.best)
        made.options = [wire.JudgedOption(seat_view.action(rules, o.action), o.chance) for o in moment.options]
        made.line = [wire.Expected(seat, seat_view.action(rules, action)) for seat, action in moment.line]
    return made


async def position(call: Call) -> wire.TableState:
    """A moment of a finished game as it stood on the table for the seat that decided there, with its choices."""
    live, match = await _over(call)
    at = call.number("at", 0, 0, match.position - 1)
    state = await state_at(call.services.store, live.id, match, at)
    return await call.services.work.piece(call.address, _standing, live, match, at, state)


def _standing(live: LiveTable, match: Match, at: int, state: bytes) -> wire.TableState:
    table = Table.resume(match.rules, match.players, match.seed, match.options, state)
    return wire.TableState(standing(live.id, match, table, at, match.line[at + 1].seat, seat_infos(live, table)))


_at = {"at": {"type": "integer", "minimum": 0, "maximum": 1 << 30, "description": "decisions that stand"}}

ENDPOINTS = [
    Endpoint("GET", "/api/tables/{id}/analysis", "What the coach says of a finished game", analysis, wire.Analysis),
    Endpoint("POST", "/api/tables/{id}/analysis", "Have a finished game analysed", ask, wire.Analysis),
    Endpoint("GET", "/api/tables/{id}/position", "A moment of a finished game", position, wire.TableState, query=_at),
]
