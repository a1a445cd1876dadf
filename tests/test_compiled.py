"""Sentences about the two ways to run the rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import escapade

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
