"""Cutpurse: a card from a player in your area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickPlayer
from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, CardAnswer
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.bits import bit
from escapade.games.dig.cards import FACE_DOWN
from escapade.games.dig.codes import CARD, CUT_PURSE, KINDS, SEATS
from escapade.games.dig.demand import Demand
from escapade.games.dig.move import Move, offer
from escapade.games.dig.names import card as card_name
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.spots import hand, passed_on
from escapade.games.dig.state import START
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick, Spot
    from escapade.engine import Choices
    from escapade.games.dig.state import State

CUTPURSE: Final = 7  # its number

_TOO_LATE: Final = Refusal("D12.8", "dig-refusal-cutpurse-too-late")
_NOT_BESIDE: Final = Refusal("D9", "dig-refusal-not-in-your-area")
_CHOOSE: Final = Refusal("D9", "dig-refusal-choose-loot")


@mypyc_attr(acyclic=True)
class Cutpurse(Background):
    """Cutpurse (Triad): at the start of your turn, 1 random card of a player beside you; in the gang choose."""

    def key(self) -> str:
        return "cutpurse"

    def at_start(self) -> bool:
        return True

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every player in the area, at the start of the turn."""
        offer(s, seat, CUT_PURSE, s.seats, out)


@mypyc_attr(acyclic=True)
class CutPurse(Reveal):
    """Take a card from a player in your area, at the start of your turn."""

    def __init__(self, code: i64, target: i64) -> None:
        super().__init__(code, CUTPURSE)
        self.target: Final = target

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.moment != START:
            return _TOO_LATE
        return None if self.target < s.seats and s.beside(seat) & bit(self.target) else _NOT_BESIDE

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        if not gang:
            s.rob_blindly(seat, self.target)
            return
        s.look(seat, self.target, s.hand(self.target).listed())
        s.ask(ChooseLoot(seat, self.target))

    def text(self) -> str:
        return f"cutpurse {int(self.target) + 1}"

    def message(self, s: State, seat: i64) -> Message:
        """Return from whom, and in the gang that the card may be chosen."""
        id_ = "dig-action-cut-purse-choose" if s.in_its_gang(seat) else "dig-action-cut-purse"
        return message(id_, other=Player(self.target))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return [passed_on(self.target, seat, FACE_DOWN)] if s.hand(self.target).size() else []

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickPlayer(self.target)]


@mypyc_attr(acyclic=True)
class ChooseLoot(Demand):
    """A player who saw a hand chooses a card from it."""

    def __init__(self, seat: i64, victim: i64) -> None:
        super().__init__(seat)
        self.victim: Final = victim

    def details(self) -> list[int]:
        """Return the victim."""
        return [int(self.victim)]

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every kind of card in that hand."""
        for card in range(i64(KINDS)):
            if s.holds_card(self.victim, card):
                out.add(CARD + card)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only a card of that hand."""
        if isinstance(move, Answer) and CARD <= move.code < CARD + KINDS and s.holds_card(self.victim, move.number):
            return None
        return _CHOOSE

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if isinstance(move, Answer):
            s.answered()
            s.rob(seat, self.victim, move.number)

    def met(self, s: State) -> bool:
        """Whether the hand is empty."""
        return s.hand(self.victim).size() == 0

    def default(self, s: State, seat: i64) -> i64:
        return CARD + s.hand(self.victim).pick(0)

    def question(self, s: State) -> Message:
        return message("dig-question-loot", other=Player(int(self.victim)))

    def says(self, s: State, seat: i64, move: Move) -> Message:
        assert isinstance(move, CardAnswer)
        return message("dig-answer-take", card=card_name(move.number))

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        assert isinstance(move, CardAnswer)
        return [passed_on(self.victim, seat, move.number)]

    def choose_from(self, s: State) -> Spot:
        return hand(self.victim)


def moves() -> list[Move]:
    return [CutPurse(CUT_PURSE + seat, seat) for seat in range(SEATS)]
