"""How the figures of server.py are taken: distributions, processor time, memory."""

import os
import resource
import time
from pathlib import Path

__all__ = ["Timed", "percentiles", "processor_seconds", "resident_bytes"]

SHARES = {"p50_ms": 0.50, "p90_ms": 0.90, "p99_ms": 0.99, "max_ms": 1.0}


def percentiles(seconds: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(seconds)
    at = {name: ordered[min(int(len(ordered) * share), len(ordered) - 1)] for name, share in SHARES.items()}
    return {name: round(1000 * value, 2) for name, value in at.items()} | {"samples": len(ordered)}


class Timed:
    """How long something takes, again and again, by the clock and in processor time."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def __enter__(self) -> None:
        self._began = time.perf_counter(), time.process_time()

    def __exit__(self, *_: object) -> None:
        self.wall.append(time.perf_counter() - self._began[0])
        self.cpu.append(time.process_time() - self._began[1])

    def told(self) -> dict[str, float]:
        """The distribution, and what it costs on a machine that has nothing else to do."""
        return percentiles(self.wall) | {"cpu_p50_ms": percentiles(self.cpu)["p50_ms"]}


def processor_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int | str = "self") -> float:
    """Memory a process has in use."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return float(pages * resource.getpagesize())
