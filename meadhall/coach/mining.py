"""Finding riddles: masters play each other, and every position is asked whether it is one.

Cheap questions come first. Does the network's favourite differ from the greedy bot's? Does a glance say that this costs
much? Does a short search say that one action is much better than all others? A deep one? And one twice as deep, with
other deals? What falls through at any of them is no riddle.
"""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from hashlib import sha256
from itertools import zip_longest
from math import log
from multiprocessing import get_context
from typing import Any

import numpy as np

from ..bots import GreedyBot, Knowledge
from ..bots.judging import Judgement, judge_options, thinker
from ..bots.levels import house_bot
from ..bots.network_file import has_network
from ..bots.policy import NetworkBot, drawn
from ..bots.tournament import SEED_SPACE, difficulty
from ..engine.chance import pick
from ..engine.contract import Game
from ..engine.saying import words_or_ids
from ..engine.tables import Table
from ..registry import game
from .riddles import Riddle, RiddleError, Step

__all__ = [
    "MOST_ALIKE",
    "PLAN",
    "Plan",
    "answer_in_words",
    "best_of",
    "mine",
    "mine_game",
    "step_of",
    "table_for",
    "varied",
]

MOST_ALIKE = 12
"""Riddles of a game whose first answer reads the same."""


@dataclass(frozen=True)
class Plan:
    """How riddles are looked for."""

    glance: int = 100
    """Simulations of the first search, which compares what is obvious with the best."""
    short: int = 400
    """Of the second, which compares all options."""
    deep: int = 6000
    """Of the third; the fourth has twice as many."""
    margin: float = 0.1
    """By how much the answer must be better than anything else, beyond doubt."""
    step_margin: float = 0.05
    """The same for the steps after the first."""
    open_from: float = 0.05
    """Nobody has won or lost: the chance of the seat, if it answers rightly, lies at least so far from the ends."""
    temperature: float = 3.0
    """Of the masters, so that no two games are alike."""
    longest: int = 4
    """Steps of a riddle."""
    apart: int = 10
    """Decisions between two riddles of the same game."""
    rivals: int = 12
    """Other options that a deep search is asked to try, the best ones."""


PLAN = Plan()


def step_of(judgement: Judgement) -> Step:
    """The best option of a judgement and its margin over all others."""
    best, rest = judgement.best, judgement.options[1:]
    margin = min(
        (judgement.chance(best) - judgement.chance(other) - judgement.doubt(best, other) for other in rest), default=0.0
    )
    options = [(option.action, round(judgement.chance(option), 3)) for option in judgement.options]
    return Step(best.action, round(margin, 3), options)


def judged_deeply(known: Knowledge, first: Judgement, simulations: int, seed: int, plan: Plan) -> Judgement:
    """Judge with an eye on everything that might be as good as the best."""
    rivals = sorted(first.options[1:], key=lambda option: -(first.chance(option) + option.error))[: plan.rivals]
    untried = [action for action in known.legal if first.option(action) is None]
    return judge_options(known, simulations, seed, [*(rival.action for rival in rivals), *untried])


def clear_step(known: Knowledge, seed: int, margin: float, plan: Plan, obvious: int | None = None) -> Step | None:
    """The step that is clearly the best for a seat, if there is one: it must stay so in a search twice as deep."""
    judgement = judge_options(known, plan.glance, seed, [] if obvious is None else [obvious])
    if obvious is not None and judgement.chance(judgement.best) - judgement.chance_of(obvious) < margin:
        return None
    judgement = judged_deeply(known, judgement, plan.short, seed + 1, plan)
    if _lead(judgement) < margin:
        return None
    judgement = judged_deeply(known, judgement, plan.deep, seed + 2, plan)
    step = step_of(judgement)
    if step.margin < margin:
        return None
    again = step_of(judged_deeply(known, judgement, 2 * plan.deep, seed + 3, plan))
    return again if again.answer == step.answer and again.margin >= margin else None


def _lead(judgement: Judgement) -> float:
    """By how much the best is ahead, sure or not."""
    return judgement.chance(judgement.best) - max((judgement.chance(o) for o in judgement.options[1:]), default=1.0)


def best_of(known: Knowledge, simulations: int, seed: int, plan: Plan = PLAN) -> Step:
    """What a search of so many simulations says of a riddle's position."""
    return step_of(judged_deeply(known, judge_options(known, plan.short, seed), simulations, seed + 1, plan))


