"""Entries that share a commit: all of them are on the disk, or each fares as it would alone."""

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from serving import STORES, eventually, postgres_database, table_row

from meadhall.server.match.match import ACT, Entry
from meadhall.server.storage import database, schema, together
from meadhall.server.storage.addition import Addition, Busy, Conflict, Repeated
from meadhall.server.storage.direct import Direct, writing_directly
from meadhall.server.storage.store import Store
from meadhall.server.storage.threads import Unanswered

TABLES = ("one", "two", "three", "four")


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Store]:
    """A store in a file, with some tables whose games have begun."""
    made = Store(f"sqlite:///{tmp_path / 'meadhall.db'}", seconds=60.0)
    made.migrate()
    for table in TABLES:
        playing(made, table)
    yield made
    made.close()


def playing(store: Store, table: str) -> None:
    table_row(store, name=table)
    store.change(table, 0, {"status": "playing"})


def entry(number: int, command: str | None = None) -> Entry:
    return Entry(number, ACT, 0, 7, 0, b"", 1.0, command)


def addition(table: str, number: int = 1, command: str | None = None) -> Addition:
    return Addition(table, number, entry(number, command), time.time())


def numbers(store: Store, table: str) -> list[int]:
    found = store.log(table)
    assert found is not None
    return [each.number for each in found[2]]


class Gate:
    """Holds up the writing thread until it is opened, so that others gather."""

    def __init__(self, store: Store) -> None:
        self.opened = threading.Event()
        self._held = store._writers.submit(self.opened.wait, 60)

    def open(self) -> None:
        self.opened.set()
        self._held.result()


async def while_held(store: Store, additions: list[Addition]) -> list[Any]:
    """Have a first entry and then others written while the thread is held up; what became of each."""
    gate = Gate(store)
    waiting = [asyncio.create_task(store.append_soon(each)) for each in additions]
    await asyncio.sleep(0)
    gate.open()
    return await asyncio.gather(*waiting, return_exceptions=True)


def run(scene: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(scene, 60))


