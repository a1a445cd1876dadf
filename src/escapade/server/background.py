"""Background work: run once or repeatedly, whatever fails meanwhile."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

LOG = logging.getLogger(__name__)
_LONGEST_WAIT = 5.0  # s until work that failed is tried again


class Background:
    """All background tasks of this process."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[object]] = set()

    def once(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        """Run something once. A failure is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def every(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Run something every so many seconds. A failure is logged once, and the work goes on."""
        _ = self.once(repeat(seconds, work))

    def finished(self, task: asyncio.Task[object]) -> None:
        """Drop a task that is done, and log how it failed."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("work in the background failed", exc_info=error)

    def stop(self) -> None:
        """Cancel all tasks."""
        for task in list(self.tasks):
            task.cancel()


async def repeat(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """Run something every so many seconds, less often while it fails."""
    failed = 0
    while True:
        await asyncio.sleep(min(_LONGEST_WAIT, seconds * 2 ** min(failed, 4)) if failed else seconds)
        try:
            await work()
        except Exception as error:
            failed += 1
            if failed == 1:
                LOG.warning("%s failed and is tried again: %s", work.__name__, error, exc_info=error)
        else:
            failed = 0
