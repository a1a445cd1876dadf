"""Everything that can happen at the table, and what each seat sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from escapade.engine import Event
from escapade.games.dig.cards import FACE_DOWN
from escapade.games.dig.gangs.gang import UNSEEN

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.dig.state import State


class SeatEvent(Event):
    """Something that happened to one player."""

    FIELDS: ClassVar = ("seat",)

    def __init__(self, seat: i64) -> None:
        """Whom it happened to."""
        self.seat: Final = seat


class NumberEvent(Event):
    """Something that happened to one player, with a number to it."""

    FIELDS: ClassVar = ("seat", "number")

    def __init__(self, seat: i64, number: i64) -> None:
        """Whom, and which number: of an area, a die, cigarettes, a gang card."""
        self.seat: Final = seat
        self.number: Final = number


class CardEvent(Event):
    """Something that happened to one card of one player."""

    FIELDS: ClassVar = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        """Whose card, and which."""
        self.seat: Final = seat
        self.card: Final = card


class PrivateCardEvent(CardEvent):
    """Something that happened to a card only its player saw."""

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the card to its player alone."""
        return self if self.seat == seat else type(self)(self.seat, FACE_DOWN)


class BetweenEvent(Event):
    """A card went from one player to another."""

    FIELDS: ClassVar = ("seat", "other", "card")

    def __init__(self, seat: i64, other: i64, card: i64) -> None:
        """Who did it, with whom, which card."""
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card


class PrivateBetweenEvent(BetweenEvent):
    """A card went from one player to another; the two of them saw it."""

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the card to the two alone."""
        return self if seat in (self.seat, self.other) else type(self)(self.seat, self.other, FACE_DOWN)


class TurnPassed(SeatEvent):
    """The next player's turn has begun."""

    def land(self, state: engine.State) -> None:
        """Begin the turn."""
        cast("State", state).begin_turn(self.seat)


class ActionTaken(NumberEvent):
    """Some of the turn's actions are spent."""

    def land(self, state: engine.State) -> None:
        """Count them."""
        cast("State", state).spend(self.number)


class ActionGained(SeatEvent):
    """The turn has an action more."""

    def land(self, state: engine.State) -> None:
        """Count it."""
        cast("State", state).gain_action()


class Used(NumberEvent):
    """Something that may be done once a turn was done."""

    def land(self, state: engine.State) -> None:
        """Note it."""
        cast("State", state).use(self.number)


class Searched(SeatEvent):
    """A Search was made."""

    def land(self, state: engine.State) -> None:
        """Count it."""
        cast("State", state).search()


class Sold(SeatEvent):
    """A Sell is done."""

    def land(self, state: engine.State) -> None:
        """Note it."""
        cast("State", state).sold()


class Won(SeatEvent):
    """A tunnel is dug."""

    def land(self, state: engine.State) -> None:
        """End the game."""
        cast("State", state).win(self.seat)


class Rolled(NumberEvent):
    """The die was rolled."""

    def land(self, state: engine.State) -> None:
        """Nothing lies differently for it."""
        cast("State", state).roll(self.seat, self.number)


class Went(NumberEvent):
    """A prisoner went to an area."""

    def land(self, state: engine.State) -> None:
        """Go there."""
        cast("State", state).go(self.seat, self.number)


class Beaten(SeatEvent):
    """A prisoner took a Beating."""

    def land(self, state: engine.State) -> None:
        """Add it."""
        cast("State", state).beat(self.seat)


class Shrugged(SeatEvent):
    """A prisoner ignored a Beating."""

    def land(self, state: engine.State) -> None:
        """Note it."""
        cast("State", state).shrug(self.seat)


class Healed(SeatEvent):
    """A Beating was removed."""

    def land(self, state: engine.State) -> None:
        """Remove it."""
        cast("State", state).heal(self.seat)


class Cigarettes(NumberEvent):
    """A prisoner got cigarettes, or paid them."""

    def land(self, state: engine.State) -> None:
        """Count them."""
        cast("State", state).earn(self.seat, self.number)


class Drew(PrivateCardEvent):
    """A Search card was drawn."""

    def land(self, state: engine.State) -> None:
        """Draw it."""
        cast("State", state).take(self.seat, self.card)


