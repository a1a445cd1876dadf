"""Sentences about what a setup needs."""

from __future__ import annotations

import pytest

from tests.chaos import setups
from tests.chaos.setups import Setup, Wanted, missing_program


def test_a_missing_program_is_named_with_the_package_that_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(setups, "search_path", lambda: "")
    monkeypatch.setattr(setups, "installed", lambda: True)
    assert missing_program("sqlite", Wanted()) == ""
    assert missing_program("nodes", Wanted()) == "Redis is not installed (Debian: apt install redis-server)"
    assert "apt install gcc" in missing_program("sqlite", Wanted(clock=True))


def test_a_setup_that_lacks_a_program_does_not_begin(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setattr(setups, "installed", lambda: False)
    folder = tmp_path_factory.mktemp("none")
    with pytest.raises(SystemExit, match="PostgreSQL is not installed"), Setup("postgresql", folder):
        pass
    assert list(folder.iterdir()) == []
