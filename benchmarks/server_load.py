"""People at the tables of a server, over real sockets, beside others who read replays or wait for the coach."""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import httpx
from server_figures import percentiles, processor_seconds, resident_bytes
from websockets.asyncio.client import connect

__all__ = ["PEOPLE", "echo", "flat_out", "play_beside_the_coach", "under_load"]

GAME, PEOPLE, BOTS = "yggdrasil", 4, 2
LONG_GAME, ITS_SEATS = "asgard", 4
"""A game whose replays cost most."""
AT_THE_DOOR = 200
"""Connections that are being made at the same moment: a browser waits for one, not for twelve thousand."""
QUICK, QUICK_ANSWERS = 0.05, 10
"""Seconds of an answer while nothing waits, and how many such answers in a row show that."""


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """End them; what failed is told."""
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


Spent: TypeAlias = Callable[[], Coroutine[Any, Any, tuple[float, int]]]
"""Processor time that a server has used so far, and entries that it has written."""


class Load:
    """Players who think for a moment and then decide, at many tables."""

    def __init__(self, port: int, tables: int, pace: float) -> None:
        self.base, self.tables, self.pace = f"127.0.0.1:{port}", tables, pace
        self.may_decide = asyncio.Event()
        self.may_decide.set()
        self.sent: dict[tuple[str, int], float] = {}
        self.acknowledged: list[float] = []
        self.heard: list[float] = []
        self.thoughts: set[asyncio.Task[None]] = set()
        self.door = asyncio.Semaphore(AT_THE_DOOR)
        self.connected = 0
        self.finished = 0
        self.cut: list[float] = []
        self.running = True

    async def run(self, seconds: float) -> dict[str, Any]:
        """Sit everybody down, then play for so long."""
        seats = [{"kind": "person", "name": f"P{n}"} for n in range(PEOPLE)] + [{"kind": "bot"}] * BOTS
        players, players_at = [], []
        async with httpx.AsyncClient(timeout=30) as http:
            for _ in range(self.tables):
                answer = await http.post(f"http://{self.base}/api/tables", json={"game": GAME, "seats": seats})
                created = answer.raise_for_status().json()
                players += [self.play(created, seat) for seat in range(PEOPLE)]
                players_at += [(created["table"]["id"], token) for token in created["tokens"].values()]
        tasks = [asyncio.create_task(player) for player in players]
        while self.connected < len(players):
            for task in tasks:
                if task.done():
                    task.result()  # it failed: say so instead of waiting for it
            await asyncio.sleep(0.1)
        await self.calm()
        self.acknowledged.clear()
        self.heard.clear()
        result = await self.measure(seconds, players_at)
        await ended(tasks)
        return result

    async def measure(self, seconds: float, players: list[tuple[str, str]]) -> dict[str, Any]:
        """Watch them play for so long."""
        cutting = asyncio.create_task(self.cut_and_come_back(players))
        await asyncio.sleep(seconds)
        self.running = False
        await cutting
        return {
            "tables": self.tables,
            "players": len(players),
            "bots": self.tables * BOTS,
            "seconds": seconds,
            "moves_per_second": round(len(self.acknowledged) / seconds, 1),
            "games_finished": self.finished,
            "move_to_acknowledgement": percentiles(self.acknowledged),
            "move_to_event_at_others": percentiles(self.heard),
            "cut_to_complete_story": percentiles(self.cut),
        }

    async def calm(self) -> None:
        """Wait until the server has dealt with everybody who sat down, and with the bots that began."""
        quick = 0
        async with httpx.AsyncClient(timeout=60) as http:
            while quick < QUICK_ANSWERS:
                began = time.perf_counter()
                (await http.get(f"http://{self.base}/health")).raise_for_status()
                quick = quick + 1 if time.perf_counter() - began < QUICK else 0
                await asyncio.sleep(0.1)

    async def cut_and_come_back(self, players: list[tuple[str, str]]) -> None:
        """Meanwhile connections are cut at random: how long from coming back to having the whole story."""
        chance = random.Random(1)
        while self.running:
            table, token = chance.choice(players)
            began = time.perf_counter()
            async with connect(f"ws://{self.base}/api/tables/{table}/socket", max_size=None) as sock:
                await sock.send(json.dumps({"t": "hello", "tokens": [token]}))
                while json.loads(await sock.recv())["t"] != "update":
                    pass
                self.cut.append(time.perf_counter() - began)
                sock.transport.abort()
            await asyncio.sleep(0.2)

    async def play(self, created: dict[str, Any], seat: int) -> None:
        table, chance = created["table"]["id"], random.Random(f"{created['table']['id']}{seat}")
        async with self.door:
            sock = await connect(f"ws://{self.base}/api/tables/{table}/socket", max_size=None)
        async with sock:
            await sock.send(json.dumps({"t": "hello", "tokens": [created["tokens"][str(seat)]]}))
            self.connected += 1
            decided = seen = -1
            async for text in sock:
                message, now = json.loads(text), time.perf_counter()
                if message["t"] == "ack":
                    self.acknowledged.append(now - self.sent[table, message["seq"]])
                if message["t"] != "update":
                    continue
                began = self.sent.get((table, message["seq"]))
                news, seen = message["seq"] > seen, max(seen, message["seq"])
                if news and began is not None and message["seq"] - 1 != decided:
                    self.heard.append(now - began)
                if message["over"]:
                    self.finished += seat == 0
                    return
                legal = message["seat_views"][0]["legal"] if message["seat_views"] else []
                if legal and message["seq"] != decided:
                    decided = message["seq"]
                    act = {"t": "act", "id": f"m{decided}", "seq": decided, "seat": seat}
                    act["action"] = chance.choice(legal)["number"]
                    wait = chance.uniform(0.5, 1.5) * self.pace
                    thought = asyncio.create_task(self.decide(sock, table, act, wait))  # and reads on meanwhile
                    self.thoughts.add(thought)
                    thought.add_done_callback(self.thoughts.discard)

    async def decide(self, sock: Any, table: str, act: dict[str, Any], wait: float) -> None:
        await self.may_decide.wait()
        await asyncio.sleep(wait)
        if self.running:
            self.sent[table, act["seq"] + 1] = time.perf_counter()
            await sock.send(json.dumps(act))