class Dealt(PrivateCardEvent):
    """A card of all hands gathered was dealt."""

    def land(self, state: engine.State) -> None:
        """Deal it."""
        cast("State", state).deal_out(self.seat, self.card)


class Discarded(CardEvent):
    """A card was discarded."""

    def land(self, state: engine.State) -> None:
        """Discard it."""
        cast("State", state).discard(self.seat, self.card)


class Fetched(CardEvent):
    """A card was taken from its open stack."""

    def land(self, state: engine.State) -> None:
        """Take it."""
        cast("State", state).fetch(self.seat, self.card)


class Dug(Event):
    """A tool was laid in the tunnel."""

    FIELDS: ClassVar = ("seat", "card", "points")

    def __init__(self, seat: i64, card: i64, points: i64) -> None:
        """Whose, which tool, and what it is worth there."""
        self.seat: Final = seat
        self.card: Final = card
        self.points: Final = points

    def land(self, state: engine.State) -> None:
        """Dig."""
        cast("State", state).dig(self.seat, self.card, self.points)


class Shown(CardEvent):
    """An Action card was shown."""

    def land(self, state: engine.State) -> None:
        """Show it."""
        cast("State", state).show(self.seat, self.card)


class Claimed(CardEvent):
    """An Action card in play was taken."""

    def land(self, state: engine.State) -> None:
        """Take it."""
        cast("State", state).claim(self.seat, self.card)


class Laid(CardEvent):
    """A Weapon was laid in a fight."""

    def land(self, state: engine.State) -> None:
        """Lay it."""
        cast("State", state).lay(self.seat, self.card)


class TookBack(CardEvent):
    """A Weapon laid was taken back."""

    def land(self, state: engine.State) -> None:
        """Take it back."""
        cast("State", state).take_back(self.seat, self.card)


class HandedOver(BetweenEvent):
    """A card went from one player to another in the open."""

    def land(self, state: engine.State) -> None:
        """Hand it over."""
        cast("State", state).hand_over(self.seat, self.other, self.card)


class Gave(PrivateBetweenEvent):
    """A card was given to a teammate."""

    def land(self, state: engine.State) -> None:
        """Give it."""
        cast("State", state).give(self.seat, self.other, self.card)


class Took(PrivateBetweenEvent):
    """A card was taken out of another player's hand."""

    def land(self, state: engine.State) -> None:
        """Take it."""
        cast("State", state).rob(self.seat, self.other, self.card)


class Revealed(NumberEvent):
    """A Background was revealed."""

    def land(self, state: engine.State) -> None:
        """Turn it up."""
        cast("State", state).turn_background(self.seat, self.number)


class Joined(NumberEvent):
    """The top card of a gang's deck was laid open beside its new member."""

    def land(self, state: engine.State) -> None:
        """Lay it there."""
        cast("State", state).join(self.seat, self.number)


class Kept(NumberEvent):
    """A gang card that was looked at was laid open beside its new member."""

    def land(self, state: engine.State) -> None:
        """Lay it there."""
        cast("State", state).keep_badge(self.seat, self.number)


class Buried(NumberEvent):
    """A gang card went under its deck."""

    def land(self, state: engine.State) -> None:
        """Put it there."""
        cast("State", state).bury(self.seat, self.number)


class PrivateBadgeEvent(Event):
    """Something that happened to a gang card only one player saw."""

    FIELDS: ClassVar = ("seat", "gang", "number")

    def __init__(self, seat: i64, gang: i64, number: i64) -> None:
        """Who saw it, of which gang, and which card."""
        self.seat: Final = seat
        self.gang: Final = gang
        self.number: Final = number

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the card to one player alone."""
        return self if self.seat == seat else type(self)(self.seat, self.gang, UNSEEN)


class Peeked(PrivateBadgeEvent):
    """A gang card was looked at."""

    def land(self, state: engine.State) -> None:
        """Take it off its deck."""
        cast("State", state).peek_badge(self.seat, self.gang, self.number)


class PutUnder(PrivateBadgeEvent):
    """A gang card that was looked at went under its deck."""

    def land(self, state: engine.State) -> None:
        """Put it there."""
        cast("State", state).bury_peeked(self.seat, self.gang, self.number)


class Looked(Event):
    """A player looked at another's whole hand."""

    FIELDS: ClassVar = ("seat", "other", "cards")

    def __init__(self, seat: i64, other: i64, cards: list[int] | None) -> None:
        """Who looked, at whose hand, and what was in it."""
        self.seat: Final = seat
        self.other: Final = other
        self.cards: Final = cards

    def land(self, state: engine.State) -> None:
        """Remember the hand, if it was seen."""
        if self.cards is not None:
            cast("State", state).look(self.seat, self.other, self.cards)

    def seen_by(self, seat: int, state: engine.State) -> Event:
        """Show the hand to the two alone."""
        return self if seat in (self.seat, self.other) else Looked(self.seat, self.other, None)


