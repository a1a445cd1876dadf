"""The log of each player: one line for each move, as that player saw it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from escapade.cli_language import say, spoken
from escapade.terminal.wrapping import wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.engine import Event
    from escapade.match import Match, Outcome
    from escapade.terminal.drawing import SeatLook

_QUIET: Final = "dim"


class Line(NamedTuple):
    """One line of a log, and the number of moves before it."""

    move: int
    text: Text


class Log:
    """The log of one seat or of a spectator; it contains only what they may see."""

    def __init__(self, match: Match, seat: int | None, seat_looks: Sequence[SeatLook]) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.seat_looks: Final = seat_looks
        self.told: list[Line] = []
        self.read = 0

    def note(self, sentence: str) -> None:
        """Add a line that is not a move."""
        self.told.append(Line(self.match.played, Text(sentence)))

    def add(self, outcome: Outcome) -> None:
        """Add a line for a move as it was seen from here, marked with whom it is about."""
        text = told(self.match, outcome.seen[self.seat], self.seat_looks)
        if text:
            self.told.append(Line(self.match.played, marked(text, outcome.seat, self.seat_looks)))

    def undo(self) -> None:
        """Remove the lines of moves that were undone."""
        self.told = [line for line in self.told if line.move <= self.match.played]
        self.read = min(self.read, len(self.told))

    def news(self, width: int, room: int) -> list[Text]:
        """Return what was added since `seen`, at most `room` lines, the last ones; none begins in mid-sentence."""
        added = [wrapped(line.text, width) for line in self.told[self.read :]]
        lines = [part for parts in added for part in parts]
        if len(lines) <= room:
            return lines
        starts = [sum(map(len, added[:at])) for at in range(len(added))]
        least = len(lines) - room + 1
        left_out = next((start for start in starts if start >= least), least)  # the last line alone may be too long
        head = Text(say("terminal-earlier", count=left_out), style=_QUIET)
        return [head, *lines[left_out:]] if room > 0 else []

    def seen(self) -> None:
        """Mark all lines as seen."""
        self.read = len(self.told)

    def all(self) -> Text:
        """Return the whole log."""
        return Text("\n").join(line.text for line in self.told) if self.told else Text(say("terminal-nothing-yet"))


def told(match: Match, story: list[Event], seat_looks: Sequence[SeatLook]) -> Text:
    """Return a move in sentences with players in their colours; empty if the game has no messages for it."""
    names = [look.label for look in seat_looks]
    said = spoken(match.game.name)
    lines = match.game.drawing.tell(story, match.state)
    text = Text(" ".join(said.say(line, names) for line in lines))
    for look in seat_looks:
        text.highlight_regex(rf"\b{re.escape(look.label)}\b", look.style)
    return text


def marked(text: Text, seat: int, seat_looks: Sequence[SeatLook]) -> Text:
    """Put a letter before a line: that of the first player it names, else of the seat that moved.

    A move of one player may only be told by what it does to another: after a reaction was passed, the first goes on.
    """
    named = [
        (found.start(), look)
        for look in seat_looks
        if (found := re.search(rf"\b{re.escape(look.label)}\b", text.plain))
    ]
    look = min(named, key=lambda one: one[0])[1] if named else seat_looks[seat]
    return Text.assemble((look.letter, look.style), " ", text)
