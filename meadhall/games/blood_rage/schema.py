"""The schema of content.yaml, and what it says."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated

from meadhall.engine import load_content
from meadhall.engine.content import Wrong, between, ids_of, named_in, sized

from .board import Kind, Place, Province, Region

__all__ = ["AGES", "CONTENT", "SEATS", "CardRow", "faces"]

SEATS = 4
FEWEST = 2
AGES = 3
MOST_UPGRADES = 60
"""As many as the record's mask of upgrades in play has bits for."""
MOST_FACES = 120
LONGEST_DECK = 60

Small = Annotated[int, between(0, 9)]
Strength = Annotated[int, between(0, 9)]
Glory = Annotated[int, between(0, 30)]
Steps = Annotated[list[Annotated[int, between(0, 20)]], sized(6)]


def each_count(values: dict[int, int]) -> str | None:
    """A value for every number of players."""
    counts = list(range(FEWEST, SEATS + 1))
    return (
        None if sorted(values) == counts else f"a value for each of {counts} players is needed, not for {list(values)}"
    )


@dataclass(frozen=True)
class Components:
    provenance: str
    warriors: Annotated[int, between(1, 15)]


@dataclass(frozen=True)
class ProvinceRow:
    id: str
    villages: Annotated[int, between(0, 9)]
    region: Annotated[str, named_in(Region)] | None = None
    fjord: Annotated[str, named_in(Place)] | None = None


@dataclass(frozen=True)
class Board:
    provenance: str
    provinces: Annotated[list[ProvinceRow], ids_of(Province)]

    def __post_init__(self) -> None:
        for province in self.provinces[1:]:
            if province.villages == 0 or province.region is None or province.fjord is None:
                raise Wrong(f"provinces.{province.id}", "an outer province needs villages, a region and a fjord")


@dataclass(frozen=True)
class Tracks:
    provenance: str
    rage: Steps
    axes: Steps
    horns: Steps
    legend: Annotated[list[Glory], sized(6)]


@dataclass(frozen=True)
class Tokens:
    provenance: str
    glory: Glory
    rage: Small
    axes: Small
    horns: Small
    fame: Small

    def __post_init__(self) -> None:
        if (tokens := self.rage + self.axes + self.horns + self.fame) != len(Province) - 1:
            raise Wrong(
                "rage", f"each of the {len(Province) - 1} outer provinces needs a token, and there are {tokens}"
            )


@dataclass(frozen=True)
class Ages:
    provenance: str
    ragnarok_glory: Annotated[list[Glory], sized(AGES)]
    destroyed_at_start: Annotated[dict[int, Annotated[int, between(0, 4)]], each_count]


@dataclass(frozen=True)
class Draft:
    provenance: str
    dealt: Annotated[int, between(1, 12)]
    kept: Annotated[int, between(1, 6)]
    a_pass: Annotated[dict[int, Annotated[int, between(1, 6)]], each_count]

    def __post_init__(self) -> None:
        if self.kept > self.dealt:
            raise Wrong("kept", f"no more than the {self.dealt} cards dealt can be kept")
        for players, cards in self.a_pass.items():
            if self.kept % cards:
                raise Wrong(f"a_pass.{players}", f"{self.kept} cards cannot be kept by {cards} before each pass")


@dataclass(frozen=True)
class Actions:
    provenance: str
    march: Small


@dataclass(frozen=True)
class Figures:
    provenance: str
    warrior_strength: Strength
    leader_strength: Strength
    ship_strength: Strength


@dataclass(frozen=True)
class Effect:
    """What the text of a card says in numbers; OWNERS has who may have which."""

    pair: Annotated[int, between(0, 18)] = 0
    ship_glory: Glory = 0
    late: Annotated[int, between(0, 1)] = 0
    win_glory: Glory = 0
    win_rage: Small = 0
    win_stats: Annotated[int, between(0, 3)] = 0
    steal_rage: Small = 0
    steal_glory: Glory = 0
    per_fallen: Small = 0
    release_glory: Small = 0
    weapon: Annotated[int, between(0, 9)] = 0
    end_glory: Small = 0
    rage: Small = 0
    discount: Small = 0
    fallen_needed: Small = 0
    fallen_glory: Glory = 0
    per_fallen_enemy: Small = 0
    strength_in_yggdrasil: Strength = 0
    factor: Annotated[int, between(0, 5)] = 0
    figures: Annotated[int, between(0, 5)] = 0
    valhalla: Annotated[int, between(0, 9)] = 0


OWNERS: dict[str, set[str]] = {
    "pair": {"warrior"},
    "ship_glory": {"ship"},
    "late": {"battle"},
    "win_glory": {"battle"},
    "win_rage": {"battle"},
    "win_stats": {"battle"},
    "steal_rage": {"battle"},
    "steal_glory": {"battle"},
    "per_fallen": {"battle"},
    "release_glory": {"clan"},
    "weapon": {"clan"},
    "end_glory": {"thors_conquest"},
    "rage": {"tyrs_challenge", "friggas_protection", "tyrs_prowess", "thors_domain", "friggas_domain"},
    "discount": {"friggas_charm"},
    "fallen_needed": {"thors_glory"},
    "fallen_glory": {"thors_glory"},
    "per_fallen_enemy": {"valkyrie"},
    "strength_in_yggdrasil": {"dark_elf"},
    "factor": {"odins_inspiration", "odins_throne"},
    "figures": {"friggas_sacrifice"},
    "valhalla": {"quest_glorious_death"},
    "cost": {"leader", "warrior", "ship", "monster", "clan"},
    "strength": {"leader", "warrior", "ship", "monster"},
    "invade": {"monster"},
    "ship": {"monster"},
    "bonus": {"battle"},
    "glory": {"quest"},
}
"""The kinds of cards, or the cards, whose rules read a value; on any other card it would mean nothing."""


