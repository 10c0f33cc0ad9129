"""Who comes first: round the table to the left, from the pillager in a battle, from the first player in a phase."""

from .scenes import Table


def battle_of_three(*upgraded: tuple[int, str], age: int = 1) -> Table:
    """Three Warriors in Gimle, one of each clan, and upgrades in play."""
    table = Table(age=age)
    for seat, card in upgraded:
        table.equip(seat, card)
    for seat in range(3):
        table.post(seat, "warrior", "gimle")
    return table


def asked(table: Table, answer: str) -> list[int]:
    """The seats that the present decision is put to, one after the other, each giving this answer."""
    seats, decision = [], table.decision
    while table.decision == decision:
        seats.append(table.seat)
        table.play(answer)
    return seats


def told_of(table: Table, event: str) -> list[int]:
    """The seats that an event was told of, in order."""
    return [int(line.split()[1]) for line in table.events() if line.split()[0] == event]


def test_all_three_are_called_and_nobody_twice() -> None:
    table = battle_of_three()
    for seat in range(3):
        table.post(seat, "leader", "myrkulor")
    table.deal(0, "troll")
    table.play("pillage gimle")
    assert asked(table, "decline") == [1, 2, 0]


def test_cards_are_revealed_from_the_pillager_on() -> None:
    table = battle_of_three()
    table.fight("gimle", "tyrs_bash", "tyrs_smash", "tyrs_crush", pillager=1)
    assert told_of(table, "card_revealed") == [1, 2, 0]


def test_quests_become_weapons_from_the_pillager_on() -> None:
    table = battle_of_three((1, "tyrs_wrath"), (2, "tyrs_domain"))
    table.fight("gimle", "troll", "alfheim_1", "manheim_1")
    assert table.seat == 1
    table.play("wield tyrs_wrath")
    assert table.seat == 2
    table.play("wield tyrs_domain")
    assert table.game.glory[1] == 3  # 1 + 5 against 1 + 3 and 1


def test_the_first_watch_from_the_pillager_on_speaks() -> None:
    table = battle_of_three(age=2)
    table.fight("gimle", "tyrs_rage", "heimdalls_watch", "heimdalls_watch")
    assert told_of(table, "watch_answered") == [1]


def test_the_tide_of_the_next_comes_before_the_smite_of_the_one_after() -> None:
    table = battle_of_three()
    table.post(0, "leader", "gimle")
    table.fight("gimle", "troll", "odins_tide", "odins_smite")
    assert (table.decision, table.seat) == ("tide", 0)  # after the Smite the Leader alone would be left


def test_in_the_tide_the_pillager_chooses_first_then_the_next() -> None:
    table = battle_of_three()
    for seat in (1, 2):
        table.post(seat, "leader", "gimle")
    table.fight("gimle", "odins_tide", "troll", "troll")
    assert asked(table, "stand leader") == [1, 2]


def test_the_first_loser_from_the_pillager_on_steals_the_last_rage() -> None:
    table = battle_of_three()
    table.game.rage[0] = 1
    table.fight("gimle", "tyrs_rage", "lokis_trickery", "lokis_trickery")
    assert list(table.game.rage[:3]) == [0, 7, 6]


def test_owners_of_the_dying_are_asked_from_the_pillager_on() -> None:
    table = battle_of_three((1, "friggas_protection"), (2, "volur_witch"))
    table.post(2, "volur_witch", "gimle")
    table.fight("gimle", "tyrs_rage", "troll", "troll")
    assert (table.decision, table.seat) == ("protection", 1)
    table.play("done")
    assert (table.decision, table.seat) == ("flight", 2)


def test_losers_are_blessed_from_the_pillager_on() -> None:
    table = battle_of_three((1, "lokis_blessing"), (2, "lokis_blessing"))
    table.fight("gimle", "tyrs_rage", "troll", "troll")
    assert table.decision == "blessing"
    assert asked(table, "accept") == [1, 2]
    assert (table.warriors(1, "gimle"), table.warriors(2, "gimle")) == (1, 1)


def test_quests_are_judged_and_the_dead_released_from_the_first_player_on() -> None:
    table = Table()
    table.game.first = 1
    for seat in range(3):
        table.commit(seat, "alfheim_1")
        table.post(seat, "leader", "gimle")
    table.end_actions()
    told = table.events()
    assert [line for line in told if line.startswith("quest_failed")] == [
        f"quest_failed {seat} alfheim_1" for seat in (1, 2, 0)
    ]
    assert [line for line in told if line.startswith("released")] == [f"released {seat} 1" for seat in (1, 2, 0)]


def test_the_next_age_begins_with_the_next_first_player() -> None:
    table = Table()
    table.end_actions()
    assert "age_begins 2 1" in table.events()


def test_who_has_joined_is_called_again_when_the_others_have_declined() -> None:
    table = battle_of_three()
    for seat, warriors in enumerate((1, 2, 1)):
        table.post(seat, "warrior", "yggdrasil", warriors)
    table.play("pillage gimle", "join warrior yggdrasil", "decline", "decline")
    assert (table.decision, table.seat) == ("call", 1)


def test_who_has_added_a_late_card_is_asked_again_when_the_others_have_declined() -> None:
    table = battle_of_three(age=2)
    table.deal(0, "troll", "heimdalls_eye", "tyrs_rage")
    for seat in (1, 2):
        table.deal(seat, "troll", "tyrs_rage")
    table.declare(0, "gimle")
    table.reveal("troll", "troll", "troll")
    table.play("play heimdalls_eye", "decline", "decline")
    assert (table.decision, table.seat) == ("late_card", 0)
