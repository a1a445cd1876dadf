"""How nodes tell each other that a table has a new version in the store.

A message is only a hint. One that is lost, doubled, late or unreadable only causes a delay: what happened is in
the store, and nodes look there by themselves from time to time, more often while the bus is down.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from escapade.extras import requires

_CHANNEL = "escapade"
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 3.0  # s between two tries to reach Redis
_PATIENCE = 3.0  # s for one exchange
_QUIET = 5.0  # s without a message after which Redis is pinged
_MOST_WAITING = 10_000  # messages to be sent; older ones are dropped
LOG = logging.getLogger(__name__)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something about a table has changed in the store: its log, its chat, or who watches it."""

    node: str
    table: str
    version: int = 0
    chat: int = 0
    presence: bool = False
    ready: list[int] = []  # seats that are ready for a race; not stored
    leader: str = ""  # who leads the review of a finished game, by id; not stored …
    leader_name: str = ""
    step: int | None = None  # … and the step they look at; None: they no longer lead
    free: bool = False  # whether a node has just left it to whoever is there
    rewritten: bool = False  # whether its log was rewritten, because somebody deleted their account


Listener = Callable[[Note], Awaitable[None]]


class Bus(Protocol):
    """Sends notes to every other node."""

    @property
    def up(self) -> bool:
        """Whether notes of other nodes arrive at present."""

    def open(self, listener: Listener) -> None:
        """Start listening; returns at once."""

    def publish(self, note: Note) -> None:
        """Send a note to all others; returns at once."""

    async def close(self) -> None:
        """Stop."""


class Memory:
    """The bus of a single node: does nothing."""

    up = False

    def open(self, listener: Listener) -> None:
        """Do nothing."""

    def publish(self, note: Note) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


class Redis:
    """A bus over Redis. Reconnects when Redis was away."""

    def __init__(self, url: str) -> None:
        with requires("redis", f"The bus at {url.partition('://')[0]}://"):
            from redis.asyncio import Redis as Client  # noqa: PLC0415 - an extra: only many nodes need it

        self.client = Client.from_url(url, socket_connect_timeout=_PATIENCE, socket_timeout=_PATIENCE)
        self.up = False
        self.waiting: deque[Note] = deque(maxlen=_MOST_WAITING)
        self.something = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.read = msgspec.json.Decoder(Note).decode

    def open(self, listener: Listener) -> None:
        """Start listening and sending."""
        self.tasks = [asyncio.create_task(self._keep_listening(listener)), asyncio.create_task(self._keep_sending())]

    async def _keep_listening(self, listener: Listener) -> None:
        """Listen, and start again whenever that ends."""
        wait = _FIRST_WAIT
        while True:
            try:
                await self.listen(listener)
            except Exception as error:  # noqa: BLE001 - whatever Redis or its driver does, we try again
                if self.up or wait == _FIRST_WAIT:
                    LOG.warning("the bus is down (%s); the store is read instead", type(error).__name__)
                wait = _FIRST_WAIT if self.up else min(_LONGEST_WAIT, wait * 2)
            self.up = False
            await asyncio.sleep(wait)

    async def listen(self, listener: Listener) -> None:
        """Subscribe, and pass on notes until the connection breaks."""
        async with self.client.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(_CHANNEL)
            LOG.info("the bus is up")
            self.up = True
            while True:
                message = await channel.get_message(timeout=_QUIET)
                if message is None:
                    await channel.ping()
                elif message["type"] == "message":
                    await self.pass_on(message["data"], listener)

    async def pass_on(self, data: bytes, listener: Listener) -> None:
        """Decode one note and hand it over. One that cannot be decoded or handled is dropped."""
        try:
            await listener(self.read(data))
        except msgspec.MsgspecError:
            LOG.warning("a message on the bus cannot be read")
        except Exception:
            LOG.exception("a message on the bus could not be handled")

    def publish(self, note: Note) -> None:
        """Queue a note."""
        self.waiting.append(note)
        self.something.set()

    async def _keep_sending(self) -> None:
        """Send queued notes. What cannot be sent is dropped, because nodes also poll the store."""
        while True:
            await self.something.wait()
            self.something.clear()
            while self.waiting:
                notes = [self.waiting.popleft() for _ in range(min(100, len(self.waiting)))]
                try:
                    async with self.client.pipeline(transaction=False) as pipe:
                        for note in notes:
                            _ = pipe.publish(_CHANNEL, msgspec.json.encode(note))
                        await pipe.execute()
                except Exception as error:  # noqa: BLE001 - as above
                    LOG.debug("%d notes were not sent: %s", len(notes), type(error).__name__)
                    await asyncio.sleep(_FIRST_WAIT)

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await self.client.aclose()


def bus_at(address: str) -> Bus:
    """Return the bus for an address."""
    if address == "memory":
        return Memory()
    if address.startswith(("redis://", "rediss://")):
        try:
            return Redis(address)
        except ValueError as wrong:  # what was written may hold a password
            raise ValueError("the address of the bus cannot be read; write redis://host:6379/0") from wrong
    raise ValueError(f"'{address}' is not a bus we know; write memory, or redis://host:6379/0")
