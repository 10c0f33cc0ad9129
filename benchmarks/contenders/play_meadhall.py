"""Meadhall: each game's bare engine, its vector environment with observations and masks, and its PettingZoo face.

play_meadhall.py SECONDS [KINDS [GAME ...]], kinds separated by commas, "" for all
"""

import random
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from timing import Rates, best_rate, report

import meadhall
from meadhall.engine.batch import Batch
from meadhall.engine.contract import Game
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import random_game, start
from meadhall.engine.record import Out
from meadhall.envs import vector

GAMES = 1024
STEPS = 32
KEY = [0]


def next_key() -> int:
    KEY[0] += 1
    return KEY[0]


def compiled_engine(rules: Game, players: int) -> Rates:
    batch = Batch(rules, 256, players, threads=1)

    def play() -> int:
        batch.seed += batch.n
        return batch.random_games()

    return best_rate(play)


def interpreted_engine(rules: Game, players: int) -> Rates:
    machine, out = interpreted(rules), Out([0] * rules.max_options)
    begin, play_on = machine.bind(start), machine.bind(random_game)

    def play() -> int:
        game: Any = rules.record()
        begin(game, players, rules.settings.encode({}), next_key(), out)
        return int(play_on(game, next_key(), out))

    return best_rate(play)


def vector_environment(rules: Game, players: int) -> Rates:
    env = vector(rules, GAMES, players=players, threads=1)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(8):
            env.step(env.random_actions(next_key()))
        return 8 * GAMES

    return best_rate(play)


def pettingzoo_environment(rules: Game, players: int, quick: bool) -> Rates:
    """Stepped as PettingZoo's documentation shows; `quick` draws actions by hand, because Gymnasium's masked `sample`
    takes several times longer than the environment."""
    from meadhall.envs.pettingzoo import env

    table, chance = env(rules, players=players), random.Random(1)

    def steps() -> Iterator[None]:
        while True:
            table.reset()
            for agent in table.agent_iter():
                observation, _, over, _, _ = table.last()
                if over:
                    table.step(None)
                    continue
                mask = observation["action_mask"]
                table.step(chance.choice(mask.nonzero()[0]) if quick else table.action_space(agent).sample(mask))
                yield

    playing = steps()

    def play() -> int:
        for _ in range(STEPS):
            next(playing)
        return STEPS

    return best_rate(play)


MEASURES = {
    "engine": compiled_engine,
    "vector": vector_environment,
    "AEC environment": partial(pettingzoo_environment, quick=False),
    "AEC environment, quick policy": partial(pettingzoo_environment, quick=True),
    "interpreted engine": interpreted_engine,
}

kinds, *names = sys.argv[2:] or [""]
for name in names or meadhall.games():
    rules = meadhall.game(name)
    for what, measure in MEASURES.items():
        if not kinds or what in kinds.split(","):
            report("meadhall", name, what, measure(rules, min(4, rules.players[-1])))
