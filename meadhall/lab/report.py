"""A study as one HTML file with plots, which opens without a network."""

import html
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl

from ..engine.contract import Game
from ..engine.words import Words
from . import plots
from .figures import FIGURES, worded
from .heatmap import heat_map
from .plan import StudyError
from .study import Study, read_study

__all__ = ["tables", "write_report"]

MOST = 24
"""Rows of a plot of cards and other things; the table has them all."""
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"><style>
body {{ font: 17px/1.5 "Alegreya Sans", "Segoe UI", system-ui, sans-serif; color: #1d272b; background: #e9dfc9 }}
body {{ max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem }}
h1, h2 {{ font-family: Grenze, "Iowan Old Style", Georgia, serif; line-height: 1.15; margin: 0 }}
h1 {{ font-size: 2.6rem }} h2 {{ font-size: 1.6rem }}
section {{ background: #1c2428; margin: 1.4rem 0; padding: 2px }}
section > div {{ background: #f6efdf; padding: 1.2rem 1.5rem }}
section, section > div {{ clip-path: polygon(12px 0, calc(100% - 12px) 0, 100% 12px, 100% calc(100% - 12px),
  calc(100% - 12px) 100%, 12px 100%, 0 calc(100% - 12px), 0 12px) }}
p {{ margin: .3rem 0 .8rem; color: #53564c }} svg {{ display: block; max-width: 100%; height: auto; margin: 0 auto }}
svg.board {{ background: #d3ddd6; width: 100%; max-height: 46rem }} svg.board text {{ text-anchor: middle }}
svg text {{ font-family: "Alegreya Sans", "Segoe UI", system-ui, sans-serif !important }}
table {{ border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums }}
td, th {{ padding: .15rem 1rem .15rem 0; text-align: right }} td:first-child, th:first-child {{ text-align: left }}
th {{ border-bottom: 2px solid #8b8770 }} details {{ margin-top: .8rem; overflow-x: auto }}
summary {{ cursor: pointer; color: #136273 }} h3 {{ margin: 1.2rem 0 .4rem; font-size: 1.1rem }}
</style><h1>{title}</h1><p>{about}</p>{body}</html>
"""


def tables(folder: Path) -> dict[str, pl.DataFrame]:
    """Every table of the report, for machines."""
    return _tables(read_study(folder))


def _tables(study: Study) -> dict[str, pl.DataFrame]:
    found = {name: figure(study) for name, figure in FIGURES.items()}
    return {name: table for name, table in found.items() if table.height}


def write_report(folder: Path, file: Path) -> Path:
    """Write the report of a study; returns the file."""
    study = read_study(folder)
    plan, found = study.plan, _tables(study)
    title = f"{Words.of(study.rules).say('game')}: {plan.games:,} games"
    seats = "1 player" if plan.players == 1 else f"{plan.players} players"
    options = ", ".join(f"{key} {value}" for key, value in plan.options.items()) or "the usual options"
    about = f"{seats} ({', '.join(plan.bots)}), seed {plan.seed}, {options}{', own content' if plan.content else ''}."
    body = "".join(_sections(study, found))
    try:
        file.write_text(PAGE.format(title=html.escape(title), about=html.escape(about), body=body), encoding="utf-8")
    except OSError as error:
        raise StudyError(f"{file} cannot be written: {error.strerror or error}") from None
    return file


def _sections(study: Study, found: dict[str, pl.DataFrame]) -> Iterator[str]:
    plan, rules = study.plan, study.rules
    par = None if rules.cooperative else 1 / plan.players
    words = Words.of(rules)
    if found["endings"].height > 1:
        endings = [_named(words, f"ending-{word}", word) for word in found["endings"]["ending"]]
        yield _section("How games end", "", plots.bars(endings, found["endings"]), found["endings"])
    if "last turns" in found:
        table = found["last turns"]
        often = found["endings"].sort(pl.col("ending") == "victory", "wins", descending=True)
        names = {word: _named(words, f"ending-{word}", word) for word in often["ending"]}
        plot = plots.stacked(table, "turn", "ending", "games", "last turn of the game", names)
        yield _section("When games are won and lost", "Share of all games.", plot, table)
    if "scores" in found:
        table = found["scores"]
        plot = plots.histogram(table, "score", "seats", "points at the end", ("wins", "of these, winners"))
        yield _section("Scores", "Share of all seats.", plot, table)
    if not rules.cooperative:
        labels = [f"seat {seat + 1}" for seat in found["seats"]["seat"]]
        sentence = "Share of victories with its 95 % interval; the dotted line is an even share."
        yield _section("Does the seat matter?", sentence, plots.bars(labels, found["seats"], par), found["seats"])
    if "first player" in found:
        table = found["first player"]
        labels = ["the first player" if first else "the others" for first in table["first"]]
        yield _section("Is it better to begin?", sentence, plots.bars(labels, table, par), table)
    if len(set(plan.bots)) > 1:
        yield _section("Bots", "", plots.bars(found["bots"]["bot"].to_list(), found["bots"], par), found["bots"])
    yield _lengths(found["lengths"])
    if "points by source" in found:
        table = found["points by source"]
        columns = (table["source"].to_list(), table["winners"].to_list(), table["others"].to_list())
        plot = plots.pairs(*columns, ("winners", "the others"), "points a game")
        yield _section("Where points come from", "Mean of winning seats and of all others.", plot, table)
    if "draft" in found:
        for (turn,), table in found["draft"].group_by("turn", maintain_order=True):
            sentence = "How often the seat wins that drafted a card, and how early it is taken on average."
            plot = plots.scatter(table, "pick", "thing", "pick (1: the first card taken)", par)
            yield _section(f"The draft, Age {turn}", sentence, plot, table.drop("turn"))
    if "taken" in found:
        yield from _taken(found["taken"], par)
    if "heat" in found:
        yield from _heat(study, found["heat"])
    if "tracks" in found:
        table = found["tracks"]
        sentence = "Where enemies arrive when they advance, mean over all games that are still going on."
        plot = plots.lines(table, "turn", "square", "thing", ("turn", "square"))
        yield _section("How enemies come nearer", sentence, plot, table)


def _lengths(table: pl.DataFrame) -> str:
    games, decisions = float(table["games"].sum()), float((table["games"] * table["decisions"]).sum())
    options = float((table["games"] * table["decisions"] * table["options a decision"]).sum()) / decisions
    sentence = f"{decisions / games:.0f} decisions a game on average, with {options:.1f} options each."
    return _section("Length", sentence, plots.histogram(table, "decisions", "games", "decisions in a game"), table)


def _taken(found: pl.DataFrame, par: float | None) -> Iterator[str]:
    for (event,), table in found.sort("rate", descending=True).group_by("event", maintain_order=True):
        ends = table if table.height <= MOST else pl.concat([table.head(MOST // 2), table.tail(MOST // 2)])
        sentence = "How often a seat wins that did this, with its 95 % interval. A reason it need not be."
        if table.height > MOST:
            sentence += f" The {MOST // 2} best and the {MOST // 2} worst."
        plot = plots.bars(ends["thing"].to_list(), ends, par)
        yield _section(f"Winning with: {_plain(str(event))}", sentence, plot, table.drop("event"))


def _heat(study: Study, found: pl.DataFrame) -> Iterator[str]:
    for (event,), table in found.group_by("event", maintain_order=True):
        where = table["kind"][0]
        kind = study.kind(str(event))[1][where.split(maxsplit=1)[0]]
        values = dict(table.select("place", "times").iter_rows())
        drawn = heat_map(study.rules, where, values, partial(_place_name, study.rules, kind))
        if drawn:
            title = f"On the board: {_plain(str(event))}"
            sentence = "How often in a game. Places that this drawing lacks are among the figures."
            yield _section(title, sentence, drawn, table.drop("event", "kind"))


def _place_name(rules: Game, kind: Any, word: str) -> str:
    first, *rest = word.split()
    return " ".join([worded(rules, kind, first), *rest])


def _named(words: Words, key: str, word: str) -> str:
    """The first clause of a message, short enough for a plot."""
    return (words.say(key) if words.has(key) else _plain(word)).split(".")[0]


def _plain(word: str) -> str:
    return word.replace("_", " ")


def _section(title: str, sentence: str, plot: str, table: pl.DataFrame) -> str:
    paragraph = f"<p>{html.escape(sentence)}</p>" if sentence else ""
    below = f"<details><summary>The figures</summary>{_table(table)}</details>"
    return f"<section><div><h2>{html.escape(title)}</h2>{paragraph}{plot}{below}</div></section>"


def _table(table: pl.DataFrame) -> str:
    head = "".join(f"<th>{html.escape(name)}</th>" for name in table.columns)
    rows = ("".join(f"<td>{html.escape(_cell(value))}</td>" for value in row) for row in table.iter_rows())
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def _cell(value: Any) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)
