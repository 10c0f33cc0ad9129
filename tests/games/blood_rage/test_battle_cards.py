"""Each battle card, named after it."""

import pytest

from meadhall.games.blood_rage.state import Source

from .scenes import Table


def duel(age: int = 1) -> Table:
    """Seats 0 and 1 with a Warrior each in Gimle."""
    table = Table(age=age)
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    return table


def totals(table: Table) -> dict[int, tuple[int, int]]:
    """Figures and cards of each fighter, as told in the last battle."""
    words = [line.split() for line in table.events() if line.startswith("strength_counted")]
    return {int(seat): (int(figures), int(cards)) for _, seat, figures, cards, _ in words}


@pytest.mark.parametrize(
    ("card", "bonus"), [("tyrs_bash", 2), ("tyrs_smash", 3), ("tyrs_crush", 4), ("tyrs_smite", 5), ("tyrs_rage", 6)]
)
def test_tyrs_bash_tyrs_smash_tyrs_crush_tyrs_smite_tyrs_rage_add_their_bonus(card: str, bonus: int) -> None:
    table = duel()
    table.fight("gimle", card, "troll")
    assert totals(table) == {0: (1, bonus), 1: (1, 0)}
    assert table.hand(0) == []
    assert table.hand(1) == ["troll"]


def test_odins_smite_kills_a_warrior_of_each_opponent_before_strength_is_compared() -> None:
    table = duel()
    table.post(1, "warrior", "gimle")
    table.post(2, "leader", "gimle")
    table.fight("gimle", "odins_smite", "troll", "troll")
    assert totals(table) == {0: (1, 1), 1: (1, 0), 2: (3, 0)}


def test_heimdalls_sight_is_as_good_as_the_best_enemy_card() -> None:
    table = duel()
    table.fight("gimle", "heimdalls_sight", "tyrs_smite")
    assert totals(table) == {0: (1, 5), 1: (1, 5)}


def test_heimdalls_sight_sees_late_cards_and_counts_single_cards_only() -> None:
    table = duel(age=2)
    table.deal(1, "heimdalls_eye", "heimdalls_eye")
    table.deal(0, "heimdalls_sight")
    table.declare(0, "gimle")
    table.reveal("heimdalls_sight", "heimdalls_eye")
    while table.decision == "late_card":
        table.play("play heimdalls_eye" if "play heimdalls_eye" in table.legal() else "decline")
    assert totals(table) == {0: (1, 2), 1: (1, 4)}


def test_friggas_grace_raises_another_stat_when_the_pillage_succeeds() -> None:
    table = duel()
    table.token("gimle", "axes")
    table.fight("gimle", "friggas_grace", "troll")
    assert table.decision == "stat"
    assert table.legal() == ["raise rage", "raise horns"]
    table.play("raise horns")
    assert (table.stat(0, "axes"), table.stat(0, "horns")) == (2, 2)


def test_friggas_grace_is_nothing_to_a_winner_who_does_not_pillage() -> None:
    table = duel()
    table.fight("gimle", "troll", "friggas_grace")
    assert table.decision == "action"
    assert table.game.glory[1] == 3


def test_lokis_trickery_takes_a_rage_from_the_winner() -> None:
    table = duel()
    table.fight("gimle", "tyrs_smite", "lokis_trickery")
    assert list(table.game.rage[:2]) == [5, 7]


def test_lokis_trickery_finds_nothing_with_a_winner_without_rage() -> None:
    table = duel()
    table.game.rage[1] = 0
    table.fight("gimle", "lokis_trickery", "tyrs_smite")
    assert list(table.game.rage[:2]) == [6, 0]


def test_thors_hammer_gains_three_glory_for_a_victory() -> None:
    table = duel()
    table.fight("gimle", "thors_hammer", "troll")
    assert table.game.glory[0] == 3 + 5 + 3


def test_heimdalls_eye_may_be_added_after_the_reveal() -> None:
    table = duel(age=2)
    table.deal(0, "troll", "heimdalls_eye")
    table.deal(1, "tyrs_bash")
    table.declare(0, "gimle")
    table.reveal("troll", "tyrs_bash")
    assert (table.seat, table.decision) == (0, "late_card")
    table.play("play heimdalls_eye")
    table.no_late_cards()
    assert totals(table) == {0: (1, 2), 1: (1, 2)}


