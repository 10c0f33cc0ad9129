"""The standard study of a game: every number of players, and every difficulty where players are together.

Its figures stand on the game's page of the documentation between two marks, and `renew` puts new ones there.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polars as pl

from ..bots.tournament import wilson
from ..engine.contract import Game
from ..engine.settings import Choice
from ..registry import game
from .figures import by_beginning, by_ending, by_role, by_seat, lengths, mean_length, points, taken
from .looks import defaults, role
from .plan import Plan, StudyError
from .study import Study, read_study
from .telling import telling

__all__ = ["BEGINS", "ENDS", "balance_text", "renew", "standard_plans"]

BEGINS, ENDS = "<!-- balance -->", "<!-- /balance -->"
FEW_THINGS, SOME = 14, 5
"""Kinds with at most so many things are shown one by one; of larger ones so many of the best and of the worst."""


def standard_plans(
    name: str, bots: tuple[str, ...], games: int, seed: int = 1, content: str | None = None
) -> dict[str, Plan]:
    """The plans of the study, by the folder of each."""
    rules = game(name, content)
    vary = defaults(rules)["vary"]
    values: tuple[str, ...] = ("",)
    if vary:
        option = rules.settings.options[vary]
        assert isinstance(option, Choice)
        values = option.values
    return {
        f"{value}-{players}".lstrip("-"): Plan(name, players, bots, games, seed, {vary: value} if vary else {}, content)
        for value in values
        for players in rules.players
    }


def balance_text(folder: Path, plans: dict[str, Plan], command: str) -> str:
    """The figures of the study as Markdown."""
    studies = {name: read_study(folder / name) for name in plans}
    rules = next(iter(studies.values())).rules
    plan = next(iter(plans.values()))
    head = f"`{command}`: {plan.games:,} games for each column{' and line' if defaults(rules)['vary'] else ''}, "
    head += f"{' and '.join(plan.bots)} at every seat, seeds from {plan.seed}."
    if rules.cooperative:
        body = [*_together(studies, rules), *_roles(list(studies.values()), rules)]
    else:
        body = [*_rivals(list(studies.values()), rules)]
    return "\n".join([head, "", *body])


def renew(page: Path, text: str) -> None:
    """Put the text between the marks of a page."""
    try:
        known = page.read_text(encoding="utf-8")
    except OSError as error:
        raise StudyError(f"{page} cannot be read: {error.strerror or error}") from None
    before, begins, rest = known.partition(BEGINS)
    _, ends, after = rest.partition(ENDS)
    if not begins or not ends:
        raise StudyError(f"{page} has no place for the figures: {BEGINS} and {ENDS}, each on its line")
    page.write_text(f"{before}{BEGINS}\n{text}\n{ENDS}{after}", encoding="utf-8")


def _line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _head(title: str, columns: list[str]) -> list[str]:
    return [_line([title, *columns]), "|" + "---|" * (len(columns) + 1)]


def _players(studies: list[Study]) -> list[str]:
    return [f"{study.plan.players} players" for study in studies]


def _sure(rate: float, low: float, high: float, games: int) -> str:
    """A share with half of its 95 % interval."""
    return f"{_share(rate, games)} (± {50 * (high - low):.1f})"


def _share(rate: float, games: int) -> str:
    """A share of games, with a decimal where there are enough games for one."""
    return f"{100 * rate:.1f} %" if games >= 1_000 and rate < 0.1 else f"{100 * rate:.0f} %"


def _together(studies: dict[str, Study], rules: Game) -> Iterator[str]:
    """Wins by difficulty and number of players, and what the losses were."""
    vary = defaults(rules)["vary"]
    lines: dict[str, list[Study]] = {}
    for study in studies.values():
        lines.setdefault(str(study.plan.options.get(vary, "")), []).append(study)
    counts = [str(study.plan.players) for study in next(iter(lines.values()))]
    yield "Share of games won by the number of players (95 % interval), decisions a game, and the most frequent losses:"
    yield ""
    yield from _head(vary, [*counts, "decisions", "losses"])
    for value, row in lines.items():
        endings = [by_ending(study) for study in row]
        won = [float(table.filter(pl.col("ending") == "victory")["rate"].sum()) for table in endings]
        cells = [
            _sure(rate, *wilson(rate * games, games), games)
            for rate, games in zip(won, (study.plan.games for study in row), strict=True)
        ]
        lost = pl.concat(endings).filter(pl.col("ending") != "victory").group_by("ending").agg(pl.col("wins").sum())
        often = lost.sort("wins", "ending", descending=True).head(3)
        words = telling(rules)
        causes = [
            f"{words.ending(ending)} {_share(count / lost['wins'].sum(), 0)}" for ending, count in often.iter_rows()
        ]
        decisions = pl.concat([study.collect(study.games.select("decisions")) for study in row])["decisions"]
        yield _line([value.replace("_", " "), *cells, f"{decisions.sum() / len(decisions):.0f}", ", ".join(causes)])


def _roles(studies: list[Study], rules: Game) -> Iterator[str]:
    """Wins by role and number of players."""
    if (named := role(rules)) is None or not (columns := _tables_of_roles(studies, *named)):
        return
    name, vary = named[1].__name__.lower(), defaults(rules)["vary"]
    by = f"the number of players, every {vary} together" if vary else "the number of players"
    yield ""
    yield f"Share of games won with each {name} in a player’s hands, by {by} (95 % interval):"
    yield ""
    yield from _head(name, [str(players) for players in columns])
    means = pl.concat(columns.values()).group_by("role").agg(pl.col("rate").mean())
    for known in means.sort("rate", "role", descending=[True, False])["role"]:
        yield _line([known, *(_won_with(table, known) for table in columns.values())])


def _tables_of_roles(studies: list[Study], event: int, kind: Any) -> dict[int, pl.DataFrame]:
    """By number of players; without those with whom every role is in every game, so that all win the same."""
    by_players: dict[int, list[Study]] = {}
    for study in studies:
        by_players.setdefault(study.plan.players, []).append(study)
    tables = {players: by_role(some, event, kind) for players, some in by_players.items()}
    games = {players: sum(study.plan.games for study in some) for players, some in by_players.items()}
    return {players: table for players, table in tables.items() if (table["games"] < games[players]).any()}


def _won_with(table: pl.DataFrame, known: str) -> str:
    parts = table.filter(pl.col("role") == known).select("rate", "low", "high", "games").iter_rows()
    return "".join(_sure(*row) for row in parts)


def _rivals(studies: list[Study], rules: Game) -> Iterator[str]:
    """Scores, seats, sources of points, and what winners had."""
    yield from _head("", _players(studies))
    yield from (_line([title, *(part(study) for study in studies)]) for title, part in ROWS.items())
    if rules.sources is not None:
        tables = [points(study) for study in studies]
        yield from ("", "Points a seat by their source (of winners, of the others):", "")
        yield from _head("source", _players(studies))
        for source in tables[-1]["source"]:
            found = [table.row(by_predicate=pl.col("source") == source, named=True) for table in tables]
            yield _line([source, *map(_earned, found)])
    yield from _things([taken(study) for study in studies], studies)


def _earned(row: dict[str, float]) -> str:
    """Points of one source: of all with half of their interval, of winners, of the others."""
    return f"{row['points']:.1f} ± {row['points ±']:.1f} ({row['winners']:.1f}, {row['others']:.1f})"


def _scores(study: Study) -> str:
    row = study.collect(study.seats.select(pl.col("score").mean(), pl.col("score").std().alias("spread"))).row(0)
    return f"{row[0]:.1f} ({row[1]:.1f})"


def _best_and_last(study: Study) -> str:
    games = study.seats.group_by("game").agg(pl.col("score").max().alias("best"), pl.col("score").min().alias("last"))
    row = study.collect(games.select(pl.col("best").mean(), pl.col("last").mean())).row(0)
    return f"{row[0]:.1f}, {row[1]:.1f}"


def _seats(study: Study) -> str:
    table = by_seat(study)
    half = 50 * max(table["high"] - table["low"])
    return f"{' / '.join(f'{100 * rate:.0f}' for rate in table['rate'])} % (± {half:.1f})"


def _beginner(study: Study) -> str:
    table = by_beginning(study)
    if not table.height:
        return "not recorded"
    half = 50 * (table["high"][0] - table["low"][0])
    return f"{100 * table['rate'][0]:.0f} % (± {half:.1f})"


def _decisions(study: Study) -> str:
    mean, margin, options = mean_length(lengths(study))
    return f"{mean:.0f} ± {margin:.1f}, {options:.1f}"


ROWS = {
    "decisions a game, options a decision": _decisions,
    "points (standard deviation)": _scores,
    "best, last": _best_and_last,
    "victories by seat (95 % interval)": _seats,
    "victories of the first player (95 % interval)": _beginner,
}


def _things(tables: list[pl.DataFrame], studies: list[Study]) -> Iterator[str]:
    """Share of victories of those who had a thing: all of a small kind, the ends of a large one at the full table."""
    full = tables[-1]
    for event in full["event"].unique(maintain_order=True) if full.height else ():
        own = full.filter(pl.col("event") == event).sort("rate", descending=True)
        yield ""
        if own.height <= FEW_THINGS:
            yield from (f"Victories of a seat, {event.replace('_', ' ')} (how often in 100 seats):", "")
            yield from _head("", _players(studies))
            for thing in own["thing"]:
                yield _line(
                    [thing, *(_thing(table, event, thing, s) for table, s in zip(tables, studies, strict=True))]
                )
        else:
            parts = own.select("thing", "rate", "low", "high").iter_rows()
            named = [f"{thing} {_sure(rate, low, high, 0)}" for thing, rate, low, high in parts]
            yield (
                f"Victories of a seat, {event.replace('_', ' ')}, {studies[-1].plan.players} players, "
                f"{own.height} things: best {', '.join(named[:SOME])}; worst {', '.join(named[-SOME:])}."
            )


def _thing(table: pl.DataFrame, event: str, thing: str, study: Study) -> str:
    row = table.filter((pl.col("event") == event) & (pl.col("thing") == thing)) if table.height else table
    if not row.height:
        return ""
    often = 100 * row["games"][0] / (study.plan.games * study.plan.players)
    return f"{100 * row['rate'][0]:.0f} ± {50 * (row['high'][0] - row['low'][0]):.0f} % ({often:.0f})"
