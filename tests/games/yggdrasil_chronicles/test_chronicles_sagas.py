"""The sagas of the book, one after the other: what their pages change, and how they end."""

import pytest
from chronicles_scene import asked, bring, do, life, on_page, own, quiet, step, wakes

from meadhall.games.yggdrasil_chronicles.book import Page
from meadhall.games.yggdrasil_chronicles.content import AWAY, CAGE, OUT
from meadhall.games.yggdrasil_chronicles.creatures import call_creature
from meadhall.games.yggdrasil_chronicles.fights import place_of, strength
from meadhall.games.yggdrasil_chronicles.flow import FLOW
from meadhall.games.yggdrasil_chronicles.names import (
    Adversary,
    Artefact,
    Counter,
    Creature,
    Ending,
    Enemy,
    Foe,
    Goal,
    Island,
    Op,
    Wolf,
    World,
)
from meadhall.games.yggdrasil_chronicles.pages import wants
from meadhall.games.yggdrasil_chronicles.state import Decision, Step

# --- 1 Baldr ---------------------------------------------------------------------------------------------------------


def test_the_dead_tree_loses() -> None:
    scene = on_page("baldr_1")
    scene.game.nidhogg = 2
    wakes(scene, Enemy.NIDHOGG)
    assert scene.game.over == Ending.DEAD_TREE_REACHED


def test_an_oath_is_taken_for_one_risk_where_no_enemy_but_iormungand_stands() -> None:
    scene = on_page("baldr_1", "vanaheim")
    assert scene.game.tokens == 0b111111110
    scene.game.at[Enemy.LOKI] = World.VANAHEIM
    assert "saga take_oath" not in scene.legal()
    scene.game.at[Enemy.LOKI] = CAGE
    scene.play("saga take_oath")
    assert scene.game.risks == 1
    scene.play("decline")
    assert (scene.game.sheet[0].tokens, scene.game.tokens >> World.VANAHEIM & 1, life(scene)) == (1, 0, 6)
    midgard = on_page("baldr_1", "midgard")
    assert "saga take_oath" in midgard.legal()
    midgard.game.ravaged = 1 << World.MIDGARD
    assert "saga take_oath" not in midgard.legal()


def test_loki_destroys_oaths_and_too_few_left_lose() -> None:
    scene = on_page("baldr_1")
    scene.game.at[Enemy.LOKI] = World.ALFHEIM
    wakes(scene, Enemy.NIDHOGG)
    assert scene.game.tokens >> World.ALFHEIM & 1 == 0
    scene.game.tokens = 0b111110000
    step(scene, Step.OPERATIONS, 1, 0)
    assert scene.game.over == Ending.OATHS_LOST


def test_six_oaths_turn_the_page() -> None:
    scene = on_page("baldr_1", "vanaheim")
    scene.game.sheet[1].tokens = 5
    scene.play("saga take_oath", "decline")
    game = scene.game
    assert (game.page, game.tokens, game.adversary[Adversary.BALDR]) == (Page.BALDR_2, 0, World.ASGARD)
    assert (game.counter[Counter.BALDR_LIFE], game.counter[Counter.MISTLETOE], game.nidhogg) == (4, 2, 0)


def test_loki_hurts_baldr_and_a_fight_takes_mistletoe() -> None:
    scene = on_page("baldr_2", "alfheim")
    game = scene.game
    game.at[Enemy.LOKI] = World.ALFHEIM
    step(scene, Step.AFTER_ENEMY, Enemy.LOKI)
    assert game.counter[Counter.BALDR_LIFE] == 3
    quiet(scene)
    asked(scene, Decision.ACT)
    scene.play("fight loki", "decline")
    assert game.counter[Counter.MISTLETOE] == 1
    game.counter[Counter.MISTLETOE] = 0
    quiet(scene)
    FLOW.run(game)
    assert game.over == Ending.VICTORY


def test_baldrs_death_loses() -> None:
    scene = on_page("baldr_2")
    scene.game.counter[Counter.BALDR_LIFE] = 1
    step(scene, Step.AFTER_ENEMY, Enemy.LOKI)
    assert scene.game.over == Ending.BALDR_DEAD


