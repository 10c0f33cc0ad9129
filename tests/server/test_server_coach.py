"""The coach at the server: finished games are analysed one by one beside the play, and nothing of a running one is."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from serving import PATIENCE, QuickBots, Served, eventually, serve

from meadhall.bots import Advice, Knowledge
from meadhall.bots.pool import Reply
from meadhall.server.node import analyst
from meadhall.server.storage import analyses

STUB = Path(__file__).parent / "coach_stub.py"


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> Any:
    def be(kind: str) -> None:
        monkeypatch.setattr(analyst, "COMMAND", (sys.executable, str(STUB), kind))

    be("good")
    return be


@pytest.fixture(scope="module")
def finished(served: Served) -> dict[str, Any]:
    return play_one(served)


def play_one(served: Served, **wishes: Any) -> dict[str, Any]:
    """A game between Ann and a bot, played to its end."""
    created = served.create("person", "warrior", game="blood-rage", **wishes)
    with served.player(created, 0) as ann:
        ann.play_to_the_end()
    return created


def address(created: dict[str, Any], what: str = "analysis") -> str:
    return f"/api/tables/{created['table']['id']}/{what}"


def analysis(served: Served, created: dict[str, Any]) -> dict[str, Any]:
    return dict(served.http.get(address(created)).json())


def test_a_finished_game_is_analysed_when_somebody_asks(served: Served, coach: Any) -> None:
    created = play_one(served)
    assert analysis(served, created) == {
        "state": "none",
        "progress": 0.0,
        "problem": "",
        "report": None,
    }
    assert served.http.post(address(created)).json()["state"] in ("waiting", "ready")
    eventually(lambda: analysis(served, created)["state"] == "ready", "it is analysed")
    report = analysis(served, created)["report"]
    decisions = served.http.get(address(created, "replay")).json()["positions"]
    assert [moment["number"] for moment in report["moments"]] == list(range(decisions))
    mistakes = [moment for moment in report["moments"] if moment["verdict"]]
    assert mistakes
    for moment in mistakes:
        assert moment["best"] == moment["options"][0]["action"] != moment["action"]
    assert all(
        moment["action"] is None and not moment["options"] for moment in report["moments"] if not moment["verdict"]
    )
    assert [seat["accuracy"] for seat in report["seats"]] == [71.5, 71.5]
    assert all(len(seat["phases"]) == 3 for seat in report["seats"])
    assert served.http.post(address(created)).json()["state"] == "ready", "once is enough"


def test_nothing_of_a_running_game_is_analysed_for_anybody(served: Served, coach: Any) -> None:
    created = served.create("person", "warrior", game="blood-rage")
    with served.player(created, 0) as ann:
        ann.act(0)
        for headers in ({}, {"authorization": f"Bearer {created['tokens']['0']},{created['host']}"}):
            for method, what in (("GET", "analysis"), ("POST", "analysis"), ("GET", "position?at=0")):
                answer = served.http.request(method, address(created, what), headers=headers)
                assert answer.status_code == 409
                assert answer.json()["reason"] == "wrong-state"
        store = served.services.store
        # even if a request for it came into the queue by mistake
        served.run(store.write(analyses.ask, store, created["table"]["id"], 0.0, True))
        eventually(
            lambda: served.run(store.read(analyses.find, store, created["table"]["id"])).state == "failed",
            "a running game is refused",
        )


@pytest.mark.parametrize("kind", ["refuses", "babbles", "silent"])
def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(served: Served, coach: Any, kind: str) -> None:
    created = play_one(served)
    coach(kind)
    served.http.post(address(created))
    eventually(lambda: analysis(served, created)["state"] == "failed", "it fails")
    assert analysis(served, created)["problem"] == "broken"
    coach("good")
    served.http.post(address(created))
    eventually(lambda: analysis(served, created)["state"] == "ready", "it is analysed after all")


def test_a_database_that_is_away_for_a_moment_costs_no_analysis(
    served: Served, coach: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    created, advance, away = play_one(served), analyses.advance, [True]

    def advance_later(*arguments: Any) -> None:
        if away and away.pop():
            raise sa.exc.OperationalError("", {}, OSError("it is away"))
        advance(*arguments)

    monkeypatch.setattr(analyses, "advance", advance_later)
    served.http.post(address(created))
    eventually(lambda: analysis(served, created)["state"] in ("ready", "failed"), "it is analysed")
    assert (analysis(served, created)["state"], away) == ("ready", [])


def test_a_very_long_game_is_not_analysed(served: Served, coach: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    created = play_one(served)
    monkeypatch.setattr(analyst, "MOST_DECISIONS", 10)
    served.http.post(address(created))
    eventually(lambda: analysis(served, created)["problem"] == "long", "it is too long")


def test_a_server_that_stops_leaves_no_analysis_running_and_the_next_goes_on(tmp_path: Path, coach: Any) -> None:
    coach("hangs")
    with serve(tmp_path) as served:
        created = play_one(served)
        served.http.post(address(created))
        eventually(lambda: analysis(served, created)["progress"] > 0, "it is under way")
        children = _children()
        assert children
    assert not children & _children()
    coach("good")
    with serve(tmp_path) as served:
        eventually(lambda: analysis(served, created)["state"] == "ready", "it is taken up again")


def _children() -> set[int]:
    """Processes of the stub."""
    found = set()
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                said = (process / "cmdline").read_bytes()
            except OSError:
                continue
            if str(STUB).encode() in said:
                found.add(int(process.name))
    return found


@pytest.fixture
def eager(tmp_path: Path) -> Iterator[Served]:
    with serve(tmp_path, analyses="people") as running:
        yield running


def test_games_of_people_are_analysed_by_themselves_and_those_of_bots_are_not(eager: Served, coach: Any) -> None:
    of_people = play_one(eager)
    eventually(lambda: analysis(eager, of_people)["state"] == "ready", "it is analysed")
    of_bots = eager.create("novice", "novice", game="blood-rage")
    with eager.watcher(of_bots) as watcher:
        watcher.until(lambda me: me.update and me.update["over"], PATIENCE * 4)
    eventually(lambda: eager.http.get(address(of_bots, "evaluation")).json()["ready"], "it is settled")
    assert analysis(eager, of_bots)["state"] == "none"


def test_a_server_can_do_without_a_coach(tmp_path: Path) -> None:
    with serve(tmp_path, analyses="never") as served:
        created = play_one(served)
        assert analysis(served, created)["state"] == "off"
        assert served.http.post(address(created)).json()["reason"] == "not-allowed"


def test_a_moment_stands_as_its_seat_saw_it_with_what_it_could_do(served: Served, finished: dict[str, Any]) -> None:
    frames = served.http.get(address(finished, "replay?count=200")).json()["frames"]
    for at in range(0, len(frames) - 1, 7):
        update = served.http.get(address(finished, f"position?at={at}")).json()["update"]
        (seen,) = update["seat_views"]
        assert seen["seat"] == frames[at + 1]["seat"]
        assert seen["view"] == frames[at]["views"][str(seen["seat"])]
        assert frames[at + 1]["action"] in seen["legal"]
        assert seen["seat"] in update["decision"]["waiting"]
    for wrong in (-1, len(frames) - 1, "x"):
        answer = served.http.get(address(finished, f"position?at={wrong}"))
        assert answer.json()["reason"] == "bad-message"


def test_a_table_that_is_not_there_is_not_analysed(served: Served) -> None:
    for method in ("GET", "POST"):
        assert served.http.request(method, "/api/tables/nowhere/analysis").json()["reason"] == "not-found"


def test_a_hint_names_the_three_best_and_tells_on_request_what_is_likely_to_follow(served: Served) -> None:
    created = served.create("person", "warrior", game="yggdrasil", seed=5)
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.to_decide() is not None)
        seq, legal = ann.update["seq"], [action["number"] for action in ann.seat_view(0)["legal"]]
        quick = ann.ask(t="hint", seat=0, seq=seq)
        assert [each["action"]["number"] in legal for each in quick["best"]] == [True] * 3
        assert all(each["story"] == [] for each in quick["best"])
        for language in ("en", "fr"):
            full = ann.ask(t="hint", seat=0, seq=seq, reasons=True, language=language)
            assert [each["action"] for each in full["best"]] == [each["action"] for each in quick["best"]]
            assert any(each["story"] for each in full["best"])
        assert ann.ask(t="hint", seat=0, seq=seq, language="de")["reason"] == "bad-message"
        ann.act(0)


def test_the_real_coach_analyses_a_game_and_shows_how_far_it_is(served: Served) -> None:
    created = served.create("person", "warrior", game="yggdrasil", seed=5)
    with served.player(created, 0) as ann:
        ann.play_to_the_end()
    served.http.post(address(created))
    eventually(lambda: analysis(served, created)["state"] != "waiting", "it is analysed")
    report = analysis(served, created)["report"]
    assert report is not None
    for seat in report["seats"]:
        explained = seat["decisions"] + seat["others"] + seat["luck"]
        assert explained == pytest.approx(report["result"][0] - report["first"][0], abs=0.001)


class Thinker(QuickBots):
    """A bot that thinks the first of a seat's options is by far the best."""

    tries, asked = 1, 0

    async def explain(self, knowledge: Knowledge, level: str, deadline: float, seed: int, table: str = "") -> Reply:
        self.asked += 1
        values = [0.9] + [0.1] * (len(knowledge.legal) - 1)
        advice = [Advice(*told, self.tries) for told in zip(knowledge.legal, values, strict=True)]
        return Reply(advice, level)


