"""Compiles the rules with mypyc and builds the page with Vite while a wheel is built.

The hook of hatch-mypyc is not enough here: it takes no C flags, fails where there is no C compiler, leaves its products
in src/ (where they would hide edited sources), and moves pyproject.toml away while it works.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import partial
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, cast

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension  # before mypyc, which uses the one already loaded
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer_group

if TYPE_CHECKING:
    from collections.abc import Iterable

sys.path.insert(0, str(Path(__file__).parent))
from docstring_build import with_docstrings  # hatchling loads this file by its path
from page_build import NODE, NoPageError, built_page, has_node

PACKAGE = Path("src/escapade")
RULES = (
    "engine.py", "events.py", "game.py", "learning.py", "net.py", "options.py", "reading.py", "thinking.py",
    "weights.py", "games/**/*.py", "bots/certain_wins.py", "bots/search.py", "rl/tables.py",
)  # fmt: skip
COLD = (
    "drawing",
    "pickling",
    "picture",
    "reasons",
    "static_drawing",
    "tasks",
    "log_lines",
    "log_rules",
    "timing",
)  # used once a move
# Compiled with less optimization: used when a position is read or written, or for spectators.
UNHURRIED = ("codes", "data", "events", "game", "names", "notation", "options", "preview", "reading", "validity")
# One group, so that a call from file to file is a plain C call. Its library lies beside the package, not inside it:
# from there mypyc derives where a compiled package has its data files.
GROUP = "escapade"
LEVEL = "2"  # of optimisation: at 3 the C compiler takes twice as long
UNHURRIED_LEVEL = "1"
FLAGS = (
    "-g0",  # Python's own flags may ask for debugging information, which would make the wheel half as large again
    "-fno-semantic-interposition",  # with the next one a quarter faster: nothing outside can replace our functions
    "-fvisibility=hidden",
    "-Wno-error",  # mypyc asks for -Werror; a warning of some other compiler must not stop an installation
    "-Wno-all",  # to look for misleading indentation takes gcc longer than to compile: this C is deeply indented
)
TYPES = ("--config-file=", "--disable-error-code=import-untyped", "--disable-error-code=import-not-found")


class CompiledRules(BuildHookInterface[Any]):  # Any: the configuration of a builder, which we never look at
    """Add the page and the compiled rules to the wheel, the rules beside their sources."""

    def dependencies(self) -> list[str]:
        """Require Node from PyPI if the system has none that is new enough."""
        return [] if has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's own type
        """Build and compile, or warn in one line why not; an editable installation uses the sources."""
        if version == "editable":
            return
        self.add_page(build_data)
        self.add_rules(build_data)

    def add_page(self, build_data: dict[str, Any]) -> None:  # Any: hatchling's own type
        """Build the page, or leave it out with a warning: rules, bots and the API work without it."""
        try:
            build_data["force_include"][str(built_page(Path(self.root)))] = "escapade/page"
        except NoPageError as reason:
            self.app.display_warning(f"Escapade is built without its page: {reason}.")

    def add_rules(self, build_data: dict[str, Any]) -> None:  # Any: hatchling's own type
        """Compile the rules, or leave them uncompiled with a warning."""
        if reason := why_pure():
            self.app.display_warning(f"Escapade is built uncompiled: {reason}.")
            return
        with chdir(self.root):
            products = compiled_rules()
        build_data["force_include"] |= products
        build_data["infer_tag"] = True
        build_data["pure_python"] = False


def why_pure() -> str | None:
    """Return the reason to leave the rules uncompiled, if there is one."""
    if os.environ.get("ESCAPADE_PURE") == "1":
        return "ESCAPADE_PURE=1 asks for it"
    if not can_compile():
        return "there is no C compiler, or the C headers of Python are missing"
    return None


def can_compile() -> bool:
    """Whether the C compiler works, tried on a minimal extension."""
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

    The folder is kept between builds: if mypyc writes the same C as last time, nothing is compiled.
    """
    from mypyc.build import mypycify  # noqa: PLC0415  a pure build needs no mypyc

    folder = Path("build", f"mypyc-{version_of('mypy')}-{sys.implementation.cache_tag}")
    c = folder / "c"
    sources = sorted(str(path) for pattern in RULES for path in PACKAGE.glob(pattern) if is_rule(path))
    made = mypycify(
        [*TYPES, *sources], opt_level=LEVEL, debug_level="0", group_name=GROUP, target_dir=str(c), multi_file=True
    )
    library, *shims = cast("list[Extension]", made)
    headers = [str(path) for path in c.rglob("*.h")]
    library.extra_compile_args += FLAGS
    parts = documented([str(path) for path in library.sources], sources, c)
    library.depends += [*parts, *headers, __file__]
    library.sources = bundles(parts, c)
    packages = shims_by_package(shims)
    shared = [shared_shims(package, those, c) for package, those in packages.items()]
    products = build([library, *shared], folder)
    for package, shim in zip(packages, shared, strict=True):
        built = next(path for path, place in products.items() if Path(place).name.startswith(f"{shim.name}."))
        del products[built]
        for extension in packages[package]:
            place = Path(*extension.name.split(".")).with_suffix("".join(Path(built).suffixes))
            products[copied(Path(built), folder / "lib" / place)] = str(place)
    return products


