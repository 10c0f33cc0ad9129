"""HTTP in our own terms: an endpoint declares what it takes and gives; routes and OpenAPI follow from it."""

import logging
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...engine.words import Words
from .. import wire
from ..languages import known_language
from ..match.known_table import KnownTable
from ..match.public_view import table_info
from ..match.rows import SeatRow, TableRow
from ..node.node import Node
from ..refusal import STATUS, Refusal
from ..services.limits import household
from ..storage import accounts
from ..table.live import LiveTable
from ..table.visitor import own_seats
from ..tokens import matches

__all__ = ["COOKIE", "LANGUAGE", "Call", "Endpoint", "json_response", "refuse", "route", "understood"]

T = TypeVar("T")
COOKIE = "meadhall"
MOST_TOKENS = 16
OTHER_RULES = "it was begun with other rules"
logger = logging.getLogger("meadhall.server")
encode = msgspec.json.Encoder().encode


LANGUAGE = {"language": {"enum": list(Words.LANGUAGES), "default": "en"}}
"""The query of endpoints that say something in words."""


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    summary: str
    handler: Callable[..., Awaitable[Any]]
    answer: type | Any
    body: type | Any = None
    status: int = 200
    query: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Parameter to its JSON schema."""
    media: str = "application/json"


class Call:
    """A request, and who makes it."""

    def __init__(self, node: Node, request: Request) -> None:
        self.node, self.services = node, node.services
        self.request = request
        self.cookie: str | None = None
        """A session token to set in the answer; empty: to delete."""

    @property
    def tokens(self) -> list[str]:
        """Tokens of seats or of the host, from `Authorization: Bearer TOKEN[,TOKEN]`."""
        scheme, _, given = self.request.headers.get("authorization", "").partition(" ")
        return given.split(",")[:MOST_TOKENS] if scheme.lower() == "bearer" and given else []

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return household(self.request.scope.get("client"))

    @property
    def home(self) -> str:
        """The address by which whoever asks has opened the page."""
        url = self.request.url
        return f"{'https' if self.services.config.secure else url.scheme}://{url.netloc}"

    @property
    def session(self) -> str:
        return self.request.cookies.get(COOKIE, "")

    async def account(self) -> tuple[str, str]:
        """Key and name of the account, empty for a guest."""
        if not self.session:
            return "", ""
        return await self.services.store.read(accounts.name_of, self.services.store, self.session)

    async def table(self) -> LiveTable:
        """The table in the path, as fresh as it can be."""
        live = await self.node.get(self.request.path_params["id"])
        if self.services.config.redis and not live.presence.visitors:
            await live.follow()
        live.look()
        return live

    def listed(self, row: TableRow, seats: list[SeatRow]) -> wire.TableInfo:
        """A table of a list, which is not read for it."""
        known = KnownTable(row, seats)
        known.stranded = "" if row.status == "open" or self.services.rulebooks.is_current(row) else OTHER_RULES
        return table_info(known)

    def seats(self, live: LiveTable) -> list[int]:
        """The seats of the table that the tokens are for."""
        return own_seats(live, self.tokens)

    def require_seats(self, live: LiveTable) -> list[int]:
        if not (own := self.seats(live)):
            raise Refusal("not-allowed", "this needs a seat's token")
        return own

    def require_host(self, live: LiveTable) -> None:
        is_host = any(matches(token, live.row.host_hash) for token in self.tokens)
        if not is_host and live.row.host_seat not in self.seats(live):
            raise Refusal("not-allowed", "only the host may do that")

    def language(self) -> str:
        """The language from the query."""
        return known_language(self.request.query_params.get("language", "en"))

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A number from the query."""
        text = self.request.query_params.get(name, str(default))
        try:
            value = int(text) if len(text) < 20 else high + 1
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise Refusal("bad-message", f"{name} is a number from {low} to {high}")
        return value


def understood(decoder: msgspec.json.Decoder[T], data: bytes | str) -> T:
    """What somebody has sent, whatever it is."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", f"the message is not understood: {error}") from None


def json_response(answer: Any, status: int = 200) -> Response:
    return Response(encode(answer), status, media_type="application/json")


def refuse(refusal: Refusal) -> Response:
    response = json_response(refusal.error, STATUS[refusal.reason])
    if refusal.retry:
        response.headers["retry-after"] = str(math.ceil(refusal.retry))
    return response


def route(node: Node, endpoint: Endpoint) -> Route:
    """The endpoint as Starlette serves it."""
    decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

    async def serve(request: Request) -> Response:
        call = Call(node, request)
        try:
            arguments = [call]
            if decoder is not None:
                arguments.append(understood(decoder, await _body(request, node.services.config.message_bytes)))
            answer = await endpoint.handler(*arguments)
        except Refusal as refusal:
            node.services.metrics.refusals.labels(refusal.reason).inc()
            return refuse(refusal)
        response = answer if isinstance(answer, Response) else json_response(answer, endpoint.status)
        if call.cookie is not None:
            set_cookie(response, call.cookie, node.services.config.secure)
        return response

    return Route(endpoint.path, serve, methods=[endpoint.method])


def set_cookie(response: Response, token: str, secure: bool) -> None:
    age = accounts.SESSION_SECONDS if token else 0
    response.set_cookie(COOKIE, token, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)


async def _body(request: Request, room: int) -> bytes:
    """The body, unless it is too large; never more than that is read."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("bad-message", "the body must be application/json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > room:
            raise Refusal("too-large", f"a body has at most {room} bytes")
    return bytes(data)
