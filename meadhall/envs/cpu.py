"""Many games stepped by one call: the environment that training at full speed is written against.

    env = meadhall.envs.vector("yggdrasil", 1024, players=3)
    batch = env.reset(seed=7)
    while training:
        batch = env.step(policy(batch.observation, batch.mask))

Each call plays one decision in every game, compiled, on all cores, without the interpreter lock. A game that ends
begins anew in the same call: its row then has `done` 1, the finished game's rewards and scores, and the observation of
the new game. The arrays belong to the environment and change with the next call: copy what must be kept.
"""

import secrets
from collections.abc import Callable
from operator import index
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.network import Network
from meadhall.bots.network_file import network_of
from meadhall.engine.contract import Game
from meadhall.engine.cuda import synchronize
from meadhall.engine.dlpack import SharedArray
from meadhall.engine.errors import IllegalAction

from . import stepping
from .errors import Closed, WrongDevice, WrongShape, not_legal
from .loops import Chosen, ManyGames
from .networks import network_actions
from .single import SEED_BITS, SEED_MASK

__all__ = ["Batch", "Vector"]


class Batch(NamedTuple):
    """What stands after a step, one row a game. The arrays are the environment's own; on a GPU they are device
    arrays of the same shapes and types."""

    observation: npt.NDArray[np.int16]
    """(n, size): what the deciding seat knows; `rules.observation.views` names its blocks."""
    mask: npt.NDArray[np.int8]
    """(n, actions): 1 for each legal action."""
    reward: npt.NDArray[np.float32]
    """(n, players): what each seat earned by the last step; nothing for seats that a game does not have."""
    done: npt.NDArray[np.int32]
    """(n,): 1 where the last step ended a game."""
    seat: npt.NDArray[np.int32]
    """(n,): who decides."""

    def dlpack(self) -> "Batch":
        """The same arrays as `from_dlpack` of any library takes them: nothing is copied, on a CPU or a GPU."""
        parts: list[Any] = [part if hasattr(part, "__dlpack__") else SharedArray(part, synchronize) for part in self]
        return Batch(*parts)


