"""Bad input never becomes an internal error: a few hundred frames and requests; `tests/soak/fuzz.py` sends more."""

import socket
from pathlib import Path

import pytest
from nonsense import LONG, Nonsense, errors_written
from serving import PATIENCE, Served, serve

JSON = {"content-type": "application/json"}


def test_nonsense_is_refused_in_words(tmp_path: Path) -> None:
    with errors_written() as written, serve(tmp_path, webhooks=False) as served:
        nonsense = Nonsense(served, seed=24)
        nonsense.send_frames(80)
        nonsense.send_requests(150)
        assert not written
        assert "internal" not in nonsense.answers
        assert not [status for status in nonsense.answers if isinstance(status, int) and status >= 500]
        assert nonsense.answers["bad-message"] > 10
        assert nonsense.answers[400] > 10
        assert 'reason="internal"' not in served.http.get("/metrics").text


@pytest.mark.parametrize(
    "path",
    ["/" + "a" * 256, "/assets/" + "a" * 5_000 + ".js", "/words/" + "a" * 256 + "/common.ftl", "/words/%00/common.ftl",
     "/rules/%00/yggdrasil.md", "/rules/xx/yggdrasil.md", "/words/xx/yggdrasil.ftl", "/x.%00"],
)  # fmt: skip
def test_paths_that_no_file_can_have_are_not_found(served: Served, path: str) -> None:
    answer = served.http.get(path)
    assert answer.status_code in ((200,) if path.startswith("/aaa") else (404,))


@pytest.mark.parametrize(
    "body",
    [b'{"name":"\xff","password":"long enough"}', b'{"name":"\\ud800","password":"long enough"}',
     b'{"name":' + b"[" * 10_000, LONG.encode()],
)  # fmt: skip
def test_bodies_that_are_no_text_or_nested_without_end_are_refused(served: Served, body: bytes) -> None:
    answer = served.http.post("/api/accounts", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-message")


@pytest.mark.parametrize("number", ["9" * 400, LONG, str(2**63)])
def test_numbers_beyond_all_measure_are_refused(served: Served, number: str) -> None:
    table = '{"game": "yggdrasil", "seats": [{"kind": "person"}], %s}'
    for wish in ('"clock": {"kind": "none", "seconds": %s}', '"seed": %s', '"options": {"angry": %s}'):
        answer = served.http.post("/api/tables", content=(table % wish % number).encode(), headers=JSON)
        assert answer.json()["reason"] == "bad-message", wish


def test_text_that_is_none_is_refused_and_the_socket_goes_on(served: Served) -> None:
    with served.player(served.create("person"), 0) as ann:
        ann.socket.send(b'{"t":"chat","id":"x","seat":0,"text":"\xff"}', text=True)
        refused = ann.until(lambda me: me.answers.get(""))
        assert refused["reason"] == "bad-message"
        assert ann.act()["t"] == "ack"


@pytest.mark.parametrize("origin", [b"http://[", b"\xff", b"http://x:y:z"])
def test_an_origin_that_is_none_is_another_sites(served: Served, origin: bytes) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nOrigin: " + origin + b"\r\n\r\n"
    with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as raw:
        raw.sendall(head)
        assert raw.recv(100).startswith(b"HTTP/1.1 403")
