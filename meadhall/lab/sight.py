"""Who sees what an overlay changes: the rules, greedy players, a search; and who plays as if nothing had changed."""

import time
from dataclasses import replace
from functools import cache

from ..bots.network_file import has_network
from ..bots.rollout import think
from ..engine.cache_key import what_it_reads
from ..engine.contract import Game
from ..engine.errors import UnknownOption
from ..engine.generate import reached
from ..engine.machine import compiled
from ..engine.playouts import BOTS
from ..registry import game
from .logged import play_games
from .numbers import Number, near_paths
from .plan import Plan, StudyError
from .tables import play_tables

__all__ = ["BEST", "blindness", "check_is_read", "compiled_anew", "readers", "strongest"]

RULES = ("setup", "options", "answer", "outcome")
"""Functions that are the game itself; `appraise` is what greedy players think, `evaluate` what a search does."""
GREEDY = ("greedy", "novice", "warrior")
"""Players who judge by `appraise` where no network was trained for the content."""
NETWORKS = ("network", "guided", "policy")
BEST = "best"
COMPILING = 240.0
"""Seconds that a search may take to compile: once for all content that changes numbers, anew for any other."""
SEARCH = "search:100"


@cache
def readers(before: Game, after: Game) -> frozenset[str]:
    """The functions of a game that read something that is not the same in both."""
    names = (*RULES, "appraise", "evaluate")
    return frozenset(name for name in names if _text(before, name) != _text(after, name))


def _text(rules: Game, name: str) -> str:
    """Everything that a function of a game reads, without the name under which its package was loaded."""
    function = getattr(rules, name)
    home = rules.record.__module__.rpartition(".")[0]
    return "\n".join(sorted(what_it_reads(each, home) for each in {function, *reached(function)}))


def check_is_read(number: Number, before: Game, after: Game) -> None:
    """Refuse a number that neither rules nor bots read."""
    if not readers(before, after):
        near = ", ".join(near_paths(number))
        raise UnknownOption(
            f"nothing reads {number.path}: {number.game} and its bots are the same with any value; near it: {near}"
        )


def blindness(plan: Plan) -> list[str]:
    """Sentences about players who do not see what the plan's overlay changes."""
    if plan.content is None:
        return []
    after = plan.check()
    read = readers(game(plan.game), after)
    kinds = {spec: _kind(spec) for spec in plan.bots}
    if unread := [spec for spec, kind in kinds.items() if kind in NETWORKS and not has_network(after)]:
        raise StudyError(
            f"no network was trained for this content, so {', '.join(unread)} cannot play; "
            "greedy plays, and so does a search such as search:200, which sees the change"
        )
    said = []
    if not read:
        said.append("Nothing that rules or bots read is changed by this content.")
    blind = [spec for spec, kind in kinds.items() if kind in GREEDY and not has_network(after)]
    if blind and read & set(RULES) and "appraise" not in read:
        said.append(
            f"{', '.join(dict.fromkeys(blind))} {'does' if len(set(blind)) == 1 else 'do'} not see the change: what it "
            "thinks of its choices reads nothing of it, so it plays as before. A search sees it: --bots search:200."
        )
    if levels := [spec for spec, kind in kinds.items() if kind in ("jarl", "god") and not has_network(after)]:
        said.append(
            f"{', '.join(dict.fromkeys(levels))}: the network was trained for other content and is not asked; a search "
            "plays instead, and sees the change."
        )
    return said


def compiled_anew(plan: Plan) -> list[str]:
    """A sentence where a plan's content changes more than numbers, so that its rules are compiled for it alone."""
    if plan.content is None or not set(plan.bots) <= set(BOTS):
        return []
    changed = compiled(plan.check(), with_events=True).changed_constants(play_games)
    if not changed:
        return []
    return [f"Rules are compiled anew for this content: it changes {changed[0]}, which they have as a constant."]


def _kind(spec: str) -> str:
    """The bot behind a will, without its strength."""
    kind, _, rest = spec.partition(":")
    return _kind(rest.partition(":")[2]) if kind in ("take", "leave") else kind


def strongest(plan: Plan, games: int, seconds: float, contents: int = 1) -> str:
    """The strongest player with whom so many games of a plan, over so many contents, take no longer than this."""
    rules = plan.check()
    builds = contents if not has_network(rules) and compiled(rules).changed_constants(think) else 1
    candidates = ["jarl"] if has_network(rules) else [SEARCH] if seconds > builds * COMPILING else []
    for spec in candidates:
        play_tables(rules, replace(plan, bots=(spec,)), range(1))  # compiles what it needs
        began = time.perf_counter()
        play_tables(rules, replace(plan, bots=(spec,)), range(1))
        if games * (time.perf_counter() - began) <= seconds:
            return spec
    return "greedy"
