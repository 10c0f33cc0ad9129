"""A table's sockets meet at one node, whichever they come to; without it they are served where they came to."""

import asyncio
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import redis
from filelock import FileLock
from serving import CLUSTER, REDIS, Player, Served, eventually, postgres_database, serve
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from meadhall.server.config import BadConfig, Config
from meadhall.server.http.passing import PASSED, Passing, elsewhere, passed_on
from meadhall.server.services.bus import NODES

PATH = b"/api/tables/%s/socket"
HERE, THERE, YONDER = "10.0.0.1:8000", "10.0.0.2:8000", "[fd00::3]:8000"


def home(table: int, *nodes: str) -> str:
    return elsewhere(PATH % f"{table:x}".encode(), [], HERE, nodes) or HERE


def test_all_nodes_agree_where_a_table_is_and_only_those_of_one_that_goes_move() -> None:
    homes = [home(table, THERE, YONDER) for table in range(300)]
    assert min(homes.count(node) for node in (HERE, THERE, YONDER)) > 50
    for node, others in ((THERE, (HERE, YONDER)), (YONDER, (HERE, THERE))):
        asked = [elsewhere(PATH % f"{table:x}".encode(), [], node, others) or node for table in range(300)]
        assert asked == homes
    without = [home(table, YONDER) for table in range(300)]
    assert [now for now, before in zip(without, homes, strict=True) if before != THERE] == [
        before for before in homes if before != THERE
    ]


def test_what_is_no_socket_of_a_table_and_what_was_passed_on_stays_where_it_came_to() -> None:
    far = next(table for table in range(99) if home(table, THERE) == THERE)
    path = PATH % f"{far:x}".encode()
    assert elsewhere(path, [], HERE, [THERE]) == THERE
    assert elsewhere(path, [(PASSED, b"1")], HERE, [THERE]) is None
    assert elsewhere(path, [], "", [THERE]) is None
    assert elsewhere(b"/api/tables", [], HERE, [THERE]) is None


def test_the_other_node_is_told_whom_a_socket_is_passed_on_for() -> None:
    headers = [(b"host", b"play"), (b"x-forwarded-for", b"203.0.113.9"), (b"upgrade", b"websocket")]
    assert passed_on(b"/a", headers, "10.0.0.9").split(b"\r\n") == [
        *(b"GET /a HTTP/1.1", b"host: play", b"upgrade: websocket"),
        *(b"x-forwarded-for: 203.0.113.9, 10.0.0.9", PASSED + b": 1", b"", b""),
    ]
    assert b"x-forwarded-for" not in passed_on(b"/a", headers[:1], None)


