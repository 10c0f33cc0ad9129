"""`meadhall tune`: the value of a number at which a card, or the first player, is fair."""

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from ..engine.errors import UnknownOption
from .common import AsJson, Content, FirstSeed, GameName, OptionPairs, Players, console, option_pairs, usual_players
from .simulate import Best, Minutes, Processes, playing, warn, with_bots
from .sweep import Change, change_of

if TYPE_CHECKING:
    from ..lab.fairness import Gap
    from ..lab.tune import Tuned

__all__ = ["command"]


def command(
    name: str = GameName,
    change: str = Change,
    fair: str = typer.Option(..., help="What is to be fair: first-player, or what is taken, such as lokis_dragons."),
    trials: int = typer.Option(12, min=3, help="How often a value is tried; one may be tried again, with other deals."),
    games: int = typer.Option(200, min=2, help="Deals a trial; played twice where a card is taken and left."),
    players: int = Players,
    bots: str = Best,
    minutes: float = Minutes,
    out: Path = typer.Option(..., help="The folder of the search; the same command goes on where it was interrupted."),
    seed: int = FirstSeed,
    processes: int = Processes,
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    from ..lab import Plan
    from ..lab.fairness import measure_of
    from ..lab.numbers import find_number, parse_range, with_value
    from ..lab.sight import check_is_read
    from ..lab.tune import tune
    from ..registry import game

    path, text = change_of(change)
    values, number, rules = parse_range(text), find_number(name, path, content), game(name, content)
    bounds = values[0], values[-1]
    if bounds[0] >= bounds[1]:
        raise UnknownOption(f"{text!r} should have a lowest and a highest value, such as 4..20")
    measure = measure_of(rules, fair)
    overlays = [with_value(number, value, out) for value in bounds]
    plan = Plan(name, usual_players(rules, players), ("greedy",), games, seed, option_pairs(options), content, 100)
    changed = replace(plan, content=str(overlays[bounds[0] == number.value]))
    check_is_read(number, rules, changed.check())
    sides = 2 if measure.causal else 1
    with_players = with_bots(changed, bots, trials * games * sides, minutes, trials)
    warn(with_players)
    plan = replace(plan, bots=with_players.bots)
    with playing(f"{name}, {trials} trials", trials * games * sides, out) as bar:

        def progress(done: int, played: int, known: "dict[int, Gap]") -> None:
            bar(played)

        found = tune(plan, number, bounds, measure, out, trials, processes, progress)
    if as_json:
        print(json.dumps(_data(found)))
        return
    console.print(f"{number.path}: {measure.told}, with the 95 % interval:")
    for value, each in found.gaps.items():
        mark = "★" if value == found.best else " "
        console.print(f" {mark} {value:>4}  {_told(each)}  {each.games:,} games", markup=False)
    told = f"Nearest to fair: [bold]{number.name}={found.best}[/] (now {number.value}), after {found.games:,} games."
    if not found.fair:
        told += " No value that was tried is fair: look beyond these bounds, or change something else."
    elif len(found.fair) > 1:
        told += f" These may be fair as well: {', '.join(str(v) for v in found.fair if v != found.best)}."
    console.print(told)
    console.print(f"Its overlay: {out / f'{number.name}={found.best}.yaml'}")


def _told(each: "Gap") -> str:
    return f"{100 * each.excess:+5.1f} % ({100 * each.low:+.1f} to {100 * each.high:+.1f})"


def _data(found: "Tuned") -> dict[str, object]:
    gaps = {
        str(value): {"excess": each.excess, "low": each.low, "high": each.high, "games": each.games}
        for value, each in found.gaps.items()
    }
    return {"number": found.number.path, "best": found.best, "fair": found.fair, "games": found.games, "values": gaps}
