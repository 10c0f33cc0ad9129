"""Whole games over the socket: alone with bots, together, in one browser, watched, finished, played again."""

import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest
from serving import Player, Served, eventually, serve, standing_clock

import meadhall
from meadhall.bots import pool
from meadhall.server.config import Config
from meadhall.server.match.public_view import shown_position
from meadhall.server.storage.admin import listed


def test_a_person_and_bots_play_a_game_to_its_end(served: Served) -> None:
    created = served.create("person", "warrior", "novice")
    with served.player(created, 0) as ann:
        ann.play_to_the_end()
        assert ann.update["ending"]
        assert [event["number"] for event in ann.stories[0]] == list(range(len(ann.stories[0])))
        assert ann.update["seed"] == served.http.get(f"/api/tables/{ann.table}").json()["seed"]


def test_real_bot_workers_play(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serve(tmp_path_factory.mktemp("workers"), quick_bots=False) as served:
        created = served.create("person", "warrior")
        with served.player(created, 0) as ann:
            for _ in range(5):
                assert ann.act()["t"] == "ack"
            ann.until(lambda me: me.to_decide() is not None)
        assert served.http.get("/health").json()["bots"]["processes"] == 1


def test_health_and_figures_tell_of_bot_workers_that_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serve(tmp_path, quick_bots=False) as served:

        def health() -> tuple[str, int, int]:
            told = served.http.get("/health").json()
            return told["status"], told["bots"]["up"], told["bots"]["restarts"]

        eventually(lambda: health() == ("ok", 1, 0), "a worker is up")
        (worker,) = served.services.pool._workers
        monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", "input()"))
        os.kill(worker.process.pid, signal.SIGKILL)
        eventually(lambda: health() == ("ailing", 0, 1), "no worker is up")
        eventually(lambda: served.services.pool._workers, "another is started")
        monkeypatch.undo()
        (worker,) = served.services.pool._workers
        os.kill(worker.process.pid, signal.SIGKILL)
        eventually(lambda: health() == ("ok", 1, 2), "another is up")
        figures = served.http.get("/metrics").text.splitlines()
        assert {"meadhall_bot_workers 1.0", "meadhall_bot_restarts 2.0", "meadhall_bot_queue 0.0"} < set(figures)


def test_bots_play_the_same_game_again_only_where_their_seed_is_given(tmp_path: Path) -> None:
    assert Config.read({}).bot_seed is None
    stories = []
    for number, seed in enumerate((7, 7, 8)):
        with serve(tmp_path / str(number), bot_seed=seed) as served:
            with served.watcher(served.create("warrior", "novice")) as eve:
                eve.until(lambda me: me.update.get("over"))
            stories.append(eve.stories[-1])
            live = served.run(served.node.get(eve.table))
    assert stories[0] == stories[1] != stories[2]
    live.services.config = msgspec.structs.replace(live.services.config, bot_seed=None)
    assert live.bots.seed(seq=3, seat=0) is None, "it is secret"


def test_friends_sit_down_by_link_and_the_host_starts(served: Served) -> None:
    created = served.create("person", "open", "open")
    table, url = created["table"], f"/api/tables/{created['table']['id']}"
    assert table["status"] == "open"
    assert served.http.post(f"{url}/seats", json={"name": "Bo"}).status_code == 403
    taken = served.http.post(f"{url}/seats", json={"name": "Bo", "invite": created["invite"]}).json()
    assert taken["seat"] == 1
    host = {"authorization": f"Bearer {created['host']}"}
    assert served.http.post(f"{url}/start", headers=host).json()["reason"] == "wrong-state"
    assert served.http.put(f"{url}/seats/2", json={"kind": "bot"}, headers=host).status_code == 200
    with served.player(created, 0) as ann, Player(served.port, table["id"], [taken["token"]]) as bo:
        ann.until(lambda me: me.update)
        assert ann.update["seat_views"] == []
        assert served.http.post(f"{url}/start", headers=host).status_code == 200
        for player in (ann, bo):
            player.until(lambda me: me.update.get("status") == "playing")
        assert bo.update["seats"][1]["name"] == "Bo"
        ann.until(lambda me: {0, 1} & set(me.update["decision"]["waiting"]))
        first = ann if ann.to_decide() is not None else bo
        assert first.act()["t"] == "ack"
        other = bo if first is ann else ann
        other.until(lambda me: me.update["seq"] >= first.update["seq"])


def test_several_seats_in_one_browser_each_have_their_own_eyes(served: Served) -> None:
    created = served.create("person", "person")
    with served.player(created, 0, 1) as both:
        both.until(lambda me: me.update)
        assert [seat_view["seat"] for seat_view in both.update["seat_views"]] == [0, 1]
        both.play_to_the_end()
        assert both.stories[0]
        assert both.stories[1]


def test_spectators_see_the_public_part_and_cannot_act(served: Served) -> None:
    created = served.create("person", "warrior")
    with served.player(created, 0) as ann, served.watcher(created) as eve:
        eve.until(lambda me: me.update)
        assert [seat_view["seat"] for seat_view in eve.update["seat_views"]] == [-1]
        assert eve.update["seat_views"][0]["legal"] == []
        ann.act()
        eve.until(lambda me: me.update["seq"] >= 1)
        seat = ann.update["decision"]["waiting"][0]
        assert eve.ask(t="act", seq=eve.update["seq"], seat=seat, action=0)["reason"] == "wrong-seat"


def test_spectators_can_be_made_to_lag_behind(served: Served) -> None:
    created = served.create("person", spectator_delay=3)
    with served.player(created, 0) as ann, served.watcher(created) as eve:
        for _ in range(5):
            ann.act()
        eve.until(lambda me: me.update and me.update["seq"] >= 5)
        assert (ann.update["position"], eve.update["position"]) == (5, 2)
        assert len(eve.stories[-1]) < len(ann.stories[0])
        ann.play_to_the_end()
        eve.until(lambda me: me.update["over"])
        assert eve.stories[-1] == ann.stories[0]


def test_who_lags_behind_has_a_table_before_them_after_much_was_taken_back(served: Served) -> None:
    created = served.create("person", spectator_delay=20)
    with served.player(created, 0) as ann, served.watcher(created) as eve:
        for _ in range(50):
            ann.act()
        assert ann.ask(t="undo", seq=ann.update["seq"], seat=0, steps=20)["t"] == "ack"
        eve.until(lambda me: me.update and me.update["seq"] >= 51)
        assert (eve.update["position"], len(eve.update["seat_views"])) == (10, 1)
        live = served.run(served.node.get(ann.table))
        shown = eve.update["seat_views"][0]["view"]
        served.run(live.follow())
        served.run(live.reload())
        assert shown == shown_position(live)[1].view(-1), "the same as who reads it all anew sees"
        ann.until(lambda me: me.update["seq"] >= 51)
        ann.act()
        eve.until(lambda me: me.update["position"] == 11 and me.update["seat_views"])


def test_the_finished_game_can_be_checked_saved_and_replayed_from_each_seat(served: Served) -> None:
    created = served.create("person", "warrior")
    with served.player(created, 0) as ann:
        url = f"/api/tables/{ann.table}"
        for path in ("replay", "save", "verify", "evaluation"):
            assert served.http.get(f"{url}/{path}").json()["reason"] == "wrong-state"
        ann.play_to_the_end()
        end = ann.update
    proof = served.http.get(f"{url}/verify").json()
    assert proof["reproduced"] is True
    assert proof["commitment"] == created["table"]["commitment"]
    table = meadhall.load(served.http.get(f"{url}/save").text)
    assert (table.over, table.ending, table.scores) == (True, end["ending"], end["scores"])
    for seen_by in ("open", "-1", "0", "1"):
        frames, first = [], 0
        while first <= proof["decisions"]:
            part = served.http.get(f"{url}/replay", params={"seen_by": seen_by, "first": first, "count": 40}).json()
            frames += part["frames"]
            first += 40
        assert [frame["position"] for frame in frames] == list(range(proof["decisions"] + 1))
        if seen_by != "open":
            assert frames[-1]["views"][seen_by] == table.view(int(seen_by))
            assert [e for frame in frames for e in frame["events"]][-1]["number"] >= len(ann.stories[0]) - 1


def test_bots_that_nobody_watches_wait_for_somebody_who_does(tmp_path: Path) -> None:
    with serve(tmp_path, bots_alone_seconds=0.0) as served:
        created = served.create("warrior", "novice")
        store, table = served.services.store, created["table"]["id"]
        eventually(lambda: (row := store.table(table)) and row[0].due is None, "the table is left alone")
        left = store.table(table)
        assert left is not None
        assert (left[0].status, left[0].position) == ("playing", 0)
        with served.watcher(created) as eve:
            eve.until(lambda me: me.update.get("over"))


def test_the_curve_of_the_game_is_computed_in_the_background(served: Served) -> None:
    created = served.create("warrior", "warrior")
    with served.watcher(created) as eve:
        eve.until(lambda me: me.update.get("over"))
        url = f"/api/tables/{eve.table}/evaluation"
        eve.until(lambda me: served.http.get(url).json()["ready"] or (me.send(t="ping") and False))
        curves = served.http.get(url).json()["seats"]
        assert [len(curve) for curve in curves] == [eve.update["position"] + 1] * 2
        assert all(0 <= value <= 1 for curve in curves for value in curve)


def test_a_rematch_keeps_the_seats(served: Served) -> None:
    created = served.create("person", "open", "novice", start=False)
    url = f"/api/tables/{created['table']['id']}"
    served.http.post(f"{url}/seats", json={"name": "Bo", "invite": created["invite"]})
    served.http.post(f"{url}/close", headers={"authorization": f"Bearer {created['host']}"})
    mine = {"authorization": f"Bearer {created['tokens']['0']}"}
    again = served.http.post(f"{url}/rematch", headers=mine).json()
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "open", "bot"]
    assert served.http.get(url).json()["rematch"] == again["table"]["id"]
    assert served.http.post(f"{url}/rematch", headers=mine).json()["reason"] == "taken"


