"""A small policy learns Yggdrasil on a CPU: PPO in one file, in the manner of CleanRL.

    pip install meadhall torch
    python examples/ppo_yggdrasil.py --decisions 3000000

One network plays all the gods: Yggdrasil is cooperative and hides nothing from one god that another knows, so a row of
the vector environment is one stream of decisions by one learner. What it teaches, step by step:

1. `vector(...)` steps hundreds of games a call; a finished game begins anew by itself.
2. The named blocks of the observation say how to show it to a network: kinds and squares one by one, counts as numbers.
3. The mask turns illegal actions into probability zero, in training and in play alike.
4. Who plays at random never wins, and so never learns what victory is made of. The policy therefore begins as the
   greedy player (`greedy_actions`) with a little curiosity, and learns when to do something else: residual learning.
5. The reward is "progress": how much the game's own estimate of the position improved. Its sum over a game is the
   result less a constant, so the best policy stays the best.
6. At the end it plays 1,000 new games, to be held against the random and the greedy player.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from meadhall import game
from meadhall.engine.playouts import GREEDY, RANDOM
from meadhall.envs import Vector, vector
from meadhall.envs.single import single_game


@dataclass
class Settings:
    players: int = 2
    difficulty: str = "easy"
    decisions: int = 3_000_000
    """To learn from."""
    games: int = 512
    """Games at once."""
    steps: int = 128
    """Decisions of each between two updates."""
    epochs: int = 2
    batch: int = 8192
    rate: float = 3e-4
    discount: float = 1.0
    smoothing: float = 0.99
    clip: float = 0.2
    entropy: float = 0.0
    hidden: int = 128
    trust: float = 5.0
    """In the greedy player's advice, at first."""
    threads: int = 1
    """Cores for the network; small layers gain little from more."""
    seed: int = 1
    out: str = ""
    """A file for the learning curve, JSON."""


FEW, SHORT, HANDFUL = 25, 9, 4
"""Values above FEW look alike where each has its own weights, and numbers above a HANDFUL where the small matter."""


class Eyes(nn.Module):
    """An observation as a network likes it. In a short block of many kinds (what is decided, squares, the next cards)
    every value has its own weights; other numbers are shown as a share of their greatest, and again near zero."""

    def __init__(self, env: Vector, width: int) -> None:
        super().__init__()
        kinds, numbers, highs, first, at = [], [], [], [], 0
        for block in env.rules.observation.blocks:
            columns = range(at, at + block.length)
            at += block.length
            if block.high > 1 and block.length <= SHORT:
                kinds += columns
                first += [min(block.high, FEW) + 1] * block.length
            else:
                numbers += columns
                highs += [block.high] * block.length
        self.register_buffer("kinds", torch.tensor(kinds))
        self.register_buffer("first", torch.tensor([0, *np.cumsum(first)[:-1]]))
        self.register_buffer("most", torch.tensor(first) - 1)
        self.register_buffer("numbers", torch.tensor(numbers))
        self.register_buffer("highs", torch.tensor(highs, dtype=torch.float32))
        self.of_kinds = nn.EmbeddingBag(sum(first), width, mode="sum")
        self.of_numbers = nn.Linear(2 * len(numbers), width)
        nn.init.normal_(self.of_kinds.weight, std=len(kinds) ** -0.5)

    def forward(self, observation: torch.Tensor) -> torch.Tensor:
        kinds = torch.minimum(observation[:, self.kinds].long().clamp(min=0), self.most) + self.first
        numbers = observation[:, self.numbers].float()
        shown = torch.cat((numbers / self.highs, numbers.clamp(max=HANDFUL) / HANDFUL), 1)
        return torch.tanh(self.of_kinds(kinds) + self.of_numbers(shown))


class Policy(nn.Module):
    """What to do, and how good the position is, from what a god knows and what the greedy player advises."""

    def __init__(self, env: Vector, hidden: int, trust: float) -> None:
        super().__init__()
        self.eyes, self.judge = Eyes(env, hidden), Eyes(env, hidden)  # one for both would serve the louder lesson
        self.advised = nn.Embedding(env.action_count, hidden)
        self.actions = nn.Sequential(nn.Linear(hidden, hidden), nn.Tanh(), nn.Linear(hidden, env.action_count))
        self.value = nn.Sequential(nn.Linear(hidden, hidden), nn.Tanh(), nn.Linear(hidden, 1))
        self.trust = nn.Parameter(torch.tensor(trust))
        nn.init.orthogonal_(self.actions[-1].weight, 0.01)
        nn.init.normal_(self.advised.weight, std=0.1)

    def forward(
        self, observation: torch.Tensor, mask: torch.Tensor, advice: torch.Tensor
    ) -> tuple[Categorical, torch.Tensor]:
        logits = self.actions(self.eyes(observation) + self.advised(advice))
        logits = logits.scatter_add(1, advice[:, None], self.trust.expand(len(advice), 1)).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(self.judge(observation)).squeeze(-1)


