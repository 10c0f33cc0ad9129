"""The Book of Sagas: every operation, the two pages of single games, and what the book holds."""

import pytest
from chronicles_scene import acting, do, laid, life, on_page, quiet, wakes

from meadhall.games.yggdrasil_chronicles.book import OPS, PAGE_TOKEN, SAGAS, Page
from meadhall.games.yggdrasil_chronicles.content import AWAY, OUT
from meadhall.games.yggdrasil_chronicles.flow import FLOW
from meadhall.games.yggdrasil_chronicles.names import (
    Adversary,
    Counter,
    Ending,
    Enemy,
    Op,
    Token,
    Wolf,
    World,
)
from meadhall.games.yggdrasil_chronicles.pages import wolf_behind

# --- operations ------------------------------------------------------------------------------------------------------


def test_every_operation_is_used_by_some_page() -> None:
    used = {OPS[i, 0] for i in range(1, len(OPS))}
    assert used == {int(op) for op in Op}


def test_op_activate_iotunn_wakes_so_many_and_loses_without_a_pawn() -> None:
    scene = acting()
    game = quiet(scene)
    do(game, Op.ACTIVATE_IOTUNN, value=2)
    FLOW.run(game)
    assert game.awake.bit_count() == 2
    do(game, Op.ACTIVATE_IOTUNN, value=6)
    FLOW.run(game)
    assert (game.over, game.awake.bit_count()) == (Ending.NO_IOTUNNS, 7)


def test_op_add_anonymous_and_fire_giants_lose_when_too_few_are_left() -> None:
    game = acting().game
    do(game, Op.ADD_ANONYMOUS, value=8)
    do(game, Op.ADD_FIRE_GIANTS, value=8)
    assert (game.anonymous, game.giants, game.over) == (8, 8, Ending.RUNNING)
    assert game.counter[Counter.HULL] == 0  # no ship is built on this page
    do(game.clone(), Op.ADD_ANONYMOUS, value=1)
    other = game.clone()
    do(other, Op.ADD_ANONYMOUS, value=1)
    assert other.over == Ending.NO_ANONYMOUS
    do(game, Op.ADD_FIRE_GIANTS, value=1)
    assert game.over == Ending.NO_FIRE_GIANTS


def test_op_rotate_turns_the_tree() -> None:
    game = acting().game
    do(game, Op.ROTATE, value=1)
    assert game.rotation == 1


def test_op_each_god_loses_life_and_the_last_life_loses() -> None:
    scene = acting()
    do(scene.game, Op.EACH_GOD_LOSES_LIFE, value=1)
    FLOW.run(scene.game)
    assert [life(scene, seat) for seat in range(3)] == [6, 6, 6]
    scene.game.sheet[1].life = 1
    quiet(scene)
    do(scene.game, Op.EACH_GOD_LOSES_LIFE, value=1)
    FLOW.run(scene.game)
    assert (scene.game.over, life(scene, 2)) == (Ending.NO_LIFE, 6)


def test_op_ravage_at_takes_the_next_world_to_the_left_or_loses() -> None:
    game = acting().game
    do(game, Op.RAVAGE_AT, Enemy.FENRIR)
    assert (game.ravaged, game.over) == (0, Ending.RUNNING)
    game.at[Enemy.FENRIR] = World.ASGARD
    for world in (World.ASGARD, World.VANAHEIM, World.ALFHEIM):
        do(game, Op.RAVAGE_AT, Enemy.FENRIR)
        assert game.ravaged >> world & 1
    do(game, Op.RAVAGE_AT, Enemy.FENRIR)
    assert game.over == Ending.IMPOSSIBLE


def test_op_release_opens_the_cage_only() -> None:
    game = acting().game
    game.at[Enemy.LOKI] = World.ALFHEIM
    do(game, Op.RELEASE, Enemy.FENRIR, World.ASGARD)
    do(game, Op.RELEASE, Enemy.LOKI, World.IOTUNHEIM)
    assert (game.at[Enemy.FENRIR], game.at[Enemy.LOKI]) == (World.ASGARD, World.ALFHEIM)


