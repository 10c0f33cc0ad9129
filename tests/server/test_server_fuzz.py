"""A hostile socket: whatever is sent, the answer is a clear no, the server lives, and nothing changes."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import PATIENCE, Player, Served, serve, standing_clock
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

REASONS = {"bad-message", "illegal", "stale", "wrong-seat", "not-allowed", "too-large", "wrong-state", "too-fast"}

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
verbs = st.sampled_from(["act", "undo", "consent", "hint", "chat", "resign", "return", "nonsense", ""])
numbers = st.integers(-3, 200) | st.integers() | st.none() | st.text(max_size=3)
commands = st.fixed_dictionaries(
    {"t": verbs},
    optional={
        "id": st.text(max_size=60) | numbers,
        "seq": numbers,
        "seat": st.sampled_from([1, 2, 99, -1]) | st.text(max_size=2),  # never one's own: nothing may come of it
        "action": numbers,
        "steps": numbers,
        "text": anything,
        "request": anything,
        "agree": anything,
        "level": anything,
    },
)


@pytest.fixture(scope="module")
def table(served: Served) -> dict[str, Any]:
    return served.create("person", "person", "person", seed=3)


def _provoke(served: Served, table: dict[str, Any], message: str | bytes) -> list[dict[str, Any]]:
    """Send something, then a ping; everything that was answered in between."""
    before = served.http.get(f"/api/tables/{table['table']['id']}").json()["seq"]
    answers: list[dict[str, Any]] = []
    with served.player(table, 0) as ann:
        ann.until(lambda me: me.update)
        try:
            ann.socket.send(message)
            ann.send(t="ping", id="still there")
            while True:
                answer = ann.receive()
                if answer == {"t": "pong", "id": "still there"}:
                    break
                if answer["t"] not in ("update", "said"):
                    answers.append(answer)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else None
            answers.append({"t": "closed", "code": code})
    assert served.http.get(f"/api/tables/{table['table']['id']}").json()["seq"] == before
    return answers


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(message=commands.map(json.dumps) | anything.map(json.dumps) | st.text(max_size=40) | st.binary(max_size=40))
def test_nonsense_is_refused_and_changes_nothing(served: Served, table: dict[str, Any], message: str | bytes) -> None:
    for answer in _provoke(served, table, message):
        assert answer["t"] in ("refused", "pong"), answer
        if answer["t"] == "refused":
            assert answer["reason"] in REASONS
            assert answer["message"]
            assert "Traceback" not in answer["message"]


def test_a_message_that_is_too_large_is_refused(served: Served, table: dict[str, Any]) -> None:
    big = json.dumps({"t": "chat", "id": "x", "seat": 0, "text": "x" * 20_000})
    assert _provoke(served, table, big)[0]["reason"] == "too-large"
    huge = json.dumps({"t": "chat", "id": "x", "seat": 0, "text": "x" * 200_000})
    assert _provoke(served, table, huge) == [{"t": "closed", "code": 1009}]


def test_decisions_out_of_order_of_others_and_from_the_past_are_refused(served: Served) -> None:
    created = served.create("person", "person", seed=4)
    with served.player(created, 0) as ann, served.player(created, 1) as bo:
        for player in (ann, bo):
            player.until(lambda me: me.update)
        mover, other = (ann, bo) if ann.to_decide() is not None else (bo, ann)
        seat, seq = mover.to_decide(), mover.update["seq"]
        action = mover.seat_view(seat)["legal"][0]["number"]
        good = {"t": "act", "seq": seq, "seat": seat, "action": action}
        assert other.ask(**good)["reason"] == "wrong-seat"
        assert other.ask(**good | {"seat": 1 - seat})["reason"] == "wrong-seat"
        assert mover.ask(**good | {"seq": seq + 1})["reason"] == "stale"
        assert mover.ask(**good | {"seq": -1})["reason"] == "stale"
        assert mover.ask(**good | {"action": 10**30})["reason"] == "illegal"
        assert mover.ask(**good | {"action": 10**6})["reason"] == "illegal"
        assert mover.ask(**good | {"action": -1})["reason"] == "illegal"
        assert mover.ask(**good | {"id": ""})["reason"] == "bad-message"
        assert mover.ask(**good | {"id": "x" * 41})["reason"] == "bad-message"
        assert served.http.get(f"/api/tables/{ann.table}").json()["seq"] == 0
        assert mover.ask(**good | {"id": "g"})["t"] == "ack"
        assert mover.ask(**good | {"id": "again"})["reason"] == "stale"
        mover.until(lambda me: me.update["seq"] == 1)
        if mover.to_decide() is not None:
            legal = mover.seat_view(seat)["legal"][0]["number"]
            used = mover.ask(t="act", id="g", seq=1, seat=seat, action=legal)
            assert used["reason"] == "taken", "an id is for one command"


def test_a_socket_must_say_hello_with_a_true_token(served: Served, table: dict[str, Any]) -> None:
    name = table["table"]["id"]
    liar = Player(served.port, name, ["not-a-token"])
    assert liar.receive()["reason"].startswith("not-allowed")
    liar.close()
    lost = Player(served.port, "nowhere", [])
    assert lost.receive()["reason"].startswith("not-found")
    lost.close()
    with connect(f"ws://127.0.0.1:{served.port}/api/tables/{name}/socket", open_timeout=PATIENCE) as rude:
        rude.send(json.dumps({"t": "ping", "id": "no hello"}))
        assert json.loads(rude.recv(PATIENCE))["reason"].startswith("bad-message")


def test_somebody_who_never_makes_sense_is_hung_up_on(served: Served, table: dict[str, Any]) -> None:
    with served.player(table, 0) as ann:
        ann.until(lambda me: me.update)
        for _ in range(20):
            ann.socket.send("?")
        with pytest.raises(ConnectionClosed):
            ann.until(lambda me: False)


def test_a_flood_is_slowed_down(tmp_path: Path) -> None:
    with (
        standing_clock(),
        serve(tmp_path, messages_per_second=5.0) as slow,
        slow.player(slow.create("person"), 0) as ann,
    ):
        for number in range(17):
            ann.send(t="ping", id=str(number))
        ann.until(lambda me: me.answers.get("16"))
        assert ann.answers["16"]["reason"] == "too-fast"
