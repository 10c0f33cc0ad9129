"""Who is stronger: bots against each other over many games, fairly, with how sure one can be of it.

Competitive games: bots meet at every seat with the same seeds (seats rotated, deals paired); where there are more bots
than seats, each with every other; with more seats than bots, a bot plays several and its share of the wins counts.
Cooperative games: each bot plays whole teams, all bots the same deals, and what counts is how often they win.
"""

import hashlib
import itertools
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Any

from ..engine.chance import pick
from ..engine.contract import Game
from ..engine.errors import UnknownOption
from ..engine.settings import Choice
from ..engine.tables import Table
from ..registry import game
from .knowledge import Knowledge
from .levels import bot

__all__ = [
    "NORMAL_95",
    "Match",
    "Result",
    "Standing",
    "Tournament",
    "difficulty",
    "planned",
    "play_all",
    "play_match",
    "tournament",
    "wilson",
]

SEED_SPACE = 1 << 60
NORMAL_95 = 1.959964


@dataclass(frozen=True)
class Match:
    """One game to be played."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    content: str | None = None
    """An overlay of the game's content."""


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    match: Match
    scores: list[int]
    winners: list[int]
    asked: list[int]
    """Decisions of each seat."""
    digest: str = ""
    """Of all decisions taken: two games are the same if it is."""
    thought: list[float] = field(default_factory=list, compare=False)
    """CPU seconds that each seat's decisions took."""

    @property
    def decisions(self) -> int:
        return sum(self.asked)


def play_match(match: Match) -> Result:
    """Play one game; the seed decides the deal, and with the seat every choice."""
    table = Table(game(match.game, match.content), match.players, match.seed, dict(match.options))
    asked, thought = [0] * match.players, [0.0] * match.players
    while not table.over:
        seat = table.waiting[0]
        key, number = match.seed * 64 + seat, 2 * sum(asked)
        known = Knowledge.of(table, seat, seed=pick(key, number, SEED_SPACE))
        began = time.process_time()
        action = bot(match.bots[seat]).choose(known, pick(key, number + 1, SEED_SPACE))
        thought[seat] += time.process_time() - began
        asked[seat] += 1
        table.play(seat, action)
    digest = hashlib.sha256(table.line().encode()).hexdigest()[:16]
    return Result(match, table.scores, table.winners, asked, digest, thought)


def play_all(matches: Sequence[Match], processes: int = 1) -> Iterator[Result]:
    """Play matches, in any order, and yield each result as it comes."""
    if processes == 1:
        yield from map(play_match, matches)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_match, match) for match in matches]):
            yield done.result()


