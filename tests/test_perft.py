"""Perft: the number of ways to play on from fixed positions, stored, and counted by two rulebooks."""

from __future__ import annotations

import pytest

from escapade import COMPILED
from escapade.engine import seeded
from escapade.games import GAMES
from tests.perft.counting import Perft, slow_ways, stored, ways

MOST = 20_000_000 if COMPILED else 300_000  # ways worth counting here
MOST_SLOWLY = 1_500

CARTAGENA = GAMES["cartagena"]


@pytest.mark.parametrize("perft", stored(), ids=lambda perft: perft.name)
def test_there_are_as_many_ways_on_as_before(perft: Perft) -> None:
    counts = [count for count in perft.counts if count <= MOST]
    assert [ways(perft.state(), decisions) for decisions in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("perft", stored(), ids=lambda perft: perft.name)
def test_the_slow_rules_count_the_same(perft: Perft) -> None:
    counts = [count for count in perft.counts if count <= MOST_SLOWLY]
    assert len(counts) >= 1
    assert [slow_ways(perft, decisions) for decisions in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("perft", stored(), ids=lambda perft: perft.name)
def test_counting_leaves_the_position_as_it_was(perft: Perft) -> None:
    state = perft.state()
    ways(state, 2)
    assert CARTAGENA.write_position(state) == perft.position


def test_the_first_player_has_one_way_for_each_kind_of_card() -> None:
    """All pirates are in the cell: nobody can go back, and before the first action nobody can stop."""
    state = CARTAGENA.read_position(
        "path=sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp crews=0.0.0.0.0.0:s2d3k;0.0.0.0.0.0:b6 turn=1", seeded(1)
    )
    assert ways(state, 1) == 3


def test_ways_are_pirates_times_cards_and_who_can_go_back_and_the_stop() -> None:
    """Three places times two kinds of cards; those on 9 and in the boat can go back; one action is taken."""
    state = CARTAGENA.read_position(
        "path=sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp crews=3.3.3.5.9.37:s2d;0.0.0.0.0.5:b turn=1 taken=1", seeded(1)
    )
    assert ways(state, 1) == 3 * 2 + 2 + 1


def test_a_game_that_is_over_has_no_way_on() -> None:
    state = CARTAGENA.read_position(
        "path=sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp.sdkbhp crews=36.37.37.37.37.37:s;0.0.0.0.0.0:b boat_retreat=no turn=1",
        seeded(1),
    )
    assert [ways(state, decisions) for decisions in range(3)] == [1, 1, 0]