def test_bots_that_took_seats_over_keep_them_in_a_rematch(served: Served) -> None:
    created = served.create("person", "person")
    url = f"/api/tables/{created['table']['id']}"
    served.http.post(f"{url}/leave", headers={"authorization": f"Bearer {created['tokens']['1']}"})
    served.http.post(f"{url}/close", headers={"authorization": f"Bearer {created['host']}"})
    again = served.http.post(f"{url}/rematch", headers={"authorization": f"Bearer {created['tokens']['0']}"}).json()
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "bot"]
    assert again["table"]["status"] == "playing"


def test_a_rematch_is_made_once_though_another_node_has_changed_the_table(tmp_path: Path) -> None:
    with serve(tmp_path) as served:
        created = served.create("person")
        url, store = f"/api/tables/{created['table']['id']}", served.services.store
        served.http.post(f"{url}/close", headers={"authorization": f"Bearer {created['host']}"})
        store.change(created["table"]["id"], served.node.tables[created["table"]["id"]].row.revision, {})
        mine = {"authorization": f"Bearer {created['tokens']['0']}"}
        assert served.http.post(f"{url}/rematch", headers=mine).status_code == 201
        assert len(listed(store)) == 2


def test_who_resigns_is_played_by_a_bot_and_the_game_ends(served: Served) -> None:
    created = served.create("person", "person")
    with served.player(created, 0) as ann, served.player(created, 1) as bo:
        bo.until(lambda me: me.update)
        assert bo.ask(t="resign", seat=1)["t"] == "ack"
        ann.until(lambda me: me.update and me.update["seats"][1]["resigned"])
        assert bo.ask(t="return", seat=1)["reason"] == "wrong-state"
        ann.play_to_the_end()


