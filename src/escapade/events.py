"""Base classes of events that games share: about a seat, about a card of a seat, and about a question to a seat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatEvent(Event):
    """Something that happened to one player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberEvent(Event):
    """Something that happened to one player, with a number: of steps, of points, on a die."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat: Final = seat
        self.number: Final = number


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEvent(Event):
    """Something that happened to one card of one player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card


@mypyc_attr(allow_interpreted_subclasses=True)
class AskedEvent(Event):
    """A player must decide something before the game goes on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("demand", "seat", "details")

    def __init__(self, demand: str, seat: i64, details: list[int]) -> None:
        self.demand: Final = demand
        self.seat: Final = seat
        self.details: Final = details


def by_name(*kinds: type[Event]) -> dict[str, type[Event]]:
    """Return the event classes of a game by their names in records."""
    return {kind.__name__: kind for kind in kinds}
