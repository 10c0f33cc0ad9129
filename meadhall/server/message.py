"""A message on its way out: encoded once, compressed and framed once, whoever it is sent to.

Sockets agree on compression without memory of earlier messages, so that the same frame fits all of them. What is small
goes as it is. One compressor serves the whole process: it forgets everything after each message, which costs less than
making another and lets no message tell of the one before.
"""

import zlib
from functools import cached_property

from websockets.extensions import Extension
from websockets.frames import Frame, Opcode

__all__ = ["WINDOW_BITS", "Compression", "Message"]

WINDOW_BITS = 15
"""What a socket must be able to look back on to read a compressed frame."""
SMALL = 400
"""Bytes below which compressing costs more than it saves."""
LEVEL = 3
"""Updates are a twentieth larger than with zlib's own choice, in two thirds of the time."""
TAIL = b"\x00\x00\xff\xff"
"""How what is flushed ends; the protocol leaves it out."""


class Compression(Extension):
    """permessage-deflate (RFC 7692), one way, without memory of what was sent before."""

    def __init__(self) -> None:
        self._compressor = zlib.compressobj(LEVEL, wbits=-WINDOW_BITS)

    def encode(self, frame: Frame) -> Frame:
        packed = self._compressor.compress(frame.data) + self._compressor.flush(zlib.Z_FULL_FLUSH)
        return Frame(frame.opcode, packed.removesuffix(TAIL), rsv1=True)


_COMPRESSION = Compression()


class Message:
    """One message as JSON, and as the frames that sockets send."""

    def __init__(self, data: bytes) -> None:
        self.data = data

    @cached_property
    def plain(self) -> bytes:
        """The frame for a socket that does not compress."""
        return Frame(Opcode.TEXT, self.data).serialize(mask=False)

    @cached_property
    def compressed(self) -> bytes:
        """The frame for a socket that does, where that helps."""
        if len(self.data) < SMALL:
            return self.plain
        return Frame(Opcode.TEXT, self.data).serialize(mask=False, extensions=[_COMPRESSION])
