"""A Gymnasium environment: one seat of a table, against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from escapade import engine
from escapade.bots import bot_named
from escapade.engine import seeded
from escapade.rl.observing import Table
from escapade.rl.vector import CAP

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from escapade.engine import Event, Luck, State

_OUT_OF_TURN: Final = "no game is going on: call `reset` first"


class BotEnv(gymnasium.Env["NDArray[np.uint8]", np.int64]):
    """One seat of a table; bots play the others. An observation is what the seat sees when it has to decide.

    `info["action_mask"]` says what is legal. A win gives 1, a loss −1. An illegal action ends the game with −1.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}  # type: ignore[misc]  # Any: as Gymnasium's

    def __init__(  # noqa: PLR0913 - what is played, against whom
        self,
        game: str = "cartagena",
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        bot: str = "greedy",
        seat: int | None = None,
        cap: int = CAP,
        render_mode: str | None = None,
    ) -> None:
        """bot: who plays the other seats. seat: the own one, from 0; each in turn if it is None."""
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"seat {seat} is not at a table of {players}: seats are 0 to {players - 1}")
        self.table: Final = Table(game, players, options)
        self.bot: Final = bot_named(bot)
        self.own_seat: Final = seat
        self.cap: Final = cap
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.table.size,), np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)
        self.seat = 0
        self.made = 0
        self._games = 0
        self._state: State | None = None
        self._views: list[State] = []
        self._luck: Luck = seeded(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:  # Any: as Gymnasium declares it
        """Deal a game and let the bots play until the own seat has to decide."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        number = int(self.np_random.integers(1 << 62))
        self.seat = self._games % self.table.players if self.own_seat is None else self.own_seat
        self._games += 1
        self.made = 0
        self._luck = seeded(f"rl.{number}.bots")
        state = self._state = self.table.deal(f"rl.{number}")
        self._views = [self.table.game.view(state, seat) for seat in range(self.table.players)]
        self._let_bots_play(state)
        return self._seen(state)

    def step(
        self, action: np.int64
    ) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:  # Any: as Gymnasium declares it
        """Act, then let the bots play until the own seat has to decide again."""
        state = self._state
        if state is None:
            raise ValueError(_OUT_OF_TURN)
        if int(action) not in self.table.legal(state, self.seat):
            self._state = None
            observation, info = self._seen(state)
            return observation, -1.0, True, False, info | {"illegal": True}
        self._play(state, self.seat, int(action))
        self._let_bots_play(state)
        over, cut = state.game_over(), self.made >= self.cap
        reward = (1.0 if self.seat in state.winners() else -1.0) if over else 0.0
        if over or cut:
            self._state = None
        observation, info = self._seen(state)
        return observation, reward, over, cut and not over, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return what is legal now, as MaskablePPO of sb3-contrib asks for it."""
        if self._state is None:
            return np.zeros(self.table.actions, np.bool_)
        return self.table.mask(self._state, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """Draw the table as the seat sees it, as text."""
        if self._state is None or self.render_mode is None:
            return None
        return self.table.game.text(self.table.game.view(self._state, self.seat))

    def _seen(self, state: State) -> tuple[NDArray[np.uint8], dict[str, Any]]:  # Any: as Gymnasium declares it
        info = {"action_mask": self.table.mask(state, self.seat), "seat": self.seat}
        return self.table.observe(state, self.seat), info

    def _let_bots_play(self, state: State) -> None:
        """Let the bots play until the own seat decides, the game ends, or it is cut off."""
        while not state.game_over() and self.made < self.cap:
            seat = state.to_act()[0]
            if seat == self.seat:
                return
            action = self.bot.choose(self.table.game, self._views[seat].fork(), seat, self._luck)
            self._tell(state, engine.play(state, seat, action))
            self.made += 1

    def _play(self, state: State, seat: int, code: int) -> None:
        """Act for the own seat."""
        story: list[Event] = []
        state.story = story
        self.table.game.learning.act(state, seat, code)
        state.story = None
        self._tell(state, story)
        self.made += 1

    def _tell(self, state: State, events: list[Event]) -> None:
        """Let every seat hear what happened, as it sees it."""
        for seat, view in enumerate(self._views):
            engine.replay(view, [event.seen_by(seat, state) for event in events])
