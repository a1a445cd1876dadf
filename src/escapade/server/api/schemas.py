"""JSON schemas of the wire types and their docstrings, for the OpenAPI and AsyncAPI documents."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

from escapade.server.text import Incoming

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Schema = dict[str, Any]  # Any: JSON
_REF = "#/components/schemas/{name}"
_ANYTHING: Schema = {"description": "Any JSON"}
_FIELD = re.compile(r"(\w+): (.+)")


def schemas_of(kinds: Sequence[object]) -> tuple[list[Schema], dict[str, Schema]]:
    """Return the schema of each type, and those of all structs in them by name."""
    found, components = msgspec.json.schema_components(kinds, schema_hook=lambda _: _ANYTHING, ref_template=_REF)
    structs = {struct.__name__: struct for struct in _structs_in(inspect.multi_type_info(kinds))}
    for name, component in components.items():
        _describe(component, structs[name])
    return [_tidy(schema) for schema in found], {name: _tidy(components[name]) for name in sorted(components)}


def _describe(schema: Schema, struct: type[msgspec.Struct]) -> None:
    """Add what the docstring says, and which fields are always there."""
    schema["description"] = summary(struct)
    said = _field_descriptions(struct) | {struct.__struct_config__.tag_field or "": "Which kind of message this is."}
    for name, field in schema["properties"].items():
        if name in said:
            field["description"] = said[name]
    if not issubclass(struct, Incoming) and not struct.__struct_config__.omit_defaults:
        schema["required"] = list(schema["properties"])


def summary(struct: type[msgspec.Struct]) -> str:
    """Return a docstring's prose, without the lines about fields."""
    lines = [line.strip() for line in (struct.__doc__ or "").splitlines()]
    first = next((at for at, line in enumerate(lines) if _names_field(struct, line)), len(lines))
    return "\n".join(lines[:first]).strip()


def _field_descriptions(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return what the docstrings of a struct and its bases say about its fields: as in `seat: Whose it is`."""
    said: dict[str, str] = {}
    for one in reversed(struct.__mro__):
        if issubclass(one, msgspec.Struct):
            said |= _own_descriptions(one)
    return said


def _own_descriptions(struct: type[msgspec.Struct]) -> dict[str, str]:
    said: dict[str, str] = {}
    field = ""
    for line in map(str.strip, (struct.__doc__ or "").splitlines()):
        found = _FIELD.fullmatch(line) if _names_field(struct, line) else None
        if found is not None:
            field, text = found.groups()
            said[field] = text[:1].upper() + text[1:]
        elif field and line:
            said[field] += f" {line}"
    return said


def _names_field(struct: type[msgspec.Struct], line: str) -> bool:
    """Whether a line of a docstring is about a field."""
    return line.partition(": ")[0] in struct.__struct_fields__


def _structs_in(kinds: Iterable[inspect.Type]) -> Iterator[type[msgspec.Struct]]:
    """Find every struct in some types."""
    seen: set[type[msgspec.Struct]] = set()
    waiting = list(kinds)
    while waiting:
        match waiting.pop():
            case inspect.StructType(cls=struct) as kind if struct not in seen:
                seen.add(struct)
                waiting += [field.type for field in kind.fields]
                yield struct
            case inspect.Metadata(type=inner):
                waiting.append(inner)
            case inspect.UnionType(types=types):
                waiting += types
            case inspect.DictType(key_type=key, value_type=value):
                waiting += [key, value]
            case inspect.CollectionType(item_type=item):
                waiting.append(item)


def _tidy(value: Any) -> Any:  # noqa: ANN401 - JSON
    """Simplify a schema for code generators: a single choice becomes a constant, redundant titles are dropped."""
    if isinstance(value, list):
        return [_tidy(one) for one in value]
    if not isinstance(value, dict):
        return value
    tidy = {name: _tidy(one) for name, one in value.items() if not (name == "title" and isinstance(one, str))}
    match tidy.get("enum"):
        case [only]:
            del tidy["enum"]
            tidy = {"type": "string", "const": only} | tidy
        case [str(), *_]:
            tidy = {"type": "string"} | tidy
    if tidy.get("required") == []:
        del tidy["required"]
    return tidy
