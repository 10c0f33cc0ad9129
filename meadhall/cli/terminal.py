"""What is written to the terminal, and how a line is typed there."""

import re
import sys
from contextlib import suppress
from importlib import import_module
from typing import TextIO

from rich.console import Console
from rich.text import TextType

with suppress(ImportError):  # Windows: its terminal edits lines by itself
    import_module("readline")

__all__ = ["console", "errors"]

COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class _Terminal(Console):
    """Arrow keys edit the line that is typed and bring earlier ones back, where Python has readline."""

    def input(
        self,
        prompt: TextType = "",
        *,
        markup: bool = True,
        emoji: bool = True,
        password: bool = False,
        stream: TextIO | None = None,
    ) -> str:
        if "readline" not in sys.modules or not (self.is_terminal and sys.stdin.isatty()):
            return super().input(prompt, markup=markup, emoji=emoji, password=password, stream=stream)
        with self.capture() as shown:
            self.print(prompt, markup=markup, emoji=emoji, end="")
        return input(COLOUR.sub("\001\\g<0>\002", shown.get()))  # readline must know what takes no room


console = _Terminal(highlight=False)
errors = Console(stderr=True, highlight=False)
