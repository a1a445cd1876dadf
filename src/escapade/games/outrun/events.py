"""Everything that can happen at the table, and what each seat sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from escapade.engine import Event
from escapade.games.outrun.asked import Mistake
from escapade.games.outrun.cards import FACE_DOWN
from escapade.games.outrun.trail import UNSEEN, read_trail

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.outrun.state import State

UNKNOWN_PATH: Final = 49  # a path that is not known here


def table(state: engine.State) -> State:
    """Take a state for one of this game."""
    return cast("State", state)


class SeatEvent(Event):
    """Something that happened to one player."""

    FIELDS: ClassVar = ("seat",)

    def __init__(self, seat: i64) -> None:
        """To whom."""
        self.seat: Final = seat


class Began(Event):
    """A step of the round began that waits for somebody."""

    FIELDS: ClassVar = ("step", "seat")

    def __init__(self, step: i64, seat: i64) -> None:
        """Which step, and whom it asks if it asks one."""
        self.step: Final = step
        self.seat: Final = seat

    def land(self, state: engine.State) -> None:
        """Begin it."""
        table(state).begin(self.step, self.seat)


# Which way?


class PathsMade(Event):
    """The path cards were shuffled into a new deck."""

    def land(self, state: engine.State) -> None:
        """Make the new deck."""
        table(state).make_paths()


class TurnedUp(Event):
    """A path card was turned up for all to see: a round begins."""

    FIELDS: ClassVar = ("path",)

    def __init__(self, path: i64) -> None:
        """Which path."""
        self.path: Final = path

    def land(self, state: engine.State) -> None:
        """Turn it up."""
        table(state).turn_up(self.path)


class PutDown(TurnedUp):
    """A path card was put down unseen, to be opened by each player when ready: a round begins."""

    def land(self, state: engine.State) -> None:
        """Put it down."""
        table(state).put_down_path(self.path)

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show it to nobody."""
        return PutDown(UNKNOWN_PATH)


class Opened(Event):
    """A player looked at the path and runs."""

    FIELDS: ClassVar = ("seat", "path")

    def __init__(self, seat: i64, path: i64) -> None:
        """Who, and which path it is."""
        self.seat: Final = seat
        self.path: Final = path

    def land(self, state: engine.State) -> None:
        """Open it."""
        table(state).open_path(self.seat, self.path)

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the path to that player alone."""
        return self if seat == self.seat else Opened(self.seat, UNKNOWN_PATH)


class PathShown(TurnedUp):
    """The path was shown to all after the runs."""

    def land(self, state: engine.State) -> None:
        """Show it."""
        table(state).show_path(self.path)


# Run! Right way?


class RunEvent(Event):
    """A run: what was laid, and how long it took."""

    FIELDS: ClassVar = ("seat", "trail")

    def __init__(self, seat: i64, trail: str) -> None:
        """Whose run, and what it left on the table, written down."""
        self.seat: Final = seat
        self.trail: Final = trail


class Finished(RunEvent):
    """A player laid Finish."""

    def land(self, state: engine.State) -> None:
        """Put the run down."""
        table(state).finish(self.seat, read_trail(self.trail))

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the run to its player alone: the others may still be running."""
        return self if seat == self.seat else Finished(self.seat, UNSEEN.text())


class RunShown(RunEvent):
    """A run was turned up, with its times, when everybody had finished."""

    def land(self, state: engine.State) -> None:
        """Turn it up."""
        table(state).show_run(self.seat, read_trail(self.trail))


class CameLate(SeatEvent):
    """The time was up for a player."""

    def land(self, state: engine.State) -> None:
        """Count the player as late."""
        table(state).be_late(self.seat)


class TimeCalled(SeatEvent):
    """A player said that the time is up."""

    def land(self, state: engine.State) -> None:
        """Count the voice."""
        table(state).call_time(self.seat)


class RanRight(SeatEvent):
    """A run was right."""

    def land(self, state: engine.State) -> None:
        """Remember it."""
        table(state).run_right(self.seat)


class RanWrong(Event):
    """A run was wrong."""

    FIELDS: ClassVar = ("seat", "at", "asked", "overlooked")

    def __init__(self, seat: i64, at: i64, asked: str, overlooked: i64) -> None:
        """Whose run, which card of it (from 1), what was asked for there ('' is Finish), and the card overlooked."""
        self.seat: Final = seat
        self.at: Final = at
        self.asked: Final = asked
        self.overlooked: Final = overlooked

    def land(self, state: engine.State) -> None:
        """Remember it."""
        table(state).run_wrong(self.seat, Mistake(self.at, self.asked, self.overlooked))


# Faster? Move!


class Ranked(Event):
    """The order of the round was found: right runners, wrong ones, late ones."""

    FIELDS: ClassVar = ("order",)

    def __init__(self, order: list[int]) -> None:
        """Who, fastest first."""
        self.order: Final = order

    def land(self, state: engine.State) -> None:
        """Keep the order."""
        table(state).rank(self.order)


class Stood(Event):
    """A token was put on a place of the monster board."""

    FIELDS: ClassVar = ("seat", "place")

    def __init__(self, seat: i64, place: i64) -> None:
        """Whose, where."""
        self.seat: Final = seat
        self.place: Final = place

    def land(self, state: engine.State) -> None:
        """Put it there."""
        table(state).stand(self.seat, self.place)


class Moved(Event):
    """A token ran on through the rooms."""

    FIELDS: ClassVar = ("seat", "rooms")

    def __init__(self, seat: i64, rooms: i64) -> None:
        """Whose, how far."""
        self.seat: Final = seat
        self.rooms: Final = rooms

    def land(self, state: engine.State) -> None:
        """Move it."""
        table(state).move(self.seat, self.rooms)


