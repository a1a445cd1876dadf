"""The effects of interference cards (O3): they stay in front of a player, or work at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun import spots
from escapade.games.outrun.cards import FACE_DOWN, FAIR_SWAP, FOCUS, KINDS, ONLY_ONE, STEAL, TAKE_MINE, bit, listed

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.effects import Effect, Spot
    from escapade.games.outrun.state import State


def make_room(s: State, spot: i64, card: i64) -> None:
    """Discard the card with the "only one" sign that a new one replaces (O1.8)."""
    for old in listed(replaced(s, spot, card)):
        s.remove(spot, old)


def replaced(s: State, spot: i64, card: i64) -> i64:
    """Return the cards that a new card replaces: the one with the "only one" sign (O1.8)."""
    return s.lying(spot) & ONLY_ONE if bit(card) & ONLY_ONE else 0


class CardEffect:
    """A card that stays in front of the player it was played on (O1.8)."""

    def happen(self, s: State) -> None:
        """Let the card in play take effect."""
        make_room(s, s.target, s.played)
        s.land_card()

    def effects(self, s: State, card: i64, seat: i64, target: i64, start: Spot) -> list[Effect]:
        """List the changes if a seat's card at `start` takes effect on a target."""
        there = spots.front(int(target))
        gone = spots.cards_move(listed(replaced(s, target, card)), there, spots.DISCARDS)
        return gone + spots.cards_move([int(card)], start, there)


class AtOnce(CardEffect):
    """A card that works at once and is discarded."""

    def happen(self, s: State) -> None:
        """Take its effect, and discard it."""
        self.work(s, s.by, s.target)
        s.spend_card()

    def work(self, s: State, seat: i64, target: i64) -> None:
        """Take its effect."""
        raise NotImplementedError

    def effects(self, s: State, card: i64, seat: i64, target: i64, start: Spot) -> list[Effect]:
        """List its changes, and that it is discarded."""
        return self.changes(s, seat, target) + spots.cards_move([int(card)], start, spots.DISCARDS)

    def changes(self, s: State, seat: i64, target: i64) -> list[Effect]:
        raise NotImplementedError


class Focus(AtOnce):
    """Discard all interference cards in front of you."""

    def work(self, s: State, seat: i64, target: i64) -> None:
        s.clear(seat)

    def changes(self, s: State, seat: i64, target: i64) -> list[Effect]:
        """Your cards go to the discards."""
        return spots.cards_move(listed(s.runners[seat].front), spots.front(int(seat)), spots.DISCARDS)


class TakeMine(AtOnce):
    """Give the cards in front of you to another player; "only one" cards replace theirs, equal ones go (O3.1a)."""

    def work(self, s: State, seat: i64, target: i64) -> None:
        s.give_all(seat, target)

    def changes(self, s: State, seat: i64, target: i64) -> list[Effect]:
        """Replaced cards go to the discards, yours to the other player."""
        mine, theirs = spots.front(int(seat)), spots.front(int(target))
        leaving = spots.cards_move(listed(s.pushed_out(seat, target)), theirs, spots.DISCARDS)
        return leaving + spots.cards_move(listed(s.runners[seat].front), mine, theirs)


class FairSwap(AtOnce):
    """Swap the cards in front of you with those in front of another player."""

    def work(self, s: State, seat: i64, target: i64) -> None:
        s.swap_all(seat, target)

    def changes(self, s: State, seat: i64, target: i64) -> list[Effect]:
        """Both go to the other side."""
        mine, theirs = spots.front(int(seat)), spots.front(int(target))
        given = spots.cards_move(listed(s.runners[seat].front), mine, theirs)
        return given + spots.cards_move(listed(s.runners[target].front), theirs, mine)


class Steal(AtOnce):
    """Take all interference cards from another player's hand."""

    def work(self, s: State, seat: i64, target: i64) -> None:
        s.steal(seat, target, s.runners[target].hand[:])

    def changes(self, s: State, seat: i64, target: i64) -> list[Effect]:
        """They come into your hand; which they are is not known before."""
        stolen = [FACE_DOWN] * int(s.runners[target].held())
        return spots.cards_move(stolen, spots.hand(int(target)), spots.hand(int(seat)))


def _card_effects() -> list[CardEffect]:
    """Return the effect of every kind of card, in the order of kinds."""
    at_once: dict[int, CardEffect] = {
        FOCUS: Focus(),
        TAKE_MINE: TakeMine(),
        FAIR_SWAP: FairSwap(),
        STEAL: Steal(),
    }
    stays = CardEffect()
    return [at_once.get(card, stays) for card in range(KINDS)]


EFFECTS: Final = _card_effects()
