"""The greedy bot: single judgements, and that it beats chance."""

import random

import pytest

from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import first_seat, play, start
from meadhall.engine.record import Out
from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage.names import Card

from .scenes import Table


def best(table: Table, seat: int | None = None) -> str:
    """The action the greedy bot likes most."""
    who = table.seat if seat is None else seat
    return max(table.legal(who), key=lambda text: GAME.appraise(table.game, who, GAME.actions.parse(text)))


def worth(table: Table, text: str) -> int:
    return GAME.appraise(table.game, table.seat, GAME.actions.parse(text))


def play_game(players: int, seed: int, greedy: int) -> list[int]:
    """Final Glory by seat; the seats in the mask are greedy bots, the others play at random."""
    luck = random.Random(seed)
    machine = interpreted(GAME)
    game, out = GAME.record(), Out([0] * GAME.max_options)
    machine.bind(start)(game, players, GAME.settings.encode({}), seed, out)
    while not game.over:
        seat = first_seat(game.waiting)
        options = list(out[: GAME.options(game, seat, out)])
        if greedy >> seat & 1:
            worths = {action: GAME.appraise(game, seat, action) for action in options}
            options = [action for action in options if worths[action] == max(worths.values())]
        assert 0 <= GAME.evaluate(game, seat) <= 1000
        machine.bind(play)(game, seat, luck.choice(options), out)
    scores = Out([0] * 8)
    winners = GAME.outcome(game, scores)
    assert [GAME.evaluate(game, seat) >= 500 for seat in range(players)] == [
        bool(winners >> seat & 1) for seat in range(players)
    ]
    return list(scores[:players])


def test_it_beats_chance_between_two() -> None:
    wins = 0
    for seed in range(40):
        scores = play_game(2, seed, 1 << seed % 2)
        wins += scores[seed % 2] > scores[1 - seed % 2]
    assert wins >= 38


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_chance_at_a_larger_table(players: int) -> None:
    for seed in range(8):
        scores = play_game(players, seed, 1)
        assert scores[0] == max(scores)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_between_quick_players_are_rich_in_glory(players: int) -> None:
    scores = [glory for seed in range(4) for glory in play_game(players, seed, 0b1111)]
    assert 70 < sum(scores) / len(scores) < 180


def test_an_unopposed_pillage_is_welcome() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    assert worth(table, "pillage gimle") == 50


def test_a_pillage_against_the_odds_is_not() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(1, "leader", "gimle")
    table.post(1, "warrior", "gimle", 2)
    table.deal(1, "tyrs_rage")
    assert worth(table, "pillage gimle") < 0


def test_a_quest_in_hand_calls_figures_to_its_region() -> None:
    table = Table()
    table.game.pillaged = 0b111111111 - (1 << 8)
    table.deal(0, "manheim_1")
    assert worth(table, "invade leader elvagar") > worth(table, "invade leader horgr")


def test_a_fulfilled_quest_is_sworn_rather_than_passing() -> None:
    table = Table()
    table.game.pillaged = 0b111111111 - (1 << 8)
    table.deal(0, "manheim_1")
    table.post(0, "leader", "elvagar")
    assert worth(table, "commit manheim_1") > 0


def test_a_glorious_death_is_sworn_when_the_dead_are_many() -> None:
    table = Table()
    table.deal(0, "glorious_death_1")
    few = worth(table, "commit glorious_death_1")
    table.game.warriors[0, 14] -= 4
    table.game.warriors[0, 13] += 4
    assert worth(table, "commit glorious_death_1") > few


def test_a_strong_card_where_it_decides_a_weak_one_where_all_is_lost() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "leader", "gimle")
    table.deal(0, "tyrs_smite", "troll", "lokis_trickery")
    table.deal(1, "troll")
    table.declare(0, "gimle")
    assert best(table, 0) == "play tyrs_smite"
    hopeless = Table()
    hopeless.post(0, "warrior", "gimle")
    hopeless.post(1, "leader", "gimle")
    hopeless.post(1, "warrior", "gimle", 3)
    hopeless.deal(0, "tyrs_bash", "lokis_trickery")
    hopeless.deal(1, "troll")
    hopeless.declare(1, "gimle")
    assert best(hopeless, 0) == "play lokis_trickery"


@pytest.mark.parametrize("card", [card.name.lower() for card in Card if card >= Card.TYRS_BASH])
def test_every_card_can_be_weighed_for_a_battle(card: str) -> None:
    table = Table(age=3)
    table.equip(0, "tyrs_domain")
    table.post(0, "warrior", "gimle", 2)
    table.post(1, "warrior", "gimle", 2)
    table.deal(0, card)
    table.deal(1, "troll")
    table.declare(0, "gimle")
    assert -500 < GAME.appraise(table.game, 0, GAME.actions.parse(f"play {card}")) < 500


def test_a_quest_fights_better_under_tyrs_wrath() -> None:
    worths = []
    for upgrade in ("tyrs_domain", "tyrs_wrath"):
        table = Table(age=3)
        table.equip(0, upgrade)
        table.post(0, "warrior", "gimle")
        table.post(1, "warrior", "gimle")
        table.deal(0, "manheim_3")
        table.deal(1, "troll")
        table.declare(0, "gimle")
        worths.append(GAME.appraise(table.game, 0, GAME.actions.parse("play manheim_3")))
    assert worths[0] < worths[1]


