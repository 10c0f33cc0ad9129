"""Whether networks play on a GPU what they play on the cores, and how fast; and whether DLPack lends a GPU's arrays.

python benchmarks/gpu_network.py [--games asgard,yggdrasil] [--rows 512] [--out benchmarks/results/NAME.json]

Both devices play the same games, each by its own answers. Sums may differ in their last bits, so an answer counts as
equal if the other device's was liked as well, to a thousandth; from then on both play the CPU's. Ends with 1 if any
answer, array or tensor differs. `--device cpu` tries the script itself.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import numpy as np

import meadhall
from meadhall.bots.network import opinion
from meadhall.bots.network_file import network_of
from meadhall.engine.cuda import available, numba_cuda
from meadhall.envs import vector

STEPS, MANY, CALLS = 60, 32_768, 20
CLOSE = 1e-3


def host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else np.array(array)


def measure(name: str, rows: int, device: Any) -> dict[str, Any]:
    rules = meadhall.game(name)
    network, mix = network_of(rules), [{"players": players} for players in rules.players]
    here, there = (vector(rules, rows, mix=mix, device=where) for where in ("cpu", device))
    same = close = 0
    for env in (here, there):
        env.reset(seed=9)
    for _ in range(STEPS):
        batch, mine, theirs = here.batch, here.network_actions().copy(), host(there.network_actions())
        same += int((mine == theirs).sum())
        for row in np.flatnonzero(mine != theirs):
            players, both = here.kinds[row % len(here.kinds)].players, [mine[row], theirs[row]]
            liking, _ = opinion(network, players, batch.seat[row], batch.observation[row], both)
            close += int(bool(batch.mask[row, theirs[row]]) and abs(float(liking[0] - liking[1])) < CLOSE)
        here.step(mine)
        there.step(mine)
    equal = all(np.array_equal(a, host(b)) for a, b in zip(here.batch, there.batch, strict=True))
    return {
        "game": name,
        "answers": STEPS * rows,
        "the same": same,
        "as well liked": close,
        "games equal": equal,
        "dlpack": lent(there),
        "answers_per_s": speed(rules, device),
    }


def lent(env: Any) -> str:
    """Whether PyTorch sees the arrays themselves through DLPack, before and after a step."""
    try:
        import torch
    except ImportError:
        return "not tried: no PyTorch here"
    shared = [torch.from_dlpack(part) for part in env.batch.dlpack()]
    if {tensor.device.type for tensor in shared} != {env.device}:
        return "on another device"
    for _ in range(3):
        env.step(env.network_actions())
        env.synchronize()
        if not all(np.array_equal(t.cpu().numpy(), host(part)) for t, part in zip(shared, env.batch, strict=True)):
            return "other numbers"
    actions = torch.as_tensor(host(env.network_actions()), device=env.device)
    env.step(actions if env.device == "cuda" else actions.numpy())
    return "shared"


def speed(rules: Any, device: Any) -> int:
    """Answers a second in many games at once."""
    n = MANY if device == "cuda" else 512
    env = vector(rules, n, players=2, device=device)
    env.reset(seed=1)
    env.step(env.network_actions())
    env.synchronize()
    began = time.perf_counter()
    for _ in range(CALLS):
        env.network_actions()
    env.synchronize()
    return round(CALLS * n / (time.perf_counter() - began))


def right(row: dict[str, Any]) -> bool:
    return row["the same"] + row["as well liked"] == row["answers"] and row["games equal"] and row["dlpack"] == "shared"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", default=",".join(meadhall.games()))
    parser.add_argument("--rows", type=int, default=512)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--out", default="")
    chosen = parser.parse_args()
    made = []
    for name in chosen.games.split(","):
        made.append(measure(name, chosen.rows, chosen.device))
        print(json.dumps(made[-1]), flush=True)
    on = str(numba_cuda().get_current_device().name) if available() else "cpu"
    result = {"date": time.strftime("%Y-%m-%d"), "device": on, "rows": made}
    if chosen.out:
        Path(chosen.out).write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    sys.exit(not all(map(right, made)))


if __name__ == "__main__":
    main()
