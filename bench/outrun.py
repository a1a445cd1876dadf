"""Statistics on games of Outrun: length and wins. `python -m bench.outrun` writes docs/outrun-simulation.md."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
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
from escapade.games.outrun.board import data_file
from escapade.games.outrun.options import MONSTERS, SEATS
from escapade.games.outrun.run_model import LEVELS, Person, run_as

if TYPE_CHECKING:
    from escapade.games.outrun.state import State

_REPORT: Final = Path("docs/outrun-simulation.md")
PERSON: Final = Person(15, 800, 600, 600)  # a person who errs in 15 of 100 runs and takes 0.6 s per card
_SKILLS: Final = {"easy": EASY, "middle": MIDDLE, "hard": HARD}
_TABLES: Final = {"easy and middle in turn": (EASY, MIDDLE), "all middle": (MIDDLE,)}  # the levels round a table
TWO: Final = {"1 + 6": [1, 6], "1 + 4 + 6": [1, 4, 6]}  # places open to two players, as compared below
_OF_TWO: Final = ("vampire", "bear", "zombie")  # the dragon's are 5 + 6, and both move
SHORTEST, LONGEST = 8, 15  # rounds a game should take
_CAP: Final = 10_000  # decisions: a longer game counts as endless


class Played(NamedTuple):
    """The result of one game."""

    ended: bool
    rounds: int
    decisions: int
    winner: int
    behind: bool  # the winner was, when somebody first had half of the rooms behind them
    stuck: bool  # somebody who lost never left the first room


class Table(NamedTuple):
    """What is agreed on and corrected at a table."""

    monster: str
    infection: str = "every"
    open_to_two: tuple[int, ...] = ()  # the places; none: as the data file has them

    def data(self) -> dict[str, object] | None:
        """Return the corrected data."""
        if not self.open_to_two:
            return None
        usual = cast("dict[str, dict[str, object]]", data_file()[self.monster])["open"]
        return {self.monster: {"open": usual | {"2": list(self.open_to_two)}}}


def play(table: Table, runners: list[Person], seed: str) -> Played:
    """Play one game of two boards; runs follow each player's model, interference cards are played greedily."""
    greedy, luck = BOTS["greedy"], seeded(f"{seed} players")
    options = OUTRUN.check({"monster": table.monster, "infection": table.infection}, len(runners))
    s = cast("State", OUTRUN.deal(options, len(runners), seeded(seed), table.data()))
    decisions, halfway = 0, list[int]()
    while not s.game_over() and decisions < _CAP:
        seat = s.to_act()[0]
        action = greedy.choose(OUTRUN, OUTRUN.view(s, seat), seat, luck)
        s.act(seat, run_as(runners[seat], s, seat, luck) if s.running(seat) else action)
        decisions += 1
        if not halfway and max(_rooms_of(s)) > s.board.out // 2:
            halfway = _rooms_of(s)
    winner, never = (*s.winners(), -1)[0], min(_rooms_of(s)) == 1
    return Played(s.game_over(), int(s.round), decisions, winner, halfway[winner] < max(halfway), never)


def _rooms_of(s: State) -> list[int]:
    """List the rooms everybody is in."""
    return [int(runner.room) for runner in s.runners]


def round_a_table(levels: tuple[int, ...], players: int, first: int) -> list[Person]:
    """Seat bots of these levels in rotation, a different one first in each game."""
    return [LEVELS[levels[(first + seat) % len(levels)]] for seat in range(players)]


def _among_bots(games: int, table: tuple[str, str, int]) -> list[Played]:
    """Play games among bots."""
    mix, monster, players = table
    return [
        play(Table(monster), round_a_table(_TABLES[mix], players, game), f"{monster} {players} {game}")
        for game in range(games)
    ]


def against(games: int, table: tuple[str, str]) -> float:
    """Return a person's share of wins against one bot, with rotating seats."""
    monster, level = table
    bot, wins = LEVELS[_SKILLS[level]], 0
    for game in range(games):
        seat = game % 2
        runners = [bot, bot]
        runners[seat] = PERSON
        wins += play(Table(monster), runners, f"{monster} {level} {game // 2}").winner == seat
    return wins / games


