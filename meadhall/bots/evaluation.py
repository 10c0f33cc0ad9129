"""How good a bot is, measured the same way everywhere: the protocol `meadhall-bench-1`.

All five games, tables for two, options as the games come. A bot meets each of a fixed field of rivals over the same
deals. Each for themselves, every deal is played from either seat, and what counts is its share of the victories;
together, every game is another deal, and what counts is how often the two win, with a stranger (ad-hoc team play) and
with its own kind. All pairings of several bots are a cross-play matrix. Whoever has the bots can play it all again: the
digest says whether the same was played. A network may be measured by what somebody wins who learns to beat it alone,
too (`meadhall.learn.best_response`).
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from ..engine.errors import SaveError, UnknownOption
from ..registry import game
from .levels import bot
from .tournament import Match, Result, play_all, wilson

__all__ = [
    "FIELD",
    "FIRST_DEAL",
    "GAMES",
    "GAMES_A_PAIRING",
    "PROTOCOL",
    "SIGNED",
    "Evaluation",
    "Pairing",
    "Response",
    "difference",
    "digest_of",
    "read_report",
]

PROTOCOL = "meadhall-bench-1"
GAMES = ("asgard", "blood-rage", "champions-of-midgard", "yggdrasil", "yggdrasil-chronicles")
FIELD = ("random", "greedy", "network", "search:100")
"""The rivals, the weakest first; the number is the simulations a decision may cost."""
GAMES_A_PAIRING = 40
PLAYERS = 2
FIRST_DEAL = 2026_0000
"""The seed of the first deal; the others follow."""

SIGNED = {"protocol": str, "bots": list, "field": list, "games_a_pairing": int, "games": dict}
SIGNED |= {"pairings": list, "played": list, "responses": list}
"""What the digest is of, and of which kind: all but when, where and how fast it was played."""


@dataclass(frozen=True)
class Pairing:
    """What came of two bots at one game."""

    game: str
    bots: tuple[str, str]
    games: int
    won: tuple[float, float]
    """Victories of each, shared ones shared; together both have the same."""

    def share(self, name: str) -> tuple[float, float, float]:
        """Of the games a bot won: the share, and between which bounds the true one lies with 95 % certainty."""
        won = self.won[self.bots.index(name)]
        return (won / self.games, *wilson(won, self.games))


@dataclass(frozen=True)
class Response:
    """What somebody won who has learnt to beat one bot alone, at one seat of tables where the bot has all others."""

    game: str
    bot: str
    games: int
    won: float
    """Victories, shared ones shared."""
    fair: float
    """The share of somebody as good as the bot."""
    training: Mapping[str, Any]
    """How much was learnt, and where."""
    curve: Sequence[Mapping[str, Any]]

    def share(self) -> tuple[float, float, float]:
        """Of the games it won, with the bounds as in `Pairing.share`."""
        return (self.won / self.games, *wilson(self.won, self.games))


class Evaluation:
    """A plan of matches between some bots and the field, and what came of them."""

    def __init__(self, bots: Sequence[str], games: int = GAMES_A_PAIRING, names: Sequence[str] = GAMES) -> None:
        if games < PLAYERS or games % PLAYERS:
            raise UnknownOption(f"--games {games} should be an even number: each deal is played from either seat")
        if unknown := sorted(set(names) - set(GAMES)):
            raise UnknownOption(f"{PROTOCOL} has no game {unknown[0]!r}; it has {', '.join(GAMES)}")
        self.bots = list(dict.fromkeys(bots))
        self.field = list(dict.fromkeys([*FIELD, *bots]))
        self.names = list(dict.fromkeys(names))
        for spec in self.field:
            bot(spec)  # an unknown one is refused before anything is played
        self.games = games
        self.matches = [match for name in self.names for pair in self._pairs(name) for match in self._plan(name, pair)]
        self.results: list[Result] = []
        self.responses: list[Response] = []

    def _pairs(self, name: str) -> Iterator[tuple[str, str]]:
        """Everybody in the field with everybody, if one of them is to be measured; together, also its own kind."""
        for number, one in enumerate(self.field):
            for other in self.field[number:] if game(name).cooperative else self.field[number + 1 :]:
                if one in self.bots or other in self.bots:
                    yield one, other

    def _plan(self, name: str, pair: tuple[str, str]) -> Iterator[Match]:
        for number in range(self.games):
            seats = pair if number % 2 == 0 else pair[::-1]
            deal = number if game(name).cooperative else number // 2  # a team mostly fares alike from either seat
            yield Match(name, PLAYERS, (), FIRST_DEAL + deal, seats)

    def prepare(self, name: str) -> None:
        """Compile and load what a game's bots need."""
        for spec in self.field:
            bot(spec).prepare(game(name))

    def play(self, processes: int = 1) -> Iterator[Result]:
        """Play what is planned, in any order, and yield each result as it comes."""
        for result in play_all(self.matches, processes):
            self.results.append(result)
            yield result

    # --- what came of it ---------------------------------------------------------------------------------------------

    def pairings(self) -> list[Pairing]:
        """What came of each pairing, in the order of the plan."""
        found: dict[tuple[str, tuple[str, str]], list[Result]] = {}
        order = {match: number for number, match in enumerate(self.matches)}
        for result in sorted(self.results, key=lambda result: order[result.match]):
            one, other = sorted(result.match.bots, key=self.field.index)
            found.setdefault((result.match.game, (one, other)), []).append(result)
        return [Pairing(name, pair, len(results), _victories(results, pair)) for (name, pair), results in found.items()]

    def report(self) -> dict[str, Any]:
        """All of it as plain data, with its digest, and what no two runs have in common beside it."""
        told = {
            "protocol": PROTOCOL,
            "bots": self.bots,
            "field": self.field,
            "games_a_pairing": self.games,
            "games": self.played_with(),
            "pairings": [asdict(pairing) for pairing in self.pairings()],
            "played": sorted(_row(result) for result in self.results),
            "responses": [asdict(response) for response in self.responses],
        }
        return told | {"digest": digest_of(told), "ms_a_decision": self._thinking_times()}

    def played_with(self) -> dict[str, Any]:
        """By game: its rules, and the digests of what bots play it by that is not part of the release."""
        found = {}
        for rules in map(game, self.names):
            files = {spec: [_file_digest(file) for file in bot(spec).files(rules)] for spec in self.field}
            found[rules.name] = {"version": rules.version, "content": rules.content_hash, "files": files}
        return found

    def _thinking_times(self) -> dict[str, dict[str, float]]:
        """By game and bot: the CPU milliseconds of a decision."""
        spent = {name: {spec: [0.0, 0] for spec in self.field} for name in self.names}
        for result in self.results:
            for spec, seconds, asked in zip(result.match.bots, result.thought, result.asked, strict=True):
                spent[result.match.game][spec][0] += seconds
                spent[result.match.game][spec][1] += asked
        return {
            name: {spec: round(1000 * seconds / asked, 3) for spec, (seconds, asked) in bots.items() if asked}
            for name, bots in spent.items()
        }


