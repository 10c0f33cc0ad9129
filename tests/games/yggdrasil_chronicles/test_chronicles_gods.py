"""God powers on sides A and B, relations, skills, support gods, and the life that is lost or shared."""

import pytest
from chronicles_scene import BLANK, SHIELD, SKULL, WORN, acting, asked, bring, laid, life, own, quiet, step, wake, wakes

from meadhall.engine import then
from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.content import AWAY, CAGE, RELATION
from meadhall.games.yggdrasil_chronicles.names import Ending, Enemy, God, Relation, Tier, World
from meadhall.games.yggdrasil_chronicles.state import EVERYONE, Decision, Step
from meadhall.games.yggdrasil_chronicles.tiers import tier_of

OTHERS = ("tyr", "freyja", "freyr", "frigg")


def hard(god: str, at: str = "muspellheim", **options: object):  # type: ignore[no-untyped-def]
    """This god in seat 0, side B, about to act."""
    gods = (god, *(other for other in ("thor", "heimdall", "odin", "freyr") if other != god))
    return acting(at, gods=gods, mode="hard", **options)


# --- powers ----------------------------------------------------------------------------------------------------------


def test_side_a_has_no_powers_unless_the_game_is_gentle() -> None:
    easy = acting("muspellheim")
    easy.play("fight surt")
    assert easy.game.risks == 1
    gentle = acting("muspellheim", gentle=True)
    gentle.play("fight surt")
    assert "risks_prevented 1 0" in gentle.events()


def test_odin_looks_at_one_face_down_card_and_tells_the_table() -> None:
    scene = laid(3, gods=("thor", "odin", "tyr"), mode="hard")
    assert (scene.decision, scene.seat) == ("peek", 1)
    assert scene.legal() == ["peek 0", "peek 1", "peek 2", "decline"]
    scene.play("peek 2")
    assert scene.game.sheet[2].seen[0] == EVERYONE
    assert any(line.startswith("card_seen 2") for line in scene.events(-1))
    assert scene.decision == "order"


def test_odin_may_decline() -> None:
    scene = laid(3, gods=("odin", "thor", "tyr"), mode="hard")
    scene.play("decline")
    assert all(sheet.seen[0] == 0 for sheet in scene.game.sheet)


def test_thor_prevents_one_risk_in_each_fight_and_adds_to_artefacts() -> None:
    scene = hard("thor")
    scene.game.giants = 4
    own(scene, "mjollnir")
    wake(scene, "thrym")
    scene.play("fight surt")
    assert scene.game.risks == 4  # Thrym stops Mjollnir, not Thor


def test_freyjas_first_hero_prevents_two() -> None:
    scene = hard("freyja")
    scene.game.giants, scene.game.heroes = 4, 8
    scene.play("fight surt")
    assert scene.legal() == [f"send {n}" for n in range(5)]
    scene.play("send 2")
    assert (scene.game.risks, scene.game.heroes) == (2, 6)


def test_heroes_prevent_one_risk_each_and_never_more_than_needed() -> None:
    scene = acting("muspellheim")
    scene.game.giants, scene.game.heroes = 1, 5
    scene.play("fight surt")
    assert scene.legal() == ["send 0", "send 1", "send 2"]
    scene.play("send 2")
    assert (scene.game.heroes, life(scene), scene.game.at[Enemy.SURT]) == (3, 7, World.MUSPELLHEIM)


def test_freyrs_elves_turn_two_dice_each() -> None:
    scene = hard("freyr")
    scene.game.giants, scene.game.sheet[0].dice, scene.game.sheet[0].elves = 3, 2, 3
    scene.play("fight surt")
    scene.load(BLANK, BLANK, BLANK)
    scene.play("roll 2")
    assert scene.legal() == ["spend 0", "spend 1", "spend 2"]
    scene.play("spend 1")
    assert life(scene) == 5
    assert scene.game.sheet[0].elves == 2


def test_frigg_moves_a_life_point_and_still_acts() -> None:
    scene = hard("frigg", "alfheim")
    bring(scene, 1, "alfheim")
    scene.game.sheet[0].life, scene.game.sheet[1].life = 5, 2
    quiet(scene)
    then(scene.game, Step.ACT)
    step(scene, Step.START_OF_ACT)
    assert scene.legal() == ["give 1", "receive 1", "decline"]
    scene.play("give 1")
    assert (life(scene), life(scene, 1), scene.decision) == (4, 3, "act")


