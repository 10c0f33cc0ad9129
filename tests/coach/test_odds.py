"""Odds where dice decide: the games' own, told by hints, and nothing that the seat cannot know."""

from collections.abc import Iterator
from itertools import islice

import pytest

import meadhall
from meadhall.bots import Knowledge, NetworkBot
from meadhall.coach import hints
from meadhall.engine.tables import Table
from meadhall.games.champions_of_midgard.combat import HUNTING
from meadhall.games.champions_of_midgard.names import Site

WITH_ODDS = {"champions-of-midgard": "assign", "yggdrasil": "vikings", "yggdrasil-chronicles": "act"}
"""The games in which dice decide, and a question whose answers have odds."""


def positions(name: str, decision: str, players: int = 2, most: int = 400) -> Iterator[tuple[Table, int]]:
    """Tables of a game of masters at which this is asked, and who is asked."""
    table = meadhall.new(name, players=players, seed=8)
    for number in range(most):
        if table.over:
            return
        seat = table.waiting[0]
        if table.decision == decision:
            yield table, seat
        table.play(seat, NetworkBot().choose(Knowledge.of(table, seat, seed=number), number))


def test_sending_somebody_has_the_odds_of_the_page() -> None:
    checked = 0
    for table, seat in positions("champions-of-midgard", "assign"):
        sites = {site["id"]: site for site in table.view(seat)["sites"]}
        for action in table.legal(seat):
            words = action.phrase.words
            found = table.rules.odds(table.state, seat, action.number)
            shown = sites[words["site"]]["odds_with"].get(words["cargo"]) if action.phrase.name == "send" else None
            assert (found is None) == (shown is None), action
            if found is not None:
                assert round(found[1], 3) == shown["win"], action
                assert found[0] == ("voyage" if words["site"].startswith("shore") else "sent")
                checked += 1
    assert checked > 50


def test_a_roll_that_stands_has_the_odds_of_the_fight_under_way() -> None:
    stood = 0
    for table, seat in positions("champions-of-midgard", "roll"):
        accept = [action.number for action in table.legal(seat) if action.phrase.name == "accept"]
        if not accept:
            continue  # dice are being picked for a second roll
        found, state = table.rules.odds(table.state, seat, accept[0]), table.state
        site = {each["id"]: each for each in table.view(seat)["sites"]}[Site(state.site).name.lower()]
        assert found is not None
        assert (found[0], round(found[1], 3)) == ("roll", site["odds"]["win"])
        hunting = table.clone()
        hunting.state.foe = HUNTING
        assert table.rules.odds(hunting.state, seat, accept[0]) is None, "nobody is fought in a hunt"
        stood += 1
    assert stood > 3


def test_vikings_have_the_odds_of_the_faces_that_are_enough() -> None:
    """Each face is rolled in some world; which of them win is what the odds say before."""
    checked = 0
    for table, seat in islice(positions("yggdrasil", "vikings"), 6):
        for action in table.legal(seat):
            found = table.rules.odds(table.state, seat, action.number)
            outcomes = dict(_fights(table, seat, action.number))
            if found is None:
                assert len(outcomes) == 1, "without a die nothing is left to chance"
                continue
            assert found[1] == pytest.approx(sum(outcomes.values()) / len(outcomes)), (action, outcomes)
            checked += 1
    assert checked > 5


def _fights(table: Table, seat: int, action: int) -> Iterator[tuple[int, bool]]:
    """The face that is rolled in each of many worlds, and whether all elves together win then."""
    known = Knowledge.of(table, seat, seed=1)
    for seed in range(60):
        world = Table.resume(table.rules, table.players, 0, {}, known.imagine(seed).pack())
        told = world.play(seat, action)
        face = world.state.face
        while not world.over and world.decision == "elves":
            told = world.play(seat, world.legal(seat)[-1].number)
        names = [event.phrase.name for event in told]
        assert "fight_won" in names or "fight_lost" in names
        yield face, "fight_won" in names


def test_fights_of_chronicles_have_the_odds_of_the_page() -> None:
    checked = 0
    for table, seat in positions("yggdrasil-chronicles", "act", most=150):
        shown = {foe["id"]: foe["chance"]["safe"] for foe in table.view(seat)["foes"]}
        for action in table.legal(seat):
            found = table.rules.odds(table.state, seat, action.number)
            if action.phrase.name == "fight" and found is not None:
                assert (found[0], round(found[1], 3)) == ("fight", shown[action.phrase.words["foe"]])
                checked += 1
    assert checked > 5


@pytest.mark.parametrize(("name", "decision"), WITH_ODDS.items())
def test_odds_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str, decision: str) -> None:
    for table, seat in islice(positions(name, decision, players=3), 20):
        known = Knowledge.of(table, seat, seed=1)
        for action in table.legal_numbers(seat):
            true = table.rules.odds(table.state, seat, action)
            for seed in range(4):
                assert table.rules.odds(known.imagine(seed), seat, action) == true


@pytest.mark.parametrize(("lang", "sentence"), [("en", "in {} of 100"), ("fr", "{} fois sur 100")])
@pytest.mark.parametrize(("name", "decision"), WITH_ODDS.items())
def test_a_hint_begins_with_the_odds(name: str, decision: str, lang: str, sentence: str) -> None:
    table, seat = next(
        (table, seat)
        for table, seat in positions(name, decision)
        if any(table.rules.odds(table.state, seat, action) for action in table.legal_numbers(seat))
    )
    known = Knowledge.of(table, seat, seed=1)
    plans = [action for action in known.legal if table.rules.odds(table.state, seat, action)][:2]
    for plan, story in zip(plans, hints.stories(known, [[action] for action in plans], lang), strict=True):
        found = table.rules.odds(table.state, seat, plan)
        assert found is not None
        assert sentence.format(round(100 * found[1])) in story[0]
        assert len(story) <= hints.LINES


def test_a_plan_has_the_odds_of_its_last_step_until_something_random_is_shown() -> None:
    for table, seat in positions("champions-of-midgard", "assign"):
        known = Knowledge.of(table, seat, seed=1)
        sends = [action for action in known.legal if table.rules.odds(table.state, seat, action)]
        if not sends:
            continue
        after = table.clone()
        after.play(seat, sends[0])
        more = [action for action in after.legal_numbers(seat) if after.rules.odds(after.state, seat, action)]
        if more:
            found = after.rules.odds(after.state, seat, more[0])
            assert found is not None
            (story,) = hints.stories(known, [[sends[0], more[0]]])
            assert f"in {round(100 * found[1])} of 100" in story[0]
            return
    pytest.fail("nobody sends two")
