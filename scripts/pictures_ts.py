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

ROOT = Path(__file__).parent.parent
HEAD = "// Made by scripts/pictures_ts.py from src/escapade/{source}; change it there.\n"
SHARED = [name for room in (messages, effects) for name, thing in vars(room).items() if is_struct(thing)]


def main() -> None:
    """Write every file, or check that each is up to date."""
    games = sorted(file.parent.name for file in (ROOT / "src/escapade/games").glob("*/picture.py"))
    sources = {game: f"games/{game}/picture.py" for game in games} | {"plain": "plain_picture.py"}
    for game, source in sources.items():
        if structs := structs_of(source):
            target, text = ROOT / "web/src/games" / game / "picture.ts", written(source, structs)
            if "--check" not in sys.argv:
                target.write_text(text, encoding="utf-8")
            elif target.read_text(encoding="utf-8") != text:
                sys.exit(f"{target.relative_to(ROOT)} is old: run make wire")


def structs_of(source: str) -> list[type[msgspec.Struct]]:
    """Return the structs of a picture in source order."""
    module = import_module(f"escapade.{source.removesuffix('.py').replace('/', '.')}")
    return [thing for thing in vars(module).values() if is_struct(thing) and thing.__module__ == module.__name__]


def written(source: str, structs: list[type[msgspec.Struct]]) -> str:
    """Return the file of one game, or of the plain board."""
    parts = [interface(struct) for struct in structs]
    used = sorted({name for name in SHARED for part in parts if re.search(rf": .*\b{name}\b", part)})
    imports = f'import type {{ {", ".join(used)} }} from "../../wire";\n' if used else ""
    return "\n".join([HEAD.format(source=source) + imports, *parts])


if __name__ == "__main__":
    main()
