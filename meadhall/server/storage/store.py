"""Where the truth lies: the log of every table, in SQLite or PostgreSQL.

Plain transactions in threads rather than an async driver: `meadhall admin` and the migrations use the same code, each
transaction is one readable function, and the thread hop costs less than the commit. Commits are what acknowledgements
wait for: SQLite runs with `synchronous=FULL` and one writing thread, PostgreSQL with its default durability. What every
decision writes is an `Addition` to a log; it goes straight to the driver, and on SQLite shares its commit.
"""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from filelock import FileLock
from sqlalchemy.engine import Connection, Row

from .. import wire
from ..config import DATABASE_SECONDS
from ..match.clocks import Times
from ..match.match import Entry
from ..match.rows import SeatRow, TableRow
from ..steady_clock import Now, steady_clock
from . import database, ratings, schema, statistics
from .addition import Addition, Conflict, held
from .direct import writing_directly
from .statements import LOCK, change_seats, changed
from .threads import Threads
from .together import Together

__all__ = ["BEAT_SECONDS", "SILENCE", "Store"]

T = TypeVar("T")
BEAT_SECONDS = 10.0
"""How often a server writes down that it runs."""
SILENCE = 3 * BEAT_SECONDS
"""After so long without a sign of life all nodes were down."""


def _row(kind: type[T], row: Row[Any]) -> T:
    return kind(**row._mapping)


