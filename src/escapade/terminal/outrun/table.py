"""Draws the table: the rooms, the monster board, interference cards, and a seat's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from escapade.cli_language import say, spoken
from escapade.games.outrun.cards import listed
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.notation import agreed
from escapade.games.outrun.runner import FINISHED, LATE
from escapade.games.outrun.state import NO_PATH, RUN
from escapade.messages import Message
from escapade.terminal.options import in_words
from escapade.terminal.outrun import looks
from escapade.terminal.outrun.looks import QUIET, SEAT_LOOKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from escapade.games.outrun.runner import Runner
    from escapade.games.outrun.state import State

_RUNNING = {FINISHED: "finished", LATE: "late"}


def table(s: State, seat: int | None, sitters: list[str]) -> RenderableType:
    """Draw everything a seat (or a spectator) sees."""
    return Group(_title(s), _runners(s, sitters), Rule(style=QUIET), *_middle(s, seat), *_own(s, seat))


def _title(s: State) -> Text:
    """Write the name of the game, its options, and the round."""
    options = in_words("outrun", {name: value for name, value in agreed(s).items() if name != "monster"})
    monster = spoken("outrun").say(Message(f"value-outrun-monster-{s.board.monster.monster}"))
    title = say("terminal-outrun-title", monster=monster, round=max(1, int(s.round)))
    return Text.assemble(("Outrun  ", "bold"), f"{title}  ", (options, QUIET), no_wrap=True, overflow="ellipsis")


def _runners(s: State, sitters: list[str]) -> Table:
    """List the players: who must decide, their rooms and positions, and the cards in front of them."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    deciding = s.to_act()
    for seat, runner in enumerate(s.runners):
        turn = "▶" if seat in deciding else " "
        flag = Text.assemble((turn, "bold"), " ", looks.player(seat), " ", (SEAT_LOOKS[seat].label, "bold"))
        front = looks.cards(listed(runner.front)) if runner.front else Text("")
        grid.add_row(
            flag, Text(sitters[seat], style=QUIET), _room(s, runner), _where(s, runner), _holding(runner), front
        )
    return grid


def _room(s: State, runner: Runner) -> str:
    """Write the room of a player's token."""
    if runner.room == s.board.out:
        return say("terminal-outrun-out")
    return say("terminal-outrun-room", room=int(runner.room), rooms=int(s.board.out) - 1)


def _where(s: State, runner: Runner) -> str:
    """Write where a token is on the monster board, or how far a player's run has come."""
    if s.step == RUN:
        where = say(f"terminal-outrun-{_RUNNING.get(int(runner.status), 'runs')}")
    else:
        where = say("terminal-outrun-place", place=int(runner.place) if runner.place else "+0")
    return say("terminal-outrun-infected", where=where) if runner.infected else where


def _holding(runner: Runner) -> str:
    """Write how many interference cards a player holds."""
    held = int(runner.held())
    return say("terminal-cards", count=held) if held else ""


def _middle(s: State, seat: int | None) -> Iterator[Text]:
    """Show the path, what lies in the middle, and the deck."""
    secret = seat is not None and s.running(seat)  # shown with the clock
    if s.path not in (NO_PATH, UNKNOWN_PATH) and not secret:
        yield Text.assemble(
            (f"{say('terminal-outrun-path')} ", "bold"), looks.path(s.path_card().symbols), _antidote(s)
        )
    if s.middle:
        yield Text.assemble((f"{say('terminal-outrun-middle')} ", "bold"), looks.cards(listed(s.middle)))
    yield Text.assemble(
        (f"{say('terminal-deck')} ", "bold"), f"{int(s.deck_size)}   ",
        (f"{say('terminal-discards')} ", "bold"), f"{sum(s.discards)}",
    )  # fmt: skip


def _antidote(s: State) -> str:
    """Draw the antidote sign if it matters."""
    return f"   {say('terminal-outrun-antidote')}" if s.rulebook.monster.antidote and s.path_card().antidote else ""


def _own(s: State, seat: int | None) -> Iterator[Text]:
    """Show the seat's own hand, and what each card does."""
    hand = s.runners[seat].hand if seat is not None else []
    for kind in dict.fromkeys(hand):
        times = f"{hand.count(kind)} × " if hand.count(kind) > 1 else ""
        yield Text.assemble(
            (f"{say('terminal-outrun-hold')} ", "bold"), times + looks.card(kind), (f"  {looks.says(kind)}", QUIET)
        )
