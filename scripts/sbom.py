"""Writes the lists of packages in the server and in the page, as CycloneDX, into dist/."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from page_build import npm_command  # noqa: E402 - it lies beside this folder, in no package

CYCLONEDX = ".venv/audit/bin/cyclonedx-py"


def main() -> None:
    """Write both lists."""
    (ROOT / "dist").mkdir(exist_ok=True)
    python_list(ROOT / "dist/escapade-server.cdx.json")
    page_list(ROOT / "dist/escapade-page.cdx.json")


def python_list(to: Path) -> None:
    """Install Escapade as `pip install escapade[postgres,redis]` would, and list its packages."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin/python"
        run([sys.executable, "-m", "venv", "--without-pip", folder])
        quick = {"ESCAPADE_PURE": "1", "ESCAPADE_NO_PAGE": "1", "PIP_CONSTRAINT": "constraints.txt"}
        run([sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", ".[postgres,redis]"], **quick)
        options = ["--pyproject", "pyproject.toml", "--mc-type", "application", "--output-reproducible"]
        run([CYCLONEDX, "environment", str(python), *options, "--output-file", str(to)])
    sys.stdout.write(f"{to.relative_to(ROOT)}: the server\n")


def page_list(to: Path) -> None:
    """List the page's packages from its lock file."""
    command, environment = npm_command()
    arguments = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"]
    done = subprocess.run([*command, *arguments], cwd=ROOT / "web", env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603
    to.write_bytes(done.stdout)
    sys.stdout.write(f"{to.relative_to(ROOT)}: the page\n")


def run(command: list[str], **environment: str) -> None:
    """Run a program that must succeed."""
    subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=True)  # noqa: S603


if __name__ == "__main__":
    main()
