"""Writes into docs/networks.md what `benchmarks/players.py` has played: `python benchmarks/strength.py`."""

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from benchmarks.running import name_of_network
from meadhall.bots.evaluation import GAMES
from meadhall.bots.tournament import difficulty, wilson
from meadhall.engine.panels import game_title
from meadhall.engine.words import Words
from meadhall.registry import game

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "players"
PAGE = ROOT / "docs" / "networks.md"
PLACE = re.compile(r"(<!-- made by `python benchmarks/strength.py` -->\n).*?(<!-- to here -->)", re.S)

Won = Mapping[tuple[str, str], tuple[float, int]]
"""By row and column: victories, and games."""


def renewed(page: str) -> str:
    """The page with the tables of today."""
    tables = "\n".join(part for name in GAMES for part in _game(name))
    made, places = PLACE.subn(lambda found: f"{found[1]}\n{tables}\n{found[2]}", page)
    assert places == 1, "the page should have one place for these tables"
    return made


def _game(name: str) -> Iterator[str]:
    rules = game(name)
    yield f"### {game_title(rules, Words.of(rules, 'en'))}\n"
    for seats in rules.players:
        file = RESULTS / f"{name}-{seats}.jsonl"
        if file.exists():
            head, *games = map(json.loads, file.read_text(encoding="utf-8").splitlines())
            if rules.cooperative:
                yield from _teams(head, games)
            elif seats == 2:
                yield from _pairs(head, games)
            else:
                yield from _guests(head, games)


def _pairs(head: Mapping[str, Any], games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Who won against whom at tables for two."""
    won = _won_against(games)
    yield f"Two players: victories of the row against the column, {_counts(won)} a pair.\n"
    yield from _table(_strongest_first(head), [*head["ms a decision"]], won, head)


def _guests(head: Mapping[str, Any], games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What each won who sat alone among players of one other kind."""
    seats, won = head["players"], _won_against(games)
    rival = next(name for name in head["ms a decision"] if name.startswith("search"))
    column = f"among {seats - 1} `{rival}`"
    alone = {(guest, column): result for (guest, other), result in won.items() if other == rival}
    yield f"{seats} players, one among {seats - 1} others won (fair: {1 / seats:.0%}), {_counts(alone)} each.\n"
    yield from _table(_strongest_first(head), [column], alone, head)


def _teams(head: Mapping[str, Any], games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """How often teams of one kind won, by the difficulty."""
    asked, won = difficulty(game(head["game"])), _won_together(games)
    levels = [level for level in asked.values if any(level == at for _, at in won)] if asked else []
    team = "One god alone" if head["players"] == 1 else f"Teams of {head['players']}"
    yield f"{team}: games won, {_counts(won)} at each difficulty.\n"
    yield from _table(_strongest_first(head), levels, won, head)


def _strongest_first(head: Mapping[str, Any]) -> list[str]:
    return [*head["ms a decision"]][::-1]


def _counts(won: Won) -> str:
    played = {number for _, number in won.values()}
    return f"{max(played)} games" if len(played) == 1 else f"{min(played)} to {max(played)} games"


def _table(rows: Sequence[str], columns: Sequence[str], won: Won, head: Mapping[str, Any]) -> Iterator[str]:
    titles = " | ".join(one if " " in one else f"`{one}`" for one in columns)
    yield f"| | {titles} | CPU ms |\n|---|{'---|' * len(columns)}---|"
    for row in (row for row in rows if any(row == one for one, _ in won)):
        cells = " | ".join(_cell(*won[row, column]) if (row, column) in won else "" for column in columns)
        spent = float(f"{head['ms a decision'][row]:.2g}")
        yield f"| `{row}` | {cells} | {spent:g} |"
    before = ", with the network before" if head["network"] != name_of_network(game(head["game"])) else ""
    yield f"\n{head['machine']}, {head['date']}{before}.\n"


def _cell(won: float, played: int) -> str:
    low, high = (100 * bound for bound in wilson(won, played))
    return f"{won / played:.0%} ({low:.0f}-{high:.0f})"


def _won_against(games: Sequence[Mapping[str, Any]]) -> Won:
    """What each won who was the only one of its kind at a table, by who it was and who the others were."""
    won: dict[tuple[str, str], tuple[float, int]] = {}
    for played in games:
        bots, winners = played["bots"], played["winners"]
        for seat, name in enumerate(bots):
            if bots.count(name) == 1:
                pair = name, bots[seat - 1]
                victories, number = won.get(pair, (0.0, 0))
                won[pair] = victories + (seat in winners) / max(1, len(winners)), number + 1
    return won


def _won_together(games: Sequence[Mapping[str, Any]]) -> Won:
    won: dict[tuple[str, str], tuple[float, int]] = {}
    for played in games:
        at = played["bots"][0], next(iter(played["options"].values()))
        victories, number = won.get(at, (0.0, 0))
        won[at] = victories + bool(played["winners"]), number + 1
    return won


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
