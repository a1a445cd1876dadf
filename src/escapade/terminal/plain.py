"""The drawing of a game without its own: the fields of its position, and its moves in its own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from escapade.cli_language import spoken
from escapade.terminal.drawing import SeatLook

if TYPE_CHECKING:
    from rich.console import RenderableType

    from escapade.engine import State
    from escapade.game import Game
    from escapade.terminal.drawing import Form

_SEAT_LOOKS: Final = (
    SeatLook("Blue", "bold white on blue"),
    SeatLook("Red", "bold white on red"),
    SeatLook("Green", "bold black on green"),
    SeatLook("Yellow", "bold black on yellow"),
    SeatLook("Purple", "bold white on magenta"),
    SeatLook("White", "bold black on white"),
)


class Plain:
    """A drawing for any game."""

    seat_looks = _SEAT_LOOKS
    last_groups: tuple[str, ...] = ()
    short_notation = True
    inks: ClassVar[dict[str, str]] = {}

    def __init__(self, game: Game) -> None:
        self.game = game

    def table(self, view: State, seat: int | None, sitters: list[str], width: int, height: int) -> RenderableType:
        """Draw a line for each player, and below them the rest of the position."""
        zones = self.game.drawing.zones(view)
        theirs = [zone for zone in zones if zone.seats]
        players = Table(
            "", "", *[spoken(self.game.name).say(zone.label) for zone in theirs], box=SIMPLE_HEAD, pad_edge=False
        )
        for at, sitter in enumerate(sitters):
            look = _SEAT_LOOKS[at]
            mark = "▶" if at in view.to_act() else " "
            name = Text.assemble(f"{mark} ", (look.letter, look.style), f" {look.label}")
            players.add_row(name, sitter, *[zone.seats[at] for zone in theirs])
        rest = Table.grid(padding=(0, 2))
        for zone in zones:
            if not zone.seats:
                rest.add_row(Text(spoken(self.game.name).say(zone.label), style="bold"), Text(zone.text))
        return Group(players, rest)

    def letters(self, view: State) -> str:
        """Return nothing: only the game knows its notation."""
        return ""

    def form(self, view: State, seat: int) -> Form | None:
        """Return None: open forms need a drawing of the game's own."""
        return None
