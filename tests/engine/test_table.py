"""The table: playing, refusing, taking back, saving."""

import json
import random
import subprocess
import sys
from types import ModuleType

import pytest

import meadhall
from meadhall import registry
from meadhall.engine.words import Words


def played(seed: int = 3, decisions: int = 40) -> meadhall.Table:
    table = meadhall.new("yggdrasil", players=3, seed=seed)
    luck = random.Random(seed)
    for _ in range(decisions):
        if not table.over:
            seat = table.waiting[0]
            table.play(seat, luck.choice(table.legal(seat)))
    return table


def test_a_game_is_played_to_its_end() -> None:
    table = played(decisions=2_000)
    assert table.over
    assert table.waiting == []
    assert table.decision is None
    assert table.ending in {"victory", "odin", "gate", "wall"}
    assert table.scores in ([0, 0, 0], [1, 1, 1])
    assert len(table.winners) in (0, 3)
    with pytest.raises(meadhall.WrongSeat, match="the game is over"):
        table.play(0, "pass")


def test_actions_are_accepted_as_numbers_as_text_and_in_the_words_of_both_languages() -> None:
    tables = [meadhall.new("yggdrasil", players=2, seed=11) for _ in range(4)]
    seat = tables[0].waiting[0]
    action = next(a for a in tables[0].legal(seat) if str(a) == "act nidavellir")
    tables[0].play(seat, action.number)
    tables[1].play(seat, "act  nidavellir")
    tables[2].play(seat, "Nidavellir")
    tables[3].play(seat, "forge des nains")
    assert len({table.state.pack() for table in tables}) == 1


def test_whoever_keeps_the_log_is_handed_what_happened_and_the_table_remembers_nothing() -> None:
    kept, played = (meadhall.new("yggdrasil", players=3, seed=5) for _ in range(2))
    before, luck = len(played.forget()) + len(kept.forget()), random.Random(5)
    assert before > 0
    while not kept.over:
        seat = kept.waiting[0]
        number = luck.choice(kept.legal_numbers(seat))
        events = kept.advance(seat, number)
        played.play(seat, number)
        assert (events, kept.state.pack()) == (played.forget(), played.state.pack())
        assert kept.events == kept.forget() == []
        assert not kept.can_undo(seat)
    with pytest.raises(meadhall.WrongSeat, match="the game is over"):
        kept.advance(0, 0)


@pytest.mark.parametrize(
    ("seat", "action", "error", "message"),
    [
        (0, "act niflheim", meadhall.IllegalAction, "not legal now"),
        (0, "dance", meadhall.IllegalAction, "not legal now"),
        (0, 100_000, meadhall.IllegalAction, "there is no action 100000"),
        (0, 0, meadhall.IllegalAction, "'begin' is not legal now"),
        (1, "pass", meadhall.WrongSeat, "seat 1 has nothing to decide"),
        (7, "pass", meadhall.WrongSeat, "there is no seat 7"),
        (-1, "pass", meadhall.WrongSeat, "there is no seat -1"),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    seat: int, action: int | str, error: type[Exception], message: str
) -> None:
    table = meadhall.new("yggdrasil", players=2, seed=1, gods="random")
    while table.waiting != [0]:
        table.play(table.waiting[0], "pass")
    before, events = table.state.pack(), len(table.events)
    with pytest.raises(error, match=message):
        table.play(seat, action)
    assert (table.state.pack(), len(table.events)) == (before, events)


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: meadhall.new("chess"), meadhall.UnknownGame, "there is no game 'chess'; known are"),
        (lambda: meadhall.new("yggdrasil", 9), meadhall.WrongPlayerCount, "for 1 to 6 players, not 9"),
        (lambda: meadhall.new("yggdrasil", 2, lvl="easy"), meadhall.UnknownOption, "there is no option 'lvl'"),
        (lambda: meadhall.new("yggdrasil", 2, difficulty="nope"), meadhall.UnknownOption, "choose from easy, normal"),
        (lambda: meadhall.new("yggdrasil", 2, angry=7), meadhall.UnknownOption, "a number from -1 to 6"),
        (lambda: meadhall.new("yggdrasil", 2, angry="many"), meadhall.UnknownOption, "a number from -1 to 6"),
        (lambda: meadhall.new("yggdrasil", 2, ragnarok_effects="maybe"), meadhall.UnknownOption, "yes or no"),
        (lambda: meadhall.new("yggdrasil", 2).view(2), meadhall.WrongSeat, "there is no seat 2"),
        (lambda: meadhall.new("yggdrasil", content="nowhere.yaml"), meadhall.ContentError, "there is no content file"),
    ],
)
def test_bad_input_gets_an_error_that_says_what_would_be_right(call, error, message) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(error, match=message) as raised:
        call()
    assert isinstance(raised.value, meadhall.MeadhallError)


