"""Running a study: in this process, in several, on a GPU, or on a Ray cluster. The result is the same everywhere."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from socket import create_connection
from typing import Any

from ..engine import cuda
from ..engine.playouts import BOTS
from .plan import Plan, StudyError
from .shards import make_shards, missing_shards
from .workers import Progress, after, in_processes

__all__ = ["MACHINES", "simulate", "simulate_all"]

MACHINES = ("compiled", "cuda")
RETRIES = 3
"""How often shards are given to another worker of a cluster when their own has died."""
KNOCK = 10.0
"""Seconds to wait for a cluster to answer the door."""
TOGETHER = {"compiled": 1, "cuda": 16}
"""Shards played in one call: a GPU wants many games at once."""


def simulate(
    plan: Plan,
    folder: Path,
    processes: int = 1,
    ray: str | None = None,
    resume: bool = False,
    progress: Progress | None = None,
    machine: str = "compiled",
) -> int:
    """Make the shards that are missing; returns how many games were played now. Interrupted, it keeps what is done."""
    _check_machine(plan, machine)
    plan.save(folder)
    todo = _in_runs(missing_shards(plan, folder, resume), TOGETHER[machine])
    if ray is not None:
        finished = _on_ray(plan, folder, ray, todo, machine, processes)
    else:
        finished = in_processes(make_shards, [(plan, shards, folder, machine) for shards in todo], processes)
    done_now = 0
    for games in finished:
        done_now += games
        if progress:
            progress(done_now)
    return done_now


def simulate_all(
    parts: Iterable[tuple[Plan, Path]],
    processes: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
    machine: str = "compiled",
) -> None:
    """Several studies, one after the other, each as far as it is not there yet."""
    before = 0
    for plan, folder in parts:
        simulate(plan, folder, processes, ray, True, after(before, progress), machine)
        before += plan.games
        if progress:
            progress(before)


def _check_machine(plan: Plan, machine: str) -> None:
    if machine not in MACHINES:
        raise StudyError(f"there is no machine {machine!r} for studies; choose from {', '.join(MACHINES)}")
    if machine == "cuda":
        if slow := sorted(set(plan.bots) - set(BOTS)):
            raise StudyError(f"a GPU plays only {' and '.join(sorted(BOTS))}, not {', '.join(slow)}")
        if not cuda.available():
            raise StudyError("there is no GPU here that CUDA can use; `--machine compiled` makes the same tables")


def _in_runs(shards: list[int], most: int) -> list[range]:
    """Neighbours together, at most so many."""
    runs: list[range] = []
    for shard in shards:
        if runs and runs[-1].stop == shard and len(runs[-1]) < most:
            runs[-1] = range(runs[-1].start, shard + 1)
        else:
            runs.append(range(shard, shard + 1))
    return runs


def _knock(address: str) -> None:
    """Say at once that nobody is at home; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto" or not port.isdigit():
        return
    try:
        create_connection((host, int(port)), timeout=KNOCK).close()
    except OSError as error:
        raise StudyError(f"there is no Ray cluster at {address}: {error.strerror or error}") from None


def _on_ray(plan: Plan, folder: Path, address: str, todo: list[range], machine: str, processes: int) -> Iterator[int]:
    """Shards as Ray tasks, tried again when a worker dies. The folder must be one that all nodes see."""
    try:
        import ray
    except ImportError:
        raise StudyError("Ray is not installed; install meadhall[ray]") from None
    if address != "local":
        _knock(address)
    here: dict[str, Any] = {"num_cpus": processes} if address == "local" else {}
    ray.init(address=None if address == "local" else address, log_to_driver=False, **here)
    task: Any = ray.remote(max_retries=RETRIES)(make_shards)
    waiting = [task.remote(plan, shards, folder.resolve(), machine) for shards in todo]
    try:
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
        raise StudyError("workers of the cluster keep dying; finished shards are safe, go on with --resume") from None
    finally:
        ray.shutdown()
