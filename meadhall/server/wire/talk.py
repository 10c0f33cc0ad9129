"""What is said on a socket: commands to the server, answers from it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from .sight import Action, Update

__all__ = [
    "Ack",
    "Act",
    "Answer",
    "Blunder",
    "Chat",
    "ChatLine",
    "ChatLines",
    "Closed",
    "Command",
    "Consent",
    "Decided",
    "Error",
    "FromServer",
    "Hello",
    "Hint",
    "HintAnswer",
    "HintReason",
    "Ping",
    "Pong",
    "Propose",
    "Reason",
    "Refused",
    "Resign",
    "Return",
    "ToServer",
    "Undo",
    "Vacation",
]


class Hello(Struct, tag_field="t", tag="hello"):
    """The first message on a socket. Without tokens: a spectator."""

    tokens: list[str] = []
    seq: int | None = None
    """The last version seen: only what is missing is sent. None: the whole story."""


class Act(Struct, tag_field="t", tag="act"):
    """Take a decision."""

    id: str
    seq: int
    seat: int
    action: int


class Undo(Struct, tag_field="t", tag="undo"):
    """Take decisions back: at once those in `SeatView.undoable`, otherwise the others are asked."""

    id: str
    seq: int
    seat: int
    steps: int = 1
    """How many of one's own decisions."""


class Consent(Struct, tag_field="t", tag="consent"):
    """Answer an `UndoRequest`."""

    id: str
    seat: int
    request: str
    """Its id."""
    agree: bool


class Propose(Struct, tag_field="t", tag="propose"):
    """In a cooperative game, say what the seat that decides should do (`SeatView.counsel`); it replaces one's last."""

    id: str
    seq: int
    seat: int
    action: int | None = None
    """None: as they like."""


class Hint(Struct, tag_field="t", tag="hint"):
    """Ask a bot what it would do."""

    id: str
    seq: int
    seat: int
    level: str = ""
    reasons: bool = False
    """Whether to tell what is likely to follow, too: that takes a second or two."""
    language: str = "en"
    """Of the reasons."""


class Chat(Struct, tag_field="t", tag="chat"):
    """Say something to the table; plain text."""

    id: str
    seat: int
    """-1: of somebody who watches, where the host lets them."""
    text: str
    name: str = ""
    """Of somebody who watches."""


class Resign(Struct, tag_field="t", tag="resign"):
    """Give the game up: a bot plays the seat to the end."""

    id: str
    seat: int


class Return(Struct, tag_field="t", tag="return"):
    """Take the seat back from the bot that stood in; too late for the decision that waits, from the next one on."""

    id: str
    seat: int


class Vacation(Struct, tag_field="t", tag="vacation"):
    """Stop one's clock for some days, where the table allows vacation. Deciding ends it, and so does 0."""

    id: str
    seat: int
    days: int


class Ping(Struct, tag_field="t", tag="ping"):
    """Is anybody there? Answered by Pong."""

    id: str = ""


Decided: TypeAlias = Act | Undo | Consent | Propose | Hint | Resign | Return | Vacation
"""What only a seat's player may ask for."""
Command: TypeAlias = Act | Undo | Consent | Propose | Hint | Chat | Resign | Return | Vacation
"""What may also be POSTed to /api/tables/ID/commands."""
ToServer: TypeAlias = Hello | Act | Undo | Consent | Propose | Hint | Chat | Resign | Return | Vacation | Ping


Reason: TypeAlias = Literal[
    "bad-message",  # not understood
    "illegal",  # not among the legal actions
    "stale",  # meant for an earlier version of the table
    "wrong-seat",  # not your seat, or not its turn
    "not-allowed",  # no token, not the host, switched off at this table
    "not-found",
    "too-fast",  # rate limit
    "too-large",
    "taken",  # the seat or the name
    "wrong-state",  # the table has not started, or is over
    "out-of-time",  # your time for the decision, or for the game, is up
    "unconfirmed",  # the address to be called must be proved with the code it was sent
    "busy",  # try again
    "internal",
]


class Ack(Struct, tag_field="t", tag="ack"):
    """The command is done and kept: it survives anything."""

    id: str
    seq: int
    """The table's version after it."""


class Refused(Struct, tag_field="t", tag="refused"):
    """The command was not done; nothing has changed."""

    id: str
    reason: Reason
    message: str
    """For people who write clients, in English."""
    seq: int = 0


class ChatLine(Struct, tag_field="t", tag="said"):
    """Something said at the table."""

    number: int
    at: float
    seat: int
    name: str
    text: str


class HintReason(Struct):
    """One of the best actions, and why."""

    action: Action
    chance: float | None
    """To win, 0 to 1, where the bot thinks in chances."""
    story: list[str]
    """What is likely to follow, in sentences; empty where it was not asked for, or nothing is."""


class HintAnswer(Struct, tag_field="t", tag="hinted"):
    """What a bot would do."""

    id: str
    seat: int
    seq: int
    action: Action
    level: str
    values: list[float] = []
    """How it rates the legal actions, 0 to 1 in their order, where the bot tells."""
    best: list[HintReason] = []
    """The three best, the best first."""


class Blunder(Struct, tag_field="t", tag="blunder"):
    """At a learner's table: a decision that gave much away; it can be taken back as any other."""

    seat: int
    seq: int
    """The version of the table after it."""
    better: Action
    loss: float
    """Of the chance to win, 0 to 1, as far as a quick look says."""


class Closed(Struct, tag_field="t", tag="closed"):
    """The server ends the conversation; connect again after `retry` seconds unless that is 0."""

    reason: str
    retry: float = 1.0


class Pong(Struct, tag_field="t", tag="pong"):
    id: str = ""


FromServer: TypeAlias = Update | Ack | Refused | ChatLine | HintAnswer | Blunder | Closed | Pong
Answer: TypeAlias = Ack | Refused | HintAnswer
"""What a POSTed command is answered with."""


class Error(Struct):
    """The body of every HTTP error."""

    reason: Reason
    message: str


class ChatLines(Struct):
    lines: list[ChatLine]
