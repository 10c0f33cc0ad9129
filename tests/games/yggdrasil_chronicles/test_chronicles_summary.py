"""Every statement of the rules summary, in the dossier's numbering (section 9)."""

import pytest
from chronicles_scene import (
    BLANK,
    SHIELD,
    SUPPORT,
    acting,
    asked,
    bring,
    card,
    deck,
    laid,
    lay,
    life,
    own,
    quiet,
    reveals,
    stack_deck,
    step,
    wake,
    wakes,
)

from meadhall.games.yggdrasil_chronicles.content import CAGE, CONTENT
from meadhall.games.yggdrasil_chronicles.fights import strength
from meadhall.games.yggdrasil_chronicles.names import Ending, Enemy, Island, Tier, World
from meadhall.games.yggdrasil_chronicles.state import EVERYONE, Decision, Step


def test_01_a_first_card_lies_down_and_nothing_else_happens() -> None:
    scene = acting()
    before = (scene.game.at[:], scene.game.rotation, scene.game.awake)
    reveals(scene, 0, Enemy.LOKI)
    assert scene.game.face_up[Enemy.LOKI] == card(0, Enemy.LOKI)
    assert (scene.game.at[:], scene.game.rotation, scene.game.awake) == before
    assert "card_laid 0 loki" in scene.events()


def test_02_a_second_card_wakes_the_enemy_and_both_go_under_their_owners_decks() -> None:
    scene = acting()
    lay(scene, 1, Enemy.SURT)
    reveals(scene, 0, Enemy.SURT)
    assert scene.game.at[Enemy.SURT] == World.NIDAVELLIR
    assert deck(scene, 0)[-1] == card(0, Enemy.SURT)
    assert deck(scene, 1)[-1] == card(1, Enemy.SURT)
    assert scene.game.face_up[Enemy.SURT] == -1


@pytest.mark.parametrize(("enemy", "ending"), [(Enemy.HEL, Ending.HEL_ESCAPED), (Enemy.SURT, Ending.SURT_ESCAPED)])
def test_03_hel_or_surt_above_the_top_level_loses_before_the_tree_turns(enemy: Enemy, ending: Ending) -> None:
    scene = acting()
    scene.game.at[enemy] = World.ALFHEIM
    wakes(scene, enemy)
    assert (scene.game.over, scene.game.rotation, life(scene)) == (ending, 0, 7)
    assert f"defeat {ending.name.lower()}" in scene.events()


def test_04_surt_climbs_turns_the_tree_and_brings_two_giants() -> None:
    scene = acting()
    wakes(scene, Enemy.SURT)
    game = scene.game
    assert (game.at[Enemy.SURT], game.rotation, game.giants) == (World.NIDAVELLIR, 1, 2)
    assert strength(game, Enemy.SURT) == 3


def test_05_loki_comes_to_the_active_god_and_wakes_an_iotunn() -> None:
    scene = acting("vanaheim")
    scene.game.at[Enemy.LOKI] = World.ASGARD
    wakes(scene, Enemy.LOKI)
    game = scene.game
    assert (game.at[Enemy.LOKI], game.rotation, game.iotunns_left) == (World.VANAHEIM, 1, 17)
    assert game.awake.bit_count() == 1
    assert strength(game, Enemy.LOKI) == 2


def test_05_loki_leaves_the_cage_too() -> None:
    scene = acting("vanaheim")
    scene.game.at[Enemy.LOKI] = CAGE
    wakes(scene, Enemy.LOKI)
    assert scene.game.at[Enemy.LOKI] == World.VANAHEIM


def test_06_loki_without_a_pawn_loses_the_game() -> None:
    scene = acting()
    wake(scene, "suttung", "skyrmir", "thrym", "hrungnir", "utgardloki", "thiazi", "baugi")
    wakes(scene, Enemy.LOKI)
    assert scene.game.over == Ending.NO_IOTUNNS


