"""Find riddles on a large machine: `python benchmarks/riddles.py GAME ... --processes 15 --seconds 300 --out FOLDER`.

All that are found are in FOLDER/GAME.all.json, after every game in which there was one. A file that is there is gone on
with: its riddles stay, and other games are played (--seed moves on by itself). Of these the most varied (--keep) are
written to FOLDER/GAME.json; copied to meadhall/games/GAME/riddles.json they are shipped. `meadhall riddles GAME --out`
does the same for a single game.

With --recheck those that are shipped are searched again first, as after a training: a riddle stays whose answers the
game's network still finds, with today's chances, and new ones make up for the others.
"""

import argparse
import time
from dataclasses import replace
from pathlib import Path

from meadhall.bots.knowledge import Knowledge
from meadhall.coach.mining import PLAN, best_of, mine, varied
from meadhall.coach.riddles import Riddle, Step, keep_riddles, read_riddles, riddles
from meadhall.engine.contract import Game
from meadhall.registry import game


def as_it_holds(riddle: Riddle, rules: Game) -> Riddle | None:
    """A riddle with the first of its steps that a search twice as deep finds again; none if there is none."""
    steps = list[Step]()
    for number, step in enumerate(riddle.steps):
        known = Knowledge.of(riddle.table(rules, number), riddle.seat, seed=11)
        again = best_of(known, 2 * PLAN.deep, 17)
        if again.answer != step.answer or again.margin < PLAN.step_margin:
            break
        steps.append(again)
    return replace(riddle, steps=steps) if steps else None


def recheck(rules: Game) -> list[Riddle]:
    """Those of a game's riddles that still hold."""
    known, kept = riddles(rules), list[Riddle]()
    for number, riddle in enumerate(known, 1):
        again = as_it_holds(riddle, rules)
        kept += [] if again is None else [again]
        if number % 10 == 0 or number == len(known):
            print(f"{rules.name}: {len(kept)} of {number} riddles hold", flush=True)
    return kept


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("games", nargs="+", metavar="GAME")
    wanted.add_argument("--processes", type=int, default=1)
    wanted.add_argument("--seconds", type=float, default=300.0, help="for each game")
    wanted.add_argument("--count", type=int, default=400, help="enough for a game")
    wanted.add_argument("--keep", type=int, default=100, help="how many of them to ship")
    wanted.add_argument("--seed", type=int, default=1, help="of the first game played")
    wanted.add_argument("--recheck", action="store_true", help="begin with those that are shipped and still hold")
    wanted.add_argument("--margin", type=float, default=PLAN.margin)
    wanted.add_argument("--temperature", type=float, default=PLAN.temperature)
    wanted.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    given = wanted.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    plan = replace(PLAN, margin=given.margin, temperature=given.temperature)
    for name in given.games:
        rules, path = game(name), given.out / f"{name}.all.json"
        kept: list[Riddle] = recheck(rules) if given.recheck else []
        if path.exists() and not given.recheck:
            kept = read_riddles(path.read_text(encoding="utf-8"), rules)
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
