"""Does a test fail when a rule breaks? Each mutation changes one place of a rule and runs the game's own tests.

python -m tests.mutations GAME [--sample 160] [--seed 1] [--only WORDS]   # each mutation, and whether a test noticed
python -m tests.mutations                                                 # a few in one chapter of every game

The tests run interpreted, in one process, first without any mutation: they must pass, and the lines that each runs are
noted. Then each mutation is tried in a fork of that process: the rule is given the code of the broken one, and the
tests that reach the line run until one fails. Tests of the greedy bot and golden games are left out: rules are to be
caught by tests of rules. So is what is told: `tell` and `whisper` are the story, not a rule.

Mutations that no test can notice, because the game is the same, are argued in `tests/survivors.yaml`.
"""

import argparse
import ast
import gc
import os
import random
import resource
import signal
import sys
import types
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

import coverage
import pytest
import yaml
from _pytest.runner import runtestprotocol

import meadhall
from meadhall.engine.contract import Game
from meadhall.engine.machine import Compiled

TESTS = Path(__file__).parent
SURVIVORS = TESTS / "survivors.yaml"
NEIGHBOURS: dict[type, type] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
TOLD = ("tell", "whisper")
"""How the functions begin that tell the story."""
ENOUGH = 0.9
"""The share of the mutations of a game that its tests must notice."""
FEW = 8
CHAPTERS = {
    "asgard": ("temples.py: ", "test_[abprs]*.py"),
    "blood-rage": ("phases.py: ", "test_[cpr]*.py"),
    "champions-of-midgard": ("combat.py: ", "test_[crv]*.py"),
    "yggdrasil": ("worlds.py: ", "test_[gr]*.py"),
    "yggdrasil-chronicles": ("iotunns.py: ", "test_chronicles_[hi]*.py"),
}
"""What the short run breaks, a chapter of each game, and the tests of that chapter."""
SECONDS = 12
"""Processor time that one test may take once a rule is broken: after that the game does not end."""
MEMORY = 4 << 30
"""Bytes that the tests of one mutation may take."""
OPTIONS = ["-q", "-m", "not compiled", "-pno:cacheprovider", "-pno:xdist", "--hypothesis-seed=1", "--capture=sys"]


def is_opinion(tests: Path) -> bool:
    """Whether a file tests what the greedy bot thinks, not the rules."""
    return tests.stem in ("test_advice", "test_evaluation")


# --- what can be broken ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutation:
    """One place of a rule, and another reading of it."""

    rule: Any
    statement: int
    """The first line of its statement, which is the one that coverage notes."""
    text: str
    change: str
    code: Callable[[], types.CodeType]

    @property
    def name(self) -> str:
        return f"{Path(self.rule.__code__.co_filename).name}: {self.rule.__name__}: {self.text}: {self.change}"


def rules_of(game: Game) -> list[Any]:
    """Every rule of a game that playing it can reach; what a seat sees and the greedy bot are not among them."""
    machine, found = Compiled(game), dict[str, Any]()
    for entry in (game.setup, game.options, game.answer, game.outcome):
        for function in machine._reached(entry):
            if Path(function.__code__.co_filename).is_relative_to(game.folder):  # not the engine, nor what it wrote
                found[f"{function.__module__}.{function.__qualname__}"] = function
    return [found[name] for name in sorted(found)]


def mutations(game: Game) -> list[Mutation]:
    """Every way to break one place of one rule of a game."""
    trees: dict[str, tuple[ast.Module, list[str]]] = {}
    found = []
    for function in rules_of(game):
        path = function.__code__.co_filename
        if path not in trees:
            text = Path(path).read_text(encoding="utf-8")
            trees[path] = ast.parse(text, path), text.splitlines()
        tree, lines = trees[path]
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name == function.__name__:
                found += _of_function(function, tree, node, lines)
    return found


