"""What pages and learning machines are given."""

import pytest

from meadhall.engine.laws import check_words
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import next_decision
from meadhall.engine.record import Out
from meadhall.engine.scene import Scene
from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage.names import Card

from .scenes import Table


def observation(game: object, seat: int) -> dict[str, list[int]]:
    out = Out([-99] * GAME.observation.size)
    GAME.observe(game, seat, out)
    return {block.name: list(out[block.first : block.first + block.length]) for block in GAME.observation.blocks}


def test_the_words_are_complete_in_both_languages() -> None:
    assert check_words(GAME) == []


def test_seats_are_named_after_their_clans() -> None:
    assert GAME.seat_names(Table(players=2).game) == ["clan-wolf", "clan-raven"]


def test_a_view_shows_the_board() -> None:
    table = Table()
    table.equip(1, "valkyrie", "lokis_domain")
    table.post(0, "warrior", "gimle", 2)
    table.post(1, "valkyrie", "gimle")
    table.post(0, "ship", "nw")
    view = GAME.view(table.game, 0)
    gimle = next(p for p in view["provinces"] if p["id"] == "gimle")
    assert gimle["strength"] == [4, 2, 0]
    assert [f["figure"] for f in gimle["figures"]] == ["warrior", "warrior", "valkyrie"]
    assert gimle["doomed"] == 1
    assert view["clans"][1]["upgrades"] == {"monster_1": "valkyrie", "clan_1": "lokis_domain"}
    assert view["clans"][0]["reserve"] == {"warrior": 6, "leader": 1}
    assert view["clans"][0]["on_board"] == 3


def test_a_spectator_sees_no_hand_and_no_pack() -> None:
    view = GAME.view(Scene(GAME, 3).game, -1)
    assert view["pack"] is None
    assert all(clan["hand"]["cards"] is None for clan in view["clans"])


def test_a_drafting_seat_sees_its_pack() -> None:
    table = Scene(GAME, 3)
    assert len(GAME.view(table.game, 0)["pack"]) == 8
    table.play(table.legal(0)[0], seat=0)
    assert GAME.view(table.game, 0)["pack"] is None


def test_a_seat_is_reminded_of_the_cards_it_passed_on() -> None:
    table = Scene(GAME, 3)
    assert GAME.view(table.game, 0)["passed_on"] == []
    pack = GAME.view(table.game, 0)["pack"]
    table.play(f"draft {pack[0]}", seat=0)
    for seat in (1, 2):
        table.play(table.legal(seat)[0], seat=seat)
    assert GAME.view(table.game, 0)["passed_on"] == pack[1:]
    assert GAME.view(table.game, -1)["passed_on"] is None


def test_pending_decisions_say_what_they_are_about() -> None:
    table = Table()
    table.equip(0, "friggas_sacrifice", "friggas_succor", "friggas_protection")
    table.post(0, "warrior", "gimle", 2)
    table.post(0, "leader", "horgr")
    table.play("march gimle utgard")
    assert GAME.view(table.game, 0)["pending"] == {"source": "gimle", "target": "utgard", "marched": 1}
    table.play("done")
    table.turn(0)
    table.play("sacrifice")
    assert GAME.view(table.game, 0)["pending"] == {"offered": 0}
    table.play("offer leader horgr")
    table.play("offer warrior gimle", "raise rage")
    table.turn(0)
    table.play("invade leader gimle") if table.game.at[0, 1] == 14 else table.play("invade warrior gimle")
    assert GAME.view(table.game, 0)["pending"] == {"province": "gimle"}


def test_an_upgrade_waiting_for_its_slot_is_shown() -> None:
    table = Table()
    table.equip(0, "thors_glory")
    table.deal(0, "tyrs_domain")
    table.play("upgrade tyrs_domain")
    assert GAME.view(table.game, 1)["pending"] == {"card": "tyrs_domain"}
    assert observation(table.game, 0)["pending"][3] == Card.TYRS_DOMAIN + 1


def test_protection_says_where() -> None:
    table = Table()
    table.equip(1, "friggas_protection")
    table.post(0, "leader", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "troll", "troll")
    view = GAME.view(table.game, 1)
    assert view["pending"] == {"province": "gimle"}
    assert view["battle"]["pillager"] == 0


def test_dying_to_an_invader_is_no_battle() -> None:
    table = Table()
    table.equip(0, "troll")
    table.equip(1, "friggas_protection")
    table.post(1, "warrior", "gimle")
    table.play("invade troll gimle")
    assert table.decision == "protection"
    assert GAME.view(table.game, 1)["battle"] is None


def test_an_observation_counts_from_the_observer() -> None:
    table = Table()
    table.equip(1, "valkyrie")
    table.deal(0, "troll")
    table.deal(1, "tyrs_bash", "tyrs_bash")
    table.commit(1, "manheim_1")
    table.post(1, "valkyrie", "gimle")
    seen = observation(table.game, 1)
    assert seen["hands"][Card.TYRS_BASH] == 2
    assert sum(seen["hands"]) == 2
    assert seen["own_quests"][Card.MANHEIM_1] == 1
    assert seen["active"] == [0, 0, 1, 0]
    assert sum(seen["monsters"]) == 1
    assert seen["backs"][:3] == [2, 0, 0]


def test_an_observation_of_a_draft_has_the_pack() -> None:
    game = Scene(GAME, 2).game
    assert sum(observation(game, 0)["pack"]) == 8


def test_cards_played_are_observed() -> None:
    table = Table()
    table.equip(0, "tyrs_domain")
    table.post(0, "warrior", "gimle")
    table.post(1, "warrior", "gimle")
    table.fight("gimle", "manheim_1", "tyrs_bash")
    seen = observation(table.game, 0)
    assert seen["played"][Card.MANHEIM_1] == 1
    assert seen["fighters"] == [1, 1, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_components_are_conserved_and_every_number_is_in_its_bounds(players: int) -> None:
    table = Scene(GAME, players, seed=11)
    census = GAME.census(table.game)
    settle = interpreted(GAME).bind(next_decision)
    turn = 0
    while not table.game.over:
        options = table.legal()
        table.rules.answer(table.game, table.seat, GAME.actions.parse(options[turn * 7 % len(options)]))
        settle(table.game, table.out)
        turn += 1
        table.game.pack()
        GAME.check(table.game)
        assert GAME.census(table.game) == census
        for block in GAME.observation.blocks:
            values = observation(table.game, 0)[block.name] if turn % 25 == 0 else [0]
            assert max(map(abs, values)) <= block.high, block.name


def test_a_view_says_what_actions_cost_and_what_a_step_brings() -> None:
    table = Table()
    table.deal(0, "friggas_domain", "lokis_domain", "troll")
    view = GAME.view(table.game, 0)
    assert view["prices"] == {"march": 1, "repillage": 2, "recall": 1}
    assert view["clans"][0]["hand"]["costs"]["troll"] == 2
    assert GAME.view(table.game, 1)["clans"][0]["hand"]["costs"] == {}, "another's hand has no price"
    table.equip(0, "friggas_charm")
    assert GAME.view(table.game, 0)["clans"][0]["hand"]["costs"]["troll"] == 1, "Frigga's Charm makes it cheaper"
    rage = view["clans"][0]["stats"]["rage"]
    assert (rage["value"], rage["next"]) == (6, 7)
