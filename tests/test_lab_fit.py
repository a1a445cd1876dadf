"""Sentences about what bots learn from their own games."""

from __future__ import annotations

import random
import tomllib
from itertools import pairwise

import pytest

from escapade.games import GAMES
from escapade.lab.fit import Position, School, fitted, foretold, row, written
from escapade.lab.solving import solved


def test_the_weights_behind_games_are_found_again() -> None:
    chance, true = random.Random(1), [1.5, -0.7, 0.0]
    positions = []
    for _ in range(3000):
        traits = [[chance.gauss(0, 1) for _ in true] for _ in range(3)]
        winner = chance.choices(range(3), foretold(traits, true))[0]
        positions.append(Position(traits, [float(seat == winner) for seat in range(3)]))
    assert fitted(positions, 3) == pytest.approx(true, abs=0.1)


def test_equations_are_solved_whatever_their_order() -> None:
    assert solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 3.0]) == pytest.approx([1.0, 2.0])


def test_the_same_seed_teaches_the_same() -> None:
    school = School("cartagena", "greedy", 10, "test")
    first, again = school.lesson(2), school.lesson(2)
    assert first == again
    assert first.positions > 50
    text = written(school, [first])
    assert "escapade lab fit cartagena --games 10 --bot greedy --seed test" in text
    assert set(tomllib.loads(text)["weights"]["2"]) == set(GAMES["cartagena"].judgement().names)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_was_taught_that_being_further_ahead_is_better(game: str) -> None:
    first, late = (GAMES[game].judgement().names.index(name) for name in progress(game))
    for players in (2, 3, 4):
        weights = row(GAMES[game], players)
        values = [weights[first] * way + weights[late] * way * 0.5 for way in (0.1, 0.4, 0.8)]
        assert all(less < more for less, more in pairwise(values))


def progress(game: str) -> tuple[str, str]:
    """Name the traits that tell how far a seat has come."""
    return ("tunnel", "tunnel late") if game == "dig" else ("way", "way late")
