"""`meadhall rules`: the rules of a game, in our own words."""

from rich.markdown import Markdown

from ..engine.errors import UnknownOption
from ..engine.words import Words, rules_text
from ..registry import game
from .common import GameName, Language, console

__all__ = ["command"]


def command(name: str = GameName, lang: str = Language) -> None:
    if lang not in Words.LANGUAGES:
        raise UnknownOption(f"no rules in {lang!r}; choose from {', '.join(Words.LANGUAGES)}")
    console.print(Markdown(rules_text(game(name), lang)))
