"""Destinies, sets, and the final count."""

import pytest

from meadhall.engine import Out
from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.names import Destiny, Rune, Ship, Source
from meadhall.games.champions_of_midgard.scoring import destiny_glory
from meadhall.games.champions_of_midgard.state import Step

from .scenes import CARD, band, first_round, goods, hand, post, resolve


def slay(scene: Scene, seat: int, *cards: str) -> None:
    for card in cards:
        scene.game.sheet[seat].slain |= 1 << (CARD[card] - CARD["draugr_thrall_red"])


def end(scene: Scene) -> None:
    """The game ends; this round's Troll was killed."""
    scene.game.round_number = 8
    scene.game.troll_slain = 1
    resolve(scene, Step.CLEAN_UP)


def have(scene: Scene, seat: int, destiny: str, amount: int) -> None:
    """So much of what a destiny counts."""
    sheet = scene.game.sheet[seat]
    match destiny:
        case "crusher_of_ice":
            slay(scene, seat, *["draugr_thrall_blue", "nokk_blue"][:amount])
        case "earth_smasher":
            slay(scene, seat, *["draugr_thrall_yellow", "nokk_yellow"][:amount])
        case "master_of_flames":
            slay(scene, seat, *["draugr_thrall_red", "nokk_red"][:amount])
        case "craftsman":
            sheet.goods[1] = amount
        case "leader_of_armies":
            band(scene, spearmen=amount, seat=seat)
        case "odins_favored":
            sheet.favor = amount
        case "prepared":
            sheet.goods[0] = amount
        case "prosperous":
            sheet.goods[2] = amount
        case "runemaster":
            sheet.runes = (1 << amount) - 1
            sheet.runes_used = sheet.runes & 1
        case "monster_hunter":
            slay(scene, seat, *["nokk_blue", "wyrm_red"][:amount])
        case "slayer_of_the_undead":
            slay(scene, seat, *["draugr_thrall_blue", "draugr_lord_red"][:amount])
        case "troll_slayer":
            sheet.trolls = amount


@pytest.mark.parametrize(
    ("destiny", "alone", "tied"),
    [
        ("crusher_of_ice", 6, 3),
        ("earth_smasher", 6, 3),
        ("master_of_flames", 6, 3),
        ("craftsman", 5, 2),
        ("leader_of_armies", 7, 3),
        ("odins_favored", 4, 2),
        ("prepared", 5, 2),
        ("prosperous", 5, 2),
        ("runemaster", 4, 2),
        ("monster_hunter", 4, 2),
        ("slayer_of_the_undead", 7, 3),
        ("troll_slayer", 6, 3),
    ],
)
def test_a_destiny_pays_more_alone_than_tied_and_nothing_behind_or_with_none(
    destiny: str, alone: int, tied: int
) -> None:
    def score(*amounts: int, **options: object) -> int:
        scene = first_round("gylfir", "ullr", "dagrun", **options)
        for seat, amount in enumerate(amounts):
            goods(scene, seat)
            band(scene, seat=seat)
            scene.game.sheet[seat].favor = 0
            have(scene, seat, destiny, amount)
        return destiny_glory(scene.game, 0, Destiny[destiny.upper()])

    assert score(2, 1, 0) == alone
    assert score(1, 1, 0) == tied
    assert score(1, 2, 0) == 0
    assert score(0, 0, 0) == 0
    assert score(0, 0, 0, destiny_zero_qualifies=True) == tied
    assert score(0, 1, 0, destiny_zero_qualifies=True) == 0


def test_leader_of_armies_counts_all_dice_wherever_they_are() -> None:
    scene = first_round()
    hand(scene, "leader_of_armies")
    band(scene, swordsmen=1)
    band(scene, swordsmen=2, seat=1)
    assert destiny_glory(scene.game, 0, 4) == 0
    post(scene, "troll", axemen=2)
    assert destiny_glory(scene.game, 0, 4) == 7


def test_prepared_counts_ones_own_food_at_home_and_aboard() -> None:
    scene = first_round()
    hand(scene, "prepared")
    goods(scene, food=1)
    goods(scene, seat=1, food=2)
    assert destiny_glory(scene.game, 0, Destiny.PREPARED) == 0
    post(scene, "shore_3", food=2)
    assert destiny_glory(scene.game, 0, Destiny.PREPARED) == 5
    post(scene, "shore_4", food=3, seat=1)
    assert destiny_glory(scene.game, 0, Destiny.PREPARED) == 0


