"""Join a gang: pay accessories for the top card of its deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import TokenTurns
from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, ChooseCard
from escapade.games.dig.bits import bit
from escapade.games.dig.board import GANGS
from escapade.games.dig.codes import BADGE, JOIN
from escapade.games.dig.demand import Demand
from escapade.games.dig.gangs.gang import CARDS_A_GANG, NO_GANG, UNSEEN
from escapade.games.dig.move import Move, TurnAction, offer
from escapade.games.dig.names import badge, badge_text, cards
from escapade.games.dig.names import gang as gang_name
from escapade.games.dig.spots import gang_card, pick_cards
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

_NO_CARDS_LEFT: Final = Refusal("D12.16", "dig-refusal-gang-deck-empty")
_TOO_FEW: Final = Refusal("D3.4", "dig-refusal-too-few-accessories")
_PAY_ACCESSORY: Final = Refusal("D3.4", "dig-refusal-pay-accessory")
_KEEP_ONE: Final = Refusal("D12.17", "dig-refusal-keep-one")


@mypyc_attr(acyclic=True)
class Join(TurnAction):
    """Discard different accessories of a gang, and put the top card of its deck open beside you (D3.4)."""

    def __init__(self, code: i64, gang: i64) -> None:
        super().__init__(code)
        self.gang: Final = gang

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return cannot_join(s, seat, self.gang, s.rulebook.printed.dues)

    def do(self, s: State, seat: i64) -> None:
        s.ask(PayDues(seat, self.gang, s.rulebook.printed.dues, 0, 1))

    def text(self) -> str:
        return f"join {GANGS[self.gang]}"

    def group(self) -> str:
        return "join"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-join", gang=gang_name(self.gang), count=int(s.rulebook.printed.dues))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select any accessory of the gang; which ones are paid is asked next."""
        return pick_accessories(s, seat, self.gang)

    def notes(self, s: State, seat: i64) -> list[Message]:
        return dues_notes(s, seat, self.gang, s.rulebook.printed.dues) + join_notes(s, seat)


def pick_accessories(s: State, seat: i64, gang: i64) -> list[Pick]:
    """Select the accessories of a gang that a player holds."""
    return pick_cards(seat, [card for card in s.rulebook.printed.accessories[gang] if s.holds_card(seat, card)])


def dues_notes(s: State, seat: i64, gang: i64, dues: i64) -> list[Message]:
    """Return which accessories are discarded, where there is no choice."""
    held = [card for card in s.rulebook.printed.accessories[gang] if s.holds_card(seat, card)]
    return [message("dig-note-dues", cards=cards(held))] if held and len(held) == dues else []


def join_notes(s: State, seat: i64) -> list[Message]:
    """Return which gang card goes under its deck when another is taken."""
    old = s.prisoners[seat].gang.number
    return [] if old == NO_GANG else [message("dig-note-gives-up", badge=badge(old))]


def cannot_join(s: State, seat: i64, gang: i64, dues: i64) -> Refusal | None:
    """Return why a gang cannot be joined for this number of accessories."""
    if s.gang_decks[gang].size() == 0:
        return _NO_CARDS_LEFT
    different: i64 = 0
    for card in s.rulebook.printed.accessories[gang]:
        if s.holds_card(seat, card):
            different += 1
    return None if different >= dues else _TOO_FEW


