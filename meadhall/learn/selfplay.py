"""Games of the student against itself and against earlier selves, and what its decisions were worth.

The reward is progress: how much the game's own estimate of the position improved, which adds up to the result. So
every decision earns something from the first minute on, and in the end only winning counts. What a position is worth
beyond that estimate is what the `critic` learns; the estimate may use more than a seat knows, so it is no part of the
network that plays, whose `chance` is learnt from the same games.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import torch

from ..engine.contract import Game
from ..envs import vector
from .student import Student, Tensor

__all__ = ["Lesson", "SelfPlay", "draw"]

LAMBDA = 0.97
"""How much of what lies beyond the next decision is taken from the game itself rather than from the critic."""
SMALLEST = 1e-30
"""Noise whose logarithm lifts no illegal action."""


class Lesson(NamedTuple):
    """Decisions to learn from, a row each."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    likelihood: Tensor
    """The logarithm of it, when the action was drawn."""
    advantage: Tensor
    """How much more the action brought than was expected."""
    critic: Tensor
    """By seat: what the critic should have said."""
    chance: Tensor
    """By seat: what the chance to win should have been."""
    present: Tensor
    """By seat: whether there is one."""


def draw(liking: Tensor, chance: torch.Generator) -> Tensor:
    """An action for each row, by its likelihood."""
    noise = torch.empty_like(liking).exponential_(generator=chance).clamp_(min=SMALLEST)
    return (liking - noise.log_()).argmax(1)


class SelfPlay:
    """Many games at once on one device, mixed tables, the last steps of them kept."""

    def __init__(
        self, rules: Game, mix: Sequence[Mapping[str, Any]], games: int, steps: int, device: str, seed: int
    ) -> None:
        self.rules, self.games, self.steps, self.device = rules, games, steps, device
        self.env = vector(rules, games, mix=mix, device=device, reward="progress")
        self.chance = torch.Generator(device).manual_seed(seed)
        players = self._tensor([kind.players for kind in self.env.kinds])
        self.players = players[torch.arange(games, device=device) % len(players)]
        self.seats = 1 if rules.cooperative else rules.players[-1]
        """Whose results are followed: all win or lose as one in a cooperative game."""
        self._taken = slice(0, min(self.seats, self.env.players))
        self.guests = 0
        """In the first so many games all seats but one are an earlier self's."""
        self._host = torch.arange(games, device=device) // len(players) % self.players

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, games, *shape), dtype=kind, device=device)

        self._observation = room(self.env.observation_size, kind=torch.int16)
        self._mask = room(self.env.action_count, kind=torch.int8)
        self._action, self._seat = room(kind=torch.int64), room(kind=torch.int64)
        self._likelihood, self._done = room(), room(kind=torch.bool)
        self._own = room(kind=torch.bool)
        self._reward, self._potential, self._critic = room(self.seats), room(self.seats), room(self.seats)
        self.env.reset(seed=seed)

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self, student: Student, earlier: Student | None) -> Lesson:
        """Play some steps of every game; the guests' seats by the earlier self, if there is one."""
        for t in range(self.steps):
            batch = self.env.batch
            self._observation[t], self._mask[t] = self._tensor(batch.observation), self._tensor(batch.mask)
            self._seat[t] = self._tensor(batch.seat)
            self._potential[t, :, self._taken] = self._tensor(self.env.potential)[:, self._taken]
            thought = student.think(self._observation[t], self._mask[t])
            action = draw(thought.liking, self.chance)
            self._critic[t] = thought.critic
            likelihood = thought.liking.gather(1, action[:, None]) - thought.liking.logsumexp(1, keepdim=True)
            self._likelihood[t] = likelihood.squeeze(1)
            self._own[t] = True
            if earlier is not None and self.guests:
                action = self._let_guests_play(t, action, earlier)
            self._action[t] = action
            batch = self.env.step(action if self.device == "cuda" else action.numpy())
            self._reward[t, :, self._taken] = self._tensor(batch.reward)[:, self._taken]
            self._done[t] = self._tensor(batch.done)
        return self._lesson(student)

    def _let_guests_play(self, t: int, action: Tensor, earlier: Student) -> Tensor:
        some = slice(0, self.guests)
        guest = self._seat[t, some] != self._host[some]
        theirs = draw(earlier.think(self._observation[t, some], self._mask[t, some]).liking, self.chance)
        action[some] = torch.where(guest, theirs, action[some])
        self._own[t, some] = ~guest
        return action

    def _lesson(self, student: Student) -> Lesson:
        """What the decisions of the last steps were worth: generalised advantages, along each game, for every seat."""
        batch = self.env.batch
        last = student.think(self._tensor(batch.observation), self._tensor(batch.mask)).critic
        following = self._by_seat(last, self._tensor(batch.seat).long())
        running = torch.zeros_like(following)
        gained, target = torch.zeros_like(self._critic), torch.zeros_like(self._critic)
        for t in reversed(range(self.steps)):
            goes_on = (~self._done[t])[:, None]
            expected = self._by_seat(self._critic[t], self._seat[t])
            running = self._reward[t] + goes_on * (following + LAMBDA * running) - expected
            gained[t], target[t], following = running, running + expected, expected
        around = self._around(self._seat)
        decider = self._seat[..., None] if self.seats > 1 else torch.zeros_like(self._seat[..., None])
        present = torch.arange(self.seats, device=self.device) < self.players[:, None]
        parts = Lesson(
            self._observation,
            self._mask,
            self._action,
            self._likelihood,
            gained.gather(2, decider).squeeze(2),
            target.gather(2, around),
            (target + self._potential).gather(2, around).clamp(0, 1),
            present.expand(self.steps, -1, -1),
        )
        return Lesson(*(part.flatten(0, 1) for part in parts))

    @property
    def own(self) -> Tensor:
        """The rows of the last lesson that are the student's own decisions."""
        return self._own.flatten().nonzero().squeeze(1)

    def _around(self, seat: Tensor) -> Tensor:
        """(..., seats): the seats of each game, counted from this one; those that a game lacks repeat others."""
        if self.seats == 1:
            return torch.zeros_like(seat)[..., None]
        return (seat[..., None] + torch.arange(self.seats, device=self.device)) % self.players[:, None]

    def _by_seat(self, counted: Tensor, seat: Tensor) -> Tensor:
        """What is counted from the deciding seat, by the seats' own numbers."""
        if self.seats == 1:
            return counted
        numbers = torch.arange(self.seats, device=self.device)
        return counted.gather(1, (numbers - seat[:, None]) % self.players[:, None])
