"""The play server under load: `python benchmarks/server.py [--seconds 30] [--out results.json]`.

Two hundred players at fifty tables with greedy bots, over real sockets: how long from a move to the event at everybody
else's, and how long from coming back after a cut to the complete story. The same again while others, each from an
address of their own, fetch whole replays as fast as they are let. And what a table costs in memory, how long a table
with 1,500 entries takes to load from the store, and how long taking back takes there. Beside it, in the same run, a
plain echo by uvicorn with as many sockets: what a message there and back costs on this machine, with nothing done. And
what a decision costs a server's processor with two hundred spectators, and none.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import connect

GAME, PEOPLE, BOTS = "yggdrasil", 4, 2
LONG_GAME, ITS_SEATS = "asgard", 4
"""A game whose replays cost most."""
WATCHERS = 200


def percentiles(seconds: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(seconds)
    at = {name: ordered[min(int(len(ordered) * share), len(ordered) - 1)] for name, share in SHARES.items()}
    return {name: round(1000 * value, 2) for name, value in at.items()} | {"samples": len(ordered)}


SHARES = {"p50_ms": 0.50, "p90_ms": 0.90, "p99_ms": 0.99, "max_ms": 1.0}


class Timed:
    """How long something takes, again and again, by the clock and in processor time."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def __enter__(self) -> None:
        self._began = time.perf_counter(), time.process_time()

    def __exit__(self, *_: object) -> None:
        self.wall.append(time.perf_counter() - self._began[0])
        self.cpu.append(time.process_time() - self._began[1])

    def told(self) -> dict[str, float]:
        """The distribution, and what it costs on a machine that has nothing else to do."""
        return percentiles(self.wall) | {"cpu_p50_ms": percentiles(self.cpu)["p50_ms"]}


class Load:
    """Players who think for a moment and then decide, at many tables."""

    def __init__(self, port: int, tables: int, pace: float) -> None:
        self.base, self.tables, self.pace = f"127.0.0.1:{port}", tables, pace
        self.sent: dict[tuple[str, int], float] = {}
        self.acknowledged: list[float] = []
        self.heard: list[float] = []
        self.thoughts: set[asyncio.Task[None]] = set()
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
            await asyncio.sleep(0.1)
        self.acknowledged.clear()
        self.heard.clear()
        cutting = asyncio.create_task(self.cut_and_come_back(players_at))
        await asyncio.sleep(seconds)
        self.running = False
        await cutting
        await asyncio.gather(*tasks)
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
        async with connect(f"ws://{self.base}/api/tables/{table}/socket", max_size=None) as sock:
            await sock.send(json.dumps({"t": "hello", "tokens": [created["tokens"][str(seat)]]}))
            self.connected += 1
            decided = seen = -1
            while self.running:
                try:
                    message = json.loads(await asyncio.wait_for(sock.recv(), 1))
                except TimeoutError:
                    continue
                now = time.perf_counter()
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
        await asyncio.sleep(wait)
        if self.running:
            self.sent[table, act["seq"] + 1] = time.perf_counter()
            await sock.send(json.dumps(act))


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
    for task in tasks:
        if task.done():
            task.result()  # it failed
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
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
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    settings = {"WARM_BOTS": "0", "BOT_PAUSE": "0", "MESSAGES_PER_SECOND": "1000", "WRITES_PER_SECOND": "1000"}
    settings |= {"SOCKETS_PER_ADDRESS": "10000", "LOG": "warning", "DATA": str(folder)}
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
            before = _cpu(server.pid)
            result = asyncio.run(play(port, seconds, tables, pace, others))
            used, written = _cpu(server.pid) - before, _counted(port, "entries")
            resident = round(
                int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * resource.getpagesize() / 1e6
            )
            if "replays" in result:
                result["replays"]["frames_made"] = _counted(port, "replay_frames")
        finally:
            server.terminate()
        result["entries_written"] = written
        result["server_megabytes"] = resident
        result["server_cpu_seconds"] = round(used, 2)
        result["server_cpu_ms_per_entry"] = round(1000 * used / max(written, 1), 2)
    return result


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
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    heard: list[float] = []
    with subprocess.Popen([sys.executable, "-c", ECHO, str(port)]) as server:
        try:
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except OSError:
                    await asyncio.sleep(0.1)
            end = time.perf_counter() + seconds

            async def say(number: int) -> None:
                chance = random.Random(number)
                async with connect(f"ws://127.0.0.1:{port}/") as sock:
                    while time.perf_counter() < end:
                        await asyncio.sleep(chance.uniform(0.5, 1.5) * pace)
                        began = time.perf_counter()
                        await sock.send("x" * 100)
                        await sock.recv()
                        heard.append(time.perf_counter() - began)

            await asyncio.gather(*(say(number) for number in range(people)))
        finally:
            server.terminate()
    return {"sockets": people, "messages_per_second": round(len(heard) / seconds, 1), "echo": percentiles(heard)}


