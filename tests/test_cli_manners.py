"""How the command line behaves: help for everything, one line for every mistake, JSON where a machine might read."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.main import get_command

import meadhall
from meadhall.bots.evaluation import SIGNED, digest_of
from meadhall.cli import COMMANDS, app, main
from meadhall.cli.compile import ENTRIES
from meadhall.engine.machine import compiled

Run = Callable[..., tuple[int, str, str]]
FOR_MACHINES = {
    "games",
    "admin",
    "replay",
    "analyse",
    "hint",
    "riddles",
    "tournament",
    "check",
    "bench",
    "simulate",
    "report",
    "compare",
    "effect",
}
"""Commands that tell figures or facts; the others play, draw or serve."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process: its exit status, output and errors."""

    def work(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["meadhall", *arguments])
        code: Any = 0
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
        output, errors = capsys.readouterr()
        return code, output, errors

    return work


def test_a_report_is_played_again(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.bots.evaluation.FIELD", ("random", "greedy"))
    file = tmp_path / "report.json"
    code, output, _ = run("evaluate", "greedy", "--game", "yggdrasil", "--games", "2", "--out", str(file))
    assert (code, "2 games a pairing instead of 40" in output, "CPU ms a decision" in output) == (0, True, True)
    code, output, _ = run("evaluate", "--verify", str(file))
    assert (code, "All 4 games went the same way" in output) == (0, True)
    invented = {"played": [["yggdrasil", 99, "random", "greedy", 1, 1, [0, 1], 5, "0"]], "pairings": []}
    forged = {key: value for key, value in (json.loads(file.read_text()) | invented).items() if key in SIGNED}
    file.write_text(json.dumps(forged | {"digest": digest_of(forged)}))
    code, _, errors = run("evaluate", "--verify", str(file))
    assert (code, "the report is not what was played" in " ".join(errors.split())) == (2, True)


def parameters(command: str) -> list[Any]:
    group: Any = get_command(app)
    return list(group.get_command(None, command).params)


@pytest.mark.parametrize("command", COMMANDS)
def test_everything_has_help(command: str) -> None:
    assert [parameter.name for parameter in parameters(command) if not parameter.help] == []


def test_the_same_thing_has_the_same_names_everywhere() -> None:
    named = [parameter.opts for command in COMMANDS for parameter in parameters(command)]
    assert {"--output", "--format", "--workers", "--cores"} & {
        option for options in named for option in options
    } == set()
    languages = [options for options in named if "--lang" in options or "--language" in options]
    assert languages
    assert all(options == ["--lang", "--language"] for options in languages)


def test_what_tells_facts_tells_them_to_machines_too() -> None:
    wanted = {command for command in COMMANDS if any("--json" in p.opts for p in parameters(command))}
    assert wanted >= FOR_MACHINES


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"meadhall {meadhall.__version__}\n", "")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("dance", "No such command"),
        ("play yggdrasil --load nowhere.json", "nowhere.json cannot be read"),
        ("play yggdrasil --load torn.json", "neither a save nor a line"),
        ("play asgard --load saved.json", "go on with `meadhall play yggdrasil`"),
        ("play yggdrasil --load saved.json --players 3", "leave them out beside --load"),
        ("play yggdrasil --players 0", "for 1 to 6 players, not 0"),
        ("bench yggdrasil --players 0", "for 1 to 6 players, not 0"),
        ("replay .", "cannot be read"),
        ("analyse nowhere.json", "cannot be read"),
        ("analyse saved.json", "only finished games are analysed"),
        ("riddles asgard --riddle sphinx", "has no riddle 'sphinx'"),
        ("hint nowhere.json", "cannot be read"),
        ("hint torn.json", "neither a save nor a line"),
        ("hint saved.json --seat 2", "seat 2 has nothing to decide here; at this point it is up to 1"),
        ("tournament yggdrasil --players many", "should be a number"),
        ("tournament yggdrasil --players 9", "for 1 to 6 players"),
        ("tournament yggdrasil --bots nobody", "there is no bot"),
        ("tournament yggdrasil --bots ,", "should name some bots"),
        ("evaluate", "name a bot to measure"),
        ("evaluate nobody", "there is no bot"),
        ("evaluate greedy --games 3", "an even number"),
        ("evaluate greedy --game chess", "has no game 'chess'"),
        ("evaluate greedy --out nowhere/report.json", "No such file or directory"),
        ("evaluate --verify torn.json", "no report of `meadhall evaluate`"),
        ("dataset yggdrasil --out study --bots nobody", "there is no bot"),
        ("dataset yggdrasil --out torn.json/x --bots greedy --games 1", "cannot be written"),
        ("simulate yggdrasil --out study --games 0", "at least one game"),
        ("simulate yggdrasil --out study --bots nobody", "there is no bot"),
        ("simulate yggdrasil --out study --players 0", "for 1 to 6 players, not 0"),
        ("simulate yggdrasil --out study --processes 0", "greater than or equal to 1"),
        ("simulate yggdrasil --out torn.json/x --games 1", "cannot be written"),
        ("report nowhere", "there is no study"),
        ("compare nowhere elsewhere", "there is no study"),
        ("effect yggdrasil figth --out study", "no action of yggdrasil is 'figth'; near it: fight"),
        ("check yggdrasil --games 0", "greater than or equal to 1"),
        ("check yggdrasil --content nowhere.yaml", "there is no content file"),
        ("bench yggdrasil --seconds 0", "greater than or equal to"),
        ("bench yggdrasil -o difficulty=silly --machine interpreted", "choose from easy"),
        ("campaign nowhere.json", "name its gods to begin one"),
        ("campaign torn.json", "not a readable campaign"),
        ("campaign .", "is a folder; a campaign is a file, such as our.saga"),
        ("campaign . --gods thor,tyr,freyja", "is a folder; a campaign is a file"),
        ("campaign torn.json/x --gods thor,tyr,freyja", "torn.json/x cannot be written"),
        ("rules chess", "there is no game"),
        ("rules yggdrasil jotunhaim", "Near it: Jötunheim."),
        ("rules yggdrasil qqqqq", "The rules say nothing about “qqqqq”."),
        ("rules yggdrasil --lang de", "choose from en, fr"),
        ("admin tables --data nowhere", "there is no database"),
        ("admin backup --data nowhere", "needs one more word"),
        ("admin tables 90 --data nowhere", "takes nothing more"),
        ("admin tables --db nonsense", "should read postgresql://"),
        ("admin tables --db postgresql://127.0.0.1:1/x", "cannot be used"),
        ("serve --port 99999", "up to 65535"),
        ("serve --db nonsense --port 0", "should read postgresql://"),
        ("serve --db postgresql://127.0.0.1:1/x --port 0", "cannot be used"),
        ("serve --redis nonsense --port 0", "should read redis://"),
        ("serve --log loud --port 0", "setting of the server is wrong"),
        ("serve --bot-workers -3 --port 0", "0 or more workers"),
    ],
)
def test_a_mistake_gets_a_line_that_says_what_is_wrong_and_status_2(
    run: Run, line: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEADHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    Path("torn.json").write_text("torn")
    Path("saved.json").write_text(meadhall.new("yggdrasil", 2, seed=1).save())
    code, output, errors = run(*line.split())
    assert (code, output) == (2, "")
    assert message in " ".join(errors.split())


@pytest.mark.parametrize(
    ("line", "package", "extra"),
    [
        ("serve", "uvicorn", "server"),
        ("admin tables", "sqlalchemy", "server"),
        ("simulate yggdrasil --out study", "polars", "lab"),
        ("report study", "polars", "lab"),
        ("learn yggdrasil", "torch", "learn"),
        ("mcp", "mcp", "mcp"),
    ],
)
def test_what_was_not_installed_is_named_with_the_command_that_brings_it(line: str, package: str, extra: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; from meadhall.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", program, *line.split()], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"needs the package {package}: pip install 'meadhall[{extra}]'" in " ".join(done.stderr.split())


@pytest.mark.parametrize(("setting", "command"), [("MEADHALL_CONTENT", "serve"), ("MEADHALL_GAMES", "games")])
def test_a_folder_that_is_not_there_is_named_with_its_setting(setting: str, command: str) -> None:
    program, environment = [sys.executable, "-m", "meadhall", command], os.environ | {setting: "nowhere"}
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"there is no folder nowhere, which {setting} names" in " ".join(done.stderr.split())


def test_a_cache_that_cannot_be_written_is_told_before_anything_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    environment = os.environ | {"MEADHALL_CACHE": str(tmp_path / "file")}
    program = [sys.executable, "-m", "meadhall", "bench", "yggdrasil"]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot be kept in" in done.stderr
    assert "Not a directory; set MEADHALL_CACHE to a folder that can be written to" in done.stderr
    assert "compiling" not in done.stderr


def test_a_port_that_is_taken_is_named(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        code, _, errors = run("serve", "--port", port, "--data", str(tmp_path))
    assert code == 2
    assert port in errors
    assert "--port" in errors


def test_the_port_that_the_system_chose_is_told(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--bot-workers", "0", "--data", str(tmp_path)]
    with subprocess.Popen(program, env=os.environ | {"MEADHALL_WARM_BOTS": "0"}, stderr=subprocess.PIPE) as server:
        try:
            assert server.stderr is not None
            told = next(line.decode() for line in server.stderr if b"is open" in line)
            assert httpx.get(f"{told.split()[-1]}health").status_code == 200
        finally:
            server.terminate()
            server.communicate()


def test_a_replay_for_machines_tells_every_decision(run: Run, tmp_path: Path) -> None:
    table = meadhall.new("yggdrasil", 2, seed=1)
    for _ in range(3):
        table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    file = tmp_path / "game.json"
    file.write_text(table.save())
    lines = [json.loads(line) for line in run("replay", str(file), "--json")[1].splitlines()]
    played = [(seat + 1, str(action)) for seat, action in table.actions]
    assert [(line["seat"], line["action"]) for line in lines] == played
    assert all(line["events"] for line in lines)


def test_machines_too_are_told_seats_counted_from_1(run: Run, tmp_path: Path) -> None:
    """`hint --seat 2` answers for seat 2, in words that can be typed into `meadhall play`."""
    table = meadhall.new("yggdrasil-chronicles", 3, seed=1)
    file = tmp_path / "game.json"
    file.write_text(table.save())
    assert [str(action) for action in table.legal(0)] == ["next 0", "next 1", "next 2"]
    told = json.loads(run("hint", str(file), "--bot", "greedy", "--json")[1])
    assert told["seat"] == 1
    assert {option["action"] for option in told["options"]} == {"next 1", "next 2", "next 3"}
    assert json.loads(run("hint", str(file), "--seat", "1", "--bot", "greedy", "--json")[1])["seat"] == 1
    table.play(0, "next 2")
    file.write_text(table.save())
    line = json.loads(run("replay", str(file), "--json")[1])
    assert (line["seat"], line["action"], line["events"]) == (1, "next 3", ["plays_next 3"])


def test_tables_for_machines(run: Run, tmp_path: Path) -> None:
    assert run("admin", "migrate", "--data", str(tmp_path))[0] == 0
    assert json.loads(run("admin", "tables", "--json", "--data", str(tmp_path))[1]) == []


def test_rules_are_compiled_for_everything_that_runs_them(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    for name in ("yggdrasil", "asgard"):
        monkeypatch.setattr(compiled(meadhall.game(name)), "entry", lambda entry: made.append(entry.__name__))
    code, output, _ = run("compile", "yggdrasil", "asgard")
    assert code == 0
    assert [line.partition(":")[0] for line in output.splitlines()] == ["yggdrasil", "asgard"]
    assert made == 2 * [entry.__name__ for entry in ENTRIES]
    assert {"think", "play_random_games", "step_games", "play_game"} <= set(made)


def test_an_unknown_game_is_refused_before_anything_is_compiled(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled(meadhall.game("yggdrasil")), "entry", lambda entry: pytest.fail("compiled"))
    code, _, errors = run("compile", "yggdrasil", "chess")
    assert code == 2
    assert "there is no game 'chess'" in errors
