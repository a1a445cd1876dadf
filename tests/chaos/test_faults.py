"""Sentences about faults: a minute of them, on one node and on three. Nothing may be lost, doubled or stuck.

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
    "nodes": ("node killed", "Redis down 3 s", "PostgreSQL restarted (immediate)", "garbage on the channel"),
}


@pytest.mark.parametrize("kind", SOME)
def test_nothing_is_lost_doubled_or_stuck_whatever_fails(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.chaos.stress.PATIENCE", 300.0)  # a busy machine is slow, and nobody is stuck
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
