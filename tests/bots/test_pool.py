"""The pool answers in time, whatever happens to its workers."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import meadhall
from meadhall.bots import BotPool, GreedyBot, Knowledge

PATIENCE = 120.0
"""Seconds that a worker may take to start and answer on a busy machine."""


def knowledge(seed: int = 3) -> Knowledge:
    table = meadhall.new("yggdrasil", players=2, seed=seed)
    return Knowledge.of(table, table.waiting[0], seed=1)


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 2 * PATIENCE))


def cold_pool(processes: int = 1) -> BotPool:
    """A pool that compiles nothing: these tests are about processes, not about strength."""
    return BotPool(processes, games={("yggdrasil", None): "off for the test"})


def test_a_worker_chooses_as_the_same_bot_would_here() -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            reply = await pool.choose(known, "warrior", deadline=PATIENCE, seed=5)
            assert reply.action == GreedyBot().choose(known, 5)
            assert reply.bot == "warrior"

    run(scene())


def test_a_killed_worker_is_replaced_and_its_job_is_done_by_another() -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            await pool.choose(known, "warrior", deadline=PATIENCE)
            os.kill(pool._workers[0].process.pid, signal.SIGKILL)
            reply = await pool.choose(known, "warrior", deadline=PATIENCE, seed=5)
            assert reply.bot == "warrior"
            assert reply.action == GreedyBot().choose(known, 5)
            assert pool.state["restarts"] == 1

    run(scene())


def test_a_hung_worker_costs_no_more_than_the_deadline() -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            await pool.choose(known, "warrior", deadline=PATIENCE)
            hung = pool._workers[0].process.pid
            os.kill(hung, signal.SIGSTOP)
            reply = await pool.choose(known, "warrior", deadline=0.5, seed=5)  # which it never answers
            assert reply.action in known.legal
            assert reply.bot == "greedy"
            reply = await pool.choose(known, "warrior", deadline=PATIENCE)
            assert reply.bot == "warrior"
            assert pool._workers[0].process.pid != hung

    run(scene())


def test_many_jobs_at_once_are_all_answered() -> None:
    async def scene() -> None:
        async with await cold_pool(2).start() as pool:
            known = [knowledge(seed) for seed in range(40)]
            replies = await asyncio.gather(*(pool.choose(k, "novice", deadline=PATIENCE) for k in known))
            assert all(reply.action in k.legal for reply, k in zip(replies, known, strict=True))
            assert pool.state["busy"] == pool.state["queued"] == 0

    run(scene())


def test_an_unknown_bot_is_answered_for_and_reported() -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            reply = await pool.choose(known, "titan", deadline=PATIENCE)
            assert reply.action in known.legal
            assert "there is no bot 'titan'" in pool.state["last_error"]
            await pool.choose(known, "antigravity:fly", deadline=PATIENCE)
            assert "there is no bot 'antigravity:fly'" in pool.state["last_error"]

    run(scene())


def test_a_worker_whose_pool_is_gone_ends_without_a_word() -> None:
    table = meadhall.new("yggdrasil", 2, seed=1)
    job = {"job": 0, "what": "choose", "bot": "greedy", "seed": 1, "seconds": 1.0}
    wire = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-m", "meadhall.bots"], stdin=wire, stdout=wire, stderr=wire) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        worker.stdout.close()
        worker.stdin.write(json.dumps(job | Knowledge.of(table, table.waiting[0]).to_wire()).encode() + b"\n")
        worker.stdin.flush()
        assert (worker.wait(), worker.stderr.read()) == (0, b"")


def test_a_status_page_names_contents_not_their_files() -> None:
    pool = BotPool(games={("yggdrasil", None): "ready", ("yggdrasil", "/srv/hall/yggdrasil/more-elves.yaml"): "ready"})
    assert pool.state["games"] == {"yggdrasil": "ready", "yggdrasil (more-elves)": "ready"}
