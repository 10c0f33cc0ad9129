"""Bots for a server: worker processes that are never waited for longer than a deadline.

    pool = BotPool(processes=2)
    await pool.start("yggdrasil", "blood-rage")
    action = await pool.choose(Knowledge.of(table, seat), "jarl", deadline=2.0)

The event loop never thinks: workers do, and they may be killed at any time, at work or idle. Another takes the place
of a worker that ended, and is given jobs once it says that it is up. A job whose worker died is given to another; one
that is not answered by its deadline is answered by a bot that needs no time. Where more tables wait than there are
workers, each has the same share and bots think more quickly, so that all are answered in time. Rules are compiled in a
process of their own, so workers answer meanwhile, as well as they can without.
"""

import asyncio
import contextlib
import json
import logging
import math
import secrets
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from ..engine.contract import Game
from .bot import Advice, UnknownBot
from .fair_queue import FairQueue
from .knowledge import SEED_BITS, Knowledge
from .levels import house_bot, stand_in

__all__ = ["BotPool", "Reply"]

logger = logging.getLogger("meadhall.bots")
ATTEMPTS = 3
"""Workers a job may wear out before it is answered without them."""
START_SECONDS = 120.0
"""A worker that is not up after so long is taken for hung, and killed; a busy machine needs a while."""
GRACE = 5.0
"""Seconds a worker may be late with an answer before it is taken for hung, and killed."""
LONGEST_PAUSE = 60.0
"""Seconds between two workers, where one after the other ends before it has answered anything."""
MARGIN = 0.05
"""Seconds of a deadline kept for the way there and back."""
COMMAND = (sys.executable, "-m", "meadhall.bots")
"""A worker; with a game and perhaps a content file, a process that compiles these and ends."""
LINE_ROOM = 1 << 20
LEAST = 0.03
"""Seconds that a bot may think, however many wait: enough to look at every option."""
HURRY_SECONDS = 20.0
"""For so long after bots had to think more quickly the pool calls itself hurried."""


class _Died(Exception):
    """The worker process ended, or answers no more."""


@dataclass(frozen=True)
class Reply:
    """What a bot said, and which bot it was in the end."""

    advice: list[Advice]
    """The best option first; only one if nothing but a choice was asked for."""
    bot: str

    @property
    def action(self) -> int:
        return self.advice[0].action

    @property
    def in_chances(self) -> bool:
        """Whether values are chances to win: a search has tried what it tells of, while a network alone says how likely
        it plays something, and a heuristic has points."""
        return all(option.visits > 0 and 0 <= option.value <= 1 for option in self.advice)


@dataclass
class _Job:
    message: dict[str, Any]
    table: str
    end: float
    """The loop's time by which it must be answered."""
    seconds: float
    """From the asking to the deadline."""
    answer: "asyncio.Future[dict[str, Any]]"
    is_long: bool
    """Whether its bot is better with more time."""
    attempts: int = ATTEMPTS

    @property
    def asked_by_person(self) -> bool:
        return bool(self.message["what"] == "explain")

    @property
    def is_settled(self) -> bool:
        return self.answer.done()


