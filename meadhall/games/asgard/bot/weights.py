"""What the greedy bot thinks things are worth: the shape of weights.yaml."""

from dataclasses import dataclass
from pathlib import Path

from meadhall.engine import load_content
from meadhall.engine.content import overlay

__all__ = ["POINT", "WEIGHTS"]


@dataclass(frozen=True)
class Weights:
    action: int
    crowded: int
    stone: int
    needed_stone: int
    seal: int
    missing_seal: int
    strength: int
    tile: int
    row: int
    disc: int
    centre: int
    support: int
    shared: int
    again: int
    powers: list[int]
    spells: list[int]
    chance: list[int]
    ragnarok_slope: int
    hidden: int
    surer: int
    evaluation: dict[str, list[int]]


with overlay(None):  # advice is no content: a corrected card does not change it
    WEIGHTS = load_content(Weights, Path(__file__).parent / "weights.yaml")
POINT = 10
"""One victory point in the units of the weights."""
