"""What can be played, and the tables: made, looked for, joined."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

__all__ = [
    "BegunAt",
    "ClockSetting",
    "CreateTable",
    "GameInfo",
    "HandOver",
    "Lesson",
    "LessonStep",
    "Notify",
    "OptionInfo",
    "PlayFrom",
    "PushKey",
    "Quiet",
    "SeatInfo",
    "SeatSetting",
    "SeatTaken",
    "SeatWish",
    "Stage",
    "Status",
    "TableCreated",
    "TableInfo",
    "TableList",
    "TakeSeat",
]


Status: TypeAlias = Literal["open", "playing", "over", "closed"]
"""open: seats are being taken. playing. over: played to the end. closed: given up, or shut by the host."""


Stage: TypeAlias = Literal["", "age", "round", "turn"]
"""What a game counts as it goes on."""


class OptionInfo(Struct):
    """One option of a game; its words are `option-NAME` and `option-NAME-VALUE`."""

    name: str
    kind: Literal["choice", "number", "flag"]
    default: str | int | bool
    place: Literal["basic", "more", "seat", "campaign"] = "basic"
    """Where a form shows it: at once, under "more", beside the seat whose number ends its name, or not at all."""
    values: list[str] = []
    """Of a choice."""
    low: int = 0
    high: int = 0


class GameInfo(Struct):
    """A game that can be played here; its words are served at `/words/LANGUAGE/NAME.ftl`."""

    name: str
    players: list[int]
    """The numbers of players it is for."""
    cooperative: bool
    options: list[OptionInfo]
    bots: list[str]
    """Levels of bots, weakest first."""
    version: int
    content: str
    """Hash of the game's content, as in saves."""
    campaign: bool = False
    """Whether it has a campaign, as in `/api/campaigns`."""
    confirmed_verbs: list[str] = []
    """Verbs of which a page asks once more before it plays them."""


class LessonStep(Struct):
    """Something told (`lesson-TELL` in the game's words), something played, or both."""

    tell: str
    at: list[str]
    """What it points at: `KIND WORD`, or `page PART`."""
    seat: int
    action: int | None
    """What that seat plays; None: only told."""


class Lesson(Struct):
    """GET /api/games/NAME/lesson: a first game with words to every step; seat 0 is the learner's."""

    game: str
    players: int
    seed: int
    options: dict[str, str | int | bool]
    steps: list[LessonStep]


class ClockSetting(Struct):
    """How much time there is. none: no limit. total: per player for the game. decision: for each decision."""

    kind: Literal["none", "total", "decision"] = "none"
    seconds: int = 0
    """Of the whole game, or of one decision: 3 days for each are 259200."""
    increment: int = 0
    """Added after each own decision (total only)."""
    vacation: int = 0
    """Days for which each player may stop their clock during the game, where a decision has a day or more."""


class SeatSetting(Struct):
    """What a seat is for. person: whoever creates the table sits down. open: anybody with the link. bot."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    """Of a bot, one of `GameInfo.bots`; empty: the server's choice."""


class CreateTable(Struct):
    """POST /api/tables."""

    game: str
    seats: list[SeatSetting]
    """One per player, in seat order. Several of kind person are one browser's: hot-seat."""
    options: dict[str, str | int | bool] = {}
    public: bool = False
    """Whether the table is listed for everybody to join and watch."""
    rated: bool = False
    hints: bool = True
    """Whether bots may be asked for advice; never in rated games."""
    clock: ClockSetting = field(default_factory=ClockSetting)
    takeover_seconds: int = 0
    """After how long a bot plays for somebody who is waited for and away; 0: never. Out of time, it does so at once."""
    takeover_level: str = ""
    spectator_delay: int = 0
    """Decisions by which spectators lag behind."""
    spectators_talk: bool = False
    """Whether those who only watch may talk."""
    bots_wait: bool = False
    """Cooperative games: whether bots wait for a proposal while somebody is at the table."""
    learner: bool = False
    """For one person among bots: they are told of a blunder, and may take it back; never in rated games."""
    start: bool = True
    """Begin at once if no seat is open."""
    seed: int | None = None
    """For puzzles and tests; never for rated tables. Everybody is told it."""
    content: str = ""
    """Name of a content overlay that this server offers; off by default."""


class BegunAt(Struct):
    """The moment of another, finished game that a table goes on from."""

    position: int
    """Decisions that had been taken there."""
    anew: bool
    """Whether what the player could not know was dealt anew. If not, whoever saw that game may know what comes."""


