"""What a study says, as tables: the same ones that the report draws and that machines read."""

from collections.abc import Collection
from typing import Any

import polars as pl

from ..bots.tournament import NORMAL_95, wilson
from ..engine.contract import Game
from ..engine.vocabulary import SEAT, label
from .looks import defaults, place_columns, things
from .paired import ratio
from .results import ARGUMENTS, clock_of
from .study import Study
from .telling import telling

__all__ = [
    "FIGURES",
    "beginners",
    "by_beginning",
    "by_bot",
    "by_ending",
    "by_role",
    "by_seat",
    "mean_length",
    "per_game",
    "points",
    "rated",
    "taken",
    "takers",
    "worded",
]

FEW = 30
"""Fewer games than this say nothing about a win rate."""


def worded(rules: Game, kind: Any, word: str) -> str:
    """The name of a thing at the table; its id where it has none."""
    return telling(rules).thing(kind, word)


def rates(study: Study, grouped: pl.LazyFrame) -> pl.DataFrame:
    """Wins and games as a rate with its 95 % interval."""
    return rated(study.collect(grouped))


def rated(table: pl.DataFrame) -> pl.DataFrame:
    """The same of a table."""
    bounds = [wilson(wins, games) for wins, games in table.select("wins", "games").iter_rows()]
    return table.with_columns(
        (pl.col("wins") / pl.col("games")).alias("rate"),
        pl.Series("low", [low for low, _ in bounds], pl.Float64),
        pl.Series("high", [high for _, high in bounds], pl.Float64),
    )


def per_game(study: Study, counted: pl.LazyFrame, *by: str) -> pl.DataFrame:
    """How often each of these comes in a game, and half of its 95 % interval; games in which it does not come count.

    `counted` has the columns `game` and `count`, and those that say what came."""
    games = study.plan.games
    total = counted.group_by("game", *by).agg(pl.col("count").sum().cast(pl.Float64)).group_by(*by)
    mean, square = pl.col("count").sum() / games, (pl.col("count") ** 2).sum() / games
    margin = NORMAL_95 * ((square - mean**2).clip(0) / games).sqrt()
    return study.collect(total.agg(mean.alias("times"), margin.alias("±")).sort(*by))


def _margin(column: str) -> pl.Expr:
    """Half of the 95 % interval of a mean."""
    return NORMAL_95 * pl.col(column).std().fill_null(0.0) / pl.len().sqrt()


WON = pl.col("share").sum().alias("wins")
SCORED = (pl.col("score").mean(), _margin("score").alias("score ±"), pl.col("score").std().alias("spread"))


def by_seat(study: Study) -> pl.DataFrame:
    """Win rate and mean score of each seat."""
    return rates(study, study.seats.group_by("seat").agg(pl.len().alias("games"), WON, *SCORED).sort("seat"))


def by_bot(study: Study) -> pl.DataFrame:
    """Win rate and mean score of each bot, per seat it held."""
    return rates(study, study.seats.group_by("bot").agg(pl.len().alias("games"), WON, *SCORED).sort("bot"))


def beginners(study: Study) -> pl.LazyFrame | None:
    """By game the seat that began the first round, where the event that counts rounds names one."""
    number, _ = clock_of(study.rules)
    kinds = list(study.rules.events.kinds[number][1].values()) if number >= 0 else []
    if study.rules.cooperative or SEAT not in kinds:
        return None
    begun = study.facts.filter((pl.col("event") == number) & (pl.col("turn") == 1))
    return begun.select("game", pl.col(ARGUMENTS[kinds.index(SEAT)]).alias("beginner"))


def by_beginning(study: Study) -> pl.DataFrame:
    """Win rate of the seat that began, where it is known, and of others."""
    if (first := beginners(study)) is None:
        return pl.DataFrame()
    seats = study.seats.join(first, on="game").with_columns((pl.col("seat") == pl.col("beginner")).alias("first"))
    return rates(
        study, seats.group_by("first").agg(pl.len().alias("games"), WON, *SCORED).sort("first", descending=True)
    )


