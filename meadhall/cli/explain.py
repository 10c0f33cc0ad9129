"""What anything on the table is: the text about it, and what the rules say."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding

from ..engine.chapters import chapters, folded, found, markdown, without
from ..engine.contract import Game
from ..engine.errors import UnknownOption
from ..engine.words import Words, rules_text
from .rules import passages

__all__ = ["cards", "explain", "near", "passages_about"]

NEAR = 4
"""Names that are offered for one that nothing has."""


def explain(rules: Game, words: Words, wanted: str) -> Iterator[RenderableType]:
    """The things of that name with the texts about them, then the passages of the rules that say more."""
    parts = chapters(rules_text(rules, words.language))
    things = _called(words, wanted)
    yield from map(_card, things)
    texts = [about for _, about in things]
    if more := without(found(parts, wanted) if things else passages(parts, wanted, words), texts):
        yield Markdown(markdown(more))


def cards(words: Words, wanted: str) -> Iterator[RenderableType]:
    """The things of that name with the texts about them; a name that nothing has is refused with the nearest ones."""
    things = _called(words, wanted)
    if not things:
        names = near(wanted, [words.say(key) for key in _described(words)])
        key = "terminal-no-card-near" if names else "terminal-no-card"
        raise UnknownOption(words.say(key, {"word": wanted, "near": ", ".join(names)}))
    yield from map(_card, things)


def passages_about(rules: Game, words: Words, wanted: str) -> RenderableType:
    """What the rules say about something."""
    return Markdown(markdown(passages(chapters(rules_text(rules, words.language)), wanted, words)))


def near(wanted: str, names: Iterable[str]) -> list[str]:
    """The names that are spelt nearly so, the nearest first."""
    spelt = {folded(name): name for name in names}
    whole = get_close_matches(folded(wanted), spelt, n=NEAR, cutoff=0.6)
    within = [name for name in spelt if get_close_matches(folded(wanted), name.split(), n=1, cutoff=0.75)]
    return [spelt[name] for name in dict.fromkeys(whole + within)][:NEAR]


def _card(thing: tuple[str, str]) -> RenderableType:
    name, about = thing
    return Padding(f"[bold]{escape(name)}[/]  {escape(about)}", (0, 2))


def _described(words: Words) -> list[str]:
    """The keys of all things that have a text about them."""
    return [key for key in words.keys("") if words.has(f"{key}.about") and words.is_plain(key)]


def _called(words: Words, wanted: str) -> list[tuple[str, str]]:
    """What the words describe under this name; otherwise what has it in its name."""
    things = {key: words.say(key) for key in _described(words)}
    exact = [key for key, name in things.items() if folded(name) == folded(wanted)]
    chosen = exact or [key for key, name in things.items() if _words_of(wanted) <= _words_of(name)]
    return [(things[key][:1].upper() + things[key][1:], words.say(f"{key}.about")) for key in chosen]


def _words_of(name: str) -> set[str]:
    """The words of a name: Thor is in Thor's Hammer."""
    return set(re.findall(r"\w+", folded(name)))
