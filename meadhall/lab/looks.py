"""What a study looks at first: the events of a game's own `study.json`, or all that fit."""

import json
from collections.abc import Collection
from functools import cache
from typing import Any

from ..engine.contract import Game
from ..engine.vocabulary import SEAT
from .plan import StudyError
from .results import ARGUMENTS

__all__ = ["defaults", "place_columns", "role", "things"]

PARTS = {"draft": "", "heat": (), "meets": (), "role": "", "score": (), "taken": (), "tracks": (), "vary": ""}
"""What a game's `study.json` may name: events to look at first, those in which players meet, the one that says which
role a seat has in a cooperative game, those whose `total` is a seat's points so far, and the option that makes the game
harder."""


@cache
def defaults(rules: Game) -> dict[str, Any]:
    """Which events the report looks at: those of the game's own `study.json`, or all that fit."""
    file = rules.page_folder / "study.json"
    if not file.exists():
        return PARTS | {"taken": tuple(name for name, _ in rules.events.kinds)}
    made: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if unknown := set(made) - set(PARTS):
        raise StudyError(f"{file} names {', '.join(sorted(unknown))}; known are {', '.join(PARTS)}")
    return PARTS | made


def things(rules: Game) -> list[tuple[int, str, Any]]:
    """Events in which a seat does something with a thing: (number, name, the thing's kind)."""
    return _of_seats(rules, defaults(rules)["taken"])


def role(rules: Game) -> tuple[int, Any] | None:
    """The event that says which role a seat has, and the kind of the roles; nothing where the game names none."""
    return next(((number, kind) for number, _, kind in _of_seats(rules, [defaults(rules)["role"]])), None)


def _of_seats(rules: Game, names: Collection[str]) -> list[tuple[int, str, Any]]:
    """Those of the events that are about a seat and a thing."""
    found = []
    for number, (name, kinds) in enumerate(rules.events.kinds):
        first, second = [*kinds.values(), None, None][:2]
        if name in names and first is SEAT and isinstance(second, type):
            found.append((number, name, second))
    return found


def place_columns(kinds: dict[str, Any]) -> dict[str, tuple[str, Any]]:
    """The arguments that say where: an enemy and its square, or the last thing that is named."""
    named = {column: (name, kind) for column, (name, kind) in zip(ARGUMENTS, kinds.items(), strict=False)}
    squares = {column: entry for column, entry in named.items() if entry[0] in ("enemy", "square")}
    if len(squares) == 2:
        return squares
    places = [
        column for column, (name, _) in named.items() if name in ("place", "province", "world", "site", "island", "god")
    ]
    return {places[0]: named[places[0]]}
