"""All events, and what each seat sees of them.

Keyword-only arguments of an event are not written to records: they follow from the table, and tell the page what to
draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from escapade.effects import CounterChanges, PieceMoves, TokenTurns
from escapade.engine import Event
from escapade.events import CardEvent, SeatEvent, by_name
from escapade.games.outrun import spots
from escapade.games.outrun.board import ZERO
from escapade.games.outrun.cards import FACE_DOWN, NO_CARD, SHIELD, listed
from escapade.games.outrun.right_runs import Mistake
from escapade.games.outrun.trail import UNSEEN, read_trail

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect
    from escapade.games.outrun.state import State

UNKNOWN_PATH: Final = 49  # a path that is not known here


def _table(state: engine.State) -> State:
    """Cast a state to the class of this game."""
    return cast("State", state)


def _shown(path: i64) -> str | None:
    """Return the number of a path card as a token shows it; None if it is not known."""
    return None if path == UNKNOWN_PATH else str(path)


def _lying(card: i64) -> list[int]:
    """List the card in play; empty if it is not known."""
    return [] if card == NO_CARD else [int(card)]


class Began(Event):
    """A step of the round began that waits for a player."""

    FIELDS: ClassVar = ("step", "seat")

    def __init__(self, step: i64, seat: i64) -> None:
        self.step: Final = step
        self.seat: Final = seat

    def land(self, state: engine.State) -> None:
        _table(state).begin(self.step, self.seat)


# Which way?


class PathsMade(Event):
    """The path cards were shuffled into a new deck."""

    def land(self, state: engine.State) -> None:
        _table(state).make_paths()


class TurnedUp(Event):
    """A path card was turned up for all to see: a round begins."""

    FIELDS: ClassVar = ("path",)
    REVEALS: ClassVar[tuple[str, ...]] = ("path",)
    FINAL: ClassVar[bool] = True

    def __init__(self, path: i64) -> None:
        self.path: Final = path

    def land(self, state: engine.State) -> None:
        _table(state).turn_up(self.path)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.PATH, _shown(self.path))]


class PutDown(TurnedUp):
    """A path card was put down unseen, to be opened by each player when ready: a round begins."""

    FINAL: ClassVar[bool] = False

    def land(self, state: engine.State) -> None:
        _table(state).put_down_path(self.path)

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        return PutDown(UNKNOWN_PATH)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.PATH)]


class Opened(Event):
    """A player looked at the path and runs."""

    FIELDS: ClassVar = ("seat", "path")
    FINAL: ClassVar[bool] = True

    def __init__(self, seat: i64, path: i64) -> None:
        self.seat: Final = seat
        self.path: Final = path

    def land(self, state: engine.State) -> None:
        _table(state).open_path(self.seat, self.path)

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the path only to that player."""
        return self if seat == self.seat else Opened(self.seat, UNKNOWN_PATH)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.PATH, _shown(self.path))]


class PathShown(TurnedUp):
    """The path was shown to all after the runs."""

    REVEALS: ClassVar[tuple[str, ...]] = ("path",)

    def land(self, state: engine.State) -> None:
        _table(state).show_path(self.path)


# Run! Right way?


class RunEvent(Event):
    """A run: the cards, and how long it took."""

    FIELDS: ClassVar = ("seat", "trail")
    FINAL: ClassVar[bool] = True  # taken back, the same path could be run again, and faster

    def __init__(self, seat: i64, trail: str) -> None:
        self.seat: Final = seat
        self.trail: Final = trail


