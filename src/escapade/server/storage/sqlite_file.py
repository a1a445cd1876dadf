"""Whether the file of a SQLite database can be used, or why not."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_BEGINS = b"SQLite format 3\0"


def check_file(file: Path) -> None:
    """Raise a sentence if no database can be opened or made there."""
    if file.is_dir():
        raise ValueError(f"{file} is a folder; name a file in it, such as sqlite:///{file / 'escapade.db'}")
    if not file.parent.is_dir():
        raise ValueError(f"there is no folder {file.parent} for the database {file.name}; create it first")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise ValueError(f"the database {file} cannot be written: permission denied")
    if file.exists() and not _is_database(file):
        raise ValueError(f"{file} is not a SQLite database")


def _is_database(file: Path) -> bool:
    """Whether a file begins as a database does; an empty one becomes a database."""
    with file.open("rb") as reading:
        return reading.read(len(_BEGINS)) in (b"", _BEGINS)
