"""The odds of voyages: by hand, by what a seat can know, and against voyages sailed by the rules."""

import random
from collections import Counter

import pytest

from meadhall.engine.scene import Scene
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.content import CARD_ATTACK, CARD_DEFENCE, CARD_FORBIDS, CONTENT
from meadhall.games.champions_of_midgard.names import Cargo, Journey, Site
from meadhall.games.champions_of_midgard.odds import Odds, fight_odds, order_of_losses, survivors
from meadhall.games.champions_of_midgard.seat.prospects import journeys_possible, prospects
from meadhall.games.champions_of_midgard.state import Step
from meadhall.games.champions_of_midgard.voyage_odds import Voyage, after_journey, before_the_journey

from .scenes import CARD, band, dice, enemy, fight, first_round, goods, journey, post, resolve
from .test_odds import copy_of

NEAR, FAR = "shore_3", "shore_2"
KINDS = [kind.name.lower() for kind in Journey]


def against(foe: str, fed_by_one: int = 2, swordmaiden: bool = False) -> Voyage:
    return Voyage(CARD[foe], fed_by_one, swordmaiden)


def on_land(crew: tuple[int, int, int], foe: str, swordmaiden: bool = False) -> Odds:
    return fight_odds(crew, CARD_ATTACK[CARD[foe]], CARD_DEFENCE[CARD[foe]], swordmaiden)


def odds_at(scene: Scene, site: str, seat: int = 0) -> dict[str, float] | None:
    sites = {found["id"]: found for found in GAME.view(scene.game, seat)["sites"]}
    odds: dict[str, float] | None = sites[site]["odds"]
    return odds


def rounded(odds: Odds) -> dict[str, float]:
    return {"win": round(odds.win, 3), "losses": round(odds.losses, 2)}


# --- by hand ---------------------------------------------------------------------------------------------------------


def test_a_quiet_journey_with_food_for_all_is_the_fight_alone() -> None:
    assert after_journey(against("nokk_red"), (2, 1, 1), 2, Journey.ALL_QUIET) == on_land((2, 1, 1), "nokk_red")


def test_who_is_not_fed_starves_before_the_fight() -> None:
    one_food = after_journey(against("nokk_red"), (2, 0, 2), 1, Journey.ALL_QUIET)
    assert one_food == Odds(on_land((0, 0, 2), "nokk_red").win, on_land((0, 0, 2), "nokk_red").losses + 2)
    far = after_journey(against("nokk_red", fed_by_one=1), (2, 0, 2), 1, Journey.ALL_QUIET)
    assert far.win == on_land((0, 0, 1), "nokk_red").win
    assert after_journey(against("nokk_red"), (2, 0, 2), 0, Journey.ALL_QUIET) == Odds(0.0, 4.0)


def test_the_forbidden_starve_first_and_fall_at_the_landing() -> None:
    hungry = after_journey(against("giant_red"), (2, 0, 2), 1, Journey.ALL_QUIET)  # the giant allows no axeman
    assert hungry.win == on_land((2, 0, 0), "giant_red").win
    fed = after_journey(against("giant_red"), (2, 0, 2), 2, Journey.ALL_QUIET)
    assert fed == Odds(hungry.win, hungry.losses)


def test_a_storm_takes_food_that_nobody_misses() -> None:
    sea = against("nokk_red")
    quiet = after_journey(sea, (2, 1, 1), 3, Journey.ALL_QUIET)
    assert after_journey(sea, (2, 1, 1), 3, Journey.STORM) == quiet
    assert after_journey(sea, (2, 1, 1), 2, Journey.STORM).losses > quiet.losses
    assert after_journey(sea, (2, 1, 1), 2, Journey.STORM).win == on_land((1, 1, 1), "nokk_red").win


def test_no_wind_takes_only_food_and_a_whirlpool_only_warriors() -> None:
    sea = against("nokk_red", fed_by_one=1)
    assert after_journey(sea, (2, 0, 1), 3, Journey.NO_WIND).win == on_land((1, 0, 1), "nokk_red").win
    assert after_journey(sea, (2, 0, 1), 0, Journey.NO_WIND) == Odds(0.0, 3.0)
    assert after_journey(sea, (2, 0, 1), 5, Journey.WHIRLPOOL).win == on_land((1, 0, 1), "nokk_red").win
    assert after_journey(sea, (0, 0, 1), 0, Journey.WHIRLPOOL) == Odds(0.0, 1.0)


