"""Which games there are, and how a table or a save becomes a game being played.

Games register by the entry point group `meadhall.games`, so one can live in another package. Those in this source tree
are found without being installed, and so are those in the folders that `MEADHALL_GAMES` names: games being written.
"""

import copyreg
import hashlib
import importlib.util
import json
import os
import re
import sys
from collections.abc import Mapping
from functools import cache, partial
from importlib.metadata import entry_points
from pathlib import Path
from pickle import PicklingError
from typing import Any

from . import games as games_folder  # loaded first, so that `meadhall.games` stays the function below
from .engine.content import overlay
from .engine.contract import Game
from .engine.errors import ContentError, MeadhallError, SaveError, UnknownGame, WrongPlayerCount
from .engine.overlays import declare_overlay
from .engine.settings import OptionValue
from .engine.tables import Table, read_record

__all__ = ["game", "games", "load", "new", "usual_players"]

_HERE = Path(games_folder.__file__).parent
_OVERLAYS: dict[str, Path] = {}
"""Modules of games that were loaded with an overlay of content, and the overlay's file."""
SEAT = re.compile(r"[0-9]{1,2}")
"""As it stands before an action in a save."""


@cache
def _modules() -> dict[str, str]:
    """Game name to the module that holds its `GAME`."""
    found = {
        folder.parent.name.replace("_", "-"): f"meadhall.games.{folder.parent.name}"
        for folder in sorted(_HERE.glob("*/__init__.py"))
    }
    for entry in entry_points(group="meadhall.games"):
        found.setdefault(entry.name, entry.module)
    for folder in filter(None, os.environ.get("MEADHALL_GAMES", "").split(os.pathsep)):
        if not Path(folder).is_dir():
            raise UnknownGame(f"there is no folder {folder}, which MEADHALL_GAMES names")
        sys.path.append(folder)
        for path in sorted(Path(folder).glob("*/__init__.py")):
            found.setdefault(path.parent.name.replace("_", "-"), path.parent.name)
    return dict(sorted(found.items()))


def games() -> list[str]:
    """The names of all games."""
    return list(_modules())


def game(name: str, content: str | Path | None = None) -> Game:
    """A game by name, with an overlay of its content if one is given: a file, or `small`, which each game has."""
    if name not in _modules():
        raise UnknownGame(f"there is no game {name!r}; known are {', '.join(games())}")
    if content is None:
        return _game(importlib.import_module(_modules()[name]), name)
    return _with_overlay(name, _shipped(name, str(content)) or Path(content).resolve())


def usual_players(rules: Game, asked: int | None) -> int:
    """As many as were asked for, or else the most the game allows, at most 4."""
    players = min(4, rules.players[-1]) if asked is None else asked
    if players not in rules.players:
        raise WrongPlayerCount(f"{rules.name} is for {rules.players[0]} to {rules.players[-1]} players, not {players}")
    return players


def _game(module: Any, name: str) -> Game:
    made = getattr(module, "GAME", None)
    if not isinstance(made, Game):
        raise UnknownGame(f"{module.__file__} has no GAME = Game(...)")
    if made.name != name:
        raise UnknownGame(f"{module.__file__}: the game is named {made.name!r} here and {name!r} by its folder")
    return made


def _shipped(name: str, overlay_name: str) -> Path | None:
    """An overlay that lies beside a game's own content, by its bare name."""
    module = importlib.import_module(_modules()[name])
    path = Path(str(module.__file__)).parent / f"{overlay_name}.yaml"
    return path if overlay_name.isidentifier() and overlay_name != "content" and path.exists() else None


@cache
def _with_overlay(name: str, path: Path) -> Game:
    """Load the game's package a second time, under another name, with the overlay in force."""
    module = _modules()[name]
    original = importlib.util.find_spec(module)
    if original is None or original.origin is None:
        raise UnknownGame(f"the module {module} cannot be found")
    if not path.exists():
        raise ContentError(f"there is no content file {path}")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()[:8]
    alias = f"{module}__{digest}"
    spec = importlib.util.spec_from_file_location(
        alias, original.origin, submodule_search_locations=original.submodule_search_locations
    )
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[alias] = made
    try:
        with overlay(path):
            spec.loader.exec_module(made)
    except BaseException:
        for loaded in [known for known in sys.modules if known == alias or known.startswith(f"{alias}.")]:
            del sys.modules[loaded]
        raise
    _OVERLAYS[alias] = path
    rules = _game(made, name)
    declare_overlay(rules, alias, partial(game, name), module)
    return rules


