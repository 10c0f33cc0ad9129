"""The database: what is kept of tables, people and games. Changes go through `migrations/`."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

__all__ = [
    "METADATA",
    "accounts",
    "analyses",
    "audit",
    "chat",
    "entries",
    "evaluations",
    "frames",
    "heartbeat",
    "ratings",
    "reports",
    "riddle_results",
    "rulebooks",
    "sanctions",
    "seats",
    "sessions",
    "snapshots",
    "tables",
]

METADATA = MetaData()

tables = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("content_hash", String(80), nullable=False),
    Column("content", String(64), nullable=False),  # name of an overlay, or empty
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("seed_chosen", Boolean, nullable=False, server_default=false()),  # by the host: no secret then
    Column("beginning", LargeBinary),  # the record it begins from; null: it is laid out from its seed
    Column("begun_at", JSON),  # of which moment of another game that record is
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("takeover_seconds", Integer, nullable=False),
    Column("takeover_level", String(64), nullable=False),
    Column("spectator_delay", Integer, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("host_seat", Integer, nullable=False, server_default="-1"),  # whose player is the host too; -1: nobody's
    Column("invite_hash", String(64), nullable=False),
    Column("spectators_talk", Boolean, nullable=False, server_default=false()),
    Column("status", String(8), nullable=False),
    Column("seq", Integer, nullable=False),  # number of the last entry of the log
    Column("position", Integer, nullable=False),  # decisions taken and not taken back
    Column("revision", Integer, nullable=False),  # raised by every change of the table, its seats or its chat
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float),  # when the server must look at the table by itself; null: never
    Column("times", JSON, nullable=False),  # seconds left per seat, and since when somebody is waited for
    Column("undo", JSON),  # a request to take back decisions that waits for consent
    Column("bots_wait", Boolean, nullable=False),  # whether bots wait for a proposal while people are at the table
    Column("learner", Boolean, nullable=False, server_default=false()),  # its only person is told of blunders
    Column("proposals", JSON, nullable=False),  # what seats propose for the decision that waits
    Column("ending", String(64)),
    Column("winners", JSON, nullable=False),
    Column("scores", JSON, nullable=False),
    Column("rematch", String(24), nullable=False),
    Column("settled", Boolean, nullable=False),  # ratings and evaluation of a finished game are done
    Index("tables_due", "due"),
    Index("tables_listed", "public", "status", "changed"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("account", String(64), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("gone", String(8), nullable=False, server_default=""),  # why a bot plays for its person
    Column("ready", Boolean, nullable=False, server_default=false()),  # to begin
    Column("role", String(64), nullable=False, server_default=""),  # id of the seat's word when the game was over
    Column("rating", Float),  # of its person after a rated game, as it is shown
    Column("notify", JSON),
    Column("seen", Float, nullable=False, server_default="0"),  # when its person was last connected
    Index("seats_account", "account"),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # start, act, undo, withdraw
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),  # of an undo: where to; of a withdrawal: where the answer stood
    Column("shown", Integer, nullable=False),  # the record's `shown` after it: the limit of undo
    Column("events", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", String(64)),  # the client's id: the same command is never done twice
    UniqueConstraint("table_id", "seat", "command", name="entries_command"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # the entry after which it was taken
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("command", String(64), nullable=False),
    UniqueConstraint("table_id", "seat", "command", name="chat_command"),
)

accounts = Table(
    "accounts",
    METADATA,
    Column("key", String(64), primary_key=True),  # the name, folded
    Column("name", String(64), nullable=False),
    Column("look", String(64), nullable=False, server_default=""),  # the same for names that are taken for each other
    Column("password", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Index("accounts_look", "look", unique=True),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.key", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),  # person, bot, game; at riddles: solver, riddle
    Column("name", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

heartbeat = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("at", Float),  # when a server last wrote that it runs; null: none ever did
)

evaluations = Table(
    "evaluations",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("values", LargeBinary, nullable=False),
)

analyses = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False),  # waiting, ready, failed
    Column("wished", Boolean, nullable=False),  # somebody asked for it: it comes first
    Column("at", Float, nullable=False),
    Column("progress", Float, nullable=False),
    Column("problem", String(16), nullable=False),
    Column("report", LargeBinary),  # JSON, compressed
    Column("seats", JSON, nullable=False),  # what it comes to for each seat
    Index("analyses_waiting", "state", "wished", "at"),
)

riddle_results = Table(
    "riddle_results",
    METADATA,
    Column("account", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("riddle", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("solved", Boolean, nullable=False),  # at the first try
)

rulebooks = Table(
    "rulebooks",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("content_hash", String(80), primary_key=True),
    Column("vocabulary", LargeBinary, nullable=False),  # what the numbers in logs mean
    Column("overlay", Text, nullable=False),  # text of the content overlay, or empty
)

frames = Table(
    "frames",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("first", Integer, primary_key=True),  # the position of the first of some frames of a finished game
    Column("frames", LargeBinary, nullable=False),
)

sanctions = Table(
    "sanctions",
    METADATA,
    Column("kind", String(8), primary_key=True),  # mute, ban
    Column("of", String(8), primary_key=True),  # account, address
    Column("who", String(64), primary_key=True),  # key of the account, or a network
    Column("at", Float, nullable=False),
    Column("until", Float),  # null: until it is lifted
    Column("reason", Text, nullable=False),
)

reports = Table(
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(24), nullable=False),  # which may be deleted before it is looked at
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("account", String(64), nullable=False),
    Column("reporter", String(64), nullable=False),  # key of their account, or the number of their seat
    Column("text", Text, nullable=False),
    Column("lines", JSON, nullable=False),  # what was said on that seat last
    Column("done", Boolean, nullable=False),
)

audit = Table(
    "audit",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column("who", String(64), nullable=False),  # user of the system
    Column("what", String(16), nullable=False),  # task of `meadhall admin`
    Column("about", Text, nullable=False),
    Column("note", Text, nullable=False),
)
