"""Bots by name: the four levels people choose from, and the kinds bot authors measure."""

from collections.abc import Callable
from functools import cache
from importlib import import_module

from .bot import Bot, UnknownBot
from .policy import NetworkBot
from .search import GuidedBot, SearchBot
from .simple import GreedyBot, RandomBot
from .trained import TrainedBot
from .willed import WilledBot

__all__ = ["LEVELS", "bot", "house_bot"]


LEVELS: dict[str, Callable[[], Bot]] = {
    "novice": lambda: GreedyBot("novice", careless=35),
    "warrior": lambda: GreedyBot("warrior"),
    "jarl": lambda: SearchBot(simulations=200, seconds=0.6, name="jarl"),
    "god": lambda: SearchBot(simulations=20_000, seconds=1.5, threads=2, name="god"),
}
"""What people choose from, the weakest first."""


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
    if kind == "search" and (rest.isdigit() or not rest):
        return SearchBot(int(rest or 1000))
    if kind == "guided" and (rest.isdigit() or not rest):
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
