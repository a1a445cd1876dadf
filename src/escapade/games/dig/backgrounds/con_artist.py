"""Con artist: asks a player for a card by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickCard, PickPlayer
from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, SeatAnswer
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.cards import KEYS, KINDS
from escapade.games.dig.codes import CON, PASS, SEAT, SEATS
from escapade.games.dig.demand import Demand
from escapade.games.dig.move import Move, offer
from escapade.games.dig.names import card as card_name
from escapade.games.dig.reveal import Reveal
from escapade.games.dig.spots import hand, passed_on
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

CON_ARTIST: Final = 12  # its number
_PAIR: Final = 2  # players at a table with no second player to ask

_NO_SUCH_PLAYER: Final = Refusal("D12.30", "dig-refusal-con-another-player")
_ASK_OR_PASS: Final = Refusal("D12.30", "dig-refusal-con-again-or-pass")


@mypyc_attr(acyclic=True)
class ConArtist(Background):
    """Con artist (Mafia): on your turn, name a card; a player you choose gives you one if held; in the gang ask two."""

    def key(self) -> str:
        return "con-artist"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every card and every other player."""
        offer(s, seat, CON, KINDS * SEATS, out)


@mypyc_attr(acyclic=True)
class Con(Reveal):
    """Name a card and a player, anywhere, who gives you one if they hold it (D12.30)."""

    def __init__(self, code: i64, card: i64, target: i64) -> None:
        super().__init__(code, CON_ARTIST)
        self.card: Final = card
        self.target: Final = target

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return None if self.target < s.seats and self.target != seat else _NO_SUCH_PLAYER

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        _ask_for(s, seat, self.target, self.card)
        if gang and s.seats > _PAIR:
            s.ask(AskAnother(seat, self.card, self.target))

    def text(self) -> str:
        return f"con {int(self.target) + 1} {KEYS[self.card]}"

    def group(self) -> str:
        return "con"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-con", other=Player(self.target), card=card_name(self.card))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The card comes, if its holder is known."""
        return _asked_effects(s, seat, self.target, self.card)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select the player, then a card they might hold."""
        return [PickPlayer(self.target), PickCard(self.card, hand(self.target))]


def _ask_for(s: State, seat: i64, other: i64, card: i64) -> None:
    """Take a card from a player who holds it, in the open."""
    if s.holds_card(other, card):
        s.hand_over(other, seat, card)


def _asked_effects(s: State, seat: i64, other: i64, card: i64) -> list[Effect]:
    """List the effects of asking a player for a card, if they are known to hold it."""
    return [passed_on(other, seat, card)] if s.holds_card(other, card) else []


@mypyc_attr(acyclic=True)
class AskAnother(Demand):
    """The Con artist of the Mafia may ask a second player for the same card."""

    def __init__(self, seat: i64, card: i64, first: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.first: Final = first

    def details(self) -> list[int]:
        return [int(self.card), int(self.first)]

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add everyone else, and passing."""
        for other in range(s.seats):
            if other not in (self.seat, self.first):
                out.add(SEAT + other)
        out.add(PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only a player who was not asked yet."""
        if move.code == PASS:
            return None
        if not isinstance(move, Answer) or not SEAT <= move.code < SEAT + s.seats:
            return _ASK_OR_PASS
        return _ASK_OR_PASS if move.number in (self.seat, self.first) else None

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if move.code == PASS:
            s.pass_by(seat)
        s.answered()
        if move.code != PASS and isinstance(move, Answer):
            _ask_for(s, seat, move.number, self.card)

    def question(self, s: State) -> Message:
        return message("dig-question-con-again", card=card_name(self.card))

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        """The card comes, if its holder is known."""
        return _asked_effects(s, seat, move.number, self.card) if isinstance(move, SeatAnswer) else []


def moves() -> list[Move]:
    """List every card and player."""
    return [Con(CON + n, n // SEATS, n % SEATS) for n in range(KINDS * SEATS)]
