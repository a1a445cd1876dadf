"""The command line as tests use it: in this process, in a shell of its own, and on a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from typer.testing import CliRunner, Result

from escapade.cli import app

if TYPE_CHECKING:
    from pathlib import Path


def escapade(*words: str | Path, language: str = "C.UTF-8") -> Result:
    """Run a command here, without a terminal."""
    return CliRunner(env={"LC_ALL": language}).invoke(app, [str(word) for word in words])


def settings(options: str) -> list[str]:
    """Write 'tiles=4 morgan=yes' as the command line wants it."""
    return [word for option in options.split() for word in ("--set", option)]


def command(*words: str | Path) -> list[str]:
    """Write a command as a shell starts it."""
    return [sys.executable, "-m", "escapade", *[str(word) for word in words]]


def in_a_shell(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, with nothing to read from."""
    return subprocess.run(
        command(*words),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"LC_ALL": "C.UTF-8"} | environment,
    )
