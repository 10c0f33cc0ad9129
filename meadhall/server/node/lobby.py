"""Before and around a game: tables are made, seats taken and given up, games started, played again and closed."""

import hmac
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from ...engine.errors import MeadhallError
from ...engine.tables import SEED_BITS
from ...registry import game
from .. import wire
from ..match import clocks
from ..match.clocks import Times
from ..match.match import Match
from ..match.public_view import table_info
from ..match.rows import SeatRow, TableRow
from ..names import clean
from ..refusal import Refusal
from ..services import bot_levels
from ..table.absence import stand_in
from ..table.live import LiveTable, under_lock
from ..table.loading import state_at
from ..tokens import hashed, new_id, new_token
from .hosting import NOBODY, next_host
from .node import Node

__all__ = [
    "create",
    "leave",
    "new_token_for",
    "notify",
    "play_from",
    "quiet",
    "rematch",
    "say_of_seat",
    "start",
    "take_seat",
]

MONTH = 31 * 86_400
MOST_DELAY = 30
MOST_VACATION = 60
RATED_CLOCK = wire.ClockSetting("decision", 3 * clocks.DAY)
"""Of rated tables that were given none: whoever loses could stall them for ever."""


class Beginning(msgspec.Struct, frozen=True):
    """A moment of a finished game that a new table goes on from."""

    record: bytes
    moment: wire.BegunAt
    version: int
    content_hash: str
    """Of the rules by which that game was played."""


async def create(
    node: Node, wish: wire.CreateTable, account: str, beginning: Beginning | None = None
) -> wire.TableCreated:
    """Make a table; the creator is its host and has the seats of kind person."""
    rules_content = node.services.rulebooks.overlay_file(wish.game, wish.content) if wish.content else None
    try:
        rules = game(wish.game, rules_content)
        if len(wish.seats) not in rules.players:
            low, high = rules.players[0], rules.players[-1]
            raise Refusal("bad-message", f"{rules.name} is for {low} to {high} players, not {len(wish.seats)}")
        if wish.bots_wait and not rules.cooperative:
            raise Refusal("bad-message", f"{rules.name} is played each for themselves: no bot waits for proposals")
        options = rules.settings.decode(rules.settings.encode(wish.options))
    except MeadhallError as error:
        raise Refusal("bad-message", str(error)) from None
    if beginning is not None and (rules.version, rules.content_hash) != (beginning.version, beginning.content_hash):
        raise Refusal("wrong-state", "that game was played by other rules than those of today")
    if wish.rated and wish.clock.kind == "none":
        wish.clock = RATED_CLOCK
    _check(node, wish, account)
    now, host, invite = node.services.now(), new_token(), new_token()
    table = TableRow(
        id=new_id(),
        game=rules.name,
        version=rules.version,
        content_hash=rules.content_hash,
        content=wish.content,
        players=len(wish.seats),
        options=options,
        seed=secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed,
        seed_chosen=wish.seed is not None,
        beginning=None if beginning is None else beginning.record,
        begun_at=None if beginning is None else msgspec.to_builtins(beginning.moment),
        salt=secrets.token_hex(16),
        public=wish.public,
        rated=wish.rated,
        hints=wish.hints,
        clock=msgspec.to_builtins(wish.clock),
        takeover_seconds=wish.takeover_seconds,
        takeover_level=wish.takeover_level,
        spectator_delay=wish.spectator_delay,
        bots_wait=wish.bots_wait,
        learner=wish.learner,
        spectators_talk=wish.spectators_talk,
        host_hash=hashed(host),
        host_seat=next((number for number, seat in enumerate(wish.seats) if seat.kind == "person"), -1),
        invite_hash=hashed(invite),
        created=now,
        changed=now,
    )
    tokens: dict[str, str] = {}
    seats = [_seat(node, table.id, number, seat, account, tokens) for number, seat in enumerate(wish.seats)]
    await node.services.store.write(node.services.store.create, table, seats)
    live = await node.get(table.id)
    if wish.start and all(seat.kind != "open" for seat in seats):
        await start(live)
    return wire.TableCreated(table_info(live), host, tokens, invite)


