"""Checks that a position can exist; errors are sentences."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.cards import FACE_DOWN, KINDS, MOST, SYMBOLS, covers, number, size
from escapade.games.cartagena.move import CardMove
from escapade.games.cartagena.state import CARTAGENA, NIBBLE, TURN
from escapade.games.cartagena.variants.limit import LIMIT, DiscardDown, Takings
from escapade.games.cartagena.variants.tricks.hook import DRAWN, BuryRest, KeepOne
from escapade.games.cartagena.variants.tricks.objects import PAGE as TRICKS
from escapade.games.cartagena.variants.tricks.objects import looked_at
from escapade.games.cartagena.variants.tricks.parrot import HandOut
from escapade.games.cartagena.variants.tricks.pistol import ChooseLoot
from escapade.reading import BadNotation

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.cartagena.demand import Demand
    from escapade.games.cartagena.state import State

_LONGEST: Final = 48  # spaces of eight tiles (C0.1)
# What can be asked at once, the topmost first: discards with what waits for them, or one choice of the pirate's play.
_ASKED: Final = re.compile(r"(DiscardDown )+Takings |ChooseLoot |HandOut |KeepOne |BuryRest ")


def check_path(legs: list[list[int]], stage: str) -> None:
    """Check that the path has a possible length, and a boat between the shores only in a crossing."""
    if len(legs) != (2 if stage == "crossing" else 1):
        raise BadNotation(
            "impossible", "the boat lies once between the two shores of a crossing, and on no other path", "C6.1"
        )
    if not all(legs) or sum(len(leg) for leg in legs) > _LONGEST:
        raise BadNotation("impossible", f"a path has 1 to {_LONGEST} spaces, on each shore at least one", "C0.1")
    if any(symbol >= SYMBOLS for leg in legs for symbol in leg):
        raise BadNotation("impossible", "every space of the path shows a symbol, in small letters", "C0.1")


def check(s: State) -> None:
    """Raise ValueError unless the position is possible."""
    _check_crews(s)
    _check_cards(s)
    _check_unseen(s)
    _check_chests(s)
    _check_turn(s)
    if not s.over:
        _check_asked(s)


def _check_crews(s: State) -> None:
    """Check that no player has all pirates home without having won."""
    for seat in range(s.seats):
        if s.crews[seat].home == s.board.pirates and not s.over:
            raise BadNotation(
                "impossible", f"all pirates of crew {int(seat) + 1} are at the goal, but nobody has won", "C5.1"
            )


def _check_cards(s: State) -> None:
    """Check that the numbers of cards can be counted; a deck may differ from the box's."""
    packs = [s.deck, s.discards, s.looked, *[s.crews[seat].hand for seat in range(s.seats)]]
    row = [int(s.row >> (NIBBLE * at) & 15) for at in range(s.row_size)]
    counts = [0] * KINDS
    for card in range(KINDS):
        counts[card] = sum(int(number(pack, card)) for pack in packs) + row.count(card) + s.under.count(card)
    if max(counts) > MOST or sum(counts) > size(s.board.printed.cards()):
        raise BadNotation("too-many", "there are more cards on the table than in the box", "C0")


def _check_unseen(s: State) -> None:
    """Check that the hidden cards can be among the unseen ones."""
    for seat in range(s.seats):
        crew = s.crews[seat]
        if crew.held < 0 or (crew.hidden < 0 and not s.doubts):
            raise BadNotation(
                "fewer-than-none", f"crew {int(seat) + 1} cannot hold fewer cards than none", player=int(seat) + 1
            )
    hidden = face_down(s)
    if hidden > size(s.deck):
        raise BadNotation(
            "too-many", f"{int(hidden)} cards lie face down, but only {int(size(s.deck))} are left for them", "C0"
        )
    if s.deck_size + hidden > size(s.deck):
        raise BadNotation(
            "too-many", f"{int(s.deck_size)} cards in the deck and {int(hidden)} face down elsewhere cannot be: "
            f"{int(size(s.deck))} are left for both", "C0",
        )  # fmt: skip


def face_down(s: State) -> i64:
    """Count the hidden cards outside the deck."""
    unseen = s.looked_hidden + s.under.count(FACE_DOWN)
    for seat in range(s.seats):
        unseen += s.crews[seat].hidden
    return unseen


def _check_chests(s: State) -> None:
    """Check that chests are on spaces of the path, and that there are tokens for them."""
    if s.chests & ~s.board.path:
        raise BadNotation("impossible", "a chest stands on a space of the path", "C9.8")
    if s.chests and not s.rulebook.tokens:
        raise BadNotation("impossible", "there are chests only in the pirate's play", "C9.1")
    for chests, tokens in ((s.chests, s.tokens), (s.rulebook.chest_spaces, s.rulebook.tokens)):
        if int(chests).bit_count() > size(tokens):
            raise BadNotation("too-many", "there are more chests on the path than tokens", "C9.1")


