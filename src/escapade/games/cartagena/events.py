"""Everything that can happen at the table, and what each seat sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from escapade.engine import Event
from escapade.games.cartagena.cards import FACE_DOWN, packed

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.cartagena.state import State


class Moved(Event):
    """A pirate went from one place to another."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "start", "end")

    def __init__(self, seat: i64, start: i64, end: i64) -> None:
        """Whose pirate, from where, to where."""
        self.seat: Final = seat
        self.start: Final = start
        self.end: Final = end

    def land(self, state: engine.State) -> None:
        """Move the pirate."""
        cast("State", state).move(self.seat, self.start, self.end)


class Pushed(Moved):
    """A pirate was pushed forward by another player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "start", "end", "by")

    def __init__(self, seat: i64, start: i64, end: i64, by: i64) -> None:
        """Whose pirate, from where, to where, and by whom."""
        super().__init__(seat, start, end)
        self.by: Final = by

    def land(self, state: engine.State) -> None:
        """Push the pirate."""
        cast("State", state).push(self.seat, self.start, self.end, self.by)


class Won(Event):
    """All pirates of a crew have reached the goal."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Whose pirates."""
        self.seat: Final = seat

    def land(self, state: engine.State) -> None:
        """End the game."""
        cast("State", state).win(self.seat)


class ActionTaken(Event):
    """One of the turn's actions is spent."""

    def land(self, state: engine.State) -> None:
        """Count it."""
        cast("State", state).spend()


class TurnPassed(Event):
    """The next player's turn has begun."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Whose turn it is now."""
        self.seat: Final = seat

    def land(self, state: engine.State) -> None:
        """Begin the turn."""
        cast("State", state).begin_turn(self.seat)


class CardEvent(Event):
    """Something that happened to one card of one player."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        """Whose card, and which."""
        self.seat: Final = seat
        self.card: Final = card


class Laid(CardEvent):
    """A card was laid on the discard pile to do something with it."""

    def land(self, state: engine.State) -> None:
        """Lay it."""
        cast("State", state).lay(self.seat, self.card)


class Discarded(CardEvent):
    """A card went from a hand to the discard pile for nothing."""

    def land(self, state: engine.State) -> None:
        """Discard it."""
        cast("State", state).discard(self.seat, self.card)


class Picked(CardEvent):
    """The next card of the open row was taken."""

    def land(self, state: engine.State) -> None:
        """Take it."""
        cast("State", state).pick_up(self.seat, self.card)


class PrivateCardEvent(CardEvent):
    """Something that happened to a card only its player saw."""

    def face_down(self) -> PrivateCardEvent:
        """Give the event with the card unseen."""
        return type(self)(self.seat, FACE_DOWN)

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the card to its player alone."""
        return self if self.seat == seat else self.face_down()


class Drew(PrivateCardEvent):
    """A card was drawn from the deck."""

    def land(self, state: engine.State) -> None:
        """Draw it."""
        cast("State", state).take(self.seat, self.card)


class Peeked(PrivateCardEvent):
    """A card was drawn from the deck to choose what becomes of it."""

    def land(self, state: engine.State) -> None:
        """Lay it before the player."""
        cast("State", state).peek(self.seat, self.card)


class Kept(PrivateCardEvent):
    """A card that was looked at went into the hand."""

    def land(self, state: engine.State) -> None:
        """Keep it."""
        cast("State", state).keep(self.seat, self.card)


class PutUnder(PrivateCardEvent):
    """A card that was looked at went under the deck."""

    def land(self, state: engine.State) -> None:
        """Put it there."""
        cast("State", state).put_under(self.seat, self.card)


class TwoSeatEvent(Event):
    """A card went from one player to another; the two of them saw it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "card")

    def __init__(self, seat: i64, other: i64, card: i64) -> None:
        """Who did it, with whom, which card."""
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the card to the two alone."""
        return self if seat in (self.seat, self.other) else type(self)(self.seat, self.other, FACE_DOWN)


