"""Faults that are really made: a way to a service that can be frozen, cut and mended, and a disk that is full."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from serving import PATIENCE, Served

__all__ = ["Way", "full_disk", "way_to"]


class Way:
    """A way to a service over TCP, which everything passes that its users say and hear."""

    def __init__(self, host: str, port: int) -> None:
        self._target = (host, port)
        self._flows = threading.Event()
        self._flows.set()
        self._is_open = True
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = self._door.getsockname()[1]
        threading.Thread(target=self._welcome, daemon=True).start()

    def freeze(self) -> None:
        """Nothing passes any more, and nobody is told."""
        self._flows.clear()

    def thaw(self) -> None:
        self._flows.set()

    def cut(self) -> None:
        """All connections end, and new ones end at once."""
        self._is_open = False
        for pair in self._pairs:
            _end(*pair)
        self._pairs.clear()

    def mend(self) -> None:
        self._is_open = True

    def close(self) -> None:
        self.thaw()
        self.cut()
        self._door.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._door.accept()
                if not self._is_open:
                    here.close()
                    continue
                there = socket.create_connection(self._target, PATIENCE)
                there.settimeout(None)
                self._pairs.append((here, there))
                for source, target in ((here, there), (there, here)):
                    threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                self._flows.wait()
                target.sendall(data)
        _end(source, target)


def _end(*ends: socket.socket) -> None:
    for end in ends:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


@contextlib.contextmanager
def way_to(url: str) -> Iterator[tuple[Way, str]]:
    """A way to the service at a URL, and the URL that leads over it."""
    parts = urlsplit(url)
    way = Way(str(parts.hostname), int(parts.port or 0))
    try:
        user = f"{parts.netloc.rpartition('@')[0]}@" if "@" in parts.netloc else ""
        yield way, parts._replace(netloc=f"{user}127.0.0.1:{way.port}").geturl()
    finally:
        way.close()


@contextlib.contextmanager
def full_disk(served: Served) -> Iterator[None]:
    """While this is open there is no room for anything more in a server's SQLite file, as SQLite finds out."""
    engine = served.services.store.engine
    with engine.connect() as connection:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()

    def at_connect(connection: Any, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count={used}")

    sa.event.listen(engine, "connect", at_connect)
    engine.dispose()  # the limit is each connection's own
    try:
        yield
    finally:
        sa.event.remove(engine, "connect", at_connect)
        engine.dispose()
