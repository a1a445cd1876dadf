"""Answers to demands: words, cards, areas and players; and the demand to choose one of one's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickCard, PickPlayer, PickSpot
from escapade.engine import Refusal
from escapade.games.dig.cards import KEYS
from escapade.games.dig.codes import (
    AREA,
    AREAS,
    BADGE,
    CARD,
    CIGARETTE,
    DRAW,
    FISTS,
    HAND_OVER,
    KINDS,
    KNIFEMAN,
    PASS,
    REROLL,
    REVEAL,
    SEAT,
    SEATS,
)
from escapade.games.dig.demand import Demand
from escapade.games.dig.move import Move, not_held
from escapade.games.dig.names import card
from escapade.games.dig.spots import (
    DECK,
    background,
    discarded,
    pick_area,
    pick_cards,
)
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State


_ONLY_AN_ANSWER: Final = Refusal("D10", "dig-refusal-nothing-asked")


@mypyc_attr(acyclic=True)
class Answer(Move):
    """An answer to a demand."""

    def __init__(self, code: i64, word: str, number: i64 = 0) -> None:
        """Its word in notation, and the number of the card, area or seat it names, if any."""
        super().__init__(code)
        self.number: Final = number
        self.word: Final = word

    def play(self, s: State, seat: i64) -> None:
        """Let the demand handle it."""
        if s.asked is not None:
            s.asked.answer(s, seat, self)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why it is not an answer to the current demand."""
        return _ONLY_AN_ANSWER

    def text(self) -> str:
        return self.word

    def asked(self, s: State) -> Demand:
        assert s.asked is not None
        return s.asked

    def kind(self) -> str:
        """Return its kind for the page: 'give-in' is GiveIn."""
        return "".join([part.capitalize() for part in self.word.split("-")])

    def message(self, s: State, seat: i64) -> Message:
        """Return the demand's text for it."""
        return self.asked(s).says(s, seat, self)

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return self.asked(s).effects(s, seat, self)

    def notes(self, s: State, seat: i64) -> list[Message]:
        return self.asked(s).notes(s, seat, self)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select the Background, the deck or the tool in question; most other words have nothing to select."""
        if self.code == REVEAL:
            return [PickSpot(background(seat))]
        if self.code == DRAW:
            return [PickSpot(DECK)]
        if self.code == HAND_OVER and s.fight is not None:
            return pick_cards(seat, [s.fight.tool])
        return []


@mypyc_attr(acyclic=True)
class CardAnswer(Answer):
    """An answer that names a card."""

    def kind(self) -> str:
        return "Card"

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickCard(self.number, self.asked(s).choose_from(s))]


@mypyc_attr(acyclic=True)
class AreaAnswer(Answer):
    """An answer that names an area."""

    def kind(self) -> str:
        return "Area"

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_area(self.number)


@mypyc_attr(acyclic=True)
class SeatAnswer(Answer):
    """An answer that names a player."""

    def kind(self) -> str:
        return "Seat"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-answer-ask", other=Player(self.number))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickPlayer(self.number)]


@mypyc_attr(acyclic=True)
class BadgeAnswer(Answer):
    """An answer that names a gang card."""

    def kind(self) -> str:
        return "Badge"


@mypyc_attr(acyclic=True)
class ChooseCard(Demand):
    """A player must choose one of their cards."""

    def fits(self, s: State, card: i64) -> bool:
        """Whether a card the player holds can be chosen."""
        return True

    def proves(self) -> i64:
        """Return how many different fitting cards the player must hold, because the question is asked at all."""
        return 0

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every card that fits."""
        held = s.hand(self.seat)
        for kind in range(i64(KINDS)):
            if held.number(kind) and self.fits(s, kind):
                out.add(CARD + kind)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only a card in hand that fits."""
        if not isinstance(move, Answer) or not CARD <= move.code < CARD + KINDS:
            return self.wanted()
        if not s.holds_card(self.seat, move.number):
            return not_held(move.number)
        return None if self.fits(s, move.number) else self.wanted()

    def wanted(self) -> Refusal:
        raise NotImplementedError

    def default(self, s: State, seat: i64) -> i64:
        held = s.hand(self.seat)
        for kind in range(i64(KINDS)):
            if held.number(kind) and self.fits(s, kind):
                return CARD + kind
        return PASS

    def says(self, s: State, seat: i64, move: Move) -> Message:
        """Discard it, unless the demand says otherwise."""
        if isinstance(move, CardAnswer):
            return message("dig-answer-discard", card=card(move.number))
        return super().says(s, seat, move)

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        return discarded(seat, [move.number]) if isinstance(move, CardAnswer) else []


def answers(area_keys: list[str]) -> list[Move]:
    """List all answers that demands use."""
    return [
        Answer(PASS, "pass"),
        Answer(REVEAL, "reveal"),
        Answer(REROLL, "reroll"),
        Answer(HAND_OVER, "give-in"),
        Answer(FISTS, "fists"),
        Answer(DRAW, "draw"),
        Answer(CIGARETTE, "cigarette"),
        *[CardAnswer(CARD + kind, KEYS[kind], kind) for kind in range(KINDS)],
        *[AreaAnswer(AREA + area, area_keys[area], area) for area in range(AREAS)],
        *[SeatAnswer(SEAT + seat, f"seat-{seat + 1}", seat) for seat in range(SEATS)],
        *[BadgeAnswer(BADGE + number, f"card-{number + 1}", number) for number in range(KNIFEMAN - BADGE)],
    ]