def test_sets_of_three_colours_pay_five_each_and_trolls_have_no_colour() -> None:
    scene = first_round()
    slay(scene, 0, "nokk_red", "wyrm_red", "draugr_lord_yellow", "nokk_yellow", "nokk_blue", "draugr_thrall_blue")
    slay(scene, 0, "giant_red")
    slay(scene, 1, "draugr_lord_red", "draugr_raider_yellow")
    scene.game.sheet[1].trolls = 5
    scene.game.sheet[1].krakens = 2
    end(scene)
    assert [s.earned[Source.SETS] for s in scene.game.sheet[:2]] == [10, 0]


@pytest.mark.parametrize(
    ("blame", "glory"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21), (9, -21)]
)
def test_blame_costs_glory_by_the_table(blame: int, glory: int) -> None:
    scene = first_round()
    scene.game.sheet[0].blame = blame
    end(scene)
    assert scene.game.sheet[0].earned[Source.BLAME] == glory


def test_eight_coins_are_two_glory_and_three_favor_are_six() -> None:
    scene = first_round()
    goods(scene, coins=8)
    scene.game.sheet[0].favor = 3
    end(scene)
    assert scene.game.sheet[0].earned[Source.COINS] == 2
    assert scene.game.sheet[0].earned[Source.FAVOR] == 6


@pytest.mark.parametrize(("ship", "glory"), [("karve", 3), ("snekkja", 5), ("skeid", 7), ("drakkar", 9)])
def test_a_private_longship_pays_its_glory(ship: str, glory: int) -> None:
    scene = first_round()
    scene.game.sheet[0].ship = Ship[ship.upper()]
    end(scene)
    assert scene.game.sheet[0].earned[Source.LONGSHIP] == glory


@pytest.mark.parametrize(
    ("rune", "glory"),
    [
        ("gifts", 2),
        ("glory", 1),
        ("healing", 2),
        ("journey", 2),
        ("knowledge", 3),
        ("potential", 3),
        ("reaction", 3),
        ("success", 1),
        ("true_vision", 2),
        ("wealth", 3),
    ],
)
def test_a_rune_pays_its_printed_glory_used_or_not(rune: str, glory: int) -> None:
    for used in (0, 1):
        scene = first_round()
        scene.game.sheet[0].runes = 1 << Rune[rune.upper()]
        scene.game.sheet[0].runes_used = used << Rune[rune.upper()]
        end(scene)
        assert scene.game.sheet[0].earned[Source.RUNES] == glory


def test_coins_and_favor_count_for_a_destiny_and_for_themselves() -> None:
    scene = first_round()
    hand(scene, "prosperous", "odins_favored")
    goods(scene, coins=6)
    scene.game.sheet[0].favor = 2
    end(scene)
    earned = scene.game.sheet[0].earned
    assert (earned[Source.DESTINIES], earned[Source.COINS], earned[Source.FAVOR]) == (9, 2, 4)


def final(scene: Scene, glory: tuple[int, int], slain: tuple[int, int]) -> int:
    for seat in (0, 1):
        sheet = scene.game.sheet[seat]
        sheet.glory = glory[seat]
        sheet.trolls = slain[seat]
    scene.game.over = 1
    return GAME.outcome(scene.game, Out([0] * 8))


def test_most_glory_wins_then_more_enemies_trolls_included_then_all_share() -> None:
    scene = first_round()
    assert final(scene, (40, 39), (0, 5)) == 1
    assert final(scene, (40, 40), (2, 3)) == 2
    assert final(scene, (40, 40), (3, 3)) == 3
    scene.game.sheet[0].krakens = 1
    assert final(scene, (40, 40), (3, 3)) == 1


def test_while_the_game_runs_nobody_has_won() -> None:
    scene = first_round()
    scores = Out([0] * 8)
    assert GAME.outcome(scene.game, scores) == 0
    assert scores[:2] == [0, 0]


def test_glory_may_fall_below_nothing() -> None:
    scene = first_round()
    goods(scene)
    hand(scene)
    scene.game.sheet[0].favor = 0
    scene.game.sheet[0].blame = 6
    end(scene)
    assert scene.game.sheet[0].glory == -21
