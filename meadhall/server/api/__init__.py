"""The HTTP API: every endpoint, in the order of the documentation."""

from . import after, campaigns, games, persons, tables
from .endpoint import Endpoint

__all__ = ["ENDPOINTS"]

ENDPOINTS: list[Endpoint] = [
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *after.ENDPOINTS,
    *persons.ENDPOINTS,
    *campaigns.ENDPOINTS,
]
