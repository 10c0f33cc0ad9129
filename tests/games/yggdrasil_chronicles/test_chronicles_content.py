"""Content: counts of the component list, overlays, and sagas as files."""

from pathlib import Path

import pytest

import meadhall
from meadhall.engine.content import load_content
from meadhall.engine.errors import ContentError
from meadhall.games.yggdrasil_chronicles.book import FIRST_PAGE, LIBRARY, PAGE_GOALS, SAGAS, SHEETS, SIDE_B, SagaFile
from meadhall.games.yggdrasil_chronicles.content import CARDS, CONTENT, ENEMIES, GODS
from meadhall.games.yggdrasil_chronicles.names import Creature, Enemy, Foe, God, Iotunn, World


def test_the_component_list() -> None:
    assert (GODS, ENEMIES, CARDS, len(World), len(Creature), len(Iotunn)) == (7, 6, 42, 9, 18, 18)
    parts = CONTENT.components
    assert (parts.heroes, parts.anonymous, parts.fire_giants, parts.iotunn_pawns, parts.bars) == (8, 8, 8, 7, 7)
    assert len(CONTENT.stones.list) == 3
    assert CONTENT.players.elves == CONTENT.players.vane_dice == [6, 7, 9, 11, 13]
    assert CONTENT.players.life == [9, 8, 7, 6, 5]


def test_every_part_says_where_its_figures_come_from() -> None:
    for part in vars(CONTENT).values():
        assert part.provenance
    assert all(saga.provenance for saga in LIBRARY.sagas)


def test_foes_are_the_enemies_the_iotunns_and_the_adversaries_in_order() -> None:
    names = [foe.name for foe in Foe]
    assert names[:5] == [enemy.name for enemy in Enemy][:5]
    assert names[5:23] == [iotunn.name for iotunn in Iotunn]
    assert len(God) == 7


def test_pages_are_numbered_through_the_book() -> None:
    assert [SHEETS[FIRST_PAGE[i]].id for i in range(len(SAGAS))] == [saga.pages[0].id for saga in SAGAS]
    assert list(SIDE_B) == [0] + [1] * 8
    assert [PAGE_GOALS[i, 1] for i in range(len(SHEETS))] == [len(page.goals) for page in SHEETS]


def test_a_box_owner_can_lay_other_figures_over_ours(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.yaml"
    overlay.write_text("players: {life: [3, 3, 3, 3, 3]}\nenemies: {surt_giants: 1}\n")
    table = meadhall.new("yggdrasil-chronicles", 3, 1, overlay)
    assert [god["life"] for god in table.view(0)["gods"]] == [3, 3, 3]
    assert table.rules.content_hash != meadhall.game("yggdrasil-chronicles").content_hash
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("players: {lives: [3]}\n")
    with pytest.raises(ContentError, match="lives"):
        meadhall.game("yggdrasil-chronicles", wrong)


def test_a_saga_file_with_a_mistake_is_refused_by_name(tmp_path: Path) -> None:
    saga = tmp_path / "8-mine.yaml"
    saga.write_text("id: mine\nnumber: 8\nside: b\nprovenance: ours\npages: [{id: mine_1, length: 2, ends: tree}]\n")
    with pytest.raises(ContentError, match=r"8-mine\.yaml.*mine_1.*'ends'"):
        load_content(SagaFile, saga)