def _check_turn(s: State) -> None:
    """Check that a turn has three actions, and that only a boat between two shores sails."""
    if not 0 <= s.taken < TURN or not 0 < s.left <= TURN:
        raise BadNotation("impossible", f"a turn has {TURN} actions, and one of them is left while it lasts", "C1.3")
    if s.shore != CARTAGENA and not s.board.boat:
        raise BadNotation("impossible", "the boat lies at Tortuga only in a crossing", "C6.1")


def _check_asked(s: State) -> None:
    """Check that the demands can occur together, with these players and cards."""
    stack: list[Demand] = []
    asked = s.asked
    while asked is not None:
        stack.append(asked)
        asked = asked.below
    if stack and not _ASKED.fullmatch("".join([f"{demand.name()} " for demand in stack])):
        together = ", ".join(demand.name() for demand in stack)
        raise BadNotation("asked", f"{together} cannot be asked together", found=together)
    if s.asked is not None and s.asked.met(s):
        raise BadNotation("asked", f"{s.asked.name()} is asked, but there is nothing to decide", found=s.asked.name())
    for demand in stack:
        _check_demand(s, demand)
    if looked_at(s) > _most_looked_at(s):
        raise BadNotation("impossible", "so many cards cannot have been drawn to choose from", "C9.4, C9.5")


def _most_looked_at(s: State) -> i64:
    """Count the cards a player can be choosing from."""
    asked = s.asked
    if isinstance(asked, HandOut):
        return s.seats + 1 - asked.served
    if isinstance(asked, KeepOne):
        return DRAWN
    return DRAWN - 1 if isinstance(asked, BuryRest) else 0


def _check_demand(s: State, demand: Demand) -> None:
    """Check that a demand belongs to the rules of the table, and its numbers exist."""
    limit = isinstance(demand, DiscardDown | Takings)
    if s.rulebook.grey is None if limit else not s.rulebook.in_play & TRICKS:
        raise BadNotation("asked", f"{demand.name()} is never asked at such a table", found=demand.name())
    if isinstance(demand, Takings):
        _check_takings(s, demand)
    elif not limit and demand.seat != s.turn:
        raise BadNotation("impossible", f"{demand.name()} is asked only of the player whose turn it is", "C9.5")
    if isinstance(demand, HandOut) and not 0 <= demand.served < s.seats:
        raise BadNotation("impossible", "the parrot's cards are handed out once round the table", "C9.4")
    if isinstance(demand, ChooseLoot) and not _robbable(s, demand):
        raise BadNotation(
            "impossible", "a card is taken at pistol point out of another player's hand that holds one", "C9.3"
        )


def _robbable(s: State, demand: ChooseLoot) -> bool:
    """Whether the victim is another player with cards."""
    return 0 <= demand.victim < s.seats and demand.victim != demand.seat and s.crews[demand.victim].held > 0


def _check_takings(s: State, takings: Takings) -> None:
    """Check that a grey card was played for a legal move, and that its victims held more than seven cards (C8.2)."""
    everybody = bit(s.seats) - 1
    if takings.victims <= 0 or takings.victims & ~(everybody & ~bit(takings.seat)):
        raise BadNotation("impossible", "a grey card costs some of the other players cards", "C8.2")
    for seat in range(s.seats):
        if takings.victims & bit(seat) and s.crews[seat].held < LIMIT:
            raise BadNotation("impossible", f"a grey card costs only players with more than {LIMIT} cards", "C8.1")
    asked = s.asked
    while asked is not None and asked is not takings:
        if not takings.victims & bit(asked.seat):
            raise BadNotation("impossible", "only players over the limit throw cards away", "C8.1")
        asked = asked.below
    if not _was_legal(s, takings):
        raise BadNotation("impossible", "no grey card can have been laid for that", "C8.2")


def _was_legal(s: State, takings: Takings) -> bool:
    """Put the cards played back into the hand, and return whether their move is legal."""
    if not 0 <= takings.code < len(s.rulebook.catalogue):
        return False
    move = s.rulebook.catalogue[takings.code]
    if not isinstance(move, CardMove) or not move.grey or not covers(s.discards, move.cost):
        return False
    before = s.fork()
    before.asked = None
    before.discards -= move.cost
    crew = before.crews[takings.seat]
    crew.hand += move.cost
    crew.held += size(move.cost)
    return before.refusal(takings.seat, move) is None
