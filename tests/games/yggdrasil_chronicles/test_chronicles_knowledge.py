"""What seats know: conceal, view, observe, the outcome, words, and the advice for the team."""

import json
import random
from typing import Any

import numpy as np
import pytest
from chronicles_scene import SUPPORT, acting, asked, card, deck, laid, lay, own, stack_deck, step, wake

from meadhall.engine.record import Out
from meadhall.engine.scene import Scene
from meadhall.engine.words import Words, rules_text
from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.book import SAGAS, SHEETS
from meadhall.games.yggdrasil_chronicles.names import Ending, Enemy, World
from meadhall.games.yggdrasil_chronicles.seat.conceal import conceal
from meadhall.games.yggdrasil_chronicles.seat.knowledge import hidden_enemies, knows, may_show
from meadhall.games.yggdrasil_chronicles.seat.observe import OBSERVATION
from meadhall.games.yggdrasil_chronicles.state import EVERYONE, Decision, Game, Step
from meadhall.games.yggdrasil_chronicles.tree import finish
from meadhall.games.yggdrasil_chronicles.wheel import learn
from meadhall.games.yggdrasil_chronicles.worlds import return_artefact


def concealed(game: Game, seat: int, seed: int) -> Game:
    other = game.clone()
    conceal(other, seat, seed)
    return other


# --- enemy decks -----------------------------------------------------------------------------------------------------


def test_unseen_cards_of_a_deck_may_lie_anywhere_in_it_and_seen_ones_stay() -> None:
    scene = acting()
    stack_deck(scene, 1, Enemy.HEL, Enemy.SURT, seen=True)
    known = deck(scene, 1)[:2]
    orders = set()
    for seed in range(200):
        other = concealed(scene.game, 0, seed)
        cards = other.sheet[1].deck[:6]
        assert cards[:2] == known
        assert sorted(cards) == sorted(deck(scene, 1))
        orders.add(tuple(cards[2:]))
    assert len(orders) == 24


def test_every_order_of_unseen_cards_is_equally_likely() -> None:
    scene = acting()
    stack_deck(scene, 1, Enemy.HEL, Enemy.SURT, Enemy.LOKI, seen=True)
    counts: dict[tuple[int, ...], int] = {}
    for seed in range(3000):
        cards = tuple(concealed(scene.game, 0, seed * 7919).sheet[1].deck[3:6])
        counts[cards] = counts.get(cards, 0) + 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


def known(game: Any, who: int, owner: int, place: int) -> int:
    return knows(game, who, owner, place, hidden_enemies(game, who, owner))


def possible(game: Any, who: int, owner: int) -> set[Enemy]:
    """What the top card of a deck may show."""
    mask = may_show(game, who, owner, 0, hidden_enemies(game, who, owner))
    return {enemy for enemy in Enemy if mask >> enemy & 1}


def test_a_deck_that_came_home_is_known_in_its_order() -> None:
    scene = acting()
    lay(scene, 0, Enemy.SURT)
    scene.game.revealed = card(1, Enemy.SURT)
    rest = [c for c in deck(scene, 1) if c != card(1, Enemy.SURT)]
    scene.game.sheet[1].deck[:5] = rest
    scene.game.sheet[1].deck_left = 5
    step(scene, Step.CARDS_HOME, 0)
    assert known(scene.game, 2, 1, 5) == Enemy.SURT
    assert scene.rules.view(scene.game, -1)["decks"][1]["known"][-1] == "surt"
    for seed in range(20):
        assert concealed(scene.game, 2, seed).sheet[1].deck[5] == card(1, Enemy.SURT)


def test_the_last_unseen_card_of_a_deck_can_be_deduced() -> None:
    scene = acting()
    stack_deck(scene, 1, *list(Enemy)[:5], seen=True)
    assert known(scene.game, 2, 1, 5) == Enemy.NIDHOGG


def test_what_huginn_showed_is_known_to_one_seat_only() -> None:
    scene = acting()
    stack_deck(scene, 1, Enemy.HEL, Enemy.SURT, Enemy.LOKI)
    for place in range(3):
        scene.game.sheet[1].seen[place] = 1 << 0
    assert [known(scene.game, 0, 1, place) for place in range(3)] == [Enemy.HEL, Enemy.SURT, Enemy.LOKI]
    assert known(scene.game, 2, 1, 0) == -1
    assert scene.rules.view(scene.game, 0)["decks"][1]["known"][0] == "hel"
    assert scene.rules.view(scene.game, -1)["decks"][1]["known"][0] is None
    tops = {concealed(scene.game, 2, seed).sheet[1].deck[0] for seed in range(60)}
    assert len(tops) == 6


