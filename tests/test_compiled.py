"""Sentences about the two ways to run the rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import escapade

ROOT = Path(__file__).parent.parent
WHICH = "import escapade, escapade.engine; print(escapade.COMPILED, escapade.engine.__file__)"


def ask_python(**environment: str) -> list[str]:
    """Start a Python of its own: how the rules are loaded is settled at the first import."""
    command = [sys.executable, "-c", WHICH]
    return subprocess.check_output(command, env=os.environ | environment, text=True).split()


def test_escapade_pure_loads_the_plain_sources() -> None:
    compiled, file = ask_python(ESCAPADE_PURE="1")
    assert compiled == "False"
    assert file.endswith("engine.py")


def test_compiled_says_which_file_is_loaded() -> None:
    compiled, file = ask_python()
    assert compiled == str(escapade.COMPILED)
    assert file.endswith("engine.py") != escapade.COMPILED


def test_the_sources_come_along_with_the_compiled_rules() -> None:
    _, file = ask_python(ESCAPADE_PURE="1")
    assert Path(file).parent == Path(escapade.__file__).parent


def told(pure: str) -> bytes:
    """Let a Python of its own tell many games."""
    command = [sys.executable, "-m", "tests.traces"]
    return subprocess.check_output(command, cwd=ROOT, env=os.environ | {"ESCAPADE_PURE": pure})


def test_compiled_and_plain_rules_tell_the_same_games_byte_for_byte() -> None:
    if ask_python(ESCAPADE_PURE="0")[0] == "False":
        pytest.skip("the rules are not compiled here, so there is nothing to compare the plain sources with")
    compiled, plain = told(pure="0"), told(pure="1")
    assert len(plain.splitlines()) > 10_000
    for number, (ours, theirs) in enumerate(zip(compiled.splitlines(), plain.splitlines(), strict=True), 1):
        assert ours == theirs, f"line {number}"
    assert compiled == plain
