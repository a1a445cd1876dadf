"""Sentences about the small net beside a game's weights."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from librt.vecs import vec

from escapade import Match
from escapade.games import GAMES
from escapade.net import Net

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.weights import LearnedWeights


def weights_of(game: str) -> LearnedWeights:
    found = GAMES[game].thinking.weights()
    assert found is not None
    return found


@pytest.fixture
def weights() -> Iterator[LearnedWeights]:
    """Give Cartagena's weights, and their nets back afterwards."""
    found = weights_of("cartagena")
    nets = found.nets
    yield found
    found.nets = nets


def corrected(net: Net, seats: list[list[float]], values: list[float], turn: int) -> list[float]:
    sums, out = net.begin(), vec[float](values)
    for seat, features in enumerate(seats):
        net.see(vec[float](features), (seat - turn) % len(seats), sums)
    net.correct(out, sums, turn)
    return list(out)


def test_a_unit_above_0_adds_to_every_seat_as_far_as_it_is_above() -> None:
    net = Net([[0.5, 1.0, 2.0]], [[1.0, -3.0]])  # one unit; one feature of each of two seats
    assert corrected(net, [[1.0], [0.25]], [0.0, 10.0], turn=0) == [2.0, 4.0]


def test_a_unit_below_0_is_silent() -> None:
    net = Net([[-9.0, 1.0, 2.0], [1.0, 0.0, 0.0]], [[1.0, -3.0], [0.5, 0.0]])
    assert corrected(net, [[1.0], [0.25]], [0.0, 10.0], turn=0) == [0.5, 10.0]


def test_whoever_is_to_move_comes_first() -> None:
    net = Net([[0.0, 1.0, 0.0, 0.0]], [[1.0, 2.0, 3.0]])
    assert corrected(net, [[7.0], [5.0], [9.0]], [0.0, 0.0, 0.0], turn=2) == [18.0, 27.0, 9.0]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_shipped_net_sees_every_feature_of_every_seat(game: str) -> None:
    found = weights_of(game)
    at = len(found.nets) // len(found.kinds)
    for number, net in enumerate(found.nets):
        if net is not None:
            assert (net.seats, net.inputs) == (number % at, number % at * len(found.names))


def test_cartagena_for_two_is_judged_with_a_net_and_the_chances_add_up_to_1(weights: LearnedWeights) -> None:
    match = Match("cartagena", seed=3)
    match.play(match.legal()[0])
    chances = vec[float]([0.0, 0.0])
    match.game.thinking.chances(match.state, chances)
    with_net = list(chances)
    weights.forget_nets()
    match.game.thinking.chances(match.state, chances)
    assert math.isclose(sum(with_net), 1.0)
    assert with_net != list(chances)


def test_new_weights_leave_the_net_of_the_old_ones_behind(weights: LearnedWeights) -> None:
    text = {name: weights.weight(name, 2) for name in weights.names}
    assert weights.net(2) is not None
    weights.learn({"usual": {"2": text}})
    assert weights.net(2) is None
