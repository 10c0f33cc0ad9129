"""What we build on: locked, used, under a licence we can live with. `tests/soak/audit.py` asks for known holes."""

import ast
import asyncio
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

import httpx
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .soak.audit import LOCK, python_holes

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]
TRAINING = {"learn", "sb3", "torchrl"}
"""Extras that tests do without."""
TOOLS = {
    "mkdocs-material": "mkdocs build",
    "mkdocstrings-python": "mkdocs build",
    "mypy": "(RUN)/mypy",
    "numba-cuda": "from numba import cuda",
    "ruff": "(RUN)/ruff",
    "import-linter": "lint-imports",
    "pytest-xdist": "pytest -n",
    "pytest-cov": "--cov=",
    "types-pyyaml": "import yaml",
    "hatchling": "from hatchling",
    "httptools": "uvicorn",
    "uvloop": "uvicorn",
}
"""Used without being imported under their own name: what to look for instead, in the Makefile or our code."""
FREE = re.compile(
    r"apache|mit|bsd|isc|psf|python software foundation|python-2|mpl|mozilla|lgpl|zlib|cc0|0bsd|blueoak|cc-by|ofl",
    re.I,
)
NVIDIA = re.compile(r"nvidia-|cuda-toolkit")
"""Parts of NVIDIA's toolkit, which only the extra `cuda` brings and nobody redistributes."""


def direct() -> dict[str, list[Requirement]]:
    """Extra ("" for the core) to what it asks for; not what brings PyTorch, gigabytes that only training needs."""
    extras = {"": PROJECT["dependencies"], **EXTRAS}
    return {extra: [Requirement(text) for text in texts] for extra, texts in extras.items() if extra not in TRAINING}


@cache
def closure() -> set[str]:
    """Everything that the extras bring along, by canonical name."""
    wanted = [each for found in direct().values() for each in found]
    done: set[tuple[str, frozenset[str]]] = set()
    while wanted:
        requirement = wanted.pop()
        key = canonicalize_name(requirement.name), frozenset(requirement.extras)
        if key in done or (requirement.marker and not _applies(requirement, {""})):
            continue
        done.add(key)
        for text in metadata.requires(requirement.name) or []:
            further = Requirement(text)
            if _applies(further, requirement.extras | {""}):
                further.marker = None
                wanted.append(further)
    return {name for name, _ in done}


def _applies(requirement: Requirement, extras: set[str]) -> bool:
    return requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in extras)


def imported(*folders: str) -> set[str]:
    """Top-level names that the Python files of some folders import."""
    found = set()
    for path in (
        path for folder in folders for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts
    ):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found


@cache
def distributions() -> dict[str, set[str]]:
    """Import name to the distributions that have it."""
    return {name: {canonicalize_name(d) for d in found} for name, found in metadata.packages_distributions().items()}


def test_everything_is_locked_and_what_is_locked_is_installed() -> None:
    assert closure() - set(LOCK) == set()
    assert {name: metadata.version(name) for name in closure()} == {name: LOCK[name] for name in closure()}


def test_nothing_is_locked_that_nobody_needs() -> None:
    assert set(LOCK) - closure() == set()


def test_every_dependency_is_used() -> None:
    files = [ROOT / "Makefile", ROOT / "hatch_build.py", ROOT / "meadhall" / "server" / "serve.py"]
    files += (ROOT / "meadhall" / "engine").glob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    names = imported("meadhall", "tests", "benchmarks", "examples", "docs")
    used = {name for word in names for name in distributions().get(word, ())}
    asked = {canonicalize_name(each.name) for found in direct().values() for each in found}
    tools = {name for name, sign in TOOLS.items() if sign in text}
    assert asked - used - tools == set()


def test_every_import_of_the_package_is_declared() -> None:
    asked = {canonicalize_name(each.name) for extra, found in direct().items() if extra != "dev" for each in found}
    here = {"meadhall"} | {Requirement(text).name.replace("-", "_") for each in TRAINING for text in EXTRAS[each]}
    foreign = {name for name in imported("meadhall") if name not in sys.stdlib_module_names and name not in here}
    unknown = {name for name in foreign if not distributions().get(name, set()) & asked}
    assert unknown == set()


def licence(name: str) -> str:
    about = metadata.metadata(name)
    listed = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    return about.get("License-Expression") or "; ".join(listed) or (about.get("License") or "").partition("\n")[0]


def test_licences_are_free() -> None:
    odd = {name: licence(name) for name in closure() if not FREE.search(licence(name)) and not NVIDIA.match(name)}
    assert odd == {}
    core = {canonicalize_name(each.name) for each in direct()[""]}
    assert {name: licence(name) for name in core if "GPL" in licence(name)} == {}


# --- the page --------------------------------------------------------------------------------------------------------


def page_packages() -> Iterator[tuple[str, dict[str, Any]]]:
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    return ((path.rpartition("node_modules/")[2], about) for path, about in packages.items() if path)


def test_the_pages_packages_are_locked_with_their_hashes_and_free() -> None:
    unlocked = [name for name, about in page_packages() if not about.get("integrity") and not about.get("inBundle")]
    assert unlocked == []
    odd = {name: about.get("license") for name, about in page_packages() if not FREE.search(str(about.get("license")))}
    assert odd == {}


def test_every_package_of_the_page_is_used() -> None:
    web = ROOT / "web"
    asked = json.loads((web / "package.json").read_text())
    files = [
        *web.glob("*.*s"),
        *web.glob(".prettier*"),
        *web.glob("*.json"),
        *(web / "src").rglob("*.*"),
        *(web / "tests").rglob("*.ts"),
    ]
    text = "\n".join(path.read_text(encoding="utf-8", errors="ignore") for path in files if "package" not in path.name)
    text += json.dumps(asked["scripts"]) + "\n".join(p.read_text() for p in (ROOT / "tests" / "page").glob("*.py"))
    unused = [
        name for name in asked["devDependencies"] if name not in text and name.removeprefix("@types/") not in text
    ]
    assert unused == []


# --- known holes: only how the audit reads an answer; nothing is asked here ------------------------------------------


def test_a_known_hole_is_reported_and_silence_too() -> None:
    def pypi(request: httpx.Request) -> httpx.Response:
        name = request.url.path.split("/")[2]
        holes = [{"id": "GHSA-1", "withdrawn": None}, {"id": "GHSA-2", "withdrawn": "2026-01-01"}]
        return httpx.Response(
            404 if name == "redis" else 200, json={"vulnerabilities": holes if name == "rich" else []}
        )

    holes, silent = asyncio.run(python_holes(httpx.MockTransport(pypi)))
    assert holes == {f"rich {LOCK['rich']}": ["GHSA-1"]}
    assert silent == ["redis"]