@dataclass(eq=False)
class _Worker:
    """One process and the wires to it."""

    process: asyncio.subprocess.Process
    up: bool = False
    """Whether it takes jobs."""
    busy: bool = False
    answered: bool = False
    """Whether it ever did what it is for."""

    @classmethod
    async def spawn(cls) -> Self:
        wire = asyncio.subprocess.PIPE
        return cls(await asyncio.create_subprocess_exec(*COMMAND, stdin=wire, stdout=wire, limit=LINE_ROOM))

    async def come_up(self) -> None:
        """Wait until it has imported everything and takes jobs."""
        await self._line(START_SECONDS)
        self.up = True

    async def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Give it a job and wait for the answer."""
        self.tell(message)
        reply = await self._line(seconds)
        self.answered = True
        return reply

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        # uvloop raises on a pipe that was closed; asyncio only logs. Either way the answer will not come.
        with contextlib.suppress(OSError, RuntimeError):
            self.process.stdin.write(json.dumps(message).encode() + b"\n")

    async def _line(self, seconds: float) -> dict[str, Any]:
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), max(seconds, 0.0))
            said: dict[str, Any] = json.loads(line)
        except (OSError, RuntimeError, ValueError, TimeoutError) as error:
            raise _Died from error
        return said

    async def end(self) -> None:
        self.up = False
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


@dataclass
class BotPool:
    """A number of worker processes behind one `await`."""

    processes: int = 1
    compiles: bool = True
    """Whether rules are compiled for bots that search; without it others stand in for these."""
    games: dict[tuple[str, str | None], str] = field(default_factory=dict)
    """What became of warming up: game and content file to `compiling` (or waiting for it),
    `ready` or `failed: ...`."""
    restarts: int = 0
    """Workers that ended and were replaced."""
    last_error: str | None = None
    _workers: set[_Worker] = field(default_factory=set)
    _jobs: "FairQueue[_Job]" = field(default_factory=FairQueue)
    _hurried: float = -math.inf
    """When a bot last had less than its time."""
    _compiler: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: "set[asyncio.Task[None]]" = field(default_factory=set)

    async def start(self, *games: str) -> Self:
        """Start the workers, and begin to compile these games in the background."""
        for _ in range(self.processes):
            self._in_background(self._keep_one())
        for name in games:
            self.warm(name)
        return self

    async def stop(self) -> None:
        """End everything that was started."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def __aenter__(self) -> Self:
        return self if self._tasks else await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def up(self) -> int:
        """Workers that take jobs."""
        return sum(worker.up for worker in self._workers)

    @property
    def queued(self) -> int:
        """Jobs that no worker has taken."""
        return self._jobs.waiting

    @property
    def hurried(self) -> bool:
        """Whether so many wait that bots think more quickly than their level would."""
        return time.monotonic() < self._hurried + HURRY_SECONDS

    @property
    def ailing(self) -> bool:
        """Whether workers ended and none has come up again: nobody is answered by the bot they asked for."""
        return self.restarts > 0 and self.up == 0

    @property
    def state(self) -> dict[str, Any]:
        """How the pool fares, as plain data for a status page."""
        return {
            "processes": self.processes,
            "up": self.up,
            "busy": sum(worker.busy for worker in self._workers),
            "queued": self.queued,
            "restarts": self.restarts,
            "games": {
                name if path is None else f"{name} ({Path(path).stem})": said
                for (name, path), said in self.games.items()
            },
            "last_error": self.last_error,
        }

    # --- asking ------------------------------------------------------------------------------------------------------

    async def choose(
        self,
        knowledge: Knowledge,
        level: str = "warrior",
        deadline: float = 2.0,
        seed: int | None = None,
        table: str = "",
    ) -> Reply:
        """A legal action within the deadline (seconds from now), whatever happens to the workers. What bots of one
        table think counts together."""
        return await self._ask("choose", knowledge, level, deadline, seed, table)

    async def explain(
        self,
        knowledge: Knowledge,
        level: str = "jarl",
        deadline: float = 2.0,
        seed: int | None = None,
        table: str = "",
    ) -> Reply:
        """The options as a bot sees them, the best first: for hints."""
        return await self._ask("explain", knowledge, level, deadline, seed, table)

    async def _ask(
        self, what: str, knowledge: Knowledge, level: str, deadline: float, seed: int | None, table: str
    ) -> Reply:
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        is_long = _needs_compiler(level, knowledge.rules)
        if is_long:
            self.warm(knowledge.rules.name, knowledge.content)
        loop = asyncio.get_running_loop()
        message = {"job": 0, "what": what, "bot": level, "seed": seed, **knowledge.to_wire()}
        job = _Job(message, table, loop.time() + deadline, deadline, loop.create_future(), is_long)
        self._jobs.put(job)
        try:
            reply = await asyncio.wait_for(job.answer, max(deadline - MARGIN, 0.0))
            return _read(reply, knowledge)
        except (TimeoutError, _Died):
            self._note_hurry(job)
            return await asyncio.to_thread(_stand_in, knowledge, seed)
        except _Refused as refused:
            self.last_error = str(refused)
            return await asyncio.to_thread(_stand_in, knowledge, seed)

    # --- workers -----------------------------------------------------------------------------------------------------

    async def _keep_one(self) -> None:
        """One worker after the other: whatever ends one, the next begins."""
        pause = 0.0
        while True:
            worker = None
            try:
                worker = await _Worker.spawn()
                self._workers.add(worker)
                await self._employ(worker)
            except (_Died, OSError) as error:
                why = error.__cause__ or error
                logger.warning("a bot worker ended", extra={"why": f"{type(why).__name__}: {why}"})
            finally:
                if worker is not None:
                    await worker.end()
                    self._workers.discard(worker)
            pause = 0.0 if worker is not None and worker.answered else min(2 * pause + 1, LONGEST_PAUSE)
            self.restarts += 1
            await asyncio.sleep(pause)

    async def _employ(self, worker: _Worker) -> None:
        """Give jobs to a worker until it dies."""
        await worker.come_up()
        for (name, path), said in self.games.items():
            if said == "ready":
                worker.tell({"load": name, "content": path})
        ended = asyncio.ensure_future(worker.process.wait())
        try:
            while True:
                await self._do(await self._next_job(ended), worker)
        finally:
            ended.cancel()

    async def _next_job(self, ended: "asyncio.Future[int]") -> _Job:
        """The next job, unless the worker that would do it ends first."""
        getting = asyncio.ensure_future(self._jobs.get())
        either: set[asyncio.Future[Any]] = {getting, ended}
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if getting.done():
                return getting.result()
            raise _Died(f"exit status {ended.result()}")
        finally:
            getting.cancel()

    async def _do(self, job: _Job, worker: _Worker) -> None:
        began = asyncio.get_running_loop().time()
        left = job.end - began
        if job.answer.done() or left <= 0:
            return
        worker.busy = True
        try:
            reply = await worker.ask(job.message | {"seconds": self._time_for(job, left)}, left + GRACE)
            if not job.answer.done():
                job.answer.set_result(reply)
        except _Died as died:
            job.attempts -= 1
            if job.attempts > 0:
                self._jobs.put(job)
            elif not job.answer.done():
                job.answer.set_exception(died)
            raise
        finally:
            worker.busy = False
            self._jobs.charge(job, asyncio.get_running_loop().time() - began)

    def _time_for(self, job: _Job, left: float) -> float:
        """Seconds for a job: all that are left to it, or its share where other tables wait to be answered in time."""
        seconds = max(left - 2 * MARGIN, 0.0)
        share = max(job.seconds * self.up / (self._jobs.tables + 1), LEAST)
        if share < seconds:
            self._note_hurry(job)
        return min(seconds, share)

    def _note_hurry(self, job: _Job) -> None:
        if job.is_long:
            self._hurried = time.monotonic()

    # --- warming up --------------------------------------------------------------------------------------------------

    def warm(self, name: str, content: Path | None = None) -> None:
        """Compile a game's bots in a process of their own, one game after the other, unless that was begun before; then
        workers load them."""
        key = (name, None if content is None else str(content))
        if self.compiles and key not in self.games:
            self.games[key] = "compiling"
            self._in_background(self._compile(*key))

    async def _compile(self, name: str, content: str | None) -> None:
        which = [name] if content is None else [name, content]
        async with self._compiler:
            process = await asyncio.create_subprocess_exec(*COMMAND, *which, stderr=asyncio.subprocess.PIPE)
            try:
                _, complaint = await process.communicate()
            except asyncio.CancelledError:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                raise
        if process.returncode != 0:
            last = complaint.decode(errors="replace").strip().splitlines()[-1:]
            self.games[name, content] = f"failed: {' '.join(last)}"
            return
        self.games[name, content] = "ready"
        for worker in self._workers:
            if worker.up:
                worker.tell({"load": name, "content": content})

    def _in_background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _stand_in(knowledge: Knowledge, seed: int) -> Reply:
    """An answer without a worker."""
    player = stand_in(knowledge.rules)
    return Reply(player.explain(knowledge, seed), player.name)


def _needs_compiler(level: str, rules: Game) -> bool:
    try:
        return house_bot(level).player(rules).compiled
    except UnknownBot:
        return False  # the worker will say so


class _Refused(Exception):
    """The bot could not answer; says why."""


def _read(reply: dict[str, Any], knowledge: Knowledge) -> Reply:
    if "error" in reply:
        raise _Refused(reply["error"])
    advice = [Advice(*option) for option in reply["advice"]] if "advice" in reply else [Advice(reply["action"], 0.0)]
    if any(option.action not in knowledge.legal for option in advice):
        raise _Refused(f"the bot {reply['bot']} chose an action that is not legal")
    return Reply(advice, reply["bot"])
