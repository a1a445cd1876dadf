"""Consequences shown before a move: who stands where, what is drawn, what it leaves to the next player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from escapade.effects import CardsMove, Mark
from escapade.games.cartagena import names, spots
from escapade.games.cartagena.bits import bit, highest
from escapade.games.cartagena.bits import listed as places_listed
from escapade.games.cartagena.cards import packed, size
from escapade.games.cartagena.state import NIBBLE
from escapade.messages import Message, Player

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.games.cartagena.state import State


def row(s: State) -> list[int]:
    """List the open row, next card first."""
    return [int(s.row >> (NIBBLE * at) & 15) for at in range(s.row_size)]


def gain(s: State, cards: i64) -> int:
    """Return how many cards can be drawn, at most the number available."""
    return int(min(cards, s.deck_size + len(s.under) + size(s.discards) + s.row_size))


def drawn(s: State, seat: i64, cards: i64) -> list[Effect]:
    """List what is drawn: open cards of the row, or hidden cards from the deck."""
    n = gain(s, cards)
    if n == 0:
        return []
    if not s.rulebook.row:
        return [CardsMove([None] * n, spots.DECK, spots.hand(seat))]
    known: list[int | None] = [*row(s)[:n]]
    return [CardsMove(known + [None] * (n - len(known)), spots.ROW, spots.hand(seat))]


def draws(s: State, cards: i64) -> list[Message]:
    """Return how many cards are drawn, and which if the row is open."""
    n = gain(s, cards)
    open_cards = row(s)[:n]
    if n and len(open_cards) == n:
        return [Message("cartagena-note-draws-known", {"count": n, "cards": names.cards(s.board, packed(open_cards))})]
    return [Message("cartagena-note-draws", {"count": n})]


def moved(s: State, owner: i64, start: i64, end: i64, pirates: i64) -> State:
    """Return a copy of the table after pirates have moved."""
    after = s.fork()
    for _ in range(pirates):
        after.move(owner, start, end)
    return after


def company(s: State, end: i64, pirates: i64) -> list[Message]:
    """Return how many pirates are on a space after others have come, if they are not alone."""
    crowd = int(s.crowd(end) + pirates) if bit(end) & s.board.path else 0
    return [Message("cartagena-note-crowded", {"count": crowd})] if crowd > 1 else []


def leaves(after: State, seat: i64) -> list[Message]:
    """Return the best retreat left to the next player, if there is one."""
    found = best_retreat(after, seat)
    if found is None:
        return []
    cards, end = found
    following = Player(int((seat + 1) % after.seats))
    return [Message("cartagena-note-leaves", {"name": following, "count": cards, "to": names.place(after.board, end)})]


def danger(after: State, seat: i64) -> list[Mark]:
    """Mark the space to which the next player could retreat."""
    found = best_retreat(after, seat)
    return [] if found is None else [Mark(spots.place(found[1]), f"!{found[0]}")]


def best_retreat(s: State, seat: i64) -> tuple[int, int] | None:
    """Return the retreat that gives the next player the most cards: how many, and where it leads."""
    if s.over:
        return None
    best: tuple[int, int] | None = None
    for start in places_listed(s.crews[(seat + 1) % s.seats].one & s.rulebook.retreats):
        behind = s.company() & (bit(start) - 1) & ~((bit(s.leg_start(start)) << 1) - 1)
        if behind:
            end = highest(behind)
            cards = int(s.crowd(end))
            if best is None or cards > best[0]:
                best = (cards, int(end))
    return best
