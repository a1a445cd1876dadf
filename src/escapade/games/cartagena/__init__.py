"""Cartagena: pirates in flight, in two editions and every variant."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.engine import SPECTATOR
from escapade.game import Game
from escapade.games.cartagena import notation, setup, views
from escapade.games.cartagena import pickling as pickling  # registers its classes for pickling
from escapade.games.cartagena.board import CORRECTABLE, data_file, printed
from escapade.games.cartagena.cards import FACE_DOWN
from escapade.games.cartagena.drawing import CartagenaDrawing
from escapade.games.cartagena.learning import ACTIONS, CartagenaLearning
from escapade.games.cartagena.options import EARLIER, OPTIONS, PRESETS, SEATS, Options, agreed_options
from escapade.games.cartagena.picture import reconstructed_in_play
from escapade.games.cartagena.reasons import CartagenaReasons
from escapade.games.cartagena.setup import EVENTS
from escapade.games.cartagena.tasks import CartagenaTasks
from escapade.games.cartagena.thinking import CartagenaThinking
from escapade.games.cartagena.timing import CartagenaTiming

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action, Luck
    from escapade.games.cartagena.move import Move
    from escapade.games.cartagena.state import State


class Cartagena(Game):
    """The game Cartagena, for the registry of games."""

    def __init__(self) -> None:
        super().__init__("cartagena", "Cartagena", "cartagena-2", SEATS, OPTIONS, EVENTS)
        self.earlier = EARLIER
        self.presets = PRESETS
        self.hidden = {"card": FACE_DOWN}
        self.thinking = CartagenaThinking()
        self.timing = CartagenaTiming()
        self.drawing = CartagenaDrawing(self)
        self.learning = CartagenaLearning()
        self.reasons = CartagenaReasons()
        self.tasks = CartagenaTasks()
        self.actions = ACTIONS

    def check(self, values: dict[str, str], players: int) -> dict[str, str]:
        return Options(values, players).values

    def deal(
        self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None
    ) -> engine.State:
        return setup.deal(agreed_options(values, players), luck, data)

    def reconstructed(self, values: dict[str, str], data: dict[str, object] | None = None) -> dict[str, str]:
        parts = printed(values["edition"], data)
        return {key: parts.reconstructed[key] for key in reconstructed_in_play(parts, values)}

    def reconstructed_lists(self) -> list[str]:
        """Name what is ours in The Great Escape; nothing is in the first edition."""
        return list(printed("escape").reconstructed)

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
        return tuple([int(crew.home) for crew in cast("State", state).crews])

    def view(self, state: engine.State, seat: int | None) -> engine.State:
        return views.view(cast("State", state), SPECTATOR if seat is None else seat)

    def deal_hidden(self, view: engine.State, luck: Luck) -> None:
        views.deal_hidden(cast("State", view), luck)

    def write_action(self, state: engine.State, action: Action) -> str:
        return cast("Move", action).text(cast("State", state).board.printed.letters)

    def read_action(self, state: engine.State, text: str) -> Action:
        return notation.read_action(cast("State", state), text)

    def write_position(self, state: engine.State) -> str:
        return notation.write_position(cast("State", state))

    def position(self, fields: dict[str, str], luck: Luck) -> engine.State:
        return notation.position(fields, luck)


CARTAGENA = Cartagena()
