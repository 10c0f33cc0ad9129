"""The documentation is true: its code runs, its commands exist, its links lead somewhere, its site builds.

Blocks marked `python` and `bash` are run page by page, in order, in an empty folder that has `examples` in it. A Python
block that begins with `# NAME.py` is saved under that name instead. Blocks marked `sh` are for somebody's own machine:
of those, every `meadhall` and `make` command must exist.
"""

import configparser
import os
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import yaml
from typer.main import get_command

import meadhall
from meadhall.cli import COMMANDS, app
from meadhall.envs.gymnasium import env_id
from meadhall.server import wire

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
EXCERPTS = {
    "docs/add-a-game.md": "examples/ale/__init__.py",
    "docs/design.md": "meadhall/games/yggdrasil/state.py",
    "docs/server.md": "examples/bot_client.py",
}
"""Pages whose Python is quoted from a file of ours."""
LIGHTER = [(r"--games \d+", "--games 4"), (r"--processes \d+", "--processes 1"), (r"search:\d+", "search:20")]
LIGHTER += [(r"range\(1000\)", "range(5)"), (r"games=\d+", "games=20"), (r"(vector\(\"[a-z]+\"), \d+", r"\1, 16")]
LIGHTER += [(r"num_envs=\d+", "num_envs=4"), (r"meadhall bench (\S+)", r"meadhall bench \1 --seconds 0.2")]
"""Less of everything, so that the tests end the same day."""
LIGHTER_BOTS = [(r"--bots greedy\b", "--bots novice"), (r'\("greedy",\)', '("novice",)')]
"""Bots of studies that play at tables: for greedy ones the rules of each game would be compiled once more."""


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, *kinds: str) -> list[tuple[str, str]]:
    """Kind and text of a page's blocks of some kinds, in order."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [(kind, text) for kind, text in found if kind in kinds]


def lighter(text: str, less: list[tuple[str, str]]) -> str:
    for heavy, light in less:
        text = re.sub(heavy, light, text)
    return text


TO_RUN = [(page, kind) for page in PAGES for kind in ("python", "bash") if blocks(page, kind)]


def paste(page: Path, kind: str, folder: Path, less: list[tuple[str, str]]) -> None:
    """Run the blocks of one kind of a page; what is quoted from a file of ours must stand there."""
    (folder / "examples").symlink_to(ROOT / "examples")
    (folder / "meadhall").write_text(f'#!/bin/sh\nexec {sys.executable} -m meadhall "$@"\n')
    (folder / "meadhall").chmod(0o755)
    pasted: list[str] = []
    for own, text in blocks(page, "python", "bash"):
        if saved := re.match(r"# (\w+\.py)\n", text):
            (folder / saved[1]).write_text(text, encoding="utf-8")
        elif own == kind == "python" and name(page) in EXCERPTS:
            source = (ROOT / EXCERPTS[name(page)]).read_text(encoding="utf-8")
            assert [line for line in text.splitlines() if line.strip() not in source] == []
        elif own == kind:
            pasted.append(lighter(text, less))
    if not pasted:
        return
    runner = sys.executable if kind == "python" else "bash"
    begin = "" if kind == "python" else f"set -e\nexport PATH={folder}:{Path(sys.executable).parent}:$PATH\n"
    given = begin + "\n".join(pasted)
    (folder / "pasted").write_text(given, encoding="utf-8")
    done = subprocess.run(
        [runner, "pasted"],
        stdin=subprocess.DEVNULL,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{given}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.mark.parametrize(("page", "kind"), TO_RUN, ids=lambda part: part if isinstance(part, str) else name(part))
def test_the_pages_code_runs_when_pasted(page: Path, kind: str, tmp_path: Path) -> None:
    paste(page, kind, tmp_path, LIGHTER + LIGHTER_BOTS)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["python", "bash"])
def test_the_labs_code_runs_with_the_bots_it_names(kind: str, tmp_path: Path) -> None:
    paste(ROOT / "docs" / "lab.md", kind, tmp_path, LIGHTER)


def commands() -> Iterator[tuple[str, str]]:
    """Every `meadhall` command in the documentation, with the page it stands on."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        shell = "\n".join(block for _, block in blocks(page, "sh", "bash", ""))
        inline = [code for code in re.findall(r"`([^`\n]+)`", text) if code.startswith("meadhall ")]
        for line in [*shell.splitlines(), *inline]:
            for found in re.findall(r"(?:^|/|\s)meadhall ([a-z][^|#;&]*)", line):
                if not re.match(r"^(useradd|createuser|createdb|pg_dump)", line.strip()):
                    yield name(page), found.strip()


