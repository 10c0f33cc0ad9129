"""The greedy bot: stronger than chance, blind to secrets, and sensible where it is easy to see."""

import random
from typing import Any

from meadhall.engine import then
from meadhall.engine.machine import interpreted
from meadhall.engine.playouts import first_seat, next_decision, start
from meadhall.engine.record import Out
from meadhall.engine.scene import Scene
from meadhall.games.asgard import GAME
from meadhall.games.asgard.bot.worlds import expected_strength
from meadhall.games.asgard.content import CAMPS, POPULATION_VALUE, AsgardTile, Camp, God, Good, Population, Slot, Tile
from meadhall.games.asgard.state import Game, Step

from .scenes import (
    BLUE,
    RED,
    YELLOW,
    act,
    asgard,
    battles,
    fight,
    hold,
    own,
    place,
    put,
    ragnarok,
    request,
    resume,
    settle_god,
    settle_population,
    support,
    table,
    won,
)


def best(game: Game, seat: int, out: Out, luck: random.Random) -> int:
    options = out[: GAME.options(game, seat, out)]
    return max(options, key=lambda action: (GAME.appraise(game, seat, action), luck.random()))


def advised(scene: Scene) -> str:
    """What the greedy bot would do here."""
    return str(GAME.actions.describe(best(scene.game, scene.seat, scene.out, random.Random(1))))


def play(seed: int, greedy: int, players: int = 2) -> Any:
    """A game between greedy bots (a mask) and random ones."""
    machine, luck, out = interpreted(GAME), random.Random(seed), Out([0] * GAME.max_options)
    game: Any = GAME.record()
    machine.bind(start)(game, players, GAME.settings.encode({}), seed, out)
    while not game.over:
        seat = first_seat(game.waiting)
        options = out[: GAME.options(game, seat, out)]
        action = best(game, seat, out, luck) if greedy >> seat & 1 else luck.choice(options)
        GAME.answer(game, seat, action)
        machine.bind(next_decision)(game, out)
    return game


def winner(game: Game) -> int:
    return GAME.outcome(game, Out([0] * 8))


def test_the_greedy_bot_beats_chance_in_at_least_ninety_five_of_a_hundred_games() -> None:
    games = 40
    wins = sum(winner(play(seed, 1 << seed % 2)) == 1 << seed % 2 for seed in range(games))
    assert wins >= 0.95 * games


def test_greedy_bots_end_their_games_with_three_and_four_at_the_table() -> None:
    for players in (3, 4):
        game = play(11, 0b1111, players)
        assert game.over
        assert sum(game.score) > 0


def test_the_evaluation_stays_between_lost_and_won() -> None:
    for seed in range(4):
        scene = Scene(GAME, 2 + seed % 3, seed)
        while not scene.game.over:
            assert all(0 <= GAME.evaluate(scene.game, seat) <= 1000 for seat in range(scene.game.players))
            scene.play(advised(scene))


def test_the_evaluation_follows_the_score_at_the_end() -> None:
    scene = table(2)
    scene.game.over = 1
    scene.game.score[:2] = [40, 30]
    assert GAME.evaluate(scene.game, RED) > 500 > GAME.evaluate(scene.game, BLUE)


def test_a_temple_that_can_be_paid_is_built_at_once() -> None:
    scene = table()
    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    hold(scene, RED, Good.PINK, 2)
    hold(scene, RED, Good.ORANGE, 1)
    put(scene, RED, God.TYR, Slot.TEMPLE)
    put(scene, RED, God.THOR, Slot.LOWER)
    act(scene, RED)
    assert advised(scene) == "resolve tyr temple"


def test_requests_that_pay_for_a_better_temple_come_first_and_asgard_last() -> None:
    scene = table()
    game = scene.game
    for pile, top in enumerate((0, 7, 12, 19)):
        game.temple_pile[pile * 6 : pile * 6 + 6] = [top] * 6
    hold(scene, RED, Good.PINK, 2)
    hold(scene, RED, Good.GREEN, 1)
    hold(scene, RED, Good.ORANGE, 1)
    put(scene, RED, God.TYR, Slot.TEMPLE)
    put(scene, RED, God.THOR, Slot.LOWER)  # blue, for the sanctuary of pink, blue and green
    put(scene, RED, God.HEL, Slot.ASGARD)
    act(scene, RED)
    assert advised(scene) == "resolve thor lower"


