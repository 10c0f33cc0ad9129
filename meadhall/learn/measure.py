"""How strong a player is: its share of wins at one seat of tables whose other seats are played by somebody else."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

import torch

from ..bots.network import Network
from ..engine.contract import Game
from ..envs import vector
from ..envs.arguments import Device
from .student import Student, Tensor
from .turning import Turning

__all__ = ["Player", "share_of_wins"]

Player: TypeAlias = Student | Network | Literal["greedy"]
"""Students and networks play what they like best."""
LOOK = 32
"""Steps between two looks at whether all games have ended."""


def share_of_wins(
    rules: Game,
    mix: Sequence[Mapping[str, Any]],
    games: int,
    guest: Player,
    others: Player,
    device: Device,
    seed: int = 12345,
) -> float:
    """The first game of each row, each seat in turn the guest's. In a cooperative game the guest plays all seats. A
    shared win counts in parts."""
    env = vector(rules, games, mix=mix, device=device, reward="win")

    def tensor(array: Any) -> Tensor:
        return torch.as_tensor(array, device=device)

    turning, rows = Turning.of(env, device), torch.arange(games, device=device)
    mine = rows // len(env.kinds) % turning.players

    def best(who: Player, key: int) -> Tensor:
        if isinstance(who, Network):
            return tensor(env.network_actions(who)).long()
        if not isinstance(who, Student):
            return tensor(env.greedy_actions(key)).long()
        batch, seat = env.batch, tensor(env.seat)
        with torch.no_grad():
            thought = who.think(tensor(batch.observation), turning.mask(tensor(batch.mask), seat))
        return turning.named(thought.liking.argmax(1), seat)

    running, won = torch.ones(games, dtype=torch.bool, device=device), torch.zeros(games, device=device)
    env.reset(seed=seed)
    for step in range(rules.longest):
        if step % LOOK == 0 and not running.any():
            break
        action = best(guest, step)
        if not rules.cooperative:
            action = torch.where(tensor(env.seat).long() == mine, action, best(others, step))
        batch = env.step(action if device == "cuda" else action.numpy())
        ended, reward = running & tensor(batch.done).bool(), tensor(batch.reward)
        winners = (reward > 0).sum(1).clamp(min=1)
        share = (reward[rows, mine] > 0).float() / (1 if rules.cooperative else winners)
        won = torch.where(ended, share, won)
        running &= ~ended
    env.close()
    return float(won.mean())
