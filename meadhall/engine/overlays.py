"""The machine of an overlay: the build that all overlays of a game share, with this one's numbers in its memory.

The shared build is compiled from the game as it is shipped, once, and kept on disk like any other. Whether it fits an
overlay is a comparison of keys: both must be the same in everything but the numbers that are read from memory. Where
an overlay changes anything else (a size, a name, a number that some constant was made from), its rules are compiled
anew, with constants.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from .cache_key import shared_key, shared_parts
from .contract import Game
from .errors import CacheError
from .machine import MACHINES, Compiled
from .memory import Values, define_for_all, load, pipeline, places_in, values_in

__all__ = ["Overlaid", "Shared", "declare_overlay", "shared"]


def declare_overlay(rules: Game, home: str, shipped: Callable[[], Game], shipped_home: str) -> None:
    """Say of which game this is an overlay, and in which packages both lie."""
    MACHINES[rules] = partial(Overlaid, home=home, shipped=lambda events: shared(shipped(), shipped_home, events))


class Shared(Compiled):
    """The build that all overlays share. By itself it has the numbers of the game as it is shipped."""

    linked = True  # every overlay loads entry points with numbers of its own, down to the last rule

    def __init__(self, game: Game, home: str, with_events: bool = False) -> None:
        super().__init__(game, with_events)
        self.home = home
        self.why = "once for all overlays of numbers"

    def key(self, function: Callable[..., Any]) -> str:
        return shared_key(self.sources(function), self.dtype, self.home)

    def how(self) -> dict[str, Any]:
        return super().how() | {"pipeline_class": pipeline()}

    def made(self, function: Callable[..., Any]) -> Any:
        define_for_all(_values(self, self.home, function))
        return super().made(function)

    def with_values(self, function: Callable[..., Any], values: Values) -> Any:
        """An entry point of this build that reads other values, as Numba has it."""
        if not self.is_kept(function):
            self.made(function)
        found = load(self.on_disk(function), self.signature(function), values)
        if found is None:
            raise CacheError(f"compiled rules are gone from {self.folder(function)}; begin again")
        return found

    def twin(self, function: Callable[..., Any]) -> Callable[..., Any]:
        made: Any = super().twin(function)
        made.__globals__.update(places_in(function, self.home, self.game.name))
        return made  # type: ignore[no-any-return]


@cache
def shared(game: Game, home: str, with_events: bool = False) -> Shared:
    """The build of a game that all its overlays share."""
    return Shared(game, home, with_events)


class Overlaid(Compiled):
    """The rules of an overlay."""

    def __init__(self, game: Game, with_events: bool, home: str, shipped: Callable[[bool], Shared]) -> None:
        super().__init__(game, with_events)
        self.home, self._shipped = home, shipped

    def made(self, function: Callable[..., Any]) -> Any:
        if changed := self.changed_constants(function):
            self.why = f"anew: this content changes {changed[0]}, which compiled rules have as a constant"
            return super().made(function)
        build = self._shipped(self.with_events)
        build.progress, self.why = self.progress, build.why
        return build.with_values(function, _values(self, self.home, function))

    def changed_constants(self, function: Callable[..., Any]) -> list[str]:
        """What the shared build has as a constant and this overlay changes: where there is nothing, the build fits."""
        build = self._shipped(self.with_events)
        if shared_key(self.sources(function), self.dtype, self.home) == build.key(function):
            return []
        both = zip(self.sources(function), build.sources(function), strict=False)
        lines = ((shared_parts(one, self.home), shared_parts(other, build.home)) for one, other in both)
        changed = [part for ours, theirs in lines for part in ours if part not in theirs]
        values = [part.partition(" = ")[0] for part in changed if " = " in part]
        sizes = [f"the size of {part.partition(': memory')[0]}" for part in changed if ": memory" in part]
        return list(dict.fromkeys(values + sizes)) or ["more than numbers"]


def _values(machine: Compiled, home: str, function: Callable[..., Any]) -> Values:
    """The numbers of everything that a function is compiled from."""
    found = Values()
    for source in machine.sources(function):
        found.update(values_in(source, home, machine.game.name))
    return found
