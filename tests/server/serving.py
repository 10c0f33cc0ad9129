"""Servers and players for tests: a server in a thread of this process, and a client as small as a client can be."""

import asyncio
import contextlib
import json
import os
import random
import secrets
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import psycopg
import pytest
import redis
from websockets.sync.client import ClientConnection, connect

import meadhall
from meadhall.bots import GreedyBot, Knowledge
from meadhall.bots.pool import Reply
from meadhall.server.config import Config
from meadhall.server.match.rows import SeatRow, TableRow
from meadhall.server.serve import Server
from meadhall.server.services import limits
from meadhall.server.steady_clock import Now
from meadhall.server.storage.store import Store

POSTGRES = os.environ.get("MEADHALL_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
REDIS = os.environ.get("MEADHALL_TEST_REDIS", "redis://127.0.0.1:6379/9")
PATIENCE = 120.0
"""Seconds after which something that should happen will not; a busy machine may need many."""
SEED = 2**61 + 1
"""So long that it is in no message by chance."""
CI = os.environ.get("CI") == "true"
SMALL = 4_096
"""Bytes the system keeps for a connection; without that it takes megabytes before anybody has to wait."""


class QuickBots:
    """Bots that answer at once, in this process: what most tests need of a pool. Their chance is the server's."""

    ailing = hurried = False

    async def start(self, *games: str) -> "QuickBots":
        return self

    async def stop(self) -> None:
        """Nothing was started."""

    @property
    def state(self) -> dict[str, Any]:
        return {"processes": 0}

    async def choose(self, knowledge: Knowledge, level: str, deadline: float, seed: int, table: str) -> Reply:
        return Reply(GreedyBot(level).explain(knowledge, seed)[:1], level)

    async def explain(self, knowledge: Knowledge, level: str, deadline: float, seed: int, table: str) -> Reply:
        return Reply(GreedyBot(level).explain(knowledge, seed), level)


class HeldBots(QuickBots):
    """Bots that decide when a test lets them, once for each time."""

    def __init__(self) -> None:
        self._allowed = asyncio.Semaphore(0)

    def let_decide(self, served: "Served") -> None:
        served.loop.call_soon_threadsafe(self._allowed.release)

    async def choose(self, knowledge: Knowledge, level: str, deadline: float, seed: int, table: str) -> Reply:
        await self._allowed.acquire()
        return await super().choose(knowledge, level, deadline, seed, table)


class HandClock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.at = 2_000_000_000.0

    def __call__(self) -> float:
        return self.at

    def move(self, seconds: float) -> None:
        self.at += seconds


class Served:
    """A server that runs."""

    def __init__(self, server: Server, loop: asyncio.AbstractEventLoop, port: int) -> None:
        self.server, self.node, self.loop, self.port = server, server.node, loop, port
        self.services = server.node.services
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def run(self, work: Any) -> Any:
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def create(self, *seats: Any, game: str = "yggdrasil", **wishes: Any) -> dict[str, Any]:
        """Make a table: seats are kinds ("person", "open") or levels of bots, or whole settings. Its chance and
        that of the bots are given: it is the same game whenever the same is decided."""
        made = [seat if isinstance(seat, dict) else _seat(seat) for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": made, "seed": SEED, **wishes})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def player(self, created: dict[str, Any], *seats: int, seq: int | None = None) -> "Player":
        tokens = [created["tokens"][str(seat)] for seat in seats]
        return Player(self.port, created["table"]["id"], tokens, seq)

    def watcher(self, created: dict[str, Any]) -> "Player":
        return Player(self.port, created["table"]["id"], [])


def eventually(holds: Callable[[], Any], what: str) -> None:
    """Wait for what must come sooner or later, on a busy machine much later."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"it never came to that: {what}"
        time.sleep(0.05)


@contextlib.contextmanager
def standing_clock() -> Iterator[None]:
    """Rate limits without time: nothing is allowed again because a machine was slow."""
    now = time.monotonic()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
        yield


def _seat(seat: str) -> dict[str, Any]:
    if seat in ("open", "person"):
        return {"kind": seat, "name": "Ann" if seat == "person" else ""}
    return {"kind": "bot", "level": seat}


@contextlib.contextmanager
def serve(folder: Path, quick_bots: bool = True, now: Now | None = None, **settings: Any) -> Iterator[Served]:
    """A server on a free port, in a thread."""
    given = {
        "port": 0,
        "bot_pause": 0.0,
        "bot_seed": 0,
        "warm_bots": False,
        "bot_workers": 1,
        "sweep_seconds": 0.2,
        "data": str(folder),
        "messages_per_second": 10_000.0,
        "writes_per_second": 10_000.0,
        "work_seconds_per_minute": 10_000.0,
        "sign_ins_per_minute": 10_000.0,
        "tables_per_hour": 1e6,
        "analyses": "asked",
        "analysis_seconds": 2.0,
        "log": "warning",
    } | settings
    started, holder = threading.Event(), {}

    def work() -> None:
        async def main() -> None:
            server = Server(Config.read({}, **given), lambda _: started.set(), now)
            if quick_bots:
                server.node.services.pool = QuickBots()  # type: ignore[assignment]
            holder.update(server=server, loop=asyncio.get_running_loop())
            await server.serve()

        asyncio.run(main())

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    assert started.wait(PATIENCE), "the server did not start"
    server = holder["server"]
    served = Served(server, holder["loop"], server.servers[0].sockets[0].getsockname()[1])
    try:
        yield served
    finally:
        served.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


class Player:
    """A client: keeps its story, answers what it is asked."""

    def __init__(self, port: int, table: str, tokens: list[str], seq: int | None = None) -> None:
        self.port, self.table, self.tokens = port, table, tokens
        self.update: dict[str, Any] = {}
        self.stories: dict[int, list[Any]] = {}
        self.chat: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.raw: list[str] = []
        self.chance = random.Random(len(tokens))
        self.socket: ClientConnection
        self.connect(seq)

    def connect(self, seq: int | None = None) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        self._open = contextlib.ExitStack()
        # No pings from here: whoever is slow here is a busy machine, not a dead server.
        patient = connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1, ping_interval=None)
        self.socket = self._open.enter_context(patient)
        self.send(t="hello", tokens=self.tokens, seq=seq)

    def reconnect(self) -> None:
        """Be cut off, without a word of farewell, and come back with what is known."""
        with contextlib.suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()
        self.connect(self.update.get("seq"))

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        raw = str(self.socket.recv(timeout))
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        match message["t"]:
            case "update":
                self.update = message
                for seat_view in message["seat_views"]:
                    story = self.stories.setdefault(seat_view["seat"], [])
                    story[seat_view["story"] :] = seat_view["events"]
            case "said":
                self.chat.append(message)
            case "ack" | "refused" | "hinted":
                self.answers[message["id"]] = message
        return message

    def until(self, condition: Callable[["Player"], Any], timeout: float = PATIENCE) -> Any:
        """Read messages until something holds."""
        end = time.monotonic() + timeout
        while not (found := condition(self)):
            try:
                self.receive(end - time.monotonic())
            except TimeoutError:
                told = {name: value for name, value in self.update.items() if name != "seat_views"}
                raise AssertionError(f"it never came to that; last update: {told}") from None
        return found

    def ask(self, **command: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        command.setdefault("id", secrets.token_hex(8))
        self.send(**command)
        answer: dict[str, Any] = self.until(lambda me: me.answers.pop(command["id"], None))
        return answer

    def seat_view(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = next(seat_view for seat_view in self.update["seat_views"] if seat_view["seat"] == seat)
        return found

    def to_decide(self) -> int | None:
        """An own seat that has to decide."""
        return next((seat_view["seat"] for seat_view in self.update.get("seat_views", []) if seat_view["legal"]), None)

    def act(self, seat: int | None = None, choice: int | None = None) -> dict[str, Any]:
        """Wait for a decision, and take it."""
        self.until(lambda me: me.to_decide() is not None if seat is None else me.update and me.seat_view(seat)["legal"])
        seat = self.to_decide() if seat is None else seat
        assert seat is not None
        legal = self.seat_view(seat)["legal"]
        action = (self.chance.choice(legal) if choice is None else legal[choice])["number"]
        seq = self.update["seq"]
        answer = self.ask(t="act", seq=seq, seat=seat, action=action)
        if answer["t"] == "ack":
            self.until(lambda me: me.update["seq"] >= answer["seq"])
        return answer

    def play_to_the_end(self, timeout: float = 10 * PATIENCE) -> None:
        end = time.monotonic() + timeout
        self.until(lambda me: me.update)
        while not self.update["over"]:
            assert time.monotonic() < end, "the game goes on and on"
            self.until(lambda me: me.update["over"] or me.to_decide() is not None)
            if not self.update["over"]:
                self.act()


@contextlib.contextmanager
def raw(served: Served, path: str, *headers: str) -> Iterator[socket.socket]:
    """A connection that has asked for something, and has not read a byte of the answer."""
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        made.settimeout(PATIENCE)
        made.connect(("127.0.0.1", served.port))
        made.sendall("\r\n".join([f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{served.port}", *headers, "", ""]).encode())
        yield made


def keep_little(served: Served) -> None:
    """Let the system keep little of what is sent on connections that come from now on."""
    served.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)


def table_row(store: Store, players: int = 2, name: str = "abc") -> TableRow:
    """A table of Yggdrasil for bots that is there and has not begun."""
    rules, now = meadhall.game("yggdrasil"), time.time()
    table = TableRow(
        id=name,
        game=rules.name,
        version=rules.version,
        content_hash=rules.content_hash,
        content="",
        players=players,
        options={},
        seed=2**61 + 1,
        salt="s",
        public=True,
        rated=False,
        hints=True,
        clock={"kind": "none", "seconds": 0, "increment": 0},
        takeover_seconds=0,
        takeover_level="",
        spectator_delay=0,
        host_hash="",
        invite_hash="",
        created=now,
        changed=now,
    )
    store.create(table, [SeatRow(table_id=name, seat=seat, kind="bot", level="warrior") for seat in range(players)])
    return table


def answers_postgres() -> bool:
    """Whether there is a PostgreSQL to test against; in CI there must be."""
    try:
        psycopg.connect(POSTGRES, connect_timeout=30).close()
    except psycopg.OperationalError:
        assert not CI, "CI needs a PostgreSQL"
        return False
    return True


def answers_redis() -> bool:
    """Whether there is a Redis to test against; in CI there must be."""
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=30, socket_timeout=30) as client:
            client.ping()
    except (redis.exceptions.ConnectionError, redis.exceptions.TimeoutError):
        assert not CI, "CI needs a Redis"
        return False
    return True


@contextlib.contextmanager
def postgres_database() -> Iterator[str]:
    """A database of one's own."""
    name = f"meadhall_{secrets.token_hex(6)}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    try:
        yield POSTGRES.rpartition("/")[0] + f"/{name}"
    finally:
        with psycopg.connect(POSTGRES, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


HAS_POSTGRES = answers_postgres()
STORES = ["sqlite", *(["postgres"] if HAS_POSTGRES else [])]
CLUSTER = HAS_POSTGRES and answers_redis()

__all__ = [
    "CLUSTER",
    "PATIENCE",
    "REDIS",
    "STORES",
    "HandClock",
    "HeldBots",
    "Player",
    "QuickBots",
    "Served",
    "eventually",
    "keep_little",
    "postgres_database",
    "raw",
    "serve",
    "standing_clock",
    "table_row",
]