def test_heimdalls_gaze_may_be_added_late_round_after_round() -> None:
    table = duel(age=3)
    table.deal(0, "troll", "heimdalls_gaze")
    table.deal(1, "tyrs_bash", "heimdalls_gaze")
    table.declare(0, "gimle")
    table.reveal("troll", "tyrs_bash")
    table.play("play heimdalls_gaze", "play heimdalls_gaze")
    table.no_late_cards()
    assert totals(table) == {0: (1, 3), 1: (1, 5)}


def test_heimdalls_gaze_can_also_be_the_card_revealed() -> None:
    table = duel(age=3)
    table.fight("gimle", "heimdalls_gaze", "troll")
    assert totals(table)[0] == (1, 3)


def test_odins_tide_leaves_everybody_one_figure() -> None:
    table = duel()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.deal(0, "odins_tide")
    table.deal(1, "troll")
    table.declare(0, "gimle")
    table.reveal("odins_tide", "troll")
    assert (table.seat, table.decision) == (0, "tide")
    table.play("stand leader")
    assert totals(table) == {0: (3, 1), 1: (1, 0)}
    assert (table.warriors(0, "valhalla"), table.warriors(1, "valhalla")) == (1, 2)


def test_odins_tide_asks_nobody_whose_figures_are_gone() -> None:
    table = duel()
    table.post(1, "leader", "gimle")
    table.post(2, "warrior", "gimle")
    table.fight("gimle", "odins_smite", "odins_tide", "troll")
    assert totals(table) == {0: (1, 1), 1: (3, 1), 2: (0, 0)}  # the Smite came first


def test_odins_tide_takes_ships_too() -> None:
    table = duel()
    table.post(0, "ship", "nw")
    table.deal(0, "odins_tide")
    table.deal(1, "troll")
    table.declare(0, "gimle")
    table.reveal("odins_tide", "troll")
    assert table.legal() == ["stand warrior", "stand ship"]
    table.play("stand warrior")
    assert table.where(0, "ship") == "valhalla"


def test_lokis_backstab_takes_two_glory_from_the_winner() -> None:
    table = duel()
    table.game.glory[0] = table.game.earned[0, 0] = 10
    table.fight("gimle", "tyrs_smite", "lokis_backstab")
    assert list(table.game.glory[:2]) == [10 + 5 + 3 - 2, 2]


def test_lokis_backstab_takes_no_more_than_there_is() -> None:
    table = duel()
    table.game.glory[1] = table.game.earned[1, 0] = 1
    table.fight("gimle", "lokis_backstab", "tyrs_smite")
    assert list(table.game.glory[:2]) == [1, 3]


def test_heimdalls_watch_discards_all_pays_their_bonuses_and_repeats_the_choice() -> None:
    table = duel()
    table.deal(0, "heimdalls_watch", "tyrs_bash")
    table.deal(1, "tyrs_smite", "tyrs_smash")
    table.declare(0, "gimle")
    table.reveal("heimdalls_watch", "tyrs_smite")
    assert table.game.glory[0] == 5
    assert table.decision == "battle_card"
    table.reveal("tyrs_bash", "tyrs_smash")
    assert totals(table) == {0: (1, 2), 1: (1, 3)}
    assert (table.hand(0), table.hand(1)) == (["tyrs_bash"], [])


def test_heimdalls_watch_a_second_one_in_the_same_reveal_does_nothing() -> None:
    table = duel()
    table.deal(0, "heimdalls_watch")
    table.deal(1, "heimdalls_watch")
    table.post(2, "warrior", "gimle")
    table.deal(2, "tyrs_crush")
    table.declare(1, "gimle")
    table.reveal("heimdalls_watch", "heimdalls_watch", "tyrs_crush")
    assert list(table.game.glory[:3]) == [0, 4, 0]


def test_thors_oath_raises_a_stat_for_a_victory() -> None:
    table = duel()
    table.fight("gimle", "thors_oath", "troll")
    table.play("raise axes")
    assert table.stat(0, "axes") == 2
    assert table.game.glory[0] == 5 + 4  # ruling BR-7: the new Axes count at once


def test_thors_primacy_voids_the_texts_of_opponents() -> None:
    table = duel()
    table.fight("gimle", "thors_primacy", "lokis_trickery")
    assert list(table.game.rage[:2]) == [6, 6]


def test_thors_primacy_leaves_bonuses_but_makes_heimdalls_sight_nothing() -> None:
    table = duel()
    table.post(2, "warrior", "gimle")
    table.fight("gimle", "thors_primacy", "heimdalls_sight", "thors_hammer")
    assert totals(table) == {0: (1, 3), 1: (1, 0), 2: (1, 1)}