class FlatOut(Load):
    """Players who decide as soon as they are asked, once all have sat down: their games would be over by then."""

    def __init__(self, port: int, tables: int, spent: Spent) -> None:
        super().__init__(port, tables, pace=0.0)
        self.spent = spent
        self.may_decide.clear()

    async def measure(self, seconds: float, players: list[tuple[str, str]]) -> dict[str, Any]:
        """Nothing but decisions: how many a second of the clock, and a second of the server's processor."""
        used, written = await self.spent()
        began = time.perf_counter()
        self.may_decide.set()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        used_then, written_then = await self.spent()
        self.running = False
        return {
            "tables": self.tables,
            "seconds": round(took, 1),
            "games_finished": self.finished,
            "decisions_per_second": round((written_then - written) / took, 1),
            "decisions_per_cpu_second": round((written_then - written) / (used_then - used), 1),
            "move_to_event_at_others": percentiles(self.heard),
        }


class Reader:
    """Somebody at an address of their own who fetches a finished game as everybody saw it, as fast as they are let."""

    def __init__(self, port: int, number: int) -> None:
        self.base = f"127.0.0.1:{port}"
        self.http = httpx.AsyncClient(
            base_url=f"http://{self.base}",
            timeout=300,
            transport=httpx.AsyncHTTPTransport(local_address=f"127.0.0.{2 + number}"),
        )
        self.calls = self.refused = self.size = 0

    async def watch(self) -> None:
        """Let bots play a game to its end."""
        seats = [{"kind": "bot", "level": "greedy"}] * ITS_SEATS
        created = (await self.http.post("/api/tables", json={"game": LONG_GAME, "seats": seats})).raise_for_status()
        self.table = created.json()["table"]["id"]
        async with connect(f"ws://{self.base}/api/tables/{self.table}/socket", max_size=None) as sock:
            await sock.send(json.dumps({"t": "hello"}))
            async for message in sock:
                if json.loads(message).get("over"):
                    return

    async def read(self) -> None:
        while True:
            for seen_by in ("open", *range(-1, ITS_SEATS)):
                for first in range(0, 250, 50):
                    await self.fetch(f"/api/tables/{self.table}/replay?seen_by={seen_by}&first={first}&count=50")

    async def fetch(self, path: str) -> None:
        answer = await self.http.get(path)
        if answer.status_code == 429:
            self.refused += 1
            await asyncio.sleep(float(answer.headers.get("retry-after", 0.2)))
        else:
            self.calls += 1
            self.size += len(answer.raise_for_status().content)


async def play_beside_readers(port: int, seconds: float, tables: int, pace: float, readers: int) -> dict[str, Any]:
    """The load, while others read."""
    reading = [Reader(port, number) for number in range(readers)]
    await asyncio.gather(*(reader.watch() for reader in reading))
    tasks = [asyncio.create_task(reader.read()) for reader in reading]
    result = await Load(port, tables, pace).run(seconds)
    await ended(tasks)
    if readers:
        calls, refused = sum(reader.calls for reader in reading), sum(reader.refused for reader in reading)
        megabytes = round(sum(reader.size for reader in reading) / 1e6, 1)
        result["replays"] = {"readers": readers, "answered": calls, "refused": refused, "megabytes": megabytes}
    return result


