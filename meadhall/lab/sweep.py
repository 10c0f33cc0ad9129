"""One number of the content over many values: the same deals at each, and what changes with it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import polars as pl

from ..engine.words import Words
from . import plots
from .compare import is_share, named, paired_studies, thing_of
from .numbers import Number, find_number, with_value
from .page import Section, write_page
from .paired import SURE, Paired, holm
from .plan import Plan
from .simulate import simulate_all
from .study import read_study
from .telling import plain_words, telling
from .workers import Progress

__all__ = ["Curve", "Point", "Sweep", "sweep", "sweep_plans", "write_sweep"]

MOST = 6
"""Curves that are drawn: those of the thing that was changed, then the surest."""


@dataclass(frozen=True)
class Point:
    """A measure at one value; the interval is that of its change from the value it is compared with, deal by deal."""

    value: int
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Curve:
    """A measure over all values."""

    measure: str
    thing: str
    deed: str
    points: tuple[Point, ...]
    doubt: float
    """How often chance alone would change it as much somewhere, corrected for all measures and values (Holm)."""

    @property
    def title(self) -> str:
        return f"{self.thing} ({self.deed}): {self.measure}" if self.thing else self.measure

    @property
    def is_share(self) -> bool:
        """Whether it is a share of games or seats, read in percent."""
        return is_share(self.measure)


@dataclass(frozen=True)
class Sweep:
    """What a number does, value by value."""

    number: Number
    compared_with: int
    """The value that all others are compared with: as shipped, or the first."""
    games: int
    """Deals at each value."""
    curves: tuple[Curve, ...]


def sweep_plans(plan: Plan, number: Number, values: Iterable[int], folder: Path) -> dict[int, Plan]:
    """The studies of a sweep, by value; a value that the content refuses is refused before anything is played."""
    return {value: replace(plan, content=str(with_value(number, value, folder))) for value in values}


def sweep(
    plan: Plan,
    number: Number | str,
    values: Iterable[int],
    folder: Path,
    processes: int = 1,
    progress: Progress | None = None,
) -> Sweep:
    """Play the studies, as far as they are not there yet, and compare them value by value."""
    if isinstance(number, str):
        number = find_number(plan.game, number, plan.content)
    plans = sweep_plans(plan, number, values, folder)
    parts = {value: folder / f"{number.name}={value}" for value in plans}
    simulate_all(zip(plans.values(), parts.values(), strict=True), processes, progress=progress)
    studies = {value: read_study(part) for value, part in parts.items()}
    compared_with = number.value if number.value in plans else next(iter(plans))
    base = studies[compared_with]
    found = {value: {each.measure: each for each in paired_studies(base, study)} for value, study in studies.items()}
    curves = _curves(found, number, compared_with, plans)
    return Sweep(number, compared_with, base.plan.games, tuple(curves[:MOST]))


def _curves(
    found: dict[int, dict[str, Paired]], number: Number, compared_with: int, plans: dict[int, Plan]
) -> list[Curve]:
    rules = plans[compared_with].check()
    keys = [key for key in found[compared_with] if all(key in measures for measures in found.values())]
    others = [value for value in found if value != compared_with]
    chances = holm([found[value][key].chance for key in keys for value in others])
    made = []
    for i, key in enumerate(keys):
        at = thing_of(rules, key)
        own = at is not None and at[1] in number.keys
        doubt = min(chances[i * len(others) : (i + 1) * len(others)], default=1.0)
        points = tuple(_point(value, measures[key], len(keys) * len(others)) for value, measures in found.items())
        surest = max((abs(found[v][key].difference) / (found[v][key].error or 1.0) for v in others), default=0.0)
        made.append((not own, doubt, -surest, Curve(*named(rules, key), points, doubt)))
    made = [each for each in made if not each[0] or each[1] < 1 - SURE]
    return [curve for *_, curve in sorted(made, key=lambda each: each[:3])]


def write_sweep(found: Sweep, plan: Plan, file: Path) -> Path:
    """The curves as a page; returns the file."""
    number = found.number
    title = f"{Words.of(plan.check()).say('game')}: {plain_words(number.name)}"
    about = f"{number.path} (now {number.value}), {found.games:,} deals at each value, "
    about += f"{plan.players} players ({', '.join(plan.bots)})."
    sections = [_section(curve, found) for curve in found.curves]
    return write_page(file, title, about, sections, telling(plan.check()))


def _section(curve: Curve, found: Sweep) -> Section:
    name = plain_words(found.number.name)
    rows = [(point.value, point.mean, point.low, point.high) for point in curve.points]
    table = pl.DataFrame(rows, schema=[name, "mean", "low", "high"], orient="row").sort(name)
    sure = "The band shows how certain the change from there is; the same deals were played at every value."
    sentence = f"Compared with {found.compared_with}. {sure}"
    if curve.doubt >= 1 - SURE:
        sentence += " No difference was found."
    drawn = plots.curve(table, name, found.compared_with, curve.is_share, now=found.number.value)
    return Section(curve.title, sentence, drawn, table)


def _point(value: int, each: Paired, intervals: int) -> Point:
    margin = each.margin(max(1, intervals))
    return Point(value, each.second, each.second - margin, each.second + margin)
