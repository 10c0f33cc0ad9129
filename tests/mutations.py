"""Does a test fail when a rule breaks? Each mutation changes one line of a rule and runs the game's own tests.

python -m tests.mutations GAME [SAMPLE] [SEED]     # a report: each mutation, and whether a test noticed

The tests run interpreted, on a copy, first of all without any mutation: they must pass there, the lines that each runs
are noted, and the processor time they take is the measure of a mutation that no longer ends. Tests of a quick player's
advice are left out: rules are to be caught by tests of rules.
"""

import ast
import inspect
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from shutil import copytree, ignore_patterns

from coverage import CoverageData

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.machine import Compiled

ROOT = Path(__file__).parent.parent
SWAPS: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


def is_opinion(tests: Path) -> bool:
    """Whether a file tests what a quick player thinks, not the rules."""
    return tests.stem in ("test_advice", "test_evaluation")


@dataclass(frozen=True)
class Mutation:
    path: Path
    line: int
    statement: int
    before: str
    change: str
    source: str


class Result(Enum):
    MISSED = "MISSED"
    CAUGHT = "caught"
    ENDLESS = "caught (does not end)"


def lines_of_rules(rules: Game) -> dict[Path, set[int]]:
    """The lines of every rule that playing the game can reach, by file; a quick player's advice is not among them."""
    machine = Compiled(rules)
    found: dict[Path, set[int]] = {}
    for entry in (rules.setup, rules.options, rules.answer, rules.outcome, rules.conceal):
        for function in {entry, *machine._calls(entry)}:
            source, first = inspect.getsourcelines(function)
            path = Path(inspect.getfile(function))
            if path.is_relative_to(rules.folder):
                found.setdefault(path, set()).update(range(first, first + len(source)))
    return found


def mutations(rules: Game) -> list[Mutation]:
    """Every way to turn one operator of a rule into its neighbour."""
    found = []
    for path, lines in sorted(lines_of_rules(rules).items()):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        statements = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)]
        for node in ast.walk(tree):
            operators: list[tuple[object, str, int]] = []
            if isinstance(node, ast.Compare):
                operators = [(node.ops, "", i) for i in range(len(node.ops))]
            elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
                operators = [(node, "op", -1)]
            for holder, name, index in operators:
                old = holder[index] if index >= 0 else getattr(holder, name)  # type: ignore[index]
                if type(old) not in SWAPS or node.lineno not in lines:
                    continue
                new = SWAPS[type(old)]()
                change = f"{type(old).__name__} to {type(new).__name__}"
                _put(holder, name, index, new)
                line = text.splitlines()[node.lineno - 1].strip()
                statement = max(s for s in statements if s <= node.lineno)
                found.append(Mutation(path, node.lineno, statement, line, change, ast.unparse(tree)))
                _put(holder, name, index, old)
    return found


def _put(holder: object, name: str, index: int, value: object) -> None:
    if index >= 0:
        holder[index] = value  # type: ignore[index]
    else:
        setattr(holder, name, value)


class Workshop:
    """A copy of the sources in which rules are broken one after the other."""

    def __init__(self, folder: Path, package: str) -> None:
        self.folder = folder
        for part in ("meadhall", "tests", "docs"):
            copytree(ROOT / part, folder / part, ignore=ignore_patterns("__pycache__", "page", "pictures"))
        (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
        tests = sorted((folder / "tests" / "games" / package).glob("test_*.py"))
        self.limit, self.only_read = resource.RLIM_INFINITY, ""
        options = ["-p", "pytest_cov", f"--cov=meadhall/games/{package}", "--cov-context=test", "--cov-report="]
        if self._run([*options, *(str(file) for file in tests if not is_opinion(file))]) is not Result.MISSED:
            raise SystemExit(f"{package}: the tests fail without any mutation")
        spent = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.limit = round(spent.ru_utime + spent.ru_stime) + 10
        self.only_read = "yes"  # what this run compiled is right for every file but the one that is broken
        self.covered = CoverageData(str(folder / ".coverage"))
        self.covered.read()
        self.reach = Counter(
            test for path in self.covered.measured_files() for tests in self._contexts(path).values() for test in tests
        )

    def _contexts(self, path: str) -> dict[int, list[str]]:
        """The tests that run each line of a file."""
        found = self.covered.contexts_by_lineno(path)
        return {line: [test.partition("|")[0] for test in tests if test] for line, tests in found.items()}

    def result(self, mutation: Mutation) -> Result:
        """What the tests that run the broken line say, those that run the fewest other lines first."""
        path = self.folder / mutation.path.relative_to(ROOT)
        tests = sorted(set(self._contexts(str(path)).get(mutation.statement, ())), key=self.reach.__getitem__)
        if not tests:
            return Result.MISSED
        before = path.read_bytes()
        path.write_text(mutation.source, encoding="utf-8")
        try:
            return self._run(tests)
        finally:
            path.write_bytes(before)

    def _run(self, arguments: list[str]) -> Result:
        options = ["-x", "-m", "not compiled", "-p", "no:cacheprovider"]
        world = os.environ | {
            "PYTHONPATH": str(self.folder),
            "PYTHONDONTWRITEBYTECODE": self.only_read,
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "yes",
        }
        status = subprocess.run(
            [sys.executable, "-m", "pytest", *options, *arguments],
            cwd=self.folder,
            env=world,
            capture_output=True,
            check=False,
            preexec_fn=self._limit(),
        ).returncode
        if status < 0:
            return Result.ENDLESS
        return Result.CAUGHT if status else Result.MISSED

    def _limit(self) -> Callable[[], None]:
        limit = self.limit
        return lambda: resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))


def main(name: str, sample: int = 20, seed: int = 1) -> int:
    rules = meadhall.game(name)
    found = mutations(rules)
    chosen = random.Random(seed).sample(found, min(sample, len(found)))
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder), rules.folder.name)
        for mutation in chosen:
            result = workshop.result(mutation)
            missed += result is Result.MISSED
            print(
                f"{result.value}  {mutation.path.name}:{mutation.line}  {mutation.change}: {mutation.before}",
                flush=True,
            )
    print(f"{len(chosen) - missed} of {len(chosen)} mutations caught, of {len(found)} possible (seed {seed})")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:4])))
