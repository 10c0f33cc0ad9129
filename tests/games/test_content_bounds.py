"""Content that no table could be played with is refused when it is loaded, and whatever loads can be played."""

import dataclasses
import importlib
import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import meadhall
from meadhall.engine.content import load_content, overlay
from meadhall.games.yggdrasil_chronicles.saga_file import SagaFile
from meadhall.registry import _modules

from .numbers import bounds, content_of, numbers, overlay_of, play_through, written

PLAYED = 8
"""Numbers of each game that are set to a bound and played; all of them: `python -m tests.games.numbers GAME`."""


def schema_of(name: str) -> Any:
    return importlib.import_module(f"{_modules()[name]}.schema").Content


@pytest.mark.parametrize("name", meadhall.games())
def test_every_number_has_bounds(name: str) -> None:
    data = content_of(meadhall.game(name))
    found = dict(bounds(schema_of(name), data))
    assert set(found) == {spot for spot, _ in numbers(data)}
    assert [spot for spot, bound in found.items() if bound is None] == []


@pytest.mark.parametrize("name", meadhall.games())
def test_a_number_out_of_its_bounds_is_refused_with_file_and_line(name: str, tmp_path: Path) -> None:
    """One number of each section and bound."""
    rules = meadhall.game(name)
    data = content_of(rules)
    for spot, bound in {(spot[0], bound): (spot, bound) for spot, bound in bounds(schema_of(name), data)}.values():
        assert bound is not None
        for absurd in (bound.low - 1, bound.high + 1):
            path = written(tmp_path, overlay_of(data, spot, absurd))
            with overlay(path), pytest.raises(meadhall.ContentError) as refused:
                load_content(schema_of(name), rules.folder / "content.yaml")
            assert str(refused.value).startswith(f"{path.name}:"), refused.value
            assert str(refused.value).endswith(f"from {bound.low} to {bound.high} is needed, not {absurd}")


