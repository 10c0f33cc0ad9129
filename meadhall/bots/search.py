"""The searching bots: walks of rollout.py and guided.py under a budget of simulations and seconds, on some threads."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, cast

import numpy as np
import yaml

from ..engine.chance import pick
from ..engine.contract import Game
from ..engine.record import Out
from ..engine.waiting import watched
from .bot import Advice, Bot, UnknownBot
from .guided import Guidance, Guide, new_guide, think_guided
from .knowledge import Knowledge
from .network_file import file_of, network_of
from .rollout import Weights, think
from .tree import (
    ACTION,
    EDGE_FIELDS,
    FIRST_EDGE,
    NEXT_EDGE,
    NODE_FIELDS,
    NONE,
    RESULT_FIELDS,
    SEAT,
    TRIES,
    WALK_FIELDS,
    Tree,
)

__all__ = ["GuidedBot", "SearchBot", "Style", "Trust"]

ROOM = 1 << 15
"""Nodes and edges of a tree; one thread grows at most one of each in a simulation."""
GUIDED_ROOM = 1 << 18
"""The same for one that a network guides, which grows an edge for every option."""
DEEPEST = 256
"""Decisions followed inside the tree."""
TO_THE_END = 1 << 30
USUAL = 1000
"""Simulations for which the weights of a style were found."""
CHUNK_SECONDS = 0.02
"""Between two looks at the clock."""
FIRST_CHUNK = 16
CHUNK = 64
"""Simulations between two looks at whether another action can still become the most tried."""


@dataclass(frozen=True)
class Style:
    """How a search weighs and plays; found by tournaments, see docs/bots.md."""

    explore: float = 0.05
    """Weight of the unknown in the upper bound, in a search of a thousand simulations; see `curiosity`."""
    widen: float = 0.4
    """A node with v visits considers 1 + widen * sqrt(v) actions, in the order of the heuristic. Too much of it makes
    choices of several steps look bad: what is tried below them is mostly nonsense at first."""
    trust: float = 0.2
    """How much better than its siblings the heuristic's favourite is thought to be before it is tried."""
    prior_visits: float = 40.0
    """How many tries that opinion weighs."""
    greed: int = 100
    """Of a hundred choices in a rollout so many are the heuristic's, the others random."""
    rollout_width: int = 64
    """Options that a rollout's greedy bot looks at, the first of them."""
    horizon: int | None = None
    """Decisions of a rollout for each seat before the position is evaluated instead; the game's `foresight` if none."""

    def curiosity(self, simulations: int) -> float:
        """The weight of the unknown in a search of so many: one that has more can look around more, by the square root.
        Without it the first thousand decide what to do, and all others confirm it."""
        return self.explore * sqrt(max(1.0, simulations / USUAL))

    def weights(self, rules: Game, players: int, simulations: int) -> Weights:
        """For the compiled search of a game."""
        return Weights(
            together=int(rules.cooperative),
            explore=self.curiosity(simulations),
            widen=self.widen,
            trust=self.trust,
            prior_visits=self.prior_visits,
            greed=self.greed,
            rollout_width=self.rollout_width,
            horizon=(rules.foresight if self.horizon is None else self.horizon) * players,
        )


@dataclass(frozen=True)
class Trust:
    """How a search that a network guides weighs."""

    explore: float = 0.3
    """Weight of the network's likelihoods beside what was earned, among rivals. With 1, enough for two, they outweigh
    what is earned at tables of four, where chances are a quarter and differ less."""
    explore_together: float = 1.0
    """The same where all win or lose as one."""
    warmth: float = 2.0
    """The temperature of likelihoods: a trained policy is surer of itself than a search should be."""
    doubt: float = 0.1
    """Share of the likelihood that all options have alike."""
    played: float | None = None
    """Share of a new position's worth that comes of playing it out, as a search without a network does, beside what the
    network thinks of it; what the game says, if nothing is said."""
    horizon: int | None = None
    """Decisions of such a rollout for each seat, likewise."""

    def weights(self, rules: Game, players: int, simulations: int) -> Guidance:
        """For the compiled search of a game."""
        explore = self.explore_together if rules.cooperative else self.explore
        said = _playing_out(rules, players)
        played = said.get("played", 0.0) if self.played is None else self.played
        rollout = Style(horizon=said.get("horizon") if self.horizon is None else self.horizon)
        weights = rollout.weights(rules, players, simulations)
        return Guidance(int(rules.cooperative), explore, self.warmth, self.doubt, played, weights)


