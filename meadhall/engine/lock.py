"""One process at a time: whoever comes second waits, and finds done what the first has done."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows: everybody does the work, nobody is in another's way
    fcntl = None  # type: ignore[assignment]

__all__ = ["one_at_a_time"]


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Nobody else is in here for the same folder, in this process or another; a process that is killed is out."""
    if fcntl is None:
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("a") as file:
        with suppress(OSError):  # some network disks know no locks
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
