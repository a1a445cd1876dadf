"""Sentences about whole games of Outrun: they end, they are as long as they should be, and a person can win them."""

from __future__ import annotations

from statistics import fmean

import pytest

from bench.outrun import PERSON, Table, play, round_a_table
from escapade.engine import EASY, MIDDLE, playout, seeded
from escapade.games.outrun import OUTRUN
from escapade.games.outrun.cards import SMALL_SHORTCUT, WRONG_WAY, bit
from escapade.games.outrun.options import MODES, MONSTERS, SEATS
from escapade.games.outrun.right_runs import right_answers
from escapade.games.outrun.run_model import LEVELS, blunder

MOST = 3_000  # decisions


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("monster", MONSTERS)
def test_every_game_ends_whatever_is_played(monster: str, players: int) -> None:
    for seed in range(20):
        luck = seeded(seed)
        options = OUTRUN.check({"monster": monster, "mode": MODES[seed % 3], "boards": str(1 + seed % 3)}, players)
        state = OUTRUN.deal(options, players, luck)
        playout(state, luck, MOST)
        assert state.game_over()


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("monster", MONSTERS)
def test_two_boards_take_8_to_16_rounds(monster: str, players: int) -> None:
    games = [
        play(Table(monster), round_a_table((EASY, MIDDLE), players, n), f"{monster} {players} {n}") for n in range(12)
    ]
    assert 8 <= fmean(game.rounds for game in games) <= 16


def test_a_person_wins_about_half_of_the_games_against_the_middle_level() -> None:
    wins = [
        play(Table(monster), [PERSON, LEVELS[MIDDLE]][:: 1 - 2 * (n % 2)], f"{monster} {n // 2}").winner == n % 2
        for monster in MONSTERS
        for n in range(50)
    ]
    assert 0.4 <= fmean(wins) <= 0.6


def test_a_bot_can_err_even_where_laying_nothing_is_right() -> None:
    cards = bit(SMALL_SHORTCUT) | sum(bit(WRONG_WAY + at) for at in range(1, 8))  # all but A are left out
    answers = right_answers("ADHGB", cards)
    assert answers == ["A", ""]
    luck = seeded(1)
    assert all(blunder("ADHGB", cards, "", luck) not in answers for _ in range(100))
