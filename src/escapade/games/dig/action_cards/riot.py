"""Riot: everyone rolls and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.demand import Step
from escapade.games.dig.moving import ChooseArea
from escapade.games.dig.playing import ActionCard
from escapade.messages import message

if TYPE_CHECKING:
    from escapade.games.dig.state import State
    from escapade.messages import Message


@mypyc_attr(acyclic=True)
class Riot(ActionCard):
    """Every player rolls and moves, from its player clockwise, those in Solitary too (D12.5)."""

    def effect(self, s: State, seat: i64, target: i64) -> None:
        for step in range(s.seats - 1, i64(-1), -1):
            s.ask(Run(s.clockwise(seat, step)))


@mypyc_attr(acyclic=True)
class Run(Step):
    """A player rolls for the Riot."""

    def then(self, s: State) -> None:
        s.ask(RunWhere(self.seat, s.rolled(self.seat)))


@mypyc_attr(acyclic=True)
class RunWhere(ChooseArea):
    """A player chooses where to run; this is not a move (D12.6)."""

    def arrive(self, s: State, area: i64) -> None:
        s.go(self.seat, area)

    def question(self, s: State) -> Message:
        return message("dig-question-riot", roll=self.number())
