"""Runs a contender in its own process, from the project's root."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ROOT = Path(__file__).parent.parent


class Failed(Exception):  # noqa: N818 - what another program answered, told in a sentence
    """A program failed; the message has its last line of output."""

    def __init__(self, command: Sequence[str], reason: str) -> None:
        super().__init__(f"`{' '.join(command)}` failed: {reason}")
        self.reason = reason


def output(command: Sequence[str], settings: Mapping[str, str] | None = None) -> str:
    """Run a command with additional environment variables; return its output."""
    done = subprocess.run(  # noqa: S603 - our own commands, no shell
        command, cwd=ROOT, env={**os.environ, **(settings or {})}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise Failed(command, _last_line(done.stderr))
    return done.stdout


def _last_line(text: str) -> str:
    """Return the last line that is not empty; tracebacks and compilers put the reason there."""
    return next((line for line in reversed(text.splitlines()) if line.strip()), "it did not say why")


def write_section(name: str, command: str, text: str) -> None:
    """Replace a marked section in docs/reliability.md."""
    file = ROOT / "docs/reliability.md"
    begin, end = f"<!-- {name}: written by `{command}` -->", f"<!-- end of {name} -->"
    before, _, rest = file.read_text().partition(begin)
    _, _, after = rest.partition(end)
    file.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}")
