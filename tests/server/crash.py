"""Players at tables whose server is killed again and again: nothing acknowledged may be lost, nothing done twice."""

import contextlib
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from serving import Player
from websockets.exceptions import WebSocketException
from websockets.protocol import State

from meadhall.server.match.match import ACT
from meadhall.server.storage.store import Store

__all__ = ["Node", "Report", "torment"]

TROUBLE = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError, AssertionError)


PATIENCE = 120
"""Seconds without a decision, once nobody is killed any more, after which a table is stuck."""
HASTE = 6.0
"""The longest a server lives in a hasty run, its start included."""
LONGEST = 900
"""Seconds within which everybody must have finished after the last kill."""


class Node:
    """A server process that can be killed."""

    def __init__(self, folder: Path, db: str, redis: str = "") -> None:
        self.port = _lasting_port()
        self._log_file = folder / f"node-{self.port}.log"
        self._log = self._log_file.open("ab")
        self._command = [sys.executable, "-m", "meadhall", "serve", "--port", str(self.port), "--db", db]
        self._command += ["--data", str(folder), "--log", "warning", *(["--redis", redis] if redis else [])]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> None:
        settings = {"BOT_PAUSE": "0", "WARM_BOTS": "0", "SWEEP_SECONDS": "0.5", "MESSAGES_PER_SECOND": "10000"}
        settings |= {"WRITES_PER_SECOND": "10000", "WORK_SECONDS_PER_MINUTE": "10000", "SNAPSHOT_EVERY": "10"}
        settings |= {"TABLES_PER_HOUR": "100000", "ANALYSES": "asked"}
        environment = os.environ | {f"MEADHALL_{name}": value for name, value in settings.items()}
        self._process = subprocess.Popen(self._command, stdout=self._log, stderr=self._log, env=environment)
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process is not None and self._process.poll() is None:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=10).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server did not come up:\n{self.log()[-2000:]}")

    def kill(self) -> None:
        """At once, without a chance to tidy up."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def log(self) -> str:
        """What it has written down."""
        return self._log_file.read_text()

    def send(self, what: signal.Signals) -> None:
        """To stop where it stands (SIGSTOP), to go on (SIGCONT), to end gently (SIGTERM)."""
        assert self._process is not None
        self._process.send_signal(what)

    def ended(self) -> int:
        """Its exit status, once it has one."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        self.kill()
        self._log.close()


def _lasting_port() -> int:
    """A free port that is still free when the server comes back: none of those the system gives to whoever asks."""
    while True:
        port = secrets.randbelow(12_000) + 20_000
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


@dataclass
class Report:
    """What happened."""

    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    repeated: int = 0
    """Acknowledgements that came only when the command was sent again."""
    reconnects: int = 0
    calm: float | None = None
    """When the last kill was over, by the monotonic clock."""
    errors: list[str] = field(default_factory=list)


class Tormented(threading.Thread):
    """A person who plays one game after the other, come what may, and remembers every acknowledgement."""

    def __init__(
        self, ports: Sequence[int], report: Report, enough: threading.Event, seed: int, last: int | None
    ) -> None:
        super().__init__(daemon=True)
        self._last = last
        """Decisions to take when it is enough; None: play to the end."""
        self._ports, self._report, self._enough = ports, report, enough
        self._chance = random.Random(seed)
        self.promises: dict[str, dict[int, tuple[str, int, int]]] = {}
        """Table to version to (command, seat, action)."""
        self.stories: dict[str, tuple[int, list[Any]]] = {}

    def run(self) -> None:
        try:
            while True:
                self._game()
                if self._enough.is_set():
                    return
        except Exception as error:
            self._report.errors.append(f"{type(error).__name__}: {error}")

    def _base(self) -> int:
        return self._chance.choice(self._ports)

    def _game(self) -> None:
        created = self._create()
        table, token = created["table"]["id"], created["tokens"]["0"]
        promises = self.promises[table] = {}
        player: Player | None = None
        pending: dict[str, Any] | None = None
        progress = time.monotonic()
        last = self._last
        while player is None or not player.update.get("over"):
            if last == 0:
                break
            if (calm := self._report.calm) and time.monotonic() > max(calm, progress) + PATIENCE:
                raise RuntimeError(f"table {table} is stuck: {player and player.update.get('decision')}")
            try:
                if player is None:
                    player = Player(self._base(), table, [token])
                elif player.socket.protocol.state is not State.OPEN:
                    self._report.reconnects += 1
                    player.port = self._base()
                    player.reconnect()
                if pending is None:
                    player.until(lambda me: me.update.get("over") or (me.update and me.to_decide() is not None), 3)
                    if player.update["over"]:
                        break
                    seq, choice = player.update["seq"], self._chance.choice(player.seat_view(0)["legal"])
                    pending = {"t": "act", "id": f"k{seq}-{time.monotonic_ns()}", "seq": seq, "seat": 0}
                    pending["action"] = choice["number"]
                    tries = 0
                tries += 1
                answer = player.ask(**pending)
                if answer["t"] == "ack":
                    promises[answer["seq"]] = (pending["id"], 0, pending["action"])
                    self._report.acknowledged += 1
                    self._report.repeated += tries > 1
                    progress = time.monotonic()
                    last = last - 1 if last and self._enough.is_set() else last
                elif answer["reason"] not in ("stale", "wrong-seat", "internal", "busy", "wrong-state"):
                    raise RuntimeError(f"refused: {answer}")
                if answer["t"] == "ack" or answer["reason"] in ("stale", "wrong-seat"):
                    pending = None
                    player.until(lambda me, seq=answer["seq"]: me.update["seq"] >= seq, 3)
            except TROUBLE:
                time.sleep(0.05)
                if player is not None:
                    with contextlib.suppress(*TROUBLE):
                        player.socket.socket.shutdown(socket.SHUT_RDWR)
                        player.close()
        if player.update["over"]:
            self.stories[table] = (player.update["seq"], player.stories[0])
            self._report.games += 1
        player.close()

    def _create(self) -> dict[str, Any]:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "level": "warrior"}]
        while True:
            with contextlib.suppress(*TROUBLE):
                body = {"game": "yggdrasil", "seats": seats}
                answer = httpx.post(f"http://127.0.0.1:{self._base()}/api/tables", json=body, timeout=30)
                if answer.status_code == 201:
                    return dict(answer.json())
            time.sleep(0.1)


