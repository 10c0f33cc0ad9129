"""What a study says, as tables: the same ones that the report draws and that machines read."""

from typing import Any

import polars as pl

from ..bots.tournament import wilson
from ..engine.contract import Game
from ..engine.vocabulary import SEAT, label
from ..engine.words import Words
from .looks import defaults, place_columns, things
from .results import ARGUMENTS, clock_of
from .study import Study

__all__ = [
    "FIGURES",
    "beginners",
    "by_beginning",
    "by_bot",
    "by_ending",
    "by_seat",
    "points",
    "taken",
    "worded",
]

FEW = 30
"""Fewer games than this say nothing about a win rate."""


def worded(rules: Game, kind: Any, word: str) -> str:
    """The name of a thing at the table; its id where it has none."""
    words, key = Words.of(rules), f"{kind.__name__.lower()}-{word}"
    return words.say(key) if words.has(key) else word.replace("_", " ")


def rates(study: Study, grouped: pl.LazyFrame) -> pl.DataFrame:
    """Wins and games as a rate with its 95 % interval."""
    frame = study.collect(grouped)
    bounds = [wilson(wins, games) for wins, games in zip(frame["wins"], frame["games"], strict=True)]
    return frame.with_columns(
        (pl.col("wins") / pl.col("games")).alias("rate"),
        pl.Series("low", [low for low, _ in bounds], pl.Float64),
        pl.Series("high", [high for _, high in bounds], pl.Float64),
    )


WON = pl.col("share").sum().alias("wins")
SCORED = (pl.col("score").mean(), pl.col("score").std().alias("spread"))


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
    """Points a seat wins in a game by their source: all seats, those that won, and the others."""
    rules = study.rules
    if rules.sources is None:
        return pl.DataFrame()
    columns = []
    for source in rules.sources:
        worth = pl.col("points").list.get(int(source))
        won, lost = worth.filter(pl.col("won")), worth.filter(~pl.col("won"))
        columns += [part.mean().alias(f"{int(source)} {i}") for i, part in enumerate((worth, won, lost))]
    found = study.collect(study.seats.select(columns)).row(0)
    rows = [
        {
            "source": worded(rules, rules.sources, source.name.lower()),
            "points": found[3 * i],
            "winners": found[3 * i + 1],
            "others": found[3 * i + 2],
        }
        for i, source in enumerate(rules.sources)
    ]
    table = pl.DataFrame(
        rows, schema={"source": pl.String, **dict.fromkeys(("points", "winners", "others"), pl.Float64)}
    )
    return table.sort("points", descending=True)


def taken(study: Study) -> pl.DataFrame:
    """Win rate of a seat when it did something with a thing: took a card, a leader, an upgrade."""
    rules = study.rules
    kinds = {number: (name, kind) for number, name, kind in things(rules)}
    did = study.facts.filter(pl.col("event").is_in(list(kinds))).select("game", "event", pl.col("a").alias("seat"), "b")
    joined = did.unique().join(study.seats.with_columns(pl.col("seat").cast(pl.Int16)), on=["game", "seat"])
    table = rates(study, joined.group_by("event", "b").agg(pl.len().alias("games"), WON).sort("event", "b"))
    rows = []
    for row in table.filter(pl.col("games") >= FEW).iter_rows(named=True):
        name, kind = kinds[row.pop("event")]
        rows.append({"event": name, "thing": worded(rules, kind, label(kind, row.pop("b")))} | row)
    return pl.DataFrame(rows)


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
    found = together.agg(pl.len().alias("games"), WON, pl.col("pick").mean()).sort("turn", "a")
    table = rates(study, found).filter(pl.col("games") >= FEW)
    names = [worded(study.rules, kind, label(kind, a)) for a in table["a"]]
    return table.with_columns(pl.Series("thing", names, pl.String)).drop("a")


def heat(study: Study) -> pl.DataFrame:
    """How often an event happened at each place, a game."""
    frames = []
    for name in defaults(study.rules)["heat"]:
        number, kinds = study.kind(name)
        columns = place_columns(kinds)
        counted = (
            study.facts.filter(pl.col("event") == number)
            .group_by(*columns)
            .agg(pl.col("count").sum() / study.plan.games)
            .sort(*columns)
        )
        rows = [
            {
                "event": name,
                "kind": " ".join(parameter for parameter, _ in columns.values()),
                "place": " ".join(label(kind, row[column]) for column, (_, kind) in columns.items()),
                "times": row["count"],
            }
            for row in study.collect(counted).iter_rows(named=True)
        ]
        frames.append(
            pl.DataFrame(rows, schema={**dict.fromkeys(("event", "kind", "place"), pl.String), "times": pl.Float64})
        )
    return pl.concat(frames) if frames else pl.DataFrame()


def tracks(study: Study) -> pl.DataFrame:
    """How far a thing stands on its track when it moves, mean over games, by turn."""
    frames = []
    for name in defaults(study.rules)["tracks"]:
        number, kinds = study.kind(name)
        (_, kind), (place, _) = list(kinds.items())[:2]
        moved = study.facts.filter(pl.col("event") == number).group_by("turn", "a")
        means = moved.agg(pl.col("b").mean().alias(place), pl.len().alias("moves")).filter(pl.col("moves") >= FEW)
        table = study.collect(means.sort("a", "turn"))
        names = [worded(study.rules, kind, label(kind, a)) for a in table["a"]]
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