async def watched(folder: Path, watchers: int, decisions: int) -> float:
    """Milliseconds of processor time that a decision costs with so many who watch: made, written, compressed, framed
    for each of them, without the network."""
    from meadhall.server import wire
    from meadhall.server.config import Config
    from meadhall.server.node import lobby
    from meadhall.server.node.node import Node
    from meadhall.server.table import updates, visits
    from meadhall.server.table.deciding import act
    from meadhall.server.table.visitor import Visitor

    node = Node(Config.read({}, data=str(folder), bot_workers=0, warm_bots=False))
    await node.start()
    made = await lobby.create(node, wire.CreateTable("asgard", [wire.SeatSetting("person")] * 4, seed=1), "")
    live, chance = await node.get(made.table.id), random.Random(1)
    owners = [*([token] for token in made.tokens.values()), *([] for _ in range(watchers))]
    visitors = [Visitor(live, tokens, None, "") for tokens in owners]
    seen = dict.fromkeys(visitors, -1)

    async def look(visitor: Visitor) -> None:
        while True:
            for message in await updates.news(live, visitor):
                assert message.compressed
            seen[visitor] = visitor.seq if visitor.seq is not None else -1

    tasks = [asyncio.create_task(look(visitor)) for visitor in visitors]
    for visitor in visitors:
        await visits.welcome(live, visitor)
    began = 0.0
    for number in range(-5, decisions):
        if number == 0:
            began = time.process_time()
        seat = live.playing.table.waiting[0]
        action = chance.choice(live.playing.table.legal_numbers(seat))
        await act(live, seat, action, live.row.seq, f"c{number}", node.services.now())
        while min(seen.values()) < live.row.seq:
            await asyncio.sleep(0)
    took = time.process_time() - began
    for task in tasks:
        task.cancel()
    await node.stop()
    return round(1000 * took / decisions, 2)


def _counted(port: int, what: str) -> int:
    """What the server has counted of something."""
    lines = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text.splitlines()
    return int(sum(float(line.split()[-1]) for line in lines if line.startswith(f"meadhall_{what}_total")))


def _cpu(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def at_rest(folder: Path, held: int, entries: int) -> dict[str, Any]:
    """Memory of tables, loading a long one, taking back in it: one node, no network."""
    from meadhall.server import wire
    from meadhall.server.config import Config
    from meadhall.server.node import lobby
    from meadhall.server.node.node import Node
    from meadhall.server.table import undo
    from meadhall.server.table.deciding import act

    node = Node(Config.read({}, data=str(folder), bot_workers=0, warm_bots=False, live_tables=10 * held))
    await node.start()
    chance = random.Random(1)

    async def table(moves: int) -> Any:
        wish = wire.CreateTable("asgard", [wire.SeatSetting("person")] * 4)
        live = await node.get((await lobby.create(node, wish, "")).table.id)
        while live.match.seq < moves:
            if live.match.position > 150:  # a game is shorter: go back and play on, which is in the log too
                await undo.undo(live, 0, live.match.seq, 20, f"u{live.match.seq}", range(4), node.services.now())
            seat = live.match.table.waiting[0]
            action = chance.choice(live.match.table.legal(seat)).number
            await act(live, seat, action, live.match.seq, f"c{live.match.seq}", node.services.now())
        return live

    await table(60)
    before = _resident()
    for _ in range(held):
        await table(60)
    per_table = (_resident() - before) / held
    long = await table(entries)
    loads, acts, undos = Timed(), Timed(), Timed()
    for number in range(20):
        del node.tables[long.id]
        with loads:
            long = await node.get(long.id)
        seat = long.match.table.waiting[0]
        action = long.match.table.legal(seat)[0].number
        with acts:
            await act(long, seat, action, long.match.seq, f"a{number}", node.services.now())
        with undos:
            await undo.undo(long, seat, long.match.seq, 1, f"b{number}", range(4), node.services.now())
    await node.stop()
    return {
        "kilobytes_per_table_in_memory": round(per_table / 1024, 1),
        "decisions_of_such_a_table": 60,
        "entries_of_the_long_table": long.match.seq,
        "load": loads.told(),
        "act": acts.told(),
        "undo": undos.told(),
    }


def _resident(pid: int | str = "self") -> float:
    """Bytes of memory a process has in use."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return float(pages * resource.getpagesize())


def main() -> None:
    """Measure, print, and keep."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=30)
    arguments.add_argument("--tables", type=int, default=50)
    arguments.add_argument("--pace", type=float, default=2.0, help="seconds a player thinks, on average")
    arguments.add_argument("--readers", type=int, default=5, help="people who fetch replays")
    arguments.add_argument("--analysed", type=int, default=3, help="finished games that wait for the coach")
    arguments.add_argument("--held", type=int, default=100)
    arguments.add_argument("--entries", type=int, default=1500)
    arguments.add_argument("--out", type=Path, default=Path(__file__).parent / "results" / "server.json")
    chosen = arguments.parse_args()
    before = round(os.getloadavg()[0], 1)
    with tempfile.TemporaryDirectory() as name:
        resting = asyncio.run(at_rest(Path(name) / "rest", chosen.held, chosen.entries))
        load = (chosen.seconds, chosen.tables, chosen.pace)
        loaded = under_load(Path(name) / "load", *load)
        said = asyncio.run(echo(chosen.seconds, PEOPLE * chosen.tables, chosen.pace * PEOPLE))
        read = under_load(Path(name) / "read", *load, chosen.readers)
        analysed = under_load(Path(name) / "analysed", *load, chosen.analysed, play_beside_the_coach)
        few, many = (asyncio.run(watched(Path(name) / f"w{n}", n, 40)) for n in (0, WATCHERS))
    result = {
        "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "architecture": platform.machine()},
        "load_average": {"at_the_beginning": before, "at_the_end": round(os.getloadavg()[0], 1)},
        "under_load": loaded,
        "plain_uvicorn_echo": said,
        "under_load_and_replays": read,
        "under_load_and_analyses": analysed,
        "at_rest": resting,
        "cpu_ms_a_decision": {"nobody_watches": few, f"{WATCHERS}_watch": many},
    }
    print(json.dumps(result, indent=1))
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