class FightBegan(Event):
    """Somebody is extorted."""

    FIELDS: ClassVar = ("seat", "other", "card")

    def __init__(self, seat: i64, other: i64, card: i64) -> None:
        """By whom, who, and for which tool."""
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card

    def land(self, state: engine.State) -> None:
        """Begin it."""
        cast("State", state).begin_fight(self.seat, self.other, self.card)


class FistsUsed(SeatEvent):
    """Bare fists counted as a Weapon laid."""

    def land(self, state: engine.State) -> None:
        """Note it."""
        cast("State", state).use_fists(self.seat)


class FightEnded(Event):
    """The Weapons laid were discarded."""

    def land(self, state: engine.State) -> None:
        """Discard them."""
        cast("State", state).end_fight()


class PutAway(Event):
    """The Action card in play was discarded."""

    def land(self, state: engine.State) -> None:
        """Discard it."""
        cast("State", state).put_away()


class Reshuffled(Event):
    """The discards were shuffled into a new deck."""

    def land(self, state: engine.State) -> None:
        """Make the new deck."""
        cast("State", state).reshuffle()


class Gathered(Event):
    """All hands were gathered and shuffled."""

    def land(self, state: engine.State) -> None:
        """Gather them."""
        cast("State", state).gather()


class Passed(SeatEvent):
    """Somebody who was asked did nothing."""

    def land(self, state: engine.State) -> None:
        """Wait for one answer less."""
        cast("State", state).pass_by(self.seat)


class MichelEvent(Event):
    """Something Michel(le) did."""

    FIELDS: ClassVar = ("number",)

    def __init__(self, number: i64) -> None:
        """Which area, or which card."""
        self.number: Final = number


class MichelWent(MichelEvent):
    """Michel(le) went to an area."""

    def land(self, state: engine.State) -> None:
        """Go there."""
        cast("State", state).move_michel(self.number)


class MichelTurned(MichelEvent):
    """A Michel card was turned up."""

    def land(self, state: engine.State) -> None:
        """Turn it up."""
        cast("State", state).turn_michel(self.number)


class MichelLeft(Event):
    """The Michel cards turned up were discarded."""

    def land(self, state: engine.State) -> None:
        """Discard them."""
        cast("State", state).leave_michel()


class MichelReshuffled(Event):
    """The Michel discards were shuffled into a new deck."""

    def land(self, state: engine.State) -> None:
        """Make the new deck."""
        cast("State", state).reshuffle_michel()


class Asked(Event):
    """Something must be decided before the game goes on."""

    FIELDS: ClassVar = ("demand", "seat", "details")

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
        TurnPassed, ActionTaken, ActionGained, Used, Searched, Sold, Won, Rolled, Went, Beaten, Shrugged, Healed,
        Cigarettes, Drew, Dealt, Discarded, Fetched, Dug, Shown, Claimed, PutAway, Laid, TookBack, HandedOver,
        Gave, Took, Looked, Revealed, Joined, Kept, Buried, Peeked, PutUnder, FightBegan, FistsUsed, FightEnded,
        Reshuffled, Gathered, Passed, MichelWent, MichelTurned, MichelLeft, MichelReshuffled, Asked, Answered,
    )
}  # fmt: skip


def write_event(event: Event) -> dict[str, object]:
    """Write an event down by the names of its details; a card face down is None."""
    return {key: None if key == "card" and value == FACE_DOWN else value for key, value in event.facts().items()}


def read_event(name: str, facts: dict[str, object]) -> Event:
    """Read an event that was written down."""
    details = {key: FACE_DOWN if key == "card" and value is None else value for key, value in facts.items()}
    return EVENTS[name](**details)
