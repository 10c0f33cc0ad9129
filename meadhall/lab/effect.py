"""What something does to whoever has it: the same deals played by a seat that takes it and by one that leaves it.

Winners may have a card because they were winning. Here nobody chooses: one seat takes it whenever it may in one study
and leaves it whenever it may in the other, and all the rest is the same, deal by deal.
"""

from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path

import polars as pl

from ..bots.willed import about
from ..engine.contract import Game
from ..engine.errors import UnknownOption
from .paired import ALWAYS, Paired, pair
from .plan import Plan
from .simulate import simulate_all
from .study import Study, read_study
from .workers import Progress

__all__ = ["Effect", "check_wanted", "effect", "forced_plans"]


@dataclass(frozen=True)
class Effect:
    """The seat's chances and points, leaving the thing and taking it."""

    wins: Paired
    points: Paired
    games: int


def forced_plans(plan: Plan, wanted: str) -> tuple[Plan, Plan]:
    """The study whose first bot leaves something, and the one whose first bot takes it."""
    check_wanted(plan.check(), wanted)
    first, *others = (plan.bots * plan.players)[: plan.players]
    leaves, takes = ((f"{will}:{wanted}:{first}", *others) for will in ("leave", "take"))
    return replace(plan, bots=leaves), replace(plan, bots=takes)


def effect(plan: Plan, wanted: str, folder: Path, processes: int = 1, progress: Progress | None = None) -> Effect:
    """Play both studies, as far as they are not there yet, and compare the seat deal by deal."""
    parts = [folder / "leaves", folder / "takes"]
    simulate_all(zip(forced_plans(plan, wanted), parts, strict=True), processes, progress=progress)
    leaves, takes = (_seat(read_study(part)) for part in parts)
    points, wins = pair(leaves, takes, (plan.games, plan.games, plan.games))
    return Effect(wins, points, plan.games)


def _seat(study: Study) -> pl.LazyFrame:
    """The wins and points of the seat with a will, game by game."""
    seat = study.seats.filter(pl.col("bot") == study.plan.bots[0])
    known = seat.with_columns((pl.col("game") + study.plan.seed).alias("seed"), ALWAYS.alias("base"))
    values = {"points": "score", "wins": "share"}
    return pl.concat(
        known.select(pl.lit(name).alias("measure"), "seed", pl.col(column).cast(pl.Float64).alias("value"), "base")
        for name, column in values.items()
    )


def check_wanted(rules: Game, wanted: str) -> None:
    if about(rules, wanted):
        return
    texts = {str(rules.actions.describe(action)) for action in range(rules.actions.size)}
    near = get_close_matches(wanted, texts | {word for text in texts for word in text.split()}, n=4)
    hint = f"; near it: {', '.join(near)}" if near else ", such as those that `meadhall replay` shows"
    raise UnknownOption(f"no action of {rules.name} is {wanted!r}{hint}")
