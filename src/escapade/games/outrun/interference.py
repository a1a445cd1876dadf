"""The moves with interference cards (O1.7, O3): play one, keep the rest, accept one or cancel it with a Shield."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.effects import PickCard, PickPlayer
from escapade.engine import Refusal
from escapade.games.outrun import codes, names, spots, steps
from escapade.games.outrun.card_effects import EFFECTS, replaced
from escapade.games.outrun.cards import AT_ONCE, FOCUS, ONLY_ONE, SHIELD, WORDS, bit, has, listed
from escapade.games.outrun.move import Move
from escapade.games.outrun.state import INTERFERENCE
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.effects import Effect, Pick
    from escapade.games.outrun.state import State


class Play(Move):
    """Interference: play a card on any player, or on yourself (O1.7)."""

    def __init__(self, code: i64, card: i64, target: i64) -> None:
        super().__init__(code, INTERFERENCE)
        self.card: Final = card
        self.target: Final = target

    def play(self, s: State, seat: i64) -> None:
        steps.play_card(s, seat, self.card, self.target)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        if self.target >= s.seats:
            return Refusal("O1.7", "outrun-refusal-no-such-player")
        if int(self.card) not in s.runners[seat].hand:
            return _not_held("O1.7", self.card)
        return unplayable(s, seat, self.card, self.target)

    def text(self) -> str:
        """Write the card, '>' and the player."""
        return f"{WORDS[self.card]}>{self.target + 1}"

    def message(self, s: State, seat: i64) -> Message:
        card = names.card(int(self.card))
        if self.target == seat:
            return message("outrun-move-play-own", card=card)
        return message("outrun-move-play", card=card, name=Player(int(self.target)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """List what the card does, if no Shield cancels it."""
        return EFFECTS[self.card].effects(s, self.card, seat, self.target, spots.hand(int(seat)))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickCard(int(self.card), spots.hand(int(seat))), PickPlayer(int(self.target))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        gone = [] if has(AT_ONCE, self.card) else listed(replaced(s, self.target, self.card))
        return [message("outrun-note-replaces", cards=[names.card(card) for card in gone])] if gone else []

    def group(self) -> Message | None:
        return names.card(int(self.card))


def _by_card(rule: str, code: str) -> list[Refusal]:
    """Create a refusal for each kind of card, once, because search asks for legal plays all the time."""
    return [Refusal(rule, code, card=card) for card in names.CARDS]


_OWN_ONLY: Final = _by_card("O3.1a", "outrun-refusal-own-only")
_OTHERS_ONLY: Final = _by_card("O3.1a", "outrun-refusal-others-only")
_IDENTICAL: Final = _by_card("O1.8", "outrun-refusal-identical-card")
_SHIELDED: Final = [Refusal("O3.2", "outrun-refusal-shield", name=Player(seat)) for seat in range(codes.SEATS)]


def unplayable(s: State, seat: i64, card: i64, target: i64) -> Refusal | None:
    """Return why a card in hand may not be played on a player (O1.8, O3)."""
    if target != seat and card == FOCUS:
        return _OWN_ONLY[card]
    if target == seat and has(AT_ONCE, card) and card != FOCUS:
        return _OTHERS_ONLY[card]
    if target != seat and s.shielded(target):
        return _SHIELDED[target]
    if bit(card) & s.runners[target].front & ~ONLY_ONE:
        return _IDENTICAL[card]
    return None


def _not_held(rule: str, card: i64) -> Refusal:
    """Return the refusal that a card is not in the hand."""
    return Refusal(rule, "outrun-refusal-not-held", card=names.card(int(card)))


class Keep(Move):
    """Interference: keep the cards you still hold (O1.7)."""

    def play(self, s: State, seat: i64) -> None:
        """Continue with the next player."""
        steps.goes_from(s, s.order.index(int(seat)) + 1)

    def text(self) -> str:
        return "keep"

    def message(self, s: State, seat: i64) -> Message:
        return message("outrun-move-keep", count=int(s.runners[seat].held()))


class Accept(Move):
    """A card is played against you: let it happen (O3.2)."""

    def play(self, s: State, seat: i64) -> None:
        """Let the card take effect."""
        steps.take_effect(s)

    def text(self) -> str:
        return "accept"

    def message(self, s: State, seat: i64) -> Message:
        return message("outrun-move-accept", card=names.card(int(s.played)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return EFFECTS[s.played].effects(s, s.played, s.by, s.target, spots.PLAYED)


class UseShield(Move):
    """A card is played against you: use a Shield you hold. It cancels that card and lies in front of you (O3.2)."""

    def play(self, s: State, seat: i64) -> None:
        """Cancel the card; its player continues."""
        s.use_shield(seat)
        s.spend_card()
        steps.go_on(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return the refusal if it is not in the hand."""
        return None if SHIELD in s.runners[seat].hand else _not_held("O3.2", SHIELD)

    def text(self) -> str:
        return "shield"

    def message(self, s: State, seat: i64) -> Message:
        return Message("outrun-move-useshield")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The Shield comes to lie in front of its player, the card goes to the discards."""
        shield = spots.cards_move([SHIELD], spots.hand(int(seat)), spots.front(int(seat)))
        return shield + spots.cards_move([int(s.played)], spots.PLAYED, spots.DISCARDS)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickCard(SHIELD, spots.hand(int(seat)))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        return [message("outrun-note-cancels", card=names.card(int(s.played)))]
