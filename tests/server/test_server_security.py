"""The door: origins, cookies, limits, headers, and what never comes out."""

import os
import stat
from pathlib import Path

import httpx
import pytest
from serving import PATIENCE, Served, serve, standing_clock
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from meadhall.server import wire
from meadhall.server.services.keys import Keys
from meadhall.server.table.visitor import OUTBOX_ROOM, ConnectAgain, Visitor
from meadhall.server.tokens import hashed, matches


def test_pages_of_other_sites_cannot_open_sockets(served: Served) -> None:
    created = served.create("person")
    address = f"ws://127.0.0.1:{served.port}/api/tables/{created['table']['id']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin="https://evil.example", open_timeout=PATIENCE):
        pass
    with connect(address, origin=f"http://127.0.0.1:{served.port}", open_timeout=PATIENCE) as fine:
        fine.send('{"t":"hello"}')
        assert '"update"' in str(fine.recv(PATIENCE))


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_cannot_write(served: Served, headers: dict[str, str]) -> None:
    body = {"game": "yggdrasil", "seats": [{"kind": "person"}]}
    assert served.http.post("/api/tables", json=body, headers=headers).json()["reason"] == "not-allowed"


def test_forms_are_not_taken_for_json(served: Served) -> None:
    answer = served.http.post("/api/sessions", data={"name": "a", "password": "b"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")


def test_every_answer_carries_a_strict_policy(served: Served) -> None:
    for path in ("/", "/health", "/api/games", "/nowhere.js"):
        headers = served.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_session_cookie_is_for_the_server_only(served: Served) -> None:
    answer = served.http.post("/api/accounts", json={"name": "Cookie", "password": "monster12"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    served.http.cookies.clear()


def test_the_session_cookie_is_secure_behind_https(tmp_path: Path) -> None:
    with serve(tmp_path, secure=True) as secure:
        answer = secure.http.post("/api/accounts", json={"name": "Cookie", "password": "monster12"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers


def test_large_bodies_are_refused_before_they_are_read(served: Served) -> None:
    answer = served.http.post(
        "/api/tables", content=b'"' + b"x" * 100_000, headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


def test_a_failure_inside_shows_no_trace(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(served.services.store, "listed", fail)
    answer = served.http.get("/api/tables")
    assert (answer.status_code, answer.json()["reason"]) == (500, "internal")
    assert "42" not in answer.text
    assert 'meadhall_refusals_total{reason="internal"}' in served.http.get("/metrics").text, "worth an alarm"


def test_a_hint_that_fails_is_answered_too(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(served.services.pool, "explain", fail)
    with served.player(served.create("person"), 0) as ann:
        ann.until(lambda me: me.to_decide() is not None)
        answer = ann.ask(t="hint", seat=0, seq=ann.update["seq"])
    assert answer["reason"] == "internal"
    assert "42" not in answer["message"]


def test_who_asks_for_tables_that_are_not_there_fills_no_memory(served: Served) -> None:
    for number in range(20):
        assert served.http.get(f"/api/tables/none-{number}").status_code == 404
    assert not served.node._loading


def test_who_does_not_read_fills_no_memory(served: Served) -> None:
    async def post() -> int:
        visitor = Visitor(await served.node.get(table), [], None, "")
        for _ in range(10 * OUTBOX_ROOM):
            visitor.post(wire.Pong())
        with pytest.raises(ConnectAgain, match="too slow"):
            await visitor.news()
        return len(visitor._outbox)

    table = served.create("person")["table"]["id"]
    assert served.run(post()) <= OUTBOX_ROOM + 1


def test_the_page_gives_no_file_outside_it(served: Served) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/..%2f..%2fschema.py", "//etc/passwd", "/%00"):
        answer = served.http.get(path)
        assert answer.status_code < 500
        assert "import" not in answer.text
        assert "root:" not in answer.text


def test_tokens_are_compared_as_hashes() -> None:
    assert matches("token", hashed("token"))
    assert not matches("tokem", hashed("token"))
    assert not matches("", "")
    assert not matches("", hashed("token"))


def test_floods_of_writes_are_slowed_down(tmp_path: Path) -> None:
    with standing_clock(), serve(tmp_path, writes_per_second=1.0, sign_ins_per_minute=3.0) as slow:
        wrong = {"name": "nobody", "password": "whatever"}
        answers = [slow.http.post("/api/sessions", json=wrong).status_code for _ in range(5)]
        assert answers == [403, 403, 403, 429, 429]
        assert slow.http.post("/api/sessions", json=wrong).status_code == 429
        assert slow.http.get("/api/games").status_code == 200


def test_too_many_sockets_of_one_address_are_refused(tmp_path: Path) -> None:
    with serve(tmp_path, sockets_per_address=2) as small:
        created = small.create("person")
        stream = ("GET", f"/api/tables/{created['table']['id']}/events")
        with small.watcher(created), small.http.stream(*stream) as fine:
            assert fine.status_code == 200
            with pytest.raises(InvalidStatus):
                small.watcher(created)
            with small.http.stream(*stream) as refused:
                assert refused.status_code == 429
            assert small.http.get("/api/games").status_code == 200


def test_figures_are_for_this_machine_or_the_token(tmp_path: Path) -> None:
    with serve(tmp_path, metrics_token="tell-me") as served:
        assert served.http.get("/metrics").status_code == 403
        answer = served.http.get("/metrics", headers={"authorization": "Bearer tell-me"})
        assert "meadhall_entries_total" in answer.text


def test_webhooks_cannot_reach_into_the_network(served: Served) -> None:
    created = served.create("person")
    url, mine = f"/api/tables/{created['table']['id']}/notify", {"authorization": f"Bearer {created['tokens']['0']}"}
    for webhook in (
        "http://example.com/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://169.254.169.254/latest",
        "https://[::1]/",
        "https://10.0.0.1:8443/",
        "file:///etc/passwd",
        "https://user@:x/",
    ):
        answer = served.http.put(url, json={"webhook": webhook}, headers=mine)
        assert answer.status_code in (400, 403), webhook


def test_keys_are_made_once_and_for_their_owner_only(tmp_path: Path) -> None:
    first = Keys(tmp_path).push_public()
    assert Keys(tmp_path).push_public() == first
    assert len(first) == 87
    assert stat.S_IMODE(os.stat(tmp_path / "keys.json").st_mode) == 0o600
    late = Keys(tmp_path)
    late._make()  # a node that had not seen the file yet
    assert late.push_public() == first
    assert [file.name for file in tmp_path.iterdir()] == ["keys.json"]


def test_only_the_host_changes_the_table(served: Served) -> None:
    created = served.create("person", "person", "open")
    url = f"/api/tables/{created['table']['id']}"
    seat = {"authorization": f"Bearer {created['tokens']['1']}"}
    for headers in ({}, seat, {"authorization": "Bearer nonsense"}, {"authorization": "Basic eA=="}):
        assert served.http.post(f"{url}/close", headers=headers).status_code == 403
        assert served.http.put(f"{url}/seats/1", json={"kind": "bot"}, headers=headers).status_code == 403
    assert served.http.post(f"{url}/leave").status_code == 403


def test_unknown_paths_and_methods_say_so(served: Served) -> None:
    assert served.http.get("/api/nothing").json()["reason"] == "not-found"
    answer = served.http.delete("/api/games")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    with httpx.Client(timeout=PATIENCE) as plain:
        assert plain.get(f"http://127.0.0.1:{served.port}/api/tables/zzz").status_code == 404