def test_who_leaves_is_played_by_a_bot_until_they_return(served: Served) -> None:
    created = served.create("person", "person")
    with served.player(created, 0) as ann:
        token = {"authorization": f"Bearer {created['tokens']['1']}"}
        left = served.http.post(f"/api/tables/{ann.table}/leave", headers=token).json()
        assert left["seats"][1]["stand_in"] is True
        for _ in range(10):
            ann.act(0)
        with served.player(created, 1) as bo:
            bo.until(lambda me: me.update and not me.update["seats"][1]["stand_in"])
            while bo.to_decide() is None:
                ann.act(0)
                bo.until(lambda me: me.update["seq"] >= ann.update["seq"])
            assert bo.act(1)["t"] == "ack"


def test_hints_come_from_a_bot_unless_the_table_has_none(served: Served) -> None:
    created = served.create("person")
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.to_decide() is not None)
        hint = ann.ask(t="hint", seat=0, seq=ann.update["seq"])
        assert hint["t"] == "hinted"
        assert hint["action"] in ann.seat_view(0)["legal"]
        assert len(hint["values"]) == len(ann.seat_view(0)["legal"])
    with served.player(served.create("person", hints=False), 0) as bo:
        bo.until(lambda me: me.to_decide() is not None)
        assert bo.ask(t="hint", seat=0, seq=bo.update["seq"])["reason"] == "not-allowed"


