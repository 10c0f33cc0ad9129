"""A block of games on a GPU, sorted before every step by what each does next, so that neighbours do the same.

Threads of a GPU go in groups of 32. Where they want to go different ways, the group goes every way in turn, and games
are soon at different decisions: of the 32, four were at work, and most of the time went into fetching code. Sorting the
thousand games of a block costs little beside a decision; measured in docs/design.md.
"""

from typing import Any

from .machine import Compiled
from .playouts import first_seat

__all__ = ["BEGIN", "MOST_THREADS", "REST", "grouped"]

MOST_THREADS = 1024
"""Games of a block, one a thread."""
GROUP = 32
"""Threads that go together."""
BINS_A_LANE = 8
BINS = GROUP * BINS_A_LANE
BEGIN = -1
"""What a game does next, where that is not an action: be laid out."""
REST = -2
"""And: nothing more."""


def grouped(machine: Compiled, cuda: Any, begin: Any, asked: Any, ended: Any) -> Any:
    """A device function `play(games, first, doing, table)` that all threads of a block call together.

    `doing` says what each game of the block does next: an action, BEGIN or REST; it plays until all rest. `begin(games,
    i, g, table)` lays game `i` out, the block's g-th; `asked(games, i, g, n, out, table)` is called with the `n`
    options of a real decision and `ended(games, i, g, out, table)` after the last: both say what the game does next.
    """
    from numba import int16, int32

    rules = machine.game
    options, answer, seat_of = machine.bind(rules.options), machine.bind(rules.answer), machine.bind(first_seat)
    room, actions, last_bin, regroup = rules.max_options, rules.actions.size, BINS - 1, _regroup(cuda)

    def play(games, first, doing, table):  # type: ignore[no-untyped-def]
        t = cuda.threadIdx.x
        count, order = cuda.shared.array(BINS, int32), cuda.shared.array(MOST_THREADS, int16)
        out = cuda.local.array(room, int16)
        busy = doing[t] != REST
        while cuda.syncthreads_or(int32(busy)) != 0:
            # by action: all that follows from one answer
            at = last_bin
            if doing[t] == BEGIN:
                at = last_bin - 1
            elif doing[t] != REST:
                at = doing[t] * (last_bin - 1) // actions
            g = regroup(at, t, count, order)
            i = first + g
            if doing[g] == BEGIN:
                begin(games, i, g, table)
            elif doing[g] != REST:
                answer(games[i], seat_of(games[i].waiting), doing[g])
            cuda.syncthreads()
            # by decision: all that may be answered
            at = last_bin
            if doing[t] != REST:
                at = last_bin - 1 if games[first + t].over != 0 else int(games[first + t].decision)
            g = regroup(at, t, count, order)
            i = first + g
            if doing[g] != REST:
                if games[i].over != 0:
                    doing[g] = ended(games, i, g, out, table)
                else:
                    n = options(games[i], seat_of(games[i].waiting), out)
                    doing[g] = asked(games, i, g, n, out, table) if n > 1 or games[i].secret == 1 else out[0]
            busy = doing[g] != REST

    return cuda.jit(device=True)(play)


def _regroup(cuda: Any) -> Any:
    """A device function that gives each thread of a block another game, games of one bin side by side."""

    def regroup(at, t, count, order):  # type: ignore[no-untyped-def]
        for k in range(t, BINS, cuda.blockDim.x):
            count[k] = 0
        cuda.syncthreads()
        place = cuda.atomic.add(count, at, 1)
        cuda.syncthreads()
        if t < GROUP:  # turn counts into places: each lane adds up its own bins, then all lanes before it
            own = 0
            for k in range(BINS_A_LANE):
                own += count[t * BINS_A_LANE + k]
            before = own
            step = 1
            while step < GROUP:
                more = cuda.shfl_up_sync(0xFFFFFFFF, before, step)
                if t >= step:
                    before += more
                step *= 2
            before -= own
            for k in range(BINS_A_LANE):
                own = count[t * BINS_A_LANE + k]
                count[t * BINS_A_LANE + k] = before
                before += own
        cuda.syncthreads()
        order[count[at] + place] = t
        cuda.syncthreads()
        return int(order[t])

    return cuda.jit(device=True)(regroup)
