"""Catanatron: whole games of Catan between four random players, through its own game loop."""

from catanatron import Color, Game, RandomPlayer
from timing import best_rate, report


def play() -> int:
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    return len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)


report("catanatron", "catan", "engine", best_rate(play))
