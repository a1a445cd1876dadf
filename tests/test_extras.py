"""Sentences about parts of Escapade whose packages are not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("package", "started", "said"),
    [
        (
            "segno",
            "runpy.run_module('escapade.server', run_name='__main__')",
            "escapade: The server needs segno, which is not installed",
        ),
        ("rich", "importlib.import_module('escapade.terminal')", "The terminal needs rich, which is not installed"),
        ("numpy", "importlib.import_module('escapade.rl')", "An environment for reinforcement learning needs numpy"),
    ],
)
def test_whoever_lacks_a_package_is_told_which_part_needs_it(package: str, started: str, said: str) -> None:
    code = f"import importlib, runpy, sys; sys.modules[{package!r}] = None; {started}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert said in done.stderr.splitlines()[-1]
    assert "try: pip install 'escapade[" in done.stderr.splitlines()[-1]
