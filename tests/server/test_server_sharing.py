"""What is the same for several is made once, and is what each would have been sent alone."""

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from serving import PATIENCE, HandClock, Served, serve
from websockets.frames import Frame
from websockets.sync.client import connect

from meadhall.engine.tables import Table
from meadhall.engine.views import Parts, sharing
from meadhall.registry import game, games
from meadhall.server import wire
from meadhall.server.message import Compression


def test_what_many_are_sent_is_made_and_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compressed: list[dict[str, Any]] = []
    encode = Compression.encode

    def counted(me: Compression, frame: Frame) -> Frame:
        compressed.append(json.loads(bytes(frame.data)))
        return encode(me, frame)

    with serve(tmp_path, now=HandClock()) as served, contextlib.ExitStack() as stack:
        created = served.create("person")
        ann = stack.enter_context(served.player(created, 0))
        watchers = [stack.enter_context(served.watcher(created)) for _ in range(12)]
        for player in (ann, *watchers):
            player.until(lambda me: me.update)
        ann.until(lambda me: me.update["spectators"] == 12 or (me.send(t="hello") and False))
        monkeypatch.setattr(Compression, "encode", counted)
        for _ in range(5):
            ann.act()
            for watcher in watchers:
                watcher.until(lambda me: me.update["seq"] == ann.update["seq"])
        made = [message["seq"] for message in compressed if message["seat_views"][0]["seat"] == wire.SPECTATOR]
        assert len(made) == len(set(made)) == 5, "once for twelve, after each decision"
        assert all(watcher.stories == watchers[0].stories for watcher in watchers)


def test_a_socket_that_does_not_compress_is_sent_the_same(served: Served) -> None:
    created = served.create("person")
    address = f"ws://127.0.0.1:{served.port}/api/tables/{created['table']['id']}/socket"
    told = []
    for compression in ("deflate", None):
        with connect(address, compression=compression, max_size=None) as plain:
            plain.send(json.dumps({"t": "hello", "tokens": [created["tokens"]["0"]]}))
            message = json.loads(plain.recv(PATIENCE))
            told.append(message["seat_views"])
    assert told[0] == told[1]


@pytest.mark.parametrize("name", games())
def test_views_that_share_their_parts_are_the_same(name: str) -> None:
    table, chance = Table(game(name), game(name).players[-1], seed=7), random.Random(7)
    for _ in range(60):
        parts: Parts = {}
        for seat in range(-1, table.players):
            with sharing(parts):
                shared = table.view(seat)
            assert shared == table.view(seat)
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.legal_numbers(seat)))
        if table.over:
            break