class Won(SeatEvent):
    """A token has left the last room."""

    def land(self, state: engine.State) -> None:
        """End the game."""
        table(state).win(self.seat)


# Special effects


class Cleared(SeatEvent):
    """All interference cards in front of a player were removed."""

    def land(self, state: engine.State) -> None:
        """Remove them."""
        table(state).clear(self.seat)


class Infected(SeatEvent):
    """A player was infected."""

    def land(self, state: engine.State) -> None:
        """Turn the stand-in card to red."""
        table(state).infect(self.seat)


class Cured(SeatEvent):
    """A player was cured."""

    def land(self, state: engine.State) -> None:
        """Turn the stand-in card back."""
        table(state).cure(self.seat)


# Interference


class DeckMade(Event):
    """The discards were shuffled into a new deck of interference cards."""

    def land(self, state: engine.State) -> None:
        """Make the new deck."""
        table(state).make_deck()


class Drew(Event):
    """A player drew an interference card into the hand."""

    FIELDS: ClassVar = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        """Who, and which."""
        self.seat: Final = seat
        self.card: Final = card

    def land(self, state: engine.State) -> None:
        """Draw it."""
        table(state).draw(self.seat, self.card)

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the card to its player alone."""
        return self if seat == self.seat else Drew(self.seat, FACE_DOWN)


class SpotEvent(Event):
    """Something that happened to a card in front of a player or in the middle."""

    FIELDS: ClassVar = ("spot", "card")

    def __init__(self, spot: i64, card: i64) -> None:
        """In front of whom (or the middle), and which card."""
        self.spot: Final = spot
        self.card: Final = card


class TurnedOver(SpotEvent):
    """The next interference card was turned over and lies there now."""

    def land(self, state: engine.State) -> None:
        """Turn it over."""
        table(state).turn_over(self.spot, self.card)


class Removed(SpotEvent):
    """A card that lay there went to the discards."""

    def land(self, state: engine.State) -> None:
        """Remove it."""
        table(state).remove(self.spot, self.card)


class Wasted(Event):
    """The next interference card was turned over and discarded: an equal one lies there."""

    FIELDS: ClassVar = ("card",)

    def __init__(self, card: i64) -> None:
        """Which card."""
        self.card: Final = card

    def land(self, state: engine.State) -> None:
        """Discard it."""
        table(state).waste(self.card)


class Played(Event):
    """A player played an interference card on somebody; it has not taken effect yet."""

    FIELDS: ClassVar = ("seat", "card", "target")

    def __init__(self, seat: i64, card: i64, target: i64) -> None:
        """Who, which card, on whom."""
        self.seat: Final = seat
        self.card: Final = card
        self.target: Final = target

    def land(self, state: engine.State) -> None:
        """Play it."""
        table(state).play_card(self.seat, self.card, self.target)


class Landed(Event):
    """The card played lies in front of the player it was played on."""

    def land(self, state: engine.State) -> None:
        """Lay it there."""
        table(state).land_card()


class Spent(Event):
    """The card played went to the discards: it was for once, or a Shield has cancelled it."""

    def land(self, state: engine.State) -> None:
        """Discard it."""
        table(state).spend_card()


class Shielded(SeatEvent):
    """A player used a Shield out of the hand against the card just played."""

    def land(self, state: engine.State) -> None:
        """Lay it in front of the player."""
        table(state).use_shield(self.seat)


class PairEvent(Event):
    """Something that happened between two players."""

    FIELDS: ClassVar = ("seat", "other")

    def __init__(self, seat: i64, other: i64) -> None:
        """Between whom."""
        self.seat: Final = seat
        self.other: Final = other


class GaveAll(PairEvent):
    """The cards in front of one player were given to another."""

    def land(self, state: engine.State) -> None:
        """Give them."""
        table(state).give_all(self.seat, self.other)


class SwappedAll(PairEvent):
    """The cards in front of two players changed places."""

    def land(self, state: engine.State) -> None:
        """Swap them."""
        table(state).swap_all(self.seat, self.other)


class Stole(Event):
    """A player took all cards out of another's hand; the two of them saw which."""

    FIELDS: ClassVar = ("seat", "other", "cards")

    def __init__(self, seat: i64, other: i64, cards: list[int] | None) -> None:
        """Who, from whom, and which cards if they were seen."""
        self.seat: Final = seat
        self.other: Final = other
        self.cards: Final = cards

    def land(self, state: engine.State) -> None:
        """Take them."""
        table(state).steal(self.seat, self.other, self.cards)

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the cards to the two alone."""
        return self if seat in (self.seat, self.other) else Stole(self.seat, self.other, None)


EVENTS: Final[dict[str, type[Event]]] = {
    kind.__name__: kind
    for kind in (
        Began, PathsMade, TurnedUp, PutDown, Opened, PathShown, Finished, RunShown, CameLate, TimeCalled, RanRight,
        RanWrong, Ranked, Stood, Moved, Won, Cleared, Infected, Cured, DeckMade, Drew, TurnedOver, Removed, Wasted,
        Played, Landed, Spent, Shielded, GaveAll, SwappedAll, Stole,
    )
}  # fmt: skip

HIDDEN: Final[dict[str, object]] = {"card": FACE_DOWN, "path": UNKNOWN_PATH}  # by detail: what is written as None


def write_event(event: Event) -> dict[str, object]:
    """Write an event down by the names of its details; what lies face down is None."""
    return {key: None if key in HIDDEN and value == HIDDEN[key] else value for key, value in event.facts().items()}


def read_event(name: str, facts: dict[str, object]) -> Event:
    """Read an event that was written down."""
    details = {key: HIDDEN[key] if key in HIDDEN and value is None else value for key, value in facts.items()}
    return EVENTS[name](**details)
