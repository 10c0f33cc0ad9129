"""The campaign in the terminal."""

from pathlib import Path

import pytest

from meadhall.cli import campaign as terminal
from meadhall.cli.common import console
from meadhall.engine.errors import UnknownOption
from meadhall.engine.words import Words
from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.campaign import CHAPTERS, Campaign


def played(path: Path, **options: object) -> str:
    """Run the command and return what it printed."""
    arguments = {"gods": None, "support": None, "mine": "none", "seed": 3, "lang": "en", "show": False} | options
    with console.capture() as capture:
        terminal.command(path, **arguments)  # type: ignore[arg-type]
    return capture.get()


def test_bots_play_the_first_saga_and_the_result_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "our.saga"
    printed = played(path, gods="thor,freyja,tyr")
    assert "The Death of Baldr" in printed
    assert "The campaign is kept" in printed
    campaign = Campaign.load(path)
    assert len(campaign.games) == 1
    assert all(god.experience > 0 for god in campaign.gods)
    before = len(campaign.games)
    played(path, lang="fr", seed=4)
    assert len(Campaign.load(path).games) == before + 1


def test_a_campaign_can_be_shown_without_playing(tmp_path: Path) -> None:
    path = tmp_path / "our.saga"
    campaign = Campaign.begin(["thor"])
    campaign.gods[0].relations = ["odin"]
    campaign.save(path)
    assert "relations: Odin" in played(path, show=True)
    campaign.won = len(CHAPTERS)
    campaign.save(path)
    assert "Every saga is won" in played(path)
    assert Campaign.load(path).games == []


def test_wrong_wishes_are_refused_with_a_hint(tmp_path: Path) -> None:
    path = tmp_path / "our.saga"
    with pytest.raises(UnknownOption, match="--gods thor"):
        played(path)
    Campaign.begin(["thor", "tyr"], ["odin"]).save(path)
    with pytest.raises(UnknownOption, match="already"):
        played(path, gods="thor")
    with pytest.raises(UnknownOption, match="no words"):
        played(path, lang="is")
    with pytest.raises(UnknownOption, match="support gods"):
        played(tmp_path / "new.saga", gods="thor,tyr", support="odin,freyr")


def test_a_game_that_is_left_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "our.saga"
    Campaign.begin(["thor", "tyr", "frigg"]).save(path)
    before = path.read_bytes()
    monkeypatch.setattr(console, "input", lambda *_: "quit")
    assert "the campaign is as it was" in played(path, mine="1")
    assert path.read_bytes() == before


def test_a_god_learns_what_it_can_afford(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = Campaign.begin(["thor", "tyr", "frigg"])
    campaign.gods[0].experience = 9
    answers = iter(["nonsense", "4", "2", "2"])
    monkeypatch.setattr(console, "input", lambda *_: next(answers))
    with console.capture() as capture:
        terminal.learn(campaign, "thor", Words.of(GAME, "en"))
    thor = campaign.gods[0]
    assert (thor.relations, thor.start_elves, thor.start_vane_dice, thor.experience) == (["tyr"], 1, 1, 1)
    assert "Relation with Tyr: oath (4)" in capture.get()
    answers = iter(["2", "2"])
    campaign.gods[1].experience = 3
    terminal.learn(campaign, "tyr", Words.of(GAME, "en"))
    assert campaign.gods[1].start_elves == 1


def test_the_end_of_the_input_ends_the_shopping(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = Campaign.begin(["thor"])
    campaign.gods[0].experience = 9

    def ends(*_: object) -> str:
        raise EOFError

    monkeypatch.setattr(console, "input", ends)
    terminal.learn(campaign, "thor", Words.of(GAME, "fr"))
    assert campaign.gods[0].experience == 9
