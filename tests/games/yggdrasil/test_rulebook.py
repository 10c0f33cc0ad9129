"""Every example of the rulebook, named after what it shows."""

import pytest

from meadhall.games.yggdrasil.content import Card, Enemy, Giant, Island
from meadhall.games.yggdrasil.state import Step

from .scenes import beat, die, do, effect_of, end_turn, next_cards, table, wake


def test_hel_is_drawn_and_comes_to_the_next_square() -> None:
    scene = table("thor", "odin")
    next_cards(scene, Card.HEL)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.game.square[Enemy.HEL] == 2


@pytest.mark.parametrize(
    ("squares", "ending"),
    [
        ({"SURT": 4, "FENRIR": 4, "NIDHOGG": 4, "LOKI": 5, "HEL": 4}, "wall"),
        ({"SURT": 6, "NIDHOGG": 7, "LOKI": 6}, "gate"),
        ({"SURT": 8}, "odin"),
    ],
)
def test_the_gods_lose_at_the_end_of_a_turn(squares: dict[str, int], ending: str) -> None:
    scene = table("thor", "heimdall")
    for name, square in squares.items():
        scene.game.square[Enemy[name]] = square
    end_turn(scene)
    assert scene.rules.endings(scene.game.over).name.lower() == ending


def test_four_enemies_past_the_wall_and_two_past_the_gate_are_not_lost_yet() -> None:
    scene = table("thor", "heimdall")
    scene.game.square[:4] = [7, 6, 4, 4]
    next_cards(scene, Card.FENRIR)
    end_turn(scene)
    assert not scene.game.over


def test_the_strength_of_an_enemy_depends_on_its_zone_and_surt_beaten_is_weaker() -> None:
    scene = table("thor", "heimdall")
    squares = {Enemy.HEL: 8, Enemy.JORMUNGAND: 6, Enemy.LOKI: 7, Enemy.NIDHOGG: 5, Enemy.FENRIR: 3, Enemy.SURT: 4}
    for enemy, square in squares.items():
        scene.game.square[enemy] = square
    strength = {e["id"]: e["strength"] for e in scene.rules.view(scene.game, 0)["enemies"]}
    assert strength == {"hel": 8, "jormungand": 7, "loki": 7, "nidhogg": 6, "fenrir": 5, "surt": 6}
    scene.game.sheet[0].vikings = 9
    scene.play("act asgard", "fight surt", "send 9")
    assert scene.game.square[Enemy.SURT] == 3
    assert scene.rules.view(scene.game, 0)["enemies"][Enemy.SURT]["strength"] == 5


def test_odin_beats_surt_with_two_vikings_two_hammers_a_weapon_and_an_elf() -> None:
    scene = table("odin", "heimdall")
    game = scene.game
    game.square[Enemy.SURT] = 4
    game.sheet[0].vikings, game.sheet[0].elves, game.sheet[0].weapon[Enemy.SURT] = 3, 1, 1
    helheim, alfheim = game.helheim, game.alfheim
    scene.play("act asgard")
    scene.load(*die("green"))
    scene.play("send 2", "spend 1")
    assert game.square[Enemy.SURT] == 3
    assert (game.helheim, game.alfheim) == (helheim + 2, alfheim + 1)
    assert (game.sheet[0].vikings, game.sheet[0].elves) == (1, 0)
    assert "fight_won 6 6" in scene.events()


def test_one_short_and_surt_stays_where_he_is() -> None:
    scene = table("odin", "heimdall")
    scene.game.square[Enemy.SURT] = 4
    scene.game.sheet[0].vikings, scene.game.sheet[0].elves = 3, 1
    scene.play("act asgard")
    scene.load(*die("green"))
    scene.play("send 2", "spend 1")
    assert scene.game.square[Enemy.SURT] == 4
    assert "fight_lost 5 6" in scene.events()


def test_the_valkyries_on_blue_may_stay_or_fly_to_white_or_to_submerged_green() -> None:
    scene = table("odin", "heimdall")
    scene.game.valkyries, scene.game.submerged = Island.BLUE, Island.GREEN
    scene.play("act midgard")
    assert set(scene.legal()) == {"fly white", "fly green", "fly blue"}


def test_odin_finds_two_vikings_on_green_and_puts_the_fire_giant_back() -> None:
    scene = table("odin", "heimdall")
    game = scene.game
    game.valkyries, game.submerged = Island.GREEN, Island.WHITE
    game.bag[Island.GREEN].vikings, game.bag[Island.GREEN].fire_giants = 6, 6
    scene.play("act midgard")
    scene.load((12, 0), (11, 0), (10, 9))
    scene.play("fly green")
    assert game.sheet[0].vikings == 2
    assert (game.bag[Island.GREEN].vikings, game.bag[Island.GREEN].fire_giants) == (4, 6)


def test_odin_changes_his_second_ring_for_the_third() -> None:
    scene = table("odin", "heimdall")
    scene.game.sheet[0].weapon[Enemy.HEL] = 2
    scene.play("act nidavellir", "forge hel")
    assert scene.game.sheet[0].weapon[Enemy.HEL] == 3
    scene.game.active = 1
    scene.game.worlds_used = 0
    scene.game.sheet[1].weapon[Enemy.HEL] = 1
    do(scene, Step.ACTIONS)
    scene.play("act nidavellir")
    assert "forge hel" in scene.legal()  # the ring of level 2 lies in the forge again


