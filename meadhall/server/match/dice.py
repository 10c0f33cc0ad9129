"""Dice as they lay when their roll was told.

A decision may lead through several rolls before anybody has to decide again. Where a game's dice lie in its view, as
`dice`, the view afterwards shows the last roll only; so whoever plays a decision looks at each while it is told.
"""

from functools import cache
from typing import Any

from ...engine.contract import Game
from ...engine.tables import Table
from ...engine.vocabulary import Mark

__all__ = ["Dice", "Told", "watch_dice"]

Dice = list[dict[str, Any]]
Told = tuple[tuple[int, ...], Dice]
"""An event as the rules wrote it, with its dice."""
SPECTATOR = -1


def watch_dice(table: Table) -> list[Dice]:
    """Call before a decision is played; afterwards the list holds the dice of each event, none where it is no roll."""
    if not _lie_in_view(table.rules):
        return []
    log = _Watched(table)
    table.state.log = log
    return log.dice


@cache
def _lie_in_view(rules: Game) -> bool:
    return "dice" in Table(rules, rules.players[0], seed=0).view(SPECTATOR)


class _Watched(list[tuple[int, ...]]):
    """A record's log that looks at the table when a roll is written. A spectator looks: dice are no secret."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.dice: list[Dice] = []

    def append(self, event: tuple[int, ...]) -> None:
        super().append(event)
        is_roll = Mark.DICE in self.table.rules.events.marks(event[0])
        self.dice.append(self.table.view(SPECTATOR)["dice"] if is_roll else [])
