"""Fixtures of the play server's tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import STORES, Served, postgres_database, serve

from meadhall.server.storage.store import Store


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a SQLite file, shared by a module's tests."""
    with serve(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(params=STORES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind that answers."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'test.db'}"
    else:
        with postgres_database() as url:
            yield url


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A store with the newest schema."""
    made = Store(database.replace("postgresql://", "postgresql+psycopg://"))
    made.migrate()
    yield made
    made.close()
