"""The laws on every game, in a short version; `make soak` runs thousands of games."""

import pytest

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.laws import Broken, Trial, _Run, check_words, laws_of
from meadhall.engine.scene import Scene, settle

GAMES = meadhall.games()


@pytest.mark.parametrize("name", GAMES)
def test_the_laws_hold(name: str) -> None:
    rules = meadhall.game(name)
    assert laws_of(rules, games=max(6, 2 * len(rules.players)), seed=20) > 0


@pytest.mark.parametrize("name", GAMES)
def test_words_are_complete_in_both_languages(name: str) -> None:
    assert check_words(meadhall.game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_told_in_both_languages(name: str) -> None:
    for language in ("en", "fr"):
        text = (meadhall.game(name).folder / "words" / f"rules.{language}.md").read_text(encoding="utf-8")
        assert text.startswith("# ")
        assert len(text.split()) > 300


def broken(name: str, **changes: object) -> Game:
    import dataclasses

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
def test_machines_that_differ_are_caught() -> None:
    run = _Run(Trial(meadhall.game("yggdrasil"), 2, {}, 5))
    run.check_step()
    run.fast["turn"] += 1
    with pytest.raises(Broken, match=r"agreement: the machines differ in turn: 1 / 2\n  yggdrasil players=2 seed=5"):
        run.check_step()


def test_a_question_without_an_answer_is_caught() -> None:
    scene = Scene(meadhall.game("yggdrasil"), 2, gods="chosen")
    mute = broken("yggdrasil", options=lambda game, seat, out: 0)
    with pytest.raises(AssertionError, match="seat 0 has no answer to god"):
        settle(mute, scene.game, scene.out)


def test_a_game_that_never_ends_is_caught() -> None:
    with pytest.raises(Broken, match="progress: more than 5 decisions"):
        laws_of(broken("yggdrasil", longest=5), games=1)


def test_a_law_of_the_game_itself_is_reported_with_a_line_to_load() -> None:
    def check(game: object) -> None:
        raise AssertionError("two moons")

    with pytest.raises(Broken, match="two moons\n  yggdrasil players=1 seed="):
        laws_of(broken("yggdrasil", check=check), games=1)
