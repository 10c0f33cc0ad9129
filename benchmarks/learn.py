"""Train several games side by side on one GPU: `python benchmarks/learn.py GAME ... --seconds 100 --out FOLDER`.

For machines that have the source, PyTorch and Numba but not what the command line needs. Every game is a process of
its own, so that kernels are compiled side by side; the clock of each starts when it is ready. A game whose training is
over is measured once more beside what greedy players reach at the same tables.
"""

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from running import side_by_side

import meadhall

SMALL = {"games": 256, "steps": 8, "batch": 1024, "measured": 64}
"""To try the script itself without a GPU."""


def one_game(name: str, chosen: dict[str, Any]) -> None:
    from meadhall.bots.network_file import file_of
    from meadhall.learn import Plan, usual_mix
    from meadhall.learn.measure import share_of_wins
    from meadhall.learn.training import Training

    rules, began, device = meadhall.game(name), time.monotonic(), chosen["device"]
    mix, folder = usual_mix(rules), Path(chosen["out"])
    if chosen["players"]:
        mix = tuple(table for players in chosen["players"] for table in mix if table["players"] == players)
    plan = Plan(mix=mix, device=device, seconds=chosen["seconds"], keep_every=chosen["keep_every"], seed=chosen["seed"])
    plan = replace(plan, **SMALL) if device == "cpu" else plan
    named = ("shown", "rate", "greedy", "results", "astray")
    plan = replace(plan, **{name: chosen[name] for name in named if chosen[name] is not None})
    if chosen["improve"]:
        plan = replace(plan, improve=str(file_of(rules)))

    def say(line: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {line}", flush=True)

    training = Training(rules, plan, folder, say, chosen["resume"])
    training.prepare()
    left = chosen["until"] - (time.monotonic() - began)
    training.plan = replace(plan, seconds=training.seconds + min(chosen["seconds"], max(left, 0.0)))
    training.run()
    if rules.cooperative:
        greedy = share_of_wins(rules, mix, plan.measured, "greedy", "greedy", device)
        file = folder / f"{name}.json"
        told = json.loads(file.read_text(encoding="utf-8")) | {"greedy wins": round(greedy, 4)}
        file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
        say(f"{name}: greedy players win {greedy:.1%} of the same tables")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument(
        "--seconds", type=float, default=100.0, help="of training, for each game, beside what it resumes"
    )
    parser.add_argument("--until", type=float, default=1e9, help="seconds from the start, compiling included")
    parser.add_argument("--keep-every", type=float, default=25.0, help="seconds between measurements")
    parser.add_argument(
        "--players", type=int, nargs="*", default=[], help="tables for so many; named twice, twice as many"
    )
    parser.add_argument("--shown", type=float, help="share of the training in which greedy players show how to play")
    parser.add_argument("--greedy", type=float, help="share of games against greedy players")
    parser.add_argument("--rate", type=float, help="of learning, at the start")
    parser.add_argument("--results", type=int, help="positions from which chances are learnt in the end")
    parser.add_argument("--astray", type=float, help="how likely a decision of the games for them goes astray")
    parser.add_argument("--improve", action="store_true", help="begin with the networks that are shipped")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--out", default="networks")
    chosen = vars(parser.parse_args())
    side_by_side(one_game, chosen.pop("games"), chosen)


if __name__ == "__main__":
    main()
