"""Sentences about how bots play Dig Your Way Out; docs/dig-simulation.md has the figures."""

from __future__ import annotations

from collections import Counter

from escapade.lab.dig import CONTESTS, play_some, report
from escapade.simulate import Plan, turns

FEW = 12  # games: enough to see that something is wrong, not enough for figures
LONGEST = 400  # turns


def test_the_greedy_bot_beats_one_that_does_anything() -> None:
    wins: Counter[str] = Counter()
    for bots in (("greedy", "random"), ("random", "greedy")):
        for match in Plan("dig", bots).games(FEW // 2):
            wins.update(bots[seat] for seat in match.winners)
            assert turns(match) < LONGEST
    assert wins["greedy"] >= FEW - 1


def test_games_between_greedy_bots_end_in_good_time_at_every_table() -> None:
    tallies = [(players, options, play_some(players, options, 0, 2)) for players, options in CONTESTS]
    assert not any(tally.unfinished for _, _, tally in tallies)
    assert max(most for _, _, tally in tallies for most in tally.turns) < LONGEST
    assert "\n".join(report(tallies, "")).count("| 4 players |") == 2
