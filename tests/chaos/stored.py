"""A table as the store has it: the header it was dealt from, and every entry of its log."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One row of a log."""

    seq: int
    at: int
    action_id: str
    body: bytes


@dataclass(slots=True)
class StoredTable:
    """A table's row and its log, in order."""

    id: str
    game: str
    options: dict[str, str]
    players: int
    seed: str
    salt: str
    status: str
    entries: list[StoredEntry]