class PlayFrom(Struct):
    """POST /api/tables/ID/play-from: a new table that goes on from a moment of a finished game."""

    position: int
    """Decisions of that game that stand."""
    seats: list[SeatSetting]
    """As many as in that game."""
    anew: bool = True
    """Whether what the first person at the new table could not know is dealt anew; otherwise all is as it was."""
    public: bool = False
    hints: bool = True
    start: bool = True
    """Begin at once if no seat is open."""


class SeatInfo(Struct):
    """Who sits where, as everybody may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    """As given by the person; empty for an open seat. Bots: empty, see level."""
    id: str = ""
    """Key of the seat's word in the game, such as `god-thor`; empty before the start."""
    level: str = ""
    """Of the bot that sits here or stands in."""
    connected: bool = False
    stand_in: bool = False
    """A bot plays for the person until they return."""
    resigned: bool = False
    account: str = ""
    """Name of the account, if the person has one."""
    gone: Literal["", "left", "away", "time", "host", "removed", "resigned"] = ""
    """Why a bot plays for the person: they left, were away or out of time, the host put it there, or took their seat
    away for good, or they gave up."""
    ready: bool = False
    """Before the start: whether they have said that they are."""


class TableInfo(Struct):
    """A table as everybody may see it."""

    id: str
    game: str
    status: Status
    players: int
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    public: bool
    rated: bool
    hints: bool
    clock: ClockSetting
    takeover_seconds: int
    spectator_delay: int
    created: float
    """Seconds since 1970."""
    changed: float
    seq: int
    """Number of entries in the log: decisions and take-backs."""
    commitment: str
    """SHA-256 of "SEED:SALT", published before the first decision; seed and salt follow when the game is over."""
    ending: str | None = None
    winners: list[int] = []
    scores: list[int] = []
    seed: int | None = None
    salt: str = ""
    rematch: str = ""
    """Id of the table at which the same people play again."""
    content: str = ""
    bots_wait: bool = False
    stranded: bool = False
    """Whether the rules it was begun with are gone: it can be read, closed and saved, not played."""
    host: int = -1
    """The seat of the host; -1: somebody without a seat."""
    spectators_talk: bool = False
    waiting: list[int] = []
    """Seats that must decide now; empty where spectators lag behind."""
    until: float | None = None
    """When the time of the first of them is up, in seconds since 1970."""
    learner: bool = False
    begun_at: BegunAt | None = None
    """Where it does not begin at the beginning."""
    seed_chosen: bool = False
    """Whether the host chose the seed, and may know what comes; then `seed` tells it to everybody."""
    stage: Stage = ""
    """What the game counts as it goes on; empty in lists, and where it has not begun."""
    reached: int = 0
    """Which of them it is."""


class TableCreated(Struct):
    """The answer to POST /api/tables and to a rematch. The tokens are shown once; links are made of them."""

    table: TableInfo
    host: str
    """Token of the host, who may change seats, start and close."""
    tokens: dict[str, str]
    """Seat number to token, for each seat of kind person."""
    invite: str = ""
    """Token that lets somebody take an open seat of a table that is not public: the link for friends."""


class TableList(Struct):
    tables: list[TableInfo]


class TakeSeat(Struct):
    """POST /api/tables/ID/seats: sit down on an open seat."""

    name: str = ""
    seat: int | None = None
    """None: the first that is open."""
    invite: str = ""
    """Needed where the table is not public."""


class SeatWish(Struct):
    """PUT /api/tables/ID/me, before the start: what somebody says of their own seat."""

    name: str | None = None
    """Another name; None: the one they have."""
    ready: bool | None = None


class HandOver(Struct):
    """POST /api/tables/ID/host: somebody else at the table is host from now on."""

    seat: int


class SeatTaken(Struct):
    table: TableInfo
    seat: int
    token: str


class Notify(Struct):
    """PUT /api/tables/ID/notify: tell this seat's player when it is their turn."""

    webhook: str = ""
    """An https address that gets a POST with {table, game, seat, kind}."""
    push: dict[str, Any] | None = None
    """A web push subscription, as the browser gives it."""
    email: str = ""
    """An address that gets a letter, where the server sends any."""
    language: str = "en"
    """Of the letters."""
    code: str = ""
    """That was sent to the webhook or to the e-mail address. Without it a new address is sent one, and refused as
    `unconfirmed` meanwhile."""


class Quiet(Struct):
    """POST /api/tables/ID/quiet: no more letters about this table, with the key that stands in each of them."""

    seat: int
    key: str


class PushKey(Struct):
    """The server's public VAPID key; empty where web push is not set up."""

    key: str
    mail: bool = False
    """Whether the server sends e-mail."""
