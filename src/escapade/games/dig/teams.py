"""Team mode: what teammates can do for one another (D7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickPlayer
from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, CardAnswer, ChooseCard
from escapade.games.dig.bits import bit
from escapade.games.dig.board import BLOCK_B, CELL_BLOCK, SOLITARY
from escapade.games.dig.codes import CIGARETTE, EXCHANGE, FOLLOW, PASS, SEATS
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.games.dig.move import Move, TurnAction, offer
from escapade.games.dig.moving import end_move, move_effects, move_notes
from escapade.games.dig.names import area, card
from escapade.games.dig.spots import CIGARETTES, counts, passed_on, pick_area
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

_NO_TEAMMATE: Final = Refusal("D7.1", "dig-refusal-no-teammate")
_NOT_BESIDE: Final = Refusal("D7.5", "dig-refusal-exchange-in-your-area")
_OTHER_GANG: Final = Refusal("D7.6", "dig-refusal-follow-your-gang")
_NOT_THERE: Final = Refusal("D12.33", "dig-refusal-follow-not-there")
_GIVE_OR_PASS: Final = Refusal("D7.5", "dig-refusal-give-or-pass")
_NO_CIGARETTE: Final = Refusal("D7.5", "dig-refusal-no-cigarette")


def _teammate(s: State, seat: i64, other: i64) -> bool:
    """Whether another seat is of the same team."""
    return other < s.seats and other != seat and s.mates(seat, other)


@mypyc_attr(acyclic=True)
class Follow(TurnAction):
    """Instead of rolling, go to the area of a teammate who is in the same gang as you (D7.6)."""

    def __init__(self, code: i64, mate: i64) -> None:
        super().__init__(code)
        self.mate: Final = mate

    def leads_out(self) -> bool:
        return True

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if not _teammate(s, seat, self.mate):
            return _NO_TEAMMATE
        mine, theirs = s.prisoners[seat].gang, s.prisoners[self.mate].gang
        if mine.number == NO_GANG or mine.gang != theirs.gang:
            return _OTHER_GANG
        return _NOT_THERE if s.area(self.mate) in (SOLITARY, s.area(seat)) else None

    def do(self, s: State, seat: i64) -> None:
        end_move(s, seat, s.area(self.mate))

    def text(self) -> str:
        return f"follow {int(self.mate) + 1}"

    def group(self) -> str:
        return "go"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-follow", other=Player(self.mate), area=area(s, s.area(self.mate)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return move_effects(s, seat, s.area(self.mate))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickPlayer(self.mate), *pick_area(s.area(self.mate))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        return move_notes(s, s.area(self.mate))


@mypyc_attr(acyclic=True)
class Exchange(TurnAction):
    """Give any number of cards and cigarettes to a teammate in your area and get any in return (D7.5)."""

    def __init__(self, code: i64, mate: i64) -> None:
        super().__init__(code)
        self.mate: Final = mate

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if not _teammate(s, seat, self.mate):
            return _NO_TEAMMATE
        return None if s.beside(seat) & bit(self.mate) else _NOT_BESIDE

    def do(self, s: State, seat: i64) -> None:
        """Give first, then the teammate answers (D12.33)."""
        s.ask(Giving(self.mate, seat))
        s.ask(Giving(seat, self.mate))

    def text(self) -> str:
        return f"exchange {int(self.mate) + 1}"

    def group(self) -> str:
        return "people"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-exchange", other=Player(self.mate))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickPlayer(self.mate)]


@mypyc_attr(acyclic=True)
class Giving(ChooseCard):
    """A player gives a teammate cards and cigarettes, one at a time, until they stop."""

    def __init__(self, seat: i64, mate: i64) -> None:
        super().__init__(seat)
        self.mate: Final = mate

    def details(self) -> list[int]:
        """Return the teammate."""
        return [int(self.mate)]

    def wanted(self) -> Refusal:
        """A card, a cigarette, or the end."""
        return _GIVE_OR_PASS

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every card, a cigarette, and stopping."""
        super().may(s, seat, out)
        if s.prisoners[seat].cigarettes:
            out.add(CIGARETTE)
        out.add(PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only what the player has, or stopping."""
        if move.code == PASS:
            return None
        if move.code == CIGARETTE:
            return None if s.prisoners[seat].cigarettes else _NO_CIGARETTE
        return super().refusal(s, seat, move)

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if move.code == PASS:
            s.pass_by(seat)
            s.answered()
        elif move.code == CIGARETTE:
            s.earn(seat, -1)
            s.earn(self.mate, 1)
        elif isinstance(move, Answer):
            s.give(seat, self.mate, move.number)

    def default(self, s: State, seat: i64) -> i64:
        """Give nothing (D12.14)."""
        return PASS

    def question(self, s: State) -> Message:
        return message("dig-question-give", other=Player(self.mate))

    def says(self, s: State, seat: i64, move: Move) -> Message:
        """Give a card or a cigarette, or stop."""
        if isinstance(move, CardAnswer):
            return message("dig-answer-give", card=card(move.number))
        return Message("dig-answer-give-cigarette" if move.code == CIGARETTE else "dig-answer-end-exchange")

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        if isinstance(move, CardAnswer):
            return [passed_on(seat, self.mate, move.number)]
        if move.code == CIGARETTE:
            return counts(CIGARETTES, -1, seat) + counts(CIGARETTES, 1, self.mate)
        return []


def homes(seats: int) -> list[int]:
    """Return the block of each seat: teammates sit alternately (D7.1)."""
    return [CELL_BLOCK if seat % 2 == 0 else BLOCK_B for seat in range(seats)]


def sides(seats: int) -> list[int]:
    """Return the team of each seat."""
    return [seat % 2 for seat in range(seats)]


def offer_teamwork(s: State, seat: i64, out: Choices) -> None:
    """Add every teammate to follow or to exchange with."""
    if s.left:
        offer(s, seat, FOLLOW, s.seats, out)
        offer(s, seat, EXCHANGE, s.seats, out)


def moves() -> list[Move]:
    return [
        *[Follow(FOLLOW + seat, seat) for seat in range(SEATS)],
        *[Exchange(EXCHANGE + seat, seat) for seat in range(SEATS)],
    ]
