"""Tables for assistants: language models that sit down, read the rules, ask, and play in words.

`Sitting` needs nothing more; `hall` is the server behind `meadhall mcp`, and needs the protocol's library.
"""

from .sitting import Sitting, Turn

__all__ = ["Sitting", "Turn"]
