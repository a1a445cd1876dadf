"""What does the review of a game call a mistake, and is it right? Games of levels 1, 2 and 4, every decision judged.

    python bench/mistakes.py cartagena dig outrun --games 10 --workers 2

For each level: how many decisions, what they cost (part of the chance to win), and how many the review calls mistakes.
Then, for ranges of the cost: how many a search four times as long confirms as worse than the best move.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import NamedTuple

from escapade import Match
from escapade.bots import bot_named
from escapade.bots.review import AS_GOOD, MISTAKE, REVIEWER, Reviewer
from escapade.bots.search_bot import SearchBot
from escapade.engine import seeded
from escapade.games import game_named
from escapade.server.thinking.advice import thinkable

LEVELS = ("hare", "magpie", "raven")
LONGER = SearchBot("longer", {"": 16_000, "dig": 6_400}, 0.5)
RANGES = (0.03, 0.05, 0.08, 0.12, 0.2, 1.01)  # of the cost


class Decision(NamedTuple):
    """What somebody saw and played."""

    game: str
    view: str
    seat: int
    move: str
    level: str


class Found(NamedTuple):
    """What a decision cost by the review and, if it cost something, by the longer search."""

    decision: Decision
    loss: float
    longer: float
    says: str


def decisions(game: str, seed: int) -> list[Decision]:
    """Play a game, and list the decisions with a choice."""
    found: list[Decision] = []
    order = [LEVELS[(seat + seed) % len(LEVELS)] for seat in range(len(LEVELS))]
    bots, luck = [bot_named(name) for name in order], seeded(f"mistakes-{seed}")
    match = Match(game, len(LEVELS), seed=seed, keep=False)
    while not match.over:
        seat = match.to_act[0]
        view = match.view(seat)
        move = match.game.write_action(view, bots[seat].choose(match.game, view, seat, luck))
        if len(view.legal(seat)) > 1 and int(view.mover()) == seat and thinkable(view, seat):
            found.append(Decision(game, match.game.write_position(view), seat, move, order[seat]))
        match.play(move, seat)
    return found


def judged(decision: Decision) -> Found:
    """Judge a decision as the server does; if it cost something, judge it again with a longer search and other luck."""
    loss, says = _judge(decision, REVIEWER, "a")
    longer, _ = _judge(decision, LONGER, "b") if loss >= RANGES[0] else (loss, "")
    return Found(decision, loss, longer, says)


def _judge(decision: Decision, bot: SearchBot, seed: str) -> tuple[float, str]:
    game, luck = game_named(decision.game), seeded(decision.view + seed)
    view = game.read_position(decision.view, luck.fork())
    found = Reviewer(game, view, decision.seat, luck, bot).judge(game.read_action(view, decision.move))
    reason = found.reason.id if found.reason else "no reason"
    return found.loss, f"{game.write_action(view, found.best)} ({reason}), {found.best_chance:.2f} > {found.chance:.2f}"


def main() -> None:
    """Play, judge and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+", help="games")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="print every mistake")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        for name in asked.names:
            began = time.perf_counter()
            all_decisions = [one for seed in range(asked.games) for one in decisions(name, seed)]
            found = list(pool.map(judged, all_decisions, chunksize=4))
            took = time.perf_counter() - began
            sys.stdout.write(
                f"\n{name}: {asked.games} games, {len(found)} decisions, {took:.0f} s, load {os.getloadavg()[0]:.0f}\n"
            )
            sys.stdout.write(report(found, asked.games))
            if asked.list:
                sys.stdout.writelines(
                    f"{one.decision.level}: {one.decision.move} for {one.says}, longer {one.longer:.2f}\n"
                    f"  {one.decision.view}\n"
                    for one in found
                    if one.loss >= MISTAKE
                )


def report(found: list[Found], games: int) -> str:
    """Describe what was found, as two tables."""
    lines = [
        "| level | decisions | median cost | 90 % | 99 % | mistakes | each game |",
        "|---|---|---|---|---|---|---|",
    ]
    for level in LEVELS:
        losses = sorted(one.loss for one in found if one.decision.level == level)
        mistakes = sum(loss >= MISTAKE for loss in losses)
        middle, most, nearly_all = (f"{losses[int(part * (len(losses) - 1))]:.3f}" for part in (0.5, 0.9, 0.99))
        lines.append(
            f"| `{level}` | {len(losses)} | {middle} | {most} | {nearly_all} | {mistakes} | {mistakes / games:.1f} |"
        )
    lines += [
        "",
        "| cost by the review | decisions | worse by the longer search | a mistake by it, too |",
        "|---|---|---|---|",
    ]
    for least, below in pairwise(RANGES):
        some = [one.longer for one in found if least <= one.loss < below]
        count = Counter("worse" for longer in some if longer >= AS_GOOD)
        count.update("mistake" for longer in some if longer >= MISTAKE)
        lines.append(f"| {least:.2f} to {min(1.0, below):.2f} | {len(some)} | {count['worse']} | {count['mistake']} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
