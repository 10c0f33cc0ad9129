"""Actions counted from the seat that takes them, as networks know them, and by their numbers, as games do."""

import torch

from ..bots.network import turns_of
from ..engine.contract import Game
from ..envs.cpu import Vector
from .student import Tensor

__all__ = ["Turning"]


class Turning:
    """The way from one to the other and back, for many games at once."""

    def __init__(self, rules: Game, players: Tensor) -> None:
        """Of games with so many players, a row each."""
        self.players = players
        self._counted = torch.as_tensor(turns_of(rules), device=players.device).long()
        self._named = self._counted.argsort(2)
        same = self._counted == torch.arange(rules.actions.size, device=players.device)
        self._turned = (~same).flatten(0, 1).any(0).nonzero().squeeze(1)
        """The actions that name a seat."""
        self._sources = self._named[:, :, self._turned]

    @classmethod
    def of(cls, env: Vector, device: str) -> "Turning":
        """That of a vector's games."""
        kinds = torch.tensor([kind.players for kind in env.kinds], device=device)
        return cls(env.rules, kinds[torch.arange(env.n, device=device) % len(kinds)])

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
