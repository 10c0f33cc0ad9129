"""The schema of a file of the Book of Sagas."""

from dataclasses import dataclass, field
from typing import Annotated

from meadhall.engine.content import Wrong, between, named_in, one_of, sized

from .names import (
    Adversary,
    Counted,
    Counter,
    Ending,
    Enemy,
    Fail,
    Foe,
    Goal,
    Op,
    PageRule,
    SagaAction,
    Symbol,
    Token,
    Wolf,
    World,
)
from .schema import FIGHTERS, PLAYERS

__all__ = ["Instruction", "PageSheet", "SagaFile"]

ARGUMENTS: dict[str, set[str]] = {
    "activate_iotunn": {"value"},
    "add_anonymous": {"value"},
    "add_fire_giants": {"value"},
    "rotate": {"value"},
    "each_god_loses_life": {"value"},
    "ravage_at": {"enemy"},
    "release": {"enemy", "world"},
    "raise_ladder": {"enemy", "value"},
    "fill_ladder": {"enemy", "value"},
    "place_tokens": {"worlds"},
    "place_next_token": {"worlds"},
    "place_token_at": {"adversary"},
    "remove_token_at": {"enemy"},
    "clear_tokens": set(),
    "place_adversary": {"adversary", "world"},
    "move_adversary_up": {"adversary"},
    "move_enemy_up": {"enemy"},
    "return_enemy": {"enemy", "world"},
    "set_track": {"wolf", "value"},
    "advance_track": {"wolf", "value"},
    "set_counter": {"counter", "value"},
    "add_counter": {"counter", "value"},
}
"""What an operation must be told; anything else would mean nothing to it."""


def one_or_each(values: list[int]) -> str | None:
    """One value, or one for each number of players."""
    return None if len(values) in (1, PLAYERS) else f"one number is needed, or {PLAYERS}, not {len(values)}"


Values = Annotated[list[Annotated[int, between(-9, 9)]], one_or_each]
AWorld = Annotated[str, named_in(World)]
AnEnemy = Annotated[str, one_of(*(enemy.name.lower() for enemy in FIGHTERS))]


@dataclass(frozen=True)
class Instruction:
    """An operation and its arguments; `value` is one number, or one for each number of players."""

    op: Annotated[str, named_in(Op)]
    value: Values = field(default_factory=lambda: [0])
    enemy: AnEnemy | None = None
    adversary: Annotated[str, named_in(Adversary)] | None = None
    wolf: Annotated[str, named_in(Wolf)] | None = None
    counter: Annotated[str, named_in(Counter)] | None = None
    world: AWorld | None = None
    worlds: Annotated[list[AWorld], sized(1, len(World))] | None = None

    def __post_init__(self) -> None:
        needed = ARGUMENTS[self.op]
        for name in ("enemy", "adversary", "wolf", "counter", "world", "worlds"):
            if name in needed and getattr(self, name) is None:
                raise Wrong("op", f"{self.op!r} needs {name!r}")
            if name not in needed and getattr(self, name) is not None:
                raise Wrong(name, f"{self.op!r} does nothing with it")
        if "value" not in needed and self.value != [0]:
            raise Wrong("value", f"{self.op!r} does nothing with it")


@dataclass(frozen=True)
class OnSpace:
    space: Annotated[int, between(1, 9)]
    do: list[Instruction]


@dataclass(frozen=True)
class AfterEnemy:
    enemy: Annotated[str, named_in(Enemy)]
    do: list[Instruction]


@dataclass(frozen=True)
class PageGoal:
    goal: Annotated[str, named_in(Goal)]
    counter: Annotated[str, named_in(Counter)] = "baldr_life"
    value: Values = field(default_factory=lambda: [0])


@dataclass(frozen=True)
class PageFail:
    fail: Annotated[str, named_in(Fail)]
    ending: Annotated[str, named_in(Ending)]
    value: Annotated[int, between(0, 20)]
    counter: Annotated[str, named_in(Counter)] = "baldr_life"


@dataclass(frozen=True)
class CountedFoe:
    foe: Annotated[str, named_in(Foe)]
    when: Annotated[str, named_in(Counted)] = "any"


@dataclass(frozen=True)
class PageSheet:
    id: str
    length: Annotated[int, between(0, 9)]
    end: Annotated[str, named_in(Symbol)]
    token: Annotated[str, named_in(Token)] = "none"
    opening: list[Instruction] = field(default_factory=list)
    each_advance: list[Instruction] = field(default_factory=list)
    spaces: list[OnSpace] = field(default_factory=list)
    after: list[AfterEnemy] = field(default_factory=list)
    rules: list[Annotated[str, named_in(PageRule)]] = field(default_factory=list)
    actions: list[Annotated[str, named_in(SagaAction)]] = field(default_factory=list)
    counts: CountedFoe | None = None
    goals: list[PageGoal] = field(default_factory=list)
    fails: list[PageFail] = field(default_factory=list)

    def __post_init__(self) -> None:
        for place, on in enumerate(self.spaces):
            if on.space > self.length:
                raise Wrong(f"spaces.{place}.space", f"the track has {self.length} spaces")


@dataclass(frozen=True)
class SagaFile:
    """A saga: its last page ends it."""

    id: str
    number: Annotated[int, between(0, 99)]
    side: Annotated[str, one_of("a", "b")]
    provenance: str
    pages: Annotated[list[PageSheet], sized(1, 9)]

    def __post_init__(self) -> None:
        for page in self.pages[:-1]:
            if page.length == 0:
                raise Wrong(f"pages.{page.id}.length", "only the last page of a saga has no track")
            if not page.goals and page.end != "turn_page":
                raise Wrong(f"pages.{page.id}.end", "a page without goals that does not turn leads nowhere")
        last = self.pages[-1]
        if last.end == "turn_page":
            raise Wrong(f"pages.{last.id}.end", "there is no page after the last one")
        if last.goals:
            raise Wrong(f"pages.{last.id}.goals", "goals turn a page, and there is no page after the last one")
