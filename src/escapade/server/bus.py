"""How nodes tell each other that something happened: which table, which version. What happened is in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

CHANNEL = "escapade"
LOG = logging.getLogger(__name__)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has reached a version, or somebody has said something there, or has come to it."""

    node: str
    table: str
    version: int = 0
    chat: int = 0
    present: str = ""


Listener = Callable[[Note], Awaitable[None]]


class Bus(Protocol):
    """Carries notes to every other node."""

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""

    async def publish(self, note: Note) -> None:
        """Tell all others."""

    async def close(self) -> None:
        """Stop."""


class Memory:
    """One node alone: there is nobody else to tell."""

    async def open(self, listener: Listener) -> None:
        """Nobody will call."""

    async def publish(self, note: Note) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to close."""


class Redis:
    """Many nodes, and a Redis between them."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis as Client  # noqa: PLC0415 - an extra: only many nodes need it

        self.client = Client.from_url(url)
        self.task: asyncio.Task[None] | None = None
        self.read = msgspec.json.Decoder(Note).decode

    async def open(self, listener: Listener) -> None:
        """Listen to the others."""
        channel = self.client.pubsub(ignore_subscribe_messages=True)
        await channel.subscribe(CHANNEL)

        async def listen() -> None:
            async for message in channel.listen():
                await listener(self.read(message["data"]))

        self.task = asyncio.create_task(listen())

    async def publish(self, note: Note) -> None:
        """Tell all others; if Redis is away, they will see it when they next look into the store."""
        try:
            await self.client.publish(CHANNEL, msgspec.json.encode(note))
        except OSError:
            LOG.warning("the bus does not answer; other nodes will see this later")

    async def close(self) -> None:
        """Stop listening."""
        if self.task is not None:
            self.task.cancel()
        await self.client.aclose()


def bus_at(address: str) -> Bus:
    """Find the bus a host has asked for."""
    if address == "memory":
        return Memory()
    if address.startswith(("redis://", "rediss://")):
        return Redis(address)
    raise ValueError(f"'{address}' is no bus we know; write memory, or redis://host:6379/0")
