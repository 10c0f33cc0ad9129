"""A study as one HTML file with plots, which opens without a network."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl

from ..engine.contract import Game
from ..engine.words import Words
from . import plots
from .course import COURSE
from .figures import FIGURES, mean_length, worded
from .heatmap import heat_map
from .page import Section, plain_words, write_page
from .portrait import DECISIONS, MASTERS, choices, read_portrait, skill
from .study import Study, read_study
from .sum_tables import tables_of_sums
from .sums import read_sums
from .verdicts import habit_of, summary, verdicts

__all__ = ["tables", "write_report"]

MOST = 24
"""Rows of a plot of cards and other things; the table has them all."""


def tables(folder: Path) -> dict[str, pl.DataFrame]:
    """Every table of the report, for machines."""
    return _tables(folder)[1]


def _tables(folder: Path) -> tuple[Study, dict[str, pl.DataFrame]]:
    """The study that is reported, and its tables; of a portrait, those of its other parts too."""
    if (folder / MASTERS / "plan.json").exists():
        study, meeting = read_portrait(folder)
        found = {"skill": skill(study, meeting), "choices": choices(folder / DECISIONS)}
    elif any(folder.glob("sums-*.npz")):
        sums = read_sums(folder)
        return Study(sums.plan, pl.LazyFrame(), folder), tables_of_sums(sums)
    else:
        study, found = read_study(folder), {}
    found |= {name: figure(study) for name, figure in (FIGURES | COURSE).items()}
    return study, {name: table for name, table in found.items() if table.height}


def write_report(folder: Path, file: Path) -> Path:
    """Write the report of a study or a portrait; returns the file."""
    study, found = _tables(folder)
    plan = study.plan
    title = f"{Words.of(study.rules).say('game')}: {plan.games:,} games"
    seats = "1 player" if plan.players == 1 else f"{plan.players} players"
    options = ", ".join(f"{key} {value}" for key, value in plan.options.items()) or "the usual options"
    about = f"{seats} ({', '.join(plan.bots)}), seed {plan.seed}, {options}{', own content' if plan.content else ''}. "
    about += "Intervals are 95 %."
    sections = list(_sections(study, found))
    return write_page(file, title, about, sections, summary(list(verdicts(study, found))))


def _sections(study: Study, found: dict[str, pl.DataFrame]) -> Iterator[Section]:
    plan, rules = study.plan, study.rules
    par = None if rules.cooperative else 1 / plan.players
    words = Words.of(rules)
    if found["endings"].height > 1:
        endings = [_named(words, f"ending-{word}", word) for word in found["endings"]["ending"]]
        yield Section("How games end", "", plots.bars(endings, found["endings"]), found["endings"])
    if "last turns" in found and found["last turns"].height > 1:
        table = found["last turns"]
        often = found["endings"].sort(pl.col("ending") == "victory", "wins", descending=True)
        names = {word: _named(words, f"ending-{word}", word) for word in often["ending"]}
        plot = plots.stacked(table, "turn", "ending", "games", "last turn of the game", names)
        yield Section("When games are won and lost", "Share of all games.", plot, table)
    if "scores" in found:
        table = found["scores"]
        plot = plots.histogram(table, "score", "seats", "points at the end", ("wins", "of these, winners"))
        yield Section("Scores", "Share of all seats.", plot, table)
    if not rules.cooperative:
        labels = [f"seat {seat + 1}" for seat in found["seats"]["seat"]]
        sentence = "Share of victories with its 95 % interval; the dotted line is an even share."
        yield Section("Does the seat matter?", sentence, plots.bars(labels, found["seats"], par), found["seats"])
    if "first player" in found:
        table = found["first player"]
        labels = ["the first player" if first else "the others" for first in table["first"]]
        yield Section("Is it better to begin?", sentence, plots.bars(labels, table, par), table)
    if "bots" in found and len(set(plan.bots)) > 1:
        yield Section("Bots", "", plots.bars(found["bots"]["bot"].to_list(), found["bots"], par), found["bots"])
    yield from _course(found, par)
    yield _lengths(found["lengths"])
    if "points by source" in found:
        table = found["points by source"]
        plot = plots.pairs(table, "source", ("winners", "others"), ("winners", "the others"), "points a game")
        sentence = "Mean of winning seats and of all others; the bars are 95 % intervals."
        yield Section("Where points come from", sentence, plot, table)
    if "draft" in found:
        for (turn,), table in found["draft"].group_by("turn", maintain_order=True):
            sentence = "How often the seat wins that drafted a card, and how early it is taken on average."
            plot = plots.scatter(table, "pick", "thing", "pick (1: the first card taken)", par)
            yield Section(f"The draft, Age {turn}", sentence, plot, table.drop("turn"))
    if "taken" in found and found["taken"]["rate"].n_unique() > 1:
        yield from _taken(found["taken"], par, habit_of(study))
    if "choices" in found:
        yield _choices(found["choices"], habit_of(study))
    if "heat" in found:
        yield from _heat(study, found["heat"])
    if "tracks" in found:
        table = found["tracks"]
        sentence = "Where enemies arrive when they advance, mean over all games that are still going on, with its band."
        plot = plots.lines(table, "turn", "square", "thing", ("turn", "square"))
        yield Section("How enemies come nearer", sentence, plot, table)


def _lengths(table: pl.DataFrame) -> Section:
    mean, margin, options = mean_length(table)
    sentence = f"{mean:.0f} decisions a game on average (± {margin:.1f}), with {options:.1f} options each."
    return Section("Length", sentence, plots.histogram(table, "decisions", "games", "decisions in a game"), table)


def _course(found: dict[str, pl.DataFrame], par: float | None) -> Iterator[Section]:
    """What skill is worth, who leads, how long turns are, and how often players meet."""
    if "skill" in found:
        table = found["skill"]
        sentence = "How often the strong and the weak win: what is not luck."
        yield Section("Skill or luck?", sentence, plots.bars(table["bot"].to_list(), table, par), table)
    if "lead" in found:
        table = found["lead"].rename({"rate": "mean"})
        sentence = "How often whoever leads after this much of a game wins it. The dotted line is an even share."
        yield Section("When is it decided?", sentence, plots.curve(table, "part of the game", None, True, par), table)
    if "pacing" in found:
        table = found["pacing"]
        sentence = "Decisions of all seats in a turn, mean over the games that come so far."
        yield Section("Pacing", sentence, plots.curve(table, "turn", None, False), table)
    if "interaction" in found:
        table = found["interaction"].sort("times", descending=True)
        bounds = (pl.col("times") - pl.col("±")).clip(0).alias("low"), (pl.col("times") + pl.col("±")).alias("high")
        shown = table.with_columns(pl.col("times").alias("rate"), *bounds)
        plot = plots.bars(table["what happens"].to_list(), shown, share=False)
        yield Section("Do players meet?", "How often in a game.", plot, table)


def _choices(found: pl.DataFrame, habit: str) -> Section:
    ends = found if found.height <= MOST else pl.concat([found.head(MOST // 2), found.tail(MOST // 2)])
    sentence = "How often a choice is taken when there are others: those taken most and least often."
    return Section("Choices", sentence, plots.bars(ends["choice"].to_list(), ends), found, habit)


def _taken(found: pl.DataFrame, par: float | None, habit: str) -> Iterator[Section]:
    for (event,), table in found.sort("rate", descending=True).group_by("event", maintain_order=True):
        ends = table if table.height <= MOST else pl.concat([table.head(MOST // 2), table.tail(MOST // 2)])
        sentence = "How often a seat wins that did this, with its 95 % interval. A reason it need not be."
        if table.height > MOST:
            sentence += f" The {MOST // 2} best and the {MOST // 2} worst."
        plot = plots.bars(ends["thing"].to_list(), ends, par)
        yield Section(f"Winning with: {plain_words(str(event))}", sentence, plot, table.drop("event"), habit)


def _heat(study: Study, found: pl.DataFrame) -> Iterator[Section]:
    for (event,), table in found.group_by("event", maintain_order=True):
        where = table["kind"][0]
        kind = study.kind(str(event))[1][where.split(maxsplit=1)[0]]
        values = dict(table.select("place", "times").iter_rows())
        sure = dict(table.select("place", "±").iter_rows()) if "±" in table.columns else {}
        drawn = heat_map(study.rules, where, values, partial(_place_name, study.rules, kind), sure)
        if drawn:
            title = f"On the board: {plain_words(str(event))}"
            sentence = "How often in a game"
            if sure:
                widest = max(sure.values())
                sentence += f", at no place less sure than ± {widest:.2f}; point at one to see its own interval"
            sentence += ". Places that this drawing lacks are among the figures."
            yield Section(title, sentence, drawn, table.drop("event", "kind"))


def _place_name(rules: Game, kind: Any, word: str) -> str:
    first, *rest = word.split()
    return " ".join([worded(rules, kind, first), *rest])


def _named(words: Words, key: str, word: str) -> str:
    """The first clause of a message, short enough for a plot."""
    return (words.say(key) if words.has(key) else plain_words(word)).split(".")[0]
