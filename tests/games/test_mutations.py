"""Rule tests bite: a short run of `tests.mutations`, its arguments, and the tool itself. `make soak` runs it long."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import meadhall
from tests.mutations import CHAPTERS, SURVIVORS, mutations, survivors

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The tool, in a process of its own: it forks."""
    command = [sys.executable, "-m", "tests.mutations", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_few_rules_broken_in_every_game_are_noticed() -> None:
    assert set(CHAPTERS) == set(meadhall.games())
    done = run()
    missed = [line for line in done.stdout.splitlines() if line.startswith("no test notices")]
    assert not missed, "\n".join(missed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("\ncaught") >= len(CHAPTERS)


@pytest.mark.parametrize("name", meadhall.games())
def test_every_argument_is_about_a_mutation_that_there_is(name: str) -> None:
    stale = survivors(name).keys() - {mutation.name for mutation in mutations(meadhall.game(name))}
    assert not stale, f"{SURVIVORS.name} argues about what {name} does not have: {sorted(stale)}"


def test_arguments_are_about_games_and_have_reasons() -> None:
    argued = yaml.safe_load(SURVIVORS.read_text(encoding="utf-8"))
    assert set(argued) <= set(meadhall.games())
    assert all(len(reason.split()) > 3 for reasons in argued.values() for reason in reasons.values())


def test_a_rule_that_no_test_reaches_is_missed_and_one_that_a_test_reads_is_caught() -> None:
    broken = "clan.py: raise_stat: game.stat[seat, stat] += 1: Add to Sub"
    missed = run("blood-rage", "--only", broken, "--tests", "test_every_card.py")
    assert f"MISSED  {broken}" in missed.stdout
    assert missed.returncode == 1
    caught = run("blood-rage", "--only", broken, "--tests", "test_phases.py")
    assert f"caught  {broken}" in caught.stdout
    assert caught.returncode == 0
