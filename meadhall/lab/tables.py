"""Games of any bots, one table after the other, each decision from what its seat knows."""

import copy
from functools import cache

import numpy as np

from ..bots import Bot, Knowledge, SearchBot, bot
from ..bots.tournament import SEED_SPACE
from ..engine.chance import pick
from ..engine.contract import Game
from ..engine.tables import Table
from .logged import only_witness
from .plan import Plan
from .results import LOG, Results, clock_of

__all__ = ["play_tables", "unhurried"]


@cache
def unhurried(spec: str, rules: Game) -> Bot:
    """The bot without a clock and on one thread: a clock would make the study another one on another machine."""
    made = bot(spec).player(rules)
    if isinstance(made, SearchBot):
        made = copy.copy(made)
        made.seconds, made.threads = None, 1
    return made


def play_tables(rules: Game, plan: Plan, numbers: range) -> Results:
    """Play these games."""
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
                log.append([made, turn, kind, only_witness(seen_by), *arguments])
            if table.over:
                break
            seat = table.waiting[0]
            key = (plan.seed + number) * 64 + seat
            known = Knowledge.of(table, seat, seed=pick(key, 2 * made, SEED_SPACE))
            table.play(seat, unhurried(seats[seat], rules).choose(known, pick(key, 2 * made + 1, SEED_SPACE)))
            made, choices = made + 1, choices + len(known.legal)
        tally[i] = made, choices, len(log) - begun
        scores[i, : plan.players] = table.scores
        winners[i] = sum(1 << seat for seat in table.winners)
        records.append(table.state.pack())
    flat = np.array(log, np.int16).reshape(-1, len(LOG))
    final = np.frombuffer(b"".join(records), rules.record.dtype)
    return Results(numbers, final, tally[:, 0], tally[:, 1], scores, winners, tally[:, 2], flat)
