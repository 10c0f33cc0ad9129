"""`meadhall tune`: the value of a number at which a card, or the first player, is fair."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from .common import AsJson, Content, FirstSeed, GameName, OptionPairs, Players, console, option_pairs
from .simulate import Best, Minutes, Processes, playing, say
from .sweep import Change

if TYPE_CHECKING:
    from ..lab.fairness import Gap
    from ..lab.tune import Tuned

__all__ = ["command"]


def command(
    name: str = GameName,
    change: str = Change,
    fair: str = typer.Option(..., help="What should be fair: first-player, or a thing by name, such as lokis_dragons."),
    trials: int = typer.Option(12, min=3, help="How many values to try; a value tried again gets other deals."),
    games: int = typer.Option(200, min=2, help="Deals per trial; played twice if a card is both taken and left."),
    players: int = Players,
    bots: str = Best,
    minutes: float = Minutes,
    out: Path = typer.Option(..., help="Folder for the search; after an interruption the same command carries on."),
    seed: int = FirstSeed,
    processes: int = Processes,
    options: list[str] = OptionPairs,
    content: str = Content,
    as_json: bool = AsJson,
) -> None:
    from ..lab.commands import tune

    with playing(name, out) as tell:
        found = tune(
            name,
            change,
            fair=fair,
            trials=trials,
            games=games,
            players=players,
            bots=bots,
            minutes=minutes,
            out=out,
            seed=seed,
            processes=processes,
            options=option_pairs(options),
            content=content,
            tell=tell,
            say=say,
        )
    number = found.number
    if as_json:
        print(json.dumps(_data(found)))
        return
    console.print(f"{number.path}: {found.measure.told}, with the 95 % interval:")
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
