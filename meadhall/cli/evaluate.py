"""`meadhall evaluate BOT`: a bot against the same field over the same deals as every other, in all five games."""

import json
import os
import platform
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from .. import __version__
from ..bots.evaluation import GAMES, GAMES_A_PAIRING, PROTOCOL, Evaluation, Pairing, Response, difference, read_report
from ..engine.errors import SaveError, UnknownOption
from ..registry import game
from .common import AsJson, compiling, console, errors
from .learn import SMALL, device_named

__all__ = ["command"]


def command(
    bots: list[str] = typer.Argument(None, metavar="[BOT ...]", help="The bots to measure, such as search:400."),
    games: int = typer.Option(GAMES_A_PAIRING, min=2, help="Games per pairing; fewer only for a quick look."),
    only: list[str] = typer.Option([], "--game", help="Only this game; may be repeated."),
    processes: int = typer.Option(1, min=1, help="Processes to play in."),
    out: Path = typer.Option(None, help="Write the report to this file, with a digest of every game."),
    verify: Path = typer.Option(None, help="Play the games of a report again, and check that they go the same way."),
    best_response: float = typer.Option(
        None,
        min=0.0,
        metavar="MINUTES",
        help="Also train an opponent against each network, so long per game.",
    ),
    device: str = typer.Option("cuda", help="cuda | cpu: where to train them."),
    as_json: bool = AsJson,
) -> None:
    sys.path.append(os.getcwd())  # `mybots:Careful` may lie here
    if verify is not None:
        _verify(verify, processes)
        return
    if not bots:
        raise UnknownOption("name a bot to measure, such as `meadhall evaluate network`")
    evaluation = Evaluation(bots, games, only or GAMES)
    if out is not None:
        out.open("ab").close()  # what cannot be written is refused before anything is played
    if best_response is not None:
        evaluation.responses = _responses(evaluation, best_response, device)
    began = _spent()
    _play(evaluation, processes)
    report = evaluation.report() | {
        "meadhall": __version__,
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "cpu_seconds": round(_spent() - began),
    }
    if as_json:
        print(json.dumps(report))
    else:
        _show(evaluation, report)
    if out is not None:  # last, so that a full disk costs no more than the file
        out.write_text(json.dumps(report, separators=(",", ":")) + "\n", encoding="utf-8")


def _spent() -> float:
    """CPU seconds, those of processes that have ended included."""
    return sum(os.times()[:4])


def _play(evaluation: Evaluation, processes: int) -> None:
    for name in evaluation.names:
        with compiling(game(name)):
            evaluation.prepare(name)
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task("playing", total=len(evaluation.matches))
        for _ in evaluation.play(processes):
            bar.advance(task)


def _responses(evaluation: Evaluation, minutes: float, device: str) -> list[Response]:
    """What those win who learn to beat one of the bots alone, in the games that are played against each other."""
    try:
        from ..learn import best_response, plan_of_response
    except ModuleNotFoundError as error:
        raise UnknownOption(f"--best-response needs the package {error.name}: pip install 'meadhall[learn]'") from None
    changes = {"device": device_named(device)} | (SMALL if device == "cpu" else {})
    contests = [game(name) for name in evaluation.names if not game(name).cooperative]
    if not contests:
        raise UnknownOption("a best response is learnt in games that are played against each other; name one of them")
    pairs = [(rules, spec) for rules in contests for spec in evaluation.bots]
    plans = [
        plan_of_response(rules, spec, minutes, **changes) for rules, spec in pairs
    ]  # refused before any is trained
    made = []
    for (rules, spec), plan in zip(pairs, plans, strict=True):
        with compiling(rules):
            made.append(best_response(rules, spec, plan, say=errors.print))
    return made


def _show(evaluation: Evaluation, report: Mapping[str, Any]) -> None:
    for name in evaluation.names:
        console.print(_matrix(evaluation, name, report["ms_a_decision"][name]), "")
    for response in evaluation.responses:
        console.print(_told(response), "", sep="\n")
    usual = "" if evaluation.games == GAMES_A_PAIRING else f" instead of {GAMES_A_PAIRING}"
    console.print(f"{PROTOCOL}, {evaluation.games} games a pairing{usual}, digest {report['digest']}")


def _told(response: Response) -> str:
    share, low, high = response.share()
    learnt = f"{response.training['decisions']:,} decisions, {response.training['seconds'] / 60:.1f} minutes"
    won = f"{share:.0%} ({low:.0%} to {high:.0%}) of {response.games} games, where {response.fair:.0%} are a fair share"
    return f"{response.game}: whoever learnt to beat {response.bot} alone ({learnt}) wins {won}"


def _matrix(evaluation: Evaluation, name: str, times: Mapping[str, float]) -> Table:
    """A row for each bot that is measured, a column for each that it met."""
    found = {pairing.bots: pairing for pairing in evaluation.pairings() if pairing.game == name}
    kind = "games won together with" if game(name).cooperative else "share of victories against"
    columns = (*evaluation.field, "CPU ms a decision")
    shown = Table(f"{name}: {kind}", *columns, box=None, header_style="bold", pad_edge=False)
    for one in evaluation.bots:
        met = (found.get((one, other)) or found.get((other, one)) for other in evaluation.field)
        shown.add_row(one, *(_cell(pairing, one) for pairing in met), f"{times[one]:g}" if one in times else "")
    return shown


def _cell(pairing: Pairing | None, name: str) -> str:
    if pairing is None:
        return ""
    share, low, high = pairing.share(name)
    return f"{share:.0%} ({low:.0%} to {high:.0%})"


def _verify(path: Path, processes: int) -> None:
    """Say whether a report's games go the same way again; another course is refused as a damaged save is."""
    report = read_report(path.read_bytes())
    again = Evaluation(report["bots"], report["games_a_pairing"], list(report["games"]))
    for name, here in again.played_with().items():
        if here != report["games"][name]:
            raise SaveError(f"the report was made with other rules, content, weights or bots of {name} than these")
    _play(again, processes)
    if other := difference(report, again.report()):
        raise SaveError(f"the report is not what was played: {other}")
    learnt = "; what was learnt to beat a bot alone was not learnt again" if report["responses"] else ""
    console.print(f"All {len(report['played'])} games went the same way: digest {report['digest']}{learnt}")