def test_discs_are_not_taken_back_in_vain() -> None:
    scene = table()
    put(scene, RED, God.TYR, Slot.TEMPLE)
    put(scene, RED, God.HEL, Slot.ASGARD)
    put(scene, RED, God.LOKI, Slot.ASGARD)
    act(scene, RED)
    assert advised(scene) == "gather_in_asgard"


def test_bonuses_are_used_when_they_come() -> None:
    scene = table()
    scene.game.bonuses[RED] = 1 << Population.L8
    put(scene, RED, God.TYR, Slot.LOWER)
    act(scene, RED)
    assert advised(scene) == "use_bonus l8"
    scene.play("resolve tyr lower")
    assert advised(scene) == "use_bonus l8"


def test_idle_discs_are_recalled_before_discs_that_earn() -> None:
    scene = table()
    support(scene, RED, God.ODIN)
    settle_god(scene, 7, God.ODIN, 4)
    won(scene, RED, 3)
    scene.game.reserve[RED] = 0
    scene.game.centre[RED] = 1
    then(scene.game, Step.RECALL)
    resume(scene)
    assert advised(scene) == "recall_centre"
    scene.play("recall_centre")
    assert advised(scene) in {"recall_support odin", "recall_victory three"}


def test_missing_pieces_come_from_the_leader() -> None:
    scene = table()
    hold(scene, BLUE, Good.PINK, 2)
    hold(scene, YELLOW, Good.PINK, 2)
    scene.game.supply[Good.PINK] = 0
    scene.game.score[YELLOW] = 20
    request(scene, RED, God.FREYJA, Slot.LOWER)
    assert advised(scene) == "take_from 2"


def test_a_missing_seal_comes_from_a_rival() -> None:
    scene = table()
    hold(scene, RED, Good.LIGHT_SEAL, 2)
    hold(scene, BLUE, Good.LIGHT_SEAL, 2)
    scene.game.sealed &= ~(1 << God.TYR)
    then(scene.game, Step.SEALS)
    resume(scene)
    assert advised(scene) == "take_from 1"


def test_odin_puts_his_friend_first() -> None:
    scene = table()
    request(scene, YELLOW, God.ODIN)
    assert advised(scene) == "rank 2"


def test_baldr_gives_the_seal_that_the_next_disc_asks_for() -> None:
    scene = table()
    request(scene, RED, God.BALDR)
    assert advised(scene) == "take_seal darkness"


def test_loki_steals_a_giant_and_strengthens_the_own_god() -> None:
    scene = table()
    hold(scene, BLUE, Good.GIANT, 1)
    hold(scene, BLUE, Good.WHITE, 1)
    request(scene, RED, God.LOKI)
    assert advised(scene) == "lure_from_seat 1 giant"
    scene.play("lure_from_seat 1 giant")
    scene = table()
    settle_god(scene, 7, God.ODIN, 2)
    support(scene, RED, God.ODIN)
    settle_god(scene, 7, God.HEL, 2)
    support(scene, BLUE, God.HEL)
    request(scene, RED, God.LOKI)
    assert advised(scene) == "lure_from_god hel giant"
    scene.play("lure_from_god hel giant")
    assert advised(scene) == "lure_to odin"


def test_nobody_is_lured_for_the_sake_of_fenrir_who_accepts_no_recruits() -> None:
    scene = table(round_now=4)
    settle_god(scene, 7, God.FENRIR, 3)
    support(scene, RED, God.FENRIR)
    request(scene, RED, God.LOKI)
    assert any(action.startswith("lure_from_god") for action in scene.legal())
    assert advised(scene) == "decline"


def test_hel_slays_the_recruits_of_a_rivals_god() -> None:
    scene = table()
    settle_god(scene, 7, God.THOR, 2)
    support(scene, BLUE, God.THOR)
    hold(scene, YELLOW, Good.WHITE, 1)
    request(scene, RED, God.HEL)
    assert advised(scene) == "slay_at_god thor orange"


def test_the_heaviest_weapon_and_glory_are_taken_first() -> None:
    scene = table(round_now=4)
    request(scene, RED, God.FENRIR)
    assert advised(scene) == "take_tile hammer"
    scene = table(round_now=4)
    request(scene, RED, God.MIMIR)
    assert advised(scene) == "take_tile glory"


def test_surtr_burns_what_stands_against_the_own_disc_and_takes_the_bonus() -> None:
    scene = table(round_now=3)
    settle_population(scene, 6, Population.D3)
    fight(scene, 6, RED, Camp.LIGHT)
    request(scene, RED, God.SURTR)
    assert advised(scene) == "burn six darkness"
    scene.play("burn six darkness")
    assert advised(scene) == "gain"


