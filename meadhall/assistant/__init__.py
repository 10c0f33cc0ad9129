"""Tables for assistants: language models that sit down, read the rules, ask, and play in words.

`Sitting` plays at a table of its own, `Guest` at one of a server's; both need nothing more. `hall` is the server
behind `meadhall mcp`, and needs the protocol's library.
"""

from .guest import Guest, ServerError
from .sitting import Sitting, Turn

__all__ = ["Guest", "ServerError", "Sitting", "Turn"]