class Finished(RunEvent):
    """A player laid Finish."""

    def land(self, state: engine.State) -> None:
        _table(state).finish(self.seat, read_trail(self.trail))

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the run only to its player: the others may still be running."""
        return self if seat == self.seat else Finished(self.seat, UNSEEN.text())


class RunShown(RunEvent):
    """A run was turned up, with its times, when everyone had finished."""

    REVEALS: ClassVar[tuple[str, ...]] = ("trail",)

    def land(self, state: engine.State) -> None:
        _table(state).show_run(self.seat, read_trail(self.trail))


class CameLate(SeatEvent):
    """The time was up for a player."""

    FINAL: ClassVar[bool] = True

    def land(self, state: engine.State) -> None:
        _table(state).be_late(self.seat)


class TimeCalled(SeatEvent):
    """A player said that the time is up."""

    FINAL: ClassVar[bool] = True

    def land(self, state: engine.State) -> None:
        _table(state).call_time(self.seat)

    def effects(self) -> list[Effect]:
        return [CounterChanges("calls", 1)]


class RanRight(SeatEvent):
    """A run was right."""

    def land(self, state: engine.State) -> None:
        _table(state).run_right(self.seat)


class RanWrong(Event):
    """A run was wrong."""

    FIELDS: ClassVar = ("seat", "at", "asked", "overlooked")

    def __init__(self, seat: i64, at: i64, asked: str, overlooked: i64) -> None:
        """The seat, which card (from 1), what was asked for there ('' is Finish), and the overlooked card."""
        self.seat: Final = seat
        self.at: Final = at
        self.asked: Final = asked
        self.overlooked: Final = overlooked

    def land(self, state: engine.State) -> None:
        _table(state).run_wrong(self.seat, Mistake(self.at, self.asked, self.overlooked))


# Faster? Move!


class Ranked(Event):
    """The order of the round is known: right runners, wrong ones, late ones."""

    FIELDS: ClassVar = ("order",)

    def __init__(self, order: list[int], *, places: list[int] | None = None) -> None:
        self.order: Final = order
        self.places: Final = places or []

    def land(self, state: engine.State) -> None:
        _table(state).rank(self.order)

    def effects(self) -> list[Effect]:
        return [
            PieceMoves(spots.PLACED, spots.place(self.places[seat]), spots.place(ZERO), seat)
            for seat in range(len(self.places))
            if self.places[seat] != ZERO
        ]


class Stood(Event):
    """A token was put on a place of the monster board."""

    FIELDS: ClassVar = ("seat", "place")

    def __init__(self, seat: i64, place: i64, *, start: i64 = ZERO) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.start: Final = start

    def land(self, state: engine.State) -> None:
        _table(state).stand(self.seat, self.place)

    def effects(self) -> list[Effect]:
        return [PieceMoves(spots.PLACED, spots.place(int(self.start)), spots.place(int(self.place)), int(self.seat))]


class Moved(Event):
    """A token ran on through the rooms."""

    FIELDS: ClassVar = ("seat", "rooms")

    def __init__(self, seat: i64, rooms: i64, *, start: i64 = 1, end: i64 = 1) -> None:
        self.seat: Final = seat
        self.rooms: Final = rooms
        self.start: Final = start
        self.end: Final = end

    def land(self, state: engine.State) -> None:
        _table(state).move(self.seat, self.rooms)

    def effects(self) -> list[Effect]:
        return [PieceMoves(spots.RUNNER, spots.room(int(self.start)), spots.room(int(self.end)), int(self.seat))]


class Won(SeatEvent):
    """A token has left the last room."""

    def land(self, state: engine.State) -> None:
        _table(state).win(self.seat)


# Special effects


class Cleared(SeatEvent):
    """All interference cards in front of a player were removed."""

    def __init__(self, seat: i64, *, cards: i64 = 0) -> None:
        super().__init__(seat)
        self.cards: Final = listed(cards)

    def land(self, state: engine.State) -> None:
        _table(state).clear(self.seat)

    def effects(self) -> list[Effect]:
        return spots.cards_move(self.cards, spots.front(int(self.seat)), spots.DISCARDS)


class Infected(SeatEvent):
    """A player was infected, by the sign or by another player."""

    def __init__(self, seat: i64, *, by: int | None = None) -> None:
        super().__init__(seat)
        self.by: Final = by

    def land(self, state: engine.State) -> None:
        _table(state).infect(self.seat)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.health(int(self.seat)), "infected")]


class Cured(SeatEvent):
    """A player was cured."""

    def land(self, state: engine.State) -> None:
        _table(state).cure(self.seat)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.health(int(self.seat)), "immune")]


# Interference


class DeckMade(Event):
    """The discards were shuffled into a new deck of interference cards."""

    def land(self, state: engine.State) -> None:
        _table(state).make_deck()


class Drew(CardEvent):
    """A player drew an interference card into the hand."""

    def land(self, state: engine.State) -> None:
        _table(state).draw(self.seat, self.card)

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the card to its player alone."""
        return self if seat == self.seat else Drew(self.seat, FACE_DOWN)

    def effects(self) -> list[Effect]:
        """A card goes from the deck into the hand."""
        return spots.cards_move([int(self.card)], spots.DECK, spots.hand(int(self.seat)))


class SpotEvent(Event):
    """Something that happened to a card in front of a player or in the middle."""

    FIELDS: ClassVar = ("spot", "card")

    def __init__(self, spot: i64, card: i64) -> None:
        self.spot: Final = spot
        self.card: Final = card


class TurnedOver(SpotEvent):
    """The next interference card was turned over and lies there now."""

    REVEALS: ClassVar[tuple[str, ...]] = ("card",)

    def land(self, state: engine.State) -> None:
        _table(state).turn_over(self.spot, self.card)

    def effects(self) -> list[Effect]:
        """It goes from the deck to where it lies."""
        return spots.cards_move([int(self.card)], spots.DECK, spots.lying(int(self.spot)))


class Removed(SpotEvent):
    """A card that lay there went to the discards."""

    def land(self, state: engine.State) -> None:
        _table(state).remove(self.spot, self.card)

    def effects(self) -> list[Effect]:
        return spots.cards_move([int(self.card)], spots.lying(int(self.spot)), spots.DISCARDS)


