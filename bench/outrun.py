"""How long are games of Outrun, do they end, who wins? `python -m bench.outrun` writes docs/outrun-simulation.md."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from escapade import COMPILED
from escapade.bots import BOTS
from escapade.engine import EASY, HARD, MIDDLE, seeded
from escapade.games.outrun import OUTRUN
from escapade.games.outrun.options import MONSTERS, SEATS
from escapade.games.outrun.pace import LEVELS, Person, run_as

if TYPE_CHECKING:
    from escapade.games.outrun.state import State

REPORT: Final = Path("docs/outrun-simulation.md")
PERSON: Final = Person(15, 800, 600, 600)  # somebody who errs in 15 of 100 runs and takes 0.6 s a card
SKILLS: Final = {"easy": EASY, "middle": MIDDLE, "hard": HARD}
TABLES: Final = {"easy and middle in turn": (EASY, MIDDLE), "all middle": (MIDDLE,)}  # the levels round a table
CAP: Final = 10_000  # decisions: a game that long would be called endless


class Played(NamedTuple):
    """What became of one game."""

    ended: bool
    rounds: int
    decisions: int
    winner: int


def play(monster: str, runners: list[Person], seed: str) -> Played:
    """Play one game of two boards; everybody runs as they are, and plays interference cards as greedy does."""
    greedy, luck = BOTS["greedy"], seeded(f"{seed} players")
    options = OUTRUN.check({"monster": monster}, len(runners))
    s = cast("State", OUTRUN.deal(options, len(runners), seeded(seed)))
    decisions = 0
    while not s.game_over() and decisions < CAP:
        seat = s.to_act()[0]
        action = greedy.choose(OUTRUN, OUTRUN.view(s, seat), seat, luck)
        s.act(seat, run_as(runners[seat], s, seat, luck) if s.running(seat) else action)
        decisions += 1
    return Played(s.game_over(), int(s.round), decisions, (*s.winners(), -1)[0])


def round_a_table(levels: tuple[int, ...], players: int, first: int) -> list[Person]:
    """Seat bots of these levels in turn, a different one first in each game."""
    return [LEVELS[levels[(first + seat) % len(levels)]] for seat in range(players)]


def among_bots(games: int, table: tuple[str, str, int]) -> list[Played]:
    """Play games among bots."""
    mix, monster, players = table
    return [
        play(monster, round_a_table(TABLES[mix], players, game), f"{monster} {players} {game}") for game in range(games)
    ]


def against(games: int, table: tuple[str, str]) -> float:
    """Return the person's share of wins against one bot, seats in turn."""
    monster, level = table
    bot, wins = LEVELS[SKILLS[level]], 0
    for game in range(games):
        seat = game % 2
        runners = [bot, bot]
        runners[seat] = PERSON
        wins += play(monster, runners, f"{monster} {level} {game // 2}").winner == seat
    return wins / games


def report(games: int, workers: int) -> str:
    """Play everything and write it down."""
    tables = [(mix, monster, players) for mix in TABLES for monster in MONSTERS for players in SEATS]
    duels = [(monster, level) for monster in MONSTERS for level in SKILLS]
    with ProcessPoolExecutor(workers) as pool:
        played = dict(zip(tables, pool.map(partial(among_bots, games), tables), strict=True))
        shares = dict(zip(duels, pool.map(partial(against, games), duels), strict=True))
    return "\n".join([*head(games), *lengths(played), *wins(shares)]) + "\n"


def head(games: int) -> list[str]:
    """Say how it was made, and when."""
    today = datetime.now(UTC).date().isoformat()
    rules = f"{OUTRUN.rules}, {'compiled' if COMPILED else 'uncompiled'}"
    return [
        "# Outrun, simulated",
        "",
        f"Made by `python -m bench.outrun --games {games}` on {today}, rules {rules}. Two boards, seeds as in",
        "that file, so the same command gives the same figures. The numbers on the monsters' boards, the paths and the",
        "deck are reconstructed: this is how *our* data play.",
        "",
    ]


def lengths(played: dict[tuple[str, str, int], list[Played]]) -> list[str]:
    """Tell how long games are, and whether all end."""
    lines = [
        "## How long is a game?",
        "",
        "Rounds among bots: mean (shortest–longest). Where nobody is better than anybody the lead changes often and",
        "games are longest; a table of friends is more like the first one.",
        "",
    ]
    for mix in TABLES:
        lines += [
            f"| {mix} | " + " | ".join(f"{players} players" for players in SEATS) + " | all | ended |",
            "|---|" + "---|" * (len(SEATS) + 2),
        ]
        lines += [row(monster, [played[mix, monster, players] for players in SEATS]) for monster in MONSTERS]
        lines.append("")
    return lines


def row(monster: str, played: list[list[Played]]) -> str:
    """Write one monster's games, by the number of players."""
    rounds = [[game.rounds for game in games] for games in played]
    cells = [f"{fmean(some):.1f} ({min(some)}–{max(some)})" for some in rounds]
    every = [game for games in played for game in games]
    mean, ended = fmean(game.rounds for game in every), sum(game.ended for game in every)
    return f"| {monster} | {' | '.join(cells)} | {mean:.1f} | {ended} of {len(every)} |"


def wins(shares: dict[tuple[str, str], float]) -> list[str]:
    """Tell how a person fares against one bot."""
    lines = [
        "## A person against one bot",
        "",
        "Games won by somebody who errs in 15 of 100 runs and takes 0.8 s, 0.6 s a card and 0.6 s for each",
        "interference card.",
        "",
        "| monster | " + " | ".join(SKILLS) + " |",
        "|---|" + "---|" * len(SKILLS),
    ]
    for monster in MONSTERS:
        cells = [f"{shares[monster, level]:.0%}" for level in SKILLS]
        lines.append(f"| {monster} | {' | '.join(cells)} |")
    every = [f"{fmean(shares[monster, level] for monster in MONSTERS):.0%}" for level in SKILLS]
    return [*lines, f"| all | {' | '.join(every)} |"]


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Simulate Outrun and write the report.")
    asked.add_argument("--games", type=int, default=1000, help="for each cell of the tables")
    asked.add_argument("--workers", type=int, default=2)
    words = asked.parse_args()
    REPORT.write_text(report(words.games, words.workers), encoding="utf-8")