def mine_game(name: str, seed: int, plan: Plan = PLAN) -> list[Riddle]:
    """Let masters play a game, and keep the riddles that they met."""
    rules = game(name)
    players, options = table_for(rules, seed)
    table, master, greedy = Table(rules, players, seed, options), NetworkBot(plan.temperature), GreedyBot()
    found, actions, free_from = list[Riddle](), list[tuple[int, int]](), 0
    while not table.over:
        seat, number = table.waiting[0], len(actions)
        known = Knowledge.of(table, seat, seed=pick(seed, 2 * number, SEED_SPACE))
        likely = master.likely(known)
        if number >= free_from and len(known.legal) > 2:
            obvious = greedy.choose(known, number)
            differs = known.legal[int(likely.argmax())] != obvious
            riddle = _riddle(table, actions, known, obvious, plan) if differs else None
            if riddle is not None:
                found.append(riddle)
                free_from = number + plan.apart
        actions.append((seat, known.legal[drawn(likely, pick(seed, 2 * number + 1, SEED_SPACE))]))
        table.play(*actions[-1])
    return found


def table_for(rules: Game, seed: int) -> tuple[int, dict[str, Any]]:
    """Every number of players and every difficulty comes in its turn."""
    players = rules.players[seed % len(rules.players)]
    hard = difficulty(rules)
    return players, {} if hard is None else {hard.name: hard.values[seed // len(rules.players) % len(hard.values)]}


def _riddle(table: Table, actions: list[tuple[int, int]], known: Knowledge, obvious: int, plan: Plan) -> Riddle | None:
    """The riddle of a position, with as many steps as are clear."""
    number = len(actions)
    first = clear_step(known, table.seed + number, plan.margin, plan, obvious)
    if first is None or first.answer == obvious or not plan.open_from <= first.chance <= 1 - plan.open_from / 2:
        return None
    steps, luck, position = [first], _luck(known, first.answer), table.clone()
    while len(steps) < plan.longest:
        position.play(known.seat, steps[-1].answer)
        if position.over or position.waiting != [known.seat]:
            break
        known = Knowledge.of(position, known.seat, seed=number + len(steps))
        step = clear_step(known, table.seed + number + len(steps), plan.step_margin, plan)
        if step is None:
            break
        luck *= _luck(known, step.answer)
        steps.append(step)
    return Riddle(
        name=sha256(f"{table.seed} {actions}".encode()).hexdigest()[:8],
        players=table.players,
        options=table.options,
        seed=table.seed,
        actions=actions[:],
        seat=known.seat,
        steps=steps,
        obvious=obvious,
        difficulty=round(min(45.0, max(10.0, 25.0 + 25 / 6 * log((1 - luck) / luck))), 1),
    )


def _luck(known: Knowledge, answer: int) -> float:
    """How likely a novice would do it: what a riddle's difficulty is guessed from."""
    novice = house_bot("novice").player(known.rules)
    assert isinstance(novice, NetworkBot)
    likely = novice.likely(known)
    return float(np.clip(likely[known.legal.index(answer)], 0.01, 0.99))


def mine(name: str, seed: int, seconds: float, processes: int, plan: Plan = PLAN) -> Iterator[list[Riddle]]:
    """Riddles of games that are played side by side for so long, as the games end."""
    rules = game(name)
    if not has_network(rules):
        raise RiddleError(f"no network was made for these rules of {name}: riddles come from games of masters")
    thinker(rules).prepare(rules)  # once, and not by every process
    ends, begun = time.monotonic() + seconds, 0
    if processes == 1:
        while time.monotonic() < ends:
            yield mine_game(name, seed + begun, plan)
            begun += 1
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        playing: set[Future[list[Riddle]]] = set()
        while True:
            while len(playing) < processes and time.monotonic() < ends:
                playing.add(pool.submit(mine_game, name, seed + begun, plan))
                begun += 1
            if not playing:
                return
            ended, playing = wait(playing, return_when=FIRST_COMPLETED)
            for one in ended:
                yield one.result()


def answer_in_words(riddle: Riddle, rules: Game) -> str:
    """What a solver reads as the first answer; two actions may read the same."""
    seats = [f"seat-{number}" for number in range(riddle.players)]
    return words_or_ids(rules, "en").action(rules.actions.describe(riddle.steps[0].answer), seats)


def varied(found: Sequence[Riddle], count: int, rules: Game) -> list[Riddle]:
    """So many of the riddles found, with as many different first answers as there are: one of each in turn, those of
    several steps and of a large margin first, and never more than `MOST_ALIKE` of one. What is always right in a game
    would be no riddle the tenth time."""
    groups: dict[str, list[Riddle]] = {}
    for riddle in sorted(found, key=lambda one: (-len(one.steps), -one.steps[0].margin, one.name)):
        groups.setdefault(answer_in_words(riddle, rules), []).append(riddle)
    turns = zip_longest(*(alike[:MOST_ALIKE] for alike in groups.values()))
    chosen = [riddle for turn in turns for riddle in turn if riddle is not None][:count]
    return sorted(chosen, key=lambda one: (one.seed, len(one.actions)))
