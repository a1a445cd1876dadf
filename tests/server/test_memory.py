"""What is over is freed at once: closed sockets and unloaded tables leave no reference cycles behind.

The server lets Python look for cycles rarely, because each search stops all tables for a moment. Until then a
cycle's memory is lost: half an hour of 160 people who reconnect once a minute was 50 MB.
"""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import weakref
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from escapade.server import wire
from escapade.server.api import socket as socket_of_api
from escapade.server.api.connection_limits import GuardedHttp, GuardedSocket
from escapade.server.api.socket import Connection
from escapade.server.app import EscapadeApp
from escapade.server.cli import Server
from escapade.server.settings import Settings
from escapade.server.tables import live_table
from escapade.server.tables.live_table import LiveTable
from escapade.server.tables.table import Table
from tests.server.in_process import ANN, BOB, Follower, hosting, started

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

    from escapade.server.tables.host import TableHost

    Ending = Callable[[ClientConnection], Awaitable[None]]

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")  # when it starts
SOCKETS = 4
MANY_SOCKETS = 200
OBJECTS_OF_A_SOCKET = 50  # at least
FEW_OBJECTS = 12_000  # a collection takes a millisecond or two for them
FULL = 2  # the generation of a full collection
OF_A_SOCKET = (GuardedHttp, GuardedSocket, ServerProtocol, Connection)


@contextmanager
def without_collector() -> Iterator[None]:
    """Free only what nothing refers to."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def alive(*kinds: type) -> Counter[str]:
    """Count the objects of some types."""
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in kinds)


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[str]:
    """Run a whole server in this process; yield where it listens."""
    listening = socket.create_server(("127.0.0.1", 0))
    app = EscapadeApp(Settings(database=database, generous=True))
    config = uvicorn.Config(app, log_config=None, access_log=False, http=GuardedHttp, ws=GuardedSocket)
    server = Server(config)
    running = asyncio.create_task(server._serve([listening]))  # noqa: SLF001 - `serve` takes the signals of the tests
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


async def hangs_up(line: ClientConnection) -> None:
    """The client closes properly."""
    await line.close()


async def breaks_off(line: ClientConnection) -> None:
    """The connection is lost."""
    line.transport.abort()


async def is_closed(line: ClientConnection) -> None:
    """The server closes, because a message is too long."""
    await line.send("x" * (wire.LONGEST_MESSAGE + 1))
    with pytest.raises(ConnectionClosed):
        [await line.recv() for _ in range(100)]


def test_a_closed_socket_leaves_nothing_behind_however_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_of_api, "_SECOND_PING", 0.0)  # its timer refers to the connection

    async def come_and_go(address: str, cookie: str, table: str, ends: Ending) -> None:
        async with connect(f"ws://{address}/api/socket", additional_headers={"Cookie": cookie}) as line:
            await line.send(json.dumps({"type": "watch", "table": table, "draw": True}))
            while json.loads(await line.recv())["type"] != "snapshot":
                pass
            await ends(line)

    async def play() -> None:
        async with serving(f"sqlite:///{tmp_path}/a.db") as address:
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                await http.post("/api/me", json={})
                seats = [{"who": "me"}, {"who": "open"}]
                table = (await http.post("/api/tables", json={"game": "cartagena", "seats": seats})).json()["id"]
                cookie = f"escapade={http.cookies['escapade']}"
            with without_collector():
                for ends in (hangs_up, breaks_off, is_closed):
                    for _ in range(SOCKETS):
                        await come_and_go(address, cookie, table, ends)
                    assert await left_of(*OF_A_SOCKET) == Counter(), ends.__doc__

    asyncio.run(play())


@contextmanager
def collections() -> Iterator[list[int]]:
    """Note how many objects each collection but a full one looks at."""
    looked_at: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] < FULL:
            looked_at.append(sum(len(gc.get_objects(generation)) for generation in range(info["generation"] + 1)))

    gc.callbacks.append(note)
    try:
        yield looked_at
    finally:
        gc.callbacks.remove(note)


def test_many_sockets_that_open_at_once_do_not_make_everybody_wait_for_the_garbage_collector(tmp_path: Path) -> None:
    async def come(address: str, cookie: str, stack: AsyncExitStack) -> None:
        line = await stack.enter_async_context(
            connect(f"ws://{address}/api/socket", additional_headers={"Cookie": cookie})
        )
        assert json.loads(await line.recv())["type"] == "welcome"

    async def play() -> None:
        async with serving(f"sqlite:///{tmp_path}/a.db") as address, AsyncExitStack() as stack:
            async with httpx.AsyncClient(base_url=f"http://{address}") as http:
                await http.post("/api/me", json={})
                cookie = f"escapade={http.cookies['escapade']}"
            with collections() as looked_at:
                await asyncio.gather(*[come(address, cookie, stack) for _ in range(MANY_SOCKETS)])
            assert sum(looked_at) > MANY_SOCKETS * OBJECTS_OF_A_SOCKET
            assert max(looked_at) < FEW_OBJECTS

    asyncio.run(play())


async def left_of(*kinds: type) -> Counter[str]:
    """Count what is left of these types, once the event loop has done what was under way."""
    for _ in range(40):
        if not alive(*kinds):
            break
        await asyncio.sleep(0.1)
    return alive(*kinds)


def test_an_unloaded_table_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "REST", -1)

    async def play() -> None:
        async with hosting(f"sqlite:///{tmp_path}/a.db") as host:
            with without_collector():
                left = await finished_game(host)
                await host.housekeeping.let_rest()
                assert not host.live
                assert await left_of(LiveTable, Table) == Counter()
                assert left() is None

    async def finished_game(host: TableHost) -> weakref.ref[LiveTable]:
        live = await started(host)
        watching = [Follower(person) for person in (ANN, BOB)]
        for one in watching:
            await live.watch(one, None, draw=True)
        await live.do(lambda table: table.resign(0))
        for one in watching:
            live.leave(one)
        return weakref.ref(live)

    asyncio.run(play())
