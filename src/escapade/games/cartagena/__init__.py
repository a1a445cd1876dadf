"""Cartagena: pirates in flight, in two editions and every variant."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.game import Game
from escapade.games.cartagena import events, knowledge, notation, senseless, setup, telling, traits, views, worth
from escapade.games.cartagena import picture as drawing
from escapade.games.cartagena.board import printed
from escapade.games.cartagena.options import OPTIONS, SEATS, Options

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from escapade import engine
    from escapade.engine import Action, Event, Luck
    from escapade.game import Judgement, Manner
    from escapade.games.cartagena.actions import Move
    from escapade.games.cartagena.state import State
    from escapade.messages import Message


class Cartagena(Game):
    """The door to this game's rooms."""

    def __init__(self) -> None:
        """Introduce the game."""
        super().__init__("cartagena", "Cartagena", "cartagena-1", SEATS, OPTIONS)

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
        notes = printed(values["edition"], data).reconstructed
        unused = {"cartagena": "jungle", "tortuga": "tunnel"}.get(values["stage"])
        needed = [key for key in notes if key != unused and (key != "tokens" or values["tricks"] == "yes")]
        return {key: notes[key] for key in needed}

    def view(self, state: engine.State, seat: int | None) -> engine.State:
        """Give the table as a seat sees it."""
        return views.view(cast("State", state), views.SPECTATOR if seat is None else seat)

    def deal_hidden(self, view: engine.State, luck: Luck) -> None:
        """Deal the cards face down anew, in place."""
        views.deal_hidden(cast("State", view), luck)

    def write_action(self, state: engine.State, action: Action) -> str:
        """Write an action as short text."""
        return notation.write_action(cast("State", state).board.printed.letters, cast("Move", action))

    def read_action(self, state: engine.State, text: str) -> Action:
        """Read an action from short text."""
        return notation.read_action(cast("State", state), text)

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

    def picture(self, view: engine.State) -> dict[str, object]:
        """Describe a view for a screen."""
        return drawing.picture(cast("State", view))

    def preview(self, view: engine.State, seat: int, action: Action) -> dict[str, object]:
        """Say what a legal action would do."""
        return drawing.preview(cast("State", view), seat, cast("Move", action))

    def worth(self, state: engine.State, seat: int) -> float:
        """Estimate how well a seat stands."""
        return worth.worth(cast("State", state), seat)

    def gain(self, state: engine.State, seat: i64, code: i64) -> i64:
        """Guess what an action gains."""
        return knowledge.gain(cast("State", state), seat, code)

    def senseless(self, state: engine.State, seat: i64, code: i64) -> bool:
        """Tell whether an action has no effect or only harms its own seat."""
        return senseless.senseless(cast("State", state), seat, code)

    def win_in_reach(self, state: engine.State, seat: i64) -> bool:
        """Tell whether a seat might win in the rest of its turn."""
        return knowledge.win_in_reach(cast("State", state), seat)

    def judgement(self) -> Judgement:
        """Give what games taught."""
        return traits.JUDGEMENT

    def traits(self, state: engine.State, seat: i64) -> None:
        """Look at what counts for a seat."""
        traits.traits(cast("State", state), seat)

    def chances(self, state: engine.State, out: vec[float]) -> None:
        """Estimate each seat's chance to win."""
        knowledge.chances(cast("State", state), out)

    def manner(self, state: engine.State) -> Manner:
        """Say how such a table is searched best."""
        return knowledge.manner(cast("State", state))

    def tell(self, story: list[Event], state: engine.State) -> list[Message]:
        """Tell what a move made happen."""
        return telling.tell(story, cast("State", state))


CARTAGENA = Cartagena()
