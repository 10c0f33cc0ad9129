"""The engine: records, rules, chance, the agenda, and the machines that run them. It knows no game by name."""

from .agenda import answered, ask, ask_secretly, end_game, next_step, then, won_together
from .chance import pick, random_below, reveal, roll, seed_chance, shuffle
from .content import content_hash, load_content
from .contract import Game
from .events import tell, tell_others, whisper
from .record import Grid, Ints, Out, Record, State, i8, i16, i32, i64, many, record
from .rule import bit, count_bits, has, logistic, nth_bit, row, rule, table
from .settings import Choice, Flag, Number, Settings
from .vocabulary import SEAT, ActionSpace, EventBook, Mark, Observation, name_of, names_in, names_of_seats

__all__ = [
    "SEAT",
    "ActionSpace",
    "Choice",
    "EventBook",
    "Flag",
    "Game",
    "Grid",
    "Ints",
    "Mark",
    "Number",
    "Observation",
    "Out",
    "Record",
    "Settings",
    "State",
    "answered",
    "ask",
    "ask_secretly",
    "bit",
    "content_hash",
    "count_bits",
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
    "names_in",
    "names_of_seats",
    "next_step",
    "nth_bit",
    "pick",
    "random_below",
    "record",
    "reveal",
    "roll",
    "row",
    "rule",
    "seed_chance",
    "shuffle",
    "table",
    "tell",
    "tell_others",
    "then",
    "whisper",
    "won_together",
]
