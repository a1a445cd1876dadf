"""An expectation of a ruling about a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from escapade.engine import Event
    from escapade.games.cartagena.state import State


class Question:
    """A table or a view, the events, the seat in question, and the expected value."""

    def __init__(self, s: State, story: list[Event], seat: int, wanted: list[str]) -> None:
        self.s: Final = s
        self.story: Final = story
        self.seat: Final = seat
        self.wanted: Final = wanted
        self.text: Final = ", ".join(wanted)
