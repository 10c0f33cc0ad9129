"""Tournaments: fair plans, honest intervals, and the commands that show them."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import meadhall
from meadhall.bots import Knowledge, TrainedBot, UnknownBot
from meadhall.bots.tournament import Match, Tournament, difficulty, play_match, wilson
from meadhall.cli import app


def test_wilsons_interval_is_the_textbooks() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)


def test_every_bot_of_a_cooperative_game_plays_the_same_deals() -> None:
    plan = Tournament("yggdrasil", ["greedy", "random"], 3, [2], {"difficulty": ["easy", "hard"]}).matches
    deals = {spec: sorted((m.options, m.seed) for m in plan if m.bots[0] == spec) for spec in ("greedy", "random")}
    assert deals["greedy"] == deals["random"]
    assert len(plan) == 2 * 3 * 2


def test_both_cooperative_games_are_measured_by_their_difficulty() -> None:
    found = {name: difficulty(meadhall.game(name)) for name in meadhall.games()}
    assert {name for name, option in found.items() if option} == {"yggdrasil", "yggdrasil-chronicles"}
    assert all("hard" in option.values for option in found.values() if option)


def test_seats_rotate_over_the_same_deals() -> None:
    competitive = next(name for name in meadhall.games() if not meadhall.game(name).cooperative)
    plan = Tournament(competitive, ["greedy", "random"], 4, [2]).matches
    assert [(m.seed, m.bots) for m in plan] == [
        (1, ("greedy", "random")),
        (1, ("random", "greedy")),
        (2, ("greedy", "random")),
        (2, ("random", "greedy")),
    ]


def test_where_bots_are_more_than_seats_each_meets_every_other() -> None:
    plan = Tournament("asgard", ["greedy", "random", "novice"], 2, [2]).matches
    assert [m.bots for m in plan[::2]] == [("greedy", "random"), ("greedy", "novice"), ("random", "novice")]
    assert all(one.bots == other.bots[::-1] for one, other in zip(plan[::2], plan[1::2], strict=True))


def test_a_match_is_decided_by_its_seed() -> None:
    match = Match("yggdrasil", 2, (("difficulty", "easy"),), 5, ("greedy", "greedy"))
    first, second = play_match(match), play_match(match)
    assert first == second
    assert first.decisions > 50


def test_greedy_gods_win_easy_games_that_random_ones_never_win() -> None:
    tournament = Tournament("yggdrasil", ["greedy", "random"], 10, [2], {"difficulty": ["easy"]})
    assert len(list(tournament.play())) == 20
    greedy, random = tournament.standings()
    assert (greedy.bot, random.bot, random.wins) == ("greedy", "random", 0)
    assert greedy.wins >= 2


def test_rotated_duels_give_ratings() -> None:
    competitive = next(name for name in meadhall.games() if not meadhall.game(name).cooperative)
    tournament = Tournament(competitive, ["greedy", "random"], 2, [2])
    list(tournament.play())
    standings = tournament.standings()
    assert sum(standing.wins for standing in standings) == pytest.approx(2)
    assert all(standing.rating is not None and standing.games == 2 for standing in standings)


def test_the_command_reports_as_json() -> None:
    asked = ["tournament", "yggdrasil", "--bots", "greedy,random", "--games", "2", "-o", "difficulty=easy", "--json"]
    said = CliRunner().invoke(app, asked)
    assert said.exit_code == 0, said.output
    report = json.loads(said.stdout)
    assert [standing["games"] for standing in report["standings"]] == [2, 2]
    assert all(standing["low"] <= standing["rate"] <= standing["high"] for standing in report["standings"])


def test_a_hint_ranks_the_options_of_a_save(tmp_path: Path) -> None:
    table = meadhall.new("yggdrasil", players=2, seed=3)
    save = tmp_path / "game.json"
    save.write_text(table.save())
    said = CliRunner().invoke(app, ["hint", str(save), "--bot", "greedy", "--json"])
    assert said.exit_code == 0, said.output
    hints = json.loads(said.stdout)
    assert hints["seat"] == table.waiting[0] + 1
    legal = [str(action) for action in table.legal(table.waiting[0])]
    assert sorted(option["action"] for option in hints["options"]) == sorted(legal)
    spoken = CliRunner().invoke(app, ["hint", str(save), "--bot", "greedy"])
    assert "points of its rule of thumb" in spoken.stdout


def test_missing_weights_are_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_POLICIES", str(tmp_path))
    rules = meadhall.game("yggdrasil")
    with pytest.raises(UnknownBot, match=r"no weights young\.npz for yggdrasil"):
        TrainedBot("young").prepare(rules)
    (tmp_path / "yggdrasil").mkdir()
    np.savez(tmp_path / "yggdrasil" / "small.npz", w0=np.zeros((3, 2), np.float32), b0=np.zeros(2, np.float32))
    with pytest.raises(UnknownBot, match="trained for other rules"):
        TrainedBot("small").prepare(rules)
    with pytest.raises(UnknownBot, match="there are: small"):
        TrainedBot("young").prepare(rules)
    (tmp_path / "yggdrasil" / "torn.npz").write_bytes(b"PK and no more")
    with pytest.raises(UnknownBot, match="damaged, or no weights"):
        TrainedBot("torn").prepare(rules)
    np.savez(tmp_path / "yggdrasil" / "lost.npz", w0=np.full((3, 2), np.nan), b0=np.zeros(2))
    with pytest.raises(UnknownBot, match="should be finite numbers"):
        TrainedBot("lost").prepare(rules)


def test_a_trained_policy_plays_what_its_weights_like(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEADHALL_POLICIES", str(tmp_path))
    table = meadhall.new("yggdrasil", players=2, seed=3)
    known = Knowledge.of(table, table.waiting[0], seed=1)
    rules, wanted = known.rules, known.legal[-1]
    bias = np.zeros(rules.actions.size, np.float32)
    bias[wanted] = 3.0
    (tmp_path / "yggdrasil").mkdir()
    weights = np.zeros((rules.observation.size, rules.actions.size), np.float32)
    np.savez(tmp_path / "yggdrasil" / "one_idea.npz", w0=weights, b0=bias)
    advice = TrainedBot("one_idea").explain(known, 1)
    assert advice[0].action == wanted
    assert sum(option.value for option in advice) == pytest.approx(1)
