"""A study as one HTML file with plots, which opens without a network."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl

from . import plots
from .course import COURSE
from .figures import FIGURES, mean_length
from .heatmap import heat_map
from .page import Section, write_page
from .portrait import DECISIONS, MASTERS, choices, read_portrait, skill
from .study import Study, read_study
from .sum_tables import tables_of_sums
from .sums import read_sums
from .telling import Telling
from .verdicts import habit_of, summary, verdicts

__all__ = ["tables", "write_report"]

MOST = 24
"""Rows of a plot of cards and other things; the table has them all."""
LONGEST = 44
"""Letters of a choice beside a plot."""


def tables(folder: Path) -> dict[str, pl.DataFrame]:
    """Every table of the report, for machines."""
    return _tables(folder)[1]


def _tables(folder: Path, language: str = "en") -> tuple[Study, dict[str, pl.DataFrame]]:
    """The study that is reported, and its tables; of a portrait, those of its other parts too."""
    if (folder / MASTERS / "plan.json").exists():
        study, meeting = read_portrait(folder, language)
        found = {"skill": skill(study, meeting), "choices": choices(folder / DECISIONS, language)}
    elif any(folder.glob("sums-*.npz")):
        sums = read_sums(folder)
        return Study(sums.plan, pl.LazyFrame(), folder, language), tables_of_sums(sums, language)
    else:
        study, found = read_study(folder, language), {}
    found |= {name: figure(study) for name, figure in (FIGURES | COURSE).items()}
    return study, {name: table for name, table in found.items() if table.height}


def write_report(folder: Path, file: Path, language: str = "en") -> Path:
    """Write the report of a study or a portrait; returns the file."""
    study, found = _tables(folder, language)
    plan, words = study.plan, study.telling
    title = words.say("title", game=words.words.say("game"), games=words.number(plan.games, 0))
    options = ", ".join(f"{key} {value}" for key, value in plan.options.items()) or words.say("usual-options")
    options = words.say("own-content", options=options) if plan.content else options
    about = words.say("about", players=plan.players, bots=", ".join(plan.bots), seed=str(plan.seed), options=options)
    sections = list(_sections(study, found))
    return write_page(file, title, about, sections, words, summary(list(verdicts(study, found)), words))


def _sections(study: Study, found: dict[str, pl.DataFrame]) -> Iterator[Section]:
    plan, rules, words = study.plan, study.rules, study.telling
    say = words.say
    par = None if rules.cooperative else 1 / plan.players
    if found["endings"].height > 1:
        table = _renamed(found["endings"], "ending", words.ending)
        yield Section(say("endings"), "", plots.bars(table["ending"].to_list(), table), table)
    if "last turns" in found and found["last turns"].height > 1:
        table = found["last turns"]
        often = found["endings"].sort(pl.col("ending") == "victory", "wins", descending=True)
        names = {word: words.ending(word) for word in often["ending"]}
        plot = plots.stacked(table, "turn", "ending", "games", say("last-turn"), names)
        yield Section(say("last-turns"), say("share-of-games"), plot, _renamed(table, "ending", words.ending))
    if "scores" in found:
        table = found["scores"]
        winners = ("wins", say("winners-of-these"))
        plot = plots.histogram(table, "score", "seats", say("points-at-the-end"), winners)
        yield Section(say("scores"), say("share-of-seats"), plot, table)
    if not rules.cooperative:
        table = _renamed(found["seats"], "seat", lambda seat: say("seat", seat=seat + 1))
        plot = plots.bars(table["seat"].to_list(), table, par)
        yield Section(say("seat-matters"), say("even-sentence"), plot, table)
    if "first player" in found:
        table = _renamed(found["first player"], "first", lambda first: say("who-begins" if first else "the-others"))
        yield Section(say("begin"), say("even-sentence"), plots.bars(table["first"].to_list(), table, par), table)
    if "bots" in found and len(set(plan.bots)) > 1:
        yield Section(say("bots"), "", plots.bars(found["bots"]["bot"].to_list(), found["bots"], par), found["bots"])
    yield from _course(words, found, par)
    yield _lengths(words, found["lengths"])
    if "points by source" in found:
        table = found["points by source"]
        names_of = (say("winners"), say("the-others"))
        plot = plots.pairs(table, "source", ("winners", "others"), names_of, say("points-a-game"))
        yield Section(say("points"), say("points-sentence"), plot, table)
    if "draft" in found:
        for (turn,), table in found["draft"].group_by("turn", maintain_order=True):
            plot = plots.scatter(table, "pick", "thing", say("pick"), par)
            yield Section(say("draft", age=turn), say("draft-sentence"), plot, table.drop("turn"))
    if "taken" in found and found["taken"]["rate"].n_unique() > 1:
        yield from _taken(words, found["taken"], par, habit_of(study))
    if "choices" in found:
        yield _choices(words, found["choices"], habit_of(study))
    if "heat" in found:
        yield from _heat(study, found["heat"])
    if "tracks" in found:
        table = found["tracks"]
        plot = plots.lines(table, "turn", "square", "thing", (say("turn"), say("square")))
        yield Section(say("tracks"), say("tracks-sentence"), plot, table)


def _renamed(table: pl.DataFrame, column: str, named: Callable[[Any], str]) -> pl.DataFrame:
    """The same with what a column holds as readers call it."""
    return table.with_columns(pl.Series(column, [named(value) for value in table[column]], pl.String))


def _lengths(words: Telling, table: pl.DataFrame) -> Section:
    mean, margin, options = mean_length(table)
    told = {"decisions": words.number(mean, 0), "margin": words.number(margin), "options": words.number(options)}
    plot = plots.histogram(table, "decisions", "games", words.say("decisions-in-a-game"))
    return Section(words.say("lengths"), words.say("length-sentence", **told), plot, table)


def _course(words: Telling, found: dict[str, pl.DataFrame], par: float | None) -> Iterator[Section]:
    """What skill is worth, who leads, how long turns are, and how often players meet."""
    say = words.say
    if "skill" in found:
        table = found["skill"]
        yield Section(say("skill"), say("skill-sentence"), plots.bars(table["bot"].to_list(), table, par), table)
    if "lead" in found:
        part = say("part")
        table = found["lead"].rename({"rate": "mean", "part of the game": part})
        yield Section(say("decided"), say("lead-sentence"), plots.curve(table, part, None, True, par), table)
    if "pacing" in found:
        turn = say("turn")
        table = found["pacing"].rename({"turn": turn})
        yield Section(say("pacing"), say("pacing-sentence"), plots.curve(table, turn, None, False), table)
    if "interaction" in found:
        table = found["interaction"].sort("times", descending=True)
        bounds = (pl.col("times") - pl.col("±")).clip(0).alias("low"), (pl.col("times") + pl.col("±")).alias("high")
        shown = table.with_columns(pl.col("times").alias("rate"), *bounds)
        plot = plots.bars(table["what happens"].to_list(), shown, share=False)
        yield Section(say("meet"), say("often-sentence"), plot, table)


def _choices(words: Telling, found: pl.DataFrame, habit: str) -> Section:
    ends = found if found.height <= MOST else pl.concat([found.head(MOST // 2), found.tail(MOST // 2)])
    plot = plots.bars([_short(choice) for choice in ends["choice"]], ends)
    return Section(words.say("choices"), words.say("choices-sentence"), plot, found, habit)


def _short(text: str) -> str:
    """So long that a plot has room beside it."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"


