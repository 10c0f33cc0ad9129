"""Studies of so many games that nobody reads each: one short row a game, and what happened added up over all of them.

What is kept of a game is its decisions, options, ending, scores and winners. Of its events only sums are kept: how
often each came in which turn with which things, and how often those won who did something with a thing. So a GPU adds
up what it played where it played it, and nothing waits for files. A part of a study is one NumPy archive; this module
does without Polars, which machines with GPUs often lack.
"""

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import EnumMeta
from functools import cached_property
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from ..engine.contract import Game
from ..engine.cuda import available, room_on_gpu, to_gpu
from ..engine.kernels import ANY, TAKEN_COLUMNS, Counter
from ..engine.machine import event_dtype
from ..engine.playouts import BOTS
from ..engine.vocabulary import SEAT
from .compiled import ROOM, CompiledPlay, bots_of, play_on_gpu
from .logged import CHOICES, DECISIONS, ENDING, LINES, LOST, TALLIES, Games
from .looks import defaults, place_columns, things
from .plan import Plan, StudyError
from .results import ARGUMENTS, LOG, Results, clock_of

__all__ = ["Layout", "Part", "Sums", "add_up", "read_sums"]

TOGETHER = {"compiled": 4_096, "cuda": 262_144}
"""Games of a part."""
TURNS, MOST = 64, 64
"""Turns and plain numbers that are told apart; what lies beyond is counted with the last."""
SEATS = 8
Longs = npt.NDArray[np.int64]


class Layout:
    """Where facts are counted: for each event its turn and two of its arguments, and for things the seats that took
    them."""

    def __init__(self, rules: Game) -> None:
        heat = set(defaults(rules)["heat"])
        places: list[list[int]] = []
        self.size = 0
        for name, kinds in rules.events.kinds:
            columns = [ARGUMENTS.index(column) for column in (place_columns(kinds) if name in heat else ())]
            columns = (columns + [at for at in range(len(ARGUMENTS)) if at not in columns])[:2]
            held = [*kinds.values(), None, None, None, None]
            sizes = [_size(held[column]) for column in columns]
            places.append([self.size, columns[0], sizes[0], columns[1], sizes[1]])
            self.size += TURNS * sizes[0] * sizes[1]
        self.places = np.array(places, np.int32)
        """By event: its first cell, then the column and the size of either argument."""
        self.taken = np.full(len(places), -1, np.int32)
        """By event: the first row of its things; -1 where nothing is taken."""
        self.rows = 0
        for number, _, kind in things(rules):
            self.taken[number], self.rows = self.rows, self.rows + int(max(kind)) + 1

    def cells(self, log: npt.NDArray[np.int16]) -> Longs:
        """The cell of each line of a log."""
        wide = log.astype(np.int64)
        first, column_1, size_1, column_2, size_2 = self.places[wide[:, 2]].T.astype(np.int64)
        line = np.arange(len(wide))
        one, two = (
            np.clip(wide[line, 4 + column] + 1, 0, size - 1)
            for column, size in ((column_1, size_1), (column_2, size_2))
        )
        cells: Longs = first + (np.clip(wide[:, 1], 0, TURNS - 1) * size_1 + one) * size_2 + two
        return cells


def _size(kind: Any) -> int:
    """Cells for an argument: one for none, each of its values, and one for what lies beyond."""
    if kind is None:
        return 2
    if kind is SEAT:
        return SEATS + 2
    members: list[int] = list(kind.__members__.values()) if isinstance(kind, EnumMeta) else [MOST - 1]
    return int(max(members)) + 1 + 2


@dataclass(frozen=True)
class Part:
    """Some games of a study."""

    first: int
    """The number of its first game."""
    decisions: Any
    choices: Any
    endings: Any
    scores: Any
    """By game and seat."""
    winners: Any
    """A mask of seats a game."""
    cells: Any
    """Cells of the layout that are not empty."""
    counts: Any
    """What is in them."""
    taken: Any
    """By thing: seats that took it, and by number of winners those of them who won."""


