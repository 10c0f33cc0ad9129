"""Finished games are analysed in a process of their own, one at a time on a node, at the lowest priority.

The queue is in the store: whoever stops takes nothing with them, and another node, or the next start, goes on. What is
being analysed is claimed on the bus, so no two nodes work on the same game.
"""

import asyncio
import contextlib
import json
import logging
import sys
import time
import zlib
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

from ...coach.analysis import Analysis, AnalysisError, Moment, accuracy
from ...coach.review import MOST_DECISIONS
from ..refusal import Refusal
from ..services.services import Services
from ..storage import analyses
from ..storage.threads import Unanswered
from ..table.live import LiveTable
from ..table.saving import replayed

__all__ = ["run_analyses"]

logger = logging.getLogger("meadhall.server")
COMMAND = (sys.executable, "-m", "meadhall.coach")
LINE_ROOM = 64 << 20
COMPILING = 900
"""Seconds beyond its time that an analysis may take: on a slow machine the rules are compiled first."""
TOLD_EVERY = 2.0
"""Seconds between two notes of how far it has come."""
LOOKED_AT = 20
"""Games of the queue that are looked at for one that no other node works on."""
PHASES = 3

GetTable = Callable[[str], Awaitable[LiveTable]]


class _Failed(Exception):
    """There will be no analysis; says why, as in `wire.Analysis.problem`."""


async def run_analyses(services: Services, get: GetTable) -> None:
    """Analyse what waits, for as long as the node runs."""
    while True:
        worked = False
        try:
            worked = await _next(services, get)
        except Unanswered:
            pass  # the store has written down that the database is away
        except Exception:
            logger.exception("a game could not be analysed")
        if not worked:
            await asyncio.sleep(services.config.sweep_seconds)


async def _next(services: Services, get: GetTable) -> bool:
    """Analyse the first game of the queue that nobody else works on; whether there was one."""
    store, longest = services.store, services.config.analysis_seconds + COMPILING
    for table_id in await store.read(analyses.waiting, store, LOOKED_AT):
        job = f"analyse:{table_id}"
        if await services.bus.claim(job, longest):
            try:
                await _analyse(services, get, table_id)
            finally:
                await services.bus.release(job)
            return True
    return False


async def _analyse(services: Services, get: GetTable, table_id: str) -> None:
    store = services.store
    try:
        found = await _worked_out(services, await get(table_id))
    except Unanswered:
        raise  # it stays in the queue
    except Refusal:
        await store.write(analyses.fail, store, table_id, "broken")
    except _Failed as why:
        await store.write(analyses.fail, store, table_id, str(why))
    else:
        report = zlib.compress(found.to_json().encode())
        await store.write(analyses.keep, store, table_id, report, _seats(found))


async def _worked_out(services: Services, live: LiveTable) -> Analysis:
    """What another process says of a game that is over."""
    if live.row.status != "over" or live.match is None:
        raise _Failed("broken")
    if live.match.position > MOST_DECISIONS:
        raise _Failed("long")
    save = (await replayed(services.work, None, live.match)).save()
    seconds, overlay = services.config.analysis_seconds, services.rulebooks.overlay(live.row)
    given = ["--seconds", f"{seconds:g}", *([] if overlay is None else ["--content", str(overlay)])]
    wire = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, *given, stdin=wire, stdout=wire, limit=LINE_ROOM)
    try:
        async with asyncio.timeout(seconds + COMPILING):
            return await _heard(services, live.id, process, save)
    except (TimeoutError, ValueError, OSError, RuntimeError) as error:
        logger.warning("an analysis failed", extra={"table": live.id, "why": str(error) or "it took too long"})
        raise _Failed("broken") from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _heard(services: Services, table_id: str, process: asyncio.subprocess.Process, save: str) -> Analysis:
    """Give the game to the process, and hear what it says."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(save.encode())
    process.stdin.close()
    told = 0.0
    async for line in process.stdout:
        said: dict[str, Any] = json.loads(line)
        if "analysis" in said:
            return Analysis.from_json(line.decode())
        if "error" in said:
            raise AnalysisError(said["error"])
        if time.monotonic() - told > TOLD_EVERY:
            told = time.monotonic()
            await services.store.write(analyses.advance, services.store, table_id, said["done"] / max(1, said["all"]))
    raise AnalysisError("it ended without a word")


def _seats(found: Analysis) -> list[dict[str, Any]]:
    """What it comes to for each seat, for those who want to know no more."""
    made = []
    for seat in found.seats:
        mine = [moment for moment in found.moments if moment.seat == seat.seat]
        kept = {name: getattr(seat, name) for name in seat.__dataclass_fields__}
        made.append({**kept, "phases": _phases(mine)})
    return made


def _phases(moments: list[Moment]) -> list[float]:
    """The accuracy in each third of a seat's decisions."""
    if len(moments) < PHASES:
        return []
    bounds = [round(len(moments) * part / PHASES) for part in range(PHASES + 1)]
    return [round(accuracy(moments[low:high]), 1) for low, high in pairwise(bounds)]
