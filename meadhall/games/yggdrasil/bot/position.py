"""How good the position is: a logistic model of what lies on the table, its weights in weights.yaml."""

from enum import IntEnum

from meadhall.engine import count_bits, logistic, row, rule, table

from ..content import CARD_ADVANCE, CARD_ENEMIES, CARD_KINDS, CONTENT, ENEMIES
from ..enemies import enemies_beyond
from ..state import Ending, Game
from .weights import WEIGHTS


class Feature(IntEnum):
    """What is counted; `SQUARE` and the seven after it are the squares past the start."""

    FIXED = 0
    WALL = 1
    GATE = 2
    VIKING = 3
    ELF = 4
    WEAPON = 5
    GIANT_AWAKE = 6
    FURTHER_GOD = 7
    SQUARE = 8


_squares = [f"square_{square}" for square in range(CONTENT.asgard.start + 1, CONTENT.asgard.odins_hall + 1)]
_named = [feature.name.lower() for feature in Feature if feature != Feature.SQUARE]
WEIGHT = table(WEIGHTS.evaluation[name] for name in [*_named, *_squares])
"""By Feature: thousandths of log-odds now, and more of them for each deck's worth of advances to come."""
CARD_SQUARES = row(mask.bit_count() * CARD_ADVANCE[card] for card, mask in enumerate(CARD_ENEMIES))
"""How many squares a card moves enemies in all."""
MOST_VIKINGS = 20
CERTAIN = 1000
STEP, STEPS = 50, 120
"""Of the table of chances: thousandths of log-odds between two lines, and lines on each side of even odds."""
CHANCE = logistic(STEP / 1000, STEPS)


@rule
def squares_to_come(game: Game) -> int:
    total = 0
    for card in range(CARD_KINDS):
        total += game.deck_count[card] * CARD_SQUARES[card]
    return total


@rule
def log_odds(feature: int, amount: int, to_come: int) -> int:
    """What so much of a feature adds, times a deck's worth."""
    worth: int = amount * (WEIGHT[feature, 0] * CONTENT.components.enemy_cards + WEIGHT[feature, 1] * to_come)
    return worth


@rule
def evaluate(game: Game, seat: int) -> int:
    """The chance of winning, in thousandths."""
    if game.over != Ending.RUNNING:
        return CERTAIN if game.over == Ending.VICTORY else 0
    to_come = squares_to_come(game)
    vikings = 0
    elves = 0
    weapons = 0
    for holder in range(game.players):
        vikings += game.sheet[holder].vikings
        elves += game.sheet[holder].elves
        for enemy in range(ENEMIES):
            weapons += game.sheet[holder].weapon[enemy]
    odds = log_odds(Feature.FIXED, 1, to_come)
    odds += log_odds(Feature.VIKING, min(vikings, MOST_VIKINGS), to_come)
    odds += log_odds(Feature.ELF, elves, to_come)
    odds += log_odds(Feature.WEAPON, weapons, to_come)
    odds += log_odds(Feature.GIANT_AWAKE, count_bits(game.awake), to_come)
    odds += log_odds(Feature.FURTHER_GOD, game.players - 1, to_come)
    if enemies_beyond(game, CONTENT.asgard.wall_after) >= CONTENT.asgard.lost_past_the_wall - 1:
        odds += log_odds(Feature.WALL, 1, to_come)
    if enemies_beyond(game, CONTENT.asgard.gate_after) >= CONTENT.asgard.lost_past_the_gate - 1:
        odds += log_odds(Feature.GATE, 1, to_come)
    for enemy in range(ENEMIES):
        if game.square[enemy] > CONTENT.asgard.start:
            odds += log_odds(Feature.SQUARE + game.square[enemy] - CONTENT.asgard.start - 1, 1, to_come)
    line = odds // (CONTENT.components.enemy_cards * STEP)
    return CHANCE[min(max(line, -STEPS), STEPS) + STEPS]
