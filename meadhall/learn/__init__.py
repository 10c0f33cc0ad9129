"""Players that learn a game by playing it: `meadhall learn GAME`. Needs PyTorch (`pip install 'meadhall[learn]'`).

What is learnt is a network as `meadhall.bots.network` plays it, which needs no PyTorch any more.
"""

from .schooling import Course, learn_from_search
from .training import LearningError, Plan, train, usual_mix

__all__ = ["Course", "LearningError", "Plan", "learn_from_search", "train", "usual_mix"]
