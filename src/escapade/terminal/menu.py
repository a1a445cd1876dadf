"""The menu of legal moves, made from how each move describes itself: numbered, a line for each heading."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from escapade.terminal.drawing import Choice
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.console import RenderableType

    from escapade.engine import Action, State
    from escapade.game import Game
    from escapade.messages import Message
    from escapade.terminal.drawing import Drawing

GAP: Final = 2  # columns between two moves
COLUMN: Final = 22  # what most moves need; a longer one takes two of these
SHORT: Final = "short"  # the form of a message that stands under its heading


def choices(game: Game, view: State, seat: int, drawing: Drawing) -> list[Choice]:
    """List every legal move of a seat, as far as its view of the table tells; moves of one heading stand together."""
    found = [choice(game, view, seat, action, drawing) for action in view.legal(seat)]
    headings = list(dict.fromkeys(one.group.plain for one in found))
    return sorted(found, key=lambda one: headings.index(one.group.plain))


def choice(game: Game, view: State, seat: int, action: Action, drawing: Drawing) -> Choice:
    """Give one move: its heading, its notation, what it does in short and at length."""
    told, said = game.drawing.describe(view, seat, action), words(game=game.name)
    names = [look.name for look in drawing.seat_looks]
    lines = [told.message, *told.notes]
    short = [said.form(line, names, SHORT) for line in lines]
    return Choice(
        action,
        heading(told.group, said.say(told.group, names), drawing) if told.group else Text(),
        told.text,
        "; ".join(line for line in short if line),
        "; ".join(said.say(line, names) for line in lines),
    )


def heading(group: Message, said: str, drawing: Drawing) -> Text:
    """Write a heading, in the colour of what it names if that has one."""
    return Text(said, style=drawing.inks.get(group.id, ""))


def menu(choices: list[Choice], width: int) -> RenderableType:
    """Lay out the moves, as many beside each other as fit."""
    label = max(len(choice.group) for choice in choices) + GAP
    grid = Table.grid(padding=0)
    grid.add_column(width=label)
    grid.add_column(width=max(COLUMN, width - label))
    numbered = enumerate(choices, 1)
    for group, members in groupby(numbered, key=lambda pair: pair[1].group):
        name = group
        for line in lines((entry(number, choice) for number, choice in members), width - label):
            grid.add_row(name, line)
            name = Text()
    return grid


def lines(entries: Iterable[Text], width: int) -> Iterator[Text]:
    """Set entries beside each other in columns, and begin a new line where the next does not fit."""
    line = Text()
    for text in entries:
        if line and len(line) + len(text) > width:
            yield line
            line = Text()
        room = -(-(len(text) + GAP) // COLUMN) * COLUMN
        line.append_text(text).append(" " * (room - len(text)))
    yield line


def entry(number: int, choice: Choice) -> Text:
    """Write one move: its number, its notation, what comes of it."""
    return Text.assemble((f"{number:>2} ", "bold"), (choice.move, "cyan"), f" {choice.comes}" if choice.comes else "")
