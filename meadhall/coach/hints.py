"""Hints with reasons: what is likely to follow each of the best actions, told as the seat would be told it.

The actions are tried in imagined worlds, dealt by the game's own `conceal` from what the seat knows, and played on
for a few turns. What the seat would see happen in most of them, and rather after this action than after the
others, is the story: no world is the true one, and nothing is told that the seat could not see there. Where dice
decide, the story begins with the game's own odds, which are exact.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..bots import Advice, GreedyBot, Knowledge
from ..bots.network import opinion
from ..bots.network_file import has_network, network_of
from ..engine.chance import pick
from ..engine.events import eye
from ..engine.saying import words_or_ids
from ..engine.tables import Table
from ..engine.vocabulary import SEAT, Phrase
from ..engine.words import Words

__all__ = ["Reason", "reasons", "stories"]

BEST = 3
"""Actions that a hint gives reasons for."""
WORLDS = 6
LINES = 3
LIKELY = 0.3
"""The share of worlds in which something must happen to be told."""
TURNS = (2, 5)
"""Of the seat, that a world is played on: further if nothing has told the actions apart by then."""
A_TURN = 10
"""Decisions of a turn, at most."""
SEEDS = 1 << 60


@dataclass(frozen=True)
class Reason:
    """One of the best actions, and why."""

    action: int
    chance: float
    """What the adviser expects of it; see `Bot.scale`."""
    story: list[str]
    """What is likely to follow, a sentence each, in the order in which it would happen."""


@dataclass
class _Future:
    """What was seen to follow an action."""

    counts: Counter[Phrase]
    """In how many worlds."""
    places: dict[Phrase, float]
    """How early, on the average."""
    seats: list[str]


def reasons(knowledge: Knowledge, advice: Sequence[Advice], lang: str = "en", seed: int = 1) -> list[Reason]:
    """The best actions of an advice with their stories."""
    best = advice[:BEST]
    told = stories(knowledge, [[one.action] for one in best], lang, seed)
    return [Reason(one.action, one.value, story) for one, story in zip(best, told, strict=True)]


def stories(knowledge: Knowledge, plans: Sequence[Sequence[int]], lang: str = "en", seed: int = 1) -> list[list[str]]:
    """What is likely to follow each of several plans: actions that a seat takes one after the other, as far as they
    stay legal."""
    words, futures, telling = words_or_ids(knowledge.rules, lang), list[_Future](), list[list[Phrase]]()
    for turns in TURNS:
        futures = [_future(knowledge, plan, seed, turns) for plan in plans]
        telling = [_telling(one, [other for other in futures if other is not one], knowledge.seat) for one in futures]
        if all(telling):
            break
    told = [
        _told(words, one, phrases or _likely(one), knowledge.seat)
        for one, phrases in zip(futures, telling, strict=True)
    ]
    hopes = [_odds(knowledge, plan, words, seed) for plan in plans]
    return [[*hope, *story][:LINES] for hope, story in zip(hopes, told, strict=True)]


def _odds(knowledge: Knowledge, plan: Sequence[int], words: Words, seed: int) -> list[str]:
    """The odds of the last thing in a plan that dice decide, as a sentence; none once something random was shown, for
    what follows would be the luck of one imagined world."""
    table, seat, found = _imagined(knowledge, pick(seed, 0, SEEDS)), knowledge.seat, None
    shown = table.state.shown
    for action in plan:
        if table.over or table.state.shown != shown or action not in table.legal_numbers(seat):
            break
        found = knowledge.rules.odds(table.state, seat, action) or found
        table.play(seat, action)
    return [] if found is None else [words.say(f"odds-{found[0]}", {"times": round(100 * found[1])})]


def _likely(future: _Future) -> list[Phrase]:
    """What follows in most worlds, the surest first."""
    likely = [phrase for phrase, count in future.counts.items() if count >= LIKELY * WORLDS]
    return sorted(likely, key=lambda phrase: (-future.counts[phrase], future.places[phrase]))


def _telling(future: _Future, others: Sequence[_Future], seat: int) -> list[Phrase]:
    """What follows rather after this plan than after the others: what tells it best first, then what names the seat,
    then what comes last, since that is where the plan leads."""

    def gain(phrase: Phrase) -> int:
        return future.counts[phrase] - max((other.counts[phrase] for other in others), default=0)

    telling = [phrase for phrase in _likely(future) if gain(phrase) > 0]
    return sorted(telling, key=lambda phrase: (-gain(phrase), not _names(phrase, seat), -future.places[phrase]))


def _names(phrase: Phrase, seat: int) -> bool:
    return any(kind is SEAT and value == seat for _, kind, value in phrase.arguments)


def _told(words: Words, future: _Future, phrases: Sequence[Phrase], you: int) -> list[str]:
    """The first of these as sentences to a seat, in the order in which they come."""
    chosen = sorted(phrases[:LINES], key=lambda phrase: future.places[phrase])
    told = [_sentence(words, phrase, future.seats, you, future.counts[phrase]) for phrase in chosen]
    return list(dict.fromkeys(told))


def _future(knowledge: Knowledge, plan: Sequence[int], seed: int, turns: int) -> _Future:
    seen: defaultdict[Phrase, list[int]] = defaultdict(list)
    at_once: Counter[Phrase] = Counter()
    seats: list[str] = []
    for number in range(WORLDS):
        table = _imagined(knowledge, pick(seed, number, SEEDS))
        told = dict[Phrase, int]()
        for place, (phrase, planned) in enumerate(_played_on(table, knowledge.seat, plan, seed, turns)):
            if phrase not in told:
                at_once[phrase] += planned
            told.setdefault(phrase, place)
        for phrase, place in told.items():
            seen[phrase].append(place)
        seats = table.seat_names
    certain = {phrase for phrase, count in at_once.items() if count == WORLDS}
    counts = Counter({phrase: len(places) for phrase, places in seen.items() if phrase not in certain})
    return _Future(counts, {phrase: sum(places) / len(places) for phrase, places in seen.items()}, seats)


def _imagined(knowledge: Knowledge, seed: int) -> Table:
    """A table in a world that the seat cannot tell from the true one."""
    state = knowledge.imagine(seed)
    return Table.resume(knowledge.rules, state.players, 0, {}, state.pack())


def _played_on(table: Table, seat: int, plan: Sequence[int], seed: int, turns: int) -> Iterator[tuple[Phrase, bool]]:
    """What a seat sees after its plan, for a few turns, and whether the plan itself does it: what that does in every
    world is what it is, and no news."""
    left, turn, last = list(plan), 1, seat
    for number in range(turns * A_TURN):
        if table.over:
            break
        who = seat if seat in table.waiting else table.waiting[0]
        turn += who == seat != last
        last = who
        if turn > turns:
            break
        planned = who == seat and bool(left) and left[0] in table.legal_numbers(seat)
        choice = left.pop(0) if planned else _likely_choice(table, who, pick(seed, number, SEEDS))
        for event in table.play(who, choice):
            if event.seen_by & eye(seat):
                yield event.phrase, planned


def _likely_choice(table: Table, seat: int, seed: int) -> int:
    """What a seat of an imagined table will do: what the network likes best of what the seat observes there, or what
    the greedy bot does."""
    if not has_network(table.rules):
        return GreedyBot().choose(Knowledge.of(table, seat, seed=seed), seed)
    legal, observed = table.legal_numbers(seat), table.observe(seat).tolist()
    liking, _ = opinion(network_of(table.rules), table.players, seat, observed, legal)
    return legal[int(liking.argmax())]


def _sentence(words: Words, phrase: Phrase, seats: Sequence[str], you: int, count: int) -> str:
    key = f"event-{phrase.name}"
    said = words.event(phrase, seats, you) if words.has(key) else str(phrase)
    if count == WORLDS:
        return said
    return words.say("coach-likely", {"event": said.rstrip("."), "percent": round(100 * count / WORLDS)})
