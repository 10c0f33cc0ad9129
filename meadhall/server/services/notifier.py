""" "Your turn": by webhook, web push or e-mail, to people who asked for it and are not at the table."""

import asyncio
import ipaddress
import json
import logging
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from ...engine.words import Words
from ...registry import game as game_of
from ..config import Config
from ..refusal import Refusal
from .keys import Keys
from .limits import Buckets
from .metrics import Metrics
from .post import Post

__all__ = ["Notifier", "SubscriptionGone", "is_outside"]

logger = logging.getLogger("meadhall.server")
SECONDS = 5
ANSWER_ROOM = 4_096
GONE = (404, 410)
"""What a push service answers for a subscription that the browser has given up."""


WEBHOOK_ROOM = 500
TRANSLATED = [ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""IPv6 addresses that stand for an IPv4 one, which may be anybody's: NAT64, 6to4, Teredo."""


def is_outside(address: str) -> bool:
    """Whether an address is in the open internet, and nothing that leads back into a network of ours."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return is_outside(str(found.ipv4_mapped))
    return found.is_global and not found.is_multicast and not any(found in network for network in TRANSLATED)


def _title(game: str, language: str) -> str:
    return Words.of(game_of(game), language).say("game")


class SubscriptionGone(Exception):
    """There is nobody behind the push subscription any more."""


class Notifier:
    """Tells people that a table waits for them. A failure is written down and harms nobody."""

    def __init__(self, config: Config, keys: Keys, metrics: Metrics) -> None:
        self._config, self._keys, self._metrics = config, keys, metrics
        self._rate = Buckets(config.webhooks_per_minute / 60, 60)
        """By host."""
        self.post = Post(config)

    @property
    def can_push(self) -> bool:
        """Whether web push is wanted here, and installed (`meadhall[push]`)."""
        return bool(self._config.push_contact) and find_spec("pywebpush") is not None

    async def send(self, wanted: Mapping[str, Any], message: Mapping[str, Any]) -> None:
        """Send a message in the ways somebody has asked for: by webhook, by web push, or both."""
        body = json.dumps(message)
        if webhook := wanted.get("webhook"):
            with self._counted("webhook"):
                await asyncio.wait_for(self._webhook(webhook, body), 2 * SECONDS)
        if subscription := wanted.get("push"):
            with self._counted("push"):
                await asyncio.wait_for(self._push(subscription, body), 2 * SECONDS)

    async def send_letter(self, mail: Mapping[str, str], game: str, link: str, stop: str) -> None:
        """Write to the address that somebody has given and proved."""
        with self._counted("mail"):
            await self.post.send_turn(mail["address"], mail["language"], _title(game, mail["language"]), link, stop)

    async def send_mailed_code(self, address: str, language: str, game: str, code: str) -> None:
        """Send an e-mail address the code that proves whose it is."""
        await self.post.send_code(address, language, _title(game, language), code)

    @contextmanager
    def _counted(self, kind: str) -> Iterator[None]:
        try:
            yield
            self._metrics.notified.labels(kind).inc()
        except SubscriptionGone:
            raise
        except Exception as error:
            logger.warning("not notified", extra={"by": kind, "why": type(error).__name__})

    async def check(self, webhook: str) -> None:
        """Refuse an address that we would not send to: webhooks must not reach into our own network."""
        await self._address(webhook)

    async def send_code(self, webhook: str, table_id: str, code: str) -> None:
        """Send a webhook the code that proves whose it is."""
        body = json.dumps({"kind": "confirm", "table": table_id, "code": code})
        try:
            await asyncio.wait_for(self._webhook(webhook, body), 2 * SECONDS)
        except (OSError, TimeoutError):
            raise Refusal("bad-message", "nobody takes a message at that address") from None

    async def _address(self, webhook: str) -> tuple[str, str, int]:
        """Host, resolved address and port of a webhook that is allowed."""
        inside = self._config.webhooks_inside
        if len(webhook) > WEBHOOK_ROOM or not webhook.isascii() or not webhook.isprintable() or " " in webhook:
            raise Refusal("bad-message", f"a webhook is an address of up to {WEBHOOK_ROOM} plain letters and signs")
        try:
            parts = urlsplit(webhook)
            port = parts.port or (443 if parts.scheme == "https" else 80)
        except ValueError:
            raise Refusal("bad-message", "the webhook is not an address") from None
        if not self._config.webhooks:
            raise Refusal("not-allowed", "this server sends no webhooks")
        if not parts.hostname or parts.scheme not in (("https", "http") if inside else ("https",)):
            raise Refusal("bad-message", "a webhook is an https address")
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        except (OSError, ValueError):  # also a name that no host can have
            raise Refusal("bad-message", "the webhook's host is not known") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not inside and not all(map(is_outside, addresses)):
            raise Refusal("not-allowed", "a webhook cannot go to a private address")
        return parts.hostname, addresses[0], port

    async def _webhook(self, webhook: str, body: str) -> None:
        # The address that was checked is the one that is called: a name may not point elsewhere a moment later.
        host, address, port = await self._address(webhook)
        self._rate.take(host)
        secure = webhook.startswith("https:")
        reader, writer = await asyncio.open_connection(
            address, port, ssl=secure or None, server_hostname=host if secure else None
        )
        try:
            parts = urlsplit(webhook)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            name = parts.netloc.rpartition("@")[2]
            head = f"POST {target} HTTP/1.1\r\nHost: {name}\r\nContent-Type: application/json\r\n"
            head += f"Content-Length: {len(body.encode())}\r\nUser-Agent: meadhall\r\nConnection: close\r\n\r\n"
            writer.write((head + body).encode())
            await writer.drain()
            answer = await reader.read(ANSWER_ROOM)
            if answer[9:10] != b"2":
                raise ConnectionError("the webhook did not take it")
        finally:
            writer.close()

    async def _push(self, subscription: dict[str, Any], body: str) -> None:
        if not self.can_push:
            return
        from pywebpush import WebPushException, webpush
        from requests import Session

        await self._address(str(subscription.get("endpoint", "")))
        session = Session()
        session.max_redirects = 0  # whoever was checked must not send us elsewhere
        try:
            await asyncio.to_thread(
                webpush,
                subscription_info=subscription,
                data=body,
                vapid_private_key=self._keys.push_private(),
                vapid_claims={"sub": self._config.push_contact},
                ttl=3600,
                timeout=SECONDS,
                requests_session=session,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                raise SubscriptionGone from error
            raise
