"""The value of a number at which something is fair, found by Optuna; interrupted, it goes on where it stopped.

Every value that is asked for is played with the same deals; one that is asked for again is played with further deals,
so that most games are spent where the answer lies.
"""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from .fairness import Gap, Measure, gap, measure_of, plan_of_round, pooled
from .numbers import Number, find_number, with_value
from .plan import Plan, StudyError
from .workers import Progress, after

__all__ = ["Tuned", "tune"]


@dataclass(frozen=True)
class Tuned:
    """What was found."""

    number: Number
    measure: Measure
    gaps: dict[int, Gap]
    """By value."""

    @property
    def best(self) -> int:
        """The value nearest to fair."""
        return min(self.gaps, key=lambda value: (self.gaps[value].unfairness, value))

    @property
    def fair(self) -> list[int]:
        """The values that may be fair."""
        return [value for value, each in self.gaps.items() if each.is_fair]

    @property
    def games(self) -> int:
        """What it cost."""
        return sum(each.games for each in self.gaps.values())


def tune(
    plan: Plan,
    number: Number | str,
    bounds: tuple[int, int],
    fair: Measure | str,
    folder: Path,
    trials: int = 12,
    processes: int = 1,
    progress: Progress | None = None,
) -> Tuned:
    """Try values until there were so many trials; what the folder has already is not played again."""
    import optuna
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend
    from optuna.trial import TrialState

    if isinstance(number, str):
        number = find_number(plan.game, number, plan.content)
    measure = measure_of(plan.check(), fair) if isinstance(fair, str) else fair
    _keep_question(plan, number, bounds, measure, folder)
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    storage: Any = JournalStorage(JournalFileBackend(str(folder / "trials.log")))
    begun = list(dict.fromkeys((*bounds, sum(bounds) // 2)))
    sampler = optuna.samplers.TPESampler(seed=plan.seed, n_startup_trials=len(begun))
    study = optuna.create_study(storage=storage, study_name="tune", sampler=sampler, load_if_exists=True)
    for value in begun if not study.get_trials(deepcopy=False) else ():
        study.enqueue_trial({number.name: value})
    for left in study.get_trials(states=(TrialState.RUNNING,)):  # by a process that was killed
        study.tell(left.number, state=TrialState.FAIL)
        study.enqueue_trial(left.params or left.system_attrs.get("fixed_params", {}))
    rounds: dict[int, list[Gap]] = {}
    over = study.get_trials(states=(TrialState.COMPLETE,))
    for known_trial in over:
        rounds.setdefault(known_trial.params[number.name], []).append(Gap(*known_trial.user_attrs["gap"]))
    for _ in range(len(over), trials):
        trial = study.ask()
        value = trial.suggest_int(number.name, *bounds)
        played = sum(each.games for gaps in rounds.values() for each in gaps)
        overlay = str(with_value(number, value, folder))
        again = len(rounds.get(value, []))
        found = gap(
            plan_of_round(replace(plan, content=overlay), again),
            measure,
            folder / f"{number.name}={value}" / f"round-{again + 1}",
            processes,
            after(played, progress),
        )
        rounds.setdefault(value, []).append(found)
        trial.set_user_attr("gap", [found.excess, found.error, found.games])
        study.tell(trial, pooled(rounds[value]).unfairness)
        if progress:
            progress(played + found.games)
    return Tuned(number, measure, {value: pooled(rounds[value]) for value in sorted(rounds)})


def _keep_question(plan: Plan, number: Number, bounds: tuple[int, int], measure: Measure, folder: Path) -> None:
    """Write down what is asked; a folder in which something else was asked is refused."""
    asked = plan.known_as | {"number": number.path, "bounds": list(bounds), "fair": measure.wanted}
    file = folder / "tune.json"
    if file.exists():
        known = json.loads(file.read_text(encoding="utf-8"))
        if changed := [key for key in asked if known.get(key) != asked[key]]:
            raise StudyError(
                f"{folder} holds another search (it differs in {', '.join(changed)}); choose another folder"
            )
        return
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asked, indent=1) + "\n", encoding="utf-8")