def shown(env: Vector, key: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """What stands, as the policy takes it."""
    batch = env.batch
    advice = torch.from_numpy(env.greedy_actions(key)).long()
    return torch.from_numpy(batch.observation), torch.from_numpy(batch.mask), advice


class Rollout:
    """The decisions between two updates."""

    def __init__(self, env: Vector, steps: int) -> None:
        shape = (steps, env.n)
        self.observation = torch.zeros((*shape, env.observation_size), dtype=torch.int16)
        self.mask = torch.zeros((*shape, env.action_count), dtype=torch.int8)
        self.advice = torch.zeros(shape, dtype=torch.int64)
        self.action = torch.zeros(shape, dtype=torch.int64)
        self.chance = torch.zeros(shape)
        self.value = torch.zeros(shape)
        self.reward = torch.zeros(shape)
        self.done = torch.zeros(shape)

    @torch.no_grad()
    def play(self, env: Vector, policy: Policy) -> tuple[torch.Tensor, int, int]:
        """Fill it; returns the value of the positions after it, and the games won and ended on the way."""
        won = ended = 0
        for step in range(len(self.reward)):
            self.observation[step], self.mask[step], self.advice[step] = shown(env, step)
            choice, self.value[step] = policy(self.observation[step], self.mask[step], self.advice[step])
            self.action[step] = choice.sample()
            self.chance[step] = choice.log_prob(self.action[step])
            batch = env.step(self.action[step].numpy())
            self.reward[step] = torch.from_numpy(batch.reward[:, 0])
            self.done[step] = torch.from_numpy(batch.done)
            ended += int(batch.done.sum())
            won += int(env.scores[batch.done == 1, 0].sum())
        _, after = policy(*shown(env, len(self.reward)))
        return after, won, ended

    def advantages(self, after: torch.Tensor, discount: float, smoothing: float) -> torch.Tensor:
        """Generalised advantage estimates; nothing flows from one game into the next."""
        made, running = torch.zeros_like(self.reward), torch.zeros_like(after)
        for step in reversed(range(len(self.reward))):
            goes_on = 1 - self.done[step]
            surprise = self.reward[step] + discount * goes_on * after - self.value[step]
            running = surprise + discount * smoothing * goes_on * running
            made[step], after = running, self.value[step]
        return made


def update(
    policy: Policy, optimizer: torch.optim.Optimizer, rollout: Rollout, after: torch.Tensor, s: Settings
) -> None:
    """Some epochs of clipped policy gradient over a rollout."""
    advantage = rollout.advantages(after, s.discount, s.smoothing)
    target = (advantage + rollout.value).flatten()
    observation, mask = rollout.observation.flatten(0, 1), rollout.mask.flatten(0, 1)
    action, chance, advantage = rollout.action.flatten(), rollout.chance.flatten(), advantage.flatten()
    advice = rollout.advice.flatten()
    for _ in range(s.epochs):
        for rows in torch.randperm(len(action)).split(s.batch):
            choice, value = policy(observation[rows], mask[rows], advice[rows])
            gain = (advantage[rows] - advantage[rows].mean()) / (advantage[rows].std() + 1e-8)
            ratio = (choice.log_prob(action[rows]) - chance[rows]).exp()
            better = torch.min(ratio * gain, ratio.clamp(1 - s.clip, 1 + s.clip) * gain).mean()
            missed = (value - target[rows]).square().mean()
            loss = -better + 0.5 * missed - s.entropy * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


Curve = list[tuple[int, float, float]]
"""Decisions learnt from, processor seconds spent, share of the latest games won."""


def train(s: Settings) -> tuple[Policy, Curve]:
    """Learn from so many decisions."""
    env = vector("yggdrasil", s.games, players=s.players, reward="progress", difficulty=s.difficulty)
    policy, rollout = Policy(env, s.hidden, s.trust), Rollout(env, s.steps)
    optimizer = torch.optim.Adam(policy.parameters(), lr=s.rate, eps=1e-5)
    env.reset(seed=s.seed)
    began, curve = time.process_time(), []
    won = ended = 0
    for learnt in range(0, s.decisions, s.games * s.steps):
        optimizer.param_groups[0]["lr"] = s.rate * max(0.05, 1 - learnt / s.decisions)
        after, more_won, more_ended = rollout.play(env, policy)
        update(policy, optimizer, rollout, after, s)
        won, ended = won + more_won, ended + more_ended
        if ended >= 1000:
            curve.append((learnt, round(time.process_time() - began, 1), won / ended))
            print(
                f"{learnt:>10,} decisions, {curve[-1][1]:5.0f} s: {won / ended:6.1%} of {ended} games won", flush=True
            )
            won = ended = 0
    return policy, curve


@torch.no_grad()
def share_won(policy: Policy, s: Settings, surest: bool, games: int = 1000) -> float:
    """The share of new games won, each action drawn from the policy, or always the surest; every game counts once."""
    env = vector("yggdrasil", games, players=s.players, difficulty=s.difficulty)
    env.reset(seed=s.seed + 1000)
    finished, won = np.zeros(games, bool), 0
    while not finished.all():
        choice, _ = policy(*shown(env, s.seed))
        batch = env.step((choice.probs.argmax(1) if surest else choice.sample()).numpy())
        first = (batch.done == 1) & ~finished
        won += int(env.scores[first, 0].sum())
        finished |= first
    return won / games


def share_won_by(how: int, s: Settings, games: int = 1000) -> float:
    """The share of games that random or greedy gods win."""
    table = single_game(game("yggdrasil"), s.players, {"difficulty": s.difficulty}, "win", "compiled")
    won = 0
    for seed in range(games):
        table.reset(seed)
        while not table.over:
            table.play(table.advise(table.seat, how, seed))
        won += table.rewards()[0] > 0
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, value in vars(Settings()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    s = Settings(**vars(parser.parse_args()))
    torch.manual_seed(s.seed)
    torch.set_num_threads(s.threads)
    yardsticks = {"random": share_won_by(RANDOM, s), "greedy": share_won_by(GREEDY, s)}
    print(f"random gods win {yardsticks['random']:.1%}, greedy gods {yardsticks['greedy']:.1%} of 1000 games")
    policy, curve = train(s)
    drawn, surest = share_won(policy, s, surest=False), share_won(policy, s, surest=True)
    print(f"the policy wins {drawn:.1%} of 1000 new games, {surest:.1%} when it always takes its surest action")
    if s.out:
        found = {"settings": vars(s), **yardsticks, "policy": drawn, "policy_surest": surest, "curve": curve}
        Path(s.out).write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
