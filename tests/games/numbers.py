"""Every number of a game's content: where it is, and overlays that change it."""

import random
import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import yaml

from meadhall.engine.content import Between
from meadhall.engine.contract import Game
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import play, start
from meadhall.engine.record import Out

Spot = tuple[Any, ...]
"""How to reach a number: keys, ids of things in a list, and places in a plain list."""


def content_of(rules: Game) -> Any:
    """A game's content.yaml as plain data."""
    return yaml.safe_load((rules.folder / "content.yaml").read_text(encoding="utf-8"))


def numbers(data: Any, spot: Spot = ()) -> Iterator[tuple[Spot, int]]:
    """Every number with its spot."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from numbers(value, (*spot, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            name = value["id"] if isinstance(value, dict) and "id" in value else place
            yield from numbers(value, (*spot, name))
    elif isinstance(data, int) and not isinstance(data, bool):
        yield spot, data


def bounds(kind: Any, data: Any, spot: Spot = ()) -> Iterator[tuple[Spot, Between | None]]:
    """Every number with the bounds that the schema sets, or none."""
    if get_origin(kind) is Annotated:
        inner, *checks = get_args(kind)
        for found, bound in bounds(inner, data, spot):
            own = next((check for check in checks if isinstance(check, Between)), None)
            yield found, own if found == spot else bound
    elif get_origin(kind) in (Union, UnionType):
        yield from bounds(next(k for k in get_args(kind) if k is not type(None)), data, spot)
    elif is_dataclass(kind):
        hints = get_type_hints(kind, include_extras=True)
        for key, value in data.items():
            yield from bounds(hints[key], value, (*spot, key))
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from bounds(get_args(kind)[1], value, (*spot, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            name = value["id"] if isinstance(value, dict) and "id" in value else place
            yield from bounds(get_args(kind)[0], value, (*spot, name))
    elif type(data) is int:
        yield spot, None


def overlay_of(data: Any, spot: Spot, value: int) -> Any:
    """An overlay that sets one number and says nothing else, save that plain lists are written out."""
    if not spot:
        return value
    name, *rest = spot
    if isinstance(data, dict):
        return {name: overlay_of(data[name], tuple(rest), value)}
    if isinstance(name, str):
        entry = next(item for item in data if item["id"] == name)
        return [{"id": name, **overlay_of(entry, tuple(rest), value)}]
    return _changed(data, spot, value)


def _changed(data: Any, spot: Spot, value: int) -> Any:
    """The whole of it with one number changed."""
    if not spot:
        return value
    items = data.items() if isinstance(data, dict) else enumerate(data)
    made = {key: _changed(item, spot[1:], value) if key == spot[0] else item for key, item in items}
    return made if isinstance(data, dict) else list(made.values())


def written(folder: Path, overlay: Any) -> Path:
    """An overlay as a file."""
    path = folder / f"{abs(hash(repr(overlay)))}.yaml"
    path.write_text(yaml.safe_dump(overlay), encoding="utf-8")
    return path


def play_through(rules: Game, players: int, seed: int) -> None:
    """One game by chance, interpreted: components are kept, bounds and the game's own laws hold, and it ends."""
    luck, machine, out = random.Random(seed), interpreted(rules), Out([-1] * rules.max_options)
    game: Any = rules.record()
    machine.bind(start)(game, players, rules.settings.encode({}), seed, out)
    census = rules.census(game)
    for _ in range(rules.longest):
        if game.over:
            break
        seat = luck.choice([seat for seat in range(players) if game.waiting >> seat & 1])
        count = rules.options(game, seat, out)
        machine.bind(play)(game, seat, luck.choice(out[:count]), out)
        game.pack()
        rules.check(game)
        _check_observation(rules, game, seat)
        assert rules.census(game) == census
    assert game.over


def _check_observation(rules: Game, game: Any, seat: int) -> None:
    out = Out([0] * rules.observation.size)
    rules.observe(game, seat, out)
    for block in rules.observation.blocks:
        values = out[block.first : block.first + block.length]
        assert max(map(abs, values)) <= block.high, f"the observation {block.name!r} is beyond {block.high}: {values}"


def main(name: str) -> None:
    """Every number of a game on both of its bounds, played by every number of players."""
    import importlib
    import tempfile

    import meadhall
    from meadhall.registry import _modules

    data = content_of(meadhall.game(name))
    schema = importlib.import_module(f"{_modules()[name]}.schema").Content
    with tempfile.TemporaryDirectory() as folder:
        for spot, bound in bounds(schema, data):
            for edge in (bound.low, bound.high) if bound else ():
                try:
                    rules = meadhall.game(name, written(Path(folder), overlay_of(data, spot, edge)))
                except meadhall.ContentError as refused:
                    print(refused)
                    continue
                for players in rules.players:
                    play_through(rules, players, 5)


if __name__ == "__main__":
    main(sys.argv[1])
