"""Words in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.engine import Out
from meadhall.engine.laws import check_words
from meadhall.engine.words import Words, rules_text
from meadhall.games.champions_of_midgard import GAME
from meadhall.games.champions_of_midgard.names import (
    Cargo,
    Destiny,
    Foe,
    Good,
    Journey,
    Leader,
    Merchant,
    Metric,
    Place,
    Rune,
    Ship,
    Source,
    Warrior,
)

from .scenes import enemy, fight, first_round, post

NAMED = (Cargo, Good, Journey, Warrior)


def test_no_word_is_missing_in_either_language() -> None:
    assert check_words(GAME) == []


@pytest.mark.parametrize("language", Words.LANGUAGES)
def test_everything_a_player_can_ask_about_is_explained(language: str) -> None:
    words = Words.of(GAME, language)
    for kind in (Place, Leader, Rune, Destiny, Journey, Ship, Merchant, Foe):
        for member in kind:
            assert words.has(f"{kind.__name__.lower()}-{member.name.lower()}.about"), member
    assert all(words.has(f"source-{source.name.lower()}") for source in Source)
    assert all(words.has(f"metric-{metric.name.lower()}") for metric in Metric)


@pytest.mark.parametrize("language", Words.LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    words = Words.of(GAME, language)
    scene = first_round("dagrun", "asmundr", "ullr")
    lines: list[str] = []
    while not scene.game.over:
        names = GAME.seat_names(scene.game)
        question, _ = words.prompt(scene.decision, scene.seat, names, GAME.asked_about(scene.game))
        assert len(question.removesuffix("\u202f?").split()) <= 10
        n = GAME.options(scene.game, scene.seat, scene.out)
        actions = list(scene.out[:n])
        for action in actions:
            assert words.action(GAME.actions.describe(action), names)
        best = max(actions, key=lambda a: GAME.appraise(scene.game, scene.seat, a))
        GAME.answer(scene.game, scene.seat, best)
        scene.answer_forced()
        lines += [words.event(GAME.events.describe(event), names) for event in scene.game.log]
        scene.game.log = []
    assert len(lines) > 300
    assert not any("{" in line or "-1" in line for line in lines)
    assert GAME.outcome(scene.game, Out([0] * 8)) > 0


@pytest.mark.parametrize("language", Words.LANGUAGES)
def test_the_rules_are_written_down(language: str) -> None:
    text = rules_text(GAME, language)
    assert text.count("\n## ") >= 7


def keys_of(value: Any) -> Iterator[str]:
    """Every key of the view, however deep."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys_of(inner)


def test_every_part_of_the_view_has_a_word_in_both_languages() -> None:
    scene = first_round("gylfir", "dagrun")
    enemy(scene, "draugr_left", "draugr_lord_red")
    post(scene, "draugr_left", axemen=4)
    fight(scene, "draugr_left")
    scene.game.sheet[0].slain = 1
    scene.game.sheet[0].runes = 3
    scene.game.sheet[0].earned[:] = [1] * len(Source)
    found = set(keys_of(GAME.view(scene.game, 0)))
    known = {member.name.lower() for kind in (*NAMED, Source) for member in kind}
    for language in Words.LANGUAGES:
        words = Words.of(GAME, language)
        assert [key for key in sorted(found) if key not in known and not words.has(f"view-{key}")] == []
