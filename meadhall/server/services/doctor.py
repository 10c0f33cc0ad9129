"""`meadhall admin doctor`: looks at everything a server needs, and says what to do about what is wrong."""

import ipaddress
import os
import shutil
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import sqlalchemy as sa

from ...engine.errors import MeadhallError
from ...registry import game, games
from ..config import Config
from ..storage import database, schema
from ..storage.store import SILENCE, Store
from .open_files import most

__all__ = ["Finding", "examine"]

Verdict: TypeAlias = Literal["fine", "doubtful", "wrong"]
SPARE_BYTES, LEAST_BYTES = 1 << 30, 100 << 20
SLOW_SECONDS = 0.5
AGREED_SECONDS = 5.0
FEW_FILES = 4_096
PAGE = Path(__file__).resolve().parents[1] / "page" / "index.html"


class Finding(NamedTuple):
    """What was looked at, how it is, and what to do."""

    what: str
    verdict: Verdict
    said: str


def examine(config: Config) -> Iterator[Finding]:
    """Look at one thing after the other."""
    yield from _settings(config)
    yield from _content(config)
    yield _page()
    yield from _disk(config)
    yield from _keys(config)
    yield _files()
    yield from _database(config)
    yield from _redis(config)


def _settings(config: Config) -> Iterator[Finding]:
    doubts = []
    if not _is_here(config.host) and not config.secure:
        doubts.append("others can reach this server without https: passwords travel readably; see MEADHALL_SECURE")
    if (config.secure or not _is_here(config.host)) and not config.hosts:
        doubts.append("name the hosts that it answers to: MEADHALL_HOSTS=play.example.org")
    if config.bot_seed is not None:
        doubts.append("MEADHALL_BOT_SEED lets whoever knows it foresee bots: take it out")
    if config.webhooks_inside:
        doubts.append("MEADHALL_WEBHOOKS_INSIDE lets visitors have your own network called")
    if "0.0.0.0/0" in config.proxies or "::/0" in config.proxies:
        doubts.append("MEADHALL_PROXIES believes everybody whom they forward for: name your proxies only")
    if config.node_address and all(_is_here(proxy) for proxy in config.proxies):
        doubts.append("name the other nodes in MEADHALL_PROXIES: they pass sockets on, and limits count by address")
    if not config.bot_workers:
        doubts.append("without bot workers no bot thinks ahead: MEADHALL_BOT_WORKERS=1")
    yield from [Finding("settings", "doubtful", doubt) for doubt in doubts]
    if not doubts:
        yield Finding("settings", "fine", "understood")


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _content(config: Config) -> Iterator[Finding]:
    files = sorted(Path(config.content).glob("*/*.yaml")) if config.content else []
    for file in files:
        if file.parent.name not in games():
            yield Finding("content", "doubtful", f"{file}: there is no game {file.parent.name}")
            continue
        try:
            game(file.parent.name, file)
            yield Finding("content", "fine", f"{file.parent.name}/{file.stem}")
        except MeadhallError as error:
            yield Finding("content", "wrong", f"{file}: {error}")


def _page() -> Finding:
    if PAGE.is_file():
        return Finding("page", "fine", "built")
    return Finding("page", "wrong", "the page is not built: `make page`, or install a wheel")


def _disk(config: Config) -> Iterator[Finding]:
    folder = Path(config.data)
    if not folder.is_dir():
        yield Finding("disk", "doubtful", f"there is no folder {folder} yet; the server makes it")
        return
    if not os.access(folder, os.W_OK):
        yield Finding("disk", "wrong", f"{folder} cannot be written: give it to the server's user")
    free = shutil.disk_usage(folder).free
    verdict: Verdict = "fine" if free > SPARE_BYTES else "doubtful" if free > LEAST_BYTES else "wrong"
    advice = "" if verdict == "fine" else ": make room, or shorten MEADHALL_KEEP_..._DAYS"
    yield Finding("disk", verdict, f"{free >> 20} MB free in {folder}{advice}")