def test_07_iormungand_swims_right_and_brings_as_many_anonymous_as_the_island_says() -> None:
    scene = acting()
    scene.game.island, scene.game.anonymous = Island.ISLAND_1, 1
    wakes(scene, Enemy.IORMUNGAND)
    assert (scene.game.island, scene.game.anonymous, scene.game.rotation) == (Island.ISLAND_2, 3, 0)


def test_08_iormungand_beyond_the_last_island_loses() -> None:
    scene = acting()
    scene.game.island = Island.ISLAND_3
    wakes(scene, Enemy.IORMUNGAND)
    assert scene.game.over == Ending.IORMUNGAND_ESCAPED


def test_09_too_few_anonymous_lose() -> None:
    scene = acting()
    scene.game.island, scene.game.anonymous = Island.ISLAND_2, 6
    wakes(scene, Enemy.IORMUNGAND)
    assert scene.game.over == Ending.NO_ANONYMOUS


def test_10_fenrir_breaks_loose_the_god_does_not_act_and_only_the_active_deck_is_shuffled() -> None:
    scene = laid(3)
    quiet(scene)
    scene.game.at[Enemy.LOKI] = CAGE
    lay(scene, 1, Enemy.FENRIR)
    others = deck(scene, 1)
    stack_deck(scene, 0, Enemy.FENRIR, seen=True)
    scene.game.sheet[0].dealt = 1
    for what in (Step.ACT, Step.START_OF_ACT, Step.MOVE, Step.REVEAL):
        step_later(scene, what)
    run_on(scene)
    assert scene.game.at[Enemy.FENRIR] == World.ASGARD
    assert scene.decision == "move"
    assert sorted(deck(scene, 0)) == [card(0, enemy) for enemy in Enemy]
    assert scene.game.sheet[0].seen[:6] == [0] * 6
    assert deck(scene, 1) == [*others, card(1, Enemy.FENRIR)]
    assert scene.game.sheet[1].seen[5] == EVERYONE
    scene.play("stay")
    assert scene.decision == "order"


def step_later(scene, what) -> None:  # type: ignore[no-untyped-def]
    from meadhall.engine import then

    then(scene.game, what)


def run_on(scene) -> None:  # type: ignore[no-untyped-def]
    from meadhall.games.yggdrasil_chronicles.flow import FLOW

    FLOW.run(scene.game)
    scene.answer_forced()


@pytest.mark.parametrize(("before", "over", "after"), [(3, Ending.NO_LIFE, 0), (4, Ending.RUNNING, 1)])
def test_11_fenrir_already_out_bites_for_three(before: int, over: Ending, after: int) -> None:
    scene = acting()
    scene.game.at[Enemy.FENRIR] = World.ASGARD
    scene.game.sheet[0].life = before
    wakes(scene, Enemy.FENRIR)
    assert (scene.game.over, life(scene)) == (over, after)


def test_12_nidhogg_on_the_tree_wins_at_once() -> None:
    scene = acting()
    scene.game.nidhogg = 3
    wakes(scene, Enemy.NIDHOGG)
    assert scene.game.over == Ending.VICTORY
    assert "victory" in scene.events()


def test_13_suttung_keeps_the_elves() -> None:
    scene = acting("muspellheim")
    scene.game.sheet[0].elves = 2
    wake(scene, "suttung")
    scene.play("fight surt")
    scene.load(BLANK)
    scene.play("roll 0")
    assert (life(scene), scene.game.sheet[0].elves) == (6, 2)


def test_13_skyrmir_keeps_the_heroes() -> None:
    scene = acting("muspellheim")
    scene.game.heroes = 3
    wake(scene, "skyrmir")
    scene.play("fight surt")
    assert scene.decision == "roll"


def test_13_thrym_switches_artefacts_off() -> None:
    scene = acting("muspellheim")
    own(scene, "mjollnir", "sumarbrand")
    wake(scene, "thrym")
    scene.play("fight surt")
    assert scene.game.risks == 1


def test_13_hrungnir_keeps_the_vane_dice() -> None:
    scene = acting("muspellheim")
    scene.game.sheet[0].dice = 2
    wake(scene, "hrungnir")
    scene.play("fight surt")
    assert scene.legal() == ["roll 0", "decline"]


