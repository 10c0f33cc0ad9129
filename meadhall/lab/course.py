"""What a game is like from its beginning to its end: who leads, when it is decided, how long turns are, who meddles."""

import polars as pl

from ..bots.tournament import NORMAL_95, wilson
from ..engine.vocabulary import SEAT
from .figures import per_game, rates
from .looks import defaults
from .results import ARGUMENTS, clock_of
from .study import Study

__all__ = ["COURSE", "decided", "interaction", "lead", "leaders", "pacing"]

STEPS = 10
"""Parts of a game after which it is looked at who leads."""
HALF = STEPS // 2


def leaders(study: Study) -> pl.LazyFrame:
    """By game and tenth of its decisions: the seats that lead, how often they win in the end, and which they are."""
    seats = study.seats.select("game", pl.col("seat").cast(pl.Int16), pl.col("score").cast(pl.Int64), "share", "won")
    grid = seats.join(pl.LazyFrame({"step": list(range(1, STEPS + 1))}), how="cross")
    known = grid.join(_totals(study), on=["game", "seat", "step"], how="left").sort("game", "seat", "step")
    so_far = pl.col("total").forward_fill().over("game", "seat").fill_null(0)
    points = known.with_columns(
        pl.when(pl.col("step") == STEPS).then(pl.col("score")).otherwise(so_far).alias("points")
    )
    ahead = points.filter(pl.col("points") == pl.col("points").max().over("game", "step"))
    return (
        ahead.group_by("game", "step")
        .agg(
            pl.col("share").mean().alias("wins"),
            pl.col("won").any().alias("winner leads"),
            pl.when(pl.len() == 1).then(pl.col("seat").first()).alias("leader"),
        )
        .sort("game", "step")
    )


def _totals(study: Study) -> pl.LazyFrame:
    """The points of seats, wherever an event of the game says them, by tenth of the game."""
    frames = []
    for name in defaults(study.rules)["score"]:
        number, kinds = study.kind(name)
        total = ARGUMENTS[list(kinds).index("total")]
        facts = study.facts.filter(pl.col("event") == number)
        frames.append(
            facts.select("game", pl.col("a").alias("seat"), "first", pl.col(total).cast(pl.Int64).alias("total"))
        )
    dated = pl.concat(frames).join(study.games.select("game", "decisions"), on="game")
    step = (pl.col("first") * STEPS // pl.col("decisions") + 1).clip(1, STEPS).cast(pl.Int64)
    last = dated.sort("first", "total").group_by("game", "seat", step.alias("step"))
    return last.agg(pl.col("total").last())


def lead(study: Study) -> pl.DataFrame:
    """How often whoever leads after so much of the game wins in the end."""
    if not _has_course(study):
        return pl.DataFrame()
    known = leaders(study).filter(pl.col("step") < STEPS)
    table = rates(study, known.group_by("step").agg(pl.len().alias("games"), pl.col("wins").sum()).sort("step"))
    return table.select((pl.col("step") / STEPS).alias("part of the game"), "games", "rate", "low", "high")


def decided(study: Study) -> pl.DataFrame:
    """How often the lead changes hands, and from when on whoever wins is never behind."""
    if not _has_course(study):
        return pl.DataFrame()
    each = leaders(study).with_columns(
        (pl.col("leader") != pl.col("leader").forward_fill().shift(1).over("game")).fill_null(False).alias("change"),
        pl.when(~pl.col("winner leads")).then(pl.col("step")).otherwise(0).alias("behind"),
    )
    games = each.group_by("game").agg(pl.col("change").sum(), pl.col("behind").max())
    found = study.collect(
        games.select(
            pl.len().alias("games"),
            pl.col("change").mean().alias("lead changes"),
            (NORMAL_95 * pl.col("change").std() / pl.len().sqrt()).alias("lead changes ±"),
            (pl.col("behind").mean() / STEPS).alias("ahead for good after"),
            (NORMAL_95 * pl.col("behind").std() / pl.len().sqrt() / STEPS).alias("ahead for good ±"),
            (pl.col("behind") < HALF).sum().alias("led from half-way"),
        )
    )
    low, high = wilson(found["led from half-way"][0], found["games"][0])
    share = pl.col("led from half-way") / pl.col("games")
    return found.with_columns(share, pl.lit(low).alias("led low"), pl.lit(high).alias("led high"))


def pacing(study: Study) -> pl.DataFrame:
    """How many decisions a turn has, mean over the games that come so far, with its 95 % interval."""
    number, _ = clock_of(study.rules)
    if number < 0:
        return pl.DataFrame()
    begun = study.facts.filter(pl.col("event") == number).group_by("game", "turn").agg(pl.col("first").min())
    dated = begun.join(study.games.select("game", "decisions"), on="game").sort("game", "turn")
    ends = pl.col("first").shift(-1).over("game").fill_null(pl.col("decisions"))
    long = dated.with_columns((ends - pl.col("first")).cast(pl.Float64).alias("length")).group_by("turn")
    spread = NORMAL_95 * pl.col("length").std().fill_null(0.0) / pl.len().sqrt()
    table = long.agg(
        pl.len().alias("games"),
        pl.col("length").mean().alias("mean"),
        (pl.col("length").mean() - spread).alias("low"),
        (pl.col("length").mean() + spread).alias("high"),
    )
    often = pl.col("games") >= study.plan.games / 20
    return study.collect(table.filter(often).sort("turn"))


def interaction(study: Study) -> pl.DataFrame:
    """How often in a game players meet: by the events that the game names for it, or by those that name two seats."""
    meets, kinds = defaults(study.rules)["meets"], enumerate(study.rules.events.kinds)
    two = {name for name, kinds in study.rules.events.kinds if list(kinds.values()).count(SEAT) >= 2}
    names = {number: name for number, (name, _) in kinds if name in (meets or two)}
    if not names or study.plan.players < 2:
        return pl.DataFrame()
    table = per_game(study, study.facts.filter(pl.col("event").is_in(list(names))), "event")
    words = [study.telling.event(names[event]) for event in table["event"]]
    return table.with_columns(pl.Series("what happens", words, pl.String)).select("what happens", "times", "±")


def _has_course(study: Study) -> bool:
    return not study.rules.cooperative and study.plan.players > 1 and bool(defaults(study.rules)["score"])


COURSE = {"lead": lead, "decided": decided, "pacing": pacing, "interaction": interaction}
"""Tables of a report, by name."""
