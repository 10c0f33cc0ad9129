"""How a finished game looked along the way."""

from ...engine.tables import Table
from ..match.match import START, Entry, Match
from ..services.work import Work

__all__ = ["evaluate"]


async def evaluate(match: Match, work: Work) -> list[list[float]]:
    """How the game looked for each seat after each decision, 0 to 1."""
    table = match.first_table()
    looks = [await work.piece(None, _look, table, entry) for entry in match.line]
    return [list(curve) for curve in zip(*looks, strict=True)]


def _look(table: Table, entry: Entry) -> list[float]:
    """Play a decision, and say how the game looks for each seat then."""
    if entry.kind != START:
        table.advance(entry.seat, entry.action)
    seats = range(table.state.players)
    values = [
        1000 * (seat in table.winners) if table.over else table.rules.evaluate(table.state, seat) for seat in seats
    ]
    return [round(min(max(value / 1000, 0.0), 1.0), 3) for value in values]
