"""A study: which games are played by whom, and how the work is cut into shards that anybody may do in any order."""

import dataclasses
import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from ..bots import bot
from ..engine.contract import Game
from ..engine.errors import MeadhallError, UnknownOption, WrongPlayerCount
from ..registry import game

__all__ = ["Plan", "StudyError"]

SHARD = 1_000
"""Games a shard: small enough to lose one, large enough to compress."""
TABLES = 2
"""Raised whenever shards get other columns."""


class StudyError(MeadhallError, ValueError):
    """A study that cannot be made, read or continued; the message says which part and what to do."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides the outcome of a study: the same plan gives the same tables."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Dealt to the seats in turn; game by game they move one seat on."""
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    content: str | None = None
    """An overlay of the game's content."""
    shard: int = SHARD
    """Games a shard."""

    def check(self) -> Game:
        """The game, once every part of the plan is found to make sense."""
        rules = game(self.game, self.content)
        if self.players not in rules.players:
            low, high = rules.players[0], rules.players[-1]
            raise WrongPlayerCount(f"{rules.name} is for {low} to {high} players, not {self.players}")
        rules.settings.encode(self.options)
        for spec in self.bots:
            bot(spec)
        if min(self.games, self.shard) < 1:
            raise UnknownOption(f"a study needs at least one game, not {min(self.games, self.shard)}")
        return rules

    @property
    def shards(self) -> int:
        return (self.games + self.shard - 1) // self.shard

    def games_of(self, shard: int) -> range:
        """The numbers of the games in a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def seats(self, number: int) -> list[str]:
        """Which bot sits at each seat in a game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    @property
    def known_as(self) -> dict[str, Any]:
        """The plan with the rules it was made for, as it lies beside the shards."""
        rules = self.check()
        made = {"tables": TABLES, "version": rules.version, "content_hash": rules.content_hash}
        return json.loads(json.dumps(dataclasses.asdict(self) | made))  # type: ignore[no-any-return]

    @property
    def mark(self) -> str:
        """What every shard of this study carries, and no shard of another."""
        return hashlib.sha256(json.dumps(self.known_as, sort_keys=True).encode()).hexdigest()[:16]

    def save(self, folder: Path) -> None:
        """Write the plan beside its shards; another plan in the same folder is refused."""
        made = self.known_as
        file = folder / "plan.json"
        if file.exists():
            known = _read(file)
            if changed := [key for key in made if known.get(key) != made[key]]:
                raise StudyError(
                    f"{folder} holds another study (it differs in {', '.join(changed)}); choose another folder"
                )
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            raise StudyError(f"{file} cannot be written: {error.strerror or error}") from None

    @classmethod
    def load(cls, folder: Path) -> Self:
        """The plan of a study on disk, if its game still has the same rules and content."""
        file = folder / "plan.json"
        if not file.exists():
            raise StudyError(f"there is no study in {folder}: `meadhall simulate` makes one")
        data = _read(file)
        names = [entry.name for entry in dataclasses.fields(cls)]
        if lacking := [name for name in (*names, "tables", "version", "content_hash") if name not in data]:
            raise StudyError(f"{file} is damaged, or of another version of Meadhall: it lacks {', '.join(lacking)}")
        plan = cls(**{name: data[name] for name in names} | {"bots": tuple(data["bots"])})
        known = plan.known_as
        if data["tables"] != known["tables"]:
            raise StudyError(f"{folder} has the tables of another version of Meadhall; simulate it anew")
        if data != known:
            raise StudyError(f"{folder} was made with other rules or content of {plan.game}; simulate it anew")
        return plan


def _read(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        raise StudyError(f"{file} is damaged: {error}") from None
    if not isinstance(data, dict):
        raise StudyError(f"{file} is damaged: it should hold an object")
    return data
