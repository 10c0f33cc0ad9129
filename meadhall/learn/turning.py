"""Actions counted from the seat that takes them, as networks know them, and by their numbers, as games do."""

import torch

from ..bots.network import turns_of
from ..engine.contract import Game
from .student import Tensor

__all__ = ["Turning"]


class Turning:
    """The way from one to the other and back, for many games at once."""

    def __init__(self, rules: Game, players: Tensor) -> None:
        """Of games with so many players, a row each."""
        self.players = players
        self._counted = torch.as_tensor(turns_of(rules), device=players.device).long()
        self._named = self._counted.argsort(2)
        self._turned = (self._counted != torch.arange(rules.actions.size, device=players.device)).flatten(0, 1).any(0)
        self._turned = self._turned.nonzero().squeeze(1)
        """The actions that name a seat."""
        self._sources = self._named[:, :, self._turned]

    def mask(self, mask: Tensor, seat: Tensor) -> Tensor:
        """What is legal, by actions counted from these seats."""
        if len(self._turned) == 0:
            return mask
        return mask.index_copy(1, self._turned, mask.gather(1, self._sources[self.players, seat.long()]))

    def counted(self, action: Tensor, seat: Tensor) -> Tensor:
        """Actions of these seats, as networks know them."""
        return self._counted[self.players, seat.long(), action.long()]

    def named(self, action: Tensor, seat: Tensor) -> Tensor:
        """Actions that were counted from these seats, as games know them."""
        return self._named[self.players, seat.long(), action]