def _of_function(function: Any, tree: ast.Module, made: ast.FunctionDef, lines: list[str]) -> Iterator[Mutation]:
    for statement, node in _places(ast.Module(made.body, []), made):
        for change, field, value in _changes(node):
            place: Any = node
            yield Mutation(
                rule=function,
                statement=statement.lineno,
                text=lines[place.lineno - 1].strip(),
                change=change,
                code=partial(_broken, function, tree, node, field, value),
            )


def _places(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.stmt, ast.AST]]:
    """Every statement and expression below a node, each with its statement; not what is only told, nor docstrings."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr) and (isinstance(child.value, ast.Constant) or _called(child).startswith(TOLD)):
            continue
        if isinstance(child, ast.stmt | ast.expr):
            statement = child if isinstance(child, ast.stmt) else statement
            yield statement, child
        yield from _places(child, statement)


def _called(node: ast.Expr) -> str:
    """The name of the function that a statement calls and nothing else."""
    return node.value.func.id if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name) else ""


def _changes(node: ast.AST) -> Iterator[tuple[str, str, object]]:
    """Other readings of one node: in words, which field changes, and its value."""
    if isinstance(node, ast.Compare):
        for i, old in enumerate(node.ops):
            new = NEIGHBOURS[type(old)]()
            yield _in_words(old, new), "ops", [*node.ops[:i], new, *node.ops[i + 1 :]]
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in NEIGHBOURS:
        new = NEIGHBOURS[type(node.op)]()
        yield _in_words(node.op, new), "op", new
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{node.value} to {not node.value}", "value", not node.value
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield f"{node.value} to {node.value + 1}", "value", node.value + 1
    elif isinstance(node, ast.If | ast.IfExp) and not isinstance(node.test, ast.Compare | ast.BoolOp):
        yield "negated", "test", ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Expr):
        yield "left out", "value", ast.Constant(None)
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple):
        yield "left out", "targets", [ast.Name("_", ast.Store())]


def _in_words(old: ast.AST, new: ast.AST) -> str:
    return f"{type(old).__name__} to {type(new).__name__}"


def _broken(function: Any, tree: ast.Module, node: ast.AST, field: str, value: object) -> types.CodeType:
    """The code of a function of a module in which one field of one node is another."""
    before = getattr(node, field)
    setattr(node, field, value)
    try:
        module = compile(ast.fix_missing_locations(tree), function.__code__.co_filename, "exec")
    finally:
        setattr(node, field, before)
    own = function.__code__
    found = [c for c in module.co_consts if isinstance(c, types.CodeType) and c.co_firstlineno == own.co_firstlineno]
    return found[0]


# --- who notices -----------------------------------------------------------------------------------------------------


class Result(Enum):
    MISSED = "MISSED"
    CAUGHT = "caught"
    ENDLESS = "caught (does not end)"


class Breaker:
    """A plugin of pytest: instead of running the tests once, it runs them with one rule broken after the other."""

    def __init__(self, game: Game, chosen: list[Mutation], tell: Callable[[Mutation, Result], None]) -> None:
        self.game, self.chosen, self.tell = game, chosen, tell
        self.failing: list[str] = []
        """Tests that fail without any mutation: nothing can be said then."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        lines = self._lines_by_test(session.items)
        if self.failing:
            return True
        reach = Counter(test for tests in lines.values() for test in tests)
        order = {test: session.items[test] for test in sorted(reach, key=reach.__getitem__)}
        gc.freeze()
        running: dict[int, Mutation] = {}
        for mutation in [*self.chosen, None]:
            while running and (mutation is None or len(running) == (os.cpu_count() or 1)):
                child, status = os.wait()
                self.tell(running.pop(child), _result(status))
            if mutation is not None:
                tests = lines[mutation.rule.__code__.co_filename, mutation.statement]
                running[_try(mutation, [item for test, item in order.items() if test in tests])] = mutation
        return True

    def _lines_by_test(self, items: list[pytest.Item]) -> dict[tuple[str, int], set[int]]:
        """Which tests, by their place, run each line of the rules. All must pass."""
        tracer = coverage.Coverage(data_file=None, source=[str(self.game.folder)])
        tracer.start()
        for place, item in enumerate(items):
            tracer.switch_context(str(place))
            if not _passes(item):
                self.failing.append(item.nodeid)
        tracer.stop()
        found = defaultdict[tuple[str, int], set[int]](set)
        data = tracer.get_data()
        for path in data.measured_files():
            for line, tests in data.contexts_by_lineno(path).items():
                found[path, line] = {int(test) for test in tests if test}
        return found