async def play_beside_the_coach(port: int, seconds: float, tables: int, pace: float, games: int) -> dict[str, Any]:
    """The load, while so many finished games wait to be analysed: one of them is, all the time."""
    watching = [Reader(port, number) for number in range(games)]
    await asyncio.gather(*(reader.watch() for reader in watching))
    for reader in watching:
        (await reader.http.post(f"/api/tables/{reader.table}/analysis")).raise_for_status()
    result = await Load(port, tables, pace).run(seconds)
    found = [(await reader.http.get(f"/api/tables/{reader.table}/analysis")).json() for reader in watching]
    result["analyses"] = {"games": games, "progress": [each["progress"] for each in found]}
    return result


Play: TypeAlias = Callable[[int, float, int, float, int], Coroutine[Any, Any, dict[str, Any]]]


def under_load(
    folder: Path, seconds: float, tables: int, pace: float, others: int = 0, play: Play = play_beside_readers
) -> dict[str, Any]:
    """A server process of its own, and the load, beside so many others."""
    with a_server(folder) as (port, pid):
        before = processor_seconds(pid)
        result = asyncio.run(play(port, seconds, tables, pace, others))
        used, written = processor_seconds(pid) - before, asyncio.run(_counted(port, "entries"))
        resident = round(resident_bytes(pid) / 1e6)
        if "replays" in result:
            result["replays"]["frames_made"] = asyncio.run(_counted(port, "replay_frames"))
    result["entries_written"] = written
    result["server_megabytes"] = resident
    result["server_cpu_seconds"] = round(used, 2)
    result["server_cpu_ms_per_entry"] = round(1000 * used / max(written, 1), 2)
    return result


def flat_out(folder: Path, seconds: float, tables: int) -> dict[str, Any]:
    """A server process of its own, and people who decide as soon as they are asked."""
    with a_server(folder) as (port, pid):

        async def spent() -> tuple[float, int]:
            return processor_seconds(pid), await _counted(port, "entries")

        return asyncio.run(FlatOut(port, tables, spent).run(seconds))


@contextmanager
def a_server(folder: Path) -> Iterator[tuple[int, int]]:
    """Runs a server that lets everybody do as much as they like: its port, and its process."""
    port = free_port()
    settings = {"WARM_BOTS": "0", "BOT_PAUSE": "0", "MESSAGES_PER_SECOND": "1000", "WRITES_PER_SECOND": "1000"}
    settings |= {"SOCKETS_PER_ADDRESS": "100000", "LOG": "warning", "DATA": str(folder)}
    settings |= {"TABLES_PER_HOUR": "100000", "LIVE_TABLES": "10000", "WORK_SECONDS_PER_MINUTE": "6000"}
    settings |= {"ANALYSES": "asked"}
    environment = os.environ | {f"MEADHALL_{name}": value for name, value in settings.items()}
    command = [sys.executable, "-m", "meadhall", "serve", "--port", str(port)]
    with subprocess.Popen(command, env=environment) as server:
        for _ in range(600):
            try:
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=1)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        try:
            yield port, server.pid
        finally:
            server.terminate()


async def _counted(port: int, what: str) -> int:
    """What the server has counted of something."""
    async with httpx.AsyncClient(timeout=30) as http:
        lines = (await http.get(f"http://127.0.0.1:{port}/metrics")).text.splitlines()
    return int(sum(float(line.split()[-1]) for line in lines if line.startswith(f"meadhall_{what}_total")))


ECHO = """
import sys, uvicorn
async def app(scope, receive, send):
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
uvicorn.run(app, port=int(sys.argv[1]), log_level="critical", lifespan="off")
"""


async def echo(seconds: float, people: int, pace: float) -> dict[str, Any]:
    """As many sockets that say something as often, and hear it: what the machine, the client and uvicorn cost."""
    port = free_port()
    heard: list[float] = []
    with subprocess.Popen([sys.executable, "-c", ECHO, str(port)]) as server:
        try:
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    await asyncio.sleep(0.1)
            door, everybody = asyncio.Semaphore(AT_THE_DOOR), asyncio.Barrier(people)

            async def say(number: int) -> None:
                chance = random.Random(number)
                async with door:
                    sock = await connect(f"ws://127.0.0.1:{port}/")
                async with sock:
                    await everybody.wait()
                    end = time.perf_counter() + seconds
                    wait = chance.uniform(0.0, 1.0) * pace
                    while time.perf_counter() + wait < end:
                        await asyncio.sleep(wait)
                        wait = chance.uniform(0.5, 1.5) * pace
                        began = time.perf_counter()
                        await sock.send("x" * 100)
                        await sock.recv()
                        heard.append(time.perf_counter() - began)

            await asyncio.gather(*(say(number) for number in range(people)))
        finally:
            server.terminate()
    return {"sockets": people, "messages_per_second": round(len(heard) / seconds, 1), "echo": percentiles(heard)}