@mypyc_attr(acyclic=True)
class PayDues(ChooseCard):
    """A player who joins a gang chooses which accessories to discard, all of them different."""

    def __init__(self, seat: i64, gang: i64, need: i64, paid: i64, looks: i64) -> None:
        """The seat, the gang, how many are still needed, which were paid (as bits), how many cards are looked at."""
        super().__init__(seat)
        self.gang: Final = gang
        self.need: Final = need
        self.paid: Final = paid
        self.looks: Final = looks

    def details(self) -> list[int]:
        return [int(self.gang), int(self.need), int(self.paid), int(self.looks)]

    def fits(self, s: State, card: i64) -> bool:
        """Whether a card is an accessory of the gang that was not paid yet."""
        return card in s.rulebook.printed.accessories[self.gang] and not self.paid & bit(card)

    def proves(self) -> i64:
        """Return how many accessories the player must hold."""
        return self.need

    def wanted(self) -> Refusal:
        return _PAY_ACCESSORY

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if isinstance(move, Answer):
            s.answered()
            s.discard(seat, move.number)
            s.ask(PayDues(seat, self.gang, self.need - 1, self.paid | bit(move.number), self.looks))

    def met(self, s: State) -> bool:
        """Whether all is paid. A single way to pay is also asked for, so that others do not learn about it."""
        return self.need == 0

    def then(self, s: State) -> None:
        _enter(s, self.seat, self.gang, self.looks)

    def question(self, s: State) -> Message:
        """Return how many are still to be paid."""
        return message("dig-question-dues", gang=gang_name(self.gang), count=int(self.need))


def _enter(s: State, seat: i64, gang: i64, looks: i64) -> None:
    """Take the top card of a gang's deck, or look at two; the old card then goes under its deck (D12.17)."""
    old = s.prisoners[seat].gang.number
    if looks == 1 or s.gang_decks[gang].size() == 1:
        s.join(seat, s.top_badge(gang))
        _leave(s, seat, old)
        return
    for _ in range(looks):
        s.peek_badge(seat, gang, s.top_badge(gang))
    s.ask(KeepBadge(seat, gang))


def _leave(s: State, seat: i64, old: i64) -> None:
    """Put the previous gang card under its deck."""
    if old != NO_GANG:
        s.bury(seat, old)


@mypyc_attr(acyclic=True)
class KeepBadge(Demand):
    """A player who looked at two gang cards chooses one; the other goes under first, then the old one (D12.17)."""

    def __init__(self, seat: i64, gang: i64) -> None:
        super().__init__(seat)
        self.gang: Final = gang

    def details(self) -> list[int]:
        return [int(self.gang)]

    def may(self, s: State, seat: i64, out: Choices) -> None:
        for number in s.peeked:
            if number != UNSEEN:
                out.add(BADGE + number % CARDS_A_GANG)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only one of the two."""
        if not isinstance(move, Answer) or not BADGE <= move.code < BADGE + CARDS_A_GANG:
            return _KEEP_ONE
        return None if int(self.gang * CARDS_A_GANG + move.number) in s.peeked else _KEEP_ONE

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if isinstance(move, Answer):
            s.answered()
            old = s.prisoners[seat].gang.number
            s.keep_badge(seat, self.gang * CARDS_A_GANG + move.number)
            for number in s.peeked:
                s.bury_peeked(seat, self.gang, number)
            _leave(s, seat, old)

    def default(self, s: State, seat: i64) -> i64:
        return BADGE + s.peeked[0] % CARDS_A_GANG

    def question(self, s: State) -> Message:
        return message("dig-question-keep", gang=gang_name(self.gang))

    def says(self, s: State, seat: i64, move: Move) -> Message:
        return message("dig-answer-keep", badge=badge(self.named(move)))

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        return [TokenTurns(gang_card(seat), s.rulebook.gang_cards[self.named(move)].key())]

    def notes(self, s: State, seat: i64, move: Move) -> list[Message]:
        return [badge_text(self.named(move)), *join_notes(s, seat)]

    def named(self, move: Move) -> i64:
        """Return the number of the gang card an answer names."""
        assert isinstance(move, Answer)
        return self.gang * CARDS_A_GANG + move.number


def offer_joins(s: State, seat: i64, out: Choices) -> None:
    """Add the gangs that can be joined."""
    if s.left and s.hand(seat).accessories() >= s.rulebook.printed.dues:
        offer(s, seat, JOIN, len(GANGS), out)


def moves() -> list[Move]:
    """List every gang to join."""
    return [Join(JOIN + gang, gang) for gang in range(len(GANGS))]
