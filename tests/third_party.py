"""The example of a game in a package of its own, installed apart from Escapade, for tests that play it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROPELADDER = ROOT / "examples/ropeladder"


def install(folder: Path) -> dict[str, str]:
    """Install the example into a folder; return the environment in which Escapade finds it."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*command, "--target", str(folder), str(ROPELADDER)], check=True)
    return finding(folder)


def finding(folder: Path) -> dict[str, str]:
    """Return an environment in which the packages of a folder are found."""
    return {"PYTHONPATH": os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(folder)]))}


def package(folder: Path, name: str, source: str, value: str = "GAME") -> None:
    """Put a package with an entry point and this source into a folder, as pip would."""
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[escapade.games]\n{name} = {name}:{value}\n", encoding="utf-8")
