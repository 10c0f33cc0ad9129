"""Meadhall: five Norse board games to play, study and teach machines to play.

import meadhall
table = meadhall.new("yggdrasil", players=3, seed=7)
while not table.over:
    seat = table.waiting[0]
    table.play(seat, table.legal(seat)[0])
"""

from .engine.errors import (
    CacheError,
    ContentError,
    IllegalAction,
    MeadhallError,
    SaveError,
    UndoRefused,
    UnknownGame,
    UnknownOption,
    WrongPlayerCount,
    WrongSeat,
)
from .engine.tables import Action, Event, Table
from .registry import game, games, load, new

__version__ = "0.2.0"

__all__ = [
    "Action",
    "CacheError",
    "ContentError",
    "Event",
    "IllegalAction",
    "MeadhallError",
    "SaveError",
    "Table",
    "UndoRefused",
    "UnknownGame",
    "UnknownOption",
    "WrongPlayerCount",
    "WrongSeat",
    "game",
    "games",
    "load",
    "new",
]
