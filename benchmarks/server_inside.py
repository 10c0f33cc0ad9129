"""One node without a network: what a table holds in memory, what loading and taking back take, what watchers cost."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

from server_figures import Timed, resident_bytes

__all__ = ["at_rest", "watched"]


async def watched(folder: Path, watchers: int, decisions: int) -> float:
    """Milliseconds of processor time that a decision costs with so many who watch: made, written, compressed, framed
    for each of them, without the network."""
    from meadhall.server import wire
    from meadhall.server.config import Config
    from meadhall.server.node import lobby
    from meadhall.server.node.node import Node
    from meadhall.server.table import updates, visits
    from meadhall.server.table.deciding import act
    from meadhall.server.table.visitor import Visitor

    node = Node(Config.read({}, data=str(folder), bot_workers=0, warm_bots=False))
    await node.start()
    made = await lobby.create(node, wire.CreateTable("asgard", [wire.SeatSetting("person")] * 4, seed=1), "")
    live, chance = await node.get(made.table.id), random.Random(1)
    owners = [*([token] for token in made.tokens.values()), *([] for _ in range(watchers))]
    visitors = [Visitor(live, tokens, None, "") for tokens in owners]
    seen = dict.fromkeys(visitors, -1)

    async def look(visitor: Visitor) -> None:
        while True:
            for message in await updates.news(live, visitor):
                assert message.compressed
            seen[visitor] = visitor.seq if visitor.seq is not None else -1

    tasks = [asyncio.create_task(look(visitor)) for visitor in visitors]
    for visitor in visitors:
        await visits.welcome(live, visitor)
    began = 0.0
    for number in range(-5, decisions):
        if number == 0:
            began = time.process_time()
        seat = live.playing.table.waiting[0]
        action = chance.choice(live.playing.table.legal_numbers(seat))
        await act(live, seat, action, live.row.seq, f"c{number}", node.services.now())
        while min(seen.values()) < live.row.seq:
            await asyncio.sleep(0)
    took = time.process_time() - began
    for task in tasks:
        task.cancel()
    await node.stop()
    return round(1000 * took / decisions, 2)


async def at_rest(folder: Path, held: int, entries: int) -> dict[str, Any]:
    """Memory of tables, loading a long one, taking back in it: one node, no network."""
    from meadhall.server import wire
    from meadhall.server.config import Config
    from meadhall.server.node import lobby
    from meadhall.server.node.node import Node
    from meadhall.server.table import undo
    from meadhall.server.table.deciding import act

    node = Node(Config.read({}, data=str(folder), bot_workers=0, warm_bots=False, live_tables=10 * held))
    await node.start()
    chance = random.Random(1)

    async def table(moves: int) -> Any:
        wish = wire.CreateTable("asgard", [wire.SeatSetting("person")] * 4)
        live = await node.get((await lobby.create(node, wish, "")).table.id)
        while live.match.seq < moves:
            if live.match.position > 150:  # a game is shorter: go back and play on, which is in the log too
                await undo.undo(live, 0, live.match.seq, 20, f"u{live.match.seq}", range(4), node.services.now())
            seat = live.match.table.waiting[0]
            action = chance.choice(live.match.table.legal(seat)).number
            await act(live, seat, action, live.match.seq, f"c{live.match.seq}", node.services.now())
        return live

    await table(60)
    before = resident_bytes()
    for _ in range(held):
        await table(60)
    per_table = (resident_bytes() - before) / held
    long = await table(entries)
    loads, acts, undos = Timed(), Timed(), Timed()
    for number in range(20):
        del node.tables[long.id]
        with loads:
            long = await node.get(long.id)
        seat = long.match.table.waiting[0]
        action = long.match.table.legal(seat)[0].number
        with acts:
            await act(long, seat, action, long.match.seq, f"a{number}", node.services.now())
        with undos:
            await undo.undo(long, seat, long.match.seq, 1, f"b{number}", range(4), node.services.now())
    await node.stop()
    return {
        "kilobytes_per_table_in_memory": round(per_table / 1024, 1),
        "decisions_of_such_a_table": 60,
        "entries_of_the_long_table": long.match.seq,
        "load": loads.told(),
        "act": acts.told(),
        "undo": undos.told(),
    }