def _keys(config: Config) -> Iterator[Finding]:
    for name in ("keys.json", "meadhall.db"):
        file = Path(config.data) / name
        if not file.exists():
            continue
        if stat.S_IMODE(file.stat().st_mode) & 0o077:
            yield Finding("keys", "wrong", f"others can read {file}: chmod 600 {file}")
        else:
            yield Finding("keys", "fine", f"{name} is its owner's only")
    if config.push_contact and not config.push_contact.startswith("mailto:"):
        yield Finding("keys", "wrong", "MEADHALL_PUSH_CONTACT should read mailto:you@example.org")


def _files() -> Finding:
    allowed = most()
    if allowed is None or allowed >= FEW_FILES:
        return Finding("files", "fine", "as many may be open as it takes")
    return Finding("files", "doubtful", f"only {allowed} files may be open, two a visitor: raise LimitNOFILE")


def _database(config: Config) -> Iterator[Finding]:
    url = config.database
    file = Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite") else None
    if file is not None and not file.exists():
        yield Finding("database", "doubtful", f"there is no {file} yet; the server makes it")
        return
    try:
        store = Store(url, limited=False)
    except MeadhallError as error:
        yield Finding("database", "wrong", str(error))
        return
    try:
        yield _answer(store)
        yield from [_guarded("schema", _schema, store), _guarded("clock", _clock, store)]
        if store.is_sqlite:
            yield _guarded("database", _is_whole, store)
    except sa.exc.DBAPIError as error:
        yield Finding("database", "wrong", f"it cannot be used: {str(error.orig).strip()}; see MEADHALL_DB")
    finally:
        store.close()


def _guarded(what: str, look: Callable[[Store], Finding], store: Store) -> Finding:
    try:
        return look(store)
    except (sa.exc.DatabaseError, MeadhallError) as error:
        return Finding(what, "wrong", str(getattr(error, "orig", error)))


def _answer(store: Store) -> Finding:
    began = time.perf_counter()
    with store.engine.connect() as connection:
        connection.execute(sa.select(1))
    took = time.perf_counter() - began
    if took > SLOW_SECONDS:
        return Finding("database", "doubtful", f"{store.name} took {took:.1f} s to answer: it is far away, or busy")
    return Finding("database", "fine", f"{store.name} answers")


def _schema(store: Store) -> Finding:
    missing = database.missing_migrations(store.engine)
    if missing:
        return Finding(
            "schema", "doubtful", f"older than this release by {missing}: the next start, or `admin migrate`"
        )
    return Finding("schema", "fine", "the newest")


def _clock(store: Store) -> Finding:
    with store.reading() as connection:
        if not store.is_sqlite:
            theirs = float(connection.execute(sa.select(sa.extract("epoch", sa.func.now()))).scalar_one())
            if abs(apart := time.time() - theirs) > AGREED_SECONDS:
                return Finding("clock", "wrong", f"{apart:+.0f} s beside the database's: set both by a time service")
        alive = connection.execute(sa.select(schema.heartbeat.c.at)).scalar()
    if alive is not None and alive > time.time() + SILENCE:
        behind = alive - time.time()
        return Finding("clock", "wrong", f"{behind:.0f} s behind what a server wrote last: set it before you start")
    return Finding("clock", "fine", time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()))


def _is_whole(store: Store) -> Finding:
    with store.reading() as connection:
        said = str(connection.exec_driver_sql("PRAGMA quick_check").scalar())
    if said != "ok":
        return Finding("database", "wrong", f"the file is damaged ({said}): restore the last backup")
    return Finding("database", "fine", "the file is whole")


def _redis(config: Config) -> Iterator[Finding]:
    if not config.redis:
        return
    try:
        from redis import Redis
        from redis.exceptions import RedisError
    except ModuleNotFoundError:
        yield Finding("redis", "wrong", "one package is missing: pip install 'meadhall[cluster]'")
        return
    try:
        with Redis.from_url(config.redis, socket_timeout=2, socket_connect_timeout=2) as client:
            client.ping()
        yield Finding("redis", "fine", "answers")
    except (RedisError, OSError, ValueError) as error:
        yield Finding("redis", "wrong", f"{error}; see MEADHALL_REDIS")
    if config.database.startswith("sqlite"):
        yield Finding("redis", "wrong", "several nodes need PostgreSQL: a SQLite file is one server's; see MEADHALL_DB")