def test_a_god_goes_where_it_will_win_much() -> None:
    scene = table()
    for world in range(1, 8):
        settle_population(scene, world, Population.D8 if world == 2 else scene.game.population[world - 1, 1])
    scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
    hold(scene, RED, Good.PINK, 2)
    hold(scene, RED, Good.ORANGE, 3)
    put(scene, RED, God.TYR, Slot.TEMPLE)
    act(scene, RED)
    scene.play("resolve tyr temple")
    assert advised(scene) != "occupy two"


def test_a_burnt_population_is_expected_to_fight_with_its_ancestral_weapon_alone() -> None:
    game = table().game
    world, camp = 1, Camp.DARKNESS
    strong = expected_strength(game, world, camp)
    game.face_down |= 1 << (world * CAMPS + camp)
    assert expected_strength(game, world, camp) == strong - POPULATION_VALUE[game.population[world, camp]]


def test_a_god_goes_where_it_helps_the_own_disc_and_not_against_it() -> None:
    for camp, wanted in ((Camp.LIGHT, True), (Camp.DARKNESS, False)):
        scene = table()
        for world in (2, 3):
            settle_god(scene, world, God.HEL, 3)
        settle_population(scene, 2, Population.L7)
        settle_population(scene, 3, Population.L4)
        for world in (1, 4, 5, 6, 7, 8):
            scene.game.population[world - 1, Camp.LIGHT] = -1
        won(scene, RED, 1, 4, 5)
        fight(scene, 2, RED, camp)
        scene.game.temple_pile[0:6] = [0, 1, 2, 3, 4, 5]
        hold(scene, RED, Good.PINK, 2)
        hold(scene, RED, Good.ORANGE, 1)
        put(scene, RED, God.TYR, Slot.TEMPLE)
        act(scene, RED)
        scene.play("resolve tyr temple")
        assert (advised(scene) == "occupy two") == wanted


def test_a_disc_returns_from_the_centre_to_the_battle_it_may_win() -> None:
    scene = table(players=2)
    scene.game.centre[RED] = 1
    settle_population(scene, 2, Population.L8)
    settle_population(scene, 2, Population.D1)
    for world in (3, 5, 6):
        won(scene, RED, world)
    settle_god(scene, 7, God.HEL, 4)
    settle_god(scene, 7, God.THOR, 4)
    asgard(scene, RED)
    assert advised(scene) == "march two light"


def test_free_stones_barter_and_row_tiles_are_weighed() -> None:
    scene = table()
    scene.game.row[:] = [AsgardTile.BARTER, AsgardTile.WARBAND, AsgardTile.SILENCE]
    hold(scene, RED, Good.PINK, 3)
    hold(scene, RED, Good.GREEN, 1)
    asgard(scene, RED, row=True)
    assert advised(scene) == "turn_tile warband"
    scene.play("turn_tile barter")
    scene.play(advised(scene) if advised(scene).startswith("barter") else "barter pink")
    assert advised(scene).startswith("take_stone")


def test_discs_march_late_and_stay_in_front_early() -> None:
    scene = table(round_now=5)
    asgard(scene, RED, discs=2)
    assert advised(scene).startswith("march")
    scene = table()
    scene.game.peeked = 1
    won(scene, RED, 1)
    asgard(scene, RED, discs=2)
    assert advised(scene) != "done"


def test_recruits_are_hired_with_seals_that_no_disc_needs() -> None:
    scene = table(round_now=5)
    scene.game.bought[:] = [7, 7, 7, 7]
    hold(scene, RED, Good.LIGHT_SEAL, 1)
    hold(scene, RED, Good.DARKNESS_SEAL, 1)
    asgard(scene, RED)
    assert advised(scene) == "hire giant"


def test_the_cheapest_recruits_that_win_are_sent() -> None:
    scene = table()
    settle_god(scene, 2, God.TYR, 2)
    settle_god(scene, 2, God.HEL, 2)
    fight(scene, 2, RED, Camp.LIGHT)
    hold(scene, RED, Good.GIANT, 1)
    hold(scene, RED, Good.WHITE, 1)
    hold(scene, RED, Good.TYRS_HAND, 1)
    battles(scene)
    assert advised(scene) == "send white"
    scene.play("send white")
    assert advised(scene) == "done"