def test_frigg_receives_but_the_giver_keeps_one_and_nobody_passes_the_start() -> None:
    scene = hard("frigg", "asgard")
    bring(scene, 1, "asgard")
    scene.game.sheet[0].life = 3
    scene.game.sheet[1].life = 1
    asked(scene, Decision.START_OF_ACT)
    assert scene.legal() == ["give 1", "decline"]
    scene.game.sheet[0].life, scene.game.sheet[1].life = 6, 7
    assert scene.legal() == ["receive 1", "decline"]
    scene.play("receive 1")
    assert (life(scene), life(scene, 1)) == (7, 6)


def test_heimdall_takes_up_to_two_steps() -> None:
    scene = hard("heimdall", "asgard")
    asked(scene, Decision.MOVE)
    assert {"go midgard", "go iotunheim", "go nidavellir", "go svartalfheim"} <= set(scene.legal())
    assert "go niflheim" not in scene.legal()
    plain = acting("asgard")
    asked(plain, Decision.MOVE)
    assert plain.legal() == ["go alfheim", "go vanaheim", "go midgard", "stay"]


def test_one_failed_die_of_tyrs_is_a_success_and_still_goes_home() -> None:
    scene = hard("tyr")
    scene.game.giants, scene.game.sheet[0].dice = 1, 1
    scene.play("fight surt")
    scene.load(SHIELD, SKULL)
    scene.play("roll 1")
    assert (life(scene), scene.game.sheet[0].dice) == (7, 0)


def test_tyr_needs_a_failed_die() -> None:
    scene = hard("tyr")
    scene.game.giants = 1
    scene.play("fight surt")
    scene.load(SHIELD)
    scene.play("roll 0")
    assert life(scene) == 6


# --- elves and dice --------------------------------------------------------------------------------------------------


def test_an_elf_turns_a_failed_die_and_goes_home_but_not_without_a_roll() -> None:
    scene = acting("muspellheim")
    scene.game.giants, scene.game.sheet[0].elves, scene.game.elves = 1, 2, 7
    scene.play("fight surt")
    scene.load(BLANK)
    scene.play("roll 0")
    assert scene.legal() == ["spend 0", "spend 1"]
    scene.play("spend 1")
    assert (life(scene), scene.game.elves) == (6, 8)
    refused = acting("muspellheim")
    refused.game.sheet[0].elves = 2
    refused.play("fight surt", "decline")
    assert (life(refused), refused.game.sheet[0].elves) == (6, 2)


def test_nobody_is_asked_for_elves_when_no_risk_is_left() -> None:
    scene = acting("muspellheim")
    scene.game.sheet[0].elves = 1
    scene.play("fight surt")
    scene.load(SHIELD)
    scene.play("roll 0")
    assert (life(scene), scene.game.sheet[0].elves, scene.decision) == (7, 1, "order")


def test_an_elf_may_be_kept() -> None:
    scene = acting("muspellheim")
    scene.game.sheet[0].elves = 1
    scene.play("fight surt")
    scene.load(BLANK)
    scene.play("roll 0", "spend 0")
    assert (life(scene), scene.game.sheet[0].elves) == (6, 1)


def test_a_vane_die_turned_by_an_elf_goes_home_all_the_same() -> None:
    scene = acting("muspellheim")
    scene.game.giants, scene.game.sheet[0].dice, scene.game.sheet[0].elves = 1, 1, 1
    scene.play("fight surt")
    scene.load(WORN, SKULL)
    scene.play("roll 1", "spend 1")
    assert (life(scene), scene.game.sheet[0].dice) == (7, 0)
    assert [line for line in scene.events() if line.startswith("dice_lost")] == ["dice_lost 0 1 0"]


def test_no_die_is_left_on_the_table_after_a_roll() -> None:
    scene = acting("muspellheim")
    scene.game.sheet[0].dice = 1
    scene.play("fight surt")
    scene.load(SHIELD, BLANK)
    scene.play("roll 1")
    assert (scene.game.sheet[0].dice, scene.game.dice_rolled) == (1, 0)


# --- skills ----------------------------------------------------------------------------------------------------------


def skilled(saving: int):  # type: ignore[no-untyped-def]
    scene = acting("muspellheim", mode="hard", gods=("freyja", "odin", "tyr"), skills_1=9 * saving)
    scene.play("fight surt")
    return scene


