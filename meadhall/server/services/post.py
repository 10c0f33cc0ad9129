"""Letters: "your turn" and codes by e-mail, where the host has said through which server."""

import asyncio
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from functools import cache
from urllib.parse import unquote, urlsplit

from ...engine.words import COMMON, Words
from ..config import Config
from ..refusal import Refusal
from .limits import Buckets

__all__ = ["Post"]

SECONDS = 20
PORTS = {"smtp": 25, "smtps": 465}
ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}", re.ASCII | re.IGNORECASE)
ROOM = 254


@cache
def _words(language: str) -> Words:
    return Words(language, (COMMON / f"mail.{language}.ftl").read_text(encoding="utf-8"))


class Post:
    """Sends letters by SMTP, so many an hour to an address and no more."""

    def __init__(self, config: Config) -> None:
        self._server, self._sender = urlsplit(config.smtp), config.mail_from
        self._rate = Buckets(config.mails_per_hour / 3_600, 3_600)
        """By address."""

    @property
    def is_open(self) -> bool:
        return bool(self._server.hostname)

    def check(self, address: str) -> None:
        """Refuse what is no address, and any address where there is no server to send through."""
        if not self.is_open:
            raise Refusal("not-allowed", "this server sends no e-mail")
        if len(address) > ROOM or not ADDRESS.fullmatch(address):
            raise Refusal("bad-message", "that is not an e-mail address")

    async def send_code(self, address: str, language: str, game: str, code: str) -> None:
        """Send an address the code that proves whose it is."""
        self._rate.take(address)
        try:
            await self._send(address, language, "code", {"game": game, "code": code})
        except (OSError, smtplib.SMTPException):
            raise Refusal("bad-message", "the letter was not taken at that address") from None

    async def send_turn(self, address: str, language: str, game: str, link: str, stop: str) -> None:
        """Tell somebody that a table waits for them; `stop` is where they say that they want no more of it."""
        self._rate.take(address)
        said = {"game": game, "link": link, "stop": stop}
        await self._send(address, language, "turn", said, {"List-Unsubscribe": f"<{stop}>"})

    async def _send(
        self, address: str, language: str, kind: str, said: dict[str, str], headers: dict[str, str] | None = None
    ) -> None:
        words, letter = _words(language), EmailMessage()
        letter["From"] = Address("Meadhall", addr_spec=self._sender)
        letter["To"] = Address(addr_spec=address)
        letter["Subject"] = words.say(f"{kind}-subject", said)
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in (headers or {}).items():
            letter[name] = value
        letter.set_content(words.say(f"{kind}-text", said) + "\n")
        await asyncio.to_thread(self._hand_over, letter)

    def _hand_over(self, letter: EmailMessage) -> None:
        """Speak with the server; the line is encrypted wherever it can be, and always before a password is said."""
        server, secure = self._server, ssl.create_default_context()
        host, port = server.hostname or "", server.port or PORTS[server.scheme]
        line: smtplib.SMTP
        if server.scheme == "smtps":
            line = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=secure)
        else:
            line = smtplib.SMTP(host, port, timeout=SECONDS)
        with line:
            line.ehlo()
            if server.scheme == "smtp" and (server.username or line.has_extn("starttls")):
                line.starttls(context=secure)
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(letter)
