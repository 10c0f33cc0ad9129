"""A view in words: what a seat knows, as people read it, for a terminal, a notebook or a text."""

from collections.abc import Iterator, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Self,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from .contract import Game
from .views import Sentence
from .vocabulary import SEAT, Phrase, label
from .words import Words, common_text

__all__ = ["Named", "line", "mark", "said", "text_about", "texts_about", "words_or_ids"]


def said(rules: Game, view: dict[str, Any], words: Words, seats: Sequence[str], by_id: bool = False) -> dict[str, Any]:
    """The whole view: the same parts in the same order, ids and fields by name (fields by their ids, if wanted),
    sentences as they read. The decision is left out: it is asked."""
    speaker = _Speaker(rules, words, seats)
    speaker.by_id = by_id
    made: dict[str, Any] = speaker.say(view, _shape(rules))
    return made


def texts_about(rules: Game, view: dict[str, Any], words: Words, seats: Sequence[str]) -> list[tuple[str, str]]:
    """Everything that the view names and that has a text: cards, places, foes."""
    speaker = _Speaker(rules, words, seats)
    speaker.say(view, _shape(rules))
    return [(words.say(key), words.say(f"{key}.about")) for key in speaker.named if words.has(f"{key}.about")]


@cache
def _name(words: Words, key: str) -> str:
    """A word that needs nothing filled in: said again and again, and the same each time."""
    return words.say(key)


@cache
def _fields(shape: Any) -> dict[str, Any]:
    """The declared fields of a part of a view."""
    return get_type_hints(shape, include_extras=True)


@cache
def _shape(rules: Game) -> Any:
    return get_type_hints(rules.view, include_extras=True).get("return", Any)


@cache
def words_or_ids(rules: Game, language: str) -> Words:
    """The words of a game; where it has none yet, those that all games share, and things go by their ids."""
    has_words = (rules.page_folder / "words" / f"{language}.ftl").exists()
    return Words.of(rules, language) if has_words else Words(language, common_text(language))


class Named(str):
    """A name that remembers the id it stands for."""

    id: str

    def __new__(cls, name: str, known_as: object) -> Self:
        made = super().__new__(cls, name)
        made.id = str(known_as)
        return made


class _Speaker:
    """Says a view in words: ids by the kinds that its types declare, seats by name, sentences as they read."""

    def __init__(self, rules: Game, words: Words, seats: Sequence[str]) -> None:
        self.words, self.seats = words, [words.seat(name) for name in seats]
        self.named: dict[str, None] = {}
        """The words that were used."""
        self.by_id = False
        """Whether fields keep their ids."""
        self.kinds = _kinds(rules)

    def say(self, value: Any, shape: Any, field: str = "") -> Any:
        origin, arguments = get_origin(shape), get_args(shape)
        if origin in (Union, UnionType):
            return self.say(value, next((each for each in arguments if _fits(value, each)), Any), field)
        if origin is Annotated and arguments[1] is SEAT:
            return self.seats[value]
        if origin is Annotated and isinstance(arguments[1], type):
            return self.name(arguments[1].__name__.lower(), value)
        if origin in (Annotated, NotRequired, Required):
            return self.say(value, arguments[0], field)
        if isinstance(value, dict):
            return self.told(value, shape)
        if isinstance(value, list):
            said = [self.say(each, arguments[0] if arguments else Any, field) for each in value]
            return "\n".join(said) if value and all(isinstance(v, dict) and "says" in v for v in value) else said
        return self.guess(field, value) if isinstance(value, str) else value

    def told(self, value: dict[str, Any], shape: Any) -> Any:
        if "says" in value:
            return self.words.told(cast(Sentence, value))
        if is_typeddict(shape):  # the decision is asked under the table
            fields = _fields(shape)
            return {
                self.part(key): self.say(each, fields.get(key, Any), key)
                for key, each in value.items()
                if key != "decision"
            }
        name, inner = get_args(shape) or (Any, Any)
        return {Named(self.counted(key, name, each), key): self.say(each, inner, key) for key, each in value.items()}

    def counted(self, key: str, shape: Any, value: Any) -> str:
        """What a value is of; where that is a number, and not one, the plural if the words have it (`.many`)."""
        kind = get_args(shape)[1] if get_origin(shape) is Annotated else None
        if isinstance(kind, type) and type(value) is int and value != 1:
            many = f"{kind.__name__.lower()}-{key}.many"
            if self.words.has(many):
                return self.words.say(many)
        name: str = self.say(key, shape)
        return name

    def part(self, key: str) -> str:
        """What a field of the view is called."""
        if self.by_id:
            return key
        return self.words.say(f"view-{key}") if self.words.has(f"view-{key}") else self.guess("", key).replace("_", " ")

    def name(self, kind: str, value: str) -> str:
        return self.known(f"{kind}-{value}") or self.guess(kind, value)

    def known(self, key: str) -> str:
        """A word, if there is one."""
        if not self.words.has(key):
            return ""
        self.named[key] = None
        return _name(self.words, key)

    def guess(self, field: str, value: str) -> str:
        """A plain id: what the words call it, as what its field says or as anything of the game's vocabulary."""
        for kind in (field, f"option-{field}", *self.kinds, "symbol"):
            if found := self.known(f"{kind}-{value}"):
                return found
        return value


@cache
def _kinds(rules: Game) -> list[str]:
    """Kinds of things that a plain id may be of: those that the view declares first, then all of the vocabulary."""
    known = {kind for verb in rules.actions for kind in verb.kinds.values()}
    known |= {kind for _, parameters in rules.events.kinds for kind in parameters.values()}
    shown, rest = set(_declared(_shape(rules), set())), {kind for kind in known if isinstance(kind, type)}
    return [kind.__name__.lower() for part in (shown, rest - shown) for kind in sorted(part, key=lambda k: k.__name__)]


def _declared(shape: Any, seen: set[Any]) -> Iterator[type]:
    """The kinds of ids in a declared view."""
    if is_typeddict(shape):
        if shape not in seen:
            seen.add(shape)
            for field in _fields(shape).values():
                yield from _declared(field, seen)
        return
    parts = get_args(shape)
    if get_origin(shape) is Annotated and isinstance(parts[1], type):
        yield parts[1]
    elif get_origin(shape) is not Literal:
        for part in parts:
            yield from _declared(part, seen)


def _fits(value: Any, shape: Any) -> bool:
    """Whether a value may be of this one of several shapes."""
    if shape is NoneType or value is None:
        return shape is NoneType and value is None
    if is_typeddict(shape):
        return isinstance(value, dict) and shape.__required_keys__ <= value.keys() <= _fields(shape).keys()
    return True


def mark(value: Any) -> str:
    """A single value: a sign for yes, another for no and for nothing."""
    if isinstance(value, bool):
        return "✓" if value else "·"
    return "·" if value is None else str(value)


def line(value: Any) -> str:
    """A value on one line."""
    return " ".join(_words(value))


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{key} {line(inner)}"
    elif isinstance(value, list):
        yield ", ".join(line(item) for item in value) or "·"
    else:
        yield mark(value)


def text_about(words: Words, phrase: Phrase) -> str:
    """The text about what an action is about, if that is one thing."""
    keys = [
        f"{kind.__name__.lower()}-{label(kind, value)}.about"
        for _, kind, value in phrase.arguments
        if isinstance(kind, type)
    ]
    texts = [words.say(key) for key in keys if words.has(key)]
    return texts[0] if len(texts) == 1 else ""
