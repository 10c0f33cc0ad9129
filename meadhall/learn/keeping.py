"""What a training leaves on the disk: a checkpoint to go on from, earlier selves to play against, the network that
plays, and the curve so far; a course from search leaves a curve of its own.

Each file is replaced by a whole one or not at all, so a kill or a full disk loses what came after the last of them.
"""

import json
import os
from io import BytesIO
from pathlib import Path
from typing import Any

import torch

from ..bots.network_file import save_network
from ..engine.contract import Game
from ..engine.errors import MeadhallError
from .student import Student

__all__ = ["Folder", "LearningError"]


class LearningError(MeadhallError, RuntimeError):
    """A training that cannot begin, go on or be kept."""


class Folder:
    """The files of one game's training."""

    def __init__(self, folder: Path, rules: Game) -> None:
        self.rules = rules
        self.checkpoint = folder / f"{rules.name}.checkpoint"
        self.earlier = folder / f"{rules.name}.earlier"
        self.network = folder / f"{rules.name}.npz"
        self.curve = folder / f"{rules.name}.json"
        self.searched = folder / f"{rules.name}.search.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LearningError(f"nothing can be kept in {folder}: {error.strerror}") from None

    def keep(self, student: Student, state: dict[str, Any], earlier: list[Any], curve: dict[str, Any]) -> None:
        """Write them all."""
        self._replace(self.checkpoint, _packed(state))
        self._replace(self.earlier, _packed(earlier))
        save_network(self.network, self.rules, student.network(), curve["training"])
        self.keep_curve(self.curve, curve)

    def keep_curve(self, path: Path, curve: dict[str, Any]) -> None:
        """Write how a training went."""
        self._replace(path, f"{json.dumps(curve, indent=1)}\n".encode())

    def _replace(self, path: Path, data: bytes) -> None:
        partial = path.with_name(path.name + ".partial")
        try:
            partial.write_bytes(data)
            os.replace(partial, path)
        except OSError as error:
            partial.unlink(missing_ok=True)
            why = error.strerror
            raise LearningError(f"{path} cannot be written: {why}; what was kept before is still there") from None

    def load(self, device: str) -> dict[str, Any]:
        """The last checkpoint."""
        if not self.checkpoint.exists():
            raise LearningError(f"there is no {self.checkpoint} to go on from")
        state: dict[str, Any] = self._read(self.checkpoint, device, dict)
        return state

    def earlier_selves(self, device: str) -> list[dict[str, Any]]:
        """The parameters of earlier selves; none if their file was left behind."""
        selves: list[dict[str, Any]] = self._read(self.earlier, device, list) if self.earlier.exists() else []
        return selves

    def _read(self, path: Path, device: str, kind: type) -> Any:
        """Tensors and plain values of this kind, no code."""
        try:
            found = torch.load(path, map_location=device, weights_only=True)
        except Exception:  # PyTorch has many ways to find a file damaged
            found = None
        if not isinstance(found, kind):
            raise LearningError(f"{path} cannot be read: it is damaged, or another kind of file")
        return found


def _packed(what: Any) -> bytes:
    """As PyTorch writes it: not to a file, since a full disk is then told of in words that nobody understands."""
    room = BytesIO()
    torch.save(what, room)
    return room.getvalue()
