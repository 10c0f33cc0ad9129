"""macOS and Windows lack some of what Linux has: with all of it taken away, everything that is promised there runs.

The folder `systems/` holds a `sitecustomize` that takes it away from every process that is started, bot workers, bot
tournaments and the lab's processes among them. Text files opened without an encoding, which would be another one on
Windows, are errors there; so is output that Windows' old alphabet cannot hold.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ENCODING = "cp1252"
"""What Windows gives a program whose output is not a console."""
WORLD = os.environ | {
    "PYTHONPATH": f"{HERE / 'systems'}{os.pathsep}{HERE.parent}",
    "PYTHONWARNDEFAULTENCODING": "1",
    "PYTHONIOENCODING": ENCODING,
}

EVERYTHING = """
import importlib, pkgutil, meadhall
for module in pkgutil.walk_packages(meadhall.__path__, "meadhall."):
    if module.name.startswith(("meadhall.learn", "meadhall.envs.sb3", "meadhall.envs.torchrl")):
        continue  # PyTorch comes with an extra that tests do without
    if module.name in ("meadhall.assistant.hall", "meadhall.cli.mcp"):
        continue  # the protocol's library asks which system this is, and takes what Linux has
    if ".migrations." not in module.name and not module.name.endswith(".__main__"):
        importlib.import_module(module.name)
"""
ENVIRONMENTS = """
import meadhall
from meadhall.engine.batch import Batch
from meadhall.envs import gymnasium, openspiel, pettingzoo, vector

env = vector("yggdrasil", 256)
env.reset(seed=1)
for key in range(20):
    env.step(env.random_actions(key))
assert env.threads >= 1
Batch(meadhall.game("yggdrasil"), 8, 2).random_games()
pettingzoo.env("asgard", players=3, machine="interpreted").reset(seed=1)
gymnasium.env("blood-rage", machine="interpreted").reset(seed=1)
"""
BOT_WORKERS = """
import asyncio, meadhall
from meadhall.bots import BotPool, Knowledge

async def main():
    table = meadhall.new("asgard", players=2, seed=1)
    async with await BotPool(1).start() as pool:
        reply = await pool.choose(Knowledge.of(table, table.waiting[0]), "warrior", deadline=300)
        assert reply.bot == "warrior", pool.state

asyncio.run(main())
"""
SERVER = """
import threading, httpx
from meadhall.server.config import Config
from meadhall.server.storage.database import Unusable
from meadhall.server.serve import Server
from meadhall.server.storage.store import Store

opened = threading.Event()
config = Config(data=r"{folder}", port=0, warm_bots=False, bot_workers=1)
ports = []
server = Server(config, lambda port: (ports.append(port), opened.set()))
server.node.services.store.open()
try:
    Store(config.database).open()
    raise AssertionError("two servers use one file")
except Unusable:
    pass
thread = threading.Thread(target=server.run)
thread.start()
assert opened.wait(300)
address = f"http://127.0.0.1:{{ports[0]}}"
seats = [{{"kind": "person", "name": "Ann"}}, {{"kind": "bot"}}]
made = httpx.post(f"{{address}}/api/tables", json={{"game": "asgard", "seats": seats}}, timeout=300)
assert made.status_code == 201, made.text
server.should_exit = True
thread.join(300)
assert not thread.is_alive()
"""


def run(*arguments: str, folder: Path) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, env=WORLD, capture_output=True, encoding=ENCODING, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_it_is_really_taken_away(tmp_path: Path) -> None:
    program = "import os, sys; print(hasattr(os, 'nice'), sys.modules['fcntl'], sys.stdout.encoding)"
    assert run("-c", program, folder=tmp_path).split() == ["False", "None", "cp1252"]


@pytest.mark.parametrize("program", [EVERYTHING, BOT_WORKERS, pytest.param(ENVIRONMENTS, marks=pytest.mark.compiled)])
def test_it_runs_without_what_linux_alone_has(program: str, tmp_path: Path) -> None:
    run("-c", program, folder=tmp_path)


def test_a_server_runs_and_holds_its_file(tmp_path: Path) -> None:
    run("-c", SERVER.format(folder=tmp_path), folder=tmp_path)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "command",
    [
        "simulate yggdrasil --games 40 --bots random --processes 2 --out study",
        "tournament asgard --bots random,greedy --games 2 --processes 2",
        "play asgard --players 2 --mine none --seed 1",
        "rules asgard",
        "hint --help",
    ],
)
def test_commands_run(command: str, tmp_path: Path) -> None:
    run("-m", "meadhall", *command.split(), folder=tmp_path)
