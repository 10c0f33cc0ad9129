"""Where the time of a training goes: `python benchmarks/learn_speed.py GAME ... --profile` on a GPU.

Each game is trained for a few lessons without being measured or kept. Told are decisions a second end to end, the
share of playing and of learning, and, if asked, which kernels of the GPU take how long.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import torch

import meadhall
from meadhall.learn import Plan, usual_mix
from meadhall.learn.ppo import Aim
from meadhall.learn.training import Training


def spent(training: Training, lessons: int, aim: Aim) -> dict[str, Any]:
    """Seconds of playing and of learning, and decisions, over some lessons."""
    play = learn = 0.0
    decisions = 0
    for _ in range(lessons):
        began = time.perf_counter()
        lesson = training.play.play(training.student, None, aim is Aim.IMITATE)
        own = training.play.own
        torch.cuda.synchronize()
        played = time.perf_counter()
        training.learner.learn(lesson, own, 1.0, aim)
        torch.cuda.synchronize()
        play, learn = play + played - began, learn + time.perf_counter() - played
        decisions += len(own)
    return {
        "aim": aim.name.lower(),
        "decisions a second": round(decisions / (play + learn)),
        "playing, ms a lesson": round(1000 * play / lessons, 1),
        "learning, ms a lesson": round(1000 * learn / lessons, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="+")
    parser.add_argument("--at-once", type=int, nargs="*", default=[Plan.games], help="games at once")
    parser.add_argument("--batch", type=int, nargs="*", default=[Plan.batch])
    parser.add_argument("--steps", type=int, default=Plan.steps)
    parser.add_argument("--lessons", type=int, default=10)
    parser.add_argument("--profile", action="store_true", help="tell which kernels take how long")
    chosen = parser.parse_args()
    for name in chosen.games:
        rules = meadhall.game(name)
        for games in chosen.at_once:
            for batch in chosen.batch:
                plan = Plan(
                    usual_mix(rules), "cuda", games=games, batch=batch, steps=chosen.steps, decisions=1, guests=0.0
                )
                training = Training(rules, plan, Path("unused"), lambda line: None)
                training.prepare()
                for aim in (Aim.IMITATE, Aim.IMPROVE):
                    spent(training, 2, aim)
                    told = {"game": name, "games": games, "steps": chosen.steps, "batch": batch}
                    print(json.dumps(told | spent(training, chosen.lessons, aim)), flush=True)
                if chosen.profile:
                    with torch.profiler.profile() as profile:
                        spent(training, 1, Aim.IMPROVE)
                    kernels = profile.key_averages()
                    print(kernels.table(sort_by="cuda_time_total", row_limit=28, max_name_column_width=60), flush=True)
                training.play.env.close()
                del training
                torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
