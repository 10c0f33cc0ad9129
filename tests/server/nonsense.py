"""Input that no honest client sends: frames and requests, and a look at what the server makes of them."""

import json
import logging
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from serving import PATIENCE, Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

LONG = "9" * 5_000
NUMBERS = ["0", "1", "-1", "1.5", "1e3", "1e400", "-0", "9" * 400, LONG, str(2**31), str(2**63), str(-(2**63)), "true"]
TEXTS = ["", "x", "\0", "\ud800", "é" * 300, "a" * 300, "a" * 5_000, "../..", "²", "٣", "\u202e", "%00", "[", "//["]
NESTED = ["[" * 5_000, '{"a":' * 3_000, "[]", "{}", "null", '{"":[{}]}']
BYTES = [b"\xff\xfe", b"\xc3", b'{"t":"chat","id":"x","seat":0,"text":"\xff"}', b"\x00" * 50, b"", b"{", b'"']
SEGMENTS = [
    "a" * 256,
    "a" * 5_000,
    "%00",
    "%ff",
    "..%2f..",
    ".",
    "%2e%2e",
    "²",
    "x%0d%0aa",
    "common",
    "en",
    "yggdrasil",
]
PATHS = [
    "/{}",
    "/assets/{}.js",
    "/words/{}/common.ftl",
    "/words/en/{}.ftl",
    "/rules/{}/yggdrasil.md",
    "/rules/en/{}.md",
]
PATHS += ["/api/tables/{}", "/api/games/{}/lesson", "/api/ratings/{}", "/api/tables?status={}", "/{}/{}"]
QUERIES = ["state?seq={}", "replay?first={}", "replay?seen_by={}", "chat?after={}"]
POSTS = ["/api/tables", "/api/accounts", "/api/sessions", "/api/me/password", "/api/me/delete", "/api/campaigns"]
POSTS += ["/api/campaigns/open", "/api/campaigns/buy", "/api/campaigns/result"]
COMMANDS: dict[str, list[str]] = {
    "act": ["id", "seq", "seat", "action"],
    "undo": ["id", "seq", "seat", "steps"],
    "consent": ["id", "seat", "request", "agree"],
    "propose": ["id", "seq", "seat", "action"],
    "hint": ["id", "seq", "seat", "level"],
    "chat": ["id", "seat", "text"],
    "return": ["id", "seat"],
    "vacation": ["id", "seat", "days"],
    "ping": ["id"],
    "hello": ["tokens", "seq"],
}
WISHES = [
    "game",
    "seats",
    "options",
    "clock",
    "seed",
    "takeover_seconds",
    "takeover_level",
    "content",
    "spectator_delay",
]
WISHES += [
    "name",
    "password",
    "old",
    "new",
    "gods",
    "support",
    "file",
    "table",
    "god",
    "skill",
    "webhook",
    "push",
    "code",
]


def value(chance: random.Random) -> str:
    """Anything as JSON, or nearly."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.choice(NUMBERS)
    if kind == 1:
        return json.dumps(chance.choice(TEXTS))
    return chance.choice(NESTED) if kind == 2 else f'[{{"kind": {json.dumps(chance.choice(TEXTS))}}}]'


def frame(chance: random.Random) -> bytes:
    """A message for a socket: a command with one or two fields that are wrong, or no message at all."""
    if chance.random() < 0.2:
        return chance.choice([*BYTES, *(text.encode() for text in NESTED)])
    name = chance.choice(list(COMMANDS))
    fields = {"t": f'"{name}"', **dict.fromkeys(COMMANDS[name], "0"), "id": f'"{chance.getrandbits(60):x}"'}
    for field in chance.choices(list(fields), k=2):
        fields[field] = value(chance)
    return ("{" + ",".join(f'"{field}":{text}' for field, text in fields.items()) + "}").encode()


def body(chance: random.Random) -> bytes:
    """The body of a request."""
    if chance.random() < 0.2:
        return chance.choice([*BYTES, *(text.encode() for text in NESTED)])
    wishes = {"game": '"yggdrasil"', "seats": '[{"kind": "person"}]'}
    wishes |= {chance.choice(WISHES): value(chance) for _ in range(2)}
    return ("{" + ",".join(f'"{field}":{text}' for field, text in wishes.items()) + "}").encode()


class Nonsense:
    """Sends it to a server, and counts what was answered."""

    def __init__(self, served: Served, seed: int) -> None:
        self.chance = random.Random(seed)
        self.answers: Counter[Any] = Counter()
        self._served = served
        created = served.create("person", "person")
        self._table = created["table"]["id"]
        self._tokens = [created["tokens"]["0"]]
        self._headers = {"authorization": f"Bearer {self._tokens[0]},{created['host']}"}

    def send_frames(self, count: int) -> None:
        """Send so many frames, each followed by a ping that must be answered; who hangs up is called again."""
        left = count
        while left:
            address = f"ws://127.0.0.1:{self._served.port}/api/tables/{self._table}/socket"
            with connect(address, ping_interval=None, max_size=None, open_timeout=PATIENCE) as socket:
                socket.send(json.dumps({"t": "hello", "tokens": self._tokens}))
                try:
                    while left:
                        left -= 1
                        socket.send(frame(self.chance), text=self.chance.random() < 0.8)
                        socket.send('{"t": "ping", "id": "still there"}')
                        self._hear(lambda: json.loads(socket.recv(PATIENCE)))
                except ConnectionClosed as closed:
                    self.answers["closed", closed.rcvd.code if closed.rcvd else 0] += 1

    def _hear(self, receive: Callable[[], dict[str, Any]]) -> None:
        while (answer := receive()) != {"t": "pong", "id": "still there"}:
            if answer["t"] == "refused":
                self.answers[answer["reason"]] += 1

    def send_requests(self, count: int) -> None:
        """Send so many requests."""
        with httpx.Client(base_url=self._served.http.base_url, timeout=PATIENCE) as client:
            for _ in range(count):
                answer = client.request(**self._request())
                client.cookies.clear()
                self.answers[answer.status_code] += 1

    def _request(self) -> dict[str, Any]:
        chance, here = self.chance, f"/api/tables/{self._table}"
        json_body = {"content": body(chance), "headers": {**self._headers, "content-type": "application/json"}}
        match chance.randrange(4):
            case 0:
                path = chance.choice(PATHS).format(chance.choice(SEGMENTS), chance.choice(SEGMENTS))
                return {"method": "GET", "url": path}
            case 1:
                wanted = chance.choice(QUERIES).format(chance.choice([*NUMBERS, *SEGMENTS]))
                return {"method": "GET", "url": f"{here}/{wanted}"}
            case 2:
                return {
                    "method": "POST",
                    "url": chance.choice([*POSTS, f"{here}/seats", f"{here}/commands"]),
                    **json_body,
                }
            case _:
                seat = chance.choice(["0", "9", LONG, "%00", "²"])
                return {"method": "PUT", "url": chance.choice([f"{here}/notify", f"{here}/seats/{seat}"]), **json_body}


@contextmanager
def errors_written() -> Iterator[list[str]]:
    """What is written to the log at the level of errors meanwhile."""
    written: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(self.format(record))

    ear = Ear(logging.ERROR)
    logging.getLogger().addHandler(ear)
    try:
        yield written
    finally:
        logging.getLogger().removeHandler(ear)
