"""Moves: rolls, Cautious moves, and what happens where a move ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, AreaAnswer
from escapade.games.dig.bits import alone, bit, listed, lowest
from escapade.games.dig.board import AREA_KEYS, SIDES
from escapade.games.dig.codes import AREA, AREAS, CAUTIOUS, REROLL, ROLL
from escapade.games.dig.demand import Demand
from escapade.games.dig.move import Move, TurnAction
from escapade.games.dig.names import area as area_name
from escapade.games.dig.names import michel
from escapade.games.dig.spots import draws, goes, pick_area
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

CAUTIOUS_COST: Final = 2  # actions (D3.3)

_CHOOSE_AREA: Final = Refusal("D3.2", "dig-refusal-choose-rolled-area")
_NOT_ROLLED: Final = Refusal("D3.2", "dig-refusal-not-rolled")
_NO_REROLL: Final = Refusal("D9", "dig-refusal-no-reroll")
_NOT_OPEN: Final = Refusal("D3.3", "dig-refusal-cautious-to-open-area")


@mypyc_attr(acyclic=True)
class Roll(TurnAction):
    """Roll the die and go to one of the two areas it names; already in one of them, to the other (D3.2)."""

    def leads_out(self) -> bool:
        return True

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Return None: a roll is never barred."""
        return None

    def do(self, s: State, seat: i64) -> None:
        again = 0 if s.prisoners[seat].gang.rerolls() else 1
        s.ask(ChooseWay(seat, s.rolled(seat), again))

    def text(self) -> str:
        return "move"

    def group(self) -> str:
        return "go"

    def message(self, s: State, seat: i64) -> Message:
        return Message("dig-action-roll")

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select any area a roll may lead to."""
        areas = leads_to(s, bit(SIDES) - 1) & ~bit(s.area(seat))
        return [pick for area in listed(areas) for pick in pick_area(area)]


def leads_to(s: State, numbers: i64) -> i64:
    """Return the areas that numbers of the die lead to, as bits."""
    areas: i64 = 0
    for number in range(i64(SIDES)):
        if numbers & bit(number):
            areas |= s.rulebook.die[number]
    return areas


@mypyc_attr(acyclic=True)
class ChooseArea(Demand):
    """A player must choose where a roll leads, unless there is only one area."""

    def __init__(self, seat: i64, roll: i64) -> None:
        super().__init__(seat)
        self.roll: Final = roll

    def details(self) -> list[int]:
        return [int(self.roll)]

    def areas(self, s: State) -> i64:
        """Return the areas to choose from, as bits: never the current one (D12.1)."""
        return leads_to(s, bit(self.roll)) & ~bit(s.area(self.seat))

    def arrive(self, s: State, area: i64) -> None:
        raise NotImplementedError

    def may(self, s: State, seat: i64, out: Choices) -> None:
        out.add_bits(AREA, self.areas(s))

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only an area the roll leads to."""
        if not isinstance(move, Answer) or not AREA <= move.code < AREA + AREAS:
            return _CHOOSE_AREA
        return None if self.areas(s) & bit(move.number) else _NOT_ROLLED

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if isinstance(move, Answer):
            s.answered()
            self.arrive(s, move.number)

    def met(self, s: State) -> bool:
        """Whether there is only one area."""
        return alone(self.areas(s))

    def then(self, s: State) -> None:
        self.arrive(s, lowest(self.areas(s)))

    def default(self, s: State, seat: i64) -> i64:
        """Go to the first area named (D12.14)."""
        areas = self.areas(s)
        for area in s.rulebook.printed.ways[self.roll]:
            if areas & bit(area):
                return AREA + area
        return AREA + lowest(areas)

    def says(self, s: State, seat: i64, move: Move) -> Message:
        if isinstance(move, AreaAnswer):
            return message("dig-answer-go", area=area_name(s, move.number))
        return super().says(s, seat, move)

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        return [goes(seat, s.area(seat), move.number)] if isinstance(move, AreaAnswer) else []

    def number(self) -> int:
        """Return the number rolled as the die shows it."""
        return int(self.roll) + 1


