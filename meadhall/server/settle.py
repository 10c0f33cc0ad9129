"""What is worked out when a game is over: ratings, and how the game looked along the way."""

from collections.abc import Callable, Sequence, Set
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ..engine.tables import Table
from .match import START, Entry, Match
from .rows import SeatRow, TableRow
from .schema import ratings
from .work import Work

if TYPE_CHECKING:
    from .hall import Hall
    from .live import Live

__all__ = ["evaluate", "ranks", "settle", "shown"]

Key: TypeAlias = tuple[str, str]
"""Who is rated: ("person", account), ("bot", level) or ("game", name)."""
SCALE = 40
"""Points shown for one of OpenSkill's."""


async def settle(hall: "Hall", live: "Live") -> None:
    """Enter ratings and evaluation once; safe to run again after a crash, on any node."""
    match, table, seats = live.match, live.table, list(live.seats)
    if match is None or table.settled:
        return
    values = msgspec.msgpack.encode(await evaluate(match, hall.work))
    rate = rating_of(table, seats, match.rules.cooperative)
    await live.safely(_settle, hall, live, rate, values)


async def _settle(hall: "Hall", live: "Live", rate: Callable[[Connection], None], values: bytes) -> None:
    await hall.store.write(hall.store.settle, live.id, rate, values)
    await live.refresh()


async def evaluate(match: Match, work: Work) -> list[list[float]]:
    """How the game looked for each seat after each decision, 0 to 1."""
    table = Table(match.rules, match.players, match.seed, match.options)
    looks = [await work.piece(None, _look, table, entry) for entry in match.line]
    return [list(curve) for curve in zip(*looks, strict=True)]


def _look(table: Table, entry: Entry) -> list[float]:
    """Play a decision, and say how the game looks for each seat then."""
    if entry.kind != START:
        table.play(entry.seat, entry.action)
        table.forget()
    seats = range(table.state.players)
    values = [
        1000 * (seat in table.winners) if table.over else table.rules.evaluate(table.state, seat) for seat in seats
    ]
    return [round(min(max(value / 1000, 0.0), 1.0), 3) for value in values]


def _gave_up(seat: SeatRow) -> bool:
    """Whether its person was not there to the end: resigned, left, or out of time."""
    return seat.kind == "person" and (seat.resigned or seat.stand_in)


def ranks(seats: Sequence[SeatRow], winners: Sequence[int], scores: Sequence[int]) -> list[float]:
    """Places from 1: winners, then by score, and those who gave up last."""

    def standing(seat: SeatRow) -> tuple[bool, bool, int]:
        return (_gave_up(seat), seat.seat not in winners, -scores[seat.seat])

    order = sorted({standing(seat) for seat in seats})
    return [order.index(standing(seat)) + 1.0 for seat in seats]


def rating_of(table: TableRow, seats: Sequence[SeatRow], together: bool) -> Callable[[Connection], None]:
    """The transaction's part that enters the ratings of a rated game. A bot that stood in is not rated for it."""

    def rate(connection: Connection) -> None:
        if not table.rated:
            return
        keys = [("bot", seat.level) if seat.kind == "bot" else ("person", seat.account) for seat in seats]
        if together:
            gone = {key for key, seat in zip(keys, seats, strict=True) if _gave_up(seat)}
            _rate_together(connection, table, keys, gone)
        else:
            _rate(connection, table.game, [[key] for key in keys], ranks(seats, table.winners, table.scores))

    return rate


def _rate_together(connection: Connection, table: TableRow, keys: list[Key], gone: set[Key]) -> None:
    """In a cooperative game everybody plays against the game itself."""
    places = [1.0, 2.0] if table.winners else [2.0, 1.0]
    _rate(connection, table.game, [keys, [("game", table.game)]], places, gone)


def _rate(
    connection: Connection, game: str, teams: list[list[Key]], places: list[float], gone: Set[Key] = frozenset()
) -> None:
    """Rate teams by their places. Whoever is gone from the first team has lost, whatever the others achieved."""
    from openskill.models import PlackettLuce

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
    for key, seats in results.items():
        _enter(connection, (game, *key), rows[key], seats)


def _enter(connection: Connection, key: tuple[str, str, str], row: Any, seats: list[tuple[Any, bool]]) -> None:
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


def shown(mu: float, sigma: float) -> float:
    """A rating as people see it: what we are nearly sure of. A newcomer has 0, whoever loses from there has less."""
    return round((mu - 3 * sigma) * SCALE)
