"""The hall: all tables of this node, the bots, the store and the bus, and what must happen without anybody asking."""

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from ..bots import LEVELS, BotPool
from ..engine.contract import Game
from ..engine.errors import MeadhallError
from ..registry import game, games
from . import wire
from .absence import attend
from .bus import make_bus
from .clocks import RESCUE
from .config import Config
from .keys import Keys
from .limits import Buckets
from .live import Live
from .match import Match
from .metrics import Metrics
from .notify import Notifier
from .refusal import Refusal
from .replays import Replays
from .rows import TableRow
from .settle import settle
from .steady import Now, steady_clock
from .store import BEAT_SECONDS, Store
from .taking_back import state_at
from .work import Work

__all__ = ["Hall"]

T = TypeVar("T")
logger = logging.getLogger("meadhall.server")
IN_HAND = 2.0
"""Seconds for which whoever asked for a table may still be holding it."""
OVERLAY_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


class Hall:
    """One node."""

    def __init__(self, config: Config, now: Now | None = None) -> None:
        self.config = config
        self.now = now or steady_clock()
        """The time by which everything at tables is measured."""
        self.store = Store(config.database, self.now)
        self.bus = make_bus(config.redis, self.now)
        self.pool = BotPool(config.bot_workers, config.compile_bots)
        self.metrics = Metrics(self.pool)
        self.keys = Keys(Path(config.data))
        self.notifier = Notifier(self)
        self.write_rate = Buckets(config.writes_per_second, 6)
        self.sign_in_rate = Buckets(config.sign_ins_per_minute / 60, 60)
        self.chat_rate = Buckets(config.chat_per_minute / 60, 15)
        self.hint_rate = Buckets(1.0, 10)
        self.work = Work(config.work_seconds_per_minute, self.metrics)
        self.replays = Replays(self.work, self.metrics)
        self.tables: dict[str, Live] = {}
        """In the order in which they were last asked for."""
        self.started = self.now()
        """When it began to serve: who was at a table then is given a moment to come back."""
        self.counted = (0.0, wire.Statistics({}, {}, 0, {}))
        """The last statistics, and until when they are good."""
        self.stopping = False
        self.stopped = asyncio.Event()
        """Set when the server begins to stop: streams end."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being read, for as long as somebody waits for it."""
        self._settling: set[str] = set()
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- starting and stopping ---------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the store, start the bots, and take up every table where it was left."""
        await asyncio.to_thread(self.store.open)
        await asyncio.to_thread(lambda: [game(name) for name in games()])
        await self.bus.start(self._heard)
        await self.pool.start(*(games() if self.config.warm_bots else ()))
        self.started = self.now()
        await self.store.write(self.store.resume, self.started, not self.config.redis)
        if not self.config.redis:
            await self.store.write(self.store.wake, self.started + RESCUE)
        self.background(self._beat())
        self.background(self._sweep())
        logger.info("started", extra={"store": self.store.name, "bus": self.bus.name})

    def begin_stop(self) -> None:
        """No new thoughts; visitors are told to come back."""
        self.stopping = True
        self.stopped.set()

    async def stop(self) -> None:
        """Let what is being written be written, then close."""
        self.begin_stop()
        for live in self.tables.values():
            live.bots.stop()
        for live in list(self.tables.values()):
            async with live.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.stop()
        await self.bus.stop()
        await self._patiently(self.store.write, self.store.beat, self.now())
        await asyncio.to_thread(self.store.close)
        logger.info("stopped")

    def background(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run something beside; kept until it ends, and its failure is written down."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refusal):
            logger.error("failed in the background", exc_info=error)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Live:
        """A table, from memory or from the store."""
        if (live := self.tables.pop(table_id, None)) is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                if (live := self.tables.pop(table_id, None)) is None:
                    live = await self._load(table_id)
                self.tables[table_id] = live
            self._evict()
        self.tables[table_id] = live
        live.touched = time.monotonic()
        return live

    async def _load(self, table_id: str) -> Live:
        found = await self.store.read(self.store.table, table_id)
        if found is None:
            raise Refusal("not-found", "there is no such table")
        live = Live(self, *found, None)
        await self.reload(live)
        live.company.present = set(await self.bus.present(table_id))
        self.metrics.loads.inc()
        return live

    async def reload(self, live: Live) -> None:
        """Read a table again from the store; memory forgets what it believed."""
        found = await self.store.read(self.store.log, live.id)
        if found is None:
            raise Refusal("not-found", "there is no such table")
        table, seats, entries = found
        match = None
        if entries:
            snapshot = await self.store.read(self.store.newest_snapshot, live.id, table.seq)
            begun = (self.rules(table), table.players, table.options, table.seed)
            match = await asyncio.to_thread(Match.load, *begun, entries, snapshot)
            first = max(0, match.position - table.spectator_delay)
            if first not in match.states:
                match.recall(first, await state_at(live, match, first))
        live.table, live.seats, live.match = table, seats, match

    def rules(self, table: TableRow) -> Game:
        """The rules a table is played by; refused if they are not the ones it began with."""
        try:
            rules = game(table.game, self.overlay(table))
        except MeadhallError as error:
            raise Refusal("wrong-state", f"this table cannot be played here: {error}") from None
        if (rules.version, rules.content_hash) != (table.version, table.content_hash):
            raise Refusal("wrong-state", "this table was begun with other rules or other content")
        return rules

    def overlay(self, table: TableRow) -> Path | None:
        """The content file of a table that plays with one."""
        return self.overlay_file(table.game, table.content) if table.content else None

    def overlay_file(self, name: str, content: str) -> Path:
        """A content overlay that this server offers."""
        path = Path(self.config.content) / name / f"{content}.yaml"
        if not self.config.content or not OVERLAY_NAME.fullmatch(content) or not path.is_file():
            raise Refusal("not-found", f"this server offers no content {content!r} for {name}")
        return path

    @property
    def levels(self) -> list[str]:
        """Bots people may choose, the weakest first."""
        return list(LEVELS)

    @property
    def default_level(self) -> str:
        return self.levels[min(1, len(self.levels) - 1)]

    def level(self, name: str) -> str:
        """A level by name; refused if there is none."""
        if name and name not in (*self.levels, "random", "greedy"):
            raise Refusal("bad-message", f"there is no bot {name!r}; choose from {', '.join(self.levels)}")
        return name or self.default_level

    def _evict(self) -> None:
        """Make room: the idlest tables leave the memory; everything about them is in the store."""
        now = time.monotonic()
        surplus = len(self.tables) - self.config.live_tables
        for live in list(self.tables.values()):
            quiet = now - live.touched
            if live.idle and quiet > IN_HAND and (quiet > self.config.idle_seconds or surplus > 0):
                del self.tables[live.id]
                surplus -= 1
        self.metrics.tables.set(len(self.tables))

    # --- by itself ---------------------------------------------------------------------------------------------------

    async def _heard(self, table_id: str) -> None:
        """Another node has changed a table."""
        if (live := self.tables.get(table_id)) is not None:
            self.background(self._follow(live))

    async def _follow(self, live: Live) -> None:
        if live.idle:
            self.tables.pop(live.id, None)
        else:
            await live.safely(live.refresh)
            await live.company.look_around()

    async def _beat(self) -> None:
        """Write down again and again that this node runs."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._patiently(self.store.write, self.store.beat, self.now())

    async def _sweep(self) -> None:
        """Every few moments: tables that are due, messages that were lost, memory that is not needed."""
        while True:
            try:
                for table_id in await self.store.read(self.store.due, self.now()):
                    if await self.bus.claim(f"sweep:{table_id}", self.config.sweep_seconds):
                        await self._patiently(self._attend, table_id)
                        await self.bus.release(f"sweep:{table_id}")
                watched = {live.id: live for live in self.tables.values() if live.company.visitors}
                if self.config.redis and watched:
                    for table_id, revision in (await self.store.read(self.store.revisions, list(watched))).items():
                        if revision != watched[table_id].table.revision:
                            await self._patiently(watched[table_id].safely, watched[table_id].refresh)
                self._evict()
            except Exception:
                logger.exception("the sweep failed; it is tried again")
            await asyncio.sleep(self.config.sweep_seconds)

    async def _patiently(self, work: Callable[..., Awaitable[Any]], *arguments: Any) -> None:
        """One thing's trouble must not keep the others waiting."""
        try:
            await work(*arguments)
        except Exception:
            logger.exception("something could not be attended to")

    async def _attend(self, table_id: str) -> None:
        try:
            live = await self.get(table_id)
        except Refusal as refusal:  # rules that are gone: nothing will ever be due there
            logger.warning("a table cannot go on", extra={"table": table_id, "why": refusal.message})
            found = await self.store.read(self.store.table, table_id)
            if found is not None:
                await self.store.write(self.store.postpone, table_id, found[0].revision, None)
            return
        await live.safely(attend, live)
        if live.table.status == "over" and not live.table.settled:
            self.settle_soon(live)

    def settle_soon(self, live: Live) -> None:
        """Ratings and the evaluation graph of a finished game, beside everything else."""
        if live.id not in self._settling and not self.stopping:
            self._settling.add(live.id)
            task = self.background(settle(self, live))
            task.add_done_callback(lambda _: self._settling.discard(live.id))
