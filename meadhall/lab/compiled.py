"""Games of the bots that play compiled, many in one call, on a CPU or a GPU; both make the same results."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots import NetworkBot
from ..engine.contract import Game
from ..engine.cuda import cuda_machine, to_gpu
from ..engine.kernels import Kernel, grouped_games, whole_games
from ..engine.machine import compiled
from ..engine.playouts import BOTS
from .logged import CHOICES, DECISIONS, GROUPED, LINES, LOST, TALLIES, Games, play_games, play_logged
from .plan import Plan, StudyError
from .results import LOG, Results, clock_of
from .tables import unhurried
from .trained import NETWORK, new_mind, play_trained_games

__all__ = ["CompiledPlay", "CudaPlay", "TrainedPlay", "bots_of", "play_compiled", "play_on_gpu"]

ROOM = 1_000
"""Lines of the log a game, until one needs more."""
WRITTEN = ("games", "scores", "winners", "tally", "log")
"""What a call of a machine writes."""


def number_of(spec: str, rules: Game) -> int | None:
    """How compiled code numbers a bot; None for one that it does not play. A jarl is a bare network, where there is
    one."""
    if spec in BOTS:
        return BOTS[spec]
    player = unhurried(spec, rules)
    return NETWORK if isinstance(player, NetworkBot) and player.temperature == 0 else None


def bots_of(rules: Game, plan: Plan, numbers: range) -> npt.NDArray[np.int8]:
    """Who sits where in these games, by game and seat."""
    known = np.array([number_of(bot, rules) for bot in plan.bots], np.int8)
    turned: Any = np.arange(plan.players) + np.arange(numbers.start, numbers.stop)[:, None]
    return np.ascontiguousarray(known[turned % len(known)])


class CompiledPlay:
    """Games of one plan on a CPU."""

    def __init__(self, rules: Game, plan: Plan) -> None:
        self.rules, self.plan = rules, plan
        self.dtype = compiled(rules, with_events=True).dtype
        self.room = ROOM

    def play(self, numbers: range) -> Results:
        """Play these games, again with more room if the log was too short."""
        while True:
            made = self._arrays(numbers)
            self.call(made)
            tally, log = np.asarray(made.tally), np.asarray(made.log)
            if tally[:, LOST].any():
                raise StudyError(f"{self.rules.name}: more events between two decisions than the record has room for")
            if (longest := int(tally[:, LINES].max())) <= self.room:
                break
            self.room = 2 * longest
        kept = np.arange(self.room) < tally[:, LINES, None]
        decisions, choices, lines = tally[:, DECISIONS], tally[:, CHOICES], tally[:, LINES]
        return Results(numbers, made.games, decisions, choices, made.scores, made.winners, lines, log[kept])

    def _arrays(self, numbers: range) -> Games:
        n, plan = len(numbers), self.plan
        event, argument = clock_of(self.rules)
        settings: Any = np.array(self.rules.settings.encode(plan.options), np.int16)
        return Games(
            games=np.zeros(n, self.dtype),
            blank=np.zeros(1, self.dtype),
            seed=plan.seed + numbers.start,
            players=plan.players,
            settings=settings,
            bots=bots_of(self.rules, plan, numbers),
            clock_event=event,
            clock_argument=argument,
            scores=np.zeros((n, 8), np.int16),
            winners=np.zeros(n, np.int16),
            tally=np.zeros((n, TALLIES), np.int32),
            log=np.empty((n, self.room, len(LOG)), np.int16),
        )

    def call(self, table: Games) -> None:
        """One call of the machine."""
        out = np.zeros(max(self.rules.max_options, 8), np.int16)
        compiled(self.rules, with_events=True).entry(play_games)(table, out)


class TrainedPlay(CompiledPlay):
    """The same with networks among the players."""

    def __init__(self, rules: Game, plan: Plan) -> None:
        super().__init__(rules, plan)
        self.mind = new_mind(rules)

    def call(self, table: Games) -> None:
        out = np.zeros(max(self.rules.max_options, 8), np.int16)
        compiled(self.rules, with_events=True).entry(play_trained_games)(table, self.mind, out)


class CudaPlay(CompiledPlay):
    """The same on the GPU of this machine, one thread a game."""

    def call(self, table: Games) -> None:
        parts: Any = (to_gpu(part) if isinstance(part, np.ndarray) else part for part in table)
        there = Games(*parts)
        play_on_gpu(self.rules, len(table.games), there)
        for name in WRITTEN:
            getattr(there, name).copy_to_host(getattr(table, name))


@cache
def gpu_kernels(rules: Game) -> tuple[Kernel, Kernel]:
    """The kernels of a game, compiled by their first launch: one that groups its games, and one that writes events
    down after every answer, which a game needs that has more between two decisions than the record has room for."""
    machine = cuda_machine(rules, with_events=True)
    return grouped_games(machine, *GROUPED), whole_games(machine, play_logged)


def play_on_gpu(rules: Game, n: int, there: Games) -> Any:
    """Play games whose arrays lie on the GPU; returns their tally, copied from there."""
    for kernel in gpu_kernels(rules):
        kernel(n, there)
        tally: Any = there.tally.copy_to_host()  # type: ignore[attr-defined]
        if not tally[:n, LOST].any():
            break
    return tally


def play_compiled(rules: Game, plan: Plan, numbers: range, machine: str = "compiled") -> Results | None:
    """Games of bots that play compiled; None if one of them does not."""
    known = {number_of(bot, rules) for bot in plan.bots}
    if None in known:
        return None
    if NETWORK in known:
        return TrainedPlay(rules, plan).play(numbers)
    return (CudaPlay if machine == "cuda" else CompiledPlay)(rules, plan).play(numbers)
