"""Dig Your Way Out: prisoners of Blackgate dig, trade and fight their way to freedom."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.engine import SPECTATOR
from escapade.game import Game
from escapade.games.dig import notation, setup, views
from escapade.games.dig import pickling as pickling  # registers its classes for pickling
from escapade.games.dig.board import OURS, data_file, printed
from escapade.games.dig.cards import FACE_DOWN
from escapade.games.dig.drawing import DigDrawing
from escapade.games.dig.events import EVENTS
from escapade.games.dig.learning import ACTIONS, DigLearning
from escapade.games.dig.options import EARLIER, OPTIONS, PRESETS, SEATS, Options, agreed_options
from escapade.games.dig.reasons import DigReasons
from escapade.games.dig.tasks import DigTasks
from escapade.games.dig.thinking import DigThinking
from escapade.games.dig.timing import DigTiming

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action, Luck
    from escapade.games.dig.move import Move
    from escapade.games.dig.state import State


class Dig(Game):
    """The game Dig Your Way Out, for the registry of games."""

    def __init__(self) -> None:
        super().__init__("dig", "Dig Your Way Out", "dig-2", SEATS, OPTIONS, EVENTS)
        self.presets = PRESETS
        self.earlier = EARLIER
        self.hidden = {"card": FACE_DOWN}
        self.thinking = DigThinking()
        self.timing = DigTiming()
        self.drawing = DigDrawing(self)
        self.learning = DigLearning()
        self.reasons = DigReasons()
        self.tasks = DigTasks()
        self.actions = ACTIONS

    def check(self, values: dict[str, str], players: int) -> dict[str, str]:
        return Options(values, players).values

    def deal(
        self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None
    ) -> engine.State:
        return setup.deal(agreed_options(values, players), luck, data)

    def reconstructed(self, values: dict[str, str], data: dict[str, object] | None = None) -> dict[str, str]:
        notes = printed(data).reconstructed
        return {key: note for key, note in notes.items() if key != "michel" or values["michel"] != "no"}

    def reconstructed_lists(self) -> list[str]:
        """Name what is ours."""
        return list(printed().reconstructed)

    def merged_levels(self) -> int:
        """Every line may be left out."""
        return 3

    def check_data(self, data: dict[str, object]) -> None:
        printed(data)

    def correctable(self) -> dict[str, object]:
        return {key: value for key, value in data_file().items() if key != OURS}

    def scores(self, state: engine.State) -> tuple[int, ...]:
        return tuple([int(cast("State", state).tunnel(seat)) for seat in range(int(state.seats))])

    def view(self, state: engine.State, seat: int | None) -> engine.State:
        return views.view(cast("State", state), SPECTATOR if seat is None else seat)

    def deal_hidden(self, view: engine.State, luck: Luck) -> None:
        views.deal_hidden(cast("State", view), luck)

    def write_action(self, state: engine.State, action: Action) -> str:
        return notation.write_action(cast("Move", action))

    def read_action(self, state: engine.State, text: str) -> Action:
        return notation.read_action(cast("State", state), text)

    def write_position(self, state: engine.State) -> str:
        return notation.write_position(cast("State", state))

    def position(self, fields: dict[str, str], luck: Luck) -> engine.State:
        return notation.position(fields, luck)


DIG = Dig()
