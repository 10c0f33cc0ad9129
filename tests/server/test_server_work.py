"""What is worked out on request: once for everybody, in small pieces, for those who still want it, and at a price."""

import asyncio
import itertools
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from serving import PATIENCE, Served, eventually, keep_little, raw, serve, standing_clock

from meadhall.bots import BotPool
from meadhall.server.services import lifetime, work
from meadhall.server.services.metrics import Metrics
from meadhall.server.services.work import LEAST, REST, Work
from meadhall.server.table import playback, replays

MANY = 8


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> float:
    """Whatever is charged seems to take so many seconds of the processor."""
    seconds, clock = 10.0, itertools.count()
    monkeypatch.setattr(work, "time", SimpleNamespace(thread_time=lambda: seconds * next(clock)))
    return seconds


@pytest.fixture
def over(served: Served) -> str:
    """The address of a game that is over, and its curve drawn."""
    created = served.create("person", "warrior")
    with served.player(created, 0) as ann:
        ann.play_to_the_end()
    url = f"/api/tables/{created['table']['id']}"
    eventually(lambda: served.http.get(f"{url}/evaluation").json()["ready"], "the curve is drawn")
    return url


def made(served: Served) -> int:
    """Frames of replays that the server has made."""
    return int(served.services.metrics.frames._value.get())


def at_most(served: Served, url: str, count: int) -> int:
    """How many frames somebody gets who asks for so many."""
    return min(count, int(served.http.get(f"{url}/verify").json()["decisions"]) + 1)


def test_a_replay_that_many_ask_for_at_once_is_made_once(served: Served, over: str) -> None:
    before, path = made(served), f"{over}/replay?seen_by=open&count=200"
    with ThreadPoolExecutor(MANY) as people:
        answers = list(people.map(lambda _: served.http.get(path).json(), range(MANY)))
    assert all(answer == answers[0] for answer in answers)
    assert len(answers[0]["frames"]) == at_most(served, over, 200)
    assert made(served) - before == len(answers[0]["frames"])
    assert served.http.get(path).json() == answers[0]
    assert made(served) - before == len(answers[0]["frames"])


def test_events_of_an_open_replay_are_numbered_wherever_it_begins(served: Served, over: str) -> None:
    whole = served.http.get(f"{over}/replay?count=200").json()["frames"]
    assert [event["number"] for frame in whole for event in frame["events"]] == list(
        range(sum(len(frame["events"]) for frame in whole))
    )
    assert served.http.get(f"{over}/replay?first=10&count=5").json()["frames"] == whole[10:15]


def test_frames_are_not_made_faster_than_they_are_taken_nor_for_who_has_gone(served: Served, over: str) -> None:
    keep_little(served)
    before, count = made(served), at_most(served, over, 200)
    with raw(served, f"{over}/replay?seen_by=open&count=200"):
        eventually(lambda: made(served) > before, "the first frame is made")
    eventually(lambda: not served.server.server_state.tasks, "nobody works for them any more")
    assert made(served) - before < count


