"""Captain Morgan: push another player's pirate forward and draw cards for it (C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from escapade.effects import PickPiece, PickSpot
from escapade.engine import Refusal
from escapade.games.cartagena import consequences, names, spots
from escapade.games.cartagena.actions import at_goal, no_room
from escapade.games.cartagena.bits import bit, highest, listed
from escapade.games.cartagena.codes import PLACES, SEATS
from escapade.games.cartagena.evaluate import progress
from escapade.games.cartagena.events import Moved, table
from escapade.games.cartagena.move import Move
from escapade.games.cartagena.rulebook import Page, Variant
from escapade.games.cartagena.scores import CARD, STEP
from escapade.messages import Message, Player

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices, Event
    from escapade.games.cartagena.board import Board
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.rulebook import Rulebook
    from escapade.games.cartagena.state import State

_PAGE: Final = 2  # of the rulebook
_REWARD: Final = 2  # cards for a push to the goal or into the boat
_LONG_WAY: Final = 8  # spaces from which a push is a large gift


class Push(Move):
    """Move another player's pirate forward to the nearest space holding one or two pirates; draw as many cards.

    With none ahead it goes to the goal, or into the boat, and the mover draws two.
    """

    def __init__(self, code: i64, owner: i64, start: i64) -> None:
        super().__init__(code, _PAGE)
        self.owner: Final = owner
        self.start: Final = start

    def play(self, s: State, seat: i64) -> None:
        """Push, draw (unless that ended the game, C5.2), and spend the action."""
        end = s.company_ahead(self.start)
        cards = _reward(s, end)
        _push(s, self.owner, self.start, end, seat)
        if not s.over:
            s.draw(seat, cards)
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        if self.owner >= s.seats or not s.crews[self.owner].one & bit(self.start):
            return Refusal("C7.1", "cartagena-refusal-push-nobody", place=names.place(s.board, self.start))
        if self.owner == seat:
            return Refusal("C7.1", "cartagena-refusal-push-own")
        if self.start == s.board.goal:
            return at_goal(s, self.start)
        if _pushable(s, s.crews[self.owner]) & bit(self.start):
            return None
        return Refusal("C7.3", "cartagena-refusal-push-from-boat") if self.start == s.board.boat else no_room(s)

    def absent(self) -> Refusal:
        return Refusal("C7.1", "cartagena-refusal-no-push")

    def text(self, letters: str) -> str:
        """Write where from, '>' and whose."""
        return f"{self.start}>{self.owner + 1}"

    def message(self, s: State, seat: i64) -> Message:
        """Return whose pirate goes where, and for how many cards."""
        end = s.company_ahead(self.start)
        places = {"from": names.place(s.board, self.start), "to": names.place(s.board, end)}
        return Message(
            "cartagena-action-push",
            {"owner": Player(int(self.owner)), **places, "count": consequences.gain(s, _reward(s, end))},
        )

    def effects(self, s: State, seat: i64) -> list[Effect]:
        end = s.company_ahead(self.start)
        return [spots.runs(self.owner, self.start, end), *consequences.drawn(s, seat, _reward(s, end))]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select the pirate, then where it goes, so that nobody makes this gift by accident."""
        pirate = PickPiece(spots.PIRATE, spots.place(self.start), int(self.owner))
        return [pirate, PickSpot(spots.place(s.company_ahead(self.start)))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Return who is there already, and what is drawn."""
        end = s.company_ahead(self.start)
        return consequences.company(s, end, 1) + consequences.draws(s, _reward(s, end))

    def after(self, s: State, seat: i64) -> State | None:
        return consequences.moved(s, self.owner, self.start, s.company_ahead(self.start), 1)

    def group(self, s: State) -> Message | None:
        """Group with the other pushes of the same player's pirates."""
        return Message("cartagena-group-push", {"owner": Player(int(self.owner))})

    def score(self, s: State, seat: i64) -> i64:
        """Estimate the cards drawn minus half of the other player's gain."""
        end = s.company_ahead(self.start)
        return CARD * _reward(s, end) - STEP * (end - self.start) // 2

    def senseless(self, s: State, seat: i64) -> bool:
        """Whether it wins the game for another player (C5.2), takes the leader home, or is a needlessly long way."""
        end = s.company_ahead(self.start)
        if end == s.board.goal and (s.crews[self.owner].home == s.board.pirates - 1 or _leads(s, self.owner)):
            return True
        return end - self.start >= _LONG_WAY and _shorter_push_pays(s, seat, end - self.start, _reward(s, end))


def _shorter_push_pays(s: State, seat: i64, way: i64, cards: i64) -> bool:
    """Whether a push over at most half the way draws as many cards."""
    for owner in range(s.seats):
        if owner != seat:
            for start in listed(_pushable(s, s.crews[owner])):
                end = s.company_ahead(start)
                if 2 * (end - start) <= way and _reward(s, end) >= cards:
                    return True
    return False


def _leads(s: State, owner: i64) -> bool:
    """Whether a player has come further than everybody else."""
    way = progress(s, s.crews[owner])
    return all(other == owner or progress(s, s.crews[other]) < way for other in range(s.seats))


class Pushed(Moved):
    """A pirate was pushed forward by another player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "start", "end", "by")

    def __init__(self, seat: i64, start: i64, end: i64, by: i64) -> None:
        super().__init__(seat, start, end)
        self.by: Final = by

    def land(self, state: engine.State) -> None:
        _push(table(state), self.seat, self.start, self.end, self.by)

    def message(self, state: engine.State) -> Message | None:
        return Message("cartagena-log-pushed", {"other": Player(int(self.by)), **self.way(table(state))})


def _push(s: State, owner: i64, start: i64, end: i64, by: i64) -> None:
    """Move another player's pirate forward; if it was the last one, its owner has won (C5.2)."""
    crew = s.crews[owner]
    s.lift(crew, start)
    s.land(crew, end)
    if s.story is not None:
        s.story.append(Pushed(owner, start, end, by))
    if crew.home == s.board.pirates:
        s.win(owner)


def _reward(s: State, end: i64) -> i64:
    """Return the cards for a push: one for each pirate found there, or two for the goal or the boat."""
    return s.crowd(end) if bit(end) & s.board.path else i64(_REWARD)


def _pushable(s: State, crew: Crew) -> i64:
    """Return the places from which a crew's pirates can be pushed: not towards a closed boat (C7.3)."""
    starts = s.movable(crew)
    if not s.board.boat or s.takes_aboard(crew, 1):
        return starts
    company = s.company() & s.board.tunnel
    closed = bit(s.board.boat) - 1
    if company:
        closed &= ~(bit(highest(company)) - 1)
    return starts & ~closed


class MorganPage(Page):
    """Adds pushing to the actions."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every push of another's pirate."""
        for owner in range(s.seats):
            if owner != seat:
                out.add_bits(MORGAN.first + owner * PLACES, _pushable(s, s.crews[owner]))


class Morgan(Variant):
    """The variant with Captain Morgan."""

    def moves(self) -> list[Move]:
        """List every push, by owner and by place."""
        return [Push(self.first + n, n // PLACES, n % PLACES) for n in range(SEATS * PLACES)]

    def events(self) -> list[type[Event]]:
        return [Pushed]

    def phrases(self) -> list[tuple[str, str]]:
        return [("push {seat} from {place}", "{place}>{seat}")]

    def add(self, rules: Rulebook, board: Board) -> None:
        rules.add(MorganPage(_PAGE))
        rules.moves_others = True


MORGAN: Final = Morgan("morgan", "yes")
