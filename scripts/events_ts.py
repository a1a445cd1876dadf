"""Writes web/src/games/<game>/events.ts from games/<game>/events.py: what happens is typed once, in Python.

It reads the sources and not the classes, because compiled classes keep no annotations.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/escapade/games"
HEAD = "// Made by scripts/events_ts.py from src/escapade/games/{game}/events.py; change it there.\n"
PLAIN = {"i64": "number", "int": "number", "str": "string", "bool": "boolean", "None": "null", "list[int]": "number[]"}
MAY_BE_HIDDEN = ("card", "path")  # a card face down, a path not seen, is written as null

Fields = dict[str, str]


def main() -> None:
    """Write every file, or check that each is what it should be."""
    for source in sorted(GAMES.glob("*/events.py")):
        game = source.parent.name
        target, text = ROOT / "web/src/games" / game / "events.ts", written(game, source.read_text(encoding="utf-8"))
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
        elif target.read_text(encoding="utf-8") != text:
            sys.exit(f"{target.relative_to(ROOT)} is old: run make wire")


def written(game: str, source: str) -> str:
    """Give the file of one game."""
    classes = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    names = [name for name in listed(source) if name in classes]
    parts = [HEAD.format(game=game), *[interface(classes, name) for name in names]]
    return "\n".join([*parts, "export type GameEvent =\n  | " + "\n  | ".join(names) + ";\n"])


def listed(source: str) -> list[str]:
    """Find the events a game lists, in order: the names in its table EVENTS."""
    [table] = [
        node for node in ast.parse(source).body if isinstance(node, ast.AnnAssign) and named(node.target, "EVENTS")
    ]
    assert isinstance(table.value, ast.DictComp)
    kinds = table.value.generators[0].iter
    assert isinstance(kinds, ast.Tuple)
    return [kind.id for kind in kinds.elts if isinstance(kind, ast.Name)]


def named(node: ast.expr, name: str) -> bool:
    """Tell whether this is the variable of a name."""
    return isinstance(node, ast.Name) and node.id == name


def interface(classes: dict[str, ast.ClassDef], name: str) -> str:
    """Write one event."""
    doc = (ast.get_docstring(classes[name]) or "").split("\n")[0]
    lines = [f'  event: "{name}";', *[f"  {field}: {kind};" for field, kind in fields(classes, name).items()]]
    return f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def fields(classes: dict[str, ast.ClassDef], name: str) -> Fields:
    """Find an event's details with their types: those its own __init__ takes, or the one it inherits."""
    node = classes.get(name)
    if node is None:
        return {}
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return {given.arg: typed(given) for given in part.args.args[1:]}
    for base in node.bases:
        if isinstance(base, ast.Name) and (found := fields(classes, base.id)):
            return found
    return {}


def typed(given: ast.arg) -> str:
    """Write a detail's type as TypeScript does."""
    assert given.annotation is not None
    kinds = [PLAIN[part.strip()] for part in ast.unparse(given.annotation).split("|")]
    return " | ".join([*kinds, "null"] if given.arg in MAY_BE_HIDDEN and "null" not in kinds else kinds)


if __name__ == "__main__":
    main()
