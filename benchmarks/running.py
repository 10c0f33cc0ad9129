"""What scripts here share that measure several games: each in a process of its own, a line of JSON for each row, and
which network of a game it was."""

import json
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NoReturn

from meadhall.bots.network_file import file_of
from meadhall.engine.contract import Game

__all__ = ["name_of_network", "side_by_side", "tell"]


def name_of_network(rules: Game) -> str | None:
    """The first letters of the hash of the network that plays a game, if it has one."""
    file = file_of(rules)
    return sha256(file.read_bytes()).hexdigest()[:16] if file.exists() else None


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
