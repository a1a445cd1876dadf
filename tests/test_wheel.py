"""Does the wheel work by itself: few packages, compiled rules, a game, a server with its page, records that verify?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from escapade import COMPILED

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
MOST = 8  # packages of the base install, Escapade itself among them
GAME = """
from escapade import COMPILED, Match, records, suggest
assert COMPILED
for game in ("cartagena", "outrun", "dig"):
    match = Match(game, players=3, seed=7)
    while not match.over:
        match.play(suggest(match, "magpie"))
    assert records.verify(match.end()).winners == match.winners
"""


class CleanEnvironment:
    """A Python of its own, in which nothing is installed but what a test installs, run far from our sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)

    def run(self, *words: str | Path) -> str:
        done = subprocess.run(words, cwd=self.folder, env=environment(), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def install(self, what: str) -> None:
        self.run(self.bin / "pip", "install", "--quiet", "--no-compile", what)

    def packages(self) -> set[str]:
        listed = json.loads(self.run(self.bin / "pip", "list", "--format", "json"))
        return {one["name"] for one in listed} - {"pip", "setuptools"}

    @contextmanager
    def serving(self) -> Iterator[str]:
        command: list[str | Path] = [self.bin / "escapade", "serve", "--port", "0"]
        told = environment() | {"ESCAPADE_DATABASE": f"sqlite:///{self.folder}/house.db"}
        with subprocess.Popen(command, cwd=self.folder, env=told, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().split()[-1].rstrip("/")
            finally:
                server.terminate()


def environment() -> dict[str, str]:
    """What a stranger's shell says: nothing of our own folders and wishes."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("ESCAPADE_", "PYTHON", "COV_"))}
    return own | {"PIP_CONSTRAINT": str(ROOT / "constraints.txt"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def built_wheel(folder: Path) -> Path:
    """Take the wheel that was built for these tests; after a change build another, from what is compiled already."""
    changed = max(path.stat().st_mtime for path in (ROOT / "src").rglob("*") if "__pycache__" not in path.parts)
    made = [path for path in (ROOT / "build/wheel").glob("*.whl") if path.stat().st_mtime > changed]
    if not made:
        pip: list[str | Path] = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-build-isolation",
            "--no-deps",
            "-w",
            folder,
            ROOT,
        ]
        done = subprocess.run(pip, env=environment(), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = made or folder.glob("*.whl")
    return wheel


def debugged(wheel: Path) -> list[str]:
    """List the libraries in a wheel that hold debugging information."""
    with ZipFile(wheel) as parts:
        return [name for name in parts.namelist() if name.endswith(".so") and b".debug_info" in parts.read(name)]


def test_from_the_wheel_alone_one_can_play_serve_and_verify(tmp_path: Path) -> None:
    if not COMPILED:
        pytest.skip("the rules are not compiled here, so there is no build to make a wheel of")
    wheel = built_wheel(tmp_path)
    assert not debugged(wheel), "debugging information makes a wheel half as large again"
    clean = CleanEnvironment(tmp_path / "clean")

    clean.install(str(wheel))
    assert "escapade" in clean.packages()
    assert len(clean.packages()) <= MOST, clean.packages()
    clean.run(clean.bin / "python", "-c", GAME)
    refused = subprocess.run([clean.bin / "escapade"], env=environment(), capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert "pip install 'escapade[cli]'" in refused.stderr

    clean.install(f"{wheel}[server]")
    clean.run(clean.bin / "escapade", "simulate", "dig", "--games", "3", "--records", "games.jsonl")
    clean.run(clean.bin / "escapade", "verify", "games.jsonl")
    with clean.serving() as url:
        assert b"/assets/" in urlopen(url).read(), "the page"  # noqa: S310 - our own server
        games = json.loads(urlopen(f"{url}/api/games").read())  # noqa: S310 - our own server
    assert {one["name"] for one in games} == {"cartagena", "outrun", "dig"}
    assert [one["reduced"] for one in games] == [[], [], []], "bots at full strength"
