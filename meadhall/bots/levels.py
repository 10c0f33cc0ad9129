"""Bots by name: the four levels people choose from, and the kinds bot authors measure."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path

import yaml

from ..engine.contract import Game
from .bot import Advice, Bot, UnknownBot
from .knowledge import Knowledge
from .network_file import has_network
from .policy import NetworkBot
from .search import GuidedBot, SearchBot
from .simple import GreedyBot, RandomBot
from .trained import TrainedBot
from .willed import WilledBot

__all__ = ["LEVELS", "LevelBot", "bot", "house_bot", "stand_in"]


USUAL = {"novice": 10.0, "warrior": 5.0}
"""Temperatures, where a game with a network does not say others."""


class LevelBot(Bot):
    """A level: played with the game's network, or, where none was trained for its rules, with heuristics alone."""

    def __init__(self, name: str, untrained: Bot) -> None:
        self.name, self.untrained = name, untrained

    def player(self, rules: Game) -> Bot:
        return _trained(self.name, rules) if has_network(rules) else self.untrained

    def prepare(self, rules: Game) -> None:
        self.player(rules).prepare(rules)

    def files(self, rules: Game) -> list[Path]:
        return self.player(rules).files(rules)

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        return self.player(knowledge.rules).choose(knowledge, seed, seconds)

    def explain(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> list[Advice]:
        return self.player(knowledge.rules).explain(knowledge, seed, seconds)


@cache
def _trained(level: str, rules: Game) -> Bot:
    """Who plays a level with a network. Weak levels like what it likes, but less surely: they err as people do, more
    often between things that look alike than between good and bad."""
    if level == "god":
        return GuidedBot(simulations=20_000, seconds=1.5, threads=2, name=level)
    return NetworkBot(_temperatures(rules).get(level, 0.0), name=level)


def _temperatures(rules: Game) -> dict[str, float]:
    """How surely weak levels decide: a game says it beside its network, `bot/levels.yaml`."""
    file = rules.folder / "bot" / "levels.yaml"
    said: dict[str, float] = yaml.safe_load(file.read_text(encoding="utf-8")) if file.exists() else {}
    return USUAL | said


LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": lambda: LevelBot("novice", GreedyBot("novice", careless=35)),
    "warrior": lambda: LevelBot("warrior", GreedyBot("warrior")),
    "jarl": lambda: LevelBot("jarl", SearchBot(simulations=200, seconds=0.6, name="jarl")),
    "god": lambda: LevelBot("god", SearchBot(simulations=20_000, seconds=1.5, threads=2, name="god")),
}
"""What people choose from, the weakest first."""


def stand_in(rules: Game) -> Bot:
    """Who plays a game where the bot that was asked for cannot: the best that needs no compiler."""
    return NetworkBot() if has_network(rules) else GreedyBot()


@cache
def bot(spec: str) -> Bot:
    """A bot by name: a level, `random`, `greedy`, `search:800`, `guided:800`, `network`, `policy:NAME`,
    `take:ACTION:BOT`, `leave:ACTION:BOT`, or `package.module:Class`."""
    kind, _, rest = spec.partition(":")
    if kind in ("take", "leave") and ":" in rest:
        wanted, _, other = rest.partition(":")
        return WilledBot(kind == "take", wanted, bot(other))
    if kind not in ("search", "guided", "network", "policy") and rest.isidentifier():
        return _foreign(kind, rest)
    return house_bot(spec)


@cache
def house_bot(spec: str) -> Bot:
    """One of ours by name: what a server may be asked for, since it imports nothing."""
    kind, _, rest = spec.partition(":")
    if spec in LEVELS:
        return LEVELS[spec]()
    if spec == "random":
        return RandomBot()
    if spec == "greedy":
        return GreedyBot()
    if kind == "search" and (rest.isdecimal() or not rest):
        return SearchBot(int(rest or 1000))
    if kind == "guided" and (rest.isdecimal() or not rest):
        return GuidedBot(int(rest or 1000))
    if kind == "network" and (not rest or _is_temperature(rest)):
        return NetworkBot(float(rest or 0))
    if kind == "policy" and rest:
        return TrainedBot(rest)
    known = [*LEVELS, "random", "greedy", "search:SIMULATIONS", "guided:SIMULATIONS"]
    known += ["network:TEMPERATURE", "policy:NAME", "take:ACTION:BOT", "leave:ACTION:BOT", "package.module:Class"]
    raise UnknownBot(f"there is no bot {spec!r}; known are {', '.join(known)}")


def _is_temperature(text: str) -> bool:
    return text.replace(".", "", 1).isdecimal()


def _foreign(module: str, name: str) -> Bot:
    """A bot from anybody's module."""
    try:
        made = getattr(import_module(module), name)()
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"the bot {module}:{name} cannot be found: {error}") from None
    except TypeError as error:
        raise UnknownBot(f"the bot {module}:{name} cannot be made without arguments: {error}") from None
    if not isinstance(made, Bot):
        raise UnknownBot(f"{module}:{name} is not a meadhall.bots.Bot")
    return made
