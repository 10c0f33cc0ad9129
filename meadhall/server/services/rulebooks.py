"""The rules that tables are played by, with the content overlays that this server offers, and what is kept of both."""

import asyncio
import hashlib
import re
from pathlib import Path
from typing import TypeAlias

from ...engine.contract import Game
from ...engine.errors import MeadhallError
from ...registry import game, games
from ..match.past_rules import PastRules
from ..match.rows import TableRow
from ..refusal import Refusal
from ..storage import past
from ..storage.store import Store

__all__ = ["OtherRules", "Rulebooks"]

OVERLAY_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")
Key: TypeAlias = tuple[str, int, str]
"""Game, version and hash of the content: what makes rules the same."""


class OtherRules(Refusal):
    """The rules that a table was begun with are not at hand: it can be read, closed and saved, not played."""

    def __init__(self, why: str) -> None:
        super().__init__("wrong-state", f"this table cannot be played on here: {why}")


class Rulebooks:
    """Rules by table. `offered` holds overlays as GAME/NAME.yaml (empty: there are none); overlays of tables that were
    begun with another text of theirs are written to `kept`."""

    def __init__(self, offered: str, kept: Path, store: Store) -> None:
        self._offered, self._kept, self._store = offered, kept, store
        self._files: dict[Key, Path] = {}
        """Overlays that are no longer offered as they were, by the rules they lead to."""
        self._known: set[Key] = set()
        """Rules whose vocabulary is kept."""

    async def of(self, row: TableRow) -> Game:
        """The rules a table was begun with."""
        try:
            rules = self.current(row)
            problem = "it was begun with other rules or other content"
        except (Refusal, MeadhallError) as error:
            rules, problem = None, str(error)
        if rules is not None and _key(rules) == _key_of(row):
            return rules
        if (before := await self._as_it_was(row)) is not None:
            return before
        raise OtherRules(problem)

    def current(self, row: TableRow) -> Game:
        """The rules a table would begin with today."""
        return game(row.game, self.overlay(row))

    async def _as_it_was(self, row: TableRow) -> Game | None:
        """The rules with the overlay as it was when the table began, if that is what has changed."""
        text = await self._store.read(past.overlay, self._store, row) if row.content else ""
        if not text:
            return None
        written = text.encode()
        file = self._kept / f"{hashlib.sha256(written).hexdigest()[:16]}.yaml"
        try:
            if not file.exists() or file.read_bytes() != written:  # a kill or a full disk leaves half of it
                self._kept.mkdir(parents=True, exist_ok=True)
                file.write_bytes(written)
            rules = game(row.game, file)
        except (MeadhallError, OSError):
            return None
        if _key(rules) != _key_of(row):
            return None
        self._files[_key_of(row)] = file
        return rules

    def is_current(self, row: TableRow) -> bool:
        """Whether a table was begun with the rules of today, or goes on with those it was begun with."""
        try:
            return _key_of(row) in self._files or _key(self.current(row)) == _key_of(row)
        except (Refusal, MeadhallError):
            return False

    async def keep(self, rules: Game, overlay: Path | None = None) -> None:
        """Keep what it takes to read games played by these rules when they are gone."""
        if _key(rules) not in self._known:
            vocabulary = await asyncio.to_thread(lambda: PastRules.of(rules).packed())
            text = "" if overlay is None else overlay.read_text(encoding="utf-8")
            await self._store.write(past.keep_rules, self._store, *_key(rules), vocabulary, text)
            self._known.add(_key(rules))

    async def remembered(self, row: TableRow) -> PastRules | None:
        """What was kept of the rules that a table was begun with."""
        kept = await self._store.read(past.rules, self._store, row)
        return None if kept is None else PastRules.unpacked(kept)

    def overlay(self, row: TableRow) -> Path | None:
        """The content file of a table that plays with one."""
        if not row.content:
            return None
        return self._files.get(_key_of(row)) or self.overlay_file(row.game, row.content)

    def overlay_file(self, name: str, content: str) -> Path:
        """A content overlay that this server offers."""
        known = bool(self._offered) and name in games() and bool(OVERLAY_NAME.fullmatch(content))
        path = Path(self._offered) / name / f"{content}.yaml"
        if not known or not path.is_file():  # no other path is looked at: what is there is nobody's to know
            raise Refusal("not-found", "this server offers no such content for that game")
        return path


def _key(rules: Game) -> Key:
    return rules.name, rules.version, rules.content_hash


def _key_of(row: TableRow) -> Key:
    return row.game, row.version, row.content_hash
