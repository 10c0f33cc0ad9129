"""One process that serves: uvicorn around the application, stopping gently."""

import socket as sockets
from collections.abc import Callable

import uvicorn

from . import logs
from .config import BadConfig, Config
from .http.app import make_app
from .http.connections import HttpConnection, SocketConnection
from .node.node import Node
from .services import open_files
from .services.collector import CalmCollector
from .steady_clock import Now

__all__ = ["Server", "run"]

GRACE_SECONDS = 10


class Server(uvicorn.Server):
    """Tells the node first when it is to stop, so that streams and sockets end in peace."""

    def __init__(self, config: Config, ready: Callable[[int], None] | None = None, now: Now | None = None) -> None:
        self._ready = ready
        self.node = Node(config, now)
        super().__init__(
            uvicorn.Config(
                make_app(self.node),
                host=config.host,
                port=config.port,
                http=HttpConnection,
                ws=SocketConnection,
                ws_max_size=4 * config.message_bytes,
                ws_ping_interval=config.keepalive_seconds / 2,
                ws_ping_timeout=config.keepalive_seconds / 2,
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=config.proxies,
                timeout_graceful_shutdown=GRACE_SECONDS,
                lifespan="on",
            )
        )

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self.node.begin_stop()
        await super().shutdown(sockets)


def run(config: Config, ready: Callable[[int], None] | None = None) -> None:
    """Serve until told to stop; once open, `ready` hears the port, which the system chooses where 0 is asked for."""
    logs.set_up(config.log)
    _check_port(config)
    open_files.allow_all()
    server = Server(config, ready)
    server.node.services.store.open()
    CalmCollector().begin()
    server.run()


def _check_port(config: Config) -> None:
    """Say so in our own words if somebody else listens there."""
    family = sockets.AF_INET6 if ":" in config.host else sockets.AF_INET
    try:
        sockets.create_server((config.host, config.port), family=family).close()
    except OSError as error:
        where = f"{config.host}, port {config.port}"
        why = str(error.strerror).partition(" (while")[0]  # Python repeats the address there
        raise BadConfig(f"one cannot listen on {where}: {why}; see --host and --port") from None
