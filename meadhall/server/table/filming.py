"""A turn of a finished game as a picture that moves."""

from collections.abc import Iterator, Sequence

from ...engine.contract import Game
from ...engine.film import film, shoot
from ...engine.panels import game_title
from ...engine.tables import Table
from ...engine.words import Words
from ..match.known_table import KnownTable
from ..match.match import Entry, Match
from ..services.services import Services
from .loading import state_at

__all__ = ["turn_film"]

MOST_SHOTS = 24
"""Of a longer turn the decisions around the one that is asked for are shown."""


async def turn_film(
    services: Services, known: KnownTable, match: Match, address: str, position: int, seat: int, language: str
) -> str:
    """The turn to which a decision belongs, as a seat (-1: a spectator) saw it; paid for by an address."""
    words = Words.of(match.rules, language)
    names = [words.seat(name) if words.has(name) else name for name in match.table.seat_names]
    names = [row.name or name for row, name in zip(known.seats, names, strict=True)]
    shots, positions = [], _turn(match, position)
    before = max(0, positions.start - 1)
    state = await state_at(services.store, known.id, match, before)
    table = Table.resume(match.rules, match.players, match.seed, match.options, state)
    for at in range(before, positions.stop):
        caption = ""
        if at > before:
            entry = match.line[at]
            table.play(entry.seat, entry.action)
            caption = " ".join([f"{names[entry.seat]}:", *_told(match.rules, words, entry, seat, table.seat_names)])
        record = table.state.clone()
        shots.append(await services.work.piece(address, shoot, match.rules, record, caption, seat, language))
    title = f"{game_title(match.rules, words)} · {positions.start}–{positions.stop - 1}/{match.position}"
    return await services.work.piece(address, film, title, shots)


def _told(rules: Game, words: Words, entry: Entry, seat: int, seats: Sequence[str]) -> Iterator[str]:
    """What a seat knows of a decision: what it was, if it is its own, and what happened."""
    if entry.seat == seat:
        yield f"{words.action(rules.actions.describe(entry.action), seats)}."
    for event, _ in entry.told(seat, []):
        yield words.event(rules.events.describe(event), seats)


def _turn(match: Match, position: int) -> range:
    """The decisions around one that the same seat took, one after the other."""
    seat, first, last = match.line[position].seat, position, position
    while first > 1 and match.line[first - 1].seat == seat and position - first < MOST_SHOTS // 2:
        first -= 1
    while last < match.position and match.line[last + 1].seat == seat and last - first < MOST_SHOTS - 2:
        last += 1
    return range(first, last + 1)
