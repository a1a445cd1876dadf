"""Identifies the installed rules and bots, so that machines that work together have the same ones."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import escapade


@cache
def rules_digest() -> str:
    """Return the version, and a hash of the files of rules and bots."""
    here = Path(escapade.__file__).parent
    files = [here / f"{name}.py" for name in ("engine", "events", "game", "options", "reading", "thinking", "weights")]
    files += [*(here / "games").rglob("*"), *(here / "bots").rglob("*")]
    kept = sorted(file for file in files if file.is_file() and file.suffix not in (".pyc", ".so", ".pyd"))
    digest = hashlib.sha256()
    for file in kept:
        digest.update(f"{file.relative_to(here).as_posix()}\n".encode() + file.read_bytes())
    return f"{escapade.__version__}+{digest.hexdigest()[:12]}"
