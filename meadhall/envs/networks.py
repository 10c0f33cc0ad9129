"""What a network likes best in each game of a vector: the same source in compiled loops and in a CUDA kernel."""

import numpy as np

from meadhall.bots.network import NARROW, WIDE, Floats, Network, most_liked, see, weigh
from meadhall.engine.rule import borrow, rule

from .stepping import COUNT, SEAT, Shorts, Table, players_of

__all__ = ["network_action", "network_actions"]


@rule
def network_action(
    i: int, table: Table, network: Network, action: Shorts, wide: Floats, narrow: Floats, liking: Floats
) -> None:
    """The option that a network likes best, by what is observed; the last three are room to think in."""
    see(network, table.observation[i], wide, narrow)
    n = table.status[COUNT, i]
    weigh(network, narrow, players_of(i, table), table.status[SEAT, i], n, table.option[i], liking)
    action[i] = table.option[i, most_liked(n, liking)]


def network_actions(first: int, last: int, table: Table, network: Network, action: Shorts) -> None:
    """What a network likes best in each of these games."""
    table, network, action = borrow(table), borrow(network), borrow(action)
    wide, narrow = np.empty(WIDE, np.float32), np.empty(NARROW, np.float32)
    liking = np.empty(table.option.shape[1], np.float32)
    for i in range(first, last):
        network_action(i, table, network, action, wide, narrow, liking)