def test_at_a_learners_table_a_blunder_is_told_and_can_be_taken_back(served: Served, monkeypatch: Any) -> None:
    monkeypatch.setattr(served.services, "pool", Thinker())
    created = served.create("person", "warrior", game="yggdrasil", seed=5, learner=True)
    assert created["table"]["learner"] is True
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.to_decide() is not None)
        first, before = ann.seat_view(0)["legal"][0], ann.update["position"]
        ann.act(0, 1)
        blunder = next(said for said in iter(ann.receive, None) if said["t"] == "blunder")
        assert blunder["better"] == first
        assert blunder["loss"] == pytest.approx(0.8)
        ann.until(lambda me: me.to_decide() is not None)
        assert ann.ask(t="undo", seat=0, seq=ann.update["seq"], steps=1)["t"] == "ack"
        ann.until(lambda me: me.update["position"] == before)


class Liker(Thinker):
    """What a network without a search says while the compiled rules are loaded: how likely it plays each option."""

    tries = 0


def test_how_likely_a_network_plays_something_is_not_told_as_a_chance_to_win(served: Served, monkeypatch: Any) -> None:
    told, blunders = {}, {}
    for pool in (Thinker(), Liker()):
        monkeypatch.setattr(served.services, "pool", pool)
        created = served.create("person", "warrior", game="yggdrasil", seed=5, learner=True)
        with served.player(created, 0) as ann:
            ann.until(lambda me: me.to_decide() is not None)
            hint = ann.ask(t="hint", seat=0, seq=ann.update["seq"])
            ann.act(0, 1)
            eventually(lambda pool=pool: pool.asked == 2, "the decision is judged")
            ann.until(lambda me: me.to_decide() is not None)
            ann.ask(t="hint", seat=0, seq=ann.update["seq"])
            told[pool.tries] = [each["chance"] for each in hint["best"]]
            blunders[pool.tries] = any('"t":"blunder"' in said for said in ann.raw)
    assert told == {1: [0.9, 0.1, 0.1], 0: [None] * 3}
    assert blunders == {1: True, 0: False}


