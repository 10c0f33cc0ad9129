"""The command line, as somebody would type it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import meadhall
from meadhall.bots import bot
from meadhall.cli import COMMANDS, app
from meadhall.cli.play import Session


def run(*arguments: str, typed: str = "", fails: bool = False) -> str:
    command = [sys.executable, "-m", "meadhall", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == fails, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if fails else done.stdout


def test_help_lists_every_command() -> None:
    text = run("--help")
    assert all(f" {command} " in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"])  # in this process: none of them does anything yet
    assert shown.exit_code == 0
    assert "Usage" in shown.output


def test_games_are_listed_for_people_and_machines() -> None:
    shown = " ".join(run("games").split())
    assert all(game in shown for game in meadhall.games())
    assert "difficulty=easy | normal | hard | very_hard | heroic | ragnarok" in shown
    told = json.loads(run("games", "--json"))
    assert [game["name"] for game in told] == meadhall.games()
    for game in told:
        assert [option["name"] for option in game["options"]] == [*meadhall.game(game["name"]).settings.options]


def test_a_game_is_played_undone_saved_and_loaded_in_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    typed = f"help\n99\nact nidavellir\nforge hel\nundo\nsave {file}\nload {file}\nforge surt\nquit\n"
    text = run("play", "yggdrasil", "--players", "2", "--mine", "1,2", "--seed", "11", typed=typed)
    assert "“99” cannot be done now. Choose a number from 1 to" in text
    assert "Saved to" in text
    assert text.rstrip().endswith("forge surt")
    assert "forge hel" not in file.read_text()
    assert "Frey: Nidavellir" in run("replay", str(file))


def test_anything_on_the_table_is_explained_in_both_languages() -> None:
    english = " ".join(run("play", "yggdrasil", "--seed", "11", typed="help\nhelp whirlpool\nhelp hel\nquit\n").split())
    assert "help WORD" in english
    assert "Hymir: A whirlpool" in english
    assert "Hel Rolls the die and takes Vikings" in english
    assert english.count("takes Vikings out of that island’s bag") == 1, "what was told is not told again"
    typed = "help\nhelp tourbilon\nhelp loki\nquit\n"
    french = " ".join(run("play", "yggdrasil", "--seed", "11", "--lang", "fr", typed=typed).split())
    assert "aide MOT" in french
    assert "Mots proches : tourbillon" in french
    assert "Loki Il réveille autant de Géants de Givre" in french


@pytest.mark.parametrize("answer", ["2", "next 2", "freyja plays next", "Freyja joue ensuite"])
def test_an_answer_is_a_number_the_words_on_the_screen_or_ids_with_seats_from_1(answer: str) -> None:
    gods = ["-o", "god_1=thor", "-o", "god_2=freyja", "-o", "god_3=tyr"]
    text = run("play", "yggdrasil-chronicles", "--players", "3", "--seed", "1", *gods, typed=f"{answer}\nquit\n")
    assert "Next in the order of play: Freyja." in text


def test_a_seat_that_would_count_from_0_is_nobody() -> None:
    text = run("play", "yggdrasil-chronicles", "--players", "3", "--seed", "1", typed="next 0\nquit\n")
    assert "“next 0” cannot be done now." in text
    assert "Next in the order of play" not in text


@pytest.mark.parametrize(("language", "nothing"), [("en", "Nothing has been decided yet."), ("fr", "Rien n’a encore")])
def test_what_cannot_be_undone_is_said_in_the_players_language(language: str, nothing: str) -> None:
    assert nothing in run("play", "yggdrasil", "--seed", "11", "--lang", language, typed="undo\nquit\n")


def test_a_choice_has_its_text_in_sight() -> None:
    text = run("play", "yggdrasil", "--players", "2", "--seed", "1", "-o", "gods=chosen", typed="quit\n")
    assert any("Play Thor" in line and "+1 in every fight" in line for line in text.split("\n"))


def test_players_who_share_a_keyboard_read_their_own_secrets_and_once_what_all_see() -> None:
    table = meadhall.new("blood-rage", 2, seed=1)
    session = Session(table, {0, 1}, "en", None, bot("greedy"))
    told: dict[int, list[int]] = {0: [], 1: []}
    for seat in [*(seat for _ in range(20) for seat in (0, 1))]:
        told[seat] += [event.number for event in session.new_to(seat)]
        if seat in table.waiting:
            table.play(seat, table.legal(seat)[0])
    for seat in (0, 1):
        told[seat] += [event.number for event in session.new_to(seat)]
    events = {event.number: event.seen_by for event in table.events}
    assert sum(seen_by in (1, 2) for seen_by in events.values()) > 4
    for number, seen_by in events.items():
        times = [told[seat].count(number) for seat in (0, 1)]
        assert times == [1, 0] if seen_by == 1 else times == [0, 1] if seen_by == 2 else sum(times) == 1


def test_what_cannot_be_loaded_or_saved_in_the_terminal_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\xfa")
    (tmp_path / "three").write_text(meadhall.new("yggdrasil", 3, seed=1).save())
    files = [tmp_path / "noise", tmp_path / "three", tmp_path / "nowhere"]
    typed = "".join(f"load {file}\n" for file in files) + f"save {tmp_path}\nquit\n"
    text = " ".join(run("play", "yggdrasil", "--players", "2", "--seed", "11", typed=typed).split())
    assert "it is not text" in text
    assert "a game of yggdrasil for 3" in text
    assert "No such file" in text
    assert "Is a directory" in text
    assert "yggdrasil players=2 seed=11" in text


def test_a_whole_game_of_bots_in_french() -> None:
    text = run("play", "yggdrasil", "--players", "3", "--mine", "none", "--seed", "2", "--lang", "fr")
    assert "Tour 1" in text


def test_a_replay_goes_step_by_step(tmp_path: Path) -> None:
    table = meadhall.new("yggdrasil", 2, seed=1)
    table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    file = tmp_path / "game.json"
    file.write_text(table.save())
    assert "enemies" in run("replay", str(file), "--step", typed="\n\n\n")


def test_rules_are_shown() -> None:
    assert "Midgard" in run("rules", "yggdrasil")
    assert "Forge des Nains" in run("rules", "yggdrasil", "--lang", "fr")


def test_only_what_the_rules_say_about_a_word_is_shown() -> None:
    told = run("rules", "yggdrasil", "whirlpool")
    assert "The nine worlds" in told
    assert "Hymir" in told
    assert "Draupnir" not in told
    assert "<!--" not in told
    assert "Géants de Givre" in run("rules", "yggdrasil", "geants", "givre", "--lang", "fr")
    assert "Mots proches\u00a0: Valkyries" in run("rules", "yggdrasil", "valquyries", "--lang", "fr", fails=True)


def test_bench_prints_one_json_object() -> None:
    result = json.loads(run("bench", "yggdrasil", "--machine", "interpreted", "--seconds", "0.2", "--json"))
    assert set(result) == {
        "game", "machine", "players", "decisions_per_s", "games_per_s", "decisions_per_game", "clones_per_s",
        "record_bytes", "compile_s", "start_s",
    }  # fmt: skip
    assert "decisions a second" in run("bench", "yggdrasil", "--seconds", "0.2")


def test_check_says_what_holds() -> None:
    told = run("check", "yggdrasil", "--games", "2")
    assert "agreement, secrecy, counsel, conservation, replay and progress hold" in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "yggdrasil", "--players", "9"), "for 1 to 6 players"),
        (("play", "yggdrasil", "-o", "difficulty"), "should read KEY=VALUE"),
        (("play", "yggdrasil", "--mine", "8"), "should name seats"),
        (("play", "yggdrasil", "--lang", "de"), "no words in 'de'"),
        (("bench", "yggdrasil", "--machine", "abacus"), "there is no machine 'abacus'"),
        (("bench", "yggdrasil", "--players", "9"), "for 1 to 6 players"),
        (("replay", "nowhere.json"), "cannot be read"),
        (("rules", "yggdrasil", "--lang", "de"), "no rules in 'de'"),
    ],
)
def test_mistakes_get_one_line_that_says_what_to_do(arguments: tuple[str, ...], message: str) -> None:
    assert message in " ".join(run(*arguments, fails=True).split())
