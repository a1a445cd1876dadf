"""Gives the compiled rules the docstrings of their sources, for `help()` and editors: mypyc leaves them out."""

from __future__ import annotations

import ast
import re
from string import printable, whitespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLE = re.compile(r"static Py(?:MethodDef|GetSetDef) (?:\w*___)?(\w+?)_(?:methods|getseters)\[\]")
CLASS = re.compile(r'\.tp_name = "(\w+)"')
ENTRY = re.compile(r'^ *\{"(\w+)",')
SIGNATURE = re.compile(r'PyDoc_STR\((NULL|"(?:[^"\\]|\\.)*")\)')
PROPERTY_END = re.compile(r"NULL, NULL\},$")  # its docstring, and a pointer nobody needs
MODULE = "static struct PyModuleDef "
MODULE_DOC = "NULL, /* docstring */"
PLAIN = frozenset(printable) - frozenset('"\\?' + whitespace) | {" "}  # as they are in a literal of C


def with_docstrings(c: str, source: str) -> str:
    """Write the docstrings of a module's source into the C that mypyc made of it."""
    docs = dict(docstrings(ast.parse(source), ""))
    owner = name = ""  # in whose table we are, and at which entry
    lines = []
    for line in c.split("\n"):
        if table := TABLE.search(line):
            owner, name = owner_of(table[1], docs), ""
        elif class_ := CLASS.search(line):
            owner, name = class_[1], ""
        elif line.startswith(MODULE):
            owner = name = ""
        elif entry := ENTRY.search(line):
            name = entry[1]
        text = docs.get(f"{owner}.{name}".strip("."))
        lines.append(line if text is None else documented(line, literal(text)))
    return "\n".join(lines)


def owner_of(table: str, docs: dict[str, str]) -> str:
    """Find whose table it is: the module's, or that of a class, whose name may begin with an underscore."""
    if table.endswith("module"):
        return ""
    private = f"_{table}"
    return private if any(name.partition(".")[0] == private for name in docs) else table


def documented(line: str, text: str) -> str:
    """Write a docstring into a line of C, if it is one with room for it."""
    if signature := SIGNATURE.search(line):
        both = text if signature[1] == "NULL" else f"{signature[1]} {text}"
        return line[: signature.start(1)] + both + line[signature.end(1) :]
    return PROPERTY_END.sub(lambda _: f"{text}, NULL}},", line).replace(MODULE_DOC, f"{text},")


def docstrings(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, str]]:
    """List the docstrings of a module or a class and of what it holds, by their names in the module."""
    if text := ast.get_docstring(node):
        yield name, text
    for inner in node.body:
        if isinstance(inner, ast.ClassDef):
            yield from docstrings(inner, inner.name)
        elif isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef) and (text := ast.get_docstring(inner)):
            yield f"{name}.{inner.name}".strip("."), text


def literal(text: str) -> str:
    """Write a text as C does: every byte that is not plain as three octal digits."""
    return '"' + "".join(chr(byte) if chr(byte) in PLAIN else f"\\{byte:03o}" for byte in text.encode()) + '"'
