"""Games of the student against itself, against earlier selves and greedy players, and what its decisions were worth.

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
from ..envs.arguments import Device
from .graphs import Graphed
from .student import Student, Tensor
from .turning import Turning

__all__ = ["Lesson", "SelfPlay"]

LAMBDA = 0.97
"""How much of what lies beyond the next decision is taken from the game itself rather than from the critic."""
OWN_WAY = 0.3
"""How often a student that is shown greedy play goes its own way, to be shown as well what to do after a mistake."""
SMALLEST = 1e-30
"""Noise whose logarithm lifts no illegal action."""


class Lesson(NamedTuple):
    """Decisions to learn from, a row each; actions are counted from the one that decides."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    likelihood: Tensor
    """The logarithm of it, when the action was drawn."""
    advantage: Tensor
    """How much more the action brought than was expected."""
    critic: Tensor
    """What the critic should have said."""
    chance: Tensor
    """By seat, counted from the one that decides: what the chance to win should have been."""
    foreseen: Tensor
    """By seat: whether there is one, and its next decision, or the end, was among the steps that were played."""


class Thinker:
    """A student that decides in many games at once."""

    def __init__(self, student: Student, chance: torch.Generator) -> None:
        self.student, self.chance = student, chance
        self._think = Graphed(self._thought, student.device)

    def decide(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, ...]:
        """An action for each row, drawn by its likelihood; what the critic says; what each action is liked, and the
        logarithm of the sum of all likings."""
        noise = torch.empty(mask.shape, device=mask.device).exponential_(generator=self.chance)
        return self._think(observation, mask, noise)

    def _thought(self, observation: Tensor, mask: Tensor, noise: Tensor) -> tuple[Tensor, ...]:
        thought = self.student.think(observation, mask)
        drawn = (thought.liking - noise.clamp(min=SMALLEST).log()).argmax(1)
        return drawn, thought.critic, thought.liking, thought.liking.logsumexp(1)


