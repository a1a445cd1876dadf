"""From Cartagena to Tortuga: a boat between two shores, and a captain's privilege (C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from escapade.effects import PieceMoves
from escapade.engine import Event, Refusal
from escapade.games.cartagena import spots
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.events import table
from escapade.games.cartagena.move import Move
from escapade.games.cartagena.rulebook import Page, Variant
from escapade.games.cartagena.state import CARTAGENA, SHORES, TORTUGA
from escapade.messages import Message, Player

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect
    from escapade.engine import Choices
    from escapade.games.cartagena.board import Board
    from escapade.games.cartagena.rulebook import Rulebook
    from escapade.games.cartagena.state import State

_PAGE: Final = 4  # of the rulebook
_CAPTAINS_PAGE: Final = 8
_ROOM: Final = 3  # pirates of one player in the boat
_SAILING: Final = 30  # value for each pirate
# Codes, from the first of this variant on
_SAIL: Final = 0
_CAPTAINS_SAIL: Final = 1


class SailMove(Move):
    """Bring the boat to the other shore."""

    def message(self, s: State, seat: i64) -> Message:
        return Message(f"cartagena-action-{type(self).__name__.lower()}", {"shore": SHORES[_other_shore(s)]})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return [_sails(_other_shore(s))]

    def group(self, s: State) -> Message | None:
        return Message(f"cartagena-group-{type(self).__name__.lower()}")

    def score(self, s: State, seat: i64) -> i64:
        """To Tortuga with pirates aboard, back with pirates waiting."""
        crew = s.crews[seat]
        waiting = s.board.pirates - crew.aboard - crew.home
        return _SAILING * (crew.aboard if s.shore == CARTAGENA else (waiting - 2 * crew.aboard) // 2)

    def senseless(self, s: State, seat: i64) -> bool:
        """Whether it takes the boat from one's own pirates: back with them aboard, or off with only others' aboard.

        Carrying back a player who has more aboard is not senseless.
        """
        crew = s.crews[seat]
        most: i64 = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, s.crews[other].aboard)
        if s.shore:
            return crew.aboard > 0 and most <= crew.aboard
        return crew.aboard == 0 and most > 0


class Sail(SailMove):
    """Sail the boat to the other shore.

    To Tortuga only with a pirate of one's own in it; to Cartagena only with a pirate of one's own still there.
    """

    def play(self, s: State, seat: i64) -> None:
        """Sail and spend the action."""
        _sail(s, seat, 0)
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        if _may_sail(s, seat):
            return None
        if s.shore == CARTAGENA:
            return Refusal("C6.2", "cartagena-refusal-nobody-aboard")
        return Refusal("C6.2", "cartagena-refusal-nobody-waits")

    def absent(self) -> Refusal:
        """Only the crossing has a boat to sail."""
        return Refusal("C6.2", "cartagena-refusal-no-boat")

    def text(self, letters: str) -> str:
        return "~"

    def senseless(self, s: State, seat: i64) -> bool:
        """Whether it also costs an action although the captain may sail without."""
        return _captains_refusal(s, seat) is None or SailMove.senseless(self, s, seat)


class CaptainsSail(SailMove):
    """Sail the boat, either way, before the turn's first action, as the player with the most pirates in it."""

    def play(self, s: State, seat: i64) -> None:
        """Sail; it is not an action."""
        _sail(s, seat, 1)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        return _captains_refusal(s, seat)

    def absent(self) -> Refusal:
        return Refusal("C6.7", "cartagena-refusal-no-boat")

    def text(self, letters: str) -> str:
        return "~~"


class Sailed(Event):
    """The boat went to the other shore."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "extra")

    def __init__(self, seat: i64, extra: i64, *, to: i64 = TORTUGA) -> None:
        """Who sailed, whether as the captain's extra, and to which shore, which follows from the table."""
        self.seat: Final = seat
        self.extra: Final = extra
        self.to: Final = to

    def land(self, state: engine.State) -> None:
        _sail(table(state), self.seat, self.extra)

    def effects(self) -> list[Effect]:
        return [_sails(self.to)]

    def message(self, state: engine.State) -> Message | None:
        says = "cartagena-log-sailed-captain" if self.extra else "cartagena-log-sailed"
        return Message(says, {"name": Player(int(self.seat)), "shore": SHORES[self.to]})


def _captains_refusal(s: State, seat: i64) -> Refusal | None:
    """Return why a player may not sail without spending an action, if so."""
    if s.taken:
        return Refusal("C6.7", "cartagena-refusal-captain-late")
    if s.sailed:
        return Refusal("C6.7", "cartagena-refusal-captain-twice")
    if not captain(s, seat):
        return Refusal("C6.7", "cartagena-refusal-not-captain")
    return None


def _sail(s: State, seat: i64, extra: i64) -> None:
    """Bring the boat to the other shore, as an action or as the captain's extra."""
    s.shore = _other_shore(s)
    if extra:
        s.sailed = True
    if s.story is not None:
        s.story.append(Sailed(seat, extra, to=s.shore))


def _other_shore(s: State) -> i64:
    """Return the shore where the boat is not."""
    return TORTUGA if s.shore == CARTAGENA else CARTAGENA


def _sails(to: i64) -> Effect:
    """The boat goes to a shore."""
    return PieceMoves(spots.BOAT, spots.shore(CARTAGENA + TORTUGA - to), spots.shore(to))


def _may_sail(s: State, seat: i64) -> bool:
    """Whether a player has the pirate needed to sail (C6.2)."""
    crew = s.crews[seat]
    if s.shore == CARTAGENA:
        return crew.aboard > 0
    return bool(crew.one & (bit(s.board.boat) - 1))


def captain(s: State, seat: i64) -> bool:
    """Whether a player has strictly more pirates in the boat than every other (C6.7)."""
    aboard = s.crews[seat].aboard
    for other in range(s.seats):
        if other != seat and s.crews[other].aboard >= aboard:
            return False
    return aboard > 0


class CrossingPage(Page):
    """Adds sailing to the actions."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        if _may_sail(s, seat):
            out.add(CROSSING.first + _SAIL)


class CaptainPage(Page):
    """Adds the captain's sail before the turn's first action, even of a turn without cards (C1.6)."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add the extra sail."""
        if s.taken == 0 and not s.sailed and captain(s, seat):
            out.add(CROSSING.first + _CAPTAINS_SAIL)


class Crossing(Variant):
    """The variant with the crossing."""

    def moves(self) -> list[Move]:
        """List both ways to sail."""
        return [Sail(self.first + _SAIL, _PAGE), CaptainsSail(self.first + _CAPTAINS_SAIL, _CAPTAINS_PAGE)]

    def events(self) -> list[type[Event]]:
        return [Sailed]

    def phrases(self) -> list[tuple[str, str]]:
        return [("sail", "~"), ("sail as captain", "~~")]

    def add(self, rules: Rulebook, board: Board) -> None:
        """Add both pages, the capacity of the boat, and a shore on each side of it."""
        rules.add(CrossingPage(_PAGE))
        rules.add_first(CaptainPage(_CAPTAINS_PAGE))
        rules.boat_room = _ROOM
        rules.shores = vec[i64]([board.tunnel, board.path & ~board.tunnel])


CROSSING: Final = Crossing("stage", "crossing")
