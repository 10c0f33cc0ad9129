"""Order on one node: who may not talk or come here, as last read from the store, and words that are not said."""

import ipaddress
import re
from pathlib import Path

from ..config import BadConfig
from ..names import look_of
from ..refusal import Refusal
from ..storage import moderation
from ..storage.moderation import Sanction
from ..storage.store import Store

__all__ = ["Order"]

WORD = re.compile(r"[^\W_]+")


class Order:
    """Sanctions and the word list (a file with a word a line; WORD* are all that begin so)."""

    def __init__(self, store: Store, word_list: str) -> None:
        self._store = store
        self._sanctions: list[Sanction] = []
        self._words, self._beginnings = _read(word_list)

    async def refresh(self, now: float) -> None:
        """Read who may not talk or come here; the list is short."""
        self._sanctions = await self._store.read(moderation.sanctions, self._store, now)

    def is_banned(self, address: str) -> bool:
        """Whether an address may not come here."""
        return any(each.kind == "ban" and each.of == "address" and _holds(each, address) for each in self._sanctions)

    def check_address(self, address: str) -> None:
        """Refuse an address that may not come here."""
        if self.is_banned(address):
            raise Refusal("not-allowed", "your address may not use this server")

    def check_account(self, account: str) -> None:
        """Refuse an account that may not come here."""
        if any((each.kind, each.of, each.who) == ("ban", "account", account) for each in self._sanctions):
            raise Refusal("not-allowed", "this account may not use this server")

    def check_voice(self, account: str, address: str) -> None:
        """Refuse to pass on what somebody says who may not talk."""
        for each in self._sanctions:
            theirs = each.who == account if each.of == "account" else _holds(each, address)
            if each.kind == "mute" and theirs:
                raise Refusal("not-allowed", "you may not talk on this server")

    def check_words(self, text: str) -> None:
        """Refuse a name or a line with a word that is not said here."""
        for word in map(look_of, WORD.findall(text)):
            if word in self._words or word.startswith(self._beginnings):
                raise Refusal("not-allowed", "there is a word in it that is not said here")


def _holds(sanction: Sanction, address: str) -> bool:
    """Whether a sanction is about an address, or the network that it is counted as."""
    try:
        theirs, network = ipaddress.ip_network(address), ipaddress.ip_network(sanction.who)
    except ValueError:
        return False
    return theirs.version == network.version and theirs.overlaps(network)


def _read(file: str) -> tuple[frozenset[str], tuple[str, ...]]:
    if not file:
        return frozenset(), ()
    try:
        lines = [line.strip() for line in Path(file).read_text(encoding="utf-8").splitlines()]
    except (OSError, UnicodeDecodeError) as error:
        raise BadConfig(f"the words of MEADHALL_WORD_LIST cannot be read: {error}") from None
    words = [line for line in lines if line and not line.startswith("#")]
    whole = frozenset(look_of(word) for word in words if not word.endswith("*"))
    return whole, tuple(look_of(word.removesuffix("*")) for word in words if word.endswith("*"))
