"""What a game is like, asked of masters: a study of their games, what skill is worth, and choices they never take.

A portrait is a folder with three parts: `masters`, where the strong play each other; `skill`, where they meet the weak,
or, in a game that all win together, where the weak play the same deals; and `decisions`, some games decision by
decision.
"""

from dataclasses import replace
from pathlib import Path

import polars as pl

from ..bots.tournament import wilson
from .dataset import make_dataset, read_dataset
from .figures import FEW, by_bot, by_ending
from .plan import Plan
from .simulate import simulate
from .study import Study, read_study
from .telling import telling
from .workers import Progress, after

__all__ = ["DECISIONS", "MASTERS", "SKILL", "choices", "make_portrait", "portrait_plans", "skill"]

MASTERS, SKILL, DECISIONS = "masters", "skill", "decisions"


def portrait_plans(plan: Plan, weak: str, decisions: int) -> dict[str, Plan]:
    """The parts of a portrait, of a plan whose bots are the strong ones."""
    together = plan.check().cooperative
    meeting = (weak,) if together else (*plan.bots, weak)
    return {
        MASTERS: plan,
        SKILL: replace(plan, bots=meeting),
        DECISIONS: replace(plan, games=decisions, seed=plan.seed + plan.games),
    }


def make_portrait(plans: dict[str, Plan], folder: Path, processes: int = 1, progress: Progress | None = None) -> None:
    """Play what is missing."""
    before = 0
    for name, plan in plans.items():
        make = make_dataset if name == DECISIONS else simulate
        make(plan, folder / name, processes, resume=True, progress=after(before, progress))
        before += plan.games
        if progress:
            progress(before)


def skill(masters: Study, meeting: Study) -> pl.DataFrame:
    """How often the strong and the weak win: at one table, or with the same deals where all win together."""
    if not masters.rules.cooperative:
        return by_bot(meeting).select("bot", "games", "rate", "low", "high").sort("rate", descending=True)
    rows = []
    for study in (masters, meeting):
        won = by_ending(study).filter(pl.col("ending") == "victory")
        wins = int(won["wins"].sum())
        low, high = wilson(wins, study.plan.games)
        rows.append((" and ".join(study.plan.bots), study.plan.games, wins / study.plan.games, low, high))
    return pl.DataFrame(rows, schema=["bot", "games", "rate", "low", "high"], orient="row")


def choices(folder: Path, language: str = "en") -> pl.DataFrame:
    """By action that was often on offer beside others: how often it was taken, with its 95 % interval."""
    words = telling(Plan.load(folder).check(), language)
    real = read_dataset(folder).select("legal", "action").filter(pl.col("legal").list.len() > 1)
    offered = real.select(pl.col("legal").explode().alias("number")).group_by("number").agg(pl.len().alias("offered"))
    taken = real.group_by(pl.col("action").alias("number")).agg(pl.len().alias("taken"))
    both = offered.with_columns(pl.col("number").cast(pl.Int64)).join(
        taken.with_columns(pl.col("number").cast(pl.Int64)), on="number", how="left"
    )
    table = both.with_columns(pl.col("taken").fill_null(0)).filter(pl.col("offered") >= FEW).sort("number").collect()
    bounds = [wilson(took, there) for took, there in table.select("taken", "offered").iter_rows()]
    return table.select(
        pl.Series("choice", [words.action(number) for number in table["number"]], pl.String),
        "offered",
        (pl.col("taken") / pl.col("offered")).alias("rate"),
        pl.Series("low", [low for low, _ in bounds], pl.Float64),
        pl.Series("high", [high for _, high in bounds], pl.Float64),
    ).sort("rate", "choice", descending=[True, False])


def read_portrait(folder: Path, language: str = "en") -> tuple[Study, Study]:
    """The masters' study, and the one in which the strong meet the weak."""
    return read_study(folder / MASTERS, language), read_study(folder / SKILL, language)