def by_ending(study: Study) -> pl.DataFrame:
    """How games ended."""
    ended = study.games.group_by("ending").agg(pl.len().alias("wins"))
    return rates(study, ended.with_columns(pl.lit(study.plan.games).alias("games")).sort("ending"))


def lengths(study: Study) -> pl.DataFrame:
    """How many games had so many decisions, and how many options a decision had in them."""
    counted = study.games.group_by("decisions").agg(
        pl.len().alias("games"), (pl.col("choices").sum() / pl.col("decisions").sum()).alias("options a decision")
    )
    return study.collect(counted.sort("decisions"))


def mean_length(table: pl.DataFrame) -> tuple[float, float, float]:
    """Of a table of lengths: decisions a game, half of their 95 % interval, and options a decision."""
    games, total = float(table["games"].sum()), float((table["games"] * table["decisions"]).sum())
    options = float((table["games"] * table["decisions"] * table["options a decision"]).sum()) / total
    mean = total / games
    spread = (float((table["games"] * (table["decisions"] - mean) ** 2).sum()) / games) ** 0.5
    return mean, NORMAL_95 * spread / games**0.5, options


def scores(study: Study) -> pl.DataFrame:
    """How many seats ended with so many points, and how many of them won."""
    if study.rules.cooperative:
        return pl.DataFrame()
    return study.collect(study.seats.group_by("score").agg(pl.len().alias("seats"), WON).sort("score"))


def last_turns(study: Study) -> pl.DataFrame:
    """In which turn games ended, and how: where cooperative games are lost."""
    if not study.rules.cooperative:
        return pl.DataFrame()
    last = study.games.select("ending", pl.col("facts").list.eval(pl.element().struct.field("turn").max()).list.first())
    return study.collect(last.rename({"facts": "turn"}).group_by("ending", "turn").agg(pl.len().alias("games"))).sort(
        "ending", "turn"
    )


def points(study: Study) -> pl.DataFrame:
    """Points a seat wins in a game by their source, with half of the 95 % interval: all seats, those that won, and the
    others. Seats of a game depend on each other, so games are what is drawn, not seats."""
    rules = study.rules
    if rules.sources is None:
        return pl.DataFrame()
    sides = {"points": pl.lit(True), "winners": pl.col("won"), "others": ~pl.col("won")}
    columns = [side.sum().cast(pl.Float64).alias(f"seats {name}") for name, side in sides.items() if name != "points"]
    columns.append(pl.len().cast(pl.Float64).alias("seats points"))
    for source in rules.sources:
        worth = pl.col("points").list.get(int(source)).cast(pl.Float64)
        columns += [pl.when(side).then(worth).sum().alias(f"{int(source)} {name}") for name, side in sides.items()]
    games = study.collect(study.seats.group_by("game").agg(columns))
    rows = []
    for source in rules.sources:
        row: dict[str, Any] = {"source": study.telling.thing(rules.sources, source.name.lower())}
        for name in sides:
            seats = games[f"seats {name}"].to_numpy()
            mean, error = ratio(games[f"{int(source)} {name}"].to_numpy(), seats) if seats.any() else (0.0, 0.0)
            row |= {name: mean, f"{name} ±": NORMAL_95 * error}
        rows.append(row)
    return pl.DataFrame(rows).sort("points", descending=True)


def takers(study: Study, events: Collection[int]) -> pl.LazyFrame:
    """Every seat that did something with a thing, the `b` of these events, once a game, with what became of it."""
    did = study.facts.filter(pl.col("event").is_in(events)).select("game", "event", pl.col("a").alias("seat"), "b")
    return did.unique().join(study.seats.with_columns(pl.col("seat").cast(pl.Int16)), on=["game", "seat"])


def taken(study: Study) -> pl.DataFrame:
    """Win rate of a seat when it did something with a thing: took a card, a leader, an upgrade."""
    rules = study.rules
    kinds = {number: (name, kind) for number, name, kind in things(rules)}
    did = takers(study, list(kinds)).group_by("event", "b").agg(pl.len().alias("games"), WON)
    table = rates(study, did.sort("event", "b"))
    rows = []
    for row in table.filter(pl.col("games") >= FEW).iter_rows(named=True):
        name, kind = kinds[row.pop("event")]
        rows.append({"event": name, "thing": study.telling.thing(kind, label(kind, row.pop("b")))} | row)
    return pl.DataFrame(rows)