def test_nobody_is_told_of_blunders_elsewhere(served: Served, monkeypatch: Any) -> None:
    monkeypatch.setattr(served.services, "pool", Thinker())
    created = served.create("person", "warrior", game="yggdrasil", seed=5)
    with served.player(created, 0) as ann:
        for _ in range(5):
            ann.until(lambda me: me.to_decide() is not None)
            ann.act(0, -1)
        assert not any('"t":"blunder"' in said for said in ann.raw)
    seats = [{"kind": "person", "name": "Ann"}]
    for others, rated in (([{"kind": "open"}], False), ([{"kind": "person"}], False), ([{"kind": "bot"}], True)):
        wish = {"game": "yggdrasil", "seats": [*seats, *others], "rated": rated, "learner": True}
        assert served.http.post("/api/tables", json=wish).json()["reason"] == "not-allowed"


def test_what_games_come_to_is_told_to_whose_they_are(served: Served, coach: Any) -> None:
    assert served.http.get("/api/me/progress").json()["reason"] == "not-allowed"
    with httpx.Client(base_url=served.http.base_url, timeout=PATIENCE) as me:
        me.post("/api/accounts", json={"name": "Gudrun", "password": "nine worlds on a tree"})
        assert me.get("/api/me/progress").json() == {"games": []}
        seats = [{"kind": "person"}, {"kind": "bot"}]
        created = me.post("/api/tables", json={"game": "yggdrasil", "seats": seats, "seed": 5}).json()
        with served.player(created, 0) as player:
            player.play_to_the_end()
        served.http.post(address(created))
        eventually(lambda: analysis(served, created)["state"] == "ready", "it is analysed")
        eventually(lambda: me.get("/api/me/progress").json()["games"][0]["role"], "it is settled")
        (game,) = me.get("/api/me/progress").json()["games"]
        assert (game["table"], game["seat"], game["rating"]) == (created["table"]["id"], 0, None)
        assert game["role"].startswith("god-")
        assert game["report"]["accuracy"] == 71.5
        assert me.get("/api/me/data").json()["games"] == [game]