def add_up(plan: Plan, folder: Path, machine: str = "compiled", progress: Callable[[int], None] | None = None) -> int:
    """Play the parts that are missing; returns how many games were played now. Interrupted, it keeps what is done."""
    rules = plan.check()
    if slow := sorted(set(plan.bots) - set(BOTS)):
        raise StudyError(
            f"sums are made of games that play compiled: {' and '.join(sorted(BOTS))}, not {', '.join(slow)}"
        )
    if machine == "cuda" and not available():
        raise StudyError("there is no GPU here that CUDA can use; `--machine compiled` makes the same sums")
    plan.save(folder)
    layout, mark, size = Layout(rules), plan.mark, TOGETHER[machine]
    done = _done(folder, mark)
    todo = [range(at, min(plan.games, at + size)) for at in range(0, plan.games, size)]
    todo = [numbers for numbers in todo if not any(numbers.start in known for known in done)]
    player = GpuSums(rules, plan, layout, size) if machine == "cuda" else None
    played = 0
    with ThreadPoolExecutor(1) as writer:  # writes one part while the next is played
        writing = None
        for numbers in todo:
            part = player.play(numbers) if player else counted(layout, plan, CompiledPlay(rules, plan).play(numbers))
            if writing:
                writing.result()
            writing = writer.submit(_write, part, len(numbers), folder, mark)
            played += len(numbers)
            if progress:
                progress(played)
        if writing:
            writing.result()
    return played


def counted(layout: Layout, plan: Plan, results: Results) -> Part:
    """The sums of games that were played here."""
    cells, counts = np.unique(layout.cells(results.log), return_counts=True)
    return Part(
        results.numbers.start,
        results.decisions,
        results.choices,
        results.records["over"],
        results.scores[:, : plan.players],
        results.winners,
        cells,
        counts,
        _takers(layout, results),
    )


def _takers(layout: Layout, results: Results) -> Longs:
    made: Longs = np.zeros((layout.rows, TAKEN_COLUMNS), np.int64)
    game = np.repeat(np.arange(len(results.numbers)), results.lines)
    took = layout.taken[results.log[:, LOG.index("event")]] >= 0
    rows = np.column_stack([game[took], results.log[took][:, [LOG.index(name) for name in ("event", "a", "b")]]])
    for at, event, seat, thing in np.unique(rows, axis=0).tolist():
        winners = int(results.winners[at])
        row = layout.taken[event] + thing
        made[row, ANY] += 1
        if winners >> seat & 1:
            made[row, winners.bit_count()] += 1
    return made


class GpuSums:
    """Plays and adds up on the GPU of this machine; its arrays are made once and stay there."""

    def __init__(self, rules: Game, plan: Plan, layout: Layout, most: int) -> None:
        self.rules, self.plan, self.layout, self.most = rules, plan, layout, most
        self._counter = Counter(TURNS)
        self._where = to_gpu(layout.places), to_gpu(layout.taken)
        self._table = self._arrays(ROOM)

    def _arrays(self, room: int) -> Games:
        n, plan, dtype = self.most, self.plan, event_dtype(self.rules)
        event, argument = clock_of(self.rules)
        return Games(
            games=room_on_gpu(n, dtype),
            blank=to_gpu(np.zeros(1, dtype)),
            seed=plan.seed,
            players=plan.players,
            settings=to_gpu(np.array(self.rules.settings.encode(plan.options), np.int16)),
            bots=room_on_gpu((n, plan.players), np.int8),
            clock_event=event,
            clock_argument=argument,
            scores=room_on_gpu((n, 8), np.int16),
            winners=room_on_gpu(n, np.int16),
            tally=room_on_gpu((n, TALLIES), np.int32),
            log=room_on_gpu((n, room, len(LOG)), np.int16),
        )

    def play(self, numbers: range) -> Part:
        """Play these games, again with more room if the log was too short."""
        n, plan = len(numbers), self.plan
        while True:
            there: Any = self._table._replace(seed=plan.seed + numbers.start)
            there.bots.copy_to_device(bots_of(self.rules, plan, range(numbers.start, numbers.start + self.most)))
            tally = play_on_gpu(self.rules, n, there)[:n]
            if tally[:, LOST].any():
                raise StudyError(f"{self.rules.name}: more events between two decisions than the record has room for")
            if (longest := int(tally[:, LINES].max())) <= there.log.shape[1]:
                break
            del there, self._table  # what they hold is needed for the larger one
            self._table = self._arrays(2 * longest)
        sums = (
            to_gpu(np.zeros(self.layout.size, np.int64)),
            to_gpu(np.zeros(self.layout.rows * TAKEN_COLUMNS, np.int64)),
        )
        self._counter(n, there.log, to_gpu(np.ascontiguousarray(tally[:, LINES])), there.winners, self._where, sums)
        counts, taken = (part.copy_to_host() for part in sums)
        (cells,) = np.nonzero(counts)
        scores, winners = there.scores.copy_to_host()[:n, : plan.players], there.winners.copy_to_host()[:n]
        return Part(
            numbers.start,
            tally[:, DECISIONS],
            tally[:, CHOICES],
            tally[:, ENDING],
            scores,
            winners,
            cells,
            counts[cells],
            taken.reshape(-1, TAKEN_COLUMNS),
        )


