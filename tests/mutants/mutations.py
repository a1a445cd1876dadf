"""Every mechanical change of the rules: a comparison, a constant, a negated condition, a deleted statement."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = Path(__file__).parent.parent.parent / "src/escapade/games"
SEED = "mutants"  # decides in which order they are tried, so that a part of them is a sample of all
# Files of a game that decide nothing by the rules: they draw, tell, write, read, check what was
# read, think, or show a table to a network.
NOT_RULES = {
    "__init__.py", "codes.py", "consequences.py", "drawing.py", "evaluate.py", "events.py", "features.py", "keys.py",
    "learning.py", "log_lines.py", "names.py", "notation.py", "pickling.py", "picture.py", "preview.py", "reach.py",
    "reasons.py", "run_model.py", "scores.py", "senseless.py", "spots.py", "static_drawing.py", "thinking.py",
    "validity.py", "views.py",
}  # fmt: skip
FOLDERS_NOT_RULES = {"ruling_words", "words", "data", "rules"}
# Methods and functions that describe a move or value it, or serve bots alone, and decide nothing.
DESCRIBING = {
    "choose_from", "cost_effects", "cost_notes", "effects", "group", "key", "message", "moved_on", "moved_to", "notes",
    "phrases", "picks", "question", "says", "score", "senseless", "text", "with_times", "duration", "find_path",
    "fork", "copy_from", "copy_table", "between_turns", "fill_in", "__init__", "check", "sails", "craft_facts",
    "craft_effects", "decides", "pick_craft", "pick_here", "after", "transposition_key",
}  # fmt: skip
DESCRIPTIONS = ("Effect", "Message", "MoveDescription")  # what a function returns that only describes
# Comparisons, and what stands instead.
COMPARED = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of one file: where it is, and what stands there instead."""

    file: str  # below the games, such as dig/state.py
    where: str  # the function
    what: str  # the change, in a line
    number: int  # of the same change in the same function
    start: int
    end: int
    instead: str
    digest: str  # of the function as it is
    lines: range  # of the statement; a mutant whose lines do not run changes nothing

    @property
    def game(self) -> str:
        return self.file.partition("/")[0]

    @property
    def name(self) -> str:
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{self.file} {self.where}: {self.what}{again}"

    @property
    def turn(self) -> str:
        """Decide when it is tried: a number that nobody chose."""
        return hashlib.sha256(f"{SEED} {self.name}".encode()).hexdigest()

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.instead.encode() + source[self.end :]


@cache
def mutants() -> tuple[Mutant, ...]:
    """List all of them in the order they are tried."""
    found = [mutant for file in rules_files() for mutant in mutants_of(file)]
    return tuple(sorted(found, key=lambda mutant: mutant.turn))


def rules_files() -> list[Path]:
    """List the files that hold rules."""
    return sorted(
        path
        for path in GAMES.glob("*/**/*.py")
        if path.name not in NOT_RULES and not FOLDERS_NOT_RULES & set(path.relative_to(GAMES).parts)
    )


def mutants_of(path: Path) -> Iterator[Mutant]:
    """List the mutants of one file."""
    source, seen = Source(path.read_bytes()), Counter[tuple[str, str]]()
    for where, place in places(ast.parse(source.text)):
        digest = hashlib.sha256("".join(source[statement] for statement in place).encode()).hexdigest()[:12]
        for node, instead in changes(place, source):
            start, end = source.span(node)
            before = " ".join(source[node].split())
            what = f"`{before}` → `{instead}`"
            seen[where, what] += 1
            file, lines = path.relative_to(GAMES).as_posix(), lines_of(node, place)
            yield Mutant(file, where, what, seen[where, what], start, end, instead, digest, lines)


class Source:
    """A file, with what stands at a node of its syntax tree."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        end_line, end_column = node.end_lineno or node.lineno, node.end_col_offset or 0
        return self.lines[node.lineno - 1] + node.col_offset, self.lines[end_line - 1] + end_column

    def __getitem__(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.text[start:end].decode()


def places(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, list[ast.stmt]]]:
    """List the functions that decide something, with what they do, and the numbers that have a name."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.FunctionDef(name=name, body=body) if not describes(node):
                yield inside + name, body
            case ast.ClassDef(name=name):
                yield from places(node, f"{name}.")
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=int())) if not inside:
                yield name, [ast.copy_location(ast.Expr(node.value), node)] if node.value else []
            case _:
                pass


def describes(function: ast.FunctionDef) -> bool:
    """Whether a function only describes a move or values it."""
    returned = ast.unparse(function.returns) if function.returns else ""
    return function.name in DESCRIBING or any(word in returned for word in DESCRIPTIONS)


def lines_of(node: ast.expr | ast.stmt, place: list[ast.stmt]) -> range:
    """Return the lines of the innermost statement around a node; of an `if` or a loop, those before its body."""
    first, last = node.lineno, node.end_lineno or node.lineno
    around = [one for part in place for one in ast.walk(part) if isinstance(one, ast.stmt) and covers(one, first, last)]
    inner = min(around, key=lambda one: (one.end_lineno or one.lineno) - one.lineno)
    body = [] if isinstance(inner, ast.Match) else getattr(inner, "body", [])  # its cases may have conditions
    return range(inner.lineno, body[0].lineno if body else (inner.end_lineno or inner.lineno) + 1)


def covers(statement: ast.stmt, first: int, last: int) -> bool:
    """Whether a statement stands on these lines, and perhaps on more."""
    return statement.lineno <= first and last <= (statement.end_lineno or statement.lineno)


def changes(place: list[ast.stmt], source: Source) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """List what can be changed in a place, and what stands there instead."""
    for statement in place:
        for node in ast.walk(statement):
            yield from changes_of(node, source)


def changes_of(node: ast.AST, source: Source) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Change one node."""
    match node:
        case ast.Compare(left=left, ops=[op]) if not tells(node, source):
            (start, end), after = source.span(node), source.span(left)[1]
            rest = source.text[after:end].decode().replace(*COMPARED[type(op)], 1)  # parentheses stay where they are
            yield node, source.text[start:after].decode() + rest
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value)):
            yield node, str(value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            if not isinstance(test, ast.Compare) and not tells(test, source):
                yield test, f"(not ({source[test]}))"
        case ast.BoolOp(op=op, values=values) if not tells(node, source):
            word = " or " if isinstance(op, ast.And) else " and "
            yield node, f"({word.join(f'({source[value]})' for value in values)})"
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            if not tells(node, source):
                yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
        case _:
            pass


def tells(node: ast.expr | ast.stmt, source: Source) -> bool:
    """Whether it only tells what happens to whoever listens: nobody may be listening."""
    return "story" in source[node]
