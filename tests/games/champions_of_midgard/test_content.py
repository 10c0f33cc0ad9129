"""The content against the published list of components, and its figures against the rulebook's fixed points."""

from collections import Counter
from pathlib import Path

import meadhall
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.content import CONTENT, DICE, FIRST_DRAUGR, FIRST_MONSTER, KRAKEN
from meadhall.games.champions_of_midgard.names import Foe, Leader

ENEMIES = CONTENT.enemies.list


def test_every_deck_has_the_published_number_of_cards() -> None:
    assert sum(e.copies for e in ENEMIES[:FIRST_DRAUGR]) == 16
    assert sum(e.copies for e in ENEMIES[FIRST_DRAUGR:FIRST_MONSTER]) == 21
    assert sum(e.copies for e in ENEMIES[FIRST_MONSTER:KRAKEN]) == 36
    assert sum(j.copies for j in CONTENT.journeys.list) == 18
    assert len(CONTENT.destinies.list) == 12
    assert len(CONTENT.runes.list) == 10
    assert len(CONTENT.merchants.list) == 8
    assert len(CONTENT.stalls.list) == 8
    assert len(Leader) == 5
    assert list(DICE) == [12, 12, 10]


def test_there_are_four_military_and_four_economic_stalls() -> None:
    assert sum(stall.military for stall in CONTENT.stalls.list) == 4


def test_four_private_longships_so_that_every_player_can_own_one() -> None:
    private = [ship for ship in CONTENT.ships.list if ship.min_players]
    assert len(private) == 4
    for players in (2, 3, 4):
        assert sum(ship.min_players <= players for ship in private) == players


def test_public_longships_carry_five_and_ten() -> None:
    assert [ship.capacity for ship in CONTENT.ships.list[:2]] == [5, 10]


def test_each_draugr_and_monster_exists_once_in_each_colour() -> None:
    kinds = Counter(e.foe for e in ENEMIES[FIRST_DRAUGR:KRAKEN])
    assert set(kinds.values()) == {3}
    assert {(e.foe, e.colour) for e in ENEMIES[FIRST_DRAUGR:KRAKEN]} == {
        (foe, colour) for foe in kinds for colour in ("red", "yellow", "blue")
    }
    assert set(kinds) | {e.foe for e in ENEMIES[:FIRST_DRAUGR]} | {"kraken"} == {foe.name.lower() for foe in Foe}


def test_an_enemy_pays_six_glory_and_four_coins_as_in_the_rulebooks_example() -> None:
    assert any((e.glory, e.coins) == (6, 4) for e in ENEMIES)


def test_a_monster_is_worth_thirteen_glory_as_in_the_rulebooks_example_of_the_glory_rune() -> None:
    assert any(e.glory == 13 for e in ENEMIES[FIRST_MONSTER:KRAKEN])


def test_the_swordsman_has_every_face_and_the_axeman_no_shield() -> None:
    faces = CONTENT.dice.faces
    assert set(faces["swordsman"]) == {"blank", "hit", "double_hit", "shield"}
    assert "shield" not in faces["axeman"]
    assert all(len(sides) == 6 for sides in faces.values())


def test_every_part_of_the_content_says_where_it_comes_from() -> None:
    for name in CONTENT.__dataclass_fields__:
        assert getattr(CONTENT, name).provenance, name


def test_a_corrected_figure_can_be_laid_over_the_content(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.yaml"
    overlay.write_text("enemies: {list: [{id: kraken, attack: 3}]}\n", encoding="utf-8")
    game = meadhall.game("champions-of-midgard", content=overlay)
    assert game.content_hash != GAME.content_hash
    assert game.name == GAME.name
