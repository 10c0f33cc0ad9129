"""What events are to a storyteller: marks that the page shows and filters by."""

import pytest

import meadhall
from meadhall.engine.chance import pick
from meadhall.engine.contract import Game
from meadhall.engine.vocabulary import SEAT, EventBook, Mark
from meadhall.server.match import seat_view

GAMES = [meadhall.game(name) for name in meadhall.games()]
DECIDED = {
    "asgard": {"world_won", "world_lost", "ragnarok_fought"},
    "blood-rage": {"strength_counted", "battle_won", "battle_tied", "pillaged", "pillage_failed"},
    "champions-of-midgard": {"rolled", "foe_slain", "fight_lost", "hunted"},
    "yggdrasil": {"hammers_added", "fight_won", "fight_lost"},
    "yggdrasil-chronicles": {"foe_beaten", "iotunn_beaten"},
}
"""What is told only where a battle is fought."""


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
    assert marked(rules, Mark.OPENING)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_what_opens_a_battle_is_one_of_its_lines_and_no_die(rules: Game) -> None:
    openings = marked(rules, Mark.OPENING).keys()
    assert openings <= marked(rules, Mark.BATTLE).keys()
    assert not openings & marked(rules, Mark.DICE).keys()


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_every_battle_that_is_decided_had_an_opening_in_its_chapter(rules: Game) -> None:
    openings, chapters = marked(rules, Mark.OPENING).keys(), marked(rules, Mark.CHAPTER).keys()
    table = meadhall.new(rules.name, players=rules.players[-1], seed=1)
    while not table.over:
        legal = table.legal_numbers(table.waiting[0])
        table.play(table.waiting[0], legal[pick(1, len(table.actions), len(legal))])
    told = [event.phrase.name for event in table.events]
    assert DECIDED[rules.name] & {*told}
    opened = False
    for name in told:
        opened = name in openings or (opened and name not in chapters)
        assert opened or name not in DECIDED[rules.name], name


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
