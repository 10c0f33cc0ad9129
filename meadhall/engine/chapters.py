"""The rules of a game as they are read: a Markdown text cut into chapters and passages, and searched.

The page cuts and searches the same way (`web/src/screens/rules.ts`).
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import groupby

__all__ = ["Chapter", "Passage", "chapters", "folded", "found", "markdown", "nearest", "without"]

_HEADING = re.compile(r"^(#{1,6}) +(.*)$", re.MULTILINE)
_MARK = re.compile(r" *<!--(.*?)-->")
"""Notes in the text that nobody reads: which decisions a chapter is about, which ruling a sentence tells."""
_ITEM = re.compile(r"(?:[-*]|\d+\.) ")
SHORTEST_PART = 4
"""Letters of a word that is looked for inside others."""
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "þ": "th", "’": "'", "\u2060": ""})


@dataclass(frozen=True)
class Passage:
    """A paragraph, an item of a list, or a row of a table with the head of its table."""

    text: str
    head: str = ""


@dataclass(frozen=True)
class Chapter:
    """What stands under one heading."""

    level: int
    title: str
    passages: Sequence[Passage]
    asks: Sequence[str] = ()
    """The decisions it is about: `<!-- ask: vikings elves -->`."""


def chapters(text: str) -> list[Chapter]:
    """A Markdown text, cut at its headings."""
    found = []
    headings = list(_HEADING.finditer(text))
    for heading, following in zip(headings, [*headings[1:], None], strict=True):
        body = text[heading.end() : following.start() if following else None]
        asks = [name for mark in _MARK.findall(body) if mark.startswith(" ask:") for name in mark[5:].split()]
        found.append(Chapter(len(heading[1]), heading[2], list(_passages(_MARK.sub("", body))), asks))
    return found


def _passages(body: str) -> Iterator[Passage]:
    for block in re.split(r"\n\s*\n", body):
        lines = block.strip("\n").split("\n")
        if lines[0].startswith("|"):
            yield from (Passage(row, "\n".join(lines[:2])) for row in lines[2:])
        elif _ITEM.match(lines[0]):
            yield from (Passage(item) for item in re.split(rf"\n(?={_ITEM.pattern})", "\n".join(lines)))
        elif block.strip():
            yield Passage("\n".join(lines))


def markdown(parts: Sequence[Chapter], deeper: int = 0) -> str:
    """Chapters as a text again, their headings so many levels deeper."""
    blocks: list[str] = []
    for part in parts:
        blocks.append(f"{'#' * (part.level + deeper)} {part.title}")
        for (kind, head), passages in groupby(part.passages, lambda each: (_kind(each), each.head)):
            rows = [each.text for each in passages]
            if kind == "paragraph":
                blocks += rows
            else:
                blocks.append("\n".join([head, *rows] if head else rows))
    return "\n\n".join(blocks) + "\n"


def _kind(passage: Passage) -> str:
    if passage.head:
        return "row"
    if item := _ITEM.match(passage.text):
        return "item" if item[0] in ("- ", "* ") else "numbered item"
    return "paragraph"


# --- the search ------------------------------------------------------------------------------------------------------


def folded(text: str) -> str:
    """Without case and accents, so that "jotunheim" finds "Jötunheim" and "daeg" finds "Dæg"."""
    plain = unicodedata.normalize("NFD", text.lower().translate(_LETTERS))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def found(parts: Sequence[Chapter], wanted: str) -> list[Chapter]:
    """The passages that have every wanted word, under their headings; a chapter of that title is there as a whole.
    Whole words are looked for first (Hel, not Helheim; elf and elves are one), then beginnings of words, then parts of
    words, unless the word is so short that it is in others by chance (elf in himself)."""
    words = [re.escape(word) for word in folded(wanted).split()]
    patterns: tuple[Callable[[str], str], ...] = (
        lambda word: rf"(?<!\w){_either_number(word)}(?!\w)",
        lambda word: rf"(?<!\w){word}",
        lambda word: word if len(word) >= SHORTEST_PART else rf"(?<!\w){word}",
    )
    for pattern in patterns:
        tests = [re.compile(pattern(word)) for word in words]

        def has_all(text: str, tests: list[re.Pattern[str]] = tests) -> bool:
            return all(test.search(folded(text)) for test in tests)

        if hits := _under_headings(parts, has_all):
            return hits
    return []


def _either_number(word: str) -> str:
    """A word in the singular and the plural."""
    stem = re.sub("(?:ves|f)$", "", word)
    return f"{word}[sx]?" if stem == word else f"{stem}(?:ves|fs?)"


def _under_headings(parts: Sequence[Chapter], has_all: Callable[[str], bool]) -> list[Chapter]:
    """Chapters with what is wanted, each after the headings that it stands under but for the name of the game."""
    hits: list[Chapter] = []
    above: list[Chapter] = []
    """Headings over the present chapter that are not shown yet."""
    for part in parts:
        above = [other for other in above if 1 < other.level < part.level]
        whole = part.level > 1 and has_all(part.title)
        passages = part.passages if whole else [passage for passage in part.passages if has_all(passage.text)]
        if passages:
            hits += [*(replace(other, passages=[]) for other in above), replace(part, passages=passages)]
            above = []
        else:
            above.append(part)
    return hits


def without(parts: Sequence[Chapter], told: Sequence[str]) -> list[Chapter]:
    """Chapters without the passages that hold one of these texts; headings that nothing is left under go too."""
    left = [
        replace(part, passages=[each for each in part.passages if not any(text in each.text for text in told)])
        for part in parts
    ]
    return _under_headings(left, lambda text: True)


def nearest(parts: Sequence[Chapter], wanted: str) -> list[str]:
    """Words of the text that are spelt nearly so, as they are spelt there."""
    text = " ".join(f"{part.title} {' '.join(passage.text for passage in part.passages)}" for part in parts)
    spelt = {folded(word): word for word in re.findall(r"\w{3,}", text)}
    return [spelt[word] for word in get_close_matches(folded(wanted), spelt, n=4, cutoff=0.7)]
