"""One seat at a table of a Meadhall server, played in words: the same as a `Sitting`, among people."""

import json
import secrets
import time
from threading import Lock
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from ..engine.errors import IllegalAction, MeadhallError, UnknownOption
from .sitting import Turn, checked_language

__all__ = ["Guest", "ServerError"]

PATIENCE = 20.0
"""Seconds in which others may decide before a guest is told that they have not: assistants do not wait for long."""
PAUSE = 1.0
"""Seconds between two looks at the table."""
ANSWER_SECONDS = 30.0
"""A server that takes longer to answer has gone."""


PASSING = ("wrong-state", "too-fast", "busy")
"""Reasons of refusals after which a guest looks again: the game has not begun, or too much was asked for at once."""


class ServerError(MeadhallError):
    """A server refused, or cannot be reached."""

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        """As the server says it to programs."""


class Guest:
    """A seat taken with an invitation: the address that a table's host gives to friends."""

    def __init__(self, invitation: str, name: str, language: str = "en", patience: float = PATIENCE) -> None:
        self.server, self.table, invite = _parts(invitation)
        self.language, self.patience = checked_language(language), patience
        taken = self._ask("POST", "/seats", {"name": name, "invite": invite})
        self.seat, self._token = int(taken["seat"]), str(taken["token"])
        self._lock = Lock()
        """An assistant may ask several things at once."""
        self._seq = -1
        """The version of the table that the seat was last told of."""
        self._actions: list[int] = []
        self._answers: list[str] = []

    def look(self) -> str:
        """All that the seat knows and may do, in words."""
        query = urlencode({"language": self.language, "answers": 1})
        return str(self._ask("GET", f"/description?{query}")["text"])

    def turn(self) -> Turn:
        """What happened since the seat was last told, and what it is asked; waits some seconds for the others."""
        with self._lock:
            return self._turn()

    def play(self, answer: str | int) -> Turn:
        """Give an answer, in words or by its number counted from 1, and wait for the next question."""
        with self._lock:
            self._do({"t": "act", "action": self._meant(answer)})
            return self._turn()

    def take_back(self) -> Turn:
        """Undo the seat's last decision, or ask the others to allow it."""
        with self._lock:
            self._do({"t": "undo", "steps": 1})
            return self._turn()

    def save(self) -> str:
        """The finished game as a file to replay."""
        return json.dumps(self._ask("GET", "/save"))

    def _turn(self) -> Turn:
        happened: list[str] = []
        ends = time.monotonic() + self.patience
        while True:
            query = urlencode({"language": self.language, "seq": self._seq})
            try:
                told = self._ask("GET", f"/turn?{query}")
            except ServerError as error:
                if error.reason not in PASSING or time.monotonic() >= ends:
                    raise
                time.sleep(PAUSE)
                continue
            happened += told["happened"]
            self._seq, self._actions, self._answers = told["seq"], told["actions"], told["answers"]
            if told["question"] or told["over"] or time.monotonic() >= ends:
                end = (told["ending"] or "closed") if told["over"] else ""
                return Turn(happened, told["question"], self._answers, end, told["winners"], told["scores"])
            time.sleep(PAUSE)

    def _meant(self, answer: str | int) -> int:
        text = str(answer).strip()
        if not self._answers:
            raise IllegalAction("nothing is asked of you now; `wait` tells when it is your turn")
        if text.isdecimal() and 1 <= int(text) <= len(self._actions):
            return self._actions[int(text) - 1]
        spoken = [one.lower() for one in self._answers]
        if text.lower() in spoken:
            return self._actions[spoken.index(text.lower())]
        raise IllegalAction(
            f"{text!r} is none of the {len(self._answers)} answers; give one as it stands, or its number"
        )

    def _do(self, command: dict[str, Any]) -> None:
        body = command | {"id": secrets.token_hex(8), "seq": self._seq, "seat": self.seat}
        answer = self._ask("POST", "/commands", body)
        if answer.get("t") == "refused":
            raise ServerError(str(answer["message"]))

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        headers = {"content-type": "application/json"}
        if hasattr(self, "_token"):
            headers["authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.server}/api/tables/{self.table}{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=ANSWER_SECONDS) as answer:
                said: dict[str, Any] = json.load(answer)
        except HTTPError as refusal:
            raise _refused(refusal) from None
        except (URLError, TimeoutError, ValueError) as error:
            raise ServerError(f"the server at {self.server} cannot be reached: {error}") from None
        return said


def _parts(invitation: str) -> tuple[str, str, str]:
    """Server, table and code of an invitation, `http://SERVER/#/table/ID?invite=CODE`."""
    address = urlsplit(invitation.strip())
    place, _, query = address.fragment.partition("?")
    rooms = [room for room in place.split("/") if room]
    if address.scheme not in ("http", "https") or len(rooms) != 2 or rooms[0] != "table":
        raise UnknownOption("an invitation looks like http://SERVER/#/table/ID?invite=CODE; the table's host has it")
    return f"{address.scheme}://{address.netloc}", quote(rooms[1], safe=""), parse_qs(query).get("invite", [""])[0]


def _refused(answer: HTTPError) -> ServerError:
    try:
        said = json.load(answer)
        return ServerError(str(said["message"]), str(said["reason"]))
    except (ValueError, KeyError, TypeError):
        return ServerError(f"the server answered {answer.code}")
