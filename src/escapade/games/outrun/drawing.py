"""How Outrun is shown: the table as data, what a move would do, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from escapade.drawing import Drawing
from escapade.engine import SPECTATOR
from escapade.games.outrun import picture, rulebook, sketch, telling
from escapade.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade import engine
    from escapade.effects import MoveDescription
    from escapade.engine import Action, Event
    from escapade.games.outrun.move import Move
    from escapade.games.outrun.state import State


class OutrunDrawing(Drawing):
    """What screens and terminals show of the game."""

    def picture(self, view: engine.State) -> dict[str, object]:
        """Describe a view for a screen."""
        drawn: dict[str, object] = msgspec.to_builtins(picture.picture(cast("State", view)), str_keys=True)
        return drawn

    def describe(self, view: engine.State, seat: int, action: Action) -> MoveDescription:
        """Let a move describe itself."""
        return cast("Move", action).describe(cast("State", view), seat)

    def question(self, view: engine.State, seat: int | None) -> Message:
        """Say what a seat is asked; to others and spectators, who decides."""
        return rulebook.question(cast("State", view), SPECTATOR if seat is None else seat)

    def seat_notes(self, view: engine.State, seat: int) -> list[Message]:
        """Say in which room the runner is, how many cards are held, and whether the runner is infected."""
        s = cast("State", view)
        runner, out = s.runners[seat], int(s.board.out)
        room = message("outrun-room", room=int(runner.room), last=out - 1)
        notes = [Message("outrun-out") if runner.room >= out else room]
        if runner.held():
            notes.append(message("outrun-held", count=int(runner.held())))
        return [*notes, Message("outrun-infected")] if runner.infected else notes

    def tell(self, story: list[Event], state: engine.State) -> list[Message]:
        """Tell what a move made happen."""
        return telling.tell(story, cast("State", state))

    def text(self, view: engine.State, names: Sequence[str]) -> str:
        """Draw a table or a view as plain text."""
        return sketch.text(cast("State", view), names)

    def svg(self, view: engine.State, names: Sequence[str]) -> str:
        """Draw a table or a view as a small picture."""
        return sketch.picture(cast("State", view), names)