def test_op_raise_ladder_never_lowers_and_fill_ladder_sets() -> None:
    game = acting().game
    game.anonymous, game.giants = 5, 1
    do(game, Op.RAISE_LADDER, Enemy.HEL, value=3)
    do(game, Op.RAISE_LADDER, Enemy.SURT, value=4)
    assert (game.anonymous, game.giants) == (5, 4)
    do(game, Op.FILL_LADDER, Enemy.SURT, value=2)
    do(game, Op.FILL_LADDER, Enemy.HEL, value=0)
    assert (game.anonymous, game.giants) == (0, 2)


def test_ops_on_tokens() -> None:
    scene = on_page("fimbulvetr_1")
    game = scene.game
    assert game.tokens == 0b111000
    order = next(OPS[i, 2] for i in range(len(OPS)) if OPS[i, 0] == Op.PLACE_NEXT_TOKEN)
    for world in (World.ALFHEIM, World.VANAHEIM, World.ASGARD, World.IOTUNHEIM, World.NIFLHEIM, World.MUSPELLHEIM):
        do(game, Op.PLACE_NEXT_TOKEN, where=order)
        assert game.tokens >> world & 1
    do(game, Op.PLACE_NEXT_TOKEN, where=order)
    assert game.tokens == 0b111111111
    game.at[Enemy.LOKI] = World.MIDGARD
    do(game, Op.REMOVE_TOKEN_AT, Enemy.LOKI)
    do(game, Op.REMOVE_TOKEN_AT, Enemy.FENRIR)
    assert game.tokens == 0b111110111
    game.adversary[Adversary.HRIMNIR] = World.MIDGARD
    do(game, Op.PLACE_TOKEN_AT, Adversary.HRIMNIR)
    do(game, Op.PLACE_TOKEN_AT, Adversary.HRIMNIR)
    assert game.tokens == 0b111111111
    do(game, Op.CLEAR_TOKENS)
    do(game, Op.PLACE_TOKENS, where=0b11)
    assert game.tokens == 0b11
    do(game, Op.REMOVE_TOKEN_AT, Enemy.HEL)
    assert game.tokens == 0b11


def test_ops_that_move_figures_up_lose_at_the_top() -> None:
    scene = acting()
    game = scene.game
    do(game, Op.PLACE_ADVERSARY, Adversary.NAGLFAR, World.NIFLHEIM)
    for world in (World.SVARTALFHEIM, World.ALFHEIM):
        do(game, Op.MOVE_ADVERSARY_UP, Adversary.NAGLFAR)
        assert game.adversary[Adversary.NAGLFAR] == world
    other = game.clone()
    do(other, Op.MOVE_ADVERSARY_UP, Adversary.NAGLFAR)
    assert other.over == Ending.NAGLFAR_ESCAPED
    do(game, Op.MOVE_ENEMY_UP, Enemy.SURT)
    do(game, Op.MOVE_ENEMY_UP, Enemy.SURT)
    assert (game.at[Enemy.SURT], game.giants, game.rotation) == (World.VANAHEIM, 0, 0)
    do(game, Op.MOVE_ENEMY_UP, Enemy.SURT)
    assert game.over == Ending.SURT_ESCAPED
    hel = acting().game
    hel.at[Enemy.HEL] = World.ASGARD
    do(hel, Op.MOVE_ENEMY_UP, Enemy.HEL)
    assert hel.over == Ending.HEL_ESCAPED


def test_op_return_enemy_brings_one_back_into_play() -> None:
    game = acting().game
    game.at[Enemy.SURT] = OUT
    do(game, Op.RETURN_ENEMY, Enemy.SURT, World.MUSPELLHEIM)
    assert game.at[Enemy.SURT] == World.MUSPELLHEIM


