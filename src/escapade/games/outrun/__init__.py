"""Outrun: a race against a monster and each other, all running at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.game import Game
from escapade.games.outrun import (
    events,
    knowledge,
    notation,
    patience,
    senseless,
    setup,
    standing,
    telling,
    views,
    worth,
)
from escapade.games.outrun import picture as drawing
from escapade.games.outrun.board import MONSTERS, printed
from escapade.games.outrun.options import OPTIONS, SEATS, Options
from escapade.games.outrun.trail import Trail, read_trail

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from escapade import engine
    from escapade.engine import Action, Event, Luck
    from escapade.game import Judgement, Manner
    from escapade.games.outrun.actions import Move
    from escapade.games.outrun.state import State
    from escapade.messages import Message


class Outrun(Game):
    """The door to this game's rooms."""

    def __init__(self) -> None:
        """Introduce the game."""
        super().__init__("outrun", "Outrun", "outrun-1", SEATS, OPTIONS)

    def check(self, values: dict[str, str], players: int) -> dict[str, str]:
        """Give the whole agreement, or a sentence why it is none."""
        return Options(values, players).values

    def deal(
        self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None
    ) -> engine.State:
        """Set up a new game."""
        return setup.deal(Options(values, players), luck, data)

    def reconstructed(self, values: dict[str, str], data: dict[str, object] | None = None) -> dict[str, str]:
        """Say which printed data in play are ours."""
        notes = printed(data).reconstructed
        return {key: notes[key] for key in notes if key not in MONSTERS or key == values["monster"]}

    def view(self, state: engine.State, seat: int | None) -> engine.State:
        """Give the table as a seat sees it."""
        return views.view(cast("State", state), views.SPECTATOR if seat is None else seat)

    def deal_hidden(self, view: engine.State, luck: Luck) -> None:
        """Deal what lies face down anew, in place."""
        views.deal_hidden(cast("State", view), luck)

    def write_action(self, state: engine.State, action: Action) -> str:
        """Write an action as short text."""
        return notation.write_action(cast("Move", action))

    def read_action(self, state: engine.State, text: str) -> Action:
        """Read an action from short text."""
        return notation.read_action(cast("State", state), text)

    def timed(self, text: str, elapsed: int, credit: int, ping: int) -> str:
        """Write what the server has measured into a run; what a client says of it counts only as the credit (O5.1)."""
        if "@" not in text:
            return text
        trail = read_trail(text.strip())
        return Trail(trail.laid, elapsed, credit, ping, trail.laps).text()

    def patience(self, state: engine.State, seat: int) -> int | None:
        """Say how long the rules wait for a seat."""
        return patience.patience(cast("State", state), seat)

    def reacting(self, state: engine.State, seat: int) -> bool:
        """Tell whether a card was just played on a seat, which may hold a Shield or not (O3.2)."""
        return standing.reacting(cast("State", state), seat)

    def answers(self) -> tuple[str, ...]:
        """Name the standing answers (O3.2)."""
        return standing.ANSWERS

    def standing_answer(self, state: engine.State, seat: int, answer: str) -> Action | None:
        """Give what a standing answer says now (O3.2)."""
        return standing.standing_answer(cast("State", state), seat, answer)

    def aside(self, text: str) -> bool:
        """Calling the time does not stop one's own (O1.2)."""
        return text.strip() == "time"

    def starts(self, text: str) -> bool:
        """Turning up a path starts everybody's time (O1.1)."""
        return text.strip() == "turn"

    def takes(self, text: str) -> int:
        """Say how long a run has taken."""
        return int(read_trail(text).elapsed) if "@" in text else 0

    def picture(self, view: engine.State) -> dict[str, object]:
        """Describe a view for a screen."""
        return drawing.picture(cast("State", view))

    def preview(self, view: engine.State, seat: int, action: Action) -> dict[str, object]:
        """Say what a legal move would do."""
        return drawing.preview(cast("State", view), seat, cast("Move", action))

    def write_event(self, event: Event) -> dict[str, object]:
        """Write an event's details by name."""
        return events.write_event(event)

    def read_event(self, name: str, facts: dict[str, object]) -> Event:
        """Read an event by its name and details."""
        return events.read_event(name, facts)

    def write_position(self, state: engine.State) -> str:
        """Write a whole position as one line of text."""
        return notation.write_position(cast("State", state))

    def position(self, fields: dict[str, str], luck: Luck) -> engine.State:
        """Put a position together."""
        return notation.position(fields, luck)

    def worth(self, state: engine.State, seat: int) -> float:
        """Estimate how well a seat stands."""
        return worth.worth(cast("State", state), seat)

    def gain(self, state: engine.State, seat: i64, code: i64) -> i64:
        """Guess what an action gains."""
        return knowledge.gain(cast("State", state), seat, code)

    def senseless(self, state: engine.State, seat: i64, code: i64) -> bool:
        """Tell whether an action has no effect or only harms its own seat."""
        return senseless.senseless(cast("State", state), seat, code)

    def judgement(self) -> Judgement:
        """Give what games taught."""
        return knowledge.JUDGEMENT

    def traits(self, state: engine.State, seat: i64) -> None:
        """Look at what counts for a seat."""
        knowledge.traits(cast("State", state), seat)

    def chances(self, state: engine.State, out: vec[float]) -> None:
        """Estimate each seat's chance to win."""
        knowledge.chances(cast("State", state), out)

    def manner(self, state: engine.State) -> Manner:
        """Say how it is searched best."""
        return knowledge.MANNER

    def tell(self, story: list[Event], state: engine.State) -> list[Message]:
        """Tell what a move made happen."""
        return telling.tell(story, cast("State", state))


OUTRUN = Outrun()