# --- pickles ---------------------------------------------------------------------------------------------------------


def _pickled(rules: Game) -> tuple[Any, ...]:
    """A game is pickled as the way to find it again."""
    return _unpickled, (*_whereabouts(rules), rules.version, rules.content_hash)


def _whereabouts(rules: Game) -> tuple[str, str | None]:
    """The game's module, and the overlay of content that was loaded with it."""
    name, *inner = rules.outcome.__module__.split(".")
    for end in range(len(inner) + 1):
        module = ".".join([name, *inner[:end]])
        if getattr(sys.modules.get(module), "GAME", None) is rules:
            alias, _, digest = module.partition("__")
            return (alias, str(_OVERLAYS[module])) if digest and module in _OVERLAYS else (module, None)
    raise PicklingError(f"{rules.name} cannot be pickled: no module has it as GAME")


def _unpickled(module: str, content: str | None, version: int, content_hash: str) -> Game:
    made: Game = importlib.import_module(module).GAME
    if content is not None:
        made = _with_overlay(made.name, Path(content))
    if (made.version, made.content_hash) != (version, content_hash):
        raise SaveError(f"this was pickled with other rules or content of {made.name} than these")
    return made


copyreg.pickle(Game, _pickled)


# --- tables ----------------------------------------------------------------------------------------------------------


def new(
    name: str,
    players: int | None = None,
    seed: int | None = None,
    content: str | Path | None = None,
    **options: OptionValue,
) -> Table:
    """A new table: `meadhall.new("yggdrasil", players=3, seed=7, difficulty="hard")`."""
    rules = game(name, content)
    return Table(rules, rules.players[0] if players is None else players, seed, options)


def load(text: str, content: str | Path | None = None) -> Table:
    """The table behind a save (`table.save()`) or a line (`table.line()`), replayed to where it stood."""
    if not text.lstrip().startswith("{"):
        return _load_line(text, content)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise SaveError(f"the save is damaged at line {error.lineno}, column {error.colno}: {error.msg}") from None
    except (RecursionError, ValueError) as error:  # nested or numbers beyond all measure
        raise SaveError(f"the save is damaged: {error}") from None
    for key, kind in {
        "game": str,
        "version": int,
        "players": int,
        "options": dict,
        "seed": int,
        "actions": list,
    }.items():
        if not isinstance(data.get(key), kind):
            raise SaveError(f"the save is damaged: {key!r} is missing or no {kind.__name__}")
    rules = game(data["game"], content)
    if data["version"] != rules.version:
        raise SaveError(
            f"the save was made with version {data['version']} of the rules of {rules.name}; these are version "
            f"{rules.version}, under which the same decisions may lead elsewhere"
        )
    if data.get("content") != rules.content_hash:
        raise SaveError(
            f"the save was made with other content ({data.get('content')}) than this ({rules.content_hash}); "
            "load it with the same content file (--content), or with the release of Meadhall that made it"
        )
    return _replay(rules, data["players"], data["seed"], data["options"], data["actions"], data.get("beginning"))


def _load_line(text: str, content: str | Path | None) -> Table:
    head, _, moves = text.partition(":")
    name, *pairs = head.split() or [""]
    values = dict(pair.partition("=")[::2] for pair in pairs)
    try:
        players, seed = int(values.pop("players")), int(values.pop("seed"))
    except (KeyError, ValueError):
        raise SaveError("this is neither a save nor a line such as 'yggdrasil players=2 seed=7: 0 pass'") from None
    actions = [move.strip() for move in moves.split(";") if move.strip()]
    begun = values.pop("beginning", None)
    return _replay(game(name, content), players, seed, values, actions, begun)


def _replay(
    rules: Game, players: int, seed: int, options: Mapping[str, Any], actions: list[Any], begun: Any = None
) -> Table:
    if begun is None:
        table = Table(rules, players, seed, options)
    else:
        table = Table.resume(rules, players, seed, options, read_record(str(begun), rules, players))
    for number, entry in enumerate(actions):
        seat, _, action = str(entry).partition(" ")
        try:
            if not SEAT.fullmatch(seat):
                raise SaveError(f"{entry!r} should read 'SEAT ACTION'")
            table.play(int(seat), action)
        except MeadhallError as error:
            raise SaveError(f"the save is damaged at action {number + 1} of {len(actions)}: {error}") from None
    return table
