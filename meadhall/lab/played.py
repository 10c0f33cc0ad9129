"""Games that were played, as arrays: by quick players in one call, on the CPU or a GPU, or by any bots one by one."""

import copy
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..bots import Bot, Knowledge, SearchBot, bot
from ..engine.chance import pick
from ..engine.contract import Game
from ..engine.machine import compiled
from ..engine.tables import Table
from .fast import LOG, QUICK, play_games, told_alone
from .plan import Plan, StudyError

__all__ = ["Played", "clock_of", "play_carefully", "play_quickly"]

ROOM = 1_000
"""Lines of the log a game, until one needs more."""


@dataclass(frozen=True)
class Played:
    """Some games of a study: final records, and what happened on the way."""

    numbers: range
    records: Any
    decisions: Any
    choices: Any
    """Options there were, added up over all decisions."""
    scores: Any
    winners: Any
    """A mask of seats a game."""
    lines: Any
    """Lines of the log a game."""
    log: Any
    """The lines of all games one after the other; columns as in `fast.LOG`."""


def clock_of(rules: Game) -> tuple[int, int]:
    """The event that counts turns (or rounds, or Ages), and the argument that has the count; (-1, 0) without one."""
    for word in ("turn", "round", "age"):
        for number, (name, kinds) in enumerate(rules.events.kinds):
            if name == f"{word}_begins" and word in kinds:
                return number, list(kinds).index(word)
    return -1, 0


class Quick:
    """Quick players of one plan, compiled for the CPU. `gpu.py` has the same for a GPU."""

    def __init__(self, rules: Game, plan: Plan) -> None:
        self.rules, self.plan = rules, plan
        self.machine = compiled(rules, with_events=True)
        self.settings = np.array(rules.settings.encode(plan.options), np.int16)
        self.clock = np.array(clock_of(rules), np.int16)
        self.room = ROOM

    def play(self, numbers: range) -> Played:
        """Play these games, again with more room if the log was too short."""
        n, players = len(numbers), self.plan.players
        while True:
            games = np.zeros(n, self.machine.dtype)
            marks = np.array([[QUICK[b] for b in self.plan.seats(i)] for i in numbers], np.int8).reshape(n, players)
            scores, winners = np.zeros((n, 8), np.int16), np.zeros(n, np.int16)
            tally, log = np.zeros((n, 4), np.int32), np.empty((n, self.room, len(LOG)), np.int16)
            self.call(games, numbers.start, marks, scores, winners, tally, log)
            if tally[:, 3].any():
                raise StudyError(f"{self.rules.name}: more events between two decisions than the record has room for")
            if (longest := int(tally[:, 2].max())) <= self.room:
                break
            self.room = 2 * longest
        kept = np.arange(self.room) < tally[:, 2:3]
        return Played(numbers, games, tally[:, 0], tally[:, 1], scores, winners, tally[:, 2], log[kept])

    def call(self, games: Any, first: int, marks: Any, scores: Any, winners: Any, tally: Any, log: Any) -> None:
        """One call of the machine; everything but the marks is written by it."""
        blank, out = np.zeros(1, self.machine.dtype), np.zeros(max(self.rules.option_room, 8), np.int16)
        self.machine.entry(play_games)(
            games,
            blank,
            first,
            self.plan.players,
            self.settings,
            self.plan.seed,
            marks,
            self.clock,
            out,
            scores,
            winners,
            tally,
            log,
        )


def play_quickly(rules: Game, plan: Plan, numbers: range, machine: str = "compiled") -> Played:
    """Games of `random` and `greedy`."""
    if machine == "cuda":
        from .gpu import QuickOnGpu

        return QuickOnGpu(rules, plan).play(numbers)
    return Quick(rules, plan).play(numbers)


@cache
def _unhurried(spec: str) -> Bot:
    """The bot without a clock and on one thread: a clock would make the study another one on another machine."""
    made = bot(spec)
    if isinstance(made, SearchBot):
        made = copy.copy(made)
        made.seconds, made.threads = None, 1
    return made


def play_carefully(rules: Game, plan: Plan, numbers: range) -> Played:
    """Games of any bots: table by table, each decision from what its seat knows."""
    n, (event, argument) = len(numbers), clock_of(rules)
    tally, scores, winners = np.zeros((n, 3), np.int32), np.zeros((n, 8), np.int16), np.zeros(n, np.int16)
    records: list[bytes] = []
    log: list[list[int]] = []
    for i, number in enumerate(numbers):
        table, seats = Table(rules, plan.players, plan.seed + number, plan.options), plan.seats(number)
        made = choices = turn = 0
        begun = len(log)
        while True:
            for kind, seen_by, *arguments in table.forget():
                turn = arguments[argument] if kind == event else turn
                log.append([made, turn, kind, told_alone(seen_by), *arguments])
            if table.over:
                break
            seat = table.waiting[0]
            key = (plan.seed + number) * 64 + seat
            known = Knowledge.of(table, seat, seed=pick(key, 2 * made, 1 << 60))
            table.play(seat, _unhurried(seats[seat]).choose(known, pick(key, 2 * made + 1, 1 << 60)))
            made, choices = made + 1, choices + len(known.legal)
        tally[i] = made, choices, len(log) - begun
        scores[i, : plan.players] = table.scores
        winners[i] = sum(1 << seat for seat in table.winners)
        records.append(table.state.pack())
    flat = np.array(log, np.int16).reshape(-1, len(LOG))
    final = np.frombuffer(b"".join(records), rules.record.dtype)
    return Played(numbers, final, tally[:, 0], tally[:, 1], scores, winners, tally[:, 2], flat)
