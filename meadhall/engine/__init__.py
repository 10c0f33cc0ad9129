"""The engine: records, rules, chance, the agenda, and the machines that run them. It knows no game by name."""

from .agenda import ask, ask_again, ask_secretly, end_game, then, won_together
from .chance import pick, random_below, reveal, roll, seed_chance, shuffle
from .content import content_hash, load_content
from .contract import Game
from .events import tell, tell_others, whisper
from .flow import Flow, decision, secret_decision
from .generate import any_of
from .record import Grid, Ints, Out, Record, State, i8, i16, i32, i64, many, record
from .rule import bit, count_bits, has, logistic, nth_bit, row, rule, table, up_to, write_each
from .settings import Choice, Flag, Number, Settings
from .views import PartialDict, SeatNumber, Sentence, common, sentence, sharing
from .vocabulary import (
    SEAT,
    ActionSpace,
    Details,
    EventBook,
    Mark,
    Observation,
    name_of,
    named,
    names_in,
    names_of_seats,
)

__all__ = [
    "SEAT",
    "ActionSpace",
    "Choice",
    "Details",
    "EventBook",
    "Flag",
    "Flow",
    "Game",
    "Grid",
    "Ints",
    "Mark",
    "Number",
    "Observation",
    "Out",
    "PartialDict",
    "Record",
    "SeatNumber",
    "Sentence",
    "Settings",
    "State",
    "any_of",
    "ask",
    "ask_again",
    "ask_secretly",
    "bit",
    "common",
    "content_hash",
    "count_bits",
    "decision",
    "end_game",
    "has",
    "i8",
    "i16",
    "i32",
    "i64",
    "load_content",
    "logistic",
    "many",
    "name_of",
    "named",
    "names_in",
    "names_of_seats",
    "nth_bit",
    "pick",
    "random_below",
    "record",
    "reveal",
    "roll",
    "row",
    "rule",
    "secret_decision",
    "seed_chance",
    "sentence",
    "sharing",
    "shuffle",
    "table",
    "tell",
    "tell_others",
    "then",
    "up_to",
    "whisper",
    "won_together",
    "write_each",
]
