"""PettingZoo classic: AEC environments stepped as its documentation shows, with masks."""

import importlib
import warnings
from functools import partial
from typing import Any

from timing import best_rate, report

GAMES = ("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4", "gin_rummy_v4", "chess_v6")

warnings.simplefilter("ignore")


def play(env: Any) -> int:
    env.reset()
    steps = 0
    for agent in env.agent_iter():
        observation, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        mask = observation["action_mask"] if isinstance(observation, dict) else info.get("action_mask")
        env.step(env.action_space(agent).sample(mask))
        steps += 1
    return steps


for name in GAMES:
    try:
        made = importlib.import_module(f"pettingzoo.classic.{name}").env()
    except Exception as problem:
        print(f"# {name}: {problem}", flush=True)
        continue
    report("pettingzoo classic", name, "AEC environment", best_rate(partial(play, made)))
