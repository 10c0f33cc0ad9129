"""The network while it learns: the same layers as `meadhall.bots.network` in PyTorch, many positions at once.

On a GPU the sum of rows is a product with a matrix of zeros and ones. Beside the row of its value every observed
number adds its size times a row, so that what is learnt of three is known of four. What is learnt of a feature is what
it says beyond its mean, in units of its spread: many features are almost always the same, and would lift all units of
a layer so high that none is ever off, which is no better than no layer. `network` folds all of that into the rows that
play. A second opinion of the position, `critic`, only serves the training: see `selfplay`.
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import torch
from torch.nn.functional import embedding_bag, linear, relu

from ..bots.network import NARROW, WIDE, Network, columns_of, network_with, shapes
from ..engine.contract import Game

__all__ = ["Opinion", "Student", "Tensor"]

Tensor: TypeAlias = Any
"""A `torch.Tensor`; types are checked without PyTorch too."""
ALIGNED = 8
"""Columns of matrices come in multiples of it: what the units of a GPU multiply at once."""
ILLEGAL = -1e9
FIRST = 0.1
"""Size of the first layer's weights before positions were seen."""
AS_PLAYED = ("narrow_bias", "value", "value_bias", "policy", "policy_bias")
"""What the network that plays has in the same form."""
LEAST_SPREAD = 0.3
"""Features that vary less are not stretched further: what is seen once in a thousand games would shout."""