def difficulty(rules: Game) -> Choice | None:
    """The option by which people choose how hard a game is."""
    named = (rules.settings.options.get(name) for name in ("difficulty", "mode"))
    return next((option for option in named if isinstance(option, Choice)), None)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true win rate lies with 95 % certainty (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    share, z = wins / games, NORMAL_95
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


@dataclass
class Standing:
    """How one bot fared, at one difficulty and number of players where the game is cooperative."""

    bot: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    rating: float | None = None
    """OpenSkill's cautious estimate: its mean less three deviations."""

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def as_data(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return asdict(self) | {"rate": self.rate, "low": low, "high": high}


class Tournament:
    """A plan of matches, and what came of them so far."""

    def __init__(
        self,
        name: str,
        bots: list[str],
        games: int,
        players: list[int],
        options: Mapping[str, list[Any]] | None = None,
        seed: int = 1,
        content: str | None = None,
    ) -> None:
        self.rules: Game = game(name, content)
        self.content = content
        self.bots = bots
        for spec in bots:
            bot(spec)  # an unknown one is refused before anything is played
        for count in players:
            for chosen in self._settings(options or {}):
                Table(self.rules, count, seed, dict(chosen))  # likewise what the game does not know
        self.matches = [
            match
            for count in players
            for chosen in self._settings(options or {})
            for match in self._plan(count, chosen, games, seed)
        ]
        self.results: list[Result] = []

    @staticmethod
    def _settings(options: Mapping[str, list[Any]]) -> Iterator[tuple[tuple[str, Any], ...]]:
        """Every combination of the options' values."""
        for values in itertools.product(*options.values()):
            yield tuple(zip(options, values, strict=True))

    def _plan(self, players: int, chosen: tuple[tuple[str, Any], ...], games: int, seed: int) -> Iterator[Match]:
        if self.rules.cooperative:
            for number in range(games):
                for spec in self.bots:
                    yield Match(self.rules.name, players, chosen, seed + number, (spec,) * players, self.content)
            return
        for met in itertools.combinations(self.bots, min(players, len(self.bots))):
            seating = [met[seat % len(met)] for seat in range(players)]
            for number in range(games):
                turn = number % players  # the same deal is played once with every rotation
                seats = tuple(seating[turn:] + seating[:turn])
                yield Match(self.rules.name, players, chosen, seed + number // players, seats, self.content)

    def prepare(self) -> None:
        """Compile once, before processes that would all do it."""
        for spec in self.bots:
            bot(spec).prepare(self.rules)

    def play(self, processes: int = 1) -> Iterator[Result]:
        """Play what is planned, in any order, and yield each result as it comes."""
        for result in play_all(self.matches, processes):
            self.results.append(result)
            yield result

    # --- what came of it ---------------------------------------------------------------------------------------------

    def standings(self) -> list[Standing]:
        """The bots, the best first."""
        found: dict[tuple[Any, ...], Standing] = {}
        for result in sorted(self.results, key=lambda r: (r.match.seed, r.match.bots)):
            match = result.match
            seats: Iterable[int] = range(1) if self.rules.cooperative else range(match.players)
            for seat in seats:
                key = (match.bots[seat], match.players, match.options)
                standing = found.setdefault(key, Standing(match.bots[seat], match.players, dict(match.options)))
                standing.games += 1
                standing.points += result.scores[seat]
                if seat in result.winners:
                    standing.wins += 1 if self.rules.cooperative else 1 / len(result.winners)
        if not self.rules.cooperative:
            ratings = self._ratings()
            for standing in found.values():
                standing.rating = ratings[standing.bot]
        order = sorted(found.values(), key=lambda s: -s.rate)
        return sorted(order, key=lambda s: (s.players, str(s.options))) if self.rules.cooperative else order

    def _ratings(self) -> dict[str, float]:
        """OpenSkill's Plackett-Luce ratings; each seat of a bot is a player of the same skill."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        skill = {spec: model.rating(name=spec) for spec in self.bots}
        for result in sorted(self.results, key=lambda r: (r.match.seed, r.match.bots)):
            seats = range(result.match.players)
            ranks = [0.0 if seat in result.winners else 1.0 + _better(result.scores, seat) for seat in seats]
            rated = model.rate([[skill[result.match.bots[seat]]] for seat in seats], ranks=ranks)
            for spec in set(result.match.bots):
                own = [rated[seat][0] for seat in seats if result.match.bots[seat] == spec]
                skill[spec] = model.rating(
                    name=spec,
                    mu=sum(r.mu for r in own) / len(own),
                    sigma=sum(r.sigma for r in own) / len(own),
                )
        return {spec: round(rating.ordinal(), 2) for spec, rating in skill.items()}


def planned(
    name: str,
    *,
    bots: str | Sequence[str],
    games: int = 100,
    players: int | Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    content: str | None = None,
) -> Tournament:
    """A tournament as the command line words it; an option may have several values, and so may `players`. A cooperative
    game is played at every difficulty unless told otherwise."""
    rules, specs = game(name, content), [spec.strip() for spec in (bots.split(",") if isinstance(bots, str) else bots)]
    if not (specs := [spec for spec in specs if spec]):
        raise UnknownOption("--bots should name some bots, such as greedy,random")
    counts = [players] if isinstance(players, int) else list(players or [_usual_seats(rules, len(specs))])
    asked = {key: value.split(",") if isinstance(value, str) else value for key, value in (options or {}).items()}
    values = {key: list(value) if isinstance(value, list | tuple) else [value] for key, value in asked.items()}
    if rules.cooperative and not values and (hard := difficulty(rules)):
        values = {hard.name: list(hard.values)}
    return Tournament(name, specs, games, counts, values, seed, content)


def tournament(
    name: str,
    *,
    bots: str | Sequence[str] = "search:800,greedy,random",
    games: int = 100,
    processes: int = 1,
    players: int | Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    content: str | None = None,
    tell: Callable[[int, int], None] | None = None,
) -> Tournament:
    """Play a tournament; `standings()` says what came of it. `tell` hears how many games were played of how many."""
    made = planned(name, bots=bots, games=games, players=players, options=options, seed=seed, content=content)
    made.prepare()
    for number, _ in enumerate(made.play(processes), 1):
        if tell:
            tell(number, len(made.matches))
    return made


def _usual_seats(rules: Game, bots: int) -> int:
    return max(rules.players[0], 2) if rules.cooperative else min(max(bots, rules.players[0]), rules.players[-1])


def _better(scores: list[int], seat: int) -> int:
    return sum(score > scores[seat] for score in scores)
