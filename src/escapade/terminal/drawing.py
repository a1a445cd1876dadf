"""The interface of a game's drawing in the terminal: its table and its colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from escapade.cli_language import spoken
from escapade.messages import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType
    from rich.text import Text

    from escapade.engine import Action, State


class SeatLook(NamedTuple):
    """A player's name and colour; with its letter each alone tells the players apart."""

    name: str  # as records have it: a colour in English, or a person's name
    style: str

    @property
    def label(self) -> str:
        """The name in the language of the terminal."""
        return self._in_words(None) or self.name

    @property
    def letter(self) -> str:
        """The letter of the player's pieces."""
        return self._in_words("letter") or self.name[0]

    def _in_words(self, form: str | None) -> str:
        """Return the name of a colour in one of its forms; empty if the name is no colour."""
        message = Message(f"terminal-colour-{self.name.lower()}")
        return spoken().form(message, (), form) if spoken().knows(message.id) else ""


class Choice(NamedTuple):
    """One legal move in the menu."""

    action: Action
    group: Text  # its heading in the menu: 'bottle', 'back'
    move: str  # in notation
    comes: str  # its effect in short: '→ 17', '→ 12; +2 cards'
    does: str  # … and in full, with what it offers to others


class Form(Protocol):
    """An open form, filled in while a clock runs."""

    @property
    def ready(self) -> str:
        """Return the question whether the clock may start."""
        ...

    @property
    def prompt(self) -> str:
        """Return the prompt for the input."""
        ...

    @property
    def help(self) -> str:
        """Return how it is filled in."""
        ...

    def shown(self) -> RenderableType:
        """Return what is shown when the clock starts."""
        ...

    def read(self, typed: str, ms: int) -> Action:
        """Read what was typed after `ms` milliseconds, or raise ValueError with a sentence."""
        ...


class Drawing(Protocol):
    """How one game is drawn. It gets a view, so it cannot show more than its seat may see."""

    @property
    def seat_looks(self) -> tuple[SeatLook, ...]:
        """Return the players' looks, by seat."""
        ...

    def table(self, view: State, seat: int | None, sitters: list[str], width: int, height: int) -> RenderableType:
        """Draw the table and the seat's own hand (a spectator has none), shortened on a low screen."""
        ...

    @property
    def short_notation(self) -> bool:
        """Whether the menu shows each move's notation beside its number: only if it is a few letters."""
        ...

    @property
    def last_groups(self) -> tuple[str, ...]:
        """Return the message ids of headings that come last in the menu, such as ending a turn."""
        ...

    @property
    def inks(self) -> Mapping[str, str]:
        """Return the colours of menu headings by message id."""
        ...

    def letters(self, view: State) -> str:
        """Explain the notation of moves in a sentence; empty if there is nothing to explain."""
        ...

    def form(self, view: State, seat: int) -> Form | None:
        """Return the open form a seat has to fill in; None if its moves are in the menu."""
        ...
