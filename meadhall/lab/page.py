"""Pages of the lab: one HTML file each, which opens without a network."""

import html
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from .plan import StudyError
from .telling import Telling

__all__ = ["Section", "marked", "write_page"]

PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width"><style>
:root {{ color-scheme: light }}
body {{ font: 17px/1.5 "Alegreya Sans", "Segoe UI", system-ui, sans-serif; color: #1d272b; background: #e9dfc9 }}
body {{ max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem }}
h1, h2 {{ font-family: Grenze, "Iowan Old Style", Georgia, serif; line-height: 1.15; margin: 0 }}
h1 {{ font-size: 2.6rem }} h2 {{ font-size: 1.6rem }}
section {{ background: #1c2428; margin: 1.4rem 0; padding: 2px; scroll-margin-top: 1rem }}
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
nav {{ columns: 15rem; column-gap: 2rem; margin: 1rem 0 }} nav a {{ display: block; padding: .15rem 0; color: #136273 }}
dl {{ margin: .8rem 0 0 }} dl > div {{ padding: .55rem 0; border-top: 1px solid #c9bd9f }} dd, dt {{ margin: 0 }}
dt {{ font-weight: 700 }} dd {{ color: #3f443e }} dd.warning {{ color: #9f2413 }} p.warning {{ color: #9f2413 }}
@media (max-width: 30rem) {{ body {{ padding: 1rem .6rem 3rem }} h1 {{ font-size: 2rem }}
  section > div {{ padding: 1rem .8rem }} .drawing {{ overflow-x: auto }}
  .drawing > svg:not(.board) {{ width: 30rem; max-width: none }} }}
@media (min-width: 50rem) {{ dl > div {{ display: grid; grid-template-columns: 15rem 1fr; gap: 0 1.2rem }}
  dt {{ grid-row: span 3 }} dd {{ grid-column: 2 }} }}
</style><h1>{title}</h1><p>{about}</p>{body}</html>
"""


@dataclass(frozen=True)
class Section:
    """A part of a page: a title, what it says in a sentence, a drawing, and the figures behind it."""

    title: str
    sentence: str
    drawing: str
    table: pl.DataFrame | None = None
    warning: str = ""
    """Why the figure may not be about the game."""

    @property
    def anchor(self) -> str:
        return "".join(letter if letter.isalnum() else "-" for letter in self.title.lower())

    def html(self, words: Telling) -> str:
        said = f"<p>{marked(self.sentence)}</p>" if self.sentence else ""
        warned = f'<p class="warning">{marked(self.warning)}</p>' if self.warning else ""
        shown = "" if self.table is None else f"<summary>{words.say('figures')}</summary>{_table(self.table, words)}"
        below = f"<details>{shown}</details>" if shown else ""
        drawn = f'<div class="drawing">{self.drawing}</div>'
        inside = f"<h2>{html.escape(self.title)}</h2>{said}{drawn}{warned}{below}"
        return f'<section id="{self.anchor}"><div>{inside}</div></section>'


def write_page(file: Path, title: str, about: str, sections: list[Section], words: Telling, summary: str = "") -> Path:
    """Write a page with its contents; returns the file."""
    links = "".join(f'<a href="#{part.anchor}">{html.escape(part.title)}</a>' for part in sections)
    contents = f'<nav aria-label="{words.say("contents")}">{links}</nav>' if len(sections) > 1 else ""
    body = summary + contents + "".join(part.html(words) for part in sections)
    named = {"language": words.language, "title": html.escape(title), "about": html.escape(about)}
    try:
        file.write_text(PAGE.format(**named, body=body), encoding="utf-8")
    except OSError as error:
        raise StudyError(f"{file} cannot be written: {error.strerror or error}") from None
    return file


def marked(text: str) -> str:
    """Plain text as HTML; what stands between backticks is a command, and no line begins with a percent sign."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", html.escape(text)).replace(" %", "\u00a0%")


def _table(table: pl.DataFrame, words: Telling) -> str:
    head = "".join(f"<th>{html.escape(words.column(name))}</th>" for name in table.columns)
    rows = ("".join(f"<td>{html.escape(_cell(value, words))}</td>" for value in row) for row in table.iter_rows())
    return f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"


def _cell(value: Any, words: Telling) -> str:
    return words.number(value, 3) if isinstance(value, float) else str(value)
