"""The menu of legal moves, built from their descriptions: numbered, grouped by heading, in pages."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.text import Text

from escapade.cli_language import say, spoken
from escapade.terminal.drawing import Choice
from escapade.terminal.wrapping import wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.effects import MoveDescription
    from escapade.engine import Action, State
    from escapade.game import Game
    from escapade.messages import Message
    from escapade.terminal.drawing import Drawing

_GAP: Final = 2  # columns between two moves
_COLUMN: Final = 22  # width of a column; a longer move takes two
_LABEL: Final = 0.4  # share of the width; a longer heading has its own line
_SMALL: Final = 3  # lines: a group no longer than this is never folded
_SHORT: Final = "short"  # the form of a message below its heading
_QUIET: Final = "dim"
_SOFT_HYPHEN: Final = "\xad"  # the page may break a word there; a terminal shows it, and nobody can type it


def choices(game: Game, view: State, seat: int, drawing: Drawing) -> list[Choice]:
    """List the legal moves of a seat; moves under one heading are together."""
    told = [(action, game.drawing.describe(view, seat, action)) for action in view.legal(seat)]
    told.sort(key=lambda pair: pair[1].group is not None and pair[1].group.id in drawing.last_groups)
    found = [_choice(game, action, description, drawing) for action, description in told]
    headings = list(dict.fromkeys(one.group.plain for one in found))
    return sorted(found, key=lambda one: headings.index(one.group.plain))


def _choice(game: Game, action: Action, told: MoveDescription, drawing: Drawing) -> Choice:
    """Return the menu entry of a move."""
    said = spoken(game.name)
    names = [look.label for look in drawing.seat_looks]
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
    """Write a heading, in its colour if it has one."""
    return Text(said.replace(_SOFT_HYPHEN, ""), style=drawing.inks.get(group.id, ""))


class Menu:
    """The moves of one decision, and the current filter and page."""

    def __init__(self, choices: list[Choice], width: int, *, notation: bool = True) -> None:
        """Number the moves; with `notation`, each also shows the text that plays it."""
        self.numbered: Final = list(enumerate(choices, 1))
        self.width: Final = width
        self.notation: Final = notation
        self.wanted: list[str] = []  # the filter; empty: all moves
        self.page = 0

    def all(self) -> None:
        """Show all moves again, from the first page."""
        self.wanted, self.page = [], 0

    def more(self, words: str) -> str | None:
        """Filter the moves by words, or turn the page; return a sentence if none match."""
        if not words:
            self.page += 1
            return None
        wanted = words.lower().split()
        if not any(_has(choice, wanted) for _, choice in self.numbered):
            return say("terminal-not-found", words=words)
        self.wanted, self.page = wanted, 0
        return None

    def height(self) -> int:
        """Count the lines of the filtered moves, unfolded."""
        return sum(len(self.group(members)) for members in self.groups())

    def groups(self) -> list[list[tuple[int, Choice]]]:
        """Return the filtered moves by heading."""
        shown = [pair for pair in self.numbered if _has(pair[1], self.wanted)]
        return [list(members) for _, members in groupby(shown, key=lambda pair: pair[1].group)]

    def lines(self, room: int) -> list[Text]:
        """Lay out the moves in the given number of lines: fold the longest groups, then paginate."""
        groups = self.groups()
        laid = [self.group(members) for members in groups]
        while not self.wanted and sum(map(len, laid)) > room:
            at = max(range(len(laid)), key=lambda one: len(laid[one]))
            if len(laid[at]) <= _SMALL:
                break
            laid[at] = [self._folded(groups[at])]
        return self._paged([line for group in laid for line in group], max(room, _SMALL))

    def _paged(self, lines: list[Text], room: int) -> list[Text]:
        """Return one page of lines, with a line that says how to turn it."""
        if len(lines) <= room:
            self.page = 0
            return lines
        pages = -(-len(lines) // (room - 1))
        self.page %= pages
        first = self.page * (room - 1)
        note = Text(say("terminal-page", page=self.page + 1, pages=pages), _QUIET)
        return [*lines[first : first + room - 1], note]

    def group(self, members: list[tuple[int, Choice]]) -> list[Text]:
        """Lay out the moves under one heading, in as many columns as fit."""
        name, label = members[0][1].group, self.label
        lines = list(self.beside([self.entry(number, choice) for number, choice in members], self.width - label))
        if len(name) + _GAP > label:
            return [name, *[_indented(line, label) for line in lines]]
        first = name.copy().append(" " * (label - len(name))).append_text(lines[0])
        return [first, *[_indented(line, label) for line in lines[1:]]]

    def _folded(self, members: list[tuple[int, Choice]]) -> Text:
        """Write a whole group in one line that says how to open it."""
        name = members[0][1].group
        first, last = members[0][0], members[-1][0]
        line = name.copy().append(" " * max(_GAP, self.label - len(name)))
        line.append(f"{first:>2}–{last}", "bold")
        opens = name.plain.lower() or str(first)
        return line.append(f" {say('terminal-folded', count=len(members), words=opens)}", _QUIET)

    @property
    def label(self) -> int:
        """The width of the column of headings; longer headings get a line of their own."""
        widest = self.width * _LABEL
        fitting = [len(choice.group) + _GAP for _, choice in self.numbered if len(choice.group) + _GAP <= widest]
        return max(fitting, default=_GAP)

    def beside(self, entries: list[list[Text]], width: int) -> Iterator[Text]:
        """Arrange entries in columns; an entry of several lines gets its own row."""
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
        """Write one move: its number, perhaps its notation, its effect; further lines are indented."""
        digits = max(2, len(str(len(self.numbered))))
        text = Text(choice.move, "cyan") if self.notation or not choice.comes else Text()
        if choice.comes:
            text = Text.assemble(text, " " if text else "", choice.comes)
        first, *rest = wrapped(text, max(_COLUMN, self.width - self.label - digits - 1))
        head = Text.assemble((f"{number:>{digits}} ", "bold"), first)
        return [head, *[_indented(line, digits + 1) for line in rest]]


def _has(choice: Choice, wanted: list[str]) -> bool:
    """Whether all these words occur in a move's heading, text or description."""
    text = f"{choice.group.plain} {choice.move} {choice.does}".lower()
    return all(word in text for word in wanted)


def _indented(line: Text, by: int) -> Text:
    """Indent a line."""
    return Text(" " * by).append_text(line)
