"""Writes the lists of packages in the server and in the page, as CycloneDX, into dist/."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

_ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(_ROOT))

from page_build import npm_command  # noqa: E402 - it lies beside this folder, in no package

_CYCLONEDX = ".venv/audit/bin/cyclonedx-py"


def main() -> None:
    """Write both lists."""
    (_ROOT / "dist").mkdir(exist_ok=True)
    _python_list(_ROOT / "dist/escapade-server.cdx.json")
    page_list(_ROOT / "dist/escapade-page.cdx.json")


def _python_list(to: Path) -> None:
    """Install Escapade as `pip install escapade[postgres,redis]` would, and list its packages."""
    with tempfile.TemporaryDirectory() as folder:
        python = Path(folder) / "bin/python"
        _run([sys.executable, "-m", "venv", "--without-pip", folder])
        quick = {"ESCAPADE_PURE": "1", "ESCAPADE_NO_PAGE": "1", "PIP_CONSTRAINT": "constraints.txt"}
        _run([sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", ".[postgres,redis]"], **quick)
        options = ["--pyproject", "pyproject.toml", "--mc-type", "application", "--output-reproducible"]
        _run([_CYCLONEDX, "environment", str(python), *options, "--output-file", str(to)])
    sys.stdout.write(f"{to.relative_to(_ROOT)}: the server\n")


def page_list(to: Path) -> None:
    """List the page's packages from its lock file."""
    command, environment = npm_command()
    arguments = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"]
    done = subprocess.run(  # noqa: S603 - npm itself
        [*command, *arguments], cwd=_ROOT / "web", env=environment, stdout=subprocess.PIPE, check=True
    )
    to.write_bytes(done.stdout)
    sys.stdout.write(f"{to.relative_to(_ROOT)}: the page\n")


def _run(command: list[str], **environment: str) -> None:
    """Run a program that must succeed."""
    subprocess.run(command, cwd=_ROOT, env={**os.environ, **environment}, check=True)  # noqa: S603


if __name__ == "__main__":
    main()