def test_13_utgardloki_keeps_the_god_die() -> None:
    scene = acting("muspellheim")
    scene.game.sheet[0].dice = 2
    wake(scene, "utgardloki")
    scene.play("fight surt")
    assert scene.legal() == ["roll 1", "roll 2", "decline"]


def test_14_fenrir_is_as_strong_as_worlds_are_ravaged_and_one_more() -> None:
    scene = acting()
    scene.game.ravaged = 0b1111
    assert strength(scene.game, Enemy.FENRIR) == 5
    scene.game.ravaged = 0b0111
    assert strength(scene.game, Enemy.FENRIR) == 4


def test_15_a_fight_against_hel_costs_her_strength_and_sends_her_to_niflheim() -> None:
    scene = acting("svartalfheim")
    scene.game.at[Enemy.HEL], scene.game.anonymous = World.SVARTALFHEIM, 3
    scene.play("fight hel")
    assert scene.game.risks == 4
    scene.play("decline")
    assert (scene.game.at[Enemy.HEL], life(scene), scene.game.anonymous) == (World.NIFLHEIM, 3, 3)


@pytest.mark.parametrize(
    ("friend", "foe", "most"), [(True, False, 3), (False, True, 1), (True, True, 2), (False, False, 2)]
)
def test_16_alfheim_with_friend_and_foe(friend: bool, foe: bool, most: int) -> None:
    scene = acting("alfheim")
    if friend:
        bring(scene, 1, "alfheim")
    if foe:
        scene.game.at[Enemy.LOKI] = World.ALFHEIM
    scene.game.elves = 5
    scene.play("act")
    if most > 1:
        assert scene.legal() == [f"take {n}" for n in range(1, most + 1)]
        scene.play(f"take {most}")
    assert scene.game.sheet[0].elves == most


def test_17_no_more_elves_than_there_are() -> None:
    scene = acting("alfheim")
    bring(scene, 1, "alfheim")
    scene.game.elves = 1
    scene.play("act")
    assert (scene.game.sheet[0].elves, scene.game.elves) == (1, 0)


def test_18_a_healed_world_with_two_enemies_is_ravaged_again_at_once() -> None:
    scene = acting("asgard")
    scene.game.at[Enemy.LOKI] = scene.game.at[Enemy.HEL] = World.VANAHEIM
    scene.game.ravaged = 1 << World.VANAHEIM
    scene.play("act")
    told = scene.events()
    assert told.index("world_healed vanaheim 0 7 1") < told.index("world_ravaged vanaheim 1 6 2")
    assert scene.game.ravaged == 1 << World.VANAHEIM


def test_19_tree_care_costs_two_life_and_heals_the_world() -> None:
    scene = acting("vanaheim")
    scene.game.ravaged = 1 << World.VANAHEIM
    scene.game.sheet[0].life = 5
    scene.game.sheet[0].elves = 2
    assert strength(scene.game, Enemy.FENRIR) == 2
    scene.play("care")
    assert (life(scene), scene.game.ravaged, strength(scene.game, Enemy.FENRIR)) == (3, 0, 1)


def test_20_two_players_share_a_pair_with_the_support_god_and_may_move_it() -> None:
    scene = acting(players=2)
    game = scene.game
    gather_support_cards(scene)
    lay(scene, 0, Enemy.HEL)
    support_card = card(SUPPORT, Enemy.HEL)
    sheet = game.sheet[1]
    rest = [c for c in deck(scene, 1) if c != support_card]
    sheet.deck[: sheet.deck_left] = [support_card, *rest]
    game.active, sheet.dealt = 1, 1
    step(scene, Step.REVEAL)
    assert scene.decision == "support_move"
    assert deck(scene, 0)[-1] == card(0, Enemy.HEL)
    assert deck(scene, 1)[-1] == support_card
    scene.play("go niflheim")
    assert game.figure[game.support[0]] == World.NIFLHEIM


