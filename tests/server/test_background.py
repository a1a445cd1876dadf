"""Sentences about background work."""

from __future__ import annotations

import asyncio

from escapade.server.background import Background


def test_stopped_work_has_let_go_of_what_it_held() -> None:
    async def story() -> list[str]:
        said: list[str] = []
        begun = asyncio.Event()

        async def work() -> None:
            try:
                begun.set()
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)  # a rollback takes a moment, too
                said.append("let go")

        background = Background()
        _ = background.once(work())
        await begun.wait()
        await background.stop()
        said.append("stopped")
        return said

    assert asyncio.run(story()) == ["let go", "stopped"]
