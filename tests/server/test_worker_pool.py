"""Sentences about worker processes: how many there are, and what becomes of a question that harms them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from escapade.games import GAMES
from escapade.match import Match
from escapade.server.refusals import RequestRefused
from escapade.server.thinking import compute as computing
from escapade.server.thinking import worker_pool
from escapade.server.thinking.compute import Compute
from escapade.server.thinking.worker_pool import NoAnswer, WorkerPool

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

LIMIT = 60.0  # s, for questions that are answered


@pytest.fixture(autouse=True)
def a_slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here depends on how soon a process starts, or gets its turn."""
    monkeypatch.setattr(worker_pool, "START", LIMIT)
    monkeypatch.setattr(worker_pool, "QUEUE", LIMIT)


def with_pool(size: int, story: Callable[[WorkerPool], Awaitable[None]]) -> None:
    """Run a story with workers that are gone afterwards."""

    async def told() -> None:
        pool = WorkerPool(size)
        try:
            await story(pool)
        finally:
            await pool.close()
        assert not workers()

    asyncio.run(told())


def workers() -> list[int]:
    """List the worker processes of this one; a server of other tests may be its child, too."""
    found = []
    for task in Path(f"/proc/{os.getpid()}/task").glob("*/children"):
        with suppress(OSError):  # a thread that has just ended
            found += [int(child) for child in task.read_text().split() if is_worker(child)]
    return found


def is_worker(process: str) -> bool:
    """Tell by its command line, which one that has just died has no more."""
    with suppress(OSError):
        command = Path(f"/proc/{process}/cmdline").read_bytes()
        return b"thinking.worker" in command or not command
    return False


# What workers are asked

greet = partial(str.upper, "hello")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(flag: str) -> str:
    if not Path(flag).exists():
        Path(flag).touch()
        die()
    return "hello"


def loop() -> None:
    while True:
        pass


def fail() -> None:
    raise ValueError("the ace of spades")


def length(text: str) -> int:
    return len(text)


def test_what_one_worker_hangs_or_dies_on_another_one_answers(tmp_path: Path) -> None:
    async def story(pool: WorkerPool) -> None:
        await pool.ask(greet, LIMIT)
        os.kill(workers()[0], signal.SIGSTOP)
        assert await pool.ask(greet, 0.5) == "HELLO"
        assert await pool.ask(partial(die_once, str(tmp_path / "dead")), LIMIT) == "hello"

    with_pool(1, story)


def test_time_lost_by_a_worker_that_hangs_is_not_taken_from_the_patience_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_pool, "QUEUE", 5.0)

    async def story(pool: WorkerPool) -> None:
        await pool.ask(greet, LIMIT)
        os.kill(workers()[0], signal.SIGSTOP)
        assert await pool.ask(greet, 6.0) == "HELLO"

    with_pool(1, story)


def test_a_question_that_kills_every_worker_is_given_up_and_the_next_one_is_answered() -> None:
    async def story(pool: WorkerPool) -> None:
        for _ in range(3):
            with pytest.raises(NoAnswer) as why:
                await pool.ask(die, LIMIT)
            assert why.value.poison
        assert await pool.ask(greet, LIMIT) == "HELLO"

    with_pool(1, story)


def test_a_question_that_never_ends_is_given_up_and_nobody_is_to_blame_for_a_slow_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker_pool, "START", 0.5)

    async def story(pool: WorkerPool) -> None:
        with pytest.raises(NoAnswer) as why:
            await pool.ask(loop, 0.2)
        assert not why.value.poison

    with_pool(1, story)


def test_there_are_never_more_processes_than_agreed_whatever_dies() -> None:
    async def story(pool: WorkerPool) -> None:
        questions: list[Callable[[], object]] = [die] * 6 + [greet] * 6
        asked = [asyncio.create_task(pool.ask(question, LIMIT)) for question in questions]
        most = 0
        while not all(task.done() for task in asked):
            most = max(most, len(workers()))
            await asyncio.sleep(0.005)
        assert most <= 2
        found = [task.exception() or task.result() for task in asked]
        assert {type(one) for one in found[:6]} == {NoAnswer}
        assert set(found[6:]) <= {"HELLO"}

    with_pool(2, story)


def test_whoever_waits_too_long_for_a_free_worker_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "QUEUE", 0.2)

    async def story(pool: WorkerPool) -> None:
        first = asyncio.create_task(pool.ask(partial(time.sleep, 2.0), LIMIT))
        await asyncio.sleep(0)
        with pytest.raises(NoAnswer, match="all workers are busy"):
            await pool.ask(greet, LIMIT)
        await first
        assert pool.asking == 0

    with_pool(1, story)


def test_whoever_stops_waiting_leaves_a_worker_that_answers_the_next() -> None:
    async def story(pool: WorkerPool) -> None:
        await pool.ask(greet, LIMIT)
        asked = asyncio.create_task(pool.ask(partial(time.sleep, 0.3), LIMIT))
        await asyncio.sleep(0.1)
        before = workers()
        asked.cancel()
        assert await pool.ask(greet, LIMIT) == "HELLO"
        assert workers() == before

    with_pool(1, story)


def test_a_question_too_long_for_the_line_hangs_nobody_when_its_worker_is_stopped() -> None:
    async def story(pool: WorkerPool) -> None:
        await pool.ask(greet, LIMIT)
        os.kill(workers()[0], signal.SIGSTOP)
        assert await pool.ask(partial(length, "x" * 3_000_000), 1.0) == 3_000_000

    with_pool(1, story)


def test_an_error_in_a_worker_is_told_without_its_words() -> None:
    async def story(pool: WorkerPool) -> None:
        with pytest.raises(NoAnswer, match=r"ValueError in .*fail") as why:
            await pool.ask(fail, LIMIT)
        assert "ace" not in str(why.value)
        assert why.value.poison

    with_pool(1, story)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("fault", ["no workers", "poison", "nonsense"])
def test_a_bot_moves_even_if_no_worker_answers_or_answers_nonsense(
    name: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask_workers(*_: object) -> str:
        if fault == "nonsense":
            return "no such move"
        raise NoAnswer("by a test", poison=fault == "poison")

    async def story() -> None:
        compute = Compute(1)
        monkeypatch.setattr(compute, "ask_workers", ask_workers)
        match = Match(name, 3, seed=7)
        for turn in range(60):
            if not match.to_act:
                break
            seat = match.to_act[0]
            move = await compute.choose(match.game, match.view(seat), seat, "owl", str(turn))
            assert match.why_not(move, seat) is None
            match.play(move, seat)
        assert turn > 5
        await compute.close()

    asyncio.run(story())


def test_a_person_who_asks_for_a_hint_nobody_can_give_is_refused_by_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computing, "advise", die_of_advice)
    match = Match("cartagena", 3, seed=7)
    view = match.game.write_position(match.view(0))

    async def story() -> None:
        compute = Compute(1)
        with pytest.raises(RequestRefused) as no:
            await compute.opinion("cartagena", view, 0, "seed")
        assert (no.value.code, no.value.status) == ("bots-busy", 503)
        await compute.close()

    asyncio.run(story())


def die_of_advice(*_: object) -> None:
    die()