def torment(
    nodes: list[Node],
    db: str,
    kills: int,
    players: int,
    seed: int = 1,
    last: int | None = None,
    hasty: bool = False,
) -> Report:
    """Kill nodes at random moments while people play, then hold every promise against the log.

    Hasty: nobody waits for the server to come up, or for a decision to be taken, before it is killed again.
    """
    chance, report, enough = random.Random(seed), Report(), threading.Event()
    for node in nodes:
        node.start()
    ports = [node.port for node in nodes]
    people = [Tormented(ports, report, enough, seed + n, last) for n in range(players)]
    try:
        for person in people:
            person.start()
        for _ in range(kills):
            if not hasty:
                _wait_for_progress(report, chance.randint(1, 2 * players))
            time.sleep(chance.uniform(0.0, HASTE if hasty else 0.2))
            victim = chance.choice(nodes)
            victim.kill()
            report.kills += 1
            time.sleep(chance.uniform(0.0, 0.3))
            victim.start(wait=not hasty)
        for node in nodes:
            node.wait()
        report.calm = time.monotonic()
        enough.set()
        for person in people:
            person.join(max(0.0, report.calm + LONGEST - time.monotonic()))
            if person.is_alive():
                report.errors.append("somebody waits for ever")
        _check(Store(db.replace("postgresql://", "postgresql+psycopg://")), people, ports[0], report)
    finally:
        for node in nodes:
            node.close()
    return report


def _wait_for_progress(report: Report, decisions: int) -> None:
    """Let people take some decisions; on a busy machine that may take a while."""
    wanted, end = report.acknowledged + decisions, time.monotonic() + PATIENCE
    while report.acknowledged < wanted and time.monotonic() < end:
        time.sleep(0.01)


def _check(store: Store, people: list[Tormented], port: int, report: Report) -> None:
    for person in people:
        for table, promises in person.promises.items():
            found = store.log(table)
            assert found is not None
            row, _, entries = found
            if [entry.number for entry in entries] != list(range(row.seq + 1)):
                report.errors.append(f"the log of {table} has a gap")
            for seq, promise in promises.items():
                entry = entries[seq]
                if (entry.command, entry.seat, entry.action) != promise:
                    report.errors.append(f"{table}: {promise} was promised at {seq}, but there is {entry}")
            commands = Counter((entry.seat, entry.command) for entry in entries if entry.kind == ACT and entry.command)
            report.errors += [f"{table}: {command} was done twice" for command, n in commands.items() if n > 1]
            if table in person.stories:
                url = f"http://127.0.0.1:{port}/api/tables/{table}"
                proof = httpx.get(f"{url}/verify", timeout=PATIENCE).json()
                if not proof.get("reproduced"):
                    report.errors.append(f"{table}: the log does not reproduce the game: {proof}")
                state = httpx.get(f"{url}/replay?seen_by=0&count=200", timeout=PATIENCE)
                told = [event for frame in state.json()["frames"] for event in frame["events"]]
                mine = person.stories[table][1]
                if told != mine[: len(told)]:
                    report.errors.append(f"{table}: the client's story is not the server's")
    store.close()
