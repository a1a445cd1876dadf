"""How a socket writes: whole frames of every length, a move and its acknowledgement in one piece, all in order."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

import pytest
from websockets.frames import Frame, Opcode

from escapade.server.api.connection_limits import SHORT_WAY_OUT, _frame_head
from escapade.server.api.rate_limit import Limits
from escapade.server.api.socket import Connection
from escapade.server.people.accounts import ALL_SCOPES, Credential, Identity
from escapade.server.settings import Settings
from escapade.server.storage.schema import PersonRow

if TYPE_CHECKING:
    from escapade.server.tables.host import TableHost


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_the_websocket_library_writes(size: int) -> None:
    text = b"x" * size
    assert _frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Reader:
    """The other end: pieces as they were written, and texts the writer task had to bring."""

    def __init__(self) -> None:
        self.pieces: list[list[bytes]] = []
        self.brought: list[bytes] = []
        self.reads = True

    def write(self, messages: list[bytes]) -> bool:
        """Take a piece, if the reader reads."""
        if self.reads:
            self.pieces.append(messages)
        return self.reads

    async def send(self, event: Any) -> None:  # noqa: ANN401 - an event of ASGI's
        """Take a text from the writer task."""
        self.brought.append(event["text"].encode())


async def connected(reader: Reader) -> tuple[Connection, asyncio.Task[None]]:
    """Connect somebody whose writer task waits for work."""
    person = PersonRow(id="a" * 16, name="Ann", created=0, generation=0, rated=False, settings={})
    who = Identity(person, ALL_SCOPES, Credential(person.id, generation=0))
    scope: Any = {"headers": [], "client": ("127.0.0.1", 1), "extensions": {SHORT_WAY_OUT: {"write": reader.write}}}
    connection = Connection(reader.send, who, cast("TableHost", None), Limits(Settings()), scope)
    writing = asyncio.create_task(connection.write())
    await asyncio.sleep(0)
    return connection, writing


def test_what_comes_of_a_move_leaves_in_one_piece_at_the_latest_in_the_next_turn_of_the_loop() -> None:
    async def play() -> None:
        reader = Reader()
        connection, writing = await connected(reader)
        connection.playing = True
        connection.send(b"another table")
        await asyncio.sleep(0)
        connection.send(b"the move")
        connection.send(b"accepted")
        connection.playing = False
        connection.send_together()
        connection.send(b"the next")
        await asyncio.sleep(0)
        writing.cancel()
        assert reader.pieces == [[b"another table"], [b"the move", b"accepted"], [b"the next"]]

    asyncio.run(play())


def test_a_reader_who_is_behind_gets_everything_later_in_the_same_order() -> None:
    async def play() -> None:
        reader = Reader()
        connection, writing = await connected(reader)
        reader.reads = False
        connection.playing = True
        connection.send(b"1")
        connection.send(b"2")
        connection.send_together()
        connection.playing = False
        reader.reads = True
        connection.send(b"3")  # must not overtake those that wait
        for _ in range(5):
            await asyncio.sleep(0)
        writing.cancel()
        assert (reader.pieces, reader.brought) == ([], [b"1", b"2", b"3"])

    asyncio.run(play())
