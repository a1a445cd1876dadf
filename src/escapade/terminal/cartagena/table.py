"""Draws the table: the path, the crews, the cards, and a seat's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from escapade.cli_language import game_label, say
from escapade.games.cartagena.cards import size
from escapade.games.cartagena.consequences import row
from escapade.games.cartagena.notation import agreed
from escapade.terminal.cartagena import looks
from escapade.terminal.cartagena.looks import QUIET, SEAT_LOOKS
from escapade.terminal.cartagena.path import path
from escapade.terminal.options import in_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from escapade.games.cartagena.state import State


def table(s: State, seat: int | None, sitters: list[str], width: int) -> RenderableType:
    """Draw everything a seat (or a spectator) sees."""
    return Group(_title(s), *path(s, width), Rule(style=QUIET), _crews(s, seat, sitters), *_piles(s), *_own(s, seat))


def _title(s: State) -> Text:
    """Write the name of the game and its options."""
    options = in_words("cartagena", agreed(s))
    name = (f"{game_label('cartagena', 'Cartagena')}  ", "bold")
    return Text.assemble(name, (options, QUIET), no_wrap=True, overflow="ellipsis")


def _crews(s: State, seat: int | None, sitters: list[str]) -> Table:
    """List the crews: whose turn it is, who plays them, pirates home, cards held."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for crew in range(s.seats):
        turn = "▶" if not s.over and crew == s.acting() else " "
        flag = Text.assemble((turn, "bold"), " ", looks.pirates(crew, 1), " ", (SEAT_LOOKS[crew].label, "bold"))
        home = say("terminal-cartagena-home", home=int(s.crews[crew].home), pirates=int(s.board.pirates))
        grid.add_row(flag, Text(sitters[crew], style=QUIET), home, _holding(s, crew, seat))
    return grid


def _holding(s: State, crew: int, seat: int | None) -> Text:
    """Write how many cards a crew holds, and which of them this seat has seen."""
    held, known = int(s.crews[crew].held), int(s.crews[crew].hand)
    text = Text(say("terminal-cards", count=held))
    if known and crew != seat:
        seen = ": " if s.rulebook.open_hands else f", {say('terminal-seen')}: "
        text.append(seen).append_text(looks.cards(s.board, known))
    return text


def _piles(s: State) -> Iterator[Text]:
    """Show the deck, the open row and the discards."""
    discards = f"{int(size(s.discards))}: " if s.discards else ""
    yield Text.assemble(
        (f"{say('terminal-cartagena-deck')} ", "bold"), f"{int(s.deck_size) + len(s.under)}   ",
        (f"{say('terminal-cartagena-discards')} ", "bold"), discards, looks.cards(s.board, int(s.discards)),
    )  # fmt: skip
    if s.row_size:
        yield Text.assemble(
            (f"{say('terminal-cartagena-next')} ", "bold"),
            Text(" · ").join(looks.card(s.board, card) for card in row(s)),
        )


def _own(s: State, seat: int | None) -> Iterator[Text]:
    """Show the seat's own hand, and the cards it is looking at."""
    if seat is None:
        return
    yield Text.assemble(
        (f"{say('terminal-hand', name=SEAT_LOOKS[seat].label)}  ", "bold"), looks.hand(s.board, int(s.crews[seat].hand))
    )
    if s.looked:
        yield Text.assemble((f"{say('terminal-cartagena-drawn')}  ", "bold"), looks.hand(s.board, int(s.looked)))
