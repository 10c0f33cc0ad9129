"""The schema of content.yaml."""

from dataclasses import dataclass
from typing import Annotated

from meadhall.engine.content import Wrong, between, ids_of, named_in, one_of, sized

from .names import Enemy, Giant, Island, Rune, World

__all__ = ["Content"]

SQUARES = 9
"""Of an enemy's way to Odin, with square 0 that nobody uses."""
RAGNAROK_CARDS = 4
VIKINGS, FIRE_GIANTS = 47, 42
"""The most there is room for."""
EFFECTS = ("block", "strengthen", "cancel_powers", "whirlpool", "strengthen_giants", "no_die")
TARGETS = {
    "block": [world.name.lower() for world in World],
    "strengthen": [enemy.name.lower() for enemy in Enemy],
}
"""What the effect of a giant may be aimed at."""
Small = Annotated[int, between(0, 9)]


@dataclass(frozen=True)
class Components:
    provenance: str
    enemy_cards: Annotated[int, between(6, 54)]


@dataclass(frozen=True)
class Worlds:
    provenance: str
    souls_sought: Small
    vikings_returned: Small
    tokens_purged: Small


@dataclass(frozen=True)
class Asgard:
    provenance: str
    start: Annotated[int, between(1, 7)]
    wall_after: Annotated[int, between(1, 8)]
    gate_after: Annotated[int, between(1, 8)]
    odins_hall: Annotated[int, between(8, 8)]
    power: Annotated[list[Annotated[int, between(0, 3)]], sized(SQUARES)]
    strength: Annotated[list[Annotated[int, between(0, 20)]], sized(SQUARES)]
    lost_past_the_wall: Annotated[int, between(1, 6)]
    lost_past_the_gate: Annotated[int, between(1, 6)]
    lost_in_odins_hall: Annotated[int, between(1, 6)]


@dataclass(frozen=True)
class Fenrir:
    provenance: str
    calmed_by: dict[Annotated[int, between(1, 3)], list[Annotated[str, named_in(Island)]]]
    power_in_odins_hall: Annotated[int, between(0, 3)]


@dataclass(frozen=True)
class Face:
    island: Annotated[str, named_in(Island)]
    hammers: Small


@dataclass(frozen=True)
class Die:
    provenance: str
    faces: Annotated[list[Face], sized(6)]


@dataclass(frozen=True)
class BagContent:
    island: Annotated[str, named_in(Island)]
    vikings: Annotated[int, between(0, 30)]
    fire_giants: Annotated[int, between(0, 30)]


@dataclass(frozen=True)
class Midgard:
    provenance: str
    valkyries_start: Annotated[str, named_in(Island)]
    submerged_start: Annotated[str, named_in(Island)]
    bags: list[BagContent]

    def __post_init__(self) -> None:
        islands = [island.name.lower() for island in Island]
        if (found := [bag.island for bag in self.bags]) != islands:
            raise Wrong(
                "bags", f"a bag for each of {', '.join(islands)} is needed in this order, not {', '.join(found)}"
            )


@dataclass(frozen=True)
class Stocks:
    provenance: str
    helheim: Annotated[int, between(0, 40)]
    muspellheim: Annotated[int, between(0, 40)]
    elves_beyond_gods: Annotated[int, between(0, 2)]


@dataclass(frozen=True)
class EnemyCards:
    provenance: str
    each: Annotated[int, between(1, 9)]
    advance: Annotated[int, between(1, 8)]
    angry_advance: Annotated[int, between(1, 8)]


@dataclass(frozen=True)
class Ragnarok:
    provenance: str
    cards: Annotated[list[list[Annotated[str, named_in(Enemy)]]], sized(RAGNAROK_CARDS)]


@dataclass(frozen=True)
class Gods:
    provenance: str
    actions: Annotated[int, between(1, 4)]
    thor_bonus: Small
    frey_actions: Annotated[int, between(1, 4)]
    heimdall_souls: Small


@dataclass(frozen=True)
class Weapons:
    provenance: str
    top_level: Annotated[int, between(1, 3)]


@dataclass(frozen=True)
class Runes:
    provenance: str
    giants_each: Annotated[int, between(4, 4)]
    sigel_vikings: Annotated[int, between(0, 15)]
    daeg_turns: Annotated[int, between(0, 3)]
    mann_squares: Annotated[int, between(0, 8)]
    tiwaz_enemies: Annotated[int, between(0, 6)]


@dataclass(frozen=True)
class GiantCard:
    id: str
    rune: Annotated[str, named_in(Rune)]
    effect: Annotated[str, one_of(*EFFECTS)]
    target: str | None = None

    def __post_init__(self) -> None:
        targets = TARGETS.get(self.effect, [])
        if targets and self.target not in targets:
            raise Wrong("target", f"{self.effect!r} needs one of {', '.join(targets)}, not {self.target!r}")
        if not targets and self.target is not None:
            raise Wrong("target", f"{self.effect!r} has no target")


@dataclass(frozen=True)
class Giants:
    provenance: str
    strength: Annotated[int, between(0, 15)]
    strengthening: Annotated[int, between(0, 5)]
    list: Annotated[list[GiantCard], ids_of(Giant)]


@dataclass(frozen=True)
class Vanir:
    provenance: str
    vikings: Small
    cards_ordered: Annotated[int, between(1, 8)]


@dataclass(frozen=True)
class Difficulty:
    id: str
    angry: Annotated[int, between(0, 6)]
    ragnarok: Annotated[int, between(0, 4)]


@dataclass(frozen=True)
class Difficulties:
    provenance: str
    list: list[Difficulty]


@dataclass(frozen=True)
class Content:
    components: Components
    worlds: Worlds
    asgard: Asgard
    fenrir: Fenrir
    die: Die
    midgard: Midgard
    stocks: Stocks
    enemy_cards: EnemyCards
    ragnarok: Ragnarok
    gods: Gods
    weapons: Weapons
    runes: Runes
    giants: Giants
    vanir: Vanir
    difficulties: Difficulties

    def __post_init__(self) -> None:
        if self.components.enemy_cards != len(Enemy) * self.enemy_cards.each:
            raise Wrong("components.enemy_cards", f"{len(Enemy)} enemies have {self.enemy_cards.each} cards each")
        if sum(bag.vikings for bag in self.midgard.bags) + self.stocks.helheim > VIKINGS:
            raise Wrong("stocks.helheim", f"with those in the bags there are more than {VIKINGS} Vikings")
        if sum(bag.fire_giants for bag in self.midgard.bags) + self.stocks.muspellheim > FIRE_GIANTS:
            raise Wrong("stocks.muspellheim", f"with those in the bags there are more than {FIRE_GIANTS} Fire Giants")
        for rune in Rune:
            count = sum(giant.rune == rune.name.lower() for giant in self.giants.list)
            if count != self.runes.giants_each:
                raise Wrong("giants.list", f"{count} giants have {rune.name.lower()}, {self.runes.giants_each} should")
        if not self.asgard.start <= self.asgard.wall_after < self.asgard.gate_after < self.asgard.odins_hall:
            raise Wrong("asgard.wall_after", "start, wall, gate and Odin's hall are needed in this order")
