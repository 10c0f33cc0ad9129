"""Our search beside OpenSpiel's C++ information-set search on gin rummy, in one run on one core:
`python benchmarks/search_peers.py GAME [--out FILE]`.

A simulation is a walk through the tree and a rollout to the end of the game. Games differ in length, so the decisions
simulated a CPU second are compared as well. Ours plays its rollouts at random here, as OpenSpiel does.
"""

import argparse
import json
import os
import platform
import time
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
from bots import positions

import meadhall
from meadhall.bots import Style
from meadhall.bots.search import TO_THE_END, Budget, searcher

RANDOM_TO_THE_END = Style(greed=0, horizon=TO_THE_END)
ROLLOUTS = 10


def openspiel(simulations: int, count: int) -> dict[str, float]:
    """From positions spread over the first moves of gin rummy."""
    game = pyspiel.load_game("gin_rummy")
    done = decisions = 0
    spent = 0.0
    for seed in range(count):
        state = game.new_initial_state()
        rng = Random(seed)
        for _ in range(4 * seed):
            _step_at_random(state, rng)
        while state.is_chance_node():
            _step_at_random(state, rng)
        bot = pyspiel.ISMCTSBot(seed, pyspiel.RandomRolloutEvaluator(1, seed), 1.4, simulations)
        began = time.process_time()
        bot.step(state)
        spent += time.process_time() - began
        done += simulations
        decisions += simulations * _length_of_rollouts(state, rng)
    return {"simulations_per_cpu_s": done / spent, "decisions_per_cpu_s": decisions / spent}


def _step_at_random(state: Any, rng: Any) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def _length_of_rollouts(state: Any, rng: Any) -> float:
    """Decisions of an average random game from here, those of chance not counted."""
    total = 0
    for _ in range(ROLLOUTS):
        copy = state.clone()
        while not copy.is_terminal():
            total += not copy.is_chance_node()
            _step_at_random(copy, rng)
    return total / ROLLOUTS


def ours(name: str, simulations: int) -> dict[str, float]:
    rules = meadhall.game(name)
    search = searcher(rules)
    done = decisions = 0
    spent = 0.0
    for known in positions(name, max(2, rules.players[0])):
        began = time.process_time()
        _, made, taken = search.search(known, RANDOM_TO_THE_END, 1, Budget(simulations))
        spent += time.process_time() - began
        done += made
        decisions += taken
    return {"simulations_per_cpu_s": done / spent, "decisions_per_cpu_s": decisions / spent}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    peer, own = openspiel(300, 6), ours(asked.game, 3000)
    report = {
        "game": asked.game,
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "openspiel_ismcts_gin_rummy": {key: round(value) for key, value in peer.items()},
        "ours": {key: round(value) for key, value in own.items()},
        "ratio": {key: round(own[key] / peer[key], 1) for key in own},
    }
    print(json.dumps(report, indent=1))
    if asked.out:
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        asked.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
