"""The terminal screen: output, input, and hiding what the next player may not see."""

from __future__ import annotations

import codecs
import sys
from typing import TYPE_CHECKING, Final, Protocol, TextIO

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import RenderableType

_WIDEST: Final = 110  # columns; wider lines are hard to read
_HEIGHT_UNKNOWN: Final = 100  # blank lines that hide everything on a terminal that cannot clear itself
_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the last part clears the scrollback
_PLAIN: Final = {"→": "->", "×": "x", "·": "-", "…": "...", "–": "-", "─": "-", "▶": ">"}


class Left(Exception):  # noqa: N818 - a player goes, nothing has gone wrong
    """Raised when a player leaves: by a command, Ctrl-C or the end of the input."""


class Screen(Protocol):
    """Where a table is shown and moves are typed."""

    @property
    def width(self) -> int:
        """Return the number of columns."""
        ...

    @property
    def height(self) -> int:
        """Return the number of lines."""
        ...

    def show(self, *things: RenderableType) -> None:
        """Print something."""
        ...

    def ask(self, prompt: str) -> str:
        """Read a line, or raise Left at the end of the input."""
        ...

    def clear(self) -> None:
        """Clear the screen, including the scrollback."""
        ...


class Terminal:
    """A screen with a keyboard."""

    def __init__(self, console: Console) -> None:
        self.console: Final = console

    @property
    def width(self) -> int:
        """Return the current number of columns, limited to what is easy to read."""
        return min(self.console.width, _WIDEST)

    @property
    def height(self) -> int:
        """Return the current number of lines."""
        return self.console.height if self.console.is_terminal else _HEIGHT_UNKNOWN

    def show(self, *things: RenderableType) -> None:
        """Print something."""
        for thing in things:
            self.console.print(thing, width=self.width, highlight=False, markup=False, emoji=False)

    def ask(self, prompt: str) -> str:
        """Ask for a line."""
        try:
            return self.console.input(Text(f"{prompt} > ", style="bold"))
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            raise Left from gone

    def clear(self) -> None:
        """Clear the screen and the scrollback; on a terminal that cannot, print blank lines."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(_CLEAR)
            self.console.file.flush()
        else:
            self.console.print("\n" * _HEIGHT_UNKNOWN)


def console(stream: TextIO | None = None) -> Console:
    """Return a console that replaces characters the terminal's encoding lacks."""
    file = stream or sys.stdout
    if hasattr(file, "reconfigure"):
        file.reconfigure(errors="plain")
    return Console(file=file, highlight=False, soft_wrap=False)


def _plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_PLAIN.get(letter, "?") for letter in lacking), error.end


codecs.register_error("plain", _plain_letters)
