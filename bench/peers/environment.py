"""The Python environment of the other projects, created on first use."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from bench.process import ROOT, Failed, output

HOME = ROOT / ".bench" / "peers"
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
INSTALLED = HOME / "installed.txt"  # the requirements as they were when the installation succeeded


class NoPeers(Exception):  # noqa: N818 - a fact about this machine, told in a sentence
    """The peers cannot be installed here."""


def python() -> str:
    """Return its interpreter; create the environment if it is missing or its requirements have changed."""
    if not (INSTALLED.exists() and INSTALLED.read_text() == REQUIREMENTS.read_text()):
        make()
    return interpreter()


def make() -> None:
    """Create the environment from scratch."""
    shutil.rmtree(HOME, ignore_errors=True)
    try:
        output([sys.executable, "-m", "venv", str(HOME)])
        output([interpreter(), "-m", "pip", "install", "--quiet", "--no-input", "--requirement", str(REQUIREMENTS)])
    except Failed as failed:
        raise NoPeers(f"OpenSpiel and RLCard cannot be installed here and are left out: {failed.reason}") from failed
    INSTALLED.write_text(REQUIREMENTS.read_text())


def interpreter() -> str:
    """Name the environment's Python."""
    return str(HOME / ("Scripts" if os.name == "nt" else "bin") / "python")
