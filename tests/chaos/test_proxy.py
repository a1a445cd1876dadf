"""Sentences about the proxy that faults are made with."""

from __future__ import annotations

import socket
import socketserver
import threading
from typing import TYPE_CHECKING

import pytest

from tests.server.running import Proxy

if TYPE_CHECKING:
    from collections.abc import Iterator


class Echo(socketserver.BaseRequestHandler):
    def handle(self) -> None:
        while data := self.request.recv(1000):
            self.request.sendall(data)


@pytest.fixture
def proxy() -> Iterator[Proxy]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Echo) as echo:
        echo.daemon_threads = True
        threading.Thread(target=echo.serve_forever, daemon=True).start()
        proxy = Proxy(echo.server_address[1])
        yield proxy
        proxy.stop()
        echo.shutdown()


def connected(proxy: Proxy) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.port), timeout=10)


def test_what_passes_comes_back(proxy: Proxy) -> None:
    with connected(proxy) as line:
        line.sendall(b"ahoy")
        assert line.recv(10) == b"ahoy"


def test_a_hanging_proxy_says_nothing_and_delivers_when_it_opens(proxy: Proxy) -> None:
    with connected(proxy) as line:
        line.sendall(b"one")
        assert line.recv(10) == b"one"
        proxy.hang()
        line.sendall(b"two")
        line.settimeout(0.3)
        with pytest.raises(TimeoutError):
            line.recv(10)
        line.settimeout(10)
        proxy.open()
        assert line.recv(10) == b"two"


def test_a_cut_proxy_resets_connections_until_it_opens(proxy: Proxy) -> None:
    with connected(proxy) as line:
        line.sendall(b"one")
        assert line.recv(10) == b"one"
        proxy.cut()
        assert not answers(line)
    with connected(proxy) as line:
        assert not answers(line)
    proxy.open()
    with connected(proxy) as line:
        assert answers(line)


def answers(line: socket.socket) -> bool:
    """Whether something comes back."""
    try:
        line.sendall(b"two")
        return line.recv(10) == b"two"
    except OSError:
        return False
