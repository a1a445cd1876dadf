"""On which line of a TOML file something stands, and how our data files are written.

Neither tomllib nor tomlkit tells where a value of a valid file stands; their lines are for syntax errors alone.
"""

from __future__ import annotations

import json
import re
from typing import Final

Path = tuple[str, ...]
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 100  # of a list on one line


def line_of(text: str, path: Path) -> int:
    """Return the line (from 1) of what a path names: keys, and places in lists, "0" first; else of what it is in.

    The text must be valid TOML.
    """
    lines = Lines(text).found
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class Lines:
    """Walks through valid TOML once, and notes the line of every key and of every place in a list."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}  # tables of an array of tables so far
        table: Path = ()
        while self.skip() < len(text):
            table = self.header() if text[self.at] == "[" else self._pair(table)

    def skip(self, spaces: str = " \t\r\n") -> int:
        """Go to what comes next, past spaces and comments."""
        while self.at < len(self.text) and (self.text[self.at] in spaces or self.text[self.at] == "#"):
            if self.text[self.at] == "#":
                self.at = self._end_of_line()
            else:
                self.at += 1
        return self.at

    def _end_of_line(self) -> int:
        """Find the end of the line."""
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def note(self, path: Path) -> None:
        """Note that something stands here, unless it was noted before."""
        self.found.setdefault(path, self.text.count("\n", 0, self.at) + 1)

    def header(self) -> Path:
        """Read [table] or [[array of tables]]."""
        start, array = self.at, self.text.startswith("[[", self.at)
        self.at += 1 + array
        path = self._inside(self.key())
        self.at = self.text.index("]", self.at) + 1 + array
        end, self.at = self.at, start
        self.note(path)
        if array:
            number = self.counts.get(path, 0)
            self.counts[path] = number + 1
            path = (*path, str(number))
            self.note(path)
        self.at = end
        return path

    def _inside(self, path: Path) -> Path:
        """Put the number of the last table into a path that goes through an array of tables."""
        whole: Path = ()
        for key in path[:-1]:
            whole = (*whole, key)
            if whole in self.counts:
                whole = (*whole, str(self.counts[whole] - 1))
        return (*whole, path[-1])

    def _pair(self, table: Path) -> Path:
        """Read a line `key = value` of a table; return the table."""
        start = self.at
        path = (*table, *self.key())
        end, self.at = self.at, start
        self.note(path)
        self.at = self.text.index("=", end) + 1
        self.value(path)
        return table

    def key(self) -> Path:
        """Read a key, bare or in quotes, with dots between its parts."""
        parts: list[str] = []
        while True:
            self.skip(" \t")
            if self.text[self.at] in "\"'":
                parts.append(self.string())
            else:
                word = _BARE.match(self.text, self.at)
                assert word, "valid TOML has a key here"
                parts.append(word[0])
                self.at = word.end()
            self.skip(" \t")
            if not self.text.startswith(".", self.at):
                return tuple(parts)
            self.at += 1

    def string(self) -> str:
        """Read a string of any of TOML's four kinds; return it as it is written."""
        quote = self.text[self.at]
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        start = self.at = self.at + len(mark)
        while not self.text.startswith(mark, self.at):
            self.at += 2 if self.text[self.at] == "\\" and quote == '"' else 1
        written = self.text[start : self.at]
        self.at += len(mark)
        while len(mark) > 1 and self.text.startswith(quote, self.at):  # quotes that end a long string
            self.at += 1
        return written

    def value(self, path: Path) -> None:
        """Read a value, and note what is inside it."""
        self.skip(" \t")
        self.note(path)
        first = self.text[self.at]
        if first in "[{":
            self.parts(path, first)
        elif first in "\"'":
            self.string()
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\n":
                self.at += 1

    def parts(self, path: Path, bracket: str) -> None:
        """Read a list or an inline table."""
        closing, number = "]" if bracket == "[" else "}", 0
        self.at += 1
        while self.text[self.skip()] != closing:
            if bracket == "{":
                self._pair(path)
            else:
                self.value((*path, str(number)))
                number += 1
            if self.text[self.skip()] == ",":
                self.at += 1
        self.at += 1


def write_toml(data: dict[str, object]) -> str:
    """Write data as TOML: what is no table first, then each table and each list of tables."""
    plain = {key: value for key, value in data.items() if not _is_table(value) and not _are_tables(value)}
    lines = [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in data.items():
        if isinstance(value, dict):
            lines += ["", f"[{_key(key)}]", *(f"{_key(name)} = {_value(one)}" for name, one in value.items())]
        elif isinstance(value, list) and _are_tables(value):
            for entry in value:
                lines += ["", f"[[{_key(key)}]]", *(f"{_key(name)} = {_value(one)}" for name, one in entry.items())]
    return "\n".join(lines).lstrip("\n") + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        parts = [_value(one) for one in value]
        line = f"[{', '.join(parts)}]"
        return line if len(line) <= _WIDTH else "[\n" + "".join(f"    {part},\n" for part in parts) + "]"
    return json.dumps(value, ensure_ascii=False)
