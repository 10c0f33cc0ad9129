"""Tables in words: for reading aloud, and for players that read."""

from ...engine import telling
from ...engine.tables import Table
from .. import wire
from ..match.public_view import shown_position
from ..refusal import Refusal
from ..table.live import LiveTable
from .endpoint import LANGUAGE, Call, Endpoint

__all__ = ["ENDPOINTS"]


async def description(call: Call) -> wire.Description:
    call.services.work.admit(call.address)
    live = await call.table()
    own, language = call.seats(live), call.language()
    _, table = shown_position(live, bool(own))
    if table is None:
        raise Refusal("wrong-state", "there is no game to describe")
    with call.services.work.charged(call.address):
        if own and call.number("answers", 0, 0, 1):
            return wire.Description(table.tell(own[0], language))
        return wire.Description(table.recount(language, own[0] if own else wire.SPECTATOR))


async def turn(call: Call) -> wire.TurnInWords:
    call.services.work.admit(call.address)
    live = await call.table()
    seat, language = call.require_seats(live)[0], call.language()
    _, table = shown_position(live, True)
    if table is None:
        raise Refusal("wrong-state", "the game has not begun")
    since = call.number("seq", -1, -1, 1 << 30)
    with call.services.work.charged(call.address):
        return _turn(live, table, seat, language, since)


def _turn(live: LiveTable, table: Table, seat: int, language: str, since: int) -> wire.TurnInWords:
    match, rules, state = live.match, table.rules, table.state
    assert match is not None
    told = match.story(seat, -1 if since < 0 else match.common(since), match.position)
    happened = telling.happened(rules, state, [rules.events.describe(event) for event, _ in told], language)
    made = wire.TurnInWords(live.row.seq, seat, happened, over=live.row.status == "over")
    if table.over:
        made.ending, made.winners, made.scores = telling.ended(rules, state, table.winners, table.scores, language)
    elif seat in table.waiting and not made.over:
        made.question = telling.question(rules, state, seat, language)
        made.answers = [said for said, _ in table.answers(seat, language)]
        made.actions = table.legal_numbers(seat)
    return made


_answers = {"answers": {"type": "integer", "minimum": 0, "maximum": 1, "description": "1: what may be answered, too"}}
_seq = {"seq": {"type": "integer", "minimum": -1, "maximum": 1 << 30, "description": "the last version told of"}}

ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{id}/description",
        "The table in words",
        description,
        wire.Description,
        query=LANGUAGE | _answers,
    ),
    Endpoint("GET", "/api/tables/{id}/turn", "One's turn in words", turn, wire.TurnInWords, query=LANGUAGE | _seq),
]
