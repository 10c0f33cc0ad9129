"""The few functions of rules whose Python form cannot be compiled as it is: chance, events, borrowed arrays, steps."""

from functools import cache
from typing import Any

import numpy as np

from . import chance, events
from .agenda import must_be_free, packed_step
from .rule import borrow, lower

__all__ = ["cpu_primitives", "primitive_twins"]

EVENT_ROOM = 160
"""Events kept between two looks by a record with events; more are counted, not kept."""


@cache
def cpu_primitives(with_events: bool) -> dict[Any, Any]:
    import numba

    jit = numba.njit(nogil=True, error_model="numpy")
    return {function: jit(twin) for function, twin in primitive_twins(with_events).items()}


def primitive_twins(with_events: bool) -> dict[Any, Any]:
    """Compiled forms of the few functions whose Python form cannot be compiled as it is."""
    from numba.core import types as nt
    from numba.core.cgutils import unpack_tuple
    from numba.extending import intrinsic

    u64 = np.uint64
    step, mix_1, mix_2 = u64(chance.STEP), u64(chance.MIX_1), u64(chance.MIX_2)

    def random_below(game, n):  # type: ignore[no-untyped-def]
        x = game.rng + step
        game.rng = x
        x = (x ^ (x >> u64(30))) * mix_1
        x = (x ^ (x >> u64(27))) * mix_2
        x = x ^ (x >> u64(31))
        return np.int64(((x >> u64(32)) * u64(n)) >> u64(32))

    def pick(key, counter, n):  # type: ignore[no-untyped-def]
        x = u64(key) + step * u64(counter + 1)
        x = (x ^ (x >> u64(30))) * mix_1
        x = (x ^ (x >> u64(27))) * mix_2
        x = x ^ (x >> u64(31))
        return np.int64(((x >> u64(32)) * u64(n)) >> u64(32))

    def seed_chance(game, seed):  # type: ignore[no-untyped-def]
        game.rng = u64(seed)

    def free(game, decision):  # type: ignore[no-untyped-def]
        pass

    def packed(step, a, b):  # type: ignore[no-untyped-def]
        return (a << 16) | ((b & 0xFF) << 8) | step

    def without_count(context: Any, builder: Any, kind: Any, value: Any) -> Any:
        if isinstance(kind, nt.BaseTuple):
            parts = unpack_tuple(builder, value, len(kind))
            kinds: Any = kind
            bare = [without_count(context, builder, kinds[at], part) for at, part in enumerate(parts)]
            return context.make_tuple(builder, kind, bare)
        if not isinstance(kind, nt.Array):
            return value
        made = context.make_helper(builder, kind, value=value)
        made.meminfo = context.get_constant_null(nt.MemInfoPointer(nt.voidptr))
        return made._getvalue()

    @intrinsic
    def uncounted(typing, held):  # type: ignore[no-untyped-def]
        def write(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            return without_count(context, builder, held, arguments[0])

        return held(held), write

    def borrowed(held):  # type: ignore[no-untyped-def]
        return uncounted(held)  # type: ignore[call-arg]

    def no_event(game, seen_by, kind, a, b, c, d):  # type: ignore[no-untyped-def]
        pass

    def write_event(game, seen_by, kind, a, b, c, d):  # type: ignore[no-untyped-def]
        at = game.event_count
        if at < EVENT_ROOM:
            game.event[at, 0] = kind
            game.event[at, 1] = seen_by
            game.event[at, 2] = a
            game.event[at, 3] = b
            game.event[at, 4] = c
            game.event[at, 5] = d
        game.event_count = at + 1

    return {
        borrow: borrowed,
        chance.pick: pick,
        chance.random_below: random_below,
        chance.seed_chance: seed_chance,
        lower: lower,
        must_be_free: free,
        packed_step: packed,
        events.write_event: write_event if with_events else no_event,
    }
