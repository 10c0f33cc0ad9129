"""The laws on every game, in a short version: every number of players once. `make soak` runs thousands of games."""

import dataclasses
import re
import shutil
from copy import copy
from pathlib import Path

import pytest

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.laws import Broken, Trial, _Run, check_game, check_words, laws_of
from meadhall.engine.record import Out, State
from meadhall.engine.scene import Scene, answer_forced
from meadhall.engine.words import rules_text

GAMES = meadhall.games()


@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold(name: str) -> None:
    rules = meadhall.game(name)
    assert laws_of(rules, games=max(4, len(rules.players)), seed=20) > 0


@pytest.mark.parametrize("name", GAMES)
def test_words_are_complete_in_both_languages(name: str) -> None:
    assert check_words(meadhall.game(name)) == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("do-decline", "do-declien", "page/words/en.ftl: do-decline is missing"),
        ("by { $seat }: every opponent", "by { $seats }: every opponent", "event-smitten names $seats; there is $seat"),
        ("do-decline =", "do-decline = { $seat }", "do-decline names $seat; it is given no variable"),
        ("lesson-goal", "lesson-gaol", "page/words/en.ftl: lesson-goal is missing"),
        ("ending-", "extra = More\nending-", "page/words/fr.ftl: extra is missing, en.ftl has it"),
    ],
)
def test_words_that_are_missing_or_misspelt_are_told(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    problems = check_words(_with_words(tmp_path, old, new))
    assert any(re.sub(r"^[\w/]+.ftl:\d+: ", "", problem) == sentence for problem in problems), problems


def test_rules_that_are_not_told_are_missed(tmp_path: Path) -> None:
    rules = _with_words(tmp_path, "do-decline", "do-decline")
    (tmp_path / "page" / "words" / "rules.fr.md").unlink()
    assert check_words(rules) == ["page/words/rules.fr.md is missing: the rules in words"]


def test_a_message_that_is_not_fluent_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(meadhall.ContentError, match=r"^en.ftl:\d+: this is no Fluent message: Expected token"):
        check_words(_with_words(tmp_path, "do-decline =", "do-decline"))


def _with_words(folder: Path, old: str, new: str) -> Game:
    """Blood Rage with something else in its English words."""
    rules = meadhall.game("blood-rage")
    shutil.copytree(rules.page_folder, folder / "page")
    english = folder / "page" / "words" / "en.ftl"
    text = english.read_text(encoding="utf-8")
    assert old in text
    english.write_text(text.replace(old, new, 1), encoding="utf-8")
    return dataclasses.replace(rules, folder=folder)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_told_in_both_languages(name: str) -> None:
    for language in ("en", "fr"):
        text = rules_text(meadhall.game(name), language)
        assert text.startswith("# ")
        assert len(text.split()) > 300


def broken(name: str, **changes: object) -> Game:
    return dataclasses.replace(meadhall.game(name), **changes)  # type: ignore[arg-type]


def test_a_game_that_loses_a_component_is_caught() -> None:
    plain = meadhall.game("yggdrasil")
    leaky = broken("yggdrasil", census=lambda game: {"turns": game.turn})
    assert plain.census is not leaky.census
    with pytest.raises(Broken, match="conservation"):
        laws_of(leaky, games=1)


def test_a_view_that_tells_a_secret_is_caught() -> None:
    plain = meadhall.game("yggdrasil")
    leaky = broken(
        "yggdrasil", view=lambda game, seat: {**plain.view(game, seat), "next": game.deck[game.deck_left - 1]}
    )
    with pytest.raises(Broken, match="secrecy: the view of seat"):
        laws_of(leaky, games=1)


def test_advice_that_peeks_is_caught() -> None:
    peeking = broken("yggdrasil", appraise=lambda game, seat, action: game.deck[game.deck_left - 1])
    with pytest.raises(Broken, match="secrecy: the advice of seat"):
        laws_of(peeking, games=1)


@pytest.mark.compiled
def test_what_is_wrong_with_an_observation_is_told() -> None:
    plain = meadhall.game("yggdrasil")
    first = plain.observation.blocks[0]

    def too_much(game: State, seat: int, out: Out) -> None:
        plain.observe(game, seat, out)
        out[first.first] = first.high + 1

    with pytest.raises(Broken, match=rf"observation: {first.name} holds \[{first.high + 1}\]; its high is declared as"):
        laws_of(broken("yggdrasil", observe=too_much), games=1)
    with pytest.raises(Broken, match=f"observation: not all of the block {first.name} is written"):
        laws_of(broken("yggdrasil", observe=lambda game, seat, out: None), games=1)


@pytest.mark.compiled
def test_a_decision_with_as_many_options_as_there_is_room_for_is_told() -> None:
    options = len(meadhall.new("yggdrasil", players=1, seed=5).legal(0))
    with pytest.raises(Broken, match=rf"seat 0 has {options} options in \w+; max_options is {options}: raise it"):
        check_game(Trial(broken("yggdrasil", max_options=options), 1, {}, 5))


def test_too_small_a_room_for_options_is_told_before_that() -> None:
    with pytest.raises(meadhall.MeadhallError, match="there is room for 1 numbers, and another is written; raise the"):
        Scene(broken("yggdrasil", max_options=1), 1)


@pytest.mark.compiled
def test_machines_that_differ_are_caught() -> None:
    run = _Run(Trial(meadhall.game("yggdrasil"), 2, {}, 5))
    run.check_step()
    run.fast["turn"] += 1
    with pytest.raises(Broken, match=r"agreement: the machines differ in turn: 1 / 2\n  yggdrasil players=2 seed=5"):
        run.check_step()


@pytest.mark.compiled
def test_what_a_rule_does_beyond_its_bounds_is_told() -> None:
    run = _Run(Trial(meadhall.game("yggdrasil"), 2, {}, 5))
    flow = copy(run.rules.flow)
    flow.answer = lambda game, seat, action: game.agenda[99]
    run.rules = broken("yggdrasil", flow=flow)
    seat = next(seat for seat in range(2) if run.game.waiting >> seat & 1)
    with pytest.raises(
        Broken, match=r"bounds: .*test_laws.py:\d+: <lambda>: `flow.answer .*`: list index out of range"
    ):
        run.step(seat, run.options(seat)[0])
    run.game.turn = 1_000_000
    with pytest.raises(Broken, match="bounds: a field does not hold its value: turn = 1000000 in i"):
        run.check_step()


def test_a_question_without_an_answer_is_caught() -> None:
    scene = Scene(meadhall.game("yggdrasil"), 2, gods="chosen")
    flow = copy(meadhall.game("yggdrasil").flow)
    flow.options = lambda game, seat, out: 0
    mute = broken("yggdrasil", flow=flow)
    with pytest.raises(AssertionError, match="seat 0 has no answer to god"):
        answer_forced(mute, scene.game, scene.out)


def test_a_game_that_never_ends_is_caught() -> None:
    with pytest.raises(Broken, match="progress: more than 5 decisions"):
        laws_of(broken("yggdrasil", longest=5), games=1)


def test_a_law_of_the_game_itself_is_reported_with_a_line_to_load() -> None:
    def check(game: object) -> None:
        raise AssertionError("two moons")

    with pytest.raises(Broken, match="two moons\n  yggdrasil players=1 seed="):
        laws_of(broken("yggdrasil", check=check), games=1)
