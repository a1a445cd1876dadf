"""Sentences about turns: whoever brings much work waits, and nobody waits for all of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from escapade.server import fairness
from escapade.server.fairness import ADDRESS, OneAtATime, Slices, Turns

if TYPE_CHECKING:
    from collections.abc import Coroutine

    import pytest


def in_order(*, burst: int, turns: Turns) -> list[str]:
    """Let one address begin many things at once and another one thing after them; give the order they began in."""
    began: list[str] = []

    async def begin(address: str) -> None:
        await turns.take(address)
        began.append(address)

    async def all_at_once() -> None:
        await asyncio.gather(*[begin("many") for _ in range(burst)], begin("one"))

    asyncio.run(all_at_once())
    return began


def test_whoever_brings_one_thing_does_not_wait_for_somebodys_hundred() -> None:
    order = in_order(burst=100, turns=Turns())
    assert order.index("one") <= 1
    assert order.count("many") == 100


def test_a_burst_is_spread_over_turns_that_last() -> None:
    order = in_order(burst=5, turns=Turns(0.001))
    assert order[:2] == ["many", "one"]
    assert order.count("many") == 5


def test_whoever_goes_away_while_in_line_keeps_nobody_else_waiting() -> None:
    async def leave_the_line() -> None:
        turns = Turns(0.01)
        await turns.take("a")
        second = asyncio.create_task(turns.take("a"))
        third = asyncio.create_task(turns.take("a"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.wait_for(third, 10)
        assert second.cancelled()
        assert not turns.waiting

    asyncio.run(leave_the_line())


def test_long_work_leaves_room_for_others_after_each_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "SLICE", 0.0)
    done: list[str] = []

    async def work(name: str, pieces: int) -> None:
        slices = Slices()
        for _ in range(pieces):
            done.append(name)
            await slices.breathe()

    async def both() -> None:
        await asyncio.gather(of("here", work("long", 50)), of("there", work("short", 3)))

    asyncio.run(both())
    assert "".join(name[0] for name in done[:6]) in ("lslsls", "slslsl")


def test_the_long_work_of_one_address_is_done_one_slice_at_a_time_however_many_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fairness, "SLICE", 0.0)
    done: list[str] = []

    async def work(name: str, pieces: int) -> None:
        slices = Slices()
        for _ in range(pieces):
            done.append(name)
            await slices.breathe()

    async def everybody() -> None:
        await asyncio.gather(*[of("here", work("many", 20)) for _ in range(10)], of("there", work("one", 20)))

    asyncio.run(everybody())
    last = max(n for n, name in enumerate(done) if name == "one")
    assert done[:last].count("many") < 60


async def of(address: str, work: Coroutine[object, object, None]) -> None:
    """Do something on behalf of an address."""
    ADDRESS.set(address)
    await work


def test_one_at_a_time_goes_round_by_address() -> None:
    done: list[str] = []

    async def work(one: OneAtATime, address: str) -> None:
        ADDRESS.set(address)
        async with one.turn():
            done.append(address)
            await asyncio.sleep(0)

    async def everybody() -> None:
        one = OneAtATime()
        await asyncio.gather(*[work(one, "a") for _ in range(4)], work(one, "b"), work(one, "c"))
        assert not one.busy

    asyncio.run(everybody())
    assert "".join(done) == "aabcaa"


def test_a_turn_that_is_not_taken_goes_to_the_next() -> None:
    async def give_up() -> None:
        one, done = OneAtATime(), []

        async def work(name: str) -> None:
            async with one.turn():
                done.append(name)
                await asyncio.sleep(0.01)

        first, second, third = (asyncio.create_task(work(name)) for name in ("first", "second", "third"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, third)
        assert done == ["first", "third"]
        assert not one.busy

    asyncio.run(give_up())
