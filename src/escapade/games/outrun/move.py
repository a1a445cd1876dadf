"""The base class of moves: how a move is played, refused, written and described."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from escapade.effects import MoveDescription
from escapade.engine import Action

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.effects import Effect, Pick
    from escapade.engine import Refusal
    from escapade.games.outrun.state import State
    from escapade.messages import Message


class Move(Action):
    """Something a seat may do in one step of the round."""

    GAME: ClassVar[str] = "outrun"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text()!r})"

    def __str__(self) -> str:
        return self.text()

    def __init__(self, code: i64, step: i64) -> None:
        super().__init__(code)
        self.step: Final = step

    def play(self, s: State, seat: i64) -> None:
        """Play it, with everything that follows."""
        raise NotImplementedError

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why a seat that must decide in this step may not play it."""
        return None

    def text(self) -> str:
        """Write it: a word, its card, and '>' before its target."""
        raise NotImplementedError

    def message(self, s: State, seat: i64) -> Message:
        """Return what it does, as on a button."""
        raise NotImplementedError

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """List what changes on the table, as far as the seat can know."""
        return []

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """List what to click for it."""
        return []

    def notes(self, s: State, seat: i64) -> list[Message]:
        """List consequences to show with it."""
        return []

    def group(self) -> Message | None:
        """Return its heading in a menu."""
        return None

    def describe(self, s: State, seat: i64) -> MoveDescription:
        """Describe it for the page and the terminal."""
        return MoveDescription(
            self.text(),
            type(self).__name__,
            self.message(s, seat),
            self.effects(s, seat),
            self.picks(s, seat),
            self.notes(s, seat),
            self.group(),
        )