@mypyc_attr(acyclic=True)
class ChooseWay(ChooseArea):
    """The roll of one's own move; the Crew may roll again or use a neighbouring number."""

    def __init__(self, seat: i64, roll: i64, again: i64) -> None:
        """The seat, the number rolled, and whether it cannot be rolled again (1) or can (0)."""
        super().__init__(seat, roll)
        self.again: Final = again

    def details(self) -> list[int]:
        """Return the roll and whether it stands."""
        return [int(self.roll), int(self.again)]

    def areas(self, s: State) -> i64:
        """Return where the roll leads, with the options of the gang."""
        numbers = s.prisoners[self.seat].gang.numbers(self.roll)
        return leads_to(s, numbers) & ~bit(s.area(self.seat))

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the areas, and another roll."""
        super().may(s, seat, out)
        if self.again == 0:
            out.add(REROLL)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only an area, or another roll if there is one."""
        if move.code == REROLL:
            return _NO_REROLL if self.again else None
        return super().refusal(s, seat, move)

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if move.code == REROLL:
            s.answered()
            s.ask(ChooseWay(seat, s.rolled(seat), 1))
        else:
            super().answer(s, seat, move)

    def met(self, s: State) -> bool:
        """Whether there is nothing to choose; with another roll there always is."""
        return self.again == 1 and super().met(s)

    def arrive(self, s: State, area: i64) -> None:
        end_move(s, self.seat, area)

    def question(self, s: State) -> Message:
        return message("dig-question-way", roll=self.number())

    def says(self, s: State, seat: i64, move: Move) -> Message:
        return Message("dig-answer-reroll") if move.code == REROLL else super().says(s, seat, move)

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        """The player goes there, with what happens where a move ends."""
        return move_effects(s, seat, move.number) if isinstance(move, AreaAnswer) else []

    def notes(self, s: State, seat: i64, move: Move) -> list[Message]:
        return move_notes(s, move.number) if isinstance(move, AreaAnswer) else []


def end_move(s: State, seat: i64, area: i64) -> None:
    """End one's own move in an area: the gang's effect first, then Michel(le) (D12.6, D12.12)."""
    s.go(seat, area)
    s.prisoners[seat].gang.moved(s, seat)
    s.rulebook.company.met(s, seat)


def move_effects(s: State, seat: i64, area: i64) -> list[Effect]:
    """List what ending one's own move in an area changes."""
    met = any(other != seat and s.area(other) == area for other in range(s.seats))
    bonus = s.prisoners[seat].gang.company_bonus(s) if met else i64(0)
    return [goes(seat, s.area(seat), area), *draws(seat, bonus)]


def move_notes(s: State, area: i64) -> list[Message]:
    """Warn that Michel(le) is where a move ends (D6.3)."""
    return [message("dig-note-michel", michel=michel(s))] if s.michel == area else []


@mypyc_attr(acyclic=True)
class CautiousMove(TurnAction):
    """Go to any open area by choice, for 2 actions (D3.3)."""

    def __init__(self, code: i64, area: i64) -> None:
        super().__init__(code)
        self.area: Final = area

    def cost(self, s: State, seat: i64) -> i64:
        """Return two actions, or less with a card of the gang."""
        return s.prisoners[seat].gang.cautious_cost(s, CAUTIOUS_COST)

    def leads_out(self) -> bool:
        return True

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return None if s.open_areas() & ~bit(s.area(seat)) & bit(self.area) else _NOT_OPEN

    def do(self, s: State, seat: i64) -> None:
        s.prisoners[seat].gang.went_cautiously(s)
        end_move(s, seat, self.area)

    def text(self) -> str:
        return f"cautious {AREA_KEYS[self.area]}"

    def group(self) -> str:
        return "cautious"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-cautious", area=area_name(s, self.area))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return move_effects(s, seat, self.area)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_area(self.area)

    def notes(self, s: State, seat: i64) -> list[Message]:
        return move_notes(s, self.area)


@mypyc_attr(acyclic=True)
class Company:
    """Who else is met where a move ends: nobody, unless Michel(le) is in the game."""

    def met(self, s: State, seat: i64) -> None:
        """Let a player meet them."""


def offer_moves(s: State, seat: i64, out: Choices) -> None:
    """Add a roll and the Cautious moves."""
    if s.left:
        out.add(ROLL)
        if s.left >= s.prisoners[seat].gang.cautious_cost(s, CAUTIOUS_COST):
            out.add_bits(CAUTIOUS, s.open_areas() & ~bit(s.area(seat)))


def moves() -> list[Move]:
    """List the ways of going about."""
    return [Roll(ROLL), *[CautiousMove(CAUTIOUS + area, area) for area in range(AREAS)]]
