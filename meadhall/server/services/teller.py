"""What is likely to follow a decision, in sentences: told by a process that is started when it is first needed.

It takes a second or two of plain Python, which must not be the tables' seconds. Whoever asks and hears nothing does
without: a hint is a hint without its reasons, too.
"""

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Sequence

from ...bots import Knowledge

__all__ = ["Teller"]

logger = logging.getLogger("meadhall.server")
COMMAND = (sys.executable, "-m", "meadhall.coach.teller")
PATIENCE = 60.0
"""Seconds after which it is taken for hung, and killed; a busy machine needs a while."""
LINE_ROOM = 1 << 20
MOST_WAITING = 8
"""Whoever comes when so many wait does without."""


class Teller:
    """The process, and those who wait for it."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def stories(
        self, knowledge: Knowledge, plans: Sequence[Sequence[int]], language: str, seed: int = 1
    ) -> list[list[str]]:
        """What is likely to follow each of some plans of a seat; nothing where it cannot be told."""
        job = {**knowledge.to_wire(), "plans": [list(plan) for plan in plans], "lang": language, "seed": seed}
        if self._waiting >= MOST_WAITING:
            return [[] for _ in plans]
        self._waiting += 1
        try:
            async with self._turn, asyncio.timeout(PATIENCE):
                said = await self._ask(job)
            return [list(map(str, story)) for story in said["stories"]]
        except (TimeoutError, OSError, RuntimeError, ValueError, KeyError) as error:
            logger.warning("nothing was told", extra={"why": f"{type(error).__name__}: {error}"})
            await self.stop()
            return [[] for _ in plans]
        finally:
            self._waiting -= 1

    async def _ask(self, job: dict[str, object]) -> dict[str, list[list[str]]]:
        if self._process is None or self._process.returncode is not None:
            wire = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=wire, stdout=wire, limit=LINE_ROOM)
            assert self._process.stdout is not None
            await self._process.stdout.readline()
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(job).encode() + b"\n")
        said: dict[str, list[list[str]]] = json.loads(await process.stdout.readline())
        return said

    async def stop(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
