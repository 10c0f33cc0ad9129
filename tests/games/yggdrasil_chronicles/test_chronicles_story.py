"""What is told: strengths and Risks by their parts, lives with their reason, and the open page in sentences."""

import pytest
from chronicles_scene import SKULL, acting, laid, own, quiet
from rich.console import Console

from meadhall.cli.board import draw
from meadhall.engine import Sentence, then
from meadhall.engine.scene import Scene
from meadhall.engine.words import Words
from meadhall.games.yggdrasil_chronicles import GAME
from meadhall.games.yggdrasil_chronicles.book import SHEETS, Page
from meadhall.games.yggdrasil_chronicles.flow import FLOW
from meadhall.games.yggdrasil_chronicles.names import Counter, Enemy, World
from meadhall.games.yggdrasil_chronicles.seat.page_text import page_does, page_laws, page_lost, page_won, sentence_of
from meadhall.games.yggdrasil_chronicles.state import Decision, Step


def on_page(page: str) -> Scene:
    scene = acting("asgard", mode=page.split("_", maxsplit=1)[0])
    scene.game.page = Page[page.upper()]
    return scene


def in_words(*sentences: Sentence, language: str = "en") -> list[str]:
    return [Words.of(GAME, language).told(each) for each in sentences]


def test_a_fight_tells_strength_prevention_and_the_life_lost_with_its_reason() -> None:
    scene = acting("midgard", gods=("thor", "tyr", "freyja"), mode="hard")
    game = scene.game
    game.at[Enemy.SURT], game.giants = World.MIDGARD, 3
    own(scene, "mjollnir")
    scene.events()
    scene.play("fight surt")
    told = scene.events()
    base, extra = next(line.split()[2:4] for line in told if line.startswith("foe_strength surt"))
    risks = int(base) + int(extra)
    assert extra == "3"
    assert f"fight_begins 0 surt {risks}" in told
    assert "thor_prevents 0 1" in told
    assert any(line.startswith("artefact_prevents mjollnir") for line in told)
    scene.load(SKULL)
    life = game.sheet[0].life
    scene.play("roll 0")
    told = scene.events()
    assert any(line.startswith("roll_counted 0 ") for line in told)
    assert f"life_lost 0 {life - game.sheet[0].life} risks {game.sheet[0].life}" in told


def test_hels_effect_is_named_as_the_reason() -> None:
    scene = laid()
    game = quiet(scene)
    life = game.sheet[0].life
    then(game, Step.ACTIVATE, Enemy.HEL)
    FLOW.run(game)
    assert f"life_lost 0 1 hel {life - 1}" in scene.events()


def test_a_god_who_hears_fenrir_may_still_move() -> None:
    assert "may move" in Words.of(GAME).say("event-fenrir_howls", {"seat": "Thor"})


@pytest.mark.parametrize(("page", "relic"), [("bifrost_1", "horn"), ("binding_2", "gleipnir")])
def test_the_holder_of_the_horn_is_not_said_to_hold_gleipnir(page: str, relic: str) -> None:
    scene = on_page(page)
    scene.game.relic = 1
    assert [god["relic"] for god in GAME.view(scene.game, 0)["gods"]] == [None, relic, None]


def test_the_open_page_says_what_it_does_and_how_it_is_won_and_lost() -> None:
    scene = on_page("bifrost_2")
    game = scene.game
    game.counter[Counter.BRIDGE], game.counter[Counter.DEFEATS] = 5, 1
    does = [(in_words(part["when"])[0], in_words(*part["does"])) for part in page_does(game)]
    assert does == [
        ("At each advance of Nidhögg", ["Bifrost falls by 1"]),
        ("After each pair of Surt", ["Bifrost falls by 1"]),
    ]
    assert in_words(*page_won(game)) == [
        "Victories: 2 to be reached, 1 now.",
        "Victories over Surt count above the bottom level only.",
    ]
    assert in_words(*page_lost(game)) == [
        "Bifrost at 0 loses the game; 5 now.",
        "When Nidhögg reaches space 3, the Dead Tree, the game is lost.",
    ]
    assert any("Asgard and Midgard are adjacent" in law for law in in_words(*page_laws(game)))


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("page", list(Page), ids=lambda page: page.name.lower())
def test_every_page_can_be_told_in_every_language(page: int, language: str) -> None:
    scene = laid()
    scene.game.page = page
    sentences = [part["when"] for part in page_does(scene.game)]
    sentences += [each for part in page_does(scene.game) for each in part["does"]]
    sentences += [sentence_of(each, scene.game) for each in SHEETS[page].opening]
    sentences += [*page_won(scene.game), *page_lost(scene.game), *page_laws(scene.game)]
    assert all("{" not in line and "_" not in line for line in in_words(*sentences, language=language))


@pytest.mark.parametrize("saving", range(1, 4))
def test_the_terminal_shows_the_page_and_what_a_saving_roll_gives(saving: int) -> None:
    scene = on_page("bifrost_1")
    scene.game.sheet[0].saving = saving
    words = Words.of(GAME)
    wide = Console(width=600)
    with wide.capture() as capture:
        wide.print(draw(GAME, dict(GAME.view(scene.game, 0)), words, GAME.seat_names(scene.game)))
    assert "At each advance of Nidhögg" in capture.get()
    assert words.say(f"saving-{saving}", {"god": "Thor"}) in capture.get()


def test_a_question_names_whose_help_is_asked_and_what_is_at_stake() -> None:
    scene = acting("midgard")
    game = scene.game
    game.risks, game.decision = 3, Decision.ROLL
    question, more = Words.of(GAME).prompt("roll", 0, GAME.seat_names(game), GAME.asked_about(game))
    assert question == "Which dice does Thor roll?"
    assert more.startswith("3 Risks are left.")
