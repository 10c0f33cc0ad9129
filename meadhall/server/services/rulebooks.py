"""The rules that tables are played by, with the content overlays that this server offers."""

import re
from pathlib import Path

from ...engine.contract import Game
from ...engine.errors import MeadhallError
from ...registry import game
from ..match.rows import TableRow
from ..refusal import Refusal

__all__ = ["Rulebooks"]

OVERLAY_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


class Rulebooks:
    """Rules by table. `folder` holds overlays as GAME/NAME.yaml; empty: there are none."""

    def __init__(self, folder: str) -> None:
        self._folder = folder

    def of(self, row: TableRow) -> Game:
        """The rules a table is played by; refused if they are not the ones it began with."""
        try:
            rules = game(row.game, self.overlay(row))
        except MeadhallError as error:
            raise Refusal("wrong-state", f"this table cannot be played here: {error}") from None
        if (rules.version, rules.content_hash) != (row.version, row.content_hash):
            raise Refusal("wrong-state", "this table was begun with other rules or other content")
        return rules

    def overlay(self, row: TableRow) -> Path | None:
        """The content file of a table that plays with one."""
        return self.overlay_file(row.game, row.content) if row.content else None

    def overlay_file(self, name: str, content: str) -> Path:
        """A content overlay that this server offers."""
        path = Path(self._folder) / name / f"{content}.yaml"
        if not self._folder or not OVERLAY_NAME.fullmatch(content) or not path.is_file():
            raise Refusal("not-found", f"this server offers no content {content!r} for {name}")
        return path
