"""Learning from a lesson: proximal policy optimisation, one pass over its decisions in large batches."""

from collections.abc import Collection
from enum import Enum
from functools import partial
from typing import Any, NamedTuple

import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from .graphs import Graphed
from .selfplay import Lesson
from .student import Student, Tensor

__all__ = ["Aim", "Learner", "Progress", "descend"]

CLIP = 0.2
"""A likelihood may change by such a share in one lesson; what goes further earns nothing more."""
STEEPEST = 0.5
"""Longest gradient that is followed in full."""
CRITIC, CHANCE = 0.25, 0.25
"""Weight of errors of the critic, in the units of advantages, and of the chance to win beside the policy."""

ONLY_CRITIC = ("critic", "critic_bias")


class Aim(Enum):
    """What a lesson is for, beside judging positions."""

    IMITATE = "to decide as was shown"
    IMPROVE = "to decide better"
    JUDGE = "nothing: only the critic learns, since one that knows nothing would make the rest unlearn what it can"


class Progress(NamedTuple):
    """How a lesson went, as means over its last batch."""

    entropy: float
    critic: float
    chance: float
    moved: float
    """How far the policy has gone from the one that played, as a divergence."""


def descend(
    student: Student, optimiser: torch.optim.Optimizer, loss: Tensor, only: Collection[str] | None = None
) -> None:
    """One step of an optimiser towards less of a loss; all parameters are changed, or only some."""
    changed = [tensor for name, tensor in student.parameters.items() if only is None or name in only]
    optimiser.zero_grad(set_to_none=True)
    loss.backward(inputs=changed)
    torch.nn.utils.clip_grad_norm_(changed, STEEPEST)
    optimiser.step()


class Learner:
    """A student's optimiser."""

    def __init__(self, student: Student, rate: float, entropy: float, batch: int, seed: int) -> None:
        self.student, self.rate, self.entropy, self.batch = student, rate, entropy, batch
        self._now = torch.tensor(rate, device=student.device)
        """The rate of the lesson. A tensor, as recorded work reads it where it is."""
        on_gpu = {"fused": True, "capturable": True} if student.device == "cuda" else {}
        self.optimiser = torch.optim.Adam(student.parameters.values(), lr=self._now, eps=1e-7, **on_gpu)
        self.chance = torch.Generator(student.device).manual_seed(seed)
        self._steps = {aim: Graphed(partial(self._step, aim), student.device) for aim in Aim}

    def load(self, optimiser: dict[str, Any], order: Tensor) -> None:
        """Go on as a learner whose state this was."""
        self.optimiser.load_state_dict(optimiser)
        for group in self.optimiser.param_groups:
            group["lr"] = self._now
        self.chance.set_state(order.cpu())

    def learn(self, lesson: Lesson, own: Tensor, share: float, aim: Aim = Aim.IMPROVE) -> Progress:
        """Learn from the student's own decisions, or from those that were shown; the rate is this share of the first
        one. What is left over when the decisions are dealt out in batches is not learnt from."""
        self._now.fill_(self.rate * share)
        gained = lesson.advantage[own]
        middle, spread = gained.mean(), gained.std() + 1e-6
        order = own[torch.randperm(len(own), generator=self.chance, device=own.device)]
        size = min(self.batch, len(order))
        seen: tuple[Tensor, ...] = ()
        for rows in order[: len(order) // size * size].split(size):
            seen = self._steps[aim](middle, spread, *(part[rows] for part in lesson))
        return Progress(*(float(part) for part in seen))

    def _step(self, aim: Aim, middle: Tensor, spread: Tensor, *part: Tensor) -> tuple[Tensor, ...]:
        """Learn from one batch; returns what is told of progress."""
        loss, *seen = self._loss(Lesson(*part), middle, spread, aim)
        descend(self.student, self.optimiser, loss, ONLY_CRITIC if aim is Aim.JUDGE else None)
        return tuple(seen)

    def _loss(self, part: Lesson, middle: Tensor, spread: Tensor, aim: Aim) -> tuple[Tensor, ...]:
        thought = self.student.think(part.observation, part.mask)
        likelihoods = thought.liking.log_softmax(1)
        now = likelihoods.gather(1, part.action[:, None]).squeeze(1)
        change, gained = now - part.likelihood, (part.advantage - middle) / spread
        ratio = change.exp()
        better = torch.minimum(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained)
        entropy = -(likelihoods.exp() * likelihoods).sum(1).mean()
        there = part.foreseen.float()
        seats = there.sum().clamp(min=1)
        critic = ((thought.critic - part.critic) / spread).square().mean()
        chance = binary_cross_entropy_with_logits(thought.chance, part.chance, weight=there, reduction="sum") / seats
        loss = CRITIC * critic + CHANCE * chance
        if aim is not Aim.JUDGE:
            loss = loss - self.entropy * entropy - (now if aim is Aim.IMITATE else better).mean()
        moved = (ratio - 1 - change).mean()
        return loss, *(part.detach() for part in (entropy, critic, chance, moved))
