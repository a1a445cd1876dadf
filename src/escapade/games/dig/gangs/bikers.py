"""The Bikers: fights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, CardAnswer
from escapade.games.dig.cards import KINDS
from escapade.games.dig.codes import CARD
from escapade.games.dig.demand import Demand
from escapade.games.dig.gangs.gang import GangCard
from escapade.games.dig.names import card as card_name
from escapade.games.dig.spots import card_moves, hand, weapons
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Spot
    from escapade.engine import Choices
    from escapade.games.dig.move import Move
    from escapade.games.dig.state import State

_TAKE_BACK: Final = Refusal("D12.21", "dig-refusal-choose-weapon")


@mypyc_attr(acyclic=True)
class Retriever(GangCard):
    """Bikers 1: after a fight you won and its prize, take back one Weapon you laid, the opening one too."""

    def after_win(self, s: State, seat: i64) -> None:
        """Ask which Weapon to take back, if one was played."""
        if laid_by(s, seat):
            s.ask(TakeBack(seat))


@mypyc_attr(acyclic=True)
class TakeBack(Demand):
    """The winner chooses which Weapon to take back; one kind leaves no choice."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every kind laid."""
        for card in laid_by(s, seat):
            out.add(CARD + card)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only one of those played."""
        if isinstance(move, Answer) and CARD <= move.code < CARD + KINDS and int(move.number) in laid_by(s, seat):
            return None
        return _TAKE_BACK

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if isinstance(move, Answer):
            s.answered()
            s.take_back(seat, move.number)

    def met(self, s: State) -> bool:
        """Whether there is only one kind."""
        return len(laid_by(s, self.seat)) == 1

    def then(self, s: State) -> None:
        s.take_back(self.seat, laid_by(s, self.seat)[0])

    def default(self, s: State, seat: i64) -> i64:
        return CARD + laid_by(s, seat)[0]

    def question(self, s: State) -> Message:
        return Message("dig-question-take-back")

    def says(self, s: State, seat: i64, move: Move) -> Message:
        assert isinstance(move, CardAnswer)
        return message("dig-answer-take-back", card=card_name(move.number))

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        assert isinstance(move, CardAnswer)
        return [card_moves(move.number, weapons(seat), hand(seat))]

    def choose_from(self, s: State) -> Spot:
        return weapons(self.seat)


def laid_by(s: State, seat: i64) -> list[int]:
    """List the kinds of Weapons a player laid in the fight."""
    return sorted({weapon % KINDS for weapon in s.laid if weapon // KINDS == seat})


@mypyc_attr(acyclic=True)
class BareFists(GangCard):
    """Bikers 2: once a fight, your fists count as laying a Weapon; they do not open an extortion."""

    def has_fists(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Looter(GangCard):
    """Bikers 3: when you win as attacker, take 1 random card more."""

    def spoils(self) -> i64:
        return 1


@mypyc_attr(acyclic=True)
class ThickSkin(GangCard):
    """Bikers 4: you ignore the first Beating between your turns, by itself."""

    def shrugs(self) -> bool:
        return True


def cards() -> list[GangCard]:
    """List the four cards of the gang."""
    return [Retriever(4), BareFists(5), Looter(6), ThickSkin(7)]
