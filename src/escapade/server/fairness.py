"""Fair sharing of the event loop between addresses.

The event loop does everything that is ready before it looks at the network again. Without turns a burst of a hundred
requests is answered at one go, and everybody else waits for all of it. Here each address begins one piece of work in
a turn, and long work is cut into slices, one of which is done in a turn for each address. How long the loop works for
an address is measured: one that has used up its share of the loop begins nothing until the others had theirs.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Generator

SLICE = 0.001  # s of long work before others get a turn
_SERVER = ""  # the address of work that the server does for itself

ADDRESS: ContextVar[str] = ContextVar("address", default=_SERVER)  # the address this task works for


class Turns:
    """Lets every address begin one piece of work in each turn; the rest waits in line.

    A turn is one of the event loop, or lasts as long as is asked for: a burst of one address is spread over time then,
    with room for others between. With a `share`, an address whose measured work exceeds it waits longer.
    """

    def __init__(self, lasting: float = 0.0, share: float = 1.0, credit: float = 0.0) -> None:
        self.lasting = lasting  # s
        self.share = share  # of the loop's time that one address may use
        self.credit = credit  # s of the loop's time an address may use before its share is counted
        self.begun: set[str] = set()  # who has begun something in this turn
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.settled: dict[str, float] = {}  # when each address will have paid for the work done for it
        self.turning = False  # whether the next turn will be noticed

    async def take(self, address: str) -> None:
        """Return at once if this address has not begun anything in this turn, else when it is next in line."""
        if address in self.waiting or address in self.begun or self.owes(address):
            await self.wait(address)
        else:
            self.begun.add(address)
            self._notice_next()

    async def wait(self, address: str) -> None:
        """Wait for a later turn in which this address is next in line."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(mine)
        self._notice_next()
        await mine

    def charge(self, address: str, seconds: float) -> None:
        """Charge an address for time of the event loop."""
        at = time.perf_counter()
        self.settled[address] = max(at, self.settled.get(address, at)) + seconds / self.share
        self._notice_next()

    def owes(self, address: str) -> bool:
        """Whether an address has used up its share of the loop and its credit."""
        return self.settled.get(address, 0.0) - time.perf_counter() > self.credit / self.share

    def _notice_next(self) -> None:
        """Schedule the beginning of the next turn."""
        if not self.turning:
            self.turning = True
            loop = asyncio.get_running_loop()
            loop.call_later(self.lasting, self.next) if self.lasting else loop.call_soon(self.next)

    def next(self) -> None:
        """Begin a turn: let the first waiter of each address continue, unless the address owes time."""
        self.turning = False
        self.begun.clear()
        at = time.perf_counter()
        self.settled = {address: until for address, until in self.settled.items() if until > at}
        for address in list(self.waiting):
            if not self.owes(address):
                self._let_one_go_on(address)
        if self.begun or self.waiting or self.settled:
            self._notice_next()

    def _let_one_go_on(self, address: str) -> None:
        """Let the first waiter of an address continue, skipping cancelled ones."""
        line = self.waiting[address]
        while line:
            first = line.popleft()
            if not first.done():  # else it was cancelled
                first.set_result(None)
                self.begun.add(address)
                break
        if not line:
            del self.waiting[address]


class Metered:
    """An awaitable that measures every step of some work and charges its address."""

    def __init__(self, work: Coroutine[object, None, None], address: str, turns: Turns) -> None:
        self.work = work
        self.address = address
        self.turns = turns

    def __await__(self) -> Generator[object, None, None]:
        step = partial(self.work.send, None)
        while True:
            began = time.perf_counter()
            try:
                awaited = step()
            except StopIteration:
                return
            finally:
                self.turns.charge(self.address, time.perf_counter() - began)
            try:
                yield awaited
                step = partial(self.work.send, None)
            except BaseException as thrown:  # noqa: BLE001 - a cancellation, which is passed on to the work
                step = partial(self.work.throw, thrown)


_SLICES = Turns()  # of long work


class Slices:
    """Long work of one task, in slices between which others have their turn."""

    def __init__(self) -> None:
        self.until = time.perf_counter() + SLICE

    async def pause(self) -> None:
        """Wait for the next turn if this slice is used up."""
        if time.perf_counter() > self.until:
            await _SLICES.wait(ADDRESS.get())
            self.until = time.perf_counter() + SLICE


class OneAtATime:
    """A lock that is given to addresses in turn."""

    def __init__(self) -> None:
        self.busy = False
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until it is this task's turn, and let the next go on afterwards."""
        if self.busy:
            await self.wait(ADDRESS.get())
        self.busy = True
        try:
            yield
        finally:
            self.next()

    async def wait(self, address: str) -> None:
        """Wait in line."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was our turn already
                self.next()
            raise

    def next(self) -> None:
        """Let the first waiter of the next address continue, and move that address to the end."""
        self.busy = False
        while self.waiting and not self.busy:
            address = next(iter(self.waiting))
            line = self.waiting.pop(address)
            first = line.popleft()
            if line:
                self.waiting[address] = line
            if not first.done():  # else it was cancelled
                self.busy = True
                first.set_result(None)
