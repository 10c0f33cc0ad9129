"""One game played a decision at a time, for the environments that hold a single game.

It runs compiled (fast, after a first compilation) or interpreted (at once, and easy to step through); both give the
same game to the bit. Seats that decide at once are asked one after the other, the lowest first; what one answered shows
to nobody before all have.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from meadhall.engine.chance import pick
from meadhall.engine.contract import Game, evaluate, observe, options, outcome, setup
from meadhall.engine.errors import IllegalAction, WrongSeat
from meadhall.engine.machine import Records, interpreted
from meadhall.engine.playouts import GREEDY, first_seat, greedy_choice, next_decision, play, start
from meadhall.engine.record import Out
from meadhall.engine.rule import rule
from meadhall.engine.tables import Table
from meadhall.engine.waiting import watched

from .arguments import Machine, Reward, among, player_count, words_of
from .errors import Closed, not_legal
from .stepping import SCORES, Longs

__all__ = ["CompiledGame", "GameHolder", "InterpretedGame", "SingleGame", "single_game"]

SEED_BITS = 62
SEED_MASK = (1 << SEED_BITS) - 1

Row = npt.NDArray[np.int8]


class SingleGame(ABC):
    """A game in progress: what it asks, what each seat knows, and what each earned."""

    def __init__(self, rules: Game, players: int, options: Mapping[str, Any], reward: Reward) -> None:
        self.rules, self.players, self.options, self.reward_kind = rules, players, dict(options), reward
        self.settings = rules.settings.encode(options)
        """Of the game being played."""
        self.seed = 0
        """Of the game being played: `meadhall.new` lays out the same table."""
        self.moves: list[tuple[int, int]] = []
        """Every decision of this game: seat and action."""
        self.seat = -1
        """Who decides now; -1 once the game is over."""
        self.waiting = 0
        """Mask of the seats that must decide."""
        self.over = False
        self._estimates = [0.0] * players

    @property
    def begun(self) -> bool:
        """Whether a game was ever laid out."""
        return self.over or self.seat >= 0

    @property
    def decisions(self) -> int:
        """How many were made in this game."""
        return len(self.moves)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Lay out a new game; `options` change the game's own for this one game."""
        self.settings = self.rules.settings.encode({**self.options, **(options or {})})
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed & SEED_MASK
        self.moves = []
        self._begin(self.seed)
        if self.reward_kind == "progress":
            self._estimates = self._estimate()

    def play(self, action: Any, seat: int | None = None) -> None:
        """Play a legal action of the seat that decides, or of another that decides at the same time."""
        who = self.seat if seat is None else seat
        number = self.check(action, who)
        self.moves.append((who, number))
        self._play(who, number)

    def check(self, action: Any, seat: int) -> int:
        """The action as a number, if that seat may play it now."""
        if self.seat < 0:
            raise WrongSeat("no game is being played; reset the environment")
        if not self.waiting >> seat & 1:
            raise WrongSeat(f"seat {seat} has nothing to decide now")
        number = self._number(action)
        if number not in (legal := self.legal(seat)):
            raise not_legal(self.rules, number, seat, legal)
        return number

    def rewards(self) -> list[float]:
        """What each seat earned since this was last asked: nothing before the end; then 1 or -1, or its margin over the
        best other seat. By progress, how much the game's own estimate improved, which ends at 1 or 0."""
        if self.reward_kind == "progress":
            before, self._estimates = self._estimates, self._estimate()
            return [now - then for now, then in zip(self._estimates, before, strict=True)]
        if not self.over:
            return [0.0] * self.players
        scores, winners = self._outcome()
        if self.reward_kind == "win":
            return [1.0 if winners >> seat & 1 else -1.0 for seat in range(self.players)]
        if self.rules.cooperative or self.players == 1:
            return [float(score) for score in scores]
        best = [max(s for other, s in enumerate(scores) if other != seat) for seat in range(self.players)]
        return [float(score - other) for score, other in zip(scores, best, strict=True)]

    def _estimate(self) -> list[float]:
        """What each seat may hope for, as a share of a victory."""
        if self.over:
            winners = self._outcome()[1]
            return [float(winners >> seat & 1) for seat in range(self.players)]
        return [self._evaluate(seat) / 1000 for seat in range(self.players)]

    def info(self) -> dict[str, Any]:
        """What environments say besides the observation: the seed of the table, the decisions made, and at the end the
        score of each seat and whether it won."""
        told: dict[str, Any] = {"seed": self.seed, "decisions": self.decisions}
        if self.over:
            scores, winners = self._outcome()
            won = [bool(winners >> seat & 1) for seat in range(self.players)]
            told |= {"scores": np.array(scores), "winners": np.array(won)}
        return told

    def table(self) -> Table:
        """The same game as a table, decision by decision: to look at, to go on with, to save."""
        made = Table(self.rules, self.players, self.seed, self.rules.settings.decode(self.settings))
        for seat, action in self.moves:
            made.play(seat, action)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled as how it was made, and what has changed since."""
        return type(self), (self.rules, self.players, self.options, self.reward_kind), self._state()

    def _state(self) -> dict[str, Any]:
        """All that changes while a game is played."""
        names = ("settings", "seed", "moves", "seat", "waiting", "over", "_estimates")
        return {name: getattr(self, name) for name in names}

    @staticmethod
    def _number(action: Any) -> int:
        try:
            return int(action.__index__())
        except (AttributeError, TypeError):
            raise IllegalAction(f"an action is a whole number, not {action!r}") from None

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that must decide."""

    def mask(self, seat: int, together: bool = False) -> Row:
        """1 for each legal action of the seat that decides now, all 0 for another seat; `together` counts those too
        that decide at the same time."""
        made = np.zeros(self.rules.actions.size, np.int8)
        if seat == self.seat or (together and self.waiting >> seat & 1):
            made[self.legal(seat)] = 1
        return made

    @abstractmethod
    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat knows."""

    @abstractmethod
    def record(self) -> Any:
        """The game's record, for views and pictures."""

    def advise(self, seat: int, bot: int, key: int) -> int:
        """What a random or a greedy bot would do, as in `playouts.BOTS`; what random ones do needs no heuristics."""
        if bot == GREEDY:
            return self._greedy(seat, key)
        legal = self.legal(seat)
        return legal[pick(key, self.decisions, len(legal))]

    @abstractmethod
    def _greedy(self, seat: int, key: int) -> int: ...

    @abstractmethod
    def _begin(self, seed: int) -> None: ...

    @abstractmethod
    def _play(self, seat: int, action: int) -> None: ...

    @abstractmethod
    def _outcome(self) -> tuple[list[int], int]: ...

    @abstractmethod
    def _evaluate(self, seat: int) -> int: ...


