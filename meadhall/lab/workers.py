"""Work in several processes, and how far it is: what everything that plays many games needs."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from .plan import StudyError

__all__ = ["Progress", "after", "in_processes"]

Progress = Callable[[int], None]
"""Told how many games were played so far."""


def after(before: int, progress: Progress | None) -> Progress | None:
    """The progress of a part, told as that of the whole: so many games come before it."""
    return None if progress is None else lambda played: progress(before + played)


def in_processes(work: Callable[..., int], jobs: Sequence[tuple[Any, ...]], processes: int) -> Iterator[int]:
    """What becomes of each job, in any order; one process is this one."""
    if processes == 1:
        yield from (work(*job) for job in jobs)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        begun = [pool.submit(work, *job) for job in jobs]
        try:
            for job in as_completed(begun):
                yield job.result()
        except BrokenProcessPool:
            raise StudyError("a process died; finished shards are safe, go on with --resume") from None
        finally:
            for job in begun:
                job.cancel()
