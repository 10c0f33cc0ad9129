"""Figures in texts: `{{ ... }}` in words and rules is filled in from the content, so that every figure is written once.

{{ draft.kept }}                         a value of the content, by its path; things of a list by id, or first is 1
{{ .bonus }}                             a value of what the message is about: `card-tyrs_rage` is about tyrs_rage
{{ draft.dealt - draft.kept }}           sums
{{ draft.kept | one card | # cards }}    the form that goes with the number; # is the number
{ region-{{ .region }} }                 in Fluent: the word for a name in the content
{{ each cards as card }}                 the rest of the line once for each thing of a list in the content: {{ .x }} is
                                         a value of it, {{ name }} and {{ about }} are what the words say of `card-ID`
{{ each cards as card where age 1 }}     only those whose value is that; more conditions with `and`
{{ each world }}                         the same for each `world-ID` of the words that has an `.about`
{{ . }}                                  in such a line: the thing itself, the numbers of a list
{{ .forbids as warrior }}                in such a line: what the words call `warrior-VALUE`, or nothing
{{ calmed_by.1 as island }}              in rules: what the words call a name in the content, or each name of a list; a
                                         pair such as odin-thor is both, a list in a list all of its names
{{ god-thor }} {{ god-thor.about }}      in rules: what the words say, as they say it
"""

import dataclasses
import re
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from .errors import ContentError

__all__ = ["fill"]

_BLANK = re.compile(r"\{\{(.*?)\}\}")
_WHERE = r" where (?P<where>[\w.]+ \w+(?: and [\w.]+ \w+)*)"
_EACH = re.compile(rf"\{{\{{ each (?P<path>[\w.]+)(?: as (?P<kind>[\w-]+)(?:{_WHERE})?)? \}}\}}")
_MESSAGE = re.compile(r"[a-z]\w*-([\w-]+) *=")
_NAMED = re.compile(r"(?P<path>[\w.]+) as (?P<kind>[\w-]+)")
_WORD = re.compile(r"[a-z]\w*-[\w-]+(?:\.\w+)?")
_WORD_FIRST = re.compile(rf"[^\w{{]*\{{\{{ {_WORD.pattern} \}}\}}")
_PATH = re.compile(r"\.|\.?\w+(?:\.\w+)*")


class Dictionary(Protocol):
    """What `{{ each ... }}` asks of the words of a game."""

    def has(self, key: str) -> bool: ...
    def keys(self, prefix: str) -> list[str]: ...
    def say(self, key: str) -> str: ...


def fill(text: str, content: Any, language: str, file: str, words: Dictionary | None = None) -> str:
    """A text with its figures. A blank that names nothing is refused with file and line."""
    things: dict[str, list[Any]] = {}
    _collect(content, things)
    subject, lines = "", []

    def filled(line: str, about: _About) -> str:
        return _BLANK.sub(lambda blank: _form(blank[1], about, language), line)

    for number, line in enumerate(text.split("\n"), 1):
        if message := _MESSAGE.match(line):
            subject = message[1]
        try:
            if words and (each := _EACH.match(line)):
                lines += [_begun(filled(line[each.end() :], about)) for about in _each(each, content, words)]
            else:
                made = filled(line, _About(content, things.get(subject, []), subject, words))
                lines.append(_begun(made) if words and _WORD_FIRST.match(line) else made)
        except LookupError as error:
            raise ContentError(f"{file}:{number}: {error.args[0]}") from None
    return "\n".join(lines)


@dataclasses.dataclass(frozen=True)
class _About:
    """What a blank may name: the whole content, and the things that its message is about."""

    content: Any
    things: list[Any]
    subject: str
    words: Dictionary | None = None
    kind: str = ""

    def value(self, path: str) -> Any:
        if self.kind and path in ("name", "about"):
            return self.word(self.kind, self._id, ".about" if path == "about" else "")
        if not path.startswith("."):
            return _follow(self.content, path.split("."))
        if not self.things:
            raise LookupError(f"nothing in the content has the id {self.subject!r}; write the whole path of {path!r}")
        if path == ".":
            return self.things[0]
        found = [value for thing in self.things if (value := _try(thing, path[1:].split("."))) is not None]
        if not found:
            _follow(self.things[0], path[1:].split("."), repr(self.subject))
        if len(found) > 1:
            raise LookupError(f"several things called {self.subject!r} have {path!r}; write the whole path")
        return found[0]

    @property
    def _id(self) -> str:
        """Of which id the words speak: cards of one kind share a name, and say which (`foe: young_troll`)."""
        return _try(self.things[0], [self.kind]) or self.subject if self.things else self.subject

    def word(self, kind: str, value: str, attribute: str = "") -> str:
        return self.say(f"{kind}-{value}{attribute}")

    def say(self, key: str) -> str:
        if self.words is None or not self.words.has(key):
            raise LookupError(f"the words have no {key!r}")
        return self.words.say(key)

    def named(self, path: str, kind: str) -> str:
        own = path.startswith(".")
        value = _try(self.things[0], path[1:].split(".")) if own else _follow(self.content, path.split("."))
        names = value if isinstance(value, (list, tuple)) else [] if value is None else [value]
        together = (name if isinstance(name, (list, tuple)) else str(name).split("-") for name in names)
        return ", ".join("–".join(self.word(kind, one) for one in group) for group in together)


def _each(each: re.Match[str], content: Any, words: Dictionary) -> Iterator[_About]:
    """What a line with `{{ each ... }}` is filled with, once for each."""
    found = list(_all_of(each["path"], words) if each["kind"] is None else _listed(each, content))
    if not found:
        raise LookupError(f"there is nothing for {each[0]!r}")
    for key, things in found:
        yield _About(content, things, key, words, each["kind"] or each["path"])


def _all_of(kind: str, words: Dictionary) -> Iterator[tuple[str, list[Any]]]:
    for key in words.keys(f"{kind}-"):
        if words.has(f"{kind}-{key}.about"):
            yield key, []


def _listed(each: re.Match[str], content: Any) -> Iterator[tuple[str, list[Any]]]:
    things = _inside(_follow(content, each["path"].split(".")))
    wanted = [condition.split() for condition in each["where"].split(" and ")] if each["where"] else []
    for key, thing in _inside(things.get("list", things)).items():
        if _inside(thing) and all(str(_try(thing, field.split("."))) == value for field, value in wanted):
            yield key, [thing]


def _begun(line: str) -> str:
    """A line that begins with a name begins with a capital."""
    return re.sub(r"\w", lambda first: first[0].upper(), line, count=1)


def _form(blank: str, about: _About, language: str) -> str:
    terms, *forms = (part.strip() for part in blank.split("|"))
    if named := _NAMED.fullmatch(terms):
        return about.named(named["path"], named["kind"])
    if _WORD.fullmatch(terms):
        return about.say(terms)
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
    if isinstance(value, (list, tuple)) and all(isinstance(number, int) for number in value):
        return ", ".join(map(str, value))
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