def test_saving_roll_one_rolls_a_failed_god_die_again() -> None:
    scene = skilled(1)
    scene.load(BLANK)
    scene.play("roll 0")
    assert scene.legal() == ["reroll", "decline"]
    scene.load(SHIELD)
    scene.play("reroll")
    assert life(scene) == 7


def test_saving_roll_one_may_be_declined_and_needs_a_failure() -> None:
    scene = skilled(1)
    scene.load(SKULL)
    scene.play("roll 0", "decline")
    assert life(scene) == 6
    lucky = skilled(1)
    lucky.load(WORN)
    lucky.play("roll 0")
    assert life(lucky) == 7


def test_saving_roll_two_makes_blanks_of_the_god_die_succeed() -> None:
    scene = skilled(2)
    scene.load(BLANK)
    scene.play("roll 0")
    assert (scene.decision, life(scene)) == ("peek", 7)  # the next round: there is nothing to roll again


def test_saving_roll_three_makes_the_god_die_always_succeed() -> None:
    scene = skilled(3)
    scene.load(SKULL)
    scene.play("roll 0")
    assert (scene.decision, life(scene)) == ("peek", 7)  # the next round: there is nothing to roll again


def test_skills_bring_elves_and_dice_from_the_reserves() -> None:
    scene = laid(3, mode="hard", skills_1=3 * 2 + 1, skills_2=3 * 1 + 2)
    assert [(s.elves, s.dice) for s in scene.game.sheet[:3]] == [(2, 1), (1, 2), (0, 0)]
    assert (scene.game.elves, scene.game.dice) == (6, 6)


# --- relations -------------------------------------------------------------------------------------------------------


def test_there_are_twenty_one_relations() -> None:
    kinds = [RELATION[a, b] for a in God for b in God if a < b]
    assert (kinds.count(Relation.KIN), kinds.count(Relation.LOVE), kinds.count(Relation.OATH)) == (6, 5, 10)
    assert all(RELATION[a, b] == RELATION[b, a] for a in God for b in God)


def test_kin_lend_dice_and_elves_and_get_back_what_is_not_lost() -> None:
    scene = acting("muspellheim", gods=("odin", "thor", "tyr"), mode="hard", bonds_1=1 << God.THOR)
    bring(scene, 1, "muspellheim")
    game = scene.game
    game.giants = 3
    game.sheet[0].dice, game.sheet[1].dice, game.sheet[1].elves = 1, 2, 1
    scene.play("fight surt", "roll 1")
    assert scene.legal() == ["borrow 0", "borrow 1", "borrow 2"]
    scene.load(SHIELD, WORN, SHIELD, SKULL)
    scene.play("borrow 2")
    assert scene.decision == "kin_elves"
    scene.play("plead 1")
    assert life(scene) == 7
    assert (game.sheet[0].dice, game.sheet[1].dice, game.sheet[1].elves) == (0, 1, 0)


def test_kin_may_be_left_alone_and_must_stand_beside_the_roller() -> None:
    scene = acting("muspellheim", gods=("odin", "thor", "tyr"), mode="hard", bonds_1=1 << God.THOR)
    scene.game.sheet[1].dice = 1
    scene.play("fight surt", "roll 0")
    assert scene.decision != "kin_dice"
    beside = acting("muspellheim", gods=("odin", "thor", "tyr"), mode="hard", bonds_1=1 << God.THOR)
    bring(beside, 1, "muspellheim")
    beside.game.sheet[1].dice = 1
    beside.play("fight surt", "roll 0", "borrow 0")
    assert beside.game.sheet[1].dice == 1


def test_kin_without_dice_make_no_roll() -> None:
    scene = acting("muspellheim", gods=("odin", "thor", "tyr"), mode="hard", bonds_1=1 << God.THOR)
    bring(scene, 1, "muspellheim")
    wake(scene, "utgardloki")  # no God die
    scene.play("fight surt")
    assert (scene.decision, life(scene)) == ("peek", 6)  # the next round: Odin


def test_only_the_buyer_has_the_benefit() -> None:
    scene = acting("muspellheim", gods=("odin", "thor", "tyr"), mode="hard", bonds_2=1 << God.ODIN)
    bring(scene, 1, "muspellheim")
    scene.game.sheet[1].dice = 1
    scene.play("fight surt", "roll 0")
    assert scene.decision == "peek"  # the next round: Odin


