"""`vector`: many games stepped by one call, on the cores (cpu.py) or on a GPU (cuda.py)."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from meadhall.engine import cuda
from meadhall.engine.contract import Game
from meadhall.engine.errors import UnknownOption, WrongSeat
from meadhall.engine.playouts import BOTS
from meadhall.registry import game as find_game

from .arguments import Device, OptionValue, Reward, among, player_count, words_of
from .cpu import Vector
from .cuda import CudaVector
from .errors import WrongDevice, WrongShape
from .loops import Chosen, Kind

__all__ = ["vector"]


def vector(
    game: str | Game,
    n: int,
    *,
    players: int | None = None,
    mix: Sequence[Mapping[str, Any]] | None = None,
    device: Device = "cpu",
    reward: Reward = "win",
    learner: int | Literal["any"] | None = None,
    others: Literal["random", "greedy"] = "random",
    observe: bool = True,
    threads: int | None = None,
    **options: OptionValue,
) -> Vector:
    """`n` games stepped together, on the cores (`device="cpu"`) or on a GPU (`"cuda"`).

    `reward`: "win" (1 and -1), "margin" (points ahead of the best other seat) or "progress" (how much the game's own
    estimate of the position improved). `learner`: None asks every seat; a seat number, or "any", asks only that seat
    while `others` ("random" or "greedy") play the rest inside. `observe=False` leaves out observations and masks.
    Further options are the game's own, such as `difficulty="hard"`. `mix` names several kinds of tables instead of one,
    each with its players and options, as in `mix=[{"players": 2}, {"players": 3, "difficulty": "hard"}]`: game i is
    played at the table `mix[i % len(mix)]`.
    """
    rules = find_game(game) if isinstance(game, str) else game
    if mix is not None and (players is not None or options or not mix):
        raise UnknownOption("a mix names the players and options of each of its tables, and has at least one")
    kinds = [_kind(rules, **table) for table in (mix or [{"players": players, **options}])]
    if n < 1:
        raise WrongShape(f"at least one game is needed, not {n}")
    if threads is not None and threads < 1:
        raise WrongShape(f"at least one thread is needed, not {threads}")
    among(words_of(Reward), "reward", reward)
    among(BOTS, "others", others)
    fewest = min(kind.players for kind in kinds)
    if learner is not None and learner != "any" and learner not in range(fewest):
        raise WrongSeat(f"learner is a seat from 0 to {fewest - 1}, 'any' or None, not {learner!r}")
    if device not in words_of(Device):
        raise WrongDevice(f"device cannot be {device!r}; choose from {', '.join(words_of(Device))}")
    seat = -1 if isinstance(learner, str) else learner
    chosen = Chosen(kinds, reward, seat, others, observe, threads)
    if device == "cpu":
        return Vector(rules, n, chosen)
    cuda.must_be_available()
    return CudaVector(rules, n, chosen)


def _kind(rules: Game, players: int | None = None, **options: Any) -> Kind:
    """A kind of table, if the game knows it."""
    return Kind(player_count(rules, players), options)