def test_yc_29_a_goal_counts_before_a_loss_of_the_same_moment() -> None:
    scene = on_page("baldr_2")
    scene.game.counter[Counter.MISTLETOE] = scene.game.counter[Counter.BALDR_LIFE] = 0
    scene.play("pass")
    assert scene.game.over == Ending.VICTORY


def test_a_god_on_asgard_gives_baldr_life() -> None:
    scene = on_page("baldr_2", "asgard")
    assert "saga give_life" not in scene.legal()
    scene.game.counter[Counter.BALDR_LIFE] = 2
    scene.play("saga give_life")
    assert (life(scene), scene.game.counter[Counter.BALDR_LIFE]) == (6, 3)
    quiet(scene)
    asked(scene, Decision.ACT)
    scene.game.sheet[0].life = 1
    assert "saga give_life" not in scene.legal()


def test_each_advance_of_baldr_two_wakes_an_iotunn() -> None:
    scene = on_page("baldr_2")
    wakes(scene, Enemy.NIDHOGG)
    assert scene.game.awake.bit_count() == 1


# --- 2 Fimbulvetr ----------------------------------------------------------------------------------------------------


def test_a_world_action_on_a_frozen_world_takes_a_risk_first() -> None:
    scene = on_page("fimbulvetr_1", "midgard")
    scene.play("act")
    assert (scene.game.risks, scene.game.heroes) == (1, 0)
    scene.play("decline")
    assert (life(scene), scene.game.heroes) == (6, 1)


def test_thaw_takes_the_frost_away_for_two_risks() -> None:
    scene = on_page("fimbulvetr_1", "midgard")
    scene.play("saga thaw")
    assert scene.game.risks == 2
    scene.play("decline")
    assert scene.game.tokens == 0b110000


def test_healing_by_a_god_takes_the_frost_away_but_svadilfari_does_not() -> None:
    scene = on_page("fimbulvetr_1", "nidavellir")
    scene.game.ravaged = 1 << World.NIDAVELLIR
    scene.play("care")
    assert scene.game.tokens == 0b101000
    healer = on_page("fimbulvetr_1", "asgard")
    healer.game.ravaged = 1 << World.NIDAVELLIR | 1 << World.NIFLHEIM
    healer.play("act", "heal nidavellir")
    assert healer.game.tokens == 0b101000
    other = on_page("fimbulvetr_1", "nidavellir")
    other.game.ravaged, other.game.by_action = 1 << World.MIDGARD | 1 << World.ASGARD, 0
    asked(other, Decision.HEAL)
    other.play("heal midgard")
    assert other.game.tokens == 0b111000


@pytest.mark.parametrize(("players", "heroes"), [(1, 3), (2, 6), (3, 7), (4, 7), (5, 7)])
def test_heroes_turn_the_page_and_hrimnir_comes(players: int, heroes: int) -> None:
    scene = on_page("fimbulvetr_1", "alfheim", players=players)
    game = scene.game
    game.heroes = heroes - 1
    quiet(scene)
    assert wants(game, Goal.HEROES_IN_VALHALLA)
    game.heroes = heroes
    assert not wants(game, Goal.HEROES_IN_VALHALLA)
    step(scene, Step.MOVE)
    assert game.page == Page.FIMBULVETR_2
    assert game.adversary[Adversary.HRIMNIR] == World.MIDGARD
    assert strength(game, Foe.HRIMNIR) == (4 if players == 1 else 5)


def test_hrimnir_holds_his_world_and_each_defeat_weakens_and_moves_him() -> None:
    scene = on_page("fimbulvetr_2", "midgard")
    game = scene.game
    game.sheet[0].life = 7
    assert scene.legal() == ["fight hrimnir", "pass"]
    scene.play("fight hrimnir", "decline")
    assert (game.adversary[Adversary.HRIMNIR], game.counter[Counter.HRIMNIR_FORCE]) == (World.NIDAVELLIR, 4)
    assert game.counter[Counter.DEFEATS] == 1
    wakes(scene, Enemy.NIDHOGG)
    assert game.tokens >> World.NIDAVELLIR & 1
    game.counter[Counter.DEFEATS] = 4
    quiet(scene)
    FLOW.run(game)
    assert game.over == Ending.VICTORY