def test_every_command_in_the_documentation_exists() -> None:
    group = get_command(app)
    wrong = []
    for page, line in commands():
        words = line.split()
        if words[0] not in COMMANDS:
            wrong.append(f"{page}: meadhall {line}")
            continue
        command = group.get_command(None, words[0])  # type: ignore[attr-defined, arg-type]
        known = {option for parameter in command.params for option in [*parameter.opts, *parameter.secondary_opts]}
        used = {word.partition("=")[0] for word in words[1:] if re.match(r"--?[a-z]", word)}
        wrong += [f"{page}: meadhall {line} ({option})" for option in used - known - {"--help"}]
    assert wrong == []


def test_every_version_of_an_environments_id_says_what_bumped_it() -> None:
    told = re.findall(r"^\| `(meadhall/\w+-v\d+)` \|", (ROOT / "docs" / "envs.md").read_text(encoding="utf-8"), re.M)
    games = map(meadhall.game, meadhall.games())
    assert sorted(told) == sorted(env_id(game.name, v) for game in games for v in range(1, game.version + 1))


def test_everything_to_make_can_be_made() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    asked = {
        target
        for page in PAGES
        for text in [*(b for _, b in blocks(page, "sh", "bash")), *re.findall(r"`(make [^`]+)`", page.read_text())]
        for target in re.findall(r"\bmake ([a-z-]+)", text)
    }
    assert asked - targets == set()
    assert {"play", "test"} <= asked


def test_messages_settings_and_units_are_well_formed() -> None:
    decoder = msgspec.json.Decoder(wire.ToServer)
    for page in PAGES:
        for kind, text in blocks(page, "json", "toml", "ini", "yaml"):
            match kind:
                case "json":
                    for line in text.splitlines():
                        decoder.decode(line)
                case "toml":
                    tomllib.loads(text)
                case "ini":
                    configparser.ConfigParser(strict=False).read_string(text)
                case "yaml":
                    yaml.safe_load(text)


def test_no_link_is_dead_and_every_file_named_is_there() -> None:
    dead = []
    for page in PAGES:
        text = BLOCK.sub("", page.read_text(encoding="utf-8"))
        links = [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if not re.match(r"[a-z]+:", link)]
        dead += [f"{name(page)}: {link}" for link in links if not _leads_somewhere(page, link)]
        folders = r"meadhall|tests|benchmarks|examples|docs|web"
        files = re.findall(rf"`((?:{folders})/[\w./-]+\.\w+)`", text)
        dead += [f"{name(page)}: {file}" for file in files if not (ROOT / file).exists() and "GAME" not in file]
    assert dead == []


def _leads_somewhere(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if not target.exists() or not anchor:
        return target.exists()
    heads = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.M)
    return anchor in {re.sub(r"[^\w\- ]", "", head).strip().lower().replace(" ", "-") for head in heads}


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "search" / "search_index.json").stat().st_size > 10_000


@pytest.mark.parametrize("game", meadhall.games())
def test_every_game_has_a_page_with_all_that_belongs_there(game: str) -> None:
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    parts = [f"<!-- rules: {game} -->", f"<!-- tables: {game} -->", "<!-- balance -->", f"../pictures/{game}.png"]
    parts += ["## Rulings", "## Provenance", "split into decisions"]
    assert [part for part in parts if part not in text] == []
    renewed = runpy.run_path(str(ROOT / "docs" / "tables.py"))["renewed"](text)
    assert text == renewed, "python docs/tables.py writes what has changed"


def test_every_page_is_in_the_sites_menu() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert {page for page in pages if page not in text} == set()


def test_the_citation_is_of_this_release() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert (cited["version"], cited["type"]) == (meadhall.__version__, "software")
    assert cited["authors"] == tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["authors"]
