"""What is kept so that games can be read when their rules are gone: vocabularies, overlays, the frames of replays."""

import sqlalchemy as sa

from ..match.rows import TableRow
from . import schema
from .store import Store

__all__ = ["frames", "keep_frames", "keep_rules", "overlay", "rules", "unkept"]


def _rules_of(row: TableRow) -> tuple[sa.ColumnElement[bool], ...]:
    columns = schema.rulebooks.c
    return columns.game == row.game, columns.version == row.version, columns.content_hash == row.content_hash


def keep_rules(store: Store, game: str, version: int, content_hash: str, vocabulary: bytes, overlay: str) -> None:
    """Keep what there is to say of a version of a game's rules, once."""
    columns = schema.rulebooks.c
    key = {"game": game, "version": version, "content_hash": content_hash}
    with store.writing() as connection:
        known = sa.select(columns.version).where(*(columns[name] == value for name, value in key.items()))
        if connection.execute(known).one_or_none() is None:
            try:
                connection.execute(sa.insert(schema.rulebooks), [{**key, "vocabulary": vocabulary, "overlay": overlay}])
            except sa.exc.IntegrityError:
                connection.rollback()  # another node was first


def rules(store: Store, row: TableRow) -> bytes | None:
    """The vocabulary of a table's rules."""
    with store.reading() as connection:
        return connection.execute(sa.select(schema.rulebooks.c.vocabulary).where(*_rules_of(row))).scalar()


def overlay(store: Store, row: TableRow) -> str:
    """The text of the content overlay that a table was begun with; empty: none is known."""
    with store.reading() as connection:
        return connection.execute(sa.select(schema.rulebooks.c.overlay).where(*_rules_of(row))).scalar() or ""


def keep_frames(store: Store, table_id: str, first: int, frames: bytes) -> None:
    """Keep the frames of a finished game from a position on."""
    columns = schema.frames.c
    with store.writing() as connection:
        connection.execute(sa.delete(schema.frames).where(columns.table_id == table_id, columns.first == first))
        connection.execute(sa.insert(schema.frames), [{"table_id": table_id, "first": first, "frames": frames}])


def frames(store: Store, table_id: str, first: int) -> bytes | None:
    """The frames of a finished game that were kept from a position on."""
    columns = schema.frames.c
    with store.reading() as connection:
        query = sa.select(columns.frames).where(columns.table_id == table_id, columns.first == first)
        return connection.execute(query).scalar()


def unkept(store: Store, game: str, version: int) -> list[str]:
    """Finished games of a version of the rules whose frames were not kept: a server before this one played them."""
    tables, kept = schema.tables.c, sa.select(schema.frames.c.table_id)
    wanted = (tables.game == game, tables.version == version, tables.status == "over", tables.settled.is_(True))
    with store.reading() as connection:
        return list(connection.execute(sa.select(tables.id).where(*wanted, tables.id.not_in(kept))).scalars())