def test_thors_primacy_voids_heimdalls_watch() -> None:
    table = duel()
    table.fight("gimle", "thors_primacy", "heimdalls_watch")
    assert table.game.glory[1] == 0
    assert table.hand(1) == ["heimdalls_watch"]


def test_thors_primacy_two_of_them_void_everything_else() -> None:
    table = duel()
    table.post(2, "warrior", "gimle")
    table.fight("gimle", "thors_primacy", "thors_primacy", "heimdalls_watch")
    assert totals(table) == {0: (1, 3), 1: (1, 3), 2: (1, 0)}


def test_thors_ascension_gains_three_rage_and_three_glory() -> None:
    table = duel()
    table.fight("gimle", "thors_ascension", "troll")
    assert (table.game.rage[0], table.game.glory[0]) == (9, 3 + 5 + 3)


def test_odins_judgement_pays_two_for_each_of_the_dead_even_to_a_loser() -> None:
    table = duel()
    table.post(1, "warrior", "gimle", 2)
    table.fight("gimle", "tyrs_rage", "odins_judgement")
    assert table.game.glory[1] == 2 * 3


def test_lokis_poison_takes_the_cards_the_winner_played() -> None:
    table = duel()
    table.fight("gimle", "tyrs_rage", "lokis_poison")
    assert table.hand(0) == []
    assert table.hand(1) == ["lokis_poison", "tyrs_rage"]


def test_a_winner_whose_cards_are_poisoned_has_none_to_buy_back() -> None:
    table = duel()
    table.equip(0, "tyrs_prowess")
    table.fight("gimle", "tyrs_rage", "lokis_poison")
    assert table.decision != "prowess"
    assert (table.hand(0), table.hand(1)) == ([], ["lokis_poison", "tyrs_rage"])


def test_lokis_poison_gains_nothing_from_a_tie() -> None:
    table = duel()
    table.fight("gimle", "lokis_poison", "troll")
    assert (table.hand(0), table.hand(1)) == (["lokis_poison"], ["troll"])


def test_a_plain_battle_tells_of_nothing_that_did_not_happen() -> None:
    table = duel()
    table.post(0, "leader", "gimle")
    table.token("gimle", "rage")
    table.deal(1, "troll")
    table.fight("gimle", "tyrs_bash", "tyrs_smash")
    assert table.events() == [
        "pillage_declared 0 gimle rage",
        "battle_begins gimle",
        "card_chosen tyrs_bash",
        "card_chosen tyrs_smash",
        "card_revealed 0 2 tyrs_bash",
        "card_revealed 1 3 tyrs_smash",
        "strength_counted 0 4 2 6",
        "strength_counted 1 1 3 4",
        "battle_won 0 gimle 6 4",
        "card_taken_back 1 tyrs_smash",
        "card_discarded 0 tyrs_bash",
        "fell 1 warrior gimle battle",
        "pillaged 0 gimle rage",
        "stat_raised 0 rage 2 7",
        "battle_glory 0 3 3",
    ]


def test_a_fighter_without_cards_plays_none() -> None:
    table = duel()
    table.fight("gimle", "tyrs_bash")
    told = table.events()
    assert "no_card_played 1" in told
    assert "no_card_played 2" not in told  # who does not fight


def test_a_tie_is_told_as_one() -> None:
    table = duel()
    table.fight("gimle", "tyrs_bash", "tyrs_bash")
    assert "battle_tied gimle 3" in table.events()


def test_heimdalls_watch_discards_what_was_revealed() -> None:
    table = duel(age=2)
    table.fight("gimle", "heimdalls_watch", "tyrs_rage")
    assert {"card_discarded 0 heimdalls_watch", "card_discarded 1 tyrs_rage"} <= set(table.events())


def test_lokis_backstab_moves_glory_in_the_ledger_too() -> None:
    table = duel()
    table.post(0, "leader", "gimle")
    table.game.glory[0], table.game.earned[0, 0] = 10, 10
    table.fight("gimle", "tyrs_bash", "lokis_backstab")
    for seat in range(2):
        assert sum(table.game.earned[seat, source] for source in Source) == table.game.glory[seat]
    assert table.game.earned[1, Source.CARDS] == 2


def test_heimdalls_sight_is_nothing_against_cards_without_a_bonus() -> None:
    table = duel()
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "heimdalls_sight", "troll")
    assert table.game.victor == 1
    tied = duel()
    tied.fight("gimle", "heimdalls_sight", "troll")
    assert tied.dead(0) == tied.dead(1) == 1
