"""A game in the terminal: one screen a decision, what is typed beside an answer, and whole games in both languages."""

import random
import re
from collections.abc import Callable, Iterator
from itertools import chain, islice
from pathlib import Path

import pytest

import meadhall
from meadhall.bots import bot
from meadhall.cli.asides import ASIDES, SHORT, aside_of
from meadhall.cli.choices import Choices
from meadhall.cli.common import console
from meadhall.cli.play import Session
from meadhall.cli.screen import screen
from meadhall.engine.words import Words

ROWS, COLUMNS = 24, 80
Play = Callable[..., list[str]]


@pytest.fixture(autouse=True)
def _an_old_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "_width", COLUMNS)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Play with these answers: what stood on the screen before each was typed, and at the end."""

    def work(session: Session, answers: Iterator[str]) -> list[str]:
        screens: list[str] = []

        def typed(prompt: str) -> str:
            screens.append(capsys.readouterr().out)
            return next(answers, "quit")

        monkeypatch.setattr(console, "input", typed)
        session.run()
        return [*screens, capsys.readouterr().out]

    return work


def at(game: str, language: str = "en", players: int = 3, mine: tuple[int, ...] = (0,), seed: int = 4) -> Session:
    return Session(meadhall.new(game, players, seed=seed), set(mine), language, None, bot("random"))


def by_chance(session: Session, seed: int) -> Iterator[str]:
    """Somebody who answers with any number of the list."""
    chance = random.Random(seed)
    while True:
        seat = next(seat for seat in session.table.waiting if seat in session.mine)
        yield str(chance.randint(1, len(session.table.legal(seat))))


def is_a_screen(text: str) -> bool:
    """Whether it fits, with the line where the answer is typed."""
    lines = text.splitlines()
    return len(lines) < ROWS and max(map(len, lines)) <= COLUMNS


@pytest.mark.parametrize("language", Words.LANGUAGES)
@pytest.mark.parametrize("game", meadhall.games())
def test_a_whole_game_goes_by_on_screens_of_24_lines(game: str, language: str, play: Play) -> None:
    players = {"en": 3, "fr": meadhall.game(game).players[-1]}[language]  # French words are the longer ones
    session = at(game, language, players, seed=players)
    *screens, end = play(session, by_chance(session, 1))
    assert session.table.over
    assert [screen for screen in screens if not is_a_screen(screen)] == []
    assert session.words.say(f"ending-{session.table.ending}").split()[0] in end
    lines = [line.strip() for screen in screens for line in screen.split("─\n")[0].splitlines()]
    assert [line for line in lines if line.startswith((":", ";", "!", "?", "»"))] == []
    own = {"en": "You", "fr": "Vous"}[language]
    assert all(any(line.startswith(own) for line in screen.splitlines()) for screen in screens)


@pytest.mark.parametrize("game", meadhall.games())
def test_people_who_share_a_keyboard_are_called_by_their_names(game: str, play: Play) -> None:
    session = at(game, "en", 2, (0, 1))
    *screens, _ = play(session, by_chance(session, 2))
    assert session.table.over
    assert all(map(is_a_screen, screens))


def said(play: Play, session: Session, *answers: str) -> list[str]:
    """What each answer brought."""
    return play(session, iter(answers))[1:]


def test_the_whole_board_is_there_when_it_is_asked_for(play: Play) -> None:
    first, board, _ = play(at("asgard"), iter(["board"]))
    assert "ancestral weapons" not in first
    assert "ancestral weapons" in board
    assert len(board.splitlines()) > 100


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "card swordsmiht", "Near it: Swordsmith"),
        ("en", "card swordsmith", "Swordsmith"),
        ("en", "rules merchant", "Merchant"),
        ("en", "rules marchent", "Near it: "),
        ("en", "help", "log NUMBER"),
        ("en", "card", "Type card and a word."),
        ("fr", "carte forge d'épées", "Forge d’épées"),
        ("fr", "carte forge d'epes", "Noms proches"),
        ("fr", "règles scalde", "Scalde"),
        ("fr", "regles scalde", "Scalde"),
        ("fr", "rules scalde", "Scalde"),
        ("fr", "aide", "journal NOMBRE"),
        ("fr", "annuler", "Rien n’a encore été décidé."),
        ("fr", "plato", "Réponses proches : plateau."),
    ],
)
def test_what_is_typed_beside_an_answer_is_understood(language: str, typed: str, told: str, play: Play) -> None:
    answer = said(play, at("champions-of-midgard", language, 2), typed)[0]
    assert told in " ".join(answer.replace("\u00a0", " ").split())


@pytest.mark.parametrize("language", Words.LANGUAGES)
def test_every_command_has_a_name_of_its_own_and_says_what_it_does(language: str) -> None:
    words = Words.of(meadhall.game("asgard"), language)
    names = [words.say(f"command-{aside}") for aside in ASIDES]
    assert len(set(names)) == len(names)
    assert [aside_of(words, f"{name} x") for name in names] == [(aside, "x") for aside in ASIDES]
    assert [aside_of(words, aside) for aside in ASIDES] == [(aside, "") for aside in ASIDES]
    assert all(words.say(f"command-{aside}.does") for aside in ASIDES)


def test_an_unknown_answer_is_refused_with_what_is_near_it(play: Play) -> None:
    session = at("yggdrasil", players=2)
    wrong, far, high = said(play, session, "midgrad", "zzzz", "99")[:3]
    assert "“midgrad” cannot be done now. Near it: Midgard." in wrong
    assert "“zzzz” cannot be done now. Choose a number from 1 to" in far
    assert "“99” cannot be done now. Choose a number from 1 to" in high
    assert session.table.actions == []


def test_an_empty_line_puts_the_question_again(play: Play) -> None:
    first, again, _ = play(at("yggdrasil"), iter([""]))
    assert is_a_screen(again)
    assert "Where do you act?" in first
    assert "Where do you act?" in again


def test_what_no_longer_fits_is_in_the_log(play: Play) -> None:
    session = at("yggdrasil", players=6, seed=6)
    *screens, _ = play(session, by_chance(session, 3))
    cut = next(number for number, screen in enumerate(screens) if "lines before that: log" in screen)
    session = at("yggdrasil", players=6, seed=6)
    shown, log, two = play(session, chain(islice(by_chance(session, 3), cut), ["log", "log 2"]))[cut : cut + 3]
    told, story = stories(shown), stories(log)
    assert story[-len(told) :] == told
    assert len(story) > len(told)
    assert stories(two) == story[-2:]


def stories(screen: str) -> list[str]:
    return [line.rstrip() for line in screen.splitlines() if line.startswith("•")]


def test_a_hint_names_three_choices_by_their_numbers(play: Play) -> None:
    session = at("yggdrasil", players=2)
    labels = Choices(session.words, session.table.legal(0), session.table.seat_names).labels
    hint = said(play, session, "hint greedy")[0]
    named = [line.split(maxsplit=2) for line in hint.splitlines() if line[:3].strip().isdecimal()]
    assert len(named) == 3
    assert all(labels[int(number) - 1] == label.rstrip() for number, _, label in named)
    assert "there is no bot 'nobody'" in said(play, session, "hint nobody")[0]


def test_what_is_taken_back_is_told_with_the_question(play: Play) -> None:
    session = at("yggdrasil", players=2, mine=(0, 1), seed=11)
    after = said(play, session, "act nidavellir", "forge hel", "undo")[2]
    assert "• Taken back: Weapon against Hel." in after
    assert is_a_screen(after)


def test_an_answer_of_the_game_comes_before_a_command_of_that_name(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blood Rage has an action called `save`, Chronicles one called `help`; here leaving is called `act`."""
    monkeypatch.setitem(SHORT, "act", "quit")
    session = at("yggdrasil", players=2, mine=(0, 1), seed=11)
    said(play, session, "act nidavellir", "forge hel", "act nowhere", "1")
    assert [str(action) for _, action in session.table.actions] == ["act nidavellir", "forge hel"]


