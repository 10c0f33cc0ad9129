"""Pgx on the CPU: batches stepped by one compiled function, with auto-reset and uniformly random legal actions."""

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from timing import Rates, best_rate, report

BATCH, STEPS = 1024, 16


def measure(name: str) -> Rates:
    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(carry, _):
        state, key = carry
        key, choose, reset = jax.random.split(key, 3)
        action = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = jax.vmap(step)(state, action, jax.random.split(reset, BATCH))
        return (state, key), state.observation.sum()

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS))
    carry = (jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), BATCH)), jax.random.PRNGKey(2))

    def play() -> int:
        nonlocal carry
        carry, total = run(carry)
        total.block_until_ready()
        return BATCH * STEPS

    return best_rate(play)


for game in ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_holdem", "backgammon", "go_9x9"):
    report("pgx", game, "vector, cpu", measure(game))
