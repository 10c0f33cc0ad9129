"""A network that learns from the search it guides: rounds of games by the search, and of lessons from them.

Every lesson begins with the guide of the games and learns from all that is kept of them. The student guides the next
round if it wins more than its guide does in its place; otherwise the guide goes on, and the next lesson has more to
learn from. Without that test each round's errors would be the next one's guide.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from ..bots.network import Network
from ..bots.network_file import about_network, file_of, load_network, save_network
from ..engine.contract import Game
from ..envs.arguments import Device
from .keeping import Folder
from .measure import share_of_wins
from .ppo import descend
from .searched import Searched, search_games
from .student import Student, Tensor

__all__ = ["Course", "learn_from_search"]

CHANCE = 0.05
"""Weight of the chance to win beside the policy: a thousand games have a thousand results, soon learnt by heart."""
ENOUGH = 20_000
"""Positions that show what positions usually look like."""
SLOWEST = 0.05
"""What is left of the rate of learning at the end of a lesson."""


@dataclass(frozen=True)
class Course:
    """How to learn from search."""

    mix: tuple[Mapping[str, Any], ...]
    """The tables that are played."""
    seconds: float
    device: Device = "cpu"
    """Of the lessons; games are always played on the cores."""
    processes: int = 2
    simulations: int = 200
    """Of the search, a decision."""
    seed: int = 1
    round_seconds: float = 60.0
    """Of games between two lessons."""
    kept: int = 4
    """Rounds whose games are learnt from."""
    passes: int = 3
    """Over all of them, in a lesson."""
    batch: int = 2048
    rate: float = 1e-3
    """Of learning, at the start of a lesson."""
    measured: int = 1536
    """Games of each measurement."""


class Schooling:
    """A guide, and what the search that it guides has shown so far."""

    def __init__(self, rules: Game, course: Course, folder: Path, say: Callable[[str], None]) -> None:
        self.rules, self.course, self.say, self.files = rules, course, say, Folder(folder, rules)
        known = self.files.network if self.files.network.exists() else file_of(rules)
        self.guide = self.before = load_network(known, rules)
        """Who guides the search, and who did when the course began."""
        self.share = self.progress = 0.0
        """What the guide wins in its own place, and in that of who it was."""
        self.training = about_network(known).get("training", {})
        """How that one learnt what it knows."""
        self.order = torch.Generator().manual_seed(course.seed)
        self.rounds: list[Searched] = []
        self.decisions = 0
        self.seconds = 0.0
        self.points: list[dict[str, Any]] = []
        """The curve: what each round brought."""

    def run(self) -> list[dict[str, Any]]:
        """Round after round until the time is over."""
        self._follow(self.guide)
        self._keep()
        while self.seconds < self.course.seconds:
            began = time.monotonic()
            self._play()
            student = Student.of(self.rules, self.guide, self.course.device)
            errors = self._learn(student, Searched.joined(self.rounds))
            self.seconds += time.monotonic() - began
            self._compare(student.network(), errors)
            self._keep()
        return self.points

    def _play(self) -> None:
        course = self.course
        seconds = min(course.round_seconds, course.seconds - self.seconds)
        seed = (course.seed << 32) + self.decisions  # every game has a decision, so no deal comes twice
        folder, simulations, processes = self.files.network.parent, course.simulations, course.processes
        games = list(search_games(self.rules, course.mix, seed, simulations, folder, processes, seconds))
        self.rounds = [*self.rounds, Searched.joined(games)][-course.kept :]
        self.decisions += len(self.rounds[-1].observation)

    def _learn(self, student: Student, shown: Searched) -> tuple[float, float]:
        """Learn to like what was tried, and to foresee how games ended; returns the mean errors of the last pass."""
        course, rows = self.course, [torch.as_tensor(part) for part in shown]
        student.get_used_to_again(rows[0][:: max(1, len(rows[0]) // ENOUGH)].to(course.device))
        parts = max(1, round(len(rows[0]) / course.batch))
        optimiser = torch.optim.Adam(student.parameters.values(), lr=course.rate)
        falling = torch.optim.lr_scheduler.LinearLR(optimiser, 1.0, SLOWEST, course.passes * parts)
        errors: list[tuple[float, float]] = []
        for _ in range(course.passes):
            errors.clear()
            for some in torch.randperm(len(rows[0]), generator=self.order).chunk(parts):
                policy, chance = self._errors(student, *(part[some].to(course.device) for part in rows))
                descend(student, optimiser, policy + CHANCE * chance)
                falling.step()
                errors.append((float(policy.detach()), float(chance.detach())))
        policies, chances = zip(*errors, strict=True)
        return fmean(policies), fmean(chances)

    def _errors(
        self, student: Student, observation: Tensor, action: Tensor, tried: Tensor, won: Tensor, there: Tensor
    ) -> tuple[Tensor, ...]:
        nothing = torch.zeros((len(action), self.rules.actions.size), device=action.device)
        legal = nothing.scatter(1, action.long(), 1.0)
        thought = student.think(observation, legal)
        wanted = nothing.scatter_add(1, action.long(), tried)
        policy = -(wanted * thought.liking.log_softmax(1)).sum(1).mean()
        weight = there.float()
        chance = binary_cross_entropy_with_logits(thought.chance, won, weight=weight, reduction="sum") / weight.sum()
        return policy, chance

    def _compare(self, student: Network, errors: tuple[float, float]) -> None:
        """Let the student guide from now on if it is better, and tell what the round brought."""
        share, won = self.share, self._won(student, self.guide)
        if won > share:
            self._follow(student)
        whom = "won" if self.rules.cooperative else "against who it was"
        point = {
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "student": round(won, 4),
            "its guide": round(share, 4),
            whom: round(self.progress, 4),
            "policy": round(errors[0], 4),
            "chance": round(errors[1], 4),
        }
        self.points.append(point)
        left = max(0.0, self.course.seconds - self.seconds)
        better = "guides from now on" if won > share else "goes on learning"
        self.say(
            f"{self.rules.name}: {self.decisions:,} decisions searched, the student wins {won:.1%} where its guide "
            f"wins {share:.1%} and {better}, {left / 60:.1f} min left"
        )

    def _follow(self, guide: Network) -> None:
        """Let a network guide the search from now on."""
        self.guide = guide
        self.share, self.progress = self._won(guide, guide), self._won(guide, self.before)

    def _won(self, guest: Network, others: Network) -> float:
        return share_of_wins(self.rules, self.course.mix, self.course.measured, guest, others, "cpu")

    def _keep(self) -> None:
        course = asdict(self.course) | {"mix": [dict(table) for table in self.course.mix]}
        shown = {"decisions": self.decisions, "seconds": round(self.seconds, 1), "seed": self.course.seed}
        training = self.training | {"shown by search": shown}
        save_network(self.files.network, self.rules, self.guide, training)
        told = {"game": self.rules.name, "training": training, "course": course, "curve": self.points}
        self.files.keep_curve(self.files.searched, told)


def learn_from_search(
    rules: Game, course: Course, folder: Path, say: Callable[[str], None] = print
) -> list[dict[str, Any]]:
    """Improve the network that a folder holds, or else the game's own, and keep it there; returns the curve."""
    return Schooling(rules, course, folder, say).run()
