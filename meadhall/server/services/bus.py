"""How nodes tell each other that something changed. The bus carries no truth: a lost message costs seconds, no more.

A message is a table's id; whoever has visitors at that table then reads what is new in the store. Claims keep two
nodes from thinking about the same decision; they run out by themselves when a node dies.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any, Protocol

from ..config import BadConfig
from ..steady_clock import Now

__all__ = ["Bus", "LocalBus", "RedisBus", "make_bus"]

logger = logging.getLogger("meadhall.server")
PRESENT_SECONDS = 60
"""How long a visitor counts as present without a sign of life from their node."""
UP_SECONDS = 10
"""How long a node counts as up without a sign of life."""
NODES = "meadhall:nodes"


class Bus(Protocol):
    """What a server needs to know of the others."""

    name: str
    has_others: bool
    """Whether there may be other nodes."""
    nodes: Sequence[str]
    """The addresses of the nodes that are up, where they have any."""

    def changes(self) -> AsyncIterator[str]: ...
    async def leave(self) -> None: ...
    async def stop(self) -> None: ...
    async def publish(self, table_id: str) -> None: ...
    async def claim(self, job: str, seconds: float) -> bool: ...
    async def release(self, job: str) -> None: ...
    async def arrive(self, table_id: str, seat: int) -> None: ...
    async def depart(self, table_id: str, seat: int) -> None: ...
    async def present(self, table_id: str) -> list[int]: ...
    async def alive(self) -> bool: ...


class LocalBus:
    """One node: nobody else to tell."""

    name = "in-process"
    has_others = False
    nodes: Sequence[str] = ()

    def __init__(self) -> None:
        self._claims: set[str] = set()
        self._present: dict[str, list[int]] = {}

    async def changes(self) -> AsyncIterator[str]:
        """Nothing ever comes from elsewhere."""
        nothing: list[str] = []
        for table_id in nothing:
            yield table_id

    async def leave(self) -> None:
        """Nobody is sent here by others."""

    async def stop(self) -> None:
        """Nothing was started."""

    async def publish(self, table_id: str) -> None:
        """Nobody else listens."""

    async def claim(self, job: str, seconds: float) -> bool:
        if job in self._claims:
            return False
        self._claims.add(job)
        return True

    async def release(self, job: str) -> None:
        self._claims.discard(job)

    async def arrive(self, table_id: str, seat: int) -> None:
        self._present.setdefault(table_id, []).append(seat)

    async def depart(self, table_id: str, seat: int) -> None:
        here = self._present.get(table_id, [])
        with contextlib.suppress(ValueError):
            here.remove(seat)
        if not here:
            self._present.pop(table_id, None)

    async def present(self, table_id: str) -> list[int]:
        return self._present.get(table_id, [])

    async def alive(self) -> bool:
        return True


class RedisBus:
    """Several nodes, joined by Redis. Without it each goes on alone, and finds the others' changes when it sweeps."""

    name = "redis"
    has_others = True

    def __init__(self, url: str, now: Now, address: str = "") -> None:
        try:
            from redis.asyncio import Redis

            self._redis: Any = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2)
        except ModuleNotFoundError:
            raise BadConfig("Redis needs one more package: pip install 'meadhall[cluster]'") from None
        except ValueError as error:
            raise BadConfig(f"{url!r} should read redis://HOST:PORT/NUMBER: {error}") from None
        self._node = secrets.token_hex(6)
        self._here: dict[tuple[str, int], int] = {}
        self._now, self._last_beat = now, 0.0
        self._is_lost = False
        self._address, self._last_sign = address, 0.0
        self.nodes: Sequence[str] = ()

    async def leave(self) -> None:
        """Tell the others that this node takes no more sockets, and do not say again that it is up."""
        address, self._address = self._address, ""
        if address:
            with self._forgiving():
                await self._redis.zrem(NODES, address)

    async def stop(self) -> None:
        with self._forgiving():
            for table_id, seat in self._here:
                await self._redis.zrem(f"meadhall:here:{table_id}", f"{seat}:{self._node}")
        await self._redis.aclose()

    async def changes(self) -> AsyncIterator[str]:
        """The tables that other nodes have changed, as they tell of it."""
        while True:
            with self._forgiving():
                async with self._redis.pubsub() as channel:
                    await channel.subscribe("meadhall:tables")
                    while True:
                        await self._meet()
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
                        if message is not None:
                            node, _, table_id = message["data"].decode(errors="replace").partition(" ")
                            if node != self._node:
                                yield table_id
                        await self._beat()
            await asyncio.sleep(0.5)

    async def _meet(self) -> None:
        """Tell the others now and then that this node is up, and hear who is."""
        if self._address and self._now() - self._last_sign > UP_SECONDS / 5:
            self._last_sign = self._now()
            await self._redis.zadd(NODES, {self._address: self._last_sign + UP_SECONDS})
            await self._redis.zremrangebyscore(NODES, "-inf", self._last_sign)
            self.nodes = [node.decode() for node in await self._redis.zrange(NODES, 0, -1)]

    async def _beat(self) -> None:
        """Confirm now and then who is still present here."""
        if self._now() - self._last_beat > PRESENT_SECONDS / 3:
            self._last_beat = self._now()
            for table_id, seat in list(self._here):
                await self._note(table_id, seat)

    async def publish(self, table_id: str) -> None:
        with self._forgiving():
            await self._redis.publish("meadhall:tables", f"{self._node} {table_id}")

    async def claim(self, job: str, seconds: float) -> bool:
        with self._forgiving():
            return bool(await self._redis.set(f"meadhall:job:{job}", self._node, nx=True, px=int(seconds * 1000)))
        return True  # without Redis two nodes may think the same thought; the store lets only one through

    async def release(self, job: str) -> None:
        with self._forgiving():
            await self._redis.delete(f"meadhall:job:{job}")

    async def arrive(self, table_id: str, seat: int) -> None:
        self._here[table_id, seat] = self._here.get((table_id, seat), 0) + 1
        with self._forgiving():
            await self._note(table_id, seat)

    async def _note(self, table_id: str, seat: int) -> None:
        key = f"meadhall:here:{table_id}"
        await self._redis.zadd(key, {f"{seat}:{self._node}": self._now() + PRESENT_SECONDS})
        await self._redis.expire(key, 2 * PRESENT_SECONDS)

    async def depart(self, table_id: str, seat: int) -> None:
        left = self._here.get((table_id, seat), 0) - 1
        if left > 0:
            self._here[table_id, seat] = left
            return
        self._here.pop((table_id, seat), None)
        with self._forgiving():
            await self._redis.zrem(f"meadhall:here:{table_id}", f"{seat}:{self._node}")

    async def present(self, table_id: str) -> list[int]:
        with self._forgiving():
            found = await self._redis.zrangebyscore(f"meadhall:here:{table_id}", self._now(), "+inf")
            return [int(member.decode().partition(":")[0]) for member in found]
        return [seat for table, seat in self._here if table == table_id]

    async def alive(self) -> bool:
        with self._forgiving():
            return bool(await self._redis.ping())
        return False

    @contextlib.contextmanager
    def _forgiving(self) -> Any:
        from redis.exceptions import RedisError

        try:
            yield
            self._heed("")
        except (RedisError, OSError, TimeoutError) as error:
            self._heed(str(error) or type(error).__name__)

    def _heed(self, problem: str) -> None:
        """Write down when Redis goes and when it is back, and not a word in between."""
        if bool(problem) != self._is_lost:
            self._is_lost = bool(problem)
            if problem:
                logger.error("Redis is out of reach: nodes hear of each other late", extra={"why": problem})
            else:
                logger.warning("Redis is back")


def make_bus(url: str, now: Now, address: str) -> Bus:
    """The bus of this node."""
    return RedisBus(url, now, address) if url else LocalBus()
