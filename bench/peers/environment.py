"""The Python environment of the other projects, created on first use."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from bench.process import ROOT, Failed, output

_HOME = ROOT / ".bench" / "peers"
_REQUIREMENTS = Path(__file__).with_name("requirements.txt")
_INSTALLED = _HOME / "installed.txt"  # the requirements as they were when the installation succeeded


class NoPeers(Exception):  # noqa: N818 - a fact about this machine, told in a sentence
    """The peers cannot be installed here."""


def python() -> str:
    """Return its interpreter; create the environment if it is missing or its requirements have changed."""
    if not (_INSTALLED.exists() and _INSTALLED.read_text() == _REQUIREMENTS.read_text()):
        _make()
    return _interpreter()


def _make() -> None:
    """Create the environment from scratch."""
    shutil.rmtree(_HOME, ignore_errors=True)
    try:
        output([sys.executable, "-m", "venv", str(_HOME)])
        output([_interpreter(), "-m", "pip", "install", "--quiet", "--no-input", "--requirement", str(_REQUIREMENTS)])
    except Failed as failed:
        raise NoPeers(f"The other projects cannot be installed here and are left out: {failed.reason}") from failed
    _INSTALLED.write_text(_REQUIREMENTS.read_text())


def _interpreter() -> str:
    """Name the environment's Python."""
    return str(_HOME / ("Scripts" if os.name == "nt" else "bin") / "python")
