"""Questions to the database that come while one is under way are asked together."""

from __future__ import annotations

import asyncio

import pytest

from escapade.server.storage.query_batcher import QueryBatcher


def test_questions_that_come_meanwhile_are_asked_in_the_next_one_and_never_answered_from_an_earlier_reading() -> None:
    asked: list[list[str]] = []
    stored = {"a": 1, "b": 1, "c": 1}

    async def ask(keys: list[str]) -> dict[str, int]:
        asked.append(keys)
        read = dict(stored)
        await asyncio.sleep(0.01)
        return {key: read[key] for key in keys}

    async def play() -> None:
        together = QueryBatcher(ask, most=2)
        first = asyncio.create_task(together("a"))
        await asyncio.sleep(0.001)
        stored.update(a=2, b=2, c=2)
        again = await asyncio.gather(together("a"), together("b"), together("c"), together("b"))
        assert (await first, list(again)) == (1, [2, 2, 2, 2])
        assert asked == [["a"], ["a", "b"], ["c"]]

    asyncio.run(play())


def test_a_question_that_fails_fails_for_those_who_asked_it_and_the_next_is_asked() -> None:
    async def ask(keys: list[str]) -> dict[str, str]:
        if "bad" in keys:
            raise TimeoutError
        return {key: key for key in keys}

    async def play() -> None:
        together = QueryBatcher(ask)
        with pytest.raises(TimeoutError):
            await together("bad")
        assert await together("good") == "good"

    asyncio.run(play())


def test_somebody_who_gives_up_waiting_takes_no_answer_from_others() -> None:
    async def ask(keys: list[str]) -> dict[str, str]:
        await asyncio.sleep(0.01)
        return {key: key for key in keys}

    async def play() -> None:
        together = QueryBatcher(ask)
        impatient, patient = asyncio.create_task(together("a")), asyncio.create_task(together("a"))
        await asyncio.sleep(0.001)
        impatient.cancel()
        assert await patient == "a"

    asyncio.run(play())