def _victories(results: Sequence[Result], pair: tuple[str, str]) -> tuple[float, float]:
    won = dict.fromkeys(pair, 0.0)
    for result in results:
        together = game(result.match.game).cooperative
        for seat in result.winners:
            name = result.match.bots[seat]
            share = 1 / len(result.match.bots) if pair[0] == pair[1] else 1.0
            won[name] += share if together else 1 / len(result.winners)
    return won[pair[0]], won[pair[1]]


def _row(result: Result) -> list[Any]:
    """One game as the report keeps it."""
    match = result.match
    return [match.game, match.seed, *match.bots, *result.scores, result.winners, result.decisions, result.digest]


def digest_of(told: Any) -> str:
    return hashlib.sha256(json.dumps(told, separators=(",", ":"), sort_keys=True).encode()).hexdigest()


def _file_digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def read_report(text: str | bytes) -> dict[str, Any]:
    """A report, if it is one, of this protocol, and was not changed since it was made."""
    try:
        data: dict[str, Any] = json.loads(text)
        protocol, signed = data["protocol"], {key: data[key] for key in SIGNED}
        if wrong := [key for key, kind in SIGNED.items() if not isinstance(signed[key], kind)]:
            raise TypeError(wrong[0])
    except (ValueError, TypeError, KeyError, RecursionError):
        raise SaveError("this is no report of `meadhall evaluate`") from None
    if protocol != PROTOCOL:
        raise SaveError(f"the report follows {protocol}; this release plays {PROTOCOL}")
    if digest_of(signed) != data.get("digest"):
        raise SaveError("the report was changed: it does not have its digest")
    return data


def difference(report: Mapping[str, Any], again: Mapping[str, Any]) -> str | None:
    """Where a report is another than the one of the same games played again, or None. Best responses are not learnt
    again."""
    again = json.loads(json.dumps(again))  # as it would be read
    for old, new in zip_longest(report["played"], again["played"]):
        if old != new:
            return f"{old} in the report, {new} now"
    others = (key for key in SIGNED if key != "responses" and report[key] != again[key])
    return next((f"its {key} are not what came of its games" for key in others), None)
