"""A node: all tables of one process of the server, and what must happen without anybody asking."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from weakref import WeakValueDictionary

from ...bots import BotPool
from ...registry import game, games
from ..config import Config
from ..match.clocks import RESCUE
from ..refusal import Refusal
from ..services import open_files
from ..services.bus import make_bus
from ..services.keys import Keys
from ..services.left_tables import LeftTables
from ..services.lifetime import Lifetime
from ..services.limits import Buckets
from ..services.metrics import Metrics
from ..services.notifier import Notifier
from ..services.order import Order
from ..services.rulebooks import Rulebooks
from ..services.services import Services
from ..services.teller import Teller
from ..services.work import Work
from ..steady_clock import Now, steady_clock
from ..storage import past, retention
from ..storage.store import BEAT_SECONDS, Store
from ..storage.threads import Unanswered
from ..table.absence import attend
from ..table.live import LiveTable
from ..table.past import keep_replay
from ..table.replays import Replays
from .analyst import run_analyses
from .statistics import Statistics

__all__ = ["Node"]

logger = logging.getLogger("meadhall.server")
IN_HAND = 2.0
"""Seconds for which whoever asked for a table may still be holding it."""
TIDYING = 3_600
"""Seconds between two looks at what has become too old."""
KEEPING = 600
"""Seconds that a node has for keeping a replay, before another tries it."""


class Node:
    """One process of the server."""

    def __init__(self, config: Config, now: Now | None = None) -> None:
        self.keys = Keys(Path(config.data))
        self.services = services = _services(config, now or steady_clock(), self.keys)
        self.replays = Replays(services.store, services.work, services.metrics)
        self.statistics = Statistics(services.store)
        self.explained: dict[tuple[str, str, str], list[str]] = {}
        """Why the answers of riddles are the best, by game, name and language."""
        self.write_rate = Buckets(config.writes_per_second, 6)
        self.sign_in_rate = Buckets(config.sign_ins_per_minute / 60, 60)
        self.table_rate = Buckets(config.tables_per_hour / 3600, 3600)
        self.analysis_rate = Buckets(config.analyses_per_hour / 3600, 3600)
        self.report_rate = Buckets(config.reports_per_hour / 3600, 3600)
        self.wrong_code_rate = Buckets(config.sign_ins_per_minute / 60, 60)
        self.wrong_password_rate = Buckets(config.wrong_passwords_per_hour / 3600, 3600)
        self.tables: dict[str, LiveTable] = {}
        """In the order in which they were last asked for."""
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being read, for as long as somebody waits for it."""

    # --- starting and stopping ---------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the store, start the bots, and take up every table where it was left."""
        config, store, lifetime = self.services.config, self.services.store, self.services.lifetime
        await asyncio.to_thread(store.open)
        await asyncio.to_thread(_load_games)
        await self.services.pool.start(*(games() if config.warm_bots else ()))
        lifetime.started = self.services.now()
        await store.write(store.resume, lifetime.started, not config.redis)
        if not config.redis:
            await store.write(store.wake, lifetime.started + RESCUE)
        await self.services.order.refresh(lifetime.started)
        lifetime.background(self._hear())
        lifetime.background(self._beat())
        lifetime.background(self._sweep())
        lifetime.background(self._keep_what_is_missing())
        lifetime.background(self._tidy())
        if config.analyses != "never":
            lifetime.background(run_analyses(self.services, self.get))
        logger.info("started", extra={"store": store.name, "bus": self.services.bus.name})

    def begin_stop(self) -> None:
        """No new thoughts; visitors are told to come back, and other nodes send nobody any more."""
        self.services.lifetime.begin_stop()
        self.services.lifetime.background(self.services.bus.leave())

    async def stop(self) -> None:
        """Let what is being written be written, then close."""
        self.begin_stop()
        for live in self.tables.values():
            live.bots.stop_all()
        for live in list(self.tables.values()):
            async with live.lock:
                pass
        await self.services.lifetime.end()
        await self.services.pool.stop()
        await self.services.teller.stop()
        await self.services.bus.stop()
        store = self.services.store
        with _trouble_is_logged():
            await store.write(store.beat, self.services.now())
        await asyncio.to_thread(store.close)
        logger.info("stopped")

    # --- tables ------------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> LiveTable:
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

    async def _load(self, table_id: str) -> LiveTable:
        store = self.services.store
        found = await store.read(store.table, table_id)
        if found is None:
            raise Refusal("not-found", "there is no such table")
        live = LiveTable(self.services, *found)
        await live.reload()
        live.present = set(await self.services.bus.present(table_id))
        self.services.metrics.loads.inc()
        return live

    def _evict(self) -> None:
        """Make room: the idlest tables leave the memory; everything about them is in the store."""
        now, config = time.monotonic(), self.services.config
        surplus = len(self.tables) - config.live_tables
        for live in list(self.tables.values()):
            quiet = now - live.touched
            if live.is_idle and quiet > IN_HAND and (quiet > config.idle_seconds or surplus > 0):
                del self.tables[live.id]
                self.services.left_tables.release(live.id)
                surplus -= 1
        self.services.metrics.tables.set(len(self.tables))

    # --- by itself ---------------------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        """Follow what other nodes change."""
        async for table_id in self.services.bus.changes():
            if (live := self.tables.get(table_id)) is not None:
                self.services.lifetime.background(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        if live.is_idle and time.monotonic() - live.touched > IN_HAND:
            self.tables.pop(live.id, None)
        else:
            await live.follow()
            await live.look_around()

    async def _beat(self) -> None:
        """Write down again and again that this node runs."""
        store = self.services.store
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with _trouble_is_logged():
                await store.write(store.beat, self.services.now())
                open_files.watch()

    async def _sweep(self) -> None:
        """Every few moments: who was banned, tables that are due, messages that were lost, memory that can go."""
        while True:
            with _trouble_is_logged():
                await self._keep_order()
                await self._attend_to_due_tables()
                await self._follow_what_was_lost()
                self._evict()
            await asyncio.sleep(self.services.config.sweep_seconds)

    async def _keep_order(self) -> None:
        """Hear who may not come here any more, and send them away."""
        order = self.services.order
        await order.refresh(self.services.now())
        for live in self.tables.values():
            for visitor in live.presence.visitors:
                if order.is_banned(visitor.address):
                    visitor.send_away()

    async def _tidy(self) -> None:
        """Every hour, the first time after one: delete what is older than it shall be kept, on one node."""
        config, store = self.services.config, self.services.store
        keep = retention.Retention(
            unbegun=config.keep_unbegun_days,
            unfinished=config.keep_unfinished_days,
            finished=config.keep_finished_days,
            chat=config.keep_chat_days,
            snapshots=config.keep_snapshots_days,
        )
        while True:
            await asyncio.sleep(TIDYING)
            if await self.services.bus.claim("tidy", TIDYING / 2):
                with _trouble_is_logged():
                    deleted = await asyncio.to_thread(retention.tidy, store, keep, self.services.now())
                    logger.info("tidied", extra=deleted)

    async def _keep_what_is_missing(self) -> None:
        """Keep the replays of games that a server before this one finished, while their rules are here."""
        store, bus = self.services.store, self.services.bus
        for rules in map(game, games()):
            for table_id in await store.read(past.unkept, store, rules.name, rules.version):
                if await bus.claim(f"keep:{table_id}", KEEPING):
                    with _trouble_is_logged():
                        live = await self.get(table_id)
                        if live.match is not None:
                            await keep_replay(self.services, table_id, live.match)

    async def _attend_to_due_tables(self) -> None:
        store, bus, seconds = self.services.store, self.services.bus, self.services.config.sweep_seconds
        for table_id in await store.read(store.due, self.services.now()):
            if await bus.claim(f"sweep:{table_id}", seconds):
                with _trouble_is_logged():  # one table's trouble must not keep the others waiting
                    await self._attend(table_id)
                await bus.release(f"sweep:{table_id}")

    async def _attend(self, table_id: str) -> None:
        live = await self.get(table_id)
        if live.stranded:
            logger.warning("a table cannot go on", extra={"table": table_id, "why": live.stranded})
        await attend(live)
        if live.row.status == "over":
            live.finish_soon()

    async def _follow_what_was_lost(self) -> None:
        """Read what other nodes, or `meadhall admin`, have changed without our hearing of it."""
        held, store = dict(self.tables), self.services.store
        found = await store.read(store.revisions, list(held))
        for table_id in held.keys() - found.keys():
            self.tables.pop(table_id, None)  # deleted
        for table_id, revision in found.items():
            if revision != held[table_id].row.revision:
                with _trouble_is_logged():
                    await self._follow(held[table_id])


def _services(config: Config, now: Now, keys: Keys) -> Services:
    pool = BotPool(config.bot_workers, config.compile_bots)
    metrics, store = Metrics(pool), Store(config.database, now, seconds=config.database_seconds)
    return Services(
        config=config,
        now=now,
        lifetime=Lifetime(now()),
        store=store,
        bus=make_bus(config.redis, now, config.node_address),
        pool=pool,
        teller=Teller(),
        rulebooks=Rulebooks(config.content, Path(config.data) / "overlays", store),
        notifier=Notifier(config, keys, metrics),
        work=Work(config.work_seconds_per_minute, metrics),
        left_tables=LeftTables(config.left_tables),
        order=Order(store, config.word_list),
        metrics=metrics,
        chat_rate=Buckets(config.chat_per_minute / 60, 15),
        hint_rate=Buckets(1.0, 10),
    )


def _load_games() -> None:
    for name in games():
        game(name)


@contextmanager
def _trouble_is_logged() -> Iterator[None]:
    """What goes wrong here is written down, and everything else goes on."""
    try:
        yield
    except Unanswered:
        pass  # the store has written down that the database is away
    except Exception:
        logger.exception("something could not be attended to")
