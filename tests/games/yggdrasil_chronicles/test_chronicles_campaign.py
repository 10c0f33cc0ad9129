"""The campaign: experience, skills, relations, and a file that survives crashes."""

import json
import os
from pathlib import Path

import pytest

from meadhall.engine.errors import IllegalAction, SaveError, UnknownOption, WrongPlayerCount
from meadhall.engine.scene import Scene
from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.campaign import CHAPTERS, Campaign, Offer
from meadhall.games.yggdrasil_chronicles.names import Ending, God, Relation


def played(campaign: Campaign, ending: Ending, *life: int) -> None:
    """The next game of a campaign ends so, each god with so much life."""
    game = Scene(GAME, len(campaign.gods), **campaign.options()).game
    game.over = ending
    for sheet, left in zip(game.sheet, life, strict=False):
        sheet.life = left
    campaign.take_result(game)


def test_a_loss_gives_three_experience_and_the_saga_is_played_again() -> None:
    campaign = Campaign.begin(["thor", "tyr", "frigg"])
    played(campaign, Ending.NO_LIFE, 0, 5, 5)
    assert [god.experience for god in campaign.gods] == [3, 3, 3]
    assert campaign.saga == "baldr"


def test_a_win_gives_one_experience_for_each_life_point_and_opens_the_next_saga() -> None:
    campaign = Campaign.begin(["thor", "tyr", "frigg"])
    played(campaign, Ending.VICTORY, 4, 2, 1)
    assert [god.experience for god in campaign.gods] == [4, 2, 1]
    assert campaign.saga == "fimbulvetr"
    assert campaign.games == [{"saga": "baldr", "ending": "victory", "experience": [4, 2, 1]}]


def test_six_sagas_and_the_bonus_saga_in_order() -> None:
    assert CHAPTERS == ["baldr", "fimbulvetr", "managarms", "naglfar", "bifrost", "vigrid", "binding"]
    campaign = Campaign.begin(["thor"])
    for chapter in CHAPTERS:
        assert campaign.saga == chapter
        played(campaign, Ending.VICTORY, 1)
    assert campaign.finished
    with pytest.raises(IllegalAction, match="every saga"):
        campaign.options()


@pytest.mark.parametrize(
    ("skill", "prices"), [("saving_roll", [3, 5, 8]), ("start_elves", [2, 4]), ("start_vane_dice", [2, 4])]
)
def test_skills_are_bought_level_by_level(skill: str, prices: list[int]) -> None:
    campaign = Campaign.begin(["thor", "tyr", "frigg"])
    thor = campaign.gods[0]
    thor.experience = sum(prices) + 1
    for level, price in enumerate(prices):
        before = thor.experience
        campaign.buy("thor", skill)
        assert (getattr(thor, skill), thor.experience) == (level + 1, before - price)
    with pytest.raises(IllegalAction, match=f"thor cannot buy {skill}"):
        campaign.buy("thor", skill)


def test_experience_that_is_not_spent_is_kept_and_too_little_buys_nothing() -> None:
    campaign = Campaign.begin(["thor", "tyr", "frigg"])
    campaign.gods[0].experience = 2
    assert campaign.offers("thor") == [Offer("start_elves", 2), Offer("start_vane_dice", 2)]
    with pytest.raises(IllegalAction, match="can buy: start_elves, start_vane_dice"):
        campaign.buy("thor", "saving_roll")
    assert campaign.gods[0].experience == 2


def test_relations_are_bought_once_with_gods_of_the_campaign_support_gods_included() -> None:
    campaign = Campaign.begin(["thor", "freyja"], support=["tyr"])
    campaign.gods[0].experience = 20
    assert {o.partner for o in campaign.offers("thor") if o.skill == "relation"} == {"freyja", "tyr"}
    campaign.buy("thor", "relation", "tyr")
    assert campaign.gods[0].relations == ["tyr"]
    assert campaign.gods[0].experience == 16
    with pytest.raises(IllegalAction, match="relation with tyr"):
        campaign.buy("thor", "relation", "tyr")
    with pytest.raises(IllegalAction, match="relation with odin"):
        campaign.buy("thor", "relation", "odin")
    assert campaign.relation("thor", "freyja") == Relation.LOVE


