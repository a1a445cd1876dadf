"""Sentences about turns: whoever brings much work waits, and nobody waits for all of it."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from escapade.server import fairness
from escapade.server.fairness import ADDRESS, Metered, OneAtATime, Slices, Turns
from escapade.server.people.passwords import Passwords

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine


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


def test_whoever_has_used_up_their_share_of_the_loop_waits_and_nobody_else_does() -> None:
    async def ask_again() -> list[str]:
        turns, began = Turns(0.001, share=0.5, credit=0.01), []
        turns.charge("many", 3600)

        async def begin(address: str) -> None:
            await turns.take(address)
            began.append(address)

        waiting = asyncio.create_task(begin("many"))
        for _ in range(3):
            await begin("one")
        waiting.cancel()
        return began

    assert asyncio.run(ask_again()) == ["one", "one", "one"]


def test_whoever_has_paid_for_their_work_goes_on() -> None:
    async def ask_again() -> None:
        turns = Turns(0.001, share=0.5)
        turns.charge("many", 0.005)
        await asyncio.wait_for(turns.take("many"), 10)
        assert not turns.owes("many")

    asyncio.run(ask_again())


def test_a_little_work_is_free_however_it_comes() -> None:
    async def load_a_page() -> None:
        turns = Turns(0.001, share=0.5, credit=3600)
        turns.charge("one", 3000)
        assert not turns.owes("one")
        turns.charge("one", 1000)
        assert turns.owes("one")

    asyncio.run(load_a_page())


def test_every_step_of_metered_work_is_charged_to_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[str] = []
    monkeypatch.setattr(Turns, "charge", lambda _, address, seconds: charged.append(address) if seconds >= 0 else None)

    async def work() -> None:
        await asyncio.sleep(0)
        await asyncio.sleep(0.001)

    async def ask() -> None:
        await Metered(work(), "many", Turns())

    asyncio.run(ask())
    assert charged == ["many"] * 3


def test_metered_work_fails_and_is_cancelled_as_if_it_were_not() -> None:
    heard: list[str] = []

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("wrong")

    async def wait() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    async def ask(work: Coroutine[object, None, None]) -> None:
        await Metered(work, "many", Turns())

    async def both() -> None:
        with pytest.raises(ValueError, match="wrong"):
            await ask(fail())
        waiting = asyncio.create_task(ask(wait()))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
        assert waiting.cancelled()

    asyncio.run(both())
    assert heard == ["cancelled"]


def test_long_work_leaves_room_for_others_after_each_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "SLICE", 0.0)
    done: list[str] = []

    async def work(name: str, pieces: int) -> None:
        slices = Slices()
        for _ in range(pieces):
            done.append(name)
            await slices.pause()

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
            await slices.pause()

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


@asynccontextmanager
async def hashing() -> AsyncIterator[Passwords]:
    """Hash passwords; stop the process afterwards."""
    passwords = Passwords()
    try:
        yield passwords
    finally:
        passwords.close()
        if passwords.process is not None:
            await passwords.process.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other priorities")
def test_passwords_are_hashed_behind_everything_else_even_where_the_server_has_priority() -> None:
    async def work() -> None:
        async with hashing() as passwords:
            await passwords.hash("a good password")
            assert passwords.process is not None
            assert os.sched_getscheduler(passwords.process.pid) == os.SCHED_BATCH
            assert os.getpriority(os.PRIO_PROCESS, passwords.process.pid) >= 10

    asyncio.run(work())
    assert os.sched_getscheduler(0) != os.SCHED_BATCH  # the rest of the server works as before


def test_a_password_is_compared_in_a_process_that_does_not_hold_the_servers_lock() -> None:
    async def work() -> None:
        async with hashing() as passwords:
            hashed = await passwords.hash("a good password")
            assert passwords.process is not None
            assert passwords.process.pid != os.getpid()
            assert await passwords.match(hashed, "a good password")
            assert not await passwords.match(hashed, "a bad password")
            assert not await passwords.match(None, "a good password")
            assert not await passwords.match("no hash", "a good password")

    asyncio.run(work())


def test_a_process_that_dies_over_a_password_is_replaced() -> None:
    async def work() -> None:
        async with hashing() as passwords:
            hashed = await passwords.hash("a good password")
            first = passwords.process
            assert first is not None
            first.kill()
            await first.wait()
            assert await passwords.match(hashed, "a good password")
            assert passwords.process is not first

    asyncio.run(work())


def test_nobody_gets_the_answer_to_a_password_that_somebody_else_gave_up_waiting_for() -> None:
    async def work() -> None:
        async with hashing() as passwords:
            hashed = await passwords.hash("a good password")
            given_up = asyncio.create_task(passwords.match(hashed, "a good password"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            given_up.cancel()
            assert not await passwords.match(hashed, "a bad password")
            assert await passwords.match(hashed, "a good password")

    asyncio.run(work())
