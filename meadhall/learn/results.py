"""The last thing a network learns: how often positions like those it gets into are really won.

While a student learns to decide, its `chance` follows guesses of its own, which are good enough to compare decisions
with but need not add up. A search that weighs winning chances against dice, and a player who reads them, want them as
they are. So in the end whole games are played by the student as it is, some positions of each are kept, and the chance
is learnt from how these games ended. What it likes to do is held where it was.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import torch
from torch.nn.functional import binary_cross_entropy_with_logits, kl_div

from ..engine.contract import Game
from ..envs import vector
from .ppo import descend
from .selfplay import Thinker
from .student import Student, Tensor
from .turning import Turning

__all__ = ["Ends", "learn_results", "play_to_the_end"]

KEPT = 4
"""Positions of a game that are learnt from; more of one game say little more, since all ended alike."""
PASSES, STEPS = 2, 250
"""Over all positions, and how many steps a pass has at least."""
BATCH = 8192
"""Positions of a step, at most."""
RATE = 3e-4
"""Of learning, at first; it falls evenly to nothing."""
HOLD = 4.0
"""Weight of how far the policy went from where it was."""


class Ends(NamedTuple):
    """Positions, and how their games ended, a row each; actions are counted from the one that decided."""

    observation: Tensor
    mask: Tensor
    won: Tensor
    """By seat, counted from the one that decided: its share of the win."""
    there: Tensor
    """By seat: whether there is one."""


def play_to_the_end(
    rules: Game,
    mix: Sequence[Mapping[str, Any]],
    student: Student,
    games: int,
    wanted: int,
    seed: int,
    astray: float = 0.0,
) -> Ends:
    """Play games to their ends until there are so many positions. Games that have begun by then are played to their
    ends too: short ones, in some games the lost ones, would count more than their share. Of each game any position is
    as likely kept. So likely, but once a game, any legal action is played: the position that it leads to is always
    kept, those before are forgotten, as the student would not have gone on like that."""
    device = student.device
    env = vector(rules, games, mix=mix, device="cuda" if device == "cuda" else "cpu", reward="win")
    chance = torch.Generator(device).manual_seed(seed)
    thinker = Thinker(student, chance)

    def tensor(array: Any) -> Tensor:
        return torch.as_tensor(array, device=device)

    row = torch.arange(games, device=device)
    turning = Turning.of(env, device)
    seats = 1 if rules.cooperative else rules.players[-1]
    around = torch.arange(seats, device=device)
    nowhere = KEPT  # the place of positions that are not kept
    observed = torch.zeros((games, KEPT + 1, env.observation_size), dtype=torch.int16, device=device)
    legal = torch.zeros((games, KEPT + 1, env.action_count), dtype=torch.int8, device=device)
    decider = torch.zeros((games, KEPT + 1), dtype=torch.int64, device=device)
    met, strayed = (torch.zeros(games, dtype=torch.int64, device=device) for _ in range(2))
    counts = torch.ones(games, dtype=torch.bool, device=device)  # whether the game that is played is told of
    parts: list[Ends] = []
    found = 0
    env.reset(seed=seed)
    while found < wanted or counts.any():
        batch = env.batch
        observation, deciding = tensor(batch.observation), tensor(batch.seat).long()
        mask = turning.mask(tensor(batch.mask), deciding)
        drawn = strayed + (torch.rand(games, generator=chance, device=device) * (met + 1 - strayed)).long()
        place = torch.where(met < KEPT, met, drawn).clamp(max=nowhere)
        observed[row, place], legal[row, place] = observation, mask
        decider[row, place] = deciding
        met += 1
        with torch.no_grad():
            action, *_ = thinker.decide(observation, mask)
        if astray:
            straying = (torch.rand(games, generator=chance, device=device) < astray) & (strayed == 0)
            action = torch.where(straying, any_legal(mask, chance), action)
            strayed[straying], met[straying] = 1, 0
        action = turning.named(action, deciding)
        batch = env.step(action if device == "cuda" else action.numpy())
        ended = (tensor(batch.done).bool() & counts).nonzero().squeeze(1)
        if len(ended):
            won = (tensor(batch.reward)[ended] > 0).float()
            won = won if rules.cooperative else won / won.sum(1, keepdim=True).clamp(min=1)
            used = torch.arange(KEPT, device=device) < met[ended, None]  # none where the last decision went astray
            seat, count = decider[ended, :KEPT], turning.players[ended, None]
            turned = (seat[..., None] + around) % count[..., None] if seats > 1 else seat[..., None] * 0
            share = won[:, None].expand(-1, KEPT, -1).gather(2, turned)
            there = (around < count).expand(KEPT, -1, -1).transpose(0, 1)
            parts.append(Ends(observed[ended, :KEPT][used], legal[ended, :KEPT][used], share[used], there[used]))
            found += len(parts[-1].won)
            met[ended], strayed[ended] = 0, 0
            counts[ended] = found < wanted
    env.close()
    return Ends(*(torch.cat(column) for column in zip(*parts, strict=True)))


def any_legal(mask: Tensor, chance: torch.Generator) -> Tensor:
    """An action for each row, all that are legal being as likely."""
    return (torch.rand(mask.shape, generator=chance, device=mask.device) + 1).mul(mask).argmax(1)


def learn_results(student: Student, ends: Ends, seed: int) -> tuple[float, float]:
    """Learn the chance to win from results; returns the mean error of the last tenth, and how far the policy went."""
    before = student.copy()
    optimiser = torch.optim.Adam(student.parameters.values(), lr=RATE)
    chance = torch.Generator(student.device).manual_seed(seed)
    rows = len(ends.won)
    size = max(1, min(BATCH, rows // STEPS))
    orders = [torch.randperm(rows, generator=chance, device=student.device) for _ in range(PASSES)]
    batches = [some for order in orders for some in order[: rows // size * size].split(size)]
    seen: list[Tensor] = []
    for done, some in enumerate(batches):
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1 - done / len(batches))
        error, moved = _errors(student, before, Ends(*(part[some] for part in ends)))
        descend(student, optimiser, error + HOLD * moved)
        seen.append(torch.stack((error.detach(), moved.detach())))
    last = torch.stack(seen[-max(1, len(seen) // 10) :]).mean(0)
    return float(last[0]), float(last[1])


def _errors(student: Student, before: Student, ends: Ends) -> tuple[Tensor, Tensor]:
    thought = student.think(ends.observation, ends.mask)
    with torch.no_grad():
        liked = before.think(ends.observation, ends.mask).liking.log_softmax(1)
    moved = kl_div(thought.liking.log_softmax(1), liked, log_target=True, reduction="batchmean")
    weight = ends.there.float()
    error = binary_cross_entropy_with_logits(thought.chance, ends.won, weight=weight, reduction="sum") / weight.sum()
    return error, moved
