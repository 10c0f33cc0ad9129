"""Work on a GPU that is launched as one: a training does the same hundred small things over and over, and launching
each took three times as long as doing it (557 ms a lesson of Yggdrasil, of which the GPU worked 167)."""

from collections.abc import Callable, Sequence

import torch

from .student import Tensor

__all__ = ["Graphed"]

WARM = 3
"""Calls that are made as they are before one is recorded: libraries set themselves up in their first ones."""


class Graphed:
    """A function of tensors, recorded on a GPU after some calls and then replayed.

    Whatever else it reads must stay in the tensors where it is, and what it returns is overwritten by the next call.
    Calls with other shapes than the first, and all on a CPU, are made as they are.
    """

    def __init__(self, function: Callable[..., tuple[Tensor, ...]], device: str) -> None:
        self.function, self.device = function, device
        self._given: tuple[Tensor, ...] = ()
        self._made: tuple[Tensor, ...] = ()
        self._graph: torch.cuda.CUDAGraph | None = None
        self._calls = 0

    def __call__(self, *given: Tensor) -> tuple[Tensor, ...]:
        if self.device != "cuda" or not self._fits(given):
            return self.function(*given)
        self._calls += 1
        if self._calls <= WARM:
            return self._aside(given)
        if self._graph is None:
            self._record(given)
        else:
            for place, tensor in zip(self._given, given, strict=True):
                place.copy_(tensor)
        assert self._graph is not None
        self._graph.replay()
        return self._made

    def _fits(self, given: Sequence[Tensor]) -> bool:
        if not self._given:
            self._given = tuple(tensor.clone() for tensor in given)
        return all(place.shape == tensor.shape for place, tensor in zip(self._given, given, strict=True))

    def _aside(self, given: Sequence[Tensor]) -> tuple[Tensor, ...]:
        """A call on a stream of its own, as those before a recording must be."""
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            made = self.function(*given)
        torch.cuda.current_stream().wait_stream(stream)
        return made

    def _record(self, given: Sequence[Tensor]) -> None:
        for place, tensor in zip(self._given, given, strict=True):
            place.copy_(tensor)
        torch.cuda.synchronize()
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._made = self.function(*self._given)
