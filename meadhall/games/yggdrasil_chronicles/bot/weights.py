"""What the greedy bot thinks things are worth."""

from dataclasses import dataclass
from pathlib import Path

from meadhall.engine import load_content
from meadhall.engine.content import overlay


@dataclass(frozen=True)
class Weights:
    provenance: str
    # life and what saves it
    life: int
    last_life: int
    death: int
    elf: int
    die: int
    hero: int
    worn_die: int
    support_life: int
    # Enemies, Iotunns, wolves
    enemy_on_top: int
    enemy_in_mid: int
    pair_waiting: int
    last_island: int
    second_island: int
    first_island: int
    fenrir_out: int
    loki_out: int
    iotunn: int
    last_pawns: int
    few_pawns: int
    resource_iotunn: int
    shield_part: int
    goal: int
    wolf_close: int
    wolf_near: int
    # World actions
    heal: int
    last_bars: int
    few_bars: int
    ladder: int
    full_ladder: int
    few_in_reserve: int
    artefact: int
    artefact_level: int
    creature: int
    rune: int
    plenty: int
    next_turn: int
    another_god: int
    hull: int
    thaw: int
    # the position, in thousandths
    even: int
    health: int
    ladder_nearly_full: int
    few_anonymous: int
    few_giants: int
    ravaged_world: int
    danger_part: int
    track_read: int
    dead_tree_near: int
    page_turned: int


def _read() -> Weights:
    with overlay(None):
        return load_content(Weights, Path(__file__).parent / "weights.yaml")


WEIGHTS = _read()
