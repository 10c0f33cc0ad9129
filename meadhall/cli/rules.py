"""`meadhall rules`: the rules of a game, in our own words."""

from rich.markdown import Markdown

from ..engine.errors import UnknownOption
from ..engine.words import Words
from ..registry import game
from .common import GameName, Language, console

__all__ = ["command"]


def command(name: str = GameName, lang: str = Language) -> None:
    path = game(name).folder / "words" / f"rules.{lang}.md"
    if not path.exists():
        raise UnknownOption(f"no rules in {lang!r}; choose from {', '.join(Words.LANGUAGES)}")
    console.print(Markdown(path.read_text(encoding="utf-8")))
