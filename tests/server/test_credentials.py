"""Sentences about what stays open: a socket or a stream ends with the token or login that opened it."""

from __future__ import annotations

import secrets
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.server.player import ConnectionClosed, Player
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.running import Postgres

PATIENCE = 300.0  # s; other nodes look every ten
COUNTS_NO_MORE = 4401
PASSWORD = "first password"  # noqa: S105 - nobody's


class Ann:
    """Ann at her computer, with a phone that is logged in and a program with a token; both watch a table of hers."""

    def __init__(self, here: Running, there: Running) -> None:
        self.computer = Player(here, "Ann")
        login = f"ann.{secrets.token_hex(6)}"
        self.computer.post("/me/account", login=login, password=PASSWORD)
        self.table = self.computer.open_table("me", "open")
        self.token = self.computer.post("/me/tokens", name="program", scopes=["read", "play"])
        self.bearer = {"Authorization": f"Bearer {self.token['secret']}"}
        self.phone, self.program = Player(there, "Phone"), Player(there, "Program")
        self.phone.post("/login", login=login, password=PASSWORD)
        self.phone.connect()
        self.program.http.cookies.clear()
        self.program.connect(**self.bearer)
        for device in (self.phone, self.program):
            device.watch(self.table)
            device.until("snapshot")
        self.streams = [Stream(there, self.table, headers) for headers in (self.cookie(), self.bearer)]

    def cookie(self) -> dict[str, str]:
        """Give what the phone sends to say who it is."""
        return {"Cookie": f"escapade={self.phone.http.cookies['escapade']}"}

    def still_open(self) -> list[bool]:
        """Say what is still open: the phone's socket and stream, the program's socket and stream."""
        [phone, program] = [is_open(device, self.table) for device in (self.phone, self.program)]
        return [phone, not self.streams[0].ended.is_set(), program, not self.streams[1].ended.is_set()]


class Stream:
    """Somebody who follows a table as lines of JSON until it ends."""

    def __init__(self, server: Running, table: str, headers: dict[str, str]) -> None:
        self.begun, self.ended = threading.Event(), threading.Event()
        self.address, self.headers = f"{server.url}/api/tables/{table}/stream", headers
        threading.Thread(target=self.follow, daemon=True).start()
        assert self.begun.wait(PATIENCE)

    def follow(self) -> None:
        """Read line after line, until there are no more or the server goes."""
        with (
            suppress(httpx.TransportError),
            httpx.stream("GET", self.address, headers=self.headers, timeout=PATIENCE) as answer,
        ):
            for _ in answer.iter_lines():
                self.begun.set()
        self.ended.set()


def is_open(device: Player, table: str) -> bool:
    """Say whether a socket still tells of a table."""
    try:
        device.send(type="watch", table=table)
        device.until("snapshot")
    except ConnectionClosed:
        return False
    return True


def wait_until_closed(device: Player) -> None:
    """Listen until the socket is closed because whoever opened it counts no more."""
    with pytest.raises(ConnectionClosed) as closed:
        listen(device)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == COUNTS_NO_MORE


def listen(device: Player) -> None:
    """Hear whatever comes."""
    while True:
        device.receive(PATIENCE)


def delete_the_token(ann: Ann) -> None:
    assert ann.computer.http.delete(f"/api/me/tokens/{ann.token['id']}").status_code == 204


def change_the_password(ann: Ann) -> None:
    change = {"old": PASSWORD, "new": "second password"}
    assert ann.computer.http.put("/api/me/password", json=change).status_code == 200
    assert ann.computer.http.get("/api/me").status_code == 200  # this device stays


def log_out_everywhere(ann: Ann) -> None:
    ann.computer.post("/logout/everywhere")
    assert ann.computer.http.get("/api/me").status_code == 401


def delete_the_account(ann: Ann) -> None:
    assert ann.computer.http.delete("/api/me").status_code == 200


ENDINGS = pytest.mark.parametrize(
    ("ending", "login_counts", "token_counts"),
    [
        (delete_the_token, True, False),
        (change_the_password, False, True),
        (log_out_everywhere, False, True),
        (delete_the_account, False, False),
    ],
)


@ENDINGS
def test_what_stays_open_ends_with_what_opened_it(
    anywhere: Running, ending: Callable[[Ann], None], *, login_counts: bool, token_counts: bool
) -> None:
    check(Ann(anywhere, anywhere), ending, login_counts=login_counts, token_counts=token_counts)


@ENDINGS
def test_and_so_it_does_on_another_node(
    two_nodes: tuple[Running, Running], ending: Callable[[Ann], None], *, login_counts: bool, token_counts: bool
) -> None:
    check(Ann(*two_nodes), ending, login_counts=login_counts, token_counts=token_counts)


def check(ann: Ann, ending: Callable[[Ann], None], *, login_counts: bool, token_counts: bool) -> None:
    """End something, and see what is closed by it and what is not."""
    assert ann.still_open() == [True] * 4
    ending(ann)
    for device, stream, counts in (
        (ann.phone, ann.streams[0], login_counts),
        (ann.program, ann.streams[1], token_counts),
    ):
        if not counts:
            wait_until_closed(device)
            assert stream.ended.wait(PATIENCE)
    assert ann.still_open() == [login_counts, login_counts, token_counts, token_counts]


@pytest.fixture(scope="module")
def two_nodes(postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    database = postgres.database()
    with Running(database) as here, Running(database) as there:
        yield here, there


def test_nobody_ends_what_somebody_else_has_open(server: Running) -> None:
    ann, eve = Ann(server, server), Player(server, "Eve")
    eve.http.delete(f"/api/me/tokens/{ann.token['id']}")
    assert ann.still_open() == [True] * 4


def test_a_spectator_nobody_knows_goes_on_watching(server: Running) -> None:
    ann = Ann(server, server)
    stream = Stream(server, ann.table, {})
    delete_the_account(ann)
    wait_until_closed(ann.phone)
    assert not stream.ended.is_set()
