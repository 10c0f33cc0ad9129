"""Garbage collection that does not stop everybody.

Python looks at every object that lives when it looks for circles of dead ones: a sixth of a second with two hundred
tables in memory, three seconds with three thousand, and nobody is answered meanwhile. Tables live for hours. So what
survived one look is left out of the next ones (`gc.freeze`), and only every so often everything is looked at again.
"""

import gc
from typing import Any

__all__ = ["CalmCollector"]

LOOKS = 20
"""Full collections for each that looks at everything."""


class CalmCollector:
    """Once begun, leaves alone what has lived long."""

    def __init__(self, looks: int = LOOKS) -> None:
        self.looks = looks
        self.done = 0
        """Full collections so far."""

    def begin(self) -> None:
        """From now on; what there is already, mostly modules, is taken to stay."""
        gc.collect()
        gc.freeze()
        gc.callbacks.append(self._told)

    def end(self) -> None:
        """Collect as Python does."""
        gc.callbacks.remove(self._told)
        gc.unfreeze()

    def _told(self, phase: str, about: dict[str, Any]) -> None:
        if about["generation"] < 2:
            return
        if phase == "stop":
            self.done += 1
            gc.freeze()
        elif (self.done + 1) % self.looks == 0:
            gc.unfreeze()