def _check(node: Node, wish: wire.CreateTable, account: str) -> None:
    if wish.rated and (not account or wish.seed is not None or wish.content):
        raise Refusal("not-allowed", "a rated game needs an account, a secret seed and the game's own content")
    if wish.rated and sum(seat.kind == "person" for seat in wish.seats) > 1:
        raise Refusal("not-allowed", "nobody sits on two seats of a rated game")
    if wish.learner and (wish.rated or [seat.kind for seat in wish.seats if seat.kind != "bot"] != ["person"]):
        raise Refusal("not-allowed", "a learner's table is for one person among bots, and not rated")
    if wish.seed is not None and not 0 <= wish.seed < 1 << SEED_BITS:
        raise Refusal("bad-message", f"a seed is a number of up to {SEED_BITS} bits")
    clock = wish.clock
    if clock.kind != "none" and not 10 <= clock.seconds <= MONTH:
        raise Refusal("bad-message", "a clock has from ten seconds to a month")
    if not 0 <= clock.seconds <= MONTH or not 0 <= clock.increment <= MONTH or not 0 <= wish.takeover_seconds <= MONTH:
        raise Refusal("bad-message", "times go from nothing to a month")
    if clock.vacation and (clock.kind != "decision" or clock.seconds < clocks.DAY):
        raise Refusal("bad-message", "vacation is for tables with a day or more for each decision")
    if not 0 <= clock.vacation <= MOST_VACATION:
        raise Refusal("bad-message", f"a player can have up to {MOST_VACATION} days of vacation")
    if not 0 <= wish.spectator_delay <= MOST_DELAY:
        raise Refusal("bad-message", f"spectators can lag by up to {MOST_DELAY} decisions")
    bot_levels.chosen(wish.takeover_level)


def _seat(
    node: Node, table_id: str, number: int, wish: wire.SeatSetting, account: str, tokens: dict[str, str]
) -> SeatRow:
    made = SeatRow(table_id=table_id, seat=number, kind=wish.kind)
    if wish.kind == "bot":
        made.level = bot_levels.chosen(wish.level)
    if wish.kind == "person":
        tokens[str(number)] = token = new_token()
        made.name, made.token_hash, made.account = clean(wish.name), hashed(token), account
    return made


def _open(live: LiveTable) -> None:
    if live.row.status != "open":
        raise Refusal("wrong-state", f"the table is {live.row.status}")


@under_lock
async def take_seat(live: LiveTable, wish: wire.TakeSeat, account: str) -> tuple[int, str]:
    """Sit down on an open seat; returns it and its token."""
    _open(live)
    if live.row.rated and (not account or any(seat.account == account for seat in live.seats)):
        raise Refusal("not-allowed", "a rated game needs an account for each seat")
    free = [seat.seat for seat in live.seats if seat.kind == "open"]
    seat = wish.seat if wish.seat is not None else (free[0] if free else -1)
    if seat not in free:
        raise Refusal("taken", "the seat is taken" if free else "all seats are taken")
    token = new_token()
    values = {"kind": "person", "name": clean(wish.name), "token_hash": hashed(token), "account": account}
    await live.change({}, {seat: values})
    return seat, token


@under_lock
async def say_of_seat(live: LiveTable, seats: Sequence[int], wish: wire.SeatWish) -> None:
    """Take another name on one's seats, or say that one is ready."""
    _open(live)
    name = None if wish.name is None else clean(wish.name)
    if name == "":
        raise Refusal("bad-message", "a name has at least one letter")
    values = {key: value for key, value in (("name", name), ("ready", wish.ready)) if value is not None}
    await live.change({}, {seat: dict(values) for seat in seats if values})


@under_lock
async def start(live: LiveTable) -> None:
    """Lay out the game; every seat must be taken."""
    _open(live)
    if any(seat.kind == "open" for seat in live.seats):
        raise Refusal("wrong-state", "there are open seats; give them to people or bots")
    row, now, rulebooks = live.row, live.services.now(), live.services.rulebooks
    try:
        rules = rulebooks.current(row)  # a table that waited since the release before begins with the rules of today
        if row.beginning is not None and (rules.version, rules.content_hash) != (row.version, row.content_hash):
            raise Refusal("wrong-state", "it goes on from a game that was played by other rules")
        match = Match.start(rules, row.players, row.options, row.seed, now, row.beginning)
    except MeadhallError as error:
        raise Refusal("wrong-state", f"this table cannot begin here: {error}") from None
    await rulebooks.keep(rules, rulebooks.overlay(row))
    times = Times.begin(live.clock, row.players, match.table.waiting, now)
    changes: dict[str, Any] = {
        "status": "playing",
        "version": rules.version,
        "content_hash": rules.content_hash,
        "times": msgspec.to_builtins(times),
        "due": clocks.due(row, live.seats, times, dict.fromkeys(live.present, now), now),
    }
    await live.begin(match, changes)
    live.look()


@under_lock
async def leave(live: LiveTable, seats: Sequence[int]) -> None:
    """Give seats up before the game, or to bots during it; those can be taken back."""
    if live.row.status == "open":
        changed = {seat: {"kind": "open", **NOBODY} for seat in seats}
        await live.change(next_host(live, seats), changed)
    elif live.row.status == "playing":
        await stand_in(live, dict.fromkeys(seats, "left"))
    else:
        raise Refusal("wrong-state", f"the table is {live.row.status}")


