"""The lab: simulate many games, report what they say, compare two studies.

from meadhall.lab import Plan, read_study, simulate
simulate(Plan("blood-rage", 4, ("greedy",), games=10_000), Path("study"), processes=2)
study = read_study("study")
study.games, study.seats, study.event("battle_won")    # Polars LazyFrames
"""

from .dataset import make_dataset, read_dataset
from .plan import Plan, StudyError
from .simulate import simulate
from .study import Study, read_study

__all__ = ["Plan", "Study", "StudyError", "make_dataset", "read_dataset", "read_study", "simulate"]
