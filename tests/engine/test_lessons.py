"""Every game has a lesson, and every step of it is possible where it stands."""

import re

import pytest

import meadhall
from meadhall.engine.lesson import LEARNER, Lesson, Step, check_lesson
from meadhall.engine.tables import Table
from meadhall.engine.words import Words

LEAST_OWN = 5


def _lesson(name: str) -> Lesson:
    found = Lesson.of(meadhall.game(name))
    assert found is not None, f"{name} has no lesson"
    return found


@pytest.mark.parametrize("name", meadhall.games())
def test_every_action_of_a_lesson_is_legal_at_its_step(name: str) -> None:
    lesson = _lesson(name)
    table = Table(meadhall.game(name), lesson.players, lesson.seed, lesson.options)
    assert check_lesson(meadhall.game(name)) == []
    for step in lesson.steps:
        if step.do:
            table.play(step.seat, step.do)
    assert not table.over, "there is a game left to play"
    assert sum(bool(step.do) and step.seat == LEARNER for step in lesson.steps) >= LEAST_OWN


@pytest.mark.parametrize("name", meadhall.games())
def test_a_lesson_begins_and_ends_with_words_and_all_of_them_are_told(name: str) -> None:
    lesson, rules = _lesson(name), meadhall.game(name)
    told = {f"lesson-{step.tell}" for step in lesson.steps if step.tell}
    assert lesson.steps[0].tell
    assert lesson.steps[-1].tell
    assert not lesson.steps[-1].do
    for language in Words.LANGUAGES:
        text = (rules.page_folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE)) == told


@pytest.mark.parametrize("name", meadhall.games())
def test_things_a_lesson_points_at_have_names(name: str) -> None:
    rules = meadhall.game(name)
    words = Words.of(rules, "en")
    for step in _lesson(name).steps:
        for thing in step.at:
            kind, _, word = thing.partition(" ")
            assert kind == "page" or words.has(f"{kind}-{word}"), thing


def test_a_step_that_is_not_legal_is_told_with_what_would_be(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = Lesson(2, 6, (Step(tell="goal"), Step(do="fight hel"), Step(do="pass")))
    monkeypatch.setattr(Lesson, "of", lambda rules: lesson)
    (sentence,) = check_lesson(meadhall.game("yggdrasil"))
    assert sentence.startswith("page/lesson.yaml: step 2, 'fight hel' of seat 0: seat 0 has nothing to decide; waiting")
