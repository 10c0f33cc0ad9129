"""The wire: acknowledged once, resent when missed, refused when stale; and the stream beside the socket."""

import json
import random
from pathlib import Path

import httpx
from serving import PATIENCE, Player, Served, serve, standing_clock


def test_a_command_sent_twice_is_done_once_and_acknowledged_twice(served: Served) -> None:
    created = served.create("person")
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.to_decide() is not None)
        action = ann.seat_view(0)["legal"][0]["number"]
        command = {"t": "act", "id": "one", "seq": 0, "seat": 0, "action": action}
        assert ann.ask(**command) == ann.ask(**command) == {"t": "ack", "id": "one", "seq": 1}
        ann.reconnect()
        assert ann.ask(**command)["seq"] == 1
        assert served.http.get(f"/api/tables/{ann.table}").json()["seq"] == 1


def test_a_stale_decision_is_refused_with_what_was_missed(served: Served) -> None:
    created = served.create("person")
    with served.player(created, 0) as ann, served.player(created, 0) as twin:
        twin.until(lambda me: me.to_decide() is not None)
        ann.act()
        action = twin.seat_view(0)["legal"][0]["number"]
        assert twin.ask(t="act", seq=0, seat=0, action=action)["reason"] == "stale"
        twin.until(lambda me: me.update["seq"] == 1)


def test_after_every_cut_the_first_message_completes_the_story(served: Served) -> None:
    created = served.create("person", "person", "warrior", seed=11)
    chance = random.Random(4)
    with served.player(created, 0) as ann, served.player(created, 1) as bo, served.player(created, 0, 1) as whole:
        whole.until(lambda me: me.update)
        for _ in range(60):
            if whole.update["over"]:
                break
            whole.act()
            for player in (ann, bo):
                if chance.random() < 0.4:
                    player.reconnect()
                    while player.receive()["t"] != "update":
                        pass
                    assert player.update["seq"] >= whole.update["seq"]
        for seat, player in enumerate((ann, bo)):
            whole.until(lambda me: me.update["over"] or me.to_decide() is not None)
            player.until(lambda me: me.update["seq"] >= whole.update["seq"])
            assert player.stories[seat] == whole.stories[seat]


def test_only_what_is_missing_is_sent_again(served: Served) -> None:
    created = served.create("person", seed=12)
    with served.player(created, 0) as ann:
        for _ in range(10):
            ann.act()
        known = len(ann.stories[0])
        ann.reconnect()
        ann.until(lambda me: me.raw and me.seat_view(0)["events"] == [] and me.seat_view(0)["story"] == known)
        late = Player(served.port, ann.table, ann.tokens)
        late.until(lambda me: me.update)
        assert (late.seat_view(0)["story"], len(late.seat_view(0)["events"])) == (0, known)
        late.close()


def test_a_stream_and_posts_do_what_a_socket_does(served: Served) -> None:
    created = served.create("person", seed=13)
    table = created["table"]["id"]
    mine = {"authorization": f"Bearer {created['tokens']['0']}"}
    story: list[object] = []
    last, position = "", 0
    for _ in range(3):  # each round a new stream resumes where the last one stopped
        headers = {**mine, "last-event-id": last} if last else mine
        with served.http.stream("GET", f"/api/tables/{table}/events", headers=headers) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            for line in stream.iter_lines():
                if line.startswith("id: "):
                    last = line[4:]
                if not line.startswith("data: "):
                    continue
                update = json.loads(line[6:])
                seat_view = update["seat_views"][0]
                story[seat_view["story"] :] = seat_view["events"]
                if update["seq"] >= position + 5:
                    position = update["seq"]
                    break
                command = {"t": "act", "id": f"p{last}", "seq": update["seq"], "seat": 0}
                command["action"] = seat_view["legal"][0]["number"]
                with httpx.Client(base_url=served.http.base_url, timeout=PATIENCE) as other:
                    answer = other.post(f"/api/tables/{table}/commands", json=command, headers=mine)
                assert answer.json()["t"] == "ack"
    whole = served.http.get(f"/api/tables/{table}/state", headers=mine).json()["update"]
    assert story == whole["seat_views"][0]["events"]


def test_presence_is_shown(served: Served) -> None:
    created = served.create("person", "person")
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.update and me.update["seats"][0]["connected"])
        with served.player(created, 1):
            ann.until(lambda me: me.update["seats"][1]["connected"])
        ann.until(lambda me: not me.update["seats"][1]["connected"])


def test_words_rules_and_the_schema_are_served(served: Served) -> None:
    assert "enemy-" in served.http.get("/words/en/yggdrasil.ftl").text
    assert served.http.get("/words/fr/common.ftl").status_code == 200
    assert served.http.get("/rules/en/yggdrasil.md").status_code == 200
    for wrong in ("/words/xx/common.ftl", "/words/en/chess.ftl", "/rules/en/..%2f..%2fpyproject.md"):
        assert served.http.get(wrong).status_code == 404
    assert "Update" in served.http.get("/api/schema.json").json()["$defs"]
    assert "/api/tables/{id}/seats/{seat}" in served.http.get("/api/openapi.json").json()["paths"]


def test_what_comes_too_fast_is_refused_by_its_id(tmp_path: Path) -> None:
    with (
        standing_clock(),
        serve(tmp_path, messages_per_second=1.0) as served,
        served.player(served.create("person"), 0) as ann,
    ):
        for number in range(10):
            ann.send(t="chat", id=f"c{number}", seat=0, text="hail")
        ann.until(lambda me: me.answers.get("c9"))
        assert ann.answers["c9"]["reason"] == "too-fast"