def test_undo_goes_back_to_the_last_roll_and_no_further() -> None:
    table = meadhall.new("yggdrasil", players=2, seed=11)
    seat = table.waiting[0]
    before = table.state.pack()
    with pytest.raises(meadhall.UndoRefused, match="nothing has been decided yet"):
        table.undo(seat)
    table.play(seat, "act nidavellir")
    table.play(seat, "forge hel")
    assert table.can_undo(seat)
    with pytest.raises(meadhall.UndoRefused, match="was taken by seat"):
        table.undo(1 - seat)
    assert str(table.undo(seat)) == "forge hel"
    table.undo(seat)
    assert table.state.pack() == before
    table.play(seat, "act midgard")
    table.play(seat, "search")
    assert not table.can_undo(seat)
    with pytest.raises(meadhall.UndoRefused, match="no way back"):
        table.undo(seat)


def test_undo_takes_the_story_back_too() -> None:
    table = meadhall.new("yggdrasil", players=2, seed=11)
    told = [str(event) for event in table.events]
    table.play(table.waiting[0], "act alfheim")
    assert len(table.events) > len(told)
    table.undo()
    assert [str(event) for event in table.events] == told


def test_a_clone_plays_on_alone() -> None:
    table = played()
    other = table.clone()
    while not other.over:
        other.play(other.waiting[0], other.legal(other.waiting[0])[0])
    assert not table.over
    assert table.state.pack() == played().state.pack()


def test_a_save_and_a_line_bring_the_same_table_back() -> None:
    table = played()
    for again in (meadhall.load(table.save()), meadhall.load(table.line())):
        assert again.state == table.state
        assert [str(e) for e in again.events] == [str(e) for e in table.events]
        assert again.options == table.options


def damaged(change: dict[str, object]) -> str:
    return json.dumps(json.loads(played().save()) | change)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"game": "yggdrasil",', "damaged at line 1, column"),
        ("{}", "'game' is missing"),
        (damaged({"seed": "x"}), "'seed' is missing or no int"),
        (damaged({"version": 99}), "made with version 99 of the rules"),
        (damaged({"content": "000"}), "made with other content"),
        (damaged({"actions": ["0 pass", "what"]}), "damaged at action"),
        (damaged({"actions": ["5 pass"]}), "damaged at action 1 of 1"),
        ('{"a": ' * 50_000, "damaged: maximum recursion"),
        ('{"seed": ' + "9" * 5_000 + "}", "damaged: Exceeds the limit"),
        (damaged({"actions": ["9" * 5_000 + " pass"]}), "damaged at action 1 of 1"),
        (damaged({"actions": ["² pass"]}), "damaged at action 1 of 1"),
        (damaged({"actions": [[], None]}), "damaged at action 1 of 2"),
        ("hello", "neither a save nor a line"),
        ("yggdrasil players=2 seed=x", "neither a save nor a line"),
    ],
)
def test_a_damaged_save_is_refused_with_the_place_of_the_damage(text: str, message: str) -> None:
    with pytest.raises(meadhall.SaveError, match=message):
        meadhall.load(text)


