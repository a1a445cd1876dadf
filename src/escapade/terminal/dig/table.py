"""Draws the table: the areas, the prisoners, the stacks, and a seat's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from escapade.cli_language import game_label, say
from escapade.games.dig import names
from escapade.games.dig.backgrounds.background import UNKNOWN
from escapade.games.dig.bits import listed
from escapade.games.dig.board import NOWHERE
from escapade.games.dig.cards import STACKS
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.notation import agreed
from escapade.terminal.dig import looks
from escapade.terminal.dig.looks import QUIET, SEAT_LOOKS, said
from escapade.terminal.options import in_words
from escapade.terminal.wrapping import clipped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from escapade.games.dig.state import State


def table(s: State, seat: int | None, sitters: list[str], cut: int | None) -> RenderableType:
    """Draw everything a seat (or a spectator) sees; `cut` limits the discards to a number of columns."""
    piles = [_stacks(s), _discards(s, cut)]
    return Group(_title(s), _areas(s), Rule(style=QUIET), *_people(s, seat, sitters, cut), *piles, *_own(s, seat))


def _title(s: State) -> Text:
    """Write the name of the game and its options."""
    return Text.assemble(
        (f"{game_label('dig', 'Dig Your Way Out')}  ", "bold"),
        f"{say('terminal-dig-goal', points=int(s.rulebook.goal))}  ",
        (in_words("dig", agreed(s)), QUIET),
        no_wrap=True,
        overflow="ellipsis",
    )


def _areas(s: State) -> Table:
    """Draw the areas, what a search draws there, and who is there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    in_play = listed(s.rulebook.areas)
    grid.add_row(*[_area(s, at) for at in in_play])
    grid.add_row(*[_visitors(s, at) for at in in_play])
    return grid


def _area(s: State, at: int) -> Text:
    """Write the name of an area, and how many cards a search draws there."""
    drawn = s.rulebook.printed.search[at]
    return Text.assemble((said(names.area(s, at)), "bold"), (f" +{drawn}" if drawn else "", QUIET))


def _visitors(s: State, at: int) -> Text:
    """Draw who is in an area."""
    here = [looks.badge(seat) for seat in range(s.seats) if s.area(seat) == at]
    if s.michel == at and s.michel != NOWHERE:
        here.append(Text(said(names.michel(s)), style="bold reverse"))
    return Text(" ").join(here) if here else Text("·", style=QUIET)


def _people(s: State, seat: int | None, sitters: list[str], cut: int | None) -> Iterator[Text]:
    """List the prisoners: whose turn it is, tunnel, cigarettes, Beatings, gang, Background, and what they hold."""
    rows = [[*_prisoner(s, other, seat, sitters), _holding(s, other, seat)] for other in range(s.seats)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        padded = [cell.append(" " * (width - len(cell))) for cell, width in zip(row, widths, strict=True) if width]
        line = Text("  ").join(padded)
        line.rstrip()
        yield line if cut is None else clipped(line, cut)


def _prisoner(s: State, other: int, seat: int | None, sitters: list[str]) -> Iterator[Text]:
    """Write what everybody knows about a prisoner, as cells of a row."""
    found = s.prisoners[other]
    turn = "▶" if not s.over and other in s.to_act() else " "
    yield Text.assemble((turn, "bold"), " ", looks.badge(other), " ", (SEAT_LOOKS[other].label, "bold"))
    yield Text(sitters[other], style=QUIET)
    yield Text(say("terminal-dig-tunnel", points=int(s.tunnel(other)), goal=int(s.rulebook.goal)))
    yield Text(say("terminal-dig-cigarettes", count=int(found.cigarettes)))
    yield Text(say("terminal-dig-beaten", times="×" * int(found.beatings)) if found.beatings else "", style="red")
    yield Text(said(names.badge(found.gang.number)) if found.gang.number != NO_GANG else say("terminal-dig-no-gang"))
    yield Text(_background(s, other) if found.revealed or other == seat else "", style=QUIET)


def _holding(s: State, other: int, seat: int | None) -> Text:
    """Write how many cards a player holds, and which of them this seat has seen."""
    hand = s.hand(other)
    held = int(hand.size())
    text = Text(say("terminal-cards", count=held))
    if hand.known and other != seat:
        text.append(f", {say('terminal-seen')}: ").append_text(looks.cards(hand))
    return text


def _stacks(s: State) -> Text:
    """Show the open stacks and the deck."""
    open_stacks = "   ".join(f"{said(names.card(card))} {int(s.stacks[card])}" for card in range(STACKS))
    return Text.assemble(
        (f"{say('terminal-dig-stacks')} ", "bold"), open_stacks,
        (f"   {say('terminal-deck')} ", "bold"), str(int(s.deck_size)),
    )  # fmt: skip


def _discards(s: State, cut: int | None) -> Text:
    text = Text.assemble((f"{say('terminal-discards')} ", "bold"), looks.cards(s.discards))
    return text if cut is None else clipped(text, cut)


def _own(s: State, seat: int | None) -> Iterator[Text]:
    """Show the seat's own hand, and what its Background and its gang card say."""
    if seat is None:
        return
    prisoner = s.prisoners[seat]
    gang, secret = prisoner.gang.number, prisoner.background.number
    yield Text.assemble((f"{say('terminal-hand', name=SEAT_LOOKS[seat].label)}  ", "bold"), looks.cards(prisoner.hand))
    if not prisoner.revealed and secret != UNKNOWN:
        yield Text.assemble((f"{_background(s, seat)}  ", "bold"), said(names.background_text(s, secret)))
    if gang != NO_GANG:
        yield Text.assemble((f"{said(names.badge(gang))}  ", "bold"), said(names.badge_text(gang)))


def _background(s: State, seat: int) -> str:
    """Name a player's Background."""
    return said(names.background(s, s.prisoners[seat].background.number))
