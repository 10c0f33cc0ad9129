"""Bots: players for any seat of any game, none of which sees more than its seat may know."""

from .bot import Advice, Bot, UnknownBot
from .knowledge import Knowledge
from .levels import LEVELS, bot
from .network_file import NetworkError
from .policy import NetworkBot
from .pool import BotPool, Reply
from .search import GuidedBot, SearchBot, Style, Trust
from .simple import GreedyBot, RandomBot
from .trained import TrainedBot

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "BotPool",
    "GreedyBot",
    "GuidedBot",
    "Knowledge",
    "NetworkBot",
    "NetworkError",
    "RandomBot",
    "Reply",
    "SearchBot",
    "Style",
    "TrainedBot",
    "Trust",
    "UnknownBot",
    "bot",
]
