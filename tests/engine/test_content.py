"""Content files: the schema, its errors, and overlays that stay beside the original."""

from pathlib import Path

import pytest

import meadhall
from meadhall.engine.settings import Settings

OVERLAY = """
giants:
  strength: 9
  list:
    - {id: gialp, rune: daeg, effect: block, target: alfheim}
"""


@pytest.fixture
def overlay(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(OVERLAY)
    return path


def test_an_overlay_changes_what_it_names_and_nothing_else(overlay: Path) -> None:
    mine = meadhall.game("yggdrasil", overlay)
    plain = meadhall.game("yggdrasil")
    assert mine.content_hash != plain.content_hash
    table = meadhall.new("yggdrasil", 2, seed=1, content=overlay)
    while str(table.decision) != "action" or "act jotunheim" not in map(str, table.legal(table.waiting[0])):
        table.play(table.waiting[0], table.legal(table.waiting[0])[-1])
    table.play(table.waiting[0], "act jotunheim")
    while table.decision in ("giant", "vikings", "which_roll"):
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    assert any(str(event).endswith(" 9") for event in table.events if "fight" in str(event))


def test_a_save_made_with_an_overlay_needs_it_to_load(overlay: Path) -> None:
    table = meadhall.new("yggdrasil", 2, seed=1, content=overlay)
    with pytest.raises(meadhall.SaveError, match="other content"):
        meadhall.load(table.save())
    assert meadhall.load(table.save(), content=overlay).state == table.state


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("giants: {strenght: 4}", "there is no 'strenght' here; known are"),
        ("giants: {strength: strong}", r"giants\.strength: int is needed, not 'strong'"),
        ("giants: {list: [{id: ymir}]}", "there is nothing with the id 'ymir'"),
        ("giants: {list: 3}", "a list is needed"),
        ("worlds: 3", "named values are needed"),
        ("fenrir: {calmed_by: [1]}", "named values are needed"),
        ("giants: [", "is not readable YAML"),
    ],
)
def test_a_bad_overlay_is_refused_with_the_place(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text)
    with pytest.raises(meadhall.ContentError, match=message):
        meadhall.new("yggdrasil", 2, content=path)


def test_settings_without_options_say_so() -> None:
    with pytest.raises(meadhall.UnknownOption, match="this game knows: none"):
        Settings().encode({"level": 1})
