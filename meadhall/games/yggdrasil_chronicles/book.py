"""The Book of Sagas: every page read from `book/*.yaml`, and the constant tables made from them.

A saga is one file. Its pages are lists of operations with arguments; a new saga is a new file and a few words.
"""

from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

from meadhall.engine import bit, load_content, row, table
from meadhall.engine.content import overlay

from .content import CONTENT, SEATS
from .names import (
    Adversary,
    Counted,
    Counter,
    Ending,
    Enemy,
    Fail,
    Foe,
    Goal,
    Op,
    PageRule,
    SagaAction,
    Symbol,
    Token,
    Wolf,
    World,
)
from .saga_file import Instruction, SagaFile
from .schema import Content


@dataclass(frozen=True)
class Library:
    """Everything the rules are made of: what the content hash covers."""

    content: Content
    sagas: list[SagaFile]


def _read_sagas() -> list[SagaFile]:
    with overlay(None):  # an overlay changes content.yaml; a changed saga is a file of its own
        return [load_content(SagaFile, path) for path in sorted((Path(__file__).parent / "book").glob("*.yaml"))]


SAGAS = _read_sagas()
"""What a table may play, as its option `mode` says: easy, hard, and each saga."""
LIBRARY = Library(CONTENT, SAGAS)
SHEETS = [page for saga in SAGAS for page in saga.pages]
Page: Any = IntEnum("Page", {page.id.upper(): i for i, page in enumerate(SHEETS)})  # type: ignore[misc]
"""Every page of the book."""
PAGES = len(SHEETS)

# --- the tables rules read -------------------------------------------------------------------------------------------

_ops: list[list[int]] = [[0] * (3 + SEATS)]
_lists: list[list[int]] = [[-1] * len(World)]
_goals: list[list[int]] = [[0] * (2 + SEATS)]
_fails: list[list[int]] = [[0] * 4]


def _by_players(values: list[int]) -> list[int]:
    return values * SEATS if len(values) == 1 else values


def _number(kind: Any, name: str | None) -> int:
    return int(kind[name.upper()]) if name is not None else 0


def _encode(instruction: Instruction) -> list[int]:
    """(operation, who, where, value for 1 to 5 players)."""
    op = Op[instruction.op.upper()]
    who = (
        _number(Enemy, instruction.enemy)
        + _number(Adversary, instruction.adversary)
        + _number(Wolf, instruction.wolf)
        + _number(Counter, instruction.counter)
    )
    where = _number(World, instruction.world)
    if instruction.worlds is not None:
        worlds = [int(World[name.upper()]) for name in instruction.worlds]
        where = sum(bit(world) for world in worlds)
        if op == Op.PLACE_NEXT_TOKEN:
            where = len(_lists)
            _lists.append(worlds + [-1] * (len(World) - len(worlds)))
    return [int(op), who, where, *_by_players(instruction.value)]


def _write(instructions: list[Instruction]) -> tuple[int, int]:
    """Add a list to the table of operations; returns where it begins and how long it is."""
    first = len(_ops)
    _ops.extend(_encode(instruction) for instruction in instructions)
    return first, len(instructions)


_opening = [_write(page.opening) for page in SHEETS]
_advance = [_write(page.each_advance) for page in SHEETS]
_longest = max(page.length for page in SHEETS) + 1
_space = [
    [_write([i for on in page.spaces if on.space == space for i in on.do]) for space in range(_longest)]
    for page in SHEETS
]
_after = [
    [_write([i for after in page.after if after.enemy == enemy.name.lower() for i in after.do]) for enemy in Enemy]
    for page in SHEETS
]
_goal_at, _fail_at = [], []
for _page in SHEETS:
    _goal_at.append(len(_goals))
    for _goal in _page.goals:
        _goals.append([_number(Goal, _goal.goal), _number(Counter, _goal.counter), *_by_players(_goal.value)])
    _fail_at.append(len(_fails))
    for _fail in _page.fails:
        _fails.append(
            [_number(Fail, _fail.fail), _number(Counter, _fail.counter), _fail.value, _number(Ending, _fail.ending)]
        )

OPS = table(_ops)
"""Operation, who, where, and the value for 1 to 5 players."""
WORLD_LISTS = table(_lists)
"""Worlds in order, filled up with -1."""
GOALS = table(_goals)
"""Kind, counter, and the value for 1 to 5 players."""
FAILS = table(_fails)
"""Kind, counter, value, ending."""
OPENING = table(_opening)
"""First operation and how many, by page; so are the next four."""
EACH_ADVANCE = table(_advance)
ON_SPACE = table([n for pair in line for n in pair] for line in _space)
"""Read at [page, 2 * space] and [page, 2 * space + 1]."""
AFTER_ENEMY = table([n for pair in line for n in pair] for line in _after)
"""Read at [page, 2 * enemy] and [page, 2 * enemy + 1]."""
PAGE_GOALS = table([first, len(page.goals)] for first, page in zip(_goal_at, SHEETS, strict=True))
PAGE_FAILS = table([first, len(page.fails)] for first, page in zip(_fail_at, SHEETS, strict=True))
PAGE_LENGTH = row(page.length for page in SHEETS)
PAGE_END = row(Symbol[page.end.upper()] for page in SHEETS)
PAGE_TOKEN = row(Token[page.token.upper()] for page in SHEETS)
PAGE_RULES = row(sum(bit(PageRule[name.upper()]) for name in page.rules) for page in SHEETS)
PAGE_ACTIONS = row(sum(bit(SagaAction[name.upper()]) for name in page.actions) for page in SHEETS)
COUNTED_FOE = row(Foe[page.counts.foe.upper()] if page.counts else -1 for page in SHEETS)
COUNTED_WHEN = row(Counted[page.counts.when.upper()] if page.counts else 0 for page in SHEETS)
FIRST_PAGE = row(sum(len(saga.pages) for saga in SAGAS[:i]) for i in range(len(SAGAS)))
"""By saga."""
SIDE_B = row(saga.side == "b" for saga in SAGAS)
"""1 where gods use their powers, by saga."""
