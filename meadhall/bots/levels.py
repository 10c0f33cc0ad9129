"""Bots by name: the four levels people choose from, and the kinds bot authors measure."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from ..engine.contract import Game
from .bot import Advice, Bot, UnknownBot
from .knowledge import Knowledge
from .network_file import has_network
from .policy import NetworkBot
from .search import GuidedBot, SearchBot
from .simple import GreedyBot, RandomBot
from .trained import TrainedBot

__all__ = ["LEVELS", "LevelBot", "bot", "house_bot", "stand_in"]


class LevelBot(Bot):
    """A level: played with the game's network, or, where none was trained for its rules, with heuristics alone."""

    def __init__(self, trained: Bot, untrained: Bot) -> None:
        self.name = trained.name
        self.trained, self.untrained = trained, untrained

    def player(self, rules: Game) -> Bot:
        return self.trained if has_network(rules) else self.untrained

    def prepare(self, rules: Game) -> None:
        self.player(rules).prepare(rules)

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        return self.player(knowledge.rules).choose(knowledge, seed, seconds)

    def explain(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> list[Advice]:
        return self.player(knowledge.rules).explain(knowledge, seed, seconds)


LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": lambda: LevelBot(NetworkBot(14.0, "novice"), GreedyBot("novice", careless=35)),
    "warrior": lambda: LevelBot(NetworkBot(7.0, "warrior"), GreedyBot("warrior")),
    "jarl": lambda: LevelBot(NetworkBot(name="jarl"), SearchBot(simulations=200, seconds=0.6, name="jarl")),
    "god": lambda: LevelBot(
        GuidedBot(simulations=20_000, seconds=1.5, threads=2, name="god"),
        SearchBot(simulations=20_000, seconds=1.5, threads=2, name="god"),
    ),
}
"""What people choose from, the weakest first. Weak levels like what the network likes, but less surely: they err as
people do, more often between things that look alike than between good and bad."""


def stand_in(rules: Game) -> Bot:
    """Who plays a game where the bot that was asked for cannot: the best that needs no compiler."""
    return NetworkBot() if has_network(rules) else GreedyBot()


@cache
def bot(spec: str) -> Bot:
    """A bot by name: a level, `random`, `greedy`, `search:800`, `guided:800`, `network`, `policy:NAME`, or
    `package.module:Class`."""
    kind, _, rest = spec.partition(":")
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
    if kind == "search" and (rest.isdigit() or not rest):
        return SearchBot(int(rest or 1000))
    if kind == "guided" and (rest.isdigit() or not rest):
        return GuidedBot(int(rest or 1000))
    if kind == "network" and (not rest or _is_temperature(rest)):
        return NetworkBot(float(rest or 0))
    if kind == "policy" and rest:
        return TrainedBot(rest)
    known = [*LEVELS, "random", "greedy", "search:SIMULATIONS", "guided:SIMULATIONS"]
    known += ["network:TEMPERATURE", "policy:NAME", "package.module:Class"]
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
