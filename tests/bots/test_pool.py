"""The pool answers in time, whatever happens to its workers."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import uvloop

import meadhall
from meadhall.bots import BotPool, Knowledge, RandomBot
from meadhall.bots import pool as pools
from meadhall.bots.fair_queue import ROOM, FairQueue

PATIENCE = 120.0
"""Seconds that a worker may take to start and answer on a busy machine."""


def knowledge(seed: int = 3) -> Knowledge:
    table = meadhall.new("yggdrasil", players=2, seed=seed)
    return Knowledge.of(table, table.waiting[0], seed=1)


def run(scene: Coroutine[Any, Any, None], loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> None:
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(scene, 2 * PATIENCE))


LOOPS = pytest.mark.parametrize("loop", [None, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
"""What asyncio only logs about a closed pipe, uvloop raises."""


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


def only_worker(pool: BotPool) -> int:
    """Its process id."""
    (worker,) = pool._workers
    return worker.process.pid


def cold_pool(processes: int = 1) -> BotPool:
    """A pool that compiles nothing: these tests are about processes, not about strength."""
    return BotPool(processes, compiles=False)


def test_a_worker_chooses_as_the_same_bot_would_here() -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known, said = knowledge(), []
            for seed in range(6):
                reply = await pool.choose(known, "random", deadline=PATIENCE, seed=seed)
                assert reply.bot == "random"
                said.append(reply.action)
            assert said == [RandomBot().choose(known, seed) for seed in range(6)]
            assert len(set(said)) > 1

    run(scene())


def test_a_killed_worker_is_replaced_and_its_job_is_done_by_another() -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            await pool.choose(known, "warrior", deadline=PATIENCE)
            os.kill(only_worker(pool), signal.SIGKILL)
            reply = await pool.choose(known, "random", deadline=PATIENCE, seed=5)
            assert (reply.bot, reply.action) == ("random", RandomBot().choose(known, 5))
            assert pool.state["restarts"] == 1

    run(scene())


@LOOPS
def test_a_worker_that_dies_idle_is_replaced_before_anybody_asks(loop: Any) -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            await pool.choose(known, "warrior", deadline=PATIENCE)
            for kills in range(1, 3):
                os.kill(only_worker(pool), signal.SIGKILL)
                await until(lambda kills=kills: pool.restarts == kills)  # type: ignore[misc]
                await until(lambda: pool.state["up"] == 1)
                reply = await pool.choose(known, "warrior", deadline=PATIENCE, seed=5)
                assert reply.bot == "warrior"

    run(scene(), loop)


@LOOPS
def test_a_worker_that_dies_as_it_is_given_a_job_is_replaced(loop: Any) -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            await pool.choose(known, "warrior", deadline=PATIENCE)
            os.kill(only_worker(pool), signal.SIGKILL)
            (dead,) = pool._workers
            assert dead.process.stdin is not None
            dead.process.stdin.close()  # as when the loop hears of the pipe before it hears of the process
            reply = await pool.choose(known, "warrior", deadline=PATIENCE, seed=5)
            assert reply.bot == "warrior"

    run(scene(), loop)


def test_a_worker_is_not_late_before_it_is_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    gate = tmp_path / "gate"
    slow.write_text(
        f"import time, pathlib\nwhile not pathlib.Path({str(gate)!r}).exists(): time.sleep(0.01)\n"
        "from meadhall.bots.worker import main\nmain()\n"
    )
    monkeypatch.setattr(pools, "COMMAND", (sys.executable, str(slow)))
    monkeypatch.setattr(pools, "GRACE", 0.0)

    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            for _ in range(5):  # each is answered for in time, and costs no worker
                reply = await pool.choose(known, "warrior", deadline=0.1)
                assert reply.bot == "network"
            assert (pool.state["up"], pool.restarts) == (0, 0)
            gate.touch()
            await until(lambda: pool.state["up"] == 1)
            reply = await pool.choose(known, "warrior", deadline=PATIENCE)
            assert (reply.bot, pool.restarts) == ("warrior", 0)

    run(scene())


def test_workers_that_end_at_once_are_not_started_in_a_storm(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    sleep = asyncio.sleep
    monkeypatch.setattr(pools, "COMMAND", (sys.executable, "-c", ""))
    monkeypatch.setattr(pools.asyncio, "sleep", pause)

    async def scene() -> None:
        async with await cold_pool().start() as pool:
            while pool.restarts < 8:
                await sleep(0.01)

    run(scene())
    assert pauses[:8] == [1.0, 3.0, 7.0, 15.0, 31.0, 60.0, 60.0, 60.0]


def test_a_hung_worker_costs_no_more_than_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "GRACE", 0.5)

    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            await pool.choose(known, "warrior", deadline=PATIENCE)
            hung = only_worker(pool)
            os.kill(hung, signal.SIGSTOP)
            reply = await pool.choose(known, "warrior", deadline=0.5, seed=5)  # which it never answers
            assert reply.action in known.legal
            assert reply.bot == "network"
            reply = await pool.choose(known, "warrior", deadline=PATIENCE)
            assert reply.bot == "warrior"
            assert only_worker(pool) != hung

    run(scene())


def test_many_jobs_at_once_are_all_answered() -> None:
    async def scene() -> None:
        async with await cold_pool(2).start() as pool:
            known = [knowledge(seed) for seed in range(40)]
            replies = await asyncio.gather(*(pool.choose(k, "novice", deadline=PATIENCE) for k in known))
            assert all(reply.action in k.legal for reply, k in zip(replies, known, strict=True))
            assert pool.state["busy"] == pool.state["queued"] == 0

    run(scene())


def test_a_table_of_many_bots_does_not_hold_back_others_and_people_go_first() -> None:
    async def scene() -> None:
        jobs = FairQueue[_Wish]()
        for number in range(6):
            jobs.put(_Wish("many", number))
        for table in ("one", "two"):
            jobs.put(_Wish(table, 0))
        jobs.put(_Wish("many", 9, asked_by_person=True))
        order = []
        for _ in range(9):
            job = await jobs.get()
            jobs.charge(job, 1.0)
            order.append((job.table, job.number))
        assert order[:3] == [("many", 9), ("one", 0), ("two", 0)]
        assert order[3:] == [("many", number) for number in range(6)], "and everybody's turn comes"
        jobs.put(_Wish("many", 7))
        jobs.put(_Wish("late", 0))
        jobs.put(_Wish("late", 1))
        for _ in range(3):
            job = await jobs.get()
            jobs.charge(job, 1.0)
            order.append((job.table, job.number))
        assert order[-3:] == [("late", 0), ("many", 7), ("late", 1)], "who comes late has saved nothing up"

    run(scene())


def test_a_job_for_which_nobody_waits_any_more_is_forgotten_though_no_worker_takes_it() -> None:
    async def scene() -> None:
        jobs = FairQueue[_Wish]()
        for number in range(10 * ROOM):
            jobs.put(_Wish(f"table {number}", number, is_settled=number % 10 > 0))
        assert (jobs.waiting, len(jobs._heap)) <= (ROOM, 2 * ROOM)
        kept = [job.number for job in [await jobs.get() for _ in range(len(jobs._heap))] if not job.is_settled]
        assert kept == list(range(0, 10 * ROOM, 10))
        assert (jobs.waiting, jobs.tables) == (0, 0)

    run(scene())


def test_whoever_waits_for_a_job_gets_one_as_it_comes_and_one_who_gave_up_takes_none() -> None:
    async def scene() -> None:
        jobs = FairQueue[_Wish]()
        waiting = [asyncio.create_task(jobs.get()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        for number in range(2):
            jobs.put(_Wish("table", number))
        assert [(await waiting[1]).number, (await waiting[2]).number] == [0, 1]
        late = asyncio.create_task(jobs.get())
        await asyncio.sleep(0)
        assert not late.done()
        jobs.put(_Wish("table", 2))
        assert (await late).number == 2

    run(scene())


def test_where_many_tables_wait_bots_are_quicker_and_the_pool_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []
    do = pools._Worker.ask

    async def counted(me: Any, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        given.append(message["seconds"])
        return await do(me, message, seconds)

    monkeypatch.setattr(pools._Worker, "ask", counted)

    async def scene() -> None:
        async with await cold_pool().start() as pool:
            known = knowledge()
            await pool.choose(known, "novice", deadline=PATIENCE)  # a worker is up
            await pool.choose(known, "god", deadline=PATIENCE, table="alone")
            assert not pool.hurried
            asked = [pool.choose(known, "god", deadline=PATIENCE, table=f"table {n}") for n in range(12)]
            replies = await asyncio.gather(*asked)
            assert all(reply.action in known.legal for reply in replies)
            assert min(given) <= PATIENCE / 11
            assert pool.hurried

    run(scene())


@dataclass
class _Wish:
    table: str
    number: int
    asked_by_person: bool = False
    is_settled: bool = False


def test_where_nothing_is_compiled_the_network_stands_in_for_levels_that_search() -> None:
    async def scene() -> None:
        async with await cold_pool().start() as pool:
            reply = await pool.choose(knowledge(), "god", deadline=PATIENCE)
            assert (reply.bot, pool.games) == ("network", {})

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