class Vector(ManyGames):
    """`n` games of one kind, stepped together. Made by `meadhall.envs.vector`."""

    def __init__(self, rules: Game, n: int, chosen: Chosen) -> None:
        super().__init__(rules, n, chosen)
        self._drawn: npt.NDArray[np.int16] = self._array(n, np.int16)
        self._ready = False

    # --- what stands -------------------------------------------------------------------------------------------------

    @property
    def batch(self) -> Batch:
        """What stands now."""
        return Batch(self._table.observation, self._table.mask, self._table.reward, self.done, self.seat)

    @property
    def seat(self) -> npt.NDArray[np.int32]:
        """Who decides in each game. Seats that decide at once and in secret are asked one after the other, and none
        sees what the others answered."""
        return self._status(stepping.SEAT)

    @property
    def done(self) -> npt.NDArray[np.int32]:
        """1 where the last step ended a game."""
        return self._status(stepping.DONE)

    @property
    def begun(self) -> npt.NDArray[np.int32]:
        """Games begun in each row, the present one included."""
        return self._status(stepping.EPISODE)

    @property
    def potential(self) -> npt.NDArray[np.float32]:
        """(n, players): with the reward "progress" what the game's own estimate says of each seat now, as a share of a
        victory; the rewards of the rest of a game add up to its result less this."""
        return self._table.potential

    @property
    def scores(self) -> npt.NDArray[np.int16]:
        """(n, players): the final scores of the last game finished in each row."""
        return self._table.score[:, : self.players]

    def seed_of(self, row: int, episode: int) -> int:
        """The seed of the game a row plays in its n-th episode, from 0: `meadhall.new` lays out the same table."""
        return stepping.episode_seed(self._table.config, row, episode)

    # --- playing -----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games anew. The same seed and actions give the same games, on any number of threads."""
        self._check_open()
        drawn = secrets.randbits(SEED_BITS) if seed is None else index(seed) & SEED_MASK
        self._table = self._table._replace(config=self._table.config._replace(seed=drawn))
        self._play("begin_games")
        if self.reward_kind == "progress":
            self._run("reward_progress")
        self._run("clear_games")
        if self._shows:
            self._show()
        self._ready = True
        return self.batch

    def step(self, actions: npt.ArrayLike) -> Batch:
        """Play one action in each game. All are checked first: an illegal one is refused and no game changes."""
        self._check_ready()
        self._take(actions)
        self._play("step_games")
        if self.reward_kind == "progress":
            self._run("reward_progress")
        if self._shows:
            self._show()
        return self.batch

    def random_actions(self, key: int) -> npt.NDArray[np.int16]:
        """A legal action for each game, at random; the key decides which. The array is the environment's own."""
        self._check_ready()
        self._run("random_actions", key, self._drawn)
        return self._drawn

    def greedy_actions(self, key: int) -> npt.NDArray[np.int16]:
        """What the greedy bot would do in each game, to imitate or to beat; the key draws among actions that look as
        good. The array is the environment's own."""
        self._check_ready()
        self._need(stepping.greedy_actions)
        self._run("greedy_actions", key, self._drawn)
        return self._drawn

    def network_actions(self, network: Network | None = None) -> npt.NDArray[np.int16]:
        """What a network likes best in each game, the game's own if none is given: a strong opponent, or a teacher. The
        array is the environment's own."""
        self._check_ready()
        if not self._shows:
            self._make_room_to_see()
            self._show()
        self._need(network_actions)
        self._run("network_actions", self._held(network or network_of(self.rules)), self._drawn)
        return self._drawn

    def synchronize(self) -> None:
        """Wait until all is done that was asked for; on a CPU every call waits by itself."""

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    # --- inside ------------------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        wanted: list[Callable[..., Any]] = [
            stepping.begin_games,
            stepping.step_games,
            stepping.first_illegal,
            stepping.random_actions,
        ]
        wanted += [stepping.pass_to_learner] if self._with_others else []
        wanted += [stepping.reward_progress] if self.reward_kind == "progress" else []
        wanted += [stepping.show_games] if self._shows else []
        for function in [*wanted, stepping.clear_games]:
            self._need(function)

    def _play(self, name: str) -> None:
        """Begin or step all games, up to decisions that are asked for."""
        self._run(name)
        if self._with_others:
            self._run("pass_to_learner")

    def _show(self) -> None:
        """Write the observations."""
        self._need(stepping.show_games)
        self._run("show_games")

    def _make_room_to_see(self) -> None:
        """A network looks at the games, though nobody else wants to."""
        if len(self._table.observation) < self.n:
            self._table = self._table._replace(observation=self._array((self.n, self.observation_size), np.int16))

    def _held(self, network: Network) -> Network:
        """A network where the games are."""
        return network

    def _take(self, actions: Any) -> None:
        """Keep the actions of a step, if all are legal."""
        if hasattr(actions, "__cuda_array_interface__"):
            raise WrongDevice("the actions are on a GPU and the games are not: copy them, or use device='cuda'")
        given = np.asarray(actions)
        self._check_shape(given)
        kept = self._table.action
        if given.dtype.itemsize > kept.itemsize:
            unknown = (given < 0) | (given >= self.action_count)
            if unknown.any():
                row = int(np.argmax(unknown))
                raise self._not_legal(row, int(given[row]))
        kept[:] = given
        if (row := self._entries["first_illegal"](0, self.n, self._table)) >= 0:
            raise self._not_legal(row, int(given[row]))

    def _check_shape(self, given: Any) -> None:
        if tuple(given.shape) != (self.n,):
            raise WrongShape(f"{self.n} actions are needed, one a game, not an array of shape {tuple(given.shape)}")
        if given.dtype.kind not in "iu":
            raise WrongShape(f"actions are whole numbers, not {given.dtype}")

    def _not_legal(self, row: int, action: int) -> IllegalAction:
        seat, count = (int(self._table.status[at, row]) for at in (stepping.SEAT, stepping.COUNT))
        legal = [int(self._table.option[row, k]) for k in range(count)]
        return not_legal(self.rules, action, seat, legal, f"of game {row}")

    def _check_ready(self) -> None:
        self._check_open()
        if not self._ready:
            raise Closed("reset the environment before its first step")
