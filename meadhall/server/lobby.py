"""Before and around a game: tables are made, seats taken and given up, games started, played again and closed."""

import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec

from ..engine.errors import MeadhallError
from ..engine.tables import SEED_BITS
from ..registry import game
from . import clocks, wire
from .absence import stand_in
from .clocks import Times
from .hall import Hall
from .live import Live
from .match import Match
from .refusal import Refusal
from .rows import SeatRow, TableRow
from .tokens import hashed, new_id, new_token
from .updates import table_info

__all__ = ["change_seat", "clean", "close", "create", "leave", "rematch", "start", "take_seat"]

NAME_ROOM = 40
MONTH = 31 * 86_400
MOST_DELAY = 30
MOST_VACATION = 60


def clean(text: str, room: int = NAME_ROOM) -> str:
    """A name or line as it is kept: one line, no invisible characters, not too long. It is never read as HTML."""
    text = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c)[0] != "C" or c == "\u200d")
    return " ".join(text.split())[:room]


async def create(hall: Hall, wish: wire.CreateTable, account: str) -> wire.TableCreated:
    """Make a table; the creator is its host and has the seats of kind person."""
    rules_content = hall.overlay_file(wish.game, wish.content) if wish.content else None
    try:
        rules = game(wish.game, rules_content)
        if len(wish.seats) not in rules.players:
            low, high = rules.players[0], rules.players[-1]
            raise Refusal("bad-message", f"{rules.name} is for {low} to {high} players, not {len(wish.seats)}")
        if wish.council and not rules.cooperative:
            raise Refusal("bad-message", f"{rules.name} is played each for themselves: there is no council")
        options = rules.settings.decode(rules.settings.encode(wish.options))
    except MeadhallError as error:
        raise Refusal("bad-message", str(error)) from None
    _check(hall, wish, account)
    now, host, invite = hall.now(), new_token(), new_token()
    table = TableRow(
        id=new_id(),
        game=rules.name,
        version=rules.version,
        content_hash=rules.content_hash,
        content=wish.content,
        players=len(wish.seats),
        options=options,
        seed=secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed,
        salt=secrets.token_hex(16),
        public=wish.public,
        rated=wish.rated,
        hints=wish.hints,
        clock=msgspec.to_builtins(wish.clock),
        takeover_seconds=wish.takeover_seconds,
        takeover_level=wish.takeover_level,
        spectator_delay=wish.spectator_delay,
        council=wish.council,
        host_hash=hashed(host),
        invite_hash=hashed(invite),
        created=now,
        changed=now,
    )
    tokens: dict[str, str] = {}
    seats = [_seat(hall, table.id, number, seat, account, tokens) for number, seat in enumerate(wish.seats)]
    await hall.store.write(hall.store.create, table, seats)
    live = await hall.get(table.id)
    if wish.start and all(seat.kind != "open" for seat in seats):
        await live.safely(start, live)
    return wire.TableCreated(table_info(live), host, tokens, invite)


def _check(hall: Hall, wish: wire.CreateTable, account: str) -> None:
    if wish.rated and (not account or wish.seed is not None or wish.content):
        raise Refusal("not-allowed", "a rated game needs an account, a secret seed and the game's own content")
    if wish.rated and sum(seat.kind == "person" for seat in wish.seats) > 1:
        raise Refusal("not-allowed", "nobody sits on two seats of a rated game")
    if wish.seed is not None and not 0 <= wish.seed < 1 << SEED_BITS:
        raise Refusal("bad-message", f"a seed is a number of up to {SEED_BITS} bits")
    clock = wish.clock
    if clock.kind != "none" and not 10 <= clock.seconds <= MONTH:
        raise Refusal("bad-message", "a clock has from ten seconds to a month")
    if not 0 <= clock.increment <= MONTH or not 0 <= wish.takeover_seconds <= MONTH:
        raise Refusal("bad-message", "times go from nothing to a month")
    if clock.vacation and (clock.kind != "decision" or clock.seconds < clocks.DAY):
        raise Refusal("bad-message", "vacation is for tables with a day or more for each decision")
    if not 0 <= clock.vacation <= MOST_VACATION:
        raise Refusal("bad-message", f"a player can have up to {MOST_VACATION} days of vacation")
    if not 0 <= wish.spectator_delay <= MOST_DELAY:
        raise Refusal("bad-message", f"spectators can lag by up to {MOST_DELAY} decisions")
    hall.level(wish.takeover_level)


