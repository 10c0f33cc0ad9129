"""RLCard: its card games through its own environments."""

import random
from functools import partial

import rlcard
from timing import best_rate, report


def play(env: rlcard.envs.Env) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


for name in ("blackjack", "leduc-holdem", "limit-holdem", "uno", "gin-rummy"):
    report("rlcard", name, "environment", best_rate(partial(play, rlcard.make(name))))
