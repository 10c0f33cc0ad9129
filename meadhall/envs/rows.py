"""Games that begin when told to, each with a seed of its own, and that rest once they are over: the rows of Gymnasium's
vector environment. Bots that play inside compiled code are stepped here, all rows by one call."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.engine.chance import pick
from meadhall.engine.contract import Game, observe, outcome, setup
from meadhall.engine.playouts import GREEDY, choose, first_seat, next_decision, play
from meadhall.engine.record import Out
from meadhall.engine.rule import borrow, rule

from .arguments import Reward
from .loops import Chosen, Kind, ManyGames
from .stepping import (
    COUNT,
    DONE,
    LENGTH,
    SEAT,
    Longs,
    Shorts,
    Table,
    clear_one,
    end_one,
    kind_of,
    offer_one,
    players_of,
    progress_one,
    withdraw_one,
)

__all__ = ["Mask", "RowGames"]

Mask = npt.NDArray[np.bool_]

ASKED = -1
"""In place of a bot: the seat is asked."""


class Rows(NamedTuple):
    """What the games of a `Table` have besides."""

    wanted: Shorts
    """1: the row is begun or stepped in this call, 0: it stays as it is."""
    seed: Longs
    key: Longs
    """Of the bots of each row."""
    winners: Longs
    """Of the last game that ended, as a mask of seats."""
    bots: Shorts
    """By seat, as in `playouts.BOTS`; or ASKED."""


@rule
def bot_decides(i: int, table: Table, rows: Rows) -> bool:
    """Whether a bot has the next decision of a row; if another seat has, it is asked."""
    if table.status[COUNT, i] == 0:
        return False
    seat = first_seat(table.games[i].waiting)
    is_bot = rows.bots[seat] != ASKED
    if not is_bot:
        table.status[SEAT, i] = seat
    return bool(is_bot)


@rule
def bot_plays(i: int, action: int, table: Table, out: Out) -> None:
    """Play a bot's decision, up to the next."""
    game = table.games[i]
    table.status[LENGTH, i] += 1
    table.status[COUNT, i] = play(game, first_seat(game.waiting), action, out)


@rule
def show_row(i: int, table: Table, rows: Rows, out: Out) -> None:
    """Write what the seat that is asked knows and may do, or what came of the game."""
    n = table.status[COUNT, i]
    if n == 0:
        end_one(i, table)
        rows.winners[i] = outcome(table.games[i], table.score[i])
    offer_one(i, n, table, out)
    observe(table.games[i], table.status[SEAT, i], table.observation[i])


def begin_rows(first: int, last: int, table: Table, rows: Rows) -> None:
    """Lay out a new game in each wanted row, up to its first decision."""
    table, rows = borrow(table), borrow(rows)
    for i in range(first, last):
        if rows.wanted[i] == 1:
            clear_one(i, table)
            withdraw_one(i, table)
            table.games[i] = table.blank[0]
            setup(table.games[i], players_of(i, table), table.settings[kind_of(i, table)], rows.seed[i])
            table.status[LENGTH, i] = 0
            table.status[COUNT, i] = next_decision(table.games[i], table.option[i])


def step_rows(first: int, last: int, table: Table, rows: Rows) -> None:
    """Play the action of each wanted row, up to the next decision."""
    table, rows = borrow(table), borrow(rows)
    for i in range(first, last):
        if rows.wanted[i] == 1:
            clear_one(i, table)
            withdraw_one(i, table)
            table.status[LENGTH, i] += 1
            seat, action = table.status[SEAT, i], table.action[i]
            table.status[COUNT, i] = play(table.games[i], seat, action, table.option[i])


def let_bots_play(first: int, last: int, table: Table, rows: Rows) -> None:
    """In each wanted row bots answer until a seat is asked, and that is shown."""
    table, rows = borrow(table), borrow(rows)
    for i in range(first, last):
        if rows.wanted[i] == 1:
            out = table.option[i]
            while bot_decides(i, table, rows):
                game, n, turn = table.games[i], table.status[COUNT, i], table.status[LENGTH, i]
                seat = first_seat(game.waiting)
                bot_plays(i, choose(game, seat, rows.bots[seat], rows.key[i], turn, n, out), table, out)
            show_row(i, table, rows, out)


def let_random_bots_play(first: int, last: int, table: Table, rows: Rows) -> None:
    """The same where no bot is greedy, so that nothing that appraises need be compiled."""
    table, rows = borrow(table), borrow(rows)
    for i in range(first, last):
        if rows.wanted[i] == 1:
            out = table.option[i]
            while bot_decides(i, table, rows):
                n, turn = table.status[COUNT, i], table.status[LENGTH, i]
                bot_plays(i, out[pick(rows.key[i], turn, n)], table, out)
            show_row(i, table, rows, out)


