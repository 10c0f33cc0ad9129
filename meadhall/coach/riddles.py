"""Riddles: positions from games of masters in which one action is clearly the best, and the obvious one is not.

A game's riddles lie beside its rules, `GAME/riddles.json`: each is the way to a position and the answer, one action
after the other as long as the turn goes on. They are found by `mining.py` and hold for one version of the rules.
"""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..bots import Knowledge
from ..engine.contract import Game
from ..engine.errors import MeadhallError
from ..engine.tables import Table
from .hints import stories
from .plain import Damaged, read_as

__all__ = ["Riddle", "RiddleError", "Step", "file_of", "find", "keep_riddles", "of_the_day", "read_riddles", "riddles"]

FORMAT = 1


class RiddleError(MeadhallError, ValueError):
    """Riddles that are not there, damaged, or made for other rules."""


@dataclass(frozen=True)
class Step:
    """One decision of a riddle."""

    answer: int
    margin: float
    """By how much the answer's chance is above that of everything else, what the search doubts of it taken off."""
    options: list[tuple[int, float]]
    """Every option that was tried with the seat's chance, the answer first."""

    @property
    def chance(self) -> float:
        """The seat's, after the answer."""
        return self.options[0][1]

    def chance_of(self, action: int) -> float | None:
        """What the search expects of an action; None if it never tried it."""
        return dict(self.options).get(action)


@dataclass(frozen=True)
class Riddle:
    """A position, whose turn it is, and what is best there."""

    name: str
    """Of this riddle among those of its game."""
    players: int
    options: dict[str, Any]
    seed: int
    actions: list[tuple[int, int]]
    """The decisions that lead to the position: seat and action."""
    seat: int
    """Who is to decide."""
    steps: list[Step]
    obvious: int
    """What the greedy bot would do first, which is wrong."""
    difficulty: float
    """A first guess of its rating, on OpenSkill's scale: 25 is what a new player is thought to be worth."""

    def table(self, rules: Game, done: int = 0) -> Table:
        """The position, or the one after so many right answers."""
        table = Table(rules, self.players, self.seed, self.options)
        for seat, action in self.actions:
            table.play(seat, action)
        for step in self.steps[:done]:
            table.play(self.seat, step.answer)
        return table

    def is_right(self, done: int, action: int) -> bool:
        """Whether an action is the answer after so many right ones."""
        return 0 <= done < len(self.steps) and self.steps[done].answer == action

    def why(self, rules: Game, lang: str = "en") -> list[str]:
        """What is likely to follow the answer rather than the obvious action, in words."""
        known = Knowledge.of(self.table(rules), self.seat, seed=self.seed)
        return stories(known, [[step.answer for step in self.steps], [self.obvious]], lang)[0]


def file_of(rules: Game) -> Path:
    """Where a game's riddles lie."""
    return rules.folder / "riddles.json"


def riddles(rules: Game) -> list[Riddle]:
    """The riddles of a game, in a fixed order; none if none were found for its rules yet."""
    path = file_of(rules)
    return _kept(path, rules) if path.exists() else []


@cache
def _kept(path: Path, rules: Game) -> list[Riddle]:
    return read_riddles(path.read_text(encoding="utf-8"), rules)


def find(rules: Game, name: str) -> Riddle:
    """The riddle of that name."""
    for riddle in riddles(rules):
        if riddle.name == name:
            return riddle
    raise RiddleError(f"{rules.name} has no riddle {name!r}")


def of_the_day(rules: Game, day: date) -> Riddle | None:
    """The riddle of a day, the same for everybody: all of a game's riddles come once before one comes again."""
    known = riddles(rules)
    if not known:
        return None
    turn, place = divmod(day.toordinal(), len(known))
    order = sorted(known, key=lambda riddle: sha256(f"{turn} {riddle.name}".encode()).digest())
    return order[place]


def read_riddles(text: str, rules: Game) -> list[Riddle]:
    """Riddles as they are kept; refused if they are damaged or hold for other rules."""
    try:
        data = json.loads(text)
        made_for = data["format"], data["game"], data["version"], data["content"]
        found = data["riddles"]
    except (ValueError, RecursionError, TypeError, KeyError):
        raise RiddleError(f"the riddles of {rules.name} are damaged, or no riddles") from None
    if made_for != (FORMAT, rules.name, rules.version, rules.content_hash):
        said = f"format {made_for[0]}, {made_for[1]} version {made_for[2]}, content {made_for[3]}"
        raise RiddleError(
            f"the riddles were made for other rules ({said}) than those of {rules.name} here (version {rules.version}, "
            f"content {rules.content_hash}); find new ones with `meadhall riddles {rules.name}`"
        )
    try:
        made: list[Riddle] = read_as(list[Riddle], found, "riddle")
    except Damaged as damage:
        raise RiddleError(f"the riddles of {rules.name} are damaged: {damage}") from None
    return made


def keep_riddles(path: Path, rules: Game, found: Iterable[Riddle]) -> None:
    """Write riddles, one a line; a file that is there is replaced only by a whole one."""
    about = {"format": FORMAT, "game": rules.name, "version": rules.version, "content": rules.content_hash}
    lines = ",\n".join(json.dumps(asdict(riddle), separators=(",", ":")) for riddle in found)
    partial = path.with_name(path.name + ".partial")
    partial.write_text(f'{json.dumps(about)[:-1]}, "riddles": [\n{lines}\n]}}\n', encoding="utf-8")
    os.replace(partial, path)