@under_lock
async def rematch(live: LiveTable, node: Node, own: Sequence[int], account: str) -> wire.TableCreated:
    """The same game with the same seats: whoever asks first is its host, the others sit down there. A bot that played
    for somebody who had left, as those of a lesson have, keeps the seat."""
    await live.refresh()  # nothing must come between: a rematch that is made twice leaves a table that nobody knows
    row = live.row
    if row.status not in ("over", "closed"):
        raise Refusal("wrong-state", "the game is not over yet")
    if row.rematch:
        return await _join(await node.get(row.rematch), live, own, account)
    settings = [
        wire.SeatSetting("bot", level=seat.level or row.takeover_level)
        if seat.kind == "bot" or (seat.stand_in and not seat.resigned and seat.seat not in own)
        else wire.SeatSetting("person", name=seat.name)
        if seat.seat in own
        else wire.SeatSetting("open")
        for seat in live.seats
    ]
    wish = wire.CreateTable(
        game=row.game,
        seats=settings,
        options=row.options,
        public=row.public,
        rated=row.rated,
        hints=row.hints,
        clock=wire.ClockSetting(**row.clock),
        takeover_seconds=row.takeover_seconds,
        takeover_level=row.takeover_level,
        spectator_delay=row.spectator_delay,
        bots_wait=row.bots_wait,
        learner=row.learner,
        spectators_talk=row.spectators_talk,
        content=row.content,
    )
    created = await create(node, wish, account, _beginning_of(row))
    await live.change({"rematch": created.table.id})
    return created


def _beginning_of(row: TableRow) -> Beginning | None:
    """The moment that a table went on from, for a table that does so again."""
    if row.beginning is None or row.begun_at is None:
        return None
    return Beginning(row.beginning, wire.BegunAt(**row.begun_at), row.version, row.content_hash)


async def play_from(node: Node, live: LiveTable, wish: wire.PlayFrom, account: str) -> wire.TableCreated:
    """A new table that goes on from a moment of a finished game."""
    row, match = live.row, live.match
    if row.status != "over" or match is None:
        raise Refusal("wrong-state", live.stranded or "the game is not over yet")
    if not 0 <= wish.position < match.position:
        raise Refusal("bad-message", f"one can play from a moment between 0 and {match.position - 1}")
    if len(wish.seats) != row.players:
        raise Refusal("bad-message", f"that game is one of {row.players} players, not {len(wish.seats)}")
    record, seed = await state_at(node.services.store, live.id, match, wish.position), secrets.randbits(SEED_BITS)
    if wish.anew:
        state = match.rules.record.unpack(record)
        people = [number for number, seat in enumerate(wish.seats) if seat.kind == "person"]
        waiting = [seat for seat in range(row.players) if state.waiting >> seat & 1]
        match.rules.conceal(state, (people or waiting)[0], seed)
        record = state.pack()
    made = wire.CreateTable(
        game=row.game,
        seats=wish.seats,
        options=row.options,
        public=wish.public,
        hints=wish.hints,
        start=wish.start,
        content=row.content,
    )
    moment = wire.BegunAt(wish.position, wish.anew)
    return await create(node, made, account, Beginning(record, moment, row.version, row.content_hash))


async def _join(made: LiveTable, before: LiveTable, own: Sequence[int], account: str) -> wire.TableCreated:
    """Sit down at the rematch, on the seats one had."""
    tokens: dict[str, str] = {}
    for seat in own:
        wish = wire.TakeSeat(before.seats[seat].name, seat)
        tokens[str(seat)] = (await take_seat(made, wish, account))[1]
    return wire.TableCreated(table_info(made), "", tokens)


@under_lock
async def new_token_for(live: LiveTable, account: str) -> tuple[int, str]:
    """A new token for the first seat of an account: how one comes back on another machine. Returns seat and token."""
    own = [seat.seat for seat in live.seats if account and seat.account == account]
    if not own:
        raise Refusal("not-allowed", "you have no seat here")
    token = new_token()
    await live.change({}, {own[0]: {"token_hash": hashed(token)}})
    return own[0], token


@under_lock
async def notify(live: LiveTable, seats: Sequence[int], wanted: wire.Notify, home: str) -> None:
    """Keep how the people of some seats want to be told that it is their turn, beside what they asked for before;
    nothing at all takes everything back. `home` is the address by which they opened the page."""
    kept: dict[str, Any] = {}
    if wanted.webhook:
        kept["webhook"] = wanted.webhook
    if wanted.push is not None:
        kept["push"] = wanted.push
    if wanted.email:
        kept["mail"] = {"address": wanted.email, "language": wanted.language, "home": home}
    await live.change(
        {}, {seat: {"notify": (live.seats[seat].notify or {}) | kept if kept else None} for seat in seats}
    )


@under_lock
async def quiet(live: LiveTable, seat: int, key: str) -> None:
    """Send no more letters to a seat, for whoever has one of them."""
    kept = live.seats[seat].notify if 0 <= seat < live.row.players else None
    address = ((kept or {}).get("mail") or {}).get("address", "")
    if not address or not hmac.compare_digest(live.quiet_key(address).encode(), key.encode()):
        raise Refusal("not-found", "there are no letters to stop")
    await live.change({}, {seat: {"notify": {name: wanted for name, wanted in (kept or {}).items() if name != "mail"}}})
