"""How far a game is from fair: for whoever takes a thing, or for the first player."""

from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path

import numpy as np
import polars as pl

from ..bots.tournament import NORMAL_95
from ..bots.willed import about
from ..engine.contract import Game
from ..engine.errors import UnknownOption
from ..engine.vocabulary import label
from .compare import FIRST_PLAYER, measures
from .effect import check_wanted, effect
from .looks import things
from .paired import ratio
from .plan import Plan
from .simulate import simulate
from .study import read_study
from .workers import Progress

__all__ = ["FIRST", "Gap", "Measure", "gap", "measure_of", "pooled"]

FIRST = "first-player"


@dataclass(frozen=True)
class Gap:
    """How much more often somebody wins than would be fair."""

    excess: float
    error: float
    """Its standard error."""
    games: int
    """That were played for it."""

    @property
    def low(self) -> float:
        return self.excess - NORMAL_95 * self.error

    @property
    def high(self) -> float:
        return self.excess + NORMAL_95 * self.error

    @property
    def unfairness(self) -> float:
        """The square of the true excess, as far as it can be expected: large where it is, or may be."""
        return self.excess**2 + self.error**2

    @property
    def is_fair(self) -> bool:
        """Whether the 95 % interval has nothing against it."""
        return self.low <= 0 <= self.high


@dataclass(frozen=True)
class Measure:
    """What is to be fair, and how it is measured."""

    wanted: str
    causal: bool
    """By seats that take the thing and seats that leave it; otherwise by those who happened to take it."""

    @property
    def told(self) -> str:
        if self.wanted == FIRST:
            return "wins of the first player, beyond an even share"
        how = "who takes it whenever possible instead of leaving it" if self.causal else "of those who took it"
        return f"win rate, {self.wanted}, {how}"


def measure_of(rules: Game, wanted: str) -> Measure:
    """What can be measured for this: causally where an action says it, otherwise by the things that seats take."""
    if wanted == FIRST:
        if rules.cooperative:
            raise UnknownOption(f"in {rules.name} all win together: there is no first player to be fair to")
        return Measure(wanted, causal=False)
    if about(rules, wanted):
        return Measure(wanted, causal=True)
    if not _things_called(rules, wanted):
        check_wanted(rules, wanted)
    return Measure(wanted, causal=False)


def gap(plan: Plan, measure: Measure, folder: Path, processes: int, progress: Progress | None) -> Gap:
    """Play what is missing of a study, and measure it."""
    if measure.causal:
        found = effect(plan, measure.wanted, folder, processes, progress).wins
        return Gap(found.difference, found.error, 2 * plan.games)
    simulate(plan, folder, processes, None, True, progress)
    study = read_study(folder)
    rows = study.collect(measures(study).filter(pl.col("measure").is_in(_keys(study.rules, measure.wanted))))
    if not rows.height:
        return Gap(0.0, 1.0, plan.games)
    together = rows.group_by("seed").agg(pl.col("value").sum(), pl.col("base").sum()).sort("seed")
    bases = together["base"].to_numpy() if measure.wanted != FIRST else np.ones(together.height)
    rate, error = ratio(together["value"].to_numpy(), bases)
    par = float(study.collect(study.seats.select(pl.col("share").mean())).item())
    return Gap(rate - par, error, plan.games)


def pooled(gaps: list[Gap]) -> Gap:
    """Several measurements of the same thing as one, each counting by its games."""
    games = sum(each.games for each in gaps)
    excess = sum(each.excess * each.games for each in gaps) / games
    return Gap(excess, sqrt(sum((each.error * each.games) ** 2 for each in gaps)) / games, games)


def plan_of_round(plan: Plan, number: int) -> Plan:
    """The plan with other deals: those after the ones of the rounds before."""
    return replace(plan, seed=plan.seed + number * plan.games)


def _things_called(rules: Game, wanted: str) -> list[tuple[int, int]]:
    return [(event, int(thing)) for event, _, kind in things(rules) for thing in kind if label(kind, thing) == wanted]


def _keys(rules: Game, wanted: str) -> list[str]:
    if wanted == FIRST:
        return [FIRST_PLAYER]
    return [f"win rate|{event} {thing}" for event, thing in _things_called(rules, wanted)]