def _taken(words: Telling, found: pl.DataFrame, par: float | None, habit: str) -> Iterator[Section]:
    for (event,), table in found.sort("rate", descending=True).group_by("event", maintain_order=True):
        ends = table if table.height <= MOST else pl.concat([table.head(MOST // 2), table.tail(MOST // 2)])
        sentence = words.say("winning-sentence")
        if table.height > MOST:
            sentence += f" {words.say('best-and-worst', count=MOST // 2)}"
        plot = plots.bars(ends["thing"].to_list(), ends, par)
        title = words.say("winning-with", what=words.event(str(event)))
        yield Section(title, sentence, plot, table.drop("event"), habit)


def _heat(study: Study, found: pl.DataFrame) -> Iterator[Section]:
    words = study.telling
    for (event,), table in found.group_by("event", maintain_order=True):
        where = table["kind"][0]
        kind = study.kind(str(event))[1][where.split(maxsplit=1)[0]]
        values = dict(table.select("place", "times").iter_rows())
        sure = dict(table.select("place", "±").iter_rows()) if "±" in table.columns else {}
        named = partial(_place_name, words, kind)
        drawn = heat_map(study.rules, where, values, named, sure)
        if drawn:
            sentence = words.say("heat-sentence")
            if sure:
                sentence += f" {words.say('heat-sure', margin=words.number(max(sure.values()), 2))}"
            title = words.say("on-the-board", what=words.event(str(event)))
            yield Section(title, sentence, drawn, _renamed(table.drop("event", "kind"), "place", named))


def _place_name(words: Telling, kind: Any, word: str) -> str:
    first, *rest = word.split()
    return " ".join([words.thing(kind, first), *rest])