class Opinion(NamedTuple):
    """What a student thinks of positions, a row each. Seats are counted from the one that decides, in actions too: see
    `Turning`."""

    liking: Tensor
    """By action, illegal ones far below all others."""
    chance: Tensor
    """By seat: log-odds to win, in a cooperative game together."""
    critic: Tensor
    """For the one that decides: how much better it will end than the game's own estimate says now."""


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
        self.middle, self.spread = torch.zeros(self._width, device=device), torch.ones(self._width, device=device)
        """Of each feature: see `get_used_to`."""
        self.parameters = self._begin(seed)

    def _tensor(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def _begin(self, seed: int) -> dict[str, Tensor]:
        """Drawn on the CPU, so that a seed begins alike on every device. The policy begins almost indifferent."""
        chance = torch.Generator().manual_seed(seed)
        wanted = shapes(self.rules)
        seats, actions = wanted["value"][0], wanted["policy"][0]
        drawn = {
            "first": torch.randn((self._width, WIDE), generator=chance) * FIRST,
            "narrow": torch.randn((NARROW, WIDE), generator=chance) * (2 / WIDE) ** 0.5,
            "narrow_bias": torch.zeros(NARROW),
            "value": torch.zeros((seats, NARROW)),
            "value_bias": torch.zeros(seats),
            "critic": torch.zeros((1, NARROW)),
            "critic_bias": torch.zeros(1),
            "policy": torch.randn((actions, NARROW), generator=chance) * 0.01,
            "policy_bias": torch.zeros(actions),
        }
        drawn["first"][self._bias] = 0
        return {name: tensor.to(self.device).requires_grad_() for name, tensor in drawn.items()}

    def get_used_to(self, observation: Tensor) -> None:
        """Learn what positions usually look like, before anything else is learnt."""
        seen = self.features(observation).float()
        varies = seen.var(0, correction=0)
        self.middle, self.spread = seen.mean(0), varies.sqrt().clamp(min=LEAST_SPREAD)
        self.middle[self._bias], self.spread[self._bias] = 0.0, 1.0
        strength = (varies / self.spread.square()).sum().sqrt().clamp(min=1.0)
        self.parameters["first"].data.div_(FIRST * strength)

    def get_used_to_again(self, observation: Tensor) -> None:
        """The same of other positions, without changing what is thought of any."""
        with torch.no_grad():
            rows, shift = self._first_layer()
            self.get_used_to(observation)
            self.parameters["first"].copy_(rows * self.spread[:, None])
            self.parameters["first"][self._bias] += shift + self.middle @ rows

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
        own = {name: tensor.to(self.half) for name, tensor in self.parameters.items() if name != "first"}
        wide = relu(self._sum_of_rows(observation))
        narrow = relu(linear(wide, own["narrow"], own["narrow_bias"]))
        liking = linear(narrow, own["policy"], own["policy_bias"]).float()
        return Opinion(
            liking.masked_fill(mask == 0, ILLEGAL),
            linear(narrow, own["value"], own["value_bias"]).float(),
            linear(narrow, own["critic"], own["critic_bias"]).float().squeeze(1),
        )

    def _sum_of_rows(self, observation: Tensor) -> Tensor:
        """The first layer. The cores of a CPU are quicker with only the rows that count, a GPU with all of them."""
        rows, shift = self._first_layer()
        features = self.features(observation)
        if self.device == "cuda":
            return torch.addmm(shift.to(self.half), features, rows.to(self.half))
        row, active = features.nonzero(as_tuple=True)
        first = torch.searchsorted(row, torch.arange(len(features)))
        return shift + embedding_bag(active, rows, first, mode="sum", per_sample_weights=features[row, active])

    def _first_layer(self) -> tuple[Tensor, Tensor]:
        """The row of each feature as it is, and what the usual position adds."""
        rows = self.parameters["first"] / self.spread[:, None]
        return rows, -(self.middle @ rows)

    # --- what is kept ------------------------------------------------------------------------------------------------

    @classmethod
    def of(cls, rules: Game, network: Network, device: str) -> "Student":
        """One that plays like a network; its critic knows nothing yet."""
        made = cls(rules, device, seed=0)
        first = np.zeros((made._width, WIDE), np.float32)
        first[: made._rows] = network.rows
        for at, column in enumerate(made._numbers.tolist()):
            if network.slope[column] >= 0:
                first[made._rows + at] = network.slopes[network.slope[column]] * made._high[column]
        first[made._bias] = network.wide_bias
        known = {"first": first, "narrow": network.narrow.T} | {name: getattr(network, name) for name in AS_PLAYED}
        with torch.no_grad():
            for name, array in known.items():
                made.parameters[name].copy_(made._tensor(np.ascontiguousarray(array)))
        return made

    def network(self) -> Network:
        """What was learnt, as it is played."""
        own = {name: tensor.detach().cpu().numpy() for name, tensor in self.parameters.items()}
        columns = columns_of(self.rules.observation)
        learnt, shift = (tensor.detach().cpu().numpy() for tensor in self._first_layer())
        rows, slopes = learnt[: columns.rows].copy(), np.zeros((columns.slopes, WIDE), np.float32)
        for at, column in enumerate(self._numbers.tolist()):
            one = learnt[columns.rows + at] / self._high[column]
            if columns.slope[column] >= 0:
                slopes[columns.slope[column]] = one
                continue
            first, most = columns.first[column], columns.most[column]
            rows[first] -= one
            rows[first + 1 : first + most + 1] += np.outer(np.arange(1, most + 1), one)
        first_layer = {"rows": rows, "slopes": slopes, "wide_bias": learnt[self._bias] + shift}
        second_layer = {"narrow": np.ascontiguousarray(own["narrow"].T)}
        return network_with(self.rules, first_layer | second_layer | {name: own[name] for name in AS_PLAYED})

    def copy(self) -> "Student":
        """The student as it is now, which learns no more."""
        made = object.__new__(Student)
        made.__dict__.update(self.__dict__)
        made.middle, made.spread = self.middle.clone(), self.spread.clone()
        made.parameters = {name: tensor.detach().clone() for name, tensor in self.parameters.items()}
        return made

    def learn_again(self) -> None:
        """A copy that shall learn after all."""
        for tensor in self.parameters.values():
            tensor.requires_grad_()

    def become(self, other: "Student") -> None:
        """Think like another student, in the same tensors."""
        with torch.no_grad():
            self.middle.copy_(other.middle)
            self.spread.copy_(other.spread)
            for name, tensor in self.parameters.items():
                tensor.copy_(other.parameters[name])