class Pipe(asyncio.Transport):
    """Remembers what is done to it."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[Any] = []

    def __getattribute__(self, name: str) -> Any:
        if name in ("write", "pause_reading", "resume_reading", "close"):
            return lambda *given: self.done.append((name, *given))
        return super().__getattribute__(name)

    def is_closing(self) -> bool:
        return ("close",) in self.done


def test_who_takes_nothing_is_sent_nothing_and_who_goes_takes_the_other_along() -> None:
    here = Passing(set())
    there, client, node = here.across(), Pipe(), Pipe()
    here.connection_made(client)
    there.connection_made(node)
    here.data_received(b"hail")
    here.pause_writing()
    here.resume_writing()
    assert node.done == [("write", b"hail"), ("pause_reading",), ("resume_reading",)]
    here.connection_lost(None)
    there.resume_writing()
    assert (node.done[3:], client.done) == ([("close",)], [("resume_reading",)])


@pytest.mark.parametrize("address", ["here", "here:door", ":8000", "http://here:8000"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BadConfig, match="HOST:PORT"):
        Config.read({}, node_address=address, redis=REDIS)


def test_an_address_is_of_no_use_without_redis() -> None:
    with pytest.raises(BadConfig, match="MEADHALL_REDIS"):
        Config.read({}, node_address=HERE)


if CLUSTER:

    @pytest.fixture
    def known() -> Iterator[None]:
        """The Redis, for one test at a time: nodes of another would be taken for ours."""
        with (
            FileLock(Path(tempfile.gettempdir()) / "meadhall-test-nodes.lock"),
            redis.Redis.from_url(REDIS) as client,
        ):
            client.delete(NODES)
            yield
            client.delete(NODES)

    @contextlib.contextmanager
    def joined(folder: Path, url: str) -> Iterator[Served]:
        """A node whose address is its port, which is known when it is up."""
        with serve(folder, db=url, redis=REDIS) as served:
            address, services = f"127.0.0.1:{served.port}", served.services
            services.config = msgspec.structs.replace(services.config, node_address=address)
            services.bus._address = address  # type: ignore[attr-defined]
            eventually(lambda: address in served.services.bus.nodes, "it is known")
            yield served

    def visitors(node: Served, created: dict[str, Any]) -> list[str]:
        live = node.node.tables.get(created["table"]["id"])
        return [] if live is None else [visitor.address for visitor in live.presence.visitors]

    def all_go(created: dict[str, Any], *nodes: Served) -> None:
        eventually(lambda: not any(visitors(node, created) for node in nodes), "all have gone")

    def test_a_tables_people_meet_at_one_node(tmp_path: Path, known: None) -> None:
        with (
            postgres_database() as url,
            joined(tmp_path / "a", url) as first,
            joined(tmp_path / "b", url) as second,
        ):
            eventually(lambda: len(first.services.bus.nodes) == 2, "they know each other")
            homes = set[int]()
            while len(homes) < 2:
                created = first.create("person", "person", "warrior")
                with first.player(created, 0) as ann, Player(second.port, ann.table, [created["tokens"]["1"]]) as bo:
                    for player in (ann, bo):
                        player.until(lambda me: me.update)
                    counts = [len(visitors(node, created)) for node in (first, second)]
                    assert sorted(counts) == [0, 2]
                    homes.add(counts.index(2))
                    ann.until(lambda me: {0, 1} & set(me.update["decision"]["waiting"]))
                    mover, other = (ann, bo) if 0 in ann.update["decision"]["waiting"] else (bo, ann)
                    assert mover.act()["t"] == "ack"
                    other.until(lambda me, seq=mover.update["seq"]: me.update["seq"] >= seq)
                all_go(created, first, second)
            _for_whom(first, second)
            _without(first, "127.0.0.1:1")
            services = first.services
            services.config = msgspec.structs.replace(services.config, proxies=["10.0.0.0/8"])
            _without(first, f"127.0.0.1:{second.port}")

    def _for_whom(first: Served, second: Served) -> None:
        """The table's node counts by the address of who came to the other, and refuses what it would refuse."""
        created = first.create("person", "warrior")
        path = f"/api/tables/{created['table']['id']}/socket"
        for node in (first, second):
            with connect(
                f"ws://127.0.0.1:{node.port}{path}", additional_headers={"X-Forwarded-For": "203.0.113.9"}
            ) as there:
                there.send('{"t": "hello", "tokens": []}')
                assert there.recv()
                assert [*visitors(first, created), *visitors(second, created)] == ["203.0.113.9"]
            all_go(created, first, second)
            with pytest.raises(InvalidStatus, match="403"):
                connect(f"ws://127.0.0.1:{node.port}{path}", origin="https://elsewhere.example")  # type: ignore[arg-type]

    def _without(served: Served, other: str) -> None:
        """A node that has died is known for some seconds more, and one that nobody was told to believe may be anybody:
        their tables' sockets are served where they come to."""
        bus, here, created = served.services.bus, served.services.config.node_address, dict[str, Any]()
        bus._address = ""  # type: ignore[attr-defined] # it hears no more of who is up
        bus.nodes = [other]
        while not created or elsewhere(PATH % created["table"]["id"].encode(), [], here, [other]) is None:
            created = served.create("person", "warrior")
        with served.player(created, 0) as ann:
            ann.until(lambda me: me.update)
            assert len(visitors(served, created)) == 1
