"""The store, on every database that answers: one log, one writer at a time, nothing replayed from zero."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from serving import STORES, eventually, postgres_database, table_row

import meadhall
from meadhall.engine.tables import Table
from meadhall.server.match.match import Match
from meadhall.server.storage import admin
from meadhall.server.storage.addition import Addition, Busy, Conflict, Repeated
from meadhall.server.storage.database import LIMITS, MIGRATIONS, Unusable
from meadhall.server.storage.schema import METADATA
from meadhall.server.storage.store import SILENCE, Store


def _start(store: Store) -> Match:
    table = table_row(store)
    match = Match.start(meadhall.game(table.game), table.players, table.options, table.seed, time.time())
    store.append(Addition(table.id, 0, match.line[0], time.time(), changes={"status": "playing"}))
    return match


def _decide(store: Store, match: Match, snapshot: bool = False) -> None:
    seat = match.table.waiting[0]
    step = match.act(seat, match.table.legal(seat)[0].number, time.time(), f"c{match.seq}")
    record, changes = step.table.state.pack() if snapshot else None, {"position": step.position}
    store.append(Addition("abc", step.entry.number, step.entry, time.time(), record, changes))
    match.take(step)


def test_the_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_migrating_again_changes_nothing(store: Store) -> None:
    table_row(store)
    store.migrate()
    assert store.table("abc") is not None


def test_a_game_is_read_back_as_it_was_written(store: Store) -> None:
    match = _start(store)
    for number in range(40):
        _decide(store, match, snapshot=number == 30)
    found = store.log("abc")
    assert found is not None
    table, seats, entries = found
    assert (table.seed, table.seq, len(seats)) == (2**61 + 1, 40, 2)
    for snapshot in (None, store.newest_snapshot("abc", table.seq)):
        again = Match.load(match.rules, 2, {}, match.seed, entries, snapshot)
        assert again.table.state == match.table.state
        assert again.line == match.line
        assert again.positions == match.positions


def test_of_two_writers_at_one_place_in_the_log_only_one_succeeds(store: Store) -> None:
    match = _start(store)
    seat = match.table.waiting[0]
    steps = [
        match.act(seat, option.number, time.time(), f"c{n}") for n, option in enumerate(match.table.legal(seat)[:2])
    ]
    results: list[str] = []

    def write(step: object) -> None:
        try:
            store.append(Addition("abc", 1, step.entry, time.time()))  # type: ignore[attr-defined]
            results.append("written")
        except Conflict:
            results.append("conflict")

    threads = [threading.Thread(target=write, args=(step,)) for step in steps]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == ["conflict", "written"]
    found = store.log("abc")
    assert found is not None
    assert [entry.number for entry in found[2]] == [0, 1]


def test_the_log_takes_no_gap_and_nothing_after_the_end(store: Store) -> None:
    match = _start(store)
    seat = match.table.waiting[0]
    step = match.act(seat, match.table.legal(seat)[0].number, time.time(), "c")
    match.take(step)
    later = match.act(match.table.waiting[0], match.table.legal(match.table.waiting[0])[0].number, time.time(), "d")
    with pytest.raises(Conflict):
        store.append(Addition("abc", 1, later.entry, time.time()))
    store.append(Addition("abc", 1, step.entry, time.time(), changes={"status": "over"}))
    with pytest.raises(Conflict):
        store.append(Addition("abc", 2, later.entry, time.time()))
    assert store.command("abc", seat, "c") == 1
    assert store.command("abc", seat, "d") is None


def test_a_command_is_in_the_log_once(store: Store) -> None:
    match = _start(store)
    _decide(store, match)
    seat = match.line[-1].seat
    while match.table.waiting[0] != seat:
        _decide(store, match)
    step = match.act(seat, match.table.legal(seat)[0].number, time.time(), "c0")
    with pytest.raises(Repeated):
        store.append(Addition("abc", step.entry.number, step.entry, time.time()))


def test_changes_are_refused_when_somebody_else_was_first(store: Store) -> None:
    table_row(store)
    store.change("abc", 0, {"public": False}, {1: {"level": "novice"}})
    with pytest.raises(Conflict):
        store.change("abc", 0, {"public": True})
    found = store.table("abc")
    assert found is not None
    assert (found[0].public, found[0].revision, found[1][1].level) == (False, 1, "novice")


def test_an_entry_is_refused_when_somebody_else_changed_a_seat(store: Store) -> None:
    match = _start(store)
    store.change("abc", 1, {}, {1: {"stand_in": True}})
    seat = match.table.waiting[0]
    step = match.act(seat, match.table.legal(seat)[0].number, time.time(), "c")
    with pytest.raises(Conflict):
        store.append(Addition("abc", 1, step.entry, time.time()))
    store.append(Addition("abc", 2, step.entry, time.time()))


def test_who_has_not_seen_a_change_does_not_say_when_to_look_again(store: Store) -> None:
    _start(store)
    store.change("abc", 1, {"due": 5.0}, {1: {"stand_in": True}})
    store.postpone("abc", 1, None)
    assert store.due(6.0) == ["abc"]
    store.postpone("abc", 2, None)
    assert store.due(6.0) == []


def test_it_is_remembered_when_people_were_last_here(store: Store) -> None:
    table_row(store)
    store.mark_seen("abc", [1], 7.0)
    assert store.seen("abc") == {0: 0.0, 1: 7.0}


def _opened(database: str) -> Store:
    return Store(database.replace("postgresql://", "postgresql+psycopg://"), limited=False)


def _brought(store: Store, move: Callable[[Config, str], None], revision: str) -> None:
    """A database at the schema of some revision."""
    with store.engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        move(config, revision)
        connection.commit()


def test_an_older_database_is_brought_up_to_date(database: str) -> None:
    store = _opened(database)
    _brought(store, command.upgrade, "0001")
    store.migrate()
    table_row(store)
    assert store.seen("abc") == {0: 0.0, 1: 0.0}
    store.close()


def _nothing(column: sa.Column[Any]) -> Any:
    return {} if isinstance(column.type, sa.JSON) else column.type.python_type()


def test_a_migration_loses_nothing_of_a_table(database: str) -> None:
    """SQLite renames a column by making the whole table anew: what belongs to the old one stays."""
    store, then = _opened(database), sa.MetaData()
    _brought(store, command.upgrade, "0005")
    then.reflect(store.engine)
    parts = [then.tables[name] for name in ("tables", "seats", "entries", "chat")]
    for part in parts:
        row = {column.name: _nothing(column) for column in part.columns if not column.nullable}
        with store.writing() as connection:
            connection.execute(part.insert(), row)
    store.migrate()
    with store.reading() as connection:
        assert [connection.execute(sa.select(sa.func.count()).select_from(part)).scalar_one() for part in parts] == [
            1
        ] * 4
    with pytest.raises(sa.exc.IntegrityError), store.writing() as connection:
        connection.execute(sa.text("UPDATE seats SET table_id = 'nowhere'"))
    store.close()


def test_what_is_called_otherwise_today_is_kept_under_its_new_name(database: str) -> None:
    """A clock for each move became one for each decision, a council that bots wait."""
    store = _opened(database)
    store.migrate()
    clocks = {"none": {"kind": "none", "seconds": 0}, "days": {"kind": "decision", "seconds": 86_400}}
    for name, clock in clocks.items():
        table_row(store, name=name)
        store.change(name, 0, {"clock": clock, "bots_wait": name == "days"}, {})
    _brought(store, command.downgrade, "0003")
    with store.engine.connect() as connection:
        before = connection.execute(sa.text("SELECT clock, council FROM tables WHERE id = 'days'")).one()
    assert "move" in str(before.clock)
    assert before.council
    store.migrate()
    kept = {name: found[0] for name in clocks if (found := store.table(name))}
    assert {name: row.clock for name, row in kept.items()} == clocks
    assert {name: row.bots_wait for name, row in kept.items()} == {"none": False, "days": True}
    store.close()


def test_a_database_of_a_newer_release_is_refused_with_a_sentence(database: str) -> None:
    store = _opened(database)
    store.migrate()
    with store.writing() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Unusable, match="newer release has used this database"):
        store.migrate()
    store.close()


if "postgres" in STORES:

    def test_a_node_that_falls_silent_in_a_transaction_holds_up_a_table_for_a_moment_only(
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        with postgres_database() as url, contextlib.ExitStack() as both:
            address = url.replace("postgresql://", "postgresql+psycopg://")
            other = Store(address)
            both.callback(other.close)
            other.migrate()
            table_row(other)
            monkeypatch.setattr("meadhall.server.storage.database.HELD_SECONDS", 1)
            silent = Store(address)
            both.callback(silent.close)
            held = silent._locked("abc")
            held.__enter__()
            for _ in range(20):
                with contextlib.suppress(Busy):
                    other.change("abc", 0, {"public": False})
                    break
            found = other.table("abc")
            assert found is not None
            assert found[0].revision == 1
            with pytest.raises(sa.exc.DBAPIError, match="idle-in-transaction"):
                held.__exit__(None, None, None)

    def test_a_migration_and_an_administrator_may_take_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
        """A migration that says nothing for longer than play may, since its machine is slow, is not ended."""
        upgrade = command.upgrade
        monkeypatch.setattr("meadhall.server.storage.database.HELD_SECONDS", 1)

        def slow_upgrade(config: Config, revision: str) -> None:
            config.attributes["connection"].exec_driver_sql("SELECT 1")
            with contextlib.closing(Store(address)) as play, play.engine.connect() as player:
                pid = player.exec_driver_sql("SELECT pg_backend_pid()").scalar()
                with psycopg.connect(url, autocommit=True) as looking:
                    eventually(lambda: not _connected(looking, pid), "play that says nothing is ended")
                player.invalidate()
            assert _limits(config.attributes["connection"]) == ["0", "0", "0"]
            upgrade(config, revision)

        monkeypatch.setattr(command, "upgrade", slow_upgrade)
        with postgres_database() as url:
            address = url.replace("postgresql://", "postgresql+psycopg://")
            with contextlib.closing(Store(address)) as store:
                store.migrate()
                with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                    assert _limits(connection) == ["1s", "1s", "15s"]
            with contextlib.closing(admin.opened(address)) as store, store.engine.connect() as connection:
                assert _limits(connection) == ["0", "0", "0"]

    def _limits(connection: sa.Connection) -> list[object]:
        return [connection.exec_driver_sql(f"SHOW {name}").scalar() for name in LIMITS]

    def _connected(looking: "psycopg.Connection[Any]", pid: object) -> bool:
        return bool(looking.execute("SELECT 1 FROM pg_stat_activity WHERE pid = %s", [pid]).fetchone())


def test_tables_are_listed_with_their_seats_the_newest_first(store: Store) -> None:
    table_row(store, players=2, name="old")
    table_row(store, players=3, name="new")
    found = [(table.id, [seat.seat for seat in seats]) for table, seats in store.listed("open", 10)]
    assert found == [("new", [0, 1, 2]), ("old", [0, 1])]
    assert [table.id for table, _ in store.listed("open", 1)] == ["new"]
    assert store.listed("over", 10) == []


def test_chat_is_numbered_and_kept_once(store: Store) -> None:
    table_row(store)
    first = store.say("abc", 0, "Ann", "hail", "c1")
    assert store.say("abc", 0, "Ann", "hail", "c1") == first
    assert store.say("abc", 1, "Bo", "skål", "c1")[0] == 1
    assert [row.text for row in store.chat("abc")] == ["hail", "skål"]
    assert [row.text for row in store.chat("abc", after=0)] == ["skål"]


def test_taking_back_far_finds_the_right_snapshot(store: Store) -> None:
    match = _start(store)
    states = [match.table.state.pack()]
    for _ in range(12):
        _decide(store, match, snapshot=match.position % 5 == 4)
        states.append(match.table.state.pack())
    back = match.undo(0, 7, states[7], time.time(), "u")
    store.append(Addition("abc", back.entry.number, back.entry, time.time(), states[7], {"position": 7}))
    match.take(back)
    for _ in range(4):
        _decide(store, match)
    found = store.log("abc")
    assert found is not None
    again = Match.load(match.rules, 2, {}, match.seed, found[2], store.newest_snapshot("abc", found[0].seq))
    assert again.table.state == match.table.state
    assert (again.position, again.seq) == (11, 17)
    assert [n for n in store.snapshot_numbers("abc") if again.common(n) == again.positions[n]] == [5, 13]
    assert again.rebuild(6, (5, states[5])) == states[6]


def test_a_table_is_taken_back_and_loaded_without_playing_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from serving import serve

    with serve(tmp_path) as served:
        created = served.create("person", seed=1)
        with served.player(created, 0) as ann:
            for _ in range(40):
                ann.act()
            played: list[int] = []
            play = Table.play
            monkeypatch.setattr(Table, "play", lambda me, *arguments: played.append(1) or play(me, *arguments))
            ann.ask(t="undo", seat=0, seq=ann.update["seq"])
            assert played == []
        live = served.node.tables.pop(ann.table)
        again = served.run(served.node.get(ann.table))
        assert again is not live
        assert len(played) <= served.services.config.snapshot_every
        assert again.match.table.state == live.match.table.state


def test_reading_and_writing_happen_in_threads(store: Store) -> None:
    async def both() -> tuple[object, object]:
        await store.write(table_row, store)
        return await asyncio.gather(store.read(store.table, "abc"), store.read(store.table, "nothing"))

    found, nothing = asyncio.run(both())
    assert found is not None
    assert nothing is None


def _waiting(store: Store, since: float) -> None:
    """A table that has waited for somebody since a moment, and would look after them a minute later."""
    table_row(store, 1)
    store.change("abc", 0, {"status": "playing", "times": {"left": [60.0], "since": [since]}, "due": since + 60})


def _since(store: Store) -> tuple[float, float | None]:
    found = store.table("abc")
    assert found is not None
    return found[0].times["since"][0], found[0].due


def test_clocks_go_on_from_the_last_sign_of_life(store: Store) -> None:
    store.resume(1000.0, alone=True)
    _waiting(store, 1010.0)
    store.beat(1050.0)
    store.resume(5000.0, alone=True)
    assert _since(store) == (4960.0, 1070.0), "looking after it too early does no harm"
    store.beat(5010.0)
    store.resume(3000.0, alone=True)
    assert _since(store) == (2950.0, 1070.0 - 2010.0), "the system's clock was set back"


def test_a_node_that_starts_beside_others_changes_no_clock(store: Store) -> None:
    store.resume(1000.0, alone=False)
    _waiting(store, 1010.0)
    store.beat(1050.0)
    for now in (1050.0 + SILENCE - 1, 1040.0):
        store.resume(now, alone=False)
        assert _since(store) == (1010.0, 1070.0)
    store.beat(1050.0)
    store.resume(1050.0 + SILENCE, alone=False)
    assert _since(store) == (1010.0 + SILENCE, 1070.0), "none was up"


def test_where_no_server_wrote_that_it_ran_the_last_change_is_its_sign_of_life(store: Store) -> None:
    _waiting(store, 1010.0)
    changed = store.listed("playing", 1)[0][0].changed
    store.resume(changed + 3600, alone=True)
    assert _since(store)[0] == 4610.0
