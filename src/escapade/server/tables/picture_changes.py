"""What changed in the pictures of an update, for clients that have the pictures of the version before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, structs

if TYPE_CHECKING:
    from escapade.server import wire


class LastPictures:
    """The pictures of the last update, by seat. Each seat's are compared with its own alone."""

    def __init__(self) -> None:
        self._version = 0
        self._before: dict[int | None, object] = {}  # of the version before
        self._drawn: dict[int | None, object] = {}

    def begin(self, version: int) -> None:
        """Begin the updates of a version. What was drawn for the one before, clients have."""
        self._before = self._drawn if version == self._version + 1 else {}
        self._drawn, self._version = {}, version

    def only_changes(self, views: list[wire.SeatView]) -> list[wire.SeatView]:
        """Replace each picture by its fields that changed. One that was not drawn for the version before stays."""
        return [self._shortened(view) for view in views]

    def _shortened(self, view: wire.SeatView) -> wire.SeatView:
        self._drawn[view.seat] = view.picture
        changed = _changed_fields(self._before.get(view.seat), view.picture)
        return view if changed is None else structs.replace(view, picture=None, changed=changed)


def _changed_fields(before: object, after: object) -> dict[str, object] | None:
    """Return the fields of a picture that differ, by their names in JSON; None if the two cannot be compared."""
    old, new = _fields(before), _fields(after)
    if not new or old.keys() != new.keys():
        return None
    return {name: value for name, value in new.items() if value != old[name]}


def _fields(picture: object) -> dict[str, object]:
    """Return the fields of a picture that is a JSON object: of a dict or a struct."""
    if isinstance(picture, dict):
        return picture
    if not isinstance(picture, Struct) or picture.__struct_config__.array_like:
        return {}
    names = zip(picture.__struct_encode_fields__, picture.__struct_fields__, strict=True)
    return {key: getattr(picture, name) for key, name in names}
