"""Analysing a finished game: each decision judged by what its seat knew, and what luck did between them."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from ..bots import Knowledge
from ..bots.judging import Judgement, judge_options, thinker
from ..bots.network_file import has_network
from ..engine.contract import Game
from ..engine.errors import SaveError
from ..engine.tables import Table
from ..registry import load
from .analysis import Analysis, AnalysisError, Moment, Option, seat_report, verdict

__all__ = ["MOST_DECISIONS", "analyse", "finished"]

Tell = Callable[[int, int], None]

MOST_DECISIONS = 2000
"""Longer games are not analysed: a minute would not be enough to say anything of them."""
FEWEST_SIMULATIONS, MOST_SIMULATIONS = 60, 20_000
"""Of one decision."""
FIRST_LOOK = 0.45
"""Of the time, spent on all decisions alike; the rest goes to those that look like mistakes."""
LOOKS_WRONG = 0.03
"""The loss at first look from which a decision is looked at again. It is judged anew: the largest of many losses are
also the luckiest, and a second look does not remember the first."""
LONGEST_LOOK = 3.0
"""Seconds."""
SECOND_SEED = 1 << 16


class Decision(NamedTuple):
    """A decision that was taken, and what its seat knew."""

    number: int
    knowledge: Knowledge
    action: int


def finished(game: Table | str, content: str | Path | None = None) -> Table:
    """A finished game, from a table or a save; a sentence says why it cannot be analysed."""
    table = load(game, content) if isinstance(game, str) else game
    if not table.over:
        raise AnalysisError(
            f"the game is not over after {len(table.actions)} decisions: only finished games are analysed"
        )
    if len(table.actions) > MOST_DECISIONS:
        said = f"the game has {len(table.actions)} decisions, and games of more than {MOST_DECISIONS} are not analysed"
        raise AnalysisError(said)
    return table


def decisions_of(table: Table) -> Iterator[Decision]:
    """The game again from its beginning, decision by decision."""
    again = table.afresh()
    for number, (seat, action) in enumerate(table.actions):
        yield Decision(number, Knowledge.of(again, seat, seed=number), action.number)
        again.play(seat, action.number)
    if again.state.pack() != table.state.pack():
        raise SaveError("the table does not stand where its decisions lead: it cannot be analysed")


def analyse(
    game: Table | str,
    seconds: float = 60.0,
    tell: Tell | None = None,
    content: str | Path | None = None,
    simulations: int | None = None,
) -> Analysis:
    """Analyse a finished game, a table or a save, in about so many seconds of one core, or with so many simulations a
    decision: then the same game is analysed the same. `tell` hears how much of all is done."""
    table = finished(game, content)
    rules, decisions = table.rules, list(decisions_of(table))
    reviewer = _Reviewer(rules, decisions, seconds, simulations, tell or (lambda done, of: None))
    result = _result(table)
    moments = reviewer.moments(result)
    first = moments[0].before if moments else result
    return Analysis(
        game=rules.name,
        version=rules.version,
        content=rules.content_hash,
        players=table.players,
        by="guided" if has_network(rules) else "search",
        first=first,
        result=result,
        moments=moments,
        seats=[
            seat_report(seat, own, first[own], result[own], moments)
            for seat in range(table.players)
            for own in [0 if rules.cooperative else seat]
        ],
    )


def _result(table: Table) -> list[float]:
    """Each seat's share of the victory."""
    if table.rules.cooperative:
        return [1.0 if table.winners else 0.0]
    return [round((seat in table.winners) / max(1, len(table.winners)), 4) for seat in range(table.players)]


class _Reviewer:
    """Judges the decisions of one game under one budget: seconds of this thread's own, whatever else the core does."""

    def __init__(
        self, rules: Game, decisions: list[Decision], seconds: float, simulations: int | None, tell: Tell
    ) -> None:
        self.decisions, self.seconds, self.simulations, self.tell = decisions, seconds, simulations, tell
        self.by = thinker(rules)
        self.by.prepare(rules)
        self.spent, self.made = 0.0, 0
        """Seconds of searching, and simulations made in them."""

    def moments(self, result: list[float]) -> list[Moment]:
        real = [each for each in self.decisions if len(each.knowledge.legal) > 1]
        made, share = dict[int, Moment](), self.seconds * FIRST_LOOK / max(1, len(real))
        for i, decision in enumerate(real):
            self.tell(i, 2 * len(real))
            made[decision.number] = self.look(decision, share, 1)
        again = [each for each in real if _gave_away(made[each.number]) >= LOOKS_WRONG]
        for i, decision in enumerate(again):
            self.tell(len(real) + len(real) * i // len(again), 2 * len(real))
            share = min(LONGEST_LOOK, (self.seconds - self.spent) / (len(again) - i))
            made[decision.number] = self.look(decision, share, 2)
        self.tell(2 * len(real), 2 * len(real))
        return _in_order(self.decisions, made, result)

    def look(self, decision: Decision, seconds: float, times: int) -> Moment:
        """Judge a decision; what was done is asked for, so that it is judged as well as the best."""
        simulations = self.affordable(seconds) if self.simulations is None else times * self.simulations
        began = time.thread_time()
        seed = decision.number + times * SECOND_SEED
        judgement = judge_options(decision.knowledge, simulations, seed, [decision.action], by=self.by)
        self.spent += time.thread_time() - began
        self.made += simulations
        return _moment(decision, judgement)

    def affordable(self, seconds: float) -> int:
        """Simulations for so many seconds, by how long those so far took."""
        rate = self.made / self.spent if self.spent > 0 else 0.0
        return min(MOST_SIMULATIONS, max(FEWEST_SIMULATIONS, int(seconds * rate)))


def _gave_away(moment: Moment) -> float:
    """The difference between the best and what was done, sure or not."""
    return moment.options[0].chance - next(o.chance for o in moment.options if o.action == moment.action)


def _moment(decision: Decision, judgement: Judgement) -> Moment:
    best, done = judgement.best, judgement.option(decision.action)
    assert done is not None, "what was done was asked for"
    doubt = round(judgement.doubt(best, done), 4)
    loss = round(judgement.chance(best) - judgement.chance(done), 4)
    if loss <= doubt:
        best, loss = done, 0.0
    options = [Option(o.action, round(judgement.chance(o), 4), o.tries) for o in judgement.options]
    return Moment(
        number=decision.number,
        seat=judgement.seat,
        action=decision.action,
        before=[round(chance, 4) for chance in best.chances],
        chances=[round(chance, 4) for chance in done.chances],
        options=options,
        best=best.action,
        loss=loss,
        doubt=doubt,
        verdict=verdict(loss, doubt),
        line=list(best.line),
    )


def _in_order(decisions: list[Decision], made: dict[int, Moment], result: list[float]) -> list[Moment]:
    """All decisions. One that was no choice changes nothing: the chances before it stand."""
    moments = list[Moment]()
    known = next(iter(made.values())).before if made else result
    for decision in decisions:
        moments.append(made.get(decision.number) or _no_choice(decision, known))
        known = moments[-1].chances
    return moments


def _no_choice(decision: Decision, known: list[float]) -> Moment:
    seat, action = decision.knowledge.seat, decision.action
    only = Option(action, known[0 if len(known) == 1 else seat], 0)
    return Moment(decision.number, seat, action, known, known, [only], action, 0.0, 0.0, "", [])
