"""Outrun: a race against a monster and each other, all running at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.engine import SPECTATOR
from escapade.game import Game
from escapade.games.outrun import notation, setup, views
from escapade.games.outrun import pickling as pickling  # registers its classes for pickling
from escapade.games.outrun.board import CORRECTABLE, MONSTERS, data_file, printed
from escapade.games.outrun.cards import FACE_DOWN
from escapade.games.outrun.drawing import OutrunDrawing
from escapade.games.outrun.events import EVENTS, UNKNOWN_PATH
from escapade.games.outrun.learning import ACTIONS, OutrunLearning
from escapade.games.outrun.options import EARLIER, OPTIONS, PRESETS, SEATS, Options, agreed_options
from escapade.games.outrun.reasons import OutrunReasons
from escapade.games.outrun.tasks import OutrunTasks
from escapade.games.outrun.thinking import OutrunThinking
from escapade.games.outrun.timing import OutrunTiming

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Action, Luck
    from escapade.games.outrun.move import Move
    from escapade.games.outrun.state import State


class Outrun(Game):
    """The game Outrun, for the registry of games."""

    def __init__(self) -> None:
        super().__init__("outrun", "Outrun", "outrun-2", SEATS, OPTIONS, EVENTS)
        self.earlier = EARLIER
        self.presets = PRESETS
        self.hidden = {"card": FACE_DOWN, "path": UNKNOWN_PATH}
        self.thinking = OutrunThinking()
        self.timing = OutrunTiming()
        self.drawing = OutrunDrawing(self)
        self.learning = OutrunLearning()
        self.reasons = OutrunReasons()
        self.tasks = OutrunTasks()
        self.actions = ACTIONS

    def check(self, values: dict[str, str], players: int) -> dict[str, str]:
        return Options(values, players).values

    def deal(
        self, values: dict[str, str], players: int, luck: Luck, data: dict[str, object] | None = None
    ) -> engine.State:
        return setup.deal(agreed_options(values, players), luck, data)

    def reconstructed(self, values: dict[str, str], data: dict[str, object] | None = None) -> dict[str, str]:
        notes = printed(data).reconstructed
        return {key: notes[key] for key in notes if key not in MONSTERS or key == values["monster"]}

    def reconstructed_lists(self) -> list[str]:
        """Name what is ours."""
        return list(printed().reconstructed)

    def merged_levels(self) -> int:
        """Lines of a monster board or of the cards may be left out."""
        return 1

    def check_data(self, data: dict[str, object]) -> None:
        printed(data)

    def correctable(self) -> dict[str, object]:
        data = data_file()
        return {key: data[key] for key in CORRECTABLE}

    def scores(self, state: engine.State) -> tuple[int, ...]:
        return tuple([int(runner.room) for runner in cast("State", state).runners])

    def view(self, state: engine.State, seat: int | None) -> engine.State:
        return views.view(cast("State", state), SPECTATOR if seat is None else seat)

    def deal_hidden(self, view: engine.State, luck: Luck) -> None:
        views.deal_hidden(cast("State", view), luck)

    def write_action(self, state: engine.State, action: Action) -> str:
        return cast("Move", action).text()

    def read_action(self, state: engine.State, text: str) -> Action:
        return notation.read_action(cast("State", state), text)

    def write_position(self, state: engine.State) -> str:
        return notation.write_position(cast("State", state))

    def position(self, fields: dict[str, str], luck: Luck) -> engine.State:
        return notation.position(fields, luck)


OUTRUN = Outrun()