class Wasted(Event):
    """The next interference card was turned over and discarded: an equal one lies there."""

    FIELDS: ClassVar = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def land(self, state: engine.State) -> None:
        _table(state).waste(self.card)

    def effects(self) -> list[Effect]:
        return spots.cards_move([int(self.card)], spots.DECK, spots.DISCARDS)


class Played(Event):
    """A player played an interference card on a player; it has not taken effect yet."""

    FIELDS: ClassVar = ("seat", "card", "target")

    def __init__(self, seat: i64, card: i64, target: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.target: Final = target

    def land(self, state: engine.State) -> None:
        _table(state).play_card(self.seat, self.card, self.target)

    def effects(self) -> list[Effect]:
        return spots.cards_move([int(self.card)], spots.hand(int(self.seat)), spots.PLAYED)


class Landed(Event):
    """The card played lies in front of the player it was played on."""

    def __init__(self, *, card: i64 = NO_CARD, target: i64 = 0) -> None:
        self.cards: Final = _lying(card)
        self.target: Final = target

    def land(self, state: engine.State) -> None:
        _table(state).land_card()

    def effects(self) -> list[Effect]:
        return spots.cards_move(self.cards, spots.PLAYED, spots.front(int(self.target)))


class Spent(Event):
    """The card in play went to the discards: it works once, or a Shield has cancelled it."""

    def __init__(self, *, card: i64 = NO_CARD) -> None:
        self.cards: Final = _lying(card)

    def land(self, state: engine.State) -> None:
        _table(state).spend_card()

    def effects(self) -> list[Effect]:
        return spots.cards_move(self.cards, spots.PLAYED, spots.DISCARDS)


class Shielded(SeatEvent):
    """A player used a Shield out of the hand against the card just played."""

    def land(self, state: engine.State) -> None:
        _table(state).use_shield(self.seat)

    def effects(self) -> list[Effect]:
        """The Shield leaves the hand and lies in front of its player."""
        return spots.cards_move([SHIELD], spots.hand(int(self.seat)), spots.front(int(self.seat)))


class PairEvent(Event):
    """Something that happened between two players."""

    FIELDS: ClassVar = ("seat", "other")

    def __init__(self, seat: i64, other: i64) -> None:
        self.seat: Final = seat
        self.other: Final = other


class GaveAll(PairEvent):
    """The cards in front of one player were given to another."""

    def __init__(self, seat: i64, other: i64, *, given: i64 = 0, gone: i64 = 0) -> None:
        """Whose, to whom; which cards, and which of the other player's had to go."""
        super().__init__(seat, other)
        self.given: Final = listed(given)
        self.gone: Final = listed(gone)

    def land(self, state: engine.State) -> None:
        _table(state).give_all(self.seat, self.other)

    def effects(self) -> list[Effect]:
        """What must leave goes to the discards, the cards given to the other player."""
        mine, theirs = spots.front(int(self.seat)), spots.front(int(self.other))
        return spots.cards_move(self.gone, theirs, spots.DISCARDS) + spots.cards_move(self.given, mine, theirs)


class SwappedAll(PairEvent):
    """The cards in front of two players changed places."""

    def __init__(self, seat: i64, other: i64, *, given: i64 = 0, taken: i64 = 0) -> None:
        super().__init__(seat, other)
        self.given: Final = listed(given)
        self.taken: Final = listed(taken)

    def land(self, state: engine.State) -> None:
        _table(state).swap_all(self.seat, self.other)

    def effects(self) -> list[Effect]:
        one, two = spots.front(int(self.seat)), spots.front(int(self.other))
        return spots.cards_move(self.given, one, two) + spots.cards_move(self.taken, two, one)


class Stole(Event):
    """A player took all cards out of another's hand; the two of them saw which."""

    FIELDS: ClassVar = ("seat", "other", "cards")
    FINAL: ClassVar[bool] = True

    def __init__(self, seat: i64, other: i64, cards: list[int] | None, *, count: int = 0) -> None:
        """Who, from whom, and which cards if they were seen; and how many there were."""
        self.seat: Final = seat
        self.other: Final = other
        self.cards: Final = cards
        self.count: Final = count

    def land(self, state: engine.State) -> None:
        _table(state).steal(self.seat, self.other, self.cards)

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the cards only to the two players."""
        return self if seat in (self.seat, self.other) else Stole(self.seat, self.other, None, count=self.count)

    def effects(self) -> list[Effect]:
        cards = self.cards if self.cards is not None else [FACE_DOWN] * self.count
        return spots.cards_move(cards, spots.hand(int(self.other)), spots.hand(int(self.seat)))


EVENTS: Final = by_name(
    Began, PathsMade, TurnedUp, PutDown, Opened, PathShown, Finished, RunShown, CameLate, TimeCalled, RanRight,
    RanWrong, Ranked, Stood, Moved, Won, Cleared, Infected, Cured, DeckMade, Drew, TurnedOver, Removed, Wasted,
    Played, Landed, Spent, Shielded, GaveAll, SwappedAll, Stole,
)  # fmt: skip
