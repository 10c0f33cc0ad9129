"""A training from its first game to the network that is kept."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import torch

from ..bots.network_file import load_network, made_for
from ..bots.tournament import difficulty
from ..engine import cuda
from ..engine.contract import Game
from ..envs.arguments import Device
from .keeping import Folder, LearningError
from .measure import share_of_wins
from .ppo import Aim, Learner, Progress
from .results import learn_results, play_to_the_end
from .selfplay import SelfPlay
from .student import Student

__all__ = ["LearningError", "Plan", "Training", "train", "usual_mix"]

Say = Callable[[str], None]
SLOWEST = 0.05
"""Share of the first learning rate at the end; it falls evenly."""
LOOKING_ON, SEEN = 3, 65_536
"""Lessons that are played before the first one, and how many positions of the last are looked at."""
CHECKPOINT = 2
"""The form of checkpoints, which changes with what a student is made of."""
TINY = 1e-9
JUDGING = 24
"""Lessons in which a student made of a network only learns to judge, as its critic was left behind."""
MOST_RESULTS, PER_RESULT = 4_000_000, 200
EARLIER_SELVES = 8
"""Kept to play against; when there are more, every second one goes, so that old and young ones stay."""


@dataclass(frozen=True)
class Plan:
    """How to train."""

    mix: tuple[Mapping[str, Any], ...]
    """The tables that are played, as `meadhall.envs.vector` takes them."""
    device: Device = "cpu"
    seed: int = 1
    games: int = 32_768
    """At once."""
    steps: int = 64
    """Decisions of each game between two lessons. With a quarter of them, in four times the games, nothing was learnt
    beyond greedy play: the critic had to guess too much."""
    batch: int = 32_768
    """Decisions that are learnt from at once."""
    rate: float = 1e-3
    entropy: float = 0.003
    """Weight of the policy's uncertainty: without it the first idea that works is the last."""
    decisions: int | None = None
    seconds: float | None = None
    """The training ends after so many decisions, or seconds, whichever comes first."""
    shown: float = 0.15
    """Share of the training, its beginning, in which greedy players show how to play. Beginners never win a cooperative
    game, and learn nothing from an end that is always the same; beginners at Asgard learn to beat one another, and to
    lose against everybody else."""
    guests: float = 0.2
    """Share of games against earlier selves; none in a cooperative game."""
    greedy: float = 0.0
    """Share of games against greedy players, besides: who only ever met itself knows little of others."""
    against: str | None = None
    """The file of a network that plays all other seats in every game: what is learnt is an answer to it."""
    improve: str | None = None
    """The file of a network to begin with. Then nothing is shown."""
    results: int | None = None
    """Positions of finished games from which the chance to win is learnt in the end; usually `MOST_RESULTS`, or one
    for each `PER_RESULT` decisions of a small training."""
    astray: float = 0.0
    """How likely a decision of those games goes astray, once a game: a search asks what positions are worth that the
    student does not get into by itself."""
    keep_every: float = 60.0
    """Seconds between two measurements, after each of which everything is written down."""
    measured: int = 4096
    """Games of each measurement."""


def usual_mix(rules: Game) -> tuple[dict[str, Any], ...]:
    """Every number of players, at every difficulty that people choose from."""
    asked = difficulty(rules) if rules.cooperative else None
    levels: list[dict[str, Any]] = [{asked.name: value} for value in asked.values] if asked else [{}]
    return tuple({"players": players, **level} for players in rules.players for level in levels)


