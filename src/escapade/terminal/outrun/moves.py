"""The moves of a seat as a menu shows them: on which line each stands, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from escapade.games.outrun.actions import (
    Accept,
    BeLate,
    CallTime,
    Infect,
    Keep,
    Move,
    Open,
    Play,
    TakePlace,
    TurnUp,
    UseShield,
)
from escapade.games.outrun.cards import NAMES
from escapade.games.outrun.notation import write_action
from escapade.games.outrun.state import EFFECTS, FASTER, INTERFERENCE, REACTION, RUN, WHICH_WAY
from escapade.terminal.drawing import Choice
from escapade.terminal.outrun.looks import CREWS

if TYPE_CHECKING:
    from escapade.games.outrun.state import State

ASKS: Final = {
    WHICH_WAY: "Which way?",
    RUN: "Run",
    FASTER: "Which place do you take?",
    EFFECTS: "Whom do you infect?",
    INTERFERENCE: "Which card, on whom?",
}
COMES: Final[dict[type[Move], str]] = {
    TurnUp: "turn up the path",
    Open: "look at the path; your clock starts",
    BeLate: "give up this run",
    CallTime: "say that the time is up",
    Keep: "keep the cards",
    Accept: "let it happen",
    UseShield: "cancel it",
}


def choices(s: State, seat: int) -> list[Choice]:
    """List every legal move of a seat, as far as its view of the table tells."""
    moves = [cast("Move", action) for action in s.legal(seat)]
    return [Choice(move, Text(group(move)), write_action(move), comes(s, seat, move)) for move in moves]


def group(move: Move) -> str:
    """Name the line of the menu a move stands on: its card, or its kind."""
    return NAMES[move.card] if isinstance(move, Play) else ""


def comes(s: State, seat: int, move: Move) -> str:
    """Say what comes of a move."""
    match move:
        case Play():
            return "on yourself" if move.target == seat else f"on {CREWS[move.target].name}"
        case TakePlace():
            stays = "stay on" if move.place == s.runners[seat].place else "take"
            return f"{stays} place {move.place}: {s.board.numbers[move.place]} rooms"
        case Infect():
            return CREWS[move.other].name
        case _:
            return COMES[type(move)]


def asks(s: State) -> str:
    """Say what the seat has to decide."""
    if s.step == REACTION:
        return f"{CREWS[s.by].name} plays {NAMES[s.played]} on you"
    return ASKS[int(s.step)]
