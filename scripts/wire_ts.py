"""Writes web/src/wire.ts, so that all messages are typed once, in server/wire.py, messages.py and effects.py."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect as kinds

from escapade import effects, messages, setup_form
from escapade.server import log, refusals, wire
from escapade.server.text import Incoming

_TARGET = Path(__file__).parent.parent / "web/src/wire.ts"
HEAD = "// Made by scripts/wire_ts.py from wire.py, messages.py and effects.py in src/escapade; change it there.\n"
_JSON = "export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };\n"
_PLAIN: dict[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",  # a game's own struct; its type is in games/<game>/picture.ts
    kinds.CustomType: "Json",
}
_CODES = get_args(refusals.Code)
_UNIONS = {
    "AnyEntry": log.AnyEntry,
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "Effect": effects.Effect,
    "Pick": effects.Pick,
    "Fact": messages.Fact,
}


def written() -> str:
    """Return the whole file."""
    found = [
        thing
        for room in (messages, effects, setup_form, log, wire)
        for thing in vars(room).values()
        if is_struct(thing)
    ]
    structs = list(dict.fromkeys(found))
    codes = "export type Code =\n  | " + "\n  | ".join(f'"{code}"' for code in _CODES) + ";\n"
    parts = [HEAD, _JSON, codes, *[interface(struct) for struct in structs]]
    parts += [
        f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n" for name, members in _UNION_MEMBERS.items()
    ]
    return "\n".join(parts)


def is_struct(thing: object) -> bool:
    """Whether an attribute of a module is a struct."""
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing not in (msgspec.Struct, Incoming)


def members(union: object) -> list[str]:
    info = kinds.type_info(union)
    assert isinstance(info, kinds.UnionType)
    return [_written_type(part) for part in info.types]


def _names(union: object) -> list[str]:
    """Name the members of a union."""
    return [member.__name__ for member in union.__args__]  # type: ignore[attr-defined]  # a union has them


def interface(struct: type[msgspec.Struct]) -> str:
    """Write one message."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field and info.tag is not None else []
    for field in info.fields:
        optional = not field.required and (struct.__struct_config__.omit_defaults or _is_asked(struct))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_written_type(field.type)};")
    doc = (struct.__doc__ or "").split("\n")[0]
    body = "\n".join(lines)
    return f"/** {doc} */\nexport interface {struct.__name__} {{\n{body}\n}}\n"


def _is_asked(struct: type[msgspec.Struct]) -> bool:
    """Whether the browser sends it; then fields with a default are optional."""
    return struct.__name__ in [
        *_names(wire.ClientMessage),
        "AnalysisLine",
        "NewTable",
        "NewSeat",
        "SeatRequest",
        "SeatChoice",
        "Undo",
        "VoteAnswer",
        "MoveRequest",
    ]


def _written_type(of: kinds.Type) -> str:
    """Write a type as TypeScript."""
    if type(of) in _PLAIN:
        return _PLAIN[type(of)]
    match of:
        case kinds.LiteralType():
            return _named(of.values)
        case kinds.ListType() | kinds.CollectionType():
            inner = _written_type(of.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case kinds.DictType():
            return f"Record<{_written_type(of.key_type)}, {_written_type(of.value_type)}>"
        case kinds.StructType():
            return of.cls.__name__
        case kinds.UnionType():
            return _named_union(_joined(of))
        case kinds.Metadata():
            return _written_type(of.type)
        case _:
            raise TypeError(f"{of} has no word in TypeScript yet")


def _named_union(text: str) -> str:
    """Replace a union by its name, if it has one."""
    return next((name for name, members in _UNION_MEMBERS.items() if " | ".join(members) == text), text)


def _named(values: tuple[object, ...]) -> str:
    """Write a choice of words; the codes by the name they have together."""
    codes = [f'"{value}"' for value in values if value not in _CODES]
    return " | ".join((["Code"] if set(_CODES) <= set(values) else []) + codes)


def _joined(union: kinds.UnionType) -> str:
    return " | ".join(_written_type(part) for part in union.types)


_UNION_MEMBERS: dict[str, list[str]] = {}
for union_name, union in _UNIONS.items():
    _UNION_MEMBERS[union_name] = members(union)

if __name__ == "__main__":
    text = written()
    if "--check" in sys.argv:
        sys.exit(None if _TARGET.read_text(encoding="utf-8") == text else "web/src/wire.ts is old: run make wire")
    _TARGET.write_text(text, encoding="utf-8")
