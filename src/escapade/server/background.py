"""Background tasks, run once or repeatedly. A failure is logged and does not stop the others."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

LOG = logging.getLogger(__name__)
_LONGEST_WAIT = 5.0  # s until failed work is retried, at most
_PATIENCE = 2.0  # s for cancelled work to end


class Background:
    """All background tasks of this process."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[object]] = set()

    def once(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        """Run a coroutine in the background. A failure is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def every(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Run work every `seconds`. Only the first of several failures in a row is logged."""
        _ = self.once(repeat(seconds, work))

    def finished(self, task: asyncio.Task[object]) -> None:
        """Remove a finished task, and log its error if it failed."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a background task failed", exc_info=error)

    async def stop(self) -> None:
        """Cancel all tasks, and wait until they have let go of the database; not for long."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=_PATIENCE)


async def repeat(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """Run work every `seconds`, less often while it fails."""
    failed = 0
    while True:
        await asyncio.sleep(min(_LONGEST_WAIT, seconds * 2 ** min(failed, 4)) if failed else seconds)
        try:
            await work()
        except Exception as error:
            failed += 1
            if failed == 1:
                LOG.warning("%s failed and will be retried: %s", work.__name__, error, exc_info=error)
        else:
            failed = 0