def test_ops_on_wolves() -> None:
    game = acting().game
    do(game, Op.ADVANCE_TRACK, Wolf.SKOLL, value=1)
    assert game.wolf[Wolf.SKOLL] == AWAY
    do(game, Op.SET_TRACK, Wolf.HATI, value=1)
    assert wolf_behind(game) == Wolf.HATI
    do(game, Op.SET_TRACK, Wolf.SKOLL, value=1)
    assert wolf_behind(game) == Wolf.SKOLL
    do(game, Op.ADVANCE_TRACK, Wolf.BEHIND, value=1)
    do(game, Op.ADVANCE_TRACK, Wolf.BEHIND, value=1)
    assert game.wolf[:] == [2, 2]
    game.wolf[Wolf.HATI] = AWAY
    assert wolf_behind(game) == Wolf.SKOLL
    do(game, Op.ADVANCE_TRACK, Wolf.SKOLL, value=9)
    assert (game.over, game.wolf[Wolf.SKOLL]) == (Ending.SKY_DEVOURED, 7)


def test_ops_on_counters_never_fall_below_zero() -> None:
    game = acting().game
    do(game, Op.SET_COUNTER, Counter.HULL, value=4)
    do(game, Op.ADD_COUNTER, Counter.HULL, value=3)
    assert game.counter[Counter.HULL] == 7
    do(game, Op.ADD_COUNTER, Counter.HULL, value=-9)
    assert game.counter[Counter.HULL] == 0


# --- easy and hard ---------------------------------------------------------------------------------------------------


def test_the_easy_page() -> None:
    scene = acting()
    wakes(scene, Enemy.NIDHOGG)
    assert (scene.game.nidhogg, scene.game.awake, scene.game.rotation) == (1, 0, 0)
    wakes(scene, Enemy.NIDHOGG)
    assert (scene.game.awake.bit_count(), scene.game.rotation) == (1, 0)
    wakes(scene, Enemy.NIDHOGG)
    assert scene.game.rotation == 1
    wakes(scene, Enemy.NIDHOGG)
    assert scene.game.over == Ending.VICTORY


def test_the_hard_page() -> None:
    scene = acting(mode="hard", gods=("thor", "tyr", "freyja"))
    game = scene.game
    seen = []
    for _ in range(5):
        wakes(scene, Enemy.NIDHOGG)
        seen.append((game.awake.bit_count(), game.anonymous, game.giants, game.rotation))
    assert seen == [(1, 0, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 2, 1)]
    wakes(scene, Enemy.NIDHOGG)
    assert game.over == Ending.VICTORY


def test_an_instruction_that_cannot_be_carried_out_loses() -> None:
    scene = acting(mode="hard", gods=("thor", "tyr", "freyja"))
    scene.game.nidhogg, scene.game.anonymous = 1, 8
    wakes(scene, Enemy.NIDHOGG)
    assert scene.game.over == Ending.NO_ANONYMOUS


# --- the book --------------------------------------------------------------------------------------------------------


def test_the_book_has_two_pages_for_single_games_six_sagas_and_a_bonus_saga() -> None:
    assert [saga.id for saga in SAGAS] == [
        "easy",
        "hard",
        "baldr",
        "fimbulvetr",
        "managarms",
        "naglfar",
        "bifrost",
        "vigrid",
        "binding",
    ]
    assert [saga.number for saga in SAGAS] == [0, 0, 1, 2, 3, 4, 5, 6, 7]
    assert all(saga.pages[-1].end == "tree" for saga in SAGAS)
    assert PAGE_TOKEN[Page.BALDR_1] == Token.OATH


@pytest.mark.parametrize("saga", [saga.id for saga in SAGAS])
@pytest.mark.parametrize("players", range(1, 6))
def test_every_saga_can_be_set_up_for_every_number_of_players(saga: str, players: int) -> None:
    assert laid(players, mode=saga).game.over == Ending.RUNNING