def by_role(studies: Collection[Study], event: int, kind: Any) -> pl.DataFrame:
    """Win rate of the seats that had a role (a god, say), which this event tells, over several studies."""
    words = next(iter(studies)).telling
    found = [study.collect(takers(study, [event]).group_by("b").agg(pl.len().alias("games"), WON)) for study in studies]
    table = rated(pl.concat(found).group_by("b").agg(pl.col("games").sum(), pl.col("wins").sum()).sort("b"))
    names = [words.thing(kind, label(kind, b)) for b in table["b"]]
    return table.with_columns(pl.Series("role", names, pl.String)).drop("b")


def draft(study: Study) -> pl.DataFrame:
    """How early each thing of a draft is picked, and how often the seat wins that picks it."""
    name = defaults(study.rules)["draft"]
    if not name:
        return pl.DataFrame()
    number, kinds = study.kind(name)
    kind = next(iter(kinds.values()))
    picks = study.facts.filter((pl.col("event") == number) & (pl.col("seat") >= 0)).with_columns(
        pl.col("first").rank("ordinal").over("game", "turn", "seat").alias("pick")
    )
    seats = study.seats.with_columns(pl.col("seat").cast(pl.Int16))
    together = picks.join(seats, on=["game", "seat"]).group_by("turn", "a")
    picked = pl.col("pick").mean(), _margin("pick").alias("pick ±")
    found = together.agg(pl.len().alias("games"), WON, *picked).sort("turn", "a")
    table = rates(study, found).filter(pl.col("games") >= FEW)
    names = [study.telling.thing(kind, label(kind, a)) for a in table["a"]]
    return table.with_columns(pl.Series("thing", names, pl.String)).drop("a")


def heat(study: Study) -> pl.DataFrame:
    """How often an event happened at each place, a game, and half of its 95 % interval."""
    frames = []
    for name in defaults(study.rules)["heat"]:
        number, kinds = study.kind(name)
        columns = place_columns(kinds)
        found = per_game(study, study.facts.filter(pl.col("event") == number), *columns)
        rows = [
            {
                "event": name,
                "kind": " ".join(parameter for parameter, _ in columns.values()),
                "place": " ".join(label(kind, row[column]) for column, (_, kind) in columns.items()),
                "times": row["times"],
                "±": row["±"],
            }
            for row in found.iter_rows(named=True)
        ]
        texts, figures = dict.fromkeys(("event", "kind", "place"), pl.String), dict.fromkeys(("times", "±"), pl.Float64)
        frames.append(pl.DataFrame(rows, schema={**texts, **figures}))
    return pl.concat(frames) if frames else pl.DataFrame()


def tracks(study: Study) -> pl.DataFrame:
    """How far a thing stands on its track when it moves, mean over games, by turn, and half of its 95 % interval."""
    frames = []
    for name in defaults(study.rules)["tracks"]:
        number, kinds = study.kind(name)
        (_, kind), (place, _) = list(kinds.items())[:2]
        moved = study.facts.filter(pl.col("event") == number).group_by("turn", "a")
        mean = pl.col("b").mean().alias(place), _margin("b").alias("±")
        means = moved.agg(*mean, pl.len().alias("moves")).filter(pl.col("moves") >= FEW)
        table = study.collect(means.sort("a", "turn"))
        names = [study.telling.thing(kind, label(kind, a)) for a in table["a"]]
        frames.append(table.with_columns(pl.Series("thing", names, pl.String)).drop("a"))
    return pl.concat(frames) if frames else pl.DataFrame()


FIGURES = {
    "endings": by_ending,
    "scores": scores,
    "seats": by_seat,
    "first player": by_beginning,
    "bots": by_bot,
    "lengths": lengths,
    "last turns": last_turns,
    "points by source": points,
    "taken": taken,
    "draft": draft,
    "heat": heat,
    "tracks": tracks,
}
"""Every table of a report, by name."""
