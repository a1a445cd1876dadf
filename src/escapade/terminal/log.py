"""What each watcher has seen happen, in sentences, a line for each move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.match import Match, Outcome
    from escapade.terminal.drawing import SeatLook

RECENT: Final = 12  # lines on one screen; `log` shows them all
QUIET: Final = "dim"


class Log:
    """The log of one seat, or of a spectator: nothing gets in that it may not see."""

    def __init__(self, match: Match, seat: int | None, seat_looks: Sequence[SeatLook]) -> None:
        """Begin with nothing."""
        self.match: Final = match
        self.seat: Final = seat
        self.seat_looks: Final = seat_looks
        self.lines: Final[list[Text]] = []
        self.read = 0

    def note(self, sentence: str) -> None:
        """Add something that is no move."""
        self.lines.append(Text(sentence))

    def add(self, outcome: Outcome) -> None:
        """Tell one move in a line, marked by who made it, as it was seen from here."""
        game, state = self.match.game, self.match.state
        names = [look.name for look in self.seat_looks]
        english = words(game=game.name)
        text = Text(" ".join(english.say(line, names) for line in game.drawing.tell(outcome.seen[self.seat], state)))
        if not text:
            return
        for look in self.seat_looks:
            text.highlight_words([look.name], style=look.style)
        mark = self.seat_looks[outcome.seat]
        self.lines.append(Text.assemble((mark.letter, mark.style), " ", text))

    def news(self, most: int = RECENT) -> list[Text]:
        """Give what is new since last time; of much, the end."""
        new = self.lines[self.read :]
        self.read = len(self.lines)
        left_out = len(new) - most
        head = [Text(f"… and {left_out} lines before (log)", style=QUIET)] if left_out > 0 else []
        return head + new[-most:]

    def all(self) -> Text:
        """Give everything from the beginning."""
        return Text("\n").join(self.lines)
