"""Bots are measured the same way everywhere: the same deals, seats and rivals, and anybody can play it again."""

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.bots import bot
from meadhall.bots.evaluation import (
    FIELD,
    GAMES,
    GAMES_A_PAIRING,
    PROTOCOL,
    SIGNED,
    Evaluation,
    Pairing,
    difference,
    digest_of,
    read_report,
)
from meadhall.bots.network_file import file_of
from meadhall.bots.tournament import Result
from meadhall.engine.errors import SaveError, UnknownOption
from meadhall.registry import game


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Evaluation:
    """Two bots that need nothing compiled, at one game of each kind."""
    monkeypatch.setattr("meadhall.bots.evaluation.FIELD", ("random", "greedy"))
    made = Evaluation(["greedy"], 2, ["blood-rage", "yggdrasil"])
    assert len(list(made.play())) == len(made.matches)
    return made


def test_the_protocol_stays_what_it_is() -> None:
    plan = Evaluation(["greedy"], 4).matches
    assert PROTOCOL == "meadhall-bench-1"
    assert FIELD == ("random", "greedy", "network", "search:100")
    assert {match.game for match in plan} == set(GAMES)
    assert len(plan) == 4 * (3 * len(GAMES[:3]) + 4 * len(GAMES[3:]))
    assert {(match.players, match.options) for match in plan} == {(2, ())}
    asgard = [(match.seed, match.bots) for match in plan if match.game == "asgard"][:4]
    assert asgard == [
        (20260000, ("random", "greedy")),
        (20260000, ("greedy", "random")),
        (20260001, ("random", "greedy")),
        (20260001, ("greedy", "random")),
    ]
    together = [match for match in plan if match.game == "yggdrasil" and match.bots[0] == match.bots[1]]
    assert [(match.seed, match.bots) for match in together] == [
        (20260000 + number, ("greedy", "greedy")) for number in range(4)
    ]
    assert GAMES_A_PAIRING == 40


def test_no_game_is_counted_twice() -> None:
    plan = Evaluation(["greedy", "random", "greedy"], 6, [*GAMES, "asgard"]).matches
    assert len(set(plan)) == len(plan)


def test_only_pairings_with_a_bot_that_is_measured_are_played() -> None:
    pairs = {tuple(sorted(match.bots)) for match in Evaluation(["search:9"], 2, ["yggdrasil"]).matches}
    assert pairs == {tuple(sorted(("search:9", other))) for other in [*FIELD, "search:9"]}


def test_victories_are_shared_each_for_themselves_and_common_together() -> None:
    def came_of(name: str, winners: list[list[int]], bots: tuple[str, str]) -> Pairing:
        made = Evaluation(["greedy"], 2, [name])
        matches = [match for match in made.matches if set(match.bots) == set(bots)]
        made.results = [Result(match, [1, 1], won, [5, 4]) for match, won in zip(matches, winners, strict=True)]
        return made.pairings()[0]

    both = came_of("asgard", [[0], [0, 1]], ("random", "greedy"))
    assert (both.bots, both.won, both.games) == (("random", "greedy"), (1.5, 0.5), 2)
    assert both.share("greedy")[0] == 0.25
    assert came_of("yggdrasil", [[0, 1], []], ("random", "greedy")).won == (1.0, 1.0)
    assert came_of("yggdrasil", [[0, 1], []], ("greedy", "greedy")).won == (1.0, 1.0)


def test_a_report_is_read_again_and_what_was_changed_is_refused(small: Evaluation) -> None:
    report = small.report()
    assert report["games"]["blood-rage"]["version"] == game("blood-rage").version
    assert len(report["played"]) == 2 + 4
    assert read_report(json.dumps(report)) == json.loads(json.dumps(report))
    for key, value in {"pairings": [], "played": report["played"][:3], "bots": ["random"], "games": {}}.items():
        with pytest.raises(SaveError, match="was changed"):
            read_report(json.dumps(report | {key: value}))
    with pytest.raises(SaveError, match="plays meadhall-bench-1"):
        read_report(json.dumps(report | {"protocol": "meadhall-bench-0"}))
    for other in ("[]", "[" * 100_000, b"\xff", json.dumps(_signed_again(report, games=["asgard"]))):
        with pytest.raises(SaveError, match="no report"):
            read_report(other)


def _signed_again(report: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """What somebody hands in who makes up a report and knows how the digest is made."""
    forged = report | changes
    return forged | {"digest": digest_of({key: forged[key] for key in SIGNED})}


def test_whoever_plays_it_again_sees_the_same_or_where_it_differs(small: Evaluation) -> None:
    report = read_report(json.dumps(small.report()))
    assert difference(report, small.report()) is None
    played = report["played"]
    assert difference(report | {"played": played[1:]}, report) == f"{played[1]} in the report, {played[0]} now"
    invented = [*played, ["yggdrasil", 99, "random", "greedy"]]
    assert difference(report | {"played": invented}, report) == f"{invented[-1]} in the report, None now"
    turned = [pairing | {"won": pairing["won"][::-1]} for pairing in report["pairings"]]
    assert difference(report | {"pairings": turned}, report) == "its pairings are not what came of its games"


def test_a_report_says_what_is_not_part_of_the_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("asgard")
    (tmp_path / "mine.py").write_text("from meadhall.bots import GreedyBot\n\n\nclass Mine(GreedyBot):\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    for kind in ("network", "guided:9", "jarl", "take:pass:network"):
        assert bot(kind).files(rules) == [file_of(rules)]
    assert bot("mine:Mine").files(rules) == [tmp_path / "mine.py"]
    assert bot("greedy").files(rules) == []
    before = Evaluation(["mine:Mine"], 2, ["asgard"]).played_with()
    (tmp_path / "mine.py").write_text("# another\n")
    assert Evaluation(["mine:Mine"], 2, ["asgard"]).played_with() != before


def test_a_report_says_how_long_a_bot_thinks(small: Evaluation) -> None:
    for result in small.results:
        result.thought[:] = [
            0.003 * asked if who == "greedy" else 0.001 * asked
            for who, asked in zip(result.match.bots, result.asked, strict=True)
        ]
    times = small.report()["ms_a_decision"]
    assert times == {name: {"random": 1.0, "greedy": 3.0} for name in ("blood-rage", "yggdrasil")}


@pytest.mark.parametrize(
    ("bots", "games", "names", "message"),
    [
        (["greedy"], 3, GAMES, "even number"),
        (["greedy"], 2, ["chess"], "has no game 'chess'"),
        (["nobody"], 2, GAMES, "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_measured_is_refused(bots: list[str], games: int, names: list[str], message: str) -> None:
    with pytest.raises((UnknownOption, LookupError), match=message):
        Evaluation(bots, games, names)


def test_the_leaderboard_is_made_from_its_report() -> None:
    from benchmarks.leaderboard import PAGE, made

    assert Path(PAGE).read_text(encoding="utf-8") == made()


def test_the_tables_of_strength_are_made_from_the_games_that_were_played() -> None:
    from benchmarks.strength import PAGE, renewed

    page = Path(PAGE).read_text(encoding="utf-8")
    assert renewed(page) == page
