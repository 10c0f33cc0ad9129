"""Who is counted as whom: behind proxies, in an IPv6 network, guessing passwords; and connections that ask nothing."""

import logging
import resource
import socket
from pathlib import Path

import pytest
from serving import Served, eventually, raw, serve, standing_clock
from test_server_connections import cut

from meadhall.server.config import BadConfig, Config
from meadhall.server.services import open_files
from meadhall.server.services.limits import household

WRONG = {"name": "nobody", "password": "whatever"}


def _sign_in(served: Served, forwarded: str, **wish: str) -> int:
    return served.http.post("/api/sessions", json=WRONG | wish, headers={"x-forwarded-for": forwarded}).status_code


def test_visitors_behind_a_trusted_proxy_are_counted_apart(tmp_path: Path) -> None:
    with standing_clock(), serve(tmp_path, sign_ins_per_minute=2.0, proxies=["127.0.0.0/8"]) as served:
        assert [_sign_in(served, "203.0.113.1") for _ in range(3)] == [403, 403, 429]
        assert _sign_in(served, "203.0.113.2") == 403
        assert _sign_in(served, "198.51.100.9, 203.0.113.1") == 429, "what a visitor claims is not believed"


def test_nobody_else_is_believed_whom_they_forward_for(tmp_path: Path) -> None:
    with standing_clock(), serve(tmp_path, sign_ins_per_minute=2.0, proxies=["10.0.0.0/8"]) as served:
        assert [_sign_in(served, f"203.0.113.{number}") for number in range(3)] == [403, 403, 429]


def test_proxies_are_addresses_or_networks() -> None:
    assert Config.read({"MEADHALL_PROXIES": "10.0.0.1, fd00::/8"}).proxies == ["10.0.0.1", "fd00::/8"]
    with pytest.raises(BadConfig, match="MEADHALL_PROXIES"):
        Config.read({"MEADHALL_PROXIES": "balancer"})


def test_an_ipv6_network_is_one_household() -> None:
    assert household(("2001:db8:1:2:3:4:5:6", 1)) == household(("2001:db8:1:2::9", 2)) == "2001:db8:1:2::/64"
    assert household(("2001:db8:1:3::9", 2)) == "2001:db8:1:3::/64"
    assert household(("203.0.113.1", 1)) == "203.0.113.1"
    assert household(None) == ""


def test_an_account_bears_only_so_many_wrong_passwords_from_everywhere(tmp_path: Path) -> None:
    with standing_clock(), serve(tmp_path, wrong_passwords_per_hour=3.0) as served:
        served.http.post("/api/accounts", json={"name": "Ann", "password": "long enough"}).raise_for_status()
        right = {"name": "ann", "password": "long enough"}
        assert _sign_in(served, "203.0.113.9", **right) == 201, "what is right costs nothing"
        tried = [_sign_in(served, f"203.0.113.{number}", name="ann") for number in range(4)]
        assert tried == [403, 403, 403, 429]
        assert _sign_in(served, "203.0.113.9", **right) == 429, "or one would learn from the answer which is right"
        assert _sign_in(served, "203.0.113.1") == 403, "another name is not concerned"


@pytest.mark.parametrize("sent", [b"", b"GET /health HTT", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"])
def test_who_does_not_finish_a_request_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    with serve(tmp_path, keepalive_seconds=1.0) as served:
        with socket.create_connection(("127.0.0.1", served.port)) as slow:
            slow.sendall(sent)
            eventually(lambda: cut(served, "does-not-ask") == 1, "the connection is cut")
        created = served.create("person")
        path = f"/api/tables/{created['table']['id']}/events"
        with raw(served, path) as listening, served.player(created, 0) as ann:
            answer = b""
            while answer.count(b": here") < 3:  # a stream and a socket outlast what a request may take
                answer += listening.recv(65_536)
            assert ann.act()["t"] == "ack"
        assert cut(served, "does-not-ask") == 1


@pytest.mark.parametrize(
    ("has", "takes"),
    [((256, 4_096), [(4_096, 4_096)]), ((256, -1), [(10_240, -1)]), ((20_000, -1), [(20_000, -1)]), ((-1, -1), [])],
)
def test_as_many_files_are_taken_as_the_system_lets_it_have(
    monkeypatch: pytest.MonkeyPatch, has: tuple[int, int], takes: list[tuple[int, int]]
) -> None:
    """macOS tells of no limit (here -1), and refuses to be without one."""
    taken: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "RLIM_INFINITY", -1)
    monkeypatch.setattr(resource, "getrlimit", lambda _: has)
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: taken.append(limits))
    open_files.allow_all()
    assert taken == takes


def test_running_out_of_files_is_written_down(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not open_files.watch()
    used, most = open_files.count(), resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    monkeypatch.setattr(resource, "getrlimit", lambda _: (used + 1, most))
    with caplog.at_level(logging.ERROR):
        assert open_files.watch()
    assert "LimitNOFILE" in caplog.text
