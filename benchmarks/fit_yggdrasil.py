"""Fit Yggdrasil's `evaluate` to played games: `python benchmarks/fit_yggdrasil.py` prints the `evaluation:` part of
`meadhall/games/yggdrasil/bot/weights.yaml`.

Greedy teams of all sizes play at four difficulties; positions on the way are kept with the result, and a logistic model
is fitted to what `evaluation.py` counts, each count once as it stands and once times the advances still to come.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

import meadhall
from meadhall.bots.rollout import play_out_greedily
from meadhall.bots.search import TO_THE_END, Style, new_tree
from meadhall.engine.machine import compiled
from meadhall.engine.playouts import start

DIFFICULTIES, TEAMS = ("easy", "normal", "hard", "very_hard"), range(1, 6)
GAMES, LOOKS = 2000, 12
DECK, MOST_VIKINGS, RIDGE, ROUNDS = 42, 20, 1e-3, 25

Floats = npt.NDArray[np.float64]


def played_positions() -> tuple[Any, npt.NDArray[np.bool_]]:
    """Positions of greedy games, and whether each game was won."""
    rules = meadhall.game("yggdrasil")
    begin, play_on = compiled(rules).entry(start), compiled(rules).entry(play_out_greedily)
    rng, tree = np.random.default_rng(1), new_tree(rules)
    weights = Style(horizon=TO_THE_END).weights(rules, players=1, simulations=1)
    positions, results = [], []
    for difficulty in DIFFICULTIES:
        for players in TEAMS:
            games, winners = np.zeros(GAMES, rules.record.dtype), np.zeros(GAMES, np.int16)
            settings = np.array(rules.settings.encode({"difficulty": difficulty}), np.int16)
            for i in range(GAMES):
                begin(games[i], players, settings, i, tree.out)
            looks = []
            for look in range(LOOKS):
                keys = rng.integers(0, 1 << 40, GAMES)
                play_on(games, keys + look, weights._replace(horizon=int(rng.integers(8, 40))), tree, winners)
                looks.append(games.copy())
            play_on(games, rng.integers(0, 1 << 40, GAMES), weights, tree, winners)
            for kept in looks:
                running = kept["over"] == 0
                positions.append(kept[running])
                results.append(winners[running] != 0)
    return np.concatenate(positions), np.concatenate(results)


def counts(games: Any) -> dict[str, Floats]:
    """What `evaluation.py` counts, by the names of weights.yaml."""
    square, sheets = games["square"].astype(int), games["sheet"]
    found = {
        "fixed": np.ones(len(games)),
        "wall": (square > 3).sum(1) >= 4,
        "gate": (square > 5).sum(1) >= 2,
        "viking": np.minimum(sheets["vikings"].sum(1), MOST_VIKINGS),
        "elf": sheets["elves"].sum(1),
        "weapon": sheets["weapon"].reshape(len(games), -1).sum(1),
        "giant_awake": np.bitwise_count(games["awake"]),
        "further_god": games["players"] - 1,
    }
    return {k: np.asarray(v, float) for k, v in found.items()} | {
        f"square_{at}": (square == at).sum(1).astype(float) for at in range(2, 9)
    }


def fit(features: Floats, won: Floats) -> Floats:
    """Logistic regression by Newton's method."""
    weights = np.zeros(features.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-features @ weights))
        slope = features.T @ (chance - won) / len(won) + RIDGE * weights
        bend = (features * (chance * (1 - chance))[:, None]).T @ features / len(won)
        weights -= np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    return weights


def main() -> None:
    games, won = played_positions()
    count = games["deck_count"].astype(int)
    to_come = (count[:, :6].sum(1) + 2 * count[:, 6:12].sum(1) + 3 * count[:, 12:].sum(1)) / DECK
    found = counts(games)
    columns = [*found.values(), *(values * to_come for values in found.values())]
    weights = np.round(1000 * fit(np.stack(columns, 1), won.astype(float))).astype(int)
    print(f"# {len(won)} positions, {won.mean():.1%} won\nevaluation:")
    for i, name in enumerate(found):
        print(f"  {name}: [{weights[i]}, {weights[i + len(found)]}]")


if __name__ == "__main__":
    main()
