"""Many games, one learner each, as a Gymnasium vector environment. Row i plays what `GameEnv` plays with its seed."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from meadhall.engine.contract import Game
from meadhall.engine.errors import UnknownOption
from meadhall.engine.picture import MODES, Renderer
from meadhall.engine.playouts import BOTS
from meadhall.registry import game as find_game

from .arguments import Illegal, Machine, OptionValue, RenderMode, Reward, among, player_count, words_of
from .errors import Closed, WrongShape, not_legal
from .loops import Kind
from .rows import Mask, RowGames
from .seat_env import ILLEGAL_REWARD, GameEnv, Observed, Player, bots_by_seat, checked_seat
from .spaces import action_space, observation_space

__all__ = ["GameVectorEnv"]

Seeds = Sequence[int | None]


class PlainRows:
    """A `GameEnv` for each row: for bots that are Python, and for rules that are interpreted."""

    def __init__(self, envs: list[GameEnv]) -> None:
        self.envs = envs
        n, players, rules = len(envs), envs[0].game.players, envs[0].rules
        self.observation = np.zeros((n, rules.observation.size), np.int16)
        self.mask = np.zeros((n, rules.actions.size), np.int8)
        self.reward = np.zeros(n)
        self.over = np.zeros(n, np.int32)
        self.seat = np.zeros(n, np.int32)
        self.seeds = np.zeros(n, np.int64)
        self.length = np.zeros(n, np.int32)
        self.scores = np.zeros((n, players), np.int64)
        self.winners = np.zeros((n, players), np.bool_)

    def begin(self, wanted: Mask, seeds: Seeds, options: Mapping[str, Any]) -> None:
        for row in map(int, np.flatnonzero(wanted)):
            observed, info = self.envs[row].reset(seed=seeds[row], options=options)
            self._write(row, observed, 0.0, False, info)

    def play(self, wanted: Mask, actions: npt.NDArray[Any]) -> None:
        for row in map(int, np.flatnonzero(wanted)):
            observed, reward, over, _, info = self.envs[row].step(actions[row])
            self._write(row, observed, reward, over, info)

    def _write(self, row: int, observed: Observed, reward: float, over: bool, info: dict[str, Any]) -> None:
        self.observation[row], self.mask[row] = observed["observation"], observed["action_mask"]
        self.reward[row], self.over[row], self.seat[row] = reward, over, self.envs[row].asked
        self.seeds[row], self.length[row] = info["seed"], info["decisions"]
        if over:
            self.scores[row], self.winners[row] = info["scores"], info["winners"]

    def record(self, row: int) -> Any:
        return self.envs[row].game.record()

    def close(self) -> None:
        for env in self.envs:
            env.close()


class _ShownRow:
    """One row, as pictures want it."""

    def __init__(self, rules: Game, rows: RowGames | PlainRows, row: int) -> None:
        self.rules, self._rows, self._row = rules, rows, row

    @property
    def seat(self) -> int:
        return int(self._rows.seat[self._row])

    @property
    def over(self) -> bool:
        return bool(self._rows.over[self._row])

    def record(self) -> Any:
        return self._rows.record(self._row)


class GameVectorEnv(VectorEnv[Observed, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games through Gymnasium's vector interface; the arguments are those of `GameEnv`.

    Rules that are compiled, with bots that are ("random", "greedy"), step all rows by one call on all cores; with any
    other bot, or interpreted, row after row. `autoreset_mode` as Gymnasium has it: "NextStep", "SameStep" with
    `final_obs` and `final_info`, or "Disabled" with `reset(options={"reset_mask": ...})`. Observations are copies: they
    may be kept.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        seat: int | None = 0,
        bots: Player | Sequence[Player] = "random",
        reward: Reward = "win",
        illegal: Illegal = "raise",
        machine: Machine = "compiled",
        render_mode: RenderMode | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        **options: OptionValue,
    ) -> None:
        rules = find_game(game) if isinstance(game, str) else game
        if num_envs < 1:
            raise WrongShape(f"at least one game is needed, not {num_envs}")
        if threads is not None and threads < 1:
            raise WrongShape(f"at least one thread is needed, not {threads}")
        count = player_count(rules, players)
        checked_seat(rules, count, seat)
        for kind, name, value in ((Illegal, "illegal", illegal), (Machine, "machine", machine)):
            among(words_of(kind), name, value)
        among(words_of(Reward), "reward", reward)
        self.rules, self.num_envs, self.illegal = rules, num_envs, illegal
        self.autoreset_mode = _autoreset(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": list(MODES), "render_fps": 2}
        self.render_mode = render_mode
        playing = bots_by_seat(rules, count, seat, bots)
        self.rows: RowGames | PlainRows
        if machine == "compiled" and all(bot is None or isinstance(bot, str) for bot in playing):
            table, by_number = Kind(count, options), [BOTS[bot] if isinstance(bot, str) else None for bot in playing]
            self.rows = RowGames(rules, num_envs, table, seat, by_number, reward, threads)
        else:
            rest: Any = options
            made = [GameEnv(rules, count, seat, bots, reward, "raise", machine, **rest) for _ in range(num_envs)]
            self.rows = PlainRows(made)
        viewer = -1 if seat is None else seat
        self.renderers = [Renderer(_ShownRow(rules, self.rows, i), render_mode, viewer) for i in range(num_envs)]
        self.single_observation_space: Any = observation_space(rules)
        self.single_action_space: Any = action_space(rules)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self._ended = np.zeros(num_envs, np.bool_)
        self._lost = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | Seeds | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin all games anew, or those of `options["reset_mask"]`. A number seeds row i with seed + i, a list each
        row with its own. Further options are the game's own, for these games alone."""
        self._check_open()
        chosen = dict(options or {})
        wanted = self._reset_mask(chosen.pop("reset_mask", None))
        if not self._begun and not wanted.all():
            raise Closed("reset all games before some of them")
        self._begin(wanted, self._seeds(seed), chosen)
        self._begun = True
        return self._observed(), self._info(wanted)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one decision of the learner in every game. All are checked first; what is refused changes nothing."""
        self._check_open()
        if not self._begun:
            raise Closed("reset the environment before its first step")
        again, all_rows = self._rows_that_begin_again(), np.ones(self.num_envs, np.bool_)
        given = self._checked(actions)
        wrong = self._illegal(given, ~again)
        if again.any():
            self._begin(again, [None] * self.num_envs, {})
        self.rows.play(~again & ~wrong, given)
        self._lost |= wrong
        self._ended = ~again & (wrong | (self.rows.over == 1))
        reward = np.where(again, 0.0, np.where(wrong, ILLEGAL_REWARD, self.rows.reward.astype(np.float64)))
        ended, final = self._ended.copy(), {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            final = self._final(ended)
            self._begin(ended, [None] * self.num_envs, {})
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, ended, np.zeros(self.num_envs, np.bool_), final | self._info(all_rows)

    def _rows_that_begin_again(self) -> Mask:
        """In the mode "NextStep" a step begins what the last one ended; without autoreset nothing ended is stepped."""
        if self.autoreset_mode == AutoresetMode.DISABLED and self._ended.any():
            row = int(np.argmax(self._ended))
            raise Closed(f"game {row} is over; reset it: env.reset(options={{'reset_mask': mask}})")
        return self._ended.copy()

    def _begin(self, wanted: Mask, seeds: Seeds, options: Mapping[str, Any]) -> None:
        self.rows.begin(wanted, seeds, options)
        self._ended[wanted] = self._lost[wanted] = False

    # --- what is told ------------------------------------------------------------------------------------------------

    def _observed(self) -> Observed:
        return {"observation": self.rows.observation.copy(), "action_mask": self.rows.mask.copy()}

    def _final(self, ended: Mask) -> dict[str, Any]:
        """The last observation of each game that ended, and what was told of it."""
        last = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            mask = self.rows.mask[row].copy()
            last[row] = {"observation": self.rows.observation[row].copy(), "action_mask": mask}
        return {"final_obs": last, "_final_obs": ended, "final_info": self._info(ended), "_final_info": ended.copy()}

    def _info(self, told: Mask) -> dict[str, Any]:
        """What `GameEnv` says of each of these rows, as Gymnasium's vectors write it: a value and a mask."""
        rows = self.rows
        made: dict[str, Any] = {}
        _tell(made, "seed", rows.seeds, told)
        _tell(made, "decisions", rows.length, told)
        finished = told & self._ended & ~self._lost
        _tell(made, "scores", rows.scores, finished)
        _tell(made, "winners", rows.winners, finished)
        _tell(made, "illegal", self._lost, told & self._lost)
        return made

    def render(self) -> tuple[Any, ...] | None:
        """Every game as its learner sees it."""
        self._check_open()
        if not self._begun:
            raise Closed("reset the environment before anything else")
        return tuple(renderer.render() for renderer in self.renderers)

    # --- what is refused ---------------------------------------------------------------------------------------------

    def _seeds(self, seed: int | Seeds | None) -> Seeds:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + row for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise WrongShape(f"{self.num_envs} seeds are needed, one a game, not {len(seed)}")
        return [None if one is None else int(one) for one in seed]

    def _reset_mask(self, mask: Any) -> Mask:
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        given = np.asarray(mask)
        if given.shape != (self.num_envs,) or given.dtype != np.bool_ or not given.any():
            raise WrongShape(f"reset_mask has {self.num_envs} values True or False, one a game, and at least one True")
        return given.copy()

    def _checked(self, actions: Any) -> npt.NDArray[Any]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise WrongShape(f"{self.num_envs} actions are needed, one a game, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise WrongShape(f"actions are whole numbers, not {given.dtype}")
        return given

    def _illegal(self, given: npt.NDArray[Any], moving: Mask) -> Mask:
        """Where an illegal action loses the game. Raises if it does not, and for numbers that no action has."""
        known = (given >= 0) & (given < self.rules.actions.size)
        legal = known & (self.rows.mask[np.arange(self.num_envs), np.where(known, given, 0)] == 1)
        refused = moving & (~legal if self.illegal == "raise" else ~known)
        if refused.any():
            row = int(np.argmax(refused))
            options = np.flatnonzero(self.rows.mask[row]).tolist()
            raise not_legal(self.rules, int(given[row]), int(self.rows.seat[row]), options, f"of game {row}")
        lost: Mask = moving & ~legal
        return lost

    def _check_open(self) -> None:
        if self.closed:
            raise Closed("this environment is closed; make a new one")

    def close_extras(self, **arguments: Any) -> None:
        self.rows.close()


def _autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        known = ", ".join(str(one.value) for one in AutoresetMode)
        raise UnknownOption(f"autoreset_mode cannot be {mode!r}; choose from {known}") from None


def _tell(made: dict[str, Any], name: str, values: npt.NDArray[Any], told: Mask) -> None:
    """Write a value for these rows, and nothing for the others."""
    if told.any():
        kept = np.zeros_like(values)
        kept[told] = values[told]
        made[name], made[f"_{name}"] = kept, told.copy()
