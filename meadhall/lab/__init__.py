"""The lab: simulate many games, report what they say, compare two studies.

from meadhall.lab import Plan, read_study, simulate
simulate(Plan("blood-rage", 4, ("greedy",), games=10_000), Path("study"), processes=2)
study = read_study("study")
study.games, study.seats, study.event("battle_won")    # Polars LazyFrames

`meadhall.lab.commands` has the commands themselves, under their names and with their options; what is here takes a
`Plan`.
"""

from importlib import import_module
from typing import Any

from .plan import Plan, StudyError

try:
    from .compare import compare
    from .dataset import make_dataset, read_dataset
    from .effect import effect
    from .portrait import make_portrait, portrait_plans
    from .report import tables, write_report
    from .simulate import simulate
    from .study import Study, read_study
    from .sums import add_up, read_sums
    from .sweep import sweep, write_sweep
    from .tune import tune
except ModuleNotFoundError as error:  # sums (sums.py) are made on machines that lack Polars
    if error.name != "polars":
        raise

    def __getattr__(name: str) -> Any:
        if name in __all__:
            import_module(".study", __name__)  # says what is missing
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Plan",
    "Study",
    "StudyError",
    "add_up",
    "compare",
    "effect",
    "make_dataset",
    "make_portrait",
    "portrait_plans",
    "read_dataset",
    "read_study",
    "read_sums",
    "simulate",
    "sweep",
    "tables",
    "tune",
    "write_report",
    "write_sweep",
]
