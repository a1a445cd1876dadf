"""Why one turn of Cartagena is better than another: cards, the way, and what the next player finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from escapade.games.cartagena import names
from escapade.games.cartagena.bits import listed as places
from escapade.games.cartagena.cards import SYMBOLS, listed
from escapade.games.cartagena.consequences import best_retreat
from escapade.games.cartagena.evaluate import progress
from escapade.games.cartagena.features import WEIGHTS, features, kind
from escapade.messages import Player, message
from escapade.reasons import Difference, Reason, Reasons

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.cartagena.state import State


class CartagenaReasons(Reasons):
    """What can be said about the difference between two turns."""

    def compare(self, better: engine.State, played: engine.State, seat: int) -> list[Reason]:
        """Compare cards, progress, the last pirate, the boat, and what is left for the next player."""
        one, two = cast("State", better), cast("State", played)
        worth = Difference(WEIGHTS, features(one, seat), features(two, seat), int(one.seats), int(kind(one)))
        left = [*_left(one, two, seat), *_bridge(one, two, seat)]
        return [*_cards(one, two, seat, worth), *_way(one, two, seat, worth), *left]


def _cards(one: State, two: State, seat: int, worth: Difference) -> list[Reason]:
    """Compare the hands: how many cards, and how many different symbols."""
    more, less = int(one.crews[seat].held), int(two.crews[seat].held)
    if more > less:
        says = message("cartagena-reason-cards", better=more, played=less)
        return [Reason(worth.of("cards", "cards late", "spare cards"), says)]
    kinds, fewer = _symbols(one, seat), _symbols(two, seat)
    if more == less and kinds > fewer:
        return [Reason(worth.of("symbols"), message("cartagena-reason-symbols", better=kinds, played=fewer))]
    return []


def _symbols(s: State, seat: int) -> int:
    """Count the different symbols in a hand."""
    return len({card % SYMBOLS for card in listed(s.crews[seat].hand)})


def _way(one: State, two: State, seat: int, worth: Difference) -> list[Reason]:
    """Compare the way: pirates at the goal, the last one, and all steps together."""
    mine, other = one.crews[seat], two.crews[seat]
    found = []
    if mine.home > other.home:
        says = message("cartagena-reason-boat", count=int(mine.home - other.home))
        found.append(Reason(worth.of("home", "home late", "way", "way late"), says))
    elif (steps := int(progress(one, mine) - progress(two, other))) > 0:
        says = message("cartagena-reason-way", count=steps)
        found.append(Reason(worth.of("way", "way late", "start", "last one", "last one late"), says))
    return found


def _left(one: State, two: State, seat: int) -> list[Reason]:
    """Compare the cards that the next player can draw by one move back."""
    given, less = best_retreat(two, seat), best_retreat(one, seat)
    extra = (given[0] if given else 0) - (less[0] if less else 0)
    if given is None or extra <= 0:
        return []
    following = Player((seat + 1) % int(two.seats))
    says = message("cartagena-reason-leaves", name=following, count=given[0], to=names.place(two.board, given[1]))
    return [Reason(extra * WEIGHTS.weight("cards", int(two.seats), int(kind(two))), says)]


def _bridge(one: State, two: State, seat: int) -> list[Reason]:
    """Compare how far the next player could advance with one card: taken spaces are a bridge for everybody."""
    if one.over or two.over:
        return []
    following = (seat + 1) % int(two.seats)
    far, less = _longest_advance(two, following), _longest_advance(one, following)
    if far <= less:
        return []
    part = (far - less) / int(two.board.pirates * two.board.goal)  # of the whole way of a crew
    says = message("cartagena-reason-bridge", name=Player(following), better=less, played=far)
    return [Reason(part * WEIGHTS.weight("way", int(two.seats), int(kind(two))), says)]


def _longest_advance(s: State, seat: int) -> int:
    """Return the most spaces that one card could bring a pirate forward; any card, because hands may be hidden."""
    starts = places(s.crews[seat].one & ~(1 << s.board.goal))
    return max((int(s.symbol_ahead(at, symbol)) - at for at in starts for symbol in range(SYMBOLS)), default=0)
