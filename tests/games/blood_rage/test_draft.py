"""Setup and phase 1: what is laid out, and the draft for two, three and four."""

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.blood_rage import GAME
from meadhall.games.blood_rage.content import CONTENT, DECK_CARDS, DECK_SIZE, TOKENS
from meadhall.games.blood_rage.names import Card, Token

from .scenes import Table


@pytest.mark.parametrize(("players", "destroyed", "deck"), [(2, 3, 20), (3, 2, 26), (4, 1, 34)])
def test_the_table_is_laid_out_for_its_players(players: int, destroyed: int, deck: int) -> None:
    game = Scene(GAME, players).game
    assert game.destroyed.bit_count() == destroyed
    assert not any(game.destroyed >> province & 1 for province in game.doom)
    assert len(set(game.doom)) == 3
    assert not game.destroyed & 1
    assert sorted(game.token[1:]) == sorted(TOKENS)
    assert DECK_SIZE[players] == deck
    for seat in range(players):
        assert (game.at[seat, 1], game.at[seat, 2], game.warriors[seat, 14]) == (14, 14, 8)


def test_there_are_102_cards_of_61_kinds() -> None:
    assert len(CONTENT.cards.list) == 61
    assert sum(len(copies) for deck in (1, 2, 3) for copies in getattr(CONTENT.decks, f"age_{deck}").values()) == 102
    kinds = {Card(DECK_CARDS[age, i]) for age in range(3) for i in range(34)}
    assert kinds == set(Card)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_cards_are_kept_and_packs_go_to_the_left(players: int) -> None:
    table = Scene(GAME, players, seed=5)
    first = {seat: set(table.legal(seat)) for seat in range(players)}
    a_pass = 2 if players == 2 else 1
    for seat in range(players):
        for _ in range(a_pass):
            table.play(table.legal(seat)[0], seat=seat)
    for seat in range(players):
        left = (seat + 1) % players
        assert set(table.legal(left)) <= first[seat]
    while table.decision == "draft":
        table.play(table.legal()[0])
    assert list(table.game.hand_size[:players]) == [6] * players
    assert table.decision == "action"
    assert table.seat == table.game.first


def test_picks_show_to_nobody_before_all_have_chosen() -> None:
    table = Scene(GAME, 2, seed=5)
    before = GAME.view(table.game, 1)
    table.events()
    table.play(table.legal(0)[0], seat=0)
    assert GAME.view(table.game, 1) == before
    assert not table.events(1)
    assert table.game.waiting == 0b11  # a second card to pick
    table.play(table.legal(0)[0], seat=0)
    assert table.game.waiting == 0b10
    assert GAME.view(table.game, 1) == before


def test_a_first_game_has_no_draft_in_the_first_age() -> None:
    table = Scene(GAME, 3, first_game=True)
    assert list(table.game.hand_size[:3]) == [8, 8, 8]
    assert sorted(table.game.hand[seat, i] for seat in range(3) for i in range(8)) == list(range(24))
    assert table.decision == "action"


def test_a_kept_card_joins_the_next_hand() -> None:
    table = Table(players=2)
    table.deal(0, "tyrs_rage", "troll")
    table.end_actions()
    table.play("keep tyrs_rage")
    while table.decision == "draft":
        table.play(table.legal()[0])
    assert list(table.game.hand_size[:2]) == [7, 6]
    assert "tyrs_rage" in table.hand(0)


@pytest.mark.parametrize(("players", "passed"), [(2, 2), (3, 5), (4, 5)])
def test_packs_are_passed_as_often_in_every_age(players: int, passed: int) -> None:
    scene = Scene(GAME, players, seed=5)
    passes = [0, 0, 0]
    while scene.game.over == 0:
        age = scene.game.age
        scene.play({"action": "pass", "keep": "decline"}.get(scene.decision) or scene.legal()[0])
        passes[age] += scene.events().count("packs_passed")
    assert passes == [passed] * 3


def test_copies_in_a_pack_are_one_option() -> None:
    table = Scene(GAME, 4, seed=5)
    table.game.deck[0] = table.game.deck[1]
    options = table.legal(0)
    assert len(options) == len(set(options)) == 7


def test_any_card_of_the_pack_can_be_kept() -> None:
    table = Scene(GAME, 4, seed=5)
    game, wanted = table.game, table.legal(0)[-1]
    before = sorted(game.deck[:8])
    table.play(wanted, seat=0)
    assert f"draft {Card(game.deck[game.hand[0, 0]]).name.lower()}" == wanted
    assert sorted(game.deck[:8]) == before  # nothing else has left the pack


def test_cards_that_were_looked_at_cannot_be_put_back() -> None:
    table = Scene(GAME, 2, seed=5)
    dealt = table.game.shown
    assert dealt > 0
    for seat in (0, 1, 0):
        table.play(table.legal(seat)[0], seat=seat)
    assert table.game.shown == dealt
    table.play(table.legal(1)[0], seat=1)
    assert table.game.shown == dealt + 1  # the packs have been passed on


def test_each_table_is_shuffled_anew() -> None:
    one, other = Scene(GAME, 4, seed=1).game, Scene(GAME, 4, seed=2).game
    for age in range(3):
        cards = slice(34 * age, 34 * age + 34)
        assert one.deck[cards] != other.deck[cards]
        assert one.deck[cards] != [DECK_CARDS[age, i] for i in range(34)]
    assert (one.token[0], other.token[0]) == (Token.ALL, Token.ALL)


def test_any_clan_may_be_first_and_any_outer_province_doomed_or_destroyed() -> None:
    games = [Scene(GAME, 4, seed=seed).game for seed in range(60)]
    assert {game.first for game in games} == {0, 1, 2, 3}
    for age in range(3):
        assert {game.doom[age] for game in games} == set(range(1, 9))
    assert {game.destroyed for game in games} == {1 << province for province in range(1, 9)}


def test_the_first_player_acts_first_wherever_the_token_is() -> None:
    for seed in range(8):
        table = Scene(GAME, 3, seed=seed, first_game=True)
        assert table.seat == table.game.first


def test_a_clan_begins_with_its_figures_in_reserve_and_without_upgrades_or_monsters() -> None:
    clan = GAME.view(Scene(GAME, 2).game, 0)["clans"][0]
    assert (clan["upgrades"], clan["on_board"]) == ({}, 0)
    assert clan["reserve"] == {"warrior": 8, "leader": 1, "ship": 1}
    assert [stat["step"] for stat in clan["stats"].values()] == [1, 1, 1]
