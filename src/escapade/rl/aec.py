"""A PettingZoo environment: all seats of one table, asked one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from escapade.rl.observing import Table
from escapade.rl.vector import CAP

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from escapade.engine import State

_ILLEGAL: Final = -1.0  # what an illegal action costs


class TableEnv(AECEnv):
    """One table. An observation has what the seat sees and a mask of what it may do.

    Where several seats have to decide at once, they are asked in the order of the game, and nobody sees more than at
    the table. Who wins gets 1, everybody else −1, at the end; a game that is cut off gives nobody anything.
    """

    metadata: ClassVar[dict[str, Any]] = {  # Any: as PettingZoo declares it
        "name": "escapade_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "cartagena",
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        cap: int = CAP,
        render_mode: str | None = None,
    ) -> None:
        """cap: decisions after which a game is cut off."""
        super().__init__()
        self.table: Final = Table(game, players, options)
        self.cap: Final = cap
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(0, 255, (self.table.size,), np.uint8)
        mask = spaces.Box(0, 1, (self.table.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._luck = seeding.np_random()[0]
        self.state_of_table: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # Any: as PettingZoo declares it
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:  # Any: as PettingZoo declares it
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # Any: as PettingZoo's
        """Deal a game; the same seed deals the same one."""
        if seed is not None:
            self._luck = seeding.np_random(seed)[0]
        self.state_of_table = self.table.deal(f"rl.{self._luck.integers(1 << 62)}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}  # Any: as PettingZoo's
        self.made = 0
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that decides next."""
        self.agent_selection = self.possible_agents[int(self._state.mover())]

    @property
    def _state(self) -> State:
        if self.state_of_table is None:
            raise ValueError("no game is dealt yet: call `reset` first")
        return self.state_of_table

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:  # Any: bytes and signed ones
        seat = self._seat_of[agent]
        return {
            "observation": self.table.observe(self._state, seat),
            "action_mask": self.table.mask(self._state, seat)
            if agent == self.agent_selection and not self._state.game_over()
            else np.zeros(self.table.actions, np.int8),
        }

    def step(self, action: int | None) -> None:
        """Let the selected seat act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        state, seat = self._state, self._seat_of[agent]
        if int(action) not in self.table.legal(state, seat):
            raise ValueError(f"action {int(action)} is not legal for {agent} now; `action_mask` says which are")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.table.game.learning.act(state, seat, int(action))
        self.made += 1
        if state.game_over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {one: 1.0 if self._seat_of[one] in state.winners() else -1.0 for one in self.agents}
        else:
            self.truncations = dict.fromkeys(self.agents, self.made >= self.cap)
            self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Draw the table as text, with everything hidden that the selected seat may not see."""
        if self.render_mode is None:
            return None
        view = self.table.game.view(self._state, self._seat_of[self.agent_selection])
        drawn = self.table.game.text(view)
        if self.render_mode == "human":
            print(drawn)  # noqa: T201 - it is asked to
        return drawn

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def aec_env(
    game: str = "cartagena",
    players: int = 2,
    options: Mapping[str, object] | None = None,
    *,
    cap: int = CAP,
    render_mode: str | None = None,
) -> AECEnv:
    """Make a PettingZoo environment. An illegal action ends the game: −1 for who tried it, 0 for the others."""
    table = TableEnv(game, players, options, cap=cap, render_mode=render_mode)
    env = wrappers.TerminateIllegalWrapper(table, illegal_reward=_ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
