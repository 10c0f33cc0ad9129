"""The levels people choose: who plays them in which game, and that what was learnt is worth shipping."""

from pathlib import Path

import pytest

import meadhall
from meadhall.bots import LEVELS, bot
from meadhall.bots.levels import stand_in
from meadhall.bots.network_file import file_of, has_network
from meadhall.bots.tournament import Match, difficulty, play_match
from meadhall.engine.contract import Game

from ..envs.duel import GAME as DUEL

GAMES = 6
"""Of each game; the same at every run."""


def compiled_levels(rules: Game) -> list[str]:
    return [level for level in LEVELS if bot(level).player(rules).compiled]


@pytest.mark.parametrize("name", meadhall.games())
def test_every_game_has_a_network_and_only_gods_need_the_compiler(name: str) -> None:
    rules = meadhall.game(name)
    assert has_network(rules)
    assert compiled_levels(rules) == ["god"]
    assert stand_in(rules).name == "network"


def test_a_game_without_a_network_is_played_with_heuristics_and_search() -> None:
    assert not has_network(DUEL)
    assert compiled_levels(DUEL) == ["jarl", "god"]
    assert stand_in(DUEL).name == "greedy"


def test_other_content_is_not_left_to_a_network_that_never_saw_it(tmp_path: Path) -> None:
    overlay = tmp_path / "more-souls.yaml"
    overlay.write_text("worlds: {souls_sought: 4}\n")
    assert stand_in(meadhall.game("yggdrasil", overlay)).name == "greedy"


def test_a_network_of_ones_own_that_cannot_be_used_is_told_of_and_played_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "asgard.npz").write_bytes(b"no network")
    monkeypatch.setenv("MEADHALL_NETWORKS", str(tmp_path))
    assert stand_in(meadhall.game("asgard")).name == "greedy"
    assert "it is damaged, or no network; bots play asgard without it" in caplog.text


def test_a_folder_of_networks_that_is_not_there_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rules = meadhall.game("asgard")
    for folder in ("", str(tmp_path)):
        monkeypatch.setenv("MEADHALL_NETWORKS", folder)
        assert file_of(rules) == rules.folder / "bot" / "network.npz"
    assert not caplog.text
    monkeypatch.setenv("MEADHALL_NETWORKS", str(tmp_path / "nowhere"))
    assert stand_in(rules).name == "network"
    assert "nowhere, which MEADHALL_NETWORKS names; bots play with the usual networks" in caplog.text


def test_bots_answer_by_the_name_of_their_level() -> None:
    for level in LEVELS:
        assert {bot(level).name, *(bot(level).player(rules).name for rules in (DUEL, meadhall.game("asgard")))} == {
            level
        }


@pytest.mark.parametrize("name", [name for name in meadhall.games() if not meadhall.game(name).cooperative])
def test_jarls_win_against_greedy_players(name: str) -> None:
    won = 0
    for number in range(GAMES):
        seats = ("jarl", "greedy") if number % 2 == 0 else ("greedy", "jarl")
        won += play_match(Match(name, 2, (), 1 + number // 2, seats)).winners == [number % 2]
    assert won >= GAMES - 2


@pytest.mark.parametrize("name", [name for name in meadhall.games() if meadhall.game(name).cooperative])
def test_teams_of_jarls_win_where_greedy_teams_do_not(name: str) -> None:
    asked = difficulty(meadhall.game(name))
    assert asked is not None
    level = ((asked.name, "hard"),) if "hard" in asked.values else ()
    won = {
        who: sum(bool(play_match(Match(name, 2, level, 1 + number, (who, who))).winners) for number in range(GAMES))
        for who in ("greedy", "jarl")
    }
    assert won["jarl"] >= GAMES - 2
    assert won["greedy"] < won["jarl"]
