""" "Your turn" by e-mail: proved with a code, one letter for a time away, and an end to it."""

import re
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from serving import Served, eventually, serve

from meadhall.server.config import BadConfig, Config

ANN = "ann@example.org"


@contextmanager
def mail_server() -> Iterator[tuple[str, list[EmailMessage]]]:
    """The address of a mail server that takes every letter, and what it has taken."""
    taken: list[EmailMessage] = []

    class Line(socketserver.StreamRequestHandler):
        def say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

        def handle(self) -> None:
            self.say("220 mead")
            while line := self.rfile.readline().decode().strip():
                if line.upper() == "DATA":
                    self.say("354 go on")
                    letter = b"".join(iter(self.rfile.readline, b".\r\n"))
                    taken.append(message_from_bytes(letter, policy=policy.default))
                self.say("221 bye" if line.upper() == "QUIT" else "250 well")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Line) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}", taken
        server.shutdown()


@pytest.fixture
def posted(tmp_path: Path) -> Iterator[tuple[Served, list[EmailMessage]]]:
    with mail_server() as (smtp, taken), serve(tmp_path, smtp=smtp, mail_from="hall@example.org") as served:
        yield served, taken


def _key(created: dict[str, Any], seat: int = 0) -> dict[str, str]:
    return {"authorization": f"Bearer {created['tokens'][str(seat)]}"}


def _ask(served: Served, created: dict[str, Any], taken: list[EmailMessage], language: str = "en") -> None:
    """Let letters be sent to the first seat, which proves its address."""
    url, wish = f"/api/tables/{created['table']['id']}/notify", {"email": ANN, "language": language}
    assert served.http.put(url, json=wish, headers=_key(created)).json()["reason"] == "unconfirmed"
    code = re.search(r": (\w+)$", str(taken.pop()["subject"]))
    assert code
    wrong = served.http.put(url, json=wish | {"code": "nothing"}, headers=_key(created))
    assert wrong.json()["reason"] == "unconfirmed"
    assert served.http.put(url, json=wish | {"code": code[1]}, headers=_key(created)).status_code == 200


def _turn(served: Served, table: str) -> None:
    """Let the first seat be told that it is its turn."""
    live = served.run(served.node.get(table))
    served.run(live._notify(0))


@pytest.mark.parametrize(("language", "subject"), [("en", "Your turn in Yggdrasil"), ("fr", "À vous de jouer")])
def test_whoever_is_away_is_written_to_once(
    posted: tuple[Served, list[EmailMessage]], language: str, subject: str
) -> None:
    served, taken = posted
    created = served.create("person", "person", start=False)
    table = created["table"]["id"]
    _ask(served, created, taken, language)
    host = {"authorization": f"Bearer {created['host']}"}
    assert served.http.post(f"/api/tables/{table}/start", headers=host).status_code == 200
    _turn(served, table)
    _turn(served, table)
    assert len(taken) == 1, "not a letter for every decision"
    letter = taken[0]
    assert letter["to"] == ANN
    assert subject in letter["subject"]
    assert f"/#/table/{table}" in letter.get_content()
    with served.player(created, 0) as ann:
        ann.until(lambda me: me.update and me.update["seats"][0]["connected"])
    eventually(lambda: not served.run(served.node.get(table)).present, "Ann to be gone")
    _turn(served, table)
    assert len(taken) == 2, "whoever has been there since is written to again"


def test_a_letter_says_how_to_get_no_more(posted: tuple[Served, list[EmailMessage]]) -> None:
    served, taken = posted
    created = served.create("person", start=False)
    table = created["table"]["id"]
    _ask(served, created, taken)
    _turn(served, table)
    stop = str(taken[0]["list-unsubscribe"])
    found = re.search(rf"/#/quiet/{table}/(\d)/(\w+)>$", stop)
    assert found
    quiet = f"/api/tables/{table}/quiet"
    assert served.http.post(quiet, json={"seat": 0, "key": "0" * 16}).json()["reason"] == "not-found"
    assert served.http.post(quiet, json={"seat": 0, "key": found[2]}).status_code == 200
    row = served.services.store.table(table)
    assert row is not None
    assert "mail" not in (row[1][0].notify or {})


def test_an_address_is_written_to_so_often_and_no_more(tmp_path: Path) -> None:
    with (
        mail_server() as (smtp, taken),
        serve(tmp_path, smtp=smtp, mail_from="a@example.org", mails_per_hour=1) as served,
    ):
        url, wish = "/api/tables/{}/notify", {"email": ANN}
        first, second = served.create("person"), served.create("person")
        for created, reason in ((first, "unconfirmed"), (second, "too-fast")):
            answer = served.http.put(url.format(created["table"]["id"]), json=wish, headers=_key(created))
            assert answer.json()["reason"] == reason
    assert len(taken) == 1


def test_what_is_no_address_and_who_sends_no_letters(posted: tuple[Served, list[EmailMessage]], served: Served) -> None:
    with_post, taken = posted
    for address in ("ann", "ann@mead\r\nBcc: all@example.org", "ann@example.org, bo@example.org", "a" * 300 + "@b.org"):
        created = with_post.create("person")
        url = f"/api/tables/{created['table']['id']}/notify"
        answer = with_post.http.put(url, json={"email": address}, headers=_key(created))
        assert answer.json()["reason"] == "bad-message"
    assert not taken
    assert with_post.http.get("/api/push-key").json()["mail"] is True
    created = served.create("person")
    url = f"/api/tables/{created['table']['id']}/notify"
    assert served.http.put(url, json={"email": ANN}, headers=_key(created)).json()["reason"] == "not-allowed"
    assert served.http.get("/api/push-key").json()["mail"] is False


@pytest.mark.parametrize("settings", [{"smtp": "http://mail"}, {"smtp": "smtp://mail.example.org"}])
def test_settings_that_could_send_nothing_are_refused(settings: dict[str, str]) -> None:
    with pytest.raises(BadConfig, match="MEADHALL_SMTP"):
        Config.read({}, **settings)
