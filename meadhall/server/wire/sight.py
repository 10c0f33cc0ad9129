"""What a seat sees."""

from typing import Any

from msgspec import Struct

from .tables import SeatInfo, Status

__all__ = [
    "SPECTATOR",
    "Action",
    "Argument",
    "Clock",
    "DecisionInfo",
    "Description",
    "Event",
    "Proposal",
    "SeatView",
    "TableState",
    "TurnInWords",
    "UndoRequest",
    "Update",
]


SPECTATOR = -1
"""The seat number of those who only watch."""


class Argument(Struct):
    """One argument of an event or action, for the words."""

    name: str
    """The variable's name in the words."""
    kind: str
    """`seat`, `number`, or an enum: then the word's key is `KIND-VALUE`."""
    value: int | str
    """A number for seat and number, a member's name in lower case for an enum."""


class Action(Struct):
    """A legal action; its words are `do-VERB`, or `do-VERB.DECISION` where the game has any."""

    number: int
    verb: str
    args: dict[str, str]
    """Parameter to word, in the verb's order."""
    arguments: list[Argument]
    """The same with kinds, for the words."""


class Event(Struct):
    """Something that happened; its words are `event-NAME`."""

    number: int
    """Place in this seat's own story, from 0."""
    name: str
    args: list[Argument]
    marks: list[str] = []
    """What it is to a storyteller: `chapter`, `battle`, `opening`, `dice`, `card`, `score`."""
    dice: list[dict[str, Any]] = []
    """Of a roll whose dice lie in the view as `dice`: as they lay when it was told."""


class DecisionInfo(Struct):
    """What must be decided; its words are `ask-KIND`."""

    kind: str
    waiting: list[int]
    """Seats that must decide now."""
    secret: bool
    """Several decide at once and nothing shows before all have."""
    about: list[Argument] = []
    """What the question names besides whoever answers: the two cards to choose from, who receives."""


class SeatView(Struct):
    """The table as one seat sees it (seat -1: a spectator)."""

    seat: int
    view: dict[str, Any]
    """All that the seat knows, as the game's own plain data."""
    legal: list[Action]
    """What the seat can do now; empty while others decide."""
    story: int
    """Keep this many of the events you have, drop the rest, append `events`. 0: the whole story follows."""
    events: list[Event]
    undoable: list[Action]
    """The decisions that can be taken back at once without asking anybody, the oldest first."""
    answered: list[str] = []
    """The kind of decision that each of them answered; empty where it is not at hand."""
    can_ask_undo: bool = False
    """Whether it can ask the others to take back its last decision."""
    counsel: list[Action] = []
    """What the seat that decides could do, where this seat may propose it: in cooperative games."""


class Clock(Struct):
    """A seat's time."""

    seat: int
    left: float
    """Seconds left when the message was sent."""
    running: bool
    vacation: float = 0.0
    """Seconds of vacation that are left; 0 where the table has none."""
    away: float | None = None
    """Until when the seat is on vacation, in seconds since 1970."""


class UndoRequest(Struct):
    """Somebody asks the others to let them take decisions back."""

    id: str
    seat: int
    """Who asks."""
    seq: int
    position: int
    """Number of decisions that would remain."""
    waiting: list[int]
    """Seats that have not consented yet."""


class Proposal(Struct):
    """What a seat thinks the one who decides should do; it is gone when the table has moved on."""

    seat: int
    """Who proposes."""
    action: Action | None
    """None: whatever the one who decides likes."""


class Update(Struct, tag_field="t", tag="update", kw_only=True):
    """The table as it is now, for one client: as each of its seats sees it, or as a spectator does."""

    table: str
    game: str
    seq: int
    """Version of the table: entries in its log. Echo it in commands."""
    position: int
    """Decisions taken and not taken back."""
    status: Status
    decision: DecisionInfo | None
    """None before the start and after the end."""
    seats: list[SeatInfo]
    clocks: list[Clock]
    undo: UndoRequest | None
    over: bool
    ending: str | None
    """Its words are `ending-NAME`."""
    scores: list[int]
    """After the end; what shows of them before is in the view."""
    winners: list[int]
    seed: int | None
    """After the end."""
    spectators: int = 0
    thinking: list[int] = []
    """Seats whose bots are thinking."""
    hurried: bool = False
    """Whether the server has so much to do that the bots here think more quickly than their level would."""
    rematch: str = ""
    """Id of the table at which the same people play again, when somebody has asked for it."""
    host: int = -1
    """The seat of the host; -1: somebody without a seat."""
    proposals: list[Proposal] = []
    """For the decision that waits, the newest last; seats see them, spectators do not."""
    seat_views: list[SeatView]
    """One per own seat, in seat order; one with seat -1 for a spectator. Empty before the start. They come last: what
    is before them is the same for all who sit here."""


class Description(Struct):
    """GET /api/tables/ID/description?language=fr: the table in sentences and lists, for reading aloud."""

    text: str
    """Parts with an empty line between them; the first line of each is its heading."""


class TurnInWords(Struct):
    """GET /api/tables/ID/turn?language=fr&seq=N: what one's seat saw happen since version N, and what it is asked."""

    seq: int
    """The version of the table; echo it in commands, and when asking again."""
    seat: int
    happened: list[str]
    question: str = ""
    """Empty where nothing is asked of the seat."""
    answers: list[str] = []
    actions: list[int] = []
    """The number of each answer, as `act` takes it."""
    over: bool = False
    ending: str = ""
    winners: list[str] = []
    scores: dict[str, int] = {}


class TableState(Struct):
    """GET /api/tables/ID/state: what a socket would have sent; for programs that poll."""

    update: Update