@dataclass(frozen=True)
class CardRow:
    id: str
    kind: Annotated[str, named_in(Kind)]
    cost: Small = 0
    strength: Strength = 0
    invade: Small = 0
    ship: bool = False
    bonus: Annotated[int, between(0, 20)] = 0
    glory: list[Glory] = field(default_factory=list)
    effect: Effect = field(default_factory=Effect)

    def __post_init__(self) -> None:
        for place, thing in (("", self), ("effect.", self.effect)):
            for value in fields(thing):
                owners = OWNERS.get(value.name)
                if place and owners is None:
                    raise Wrong(place + value.name, "OWNERS in schema.py does not say which cards have it")
                if owners and getattr(thing, value.name) and not owners & {self.kind, self.id}:
                    raise Wrong(place + value.name, f"only of {', '.join(sorted(owners))}: nothing reads it here")
        if self.kind == "quest" and len(self.glory) != AGES:
            raise Wrong("glory", f"a quest needs its Glory for each of the {AGES} Ages")
        if self.id == "friggas_sacrifice" and self.effect.figures == 0:
            raise Wrong("effect.figures", "a sacrifice needs at least 1 figure")


def faces(cards: list[CardRow]) -> Iterator[str]:
    """What is printed: a quest has a face for each Age."""
    for card in cards:
        if card.kind == "quest":
            yield from (f"{card.id.removeprefix('quest_')}_{age}" for age in range(1, AGES + 1))
        else:
            yield card.id


QUESTS = ["quest_alfheim", "quest_jotunheim", "quest_manheim", "quest_yggdrasil", "quest_glorious_death"]
"""The quests whose rules there are, in the order of Region."""


@dataclass(frozen=True)
class Cards:
    provenance: str
    list: list[CardRow]

    def __post_init__(self) -> None:
        for name, copies in Counter(card.id for card in self.list).items():
            if copies > 1:
                raise Wrong(f"list.{name}", "another card has this id")
        groups = [{"battle": 1, "quest": 2}.get(card.kind, 0) for card in self.list]
        for card, group, next_group in zip(self.list, groups, groups[1:], strict=False):
            if group > next_group:
                raise Wrong(f"list.{card.id}", "upgrades come first, then battle cards, then quests")
        if (found := [card.id for card in self.list if card.kind == "quest"]) != QUESTS:
            raise Wrong("list", f"the quests {', '.join(QUESTS)} are needed in this order, not {', '.join(found)}")
        if groups.count(0) > MOST_UPGRADES:
            raise Wrong("list", f"there is room for {MOST_UPGRADES} upgrades, not for {groups.count(0)}")
        if (count := len(tuple(faces(self.list)))) > MOST_FACES:
            raise Wrong("list", f"there is room for {MOST_FACES} faces, not for {count}")


Copies = dict[str, list[Annotated[int, between(FEWEST, SEATS)]]]


@dataclass(frozen=True)
class Decks:
    provenance: str
    age_1: Copies
    age_2: Copies
    age_3: Copies

    def of_age(self, age: int) -> Copies:
        """The deck of an Age, counted from 0."""
        return (self.age_1, self.age_2, self.age_3)[age]

    def size(self, players: int, age: int = 0) -> int:
        """How many cards are used by so many players."""
        return sum(since <= players for copies in self.of_age(age).values() for since in copies)

    def __post_init__(self) -> None:
        for age in range(1, AGES):
            for players in range(FEWEST, SEATS + 1):
                first, here = self.size(players), self.size(players, age)
                if here != first:
                    sentence = f"it has {here} cards for {players} players and age_1 has {first}; they must be as many"
                    raise Wrong(f"age_{age + 1}", sentence)
        if self.size(SEATS) > LONGEST_DECK:
            raise Wrong("age_1", f"there is room for {LONGEST_DECK} cards, not for {self.size(SEATS)}")


@dataclass(frozen=True)
class Content:
    components: Components
    board: Board
    tracks: Tracks
    tokens: Tokens
    ages: Ages
    draft: Draft
    actions: Actions
    figures: Figures
    cards: Cards
    decks: Decks

    def __post_init__(self) -> None:
        known = {card.id for card in self.cards.list}
        for age in range(AGES):
            for name in self.decks.of_age(age):
                if name not in known:
                    raise Wrong(f"decks.age_{age + 1}.{name}", "there is no card with this id in cards.list")
        for players in range(FEWEST, SEATS + 1):
            if players * self.draft.dealt > self.decks.size(players):
                size = self.decks.size(players)
                raise Wrong("draft.dealt", f"{players} players have {size} cards, too few for {self.draft.dealt} each")


CONTENT = load_content(Content, Path(__file__).parent / "content.yaml")