def test_chat_reaches_everybody_once_and_late_comers_too(served: Served) -> None:
    created = served.create("person", "person")
    with served.player(created, 0) as ann, served.player(created, 1) as bo:
        assert ann.ask(t="chat", seat=0, text=" skål \u202e<b>all</b>\n", id="c1")["t"] == "ack"
        assert ann.ask(t="chat", seat=0, text=" skål \u202e<b>all</b>\n", id="c1")["t"] == "ack"
        assert bo.ask(t="chat", seat=1, text="hail", id="c1")["t"] == "ack"
        for player in (ann, bo):
            player.until(lambda me: len(me.chat) == 2)
            assert [line["text"] for line in player.chat] == ["skål <b>all</b>", "hail"]
        with served.watcher(created) as eve:
            eve.until(lambda me: len(me.chat) == 2)
        with standing_clock():
            answers = [ann.ask(t="chat", seat=0, text="spam", id=f"s{number}") for number in range(8)]
        assert answers[-1]["reason"] == "too-fast"
    assert len(served.http.get(f"/api/tables/{created['table']['id']}/chat?after=0").json()["lines"]) >= 2


@pytest.mark.parametrize("name", meadhall.games())
def test_every_game_is_played_to_its_end(served: Served, name: str) -> None:
    seats = ["person", *["warrior"] * (meadhall.game(name).players[-1] - 1)]
    created = served.create(*seats, game=name)
    with served.player(created, 0) as ann:
        ann.play_to_the_end()
        assert ann.update["ending"]
    assert served.http.get(f"/api/tables/{ann.table}/verify").json()["reproduced"] is True


def test_seats_that_decide_at_once_need_not_wait_for_each_other(served: Served) -> None:
    created = served.create("person", "person", "person", game="blood-rage")
    players = [served.player(created, seat) for seat in range(3)]
    for player in players:
        player.until(lambda me: me.update)
        decision = player.update["decision"]
        assert (decision["waiting"], decision["secret"], decision["about"]) == ([0, 1, 2], True, [])
    for seat, player in enumerate(players):
        action = player.seat_view(seat)["legal"][0]["number"]
        assert player.ask(t="act", seq=0, seat=seat, action=action)["t"] == "ack", "the first version is still true"
        assert player.ask(t="act", seq=0, seat=seat, action=action)["reason"] in ("stale", "wrong-seat")
        player.close()