def test_a_bonus_calls_recruits_up_for_a_battle_they_can_win() -> None:
    for light, darkness, expected in ((2, 1, "use_bonus d4"), (1, 5, "retreat")):
        scene = table()
        settle_god(scene, 2, God.TYR, 1)
        settle_god(scene, 2, God.HEL, 3)
        fight(scene, 2, RED, Camp.LIGHT)
        scene.game.bonuses[RED] = 1 << Population.D4
        battles(scene, light, darkness)
        assert advised(scene) == expected


def test_a_hopeless_battle_is_given_up_unless_tyr_helps() -> None:
    for tyr, wanted in ((0, "retreat"), (1, "tyrs_hand")):
        scene = table(round_now=5)
        settle_god(scene, 2, God.TYR, 1)
        settle_god(scene, 2, God.HEL, 4)
        fight(scene, 2, RED, Camp.LIGHT)
        hold(scene, RED, Good.WHITE, 8)
        scene.game.hold[RED, Good.TYRS_HAND] = tyr
        battles(scene, light=1, darkness=5)
        assert advised(scene) == wanted


def test_help_goes_where_the_fight_is_close_and_glory_to_the_own_disc() -> None:
    scene = table()
    settle_god(scene, 7, God.ODIN, 3)
    settle_god(scene, 7, God.HEL, 3)
    settle_god(scene, 2, God.THOR, 4)
    settle_population(scene, 2, Population.D8)
    support(scene, BLUE, God.ODIN)
    support(scene, RED, God.ODIN, Slot.LOWER)
    support(scene, RED, God.THOR)
    own(scene, RED, Tile.GLORY, Tile.ECHO, Tile.RUST, Tile.BLINDNESS)
    ragnarok(scene)
    assert advised(scene) == "rally seven"
    while scene.decision == "valhalla":
        scene.play("decline")
    assert scene.decision == "under"
    scene.play("beneath seven light")
    assert advised(scene) == "hide echo"
    scene.play("hide echo", "beneath two light")
    assert advised(scene) == "hide glory"


def test_cards_are_chosen_for_the_temple_they_open() -> None:
    scene = table(round_now=5)
    game = scene.game
    for pile, top in enumerate((0, 7, 12, 18)):
        game.temple_pile[pile * 6 : pile * 6 + 6] = [top] * 6
    hold(scene, RED, Good.PINK, 1)
    hold(scene, RED, Good.BLUE, 1)
    hold(scene, RED, Good.GREEN, 1)
    hold(scene, RED, Good.ORANGE, 2)
    support(scene, RED, God.TYR)
    then(game, Step.CHOOSE_GODS)
    resume(scene)
    assert advised(scene) in {"choose thor", "choose odin", "choose fenrir"}
    game.chosen[RED], game.cards[RED] = 1 << God.THOR | 1 << God.HEL, 2
    game.cards[1:] = [0, 0, 0]
    game.waiting = 0
    place(scene)
    assert advised(scene) == "reveal thor temple"
    scene.play("reveal thor temple")
    assert not advised(scene).endswith("temple")


def test_a_giant_is_drafted_and_warriors_are_raised() -> None:
    assert advised(Scene(GAME, 2)) == "draft giant"
    scene = table()
    request(scene, RED, God.FREYJA)
    assert advised(scene).startswith("raise_warrior")


def test_the_stone_that_temples_lack_is_taken() -> None:
    scene = table()
    for pile, top in enumerate((0, 7, 12, 18)):
        scene.game.temple_pile[pile * 6 : pile * 6 + 6] = [top] * 6
    scene.game.bonuses[RED] = 1 << Population.L2
    put(scene, RED, God.BALDR, Slot.LOWER)
    act(scene, RED)
    scene.play("use_bonus l2")
    assert advised(scene) == "take_stone pink"


def test_a_great_temple_is_paid_with_the_stone_least_needed() -> None:
    scene = table()
    for pile, top in enumerate((0, 7, 12, 18)):
        scene.game.temple_pile[pile * 6 : pile * 6 + 6] = [top] * 6
    for stone in (Good.PINK, Good.GREEN, Good.CLEAR, Good.RED, Good.BLUE):
        hold(scene, RED, stone, 1)
    hold(scene, RED, Good.WHITE, 1)
    hold(scene, RED, Good.ORANGE, 2)
    put(scene, RED, God.ODIN, Slot.TEMPLE)
    act(scene, RED)
    scene.play("resolve odin temple")
    assert advised(scene) == "build great_temple"
    scene.play("build great_temple")
    assert advised(scene) in {"add_stone red", "add_stone blue"}
    scene.play(advised(scene))
    assert advised(scene) == "enlist white"
