"""Players that learn a game by playing it: `meadhall learn GAME`. Needs PyTorch (`pip install 'meadhall[learn]'`).

What is learnt is a network as `meadhall.bots.network` plays it, which needs no PyTorch any more.
"""

from .response import best_response, plan_of_response
from .schooling import Course, learn_from_search
from .training import LearningError, Plan, train, usual_mix

__all__ = [
    "Course",
    "LearningError",
    "Plan",
    "best_response",
    "learn_from_search",
    "plan_of_response",
    "train",
    "usual_mix",
]
