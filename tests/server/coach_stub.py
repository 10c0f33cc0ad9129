"""A coach that needs no compiler: it judges every decision of a save by chance, says so as the real one would, or
fails in the ways in which a process can fail."""

import json
import random
import sys
import time

import meadhall
from meadhall.coach.analysis import Analysis, Moment, Option, SeatReport, verdict


def analysed(save: str) -> Analysis:
    """Something of the right shape."""
    table = meadhall.load(save)
    again, chance, moments = table.afresh(), random.Random(0), []
    for number, (seat, action) in enumerate(table.actions):
        legal = again.legal_numbers(seat)
        judged = sorted((Option(one, round(chance.random(), 4), 9) for one in legal), key=lambda one: -one.chance)
        loss = round(judged[0].chance - next(one.chance for one in judged if one.action == action.number), 4)
        said, best = verdict(loss, 0.0), judged[0]
        chances = [0.5] * (1 if table.rules.cooperative else table.players)
        line = [(seat, best.action)]
        moments.append(
            Moment(number, seat, action.number, chances, chances, judged, best.action, loss, 0.0, said, line)
        )
        again.play(seat, action.number)
    seats = [SeatReport(seat, -0.1, 0.05, -0.2, 71.5, 1, 2, 3) for seat in range(table.players)]
    rules = table.rules
    first = moments[0].before
    return Analysis(
        rules.name, rules.version, rules.content_hash, table.players, "search", first, first, moments, seats
    )


def main() -> None:
    wanted = sys.argv[1]
    save = sys.stdin.read()
    print(json.dumps({"done": 1, "all": 4}), flush=True)
    match wanted:
        case "good":
            print(analysed(save).to_json(), flush=True)
        case "refuses":
            print(json.dumps({"error": "no"}), flush=True)
        case "babbles":
            print("nonsense", flush=True)
        case "hangs":
            time.sleep(600)


if __name__ == "__main__":
    main()
