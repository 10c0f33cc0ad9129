"""A study on a Ray cluster of two nodes, one of which is killed: `python tests/soak/ray_nodes.py`.

Both nodes run on this machine. The second is killed, without a goodbye, once it has begun to play and before the study
is done. Nothing may be lost: the study must end by itself and be the one that a single process makes. A cluster that is
too slow to start on a busy machine is started again.
"""

import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from meadhall.bots import Knowledge, RandomBot
from meadhall.lab import Plan, read_study, simulate

GAMES, SHARD = 60, 2
SEEN = "MEADHALL_WITNESSES"
"""The folder in which every node that plays leaves its name."""
PATIENCE = 120.0
"""Seconds until the second node must have begun."""
STARTS = 5


class Witness(RandomBot):
    """Plays at random, and says on which node."""

    name = "witness"

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        if folder := os.environ.get(SEEN):
            import ray

            (Path(folder) / ray.get_runtime_context().get_node_id()).touch()
        return super().choose(knowledge, seed, seconds)


def main() -> int:
    plan = Plan("yggdrasil", 1, ("tests.soak.ray_nodes:Witness",), GAMES, shard=SHARD)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        simulate(plan, folder / "alone")
        left = _with_a_death(plan, folder)
        alone, together = (read_study(folder / part).games.collect() for part in ("alone", "cluster"))
    same = alone.equals(together)
    shards = plan.shards
    print(f"killed with {left} of {shards} shards to be made; the study is {'the same' if same else 'another'}")
    return 0 if same and 0 < left < shards else 1


def _with_a_death(plan: Plan, folder: Path) -> int:
    """Make the study on two nodes and kill one; returns how many shards were missing then."""
    seen = folder / "seen"
    seen.mkdir()
    os.environ |= {SEEN: str(seen), "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
    os.environ["PYTHONPATH"] = str(Path(__file__).parents[2])
    cluster, second = _cluster()
    missing: list[int] = []

    def kill() -> None:
        until = time.monotonic() + PATIENCE
        while not (seen / second.node_id).exists() and time.monotonic() < until:
            time.sleep(0.05)
        missing.append(plan.shards - len(list((folder / "cluster").glob("*.parquet"))))
        cluster.remove_node(second, allow_graceful=False)

    executioner = threading.Thread(target=kill)
    executioner.start()
    try:
        simulate(plan, folder / "cluster", ray=cluster.address)
    finally:
        executioner.join()
        cluster.shutdown()
        del os.environ[SEEN]
    both = {path.name for path in seen.iterdir()}
    assert second.node_id in both, "the second node never played"
    return missing[0]


def _cluster() -> tuple[Any, Any]:
    """Two nodes with a processor each."""
    from ray.cluster_utils import Cluster

    for attempt in range(STARTS):
        try:
            cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
            return cluster, cluster.add_node(num_cpus=1)
        except (TimeoutError, RuntimeError):
            if attempt + 1 == STARTS:
                raise
    raise AssertionError


if __name__ == "__main__":
    sys.exit(main())
