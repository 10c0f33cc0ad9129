"""A lesson: the first turns of a real game, scripted, with a word to each step. It lies in the game's `lesson.yaml`.

Every step tells something (`lesson-TELL` in the game's words), points at things, or has a seat play; the last ones tell
what comes next. All decisions are written down, the others' too, so that the lesson is the same for everybody.
"""

from dataclasses import dataclass, field
from typing import Any

from .content import load_content
from .contract import Game
from .errors import IllegalAction, WrongSeat
from .tables import Table

__all__ = ["LEARNER", "Lesson", "Step", "check_lesson"]

LEARNER = 0
"""The seat of the one who learns."""


@dataclass(frozen=True)
class Step:
    """Something told, something played, or both."""

    tell: str = ""
    at: tuple[str, ...] = ()
    """What it points at: a thing in the game's terms (`enemy hel`), or a part of the page (`page tray`)."""
    seat: int = LEARNER
    do: str = ""
    """An action as text: `fight hel`."""


@dataclass(frozen=True)
class Lesson:
    """The table to set up, and what happens at it."""

    players: int
    seed: int
    steps: tuple[Step, ...]
    options: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: Game) -> "Lesson | None":
        """The lesson of a game, or None where nobody has written one."""
        path = rules.page_folder / "lesson.yaml"
        return load_content(cls, path) if path.exists() else None


def check_lesson(rules: Game) -> list[str]:
    """The first step of a game's lesson that cannot be played, as a sentence; nothing where all can."""
    lesson = Lesson.of(rules)
    if lesson is None:
        return []
    table = Table(rules, lesson.players, lesson.seed, lesson.options)
    for number, step in enumerate(lesson.steps, 1):
        if step.do:
            try:
                table.play(step.seat, step.do)
            except (IllegalAction, WrongSeat) as error:
                return [f"page/lesson.yaml: step {number}, {step.do!r} of seat {step.seat}: {error}"]
    return []