def test_which_deck_holds_a_support_card_is_unknown_until_it_is_seen() -> None:
    scene = acting(players=2)
    in_first = {c for c in deck(scene, 0) if c // 6 == SUPPORT}
    splits = set()
    for seed in range(300):
        other = concealed(scene.game, 1, seed)
        split = frozenset(c for c in other.sheet[0].deck[:9] if c // 6 == SUPPORT)
        assert len(split) == 3
        splits.add(split)
    assert len(splits) == 20
    met = min(in_first)
    scene.game.met[met % 6] = EVERYONE
    for seed in range(60):
        assert met in concealed(scene.game, 1, seed).sheet[0].deck[:9]


def test_a_card_may_show_what_its_deck_can_hold() -> None:
    scene = acting(players=2)
    assert possible(scene.game, 0, 0) == set(Enemy)
    for place in range(9):
        scene.game.sheet[0].seen[place] = EVERYONE
    for c in deck(scene, 0):
        if c // 6 == SUPPORT:
            scene.game.met[c % 6] = EVERYONE
    assert len(possible(scene.game, 1, 0)) == 1
    three = acting(players=3)
    lay(three, 1, Enemy.HEL)
    assert Enemy.HEL not in possible(three.game, 0, 1)


# --- other decks -----------------------------------------------------------------------------------------------------


def test_creatures_iotunns_and_hidden_artefacts_are_dealt_anew() -> None:
    scene = acting()
    game = scene.game
    decks: list[set[tuple[int, ...]]] = [set(), set(), set()]
    for seed in range(30):
        other = concealed(game, 0, seed)
        assert sorted(other.creature_deck) == sorted(game.creature_deck)
        decks[0].add(tuple(other.creature_deck))
        decks[1].add(tuple(other.iotunn_deck))
        decks[2].add(tuple(other.dispenser[1, i] for i in range(6)))
        assert [other.dispenser[level, 0] for level in range(3)] == [game.dispenser[level, 0] for level in range(3)]
    assert [len(d) > 20 for d in decks] == [True, True, True]


def test_an_artefact_put_back_is_known_to_lie_at_the_bottom() -> None:
    scene = acting("nidavellir")
    scene.play("act", "open left")
    game = scene.game
    artefact = game.sheet[0].artefacts.bit_length() - 1
    game.active = 0
    return_artefact(game, artefact)
    for seed in range(30):
        assert concealed(game, 1, seed).dispenser[0, 5] == artefact


def test_the_future_of_chance_is_concealed() -> None:
    game = acting().game
    assert concealed(game, 0, 1).rng != concealed(game, 0, 2).rng


# --- view and observation --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("saga", [saga.id for saga in SAGAS])
def test_views_and_observations_of_a_whole_game_are_plain_and_within_bounds(saga: str) -> None:
    scene = Scene(GAME, 2, seed=5, mode=saga, bonds_1=127, bonds_2=127, skills_1=35)
    luck = random.Random(saga)
    while not scene.game.over:
        for seat in (-1, 0, 1):
            json.dumps(scene.rules.view(scene.game, seat))
        out = Out([99] * OBSERVATION.size)
        scene.rules.observe(scene.game, 1, out)
        for block in OBSERVATION.blocks:
            values = out[block.first : block.first + block.length]
            assert all(-block.high <= value <= block.high for value in values), block.name
        scene.play(luck.choice(scene.legal()))
    json.dumps(scene.rules.view(scene.game, 0))


def test_the_view_before_gods_are_chosen() -> None:
    scene = laid(2, gods=("chosen", "chosen"))
    seen = scene.rules.view(scene.game, 0)
    assert seen["gods"][0]["god"] is None
    assert seen["active"] is None
    assert GAME.seat_names(scene.game) == ["seat-0", "seat-1"]


def test_the_view_of_risks_and_of_what_is_pending() -> None:
    scene = acting("muspellheim", players=2)
    own(scene, "brisingamen")
    scene.game.giants = 3
    scene.play("fight surt")
    assert scene.rules.view(scene.game, 0)["risks"]["foe"] == "surt"
    scene.load((6, 5))
    scene.play("roll 0")
    risks = scene.rules.view(scene.game, 1)["risks"]
    assert risks["dice"] == [{"face": "skull", "god_die": True, "marked": False}]
    looking = acting()
    looking.game.looked_at = 2
    asked(looking, Decision.STACK)
    assert looking.rules.view(looking.game, 0)["pending"]["deck"] == 2
    moving = acting(players=2)
    moving.game.mover = moving.game.support[0]
    asked(moving, Decision.SUPPORT_MOVE)
    assert moving.rules.view(moving.game, 0)["pending"]["god"] is not None


def test_the_view_of_the_wheel_and_the_iotunns() -> None:
    scene = acting(players=2)
    lay(scene, 1, Enemy.HEL)
    scene.game.face_up[Enemy.SURT] = card(SUPPORT, Enemy.SURT)
    scene.game.revealed = card(0, Enemy.LOKI)
    wake(scene, "gymir", "thrym")
    seen = scene.rules.view(scene.game, 0)
    assert seen["wheel"][Enemy.HEL] == {"enemy": "hel", "owner": "tyr"}
    assert seen["revealed"] == "loki"
    assert [i["at"] for i in seen["iotunns"]] == ["iotunheim", "vanaheim"]
    assert seen["enemies"][Enemy.FENRIR]["at"] == "cage"


# --- outcome ---------------------------------------------------------------------------------------------------------


def test_everybody_wins_or_nobody() -> None:
    game = acting().game
    out = Out([9] * 8)
    assert (GAME.outcome(game, out), out[:3]) == (0, [0, 0, 0])
    game.over = Ending.VICTORY
    assert (GAME.outcome(game, out), out[:3]) == (0b111, [1, 1, 1])
    game.over = Ending.NO_LIFE
    assert GAME.outcome(game, out) == 0


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_and_names_can_be_read(language: str) -> None:
    words = Words.of(GAME, language)
    assert words.say("enemy-nidhogg") == "Nidhögg"
    for kind in ("artefact-gungnir", "creature-huginn", "iotunn-thrym", "god-tyr", "world-asgard", "page-baldr_1"):
        assert words.has(f"{kind}.about")
    rules = rules_text(GAME, language)
    assert rules.startswith("# Yggdrasil Chronicles\n")


# --- advice ----------------------------------------------------------------------------------------------------------


def best(scene: Scene) -> str:
    """What the heuristic would do."""
    n = GAME.options(scene.game, scene.seat, scene.out)
    actions = list(scene.out[:n])
    before = scene.game.pack()
    chosen = max(actions, key=lambda action: GAME.appraise(scene.game, scene.seat, action))
    assert scene.game.pack() == before, "advice changes nothing"
    return str(GAME.actions.describe(chosen))


def test_the_heuristic_beats_hel_back_from_the_top() -> None:
    scene = acting("alfheim")
    scene.game.at[Enemy.HEL] = World.ALFHEIM
    scene.game.heroes = 3
    assert best(scene) == "fight hel"
    scene.play("fight hel")
    assert best(scene) == "send 1"


def test_the_heuristic_goes_where_it_is_needed() -> None:
    scene = acting("asgard")
    scene.game.at[Enemy.SURT] = World.VANAHEIM
    asked(scene, Decision.MOVE)
    assert best(scene) == "go vanaheim"


def test_the_heuristic_does_not_spend_its_last_life() -> None:
    scene = acting("vanaheim")
    scene.game.ravaged, scene.game.sheet[0].life = 1 << World.VANAHEIM, 2
    assert best(scene) == "pass"


def test_the_evaluation_knows_the_end_and_prefers_health() -> None:
    game = acting().game
    fine = GAME.evaluate(game, 0)
    game.sheet[1].life = 1
    assert 0 < GAME.evaluate(game, 0) < fine < 1000
    game.over = Ending.VICTORY
    assert GAME.evaluate(game, 0) == 1000
    game.over = Ending.NO_LIFE
    assert GAME.evaluate(game, 0) == 0


@pytest.mark.parametrize("saga", [saga.id for saga in SAGAS])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_heuristic_plays_whole_games_of_every_mode(saga: str, players: int) -> None:
    options: dict[str, Any] = {f"god_{i}": "chosen" for i in range(1, 6)} | {"support_1": "chosen"}
    options |= {f"bonds_{i}": 127 for i in range(1, 6)} | {f"skills_{i}": 9 for i in range(1, 6)}
    scene = Scene(GAME, players, seed=players, mode=saga, **options)
    decisions = 0
    while not scene.game.over:
        assert 0 <= GAME.evaluate(scene.game, 0) <= 1000
        scene.play(best(scene))
        decisions += 1
    assert 5 < decisions < GAME.longest


def test_the_heuristic_answers_small_questions_sensibly() -> None:
    scene = acting("asgard", gods=("odin", "tyr", "frigg"), mode="hard")
    game = scene.game
    game.sheet[1].dealt = 1
    assert best(asked(scene, Decision.PEEK)) == "peek 1"
    assert best(asked(scene, Decision.FLY)) in scene.legal()
    lay(scene, 1, Enemy.SURT)
    lay(scene, 2, Enemy.NIDHOGG)
    game.at[Enemy.SURT] = World.ALFHEIM
    assert best(asked(scene, Decision.SEND_HOME)) == "send_home surt"
    stack_deck(scene, 0, Enemy.SURT, Enemy.NIDHOGG, Enemy.HEL)
    game.looked_at = game.stacked = 0
    assert best(asked(scene, Decision.STACK)) == "stack 1"
    game.sheet[1].elves = 3
    assert best(asked(scene, Decision.GIFT)) == "help 2"
    wake(scene, "gymir", "hyrrokkin", "utgardloki")
    assert best(asked(scene, Decision.BANISH)) == "banish utgardloki"
    game.stranded = game.awake
    assert best(asked(scene, Decision.BANISH)) == "banish utgardloki"
    game.awake = game.stranded = 0
    game.at[Enemy.HEL] = World.MIDGARD
    assert best(asked(scene, Decision.DRIVE)) == "drive surt"
    own(scene, "mjollnir", "valshamr")
    assert best(asked(scene, Decision.ARTEFACT)) == "return valshamr"
    game.foe = 26
    assert best(asked(scene, Decision.BIND)) == "bind"
    game.planks = 2
    assert best(asked(scene, Decision.REPAIR)) == "repair 2"
    game.page = next(i for i, page in enumerate(SHEETS) if page.id == "baldr_1")
    game.at[Enemy.SURT] = World.MUSPELLHEIM
    assert best(asked(scene, Decision.SEND_HOME)) == "send_home nidhogg"


def test_tyr_counts_on_his_free_success() -> None:
    scene = acting("muspellheim", gods=("tyr", "odin", "thor"), mode="hard")
    scene.game.giants = 1
    scene.play("fight surt")
    assert best(scene) == "roll 0"


def test_the_holder_of_a_relic_is_observed_from_each_seat() -> None:
    game = acting().game
    game.relic = 2
    out = Out([0] * OBSERVATION.size)
    for seat, place in ((0, 2), (1, 1), (2, 0)):
        GAME.observe(game, seat, out)
        assert list(OBSERVATION.views(np.array(out))["relic"][:3]) == [place == i for i in range(3)]


def test_the_order_of_play_and_a_lost_action_are_observed() -> None:
    game = acting().game
    game.order[:3], game.ordered, game.no_act = [2, 0, 1], 2, 1
    out = Out([0] * OBSERVATION.size)
    for seat, order in ((0, [2, 0, 1]), (1, [0, 1, 2]), (2, [1, 2, 0])):
        GAME.observe(game, seat, out)
        seen = OBSERVATION.views(np.array(out))
        assert list(seen["order"][:3]) == order
        assert list(seen["turn"]) == [1, 0, 0]


# --- laws ------------------------------------------------------------------------------------------------------------


def test_a_game_ends_once() -> None:
    game = acting().game
    finish(game, Ending.NO_LIFE)
    finish(game, Ending.VICTORY)
    assert game.over == Ending.NO_LIFE


def test_borrowing_no_die_at_all_is_no_roll() -> None:
    scene = acting("muspellheim", gods=("odin", "thor", "tyr"), mode="hard", bonds_1=1 << 1)
    scene.game.figure[1] = World.MUSPELLHEIM
    scene.game.sheet[1].dice = 1
    wake(scene, "utgardloki")
    scene.play("fight surt", "roll 0", "borrow 0")
    assert scene.game.sheet[0].life == 6


@pytest.mark.parametrize("players", range(1, 6))
def test_every_component_is_always_somewhere(players: int) -> None:
    for number, saga in enumerate(SAGAS):
        scene = Scene(GAME, players, seed=number, mode=saga.id)
        luck, before = random.Random(number), GAME.census(scene.game)
        while not scene.game.over:
            scene.play(luck.choice(scene.legal()))
            assert GAME.census(scene.game) == before
            GAME.check(scene.game)


def test_a_broken_table_is_found() -> None:
    game = acting().game
    game.at[Enemy.LOKI] = game.at[Enemy.HEL] = World.ALFHEIM
    with pytest.raises(AssertionError, match="two Enemies"):
        GAME.check(game)


def test_a_supports_card_that_all_have_seen_is_known_to_be_met() -> None:
    game = laid().game
    game.sheet[1].deck[0] = card(SUPPORT, Enemy.HEL)
    assert game.met[Enemy.HEL] == 0
    learn(game, 1, 0, 1 << 2)
    learn(game, 1, 0, 1 << 0)
    assert game.met[Enemy.HEL] == 0b101
