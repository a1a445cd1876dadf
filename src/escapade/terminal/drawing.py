"""What a game shows in the terminal: its table and its colours, whichever game it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType
    from rich.text import Text

    from escapade.engine import Action, State


class SeatLook(NamedTuple):
    """A player's colour: told apart by name, by letter and by colour, so that any one of them is enough."""

    name: str
    letter: str
    style: str


class Choice(NamedTuple):
    """One legal move in the menu."""

    action: Action
    group: Text  # the line of the menu it stands on: 'bottle', 'back'
    move: str  # in notation
    comes: str  # what comes of it, in short: '→ 17', '→ 12; +2 cards'
    does: str  # … and at length, with what it leaves to others


class Form(Protocol):
    """An open form: what is to be filled in while a clock runs."""

    @property
    def ready(self) -> str:
        """Ask whether the clock may start."""
        ...

    @property
    def prompt(self) -> str:
        """Ask for what is to be filled in."""
        ...

    def shown(self) -> RenderableType:
        """Draw what is to be seen from the moment the clock starts, and not before."""
        ...

    def read(self, typed: str, ms: int) -> Action:
        """Read what was typed after so many milliseconds, or raise ValueError with a sentence."""
        ...


class Drawing(Protocol):
    """How one game is drawn. It is given a view, so it cannot show more than its seat may see."""

    @property
    def seat_looks(self) -> tuple[SeatLook, ...]:
        """Return the players' colours, seat by seat."""
        ...

    def table(self, view: State, seat: int | None, sitters: list[str], width: int, height: int) -> RenderableType:
        """Draw what lies on the table, and the seat's own hand (a spectator has none); on a low screen, in short."""
        ...

    @property
    def short_notation(self) -> bool:
        """Whether the menu shows the notation of each move beside its number: where it is a few letters."""
        ...

    @property
    def last_groups(self) -> tuple[str, ...]:
        """Return the headings that come last in the menu, by the message each is: ending a turn."""
        ...

    @property
    def inks(self) -> Mapping[str, str]:
        """Return colours for the headings of the menu, by the message each is."""
        ...

    def letters(self, view: State) -> str:
        """Explain in a sentence how moves are written; nothing where there is nothing to say."""
        ...

    def form(self, view: State, seat: int) -> Form | None:
        """Return the open form a seat has to fill in, if what it must do is none of the menu."""
        ...