class SelfPlay:
    """Many games at once on one device, mixed tables, the last steps of them kept."""

    def __init__(
        self, rules: Game, mix: Sequence[Mapping[str, Any]], games: int, steps: int, device: Device, seed: int
    ) -> None:
        self.rules, self.games, self.steps, self.device = rules, games, steps, device
        self.env = vector(rules, games, mix=mix, device=device, reward="progress")
        self.chance = torch.Generator(device).manual_seed(seed)
        self.turning = Turning.of(self.env, device)
        self.players = self.turning.players
        self.seats = 1 if rules.cooperative else rules.players[-1]
        """Whose results are followed: all win or lose as one in a cooperative game."""
        self._taken = slice(0, min(self.seats, self.env.players))
        self.guests = 0
        """In the first so many games all seats but one are an earlier self's."""
        self.greedy = 0
        """In so many games after those all seats but one are greedy players'."""
        self.sure_guests = False
        """Whether guests play what they like best, as bots do at a table, and do not draw by likelihood."""
        self._host = torch.arange(games, device=device) // len(self.env.kinds) % self.players

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, games, *shape), dtype=kind, device=device)

        self._observation = room(self.env.observation_size, kind=torch.int16)
        self._mask = room(self.env.action_count, kind=torch.int8)
        self._action, self._seat = room(kind=torch.int64), room(kind=torch.int64)
        self._likelihood, self._done = room(), room(kind=torch.bool)
        self._own = room(kind=torch.bool)
        self._thinker: Thinker | None = None
        self._guest: Thinker | None = None
        self._greedy_steps = 0
        """Steps in which greedy players decided: what their chance is drawn from."""
        self._reward, self._potential, self._critic = room(self.seats), room(self.seats), room()
        self._foreseen = room(self.seats, kind=torch.bool)
        self.env.reset(seed=seed)

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def play(self, student: Student, earlier: Student | None = None, shown: bool = False) -> Lesson:
        """Play some steps of every game; the guests' seats by the earlier self, if there is one. If greedy play is
        shown, its actions are mostly played, and always what the lesson is about."""
        with torch.no_grad():
            self._seat_players(student, earlier)
            for t in range(self.steps):
                self._one_step(t, shown)
            return self._lesson(student)

    def _seat_players(self, student: Student, earlier: Student | None) -> None:
        if self._thinker is None or self._thinker.student is not student:
            self._thinker = Thinker(student, self.chance)
        if earlier is None or not self.guests:
            self._guest = None
        elif self._guest is None:
            self._guest = Thinker(earlier.copy(), self.chance)
        else:
            self._guest.student.become(earlier)

    def _one_step(self, t: int, shown: bool) -> None:
        batch = self.env.batch
        self._observation[t], self._seat[t] = self._tensor(batch.observation), self._tensor(batch.seat)
        self._mask[t] = self.turning.mask(self._tensor(batch.mask), self._seat[t])
        self._potential[t, :, self._taken] = self._tensor(self.env.potential)[:, self._taken]
        assert self._thinker is not None
        action, self._critic[t], liking, total = self._thinker.decide(self._observation[t], self._mask[t])
        self._action[t] = action
        self._own[t] = True
        if shown:
            action = self._show(t, action)
        if self._guest is not None:
            action = self._let_guests_play(t, action, self._guest)
        if self.greedy and not shown:
            action = self._let_greedy_play(t, action)
        self._likelihood[t] = liking.gather(1, self._action[t][:, None]).squeeze(1) - total
        action = self.turning.named(action, self._seat[t])
        batch = self.env.step(action if self.device == "cuda" else action.numpy())
        self._reward[t, :, self._taken] = self._tensor(batch.reward)[:, self._taken]
        self._done[t] = self._tensor(batch.done)

    def _let_guests_play(self, t: int, action: Tensor, guests: Thinker) -> Tensor:
        some = slice(0, self.guests)
        theirs, _, liking, _ = guests.decide(self._observation[t, some], self._mask[t, some])
        return self._with_others(t, some, action, liking.argmax(1) if self.sure_guests else theirs)

    def _let_greedy_play(self, t: int, action: Tensor) -> Tensor:
        some = slice(self.guests, self.guests + self.greedy)
        return self._with_others(t, some, action, self._greedy_actions(t)[some])

    def _greedy_actions(self, t: int) -> Tensor:
        self._greedy_steps += 1
        return self.turning.counted(self._tensor(self.env.greedy_actions(self._greedy_steps)), self._seat[t])

    def _with_others(self, t: int, some: slice, action: Tensor, theirs: Tensor) -> Tensor:
        """What is played where others have all seats but one of some games; the student learns nothing from theirs."""
        guest = self._seat[t, some] != self._host[some]
        for decided in (action, self._action[t]):
            decided[some] = torch.where(guest, theirs, decided[some])
        self._own[t, some] = ~guest
        return action

    def _show(self, t: int, action: Tensor) -> Tensor:
        self._action[t] = self._greedy_actions(t)
        own_way = torch.rand(self.games, generator=self.chance, device=self.device) < OWN_WAY
        return torch.where(own_way, action, self._action[t])

    def _lesson(self, student: Student) -> Lesson:
        """What the decisions of the last steps were worth: generalised advantages, along each seat's own decisions."""
        batch = self.env.batch
        deciders = self._place(self._tensor(batch.seat).long())
        last = student.think(self._tensor(batch.observation), self._tensor(batch.mask)).critic
        nothing = torch.zeros((self.games, self.seats), device=self.device)
        following, later, since = nothing.scatter(1, deciders, last[:, None]), nothing, nothing
        """By seat: what is expected at its next decision, what that and later ones gained, what was earned before."""
        foreseen = nothing.bool().scatter(1, deciders, True)
        gained, result = torch.zeros_like(self._critic), torch.zeros_like(self._reward)
        for t in reversed(range(self.steps)):
            ended, decider, expected = self._done[t][:, None], self._place(self._seat[t]), self._critic[t][:, None]
            following, later, since = (part.masked_fill(ended, 0.0) for part in (following, later, since))
            since = since + self._reward[t]
            result[t], self._foreseen[t] = since + following + LAMBDA * later, foreseen | ended
            more = result[t].gather(1, decider) - expected
            gained[t] = more.squeeze(1)
            following, later = following.scatter(1, decider, expected), later.scatter(1, decider, more)
            since, foreseen = since.scatter(1, decider, 0.0), self._foreseen[t].scatter(1, decider, True)
        around = self._around(self._seat)
        present = torch.arange(self.seats, device=self.device) < self.players[:, None]
        parts = Lesson(
            self._observation,
            self._mask,
            self._action,
            self._likelihood,
            gained,
            gained + self._critic,
            (result + self._potential).gather(2, around).clamp(0, 1),
            self._foreseen.gather(2, around) & present,
        )
        return Lesson(*(part.flatten(0, 1) for part in parts))

    @property
    def own(self) -> Tensor:
        """The rows of the last lesson that are the student's own decisions, and whose results are foreseen."""
        foreseen = self._foreseen.gather(2, self._place(self._seat)).squeeze(2)
        return (self._own & foreseen).flatten().nonzero().squeeze(1)

    def positions(self, most: int) -> Tensor:
        """Some of the last observations, from all steps."""
        every = max(1, self.steps * self.games // most)
        return self._observation.flatten(0, 1)[::every]

    def _place(self, seat: Tensor) -> Tensor:
        """(..., 1): whose results are a seat's."""
        return (seat if self.seats > 1 else torch.zeros_like(seat))[..., None]

    def _around(self, seat: Tensor) -> Tensor:
        """(..., seats): the seats of each game, counted from this one; those that a game lacks repeat others."""
        if self.seats == 1:
            return torch.zeros_like(seat)[..., None]
        return (seat[..., None] + torch.arange(self.seats, device=self.device)) % self.players[:, None]
