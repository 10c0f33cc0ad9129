"""Bots for a server: worker processes that are never waited for longer than a deadline.

    pool = BotPool(processes=2)
    await pool.start("yggdrasil", "blood-rage")
    action = await pool.choose(Knowledge.of(table, seat), "jarl", deadline=2.0)

The event loop never thinks: workers do, and they may be killed at any time. A job whose worker died is given to
another; one that is not answered by its deadline is answered greedily. Rules are compiled in a process of their own,
so workers answer (greedily) meanwhile.
"""

import asyncio
import contextlib
import json
import secrets
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from .bot import Advice, UnknownBot
from .knowledge import SEED_BITS, Knowledge
from .levels import house_bot
from .simple import GreedyBot

__all__ = ["BotPool", "Reply"]

ATTEMPTS = 3
"""Workers a job may wear out before it is answered greedily."""
GRACE = 0.5
"""Seconds a worker may be late before it is taken for hung, and killed."""
MARGIN = 0.05
"""Seconds of a deadline kept for the way there and back."""
LINE_ROOM = 1 << 20
STAND_IN = GreedyBot("greedy")


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


@dataclass
class _Job:
    message: dict[str, Any]
    end: float
    """The loop's time by which it must be answered."""
    answer: "asyncio.Future[dict[str, Any]]"
    attempts: int = ATTEMPTS


@dataclass
class _Worker:
    """One process and the wires to it."""

    process: asyncio.subprocess.Process
    busy: bool = False

    @classmethod
    async def spawn(cls) -> Self:
        wire = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "meadhall.bots")
        return cls(await asyncio.create_subprocess_exec(*command, stdin=wire, stdout=wire, limit=LINE_ROOM))

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")

    async def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Give it a job and wait for the answer."""
        assert self.process.stdout is not None
        try:
            self.send(message)
            line = await asyncio.wait_for(self.process.stdout.readline(), max(seconds, 0.0))
            reply: dict[str, Any] = json.loads(line)
        except (OSError, ValueError, TimeoutError) as error:
            raise _Died from error
        return reply

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


@dataclass
class BotPool:
    """A number of worker processes behind one `await`."""

    processes: int = 1
    games: dict[tuple[str, str | None], str] = field(default_factory=dict)
    """What became of warming up: game and content file to `compiling` (or waiting for it),
    `ready` or `failed: ...`."""
    restarts: int = 0
    last_error: str | None = None
    _workers: dict[int, _Worker] = field(default_factory=dict)
    _jobs: "asyncio.Queue[_Job]" = field(default_factory=asyncio.Queue)
    _compiler: asyncio.Lock = field(default_factory=asyncio.Lock)
    _tasks: "set[asyncio.Task[None]]" = field(default_factory=set)

    async def start(self, *games: str) -> Self:
        """Start the workers, and begin to compile these games in the background."""
        for number in range(self.processes):
            self._workers[number] = await _Worker.spawn()
            self._in_background(self._serve(number))
        for name in games:
            self.warm(name)
        return self

    async def stop(self) -> None:
        """End everything that was started."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers.values()))
        self._workers.clear()

    async def __aenter__(self) -> Self:
        return self if self._workers else await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def state(self) -> dict[str, Any]:
        """How the pool fares, as plain data for a status page."""
        return {
            "processes": self.processes,
            "busy": sum(worker.busy for worker in self._workers.values()),
            "queued": self._jobs.qsize(),
            "restarts": self.restarts,
            "games": {
                name if path is None else f"{name} ({Path(path).stem})": said
                for (name, path), said in self.games.items()
            },
            "last_error": self.last_error,
        }

    # --- asking ------------------------------------------------------------------------------------------------------

    async def choose(
        self, knowledge: Knowledge, level: str = "warrior", deadline: float = 2.0, seed: int | None = None
    ) -> Reply:
        """A legal action within the deadline (seconds from now), whatever happens to the workers."""
        return await self._ask("choose", knowledge, level, deadline, seed)

    async def explain(
        self, knowledge: Knowledge, level: str = "jarl", deadline: float = 2.0, seed: int | None = None
    ) -> Reply:
        """The options as a bot sees them, the best first: for hints."""
        return await self._ask("explain", knowledge, level, deadline, seed)

    async def _ask(self, what: str, knowledge: Knowledge, level: str, deadline: float, seed: int | None) -> Reply:
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        if _needs_compiler(level):
            self.warm(knowledge.rules.name, knowledge.content)
        loop = asyncio.get_running_loop()
        message = {"job": 0, "what": what, "bot": level, "seed": seed, **knowledge.to_wire()}
        job = _Job(message, loop.time() + deadline, loop.create_future())
        self._jobs.put_nowait(job)
        try:
            reply = await asyncio.wait_for(job.answer, max(deadline - MARGIN, 0.0))
            return _read(reply, knowledge)
        except (TimeoutError, _Died):
            advice = await asyncio.to_thread(STAND_IN.explain, knowledge, seed)
            return Reply(advice, STAND_IN.name)
        except _Refused as refused:
            self.last_error = str(refused)
            advice = await asyncio.to_thread(STAND_IN.explain, knowledge, seed)
            return Reply(advice, STAND_IN.name)

    async def _serve(self, number: int) -> None:
        """One worker's life: take jobs, and be replaced when it dies."""
        while True:
            job = await self._jobs.get()
            left = job.end - asyncio.get_running_loop().time()
            if job.answer.done() or left <= 0:
                continue
            worker = self._workers[number]
            worker.busy = True
            try:
                reply = await worker.ask(job.message | {"seconds": max(left - 2 * MARGIN, 0.0)}, left + GRACE)
                if not job.answer.done():
                    job.answer.set_result(reply)
            except _Died as died:
                await self._replace(number)
                job.attempts -= 1
                if job.attempts > 0:
                    self._jobs.put_nowait(job)
                elif not job.answer.done():
                    job.answer.set_exception(died)
            finally:
                worker.busy = False

    async def _replace(self, number: int) -> None:
        self.restarts += 1
        await self._workers[number].end()
        self._workers[number] = await _Worker.spawn()
        for (name, path), said in self.games.items():
            if said == "ready":
                self._workers[number].send({"load": name, "content": path})

    # --- warming up --------------------------------------------------------------------------------------------------

    def warm(self, name: str, content: Path | None = None) -> None:
        """Compile a game's bots in a process of their own, one game after the other, unless that was begun before; then
        workers load them."""
        key = (name, None if content is None else str(content))
        if key not in self.games:
            self.games[key] = "compiling"
            self._in_background(self._compile(*key))

    async def _compile(self, name: str, content: str | None) -> None:
        command = [sys.executable, "-m", "meadhall.bots", name, *([] if content is None else [content])]
        async with self._compiler:
            process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
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
        for worker in self._workers.values():
            worker.send({"load": name, "content": content})

    def _in_background(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _needs_compiler(level: str) -> bool:
    try:
        return house_bot(level).compiled
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
