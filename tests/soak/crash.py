"""Fifty kills and more: `python tests/soak/crash.py [--kills 50] [--players 4] [--cluster] [--hasty]`.

With --cluster two nodes share a PostgreSQL database and Redis, and one of them is killed each time. With --hasty nobody
waits for a server to come up, or for a decision, before it is killed again. A table is stuck if nothing is decided
there for two minutes although the kills are over. Prints a report as JSON and ends with status 1 if anything
acknowledged was lost, done twice, or stuck.
"""

import argparse
import json
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "server"))

from crash import Node, torment
from serving import REDIS, postgres_database


def main() -> int:
    """Run it and say how it went."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=50)
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--cluster", action="store_true")
    arguments.add_argument("--hasty", action="store_true")
    arguments.add_argument("--out", type=Path)
    chosen = arguments.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if chosen.cluster:
            with postgres_database() as db:
                nodes = [Node(folder, db, REDIS) for _ in range(2)]
                report = torment(nodes, db, chosen.kills, chosen.players, chosen.seed, hasty=chosen.hasty)
        else:
            db = f"sqlite:///{folder / 'soak.db'}"
            report = torment([Node(folder, db)], db, chosen.kills, chosen.players, chosen.seed, hasty=chosen.hasty)
    said = {
        "cluster": chosen.cluster,
        "hasty": chosen.hasty,
        "seconds": round(time.monotonic() - began),
        **asdict(report),
    }
    del said["calm"]
    print(json.dumps(said, indent=1))
    if chosen.out:
        chosen.out.write_text(json.dumps(said, indent=1) + "\n")
    return 1 if report.errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
