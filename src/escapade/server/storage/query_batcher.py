"""Questions to the database that come while one is under way are asked together, in the next one.

Many tables ask the same kind of question at the same time: what has another node stored here, who watches from there?
One by one they would need a connection each, and most of the time goes into asking, not into answering.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

Key = TypeVar("Key")
Answer = TypeVar("Answer")

_MOST = 50  # questions in one


class QueryBatcher(Generic[Key, Answer]):
    """Asks one combined question at a time. An answer is always read after its question was put."""

    def __init__(self, ask: Callable[[list[Key]], Awaitable[Mapping[Key, Answer]]], most: int = _MOST) -> None:
        self._ask = ask
        self._most = most
        self._waiting: dict[Key, asyncio.Future[Answer]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def __call__(self, key: Key) -> Answer:
        """Ask; return the answer, or raise what the combined question raised."""
        answer = self._waiting.setdefault(key, asyncio.get_running_loop().create_future())
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_all())
        return await asyncio.shield(answer)

    async def _ask_all(self) -> None:
        """Ask until nobody waits any more."""
        try:
            while self._waiting:
                some = dict(islice(self._waiting.items(), self._most))
                for key in some:
                    del self._waiting[key]
                await self._ask_some(some)
        finally:
            self._asking = None

    async def _ask_some(self, some: dict[Key, asyncio.Future[Answer]]) -> None:
        """Ask one combined question and hand out its answers."""
        try:
            answers = await self._ask(list(some))
        except Exception as error:  # noqa: BLE001 - whoever asked handles it
            for answer in some.values():
                answer.set_exception(error)
                answer.exception()  # nobody may be left who asked
        except BaseException:  # the server stops
            for answer in some.values():
                answer.cancel()
            raise
        else:
            for key, answer in some.items():
                answer.set_result(answers[key])
