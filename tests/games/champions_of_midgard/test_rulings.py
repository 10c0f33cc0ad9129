"""Rulings that no other test is named after; the numbers are those of docs/games/champions-of-midgard.md."""

import re

from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.names import Site
from meadhall.games.champions_of_midgard.state import Step

from .scenes import dice, enemy, fight, first_round, give_rune, post, resolve


def test_cm_14_nothing_given_at_the_market_is_taken_back() -> None:
    scene = first_round()
    scene.game.sheet[0].goods[:] = [2, 0, 0]
    scene.play("place market", "swap food coin")
    assert not any(text.endswith("food") or text.startswith("swap coin") for text in scene.legal())


def test_cm_16_the_marker_taken_in_mid_round_counts_from_the_next_round_on() -> None:
    scene = first_round("gylfir", "ullr", "dagrun")
    scene.play("place beg", "place beg", "place longhouse")
    assert scene.seat == 0
    resolve(scene, Step.CLEAN_UP)
    assert scene.game.order_first == 2


def test_cm_20_left_of_the_last_seat_is_the_first() -> None:
    scene = first_round("gylfir", "ullr")
    scene.game.first = 1
    scene.play("place beg", "place longhouse")
    assert scene.game.first == 0


def test_cm_25_a_rune_of_another_is_never_asked_for() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    for rune in ("healing", "potential", "reaction", "glory", "journey"):
        give_rune(scene, rune, seat=1)
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", axemen=2)
    dice(scene, "axeman double_hit", "axeman blank")
    fight(scene, "draugr_left")
    assert scene.decision == "place"
    assert scene.game.sheet[1].runes_used == 0


def test_cm_28_reaction_holds_for_the_faces_accepted_in_the_end() -> None:
    scene = first_round("gylfir", "dagrun")
    give_rune(scene, "reaction")
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", spearmen=3)
    dice(scene, "spearman shield", "spearman blank", "spearman blank", "spearman shield", "spearman shield")
    fight(scene, "draugr_left")
    scene.play("use reaction", "pick spearman blank", "pick spearman blank", "reroll")
    assert "struck 0 draugr_lord 3 1" in scene.events()


def test_cm_28_without_a_shield_reaction_is_not_offered() -> None:
    scene = first_round("gylfir", "dagrun")
    give_rune(scene, "reaction")
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", spearmen=2)
    dice(scene, "spearman blank", "spearman hit")
    fight(scene, "draugr_left")
    assert "use reaction" not in scene.legal()


def test_cm_31_a_journey_may_be_looked_at_again() -> None:
    scene = first_round()
    scene.game.spot[Site.SHORE_3].journey_seen = 1
    scene.play("place sages_hut")
    assert "look shore_3" in scene.legal()


def test_combat_reads_round_by_round() -> None:
    scene = first_round("gylfir", "dagrun")
    scene.game.sheet[0].favor = 0
    enemy(scene, "draugr_left", "draugr_thrall_red")
    post(scene, "draugr_left", swordsmen=2)
    dice(scene, "swordsman hit", "swordsman blank", "swordsman hit")
    fight(scene, "draugr_left")
    assert scene.events() == [
        "fight_begins 0 draugr_thrall 2",
        "rolled 0 1 0 1",
        "struck 0 draugr_thrall 1 1",
        "enemy_strikes draugr_thrall 1 0 1",
        "fell 0 swordsman draugr_thrall 1",
        "rolled 0 1 0 0",
        "struck_down 0 draugr_thrall 1 0",
        "enemy_strikes draugr_thrall 1 0 1",
        "fell 0 swordsman draugr_thrall 0",
        "foe_slain 0 draugr_thrall 2 2",
        "goods_gained 0 coin 2 3",
    ]


def test_every_ruling_named_in_the_rules_is_in_the_docs() -> None:
    cited = set()
    for path in GAME.folder.rglob("*.py"):
        cited |= set(re.findall(r"CM-\d\d", path.read_text(encoding="utf-8")))
    page = GAME.folder.parents[2] / "docs" / "games" / "champions-of-midgard.md"
    assert cited <= set(re.findall(r"CM-\d\d", page.read_text(encoding="utf-8")))
    assert len(cited) >= 12
