"""Friends in the same network: which addresses they are told, and who is told them."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from serving import serve
from typer.testing import CliRunner

from meadhall.cli import app
from meadhall.cli.serve import _tell_friends
from meadhall.server import lan


def test_the_way_out_comes_first_and_only_what_others_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "_on_the_way_out", lambda: "192.168.1.20")
    monkeypatch.setattr(lan, "_by_name", lambda: ["127.0.1.1", "10.0.0.7", "192.168.1.20"])
    assert lan.addresses() == ["192.168.1.20", "10.0.0.7"]


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "_on_the_way_out", lambda: "")
    monkeypatch.setattr(lan, "_by_name", list)
    assert lan.addresses() == []


def test_friends_are_told_the_addresses_and_a_code_for_their_phones() -> None:
    console = Console(width=80, record=True, file=io.StringIO())
    _tell_friends(["http://192.168.1.20:8000/", "http://10.0.0.7:8000/"], console)
    told = console.export_text()
    assert "http://192.168.1.20:8000/ or http://10.0.0.7:8000/" in told
    assert sum("█" in line for line in told.splitlines()) > 10


def test_lan_and_host_exclude_each_other() -> None:
    told = CliRunner().invoke(app, ["serve", "--lan", "--host", "10.0.0.7"])
    assert told.exit_code == 2
    assert "--lan" in told.output


@pytest.mark.parametrize(("host", "told"), [("0.0.0.0", ["192.168.1.20"]), ("127.0.0.1", [])])
def test_a_server_that_lets_others_in_tells_its_own_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, told: list[str]
) -> None:
    monkeypatch.setattr(lan, "addresses", lambda: ["192.168.1.20"])
    with serve(tmp_path, host=host) as served:
        assert served.http.get("/api/addresses").json() == told
        forwarded = {"x-forwarded-for": "203.0.113.9"}
        assert served.http.get("/api/addresses", headers=forwarded).json() == []
