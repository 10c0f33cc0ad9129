"""`docs/add-a-card.md`, followed to the letter in a copy of the source tree."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
STEP = re.compile(r"In `(?P<file>[\w./]+)`|```diff\n(?P<change>.*?)```", re.DOTALL)
REFUSED = """
import meadhall
try:
    meadhall.game("blood-rage")
except meadhall.ContentError as error:
    print(error)
"""
LACKING = (
    "import meadhall; from meadhall.engine.laws import check_words; print(check_words(meadhall.game('blood-rage')))"
)
TOUCHED = "thors_thunder or test_draft or test_every_card"
"""The tests that the card concerns; the others are run often enough."""


def follow_the_page(tree: Path) -> None:
    """Make the changes that the page shows."""
    file = ""
    for step in STEP.finditer(PAGE):
        if step["file"]:
            file = step["file"]
            continue
        lines = step["change"].splitlines()
        old = "\n".join(line[1:] for line in lines if not line.startswith("+"))
        new = "\n".join(line[1:] for line in lines if not line.startswith("-"))
        text = (tree / file).read_text(encoding="utf-8")
        assert old in text, f"{file} has no such lines: {old}"
        (tree / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def run(tree: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=tree, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_card_is_added_as_the_page_shows(tmp_path: Path) -> None:
    unneeded = shutil.ignore_patterns("__pycache__", "server", "lab", "envs")
    shutil.copytree(ROOT / "meadhall", tmp_path / "meadhall", ignore=unneeded)
    shutil.copytree(ROOT / "tests" / "games", tmp_path / "tests" / "games", ignore=unneeded)
    (tmp_path / "tests" / "__init__.py").touch()
    follow_the_page(tmp_path)
    assert run(tmp_path, "-c", LACKING).strip() == "[]"
    (command,) = re.findall(r"^python (-m pytest .*)$", PAGE, re.MULTILINE)
    assert " passed" in run(tmp_path, *command.split(), "-k", TOUCHED, "-p", "no:cacheprovider")

    content = tmp_path / "meadhall" / "games" / "blood_rage" / "content.yaml"
    content.write_text(content.read_text(encoding="utf-8").replace("bonus: 2, effect: {win_glory: 4}", "bonus: 99"))
    refused = run(tmp_path, "-c", REFUSED)
    assert re.sub(r":\d+:", ":", refused) in re.sub(r":\d+:", ":", PAGE)
