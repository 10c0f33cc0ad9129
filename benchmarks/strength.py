"""Writes into docs/networks.md what `benchmarks/players.py` has played: `python benchmarks/strength.py`."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from meadhall.bots.evaluation import GAMES
from meadhall.bots.tournament import difficulty, wilson
from meadhall.engine.panels import game_title
from meadhall.engine.words import Words
from meadhall.registry import game

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "players"
PAGE = ROOT / "docs" / "networks.md"
PLACE = re.compile(r"(<!-- strength -->\n).*?(<!-- /strength -->)", re.S)

Won = Mapping[tuple[str, str], tuple[float, int]]
"""By row and column: victories, and games."""


def renewed(page: str) -> str:
    """The page with the tables of today."""
    tables = "\n".join(part for name in GAMES for part in _game(name))
    return PLACE.sub(lambda found: f"{found[1]}\n{tables}\n{found[2]}", page)


def _game(name: str) -> Iterator[str]:
    rules = game(name)
    yield f"### {game_title(rules, Words.of(rules, 'en'))}\n"
    for seats in rules.players:
        file = RESULTS / f"{name}-{seats}.jsonl"
        if file.exists():
            head, *games = map(json.loads, file.read_text(encoding="utf-8").splitlines())
            yield from _teams(head, games) if rules.cooperative else _rivals(head, games)


def _rivals(head: Mapping[str, Any], games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Who won against whom: for two a table, for more a row of those who sat alone among searches."""
    names, seats, won = [*head["ms a decision"]], head["players"], _won_alone(games)
    most = max(played for _, played in won.values())
    if seats == 2:
        yield f"For two, victories of the row against the column, {most} games a pair, every deal at both seats:\n"
        rows, columns = names[::-1], names
    else:
        rows = [next(name for name in names if name.startswith("search"))]
        yield f"For {seats}, victories of one in the column among {seats - 1} `{rows[0]}`, a fair share being"
        yield f"{1 / seats:.0%}, {most} games each, every deal at every seat:\n"
        columns = [name for name in names if (rows[0], name) in won]
    yield from _table(rows, columns, won, head)


def _teams(head: Mapping[str, Any], games: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """How often teams of one kind won, by the difficulty."""
    asked, won = difficulty(game(head["game"])), _won_together(games)
    levels = [level for level in asked.values if any(level == at for _, at in won)] if asked else []
    most = max(played for _, played in won.values())
    yield f"Teams of {head['players']}, games won at each difficulty, {most} deals each:\n"
    yield from _table([*head["ms a decision"]][::-1], levels, won, head)


def _table(rows: Sequence[str], columns: Sequence[str], won: Won, head: Mapping[str, Any]) -> Iterator[str]:
    yield f"| | {' | '.join(f'`{one}`' for one in columns)} | CPU ms |"
    yield f"|---|{'---|' * len(columns)}---|"
    for row in (row for row in rows if any(row == one for one, _ in won)):
        cells = " | ".join(_cell(*won[row, column]) if (row, column) in won else "" for column in columns)
        yield f"| `{row}` | {cells} | {head['ms a decision'][row]:.2g} |"
    yield f"\n{head['machine']}, {head['date']}.\n"


def _cell(won: float, played: int) -> str:
    low, high = (100 * bound for bound in wilson(won, played))
    return f"{won / played:.0%} ({low:.0f}-{high:.0f})"


def _won_alone(games: Sequence[Mapping[str, Any]]) -> Won:
    """What each of a pair won against the other; of more than two, what who sat alone won among the others."""
    won: dict[tuple[str, str], tuple[float, int]] = {}
    for played in games:
        bots, winners = played["bots"], played["winners"]
        for seat, name in enumerate(bots):
            if bots.count(name) == 1:
                other = bots[seat - 1]
                pair = (name, other) if len(bots) == 2 else (other, name)
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