def test_lost_at_sea_costs_two_things_of_any_kind() -> None:
    sea = against("nokk_red")
    assert after_journey(sea, (2, 0, 1), 4, Journey.LOST) == on_land((2, 0, 1), "nokk_red")
    assert after_journey(sea, (2, 0, 2), 3, Journey.LOST).win == on_land((1, 0, 2), "nokk_red").win


def test_one_axeman_against_a_kraken_by_hand() -> None:
    """No roll of one axeman deals three, and the Kraken strikes with two."""
    assert after_journey(against("nokk_red"), (0, 0, 1), 1, Journey.KRAKEN) == Odds(0.0, 1.0)


def test_survivors_add_up_to_the_chance_to_win() -> None:
    for crew in ((2, 1, 0), (1, 2, 3), (0, 0, 4), (8, 0, 0)):
        for swordmaiden in (False, True):
            order = tuple(order_of_losses(swordmaiden))
            left = survivors(crew, 2, 3, order, swordmaiden)
            odds = fight_odds(crew, 2, 3, swordmaiden)
            assert sum(chance for _, chance in left) == pytest.approx(odds.win)
            home = sum(chance * sum(who) for who, chance in left)
            assert sum(crew) - home == pytest.approx(odds.losses)


def test_two_swordsmen_who_survive_a_kraken_go_on_to_the_shore() -> None:
    odds = after_journey(against("nokk_red"), (0, 3, 3), 3, Journey.KRAKEN)
    left = survivors((0, 3, 3), 2, 3, tuple(order_of_losses(False)), False)
    assert odds.win == pytest.approx(sum(chance * on_land(crew, "nokk_red").win for crew, chance in left))


def test_an_unknown_journey_is_weighed_by_the_cards_it_may_be() -> None:
    sea = against("nokk_red")
    cards = [3, 1, 0, 0, 0, 0]
    quiet, kraken = (after_journey(sea, (0, 3, 3), 3, kind) for kind in (Journey.ALL_QUIET, Journey.KRAKEN))
    odds = before_the_journey(sea, (0, 3, 3), 3, cards)
    assert odds.win == pytest.approx(0.75 * quiet.win + 0.25 * kraken.win)
    assert odds.losses == pytest.approx(0.75 * quiet.losses + 0.25 * kraken.losses)


# --- what a seat can know --------------------------------------------------------------------------------------------


def at_sea(*leaders: str, foe: str = "nokk_red", site: str = NEAR, **crew: int) -> Scene:
    scene = first_round(*leaders)
    enemy(scene, site, foe)
    scene.game.sheet[0].favor = 0
    scene.game.sheet[0].home[:] = [0, 0, 0]
    post(scene, site, **crew)
    return scene


def test_before_anybody_has_looked_every_card_is_possible() -> None:
    scene = first_round()
    copies = [kind.copies for kind in CONTENT.journeys.list]
    for seat in (-1, 0, 1):
        assert journeys_possible(scene.game, Site.SHORE_3, seat) == copies


def test_who_has_looked_knows_and_others_count_on() -> None:
    scene = first_round()
    here, other = scene.game.spot[Site.SHORE_3], scene.game.spot[Site.SHORE_4]
    here.journey_seen = 1 << 0
    known = [int(kind == here.journey) for kind in Journey]
    copies = [kind.copies for kind in CONTENT.journeys.list]
    assert journeys_possible(scene.game, Site.SHORE_3, 0) == known
    assert journeys_possible(scene.game, Site.SHORE_3, 1) == copies
    assert journeys_possible(scene.game, Site.SHORE_4, 0) == [a - b for a, b in zip(copies, known, strict=True)]
    other.journey_open = 1
    left = [copies[kind] - (kind == other.journey) for kind in Journey]
    assert journeys_possible(scene.game, Site.SHORE_3, 1) == left
    assert journeys_possible(scene.game, Site.SHORE_3, -1) == left