def infecting(games: int, table: tuple[str, int]) -> list[Played]:
    """Play the zombie's games by one reading of O4.2, easy and middle bots in turn."""
    infection, players = table
    mix = _TABLES["easy and middle in turn"]
    at = Table("zombie", infection)
    return [play(at, round_a_table(mix, players, game), f"zombie {players} {game}") for game in range(games)]


def _duel(games: int, table: tuple[str, str, str]) -> list[Played]:
    """Play two equal bots, or a hard one against a middle one, with some places open to two; seats in turn."""
    monster, places, who = table
    at = Table(monster, open_to_two=tuple(TWO[places]))
    pair = [LEVELS[MIDDLE], LEVELS[MIDDLE if who == "equal" else HARD]]
    played = [play(at, pair[:: 1 if game % 2 else -1], f"{monster} two {game // 2}") for game in range(games)]
    return [one._replace(winner=one.winner ^ (1 - game % 2)) for game, one in enumerate(played)]


def report(games: int, workers: int) -> str:
    """Play everything and write the report."""
    tables = [(mix, monster, players) for mix in _TABLES for monster in MONSTERS for players in SEATS]
    duels = [(monster, level) for monster in MONSTERS for level in _SKILLS]
    with ProcessPoolExecutor(workers) as pool:
        played = dict(zip(tables, pool.map(partial(_among_bots, games), tables), strict=True))
        shares = dict(zip(duels, pool.map(partial(against, games), duels), strict=True))
    return "\n".join([*_head(games), *lengths(played), *wins(shares), *compared(games, workers)]) + "\n"


def compared(games: int, workers: int) -> list[str]:
    """Play what was to be decided, both ways: the zombie's infection, and the places open to two players."""
    readings = [(infection, players) for infection in ("every", "sign") for players in SEATS]
    pairs = [(monster, places, who) for monster in _OF_TWO for places in TWO for who in ("equal", "skilled")]
    with ProcessPoolExecutor(workers) as pool:
        infected = dict(zip(readings, pool.map(partial(infecting, games), readings), strict=True))
        twos = dict(zip(pairs, pool.map(partial(_duel, games), pairs), strict=True))
    return [*_zombies(infected), *two(twos)]


def _head(games: int) -> list[str]:
    """Describe how and when the report was made."""
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
    """Format the lengths of games, and whether all end."""
    lines = [
        "## How long is a game?",
        "",
        "Rounds among bots: mean (shortest–longest). Where nobody is better than anybody the lead changes often and",
        "games are longest; a table of friends is more like the first one.",
        "",
    ]
    for mix in _TABLES:
        lines += [
            f"| {mix} | " + " | ".join(f"{players} players" for players in SEATS) + " | all | ended |",
            "|---|" + "---|" * (len(SEATS) + 2),
        ]
        lines += [row(monster, [played[mix, monster, players] for players in SEATS]) for monster in MONSTERS]
        lines.append("")
    return lines


def row(monster: str, played: list[list[Played]]) -> str:
    """Format one monster's games by the number of players."""
    rounds = [[game.rounds for game in games] for games in played]
    cells = [f"{fmean(some):.1f} ({min(some)}–{max(some)})" for some in rounds]
    every = [game for games in played for game in games]
    mean, ended = fmean(game.rounds for game in every), sum(game.ended for game in every)
    return f"| {monster} | {' | '.join(cells)} | {mean:.1f} | {ended} of {len(every)} |"


