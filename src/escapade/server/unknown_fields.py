"""Refuses unknown fields in a request, and suggests the field that was probably meant."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from msgspec import inspect

from escapade.server.refusals import RequestRefused

if TYPE_CHECKING:
    from collections.abc import Collection

_NONE_MEANT = "none"
_LONGEST_FIELD = 40  # characters of an unknown field that are quoted


def check_fields(kind: inspect.Type, value: object) -> None:
    """Refuse JSON with a field that its type does not have, at whatever depth."""
    match kind:
        case inspect.Metadata():
            check_fields(kind.type, value)
        case inspect.UnionType():
            for one in kind.types:
                if not isinstance(one, inspect.StructType) or _has_tag_of(one, value):
                    check_fields(one, value)
        case inspect.ListType() if isinstance(value, list):
            for item in value:
                check_fields(kind.item_type, item)
        case inspect.StructType() if isinstance(value, dict):
            _check_struct(kind, value)
        case _:
            pass


def check_names(names: Collection[str], known: Collection[str]) -> None:
    """Refuse the first name that is not known."""
    for name in names:
        if name not in known:
            shown = name[:_LONGEST_FIELD]
            meant = get_close_matches(name, known, 1)
            facts = {"meant": meant[0] if meant else _NONE_MEANT, "known": ", ".join(known) or "–"}
            raise RequestRefused("unknown-field", field=shown, **facts)


def _check_struct(kind: inspect.StructType, value: dict[str, object]) -> None:
    fields = {field.encode_name: field.type for field in kind.fields}
    tag = [kind.tag_field] if kind.tag_field else []
    check_names(value, [*tag, *fields])
    for name, field in fields.items():
        check_fields(field, value.get(name))


def _has_tag_of(kind: inspect.StructType, value: object) -> bool:
    """Whether a value has the tag of this member of a union; a single struct needs no tag."""
    return kind.tag_field is None or (isinstance(value, dict) and value.get(kind.tag_field) == kind.tag)
