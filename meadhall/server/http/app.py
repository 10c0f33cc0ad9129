"""The server as an ASGI application."""

import asyncio
import ipaddress
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ... import __version__
from .. import wire
from ..api import ENDPOINTS
from ..api.endpoint import Call, Endpoint, json_response, refuse, route
from ..node.node import Node
from ..refusal import Refusal
from ..tokens import hashed, matches
from . import pages
from .guard import Guard
from .openapi import openapi, wire_schema
from .websocket import converse

__all__ = ["make_app"]


def make_app(node: Node) -> Starlette:
    """The application around a node."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Node]]:
        await node.start()
        yield {"node": node}  # for the connections
        await node.stop()

    async def converse_here(socket: WebSocket) -> None:
        await converse(node, socket)

    listed = [
        *ENDPOINTS,
        Endpoint("GET", "/health", "Whether tables can be played here, and how the server fares", health, wire.Health),
        Endpoint("GET", "/live", "Whether the process answers", live, wire.Live),
    ]
    document = openapi(listed)
    routes: list[BaseRoute] = [
        *(route(node, endpoint) for endpoint in listed),
        WebSocketRoute("/api/tables/{id}/socket", converse_here),
        Route("/api/openapi.json", lambda _: json_response(document)),
        Route("/api/schema.json", lambda _: json_response(wire_schema())),
        Route("/metrics", lambda request: metrics(node, request)),
        *pages.routes(),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guard, node=node)],
        exception_handlers={HTTPException: wrong_address},
        lifespan=lifespan,
    )


async def live(call: Call) -> wire.Live:
    """200 while the process answers, whatever else is out of order: who would restart it asks this."""
    return wire.Live()


async def health(call: Call) -> Response:
    """200 while tables can be played here: a load balancer asks this."""
    services, tables = call.services, call.node.tables
    stopping, pool, bus = services.lifetime.stopping, services.pool, services.bus
    writes, hears = await asyncio.gather(services.store.alive(), bus.alive())
    status: Literal["ok", "ailing"] = "ok" if writes and hears and not pool.ailing else "ailing"
    body = wire.Health(
        status="stopping" if stopping else status,
        version=__version__,
        store=services.store.name,
        answers={"store": writes, "bus": hears},
        bus=bus.name,
        bots=dict(pool.state),
        tables=len(tables),
        connections=sum(len(live.presence.visitors) for live in tables.values()),
    )
    return json_response(body, 200 if writes and not stopping else 503)


def metrics(node: Node, request: Request) -> Response:
    """For Prometheus, on this machine or with the token."""
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    wanted = node.services.config.metrics_token
    if not (_inside(request) if not wanted else matches(token, hashed(wanted))):
        return refuse(Refusal("not-allowed", "the figures are for this machine only"))
    return PlainTextResponse(node.services.metrics.text(), media_type="text/plain; version=0.0.4")


def _inside(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def wrong_address(_: Request, error: Exception) -> Response:
    """What Starlette refuses by itself, in our words."""
    assert isinstance(error, HTTPException)
    response = refuse(Refusal("not-found", "there is nothing here"))
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
