"""Mutants that neither a ruling nor a law notices, each with the reason; "Equivalent": the game is the same."""

from __future__ import annotations

from pathlib import Path

import yaml

_LISTED = yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text(encoding="utf-8"))
SURVIVORS: dict[str, str] = {
    **{mutant: f"Equivalent: {why}" for why, some in _LISTED["the game is the same"].items() for mutant in some},
    **{mutant: why for why, some in _LISTED["not noticed"].items() for mutant in some},
}