# --- 3 Managarms -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "wolf"),
    [(Enemy.SURT, Wolf.SKOLL), (Enemy.FENRIR, Wolf.SKOLL), (Enemy.HEL, Wolf.HATI), (Enemy.LOKI, Wolf.HATI)],
)
def test_enemies_drive_the_wolves_on(enemy: Enemy, wolf: Wolf) -> None:
    scene = on_page("managarms_1")
    step(scene, Step.AFTER_ENEMY, enemy)
    assert scene.game.wolf[wolf] == 1
    assert scene.game.wolf[1 - wolf] == 0


def test_wolves_are_fought_from_vanaheim_and_alfheim_and_run_back_two() -> None:
    scene = on_page("managarms_1", "vanaheim")
    assert "fight skoll" not in scene.legal()
    scene.game.wolf[:] = [5, 1]
    assert "fight skoll" in scene.legal()
    assert "fight hati" not in scene.legal()
    assert (strength(scene.game, Foe.SKOLL), strength(scene.game, Foe.HATI)) == (4, 2)
    scene.play("fight skoll", "decline")
    assert scene.game.wolf[:] == [3, 1]
    hati = on_page("managarms_1", "alfheim")
    hati.game.wolf[:] = [0, 1]
    hati.play("fight hati", "decline")
    assert hati.game.wolf[:] == [0, 0]


def test_each_advance_moves_the_wolf_behind() -> None:
    scene = on_page("managarms_1")
    wakes(scene, Enemy.NIDHOGG)
    assert scene.game.wolf[:] == [1, 0]


def test_a_fetter_is_forged_of_an_artefact_which_goes_under_its_dispenser() -> None:
    scene = on_page("managarms_1", "nidavellir")
    assert "saga forge_fetter" not in scene.legal()
    own(scene, "mjollnir", "valshamr")
    scene.play("saga forge_fetter", "decline")
    assert scene.legal() == ["return valshamr", "return mjollnir"]
    scene.play("return mjollnir")
    game = scene.game
    assert game.counter[Counter.FETTERS] == 1
    assert game.dispenser[2, game.dispenser_left[2] - 1] == Artefact.MJOLLNIR
    assert game.sheet[0].artefacts == 1 << Artefact.VALSHAMR


def test_two_fetters_turn_the_page_and_bind_wolves_from_space_three() -> None:
    scene = on_page("managarms_1", "vanaheim")
    game = scene.game
    game.counter[Counter.FETTERS], game.wolf[0], game.wolf[1] = 2, 4, 1
    step(scene, Step.MOVE)
    assert (game.page, game.wolf[:]) == (Page.MANAGARMS_2, [5, 2])
    quiet(scene)
    asked(scene, Decision.ACT)
    scene.play("fight skoll", "decline")
    assert scene.legal() == ["bind", "decline"]
    scene.play("bind")
    assert (game.wolf[0], game.counter[Counter.FETTERS]) == (AWAY, 1)
    game.wolf[1] = AWAY
    quiet(scene)
    FLOW.run(game)
    assert game.over == Ending.VICTORY


def test_a_fetter_may_be_kept_and_a_wolf_below_three_cannot_be_bound() -> None:
    scene = on_page("managarms_2", "vanaheim")
    game = scene.game
    game.counter[Counter.FETTERS], game.wolf[0], game.wolf[1] = 1, 3, 0
    scene.play("fight skoll", "decline", "decline")
    assert (game.wolf[0], game.counter[Counter.FETTERS]) == (1, 1)
    quiet(scene)
    asked(scene, Decision.ACT)
    scene.play("fight skoll", "decline")
    assert game.wolf[0] == 0


# --- 4 Naglfar -------------------------------------------------------------------------------------------------------


