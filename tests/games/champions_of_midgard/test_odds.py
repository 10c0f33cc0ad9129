"""The odds of fights: by hand, against simulation with the real rules, and as tables."""

import random

import pytest

from meadhall.engine import Out
from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.content import CARD_ATTACK, CARD_DEFENCE
from meadhall.games.champions_of_midgard.names import Warrior
from meadhall.games.champions_of_midgard.odds import (
    LOSS_ORDER,
    Crew,
    crew_number,
    fight_odds,
    losses_of,
    reach_of,
    win_of,
)

from .scenes import CARD, enemy, fight, first_round, post


def test_one_axeman_against_a_thrall_by_hand() -> None:
    """He deals two in one roll of three, and falls in any case: the thrall strikes with one."""
    odds = fight_odds((0, 0, 1), attack=1, defence=2)
    assert odds.win == pytest.approx(1 / 3)
    assert odds.losses == pytest.approx(1)


def test_one_spearman_against_a_thrall_by_hand() -> None:
    """A double hit (1 of 6) wins; a shield (2 of 6) changes nothing and is rolled again; all else is death."""
    assert fight_odds((0, 1, 0), attack=1, defence=2).win == pytest.approx((1 / 6) / (4 / 6))


def test_nobody_wins_nothing() -> None:
    assert fight_odds((0, 0, 0), attack=1, defence=2).win == 0


def test_a_dead_enemy_is_beaten() -> None:
    assert fight_odds((1, 0, 0), attack=3, defence=0).win == 1


def test_svanhildrs_swordsman_wins_more_often() -> None:
    """A hit does two for her: three sides of six deal at least two."""
    assert fight_odds((1, 0, 0), 1, 2, swordmaiden=True).win == pytest.approx((3 / 6) / (5 / 6))
    assert fight_odds((1, 0, 0), 1, 2).win == pytest.approx((1 / 6) / (5 / 6))


@pytest.mark.parametrize(
    ("foe", "crew", "leader"),
    [
        ("draugr_raider_red", (2, 1, 0), "gylfir"),
        ("war_troll", (1, 2, 2), "gylfir"),
        ("young_troll", (3, 0, 0), "svanhildr"),
        ("draugr_lord_blue", (2, 2, 1), "svanhildr"),
    ],
)
def test_the_odds_agree_with_fights_fought_by_the_rules(foe: str, crew: tuple[int, int, int], leader: str) -> None:
    site = "troll" if "troll" in foe else "draugr_left"
    wins = losses = 0
    fights = 1500
    start = first_round(leader, "ullr")
    enemy(start, site, foe)
    start.game.sheet[0].favor = 0
    start.game.sheet[0].home[:] = [0, 0, 0]
    post(start, site, *crew)
    luck = random.Random(5)
    for _ in range(fights):
        scene = copy_of(start)
        scene.game.rng = luck.getrandbits(60)
        fight(scene, site)
        while scene.decision == "casualty":
            order = [Warrior(LOSS_ORDER[int(leader == "svanhildr"), i]).name.lower() for i in range(3)]
            scene.play(next(f"lose {w}" for w in order if f"lose {w}" in scene.legal()))
        wins += scene.game.sheet[0].glory > 0
        losses += sum(crew) - sum(scene.game.sheet[0].home)
    odds = fight_odds(crew, CARD_ATTACK[CARD[foe]], CARD_DEFENCE[CARD[foe]], leader == "svanhildr")
    assert wins / fights == pytest.approx(odds.win, abs=0.04)
    assert losses / fights == pytest.approx(odds.losses, abs=0.12)


def copy_of(scene: Scene) -> Scene:
    made = object.__new__(Scene)
    made.__dict__.update(scene.__dict__)
    made.game = scene.game.clone()
    made.out = Out([0] * GAME.max_options)
    return made


def test_the_tables_hold_the_same_rounded() -> None:
    for crew in ((0, 0, 0), (1, 2, 0), (0, 3, 4), (8, 0, 0)):
        number = crew_number(*crew)
        for maiden in (0, 1):
            for attack in (1, 2, 3, 4):
                for defence in (1, 4, 7):
                    odds = fight_odds(crew, attack, defence, bool(maiden))
                    assert win_of(number, attack, defence, maiden) == pytest.approx(1000 * odds.win, abs=0.51)
                    assert losses_of(number, attack, defence, maiden) == pytest.approx(100 * odds.losses, abs=0.51)


def test_a_beaten_enemy_costs_nothing_in_the_tables() -> None:
    for defence in (0, -3):
        assert win_of(crew_number(1, 0, 0), 2, defence, 0) == 1000
        assert losses_of(crew_number(1, 0, 0), 2, defence, 0) == 0


def test_the_chance_of_damage_in_one_roll() -> None:
    one_axeman = crew_number(0, 0, 1)
    assert [reach_of(one_axeman, damage, 0) for damage in (0, 1, 2, 3)] == [1000, 667, 333, 0]
    assert reach_of(crew_number(1, 0, 0), 3, 1) == 167
    assert reach_of(one_axeman, -2, 0) == 1000
    assert reach_of(crew_number(0, 0, 8), 7, 0) == reach_of(crew_number(0, 0, 8), 9, 0), "more than any enemy has"


def test_more_warriors_never_make_a_fight_worse() -> None:
    for warrior in range(3):
        for size in range(1, 7):
            smaller, larger = (crew_with(warrior, more) for more in (size - 1, size))
            assert fight_odds(larger, 3, 5).win >= fight_odds(smaller, 3, 5).win


def crew_with(warrior: int, more: int) -> Crew:
    """A swordsman, a spearman, and so many more of one kind."""
    swordsmen, spearmen, axemen = (usual + more * (kind == warrior) for kind, usual in enumerate((1, 1, 0)))
    return swordsmen, spearmen, axemen
