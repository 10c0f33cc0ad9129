"""The network while it learns: the same layers as `meadhall.bots.network` in PyTorch, many positions at once.

On a GPU the sum of rows is a product with a matrix of zeros and ones. Beside the row of its value every observed
number adds its size times a row, so that what is learnt of three is known of four; `network` folds both into the rows
that play. A second opinion of the position, `critic`, only serves the training: see `selfplay`.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import torch
from torch.nn.functional import linear, relu

from ..bots.network import NARROW, WIDE, Network, columns_of, shapes
from ..engine.contract import Game

__all__ = ["Opinion", "Student", "Tensor"]

Tensor: TypeAlias = Any
"""A `torch.Tensor`; types are checked without PyTorch too."""
ALIGNED = 8
"""Columns of matrices come in multiples of it: what the units of a GPU multiply at once."""
ILLEGAL = -1e9


class Opinion(NamedTuple):
    """What a student thinks of positions, a row each. Seats are counted from the one that decides."""

    liking: Tensor
    """By action, illegal ones far below all others."""
    chance: Tensor
    """By seat: log-odds to win, in a cooperative game together."""
    critic: Tensor
    """By seat: how much better it will end than the game's own estimate says now."""


class Student:
    """One network and how it reads observations. Its parameters are plain tensors by name."""

    def __init__(self, rules: Game, device: str, seed: int) -> None:
        self.rules, self.device = rules, device
        self.half = torch.bfloat16 if device == "cuda" else torch.float32
        columns = columns_of(rules.observation)
        high = np.concatenate([np.full(block.length, block.high) for block in rules.observation.blocks])
        numbers, steep = np.flatnonzero(high > 1), columns.slope >= 0
        self._high = high
        self._numbers = self._tensor(numbers)
        self._per_unit = self._tensor((1 / high[numbers]).astype(np.float32))
        self._first = self._tensor(columns.first)
        self._most = self._tensor(columns.most.astype(np.int16))
        self._low = self._tensor(np.where(steep, -high, -1).astype(np.int16))
        self._cap = self._tensor(np.where(steep, np.iinfo(np.int16).max, columns.most).astype(np.int16))
        self._rows, self._bias = columns.rows, columns.rows + len(numbers)
        self._width = -(-(self._bias + 1) // ALIGNED) * ALIGNED
        self.parameters = self._begin(seed)

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def _begin(self, seed: int) -> dict[str, Tensor]:
        """Drawn on the CPU, so that a seed begins alike on every device. The policy begins almost indifferent."""
        chance = torch.Generator().manual_seed(seed)
        wanted = shapes(self.rules)
        seats, actions = wanted["value"][0], wanted["policy"][0]
        drawn = {
            "first": torch.randn((self._width, WIDE), generator=chance) * 0.1,
            "narrow": torch.randn((NARROW, WIDE), generator=chance) * (2 / WIDE) ** 0.5,
            "narrow_bias": torch.zeros(NARROW),
            "value": torch.zeros((seats, NARROW)),
            "value_bias": torch.zeros(seats),
            "critic": torch.zeros((seats, NARROW)),
            "critic_bias": torch.zeros(seats),
            "policy": torch.randn((actions, NARROW), generator=chance) * 0.01,
            "policy_bias": torch.zeros(actions),
        }
        drawn["first"][self._bias] = 0
        return {name: tensor.to(self.device).requires_grad_() for name, tensor in drawn.items()}

    # --- thinking ----------------------------------------------------------------------------------------------------

    def features(self, observation: Tensor) -> Tensor:
        """(n, width): 1 for the row of each number, then the numbers as shares of their bounds, then 1 for the bias."""
        known = torch.minimum(torch.maximum(observation, self._low), self._cap)
        row = self._first + torch.minimum(known, self._most).clamp(min=0)
        row = torch.where(known == 0, self._bias, row)
        made = torch.zeros((len(known), self._width), dtype=self.half, device=known.device)
        made.scatter_(1, row.long(), 1.0)
        made[:, self._rows : self._bias] = known[:, self._numbers] * self._per_unit
        made[:, self._bias] = 1
        return made

    def think(self, observation: Tensor, mask: Tensor) -> Opinion:
        """Judge positions by what their deciding seats observe."""
        own = {name: tensor.to(self.half) for name, tensor in self.parameters.items()}
        wide = relu(self.features(observation) @ own["first"])
        narrow = relu(linear(wide, own["narrow"], own["narrow_bias"]))
        liking = linear(narrow, own["policy"], own["policy_bias"]).float()
        return Opinion(
            liking.masked_fill(mask == 0, ILLEGAL),
            linear(narrow, own["value"], own["value_bias"]).float(),
            linear(narrow, own["critic"], own["critic_bias"]).float(),
        )

    # --- what is kept ------------------------------------------------------------------------------------------------

    def network(self) -> Network:
        """What was learnt, as it is played."""
        own = {name: tensor.detach().float().cpu().numpy() for name, tensor in self.parameters.items()}
        columns = columns_of(self.rules.observation)
        rows, slopes = own["first"][: columns.rows].copy(), np.zeros((columns.slopes, WIDE), np.float32)
        for at, column in enumerate(self._numbers.tolist()):
            one = own["first"][columns.rows + at] / self._high[column]
            if columns.slope[column] >= 0:
                slopes[columns.slope[column]] = one
                continue
            first, most = columns.first[column], columns.most[column]
            rows[first] -= one
            rows[first + 1 : first + most + 1] += np.outer(np.arange(1, most + 1), one)
        return Network(
            first=columns.first,
            most=columns.most,
            slope=columns.slope,
            rows=rows,
            slopes=slopes,
            wide_bias=own["first"][self._bias],
            narrow=np.ascontiguousarray(own["narrow"].T),
            **{name: own[name] for name in ("narrow_bias", "value", "value_bias", "policy", "policy_bias")},
        )

    def copy(self) -> "Student":
        """The student as it is now, which learns no more."""
        made = object.__new__(Student)
        made.__dict__.update(self.__dict__)
        made.parameters = {name: tensor.detach().clone() for name, tensor in self.parameters.items()}
        return made