def test_cards_of_an_earlier_shuffle_are_counted_among_themselves() -> None:
    scene = first_round()
    game = scene.game
    old = [game.spot[site].journey for site in (Site.SHORE_2, Site.SHORE_3, Site.SHORE_4)]
    game.journey_age = 1
    game.spot[Site.SHORE_4].journey_age = 1
    two = Counter(old[:2])
    assert journeys_possible(game, Site.SHORE_3, 0) == [two[kind] for kind in Journey]
    deck = Counter([old[2], *game.journey_deck[: game.journeys_left]])
    assert journeys_possible(game, Site.SHORE_4, 0) == [deck[kind] for kind in Journey]


def test_the_view_shows_each_seat_the_odds_that_it_can_know() -> None:
    scene = at_sea("gylfir", "ullr", spearmen=3, axemen=3, food=3)
    journey(scene, NEAR, "kraken")
    scene.game.spot[Site.SHORE_3].journey_seen = 1 << 1
    kraken = after_journey(against("nokk_red"), (0, 3, 3), 3, Journey.KRAKEN)
    assert odds_at(scene, NEAR, 1) == rounded(kraken)
    cards = journeys_possible(scene.game, Site.SHORE_3, 0)
    assert odds_at(scene, NEAR, 0) == rounded(before_the_journey(against("nokk_red"), (0, 3, 3), 3, cards))
    assert odds_at(scene, NEAR, 0) == odds_at(scene, NEAR, -1) != odds_at(scene, NEAR, 1)


def test_the_odds_do_not_tell_what_the_seat_cannot_know() -> None:
    scene = at_sea("gylfir", "ullr", spearmen=3, axemen=1, food=2)
    shown = odds_at(scene, NEAR)
    cards = set()
    for seed in range(60):
        other = copy_of(scene)
        GAME.conceal(other.game, 0, seed)
        cards.add(other.game.spot[Site.SHORE_3].journey)
        assert odds_at(other, NEAR) == shown
    assert len(cards) > 3


def test_a_far_shore_needs_twice_the_food() -> None:
    near = at_sea("gylfir", "ullr", swordsmen=4, food=2)
    far = at_sea("gylfir", "ullr", site=FAR, swordsmen=4, food=2)
    for scene, site in ((near, NEAR), (far, FAR)):
        journey(scene, site, "all_quiet")
        scene.game.spot[Site[site.upper()]].journey_open = 1
    assert odds_at(near, NEAR) == rounded(on_land((4, 0, 0), "nokk_red"))
    two = on_land((2, 0, 0), "nokk_red")
    assert odds_at(far, FAR) == rounded(Odds(two.win, two.losses + 2))


def test_a_ship_without_warriors_has_no_odds_and_food_shows_what_it_would_change() -> None:
    scene = at_sea("gylfir", "ullr", food=1)
    assert odds_at(scene, NEAR) is None
    post(scene, NEAR, axemen=4, food=1)
    journey(scene, NEAR, "all_quiet")
    scene.game.spot[Site.SHORE_3].journey_seen = 1
    band(scene, axemen=1)
    goods(scene, food=1)
    resolve(scene, Step.ASSIGN)
    site = next(found for found in GAME.view(scene.game, 0)["sites"] if found["id"] == NEAR)
    assert set(site["odds_with"]) == {"axeman", "food"}
    assert site["odds_with"]["food"]["win"] > site["odds"]["win"]
    assert site["odds_with"]["axeman"]["win"] == site["odds"]["win"], "one more mouth, and no food for it"


# --- under way -------------------------------------------------------------------------------------------------------


def test_the_odds_follow_a_kraken_and_the_roll_against_it() -> None:
    scene = at_sea("gylfir", "dagrun", axemen=4, food=2)
    scene.game.sheet[0].favor = 1
    journey(scene, NEAR, "kraken")
    dice(scene, *["axeman hit"] * 3, "axeman blank")
    fight(scene, NEAR)
    assert scene.decision == "roll"
    two = on_land((0, 0, 2), "nokk_red")  # three hits kill it, it takes two with it
    assert odds_at(scene, NEAR) == rounded(Odds(two.win, two.losses + 2))


def test_the_odds_follow_losses_on_the_way_and_hunger() -> None:
    scene = at_sea("gylfir", "dagrun", swordsmen=2, axemen=2, food=1)
    journey(scene, NEAR, "storm")
    fight(scene, NEAR)
    assert scene.decision == "journey_loss"
    two = on_land((0, 0, 2), "nokk_red")
    assert odds_at(scene, NEAR) == rounded(Odds(two.win, two.losses + 2))
    scene.play("lose swordsman")
    assert scene.decision == "starve"
    assert odds_at(scene, NEAR) == rounded(Odds(two.win, two.losses + 1))