def test_the_hull_grows_with_anonymous_and_advances_and_loses_at_ten() -> None:
    scene = on_page("naglfar_1")
    game = scene.game
    game.island = Island.ISLAND_1
    wakes(scene, Enemy.IORMUNGAND)
    assert game.counter[Counter.HULL] == 2
    wakes(scene, Enemy.NIDHOGG)
    assert game.counter[Counter.HULL] == 3
    game.counter[Counter.HULL] = 10
    quiet(scene)
    FLOW.run(game)
    assert game.over == Ending.HULL_FINISHED


@pytest.mark.parametrize("anonymous", range(4))
def test_each_of_the_anonymous_brings_a_nail(anonymous: int) -> None:
    scene = on_page("naglfar_1")
    do(scene.game, Op.ADD_ANONYMOUS, value=anonymous)
    assert scene.game.counter[Counter.HULL] == anonymous
    assert any(line.startswith("counter_changes hull") for line in scene.events()) == (anonymous > 0)


def test_burnt_nails_and_freed_anonymous_lower_the_hull_but_tanngnjost_does_not() -> None:
    scene = on_page("naglfar_1", "niflheim")
    game = scene.game
    assert "saga burn_nails" not in scene.legal()
    game.counter[Counter.HULL] = 8
    scene.play("saga burn_nails", "decline")
    assert game.counter[Counter.HULL] == 5
    game.anonymous = 3
    quiet(scene)
    asked(scene, Decision.ACT)
    scene.play("act", "take 2", "decline")
    assert (game.counter[Counter.HULL], game.anonymous) == (3, 1)

    quiet(scene)
    call_creature(game, Creature.TANNGNJOST)
    scene.play("take 1")
    assert (game.counter[Counter.HULL], game.anonymous) == (3, 0)


def test_three_advances_turn_the_page_and_the_ship_sails() -> None:
    scene = on_page("naglfar_1")
    game = scene.game
    game.nidhogg, game.counter[Counter.HULL] = 2, 5
    wakes(scene, Enemy.NIDHOGG)
    assert (game.page, game.nidhogg, game.adversary[Adversary.NAGLFAR]) == (Page.NAGLFAR_2, 0, World.NIFLHEIM)
    assert strength(game, Foe.NAGLFAR) == 5
    step(scene, Step.AFTER_ENEMY, Enemy.LOKI)
    assert game.adversary[Adversary.NAGLFAR] == World.SVARTALFHEIM
    bring(scene, 0, "svartalfheim")
    game.sheet[0].life = 7
    quiet(scene)
    asked(scene, Decision.ACT)
    scene.play("fight naglfar", "decline")
    assert (game.adversary[Adversary.NAGLFAR], game.counter[Counter.HULL]) == (World.NIFLHEIM, 3)
    game.counter[Counter.DEFEATS] = 2
    quiet(scene)
    FLOW.run(game)
    assert game.over == Ending.VICTORY


# --- 5 Bifrost -------------------------------------------------------------------------------------------------------


def test_the_bridge_joins_asgard_and_midgard_until_it_falls() -> None:
    scene = on_page("bifrost_1", "asgard")
    game = scene.game
    game.rotation = 1
    asked(scene, Decision.MOVE)
    assert {"go midgard", "go svartalfheim"} <= set(scene.legal())
    bring(scene, 0, "midgard")
    assert "go asgard" in scene.legal()
    step(scene, Step.AFTER_ENEMY, Enemy.SURT)
    wakes(scene, Enemy.NIDHOGG)
    assert game.counter[Counter.BRIDGE] == 6
    game.counter[Counter.BRIDGE] = 0
    quiet(scene)
    FLOW.run(game)
    assert game.over == Ending.BRIDGE_FALLEN


def test_the_horn_is_taken_in_iotunheim_and_sounded_on_asgard_in_company() -> None:
    scene = on_page("bifrost_1", "iotunheim")
    game = scene.game
    scene.play("saga take_horn")
    assert game.risks == 2
    scene.play("decline")
    assert (game.relic, game.tokens) == (0, 0)
    bring(scene, 0, "asgard")
    quiet(scene)
    asked(scene, Decision.ACT)
    assert "saga sound_horn" not in scene.legal()
    bring(scene, 1, "asgard")
    scene.play("saga sound_horn")
    assert (game.page, game.giants) == (Page.BIFROST_2, 1)


