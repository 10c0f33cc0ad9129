"""Ratings: entered when a rated game is over, and the best at a game."""

from collections.abc import Sequence, Set
from typing import Any, TypeAlias

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.engine import Connection

from .. import wire
from ..match.rows import SeatRow, TableRow
from .schema import accounts, ratings

__all__ = ["NEW", "best", "enter", "enter_duel", "of_person", "ranks", "shown"]

Key: TypeAlias = tuple[str, str]
"""Who is rated: ("person", account), ("bot", level) or ("game", name)."""
DELETED: Key = ("person", "")
"""Whoever deleted their account before the game was over: the others played against them, and nothing is kept."""
PLAYERS = ("person", "bot", "game")
"""Kinds of those who play; at riddles others are rated."""
NEW = PlackettLuce().mu
"""What somebody new is thought to be worth."""
SCALE = 40
"""Points shown for one of OpenSkill's."""


def _gave_up(seat: SeatRow) -> bool:
    """Whether its person was not there to the end: resigned, left, or out of time."""
    return seat.kind == "person" and (seat.resigned or seat.stand_in)


def ranks(seats: Sequence[SeatRow], winners: Sequence[int], scores: Sequence[int]) -> list[float]:
    """Places from 1: winners, then by score, and those who gave up last."""

    def standing(seat: SeatRow) -> tuple[bool, bool, int]:
        return (_gave_up(seat), seat.seat not in winners, -scores[seat.seat])

    order = sorted({standing(seat) for seat in seats})
    return [order.index(standing(seat)) + 1.0 for seat in seats]


def enter(connection: Connection, table: TableRow, seats: Sequence[SeatRow], cooperative: bool) -> None:
    """Enter the ratings of a rated game. A bot that stood in is not rated for it."""
    keys = [("bot", seat.level) if seat.kind == "bot" else ("person", seat.account) for seat in seats]
    if cooperative:
        gone = {key for key, seat in zip(keys, seats, strict=True) if _gave_up(seat)}
        _rate_together(connection, table, keys, gone)
    else:
        _rate(connection, table.game, [[key] for key in keys], ranks(seats, table.winners, table.scores))


def _rate_together(connection: Connection, table: TableRow, keys: list[Key], gone: set[Key]) -> None:
    """In a cooperative game everybody plays against the game itself."""
    places = [1.0, 2.0] if table.winners else [2.0, 1.0]
    _rate(connection, table.game, [keys, [("game", table.game)]], places, gone)


def _rate(
    connection: Connection, game: str, teams: list[list[Key]], places: list[float], gone: Set[Key] = frozenset()
) -> None:
    """Rate teams by their places. Whoever is gone from the first team has lost, whatever the others achieved."""
    model = PlackettLuce()
    rows: dict[Key, Any] = {}
    for kind, name in sorted({key for team in teams for key in team}):
        where = (ratings.c.game == game, ratings.c.kind == kind, ratings.c.name == name)
        rows[kind, name] = connection.execute(sa.select(ratings).where(*where).with_for_update()).one_or_none()
    before = [
        [model.rating(mu=rows[key].mu, sigma=rows[key].sigma) if rows[key] else model.rating() for key in team]
        for team in teams
    ]
    after = model.rate(before, ranks=places)
    lost = model.rate(before, ranks=[2.0, 1.0]) if gone else after
    results: dict[Key, list[tuple[Any, bool]]] = {}
    for team, rated, worst, place in zip(teams, after, lost, places, strict=True):
        for key, rating, loss in zip(team, rated, worst, strict=True):
            result = (loss, False) if key in gone else (rating, place == min(places))
            results.setdefault(key, []).append(result)
    results.pop(DELETED, None)
    for key, seats in results.items():
        _keep(connection, (game, *key), rows[key], seats)


def _keep(connection: Connection, key: tuple[str, str, str], row: Any, seats: list[tuple[Any, bool]]) -> None:
    """Keep a new rating; a bot that held several seats gets the mean of what each earned."""
    count, wins = len(seats), sum(won for _, won in seats)
    mu = sum(rating.mu for rating, _ in seats) / count
    sigma = sum(rating.sigma for rating, _ in seats) / count
    game, kind, name = key
    if row is None:
        values = {"mu": mu, "sigma": sigma, "games": count, "wins": wins}
        connection.execute(sa.insert(ratings).values(game=game, kind=kind, name=name, **values))
        return
    where = (ratings.c.game == game, ratings.c.kind == kind, ratings.c.name == name)
    values = {"mu": mu, "sigma": sigma, "games": row.games + count, "wins": row.wins + wins}
    connection.execute(sa.update(ratings).where(*where).values(values))


def enter_duel(connection: Connection, game: str, one: Key, other: Key, won: bool, worth: float) -> None:
    """Rate one against another, which is thought to be worth so much if it was never rated before."""
    where = (ratings.c.game == game, ratings.c.kind == other[0], ratings.c.name == other[1])
    if connection.execute(sa.select(ratings.c.mu).where(*where)).one_or_none() is None:
        values = {"mu": worth, "sigma": PlackettLuce().sigma, "games": 0, "wins": 0}
        connection.execute(sa.insert(ratings).values(game=game, kind=other[0], name=other[1], **values))
    _rate(connection, game, [[one], [other]], [1.0, 2.0] if won else [2.0, 1.0])


def of_person(connection: Connection, game: str, account: str) -> float | None:
    """The rating of an account at a game, as it is shown; None where it has none."""
    where = (ratings.c.game == game, ratings.c.kind == "person", ratings.c.name == account)
    row = connection.execute(sa.select(ratings).where(*where)).one_or_none()
    return None if row is None else shown(row.mu, row.sigma)


def shown(mu: float, sigma: float) -> float:
    """A rating as people see it: what we are nearly sure of. A newcomer has 0, whoever loses from there has less."""
    return round((mu - 3 * sigma) * SCALE)


def best(connection: Connection, game: str, limit: int) -> list[wire.Rating]:
    """The best at a game, first the best of all."""
    columns = ratings.c
    query = sa.select(ratings).where(columns.game == game, columns.kind.in_(PLAYERS))
    rows = connection.execute(query.order_by((columns.mu - 3 * columns.sigma).desc()).limit(limit)).all()
    people = [row.name for row in rows if row.kind == "person"]
    named = connection.execute(sa.select(accounts.c.key, accounts.c.name).where(accounts.c.key.in_(people)))
    names = {row.key: row.name for row in named}
    return [
        wire.Rating(
            name=names.get(row.name, row.name),
            kind=row.kind,
            mu=row.mu,
            sigma=row.sigma,
            shown=shown(row.mu, row.sigma),
            games=row.games,
            wins=row.wins,
        )
        for row in rows
    ]
