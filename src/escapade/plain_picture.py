"""The picture of a game without its own drawing: named zones of the table and their contents as text."""

from __future__ import annotations

import msgspec

from escapade.effects import Spot  # noqa: TC001 - msgspec reads the types when it runs
from escapade.messages import Message  # noqa: TC001


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table: where it is, what it is called, and what lies there; by seat where every player has some."""

    spot: Spot
    label: Message
    text: str
    seats: list[str] = []


class PlainPicture(msgspec.Struct, frozen=True):
    """A table without a board of its own: its zones, one below the other."""

    zones: list[Zone]