def test_20_a_support_card_that_lies_down_first_moves_nobody() -> None:
    scene = acting(players=2)
    game = scene.game
    gather_support_cards(scene)
    top = card(SUPPORT, Enemy.HEL)
    game.sheet[1].deck[: game.sheet[1].deck_left] = [top, *(c for c in deck(scene, 1) if c != top)]
    game.active, game.sheet[1].dealt = 1, 1
    step(scene, Step.REVEAL)
    assert (scene.decision, game.face_up[Enemy.HEL]) == ("order", top)
    assert "card_laid 1 hel" in scene.events()


def gather_support_cards(scene) -> None:  # type: ignore[no-untyped-def]
    """All support cards lie in the second player's deck."""
    game = scene.game
    mine = [c for c in deck(scene, 0) if c // 6 < 5]
    theirs = [c for c in deck(scene, 1) if c // 6 < 5] + [card(SUPPORT, e) for e in Enemy]
    for seat, cards in ((0, mine), (1, theirs)):
        game.sheet[seat].deck[: len(cards)] = cards
        game.sheet[seat].deck_left = len(cards)


def test_20_a_support_card_goes_to_the_player_who_does_not_own_the_other_card() -> None:
    scene = acting(players=2)
    game = scene.game
    gather_support_cards(scene)
    rest = [c for c in deck(scene, 1) if c != card(SUPPORT, Enemy.HEL)]
    game.sheet[1].deck[: len(rest)] = rest
    game.sheet[1].deck_left = len(rest)
    game.face_up[Enemy.HEL], game.laid_by[Enemy.HEL] = card(SUPPORT, Enemy.HEL), 1
    reveals(scene, 1, Enemy.HEL)
    assert deck(scene, 1)[-1] == card(1, Enemy.HEL)
    assert deck(scene, 0)[-1] == card(SUPPORT, Enemy.HEL)


@pytest.mark.parametrize(
    ("players", "life_at_start", "reserve", "supports", "cards"),
    [(1, 9, 6, 2, 18), (2, 8, 7, 1, 9), (3, 7, 9, 0, 6), (4, 6, 11, 0, 6), (5, 5, 13, 0, 6)],
)
def test_21_what_each_number_of_players_gets(
    players: int, life_at_start: int, reserve: int, supports: int, cards: int
) -> None:
    scene = laid(players)
    game = scene.game
    assert all(sheet.life == life_at_start for sheet in game.sheet[:players])
    assert (game.elves, game.dice) == (reserve, reserve)
    assert sum(god >= 0 for god in game.support) == supports
    laid_cards = game.sheet[0].deck_left + sum(c >= 0 for c in game.face_up)
    assert laid_cards == cards


@pytest.mark.parametrize(("tier", "risks"), [(Tier.MALUS, 4), (Tier.NORMAL, 3), (Tier.BONUS, 2)])
def test_22_asgard_heals_for_four_three_or_two_risks(tier: Tier, risks: int) -> None:
    scene = acting("asgard")
    scene.game.ravaged = 1 << World.VANAHEIM
    step(scene, Step.WORLD_ACTION, World.ASGARD, tier)
    assert (scene.game.risks, scene.game.ravaged) == (risks, 0)


@pytest.mark.parametrize("world", [World.NIFLHEIM, World.MUSPELLHEIM])
@pytest.mark.parametrize(("tier", "risks"), [(Tier.MALUS, 3), (Tier.NORMAL, 2), (Tier.BONUS, 1)])
def test_22_niflheim_and_muspellheim_cost_three_two_or_one(world: World, tier: Tier, risks: int) -> None:
    scene = acting("niflheim")
    scene.game.anonymous = scene.game.giants = 4
    step(scene, Step.WORLD_ACTION, world, tier)
    assert scene.legal() == ["take 1", "take 2", "take 3"]
    scene.play("take 3")
    assert scene.game.risks == risks
    assert sorted((scene.game.anonymous, scene.game.giants)) == [1, 4]


@pytest.mark.parametrize(("tier", "count"), [(Tier.MALUS, 1), (Tier.NORMAL, 2), (Tier.BONUS, 3)])
def test_22_dice_heroes_creatures_and_stones(tier: Tier, count: int) -> None:
    scene = acting("vanaheim")
    step(scene, Step.WORLD_ACTION, World.VANAHEIM, tier)
    if count > 1:
        assert scene.legal() == [f"take {n}" for n in range(1, count + 1)]
        scene.play(f"take {count}")
    assert scene.game.sheet[0].dice == count
    step(scene, Step.WORLD_ACTION, World.MIDGARD, tier)
    assert scene.game.heroes == count
    assert CONTENT.actions.dispensers[tier] == count
    quiet(scene)
    step(scene, Step.WORLD_ACTION, World.SVARTALFHEIM, tier)
    drawn = [line for line in scene.events() if line.startswith("creature_drawn")]
    assert len(drawn) == count
    quiet(scene)
    step(scene, Step.WORLD_ACTION, World.IOTUNHEIM, tier)
    shown = [line for line in scene.events() if line.startswith("stone_shows")]
    assert [line.split()[1] for line in shown] == ["white", "green", "third"][:count]


@pytest.mark.parametrize(("tier", "count"), [(Tier.MALUS, 1), (Tier.NORMAL, 2), (Tier.BONUS, 3)])
def test_22_dispensers(tier: Tier, count: int) -> None:
    scene = acting("nidavellir")
    scene.game.tier = tier
    asked(scene, Decision.DISPENSER)
    assert scene.legal() == ["open left", "open middle", "open right"][:count]


def test_24_bars_are_taken_lowest_first_and_put_back_highest_first() -> None:
    scene = acting("asgard")
    scene.game.at[Enemy.LOKI] = scene.game.at[Enemy.HEL] = World.ALFHEIM
    step(scene, Step.WORLD_ACTION, World.MIDGARD, Tier.NORMAL)
    from meadhall.games.yggdrasil_chronicles.tree import check_ravage, heal, ravage

    check_ravage(scene.game, World.ALFHEIM)
    ravage(scene.game, World.VANAHEIM)
    assert scene.rules.view(scene.game, 0)["bars"] == 5
    heal(scene.game, World.VANAHEIM)
    assert scene.rules.view(scene.game, 0)["bars"] == 6


def test_25_an_iotunn_on_a_world_allows_only_fights_there() -> None:
    scene = acting("vanaheim")
    wake(scene, "gymir")
    scene.game.ravaged = 1 << World.VANAHEIM
    assert scene.legal() == ["fight gymir", "pass"]
    assert strength(scene.game, Enemy.LOKI) == 2
    scene.play("fight gymir")
    assert scene.game.risks == 2
    scene.play("decline")
    assert (scene.game.awake, strength(scene.game, Enemy.LOKI), life(scene)) == (0, 1, 5)


def test_26_the_last_life_loses_the_game() -> None:
    scene = acting("niflheim")
    scene.game.anonymous, scene.game.sheet[0].life = 1, 2
    scene.play("fight hel", "decline")
    assert scene.game.over == Ending.NO_LIFE


def test_27_two_players_have_nine_cards_three_of_them_the_support_gods() -> None:
    scene = laid(2)
    game = scene.game
    for seat in range(2):
        assert game.sheet[seat].deck_left == 9
        assert sum(c // 6 == SUPPORT for c in deck(scene, seat)) == 3
    assert game.figure[game.support[0]] == World.ASGARD
    assert game.support_life[0] == 5


def test_dice_that_show_worn_shields_or_skulls_go_home_and_shields_save() -> None:
    scene = acting("muspellheim")
    scene.game.giants, scene.game.sheet[0].dice = 4, 3
    scene.play("fight surt")
    scene.load(SHIELD, (6, 2), (6, 3), (6, 5))
    scene.play("roll 3")
    assert life(scene) == 4
    assert scene.game.sheet[0].dice == 1
    assert scene.game.dice == 11
