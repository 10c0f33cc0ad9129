"""The addresses by which friends in the same network reach this machine."""

import ipaddress
import socket

__all__ = ["EVERYWHERE", "ITSELF", "addresses"]

EVERYWHERE = ("0.0.0.0", "::")
"""What a server listens on that lets other machines in."""
ITSELF = ("127.0.0.1", "::1")
OUTSIDE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent to it, only the way there is asked for."""


def addresses() -> list[str]:
    """The numbers of this machine in its networks, the one that it goes out by first."""
    found = [_on_the_way_out(), *_by_name()]
    return [each for each in dict.fromkeys(found) if each and not ipaddress.ip_address(each).is_loopback]


def _on_the_way_out() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(OUTSIDE)
        except OSError:
            return ""
        return str(asked.getsockname()[0])


def _by_name() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
