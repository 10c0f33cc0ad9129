"""The HTTP API: every endpoint, in the order of the documentation."""

from ..endpoint import Endpoint
from . import after, campaigns, games, persons, tables

__all__ = ["ENDPOINTS"]

ENDPOINTS: list[Endpoint] = [
    *games.ENDPOINTS,
    *tables.ENDPOINTS,
    *after.ENDPOINTS,
    *persons.ENDPOINTS,
    *campaigns.ENDPOINTS,
]
