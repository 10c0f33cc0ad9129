"""What events are to a storyteller: marks that the page shows and filters by."""

import pytest

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.vocabulary import SEAT, EventBook, Mark
from meadhall.server.match import seat_view

GAMES = [meadhall.game(name) for name in meadhall.games()]


def marked(rules: Game, mark: Mark) -> dict[str, list[object]]:
    """Names of the events with this mark, with the kinds of their parameters."""
    declared = enumerate(rules.events.kinds)
    return {name: [*kinds.values()] for i, (name, kinds) in declared if mark in rules.events.marks(i)}


def test_an_event_may_have_several_marks_and_most_have_none() -> None:
    book = EventBook()
    rolled, passed = book.event("rolled"), book.event("passed")
    book.mark(Mark.BATTLE, rolled)
    book.mark(Mark.DICE, rolled)
    assert book.marks(rolled) == [Mark.BATTLE, Mark.DICE]
    assert book.marks(passed) == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_every_game_marks_chapters_and_battles(rules: Game) -> None:
    assert marked(rules, Mark.CHAPTER)
    assert marked(rules, Mark.BATTLE)
    assert marked(rules, Mark.OPENING).keys() <= marked(rules, Mark.BATTLE).keys()
    assert marked(rules, Mark.OPENING)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_competitive_games_mark_what_scores(rules: Game) -> None:
    scores = marked(rules, Mark.SCORE)
    assert bool(scores) is not rules.cooperative
    assert all(kinds and kinds[0] is SEAT for kinds in scores.values())


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_card_that_is_turned_up_is_the_last_thing_its_event_names(rules: Game) -> None:
    for name, kinds in marked(rules, Mark.CARD).items():
        assert isinstance(kinds[-1], type), name


def test_marks_go_over_the_wire() -> None:
    rules = meadhall.game("yggdrasil")
    rolled = next(i for i, (name, _) in enumerate(rules.events.kinds) if name == "rolled")
    assert seat_view.events(rules, [((rolled, 255, 0, 3, 0, 0), [])], 7)[0].marks == ["battle", "dice"]