def wins(shares: dict[tuple[str, str], float]) -> list[str]:
    """Format a person's wins against one bot."""
    lines = [
        "## A person against one bot",
        "",
        "Games won by somebody who errs in 15 of 100 runs and takes 0.8 s, 0.6 s a card and 0.6 s for each",
        "interference card.",
        "",
        "| monster | " + " | ".join(_SKILLS) + " |",
        "|---|" + "---|" * len(_SKILLS),
    ]
    for monster in MONSTERS:
        cells = [f"{shares[monster, level]:.0%}" for level in _SKILLS]
        lines.append(f"| {monster} | {' | '.join(cells)} |")
    every = [f"{fmean(shares[monster, level] for monster in MONSTERS):.0%}" for level in _SKILLS]
    return [*lines, f"| all | {' | '.join(every)} |"]


def _zombies(infected: dict[tuple[str, int], list[Played]]) -> list[str]:
    """Format the lengths of the zombie's games by both readings of O4.2."""
    lines = [
        "",
        "## The zombie: who infects a neighbour?",
        "",
        "Rounds, easy and middle bots in turn: mean (shortest–longest), by the option `infection`: every infected",
        f"player, or only one who stands on the sign; then the share of games outside {SHORTEST}–{LONGEST} rounds.",
        "",
        "| infection | " + " | ".join(f"{players} players" for players in SEATS) + " | all | ended |",
        "|---|" + "---|" * (len(SEATS) + 2),
    ]
    for name in ("every", "sign"):
        played = [infected[name, players] for players in SEATS]
        lines += [row(name, played), _outside_row(name, played)]
    return [*lines, "", *_distribution(infected)]


def _outside_row(name: str, played: list[list[Played]]) -> str:
    """Format how many games are shorter or longer than a game should be, by the number of players and in all."""
    groups = [*played, [game for games in played for game in games]]
    return f"| {name}, outside | {' | '.join(_outside(games) for games in groups)} | |"


def _outside(games: list[Played]) -> str:
    """Return the share of games that are too short or too long."""
    return f"{fmean(not SHORTEST <= game.rounds <= LONGEST for game in games):.1%}"


def _distribution(infected: dict[tuple[str, int], list[Played]]) -> list[str]:
    """Format how many games of all numbers of players take how many rounds."""
    counts = {
        name: Counter(game.rounds for players in SEATS for game in infected[name, players])
        for name in ("every", "sign")
    }
    rounds = sorted({number for count in counts.values() for number in count})
    return [
        "| rounds | " + " | ".join(str(number) for number in rounds) + " |",
        "|---|" + "---|" * len(rounds),
        *(
            f"| {name} | " + " | ".join(str(count[number]) for number in rounds) + " |"
            for name, count in counts.items()
        ),
    ]


def two(twos: dict[tuple[str, str, str], list[Played]]) -> list[str]:
    """Compare the places open to two players."""
    lines = [
        "",
        "## Two players: which places are open?",
        "",
        f"Two middle bots: rounds, games outside {SHORTEST}–{LONGEST} rounds, games in which somebody never took a",
        "step, and comebacks (won by whoever was behind when the first had half of the rooms behind them). Skill:",
        "games that a hard bot wins against a middle one.",
        "",
        "| monster | open | rounds | outside | never a step | comebacks | skill wins |",
        "|---|---|---|---|---|---|---|",
    ]
    for monster in _OF_TWO:
        for places in TWO:
            equal, skilled = twos[monster, places, "equal"], twos[monster, places, "skilled"]
            rounds = [game.rounds for game in equal]
            cells = (
                f"{fmean(rounds):.1f} ({min(rounds)}–{max(rounds)})",
                _outside(equal),
                f"{fmean(game.stuck for game in equal):.1%}",
                f"{fmean(game.behind for game in equal):.0%}",
                f"{fmean(game.winner for game in skilled):.0%}",
            )
            lines.append(f"| {monster} | {places} | {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Simulate Outrun and write the report.")
    asked.add_argument("--games", type=int, default=1000, help="for each cell of the tables")
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--compare", action="store_true", help="print only what was to be decided, and write nothing")
    words = asked.parse_args()
    if words.compare:
        sys.stdout.write("\n".join(compared(words.games, words.workers)) + "\n")
        sys.exit()
    _REPORT.write_text(report(words.games, words.workers), encoding="utf-8")