def _file(folder: Path, first: int) -> Path:
    return folder / f"sums-{first:012d}.npz"


def _write(part: Part, games: int, folder: Path, mark: str) -> None:
    """Write a file whole or not at all."""
    file = _file(folder, part.first)
    partial = file.with_suffix(f".{os.getpid()}.part")
    about = np.frombuffer(json.dumps({"mark": mark, "first": part.first, "games": games}).encode(), np.uint8)
    kept = {
        "decisions": part.decisions.astype(np.uint16),
        "choices": part.choices.astype(np.uint32),
        "endings": part.endings.astype(np.uint8),
        "scores": part.scores.astype(np.int16),
        "winners": part.winners.astype(np.uint8),
        "cells": part.cells.astype(np.int64),
        "counts": part.counts.astype(np.int64),
        "taken": part.taken,
    }
    try:
        with partial.open("wb") as stream:
            np.savez(stream, about=about, **kept)
        os.replace(partial, file)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise StudyError(f"{file} cannot be written: {error.strerror or error}; the same command goes on") from None


def _about(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as stream, np.load(stream, allow_pickle=False) as data:
            return dict(json.loads(data["about"].tobytes()))
    except (OSError, BadZipFile, ValueError, KeyError, EOFError) as error:
        raise StudyError(f"{file} is damaged ({error}); delete it, and the same command makes it anew") from None


def _done(folder: Path, mark: str) -> list[range]:
    """The games that are there."""
    found = []
    for file in sorted(folder.glob("sums-*.npz")):
        about = _about(file)
        if about["mark"] != mark:
            raise StudyError(f"{file} belongs to another study; choose another folder")
        found.append(range(about["first"], about["first"] + about["games"]))
    return found


@dataclass(frozen=True)
class Sums:
    """A study of sums on disk, read part by part."""

    plan: Plan
    files: tuple[Path, ...]

    @cached_property
    def rules(self) -> Game:
        return self.plan.check()

    def parts(self) -> Iterator[Part]:
        for file in self.files:
            with np.load(file, allow_pickle=False) as data:
                first = json.loads(data["about"].tobytes())["first"]
                yield Part(first, **{name: data[name] for name in data if name != "about"})


def read_sums(folder: Path | str) -> Sums:
    """A study of sums, if it is whole."""
    folder = Path(folder)
    plan = Plan.load(folder)
    if (there := sum(map(len, _done(folder, plan.mark)))) != plan.games:
        raise StudyError(f"{folder} has {there:,} of {plan.games:,} games; the command that began it goes on")
    return Sums(plan, tuple(sorted(folder.glob("sums-*.npz"))))