def is_rule(path: Path) -> bool:
    """Whether a module is compiled: drawing and the words of rulings are not, except the luck of rulings."""
    return path.stem not in COLD and ("ruling_words" not in path.parts or path.stem == "luck")


def documented(parts: list[str], sources: list[str], c: Path) -> list[str]:
    """Copy the C of each module with the docstrings of its source; mypyc's own library is taken as it is.

    A copy, because mypyc compares what it writes with what it finds there.
    """
    folder = c / "documented"
    folder.mkdir(exist_ok=True)
    by_name = {module_name(Path(source)): Path(source) for source in sources}
    copies = []
    for part in map(Path, parts):
        source = by_name.get(part.stem.removeprefix("__native_").replace("___", "."))
        text = with_docstrings(part.read_text(), source.read_text(encoding="utf-8")) if source else None
        copies.append(str(part) if text is None else written(folder / part.name, text))
    return copies


def module_name(source: Path) -> str:
    """Say how a file is imported."""
    return ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def bundles(sources: list[str], c: Path) -> list[str]:
    """Include the C of many modules in a few files: fewer headers to read, calls inlined, and one core per file.

    What all games share is in one file with Cartagena and with mypyc's own library, which that game calls most.
    """
    parts: dict[str, list[str]] = {}
    for source in sources:
        parts.setdefault(bundle_of(Path(source).stem), []).append(source)
    return [written(c / f"bundle_{name}.c", including(parts[name], c)) for name in sorted(parts)]


def bundle_of(stem: str) -> str:
    """Return the file for the C of a module; the name includes the optimization level."""
    names = stem.removeprefix("__native_").split("___")
    game = names[2] if names[:2] == ["escapade", "games"] and len(names) > 2 else "shared"  # noqa: PLR2004
    if names[-1] in UNHURRIED:
        return f"{game}_O{UNHURRIED_LEVEL}"
    return f"{'cartagena' if game == 'shared' else game}_O{LEVEL}"


def including(sources: Iterable[str | os.PathLike[str]], c: Path) -> str:
    """Write a C file that includes others."""
    return "".join(f'#include "{Path(source).relative_to(c).as_posix()}"\n' for source in sources)


def written(path: Path, text: str) -> str:
    """Write a file unless it has this content already, so that what was made from it stays up to date."""
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return str(path)


def shims_by_package(shims: list[Extension]) -> dict[str, list[Extension]]:
    """Group mypyc's shims, through which Python finds modules in the library, by package."""
    packages: dict[str, list[Extension]] = {}
    for shim in shims:
        packages.setdefault(shim.name.rpartition(".")[0], []).append(shim)
    return packages


def shared_shims(package: str, shims: list[Extension], c: Path) -> Extension:
    """Build one extension for all shims of a package, copied under each name: building 160 takes long."""
    lines = [
        f"#define PyInit___init__ PyInit___init__{number}\n{including(shim.sources, c)}#undef PyInit___init__\n"
        for number, shim in enumerate(shims)
    ]
    name = f"shims_{package.replace('.', '_')}"
    own = f"#include <Python.h>\nPyMODINIT_FUNC PyInit_{name}(void) {{ return NULL; }}\n"  # build_ext asks for it
    source = written(c / f"{name}.c", own + "".join(lines))
    return Extension(name, [source], include_dirs=[str(c)], extra_compile_args=["-O1", *FLAGS], depends=[__file__])


def copied(built: Path, place: Path) -> str:
    """Copy a library, and return its path."""
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(built, place)
    return str(place.absolute())


class ParallelBuild(build_ext):
    """Compiles the C files of an extension in parallel, each at the level in its name, and only if it changed."""

    def build_extension(self, ext: Extension) -> None:
        """Compile, then link."""
        with ThreadPoolExecutor(os.cpu_count()) as cores:
            objects = [path for made in cores.map(partial(self.compiled, ext), ext.sources) for path in made]
        ext.sources, ext.extra_objects = [], objects
        Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)  # an interrupted build may have left part of it
        super().build_extension(ext)

    def compiled(self, ext: Extension, source: str) -> list[str]:
        """Compile a C file unless it is up to date; return its object file."""
        made = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if not self.force and not newer_group([source, *ext.depends], made[0], "newer"):
            return list(made)
        level = Path(source).stem.rpartition("_O")[2]
        flags = [*ext.extra_compile_args, *([f"-O{level}"] if level.isdecimal() else [])]
        unfinished = self.compiler.compile(
            [source], output_dir=f"{self.build_temp}/unfinished", include_dirs=ext.include_dirs, extra_postargs=flags
        )
        Path(made[0]).parent.mkdir(parents=True, exist_ok=True)
        Path(unfinished[0]).replace(made[0])  # atomic, even if the build is interrupted
        return list(made)


def build(extensions: list[Extension], folder: Path) -> dict[str, str]:
    """Build C extensions under the folder; return each library with its place below the package root."""
    command = ParallelBuild(Distribution({"name": "escapade", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return {
        str(Path(library).absolute()): os.path.relpath(library, command.build_lib) for library in command.get_outputs()
    }