def test_surt_must_be_beaten_twice_above_the_bottom_and_the_bridge_may_be_mended() -> None:
    scene = on_page("bifrost_2", "muspellheim")
    game = scene.game
    game.counter[Counter.BRIDGE] = 6
    game.giants = 3
    scene.play("act", "take 3")
    assert scene.legal() == ["repair 0", "repair 1", "repair 2"]
    scene.play("repair 2")
    assert game.counter[Counter.BRIDGE] == 8
    scene.play("decline")
    quiet(scene)
    asked(scene, Decision.ACT)
    game.giants = 0
    scene.play("fight surt", "decline")
    assert game.counter[Counter.DEFEATS] == 0
    game.at[Enemy.SURT] = World.NIDAVELLIR
    bring(scene, 0, "nidavellir")
    quiet(scene)
    asked(scene, Decision.ACT)
    scene.play("fight surt", "decline")
    assert game.counter[Counter.DEFEATS] == 1
    whole = on_page("bifrost_2", "muspellheim")
    whole.game.counter[Counter.BRIDGE], whole.game.giants = 8, 1
    whole.play("act", "decline")
    assert whole.game.counter[Counter.BRIDGE] == 8


def test_mending_may_be_left() -> None:
    scene = on_page("bifrost_2", "muspellheim")
    scene.game.counter[Counter.BRIDGE], scene.game.giants = 7, 1
    scene.play("act", "repair 0")
    assert scene.game.counter[Counter.BRIDGE] == 7


def test_giants_chased_by_a_creature_leave_no_time_to_mend() -> None:
    scene = on_page("bifrost_2", "svartalfheim")
    game = scene.game
    game.counter[Counter.BRIDGE], game.giants, game.waiting = 6, 3, 0
    call_creature(game, Creature.TANNGRISNIR)
    scene.play("take 3")
    assert (game.giants, scene.decision, game.counter[Counter.BRIDGE]) == (0, "order", 6)


# --- 6 Vigrid --------------------------------------------------------------------------------------------------------


def test_heroes_and_artefacts_together_turn_the_first_page() -> None:
    scene = on_page("vigrid_1", "alfheim")
    game = scene.game
    game.heroes = 4
    step(scene, Step.MOVE)
    assert game.page == Page.VIGRID_1
    own(scene, "valshamr", "hofud")
    own(scene, "mjollnir", seat=1)
    quiet(scene)
    step(scene, Step.MOVE)
    assert game.page == Page.VIGRID_2
    assert game.at[Enemy.FENRIR] == World.ASGARD
    assert (game.anonymous, game.giants, game.adversary[Adversary.GARM]) == (3, 4, World.NIFLHEIM)
    assert game.awake.bit_count() == 1


def test_each_advance_of_the_last_battle_costs_every_god_a_life_point() -> None:
    scene = on_page("vigrid_2")
    wakes(scene, Enemy.NIDHOGG)
    assert [life(scene, seat) for seat in range(3)] == [6, 6, 6]


def test_a_defeated_enemy_leaves_and_its_pairs_do_nothing() -> None:
    scene = on_page("vigrid_2", "midgard")
    game = scene.game
    game.awake = game.stranded = 0
    game.island = Island.RAINBOW
    scene.play("fight iormungand", "decline")
    assert game.at[Enemy.IORMUNGAND] == OUT
    from chronicles_scene import lay, reveals

    lay(scene, 1, Enemy.IORMUNGAND)
    reveals(scene, 0, Enemy.IORMUNGAND)
    assert "enemy_is_gone iormungand" in scene.events()
    assert (game.island, game.anonymous) == (Island.RAINBOW, 3)
    game.at[Enemy.FENRIR] = OUT
    lay(scene, 1, Enemy.FENRIR)
    reveals(scene, 0, Enemy.FENRIR)
    assert "card_shuffled 0" not in scene.events()