def test_a_saved_game_is_gone_on_with(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session = at("yggdrasil", "fr", 2, (0, 1), 11)
    said(play, session, "act nidavellir", f"sauver {file}", "forge hel", f"charger {file}", "forge surt")
    assert [str(action) for _, action in session.table.actions] == ["act nidavellir", "forge surt"]


# --- many choices ----------------------------------------------------------------------------------------------------


def choices_of(*labels: str) -> Choices:
    table = meadhall.new("blood-rage", 2, seed=1)
    made = Choices(Words.of(table.rules), [], [])
    made.labels, made.texts = list(labels), [""] * len(labels)
    return made


def rendered(made: Choices, rows: int) -> list[str]:
    offered = made.within(rows, Words.of(meadhall.game("blood-rage")))
    with console.capture() as capture:
        console.print(offered.shown)
    return [line.replace("\u00a0", " ").rstrip() for line in capture.get().splitlines()]


PLACES = ("Horgr", "Gimle", "Utgard", "Andlang", "Elvagar", "Myrkulor")


def test_choices_that_differ_in_one_place_are_a_family_where_room_is_short() -> None:
    labels = [f"Invade {place} with {whom}" for whom in ("a Warrior", "the Leader") for place in PLACES]
    assert rendered(choices_of(*labels, "Pass"), 5) == [
        "Invade … with a Warrior:  1 Horgr  2 Gimle  3 Utgard  4 Andlang  5 Elvagar",
        "  6 Myrkulor",
        "Invade … with the Leader:  7 Horgr  8 Gimle  9 Utgard  10 Andlang  11 Elvagar",
        "  12 Myrkulor",
        "13 Pass",
    ]


def test_choices_for_which_there_is_no_room_are_counted() -> None:
    labels = [f"{place}: {'something else and ' * 3}{place}" for place in PLACES]
    shown = rendered(choices_of(*labels), 3)
    assert len(shown) == 3
    assert shown[0].startswith("1 Horgr")
    assert shown[-1] == "… 4 choices more: more"


def test_few_choices_are_a_list_and_more_are_columns() -> None:
    assert rendered(choices_of("Yes", "No"), 9) == ["  1 Yes", "  2 No"]
    assert len(rendered(choices_of(*PLACES), 3)) == 3


def test_texts_are_cut_before_choices_are(play: Play) -> None:
    made = choices_of(*PLACES)
    made.texts = ["A long text. " * 12] * len(PLACES)
    assert len(rendered(made, 20)) > len(PLACES)
    cut = rendered(made, 6)
    assert len(cut) == 6
    assert all(line.endswith("…") for line in cut)


def test_no_line_of_a_status_breaks_before_a_figure() -> None:
    status = "You, " + ", ".join(f"{place} {number} of {number}" for number, place in enumerate(PLACES * 3))
    with console.capture() as captured:
        console.print(screen(Words("en"), [], status, ("What now?", ""), choices_of("Yes"), ROWS))
    lines = captured.get().splitlines()
    assert sum(line.startswith("  ") for line in lines) > 1, "it is longer than a line"
    assert not any(re.match(r"\s+\d+(,|$)", line) for line in lines), lines
