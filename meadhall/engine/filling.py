"""Figures in texts: `{{ ... }}` in words and rules is filled in from the content, so that every figure is written once.

{{ draft.kept }}                         a value of the content, by its path; things of a list by id, or first is 1
{{ .bonus }}                             a value of what the message is about: `card-tyrs_rage` is about tyrs_rage
{{ draft.dealt - draft.kept }}           sums
{{ draft.kept | one card | # cards }}    the form that goes with the number; # is the number
{ region-{{ .region }} }                 in Fluent: the word for a name in the content
"""

import dataclasses
import re
from collections.abc import Mapping
from typing import Any

from .errors import ContentError

__all__ = ["fill"]

_BLANK = re.compile(r"\{\{(.*?)\}\}")
_MESSAGE = re.compile(r"[a-z]\w*-([\w-]+) *=")
_PATH = re.compile(r"\.?\w+(?:\.\w+)*")


def fill(text: str, content: Any, language: str, file: str) -> str:
    """A text with its figures. A blank that names nothing is refused with file and line."""
    things: dict[str, list[Any]] = {}
    _collect(content, things)
    subject, lines = "", []
    for number, line in enumerate(text.split("\n"), 1):
        if message := _MESSAGE.match(line):
            subject = message[1]
        about = _About(content, things.get(subject, []), subject)
        try:
            lines.append(_BLANK.sub(lambda blank, about=about: _form(blank[1], about, language), line))  # type: ignore[misc]
        except LookupError as error:
            raise ContentError(f"{file}:{number}: {error.args[0]}") from None
    return "\n".join(lines)


@dataclasses.dataclass(frozen=True)
class _About:
    """What a blank may name: the whole content, and the things that its message is about."""

    content: Any
    things: list[Any]
    subject: str

    def value(self, path: str) -> Any:
        if not path.startswith("."):
            return _follow(self.content, path.split("."))
        if not self.things:
            raise LookupError(f"nothing in the content has the id {self.subject!r}; write the whole path of {path!r}")
        found = [value for thing in self.things if (value := _try(thing, path[1:].split("."))) is not None]
        if not found:
            _follow(self.things[0], path[1:].split("."), repr(self.subject))
        if len(found) > 1:
            raise LookupError(f"several things called {self.subject!r} have {path!r}; write the whole path")
        return found[0]


def _form(blank: str, about: _About, language: str) -> str:
    terms, *forms = (part.strip() for part in blank.split("|"))
    value = _sum(terms, about)
    if not forms:
        return str(value)
    if len(forms) != 2 or not isinstance(value, int):
        raise LookupError("forms are for a number: one for a single thing, one for several")
    single = abs(value) < 2 if language == "fr" else value == 1
    return forms[not single].replace("#", str(value))


def _sum(terms: str, about: _About) -> Any:
    first, *rest = re.split(r"\s([+-])\s", terms)
    total = _value(first, about)
    for sign, term in zip(rest[::2], rest[1::2], strict=True):
        other = _value(term, about)
        total = total + other if sign == "+" else total - other
    return total


def _value(term: str, about: _About) -> Any:
    if not _PATH.fullmatch(term):
        raise LookupError(f"{term!r} is no path such as draft.kept or .bonus")
    value = int(term) if term.isdigit() else about.value(term)
    if isinstance(value, (int, str)):
        return value
    raise LookupError(f"{term} is no number and no name")


def _try(thing: Any, path: list[str]) -> Any:
    try:
        return _follow(thing, path)
    except LookupError:
        return None


def _follow(thing: Any, path: list[str], where: str = "the content") -> Any:
    for name in path:
        inside = _inside(thing)
        if name not in inside and "list" in inside:
            inside = _inside(inside["list"])
        if name not in inside:
            raise LookupError(f"there is no {'.'.join(path)!r} in {where}; for {name!r} there are {', '.join(inside)}")
        thing = inside[name]
    return thing


def _inside(thing: Any) -> Mapping[str, Any]:
    """What a thing holds, by name."""
    if dataclasses.is_dataclass(thing):
        return vars(thing)
    if isinstance(thing, Mapping):
        return {str(key): value for key, value in thing.items()}
    if isinstance(thing, (list, tuple)):
        return {str(getattr(item, "id", number)): item for number, item in enumerate(thing, 1)}
    return {}


def _collect(content: Any, things: dict[str, list[Any]]) -> None:
    """Everything in the content that has an id, by it."""
    if hasattr(content, "id"):
        things.setdefault(content.id, []).append(content)
    for thing in _inside(content).values():
        _collect(thing, things)
