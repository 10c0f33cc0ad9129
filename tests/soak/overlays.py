"""Overlays of many numbers, drawn by chance for every game: the build that they share plays each exactly as interpreted
rules do, event by event, with all of them in one process.

`python -m tests.soak.overlays [--games a,b] [--overlays 3] [--changes 12] [--tables 20]`
"""

import argparse
import random
import tempfile
from pathlib import Path

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.errors import ContentError
from meadhall.engine.machine import compiled
from meadhall.engine.playouts import choose, play, start
from meadhall.lab.numbers import numbers, with_value
from tests.shared_build import plays_alike


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(meadhall.games()))
    parser.add_argument("--overlays", type=int, default=3)
    parser.add_argument("--changes", type=int, default=12, help="numbers that an overlay changes")
    parser.add_argument("--tables", type=int, default=20, help="games of each overlay")
    given = parser.parse_args()
    for name in given.games.split(","):
        with tempfile.TemporaryDirectory() as folder:
            drawn = [_drawn(name, seed, given.changes, Path(folder)) for seed in range(given.overlays)]
            compared = 0
            for seed in range(given.tables):
                for rules in drawn:  # in turns
                    players = rules.players[seed % len(rules.players)]
                    compared += plays_alike(rules, players, 1, seed + 1)
        print(f"{name}: {given.overlays} overlays of {given.changes} numbers, {compared} decisions alike", flush=True)
        assert compared > given.overlays * given.tables


def _drawn(name: str, seed: int, changes: int, folder: Path) -> Game:
    """An overlay in which so many numbers are one higher or lower, all read from memory."""
    chance, content, changed = random.Random(seed), None, 0
    paths = list(numbers(name))
    chance.shuffle(paths)
    for path in paths:
        number = numbers(name, content)[path]
        try:
            file = with_value(number, number.value + chance.choice((-1, 1)), folder / f"{seed}-{changed}")
        except ContentError:
            continue
        machine = compiled(meadhall.game(name, file), with_events=True)
        if not any(machine.changed_constants(entry) for entry in (start, play, choose)):
            content, changed = str(file), changed + 1
        if changed == changes:
            break
    assert changed == changes
    return meadhall.game(name, content)


if __name__ == "__main__":
    main()