@pytest.mark.parametrize("name", meadhall.games())
def test_a_number_on_its_bound_is_refused_with_a_sentence_or_can_be_played(name: str, tmp_path: Path) -> None:
    data, players = content_of(meadhall.game(name)), cycle(meadhall.game(name).players)
    spots = [(spot, edge) for spot, bound in bounds(schema_of(name), data) if bound for edge in (bound.low, bound.high)]
    said = []
    for spot, edge in spots[:: len(spots) // PLAYED]:
        try:
            rules = meadhall.game(name, written(tmp_path, overlay_of(data, spot, edge)))
        except meadhall.ContentError as refused:
            said.append(str(refused))
        else:
            play_through(rules, next(players), 5)
    assert [sentence for sentence in said if not re.match(r"[\w.]+:\d+: [\w.\[\]]+: .* ", sentence)] == []


COMPUTED = {"age_1", "age_2", "age_3", "kin", "love", "oath"}
"""Keys that are read by a name put together in the code."""
ALIASES = {"table": "TABLE", "advice": "WEIGHTS"}


def rows_in(hint: Any) -> Iterator[Any]:
    """The dataclasses inside a hint: what a list is of."""
    if dataclasses.is_dataclass(hint):
        yield hint
    for inner in get_args(hint):
        yield from rows_in(inner)


@pytest.mark.parametrize("name", meadhall.games())
def test_every_key_of_the_content_is_read(name: str) -> None:
    """`CONTENT.draft.kept` in the game's code, or `.bonus` of a row; a provenance is for readers of the file."""
    rules, unread = meadhall.game(name), []
    paths = [path for path in rules.folder.rglob("*.py") if path.name != "schema.py"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    for section, kind in get_type_hints(schema_of(name)).items():
        holders = f"{section}|{ALIASES[section]}" if section in ALIASES else section
        for key, hint in get_type_hints(kind).items():
            if not re.search(rf"\b({holders})\.{key}\b", code):
                unread.append(f"{section}.{key}")
            for row in rows_in(hint):
                unread += [
                    f"{section}.{key}.{field}"
                    for field in get_type_hints(row)
                    if not re.search(rf"\.{field}\b|\"{field}\"", code)
                ]
    assert [key for key in unread if key.rpartition(".")[2] not in COMPUTED | {"provenance"}] == []


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("yggdrasil", "runes: {sigel_vikings: 20}", "runes.sigel_vikings: a number from 0 to 15 is needed, not 20"),
        ("yggdrasil", "giants: {list: [{id: hrym, target: hel}]}", "giants.list[hrym].target: 'block' needs one of"),
        ("yggdrasil", "vanir: {squares: [giant]}", "vanir: there is no 'squares' here"),
        ("champions-of-midgard", "table: {runes_shown: 3}", "table.runes_shown: a number from 2 to 2 is needed, not 3"),
        ("champions-of-midgard", "table: {rounds: 9}", "table.rounds: a number from 1 to 8 is needed, not 9"),
        ("asgard", "game: {rounds: 4}", "ancestral.light: one ancestral weapon for each of the 4 rounds is needed"),
        ("blood-rage", "draft: {kept: 5}", "draft.a_pass.2: 5 cards cannot be kept by 2 before each pass"),
        (
            "blood-rage",
            "tokens: {fame: 2}",
            "tokens.rage: each of the 8 outer provinces needs a token, and there are 9",
        ),
        (
            "blood-rage",
            "decks: {age_2: {dark_elf: [2, 2]}}",
            "decks.age_2: it has 21 cards for 2 players and age_1 has 20; they must be as many",
        ),
        ("blood-rage", "cards: {list: [{id: troll, effect: {weapon: 2}}]}", "there is no 'effect' here"),
        (
            "blood-rage",
            "cards: {list: [{id: tyrs_wrath, effect: {weapon: 99}}]}",
            "a number from 0 to 9 is needed, not 99",
        ),
        ("yggdrasil-chronicles", "relations: {kin: [odin-thor, odin-frigg]}", "odin-frigg have a relation already"),
        (
            "yggdrasil-chronicles",
            "artefacts: {list: [{id: mjollnir, level: 1}]}",
            "6 artefacts of level 1 are needed, not 7",
        ),
    ],
)
def test_what_would_crash_later_or_change_another_rule_is_refused(
    name: str, text: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(text)
    with pytest.raises(meadhall.ContentError, match=rf"^(mine|content)\.yaml:\d+: .*{re.escape(message)}"):
        meadhall.game(name, path)


SAGA = """id: mine
number: 8
side: b
provenance: ours
pages:
  - {id: mine_1, length: 2, end: dead_tree, opening: [{op: rotate, value: [1]}], goals: [{goal: wolves_gone}]}
  - {id: mine_2, length: 0, end: tree}
"""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("op: rotate", "op: spin", "pages[mine_1].opening[0].op: one of activate_iotunn"),
        ("op: rotate, value: [1]", "op: release, enemy: hel", "pages[mine_1].opening[0].op: 'release' needs 'world'"),
        ("value: [1]", "value: [1], enemy: hel", "pages[mine_1].opening[0].enemy: 'rotate' does nothing with it"),
        ("value: [1]", "value: [1, 2]", "pages[mine_1].opening[0].value: one number is needed, or 5, not 2"),
        ("goals:", "spaces: [{space: 3, do: []}], goals:", "pages[mine_1].spaces.0.space: the track has 2 spaces"),
        (
            ", goals: [{goal: wolves_gone}]",
            "",
            "pages.mine_1.end: a page without goals that does not turn leads nowhere",
        ),
        ("end: tree", "end: turn_page", "pages.mine_2.end: there is no page after the last one"),
        ("side: b", "side: c", "side: one of a, b is needed, not 'c'"),
    ],
)
def test_a_faulty_saga_is_refused_with_file_and_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "8-mine.yaml"
    path.write_text(SAGA)
    assert load_content(SagaFile, path).id == "mine"
    path.write_text(SAGA.replace(old, new))
    with pytest.raises(meadhall.ContentError, match=rf"^8-mine\.yaml:\d: {re.escape(message)}"):
        load_content(SagaFile, path)
