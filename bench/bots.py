"""Measures how much stronger each bot level is than the one below. `python -m bench.bots` continues where it stopped.

Every pairing gets the same time until it has its games, block by block. Results are kept in docs/bots-arena.json, and
docs/bots-measured.md shows them.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from escapade.bots import LEVELS
from escapade.lab.arena import Block, Contest, Outcome, play_block, summarize

_KEPT: Final = Path("docs/bots-arena.json")
REPORT: Final = Path("docs/bots-measured.md")
BEGIN, END = "<!-- arena: written by python -m bench.bots -->\n", "<!-- end of the arena -->\n"
SEED: Final = "arena"
CROSSING: Final = {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"}
TABLES: Final[dict[str, tuple[str, int, dict[str, str]]]] = {
    "Cartagena, classic jamaica, 2": ("cartagena", 2, {}),
    "Cartagena, classic jamaica, 4": ("cartagena", 4, {}),
    "Cartagena, classic tortuga, 2": ("cartagena", 2, {"cards": "tortuga"}),
    "Cartagena, escape, all variants, 3": ("cartagena", 3, CROSSING),
    "Dig Your Way Out, 2": ("dig", 2, {}),
    "Dig Your Way Out, 4": ("dig", 4, {}),
    "Outrun, 2": ("outrun", 2, {}),
}
HARE, MAGPIE, FOX, RAVEN, OWL = (bot.name for bot in LEVELS)
_GREEDY: Final = "greedy"
_PAIRS: Final = [(MAGPIE, HARE), (FOX, MAGPIE), (RAVEN, FOX), (OWL, RAVEN), (OWL, _GREEDY)]
_PAIR: Final = 2  # players at a table without others


@dataclass
class _Pairing:
    """One contest, its results so far, and the time they took."""

    table: str
    contest: Contest
    blocks: list[Block] = field(default_factory=list)
    seconds: float = 0.0
    day: str = ""  # on which the last block was played

    @property
    def key(self) -> str:
        """The key in the file of results."""
        return f"{self.table}: {self.contest.challenger} v {self.contest.opponent}"

    def games(self) -> int:
        """Count the games played."""
        return sum(len(block) for block in self.blocks)

    def play(self) -> None:
        """Play one more block."""
        began = time.process_time()
        self.blocks.append(play_block(self.contest, SEED, len(self.blocks)))
        self.seconds += time.process_time() - began
        self.day = time.strftime("%Y-%m-%d")


def _pairings(kept: dict[str, dict[str, object]]) -> list[_Pairing]:
    """List all pairings with their results so far."""
    found = []
    for table, (game, players, options) in TABLES.items():
        for challenger, opponent in _PAIRS:
            halves = players > _PAIR and opponent != _GREEDY
            pairing = _Pairing(table, Contest(game, players, challenger, opponent, options, halves))
            known = kept.get(pairing.key, {})
            pairing.blocks = list(known.get("blocks", []))  # type: ignore[call-overload]  # as it was written below
            pairing.seconds = float(known.get("seconds", 0.0))  # type: ignore[arg-type]
            pairing.day = str(known.get("day", ""))
            found.append(pairing)
    return found


def save(found: list[_Pairing]) -> None:
    """Store the results."""
    played = {p.key: {"day": p.day, "seconds": round(p.seconds, 2), "blocks": p.blocks} for p in found if p.blocks}
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(one, separators=(',', ':'))}" for key, one in played.items())
    _KEPT.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


_HEAD: Final = "| who | against | games | share of wins | 95 % | fair | CPU s a game | played |"


def report(found: list[_Pairing]) -> str:
    """Format the results, one table per kind of table."""
    lines: list[str] = []
    for table in TABLES:
        some = [pairing for pairing in found if pairing.table == table and pairing.blocks]
        if some:
            lines += ["", f"**{table} players**", "", _HEAD, "|---|---|---|---|---|---|---|---|"]
            lines += [row(pairing) for pairing in some]
    return "\n".join([*lines, ""])


def row(pairing: _Pairing) -> str:
    out = summarize(pairing.contest, pairing.blocks)
    contest = out.contest
    against = seated(contest)
    pace = pairing.seconds / out.games
    return (
        f"| {contest.challenger} | {against} | {out.games}{unfinished(out)} | **{out.share:.3f}** "
        f"| {out.low:.3f} – {out.high:.3f} | {contest.fair():.2f} | {pace:.2f} | {pairing.day} |"
    )


def seated(contest: Contest) -> str:
    """Describe the opponents."""
    if contest.players == _PAIR:
        return contest.opponent
    return f"as many {contest.opponent}" if contest.halves else f"{contest.players - 1} {contest.opponent}"


def unfinished(out: Outcome) -> str:
    """Format the number of unfinished games, if any."""
    return f" ({out.unfinished} without an end)" if out.unfinished else ""


def write(found: list[_Pairing]) -> None:
    """Write the report into docs/bots-measured.md."""
    text = REPORT.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    REPORT.write_text(head + BEGIN + report(found) + "\n" + END + rest.split(END)[1], encoding="utf-8")


def main() -> None:
    """Play for some minutes, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="so many for each pairing")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--only", default="", help="tables or pairings whose name contains this")
    given = parser.parse_args()
    found = _pairings(json.loads(_KEPT.read_text(encoding="utf-8")) if _KEPT.exists() else {})
    until = time.monotonic() + 60 * given.minutes
    while time.monotonic() < until:
        asked = [pairing for pairing in found if given.only in pairing.key]
        lacking = [pairing for pairing in asked if pairing.games() < given.games]
        if not lacking:
            break
        min(lacking, key=lambda pairing: pairing.seconds).play()
        save(found)
    write(found)


if __name__ == "__main__":
    main()