class Gave(TwoSeatEvent):
    """A card that was looked at was given away."""

    def land(self, state: engine.State) -> None:
        """Give it."""
        cast("State", state).give(self.seat, self.other, self.card)


class Took(TwoSeatEvent):
    """A card was taken out of another player's hand."""

    def land(self, state: engine.State) -> None:
        """Take it."""
        cast("State", state).rob(self.seat, self.other, self.card)


class Looked(Event):
    """A player looked at another's whole hand."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "cards")

    def __init__(self, seat: i64, other: i64, cards: list[int] | None) -> None:
        """Who looked, at whose hand, and what was in it."""
        self.seat: Final = seat
        self.other: Final = other
        self.cards: Final = cards

    def land(self, state: engine.State) -> None:
        """Remember the hand, if it was seen."""
        if self.cards is not None:
            cast("State", state).look(self.seat, self.other, packed(self.cards))

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the hand to the two alone."""
        return self if seat in (self.seat, self.other) else Looked(self.seat, self.other, None)


class Reshuffled(Event):
    """The discards were shuffled into a new deck."""

    def land(self, state: engine.State) -> None:
        """Make the new deck."""
        cast("State", state).reshuffle()


class RowGrew(Event):
    """A card was laid at the end of the open row."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64) -> None:
        """Which card."""
        self.card: Final = card

    def land(self, state: engine.State) -> None:
        """Lay it there."""
        cast("State", state).grow_row(self.card)


class Sailed(Event):
    """The boat went to the other shore."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "extra")

    def __init__(self, seat: i64, extra: i64) -> None:
        """Who sailed it, and whether as the captain's extra."""
        self.seat: Final = seat
        self.extra: Final = extra

    def land(self, state: engine.State) -> None:
        """Sail."""
        cast("State", state).sail(self.seat, self.extra)


class Opened(Event):
    """A chest token was turned over."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "token")

    def __init__(self, seat: i64, space: i64, token: i64) -> None:
        """Who opened it, where, and what lay under it."""
        self.seat: Final = seat
        self.space: Final = space
        self.token: Final = token

    def land(self, state: engine.State) -> None:
        """Turn it over and put it aside."""
        cast("State", state).open_chest(self.seat, self.space, self.token)


class ChestsLaid(Event):
    """All tokens were shuffled and one laid on each chest space."""

    def land(self, state: engine.State) -> None:
        """Lay them."""
        cast("State", state).lay_chests()


class Asked(Event):
    """Something must be decided before the game goes on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("demand", "seat", "details")

    def __init__(self, demand: str, seat: i64, details: list[int]) -> None:
        """What, by whom, and the numbers that belong to it."""
        self.demand: Final = demand
        self.seat: Final = seat
        self.details: Final = details

    def land(self, state: engine.State) -> None:
        """Put it on the stack."""
        s = cast("State", state)
        s.ask(s.rulebook.demand(self.demand, self.seat, self.details))


class Answered(Event):
    """What was asked last is decided."""

    def land(self, state: engine.State) -> None:
        """Take it off the stack."""
        cast("State", state).answered()


EVENTS: Final[dict[str, type[Event]]] = {
    kind.__name__: kind
    for kind in (
        Moved, Pushed, Won, ActionTaken, TurnPassed, Laid, Discarded, Picked, Drew, Peeked, Kept, PutUnder, Gave, Took,
        Looked, Reshuffled, RowGrew, Sailed, Opened, ChestsLaid, Asked, Answered,
    )
}  # fmt: skip


def write_event(event: Event) -> dict[str, object]:
    """Write an event down by the names of its details; a card face down is None."""
    return {key: None if key == "card" and value == FACE_DOWN else value for key, value in event.facts().items()}


def read_event(name: str, facts: dict[str, object]) -> Event:
    """Read an event that was written down."""
    details = {key: FACE_DOWN if key == "card" and value is None else value for key, value in facts.items()}
    return EVENTS[name](**details)
