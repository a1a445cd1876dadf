"""An OpenSpiel game, so that OpenSpiel's algorithms run on ours: import this module, then load "python_escapade"."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from escapade.extras import requires
from escapade.rl.observing import Table

with requires("rl", "A game of OpenSpiel"):
    import pyspiel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from escapade.engine import State

NAME: Final = "python_escapade"
_MOST_PLAYERS: Final = 6
_DEFAULTS: Final[dict[str, str | int]] = {"game": "cartagena", "players": 2, "options": "", "deals": 1000, "cap": 1000}
_GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Escapade",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class EscapadeGame(pyspiel.Game):  # OpenSpiel has no types
    """Any of our games. Luck is one chance node at the start that picks one of `deals` deals, all equally likely.

    Everything that luck decides later follows from the deal, so the game is a sample of the real one: the larger
    `deals`, the closer it is. Seats that have to decide at once are asked one after the other. Who wins gets 1,
    everybody else −1; a game of `cap` decisions ends with 0 for all.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:  # Any: as OpenSpiel passes them
        chosen = {**_DEFAULTS, **(params or {})}
        self.deals: Final = int(chosen["deals"])
        self.cap: Final = int(chosen["cap"])
        pairs = [word.partition("=") for word in str(chosen["options"]).split(",") if word]
        options = {name: value for name, _, value in pairs}
        self.table: Final = Table(str(chosen["game"]), int(chosen["players"]), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.cap,
        )
        super().__init__(_GAME_TYPE, info, chosen)

    def new_initial_state(self) -> EscapadeState:
        return EscapadeState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> EscapadeObserver:
        return EscapadeObserver(self.table)


class EscapadeState(pyspiel.State):  # OpenSpiel has no types
    """A table, or the moment before it is dealt."""

    def __init__(self, game: EscapadeGame) -> None:
        super().__init__(game)
        self.deals: Final = game.deals
        self.cap: Final = game.cap
        self.table: Final = game.table
        self.state: State | None = None
        self.made = 0
        self.memory: Final = [""] * game.table.players  # of each seat: what it saw whenever it decided, and how

    def current_player(self) -> int:
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.state.mover())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else sorted(self.table.legal(self.state, player))

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = self.table.deal(f"openspiel.{action}")
            return
        seat = int(self.state.mover())
        self.memory[seat] = _digest(self.information_state_string(seat), action)
        self.table.game.learning.act(self.state, seat, action)
        self.made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        state = self.state
        listed = state is not None and action < len(state.catalogue())
        return self.table.game.write_action(state, state.action(action)) if state and listed else f"action {action}"

    def is_terminal(self) -> bool:
        return self.state is not None and (self.state.game_over() or self.made >= self.cap)

    def returns(self) -> list[float]:
        if self.state is None or not self.state.game_over():
            return [0.0] * self.table.players
        winners = self.state.winners()
        return [1.0 if seat in winners else -1.0 for seat in range(self.table.players)]

    def information_state_string(self, player: int) -> str:
        """Return what a seat remembers (a digest of all its decisions) and what it sees."""
        return f"{self.memory[player]} {self.observation_string(player)}"

    def observation_string(self, player: int) -> str:
        return "" if self.state is None else self.table.observe(self.state, player).tobytes().hex()

    def __str__(self) -> str:
        return "before the deal" if self.state is None else self.table.game.write_position(self.state)


class EscapadeObserver:
    """What a seat sees, as OpenSpiel's observers show it."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.tensor: Final = np.zeros(table.size, np.float32)
        self.dict: Final = {"observation": self.tensor}

    def set_from(self, state: EscapadeState, player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = 0 if state.state is None else self.table.observe(state.state, player)

    def string_from(self, state: EscapadeState, player: int) -> str:
        """Return what a player remembers and sees."""
        return state.information_state_string(player)


def _digest(before: str, action: int) -> str:
    return hashlib.sha256(f"{before} {action}".encode()).hexdigest()[:32]


pyspiel.register_game(_GAME_TYPE, EscapadeGame)
