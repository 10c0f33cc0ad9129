"""What stands at the door: security headers, origin checks, rate limits, no stack traces, a line in the log."""

import logging
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..api.endpoint import refuse
from ..node.node import Node
from ..refusal import Refusal
from ..services.limits import household

__all__ = ["Guard"]

logger = logging.getLogger("meadhall.access")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
LOOKED_AFTER = ("/health", "/live", "/metrics")
"""What balancers and Prometheus ask for, by whatever name they know this machine."""
STREAM = "/events"
"""How the path of server-sent events ends."""


class Guard:
    """Middleware around everything."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self._app, self._node, self._services = app, node, node.services
        self._lasting: Counter[str] = Counter()
        """Sockets and streams open, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "websocket":
                await self._socket(scope, receive, send)
            case _:
                await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS, *self._https()]
                if scope["path"].startswith("/api/") and not any(k == b"cache-control" for k, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._admit(scope)
            if scope["path"].endswith(STREAM):
                with self._counted(scope):
                    await self._app(scope, receive, guarded)
            else:
                await self._app(scope, receive, guarded)
        except Refusal as refusal:
            self._services.metrics.refusals.labels(refusal.reason).inc()
            await refuse(refusal)(scope, receive, guarded)
        except Exception:
            logger.exception("a request failed", extra={"path": scope["path"]})
            self._services.metrics.refusals.labels("internal").inc()
            if not status:
                await refuse(Refusal("internal", "something went wrong here"))(scope, receive, guarded)
        finally:
            seconds = time.perf_counter() - began
            self._services.metrics.requests.labels(scope["method"], str(status)).inc()
            self._services.metrics.request_seconds.observe(seconds)
            told = {"method": scope["method"], "path": scope["path"], "status": status}
            logger.info("request", extra={**told, "seconds": round(seconds, 4), **self._whose(scope)})

    def _whose(self, scope: Scope) -> dict[str, str]:
        """Who is named in the log as having asked."""
        return {"address": (scope.get("client") or ("",))[0]} if self._services.config.log_addresses else {}

    def _https(self) -> list[tuple[bytes, bytes]]:
        return [(b"strict-transport-security", b"max-age=31536000")] if self._services.config.secure else []

    def _admit(self, scope: Scope) -> None:
        """Refuse what is asked by another's name, writes that another site's page makes a browser send, and floods."""
        if not self._asked_by_name(scope):
            raise Refusal("not-allowed", "this server is not asked by that name")
        if scope["path"] not in LOOKED_AFTER:
            self._services.order.check_address(_address(scope))
        if scope["path"].endswith(STREAM) and self._full(scope):
            raise Refusal("too-fast", "too many connections from your address")
        if scope["method"] in SAFE:
            return
        headers = _headers(scope)
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none") or not self._own(headers):
            raise Refusal("not-allowed", "requests from other sites are not taken")
        self._node.write_rate.take(_address(scope))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._lets_in(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: the answer is 403
            return
        with self._counted(scope):
            await self._app(scope, receive, send)

    def _lets_in(self, scope: Scope) -> bool:
        """Whether a socket is opened."""
        if self._services.order.is_banned(_address(scope)):
            return False
        return self._asked_by_name(scope) and self._own(_headers(scope)) and not self._full(scope)

    def _asked_by_name(self, scope: Scope) -> bool:
        """Whether the name that the request was sent to is one of ours."""
        hosts = self._services.config.hosts
        if not hosts or scope["path"] in LOOKED_AFTER:
            return True
        name = _host_of(f"//{_headers(scope).get('host', '')}")[0]
        return name in {host.lower().strip("[]") for host in hosts}

    def _full(self, scope: Scope) -> bool:
        """Whether an address has as much open as it may."""
        return self._lasting[_address(scope)] >= self._services.config.sockets_per_address

    @contextmanager
    def _counted(self, scope: Scope) -> Iterator[None]:
        address = _address(scope)
        self._lasting[address] += 1
        try:
            yield
        finally:
            self._lasting[address] -= 1
            if not self._lasting[address]:
                del self._lasting[address]

    def _own(self, headers: Mapping[str, str]) -> bool:
        """Whether a page of ours asks, or a program, which sends no origin."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self._services.config.origins or _host_of(origin)[1] == (headers.get("host") or None)


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _host_of(address: str) -> tuple[str, str]:
    """The host of an address, without and with its port; both empty where it is none."""
    try:
        parts = urlsplit(address)
        return parts.hostname or "", parts.netloc
    except ValueError:
        return "", ""


def _address(scope: Scope) -> str:
    return household(scope.get("client"))
