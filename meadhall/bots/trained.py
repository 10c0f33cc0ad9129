"""Trained policies behind the same interface: `policy:NAME` plays what a network learnt from the seat's observation.

Weights are one file, `GAME/NAME.npz`, in the policies folder: layers `w0`, `b0`, `w1`, `b1`, ... from the observation
(each block divided by its highest value) to one number for each action of the game's action space, with rectified
units between. The best legal action is played.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.chance import pick
from ..engine.contract import Game
from .bot import Advice, Bot, UnknownBot
from .knowledge import Knowledge

__all__ = ["TrainedBot", "highest", "policies_folder"]

Layers = list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]]


def policies_folder() -> Path:
    """Where weights are kept: `MEADHALL_POLICIES`, or the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("MEADHALL_POLICIES") or Path(home) / "meadhall" / "policies")


class TrainedBot(Bot):
    """A network that says how likely each action is the best."""

    scale = "probability"

    def __init__(self, policy: str) -> None:
        self.policy = policy
        self.name = f"policy:{policy}"

    def prepare(self, rules: Game) -> None:
        _weights(self._file(rules), rules)

    def files(self, rules: Game) -> list[Path]:
        return [self._file(rules)]

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        return self.explain(knowledge, seed)[0].action

    def explain(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> list[Advice]:
        rules = knowledge.rules
        signal: Any = np.array(knowledge.observe(), np.float32) / highest(rules)
        layers = _weights(self._file(rules), rules)
        for number, (weights, bias) in enumerate(layers):
            signal = signal @ weights + bias
            if number + 1 < len(layers):
                signal = np.maximum(signal, 0)
        liking = signal[knowledge.legal]
        likely = np.exp(liking - liking.max())
        likely /= likely.sum()
        order = np.roll(np.arange(len(likely)), pick(seed, 0, len(likely)))  # ties fall to the seed
        ranked = sorted(order, key=lambda i: -likely[i])
        return [Advice(knowledge.legal[i], float(likely[i])) for i in ranked]

    def _file(self, rules: Game) -> Path:
        return policies_folder() / rules.name / f"{self.policy}.npz"


@cache
def highest(rules: Game) -> npt.NDArray[np.float32]:
    """What each number of the observation is divided by."""
    return np.concatenate([np.full(block.length, max(block.high, 1), np.float32) for block in rules.observation.blocks])


@cache
def _weights(path: Path, rules: Game) -> Layers:
    if not path.exists():
        there = sorted(file.stem for file in path.parent.glob("*.npz"))
        raise UnknownBot(
            f"there are no weights {path.name} for {rules.name} in {path.parent}; "
            + (f"there are: {', '.join(there)}" if there else "train some, or set MEADHALL_POLICIES to their folder")
        )
    try:
        with np.load(path, allow_pickle=False) as data:
            layers: Layers = []
            while f"w{len(layers)}" in data:
                layers.append((data[f"w{len(layers)}"], data[f"b{len(layers)}"]))
    except Exception:  # damage has many names
        raise UnknownBot(f"the weights in {path} cannot be read: they are damaged, or no weights") from None
    if not all(np.isfinite(part).all() for layer in layers for part in layer):
        raise UnknownBot(f"the weights in {path} are damaged: they should be finite numbers")
    shape = (layers[0][0].shape[0], layers[-1][0].shape[1]) if layers else (0, 0)
    wanted = (rules.observation.size, rules.actions.size)
    if shape != wanted:
        raise UnknownBot(
            f"the weights in {path} go from {shape[0]} observed numbers to {shape[1]} actions; "
            f"{rules.name} has {wanted[0]} and {wanted[1]}: they were trained for other rules"
        )
    return layers
