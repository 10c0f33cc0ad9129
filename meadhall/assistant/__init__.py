"""Tables for assistants: language models that sit down, read the rules, ask, and play in words (`meadhall mcp`)."""

from .hall import make_hall
from .sitting import Sitting, Turn

__all__ = ["Sitting", "Turn", "make_hall"]