def test_garm_holds_niflheim_until_he_is_beaten() -> None:
    scene = on_page("vigrid_2", "niflheim")
    scene.game.awake = 0
    assert scene.legal() == ["fight hel", "fight garm", "pass"]
    scene.play("fight garm")
    assert scene.game.risks == 3
    scene.play("decline")
    assert scene.game.adversary[Adversary.GARM] == AWAY
    assert place_of(scene.game, Foe.GARM) == AWAY


def test_five_enemies_out_of_play_bring_surt_back_and_his_defeat_wins() -> None:
    scene = on_page("vigrid_2", "vanaheim")
    game = scene.game
    game.at[:] = [*[OUT] * 4, World.MIDGARD]
    game.awake = 0
    step(scene, Step.MOVE)
    assert game.page == Page.VIGRID_2
    game.at[:] = [OUT] * 5
    quiet(scene)
    step(scene, Step.MOVE)
    assert (game.page, game.at[Enemy.SURT], game.giants) == (Page.VIGRID_3, World.MUSPELLHEIM, 5)
    wakes(scene, Enemy.NIDHOGG)
    assert game.at[Enemy.SURT] == World.NIDAVELLIR
    bring(scene, 0, "nidavellir")
    quiet(scene)
    asked(scene, Decision.ACT)
    scene.play("fight surt", "decline")
    assert game.over == Ending.VICTORY


# --- 7 the binding of Fenrir -----------------------------------------------------------------------------------------


def test_ingredients_are_gathered_for_one_risk_and_fenrir_ravages() -> None:
    scene = on_page("binding_1", "alfheim")
    game = scene.game
    assert game.at[Enemy.FENRIR] == World.ASGARD
    scene.play("saga gather", "decline")
    assert (game.sheet[0].tokens, life(scene)) == (1, 6)
    assert [said for said in scene.events() if said.startswith("token_taken")] == ["token_taken 0 ingredient 1 6"]
    before = game.ravaged
    wakes(scene, Enemy.NIDHOGG)
    assert game.ravaged.bit_count() == before.bit_count() + 1
    game.sheet[1].tokens = 5
    quiet(scene)
    step(scene, Step.MOVE)
    assert game.page == Page.BINDING_2


def test_gleipnir_is_woven_handed_over_and_binds_fenrir() -> None:
    scene = on_page("binding_2", "svartalfheim")
    game = scene.game
    scene.play("saga weave", "decline")
    assert game.relic == 0
    quiet(scene)
    asked(scene, Decision.ACT)
    assert "saga hand_over" not in scene.legal()  # to nobody
    bring(scene, 1, "svartalfheim")
    bring(scene, 2, "svartalfheim")
    quiet(scene)
    asked(scene, Decision.ACT)
    assert "saga weave" not in scene.legal()
    scene.play("saga hand_over", "help 1")
    assert game.relic == 1
    assert "relic_handed 0 1" in scene.events()
    quiet(scene)
    asked(scene, Decision.ACT)
    assert "saga hand_over" not in scene.legal()  # it is another's now
    bring(scene, 1, "asgard")
    game.at[Enemy.FENRIR], game.ravaged = World.ASGARD, 0
    quiet(scene, 1)
    asked(scene, Decision.ACT, 1)
    scene.play("fight fenrir")
    assert game.risks == 3
    scene.play("decline")
    assert game.over == Ending.VICTORY


def test_tyr_binds_fenrir_at_less_risk_and_without_gleipnir_it_does_not_count() -> None:
    scene = on_page("binding_2", "asgard", gods=("tyr", "heimdall", "frigg"))
    game = scene.game
    game.ravaged = 0
    assert strength(game, Foe.FENRIR) == 1
    scene.play("fight fenrir", "decline")
    assert (game.counter[Counter.DEFEATS], game.over) == (0, Ending.RUNNING)
    game.relic = 0
    assert strength(game, Foe.FENRIR) == 2
    wakes(scene, Enemy.NIDHOGG)
    assert game.at[Enemy.FENRIR] == World.ASGARD


def test_no_saga_action_on_a_blocked_world() -> None:
    scene = on_page("binding_1", "alfheim")
    from chronicles_scene import wake

    wake(scene, "baugi")
    assert "saga gather" not in scene.legal()
