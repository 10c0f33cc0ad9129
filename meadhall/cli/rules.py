"""`meadhall rules`: the rules of a game, in our own words, or what they say about something."""

import typer
from rich.markdown import Markdown

from ..engine.chapters import Chapter, chapters, found, markdown, nearest
from ..engine.errors import UnknownOption
from ..engine.words import Words, rules_text
from ..registry import game
from .common import Content, GameName, Language, console

__all__ = ["command", "passages"]


def command(
    name: str = GameName,
    word: list[str] = typer.Argument(None, metavar="[WORD]", help="Show only what the rules say about this."),
    lang: str = Language,
    content: str = Content,
) -> None:
    if lang not in Words.LANGUAGES:
        raise UnknownOption(f"no rules in {lang!r}; choose from {', '.join(Words.LANGUAGES)}")
    rules = game(name, content)
    parts = chapters(rules_text(rules, lang))
    if word:
        parts = passages(parts, " ".join(word), Words.of(rules, lang))
    console.print(Markdown(markdown(parts)))


def passages(parts: list[Chapter], wanted: str, words: Words) -> list[Chapter]:
    """What the rules say about something; a word that is nowhere is refused with the nearest ones."""
    if hits := found(parts, wanted):
        return hits
    near = nearest(parts, wanted)
    key = "terminal-nowhere-near" if near else "terminal-nowhere"
    raise UnknownOption(words.say(key, {"word": wanted, "near": ", ".join(near)}))
