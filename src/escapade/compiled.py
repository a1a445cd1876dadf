"""Whether the rules are compiled. With ESCAPADE_PURE=1 the plain Python sources are loaded even if they are."""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType


class _Sources(MetaPathFinder):
    """An import hook that finds the .py files of this package and ignores compiled modules next to them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find modules of this package; leave all others to Python."""
        if path is None or not name.startswith("escapade."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name, target))), None)


def _rules_are_compiled() -> bool:
    """Whether Python would load the engine from a compiled file."""
    spec = find_spec("escapade.engine")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


if os.environ.get("ESCAPADE_PURE") == "1":
    sys.meta_path.insert(0, _Sources())

COMPILED = _rules_are_compiled()
