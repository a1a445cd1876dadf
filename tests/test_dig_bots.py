"""Sentences about how bots play Dig Your Way Out; docs/dig-simulation.md has the figures."""

from __future__ import annotations

from collections import Counter

import pytest

from escapade import COMPILED
from escapade.engine import seeded
from escapade.games.dig import DIG
from escapade.games.dig.features import WEIGHTS
from escapade.lab.dig import CONTESTS, play_some, report
from escapade.simulate import Plan, turns

FEW = 12  # games: enough to see that something is wrong, not enough for figures
LONGEST = 400  # turns
GAMES_EACH = 2 if COMPILED else 1  # at each table; plain Python plays the same games, many times more slowly


def test_the_greedy_bot_beats_one_that_does_anything() -> None:
    wins: Counter[str] = Counter()
    for bots in (("greedy", "random"), ("random", "greedy")):
        for match in Plan("dig", bots).games(FEW // 2):
            wins.update(bots[seat] for seat in match.winners)
            assert turns(match) < LONGEST
    assert wins["greedy"] >= FEW - 1


def test_games_between_greedy_bots_end_in_good_time_at_every_table() -> None:
    tallies = [(players, options, play_some(players, options, 0, GAMES_EACH)) for players, options in CONTESTS]
    assert not any(tally.unfinished for _, _, tally in tallies)
    assert max(most for _, _, tally in tallies for most in tally.turns) < LONGEST
    assert "\n".join(report(tallies, "")).count("| 4 players |") == 2


NEAR = "players=cell-block:spoon:points=10,{gang};cafeteria:pick:points=4 turn={turn}"


@pytest.mark.parametrize(
    ("gang", "turn", "last", "soon"),
    [("gang=brotherhood4", 1, 1.0, 1.0), ("gang=brotherhood4", 2, 1.0, 0.5), ("gang=brotherhood3", 1, 0.0, 0.0)],
)
def test_bots_see_who_is_about_to_dig_the_last_of_a_tunnel(gang: str, turn: int, last: float, soon: float) -> None:
    state = DIG.read_position(NEAR.format(gang=gang, turn=turn), seeded(1))
    seen = dict(zip(WEIGHTS.names, DIG.thinking.features(state, 0), strict=True))
    assert (seen["last digs"], seen["last digs soon"]) == (last, soon)
    assert seen["tools"] == (2.0 if "4" in gang else 1.0), "a Spoon counts what it digs"
