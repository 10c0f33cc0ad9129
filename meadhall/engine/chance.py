"""Chance. All of it comes from the record's own counter, so the same seed gives the same game on every machine.

The generator is SplitMix64: a counter that steps by an odd constant, and a hash of it. The compiled twins
are in machine.py; the laws compare them.
"""

from .record import State
from .rule import rule

__all__ = ["pick", "random_below", "reveal", "roll", "seed_chance", "shuffle"]

STEP = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
MASK = (1 << 64) - 1


def random_below(game: State, n: int) -> int:
    """A fair number from 0 to n - 1, unseen by anybody: what a shuffle is made of."""
    x = game.rng = (game.rng + STEP) & MASK
    x = ((x ^ (x >> 30)) * MIX_1) & MASK
    x = ((x ^ (x >> 27)) * MIX_2) & MASK
    return (((x ^ (x >> 31)) >> 32) * n) >> 32


def seed_chance(game: State, seed: int) -> None:
    """Start the generator anew: at setup, and when a search imagines another future."""
    game.rng = seed & MASK


def pick(key: int, counter: int, n: int) -> int:
    """A fair number from 0 to n - 1 that depends on key and counter alone: choices of bots, not of the game."""
    x = (key + STEP * (counter + 1)) & MASK
    x = ((x ^ (x >> 30)) * MIX_1) & MASK
    x = ((x ^ (x >> 27)) * MIX_2) & MASK
    return (((x ^ (x >> 31)) >> 32) * n) >> 32


@rule
def reveal(game: State) -> None:
    """Something random or hidden is shown to somebody: nobody may take a decision back past this point."""
    game.shown += 1


@rule
def roll(game: State, faces: int) -> int:
    """Roll a die in the open: 0 to faces - 1."""
    reveal(game)
    return random_below(game, faces)


@rule
def shuffle(game: State, cards: list[int], first: int, last: int) -> None:
    """Shuffle the cards from `first` up to, not including, `last`."""
    for i in range(last - 1, first, -1):
        j = first + random_below(game, i - first + 1)
        cards[i], cards[j] = cards[j], cards[i]
