"""Writes web/src/games/<game>/events.ts from the event classes, so that events are typed once, in Python.

It reads the sources and not the classes, because compiled classes have no annotations.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

from escapade.engine import Event
from escapade.games import GAMES

_ROOT = Path(__file__).parent.parent
_HEAD = """// Made by scripts/events_ts.py from the events in src/escapade/games/{game}; change them there.
import type {{ Effect }} from "../../wire";
"""
_PLAIN = {"i64": "number", "int": "number", "str": "string", "bool": "boolean", "None": "null", "list[int]": "number[]"}
_MAY_BE_HIDDEN = ("card", "path")  # a card face down, a path not seen, is written as null

_Fields = dict[str, str]


def main() -> None:
    """Write every file, or check that each is up to date."""
    for game in GAMES:
        target, text = _ROOT / "web/src/games" / game / "events.ts", _written(game)
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
        elif target.read_text(encoding="utf-8") != text:
            sys.exit(f"{target.relative_to(_ROOT)} is old: run make wire")


def _written(game: str) -> str:
    """Return the file of one game."""
    kinds = GAMES[game].events
    parts = [_HEAD.format(game=game), *[_interface(kind) for kind in kinds.values()]]
    return "\n".join([*parts, "export type GameEvent =\n  | " + "\n  | ".join(kinds) + ";\n"])


def _interface(kind: type[Event]) -> str:
    """Write one event."""
    doc = (ast.get_docstring(_source_of(kind)) or "").split("\n")[0]
    details = "; ".join(f"{name}: {type_}" for name, type_ in _fields(kind).items())
    lines = [
        f'  event: "{kind.__name__}";',
        *([f"  details: {{ {details} }};"] if details else []),
        "  effects?: Effect[];",
    ]
    return f"/** {doc} */\nexport interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _fields(kind: type[Event]) -> _Fields:
    """Return an event's details with their types, from the arguments of its own or inherited __init__.

    Keyword-only arguments are not written to records and left out.
    """
    for base in kind.__mro__:
        if base is Event:
            break
        for part in _source_of(base).body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                return {given.arg: _typed(given) for given in part.args.args[1:]}
    return {}


def _source_of(kind: type) -> ast.ClassDef:
    """Find the source of a class."""
    [found] = [
        node for node in _module(kind.__module__).body if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    return found


@cache
def _module(name: str) -> ast.Module:
    """Parse a module."""
    path = _ROOT / "src" / name.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def _typed(given: ast.arg) -> str:
    """Write a type as TypeScript."""
    assert given.annotation is not None
    kinds = [_PLAIN[part.strip()] for part in ast.unparse(given.annotation).split("|")]
    return " | ".join([*kinds, "null"] if given.arg in _MAY_BE_HIDDEN and "null" not in kinds else kinds)


if __name__ == "__main__":
    main()
