"""Plays games like a simulation, and notes what reports on balance need: choices, lead changes, what was used."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec

from escapade.bots.play import ROUND_OVER, TURN_PASSED
from escapade.engine import Choices
from escapade.games import game_named
from escapade.lab.things import things_of
from escapade.simulate import GameNotes, GameResult, Plan

if TYPE_CHECKING:
    from escapade.engine import Action, Event, State
    from escapade.game import Game


@dataclass(frozen=True)
class ObservedPlan:
    """Several simulations, played one after the other, with notes of every game.

    Attributes:
        plans: The simulations: one for each table that is compared.
        blocks: Blocks of each of them.
    """

    plans: tuple[Plan, ...]
    blocks: int

    def plan_of(self, block: int) -> int:
        """Return which of the simulations a block belongs to."""
        return (block - 1) // self.blocks

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return sum(plan.block_size for plan in self.plans) * self.blocks

    def play_block(self, block: int) -> list[GameResult]:
        """Play a block; blocks count from 1. All simulations have the same numbers, and so the same luck."""
        plan = self.plans[self.plan_of(block)]
        own = (block - 1) % self.blocks + 1
        return [self._played(plan, own, turn, block) for turn in range(plan.block_size)]

    def _played(self, plan: Plan, own: int, turn: int, block: int) -> GameResult:
        """Play one game and take notes."""
        state = plan.deal_unrecorded(own)
        notes = _NoteTaker(game_named(plan.game), state)
        result = plan.play_dealt(state, own, turn, notes)
        return msgspec.structs.replace(result, deal=block, notes=notes.notes(state))


class _NoteTaker:
    """Watches one game."""

    def __init__(self, game: Game, state: State) -> None:
        seats = int(state.seats)
        self.game = game
        self.things = things_of(game.name)
        self.first = state.to_act()[0]
        self.choices = Choices()
        self.offered = 0  # legal actions
        self.asked = 0  # decisions with a list of actions
        self.chances = vec[float]([0.0] * seats)
        self.leader: int | None = None
        self.lead_changes = 0
        self.lowest = [1.0] * seats
        self.uses: defaultdict[str, list[int]] = defaultdict(lambda: [0] * seats)

    def before(self, state: State, seat: int, action: Action) -> None:
        """Count the legal actions, and what the chosen one uses."""
        self.choices.n, self.choices.open = 0, False
        state.choices(seat, self.choices)
        if not self.choices.open:  # the ways to fill in an open form cannot be counted
            self.offered += int(self.choices.n)
            self.asked += 1
        for thing in self.things.in_action(state, action):
            self.uses[thing][seat] += 1

    def after(self, state: State, events: list[Event]) -> None:
        """Count what was used; at the end of a turn or round, see who leads."""
        for event in events:
            for seat, thing in self.things.in_event(state, event):
                self.uses[thing][seat] += 1
        if not state.game_over() and any(event.name() in {TURN_PASSED, ROUND_OVER} for event in events):
            self._look_who_leads(state)

    def _look_who_leads(self, state: State) -> None:
        """Estimate the chances as bots do, from the whole table."""
        self.game.thinking.chances(state, self.chances)
        chances = [float(chance) for chance in self.chances]
        self.lowest = [min(pair) for pair in zip(self.lowest, chances, strict=True)]
        leader = chances.index(max(chances))
        self.lead_changes += self.leader is not None and leader != self.leader
        self.leader = leader

    def notes(self, state: State) -> GameNotes:
        """Return what was noted when the game has ended."""
        for seat, thing in self.things.at_end(state):
            self.uses[thing][seat] += 1
        winners = state.winners()
        lowest = min((self.lowest[seat] for seat in winners), default=None)
        mean = self.offered / self.asked if self.asked else 0.0
        uses = {thing: tuple(counts) for thing, counts in sorted(self.uses.items())}
        return GameNotes(self.first, mean, self.lead_changes, lowest, uses)
