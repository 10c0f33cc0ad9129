"""What the first step of a game costs by each interface, compiling included: CPU seconds from the start of a process
of its own until the step is done.

python benchmarks/first_step.py [GAME ...] [--out benchmarks/results/first-step.json]

All interfaces of a game share one cache, which is empty at the start; they come in the order below. The last is the
first one again, when everything is there.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parent.parent

GYMNASIUM = """
import gymnasium, meadhall.envs.gymnasium
env = gymnasium.make(meadhall.envs.gymnasium.env_id(name, meadhall.game(name).version), players=2)
observation, _ = env.reset(seed=7)
env.step(observation["action_mask"].argmax())
"""
PETTINGZOO = """
from meadhall.envs import pettingzoo
env = pettingzoo.env(name, players=2)
env.reset(seed=7)
observation, *_ = env.last()
env.step(observation["action_mask"].argmax())
"""
VECTOR = """
import meadhall.envs
env = meadhall.envs.vector(name, 64, players=2)
env.reset(seed=7)
env.step(env.random_actions(1))
"""
MAKE_VEC = """
import gymnasium, meadhall.envs.gymnasium
env = gymnasium.make_vec(meadhall.envs.gymnasium.env_id(name, meadhall.game(name).version), 64, players=2)
observation, _ = env.reset(seed=7)
env.step(observation["action_mask"].argmax(1))
"""
OPENSPIEL = """
import pyspiel, meadhall.envs.openspiel
state = pyspiel.load_game(f"meadhall_{name.replace('-', '_')}(players=2)").new_initial_state()
while state.is_chance_node():
    state.apply_action(state.chance_outcomes()[0][0])
state.apply_action(state.legal_actions()[0])
"""
SPENT = "import os; print(sum(os.times()[:4]))"
"""By the process and whatever it started."""
INTERFACES = {
    "gymnasium.make": GYMNASIUM,
    "PettingZoo": PETTINGZOO,
    "the vector": VECTOR,
    "make_vec": MAKE_VEC,
    "OpenSpiel": OPENSPIEL,
    "gymnasium.make again": GYMNASIUM,
}


def measure(name: str) -> list[dict[str, Any]]:
    rows = []
    with TemporaryDirectory() as cache:
        for interface, code in INTERFACES.items():
            world = os.environ | {"MEADHALL_CACHE": cache, "PYTHONPATH": str(ROOT)}
            command = [sys.executable, "-c", f"name = {name!r}\n{code}\n{SPENT}"]
            told = subprocess.run(command, env=world, check=True, stdout=subprocess.PIPE, text=True).stdout
            rows.append({"game": name, "interface": interface, "cpu_s": round(float(told.split()[-1]), 1)})
            print(json.dumps(rows[-1]), flush=True)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=["yggdrasil", "asgard"])
    parser.add_argument("--out", default="")
    chosen = parser.parse_args()
    rows = [row for name in chosen.games for row in measure(name)]
    if chosen.out:
        told = {"date": time.strftime("%Y-%m-%d"), "cores": os.cpu_count(), "rows": rows}
        Path(chosen.out).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
