"""What the greedy bot thinks things are worth: weights.yaml, checked, and the tables made from it."""

from dataclasses import dataclass
from pathlib import Path

from meadhall.engine import load_content, row
from meadhall.engine.content import overlay

from ..content import CONTENT, Enemy, God, Rune


@dataclass(frozen=True)
class GiantWeights:
    strengthen: int
    block: dict[str, int]
    cancel_powers: int
    whirlpool: int
    strengthen_giants: int
    no_die: int


@dataclass(frozen=True)
class Weights:
    push: list[int]
    defeat: int
    last_stand: int
    spent_enemy: int
    enemy: dict[str, int]
    viking: list[int]
    elf: list[int]
    weapon: int
    weapon_pressure: int
    weapon_level: int
    weapon_share: list[int]
    weapon_of_another: int
    return_viking: int
    purge_giant: int
    deeper: int
    vanir: int
    vanir_last_wanted: int
    helped_viking: int
    ordered_cards: int
    rune: list[int]
    runes: dict[str, int]
    giants: GiantWeights
    partner: int
    gods: dict[str, int]
    investing_stops: int
    evaluation: dict[str, list[int]]


with overlay(None):  # an overlay changes the game, not what a player thinks of it
    WEIGHTS = load_content(Weights, Path(__file__).parent / "weights.yaml")

ENEMY_WORTH = row(WEIGHTS.enemy[enemy.name.lower()] for enemy in Enemy)
MANY_VIKINGS = len(WEIGHTS.viking) - 1
MANY_ELVES = len(WEIGHTS.elf) - 1
RUNE_WORTH = row(WEIGHTS.runes[rune.name.lower()] for rune in Rune)
GOD_WORTH = row(WEIGHTS.gods[god.name.lower()] for god in God)
GIANT_WORTH = row(
    WEIGHTS.giants.block[str(giant.target)] if giant.effect == "block" else int(getattr(WEIGHTS.giants, giant.effect))
    for giant in CONTENT.giants.list
)
"""Of an active giant's defeat, by Giant."""