@cache
def _playing_out(rules: Game, players: int) -> dict[str, Any]:
    """How a game wants new positions played out at a table of so many, if it does: `bot/playing_out.yaml` beside its
    network."""
    file = rules.folder / "bot" / "playing_out.yaml"
    said = yaml.safe_load(file.read_text(encoding="utf-8")) if file.exists() else {"players": []}
    return said if players in said["players"] else {}


def new_tree(rules: Game, room: int = ROOM) -> Tree:
    """Room for the search of one thread."""
    return Tree(
        games=np.zeros(2, rules.record.dtype),
        nodes=np.zeros((room, NODE_FIELDS), np.int32),
        edges=np.zeros((room, EDGE_FIELDS), np.int32),
        worth=np.zeros(room),
        used=np.zeros(2, np.int32),
        edge_of=np.full(rules.actions.size, NONE, np.int32),
        path=np.zeros(DEEPEST, np.int32),
        walk=np.zeros(WALK_FIELDS, np.int32),
        rewards=np.zeros(8),
        results=np.zeros((rules.actions.size, RESULT_FIELDS)),
        asked=np.full(rules.actions.size + 1, NONE, np.int32),
        out=cast(Out, np.zeros(rules.max_options, np.int16)),
        scores=cast(Out, np.zeros(max(8, rules.players[-1]), np.int16)),
    )


def actions_tried(tree: Tree, seat: int) -> list[Advice]:
    """The seat's edges at the root; where several decide at once, others have theirs there too."""
    found, edge = [], tree.nodes[0, FIRST_EDGE]
    while edge != NONE:
        tries = int(tree.edges[edge, TRIES])
        if tree.edges[edge, SEAT] == seat and tries > 0:
            found.append(Advice(int(tree.edges[edge, ACTION]), float(tree.worth[edge]), tries))
        edge = tree.edges[edge, NEXT_EDGE]
    return found


def lead(tree: Tree, seat: int) -> int:
    """How many more tries the most tried action has than the next."""
    tries = sorted(option.visits for option in actions_tried(tree, seat))
    return tries[-1] - (tries[-2] if len(tries) > 1 else 0)


@dataclass(frozen=True)
class Budget:
    """How long one thread may search."""

    simulations: int
    seconds: float | None = None
    stop_early: bool = False
    """Whether to stop as soon as no other action can become the most tried."""


class Searcher:
    """The compiled search of one game."""

    def __init__(self, rules: Game, entry: Callable[..., int] = think) -> None:
        self.rules = rules
        self.think: Any = watched(rules).entry(entry)
        self._trees: SimpleQueue[Any] = SimpleQueue()

    def new_room(self) -> Any:
        """The arrays of one thread, the first argument of `think`."""
        return new_tree(self.rules)

    def tree_in(self, room: Any) -> Tree:
        return cast(Tree, room)

    def search(
        self,
        knowledge: Knowledge,
        style: Any,
        seed: int,
        budget: Budget,
        asked: Sequence[int] = (),
        read: Callable[[Tree, int], Any] = actions_tried,
    ) -> tuple[Any, int, int]:
        """What one thread finds: what is read off its tree for the seat, each action with the sum of its rewards unless
        something else is wanted; the simulations made, and the decisions in them. Every second simulation begins with
        one of the actions asked for."""
        end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        try:
            room = self._trees.get_nowait()
        except Empty:
            room = self.new_room()
        tree = self.tree_in(room)
        tree.games[0] = np.frombuffer(knowledge.record, self.rules.record.dtype)[0]
        tree.asked[: len(asked)], tree.asked[len(asked)] = asked, NONE
        weights = style.weights(self.rules, int(tree.games[0]["players"]), budget.simulations)
        done, decisions = 0, 0
        chunk = FIRST_CHUNK if end is not None else CHUNK if budget.stop_early else budget.simulations
        while done < budget.simulations:
            begun = time.perf_counter()
            last = min(done + chunk, budget.simulations)
            decisions += self.think(room, weights, knowledge.seat, seed, done, last)
            done = last
            now = time.perf_counter()
            decided = budget.stop_early and lead(tree, knowledge.seat) > budget.simulations - done
            if decided or (end is not None and now >= end):
                break
            if end is not None:
                chunk = max(FIRST_CHUNK, int(chunk * CHUNK_SECONDS / max(now - begun, 1e-6)))
        found = read(tree, knowledge.seat)
        self._trees.put(room)
        return found, done, decisions


