"""Plays today's bots against those of an earlier version, at equal thinking time.

`python -m bench.versions EARLIER_PYTHON --only "Dig Your Way Out, 4"`, where EARLIER_PYTHON is the interpreter of an
environment in which the earlier version is installed, compiled. Both are level 4's search. First they play some games
by which the earlier one is given as many iterations as take the same CPU time; then those that count. Results are
printed as rows of the table in docs/bots-measured.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bench.sanity import SETTINGS
from escapade.bots import LEVELS, SearchBot
from escapade.bots.play import play_unrecorded
from escapade.engine import HARD, seeded
from escapade.games import game_named
from escapade.lab.arena import Block, Contest, summarize

if TYPE_CHECKING:
    from escapade.bots import Bot
    from escapade.engine import Action, Luck, State
    from escapade.game import Game

_RAVEN: Final = LEVELS[3]
_SKILL: Final = HARD - 1  # of both where a run is filled in
_TRIES: Final = 3  # rounds of games by which the time is made equal
_ENOUGH: Final = 200  # decisions of each version in a round
_LIMIT: Final = 0.48  # a table where today's bots may be weaker than this gets more games
_PAIR: Final = 2  # players at a table without others; with more, each version has as many seats (in teams: a team)


class Timed:
    """Plays as a bot does, and adds up the CPU time of decisions that need thought."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Final = bot
        self.name: Final = bot.name
        self.seconds = 0.0  # no clock
        self.used = 0.0
        self.made = 0

    def choose(self, game: Game, view: State, seat: int, luck: Luck, share: float = 1.0) -> Action:
        """Fill in a form at the common skill, take the only action, or think."""
        form = view.fill_in(seat, _SKILL, luck)
        if form is not None:
            return form
        actions = view.legal(seat)
        if len(actions) == 1:
            return actions[0]
        self.made += 1
        return self.think(game, view, seat, luck)

    def think(self, game: Game, view: State, seat: int, luck: Luck) -> Action:
        """Let the bot choose."""
        began = time.process_time()
        action = self.bot.choose(game, view, seat, luck)
        self.used += time.process_time() - began
        return action

    def milliseconds(self) -> float:
        """Return the CPU time of a decision."""
        return 1000 * self.used / max(self.made, 1)


class Earlier(Timed):
    """The same search in another process, by another version's code, from the text of the position."""

    def __init__(self, python: str, iterations: int) -> None:
        super().__init__(SearchBot("earlier", iterations))
        self.iterations: Final = iterations
        self.process: Final = subprocess.Popen(  # noqa: S603 - the interpreter that somebody names
            [python, str(Path(__file__).with_name("earlier_bot.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def think(self, game: Game, view: State, seat: int, luck: Luck) -> Action:
        """Ask the other process."""
        asked = {
            "game_name": game.name,
            "position": game.write_position(view),
            "seat": seat,
            "iterations": self.iterations,
            "seed": f"{luck.below(1 << 30)}",
        }
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        move, seconds = json.loads(self.process.stdout.readline())
        self.used += seconds
        return game.read_action(view, move)

    def end(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play_block(contest: Contest, today: Timed, earlier: Timed, seed: str) -> Block:
    """Play one deal in every arrangement of the seats; return today's share of each win."""
    game = game_named(contest.game)
    agreed = game.check(contest.options, contest.players)
    shares: Block = []
    for seats in contest.arrangements():
        state = game.deal(agreed, contest.players, seeded(seed))
        playing: list[Bot] = [today if seat in seats else earlier for seat in range(contest.players)]
        luck = [seeded(f"{seed}/{seats}/{seat}") for seat in range(contest.players)]
        play_unrecorded(game, state, playing, luck, contest.cap)
        won = state.winners()
        shares.append(sum(seat in seats for seat in won) / len(won) if state.game_over() and won else None)
    return shares


def equal_time(contest: Contest, python: str, iterations: int) -> int:
    """Find how many iterations of the earlier version take the CPU time of ours, by time alone."""
    theirs = iterations
    for trial in range(_TRIES):
        today, earlier = Timed(SearchBot("today", iterations)), Earlier(python, theirs)
        block = 0
        while min(today.made, earlier.made) < _ENOUGH:
            play_block(contest, today, earlier, f"trial/{trial}/{block}")
            block += 1
        earlier.end()
        theirs = max(1, round(theirs * today.milliseconds() / earlier.milliseconds()))
    return theirs


def compare(table: str, python: str, games: int, most: int, minutes: float) -> str:
    """Play a table until it has its games, more of them if its interval crosses the limit; return its row."""
    name, players, options = SETTINGS[table]
    contest = Contest(name, players, "today", "earlier", options, halves=players > _PAIR)
    iterations = _RAVEN.iterations.get(name, _RAVEN.iterations[""]) if isinstance(_RAVEN, SearchBot) else 0
    theirs = equal_time(contest, python, iterations)
    today, earlier = Timed(SearchBot("today", iterations)), Earlier(python, theirs)
    blocks: list[Block] = []
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        blocks.append(play_block(contest, today, earlier, f"versions/{len(blocks)}"))
        out = summarize(contest, blocks)
        if out.games >= (most if out.low < _LIMIT else games):
            break
    earlier.end()
    out = summarize(contest, blocks)
    return (
        f"| {table} | {iterations} and {theirs} | {today.milliseconds():.2f} and {earlier.milliseconds():.2f} "
        f"| {out.games} | {out.share:.3f} | {out.low:.3f} – {out.high:.3f} |"
    )


def main() -> None:
    """Play every table asked for, and print its row."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("python", help="the interpreter with the earlier version")
    parser.add_argument("--only", default="", help="tables whose name contains this")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--most", type=int, default=400, help="games where the interval crosses the limit")
    parser.add_argument("--minutes", type=float, default=60, help="for each table")
    given = parser.parse_args()
    for table in SETTINGS:
        if given.only in table:
            print(compare(table, given.python, given.games, given.most, given.minutes), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