def _passes(item: pytest.Item) -> bool:
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def _passes_in_time(item: pytest.Item) -> bool:
    signal.setitimer(signal.ITIMER_PROF, SECONDS)  # nobody listens to this alarm: it ends the process
    return _passes(item)


def _try(mutation: Mutation, items: list[pytest.Item]) -> int:
    """Break a rule in a fork of this process, and run tests until one fails; the number of the child."""
    if child := os.fork():
        return child
    noticed = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        mutation.rule.__code__ = mutation.code()
        noticed = 0 if all(_passes_in_time(item) for item in items) else 1
    finally:
        os._exit(noticed)


def _result(status: int) -> Result:
    if os.WIFSIGNALED(status):
        return Result.ENDLESS
    return Result.CAUGHT if os.WEXITSTATUS(status) else Result.MISSED


def survivors(name: str) -> dict[str, str]:
    """Mutations of a game that change nothing anybody could notice, each with the reason."""
    argued: dict[str, dict[str, str]] = yaml.safe_load(SURVIVORS.read_text(encoding="utf-8"))
    return argued.get(name, {})


def trial(name: str, sample: int, seed: int = 1, only: str = "", tests: str = "test_*.py") -> tuple[int, list[str]]:
    """Break so many places of a game's rules: how many count, and those that none of these tests noticed."""
    game, argued, missed = meadhall.game(name), survivors(name), list[str]()
    found = [mutation for mutation in mutations(game) if only in mutation.name]
    chosen = [mutation for mutation in _sample(found, sample, seed) if mutation.name not in argued]

    def tell(mutation: Mutation, result: Result) -> None:
        if result is Result.MISSED:
            missed.append(mutation.name)
        print(f"{result.value}  {mutation.name}", flush=True)

    folder = TESTS / "games" / game.folder.name
    files = [str(file) for file in sorted(folder.glob(tests)) if not is_opinion(file)]
    breaker = Breaker(game, chosen, tell)
    pytest.main([*OPTIONS, *files], plugins=[breaker])
    if breaker.failing:
        raise SystemExit(f"without any mutation these fail already: {', '.join(breaker.failing)}")
    return len(chosen), missed


def _sample(found: list[Mutation], sample: int, seed: int) -> list[Mutation]:
    return random.Random(seed).sample(found, min(sample, len(found)))


def short_run() -> list[str]:
    """A few mutations of a chapter of every game: those that the chapter's tests do not notice."""
    return [
        mutation
        for name, (chapter, tests) in CHAPTERS.items()
        for mutation in trial(name, FEW, only=chapter, tests=tests)[1]
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=meadhall.games(), nargs="?", help="none: the short run")
    parser.add_argument("--sample", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="mutations whose name contains this")
    parser.add_argument("--tests", default="test_*.py", help="the test files of the game to run")
    chosen = parser.parse_args()
    if chosen.game is None:
        missed = short_run()
        print(*(f"no test notices  {mutation}" for mutation in missed), sep="\n")
        return 1 if missed else 0
    counted, missed = trial(chosen.game, chosen.sample, chosen.seed, chosen.only, chosen.tests)
    caught = counted - len(missed)
    print(f"{chosen.game}: {caught} of {counted} mutations caught (seed {chosen.seed})")
    return 0 if caught >= ENOUGH * counted else 1


if __name__ == "__main__":
    sys.exit(main())
