"""Secrets of this installation, made on first start in the data folder and readable by its owner only."""

import base64
import contextlib
import json
import os
import secrets
from pathlib import Path

__all__ = ["Keys"]


class Keys:
    """The VAPID key pair that web push is signed with. Nodes that share visitors share this file."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "keys.json"
        self._push: str | None = None

    def push_private(self) -> str:
        """The private key, made if there is none yet: a raw P-256 scalar in URL-safe base64."""
        if self._push is None:
            if not self._path.exists():
                self._make()
            self._push = str(json.loads(self._path.read_text(encoding="utf-8"))["push"])
        return self._push

    def push_public(self) -> str:
        """The public key as browsers want it: an uncompressed point in URL-safe base64."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        scalar = int.from_bytes(base64.urlsafe_b64decode(_padded(self.push_private())), "big")
        point = derive_private_key(scalar, SECP256R1()).public_key()
        return _text(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def _make(self) -> None:
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

        scalar = generate_private_key(SECP256R1()).private_numbers().private_value
        self._path.parent.mkdir(parents=True, exist_ok=True)
        part = self._path.with_name(f"{self._path.name}.{secrets.token_hex(4)}")
        opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "w", encoding="utf-8") as file:
            json.dump({"push": _text(scalar.to_bytes(32, "big"))}, file)
        with contextlib.suppress(FileExistsError):  # another node was first: its keys are everybody's
            os.link(part, self._path)
        part.unlink()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _padded(text: str) -> str:
    return text + "=" * (-len(text) % 4)
