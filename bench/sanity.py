"""Counts the blunders of each level at every table. `python -m bench.sanity` continues where it stopped.

Counts are kept in docs/bots-sanity.json, and docs/bots-measured.md shows them. `--records FOLDER` counts in games that
an earlier version has recorded instead: one file for each table and bot.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Final, cast

from bench.bots import FOX, MAGPIE, OWL, RAVEN, REPORT, TABLES
from escapade.lab.sanity import MISSED, OFFERED, BlunderCounts, Setting, count_blunders, count_recorded_blunders

_KEPT: Final = Path("docs/bots-sanity.json")
_BEGIN, _END = "<!-- sanity: written by python -m bench.sanity -->\n", "<!-- end of the sanity tables -->\n"
_GAMES: Final = 100
_BOTS: Final = (MAGPIE, FOX, RAVEN, f"{OWL}/8")
SETTINGS: Final = {
    **TABLES,
    "Dig Your Way Out, teams, 4": ("dig", 4, {"teams": "yes"}),
    "Dig Your Way Out, Michel, 2": ("dig", 2, {"michel": "michel"}),
    "Outrun, bear, 3": ("outrun", 3, {"monster": "bear"}),
}
_BEFORE, _AFTER = "before", "after"
_Counts = dict[str, dict[str, dict[str, object]]]  # by table, bot and version: what `BlunderCounts.data` gives


def file_name(table: str, bot: str) -> str:
    """Return the name of a file of recorded games."""
    return f"{table}, {bot}".replace(", ", "-").replace(" ", "-").replace("/", "-").lower() + ".jsonl"


def _count(counts: _Counts, records: Path | None, until: float, only: str) -> None:
    """Count what is missing, the fastest bots first, until the time is up."""
    version = _BEFORE if records else _AFTER
    for bot in _BOTS:
        for table, (game, players, options) in SETTINGS.items():
            known = counts.setdefault(table, {}).setdefault(bot, {})
            if version in known or only not in f"{table}: {bot}" or time.monotonic() > until:
                continue
            if records is None:
                found = count_blunders(Setting(game, players, options), bot, _GAMES, "sanity")
            elif (path := records / file_name(table, bot)).exists():
                found = count_recorded_blunders(path, game)
            else:
                continue
            known[version] = found.data()
            _KEPT.write_text(json.dumps(counts, indent=1) + "\n", encoding="utf-8")


def _report(counts: _Counts) -> str:
    """Format one table for each kind of table: a row for each count, before → after for each bot."""
    lines: list[str] = []
    for table, (game, _, _) in SETTINGS.items():
        bots = [bot for bot in _BOTS if counts.get(table, {}).get(bot)]
        if not bots:
            continue
        lines += ["", f"**{table} players**", "", f"| | {' | '.join(bots)} |", "|---|" + "---|" * len(bots)]
        lines += [
            f"| {row} | {' | '.join(_cell(counts[table][bot], row) for bot in bots)} |"
            for row in _rows(game, [counts[table][bot] for bot in bots])
        ]
    return "\n".join([*lines, ""])


def _rows(game: str, cells: list[dict[str, object]]) -> list[str]:
    """List what is shown: frozen games, certain wins missed (Outrun offers none), and what has happened at all."""
    seen = {row for versions in cells for data in versions.values() for row, count in _counts(data).items() if count}
    first, _, missed, *others = BlunderCounts(game, "").rows()
    return [first, *([missed] if OFFERED in seen else []), *(row for row in others if row in seen)]


def _counts(data: object) -> dict[str, int]:
    return cast("dict[str, dict[str, int]]", data)["counts"]


def _cell(versions: dict[str, object], row: str) -> str:
    """Format one count before and after; of certain wins also how many were offered."""
    return " → ".join(_number(versions.get(version), row) for version in (_BEFORE, _AFTER))


def _number(data: object, row: str) -> str:
    if data is None:
        return "–"
    counts = _counts(data)
    return f"{counts[row]} of {counts[OFFERED]}" if row == MISSED else str(counts[row])


def _write(counts: _Counts) -> None:
    """Write the report into docs/bots-measured.md."""
    head, rest = REPORT.read_text(encoding="utf-8").split(_BEGIN)
    REPORT.write_text(head + _BEGIN + _report(counts) + "\n" + _END + rest.split(_END)[1], encoding="utf-8")


def main() -> None:
    """Count for some minutes, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--only", default="", help="tables or bots whose name contains this")
    parser.add_argument("--records", type=Path, help="a folder of games that an earlier version has recorded")
    given = parser.parse_args()
    counts: _Counts = json.loads(_KEPT.read_text(encoding="utf-8")) if _KEPT.exists() else {}
    _count(counts, given.records, time.monotonic() + 60 * given.minutes, given.only)
    _write(counts)


if __name__ == "__main__":
    main()