def test_only_some_frames_are_kept(served: Served, over: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT_BYTES", 10_000)
    path = f"{over}/replay?seen_by=0&count=200"
    assert served.http.get(path).json() == served.http.get(path).json()
    kept = served.node.replays._kept
    assert 0 < sum(map(len, kept.values())) == served.node.replays._size <= 10_000


def test_a_turn_is_one_frame_or_a_few_decisions(served: Served, over: str, monkeypatch: pytest.MonkeyPatch) -> None:
    frames, played, most = [0], [0], 0
    look, play = playback.Playback.frame, playback.Table.play

    def counted(counter: list[int], do: Callable[..., Any]) -> Callable[..., Any]:
        def count(*arguments: Any) -> Any:
            counter[0] += 1
            return do(*arguments)

        return count

    monkeypatch.setattr(playback.Playback, "frame", counted(frames, look))
    monkeypatch.setattr(playback.Table, "play", counted(played, play))
    piece = Work.piece

    async def watched(self: Work, address: str | None, do: Callable[..., Any], *arguments: Any) -> Any:
        def once() -> Any:
            nonlocal most
            before = frames[0], played[0]
            done = do(*arguments)
            assert frames[0] - before[0] <= 1
            most = max(most, played[0] - before[1])
            return done

        return await piece(self, address, once)

    monkeypatch.setattr(Work, "piece", watched)
    for path in ("replay?seen_by=1&count=200", "replay?seen_by=1&first=30", "verify", "save"):
        assert served.http.get(f"{over}/{path}").status_code == 200
    assert frames[0] > 0
    assert 0 < most <= playback.AT_ONCE


def test_pieces_take_turns_and_the_loop_goes_on_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    rests: list[float] = []
    log: list[tuple[str, int]] = []
    ticks = 0

    async def rest(seconds: float) -> None:
        rests.append(seconds)
        await asyncio.sleep(0)

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    async def work_for(name: str, node: Work) -> None:
        for _ in range(3):
            await node.piece(None, lambda: log.append((name, ticks)))

    async def main() -> None:
        ticking = asyncio.create_task(tick())
        node = Work(6.0, Metrics(BotPool()))
        await asyncio.gather(*(work_for(name, node) for name in "abc"))
        ticking.cancel()

    clock = itertools.count()
    monkeypatch.setattr(work, "time", SimpleNamespace(thread_time=lambda: next(clock)))
    monkeypatch.setattr(work, "asyncio", SimpleNamespace(Lock=asyncio.Lock, sleep=rest))
    asyncio.run(main())
    assert "".join(name for name, _ in log) == 3 * "abc"
    assert len({at for _, at in log}) == len(log), "two pieces without anybody else's turn between them"
    assert all(seconds >= REST for seconds in rests), "a rest is longer than the piece, which took 1 at least"


def test_an_address_pays_what_it_costs_and_is_told_when_to_come_again(tmp_path: Path, slow: float) -> None:
    with standing_clock(), serve(tmp_path, work_seconds_per_minute=6.0) as served:
        url = f"/api/tables/{served.create('person')['table']['id']}"
        assert served.http.get(f"{url}/state").status_code == 200
        wait = math.ceil((slow + LEAST - 6.0) / (6.0 / 60))
        for path in ("state", "events", "replay", "save", "verify", "evaluation"):
            refused = served.http.get(f"{url}/{path}")
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-fast")
            assert refused.headers["retry-after"] == str(wait)
            assert f"come again in {wait} s" in refused.json()["message"]
        assert served.http.get(url).status_code == 200


def test_every_call_costs_something(tmp_path: Path) -> None:
    with standing_clock(), serve(tmp_path, work_seconds_per_minute=0.1) as served:
        url = f"/api/tables/{served.create('person')['table']['id']}/verify"
        answers = [served.http.get(url).status_code for _ in range(round(1 / LEAST) + 2)]
        assert answers[0] == 409
        assert answers[-1] == 429


def test_hello_again_is_paid_for(tmp_path: Path, slow: float) -> None:
    with standing_clock(), serve(tmp_path, work_seconds_per_minute=6.0) as served:
        created = served.create("person")
        with served.player(created, 0) as ann:
            ann.until(lambda me: me.update)
            ann.send(t="hello", tokens=ann.tokens)
            ann.until(lambda me: me.answers.get(""))
            assert ann.answers[""]["reason"] == "too-fast"
            assert ann.act()["t"] == "ack", "playing costs nothing"
        with served.player(created, 0) as again:
            closed = again.receive()
        assert closed["reason"].startswith("too-fast")
        assert closed["retry"] > 0, "the page comes back by itself"


def test_what_overhears_that_it_is_broken_off_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lifetime, "AGAIN", 0.01)

    async def stop() -> int:
        heard = 0

        async def deaf() -> None:
            nonlocal heard
            while heard < 3:
                try:
                    await asyncio.sleep(PATIENCE)
                except asyncio.CancelledError:
                    heard += 1

        life = lifetime.Lifetime(0.0)
        life.background(deaf())
        await asyncio.sleep(0)
        await life.end()
        return heard

    assert asyncio.run(stop()) == 3