def test_love_lets_the_partners_player_take_a_part_of_any_loss() -> None:
    scene = acting("muspellheim", gods=("odin", "frigg", "tyr"), mode="hard", bonds_1=1 << God.FRIGG)
    bring(scene, 1, "muspellheim")
    scene.game.sheet[1].life = 2
    scene.game.giants = 2
    scene.play("fight surt", "decline")
    assert (scene.decision, scene.seat) == ("share", 1)
    assert scene.legal() == ["share 0", "share 1"]
    scene.play("share 1")
    assert (life(scene), life(scene, 1)) == (5, 1)


def test_love_asks_the_player_of_the_first_seat_too() -> None:
    scene = acting("asgard", gods=("odin", "frigg", "tyr"), mode="hard", bonds_2=1 << God.ODIN)
    bring(scene, 1, "asgard")
    step(scene, Step.EACH_LOSES, 1, 1)
    assert (scene.decision, scene.seat, scene.legal()) == ("share", 0, ["share 0", "share 1"])
    scene.play("share 1")
    assert (life(scene), life(scene, 1)) == (6, 7)


def test_love_works_for_a_god_that_is_not_active_and_with_a_support_god() -> None:
    scene = acting("asgard", players=2, gods=("tyr", "odin"), support_1="frigg", mode="hard", bonds_2=1 << God.FRIGG)
    bring(scene, 1, "alfheim")
    scene.game.figure[God.FRIGG] = World.ALFHEIM
    step(scene, Step.EACH_LOSES, 0, 1)
    assert (scene.decision, scene.seat) == ("share", 1)
    scene.play("share 1")
    assert (life(scene), life(scene, 1), scene.game.support_life[0]) == (7, 8, 4)


@pytest.mark.parametrize(("world", "tier"), [("alfheim", "bonus oath"), ("midgard", "normal both")])
def test_an_oath_gives_the_bonus_even_with_enemies_but_not_on_midgard(world: str, tier: str) -> None:
    scene = acting(world, gods=("odin", "freyja", "tyr"), mode="hard", bonds_1=1 << God.FREYJA)
    bring(scene, 1, world)
    if world == "alfheim":
        scene.game.at[Enemy.FENRIR] = World.ALFHEIM
    scene.play("act")
    assert f"acts 0 {world} {tier}" in scene.events()


def test_an_oath_lifts_only_the_world_where_the_other_god_stands() -> None:
    scene = acting("alfheim", gods=("odin", "freyja", "tyr"), mode="hard", bonds_1=1 << God.FREYJA)
    bring(scene, 1, "vanaheim")
    game = scene.game
    game.at[Enemy.FENRIR], game.at[Enemy.SURT] = World.VANAHEIM, World.MUSPELLHEIM
    assert [tier_of(game, world) for world in (World.VANAHEIM, World.ALFHEIM)] == [Tier.BONUS, Tier.NORMAL]
    tiers = {world["id"]: world["tier"] for world in GAME.view(game, 0)["worlds"]}
    assert (tiers["vanaheim"], tiers["alfheim"], tiers["muspellheim"]) == ("bonus", "normal", "malus")
    bring(scene, 1, "alfheim")
    tiers = {world["id"]: world["tier"] for world in GAME.view(game, 0)["worlds"]}
    assert (tiers["vanaheim"], tiers["alfheim"], tiers["muspellheim"]) == ("malus", "bonus", "malus")


# --- support gods ----------------------------------------------------------------------------------------------------


def test_a_support_god_gives_the_bonus() -> None:
    scene = acting("alfheim", players=2)
    scene.game.figure[scene.game.support[0]] = World.ALFHEIM
    scene.play("act")
    assert "acts 0 alfheim bonus god" in scene.events()


def test_a_support_god_beside_the_active_god_bears_any_part_of_a_loss_and_falls_at_none() -> None:
    scene = acting("asgard", players=2)
    game = scene.game
    game.figure[game.support[0]] = World.ASGARD
    game.support_life[0] = 2
    game.at[Enemy.FENRIR] = World.ALFHEIM
    wakes(scene, Enemy.FENRIR)
    assert scene.legal() == ["share 0", "share 1", "share 2"]
    scene.play("share 2")
    assert (life(scene), game.figure[game.support[0]], game.over) == (7, AWAY, Ending.RUNNING)
    assert any(line.startswith("support_falls") for line in scene.events())


def test_a_support_god_bears_nothing_elsewhere_or_for_others() -> None:
    scene = acting("asgard", players=2)
    bring(scene, 1, "midgard")
    step(scene, Step.EACH_LOSES, 0, 1)
    assert (life(scene), life(scene, 1), scene.game.support_life[0]) == (7, 7, 5)


