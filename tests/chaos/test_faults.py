"""Sentences about faults: a minute of them, on every setup. Nothing may be lost, doubled or stuck; no time counts.

`make chaos` goes on as long as one likes; `make chaos-table` tries every fault as often as docs/reliability.md says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.chaos.faults import FAULTS, Fault
from tests.chaos.setups import Kind, Wanted, missing_program
from tests.chaos.stress import stress

if TYPE_CHECKING:
    from pathlib import Path

SOME: dict[Kind, tuple[str, ...]] = {
    "sqlite": ("node killed", "bot workers stopped", "damaged entry", "client half-open"),
    "postgresql": ("PostgreSQL restarted (immediate)", "bot worker killed", "database read-only"),
    "nodes": ("node killed", "Redis down 3 s", "PostgreSQL down 0.2 s", "garbage on the channel"),
}


@pytest.mark.parametrize("kind", SOME)
def test_nothing_is_lost_doubled_or_stuck_whatever_fails(kind: Kind, tmp_path: Path) -> None:
    missing = missing_program(kind, Wanted())
    if missing:
        pytest.skip(missing)
    outcome = stress(kind, Wanted(), iter([named(name) for name in SOME[kind]]), tmp_path, kind)
    assert outcome.failures() == []
    assert sum(outcome.faults.values()) == len(SOME[kind])
    assert outcome.acknowledged > 0


def named(name: str) -> Fault:
    """Find a fault."""
    return next(fault for fault in FAULTS if fault.name == name)
