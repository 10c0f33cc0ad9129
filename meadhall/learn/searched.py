"""Games that the guided search plays against itself, decision by decision: what it tried how often, and the end.

A network that has learnt all it can from its own games can learn from the search that it guides: the search looks
ahead, so its tries are a better policy than the one it began with. Games are played by processes, on the cores.
"""

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..bots import GuidedBot, Knowledge
from ..bots.guided import think_guided
from ..bots.network import turns_of
from ..bots.search import Trust
from ..bots.tournament import SEED_SPACE
from ..engine.chance import pick
from ..engine.contract import Game
from ..engine.machine import compiled
from ..engine.tables import Table
from ..registry import game

__all__ = ["Deal", "Searched", "search_games"]

BY_TRIES = 4
"""In one of so many decisions chance decides, by the tries; in the others the most tried action is played. Otherwise
all games would be the best one."""


TRUST = Trust()
"""How the search weighs that shows what to do."""


def wanted(tries: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """The likelihoods that so many tries of each action speak for. A search warms what its network likes before it
    tries anything; tries are cooled by as much, or a network would learn to be in two minds where nothing speaks
    against its first one, more so from round to round."""
    cooled = (tries / tries.max()) ** TRUST.warmth
    return np.asarray(cooled / cooled.sum(), np.float32)


class Searched(NamedTuple):
    """Decisions of games that a search has played, a row each."""

    observation: npt.NDArray[np.int16]
    action: npt.NDArray[np.int16]
    """What was legal, counted from the one that decided; the first of them again where there were fewer than the game's
    most."""
    tried: npt.NDArray[np.float32]
    """Beside each, how likely it should be by the search's tries."""
    chance: npt.NDArray[np.float32]
    """By seat, counted from the one that decided: its share of the win in the end."""
    there: npt.NDArray[np.bool_]
    """By seat: whether there is one."""

    @classmethod
    def joined(cls, parts: Sequence["Searched"]) -> "Searched":
        return cls(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


@dataclass(frozen=True)
class Deal:
    """One game to be played."""

    game: str
    table: Mapping[str, Any]
    """As `meadhall.new` takes it."""
    seed: int
    simulations: int
    """A decision."""


def use_networks(folder: str) -> None:
    """The networks that guide the searches of this process."""
    os.environ["MEADHALL_NETWORKS"] = folder


def play_searched(deal: Deal) -> Searched:
    """Play one game; decisions without a choice teach nothing and are left out."""
    rules, searching = game(deal.game), GuidedBot(deal.simulations, trust=TRUST)
    options = dict(deal.table)
    table = Table(rules, options.pop("players"), deal.seed, options)
    rows: list[tuple[Any, ...]] = []
    while not table.over:
        seat, number = table.waiting[0], len(rows)
        known = Knowledge.of(table, seat, seed=pick(deal.seed, 3 * number, SEED_SPACE))
        if len(known.legal) == 1:
            table.play(seat, known.legal[0])
            continue
        found = {
            each.action: each.visits for each in searching.explain(known, pick(deal.seed, 3 * number + 1, SEED_SPACE))
        }
        tries = np.array([found.get(action, 0) for action in known.legal], np.float32)
        rows.append((seat, known.observe(), known.legal, wanted(tries)))
        chosen = int(tries.argmax())
        if number % BY_TRIES == deal.seed % BY_TRIES:
            drawn = pick(deal.seed, 3 * number + 2, int(tries.sum()))
            chosen = int(np.searchsorted(np.cumsum(tries), drawn, side="right"))
        table.play(seat, known.legal[chosen])
    return _written(rules, rows, table)


def _written(rules: Game, rows: list[tuple[Any, ...]], table: Table) -> Searched:
    seats = 1 if rules.cooperative else rules.players[-1]
    n, most = len(rows), rules.max_options
    made = Searched(
        np.zeros((n, rules.observation.size), np.int16),
        np.zeros((n, most), np.int16),
        np.zeros((n, most), np.float32),
        np.zeros((n, seats), np.float32),
        np.zeros((n, seats), np.bool_),
    )
    players = min(seats, table.players)
    shares = np.array([_share(rules, table, seat) for seat in range(players)], np.float32)
    turns = turns_of(rules)
    for i, (seat, observed, legal, tried) in enumerate(rows):
        made.observation[i] = observed
        made.action[i] = turns[table.players, seat, legal[0]]
        made.action[i, : len(legal)] = turns[table.players, seat, legal]
        made.tried[i, : len(legal)] = tried
        made.chance[i, :players] = np.roll(shares, -seat if players > 1 else 0)
        made.there[i, :players] = True
    return made


def _share(rules: Game, table: Table, seat: int) -> float:
    """Of the win."""
    if rules.cooperative:
        return float(bool(table.winners))
    return (seat in table.winners) / max(1, len(table.winners))


def search_games(
    rules: Game,
    mix: Sequence[Mapping[str, Any]],
    seed: int,
    simulations: int,
    folder: Path,
    processes: int,
    seconds: float,
) -> Iterator[Searched]:
    """Games as they end, played side by side for so long, one a process at least; those that have begun are played to
    their end."""
    compiled(rules).entry(think_guided)  # once, and not by every process
    ends, begun = time.monotonic() + seconds, 0
    with ProcessPoolExecutor(processes, get_context("spawn"), use_networks, (str(folder),)) as pool:
        playing: set[Future[Searched]] = set()
        while True:
            while len(playing) < processes and (begun < processes or time.monotonic() < ends):
                deal = Deal(rules.name, mix[begun % len(mix)], seed + begun, simulations)
                playing.add(pool.submit(play_searched, deal))
                begun += 1
            if not playing:
                return
            ended, playing = wait(playing, return_when=FIRST_COMPLETED)
            for one in ended:
                yield one.result()
