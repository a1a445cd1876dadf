"""An expectation of a ruling about a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.games.outrun.rulebook import STEPS

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Event
    from escapade.games.outrun.move import Move
    from escapade.games.outrun.runner import Runner
    from escapade.games.outrun.state import State


class Question:
    """A table or a view, the events, the seat in question, and the expected value."""

    def __init__(self, state: engine.State, story: list[Event], seat: int, wanted: list[str]) -> None:
        self.s: Final = cast("State", state)
        self.story: Final = story
        self.seat: Final = seat
        self.wanted: Final = wanted
        self.text: Final = ", ".join(wanted)
        self.runner: Final[Runner] = self.s.runners[seat]

    def parts(self) -> list[str]:
        """Return the parts of the expected value; 'nobody' is empty."""
        return [part.strip() for part in self.text.split(",") if part.strip() not in ("", "nobody")]

    def step(self) -> str:
        """Return the name of the current step."""
        return STEPS[int(self.s.step)].name

    def default(self) -> str:
        action = self.s.default_action(self.seat)
        return "nothing" if action is None else cast("Move", action).text()
