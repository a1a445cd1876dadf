"""How the log grows: many tables' entries in one commit, and nobody is told before it.

A commit costs about the same for one entry as for a hundred. So whoever comes while one commit is under way waits for
the next, together with all others who came meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from escapade.server.schema import EntryRow
from escapade.server.store import Unstored

if TYPE_CHECKING:
    from sqlalchemy import Executable
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

MOST_AT_ONCE = 200
LOG = logging.getLogger(__name__)


class Taken(Exception):  # noqa: N818 - another node, or the same action before
    """There is an entry with this number, or of this action, already."""


@dataclass(slots=True)
class Line:
    """An entry to be written, and what else changes in the same breath."""

    table: str
    seq: int
    at: int
    body: bytes
    action_id: str | None = None
    also: list[Executable] = field(default_factory=list)
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def row(self) -> dict[str, object]:
        """Give it as the database takes it."""
        return {"table_id": self.table, "seq": self.seq, "at": self.at, "body": self.body, "action_id": self.action_id}

    def settle(self, error: Exception | None = None) -> None:
        """Let whoever waits go on."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Journal:
    """The one who writes, one commit at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Line] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to write."""
        self.writer = asyncio.create_task(self.write())

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self.waiting.join()
        if self.writer is not None:
            self.writer.cancel()

    async def append(self, line: Line) -> None:
        """Write an entry; come back when it is on the disk, or raise Taken or Unstored."""
        self.waiting.put_nowait(line)
        await line.done

    async def write(self) -> None:
        """Commit whatever has gathered, again and again."""
        while True:
            lines = [await self.waiting.get()]
            while len(lines) < MOST_AT_ONCE and not self.waiting.empty():
                lines.append(self.waiting.get_nowait())
            await self.commit(lines)
            for _ in lines:
                self.waiting.task_done()

    async def commit(self, lines: list[Line]) -> None:
        """Commit all of them; if one cannot be, each by itself."""
        try:
            async with self.engine.begin() as connection:
                await put(connection, lines)
        except IntegrityError as error:
            if len(lines) == 1:
                lines[0].settle(Taken(str(error.orig)))
                return
            for line in lines:
                await self.commit([line])
        except (SQLAlchemyError, OSError) as error:
            LOG.exception("the journal could not be written")
            for line in lines:
                line.settle(Unstored(type(error).__name__))
        else:
            for line in lines:
                line.settle()


async def put(connection: AsyncConnection, lines: list[Line]) -> None:
    """Write entries, and what goes with them."""
    await connection.execute(insert(EntryRow), [line.row() for line in lines])
    for line in lines:
        for statement in line.also:
            await connection.execute(statement)
