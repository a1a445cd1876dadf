"""Draws the table: the rooms, the monster board, interference cards, and a seat's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from escapade.games.outrun.cards import listed
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.notation import agreed
from escapade.games.outrun.runner import FINISHED, LATE
from escapade.games.outrun.state import NO_PATH, RUN
from escapade.terminal.outrun import looks
from escapade.terminal.outrun.looks import QUIET, SEAT_LOOKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from escapade.games.outrun.runner import Runner
    from escapade.games.outrun.state import State


def table(s: State, seat: int | None, sitters: list[str]) -> RenderableType:
    """Draw everything a seat (or a spectator) sees."""
    return Group(_title(s), _runners(s, sitters), Rule(style=QUIET), *_middle(s, seat), *_own(s, seat))


def _title(s: State) -> Text:
    """Write the name of the game, its options, and the round."""
    options = " ".join(f"{name}={value}" for name, value in agreed(s).items() if name != "monster")
    monster = s.board.monster.monster.capitalize()
    return Text.assemble(("Outrun  ", "bold"), f"{monster}, round {max(1, int(s.round))}  ", (options, QUIET))


def _runners(s: State, sitters: list[str]) -> Table:
    """List the players: who must decide, their rooms and positions, and the cards in front of them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    deciding = s.to_act()
    for seat, runner in enumerate(s.runners):
        turn = "▶" if seat in deciding else " "
        flag = Text.assemble((turn, "bold"), " ", looks.player(seat), " ", (SEAT_LOOKS[seat].name, "bold"))
        front = looks.cards(listed(runner.front)) if runner.front else Text("")
        grid.add_row(
            flag, Text(sitters[seat], style=QUIET), _room(s, runner), _where(s, runner), _holding(runner), front
        )
    return grid


def _room(s: State, runner: Runner) -> str:
    """Write the room of a player's token."""
    return "out" if runner.room == s.board.out else f"room {runner.room} of {int(s.board.out) - 1}"


def _where(s: State, runner: Runner) -> str:
    """Write where a token is on the monster board, or how far a player's run has come."""
    sick = ", infected" if runner.infected else ""
    if s.step == RUN:
        return {FINISHED: "has finished", LATE: "is late"}.get(int(runner.status), "runs") + sick
    return (f"place {runner.place}" if runner.place else "+0") + sick


def _holding(runner: Runner) -> str:
    """Write how many interference cards a player holds."""
    held = int(runner.held())
    return f"{held} card{'' if held == 1 else 's'}" if held else ""


def _middle(s: State, seat: int | None) -> Iterator[Text]:
    """Show the path, what lies in the middle, and the deck."""
    secret = seat is not None and s.running(seat)  # shown with the clock
    if s.path not in (NO_PATH, UNKNOWN_PATH) and not secret:
        yield Text.assemble(("Path ", "bold"), looks.path(s.path_card().symbols), _antidote(s))
    if s.middle:
        yield Text.assemble(("Middle ", "bold"), looks.cards(listed(s.middle)))
    yield Text.assemble(("Deck ", "bold"), f"{int(s.deck_size)}   ", ("Discards ", "bold"), f"{sum(s.discards)}")


def _antidote(s: State) -> str:
    """Draw the antidote sign if it matters."""
    return "   with the antidote" if s.rulebook.monster.antidote and s.path_card().antidote else ""


def _own(s: State, seat: int | None) -> Iterator[Text]:
    """Show the seat's own hand, and what each card does."""
    hand = s.runners[seat].hand if seat is not None else []
    for kind in dict.fromkeys(hand):
        times = f"{hand.count(kind)} × " if hand.count(kind) > 1 else ""
        yield Text.assemble(("Hold ", "bold"), times + looks.card(kind), (f"  {looks.says(kind)}", QUIET))
