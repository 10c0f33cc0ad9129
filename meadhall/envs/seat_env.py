"""One seat of a game as a Gymnasium environment; the others are played by bots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt

from meadhall.bots import Bot, Knowledge
from meadhall.bots import bot as find_bot
from meadhall.engine.contract import Game
from meadhall.engine.errors import UnknownOption, WrongSeat
from meadhall.engine.picture import MODES, Renderer
from meadhall.engine.playouts import BOTS
from meadhall.registry import game as find_game

from .arguments import Illegal, Machine, OptionValue, RenderMode, Reward, among, words_of
from .errors import Closed
from .single import GameHolder, single_game
from .spaces import action_space, observation_space, observed

__all__ = ["GameEnv", "Observed", "Player", "bots_by_seat", "checked_seat"]

Observed: TypeAlias = dict[str, npt.NDArray[Any]]
Player: TypeAlias = str | Bot | Callable[[Observed, np.random.Generator], int]
"""How a seat is played: a bot of `meadhall.bots` or its name, or a function of what the seat observes."""

ILLEGAL_REWARD = -1.0
"""What an illegal action earns where it loses the game."""


def checked_seat(rules: Game, players: int, seat: int | None) -> None:
    """Refuse a seat that does not exist, and all seats where they play against each other."""
    if seat is None and not rules.cooperative and players != 1:
        raise WrongSeat("only a cooperative game can give all its seats to one learner; name the learner's seat")
    if seat is not None and seat not in range(players):
        raise WrongSeat(f"there is no seat {seat}; seats go from 0 to {players - 1}")


def bots_by_seat(rules: Game, players: int, seat: int | None, bots: Player | Sequence[Player]) -> list[Player | None]:
    """A bot for each seat, ready to play; None where the learner plays."""
    if seat is None:
        return [None] * players
    others = players - 1
    made: list[Player] = list(bots) if isinstance(bots, list | tuple) else [bots] * others  # type: ignore[list-item]
    if len(made) != others:
        raise UnknownOption(f"{others} bots are needed, one for each other seat, not {len(made)}")
    made = [find_bot(one) if isinstance(one, str) and one not in BOTS else one for one in made]
    for one in made:
        if isinstance(one, Bot):
            one.prepare(rules)
    return [*made[:seat], None, *made[seat:]]


class GameEnv(GameHolder, gymnasium.Env[Observed, int]):
    """One seat of one game. The bots answer inside `step`, so every observation is a decision of this seat.

    `seat=None` gives all seats of a cooperative game to the learner. `illegal="lose"`: an illegal action ends the game
    with the reward -1; by default it raises. Further arguments are the game's own options, such as `difficulty="hard"`.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int | None = 0,
        bots: Player | Sequence[Player] = "random",
        reward: Reward = "win",
        illegal: Illegal = "raise",
        machine: Machine = "compiled",
        render_mode: RenderMode | None = None,
        **options: OptionValue,
    ) -> None:
        rules = find_game(game) if isinstance(game, str) else game
        self.rules = rules
        self.game = single_game(rules, players, options, reward, machine)
        checked_seat(rules, self.game.players, seat)
        among(words_of(Illegal), "illegal", illegal)
        self.seat, self.illegal = seat, illegal
        self.bots = bots_by_seat(rules, self.game.players, seat, bots)
        self.render_mode = render_mode
        self.renderer = Renderer(self.game, render_mode, -1 if seat is None else seat)
        self.observation_space: Any = observation_space(rules)
        self.action_space: Any = action_space(rules)
        self.asked = 0 if seat is None else seat
        """The seat that decides, or decided last."""
        self._lost = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Lay out a new game and let the bots play up to this seat's first decision. `options` are the game's own, for
        this one game."""
        super().reset(seed=seed)
        self._check_open()
        self._lost = False
        self.game.reset(int(self.np_random.integers(1 << 62)), options)
        self._key = int(self.np_random.integers(1 << 62))
        self._let_bots_play()
        if self.game.over:  # a game may end before this seat is ever asked
            return self.reset(options=options)
        return self._observed(), self.game.info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play this seat's action, then the bots'."""
        self._check_open()
        if self._lost or self.game.seat < 0:
            raise Closed("no game is being played; reset the environment")
        if self.illegal == "lose" and self._breaks_the_rules(action):
            self._lost = True
            return self._observed(), ILLEGAL_REWARD, True, False, self.game.info() | {"illegal": True}
        self.game.play(action, self.asked)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        reward = self.game.rewards()[self.seat or 0]
        return self._observed(), reward, self.game.over, False, self.game.info()

    def _observed(self) -> Observed:
        return observed(self.game, self.asked)

    def _breaks_the_rules(self, action: Any) -> bool:
        """Whether an action of the action space is illegal in this position; anything else is refused as ever."""
        return self.action_space.contains(action) and action not in self.game.legal(self.asked)

    def _let_bots_play(self) -> None:
        """Bots answer until only the learner must, or the game is over."""
        game = self.game
        while not game.over and (bot := self.bots[game.seat]) is not None:
            game.play(self._choice(bot, game.seat))
        if not game.over:
            self.asked = game.seat

    def _choice(self, bot: Player, seat: int) -> int:
        """A bot sees no more than its seat knows."""
        if isinstance(bot, str):
            return self.game.advise(seat, BOTS[bot], self._key)
        if isinstance(bot, Bot):
            seed = int(self.np_random.integers(1 << 62))
            return bot.choose(Knowledge(self.rules, self.game.record(), seat, seed), seed)
        return bot(observed(self.game, seat), self.np_random)

    def action_masks(self) -> npt.NDArray[np.int8]:
        """The legal actions, where libraries such as SB3's MaskablePPO look for them."""
        return self.game.mask(self.asked)

    def render(self) -> Any:
        """The game as this seat sees it."""
        self._check_begun()
        return self.renderer.render()