def _seat(
    hall: Hall, table_id: str, number: int, wish: wire.SeatSetting, account: str, tokens: dict[str, str]
) -> SeatRow:
    made = SeatRow(table_id=table_id, seat=number, kind=wish.kind)
    if wish.kind == "bot":
        made.level = hall.level(wish.level)
    if wish.kind == "person":
        tokens[str(number)] = token = new_token()
        made.name, made.token_hash, made.account = clean(wish.name), hashed(token), account
    return made


def _open(live: Live) -> None:
    if live.table.status != "open":
        raise Refusal("wrong-state", f"the table is {live.table.status}")


async def take_seat(live: Live, wish: wire.TakeSeat, account: str) -> tuple[int, str]:
    """Sit down on an open seat; returns it and its token."""
    _open(live)
    if live.table.rated and (not account or any(seat.account == account for seat in live.seats)):
        raise Refusal("not-allowed", "a rated game needs an account for each seat")
    free = [seat.seat for seat in live.seats if seat.kind == "open"]
    seat = wish.seat if wish.seat is not None else (free[0] if free else -1)
    if seat not in free:
        raise Refusal("taken", "the seat is taken" if free else "all seats are taken")
    token = new_token()
    values = {"kind": "person", "name": clean(wish.name), "token_hash": hashed(token), "account": account}
    await live.change({}, {seat: values})
    return seat, token


async def change_seat(live: Live, seat: int, wish: wire.SeatSetting) -> None:
    """The host makes a seat open or a bot's."""
    _open(live)
    if wish.kind == "person":
        raise Refusal("bad-message", "people take their seats themselves")
    level = live.hall.level(wish.level) if wish.kind == "bot" else ""
    empty = {"name": "", "token_hash": "", "account": "", "notify": None}
    await live.change({}, {seat: {"kind": wish.kind, "level": level, **empty}})


async def start(live: Live) -> None:
    """Lay out the game; every seat must be taken."""
    _open(live)
    if any(seat.kind == "open" for seat in live.seats):
        raise Refusal("wrong-state", "there are open seats; give them to people or bots")
    row, now = live.table, live.hall.now()
    match = Match.start(live.hall.rules(row), row.players, row.options, row.seed, now)
    times = Times.begin(live.clock, row.players, match.table.waiting, now)
    changes: dict[str, Any] = {
        "status": "playing",
        "times": msgspec.to_builtins(times),
        "due": clocks.due(row, live.seats, times, dict.fromkeys(live.company.present, now), now),
    }
    await live.begin(match, changes)
    live.company.look()


async def leave(live: Live, seats: Sequence[int]) -> None:
    """Give seats up before the game, or to bots during it; those can be taken back."""
    if live.table.status == "open":
        empty = {"kind": "open", "name": "", "token_hash": "", "account": "", "notify": None}
        await live.change({}, {seat: dict(empty) for seat in seats})
    elif live.table.status == "playing":
        await stand_in(live, seats)
    else:
        raise Refusal("wrong-state", f"the table is {live.table.status}")


async def close(live: Live) -> None:
    """The host ends it for everybody; nobody has won."""
    if live.table.status not in ("open", "playing"):
        raise Refusal("wrong-state", f"the table is {live.table.status}")
    if live.table.rated and live.table.status == "playing":
        raise Refusal("not-allowed", "a rated game is played to its end; one can resign")
    await live.change({"status": "closed", "due": None, "undo": None})


async def rematch(live: Live, own: Sequence[int], account: str) -> wire.TableCreated:
    """The same game with the same seats; whoever asks first is its host, the others find it and sit down."""
    await live.refresh()  # nothing must come between: a rematch that is made twice leaves a table that nobody knows
    row = live.table
    if row.status not in ("over", "closed"):
        raise Refusal("wrong-state", "the game is not over yet")
    if row.rematch:
        raise Refusal("taken", "there is a rematch already; take your seat there")
    settings = [
        wire.SeatSetting("bot", level=seat.level)
        if seat.kind == "bot"
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
        council=row.council,
        content=row.content,
    )
    created = await create(live.hall, wish, account)
    await live.change({"rematch": created.table.id})
    return created
