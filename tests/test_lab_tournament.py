"""Sentences about rating several bots."""

from __future__ import annotations

import math

import numpy as np
import pytest

from escapade.lab.tournament import Tournament, ratings
from escapade.simulate import GameResult
from tests.shell import escapade

BOTS = ("hare", "magpie", "fox")


def test_strengths_behind_many_games_are_found_again() -> None:
    true = np.array([0.0, 100.0, -100.0])
    chances = 1 / (1 + 10 ** ((true - true[:, None]) / 400))
    np.fill_diagonal(chances, 0.0)
    found = {rating.bot: rating for rating in ratings(BOTS, chances * 100_000)}
    assert [found[bot].points for bot in BOTS] == pytest.approx(true, abs=0.5)
    assert all(0 < rating.margin < 2 for rating in found.values())


def test_who_won_everything_has_a_rating_and_two_games_prove_next_to_nothing() -> None:
    best, worst = ratings(("fox", "hare"), np.array([[0.0, 2.0], [0.0, 0.0]]))
    assert best.bot == "fox"
    assert best.points == pytest.approx(200 * math.log10(5))  # 2.5 wins for half a loss
    assert best.points - best.margin < 0 < worst.points + worst.margin
    assert (best.games, worst.games) == (2, 2)


def test_a_shared_win_is_divided_and_an_unfinished_game_counts_nothing() -> None:
    plan = Tournament("outrun", 3, BOTS)
    shared = GameResult(1, 1, ("fox", "hare", "fox"), True, (0, 1), (0, 0, 0), 9, 1)  # noqa: FBT003 - finished
    cut = GameResult(2, 1, ("hare", "magpie", "hare"), False, (), (0, 0, 0), 9, 1)  # noqa: FBT003 - unfinished
    assert plan.wins([shared, cut]).tolist() == [[0, 0, 0.5], [0, 0, 0], [0.5, 0, 0]]


def test_every_pair_plays_every_deal_from_every_seat() -> None:
    plan = Tournament("outrun", 2, ("hare", "random", "greedy"))
    games = plan.play_block(2)
    assert [game.game for game in games] == [7, 8, 9, 10, 11, 12]
    assert {game.deal for game in games} == {2}
    assert len({game.bots for game in games}) == 6


def test_the_command_prints_ratings_and_the_shares_of_each_pair() -> None:
    lines = escapade("lab", "tournament", "outrun", "hare", "random", "--games", "2").stdout.splitlines()
    assert lines[0].split()[:4] == ["rating", "95", "%", "games"]
    assert {line.split()[0] for line in lines[1:3]} == {"hare", "random"}
    assert lines[3] == "2 games, 0 unfinished."


@pytest.mark.parametrize("bots", [("fox",), ("fox", "hare", "fox")])
def test_a_tournament_needs_different_bots(bots: tuple[str, ...]) -> None:
    done = escapade("lab", "tournament", "outrun", *bots)
    assert done.exit_code == 2
    assert "A tournament needs at least two bots, each of them once." in done.stderr
