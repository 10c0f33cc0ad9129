"""The server as an ASGI application."""

import ipaddress
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from .. import __version__
from . import pages, wire
from .api import ENDPOINTS
from .conversation import converse
from .endpoint import Call, Endpoint, json_response, refuse, route
from .guard import Guard
from .hall import Hall
from .openapi import openapi, wire_schema
from .refusal import Refusal
from .tokens import hashed, matches

__all__ = ["make_app"]


def make_app(hall: Hall) -> Starlette:
    """The application around a hall."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.stop()

    async def converse_here(socket: WebSocket) -> None:
        await converse(hall, socket)

    listed = [*ENDPOINTS, Endpoint("GET", "/health", "How the server fares", health, wire.Health)]
    document = openapi(listed)
    routes: list[BaseRoute] = [
        *(route(hall, endpoint) for endpoint in listed),
        WebSocketRoute("/api/tables/{id}/socket", converse_here),
        Route("/api/openapi.json", lambda _: json_response(document)),
        Route("/api/schema.json", lambda _: json_response(wire_schema())),
        Route("/metrics", lambda request: metrics(hall, request)),
        *pages.routes(),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guard, hall=hall)],
        exception_handlers={HTTPException: wrong_address},
        lifespan=lifespan,
    )


async def health(call: Call) -> Response:
    """200 while tables can be played: a load balancer asks this."""
    hall = call.hall
    bus, bots = await hall.bus.alive(), dict(hall.pool.state)
    status = "stopping" if hall.stopping else "ailing" if hall.pool.ailing or not bus else "ok"
    connections = sum(len(live.company.visitors) for live in hall.tables.values())
    body = wire.Health(status, __version__, hall.store.name, hall.bus.name, bots, len(hall.tables), connections)  # type: ignore[arg-type]
    return json_response(body, 503 if hall.stopping else 200)


def metrics(hall: Hall, request: Request) -> Response:
    """For Prometheus, on this machine or with the token."""
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    wanted = hall.config.metrics_token
    if not (_inside(request) if not wanted else matches(token, hashed(wanted))):
        return refuse(Refusal("not-allowed", "the figures are for this machine only"))
    return PlainTextResponse(hall.metrics.text(), media_type="text/plain; version=0.0.4")


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