class GuidedSearcher(Searcher):
    """The compiled search of one game that its network guides."""

    def __init__(self, rules: Game) -> None:
        self.network = network_of(rules)
        super().__init__(rules, think_guided)

    def new_room(self) -> Guide:
        return new_guide(self.rules, new_tree(self.rules, GUIDED_ROOM), self.network)

    def tree_in(self, room: Any) -> Tree:
        return cast(Guide, room).tree


@cache
def searcher(rules: Game) -> Searcher:
    """The compiled search of a game; the first call compiles it, or loads it from the cache."""
    return Searcher(rules)


def guided_searcher(rules: Game) -> GuidedSearcher:
    """The same with the game's network."""
    return _guided_by(file_of(rules), rules)


@cache
def _guided_by(file: Path, rules: Game) -> GuidedSearcher:
    return GuidedSearcher(rules)


class SearchBot(Bot):
    """Information-set Monte-Carlo tree search. Several threads grow a tree each and vote."""

    compiled = True
    scale = "chance of winning"

    def __init__(
        self,
        simulations: int = 1000,
        seconds: float | None = None,
        threads: int = 1,
        style: Style | Trust | None = None,
        name: str | None = None,
    ) -> None:
        if min(simulations, threads) < 1:
            raise UnknownBot(f"a search needs one simulation and one thread or more, not {simulations} and {threads}")
        self.simulations, self.seconds, self.threads = simulations, seconds, threads
        self.style = style or Style()
        self.name = name or f"search:{simulations}"

    def prepare(self, rules: Game) -> None:
        self.searcher(rules)

    def searcher(self, rules: Game) -> Searcher:
        """Its compiled search of a game."""
        return searcher(rules)

    def choose(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> int:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        alone = self.threads == 1  # how far each of several threads came would depend on the clock
        return self._search(knowledge, seed, seconds, stop_early=alone)[0].action

    def explain(self, knowledge: Knowledge, seed: int, seconds: float | None = None) -> list[Advice]:
        return self._search(knowledge, seed, seconds, stop_early=False)

    def _search(self, knowledge: Knowledge, seed: int, seconds: float | None, stop_early: bool) -> list[Advice]:
        limits = [limit for limit in (self.seconds, seconds) if limit is not None]
        budget = Budget(-(-self.simulations // self.threads), min(limits, default=None), stop_early)

        def one_thread(number: int) -> list[Advice]:
            own_seed = pick(seed, number, 1 << 31) << 20
            found: list[Advice] = self.searcher(knowledge.rules).search(knowledge, self.style, own_seed, budget)[0]
            return found

        if self.threads == 1:
            found = [one_thread(0)]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                found = list(pool.map(one_thread, range(self.threads)))
        return _vote(found)


class GuidedBot(SearchBot):
    """The same search, guided by the game's network instead of a heuristic."""

    def __init__(
        self,
        simulations: int = 1000,
        seconds: float | None = None,
        threads: int = 1,
        trust: Trust | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(simulations, seconds, threads, trust or Trust(), name or f"guided:{simulations}")

    def searcher(self, rules: Game) -> Searcher:
        """Its compiled search of a game."""
        return guided_searcher(rules)

    def files(self, rules: Game) -> list[Path]:
        return [file_of(rules)]


def _vote(found: list[list[Advice]]) -> list[Advice]:
    """The trees of all threads together: the most tried action first."""
    tries: dict[int, int] = {}
    rewards: dict[int, float] = {}
    for option in (option for tree in found for option in tree):
        tries[option.action] = tries.get(option.action, 0) + option.visits
        rewards[option.action] = rewards.get(option.action, 0.0) + option.value
    advice = [Advice(action, rewards[action] / n, n) for action, n in tries.items()]
    return sorted(advice, key=lambda option: (-option.visits, -option.value, option.action))
