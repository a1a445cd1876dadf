"""The address by which others in the same network reach this machine."""

import socket
from contextlib import closing
from urllib.parse import urlsplit

ANYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound


def way_out() -> str:
    """Return this machine's address on its default route, or an empty string."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # UDP: nothing is sent, but the system chooses a source address
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def for_this_machine_only(address: str) -> bool:
    """Whether only this machine can reach an address."""
    host = urlsplit(address).hostname or ""
    return host in {"localhost", "::1"} or host.startswith("127.")
