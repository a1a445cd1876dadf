"""The menu of legal moves, made from how each move describes itself: numbered, by headings, a page at a time."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.terminal.drawing import Choice
from escapade.terminal.fitting import wrapped
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.effects import MoveDescription
    from escapade.engine import Action, State
    from escapade.game import Game
    from escapade.messages import Message
    from escapade.terminal.drawing import Drawing

_GAP: Final = 2  # columns between two moves
_COLUMN: Final = 22  # what most moves need; a longer one takes two of these
_LABEL: Final = 0.4  # of the width: a longer heading has a line of its own
_SMALL: Final = 3  # lines: a group no longer than this is never folded
_SHORT: Final = "short"  # the form of a message that stands under its heading
_QUIET: Final = "dim"


def choices(game: Game, view: State, seat: int, drawing: Drawing) -> list[Choice]:
    """List every legal move of a seat, as far as its view of the table tells; moves of one heading stand together."""
    told = [(action, game.drawing.describe(view, seat, action)) for action in view.legal(seat)]
    told.sort(key=lambda pair: pair[1].group is not None and pair[1].group.id in drawing.last_groups)
    found = [_choice(game, action, description, drawing) for action, description in told]
    headings = list(dict.fromkeys(one.group.plain for one in found))
    return sorted(found, key=lambda one: headings.index(one.group.plain))


def _choice(game: Game, action: Action, told: MoveDescription, drawing: Drawing) -> Choice:
    """Return one move: its heading, its notation, what it does in short and at length."""
    said = words(game=game.name)
    names = [look.name for look in drawing.seat_looks]
    lines = [told.message, *told.notes]
    short = [said.form(line, names, _SHORT) for line in lines]
    return Choice(
        action,
        _heading(told.group, said.say(told.group, names), drawing) if told.group else Text(),
        told.text,
        "; ".join(line for line in short if line),
        "; ".join(said.say(line, names) for line in lines),
    )


def _heading(group: Message, said: str, drawing: Drawing) -> Text:
    """Write a heading, in the colour of what it names if that has one."""
    return Text(said, style=drawing.inks.get(group.id, ""))


class Menu:
    """The moves of one decision, and which of them are being looked at."""

    def __init__(self, choices: list[Choice], width: int, *, notation: bool = True) -> None:
        """Number the moves; with notation, each shows the short text it may be typed by, too."""
        self.numbered: Final = list(enumerate(choices, 1))
        self.width: Final = width
        self.notation: Final = notation
        self.wanted: list[str] = []  # words of the moves looked for; none: all moves
        self.page = 0

    def all(self) -> None:
        """Go back to all moves, from the first page."""
        self.wanted, self.page = [], 0

    def more(self, words: str) -> str | None:
        """Show the moves with these words, or turn the page; say if there are none."""
        if not words:
            self.page += 1
            return None
        wanted = words.lower().split()
        if not any(_has(choice, wanted) for _, choice in self.numbered):
            return f"No move here has '{words}' in it."
        self.wanted, self.page = wanted, 0
        return None

    def height(self) -> int:
        """Count the lines of the moves looked at, with nothing folded."""
        return sum(len(self.group(members)) for members in self.groups())

    def groups(self) -> list[list[tuple[int, Choice]]]:
        """Return the moves looked at, heading by heading."""
        shown = [pair for pair in self.numbered if _has(pair[1], self.wanted)]
        return [list(members) for _, members in groupby(shown, key=lambda pair: pair[1].group)]

    def lines(self, room: int) -> list[Text]:
        """Lay the moves out on so many lines: fold the longest groups, then cut into pages."""
        groups = self.groups()
        laid = [self.group(members) for members in groups]
        while not self.wanted and sum(map(len, laid)) > room:
            at = max(range(len(laid)), key=lambda one: len(laid[one]))
            if len(laid[at]) <= _SMALL:
                break
            laid[at] = [self._folded(groups[at])]
        return self._paged([line for group in laid for line in group], max(room, _SMALL))

    def _paged(self, lines: list[Text], room: int) -> list[Text]:
        """Return one page of lines, and say how to turn it."""
        if len(lines) <= room:
            self.page = 0
            return lines
        pages = -(-len(lines) // (room - 1))
        self.page %= pages
        first = self.page * (room - 1)
        note = Text(f"page {self.page + 1} of {pages}: type more for the next, more and words to find a move", _QUIET)
        return [*lines[first : first + room - 1], note]

    def group(self, members: list[tuple[int, Choice]]) -> list[Text]:
        """Lay out the moves under one heading, as many beside each other as fit."""
        name, label = members[0][1].group, self.label
        lines = list(self.beside([self.entry(number, choice) for number, choice in members], self.width - label))
        if len(name) + _GAP > label:
            return [name, *[_indented(line, label) for line in lines]]
        first = name.copy().append(" " * (label - len(name))).append_text(lines[0])
        return [first, *[_indented(line, label) for line in lines[1:]]]

    def _folded(self, members: list[tuple[int, Choice]]) -> Text:
        """Write a whole group in a line, and how to open it."""
        name = members[0][1].group
        first, last = members[0][0], members[-1][0]
        line = name.copy().append(" " * max(_GAP, self.label - len(name)))
        line.append(f"{first:>2}–{last}", "bold")
        return line.append(f" {len(members)} moves: type more {name.plain.lower() or first}", _QUIET)

    @property
    def label(self) -> int:
        """How wide the column of headings is; those that are longer have a line of their own."""
        widest = self.width * _LABEL
        fitting = [len(choice.group) + _GAP for _, choice in self.numbered if len(choice.group) + _GAP <= widest]
        return max(fitting, default=_GAP)

    def beside(self, entries: list[list[Text]], width: int) -> Iterator[Text]:
        """Set entries beside each other in columns; one of several lines stands alone."""
        line = Text()
        for entry in entries:
            room = -(-(len(entry[0]) + _GAP) // _COLUMN) * _COLUMN
            if line and (len(line) + len(entry[0]) > width or len(entry) > 1):
                yield line
                line = Text()
            if len(entry) > 1:
                yield from entry
            else:
                line.append_text(entry[0]).append(" " * (room - len(entry[0])))
        if line:
            yield line

    def entry(self, number: int, choice: Choice) -> list[Text]:
        """Write one move: its number, perhaps its notation, what comes of it; later lines stand below the text."""
        digits = len(str(len(self.numbered)))
        text = Text(choice.move, "cyan") if self.notation or not choice.comes else Text()
        if choice.comes:
            text = Text.assemble(text, " " if text else "", choice.comes)
        first, *rest = wrapped(text, max(_COLUMN, self.width - self.label - digits - 1))
        head = Text.assemble((f"{number:>{max(2, digits)}} ", "bold"), first)
        return [head, *[_indented(line, max(2, digits) + 1) for line in rest]]


def _has(choice: Choice, wanted: list[str]) -> bool:
    """Whether a move has all these words in its heading, its text or what it does."""
    text = f"{choice.group.plain} {choice.move} {choice.does}".lower()
    return all(word in text for word in wanted)


def _indented(line: Text, by: int) -> Text:
    """Move a line to the right."""
    return Text(" " * by).append_text(line)
