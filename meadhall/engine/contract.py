"""What a game is to the rest of Meadhall: the one thing it registers.

The functions below are stand-ins. Generic code (playouts, search, vector environments) imports and calls them as if
they were a game's own; when a machine binds that code to a game, the game's functions take their places.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from .flow import Flow
from .record import Out, State
from .settings import Settings
from .vocabulary import ActionSpace, Details, EventBook, Names, Observation

__all__ = ["STAND_INS", "Game", "answer", "appraise", "conceal", "evaluate", "observe", "options", "outcome", "setup"]


def setup(game: State, players: int, settings: list[int], seed: int) -> None:
    """Lay out the table; the first decision is pending."""
    raise NotImplementedError


def options(game: State, seat: int, out: Out) -> int:
    """Write the legal actions of a waiting seat, in a stable order, and return how many."""
    raise NotImplementedError


def answer(game: State, seat: int, action: int) -> None:
    """Play a legal action and everything automatic, up to the next decision or the end."""
    raise NotImplementedError


def outcome(game: State, out: Out) -> int:
    """Write the score of each seat and return the mask of winners (0 while the game runs)."""
    raise NotImplementedError


def observe(game: State, seat: int, out: Out) -> None:
    """Write what the seat knows, as numbers, into the named blocks of the game's `Observation`."""
    raise NotImplementedError


def conceal(game: State, seat: int, seed: int) -> None:
    """Deal everything anew that the seat cannot know, the future of chance included."""
    raise NotImplementedError


def appraise(game: State, seat: int, action: int) -> int:
    """How good a legal action looks to the greedy bot at that seat; higher is better."""
    raise NotImplementedError


def evaluate(game: State, seat: int) -> int:
    """How good the position looks for the seat, 0 (lost) to 1000 (won)."""
    raise NotImplementedError


STAND_INS = {
    function: function.__name__ for function in (setup, options, answer, outcome, observe, conceal, appraise, evaluate)
}


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game, complete: its rules, its vocabulary, its bounds."""

    name: str
    """As people type it: `blood-rage`."""
    version: int
    """Raised whenever the same seed and actions would lead elsewhere, or a record kept on disk would be read
    wrongly: old saves and tables are then refused."""
    folder: Path
    """Where rules, content and words lie."""
    players: range
    cooperative: bool
    record: type[State]
    actions: ActionSpace
    events: EventBook
    observation: Observation
    settings: Settings
    decisions: Names
    """What can be asked: the game's own Decision."""
    endings: Names
    """Why a game can end: the game's own Ending; 0 is "not over"."""
    max_options: int
    """More options than any decision ever has."""
    longest: int
    """More decisions than any game ever has, whoever plays."""
    foresight: int = 20
    """Decisions of each seat that a search plays on before it trusts `evaluate`: the rougher that is, the more."""
    content_hash: str
    flow: Flow
    """Its course: the steps and the decisions, from which `setup`, `options` and `answer` are made."""
    content: Any = None
    """What `{{ ... }}` in its words and rules is filled in from: its content, or named parts of it."""
    outcome: Callable[..., int]
    observe: Callable[..., None]
    conceal: Callable[..., None]
    appraise: Callable[..., int]
    evaluate: Callable[..., int]
    view: Callable[[Any, int], Mapping[str, Any]]
    """The seat's knowledge as plain data, ids not words; seat -1 is a spectator. A `TypedDict`: see `engine.views`."""
    census: Callable[[Any], dict[str, int]]
    """Where every component is, added up: must stay the same for the whole game."""
    seat_names: Callable[[Any], list[str]] = field(default=lambda game: [f"seat-{s}" for s in range(game.players)])
    """An id per seat whose word names it at the table: `god-thor`, `clan-bear`."""
    asked_about: Callable[[Any], Details] = field(default=lambda game: ())
    """What the pending question is about, for its words (`ask-KIND`): the two cards to choose from, who receives. All
    at the table read it, so it names only what all may know."""
    odds: Callable[[Any, int, int], tuple[str, float] | None] = field(default=lambda game, seat, action: None)
    """Where dice decide what an action of a seat tries: how likely it succeeds by all that the seat knows, from 0 to 1,
    and the word that says so (`odds-WORD`, with the `times` in 100). None where no die is thrown, or nobody knows."""
    sources: Names | None = None
    """Where points come from, if the record counts them apart: the game's own Source."""
    earned: Callable[[Any], Any] = field(default=lambda records: None)
    """The part of an array of records that holds points by seat and source."""
    check: Callable[[Any], None] = field(default=lambda game: None)
    """Further laws of this game only; raises AssertionError."""
    confirmed_verbs: tuple[str, ...] = ()
    """Verbs that end more than a single action, such as passing: a page asks once more before it plays them."""

    def __post_init__(self) -> None:
        unknown = [verb for verb in self.confirmed_verbs if verb not in self.actions.verbs]
        assert not unknown, f"{self.name} has no verb {unknown[0]!r} to be confirmed"

    def __repr__(self) -> str:
        return f"<game {self.name}, version {self.version}, content {self.content_hash}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memory: Any) -> Self:
        """A game never changes: whatever is copied shares it. (Pickles find it again by name: `meadhall.registry`.)"""
        return self

    @property
    def setup(self) -> Callable[..., None]:
        """Lay out the table, and play up to the first decision."""
        return self.flow.setup

    @property
    def options(self) -> Callable[..., int]:
        """Write the legal actions of a waiting seat."""
        return self.flow.options

    @property
    def answer(self) -> Callable[..., None]:
        """Play a legal action, and everything automatic."""
        return self.flow.answer

    @property
    def page_folder(self) -> Path:
        """Where its words, the outlines of its board, its lesson and its study settings lie."""
        return self.folder / "page"