def test_a_save_with_an_option_of_another_time_says_which_are_known() -> None:
    for text in (damaged({"options": {"level": "easy"}}), "yggdrasil players=2 seed=7 level=easy"):
        with pytest.raises(meadhall.UnknownOption, match="there is no option 'level'; this game knows: difficulty"):
            meadhall.load(text)


def test_events_are_seen_only_by_those_who_may() -> None:
    table = played()
    assert [e.number for e in table.events_for(-1)] == [e.number for e in table.events]
    assert table.events_for(0, since=len(table.events)) == []


def test_every_event_and_action_of_a_game_has_words_in_both_languages() -> None:
    table = played(decisions=2_000)
    for language in Words.LANGUAGES:
        words = Words.of(table.rules, language)
        for event in table.events:
            assert words.event(event.phrase, table.seat_names)
        for _, action in table.actions:
            assert words.action(action.phrase, table.seat_names)


def test_words_that_do_not_exist_are_an_error() -> None:
    words = Words.of(meadhall.game("yggdrasil"))
    with pytest.raises(KeyError, match="no words for 'nothing-here' in en"):
        words.say("nothing-here")
    with pytest.raises(ValueError, match="event-turn_begins"):
        words.say("event-turn_begins")
    with pytest.raises(ValueError, match="no words in 'de'"):
        Words.of(meadhall.game("yggdrasil"), "de")


def test_playing_interpreted_imports_no_numba() -> None:
    code = (
        "import sys, meadhall; t = meadhall.new('yggdrasil', 2, 1); t.play(t.waiting[0], t.legal(t.waiting[0])[0]);"
        "print('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_public_names_are_sorted_and_there() -> None:
    assert meadhall.__all__ == sorted(meadhall.__all__)
    assert all(hasattr(meadhall, name) for name in meadhall.__all__)


def test_a_module_without_its_game_is_named() -> None:
    module = ModuleType("hoard")
    module.__file__ = "games/hoard/__init__.py"
    with pytest.raises(meadhall.UnknownGame, match=r"games/hoard/__init__.py has no GAME = Game\(...\)"):
        registry._game(module, "hoard")
    module.GAME = meadhall.game("asgard")  # type: ignore[attr-defined]
    with pytest.raises(meadhall.UnknownGame, match="the game is named 'asgard' here and 'hoard' by its folder"):
        registry._game(module, "hoard")


def test_the_decisions_so_far_are_a_frame() -> None:
    table = meadhall.new("yggdrasil", players=2, seed=11)
    assert table.to_frame().height == 0
    for _ in range(5):
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    frame = table.to_frame()
    assert [(seat, number) for seat, number in frame.select("seat", "number").iter_rows()] == [
        (seat, action.number) for seat, action in table.actions
    ]
    assert frame["decision"][0] == "action"
    happened = frame["happened"].explode().drop_nulls().to_list()
    assert happened == [str(event) for event in table.events][-len(happened) :]


def begun_later() -> meadhall.Table:
    before = played()
    table = meadhall.Table.resume(before.rules, 3, before.seed, before.options, before.state.pack())
    table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    return table


def test_a_table_that_began_in_a_known_position_is_saved_with_it() -> None:
    table = begun_later()
    for again in (meadhall.load(table.save()), meadhall.load(table.line())):
        assert again.state.pack() == table.state.pack()
        assert again.afresh().state.pack() == played().state.pack()
        assert len(again.actions) == 1


@pytest.mark.parametrize("beginning", ["", "?", "eJwDAAAAAAE=", 7, "A" * 1000])
def test_a_save_whose_beginning_is_damaged_is_refused(beginning: object) -> None:
    damaged = json.dumps({**json.loads(begun_later().save()), "beginning": beginning})
    with pytest.raises(meadhall.SaveError, match="no position of this game"):
        meadhall.load(damaged)
