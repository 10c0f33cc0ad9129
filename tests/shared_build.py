"""Whether compiled rules play exactly as interpreted ones do, event by event: for overlays, which share a build."""

import numpy as np

from meadhall.engine.contract import Game
from meadhall.engine.machine import compiled, interpreted
from meadhall.engine.playouts import choose, play, start
from meadhall.engine.record import Out

__all__ = ["plays_alike"]


def plays_alike(rules: Game, players: int, games: int, seed: int = 1) -> int:
    """Play games on both machines, seats greedy and random in turn; returns the decisions that were compared."""
    machine, slow = compiled(rules, with_events=True), interpreted(rules)
    begin, go_on, chooses = machine.entry(start), machine.entry(play), machine.entry(choose)
    settings, room, compared = rules.settings.encode({}), rules.max_options, 0
    for number in range(seed, seed + games):
        there, out = np.zeros(1, machine.dtype), np.zeros(room, np.int16)
        begin(there[0], players, np.array(settings, np.int16), number, out)
        here, numbers = rules.record(), Out([0] * room)
        slow.bind(start)(here, players, settings, number, numbers)
        while True:
            assert _events(there) == here.log
            assert there[0].tobytes()[: rules.record.dtype.itemsize] == here.pack()
            if here.over:
                break
            here.log = []
            there["event_count"] = 0
            seat = next(seat for seat in range(players) if here.waiting >> seat & 1)
            n = rules.options(here, seat, numbers)
            bot = (compared + number) % 2
            action = slow.bind(choose)(here, seat, bot, number, compared, n, numbers)
            assert list(out[:n]) == numbers.numbers(n)
            assert chooses(there[0], seat, bot, number, compared, n, out) == action
            slow.bind(play)(here, seat, action, numbers)
            go_on(there[0], seat, action, out)
            compared += 1
    return compared


def _events(games: "np.ndarray[tuple[int, ...], np.dtype[np.void]]") -> list[tuple[int, ...]]:
    return [tuple(int(part) for part in line) for line in games["event"][0, : games["event_count"][0]]]
