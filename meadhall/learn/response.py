"""What somebody wins who learns to beat one player alone: an approximate best response.

A fresh student plays at one seat of the game's usual tables, the player at all others. Of the students that were
measured on the way, the one who won most plays new deals, and what it wins of those counts. A longer training may find
more: the share is a lower bound of what can be won.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..bots.evaluation import Response
from ..bots.levels import LevelBot, bot
from ..bots.network_file import file_of
from ..bots.policy import NetworkBot
from ..engine.contract import Game
from ..engine.errors import UnknownOption
from .measure import share_of_wins
from .training import Plan, Training, usual_mix

__all__ = ["best_response", "plan_of_response"]

NEW_DEALS = 2026_0000
"""What those deals are drawn from; those on the way come from elsewhere."""
LOOKS = 10
"""Measurements on the way."""


def plan_of_response(rules: Game, spec: str, minutes: float, **changes: Any) -> Plan:
    """How an answer to a bot is trained; refused if the bot is no network."""
    named = bot(spec)
    player = named.player(rules) if isinstance(named, LevelBot) else named
    if not isinstance(player, NetworkBot) or player.temperature:
        what = "a best response is learnt against a network that plays what it likes best, such as `network`"
        raise UnknownOption(f"{what}; {spec} is none")
    seconds = 60 * minutes
    plan = Plan(usual_mix(rules), "cuda", seconds=seconds, keep_every=seconds / LOOKS, results=0)
    return replace(plan, against=str(file_of(rules)), **changes)


def best_response(rules: Game, spec: str, plan: Plan, say: Callable[[str], None] = print) -> Response:
    """Train an answer and measure it."""
    with TemporaryDirectory() as folder:
        training = Training(rules, plan, Path(folder), say)
        training.run()
    _, student = training.best
    assert training.rival is not None
    won = share_of_wins(rules, plan.mix, plan.measured, student, training.rival, plan.device, NEW_DEALS)
    about = training.curve()
    return Response(
        game=rules.name,
        bot=spec,
        games=plan.measured,
        won=round(won * plan.measured, 2),
        fair=sum(1 / table["players"] for table in plan.mix) / len(plan.mix),
        training=about["training"],
        curve=about["curve"],
    )
