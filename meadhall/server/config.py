"""How a server is set up: defaults, then the environment (`MEADHALL_...`), then the command line."""

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, Self
from urllib.parse import urlsplit

import msgspec

from ..engine.errors import MeadhallError

__all__ = ["DATABASE_SECONDS", "BadConfig", "Config"]

PREFIX = "MEADHALL_"
LISTS = ("hosts", "origins", "proxies")
DATABASE_SECONDS = 15.0


class BadConfig(MeadhallError, ValueError):
    """A setting that cannot be understood."""


def _is_address(text: str) -> bool:
    try:
        where = urlsplit(f"//{text}")
        return bool(where.hostname and where.port and where.netloc == text)
    except ValueError:
        return False


def _data_folder() -> str:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "meadhall")


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting of a server. `MEADHALL_BOT_WORKERS=4` sets `bot_workers`; lists are separated by commas."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = msgspec.field(default_factory=_data_folder)
    """Folder of the database file and of the keys made on first start."""
    db: str = ""
    """Database URL; empty: a SQLite file in the data folder."""
    database_seconds: float = DATABASE_SECONDS
    """Nobody waits longer for the database: they are refused, and come again."""
    redis: str = ""
    """URL of the Redis that joins several nodes; empty: this is the only one."""
    node_address: str = ""
    """HOST:PORT by which other nodes reach this one: each then passes sockets on to their table's. Every node's address
    must be among the others' `proxies`. Empty: a socket is served by the node that it comes to."""
    bot_workers: int = 1
    bot_seconds: float = 1.5
    """The longest a bot may think about one decision."""
    bot_pause: float = 0.15
    """The least time a bot takes, so that people can follow."""
    bot_seed: int | None = None
    """Makes bots decide the same whenever a table comes to the same; for tests and reproductions only, never for play
    for stakes: whoever knows it foresees them. None: their chance is secret."""
    bots_alone_seconds: float = 10
    """A table at which only bots sit stands still so long after the last look at it, until the next."""
    warm_bots: bool = True
    """Compile the games for the bots from the start, in the background; otherwise each when it is first needed."""
    compile_bots: bool = True
    """Compile at all. Without it, as on a very small machine, bots that search are stood in for."""
    analyses: Literal["never", "asked", "people"] = "people"
    """Which finished games the coach analyses: those that somebody asks for, or all that people have played, too (where
    rules are compiled at all)."""
    analysis_seconds: float = 60
    """The time of one core that goes into a game."""
    analyses_per_hour: float = 60
    """That an address may ask for."""
    live_tables: int = 500
    """Tables held in memory; the idlest make room."""
    idle_seconds: float = 600
    """After so long without a visitor a table leaves the memory."""
    snapshot_every: int = 20
    """Decisions between two snapshots: at most so many are ever replayed."""
    sweep_seconds: float = 2.0
    """How often to look for tables that need the server: clocks, orphaned bots, lost messages."""
    hosts: list[str] = []
    """Names and addresses that pages are asked for by (play.example.org); empty: any. Others are refused, so that no
    foreign name that is pointed here makes a browser take its page for ours."""
    origins: list[str] = []
    """Further origins that pages may be served from; the server's own is always allowed."""
    proxies: list[str] = msgspec.field(default_factory=lambda: ["127.0.0.1", "::1"])
    """Addresses and networks (10.0.0.0/8) of proxies that are believed who they forward for."""
    secure: bool = False
    """Whether people come by https: cookies are then marked Secure."""
    content: str = ""
    """Folder of content overlays (GAME/NAME.yaml) that tables may choose; empty: none."""
    webhooks: bool = True
    webhooks_inside: bool = False
    """Whether webhooks may go to private addresses; for tests and closed networks."""
    push_contact: str = "mailto:meadhall@localhost"
    """Whom a push service may write to about web push (mailto:...); empty: no web push. The keys are made by
    themselves on first start. Some services (Apple's) want an address that exists."""
    smtp: str = ""
    """Mail server for "your turn" by e-mail: smtp://NAME:PASSWORD@HOST:587 or smtps://...; empty: no e-mail."""
    mail_from: str = ""
    """The address that letters come from."""
    mails_per_hour: float = 6
    """Letters to one address."""
    message_bytes: int = 16_384
    """The largest message or body taken from a client."""
    messages_per_second: float = 20
    """Per socket; bursts of three seconds' worth are fine."""
    writes_per_second: float = 10
    """Per address, over HTTP; bursts of six seconds' worth are fine."""
    sign_ins_per_minute: float = 10
    """Per address."""
    wrong_passwords_per_hour: float = 30
    """Per account, from wherever they come."""
    chat_per_minute: float = 20
    """Per seat."""
    work_seconds_per_minute: float = 6
    """Per address: processor time for what the server works out on request: replays, proofs, whole states."""
    tables_per_hour: float = 300
    """That an address may make; an hour's worth at once."""
    tables_per_account: int = 100
    """Tables that have not ended at which an account may sit when it makes another."""
    entries_per_table: int = 20_000
    """Entries of a log after which nothing is taken back any more: the game itself always comes to an end."""
    left_tables: int = 50
    """Tables that all their people have left to bots, played on at once on a node while nobody watches; others wait."""
    webhooks_per_minute: float = 60
    """Calls to one host."""
    keep_unbegun_days: float = 14
    """Tables that never began are deleted so long after the last change; 0: never. So for all that follow."""
    keep_unfinished_days: float = 180
    """Tables that were begun and not finished, or closed."""
    keep_finished_days: float = 0
    """Finished games."""
    keep_chat_days: float = 365
    """What was said at tables that have ended."""
    keep_snapshots_days: float = 7
    """Records along the way of games that have ended, except the last: everything can be played again without them."""
    sockets_per_address: int = 200
    """Sockets and streams open at once."""
    keepalive_seconds: float = 40
    """Who has not answered a socket's ping, or taken what was sent, for so long is cut off; pings go twice as often."""
    reports_per_hour: float = 10
    """Per address."""
    word_list: str = ""
    """File of words, one a line, that are refused in names and talk; WORD* are all that begin so."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    log_addresses: bool = True
    """Whether the lines about requests name the visitor's address."""
    metrics_token: str = ""
    """Needed to read /metrics from another machine; empty: only this machine may."""

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> Self:
        """The settings of this process; what is given and not None wins."""
        environment = os.environ if environment is None else environment
        values: dict[str, Any] = {}
        for name in cls.__struct_fields__:
            if (text := environment.get(PREFIX + name.upper())) is not None:
                values[name] = [part.strip() for part in text.split(",") if part.strip()] if name in LISTS else text
        values |= {name: value for name, value in given.items() if value is not None}
        try:
            made = msgspec.convert(values, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadConfig(f"a setting of the server is wrong: {error}") from None
        if not 0 <= made.port < 1 << 16:
            raise BadConfig(f"a port is a number up to 65535, not {made.port}")
        if made.database_seconds <= 0:
            raise BadConfig(f"one waits some seconds for the database, not {made.database_seconds:g}")
        if made.keepalive_seconds <= 0:
            raise BadConfig(f"connections are kept alive for some seconds, not {made.keepalive_seconds:g}")
        if made.node_address and not _is_address(made.node_address):
            raise BadConfig(
                f"MEADHALL_NODE_ADDRESS is HOST:PORT, as other nodes reach this one, not {made.node_address!r}"
            )
        if made.node_address and not made.redis:
            raise BadConfig("MEADHALL_NODE_ADDRESS is told to other nodes by Redis: set MEADHALL_REDIS, too")
        for proxy in made.proxies:
            try:
                ipaddress.ip_network(proxy)
            except ValueError as error:
                raise BadConfig(f"MEADHALL_PROXIES holds addresses and networks such as 10.0.0.0/8: {error}") from None
        if made.smtp and (urlsplit(made.smtp).scheme not in ("smtp", "smtps") or not urlsplit(made.smtp).hostname):
            raise BadConfig("MEADHALL_SMTP is smtp://NAME:PASSWORD@HOST:PORT or smtps://...")
        if made.smtp and "@" not in made.mail_from:
            raise BadConfig("MEADHALL_SMTP needs MEADHALL_MAIL_FROM, the address that letters come from")
        if made.bot_workers < 0:
            raise BadConfig(f"bots have 0 or more workers, not {made.bot_workers}")
        if made.content and not Path(made.content).is_dir():
            raise BadConfig(f"there is no folder {made.content}, which MEADHALL_CONTENT names")
        return made

    @property
    def database(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.db:
            return f"sqlite:///{Path(self.data) / 'meadhall.db'}"
        for short in ("postgresql://", "postgres://"):
            if self.db.startswith(short):
                return "postgresql+psycopg://" + self.db.removeprefix(short)
        if not self.db.startswith(("postgresql+psycopg://", "sqlite:///")):
            raise BadConfig(f"{self.db!r} should read postgresql://USER:PASSWORD@HOST/NAME or sqlite:///FILE")
        return self.db
