"""Sentences about a clock that nobody can set."""

from __future__ import annotations

import pytest

from escapade.server import steady_time
from escapade.server.steady_time import SteadyTime


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Give a machine whose clocks stand still until they are moved."""
    clocks = {"system": 1_000_000, "ticks": 500}
    monkeypatch.setattr(steady_time, "system", lambda: clocks["system"])
    monkeypatch.setattr(steady_time, "ticks", lambda: clocks["ticks"])
    return clocks


def test_a_jump_of_the_system_clock_changes_nothing(machine: dict[str, int]) -> None:
    steady = SteadyTime()
    for jump in (3_600_000, -7_200_000):
        machine["system"] += jump
        steady.adjust(machine["system"])
        assert steady.now() == 1_000_000
    machine["ticks"] += 250
    assert steady.now() == 1_000_250


def test_drift_is_taken_up_in_small_steps(machine: dict[str, int]) -> None:
    steady = SteadyTime()
    steady.adjust(machine["system"] + 50)
    assert steady.now() == 1_000_020
    for _ in range(5):
        steady.adjust(machine["system"] + 50)
    assert steady.now() == 1_000_050


def test_time_does_not_run_backwards_across_a_restart(machine: dict[str, int]) -> None:
    steady = SteadyTime()
    steady.begin(machine["system"] - 3_600_000, last=1_000_000)
    assert steady.now() == 1_000_000