def reward_progress_of_rows(first: int, last: int, table: Table, rows: Rows) -> None:
    """Reward progress in each wanted row."""
    table, rows = borrow(table), borrow(rows)
    for i in range(first, last):
        if rows.wanted[i] == 1:
            progress_one(i, table)


class RowGames(ManyGames):
    """`n` games with one learner each. Everything is checked by whoever calls."""

    def __init__(
        self,
        rules: Game,
        n: int,
        kind: Kind,
        seat: int | None,
        bots: Sequence[int | None],
        reward: Reward,
        threads: int | None,
    ) -> None:
        self._bots_play = let_bots_play if GREEDY in bots else let_random_bots_play
        super().__init__(rules, n, Chosen([kind] * n, reward, seat, "random", True, threads))
        asked_or_bot = [ASKED if bot is None else bot for bot in bots]
        self._rows = Rows(
            wanted=np.zeros(n, np.int16),
            seed=np.zeros(n, np.int64),
            key=np.zeros(n, np.int64),
            winners=np.zeros(n, np.int64),
            bots=np.array(asked_or_bot, np.int16),
        )
        self._options = kind.options
        self._chance: list[np.random.Generator | None] = [None] * n
        self._table.status[SEAT] = seat or 0

    def _prepare(self) -> None:
        for function in (begin_rows, step_rows, self._bots_play):
            self._need(function)
        if self.reward_kind == "progress":
            self._need(reward_progress_of_rows)

    def begin(self, wanted: Mask, seeds: Sequence[int | None], options: Mapping[str, Any]) -> None:
        """Lay out a new game in each wanted row, with these options for this one game. A seed begins the row's chance
        anew; without one it goes on."""
        if settings := self.rules.settings.encode({**self._options, **options}):
            self._table.settings[wanted] = settings
        for row in map(int, np.flatnonzero(wanted)):
            if seeds[row] is not None or self._chance[row] is None:
                self._chance[row] = np.random.default_rng(seeds[row])
        while wanted.any():  # a game may end before the learner is ever asked
            self._draw_seeds(wanted)
            self._run_rows(begin_rows.__name__, wanted)
            wanted = wanted & (self.over == 1)

    def _draw_seeds(self, wanted: Mask) -> None:
        for row in map(int, np.flatnonzero(wanted)):
            chance = self._chance[row]
            assert chance is not None
            self._rows.seed[row], self._rows.key[row] = chance.integers(1 << 62), chance.integers(1 << 62)

    def play(self, wanted: Mask, actions: npt.NDArray[Any]) -> None:
        """Play a legal action in each wanted row."""
        self._table.action[wanted] = actions[wanted]
        self._run_rows(step_rows.__name__, wanted)

    def _run_rows(self, name: str, wanted: Mask) -> None:
        self._rows.wanted[:] = wanted
        self._run(name, self._rows)
        self._run(self._bots_play.__name__, self._rows)
        if self.reward_kind == "progress":
            self._run(reward_progress_of_rows.__name__, self._rows)

    # --- what stands -------------------------------------------------------------------------------------------------

    @property
    def observation(self) -> npt.NDArray[np.int16]:
        """(n, size): what the seat knows that is asked."""
        return self._table.observation

    @property
    def mask(self) -> npt.NDArray[np.int8]:
        """(n, actions): what it may do; nothing once a game is over."""
        return self._table.mask

    def record(self, row: int) -> Any:
        """The game of a row."""
        return self.rules.record.unpack(self.games[row].tobytes())

    @property
    def reward(self) -> npt.NDArray[np.float32]:
        """(n,): what the learner earned by the last step."""
        column: npt.NDArray[np.float32] = self._table.reward[:, self.learner or 0]
        return column

    @property
    def over(self) -> npt.NDArray[np.int32]:
        """(n,): 1 where the last step ended the game."""
        return self._status(DONE)

    @property
    def seat(self) -> npt.NDArray[np.int32]:
        """(n,): who is asked."""
        return self._status(SEAT)

    @property
    def seeds(self) -> npt.NDArray[np.int64]:
        return self._rows.seed

    @property
    def scores(self) -> npt.NDArray[np.int16]:
        """(n, players): of the last game that ended in each row."""
        return self._table.score[:, : self.players]

    @property
    def winners(self) -> Mask:
        """(n, players): who won it."""
        bits: Mask = (self._rows.winners[:, None] >> np.arange(self.players) & 1).astype(bool)
        return bits
