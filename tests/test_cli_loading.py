"""Sentences about the moment before a command begins: it says that it is loading, and can be stopped."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

# Runs `escapade serve`, and does something while a module is imported.
WHILE_LOADING = """
import os, signal, sys, threading
from importlib.abc import MetaPathFinder

class Meanwhile(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            {action}

sys.meta_path.insert(0, Meanwhile())
import escapade.loading
escapade.loading.EVERY = 0.01
from escapade.__main__ import main
sys.argv[1:] = ["serve", "--port", "-1"]
main()
"""
CTRL_C = "os.kill(os.getpid(), signal.SIGINT)"
WAIT_FOR_A_LINE = """
            written = threading.Event()
            write = sys.stderr.write
            sys.stderr.write = lambda text: (write(text), written.set())
            written.wait(60)
            sys.stderr.write = write
"""


def while_loading(module: str, action: str, progress: str = "") -> subprocess.CompletedProcess[str]:
    """Do something while a server's command imports a module."""
    return subprocess.run(
        [sys.executable, "-c", WHILE_LOADING.format(module=module, action=action.strip())],
        env=os.environ | {"ESCAPADE_PROGRESS": progress},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("module", ["escapade.cli", "escapade.server.app"])
def test_ctrl_c_while_it_loads_ends_it_with_a_word(module: str) -> None:
    stopped = while_loading(module, CTRL_C)
    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (130, "", "escapade: Stopped.\n")


@pytest.mark.parametrize("module", ["escapade.cli", "escapade.server.app"])
def test_as_long_as_it_loads_it_says_so(module: str) -> None:
    said = while_loading(module, WAIT_FOR_A_LINE, progress="1").stderr
    assert re.search(r"^escapade: loading \.\.\. \(\d+ s\)$", said, re.MULTILINE), said


def test_a_program_that_reads_its_errors_sees_no_such_lines() -> None:
    done = while_loading("escapade.server.app", "threading.Event().wait(0.1)")
    assert "loading" not in done.stderr
    assert "-1" in done.stderr
