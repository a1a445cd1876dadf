"""Cartagena: pirates in flight, in two editions and every variant."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.engine import SPECTATOR
from escapade.game import Game
from escapade.games.cartagena import notation, setup, views
from escapade.games.cartagena import pickling as pickling  # from here on its tables can be pickled
from escapade.games.cartagena.board import CORRECTABLE, data_file, printed
from escapade.games.cartagena.cards import FACE_DOWN
from escapade.games.cartagena.drawing import CartagenaDrawing
from escapade.games.cartagena.options import EARLIER, OPTIONS, PRESETS, SEATS, Options, agreed_options
from escapade.games.cartagena.setup import EVENTS
from escapade.games.cartagena.thinking import CartagenaThinking

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action, Luck
    from escapade.games.cartagena.move import Move
    from escapade.games.cartagena.state import State


class Cartagena(Game):
    """The door to this game's rooms."""

    def __init__(self) -> None:
        super().__init__("cartagena", "Cartagena", "cartagena-2", SEATS, OPTIONS, EVENTS)
        self.earlier = EARLIER
        self.presets = PRESETS
        self.hidden = {"card": FACE_DOWN}
        self.thinking = CartagenaThinking()
        self.drawing = CartagenaDrawing(self)

    def check(self, values: dict[str, str], players: int) -> dict[str, str]:
        """Return the whole agreement, or a sentence why it is none."""
        return Options(values, players).values

    def deal(
        self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None
    ) -> engine.State:
        """Set up a new game."""
        return setup.deal(agreed_options(values, players), luck, data)

    def reconstructed(self, values: dict[str, str], data: dict[str, object] | None = None) -> dict[str, str]:
        """Say which printed data in play are ours."""
        notes = printed(values["edition"], data).reconstructed
        unused = {"cartagena": "jungle", "tortuga": "tunnel"}.get(values["stage"])
        needed = [key for key in notes if key != unused and (key != "tokens" or values["tricks"] == "yes")]
        return {key: notes[key] for key in needed}

    def check_data(self, data: dict[str, object]) -> None:
        """Refuse corrections that cannot be. As many tunnel tiles as the first edition has are that edition's."""
        tunnel = data.get("tunnel")
        few = isinstance(tunnel, list) and len(tunnel) == len(printed("classic").tunnel)
        printed("classic" if few and len(data) == 1 else "escape", data)

    def correctable(self) -> dict[str, object]:
        """Return what can be corrected of The Great Escape; the first edition's tiles are known."""
        data = data_file("escape")
        return {key: data[key] for key in CORRECTABLE}

    def scores(self, state: engine.State) -> tuple[int, ...]:
        """Count the pirates at the goal."""
        return tuple([int(crew.home) for crew in cast("State", state).crews])

    def view(self, state: engine.State, seat: int | None) -> engine.State:
        """Return the table as a seat sees it."""
        return views.view(cast("State", state), SPECTATOR if seat is None else seat)

    def deal_hidden(self, view: engine.State, luck: Luck) -> None:
        """Deal the cards face down anew, in place."""
        views.deal_hidden(cast("State", view), luck)

    def write_action(self, state: engine.State, action: Action) -> str:
        """Write an action as short text."""
        return cast("Move", action).text(cast("State", state).board.printed.letters)

    def read_action(self, state: engine.State, text: str) -> Action:
        """Read an action from short text."""
        return notation.read_action(cast("State", state), text)

    def write_position(self, state: engine.State) -> str:
        """Write a whole position as one line of text."""
        return notation.write_position(cast("State", state))

    def position(self, fields: dict[str, str], luck: Luck) -> engine.State:
        """Put a position together."""
        return notation.position(fields, luck)


CARTAGENA = Cartagena()
