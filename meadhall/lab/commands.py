"""The commands of the lab in Python: the same names and options, and what was found instead of what is printed.

from meadhall.lab import commands as lab
lab.effect("champions-of-midgard", "lead svanhildr", games=200, players=2, out="her").wins.difference

Bots are named as in the command line, or as a list; `options` are those of the game, as a dictionary. `tell` hears how
many games were played of how many, `say` every sentence that the command line prints on the way: who plays, and who
does not see what an overlay changes.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..bots import bot
from ..bots.tournament import tournament
from ..engine.errors import UnknownOption
from ..registry import game, usual_players
from .balance import balance_text, renew, standard_plans
from .compare import compare
from .dataset import make_dataset
from .effect import Effect, forced_plans
from .effect import effect as effect_of
from .fairness import measure_of
from .numbers import find_number, parse_range, with_value
from .plan import Plan
from .portrait import make_portrait, portrait_plans
from .report import write_report
from .sight import BEST, blindness, check_is_read, compiled_anew, strongest
from .simulate import simulate as play
from .simulate import simulate_all
from .sums import add_up
from .sweep import Sweep, sweep_plans, write_sweep
from .sweep import sweep as sweep_of
from .telling import telling
from .tune import Tuned
from .tune import tune as tune_of

__all__ = ["balance", "compare", "dataset", "effect", "report", "simulate", "study", "sweep", "tournament", "tune"]

Bots = str | Sequence[str]
Options = Mapping[str, Any]
Tell = Callable[[int, int], None]
Say = Callable[[str], None]
PAIRED, PORTRAIT = 100, 50
"""Games a shard where few are played, so that little is lost when they are interrupted."""


def note(sentence: str) -> None:
    """Beside the results, where people read it."""
    print(sentence, file=sys.stderr)


def simulate(
    name: str,
    *,
    games: int = 1_000,
    players: int | None = None,
    bots: Bots = "greedy",
    out: str | Path,
    seed: int = 1,
    processes: int = 1,
    ray: str | None = None,
    machine: str = "compiled",
    shard: int = 1_000,
    sums: bool = False,
    resume: bool = False,
    options: Options | None = None,
    content: str | None = None,
    tell: Tell | None = None,
    say: Say = note,
) -> Path:
    """Play many games and keep what happened; returns the folder, for `read_study`, `report` and `compare`."""
    plan = _plan(name, players, bots, games, seed, options, content, shard)
    _warn(plan, say)
    progress = _of(games, tell)
    if sums:
        add_up(plan, Path(out), machine, progress)
    else:
        play(plan, Path(out), processes, ray, resume, progress, machine)
    return Path(out)


def dataset(
    name: str,
    *,
    games: int = 1_000,
    players: int | None = None,
    bots: Bots = "network",
    out: str | Path,
    seed: int = 1,
    processes: int = 1,
    shard: int = 200,
    resume: bool = False,
    options: Options | None = None,
    content: str | None = None,
    tell: Tell | None = None,
) -> Path:
    """Write games down decision by decision; returns the folder, for `read_dataset`."""
    plan = _plan(name, players, bots, games, seed, options, content, shard)
    for spec in plan.bots:
        bot(spec).prepare(plan.check())
    make_dataset(plan, Path(out), processes, resume, _of(games, tell))
    return Path(out)


def study(
    name: str,
    *,
    games: int = 200,
    players: int | None = None,
    bots: Bots = "jarl",
    weak: str = "novice",
    decisions: int = 20,
    out: str | Path,
    seed: int = 1,
    processes: int = 1,
    options: Options | None = None,
    content: str | None = None,
    lang: str = "en",
    tell: Tell | None = None,
) -> Path:
    """Ask masters what a game is like; returns the page that tells. `tables(out)` has its figures."""
    plans = portrait_plans(_plan(name, players, bots, games, seed, options, content, PORTRAIT), weak, decisions)
    telling(game(name, content), lang)  # a language that there is not is refused before anything is played
    for part in plans.values():
        part.check()
    make_portrait(plans, Path(out), processes, _of(sum(part.games for part in plans.values()), tell))
    return report(out, lang=lang)


def report(folder: str | Path, *, out: str | Path | None = None, lang: str = "en") -> Path:
    """A study as a page with plots; returns the file."""
    return write_report(Path(folder), Path(out) if out else Path(folder) / "report.html", lang)


def effect(
    name: str,
    wanted: str,
    *,
    games: int = 200,
    players: int | None = None,
    bots: Bots = BEST,
    minutes: float = 10.0,
    out: str | Path,
    seed: int = 1,
    processes: int = 1,
    options: Options | None = None,
    content: str | None = None,
    tell: Tell | None = None,
    say: Say = note,
) -> Effect:
    """What a card, a leader or any other choice does to whoever takes it."""
    plan = _plan(name, players, "greedy", games, seed, options, content, PAIRED)
    forced_plans(plan, wanted)
    plan = _with_bots(plan, bots, 2 * games, minutes, say)
    return effect_of(plan, wanted, Path(out), processes, _of(2 * games, tell))


def sweep(
    name: str,
    change: str,
    *,
    step: int = 1,
    games: int = 500,
    players: int | None = None,
    bots: Bots = BEST,
    minutes: float = 10.0,
    out: str | Path,
    seed: int = 1,
    processes: int = 1,
    options: Options | None = None,
    content: str | None = None,
    tell: Tell | None = None,
    say: Say = note,
) -> Sweep:
    """A number of the content over many values, `table.rounds=6..8`; the curves are drawn in `out/sweep.html` too."""
    path, text = change_of(change)
    number, folder = find_number(name, path, content), Path(out)
    plan = _plan(name, players, "greedy", games, seed, options, content)
    plans = sweep_plans(plan, number, parse_range(text, step), folder)
    changed = next((each for value, each in plans.items() if value != number.value), plan)
    check_is_read(number, plan.check(), changed.check())
    total = games * len(plans)
    plan = replace(plan, bots=_with_bots(changed, bots, total, minutes, say, len(plans)).bots)
    found = sweep_of(plan, number, plans, folder, processes, _of(total, tell))
    write_sweep(found, plan, folder / "sweep.html")
    return found


def tune(
    name: str,
    change: str,
    *,
    fair: str,
    trials: int = 12,
    games: int = 200,
    players: int | None = None,
    bots: Bots = BEST,
    minutes: float = 10.0,
    out: str | Path,
    seed: int = 1,
    processes: int = 1,
    options: Options | None = None,
    content: str | None = None,
    tell: Tell | None = None,
    say: Say = note,
) -> Tuned:
    """The value of a number at which something is fair: `fair="first-player"`, or the name of what is taken."""
    path, text = change_of(change)
    values, number, folder = parse_range(text), find_number(name, path, content), Path(out)
    bounds = values[0], values[-1]
    if bounds[0] >= bounds[1]:
        raise UnknownOption(f"{text!r} should have a lowest and a highest value, such as 4..20")
    plan = _plan(name, players, "greedy", games, seed, options, content, PAIRED)
    measure = measure_of(plan.check(), fair)
    overlays = [with_value(number, value, folder) for value in bounds]
    changed = replace(plan, content=str(overlays[bounds[0] == number.value]))
    check_is_read(number, plan.check(), changed.check())
    total = trials * games * (2 if measure.causal else 1)
    plan = replace(plan, bots=_with_bots(changed, bots, total, minutes, say, trials).bots)
    return tune_of(plan, number, bounds, measure, folder, trials, processes, _of(total, tell))


def balance(
    name: str,
    *,
    games: int = 100,
    bots: Bots = "jarl",
    out: str | Path,
    page: str | Path | None = None,
    content: str | None = None,
    processes: int = 1,
    ray: str | None = None,
    machine: str = "compiled",
    tell: Tell | None = None,
) -> str:
    """The standard study of a game; returns its figures as Markdown, and puts them on a page if told so."""
    specs, folder = _specs(bots), Path(out)
    plans = standard_plans(name, specs, games, content=content)
    if page is not None and not Path(page).is_file():
        raise UnknownOption(f"there is no page {page}")
    parts = [(plan, folder / part) for part, plan in plans.items()]
    simulate_all(parts, processes, ray, _of(games * len(plans), tell), machine)
    with_content = f" --content {content}" if content else ""
    command = f"meadhall balance {name} --bots {','.join(specs)} --games {games}{with_content}"
    text = balance_text(folder, plans, command)
    if page is not None:
        renew(Path(page), text)
    return text


def change_of(change: str) -> tuple[str, str]:
    """A path and the values behind its equals sign."""
    path, equals, values = change.partition("=")
    if not equals or not path:
        raise UnknownOption(
            f"{change!r} should read PATH=LOW..HIGH, such as cards.lokis_dragons.effect.ship_glory=2..12"
        )
    return path, values


def _specs(bots: Bots) -> tuple[str, ...]:
    return tuple(bots.split(",") if isinstance(bots, str) else bots)


def _plan(
    name: str,
    players: int | None,
    bots: Bots,
    games: int,
    seed: int,
    options: Options | None,
    content: str | None,
    shard: int | None = None,
) -> Plan:
    """A plan that makes sense, from the words of a command."""
    seats = usual_players(game(name, content), players)
    plan = Plan(name, seats, _specs(bots), games, seed, dict(options or {}), content)
    plan = plan if shard is None else replace(plan, shard=shard)
    plan.check()
    return plan


def _with_bots(plan: Plan, bots: Bots, games: int, minutes: float, say: Say, contents: int = 1) -> Plan:
    """A plan with the players that were asked for; those who do not see its changes are told of."""
    if bots == BEST:
        bots = strongest(plan, games, 60 * minutes, contents)
        say(f"Playing: {bots}, the strongest for {games:,} games in {minutes:g} minutes.")
    made = replace(plan, bots=_specs(bots))
    _warn(made, say)
    return made


def _warn(plan: Plan, say: Say) -> None:
    for sentence in blindness(plan):
        say(f"Warning: {sentence}")
    for sentence in compiled_anew(plan):
        say(sentence)


def _of(games: int, tell: Tell | None) -> Callable[[int], None] | None:
    """Progress as it is counted, told with its whole."""
    return None if tell is None else lambda played: tell(played, games)
