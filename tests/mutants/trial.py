"""Try a mutant in a copy of the sources: do the rulings notice, or a law?"""

from __future__ import annotations

import hashlib
import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Self

from tests.mutants.mutations import GAMES

if TYPE_CHECKING:
    from tests.mutants.mutations import Mutant

ROOT = Path(__file__).parent.parent.parent
LONGEST = 120  # s of CPU: a mutant that takes as long goes round for ever, which is noticed
EXAMPLES = "12"  # of each law
JUDGES = ("rulings", "src/escapade/rulings.py", "src/escapade/ruling_file.py", "tests/test_laws.py", "tests/tables.py")


class Copy:
    """A copy of the sources in which one file at a time is another."""

    def __enter__(self) -> Self:
        self.folder = TemporaryDirectory(prefix="mutants-")
        self.root = Path(self.folder.name)
        for name in ("src", "rulings", "tests"):
            ignored = shutil.ignore_patterns("__pycache__", "old_games", "browser", "server", "*.jsonl")
            shutil.copytree(ROOT / name, self.root / name, ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", self.root)
        self.python("-m", "compileall", "-q", "src", "tests")
        return self

    def __exit__(self, *_: object) -> None:
        self.folder.cleanup()

    def detected(self, mutant: Mutant) -> str:
        """Name what notices a mutant: rulings, laws, or nothing ('')."""
        path = self.root / "src/escapade/games" / mutant.file
        source = (GAMES / mutant.file).read_bytes()
        path.write_bytes(mutant.apply(source))
        shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)  # of another size or time, or just the same
        try:
            if self.python("-m", "tests.mutants.judge", mutant.game, "rulings") != 0:
                return "rulings"
            laws = ("-q", "-x", "-p", "no:cacheprovider", "tests/test_laws.py")
            return "laws" if self.python("-m", "pytest", *laws, ESCAPADE_GAME=mutant.game) != 0 else ""
        finally:
            path.write_bytes(source)

    def python(self, *words: str, **more: str) -> int:
        """Run something on the plain sources of the copy; return its exit code."""
        environment = os.environ | {
            "PYTHONPATH": "src", "ESCAPADE_PURE": "1", "ESCAPADE_EXAMPLES": EXAMPLES, "PYTHONDONTWRITEBYTECODE": "1",
        } | more  # fmt: skip
        if "compileall" in words:
            environment.pop("PYTHONDONTWRITEBYTECODE")
        command = [sys.executable, *words]
        return subprocess.run(
            command, cwd=self.root, env=environment, capture_output=True, check=False, preexec_fn=limited
        ).returncode


def limited() -> None:
    """Limit the CPU time of a process about to begin."""
    resource.setrlimit(resource.RLIMIT_CPU, (LONGEST, LONGEST))


def judges() -> str:
    """Give a digest of all that judges: a mutant that survived is tried again when it changes."""
    found = hashlib.sha256()
    for name in JUDGES:
        for path in sorted([ROOT / name] if (ROOT / name).is_file() else (ROOT / name).rglob("*.yaml")):
            found.update(path.read_bytes())
    return found.hexdigest()[:12]
