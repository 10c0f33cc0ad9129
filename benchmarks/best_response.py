"""What somebody wins who learns to beat a network alone: `python benchmarks/best_response.py GAME ... --minutes 6`.

What `meadhall evaluate network --best-response` does, for machines that have the source, PyTorch and Numba but not what
the command line needs, and for several games side by side on one GPU. `python benchmarks/leaderboard.py` tells of it.
"""

import argparse
import json
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from running import name_of_network, side_by_side

import meadhall

SPEC = "network"


def one_game(name: str, chosen: dict[str, Any]) -> None:
    from meadhall.learn import best_response, plan_of_response

    rules = meadhall.game(name)
    plan = plan_of_response(rules, SPEC, chosen["minutes"], device=chosen["device"])
    told = asdict(best_response(rules, SPEC, plan)) | {"date": time.strftime("%Y-%m-%d")}
    told["minutes"] = chosen["minutes"]
    told["network"] = name_of_network(rules)
    (chosen["out"] / f"best-response-{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "results", help="a folder")
    chosen = vars(parser.parse_args())
    side_by_side(one_game, chosen.pop("games"), chosen)


if __name__ == "__main__":
    main()
