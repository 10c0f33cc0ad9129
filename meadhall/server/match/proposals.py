"""Group decisions of a cooperative game: every seat may propose what the one who decides should do.

A proposal changes nothing in the game. Whoever decides takes it, like any other decision, or does something else; then
it is gone. It can be made of any option because of a law of cooperative games: all seats know what each may do.
"""

from collections.abc import Sequence
from typing import Any

from .. import wire
from ..refusal import Refusal
from . import seat_view
from .known_table import KnownTable

__all__ = ["accepted", "advised", "are_awaited", "shown", "with_proposal"]


def advised(table: KnownTable, own: Sequence[int]) -> int | None:
    """The seat that decides, if somebody with these seats may advise it; they may propose whatever it can do."""
    match = table.match
    if match is None or table.row.status != "playing" or not match.rules.cooperative or match.table.state.secret:
        return None
    deciders = match.table.waiting
    return deciders[0] if len(deciders) == 1 and deciders[0] not in own else None


def _options(table: KnownTable, own: Sequence[int]) -> list[int]:
    decider = advised(table, own)
    return [] if decider is None else table.playing.table.legal_numbers(decider)


def with_proposal(
    table: KnownTable, own: Sequence[int], seat: int, action: int | None, seq: int
) -> list[dict[str, Any]]:
    """The proposals at the table with what a seat thinks should be done; its last proposal is replaced."""
    options = _options(table, own)
    if not options:
        raise Refusal("not-allowed", "there is nothing to propose: it is one's own decision, or not a common one")
    if seq != table.playing.seq:
        raise Refusal("stale", "the table has moved on since; look again")
    if action is not None and action not in options:
        raise Refusal("illegal", "what is proposed is not among the options of the seat that decides")
    others = [made for made in table.row.proposals if made["seat"] != seat]
    return [*others, {"seat": seat, "action": action}]


def shown(table: KnownTable) -> list[wire.Proposal]:
    """What is proposed, for every seat to see."""
    if table.match is None:
        return []
    rules = table.match.rules
    return [
        wire.Proposal(made["seat"], None if made["action"] is None else seat_view.action(rules, made["action"]))
        for made in table.row.proposals
    ]


def are_awaited(table: KnownTable) -> bool:
    """Whether bots hold back: the table wants to be asked, somebody is there, and nobody has spoken."""
    people = any(not seat.by_bot and seat.seat in table.present for seat in table.seats)
    return table.row.bots_wait and people and not table.row.proposals and bool(_options(table, ()))


def accepted(table: KnownTable) -> int | None:
    """What a bot does because it was proposed: the newest proposal; None where it may do as it likes."""
    return next((made["action"] for made in reversed(table.row.proposals) if made["action"] is not None), None)