class Training:
    """A student, its games and its teacher; `run` goes on until the plan is fulfilled."""

    def __init__(self, rules: Game, plan: Plan, folder: Path, say: Say, resume: bool = False) -> None:
        if plan.device == "cuda" and not (torch.cuda.is_available() and cuda.available()):
            raise LearningError("there is no GPU here that PyTorch and Numba can both use; train with --device cpu")
        if plan.decisions is None and plan.seconds is None:
            raise LearningError("a training needs an end: a number of decisions, or a time")
        self.rules, self.plan, self.say, self.files = rules, plan, say, Folder(folder, rules)
        self.rival = self._rival()
        self.student = self._beginner()
        self.learner = Learner(self.student, plan.rate, plan.entropy, plan.batch, plan.seed + 1)
        self.earlier: list[Student] = []
        self.lessons = 0
        self.decisions = 0
        self.seconds = 0.0
        """Spent so far, measurements not counted."""
        self.points: list[dict[str, Any]] = []
        """The curve: what each measurement found."""
        self.best = 0.0, self.student
        """The student who won most when it was measured, and how much."""
        self._last = Progress(0.0, 0.0, 0.0, 0.0)
        self._ready = False
        if resume:
            self._load()
        self.play = SelfPlay(rules, plan.mix, plan.games, plan.steps, plan.device, plan.seed + 2 + self.lessons)
        if not rules.cooperative:
            self.play.guests = plan.games if self.rival else int(plan.guests * plan.games)
            self.play.greedy = 0 if self.rival else int(plan.greedy * plan.games)
            self.play.sure_guests = self.rival is not None

    def _beginner(self) -> Student:
        if self.plan.improve is None:
            return Student(self.rules, self.plan.device, self.plan.seed)
        return Student.of(self.rules, load_network(Path(self.plan.improve), self.rules), self.plan.device)

    def _rival(self) -> Student | None:
        if self.plan.against is None:
            return None
        if self.rules.cooperative:
            raise LearningError(f"{self.rules.name} is played together: there is nobody to train against")
        return Student.of(self.rules, load_network(Path(self.plan.against), self.rules), self.plan.device).copy()

    @property
    def share(self) -> float:
        """How much of the plan is done, from 0 to 1."""
        done = ((self.decisions, self.plan.decisions), (self.seconds, self.plan.seconds))
        return min(1.0, max(spent / max(planned, TINY) for spent, planned in done if planned is not None))

    def run(self) -> float:
        """Train to the end; returns the share of wins against greedy players or the rival, or of games won together."""
        self.prepare()
        since = self.seconds
        while self.share < 1:
            began = time.perf_counter()
            self._one_lesson()
            self.seconds += time.perf_counter() - began
            if self.seconds - since >= self.plan.keep_every and self.share < 1:
                since = self.seconds
                self._measure(self.student.copy())
        return self._measure(self._finished())

    def _finished(self) -> Student:
        """The student as it is shipped, its chances learnt from results. A checkpoint goes on from before that."""
        plan, finished = self.plan, self.student.copy()
        wanted = min(MOST_RESULTS, self.decisions // PER_RESULT) if plan.results is None else plan.results
        if wanted == 0:
            return finished
        began = time.perf_counter()
        seed = plan.seed + 3 + self.lessons
        ends = play_to_the_end(self.rules, plan.mix, finished, plan.games, wanted, seed, plan.astray)
        finished.learn_again()
        error, moved = learn_results(finished, ends, plan.seed + 4)
        self.seconds += time.perf_counter() - began
        self.say(f"{self.rules.name}: chances learnt from results, error {error:.4f}, policy moved {moved:.4f}")
        return finished.copy()

    def prepare(self) -> None:
        """Look on before the clock runs: kernels are compiled by their first call, games come apart, and a new student
        sees what positions look like."""
        if self._ready:
            return
        began, self._ready = time.perf_counter(), True
        first = self.student.copy()
        for _ in range(LOOKING_ON):
            self.play.play(first, shown=self.plan.improve is None)
        if self.lessons == 0:
            used_to = self.student.get_used_to if self.plan.improve is None else self.student.get_used_to_again
            used_to(self.play.positions(SEEN))
        self._synchronize()
        self.say(f"{self.rules.name}: ready after {time.perf_counter() - began:.0f} s")

    def _one_lesson(self) -> None:
        aim = self._aim()
        shown = aim is Aim.IMITATE
        guest = self.rival or (self.earlier[self.lessons % len(self.earlier)] if self.earlier and not shown else None)
        lesson = self.play.play(self.student, guest, shown)
        slowing = max(SLOWEST, 1 - self.share)
        own = self.play.own
        if len(own) > 1:  # one by itself is neither better nor worse than usual
            self._last = self.learner.learn(lesson, own, slowing, aim)
        self.lessons += 1
        self.decisions += len(own)
        self._synchronize()

    def _aim(self) -> Aim:
        if self.plan.improve is not None:
            return Aim.JUDGE if self.lessons < JUDGING else Aim.IMPROVE
        return Aim.IMITATE if self.share < self.plan.shown else Aim.IMPROVE

    def _synchronize(self) -> None:
        if self.plan.device == "cuda":
            torch.cuda.synchronize()

    # --- measuring and keeping ---------------------------------------------------------------------------------------

    def _measure(self, student: Student) -> float:
        """Measure a student that learns no more, tell and keep."""
        plan = self.plan
        if not all(tensor.isfinite().all() for tensor in student.parameters.values()):
            raise LearningError("the training came apart: its weights are no numbers any more; what was kept is sound")
        won: float = share_of_wins(self.rules, plan.mix, plan.measured, student, self.rival or "greedy", plan.device)
        against = "against greedy" if plan.against is None else f"against {Path(plan.against).name}"
        point: dict[str, Any] = {
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "lessons": self.lessons,
            "won" if self.rules.cooperative else against: round(won, 4),
            **{name: round(value, 4) for name, value in self._last._asdict().items()},
        }
        if self.earlier and not self.rules.cooperative:
            better = share_of_wins(self.rules, plan.mix, plan.measured, student, self.earlier[-1], plan.device)
            point["against the last self"] = round(better, 4)
        self.points.append(point)
        self.best = max((won, student), self.best, key=lambda measured: measured[0])
        self.earlier.append(student)
        if len(self.earlier) > EARLIER_SELVES:
            self.earlier = self.earlier[1::2]
        self.say(self._line(won))
        selves = [_halved(each.parameters) for each in self.earlier]
        self.files.keep(student, self._state(), selves, self.curve())
        return won

    def _line(self, won: float) -> str:
        rate = self.decisions / max(self.seconds, TINY)
        left = self.seconds * (1 / max(self.share, TINY) - 1)
        return (
            f"{self.rules.name}: {self.share:4.0%}, {self.decisions:,} decisions ({rate:,.0f} a second), "
            f"won {won:.1%}, entropy {self._last.entropy:.2f}, {left / 60:.1f} min left"
        )

    def curve(self) -> dict[str, Any]:
        """How the training went, for the docs."""
        named = {
            name: file and Path(file).name for name in ("against", "improve") for file in [getattr(self.plan, name)]
        }
        plan = asdict(self.plan) | {"mix": [dict(table) for table in self.plan.mix]} | named
        device = torch.cuda.get_device_name() if self.plan.device == "cuda" else "cpu"
        training = {"decisions": self.decisions, "seconds": round(self.seconds, 1), "seed": self.plan.seed}
        return {
            "game": self.rules.name,
            "training": training | {"device": device, "torch": torch.__version__},
            "plan": plan,
            "curve": self.points,
        }

    def _state(self) -> dict[str, Any]:
        return {
            "format": CHECKPOINT,
            "made for": made_for(self.rules),
            "student": {name: tensor.detach() for name, tensor in self.student.parameters.items()},
            "used to": [self.student.middle, self.student.spread],
            "optimiser": _halved(self.learner.optimiser.state_dict()),
            "order": self.learner.chance.get_state(),
            "counts": [self.lessons, self.decisions, self.seconds],
            "curve": self.points,
        }

    def _load(self) -> None:
        """Go on from the last checkpoint, in new games."""
        state = self.files.load(self.plan.device)
        if (state.get("format"), state.get("made for")) != (CHECKPOINT, made_for(self.rules)):
            raise LearningError(
                f"{self.files.checkpoint} was made for another game or other rules, or by another release; train anew"
            )
        with torch.no_grad():
            for name, tensor in state["student"].items():
                self.student.parameters[name].copy_(tensor)
        self.student.middle, self.student.spread = state["used to"]
        self.learner.load(state["optimiser"], state["order"])
        for parameters in self.files.earlier_selves(self.plan.device):
            self.earlier.append(self.student.copy())
            self.earlier[-1].parameters = {name: tensor.float() for name, tensor in parameters.items()}
        self.lessons, self.decisions, self.seconds = state["counts"]
        self.points = state["curve"]


def _halved(kept: Any) -> Any:
    """The same in half precision: what is only averaged or played against need not be exact, and files stay small.
    Counts of steps, single numbers, are left as they are."""
    if isinstance(kept, dict):
        return {name: _halved(part) for name, part in kept.items()}
    if torch.is_tensor(kept) and kept.dim() > 0:
        return kept.detach().to(torch.bfloat16)
    return kept


def train(
    rules: Game, plan: Plan, folder: Path, say: Say = print, resume: bool = False, **changes: Any
) -> tuple[float, Sequence[dict[str, Any]]]:
    """Train a network for a game and keep it in a folder; returns its share of wins and the curve."""
    training = Training(rules, replace(plan, **changes), folder, say, resume)
    return training.run(), training.points
