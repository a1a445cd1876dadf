"""Batches queries: those that come while one is running are combined into the next.

Many tables ask the same at the same time: what have other nodes stored, who watches from other nodes?
One by one they would need a connection each, and most of their cost is the round trip.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

Key = TypeVar("Key")
Answer = TypeVar("Answer")

_MOST = 50  # keys in one query


class QueryBatcher(Generic[Key, Answer]):
    """Runs one combined query at a time. A result is always read after its key was asked for."""

    def __init__(self, ask: Callable[[list[Key]], Awaitable[Mapping[Key, Answer]]], most: int = _MOST) -> None:
        self._ask = ask
        self._most = most
        self._waiting: dict[Key, asyncio.Future[Answer]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def __call__(self, key: Key) -> Answer:
        """Return the result for a key, or raise what the combined query raised."""
        answer = self._waiting.setdefault(key, asyncio.get_running_loop().create_future())
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        return await asyncio.shield(answer)

    async def _ask_all(self) -> None:
        """Run queries until nobody waits."""
        try:
            while self._waiting:
                some = dict(islice(self._waiting.items(), self._most))
                for key in some:
                    del self._waiting[key]
                await self._ask_some(some)
        finally:
            self._asking = None

    async def _ask_some(self, some: dict[Key, asyncio.Future[Answer]]) -> None:
        """Run one combined query and distribute its results."""
        try:
            answers = await self._ask(list(some))
        except Exception as error:  # noqa: BLE001 - raised to whoever waits
            for answer in some.values():
                answer.set_exception(error)
                answer.exception()  # marks it as retrieved: nobody may wait any more
        except BaseException:  # the server stops
            for answer in some.values():
                answer.cancel()
            raise
        else:
            for key, answer in some.items():
                answer.set_result(answers[key])
