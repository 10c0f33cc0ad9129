"""What scripts here share that measure several games: each in a process of its own, and a line of JSON for each row."""

import json
import sys
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NoReturn

__all__ = ["side_by_side", "tell"]


def side_by_side(work: Callable[[str, dict[str, Any]], None], names: Sequence[str], chosen: dict[str, Any]) -> NoReturn:
    """Do something for each game at once, so that all compile side by side; ends with 1 if any of it fails."""
    spawn = get_context("spawn")
    processes = [spawn.Process(target=work, args=(name, chosen)) for name in names]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    sys.exit(any(process.exitcode != 0 for process in processes))


def tell(row: dict[str, Any], out: str) -> None:
    """Print a row, and add it to a file if one is named."""
    line = json.dumps(row)
    print(line, flush=True)
    if out:
        with Path(out).open("a", encoding="utf-8") as file:
            file.write(line + "\n")
