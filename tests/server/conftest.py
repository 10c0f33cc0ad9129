"""Fixtures of the play server's tests."""

import http.server
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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


@pytest.fixture
def webhook() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """An address that remembers what it was sent."""
    heard: list[dict[str, Any]] = []

    class Ear(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Ear) as ear:
        threading.Thread(target=ear.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{ear.server_address[1]}/hook?x=1", heard
        ear.shutdown()
