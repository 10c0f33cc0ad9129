"""The tables of a report from a study of sums: those that need no game by itself."""

from typing import Any

import numpy as np
import polars as pl

from ..engine.kernels import TAKEN_COLUMNS
from ..engine.vocabulary import label
from .figures import FEW, rated
from .looks import defaults, place_columns, things
from .results import ARGUMENTS
from .sums import TURNS, Layout, Sums
from .telling import Telling, telling

__all__ = ["tables_of_sums"]


def tables_of_sums(sums: Sums, language: str = "en") -> dict[str, pl.DataFrame]:
    """By name, as `figures.FIGURES` has them."""
    rules, plan, layout = sums.rules, sums.plan, Layout(sums.rules)
    games, seats, lengths = [], [], []
    counts = np.zeros(layout.size, np.int64)
    taken = np.zeros((layout.rows, TAKEN_COLUMNS), np.int64)
    for part in sums.parts():
        counts[part.cells] += part.counts
        taken += part.taken
        frame = pl.DataFrame({"ending": part.endings, "decisions": part.decisions, "choices": part.choices})
        games.append(frame.group_by("ending").agg(pl.len().alias("wins")))
        lengths.append(frame.group_by("decisions").agg(pl.len().alias("games"), pl.col("choices").cast(pl.Int64).sum()))
        won = part.winners[:, None] >> np.arange(plan.players) & 1
        share = won if rules.cooperative else won / np.maximum(won.sum(1, keepdims=True), 1)
        columns = {
            "seat": np.tile(np.arange(plan.players), len(won)),
            "score": part.scores.reshape(-1).astype(np.int64),
        }
        held = pl.DataFrame(columns | {"share": share.reshape(-1).astype(np.float64)})
        seats.append(held.group_by("seat", "score").agg(pl.len().alias("games"), pl.col("share").sum().alias("wins")))
    found = {
        "endings": _endings(sums, pl.concat(games)),
        "seats": _seats(pl.concat(seats)),
        "lengths": _lengths(pl.concat(lengths)),
        "taken": _taken(sums, layout, taken, telling(rules, language)),
        "heat": _heat(sums, layout, counts),
    }
    if not rules.cooperative:
        by_score = pl.concat(seats).group_by("score").agg(pl.col("games").sum().alias("seats"), pl.col("wins").sum())
        found["scores"] = by_score.sort("score")
    return {name: table for name, table in found.items() if table.height}


def _endings(sums: Sums, found: pl.DataFrame) -> pl.DataFrame:
    names = {int(ending): ending.name.lower() for ending in sums.rules.endings}
    name = pl.col("ending").cast(pl.Int64).replace_strict(names, return_dtype=pl.String)
    table = found.with_columns(name).group_by("ending").agg(pl.col("wins").sum()).sort("ending")
    return rated(table.with_columns(pl.lit(sums.plan.games).alias("games")))


def _seats(found: pl.DataFrame) -> pl.DataFrame:
    total = (pl.col("score") * pl.col("games")).sum()
    mean = (total / pl.col("games").sum()).alias("score")
    return rated(found.group_by("seat").agg(pl.col("games").sum(), pl.col("wins").sum(), mean).sort("seat"))


def _lengths(found: pl.DataFrame) -> pl.DataFrame:
    table = found.group_by("decisions").agg(pl.col("games").sum(), pl.col("choices").sum()).sort("decisions")
    options = pl.col("choices") / (pl.col("decisions").cast(pl.Int64) * pl.col("games"))
    return table.select("decisions", "games", options.alias("options a decision"))


def _taken(sums: Sums, layout: Layout, taken: Any, words: Telling) -> pl.DataFrame:
    rules, rows = sums.rules, []
    for number, name, kind in things(rules):
        for thing in kind:
            games, *by_winners = (int(cell) for cell in taken[layout.taken[number] + int(thing)])
            wins = float(sum(by_winners) if rules.cooperative else sum(n / (i + 1) for i, n in enumerate(by_winners)))
            if games >= FEW:
                word = words.thing(kind, label(kind, int(thing)))
                rows.append({"event": name, "thing": word, "games": games, "wins": wins})
    return rated(pl.DataFrame(rows)) if rows else pl.DataFrame()


def _heat(sums: Sums, layout: Layout, counts: Any) -> pl.DataFrame:
    rows = []
    numbers = {name: (number, kinds) for number, (name, kinds) in enumerate(sums.rules.events.kinds)}
    for name in defaults(sums.rules)["heat"]:
        number, kinds = numbers[name]
        columns = place_columns(kinds)
        first, one, size_1, two, size_2 = layout.places[number].tolist()
        cells = counts[first : first + TURNS * size_1 * size_2].reshape(TURNS, size_1, size_2).sum(0)
        wanted = [ARGUMENTS.index(column) for column in columns]
        shown = cells if wanted == [one, two] else cells.sum(1)[:, None]
        for at in np.argwhere(shown):
            values = [int(value) - 1 for value in at[: len(wanted)]]
            words = [label(kind, value) for value, (_, kind) in zip(values, columns.values(), strict=True)]
            kind = " ".join(parameter for parameter, _ in columns.values())
            times = float(shown[tuple(at)]) / sums.plan.games
            rows.append({"event": name, "kind": kind, "place": " ".join(words), "times": times})
    return pl.DataFrame(rows)