def test_what_can_be_given_up_instead_of_a_warrior_is_counted() -> None:
    scene = at_sea("gylfir", "dagrun", swordsmen=2, axemen=2, food=3)
    journey(scene, NEAR, "storm")
    fight(scene, NEAR)
    assert scene.decision == "journey_loss"
    assert odds_at(scene, NEAR) == rounded(on_land((2, 0, 2), "nokk_red")), "the third food feeds nobody"


# --- against the rules -----------------------------------------------------------------------------------------------


def sail_to_the_end(scene: Scene, site: str, foe: str, swordmaiden: bool) -> None:
    """Sail as the odds assume: give up what leaves the best odds, lose the forbidden first to a Kraken."""
    fight(scene, site)
    spot = scene.game.spot[Site[site.upper()]]
    order = order_of_losses(swordmaiden)
    while scene.decision in ("roll", "casualty", "journey_loss", "starve"):
        if scene.decision == "roll":
            scene.play("accept")
        elif scene.decision == "casualty":
            kraken = scene.game.foe != spot.card
            first = sorted(order, key=lambda warrior: not kraken or warrior != CARD_FORBIDS[CARD[foe]])
            scene.play(f"lose {Cargo(next(w for w in first if spot.force[w])).name.lower()}")
        else:
            scene.play(max(scene.legal(), key=lambda answer: chance_after(scene, site, answer)))


def chance_after(scene: Scene, site: str, answer: str) -> tuple[float, float]:
    """The odds when this is lost, without playing it."""
    game = scene.game.clone()
    spot = game.spot[Site[site.upper()]]
    cargo = Cargo[answer.removeprefix("lose ").upper()]
    spot.force[cargo] -= 1
    game.losses -= 1
    odds = prospects(game, Site[site.upper()], spot.force, 0)
    return (odds.win, -odds.losses - (cargo != Cargo.FOOD)) if odds else (0.0, -1.0)


@pytest.mark.parametrize(
    ("foe", "site", "crew", "leader", "card"),
    [
        ("sea_serpent_red", NEAR, (2, 1, 1, 2), "gylfir", "unknown"),
        ("giant_red", FAR, (2, 3, 1, 5), "gylfir", "unknown"),
        ("lyndwurm_red", NEAR, (2, 2, 1, 1), "svanhildr", "unknown"),
        ("jotun_red", NEAR, (2, 2, 1, 2), "gylfir", "kraken"),
        ("huldra_red", FAR, (1, 2, 2, 4), "svanhildr", "kraken"),
        ("wyrm_red", NEAR, (0, 3, 4, 3), "gylfir", "lost"),
    ],
)
def test_the_odds_agree_with_voyages_sailed_by_the_rules(
    foe: str, site: str, crew: tuple[int, int, int, int], leader: str, card: str
) -> None:
    swordsmen, spearmen, axemen, food = crew
    start = at_sea(leader, "ullr", foe=foe, site=site, swordsmen=swordsmen, spearmen=spearmen, axemen=axemen, food=food)
    spot = start.game.spot[Site[site.upper()]]
    if card != "unknown":
        start.game.journey_deck[start.game.journey_deck.index(Journey[card.upper()])] = spot.journey
        journey(start, site, card)
        spot.journey_seen = 1
    shown = odds_at(start, site)
    assert shown is not None
    luck = random.Random(7)
    wins = losses = 0
    voyages = 800
    for _ in range(voyages):
        scene = copy_of(start)
        GAME.conceal(scene.game, 0, luck.getrandbits(60))
        sail_to_the_end(scene, site, foe, leader == "svanhildr")
        wins += scene.game.spot[Site[site.upper()]].card < 0
        losses += sum(crew[:3]) - sum(scene.game.sheet[0].home)
    assert 0.1 < shown["win"] < 0.9, "a voyage that can tell wrong odds from right ones"
    assert wins / voyages == pytest.approx(shown["win"], abs=0.04)
    assert losses / voyages == pytest.approx(shown["losses"], abs=0.15)
