"""The words that arguments of environments may be, and what is said of any other."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, get_args

from meadhall.engine.contract import Game
from meadhall.engine.errors import UnknownOption, WrongPlayerCount
from meadhall.engine.settings import OptionValue

__all__ = [
    "Device",
    "Idle",
    "Illegal",
    "Machine",
    "OptionValue",
    "RenderMode",
    "Reward",
    "among",
    "player_count",
    "words_of",
]

Device: TypeAlias = Literal["cpu", "cuda"]
Idle: TypeAlias = Literal["ignore", "noop"]
Illegal: TypeAlias = Literal["raise", "lose"]
Machine: TypeAlias = Literal["compiled", "interpreted"]
RenderMode: TypeAlias = Literal["human", "ansi", "svg", "rgb_array"]
Reward: TypeAlias = Literal["win", "margin", "progress"]


def words_of(kind: object) -> Sequence[str]:
    """The words of one of the kinds above."""
    return get_args(kind)


def among(words: Iterable[str], name: str, value: object) -> None:
    """Refuse a word that is not one of these."""
    known = tuple(words)
    if value not in known:
        raise UnknownOption(f"{name} cannot be {value!r}; choose from {', '.join(known)}")


def player_count(rules: Game, players: int | None) -> int:
    """How many play: as asked for, if the game knows it, or as few as may."""
    count = rules.players[0] if players is None else players
    if count not in rules.players:
        raise WrongPlayerCount(f"{rules.name} is for {rules.players[0]} to {rules.players[-1]} players, not {players}")
    return count