@pytest.mark.parametrize("supports", [("odin", "freyr"), ("freyr", "odin")])
def test_two_support_gods_are_asked_one_after_the_other(supports: tuple[str, str]) -> None:
    scene = acting("asgard", players=1, support_1=supports[0], support_2=supports[1])
    game = scene.game
    for god in game.support:
        game.figure[god] = World.ASGARD
    game.at[Enemy.FENRIR] = World.ALFHEIM
    wakes(scene, Enemy.FENRIR)
    for i, share in enumerate(("share 1", "share 2")):
        assert (scene.decision, game.helper) == ("share", game.support[i])
        scene.play(share)
    assert (life(scene), game.support_life[:]) == (9, [4, 3])


def test_a_support_god_that_bears_nothing_is_not_asked_again() -> None:
    scene = acting("asgard", players=1)
    game = scene.game
    for god in game.support:
        game.figure[god] = World.ASGARD
    game.at[Enemy.FENRIR] = World.ALFHEIM
    wakes(scene, Enemy.FENRIR)
    before = life(scene)
    scene.play("share 0", "share 0")
    assert scene.decision != "share"
    assert (life(scene), game.support_life[:]) == (before - 3, [5, 5])


def test_a_support_god_that_has_fallen_cannot_be_moved_by_its_card() -> None:
    scene = acting("asgard", players=2)
    scene.game.figure[scene.game.support[0]] = AWAY
    step(scene, Step.SUPPORT_MOVES, 0)
    assert scene.decision == "order"


def test_tree_care_may_be_borne_by_a_support_god() -> None:
    scene = acting("vanaheim", players=2)
    scene.game.figure[scene.game.support[0]] = World.VANAHEIM
    scene.game.ravaged = 1 << World.VANAHEIM
    scene.play("care", "share 2")
    assert (life(scene), scene.game.ravaged) == (8, 0)


# --- choosing gods ---------------------------------------------------------------------------------------------------


def test_gods_are_chosen_in_seat_order_and_the_first_seat_chooses_support() -> None:
    chosen = {f"god_{i}": "chosen" for i in range(1, 6)} | {"support_1": "chosen", "support_2": "chosen"}
    scene = laid(2, gods=(), **chosen)
    assert len(scene.legal()) == 7
    scene.play("choose odin")
    assert (scene.seat, len(scene.legal())) == (1, 6)
    scene.play("choose tyr")
    assert (scene.seat, scene.decision) == (0, "support_god")
    scene.play("choose freyr")
    assert scene.game.support[0] == God.FREYR
    solo = laid(1, gods=(), **chosen)
    solo.play("choose odin", "choose tyr", "choose thor")
    assert solo.game.support[:] == [God.TYR, God.THOR]


def test_gods_may_be_dealt_or_named_and_a_god_named_twice_is_dealt_anew() -> None:
    dealt = laid(5, gods=())
    assert len({sheet.god for sheet in dealt.game.sheet}) == 5
    named = laid(3, gods=("odin", "odin", "tyr"))
    gods = [sheet.god for sheet in named.game.sheet[:3]]
    assert (gods[0], gods[2]) == (God.ODIN, God.TYR)
    assert gods[1] not in (God.ODIN, God.TYR)
    reserved = laid(2, gods=("chosen", "odin"), support_1="tyr")
    assert {"choose odin", "choose tyr"}.isdisjoint(reserved.legal())
    alone = laid(1, support_1="odin", support_2="tyr")
    assert alone.game.support[:] == [God.ODIN, God.TYR]


@pytest.mark.parametrize("god", [god.name.lower() for god in God])
def test_a_god_promised_to_somebody_is_nobody_elses_choice(god: str) -> None:
    others = {f"choose {other.name.lower()}" for other in God} - {f"choose {god}"}
    assert set(laid(2, gods=("chosen", god)).legal()) == others
    assert set(laid(2, gods=("chosen", "chosen"), support_1=god).legal()) == others
    assert set(laid(1, gods=("chosen",), support_2=god).legal()) == others


def test_all_gods_start_on_asgard() -> None:
    scene = laid(5)
    assert {scene.game.figure[sheet.god] for sheet in scene.game.sheet} == {World.ASGARD}
    assert scene.game.at[Enemy.LOKI] == World.ASGARD
    assert scene.game.at[Enemy.FENRIR] == CAGE
