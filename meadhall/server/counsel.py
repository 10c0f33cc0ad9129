"""Group decisions of a cooperative game: every seat may propose what the one who decides should do.

A proposal changes nothing in the game. Whoever decides takes it, like any other decision, or does something else; then
it is gone. It can be made of any option because of a law of cooperative games: all seats know what each may do.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import eyes, wire
from .refusal import Refusal

if TYPE_CHECKING:
    from .live import Live

__all__ = ["accepted", "is_awaited", "offered", "propose", "shown"]


def _options(live: "Live", own: Sequence[int]) -> list[int]:
    """What the seat that decides could do, if somebody with these seats may advise it."""
    match = live.match
    if match is None or live.table.status != "playing" or not match.rules.cooperative or match.table.state.secret:
        return []
    deciders = match.table.waiting
    if len(deciders) != 1 or deciders[0] in own:
        return []
    return match.table.legal_numbers(deciders[0])


def offered(live: "Live", own: Sequence[int]) -> list[wire.Action]:
    """What somebody with these seats could propose now."""
    return [eyes.action(live.playing.rules, number) for number in _options(live, own)]


async def propose(live: "Live", own: Sequence[int], seat: int, action: int | None, seq: int) -> int:
    """Tell the table what a seat thinks should be done; its last proposal is replaced."""
    await live.catch_up(seq)
    match = live.playing
    options = _options(live, own)
    if not options:
        raise Refusal("not-allowed", "there is nothing to propose: it is one's own decision, or not a common one")
    if seq != match.seq:
        raise Refusal("stale", "the table has moved on since; look again")
    if action is not None and action not in options:
        raise Refusal("illegal", "what is proposed is not among the options of the seat that decides")
    others = [made for made in live.table.proposals if made["seat"] != seat]
    await live.change({"proposals": [*others, {"seat": seat, "action": action}]})
    return match.seq


def shown(live: "Live") -> list[wire.Proposal]:
    """What is proposed, for every seat to see."""
    rules = live.match.rules if live.match is not None else None
    if rules is None:
        return []
    return [
        wire.Proposal(made["seat"], None if made["action"] is None else eyes.action(rules, made["action"]))
        for made in live.table.proposals
    ]


def is_awaited(live: "Live") -> bool:
    """Whether bots hold back: the table wants to be asked, somebody is there, and nobody has spoken."""
    people = any(not seat.by_bot and seat.seat in live.company.present for seat in live.seats)
    return live.table.council and people and not live.table.proposals and bool(_options(live, ()))


def accepted(live: "Live") -> int | None:
    """What a bot does because it was proposed: the newest proposal; None where it may do as it likes."""
    return next((made["action"] for made in reversed(live.table.proposals) if made["action"] is not None), None)
