"""A data set: games decision by decision, to learn from without playing, as Parquet with one row a decision.

A row has `episode, step, seat, bot, seed, observation, legal, action, reward, termination` and `return`: what each seat
knew, which actions it might take, which it took, and what that led to in the end. Names and `metadata.json` follow
Minari where it has words for them; episodes are games, in which the rows of all seats follow one another.
"""

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl

from ..bots import Knowledge
from ..bots.tournament import SEED_SPACE
from ..engine.chance import pick
from ..engine.contract import Game
from ..engine.playouts import BOTS
from ..envs.arguments import Machine
from ..envs.single import SingleGame, single_game
from .plan import Plan, StudyError
from .shards import check_shard, missing_shards, shard_file, write_shard
from .tables import unhurried
from .workers import Progress, in_processes

__all__ = ["dataset_schema", "make_dataset", "read_dataset"]

METADATA = "metadata.json"
FORMAT = 1
"""Raised whenever rows get other columns."""


def dataset_schema(rules: Game) -> dict[str, Any]:
    """The columns of a game's data sets."""
    return {
        "episode": pl.Int64,
        "step": pl.Int32,
        "seat": pl.Int8,
        "bot": pl.String,
        "seed": pl.Int64,
        "observation": pl.Array(pl.Int16, rules.observation.size),
        "legal": pl.List(pl.Int16),
        "action": pl.Int16,
        "reward": pl.Float32,
        "termination": pl.Boolean,
        "return": pl.Float32,
    }


def make_dataset(
    plan: Plan,
    folder: Path,
    processes: int = 1,
    resume: bool = False,
    progress: Progress | None = None,
    machine: Machine = "compiled",
) -> int:
    """Play the games of a plan and write every decision down, shard by shard; returns how many games were played now.
    Interrupted, it keeps what is done."""
    rules = plan.check()
    plan.save(folder)
    todo = missing_shards(plan, folder, resume, dataset_schema(rules))
    played = 0
    for games in in_processes(_make, [(plan, shard, folder, machine) for shard in todo], processes):
        played += games
        if progress:
            progress(played)
    _describe(rules, plan, folder)
    return played


def _make(plan: Plan, shard: int, folder: Path, machine: Machine) -> int:
    rules, numbers = plan.check(), plan.games_of(shard)
    game = single_game(rules, plan.players, plan.options, "win", machine)
    frames = [_played(game, plan, number) for number in numbers]
    write_shard(pl.concat(frames), shard_file(folder, shard), plan.mark)
    return len(numbers)


def _played(game: SingleGame, plan: Plan, number: int) -> pl.DataFrame:
    """One game, from the deal to the end."""
    seed, bots = plan.seed + number, plan.seats(number)
    game.reset(seed)
    seats, seen, legal, taken = [], [], [], []
    while not game.over:
        seat = game.seat
        seats.append(seat)
        seen.append(game.observation(seat).copy())
        legal.append(game.legal(seat))
        taken.append(_choice(game, bots[seat], seat, seed))
        game.play(taken[-1])
    results, steps = np.array(game.rewards(), np.float32), len(seats)
    last = {seat: step for step, seat in enumerate(seats)}
    ends = [last[seat] == step for step, seat in enumerate(seats)]
    columns: dict[str, Any] = {
        "episode": np.full(steps, number),
        "step": np.arange(steps),
        "seat": seats,
        "bot": [bots[seat] for seat in seats],
        "seed": np.full(steps, seed),
        "observation": np.stack(seen),
        "legal": legal,
        "action": taken,
        "reward": np.where(ends, results[seats], 0.0),
        "termination": ends,
        "return": results[seats],
    }
    schema = dataset_schema(game.rules)
    return pl.DataFrame([pl.Series(name, values).cast(schema[name]) for name, values in columns.items()])


def _choice(game: SingleGame, spec: str, seat: int, seed: int) -> int:
    """What a bot does with what its seat knows."""
    key = seed * 64 + seat
    if spec in BOTS:
        return game.advise(seat, BOTS[spec], key)
    known = Knowledge(game.rules, game.record(), seat, pick(key, 2 * game.decisions, SEED_SPACE))
    return unhurried(spec, game.rules).choose(known, pick(key, 2 * game.decisions + 1, SEED_SPACE))


def _describe(rules: Game, plan: Plan, folder: Path) -> None:
    """What the data set is, in Minari's words where it has them, and what the numbers of an observation mean."""
    total = pl.scan_parquet(folder / "shard-*.parquet").select(pl.len()).collect().item()
    about = {
        "dataset_id": f"meadhall/{rules.name}/{'-'.join(dict.fromkeys(plan.bots)).replace(':', '-')}-v{FORMAT}",
        "total_episodes": plan.games,
        "total_steps": total,
        "algorithm_name": ", ".join(dict.fromkeys(plan.bots)),
        "data_format": "parquet",
        "game": rules.name,
        "rules_version": rules.version,
        "content": rules.content_hash,
        "actions": rules.actions.size,
        "observation": [
            {"name": block.name, "length": block.length, "high": block.high} for block in rules.observation.blocks
        ],
    }
    (folder / METADATA).write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


def read_dataset(folder: str | Path) -> pl.LazyFrame:
    """The decisions of a data set, read as they are needed. One that is not finished is refused."""
    path = Path(folder)
    plan = Plan.load(path)
    files = [shard_file(path, shard) for shard in range(plan.shards)]
    if missing := sum(not file.exists() for file in files):
        raise StudyError(f"{path} lacks {missing} of {plan.shards} shards; `meadhall dataset --resume` makes them")
    schema, mark = dataset_schema(plan.check()), plan.mark
    for file in files:
        check_shard(file, plan, mark, schema)
    return pl.scan_parquet(files)