class InterpretedGame(SingleGame):
    """Plain Python: ready at once."""

    def __init__(self, rules: Game, players: int, options: Mapping[str, Any], reward: Reward) -> None:
        super().__init__(rules, players, options, reward)
        machine = interpreted(rules)
        self._start, self._next, self._choose = machine.bind(start), machine.bind(play), machine.bind(greedy_choice)
        self._out = Out([0] * rules.max_options)
        self._seen = Out([0] * rules.observation.size)
        self._game: Any = rules.record()

    def _begin(self, seed: int) -> None:
        self._game = self.rules.record()
        self._start(self._game, self.players, self.settings, seed, self._out)
        self._look()

    def _play(self, seat: int, action: int) -> None:
        self._next(self._game, seat, action, self._out)
        self._game.log.clear()
        self._look()

    def _look(self) -> None:
        self.over = self._game.over != 0
        self.waiting = 0 if self.over else self._game.waiting
        self.seat = -1 if self.over else first_seat(self.waiting)

    def legal(self, seat: int) -> list[int]:
        n = self.rules.options(self._game, seat, self._out)
        return self._out.numbers(n)

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        self.rules.observe(self._game, seat, self._seen)
        return np.array(self._seen, np.int16)

    def record(self) -> Any:
        return self._game

    def _greedy(self, seat: int, key: int) -> int:
        n = self.rules.options(self._game, seat, self._out)
        return int(self._choose(self._game, seat, key, self.decisions, n, self._out))

    def _outcome(self) -> tuple[list[int], int]:
        scores = Out([0] * SCORES)
        winners = self.rules.outcome(self._game, scores)
        return scores[: self.players], winners

    def _evaluate(self, seat: int) -> int:
        return self.rules.evaluate(self._game, seat)

    def _state(self) -> dict[str, Any]:
        return super()._state() | {"_game": self._game}


# --- compiled --------------------------------------------------------------------------------------------------------

# Where `info` says what stands:
WAITING = 0
OVER = 1
WINNERS = 2
COUNT = 3
INFO_SIZE = 4


class Shown(NamedTuple):
    """What stands: written by every call."""

    info: Longs
    out: Out
    score: Out
    mask: Row
    observation: Out


@rule
def look(games: Records, n: int, shown: Shown) -> None:
    """Write what stands, and what the deciding seat knows and may do."""
    info, mask = shown.info, shown.mask
    info[OVER] = games[0].over
    info[WAITING] = games[0].waiting
    info[COUNT] = n
    for action in range(len(mask)):
        mask[action] = 0
    if n == 0:
        info[WAITING] = 0
        info[WINNERS] = outcome(games[0], shown.score)
    else:
        for k in range(n):
            mask[shown.out[k]] = 1
        observe(games[0], first_seat(info[WAITING]), shown.observation)


def begin_game(games: Records, players: int, settings: list[int], seed: int, shown: Shown) -> None:
    """Lay out the game: a copy of the blank record behind it, set up to its first real decision."""
    games[0] = games[1]
    setup(games[0], players, settings, seed)
    look(games, next_decision(games[0], shown.out), shown)


