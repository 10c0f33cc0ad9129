"""Find riddles on a large machine: `python benchmarks/riddles.py GAME ... --processes 15 --seconds 300 --out FOLDER`.

All that are found are in FOLDER/GAME.all.json, after every game in which there was one. A file that is there is gone on
with: its riddles stay, and other games are played (--seed moves on by itself). Of these the most varied (--keep) are
written to FOLDER/GAME.json; copied to meadhall/games/GAME/riddles.json they are shipped. `meadhall riddles GAME --out`
does the same for a single game.
"""

import argparse
import time
from dataclasses import replace
from pathlib import Path

from meadhall.coach.mining import PLAN, mine, varied
from meadhall.coach.riddles import Riddle, keep_riddles, read_riddles
from meadhall.registry import game


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("games", nargs="+", metavar="GAME")
    wanted.add_argument("--processes", type=int, default=1)
    wanted.add_argument("--seconds", type=float, default=300.0, help="for each game")
    wanted.add_argument("--count", type=int, default=400, help="enough for a game")
    wanted.add_argument("--keep", type=int, default=100, help="how many of them to ship")
    wanted.add_argument("--seed", type=int, default=1, help="of the first game played")
    wanted.add_argument("--margin", type=float, default=PLAN.margin)
    wanted.add_argument("--temperature", type=float, default=PLAN.temperature)
    wanted.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    given = wanted.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    plan = replace(PLAN, margin=given.margin, temperature=given.temperature)
    for name in given.games:
        rules, path = game(name), given.out / f"{name}.all.json"
        kept: list[Riddle] = read_riddles(path.read_text(encoding="utf-8"), rules) if path.exists() else []
        seed = max((riddle.seed + 1 for riddle in kept), default=given.seed)
        began = time.monotonic()
        for played, found in enumerate(mine(name, seed, given.seconds, given.processes, plan), 1):
            kept += found
            if found:
                keep_riddles(path, rules, sorted(kept, key=lambda riddle: (riddle.seed, len(riddle.actions))))
                said = f"{len(kept)} riddles from {played} games after {time.monotonic() - began:.0f} s"
                print(f"{name}: {said}", flush=True)
            if len(kept) >= given.count:
                break
        keep_riddles(given.out / f"{name}.json", rules, varied(kept, given.keep, rules))


if __name__ == "__main__":
    main()
