"""Results of runs that take long: kept as JSON lines, so that a run goes on where it stopped; written into docs."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import escapade

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

Result = dict[str, Any]  # Any: JSON as it was kept
RELIABILITY = Path("docs/reliability.md")


class Results:
    """One file of results; each has a key, and of the same key the last one counts."""

    def __init__(self, file: Path, key: tuple[str, ...]) -> None:
        self.file = file
        self.key = key

    def keep(self, result: Result) -> Result:
        """Add a result, with when and on what it was measured."""
        self.file.parent.mkdir(exist_ok=True)
        kept = circumstances() | result
        with self.file.open("a") as file:
            file.write(json.dumps(kept) + "\n")
        return kept

    def latest(self) -> dict[tuple[Hashable, ...], Result]:
        """Return the last result of each key, in the order they were first measured."""
        lines = self.file.read_text().splitlines() if self.file.exists() else []
        found = [json.loads(line) for line in lines]
        return {tuple(one.get(name, "") for name in self.key): one for one in found}

    def known(self, *key: Hashable) -> bool:
        """Whether this was measured with today's sources."""
        found = self.latest().get(key)
        return found is not None and found.get("sources") == fingerprint()

    def forget(self) -> None:
        """Begin anew."""
        self.file.unlink(missing_ok=True)


def circumstances() -> Result:
    """Return when and on what something was measured."""
    return {
        "at": datetime.now(UTC).strftime("%Y-%m-%d"),
        "commit": commit(),
        "sources": fingerprint(),
        "compiled": escapade.COMPILED,
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
    }


def fingerprint() -> str:
    """Sum up the sources of the package."""
    paths = sorted(Path(escapade.__file__).parent.rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def commit() -> str:
    """Return the name of the commit that is checked out; nothing where there is no git."""
    git = shutil.which("git")
    if git is None:
        return ""
    done = subprocess.run([git, "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def measured(results: Iterable[Result]) -> str:
    """Say in a sentence when and on what these were measured."""
    found = list(results)
    if not found:
        return "Not measured yet.\n"
    dates = sorted({one["at"] for one in found})
    commits = ", ".join(sorted({one["commit"] for one in found if one.get("commit")}))
    rules = {True: "compiled", False: "uncompiled", None: "compiled or not"}
    kinds = " and ".join(sorted({rules[one.get("compiled")] for one in found}))
    loads = [one["load"] for one in found if "load" in one]
    busy = f", load {min(loads):.1f} to {max(loads):.1f}" if loads else ""
    when = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
    where = f"{found[-1].get('cores', 2)} cores{busy}, rules {kinds}"
    return f"Measured {when} on {where}; commits: {commits or 'not known'}.\n"


def write_between(file: Path, begin: str, end: str, text: str) -> None:
    """Put a text between two marks of a file, in place of what was there."""
    before, found, rest = file.read_text(encoding="utf-8").partition(begin)
    _, ended, after = rest.partition(end)
    assert found, f"{file} has no mark {begin}"
    assert ended, f"{file} has no mark {end}"
    file.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}", encoding="utf-8")
