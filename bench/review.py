"""How long does the review of a game take? 120 decisions of Cartagena, judged as the server's workers do.

    python bench/review.py              one process
    python bench/review.py --workers 2  two processes

Prints the seconds, the iterations for each decision beside those of level 4, and how many mistakes were found.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from escapade import Match
from escapade.bots import LEVELS, SearchBot, bot_named
from escapade.bots.review import MISTAKE, REVIEWER, Reviewer
from escapade.engine import seeded
from escapade.games import game_named

GAME, PLAYERS, PLAYER = "cartagena", 3, "magpie"
LEVEL_4 = LEVELS[3]


def decisions(wanted: int) -> list[tuple[str, int, str]]:
    """Play games, and list decisions with a choice: the view, the seat and the move."""
    found: list[tuple[str, int, str]] = []
    luck, bot = seeded("review"), bot_named(PLAYER)
    for seed in range(wanted):
        match = Match(GAME, PLAYERS, seed=seed, keep=False)
        while not match.over:
            seat = match.to_act[0]
            view = match.view(seat)
            move = match.game.write_action(view, bot.choose(match.game, view, seat, luck))
            if len(view.legal(seat)) > 1 and int(view.mover()) == seat:
                found.append((match.game.write_position(view), seat, move))
                if len(found) == wanted:
                    return found
            match.play(move, seat)
    return found


def loss(decision: tuple[str, int, str]) -> float:
    """Judge one decision; return what the move cost."""
    position, seat, move = decision
    game, luck = game_named(GAME), seeded(position)
    view = game.read_position(position, luck.fork())
    return Reviewer(game, view, seat, luck).judge(game.read_action(view, move)).loss


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=120)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    all_decisions = decisions(asked.decisions)
    state = Match(GAME, PLAYERS, seed=0).state
    assert isinstance(LEVEL_4, SearchBot)
    budgets = [bot.budget(game_named(GAME), state) for bot in (REVIEWER, LEVEL_4)]
    began, load = time.perf_counter(), os.getloadavg()[0]
    with ProcessPoolExecutor(asked.workers) as pool:
        losses = list(pool.map(loss, all_decisions))
    took = time.perf_counter() - began
    mistakes = sum(one >= MISTAKE for one in losses)
    sys.stdout.write(
        f"{len(losses)} decisions of {GAME} for {PLAYERS}, {asked.workers} processes: {took:.1f} s, load {load:.1f}\n"
        f"iterations a decision: {budgets[0]} (level 4: {budgets[1]}); mistakes: {mistakes}\n"
    )


if __name__ == "__main__":
    main()
