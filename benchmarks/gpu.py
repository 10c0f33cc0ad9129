"""All games on one GPU: bare engine, vector with and without observations, by batch size, beside Pgx.

python benchmarks/gpu.py [--seconds 1] [--games a,b] [--sizes 32768,524288] [--out benchmarks/results/gpu-h200.json]

Compiling takes most of the time and is done side by side, a process for each game on the GPU and one for its check on
the CPU. No clock runs before all are prepared (or `--prepare` seconds are over: a late game is measured last); then the
games are measured one after the other, each alone on the GPU. A sample of games is played on both devices: every final
record of the engine and every array of every step of the vector must be equal. Pgx runs last, if it is installed.
The results file is written anew after every row, so that a session that ends early keeps what it measured.
"""

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import meadhall
from meadhall.engine.batch import Batch
from meadhall.engine.cuda import CudaBatch, available, numba_cuda
from meadhall.envs import vector

SAMPLE, CHECKED_STEPS = 512, 300
SPREAD = 240
"""Steps before a vector's clock starts: games that have just begun are all at the same place, which is quicker."""
PGX = "pgx"
PGX_GAMES = ("tic_tac_toe", "connect_four", "backgammon", "go_9x9")
Row = dict[str, Any]
Digests = dict[str, list[str]]
"""Of the engine's final records, and of each array of the vector at each step."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="of each clock")
    parser.add_argument("--games", default=",".join(meadhall.games()))
    parser.add_argument("--sizes", default="4096,32768,131072,524288,1048576", help="games at once")
    parser.add_argument("--prepare", type=float, default=330.0, help="seconds to wait for all games to be prepared")
    parser.add_argument("--device", default="cuda", help="cpu tries the benchmark itself without a GPU")
    parser.add_argument("--out", default="")
    chosen = parser.parse_args()
    session = Session(chosen.device, [int(n) for n in chosen.sizes.split(",")], chosen.seconds, chosen.out)
    session.run([name for name in chosen.games.split(",") if name], chosen.prepare)


class Session:
    """What is prepared, measured and written."""

    def __init__(self, device: str, sizes: list[int], seconds: float, out: str) -> None:
        self.device, self.sizes, self.seconds, self.out = device, sizes, seconds, out
        self.began, self.rows = time.monotonic(), list[Row]()

    def run(self, names: list[str], patience: float) -> None:
        spawn = get_context("spawn")
        with ProcessPoolExecutor(max(1, len(names)), spawn) as checkers:
            checks = {name: checkers.submit(sample, name, "cpu") for name in names}
            ends: dict[Connection, str] = {}
            for name in names:
                here, there = spawn.Pipe()
                arguments = (name, self.device, self.sizes, self.seconds, there)
                spawn.Process(target=contender, args=arguments, daemon=True).start()
                there.close()
                ends[here] = name
            ready = self.prepared(ends, patience)
            while ends:
                end = ready.pop(0) if ready else next(iter(wait(list(ends))))
                self.measured(ends.pop(end), end, checks)
        for row in pgx_rows(self.sizes, self.seconds) if self.device == "cuda" else []:
            self.note(row)

    def prepared(self, ends: dict[Any, str], patience: float) -> list[Any]:
        """Wait for the games to be compiled; those that are, in the order in which they were."""
        ready: list[Any] = []
        while len(ready) < len(ends) and (left := patience - (time.monotonic() - self.began)) > 0:
            for end in wait([end for end in ends if end not in ready], min(left, 15)):
                ready.append(end)
                self.say(f"{ends[end]} is prepared")
            waiting = ", ".join(name for end, name in ends.items() if end not in ready)
            self.say(f"preparing {waiting}" if waiting else "all are prepared")
        return ready

    def measured(self, name: str, end: Any, checks: dict[str, "Future[Digests]"]) -> None:
        """Let one game run its clocks, all others waiting."""
        self.say(f"measuring {name}")
        try:
            there: Digests = end.recv()
            end.send("go")
            while (row := end.recv()) is not None:
                self.note(row)
            self.note({"library": "meadhall", "game": name, "equal_to_cpu": compare(there, checks[name].result())})
        except EOFError:
            self.note({"library": "meadhall", "game": name, "failed": "its process ended; see above"})

    def note(self, row: Row) -> None:
        self.rows.append(row)
        self.say(json.dumps(row))
        if self.out:
            device = device_in_words() if self.device == "cuda" else "no GPU: a trial of the benchmark"
            result = {"date": time.strftime("%Y-%m-%d"), "device": device, "rows": self.rows}
            Path(self.out).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")

    def say(self, words: str) -> None:
        print(f"{time.monotonic() - self.began:5.0f} s  {words}", flush=True)


# --- one game, in a process of its own -------------------------------------------------------------------------------


def contender(name: str, device: str, sizes: list[int], seconds: float, parent: Any) -> None:
    """Prepare a game, wait for the word, measure it."""
    parent.send(sample(name, device))
    parent.recv()
    for n in sizes:
        parent.send(engine_speed(name, n, seconds, device))
    for observe in (True, False):
        for n in sizes:
            parent.send(vector_speed(name, n, observe, seconds, device))
    parent.send(None)


def players_of(name: str) -> int:
    return min(4, meadhall.game(name).players[-1])


def engine(name: str, n: int, device: str) -> Any:
    return (CudaBatch if device == "cuda" else Batch)(meadhall.game(name), n, players_of(name))


def sample(name: str, device: str) -> Digests:
    """Play the same games on a device; what both devices must agree on. Everything is compiled afterwards."""
    bare = engine(name, SAMPLE, device)
    bare.random_games()
    env = vector(name, SAMPLE, players=players_of(name), device=device)
    env.reset(seed=9)
    made: Digests = {"records": [digest(record) for record in bare.records]}
    for key in range(CHECKED_STEPS):
        for field, array in env.step(env.random_actions(key))._asdict().items():
            made.setdefault(field, []).append(digest(host(array)))
    made["games"] = [digest(record) for record in host(env.games)]
    return made


def digest(array: Any) -> str:
    return hashlib.sha256(array.tobytes()).hexdigest()[:16]


def compare(there: Digests, here: Digests) -> Row:
    """How many digests of each kind are equal, out of how many."""
    pairs = {field: list(zip(there[field], here[field], strict=True)) for field in here}
    return {field: f"{sum(a == b for a, b in both)} of {len(both)}" for field, both in pairs.items()}


def engine_speed(name: str, n: int, seconds: float, device: str) -> Row:
    """Whole games at random inside one kernel."""
    bare = engine(name, n, device)

    def play() -> int:
        bare.seed += n
        return int(bare.random_games())

    decisions, games, spent = timed(lambda: (play(), n), seconds)
    return result(name, n, "engine", decisions, games, spent)


def vector_speed(name: str, n: int, observe: bool, seconds: float, device: str) -> Row:
    """Random legal play through `step`."""
    env = vector(name, n, players=players_of(name), device=device, observe=observe)
    env.reset(seed=1)
    key = 0

    def play() -> tuple[int, int]:
        nonlocal key
        for _ in range(10):
            env.step(env.random_actions(key))
            key += 1
        env.synchronize()
        return 10 * n, 0

    while key < SPREAD:
        play()
    before, begun = key, int(host(env.begun).sum())
    decisions, _, spent = timed(play, seconds)
    ended = int(host(env.begun).sum()) - begun
    games = ended * decisions / ((key - before) * n)  # those of the first call, which is not timed, taken off
    return result(name, n, "vector with observations" if observe else "vector without", decisions, games, spent)


def result(name: str, n: int, what: str, decisions: float, games: float, spent: float) -> Row:
    return {
        "library": "meadhall",
        "game": name,
        "players": players_of(name),
        "what": what,
        "games_at_once": n,
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent),
    }


def host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def timed(play: Callable[[], tuple[int, int]], seconds: float) -> tuple[int, int, float]:
    """Decisions, games and the seconds they took, after a first call that does not count."""
    play()
    decisions, games, began = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or decisions == 0:
        more = play()
        decisions, games = decisions + more[0], games + more[1]
    return decisions, games, spent


# --- Pgx -------------------------------------------------------------------------------------------------------------


def pgx_rows(sizes: list[int], seconds: float) -> Any:
    """Pgx on the same device, stepped the same way."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    try:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        print("pgx is not installed here: no comparison")
        return
    for name in PGX_GAMES:
        env = pgx.make(name)
        step = auto_reset(env.step, env.init)
        for n in sizes:

            def one(carry: Any, _: Any, n: int = n, step: Any = step) -> Any:
                state, key = carry
                key, choose, reset = jax.random.split(key, 3)
                action = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
                state = jax.vmap(step)(state, action, jax.random.split(reset, n))
                return (state, key), state.observation.sum()

            run = jax.jit(lambda carry, one=one: jax.lax.scan(one, carry, None, length=10))
            carry = (jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), n)), jax.random.PRNGKey(2))

            def play(run: Any = run, n: int = n) -> tuple[int, int]:
                nonlocal carry
                carry, total = run(carry)
                total.block_until_ready()
                return 10 * n, 0

            row: Row = {"library": PGX, "game": name, "what": "vector with observations", "games_at_once": n}
            try:
                decisions, _, spent = timed(play, seconds)
            except jax.errors.JaxRuntimeError as problem:
                yield row | {"failed": str(problem).partition(":")[0]}
                break
            yield row | {"decisions_per_s": round(decisions / spent), "device": jax.default_backend()}


def device_in_words() -> str:
    return str(numba_cuda().get_current_device().name) if available() else "no GPU"


if __name__ == "__main__":
    main()
