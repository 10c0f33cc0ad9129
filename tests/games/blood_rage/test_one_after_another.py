"""What is over is over: nothing of one battle, turn or Age lingers into the next."""

from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage.names import Province

from .scenes import Table


def to_the_next_actions(table: Table) -> None:
    """Through the rest of the Age and the next draft."""
    table.end_actions()
    while table.decision in ("keep", "draft"):
        table.play("decline" if table.decision == "keep" else table.legal()[0])


def test_turns_go_round_and_round() -> None:
    table = Table()
    seats = []
    for _ in range(5):
        seats.append(table.seat)
        table.play("invade warrior gimle" if len(seats) < 4 else "invade warrior horgr")
    assert seats == [0, 1, 2, 0, 1]


def test_who_passed_acts_again_in_the_next_age() -> None:
    table = Table(players=2)
    table.play("pass")
    to_the_next_actions(table)
    assert table.seat == 1  # the First Player token has gone on
    table.play("invade leader horgr")
    assert table.seat == 0


def test_every_pillage_calls_the_neighbours_anew() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(0, "warrior", "utgard")
    table.post(1, "warrior", "andlang")
    table.play("pillage gimle")
    table.play("decline")
    table.turn(0)
    table.play("pillage utgard")
    assert (table.decision, table.seat) == ("call", 1)


def test_late_cards_are_asked_for_though_all_declined_the_call() -> None:
    table = Table(age=2)
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.post(2, "warrior", "myrkulor")
    table.deal(0, "troll", "tyrs_bash")
    table.declare(0, "gimle")
    table.play("play troll")
    assert (table.decision, table.seat) == ("late_card", 0)


def test_who_fought_before_and_is_not_there_does_not_fight() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "tyrs_rage", "troll")
    table.post(0, "warrior", "horgr")
    table.post(2, "warrior", "horgr")
    for seat in (0, 2):
        table.deal(seat, "tyrs_bash", "tyrs_smash")
    table.declare(0, "horgr")
    assert table.game.waiting == 0b101


def test_who_is_not_there_does_not_fight() -> None:
    table = Table()
    for seat in (1, 2):
        table.post(seat, "warrior", "horgr")
    for seat in range(3):
        table.deal(seat, "tyrs_bash", "tyrs_smash")
    table.declare(1, "horgr")
    assert table.game.waiting == 0b110


def test_the_valkyrie_of_an_earlier_battle_is_not_paid_for_the_dead_of_another() -> None:
    table = Table()
    table.equip(0, "valkyrie")
    table.post(0, "valkyrie", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "tyrs_rage", "troll")
    before = table.game.glory[0]
    table.post(1, "leader", "horgr")
    table.post(2, "warrior", "horgr")
    table.fight("horgr", None, "tyrs_rage", "troll", pillager=1)
    assert table.game.glory[0] == before


def test_the_dead_of_an_earlier_battle_are_not_counted_again() -> None:
    table = Table()
    table.equip(0, "thors_glory")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle", 2)
    table.fight("gimle", "tyrs_rage", "troll")
    table.post(0, "warrior", "horgr")
    table.post(1, "warrior", "horgr")
    before = table.game.glory[0]
    table.fight("horgr", "tyrs_rage", "troll")
    assert table.game.glory[0] == before + 5 + 3  # the reward and the Axes: only one has fallen


def test_a_quest_once_wielded_is_no_weapon_in_the_next_battle() -> None:
    table = Table()
    table.equip(0, "tyrs_wrath")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "manheim_1", "troll")
    table.play("wield tyrs_wrath")
    table.post(0, "warrior", "horgr")
    table.post(1, "leader", "horgr")
    table.fight("horgr", "manheim_1", "troll")
    table.play("decline")
    assert table.game.victor == 1  # three against one


def test_the_card_of_an_earlier_battle_says_nothing_in_a_pillage_without_one() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "friggas_grace", "troll")
    table.play("raise rage")
    table.post(0, "warrior", "horgr")
    table.declare(0, "horgr")
    assert table.is_pillaged("horgr")
    assert table.decision == "action"  # Frigga's Grace raises no second stat


def test_a_card_swept_away_says_nothing_when_cards_are_chosen_anew() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(1, "leader", "gimle")
    table.deal(0, "heimdalls_watch")
    table.deal(1, "thors_hammer")
    table.declare(0, "gimle")
    table.reveal("heimdalls_watch", "thors_hammer")
    assert table.game.victor == 1
    assert table.game.glory[1] == 3  # the Axes, and nothing for the Hammer


def test_a_card_chosen_before_is_not_played_by_a_hand_that_is_empty() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "tyrs_rage", "troll")
    table.post(1, "warrior", "horgr")
    table.post(0, "warrior", "horgr")
    table.declare(0, "horgr")
    table.play("play troll", seat=1)
    assert (table.hand(0), table.hand(1)) == ([], ["troll"])


def test_a_card_kept_from_the_last_age_is_not_a_choice_for_the_next_battle() -> None:
    table = Table(players=2)
    table.deal(0, "troll", "valkyrie")
    table.end_actions()
    table.play("keep valkyrie", seat=0)
    while table.decision == "draft":
        table.play(table.legal()[0])
    table.game.destroyed = 1 << Province.GIMLE
    for seat in (0, 1):
        table.post(seat, "warrior", "horgr")
    table.declare(1, "horgr")
    assert table.decision == "battle_card"
    assert GAME.view(table.game, 0)["battle"]["chosen"] is None


def test_nobody_has_chosen_a_card_before_the_first_battle() -> None:
    table = Table(players=2)
    for seat in (0, 1):
        table.post(seat, "warrior", "horgr")
        table.deal(seat, "troll", "valkyrie")
    table.declare(1, "horgr")
    assert [GAME.view(table.game, seat)["battle"]["chosen"] for seat in (0, 1)] == [None, None]