class Store(Threads):
    """The database, and the threads that wait for it. An administrator's store is not limited as play is."""

    def __init__(
        self, url: str, now: Now | None = None, limited: bool = True, seconds: float = DATABASE_SECONDS
    ) -> None:
        self.url = url
        self._now = now or steady_clock()
        self.is_sqlite = url.startswith("sqlite")
        super().__init__(readers=2 if self.is_sqlite else 4, writers=1 if self.is_sqlite else 4, seconds=seconds)
        self.engine = database.engine(url, seconds if limited else None)
        self._writing = self.engine.execution_options(writes=True)
        self._together = Together(self.engine, self._writers)
        self._opened = False
        self._held: FileLock | None = None

    @property
    def name(self) -> str:
        return self.engine.dialect.name

    def open(self) -> None:
        """Get the database ready for a server: the newest schema, and, where it is a file, nobody else's."""
        if self._opened:
            return
        try:
            if self.is_sqlite:
                self._held = database.hold(Path(self.url.removeprefix("sqlite:///")))
            self.migrate()
        except sa.exc.DatabaseError as error:
            raise database.Unusable(f"the {self.name} database cannot be used: {error.orig}") from None
        self._opened = True

    def migrate(self) -> None:
        """Bring the database to the newest schema."""
        database.migrate(self.engine)

    async def alive(self) -> bool:
        """Whether the database answers."""
        return await self.answers(self._look)

    def _look(self) -> None:
        with self.reading() as connection:
            connection.execute(sa.select(schema.heartbeat.c.id))

    def close(self) -> None:
        """Wait for what is under way, then let go."""
        self.end()
        self.engine.dispose()
        if self._held is not None:
            self._held.release()

    @contextmanager
    def _locked(self, table_id: str) -> Iterator[tuple[Connection, Any]]:
        """A transaction that nobody else can interleave with on this table, on any node."""
        with self.writing() as connection:
            try:
                row = connection.execute(LOCK, {"table": table_id}).one_or_none()
            except sa.exc.OperationalError as error:
                raise held(table_id, error) from None
            if row is None:
                raise Conflict(f"the table {table_id} is gone")
            yield connection, row

    def _change(
        self, connection: Connection, table_id: str, changes: dict[str, Any], seats: dict[int, dict[str, Any]]
    ) -> None:
        changed(connection, {"id": table_id}, {"changed": self._now(), **changes})
        change_seats(connection, table_id, seats)

    # --- tables ------------------------------------------------------------------------------------------------------

    def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        with self.writing() as connection:
            connection.execute(sa.insert(schema.tables), [msgspec.structs.asdict(table)])
            connection.execute(sa.insert(schema.seats), [msgspec.structs.asdict(seat) for seat in seats])

    def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats."""
        with self.reading() as connection:
            return _table(connection, table_id)

    def change(
        self, table_id: str, revision: int, changes: dict[str, Any], seats: dict[int, dict[str, Any]] | None = None
    ) -> None:
        """Change the table's row and seats, unless somebody else did since `revision`."""
        with self._locked(table_id) as (connection, row):
            if row.revision != revision:
                raise Conflict(f"the table {table_id} has changed")
            self._change(connection, table_id, {"revision": revision + 1, **changes}, seats or {})

    def append(self, addition: Addition) -> None:
        """Add the next entry to a log. When this returns it is on the disk."""
        with writing_directly(self.engine) as transaction:
            addition.write(transaction)

    async def append_soon(self, addition: Addition) -> None:
        """The same in a thread, in one commit with what others add meanwhile where the database has one writer."""
        if self.is_sqlite:
            await self.answer(self._together.ask(addition.write))
        else:  # commits do not wait for each other there, and none for a table that somebody holds
            await self.write(self.append, addition)

    def log(self, table_id: str, after: int = -1) -> tuple[TableRow, list[SeatRow], list[Entry]] | None:
        """A table, and its log from an entry on."""
        columns = schema.entries.c
        with self.reading() as connection:
            found = _table(connection, table_id)
            if found is None:
                return None
            rows = connection.execute(
                sa.select(
                    columns.number,
                    columns.kind,
                    columns.seat,
                    columns.action,
                    columns.shown,
                    columns.events,
                    columns.at,
                    columns.command,
                )
                .where(columns.table_id == table_id, columns.number > after, columns.number <= found[0].seq)
                .order_by(columns.number)
            )
            return *found, [Entry(*row) for row in rows]

    def command(self, table_id: str, seat: int, command: str) -> int | None:
        """The entry that a command has made, if it was done."""
        columns = schema.entries.c
        with self.reading() as connection:
            return connection.execute(
                sa.select(columns.number).where(
                    columns.table_id == table_id, columns.seat == seat, columns.command == command
                )
            ).scalar()

    def snapshot_numbers(self, table_id: str) -> list[int]:
        columns = schema.snapshots.c
        with self.reading() as connection:
            query = sa.select(columns.number).where(columns.table_id == table_id).order_by(columns.number)
            return list(connection.execute(query).scalars())

    def snapshot(self, table_id: str, number: int) -> bytes | None:
        """The record after an entry, if one was kept."""
        columns = schema.snapshots.c
        query = sa.select(columns.state).where(columns.table_id == table_id, columns.number == number)
        with self.reading() as connection:
            return connection.execute(query).scalar()

    def newest_snapshot(self, table_id: str, seq: int) -> tuple[int, bytes] | None:
        """The last record kept, up to a version: nothing is taken back after it, since each time keeps one."""
        columns = schema.snapshots.c
        query = sa.select(columns.number, columns.state).where(columns.table_id == table_id, columns.number <= seq)
        with self.reading() as connection:
            row = connection.execute(query.order_by(columns.number.desc()).limit(1)).one_or_none()
        return None if row is None else (row.number, row.state)

    def revisions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The revisions of some tables, to find out what messages were lost."""
        tables = schema.tables.c
        with self.reading() as connection:
            rows = connection.execute(sa.select(tables.id, tables.revision).where(tables.id.in_(table_ids)))
            return {row.id: row.revision for row in rows}

    def due(self, now: float, limit: int = 200) -> list[str]:
        """Tables the server must look at."""
        tables = schema.tables.c
        with self.reading() as connection:
            query = sa.select(tables.id).where(tables.due <= now).order_by(tables.due).limit(limit)
            return list(connection.execute(query).scalars())

    def wake(self, before: float) -> None:
        """Make everything due at once that would be due soon: bots whose thinking was cut off by the last stop."""
        tables = schema.tables.c
        with self.writing() as connection:
            connection.execute(sa.update(schema.tables).where(tables.due < before).values(due=0.0))

    def beat(self, now: float) -> None:
        """Write down that a server runs."""
        with self.writing() as connection:
            connection.execute(sa.update(schema.heartbeat).values(at=now))

    def resume(self, now: float, alone: bool) -> None:
        """Let the clocks of all tables go on from the last sign of life: nobody pays for the time in which no server
        ran. Where there are several, one that starts beside others changes nothing."""
        tables, beat = schema.tables.c, sa.select(schema.heartbeat.c.at).with_for_update()
        with self.writing() as connection:
            alive = connection.execute(beat).scalar_one()
            connection.execute(sa.update(schema.heartbeat).values(at=now))
            if alive is None:  # an older server wrote no signs of life but what people did
                alive = connection.execute(sa.select(sa.func.max(tables.changed))).scalar() or now
            if not alone and now - alive < SILENCE:
                return
            if now < alive:
                connection.execute(sa.update(schema.tables).values(due=tables.due + (now - alive)))
            playing = connection.execute(sa.select(tables.id, tables.times).where(tables.status == "playing"))
            resumed = [(row.id, msgspec.to_builtins(Times(**row.times).resumed(alive, now))) for row in playing]
            if resumed:
                update = sa.update(schema.tables).where(tables.id == sa.bindparam("table"))
                update = update.values(times=sa.bindparam("resumed"))
                connection.execute(update, [{"table": table, "resumed": times} for table, times in resumed])

    def postpone(self, table_id: str, revision: int, due: float | None) -> None:
        """Say when to look at a table again, unless it has changed meanwhile."""
        tables = schema.tables.c
        known = (tables.id == table_id, tables.revision == revision)
        with self.writing() as connection:
            connection.execute(sa.update(schema.tables).where(*known).values(due=due))

    def mark_seen(self, table_id: str, seats: Sequence[int], at: float) -> None:
        """Remember when somebody was last connected."""
        columns = schema.seats.c
        with self.writing() as connection:
            known = (columns.table_id == table_id, columns.seat.in_(seats))
            connection.execute(sa.update(schema.seats).where(*known).values(seen=at))

    def seen(self, table_id: str) -> dict[int, float]:
        """When the people of a table were last connected, by seat."""
        columns = schema.seats.c
        with self.reading() as connection:
            rows = connection.execute(sa.select(columns.seat, columns.seen).where(columns.table_id == table_id))
            return {row.seat: row.seen for row in rows}

    def listed(self, status: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables, the most recent first."""
        tables = schema.tables.c
        return self._tables(limit, tables.public.is_(True), tables.status == status)

    def tables_of(self, account: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables at which an account sits, the most recent first."""
        seats = schema.seats.c
        return self._tables(limit, schema.tables.c.id.in_(sa.select(seats.table_id).where(seats.account == account)))

    def unfinished_of(self, account: str) -> int:
        """How many tables that have not ended an account sits at."""
        seats, tables = schema.seats.c, schema.tables.c
        query = sa.select(sa.func.count(seats.table_id.distinct())).join(schema.tables, tables.id == seats.table_id)
        with self.reading() as connection:
            mine = query.where(seats.account == account, tables.status.in_(["open", "playing"]))
            return int(connection.execute(mine).scalar_one())

    def _tables(self, limit: int, *wanted: sa.ColumnElement[bool]) -> list[tuple[TableRow, list[SeatRow]]]:
        query = sa.select(schema.tables).where(*wanted).order_by(schema.tables.c.changed.desc()).limit(limit)
        seats = schema.seats.c
        with self.reading() as connection:
            found = {row.id: (_row(TableRow, row), list[SeatRow]()) for row in connection.execute(query)}
            sitting = sa.select(schema.seats).where(seats.table_id.in_(found)).order_by(seats.table_id, seats.seat)
            for row in connection.execute(sitting):
                found[row.table_id][1].append(_row(SeatRow, row))
        return list(found.values())

    # --- chat --------------------------------------------------------------------------------------------------------

    def say(self, table_id: str, seat: int, name: str, text: str, command: str) -> tuple[int, float]:
        """Keep a line of chat; the same command is kept once. Returns its number and time."""
        chat = schema.chat.c
        with self._locked(table_id) as (connection, row):
            said = connection.execute(
                sa.select(chat.number, chat.at).where(
                    chat.table_id == table_id, chat.seat == seat, chat.command == command
                )
            ).one_or_none()
            if said is not None:
                return said.number, said.at
            last = connection.execute(sa.select(sa.func.max(chat.number)).where(chat.table_id == table_id)).scalar()
            number, at = 0 if last is None else last + 1, self._now()
            values = {"at": at, "seat": seat, "name": name, "text": text, "command": command}
            connection.execute(sa.insert(schema.chat), [{"table_id": table_id, "number": number, **values}])
            self._change(connection, table_id, {"revision": row.revision + 1}, {})
            return number, at

    def chat(self, table_id: str, after: int = -1, limit: int = 200) -> list[Any]:
        """The last lines of chat, oldest first."""
        columns = schema.chat.c
        query = sa.select(columns.number, columns.at, columns.seat, columns.name, columns.text)
        query = query.where(columns.table_id == table_id, columns.number > after)
        with self.reading() as connection:
            return list(connection.execute(query.order_by(columns.number.desc()).limit(limit)))[::-1]

    # --- after the game ----------------------------------------------------------------------------------------------

    def finish(
        self, table: TableRow, seats: Sequence[SeatRow], cooperative: bool, evaluation: bytes, roles: Sequence[str] = ()
    ) -> bool:
        """Enter the ratings and the evaluation of a game that is over, and what each player was in it, once."""
        with self._locked(table.id) as (connection, row):
            if row.settled:
                return False
            values: dict[int, dict[str, Any]] = {seat: {"role": role} for seat, role in enumerate(roles)}
            if table.rated:
                ratings.enter(connection, table, seats, cooperative)
                for seat in seats:
                    rating = ratings.of_person(connection, table.game, seat.account)
                    values.setdefault(seat.seat, {})["rating"] = rating
            connection.execute(sa.insert(schema.evaluations), [{"table_id": table.id, "values": evaluation}])
            self._change(connection, table.id, {"settled": True, "due": None, "revision": row.revision + 1}, values)
            return True

    def evaluation(self, table_id: str) -> bytes | None:
        columns = schema.evaluations.c
        with self.reading() as connection:
            return connection.execute(sa.select(columns["values"]).where(columns.table_id == table_id)).scalar()

    def best_rated(self, game: str, limit: int) -> list[wire.Rating]:
        with self.reading() as connection:
            return ratings.best(connection, game, limit)

    def statistics(self) -> wire.Statistics:
        with self.reading() as connection:
            return statistics.count(connection)

    # --- transactions of other modules -------------------------------------------------------------------------------

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection to read by."""
        return self.engine.connect()

    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that is committed at the end of the block."""
        return self._writing.begin()


def _table(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    row = connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    seats = sa.select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
    return _row(TableRow, row), [_row(SeatRow, seat) for seat in connection.execute(seats)]
