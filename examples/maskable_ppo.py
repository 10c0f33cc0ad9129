"""MaskablePPO learns Asgard against random players, from nothing, in minutes on one core.

    pip install 'meadhall[sb3]'
    python examples/maskable_ppo.py --decisions 300000 --save first

At the end it plays games it has not seen, from every seat, and `--save NAME` keeps the policy as the bot `policy:NAME`,
for `meadhall tournament`, `meadhall evaluate` and every environment.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

from meadhall.bots.tournament import wilson
from meadhall.bots.trained import policies_folder
from meadhall.envs import sb3


def train(game: str, bots: str, decisions: int, rows: int, seed: int) -> MaskablePPO:
    """A policy of two layers. Rewards by progress tell it from the first decision on what is worth having."""
    env = sb3.vec_env(game, rows, players=2, bots=bots, reward="progress", threads=1)
    env.seed(seed)
    layers = {"pi": [256, 256], "vf": [256, 256]}
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.01,
        learning_rate=5e-4,
        seed=seed,
        device="cpu",
        policy_kwargs={"net_arch": layers, "activation_fn": torch.nn.ReLU},
    )
    return model.learn(decisions)


def share_of_wins(model: MaskablePPO, game: str, bots: str, games: int) -> tuple[float, int]:
    """Games won, always by the surest action, half of them from each seat."""
    won, played = 0.0, 0
    for seat in (0, 1):
        env = sb3.vec_env(game, 64, players=2, seat=seat, bots=bots, threads=1)
        env.seed(1_000_000)
        seen = env.reset()
        wanted = played + games // 2
        while played < wanted:
            actions, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
            seen, _, done, infos = env.step(actions)
            for row in np.flatnonzero(done):
                winners = infos[row]["winners"]
                won += winners[seat] / winners.sum() if played < wanted else 0.0
                played += int(played < wanted)
    return won, played


def save(model: MaskablePPO, path: Path) -> None:
    """The policy's layers, as `policy:NAME` reads them."""
    policy = model.policy
    found = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    kept = {}
    for number, layer in enumerate([*found, policy.action_net]):
        kept[f"w{number}"] = layer.weight.detach().numpy().T
        kept[f"b{number}"] = layer.bias.detach().numpy()
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez(path, **kept)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="asgard")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--decisions", type=int, default=300_000)
    parser.add_argument("--rows", type=int, default=64, help="games at once")
    parser.add_argument("--games", type=int, default=1000, help="to measure the end by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="keep the policy under this name")
    given = parser.parse_args()
    torch.set_num_threads(1)
    began = time.process_time()
    model = train(given.game, given.bots, given.decisions, given.rows, given.seed)
    print(f"{given.decisions} decisions in {time.process_time() - began:.0f} CPU seconds")
    for bots in sorted({given.bots, "random", "greedy"}):
        won, played = share_of_wins(model, given.game, bots, given.games)
        low, high = wilson(won, played)
        print(f"against {bots}: {won / played:.1%} of {played} games ({low:.1%} to {high:.1%})")
    if given.save:
        path = policies_folder() / given.game / f"{given.save}.npz"
        save(model, path)
        print(f"kept as policy:{given.save} in {path}")


if __name__ == "__main__":
    main()
