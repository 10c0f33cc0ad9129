"""What Prometheus is told."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ...bots import BotPool
from . import open_files

__all__ = ["Metrics"]

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self, pool: BotPool) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("meadhall_entries", "Entries written to logs", ["kind"], registry=self.registry)
        self.refusals = Counter("meadhall_refusals", "Requests refused", ["reason"], registry=self.registry)
        self.requests = Counter("meadhall_requests", "HTTP requests", ["method", "status"], registry=self.registry)
        self.request_seconds = Histogram(
            "meadhall_request_seconds", "Time to answer HTTP requests", registry=self.registry, buckets=FINE
        )
        self.commit_seconds = Histogram(
            "meadhall_commit_seconds", "Time to write an entry", registry=self.registry, buckets=FINE
        )
        self.command_seconds = Histogram(
            "meadhall_command_seconds", "Time to carry out a command", registry=self.registry, buckets=FINE
        )
        self.thinking_seconds = Histogram(
            "meadhall_thinking_seconds", "Time a bot took", registry=self.registry, buckets=FINE
        )
        self.work_seconds = Counter(
            "meadhall_work_seconds", "Processor time of what is asked for and of finished games", registry=self.registry
        )
        self.frames = Counter("meadhall_replay_frames", "Frames of replays made", registry=self.registry)
        self.connections = Gauge("meadhall_connections", "Sockets and streams open", registry=self.registry)
        self.cut = Counter("meadhall_cut", "Connections cut off", ["reason"], registry=self.registry)
        self.tables = Gauge("meadhall_tables", "Tables in memory", registry=self.registry)
        self.loads = Counter("meadhall_loads", "Tables read into memory", registry=self.registry)
        self.notified = Counter("meadhall_notifications", "Notifications sent", ["kind"], registry=self.registry)

        self._follow("meadhall_open_files", "Files and sockets open", open_files.count)
        self._follow("meadhall_bot_workers", "Bot workers that take jobs", lambda: pool.up)
        self._follow("meadhall_bot_queue", "Jobs that no bot worker has taken", lambda: pool.queued)
        self._follow("meadhall_bot_restarts", "Bot workers that ended and were replaced", lambda: pool.restarts)

    def _follow(self, name: str, what: str, value: Callable[[], float]) -> None:
        Gauge(name, what, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
