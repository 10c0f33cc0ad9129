"""Whatever changes a table reaches everybody at it: from elsewhere, on streams, and past the memory of a node."""

import json
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import CLUSTER, REDIS, Served, eventually, postgres_database, serve

from meadhall.server.api import stream
from meadhall.server.storage import admin


def _close(served: Served, table: str) -> None:
    """As `meadhall admin close` does, beside the server."""
    store = admin.opened(served.services.store.url)
    admin.close(store, table)
    store.close()


def test_a_table_closed_beside_a_lone_server_is_closed_for_who_sits_and_watches_there(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        created = served.create("person", "person")
        with served.player(created, 0) as ann, served.watcher(created) as watcher:
            for each in (ann, watcher):
                each.until(lambda me: me.update)
            _close(served, ann.table)
            for each in (ann, watcher):
                each.until(lambda me: me.update["status"] == "closed")


def test_a_table_closed_beside_a_lone_server_is_closed_where_nobody_watches(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        table = served.create("person")["table"]["id"]
        _close(served, table)
        eventually(lambda: served.http.get(f"/api/tables/{table}").json()["status"] == "closed", "it is closed")


def _updates(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    for line in lines:
        if line.startswith("data: ") and (message := json.loads(line.removeprefix("data: ")))["t"] == "update":
            yield message


def _forgetful(monkeypatch: pytest.MonkeyPatch, *nodes: Served) -> None:
    """Let tables leave the memory while the answer to a stream begins, as they do when another node changes them."""
    events: Callable[..., AsyncIterator[bytes]] = stream._events

    async def late(*arguments: Any) -> AsyncIterator[bytes]:
        for node in nodes:
            node.node.tables.clear()
        async for event in events(*arguments):
            yield event

    monkeypatch.setattr(stream, "_events", late)


def _hears(listening: Served, acting: Served, created: dict[str, Any]) -> None:
    """Whoever listens to a stream of one node hears what is decided on another."""
    url, mine = f"/api/tables/{created['table']['id']}", {"authorization": f"Bearer {created['tokens']['0']}"}
    with listening.http.stream("GET", f"{url}/events", headers=mine) as answer:
        updates = _updates(answer.iter_lines())
        update = next(updates)
        for number in range(3):
            view = update["seat_views"][0]
            act = {"t": "act", "id": f"a{number}", "seq": update["seq"], "seat": 0}
            act["action"] = view["legal"][0]["number"]
            acting.http.post(f"{url}/commands", json=act, headers=mine).raise_for_status()
            update = next(each for each in updates if each["seq"] == number + 1)


def test_a_stream_hears_of_a_table_that_left_the_memory_as_it_began(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    _forgetful(monkeypatch, served)
    _hears(served, served, served.create("person"))


if CLUSTER:

    def test_streams_of_one_node_hear_what_is_decided_on_another(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with (
            postgres_database() as url,
            serve(tmp_path / "a", db=url, redis=REDIS) as first,
            serve(tmp_path / "b", db=url, redis=REDIS) as second,
        ):
            _forgetful(monkeypatch, first, second)
            _hears(first, second, first.create("person"))


def test_a_stream_of_a_table_that_is_gone_ends_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve(tmp_path) as served:
        table = served.create("person")["table"]["id"]
        events: Callable[..., AsyncIterator[bytes]] = stream._events

        async def late(*arguments: Any) -> AsyncIterator[bytes]:
            served.node.tables.clear()
            with served.services.store.writing() as connection:
                connection.exec_driver_sql("delete from tables")
            async for event in events(*arguments):
                yield event

        monkeypatch.setattr(stream, "_events", late)
        with served.http.stream("GET", f"/api/tables/{table}/events") as answer:
            assert "no such table" in "".join(answer.iter_lines())
