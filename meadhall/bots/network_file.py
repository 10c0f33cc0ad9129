"""Networks on disk: one file a game, in half precision, that says what it was made for; any other use is refused.

A file is a NumPy archive without pickled objects: the weights by name, and `about`, a line of JSON.
"""

import json
import logging
import os
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.contract import Game
from ..engine.errors import MeadhallError
from .network import Network, network_with, shapes

__all__ = ["NetworkError", "about_network", "file_of", "has_network", "load_network", "network_of", "save_network"]

logger = logging.getLogger("meadhall.bots")
FORMAT = 2


class NetworkError(MeadhallError, ValueError):
    """A network that is not there, damaged, or made for something else."""


def made_for(rules: Game) -> dict[str, Any]:
    """What a network must have been made for to play a game."""
    layout = [(block.name, block.length, block.high) for block in rules.observation.blocks]
    verbs = [(verb.name, verb.size) for verb in rules.actions]
    return {
        "format": FORMAT,
        "game": rules.name,
        "version": rules.version,
        "content": rules.content_hash,
        "observation": _digest(layout),
        "actions": _digest(verbs),
    }


def _digest(what: Any) -> str:
    return sha256(json.dumps(what).encode()).hexdigest()[:16]


def save_network(path: Path, rules: Game, network: Network, training: Mapping[str, Any] | None = None) -> None:
    """Write a network, and how it was trained; a file that is there is replaced only by a whole one."""
    about = made_for(rules) | {"training": dict(training or {})}
    arrays = {name: getattr(network, name).astype(np.float16) for name in shapes(rules)}
    partial = path.with_name(path.name + ".partial")
    try:
        with partial.open("wb") as file:
            np.savez_compressed(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
        os.replace(partial, path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise NetworkError(f"the network cannot be written to {path}: {error.strerror}") from None


def load_network(path: Path, rules: Game) -> Network:
    """A network of a game; refused if it is damaged or was made for another game or other rules."""
    about, arrays = _read(path)
    wanted = made_for(rules)
    for key, what in (
        ("game", "another game"),
        ("format", "another release of Meadhall"),
        ("version", "another version of the rules"),
        ("content", "other content"),
        ("observation", "other observations"),
        ("actions", "other actions"),
    ):
        found = about.get(key)
        if found != wanted[key]:
            said = f"{what} ({found}) than {rules.name} has here ({wanted[key]})"
            raise NetworkError(f"the network in {path} was made for {said}")
    for name, shape in shapes(rules).items():
        if name not in arrays or arrays[name].shape != shape or not np.isfinite(arrays[name]).all():
            raise NetworkError(f"the network in {path} is damaged: {name} should be {shape} finite numbers")
    return network_with(rules, {name: arrays[name] for name in shapes(rules)})


def about_network(path: Path) -> dict[str, Any]:
    """What a file says of itself: what it was made for, and how it was trained."""
    return _read(path)[0]


def _read(path: Path) -> tuple[dict[str, Any], dict[str, npt.NDArray[np.float32]]]:
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as data:
            about = json.loads(data["about"].tobytes())
            arrays = {name: np.ascontiguousarray(data[name], np.float32) for name in data if name != "about"}
    except FileNotFoundError:
        raise NetworkError(f"there is no network in {path}") from None
    except Exception:  # damage has many names: of the disk, the archive, its compression, an array's head, the JSON
        raise NetworkError(f"the network in {path} cannot be read: it is damaged, or no network") from None
    if not isinstance(about, dict):
        raise NetworkError(f"the network in {path} cannot be read: it does not say what it was made for")
    return about, arrays


def file_of(rules: Game) -> Path:
    """Where the network of a game lies: in the folder `MEADHALL_NETWORKS`, as GAME.npz, or beside the game's bots."""
    folder = os.environ.get("MEADHALL_NETWORKS")
    if not folder:
        return _shipped(rules)
    own = Path(folder) / f"{rules.name}.npz"
    if not own.parent.is_dir():
        _warn_missing(folder)
    return own if own.exists() else _shipped(rules)


@cache
def _warn_missing(folder: str) -> None:
    """Somebody wants other networks to play; told once."""
    logger.warning("there is no folder %s, which MEADHALL_NETWORKS names; bots play with the usual networks", folder)


def _shipped(rules: Game) -> Path:
    return rules.folder / "bot" / "network.npz"


def network_of(rules: Game) -> Network:
    """The network of a game; read once."""
    return _loaded(file_of(rules), rules)


def has_network(rules: Game) -> bool:
    """Whether a game has a network that was made for its rules; with other content it has none."""
    return _is_there(file_of(rules), rules)


@cache
def _is_there(path: Path, rules: Game) -> bool:
    try:
        _loaded(path, rules)
    except NetworkError as error:
        if path != _shipped(rules):  # somebody wants it to play
            logger.warning("%s; bots play %s without it", error, rules.name)
        return False
    return True


@cache
def _loaded(path: Path, rules: Game) -> Network:
    if not path.exists():
        raise NetworkError(
            f"no network has learnt {rules.name} yet; train one with `meadhall learn {rules.name}`, "
            "and set MEADHALL_NETWORKS to its folder"
        )
    return load_network(path, rules)
