"""Writes web/src/games/<game>/picture.ts from games/<game>/picture.py, so that pictures are typed once, in Python.

The plain board, for games without their own drawing, gets its types from plain_picture.py.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from wire_ts import interface, is_struct

from escapade import effects, messages

if TYPE_CHECKING:
    import msgspec

_ROOT = Path(__file__).parent.parent
_HEAD = "// Made by scripts/pictures_ts.py from src/escapade/{source}; change it there.\n"
_SHARED = [name for room in (messages, effects) for name, thing in vars(room).items() if is_struct(thing)]


def main() -> None:
    """Write every file, or check that each is up to date."""
    games = sorted(file.parent.name for file in (_ROOT / "src/escapade/games").glob("*/picture.py"))
    sources = {game: f"games/{game}/picture.py" for game in games} | {"plain": "plain_picture.py"}
    for game, source in sources.items():
        if structs := _structs_of(source):
            target, text = _ROOT / "web/src/games" / game / "picture.ts", _written(source, structs)
            if "--check" not in sys.argv:
                target.write_text(text, encoding="utf-8")
            elif target.read_text(encoding="utf-8") != text:
                sys.exit(f"{target.relative_to(_ROOT)} is old: run make wire")


def _structs_of(source: str) -> list[type[msgspec.Struct]]:
    """Return the structs of a picture in source order."""
    module = import_module(f"escapade.{source.removesuffix('.py').replace('/', '.')}")
    return [thing for thing in vars(module).values() if is_struct(thing) and thing.__module__ == module.__name__]


def _written(source: str, structs: list[type[msgspec.Struct]]) -> str:
    """Return the file of one game, or of the plain board."""
    parts = [interface(struct) for struct in structs]
    used = sorted({name for name in _SHARED for part in parts if re.search(rf": .*\b{name}\b", part)})
    imports = f'import type {{ {", ".join(used)} }} from "../../wire";\n' if used else ""
    return "\n".join([_HEAD.format(source=source) + imports, *parts])


if __name__ == "__main__":
    main()
