"""A network that learns from the search it guides: rounds of games by the search, and of lessons from them."""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from torch.nn.functional import binary_cross_entropy_with_logits

from ..bots.network_file import about_network, file_of, load_network, save_network
from ..engine.contract import Game
from ..envs.arguments import Device
from .keeping import Folder
from .measure import share_of_wins
from .ppo import descend
from .searched import Searched, search_games
from .student import Student, Tensor

__all__ = ["Course", "learn_from_search"]

CHANCE = 0.5
"""Weight of the chance to win beside the policy."""


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
    passes: int = 2
    """Over all of them, in a lesson."""
    batch: int = 4096
    rate: float = 3e-4
    measured: int = 512
    """Games of each measurement."""


class Schooling:
    """A student, and what the search that it guides has shown so far."""

    def __init__(self, rules: Game, course: Course, folder: Path, say: Callable[[str], None]) -> None:
        self.rules, self.course, self.say, self.files = rules, course, say, Folder(folder, rules)
        known = self.files.network if self.files.network.exists() else file_of(rules)
        network = load_network(known, rules)
        self.training = about_network(known).get("training", {})
        """How it learnt what it knew when the course began."""
        self.student, self.before = Student.of(rules, network, course.device), network
        """As it is, and who it was when the course began."""
        self.optimiser = torch.optim.Adam(self.student.parameters.values(), lr=course.rate)
        self.order = torch.Generator().manual_seed(course.seed)
        self.rounds: list[Searched] = []
        self.decisions = 0
        self.seconds = 0.0
        self.points: list[dict[str, Any]] = []
        """The curve: what each round brought."""

    def run(self) -> list[dict[str, Any]]:
        """Round after round until the time is over; the network that a round ends with guides the next."""
        self._keep()
        while self.seconds < self.course.seconds:
            began = time.monotonic()
            self._play()
            loss = self._learn(Searched.joined(self.rounds))
            self.seconds += time.monotonic() - began
            self._tell(loss)
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

    def _learn(self, shown: Searched) -> tuple[float, float]:
        """Learn to like what was tried, and to foresee how games ended; returns the last errors of both."""
        rows = [torch.as_tensor(part) for part in shown]
        if not self.points:
            self.student.get_used_to_again(rows[0].to(self.course.device))
        errors = (0.0, 0.0)
        for _ in range(self.course.passes):
            order = torch.randperm(len(rows[0]), generator=self.order)
            for some in order.chunk(max(1, round(len(order) / self.course.batch))):
                policy, chance = self._errors(*(part[some].to(self.course.device) for part in rows))
                descend(self.student, self.optimiser, policy + CHANCE * chance)
                errors = (float(policy.detach()), float(chance.detach()))
        return errors

    def _errors(
        self, observation: Tensor, action: Tensor, tried: Tensor, won: Tensor, there: Tensor
    ) -> tuple[Tensor, ...]:
        nothing = torch.zeros((len(action), self.rules.actions.size), device=action.device)
        legal = nothing.scatter(1, action.long(), 1.0)
        thought = self.student.think(observation, legal)
        wanted = nothing.scatter_add(1, action.long(), tried)
        policy = -(wanted * thought.liking.log_softmax(1)).sum(1).mean()
        weight = there.float()
        chance = binary_cross_entropy_with_logits(thought.chance, won, weight=weight, reduction="sum") / weight.sum()
        return policy, chance

    def _tell(self, errors: tuple[float, float]) -> None:
        rules, course = self.rules, self.course
        won = share_of_wins(rules, course.mix, course.measured, self.student.network(), self.before, "cpu")
        self.points.append(
            {
                "decisions": self.decisions,
                "seconds": round(self.seconds, 1),
                "won" if rules.cooperative else "against who it was": round(won, 4),
                "policy": round(errors[0], 4),
                "chance": round(errors[1], 4),
            }
        )
        left = max(0.0, course.seconds - self.seconds)
        whom = "" if rules.cooperative else " against who it was"
        self.say(f"{rules.name}: {self.decisions:,} decisions searched, won {won:.1%}{whom}, {left / 60:.1f} min left")

    def _keep(self) -> None:
        course = asdict(self.course) | {"mix": [dict(table) for table in self.course.mix]}
        shown = {"decisions": self.decisions, "seconds": round(self.seconds, 1), "seed": self.course.seed}
        training = self.training | {"shown by search": shown}
        save_network(self.files.network, self.rules, self.student.network(), training)
        told = {"game": self.rules.name, "training": training, "course": course, "curve": self.points}
        self.files.keep_curve(self.files.searched, told)


def learn_from_search(
    rules: Game, course: Course, folder: Path, say: Callable[[str], None] = print
) -> list[dict[str, Any]]:
    """Improve the network that a folder holds, or else the game's own, and keep it there; returns the curve."""
    return Schooling(rules, course, folder, say).run()
