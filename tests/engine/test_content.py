"""Content files: the schema, its errors, and overlays that stay beside the original."""

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Annotated

import pytest

import meadhall
from meadhall.engine.content import Wrong, between, enum_from, ids_of, load_content, named_in, sized
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
        ("giants: {strenght: 4}", r"^bad\.yaml:1: giants: there is no 'strenght' here; known are provenance"),
        ("giants:\n  strength: strong", r"^bad\.yaml:2: giants\.strength: int is needed, not 'strong'$"),
        ("giants:\n  list:\n    - {id: ymir}", r"^bad\.yaml:3: giants\.list: there is nothing with the id 'ymir'$"),
        ("giants: {list: 3}", r"^bad\.yaml:1: giants\.list: a list is needed, not 3$"),
        ("worlds: 3", r"^bad\.yaml:1: worlds: named values are needed, not 3$"),
        ("fenrir: {calmed_by: [1]}", r"^bad\.yaml:1: fenrir\.calmed_by: named values are needed, not \[1\]$"),
        ("worlds: {}\ngiants: ]", r"^bad\.yaml:2: this is not readable YAML"),
        ("giants: {strength: 4, strength: 5}", r"^bad\.yaml:1: 'strength' is here twice$"),
    ],
)
def test_a_bad_overlay_is_refused_with_file_and_line(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text)
    with pytest.raises(meadhall.ContentError, match=message):
        meadhall.new("yggdrasil", 2, content=path)


class Colour(IntEnum):
    RED = 0
    BLUE = 1


@dataclass(frozen=True)
class Thing:
    id: str
    price: Annotated[int, between(0, 9)]
    colour: Annotated[str, named_in(Colour)] = "red"


@dataclass(frozen=True)
class Shop:
    things: Annotated[list[Thing], ids_of(Colour)]
    hours: Annotated[list[int], sized(2)]
    purse: int

    def __post_init__(self) -> None:
        for thing in self.things:
            if thing.price > self.purse:
                raise Wrong(f"things.{thing.id}.price", f"nobody has more than {self.purse}")


GOOD = """things:
  - {id: red, price: 3}
  - id: blue
    price: 4
hours: [8, 18]
purse: 5
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("price: 3", "price: 10", "shop.yaml:2: things[red].price: a number from 0 to 9 is needed, not 10"),
        ("price: 4", "price: 6", "shop.yaml:4: things.blue.price: nobody has more than 5"),
        (
            "price: 3",
            "price: 3, colour: pink",
            "shop.yaml:2: things[red].colour: one of red, blue is needed, not 'pink'",
        ),
        ("id: blue", "id: bleu", "shop.yaml:1: things: the ids red, blue are needed in this order, not red, bleu"),
        ("[8, 18]", "[8]", "shop.yaml:5: hours: a list of 2 is needed, not of 1"),
        ("purse: 5", "", "shop.yaml:1: 'purse' is missing"),
    ],
)
def test_content_that_breaks_its_schema_is_refused_with_file_and_line(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = tmp_path / "shop.yaml"
    path.write_text(GOOD)
    assert load_content(Shop, path).things[1].price == 4
    path.write_text(GOOD.replace(old, new))
    with pytest.raises(meadhall.ContentError) as refused:
        load_content(Shop, path)
    assert str(refused.value) == message


def test_an_enum_of_the_content_says_what_it_lacks() -> None:
    tools = enum_from("Tool", ["axe", "long_bow"])
    assert [(tool.name, int(tool)) for tool in tools] == [("AXE", 0), ("LONG_BOW", 1)]
    with pytest.raises(AttributeError, match="Tool has no SPADE: the content has nothing with the id 'spade'"):
        _ = tools.SPADE


def test_settings_without_options_say_so() -> None:
    with pytest.raises(meadhall.UnknownOption, match="this game knows: none"):
        Settings().encode({"level": 1})
