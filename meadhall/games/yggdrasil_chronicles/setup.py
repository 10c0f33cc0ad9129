"""Laying out the table, and the options a table may choose."""

from enum import IntEnum

from meadhall.engine import Choice, Flag, Number, Settings, ask, bit, random_below, rule, seed_chance, shuffle

from .book import FIRST_PAGE, SAGAS, SIDE_B
from .content import (
    AWAY,
    CREATURES,
    ENEMIES,
    ENEMY_START,
    FIGHTERS,
    GODS,
    IOTUNNS,
    LEVEL_SIZE,
    LEVELS,
    SEATS,
    STONES,
    SUPPORTS,
)
from .names import Adversary, God, Island
from .runes import USED
from .saga_actions import NOBODY
from .setting_out import NO_GOD, fill_reserves
from .state import Decision, Game
from .wheel import NO_ENEMY_CARD

_gods = ("random", "chosen", *(god.name.lower() for god in God))
SKILL_LEVELS = 3
"""Elves and dice at the start: 0, 1 or 2 of each."""
SETTINGS = Settings(
    Choice("mode", tuple(saga.id for saga in SAGAS), "easy"),
    Flag("gentle", False),
    Flag("fenrir_blocks_move", False, "more"),
    Flag("flexible_order", False, "more"),
    Flag("rotating_speaker", False, "more"),
    Flag("solo_deck_12", False, "more"),
    *(Choice(f"god_{i + 1}", _gods, "random", "seat") for i in range(SEATS)),
    *(Choice(f"support_{i + 1}", _gods, "random", "more") for i in range(SUPPORTS)),
    *(Number(f"skills_{i + 1}", 0, 35, 0, "campaign") for i in range(SEATS)),
    *(Number(f"bonds_{i + 1}", 0, 127, 0, "campaign") for i in range(SEATS)),
)


class Setting(IntEnum):
    MODE = 0
    GENTLE = 1
    FENRIR_BLOCKS_MOVE = 2
    FLEXIBLE_ORDER = 3
    ROTATING_SPEAKER = 4
    SOLO_DECK_12 = 5
    GODS = 6
    SKILLS = 13
    BONDS = 18


ADVERSARIES = len(Adversary)


@rule
def lay_out(game: Game, players: int, settings: list[int], seed: int) -> None:
    """Everything in its place; then gods are dealt or chosen, and the first round begins."""
    seed_chance(game, seed)
    game.players = players
    game.active = -1
    game.revealed = NO_ENEMY_CARD
    game.foe = -1
    game.relic = NOBODY
    mode = settings[Setting.MODE]
    game.page = FIRST_PAGE[mode]
    game.powers = 1 if SIDE_B[mode] == 1 or settings[Setting.GENTLE] == 1 else 0
    read_options(game, settings)
    set_figures(game)
    fill_reserves(game)
    shuffle_cards(game)
    ask(game, 0, Decision.BEGIN)


@rule
def read_options(game: Game, settings: list[int]) -> None:
    """Variants, gods, and what a campaign has brought each god."""
    game.fenrir_blocks_move = settings[Setting.FENRIR_BLOCKS_MOVE]
    game.flexible_order = settings[Setting.FLEXIBLE_ORDER]
    game.rotating_speaker = settings[Setting.ROTATING_SPEAKER]
    game.solo_deck_12 = settings[Setting.SOLO_DECK_12]
    for i in range(SEATS + SUPPORTS):
        game.god_setting[i] = settings[Setting.GODS + i]
    for seat in range(SEATS):
        skills = settings[Setting.SKILLS + seat]
        game.sheet[seat].saving = skills // (SKILL_LEVELS * SKILL_LEVELS)
        game.start_elves[seat] = skills // SKILL_LEVELS % SKILL_LEVELS
        game.start_dice[seat] = skills % SKILL_LEVELS
        game.sheet[seat].bonds = settings[Setting.BONDS + seat]
        game.sheet[seat].god = NO_GOD


@rule
def set_figures(game: Game) -> None:
    for enemy in range(FIGHTERS):
        game.at[enemy] = ENEMY_START[enemy]
    game.island = Island.RAINBOW
    for god in range(GODS):
        game.figure[god] = AWAY
    for enemy in range(ENEMIES):
        game.face_up[enemy] = NO_ENEMY_CARD
    for i in range(SUPPORTS):
        game.support[i] = NO_GOD
        game.wolf[i] = AWAY
    for adversary in range(ADVERSARIES):
        game.adversary[adversary] = AWAY
    for stone in range(STONES):
        game.rune[stone] = USED


@rule
def shuffle_cards(game: Game) -> None:
    """Creatures, Iotunns, and the artefacts of each level, of which only the first shows."""
    for creature in range(CREATURES):
        game.creature_deck[creature] = creature
    game.creatures_left = CREATURES
    shuffle(game, game.creature_deck, 0, CREATURES)
    for iotunn in range(IOTUNNS):
        game.iotunn_deck[iotunn] = iotunn
    game.iotunns_left = IOTUNNS
    shuffle(game, game.iotunn_deck, 0, IOTUNNS)
    for level in range(LEVELS):
        fill_dispenser(game, level)


@rule
def fill_dispenser(game: Game, level: int) -> None:
    for i in range(LEVEL_SIZE):
        game.dispenser[level, i] = level * LEVEL_SIZE + i
    game.dispenser_left[level] = LEVEL_SIZE
    for i in range(LEVEL_SIZE - 1, 0, -1):
        j = random_below(game, i + 1)
        artefact = game.dispenser[level, i]
        game.dispenser[level, i] = game.dispenser[level, j]
        game.dispenser[level, j] = artefact
    game.artefacts_met |= bit(game.dispenser[level, 0])
