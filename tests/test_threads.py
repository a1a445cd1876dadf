"""Sentences about threads: games played at the same time do not disturb each other."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TYPE_CHECKING

import pytest

from escapade.bots import Greedy, SearchBot
from escapade.engine import playout, seeded
from escapade.games import GAMES, game_named
from escapade.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.bots import Bot

AT_ONCE = 4
MOVES = 12


@pytest.fixture(autouse=True)
def _threads_take_turns_all_the_time() -> Iterator[None]:
    """Let Python change from thread to thread as often as it can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def played(game: str, seed: int, bot: Bot) -> list[str]:
    """Play some moves by a bot; return the record."""
    match, luck = Match(game, 3, seed=seed), seeded(seed)
    while not match.over and match.played < MOVES:
        seat = match.to_act[0]
        match.play(bot.choose(match.game, match.view(seat), seat, luck), seat)
    return match.record


@pytest.mark.parametrize("game", GAMES)
def test_bots_in_several_threads_play_as_they_would_alone(game: str) -> None:
    bots: list[Bot] = [SearchBot("thinker", 30), Greedy()]
    alone = [played(game, seed, bots[seed % 2]) for seed in range(2 * AT_ONCE)]
    ready = Barrier(AT_ONCE)

    def together(first: int) -> list[list[str]]:
        ready.wait()
        return [played(game, seed, bots[seed % 2]) for seed in range(first, first + 2)]

    with ThreadPoolExecutor(AT_ONCE) as threads:
        found = threads.map(together, range(0, 2 * AT_ONCE, 2))
        assert [record for records in found for record in records] == alone


@pytest.mark.parametrize("game", GAMES)
def test_playouts_in_several_threads_end_as_they_would_alone(game: str) -> None:
    rules = game_named(game)
    ready = Barrier(AT_ONCE)

    def ended(seed: int) -> str:
        luck = seeded(seed)
        state = rules.deal(rules.check({}, 3), 3, luck)
        playout(state, luck, 40)
        return rules.write_position(state)

    def together(seed: int) -> str:
        ready.wait()
        return ended(seed)

    alone = [ended(seed) for seed in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as threads:
        assert list(threads.map(together, range(AT_ONCE))) == alone
