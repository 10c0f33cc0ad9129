"""A policy learns Asgard from a data set alone: behaviour cloning of the shipped network, in PyTorch.

    pip install 'meadhall[lab,learn]'
    meadhall dataset asgard --players 2 --bots network --games 400 --out masters
    python examples/behaviour_cloning.py masters --save clone

One game in ten is kept back: at the end the clone says what the master would have done there. `--save NAME` keeps it as
the bot `policy:NAME`, which then plays against greedy and random players.
"""

import argparse
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import torch
from torch import nn

from meadhall import game
from meadhall.bots.tournament import Match, play_match, wilson
from meadhall.bots.trained import highest, policies_folder
from meadhall.lab import Plan, read_dataset


def tensors(rules: Any, frame: pl.DataFrame) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """What was seen (each number divided by the highest it may be), what was illegal, and what was done."""
    seen = torch.from_numpy(frame["observation"].to_numpy() / highest(rules))
    illegal = torch.ones((frame.height, rules.actions.size), dtype=torch.bool)
    rows = np.repeat(np.arange(frame.height), frame["legal"].list.len().to_numpy())
    illegal[rows, frame["legal"].explode().to_numpy().astype(np.int64)] = False
    return seen.float(), illegal, torch.from_numpy(frame["action"].to_numpy().astype(np.int64))


def clone(rules: Any, frame: pl.DataFrame, epochs: int) -> nn.Sequential:
    """A policy of three layers that likes best what was done."""
    torch.manual_seed(1)
    sizes = (rules.observation.size, 256, 256, rules.actions.size)
    layers = [nn.Linear(sizes[0], sizes[1]), nn.ReLU(), nn.Linear(sizes[1], sizes[2]), nn.ReLU()]
    policy = nn.Sequential(*layers, nn.Linear(sizes[2], sizes[3]))
    seen, illegal, done = tensors(rules, frame)
    steps = epochs * (len(done) // 256)
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, total_steps=steps)
    for _ in range(steps):
        rows = torch.randint(len(done), (256,))
        likes = policy(seen[rows]).masked_fill(illegal[rows], -torch.inf)
        optimizer.zero_grad()
        nn.functional.cross_entropy(likes, done[rows]).backward()
        optimizer.step()
        schedule.step()
    return policy


@torch.no_grad()
def agreement(policy: nn.Sequential, rules: Any, frame: pl.DataFrame) -> float:
    """How often the clone would have done the same, of decisions with several options."""
    seen, illegal, done = tensors(rules, frame.filter(pl.col("legal").list.len() > 1))
    return float((policy(seen).masked_fill(illegal, -torch.inf).argmax(1) == done).float().mean())


def save(policy: nn.Sequential, path: Path) -> None:
    """The layers, as `policy:NAME` reads them."""
    found = [layer for layer in policy if isinstance(layer, nn.Linear)]
    kept = {f"w{number}": layer.weight.detach().numpy().T for number, layer in enumerate(found)}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez(path, **kept, **{f"b{number}": layer.bias.detach().numpy() for number, layer in enumerate(found)})


def share(name: str, plan: Plan, rival: str, games: int) -> str:
    """Of the victories against a rival, each deal from either seat."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots = (name, rival) if seat == 0 else (rival, name)
        match = Match(plan.game, plan.players, tuple(plan.options.items()), 1_000_000 + number // 2, bots)
        winners = play_match(match).winners
        won += (seat in winners) / max(1, len(winners))
    low, high = wilson(won, games)
    return f"{won / games:.1%} of {games} games ({low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--games", type=int, default=100, help="against each rival at the end")
    parser.add_argument("--save", help="keep the policy under this name")
    given = parser.parse_args()
    torch.set_num_threads(1)
    plan, frame = Plan.load(given.dataset), read_dataset(given.dataset).collect()
    rules, began = game(plan.game), time.process_time()
    kept_back = pl.col("episode") % 10 == 0
    policy = clone(rules, frame.filter(~kept_back), given.epochs)
    print(f"{frame.height} decisions of {plan.games} games, {time.process_time() - began:.0f} CPU seconds")
    print(f"does what the master did in {agreement(policy, rules, frame.filter(kept_back)):.1%} of new decisions")
    if not given.save:
        os.environ["MEADHALL_POLICIES"] = tempfile.mkdtemp()
    name = given.save or "clone"
    save(policy, policies_folder() / rules.name / f"{name}.npz")
    for rival in ("random", "greedy"):
        print(f"against {rival}: {share(f'policy:{name}', plan, rival, given.games)}")


if __name__ == "__main__":
    main()