def test_what_was_bought_reaches_the_next_table() -> None:
    campaign = Campaign.begin(["thor", "freyja"], support=["tyr"])
    campaign.gods[0].experience = 30
    for skill in ("saving_roll", "saving_roll", "start_elves", "start_vane_dice", "start_vane_dice"):
        campaign.buy("thor", skill)
    campaign.buy("thor", "relation", "freyja")
    game = Scene(GAME, 2, **campaign.options()).game
    thor = game.sheet[0]
    assert (thor.god, thor.saving, thor.elves, thor.dice, thor.bonds) == (God.THOR, 2, 1, 2, 1 << God.FREYJA)
    assert game.support[0] == God.TYR
    assert game.sheet[1].saving == 0


def test_a_result_must_be_that_of_a_finished_game_of_these_gods() -> None:
    campaign = Campaign.begin(["thor", "freyja", "tyr"])
    game = Scene(GAME, 3, **campaign.options()).game
    with pytest.raises(IllegalAction, match="not over"):
        campaign.take_result(game)
    game.over, game.sheet[0].god = Ending.NO_LIFE, God.ODIN
    with pytest.raises(IllegalAction, match="thor, freyja, tyr"):
        campaign.take_result(game)


def test_a_campaign_needs_different_known_gods_and_the_right_number_of_support_gods() -> None:
    assert Campaign.begin(["thor"]).support == ["odin", "tyr"]
    with pytest.raises(UnknownOption, match="no god 'loki'"):
        Campaign.begin(["loki", "thor", "tyr"])
    with pytest.raises(UnknownOption, match="once"):
        Campaign.begin(["thor", "thor", "tyr"])
    with pytest.raises(UnknownOption, match="have 1 support gods, not 0"):
        Campaign.begin(["thor", "tyr"], support=[])
    with pytest.raises(WrongPlayerCount):
        Campaign.begin([])
    with pytest.raises(UnknownOption, match="no part"):
        Campaign.begin(["thor"]).offers("freyja")


# --- the file --------------------------------------------------------------------------------------------------------


def saved(path: Path) -> Campaign:
    campaign = Campaign.begin(["thor", "freyja"])
    played(campaign, Ending.VICTORY, 5, 6)
    campaign.buy("thor", "saving_roll")
    campaign.buy("freyja", "relation", "thor")
    campaign.save(path)
    return campaign


def test_a_campaign_comes_back_as_it_was(tmp_path: Path) -> None:
    campaign = saved(tmp_path / "our.saga")
    assert Campaign.load(tmp_path / "our.saga") == campaign
    assert [p.name for p in tmp_path.iterdir()] == ["our.saga"]


def test_a_crash_while_writing_leaves_the_old_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "our.saga"
    campaign = saved(path)
    before = path.read_bytes()
    campaign.gods[0].experience += 5

    def crash(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "replace", crash)
    with pytest.raises(OSError, match="no room"):
        campaign.save(path)
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["our.saga"]


@pytest.mark.parametrize("cut", [0, 1, 40, 200, -2])
def test_a_file_that_was_cut_short_is_refused(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "our.saga"
    saved(path)
    path.write_bytes(path.read_bytes()[: cut if cut >= 0 else cut - 1])
    with pytest.raises(SaveError, match=r"our\.saga is not"):
        Campaign.load(path)


def test_a_file_that_was_changed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "our.saga"
    saved(path)
    data = json.loads(path.read_text())
    data["campaign"]["gods"][0]["experience"] = 99
    path.write_text(json.dumps(data))
    with pytest.raises(SaveError, match="check sum"):
        Campaign.load(path)


def test_other_files_are_refused_with_a_clear_message(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="there is no campaign"):
        Campaign.load(tmp_path / "none.saga")
    path = tmp_path / "other.saga"
    path.write_text("[]")
    with pytest.raises(SaveError, match="is not a campaign"):
        Campaign.load(path)
    for hostile in ("[" * 100_000, '{"format": ' + "9" * 5_000 + "}"):
        path.write_text(hostile)
        with pytest.raises(SaveError, match="is not a readable campaign"):
            Campaign.load(path)
    path.write_text(json.dumps({"format": 9, "check": "", "campaign": {}}))
    with pytest.raises(SaveError, match="another version"):
        Campaign.load(path)
    from meadhall.games.yggdrasil_chronicles.campaign import _check

    for body in ({"gods": []}, {"gods": [], "support": []}, {"gods": [{"god": "loki"}], "support": []}):
        path.write_text(json.dumps({"format": 1, "check": _check(body), "campaign": body}))
        with pytest.raises(SaveError, match="damaged"):
            Campaign.load(path)
