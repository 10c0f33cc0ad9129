"""The HTTP API: every endpoint, in the order of the documentation."""

from . import after, campaigns, coach, games, persons, reading, riddles, tables
from .endpoint import Endpoint

__all__ = ["ENDPOINTS"]

ENDPOINTS: list[Endpoint] = [
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *reading.ENDPOINTS,
    *after.ENDPOINTS,
    *coach.ENDPOINTS,
    *riddles.ENDPOINTS,
    *persons.ENDPOINTS,
    *campaigns.ENDPOINTS,
]