def test_what_comes_while_a_commit_is_under_way_is_the_next_one_together(
    file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    together_written: list[int] = []
    write_all = together.write_all

    def counted(engine: sa.Engine, writes: list[together.Write]) -> list[Exception | None]:
        together_written.append(len(writes))
        return write_all(engine, writes)

    monkeypatch.setattr(together, "write_all", counted)
    assert run(while_held(file, [addition(table) for table in TABLES])) == [None] * 4
    assert together_written == [1, 3]
    assert [numbers(file, table) for table in TABLES] == [[1]] * 4


def test_one_that_is_refused_keeps_nobody_else_from_being_written(file: Store) -> None:
    file.append(addition("three", 1, "again"))
    late, repeated = addition("two", 5), Addition("three", 2, entry(2, "again"), time.time())
    done = run(while_held(file, [addition("one"), late, repeated, addition("four")]))
    assert [type(each) for each in done] == [type(None), Conflict, Repeated, type(None)]
    assert [numbers(file, table) for table in TABLES] == [[1], [], [1], [1]]
    found = file.table("three")
    assert found is not None
    assert found[0].revision == 2, "a refused entry leaves the table's row as it was"


def test_who_gives_up_before_it_is_begun_has_nothing_written(file: Store) -> None:
    async def scene() -> None:
        gate = Gate(file)
        first, second, third = (asyncio.create_task(file.append_soon(addition(table))) for table in TABLES[:3])
        await asyncio.sleep(0)
        second.cancel()
        gate.open()
        await asyncio.gather(first, third)
        assert second.cancelled()

    run(scene())
    assert [numbers(file, table) for table in TABLES[:3]] == [[1], [], [1]]


def test_nobody_waits_longer_than_a_moment_and_the_next_are_written_again(file: Store) -> None:
    async def scene() -> None:
        gate = Gate(file)
        file._seconds = 0.05
        done = await asyncio.gather(*(file.append_soon(addition(table)) for table in TABLES), return_exceptions=True)
        assert [type(each) for each in done] == [Unanswered] * 4
        assert file.is_away
        file._seconds = 60.0
        gate.open()
        await file.append_soon(addition("four"))
        assert not file.is_away

    run(scene())
    assert numbers(file, "four") == [1]


def test_a_disk_that_is_full_is_told_to_everybody_who_waits(file: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    execute = Direct.execute

    def full(me: Direct, statement: Any, values: Any) -> Any:
        if isinstance(statement, sa.Insert):
            raise sa.exc.OperationalError("", {}, sqlite3.OperationalError("database or disk is full"))
        return execute(me, statement, values)

    with monkeypatch.context() as patch:
        patch.setattr(Direct, "execute", full)
        done = run(while_held(file, [addition(table) for table in TABLES]))
    assert ["the server's disk is full" in str(each) for each in done] == [True] * 4
    assert run(while_held(file, [addition(table) for table in TABLES])) == [None] * 4


def test_nobody_hears_of_it_before_the_commit(file: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    written, commit = threading.Event(), threading.Event()

    @contextlib.contextmanager
    def slowly(engine: sa.Engine) -> Iterator[Direct]:
        with writing_directly(engine) as transaction:
            yield transaction
            written.set()
            assert commit.wait(60)

    monkeypatch.setattr(together, "writing_directly", slowly)

    async def scene() -> None:
        waiting = asyncio.create_task(file.append_soon(addition("one")))
        await asyncio.to_thread(written.wait, 60)
        assert not waiting.done()
        assert numbers(file, "one") == []
        commit.set()
        await waiting

    run(scene())
    assert numbers(file, "one") == [1]


def test_a_commit_that_fails_takes_back_all_and_each_is_written_by_itself(file: Store) -> None:
    """What belongs to no table is refused by SQLite only when it is committed."""

    def orphan(transaction: Direct) -> None:
        transaction._cursor.execute("PRAGMA defer_foreign_keys=ON")
        addition("two").write(transaction)
        snapshot = {"table_id": "nowhere", "number": 1, "state": b""}
        transaction.execute(sa.insert(schema.snapshots), snapshot)

    async def scene() -> list[Any]:
        gate, ask = Gate(file), file._together.ask
        waiting = [ask(write) for write in (addition("one").write, addition("three").write, orphan)]
        gate.open()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        await file.append_soon(addition("four"))
        return done

    assert [type(each) for each in run(scene())] == [type(None), type(None), sa.exc.IntegrityError]
    assert [numbers(file, table) for table in TABLES] == [[1], [], [1], [1]]


def test_a_database_that_somebody_else_holds_is_asked_once_for_all(
    file: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[sa.Engine] = []

    @contextlib.contextmanager
    def counted(engine: sa.Engine) -> Iterator[Direct]:
        tried.append(engine)
        with writing_directly(engine) as transaction:
            yield transaction

    monkeypatch.setattr(together, "writing_directly", counted)
    sa.event.listen(file.engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout=10"))
    file.engine.dispose()  # how long to wait is each connection's own
    with contextlib.closing(sqlite3.connect(tmp_path / "meadhall.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = run(while_held(file, [addition(table) for table in TABLES]))
        assert [type(each) for each in done] == [Unanswered] * 4
        assert len(tried) == 2, "the first, and the others together"
        other.execute("ROLLBACK")
    assert run(while_held(file, [addition(table) for table in TABLES])) == [None] * 4


def test_a_thread_that_fails_is_told_to_those_who_wait_and_the_next_are_written(
    file: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(engine: sa.Engine, writes: list[together.Write]) -> list[Exception | None]:
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(together, "write_all", fails)
        done = run(while_held(file, [addition(table) for table in TABLES]))
    assert [type(each) for each in done] == [MemoryError] * 4
    assert run(while_held(file, [addition(table) for table in TABLES])) == [None] * 4


def test_what_waits_when_the_store_is_closed_is_written_and_what_comes_later_is_refused(file: Store) -> None:
    async def scene() -> None:
        gate = Gate(file)
        waiting = asyncio.create_task(file.append_soon(addition("one")))
        await asyncio.sleep(0)
        closing = asyncio.create_task(asyncio.to_thread(file.close))
        gate.open()
        await asyncio.gather(waiting, closing)
        for table in ("two", "three"):
            with pytest.raises(RuntimeError):  # at once: nobody waits for what will not come
                await file.append_soon(addition(table))

    run(scene())
    assert [numbers(file, table) for table in TABLES] == [[1], [], [], []]


def test_an_entry_that_is_refused_leaves_its_connection_to_the_next(store: Store) -> None:
    for table in TABLES[:2]:
        playing(store, table)
    store.append(addition("one", 1, "again"))
    for wrong, error in ((addition("one", 5), Conflict), (addition("one", 2, "again"), Repeated)):
        for _ in range(20):  # more often than there are connections
            with pytest.raises(error):
                store.append(wrong)
    assert store.engine.pool.checkedout() == 0  # type: ignore[attr-defined]
    store.append(addition("two"))
    assert [numbers(store, table) for table in TABLES[:2]] == [[1], [1]]


if "postgres" in STORES:

    @pytest.fixture
    def shared(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Store, psycopg.Connection[Any]]]:
        """A store in PostgreSQL that bears nobody who holds a table for longer than a second, and an administrator."""
        monkeypatch.setattr(database, "HELD_SECONDS", 1)
        with postgres_database() as url, psycopg.connect(url, autocommit=True) as administrator:
            made = Store(url.replace("postgresql://", "postgresql+psycopg://"), seconds=60.0)
            made.migrate()
            playing(made, "one")
            yield made, administrator
            made.close()

    def test_a_table_that_another_node_holds_is_busy_and_the_database_is_not(
        shared: tuple[Store, psycopg.Connection[Any]],
    ) -> None:
        store, other = shared
        with other.transaction():
            other.execute("SELECT 1 FROM tables FOR UPDATE")
            with pytest.raises(Busy):
                run(store.append_soon(addition("one")))
            assert not store.is_away
        run(store.append_soon(addition("one")))
        assert numbers(store, "one") == [1]

    @pytest.mark.parametrize("cut_off", ["by hand", "since it said nothing"])
    @pytest.mark.parametrize("before", ["an entry", "its commit"])
    def test_a_connection_that_is_cut_off_in_a_transaction_is_told_in_a_sentence_and_replaced(
        shared: tuple[Store, psycopg.Connection[Any]], before: str, cut_off: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        store, administrator = shared

        def write() -> None:
            with writing_directly(store.engine) as transaction:
                if before == "its commit":
                    addition("one").write(transaction)
                else:
                    transaction._cursor.execute("SELECT 1")
                pid = transaction._cursor.connection.info.backend_pid
                if cut_off == "by hand":
                    administrator.execute("SELECT pg_terminate_backend(%s)", [pid])
                here = "SELECT 1 FROM pg_stat_activity WHERE pid = %s"
                eventually(lambda: not administrator.execute(here, [pid]).fetchone(), "it is cut off")
                if before == "an entry":
                    addition("one").write(transaction)

        with pytest.raises(Unanswered, match="the server's database does not answer"), caplog.at_level(logging.WARNING):
            run(store.write(write))
        assert [record.getMessage() for record in caplog.records] == ["the database does not answer"]
        assert store.engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        run(store.append_soon(addition("one")))
        assert numbers(store, "one") == [1]


def test_the_driver_is_given_what_sqlalchemy_would_give_it(store: Store) -> None:
    """On every database: values of each kind come back as they were."""
    playing(store, "one")
    changes = {"times": {"left": [1.5, None]}, "undo": None, "proposals": [{"seat": 1}], "winners": [0], "due": 2.5}
    seats = {0: {"stand_in": True, "notify": {"mail": "ö"}}}
    store.append(Addition("one", 1, Entry(1, ACT, 0, 7, 0, b"\x00\xff", 1.25, "c"), 3.5, b"\x01\x00", changes, seats))
    found = store.log("one")
    assert found is not None
    table, (seat, other), (read,) = found
    assert {name: getattr(table, name) for name in changes} == changes
    assert (table.changed, table.seq, table.revision) == (3.5, 1, 2)
    assert (seat.stand_in, seat.notify, other.stand_in) == (True, {"mail": "ö"}, False)
    assert read == Entry(1, ACT, 0, 7, 0, b"\x00\xff", 1.25, "c")
    assert store.snapshot("one", 1) == b"\x01\x00"
    with store.reading() as connection:
        assert connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.undo.is_(None))).all() == []
