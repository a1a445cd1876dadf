"""Mutants that neither a ruling nor a law notices, each with the reason; "Equivalent": the game is the same."""

from __future__ import annotations

SURVIVORS: dict[str, str] = {}