def test_odin_gives_freyja_two_vikings_and_an_elf() -> None:
    scene = table("odin", "freyja")
    scene.game.sheet[0].vikings, scene.game.sheet[0].elves = 2, 1
    scene.play("act niflheim", "give_vikings 2", "give_elves 1")
    odin, freyja = scene.game.sheet[:2]
    assert (odin.vikings, odin.elves, freyja.vikings, freyja.elves) == (0, 0, 2, 1)


def test_purging_a_bag_drives_three_fire_giants_out_and_keeps_the_vikings() -> None:
    scene = table("odin", "freyja")
    bag, stock = scene.game.bag[Island.WHITE], scene.game.muspellheim
    bag.vikings, bag.fire_giants = 4, 4
    scene.play("act muspellheim")
    scene.load((8, 0), (7, 0), (6, 5), (5, 4), (4, 3))
    scene.play("purge white")
    assert (bag.vikings, bag.fire_giants, scene.game.muspellheim) == (4, 1, stock + 3)


def test_odin_beats_gialp_and_muspellheim_is_open_again() -> None:
    scene = table("odin", "freyja")
    beat(scene, [Giant.GREIP, Giant.GEIRROED])
    wake(scene, Giant.GIALP)
    scene.game.sheet[0].vikings = 3
    do(scene, Step.ACTIONS)
    assert "act muspellheim" not in scene.legal()
    scene.play("act jotunheim", "fight_giant gialp")
    scene.load(*die("white"))
    scene.play("send 3")
    assert "giant_beaten gialp daeg 3 1" in scene.events()
    assert scene.game.daeg == 0
    assert "act muspellheim" in scene.legal()


def test_the_vanir_on_their_third_square_offer_two_vikings_the_valkyries_or_an_advance() -> None:
    scene = table("odin", "freyja")
    scene.game.vanir = 3
    scene.play("act vanaheim")
    assert scene.legal() == ["advance_vanir", "vanir valkyries", "vanir vikings"]
    scene.play("vanir vikings")
    assert (scene.game.sheet[0].vikings, scene.game.helheim, scene.game.vanir) == (2, 3, 1)


def test_hels_card_brings_her_past_the_wall_with_power_two() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.HEL] = 3
    next_cards(scene, Card.HEL)
    scene.load(*die("green"))
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.game.square[Enemy.HEL] == 4
    assert "hel_takes 2 green 10 7" in scene.events()


def test_hel_on_the_fourth_square_takes_two_vikings_from_the_green_bag() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.HEL] = 4
    vikings, dead = scene.game.bag[Island.GREEN].vikings, scene.game.helheim
    scene.load(*die("green"))
    effect_of(scene, Enemy.HEL)
    assert (scene.game.bag[Island.GREEN].vikings, scene.game.helheim) == (vikings - 2, dead + 2)


def test_surt_on_the_fifth_square_puts_two_fire_giants_into_the_blue_bag() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.SURT] = 5
    giants, stock = scene.game.bag[Island.BLUE].fire_giants, scene.game.muspellheim
    scene.load(*die("blue"))
    effect_of(scene, Enemy.SURT)
    assert (scene.game.bag[Island.BLUE].fire_giants, scene.game.muspellheim) == (giants + 2, stock - 2)


def test_loki_on_the_third_square_wakes_one_giant_who_blocks_muspellheim() -> None:
    scene = table("thor", "freyja")
    scene.game.square[Enemy.LOKI] = 2
    pile = scene.game.giant_pile
    at = pile.index(Giant.GIALP)
    pile[at], pile[15] = pile[15], pile[at]
    next_cards(scene, Card.LOKI)
    do(scene, Step.DRAW_ENEMY_CARD)
    do(scene, Step.ACTIONS)
    assert scene.game.awake == 1 << Giant.GIALP
    assert "act muspellheim" not in scene.legal()


def test_nidhogg_pulls_surt_who_was_furthest_back() -> None:
    scene = table("thor", "freyja")
    scene.game.square = [2, 1, 3, 2, 4, 2]
    next_cards(scene, Card.NIDHOGG)
    do(scene, Step.DRAW_ENEMY_CARD)
    assert scene.game.square == [2, 2, 3, 2, 5, 2]
    assert not any(line.startswith("surt_sends") for line in scene.events())


def test_fenrir_eats_odins_turn_and_thor_calms_him_with_his_first_action() -> None:
    scene = table("odin", "thor")
    game = scene.game
    game.square[Enemy.FENRIR] = 3
    next_cards(scene, Card.FENRIR, Card.SURT)
    # Odin sees two cards: he resolves Fenrir and leaves Surt on top for Thor.
    scene.game.active = 0
    game.agenda_size = 0
    do(scene, Step.BEGIN_TURN)
    scene.load(*die("black", "green", "green"), *die("white", "white"))
    scene.play("resolve first top")
    assert game.active == 1
    assert game.square[Enemy.SURT] == 2
    assert game.fenrir_angry == 0
    assert (game.actions_done, scene.decision) == (1, "action")
    told = scene.events()
    kinds = [line.split()[0] for line in told]
    assert kinds.count("fenrir_not_calmed") == 3
    assert kinds.count("fenrir_calmed") == 1
