"""What is told of gains, losses and comparisons: their reason, their parts, what is left."""

from .scenes import Table


def told(table: Table, *kinds: str) -> list[str]:
    """The events of these kinds."""
    return [line for line in table.events() if line.split()[0] in kinds]


def test_a_payment_tells_what_is_left_and_a_free_invasion_which_card_grants_it() -> None:
    table = Table()
    table.game.rage[0] = 6
    table.deal(0, "brothers_in_arms")
    table.play("upgrade brothers_in_arms")
    table.play("invade warrior gimle")
    assert told(table, "rage_paid", "invaded", "invaded_by_card") == [
        "rage_paid 0 1 5",
        "invaded_by_card 0 warrior gimle brothers_in_arms",
    ]


def test_friggas_charm_is_named_where_it_saves_rage() -> None:
    table = Table()
    table.game.rage[0] = 6
    table.equip(0, "friggas_charm")
    table.deal(0, "thors_glory")
    table.play("upgrade thors_glory")
    assert told(table, "rage_spared", "rage_paid") == ["rage_spared 0 friggas_charm 1", "rage_paid 0 1 5"]


def test_a_card_that_brings_glory_is_named_with_the_new_total() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "thors_hammer", "troll")
    assert told(table, "card_glory", "pillage_glory", "battle_glory") == [
        "card_glory 0 thors_hammer 3 3",
        "pillage_glory 0 5 8",
        "battle_glory 0 3 11",
    ]


def test_a_step_at_the_top_is_told_as_lost() -> None:
    table = Table()
    table.game.stat[0, 1] = 5
    table.token("gimle", "axes")
    table.post(0, "leader", "gimle")
    table.declare(0, "gimle")
    assert told(table, "stat_raised", "stat_at_top") == ["stat_at_top 0 axes 8"]


def test_the_same_value_twice_is_told_by_its_step() -> None:
    table = Table()
    table.game.stat[0, 1] = 4
    table.token("gimle", "axes")
    table.post(0, "leader", "gimle")
    table.declare(0, "gimle")
    assert told(table, "stat_raised") == ["stat_raised 0 axes 6 8"]


def test_a_pillager_who_loses_is_told_to_have_failed() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(1, "leader", "gimle")
    table.fight("gimle", "troll", "troll")
    assert told(table, "battle_won", "pillage_failed") == ["battle_won 1 gimle 3 1", "pillage_failed 0 gimle"]


def test_theft_tells_what_both_have_or_that_there_is_nothing() -> None:
    table = Table()
    table.game.glory[1] = table.game.earned[1, 0] = 7
    table.post(0, "warrior", "gimle")
    table.post(1, "leader", "gimle")
    table.fight("gimle", "lokis_backstab", "troll")
    assert told(table, "glory_stolen", "glory_after_theft") == [
        "glory_stolen 0 1 2 lokis_backstab",
        "glory_after_theft 0 2 1 5",
    ]
    for card in ("lokis_trickery", "lokis_backstab"):
        table = Table()
        table.game.rage[1] = 0
        table.post(0, "warrior", "gimle")
        table.post(1, "leader", "gimle")
        table.fight("gimle", card, "troll")
        assert told(table, "rage_stolen", "glory_stolen", "nothing_to_steal") == [f"nothing_to_steal 0 1 {card}"]


def test_a_quest_is_judged_by_strength_shown() -> None:
    table = Table()
    table.commit(0, "alfheim_1")
    table.commit(1, "alfheim_1")
    table.commit(2, "manheim_1")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.end_actions()
    table.play("raise rage")
    assert told(table, "quest_strength", "quest_strengthless", "quest_done", "quest_failed") == [
        "quest_strength 0 gimle 3 1",
        "quest_done 0 alfheim_1 5 5",
        "quest_strength 1 gimle 1 3",
        "quest_failed 1 alfheim_1",
        "quest_strengthless 2 manheim_1",
        "quest_failed 2 manheim_1",
    ]


def test_the_end_tells_legends_everybodys_glory_and_by_how_much() -> None:
    table = Table(age=3)
    table.game.glory[1] = table.game.earned[1, 0] = 12
    table.game.stat[0, 1] = 5
    table.end_actions()
    assert told(table, "legend_glory", "final_glory", "victory", "victory_shared") == [
        "legend_glory 0 axes 20 20",
        "final_glory 0 20",
        "final_glory 1 12",
        "final_glory 2 0",
        "victory 0 20 12",
    ]


def test_a_tie_in_the_end_is_told_of_all_who_share_it() -> None:
    table = Table(age=3)
    table.game.glory = [9, 4, 9, 0]
    table.game.earned[0, 0], table.game.earned[1, 0], table.game.earned[2, 0] = 9, 4, 9
    table.end_actions()
    assert told(table, "victory", "victory_shared") == ["victory_shared 0 9", "victory_shared 2 9"]
