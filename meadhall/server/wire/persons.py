"""People and the server itself: accounts, ratings, statistics, health."""

from typing import Any, Literal

from msgspec import Struct

from .tables import TableInfo

__all__ = [
    "Account",
    "ChangePassword",
    "Credentials",
    "DeleteAccount",
    "Health",
    "Live",
    "MyTables",
    "PersonalData",
    "Rating",
    "Ratings",
    "Report",
    "Reported",
    "Statistics",
]


class Credentials(Struct):
    """POST /api/accounts and POST /api/sessions."""

    name: str
    password: str


class Account(Struct):
    """GET /api/me; name is empty for a guest."""

    name: str


class ChangePassword(Struct):
    """POST /api/me/password: all other sessions end."""

    old: str
    new: str


class DeleteAccount(Struct):
    """POST /api/me/delete."""

    password: str


class PersonalData(Struct):
    """GET /api/me/data: everything that is kept of one person."""

    account: dict[str, Any]
    sessions: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    said: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    """That they made."""
    sanctions: list[dict[str, Any]]
    riddles: list[dict[str, Any]] = []
    """That they have tried."""
    games: list[dict[str, Any]] = []
    """That they have finished, as in `Progress`."""


class MyTables(Struct):
    tables: list[TableInfo]
    seats: dict[str, list[int]]
    """Table id to own seats."""


class Report(Struct):
    """POST /api/tables/ID/reports: tell those who keep the server about somebody at the table."""

    seat: int
    """Whom it is about."""
    text: str


class Reported(Struct):
    """The report is kept, with what was said on that seat last."""


class Rating(Struct):
    """An OpenSkill rating. `shown` is mu - 3 sigma, scaled: 0 for a newcomer, below it after losses."""

    name: str
    kind: Literal["person", "bot", "game"]
    mu: float
    sigma: float
    shown: float
    games: int
    wins: int


class Ratings(Struct):
    game: str
    ratings: list[Rating]


class Statistics(Struct):
    """GET /api/statistics."""

    tables: dict[str, int]
    """Status to number."""
    games: dict[str, int]
    """Finished games by name."""
    decisions: int
    average_length: dict[str, float]
    """Decisions in a finished game, by name."""


class Health(Struct):
    """GET /health."""

    status: Literal["ok", "starting", "stopping", "ailing"]
    version: str
    store: str
    bus: str
    bots: dict[str, Any]
    tables: int
    """Held in memory."""
    connections: int
    answers: dict[str, bool] = {}
    """`store`: the database; `bus`: Redis, where there is one. Without the first nothing can be played."""


class Live(Struct):
    """GET /live."""

    status: Literal["ok"] = "ok"
