"""Peers that do not read, do not answer, or send nothing but pings: they fill no memory and are not taken for present.

They are played by plain TCP sockets, which do what no library would.
"""

import base64
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, Served, eventually, keep_little, raw, serve, standing_clock

from meadhall.server.table.visitor import OUTBOX_ROOM

CONTINUED, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
LAST = 0x80
ENOUGH = 200_000
"""Frames of a flood; whoever has sent so many has not been stopped."""


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    size = len(payload)
    length = bytes([LAST | size]) if size < 126 else bytes([LAST | 126]) + struct.pack("!H", size)
    return bytes([opcode | LAST * last]) + length + bytes(4) + payload


def said(**message: Any) -> bytes:
    return frame(TEXT, json.dumps(message).encode())


@contextmanager
def raw_socket(served: Served, created: dict[str, Any]) -> Iterator[socket.socket]:
    """A WebSocket whose client reads that it was accepted, and nothing after that."""
    key = base64.b64encode(bytes(16)).decode()
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    with raw(served, f"/api/tables/{created['table']['id']}/socket", *upgrade) as made:
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += made.recv(1)
        yield made


def cut(served: Served, *reasons: str) -> float:
    """Connections that were cut off for one of these reasons."""
    return sum(served.services.metrics.cut.labels(reason)._value.get() for reason in reasons)


def held(served: Served, created: dict[str, Any]) -> Any:
    return served.node.tables[created["table"]["id"]]


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", frame(PING, bytes(125))),
        (b"", frame(PONG, bytes(125))),
        (frame(TEXT, b"[", last=False), frame(CONTINUED, last=False)),
    ],
    ids=["pings", "pongs", "fragments"],
)
def test_who_sends_nothing_but_control_frames_is_cut_off(tmp_path: Path, first: bytes, flood: bytes) -> None:
    with standing_clock(), serve(tmp_path, messages_per_second=20.0) as served:
        created = served.create("person")
        with served.player(created, 0) as honest, raw_socket(served, created) as flooder:
            honest.until(lambda me: me.to_decide() is not None)
            with suppress(ConnectionError):
                flooder.sendall(first)
                for _ in range(ENOUGH // 1_000):
                    flooder.sendall(1_000 * flood)
            eventually(lambda: cut(served, "floods") == 1, "the connection is cut")
            assert honest.act()["t"] == "ack"
            assert cut(served, "floods", "does-not-read", "does-not-answer") == 1


def test_pings_now_and_then_are_answered(tmp_path: Path) -> None:
    with standing_clock(), serve(tmp_path, messages_per_second=20.0) as served:
        with served.player(served.create("person"), 0) as ann:
            for _ in range(30):
                assert ann.socket.ping().wait(PATIENCE)
        assert cut(served, "floods") == 0


def test_answers_wait_until_they_are_taken(served: Served) -> None:
    keep_little(served)
    created = served.create("person")
    with raw_socket(served, created) as ann:
        ann.sendall(said(t="hello", tokens=[created["tokens"]["0"]]))
        for number in range(4 * OUTBOX_ROOM):
            ann.sendall(said(t="ping", id=f"{number:0>2000}"))
        eventually(lambda: held(served, created).presence.visitors, "somebody is there")
        visitor = next(iter(held(served, created).presence.visitors))
        eventually(lambda: len(visitor._outbox) > OUTBOX_ROOM, "the outbox is full")
        assert sum(len(message.data) for message in visitor._outbox) < 100 * OUTBOX_ROOM, (
            "what is sent back is not as long as one likes"
        )
        unsent = [each.transport.get_write_buffer_size() for each in served.server.server_state.connections]
        assert max(unsent) < 2 * 65_536, "what asyncio lets wait, and one message"


def test_who_never_reads_is_not_present_and_a_bot_takes_over(tmp_path: Path) -> None:
    with serve(tmp_path, keepalive_seconds=1.0) as served:
        keep_little(served)
        created = served.create("person", "person", game="asgard", takeover_seconds=1)
        with raw_socket(served, created) as ann:
            ann.sendall(said(t="hello", tokens=[created["tokens"]["0"]]))
            for _ in range(20):
                ann.sendall(said(t="hello"))
            eventually(lambda: cut(served, "does-not-read", "does-not-answer") >= 1, "the connection is cut")
            eventually(lambda: not held(served, created).present, "nobody is present")
            url = f"/api/tables/{created['table']['id']}"
            eventually(lambda: served.http.get(url).json()["seats"][0]["stand_in"], "a bot takes over")


def test_who_never_reads_a_stream_is_not_present(tmp_path: Path) -> None:
    with serve(tmp_path, keepalive_seconds=1.0) as served:
        keep_little(served)
        created = served.create("person", "person", game="asgard")
        path, bearer = f"/api/tables/{created['table']['id']}/events", f"Authorization: Bearer {created['tokens']['1']}"
        with raw(served, path, bearer):
            eventually(lambda: cut(served, "does-not-read") == 1, "the connection is cut")
            eventually(lambda: not held(served, created).present, "nobody is present")


def test_who_asks_again_before_the_answer_has_ended_is_cut_off(served: Served) -> None:
    created, before = served.create("person"), cut(served, "does-not-wait")
    path, bearer = f"/api/tables/{created['table']['id']}/events", f"Authorization: Bearer {created['tokens']['0']}"
    with raw(served, path, bearer) as hasty:
        eventually(lambda: held(served, created).present, "the reader is present")
        hasty.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        eventually(lambda: not held(served, created).present, "nobody is present")
    assert cut(served, "does-not-wait") == before + 1