def test_a_late_card_is_added_where_it_turns_the_battle() -> None:
    table = Table(age=2)
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.deal(0, "troll", "heimdalls_eye")
    table.deal(1, "odins_judgement")
    table.declare(0, "gimle")
    table.reveal("troll", "odins_judgement")
    assert best(table) == "decline"  # a tie is no victory
    table.game.deck[table.game.played[1, 0]] = Card.THORS_HAMMER
    assert best(table) == "play heimdalls_eye"


def test_legends_are_finished() -> None:
    table = Table(age=3)
    table.game.stat[0, 0], table.game.stat[0, 1], table.game.stat[0, 2] = 0, 2, 5
    table.equip(0, "lord_of_axes")
    table.post(0, "leader", "gimle")
    table.declare(0, "gimle")
    assert best(table) == "raise axes"
    assert worth(table, "raise horns") == 0


def test_helpers_of_all_kinds_are_weighed() -> None:
    table = Table(age=3)
    table.equip(0, "friggas_domain", "friggas_sacrifice", "tyrs_challenge", "fire_giant", "troll", "fire_dragons")
    table.post(0, "warrior", "gimle")
    table.post(0, "ship", "nw")
    table.post(1, "warrior", "horgr")
    table.post(1, "leader", "horgr")
    table.commit(0, "glorious_death_3")
    table.game.warriors[0, 14] -= 1
    table.game.warriors[0, 13] += 1
    table.game.pillaged = 1 << 8
    table.deal(0, "masters_in_arms", "eternal_dragons", "frost_giant", "odins_throne", "friggas_charm", "lokis_wrath")
    table.deal(0, "lord_of_spears")
    worths = {text: worth(table, text) for text in table.legal()}
    assert worths["pass"] == 0
    assert worths["invade fire_giant horgr"] > worths["invade fire_giant utgard"]
    assert worths["repillage gimle"] < worths["recall warrior"] + 200
    table.play("sacrifice")
    assert best(table).startswith("offer")
    table.play("offer warrior gimle", "raise rage")  # the ship is the only other figure
    table.turn(0)
    table.play("recall warrior")
    assert best(table).startswith("invade")


def test_conquest_wants_figures_on_the_board() -> None:
    table = Table(age=3)
    table.game.pillaged = 0b111111111 - 1
    before = worth(table, "invade warrior elvagar")
    table.equip(0, "thors_conquest")
    assert worth(table, "invade warrior elvagar") > before


def test_small_offers_are_taken() -> None:
    table = Table()
    table.equip(0, "friggas_succor", "thors_domain", "lord_of_hammers")
    table.play("invade leader gimle")
    assert best(table) == "accept"
    table.play("accept")
    assert best(table) in ("accept", "decline")
    table.play("accept")
    assert table.decision == "hammers"
    assert best(table) != "decline"


def test_the_witch_flees_battle_but_not_ragnarok() -> None:
    table = Table()
    table.equip(0, "volur_witch")
    table.post(0, "volur_witch", "gimle")
    table.end_actions()
    assert best(table) == "decline"
    other = Table()
    other.equip(1, "volur_witch", "friggas_protection")
    other.post(1, "volur_witch", "gimle")
    other.post(0, "warrior", "gimle")
    other.fight("gimle", "tyrs_rage", "troll")
    assert best(other) == "accept"
    other.play("decline")
    assert best(other) == "save volur_witch"


def test_good_cards_are_bought_back_and_quests_wielded() -> None:
    table = Table()
    table.equip(0, "tyrs_prowess", "tyrs_wrath")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "manheim_1", "troll")
    assert best(table) == "wield tyrs_wrath"
    table.play("wield tyrs_wrath")
    assert best(table) == "done"


def test_the_weakest_upgrade_is_replaced_only_without_a_free_slot() -> None:
    table = Table()
    table.equip(0, "thors_glory")
    table.deal(0, "lokis_eminence")
    table.play("upgrade lokis_eminence")
    assert best(table) == "put clan_2"


def test_a_march_leaves_quests_guarded() -> None:
    table = Table()
    table.commit(0, "alfheim_1")
    table.post(0, "warrior", "andlang")
    table.post(0, "leader", "andlang")
    table.play("march andlang yggdrasil")
    assert worth(table, "take leader") == 3
    table.post(1, "warrior", "andlang")
    assert worth(table, "take leader") == -1
    table.play("take warrior")
    assert worth(table, "done") == 0


def test_joining_is_weighed_by_what_it_changes() -> None:
    table = Table()
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "myrkulor")
    table.post(2, "warrior", "gimle")
    table.post(2, "leader", "andlang")
    table.deal(2, "tyrs_rage")
    table.commit(2, "alfheim_1")
    table.play("pillage gimle")
    assert (table.seat, best(table)) == (1, "decline")
    table.play("decline")
    assert table.seat == 2
    assert worth(table, "join leader andlang") < 200


def test_nobody_joins_a_pillage_without_a_rival() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(0, "warrior", "myrkulor")
    table.play("pillage gimle")
    assert table.decision == "call"
    assert best(table) == "decline"


def test_a_tide_spares_the_strongest() -> None:
    table = Table()
    table.post(0, "warrior", "gimle")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.deal(0, "odins_tide")
    table.deal(1, "troll")
    table.declare(0, "gimle")
    table.reveal("odins_tide", "troll")
    assert best(table) == "stand leader"