def play_game(games: Records, seat: int, action: int, shown: Shown) -> None:
    """Play an action up to the next real decision."""
    look(games, play(games[0], seat, action, shown.out), shown)


def observe_game(games: Records, seat: int, observation: Out) -> None:
    """What any seat knows."""
    observe(games[0], seat, observation)


def options_of_game(games: Records, seat: int, out: Out) -> int:
    """What any waiting seat may do."""
    return options(games[0], seat, out)


def greedy_in_game(games: Records, seat: int, key: int, counter: int, out: Out) -> int:
    """What a greedy bot would do."""
    return greedy_choice(games[0], seat, key, counter, options(games[0], seat, out), out)


def evaluate_game(games: Records, seat: int) -> int:
    """How good the position looks for a seat."""
    return evaluate(games[0], seat)


class CompiledGame(SingleGame):
    """Compiled rules: several times faster, after the first compilation of a game."""

    def __init__(self, rules: Game, players: int, options: Mapping[str, Any], reward: Reward) -> None:
        super().__init__(rules, players, options, reward)
        machine = self._machine = watched(rules)
        self._games = np.zeros(2, machine.dtype)
        self._info = np.zeros(INFO_SIZE, np.int64)
        self._out = np.zeros(rules.max_options, np.int16)
        self._score = np.zeros(SCORES, np.int16)
        self._mask = np.zeros(rules.actions.size, np.int8)
        self._seen = np.zeros(rules.observation.size, np.int16)
        out, score, seen = (cast(Out, array) for array in (self._out, self._score, self._seen))
        self._shown = Shown(self._info, out, score, self._mask, seen)
        self._start, self._next = machine.entry(begin_game), machine.entry(play_game)

    def _begin(self, seed: int) -> None:
        settings = np.array(self.settings or [0], np.int16)
        self._start(self._games, self.players, settings, seed, self._shown)
        self._look()

    def _play(self, seat: int, action: int) -> None:
        self._next(self._games, seat, action, self._shown)
        self._look()

    def _look(self) -> None:
        self.waiting, over, _, count = self._info.tolist()
        self.over = over != 0
        self.seat = -1 if self.over else first_seat(self.waiting)
        self._legal: list[int] = self._out[:count].tolist()

    def legal(self, seat: int) -> list[int]:
        if seat == self.seat:
            return self._legal
        out = np.zeros_like(self._out)
        n = self._machine.entry(options_of_game)(self._games, seat, out)
        return list(map(int, out[:n]))

    def mask(self, seat: int, together: bool = False) -> Row:
        return self._mask.copy() if seat == self.seat else super().mask(seat, together)

    def observation(self, seat: int) -> npt.NDArray[np.int16]:
        if seat == self.seat:
            return self._seen.copy()
        seen = np.zeros_like(self._seen)
        self._machine.entry(observe_game)(self._games, seat, seen)
        return seen

    def record(self) -> Any:
        return self.rules.record.unpack(self._games[0].tobytes())

    def _greedy(self, seat: int, key: int) -> int:
        out = np.zeros_like(self._out)
        return int(self._machine.entry(greedy_in_game)(self._games, seat, key, self.decisions, out))

    def _outcome(self) -> tuple[list[int], int]:
        return self._score[: self.players].tolist(), int(self._info[WINNERS])

    def _evaluate(self, seat: int) -> int:
        return int(self._machine.entry(evaluate_game)(self._games, seat))

    def _state(self) -> dict[str, Any]:
        return super()._state() | {"arrays": (self._games, *self._shown)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        arrays = state.pop("arrays")
        self.__dict__.update(state)
        own: list[Any] = [self._games, *self._shown]
        for array, kept in zip(own, arrays, strict=True):
            array[...] = kept
        self._look()


def single_game(
    rules: Game, players: int | None, options: Mapping[str, Any], reward: Reward, machine: Machine
) -> SingleGame:
    """One game to play, everything checked."""
    count = player_count(rules, players)
    among(words_of(Reward), "reward", reward)
    among(words_of(Machine), "machine", machine)
    kind = CompiledGame if machine == "compiled" else InterpretedGame
    return kind(rules, count, options, reward)


class GameHolder:
    """What environments of one game have in common: they can be saved and closed, and are asked only after a reset."""

    game: SingleGame
    _open = True

    def save(self) -> str:
        """The game so far, as the file that `meadhall replay`, `meadhall.load` and the page open."""
        self._check_begun()
        return self.game.table().save()

    def close(self) -> None:
        self._open = False

    def _check_open(self) -> None:
        if not self._open:
            raise Closed("this environment is closed; make a new one")

    def _check_begun(self) -> None:
        self._check_open()
        if not self.game.begun:
            raise Closed("reset the environment before anything else")
