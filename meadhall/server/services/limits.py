"""Not too fast: token buckets per socket, seat or address."""

import ipaddress
import time
from collections import OrderedDict

from ..refusal import Refusal

__all__ = ["Bucket", "Buckets", "household"]


HOUSE_BITS = 64
"""Of an IPv6 address: what a household, or a rented server, has for itself; the rest it may change as it likes."""
NEVER = 1e-6
"""A rate at which nothing more comes for days: what is set to 0."""


class Bucket:
    """So much a second, with room for a burst."""

    __slots__ = ("_at", "_level", "_rate", "_room")

    def __init__(self, rate: float, burst_seconds: float) -> None:
        self._rate, self._room = max(rate, NEVER), max(1.0, rate * burst_seconds)
        self._level, self._at = self._room, time.monotonic()

    def take(self) -> bool:
        """Whether one more is fine."""
        if self.wait(1.0) > 0:
            return False
        self._level -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take so much, even more than there is: what is owed must come in first."""
        self._level -= amount

    def wait(self, amount: float = 0.0) -> float:
        """Seconds until so much is there."""
        now = time.monotonic()
        self._level = min(self._room, self._level + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, amount - self._level) / self._rate


class Buckets:
    """One bucket per key; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst_seconds: float, room: int = 10_000) -> None:
        self._rate, self._burst, self._room = rate, burst_seconds, room
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of a key."""
        if (bucket := self._buckets.get(key)) is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > self._room:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str) -> None:
        """Refuse if the key comes too fast."""
        bucket = self.of(key)
        if not bucket.take():
            raise Refusal("too-fast", "too many requests", bucket.wait(1.0))


def household(client: tuple[str, int] | None) -> str:
    """Whom an address is counted as: itself, or its network where it has 2**64 to choose from."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(address) >> HOUSE_BITS << HOUSE_BITS, HOUSE_BITS)))
    return host
