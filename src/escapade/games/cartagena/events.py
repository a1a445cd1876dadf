"""The events of the base game, and what each seat sees of them. Variants add their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from escapade.engine import Event
from escapade.events import AskedEvent, CardEvent, SeatEvent
from escapade.games.cartagena import names, spots
from escapade.games.cartagena.cards import FACE_DOWN
from escapade.messages import Message, Player

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect
    from escapade.games.cartagena.state import State
    from escapade.messages import Fact


def table(state: engine.State) -> State:
    """Cast a state to the class of this game."""
    return cast("State", state)


class Moved(Event):
    """A pirate went from one place to another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "start", "end")

    def __init__(self, seat: i64, start: i64, end: i64) -> None:
        self.seat: Final = seat
        self.start: Final = start
        self.end: Final = end

    def land(self, state: engine.State) -> None:
        table(state).move(self.seat, self.start, self.end)

    def effects(self) -> list[Effect]:
        return [spots.runs(self.seat, self.start, self.end)]

    def message(self, state: engine.State) -> Message | None:
        return Message("cartagena-log-moved", self.way(table(state)))

    def way(self, s: State) -> dict[str, Fact]:
        """Return the facts: whose pirate, from where, to where."""
        return {
            "name": Player(int(self.seat)),
            "from": names.place(s.board, self.start),
            "to": names.place(s.board, self.end),
        }


class Won(SeatEvent):
    """All pirates of a crew have reached the goal."""

    def land(self, state: engine.State) -> None:
        table(state).win(self.seat)

    def message(self, state: engine.State) -> Message | None:
        return Message("cartagena-log-won", {"name": Player(int(self.seat))})


class ActionTaken(Event):
    """One of the turn's actions is spent."""

    def land(self, state: engine.State) -> None:
        table(state).spend()


class TurnPassed(SeatEvent):
    """The next player's turn has begun."""

    def land(self, state: engine.State) -> None:
        table(state).begin_turn(self.seat)


class TableCardEvent(CardEvent):
    """Something that happened to one card of one player, with its log line."""

    def message(self, state: engine.State) -> Message | None:
        facts: dict[str, Fact] = {"name": Player(int(self.seat)), "card": names.card(table(state).board, self.card)}
        return Message(f"cartagena-log-{self.name().lower()}", facts)


class Laid(TableCardEvent):
    """A card was laid on the discard pile to do something with it."""

    def land(self, state: engine.State) -> None:
        table(state).lay(self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(self.seat), spots.DISCARDS)]


class PrivateCardEvent(TableCardEvent):
    """Something that happened to a card only its player saw."""

    def face_down(self) -> PrivateCardEvent:
        return type(self)(self.seat, FACE_DOWN)

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the card only to its player."""
        return self if self.seat == seat else self.face_down()


class DrawEvent(PrivateCardEvent):
    """A player got a card; several in a row are one line of the log."""


class Drew(DrawEvent):
    """A card was drawn from the deck."""

    def land(self, state: engine.State) -> None:
        table(state).take(self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.DECK, spots.hand(self.seat))]


class Picked(DrawEvent):
    """The next card of the open row was taken."""

    def land(self, state: engine.State) -> None:
        table(state).pick_up(self.seat, self.card)

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        return self

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.ROW, spots.hand(self.seat))]


class TwoSeatEvent(Event):
    """A card went from one player to another; the two of them saw it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "card")

    def __init__(self, seat: i64, other: i64, card: i64) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the card only to the two players."""
        return self if seat in (self.seat, self.other) else type(self)(self.seat, self.other, FACE_DOWN)

    def message(self, state: engine.State) -> Message | None:
        facts: dict[str, Fact] = {"name": Player(int(self.seat)), "other": Player(int(self.other))}
        facts["card"] = names.card(table(state).board, self.card)
        return Message(f"cartagena-log-{self.name().lower()}", facts)


class Took(TwoSeatEvent):
    """A card was taken out of another player's hand."""

    def land(self, state: engine.State) -> None:
        table(state).rob(self.seat, self.other, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(self.other), spots.hand(self.seat))]


class Reshuffled(Event):
    """The discards were shuffled into a new deck."""

    def land(self, state: engine.State) -> None:
        table(state).reshuffle()

    def effects(self) -> list[Effect]:
        return [spots.card_moves(FACE_DOWN, spots.DISCARDS, spots.DECK)]

    def message(self, state: engine.State) -> Message | None:
        return Message("cartagena-log-reshuffled")


class RowGrew(Event):
    """A card was laid at the end of the open row."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)
    REVEALS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def land(self, state: engine.State) -> None:
        table(state).grow_row(self.card)


class Asked(AskedEvent):
    """A player must decide something before the game goes on."""

    def land(self, state: engine.State) -> None:
        s = table(state)
        s.ask(s.rulebook.demand(self.demand, self.seat, self.details))


class Answered(Event):
    """The topmost demand is settled."""

    def land(self, state: engine.State) -> None:
        table(state).answered()


BASE_EVENTS: Final[tuple[type[Event], ...]] = (
    Moved, Won, ActionTaken, TurnPassed, Laid, Picked, Drew, Took, Reshuffled, RowGrew, Asked, Answered,
)  # fmt: skip
