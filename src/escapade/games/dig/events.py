"""All events, what each seat sees of them, and what they change.

Keyword-only arguments of an event are not written to records: they follow from the table, and tell the page what to
draw. They are not Final, because a copy of an event sets them after the constructor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from escapade.effects import PieceMoves, TokenTurns
from escapade.engine import Event
from escapade.events import AskedEvent, CardEvent, NumberEvent, SeatEvent, by_name
from escapade.games.dig import spots
from escapade.games.dig.board import CELL_BLOCK, michel_word
from escapade.games.dig.cards import FACE_DOWN, KINDS, NO_CARD
from escapade.games.dig.gangs.gang import UNSEEN, badge_key

if TYPE_CHECKING:
    from escapade import engine
    from escapade.effects import Effect
    from escapade.games.dig.state import State


class PrivateCardEvent(CardEvent):
    """Something that happened to a card only its player saw."""

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the card to its player alone."""
        return self if self.seat == seat else type(self)(self.seat, FACE_DOWN)


class BetweenEvent(Event):
    """A card went from one player to another."""

    FIELDS: ClassVar = ("seat", "other", "card")

    def __init__(self, seat: i64, other: i64, card: i64) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card


class PrivateBetweenEvent(BetweenEvent):
    """A card went from one player to another; the two of them saw it."""

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the card to the two alone."""
        return self if seat in (self.seat, self.other) else type(self)(self.seat, self.other, FACE_DOWN)


class TurnPassed(SeatEvent):
    """The next player's turn has begun."""

    def land(self, state: engine.State) -> None:
        cast("State", state).begin_turn(self.seat)


class ActionTaken(NumberEvent):
    """Some of the turn's actions are spent."""

    def land(self, state: engine.State) -> None:
        cast("State", state).spend(self.number)

    def effects(self) -> list[Effect]:
        return spots.counts(spots.ACTIONS, -self.number, self.seat)


class ActionGained(SeatEvent):
    """The turn has an action more."""

    def land(self, state: engine.State) -> None:
        cast("State", state).gain_action()

    def effects(self) -> list[Effect]:
        return spots.counts(spots.ACTIONS, 1, self.seat)


class Used(NumberEvent):
    """Something that is allowed once a turn was done."""

    def land(self, state: engine.State) -> None:
        cast("State", state).use(self.number)


class Searched(SeatEvent):
    """A Search was made."""

    def land(self, state: engine.State) -> None:
        cast("State", state).search()


class Sold(SeatEvent):
    """A Sell is finished."""

    def land(self, state: engine.State) -> None:
        cast("State", state).sold()


class Won(SeatEvent):
    """A tunnel is dug."""

    def land(self, state: engine.State) -> None:
        cast("State", state).win(self.seat)


class Rolled(NumberEvent):
    """The die was rolled."""

    REVEALS: ClassVar[tuple[str, ...]] = ("number",)

    def land(self, state: engine.State) -> None:
        cast("State", state).roll(self.seat, self.number)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.DIE, str(int(self.number)))]


class Went(NumberEvent):
    """A prisoner went to an area."""

    def __init__(self, seat: i64, number: i64, *, start: i64 = CELL_BLOCK) -> None:
        super().__init__(seat, number)
        self.start = start

    def land(self, state: engine.State) -> None:
        cast("State", state).go(self.seat, self.number)

    def effects(self) -> list[Effect]:
        return [spots.goes(self.seat, self.start, self.number)]


class Beaten(SeatEvent):
    """A prisoner took a Beating."""

    def land(self, state: engine.State) -> None:
        cast("State", state).beat(self.seat)

    def effects(self) -> list[Effect]:
        return spots.counts(spots.BEATINGS, 1, self.seat)


class Shrugged(SeatEvent):
    """A prisoner ignored a Beating."""

    def land(self, state: engine.State) -> None:
        cast("State", state).shrug(self.seat)


class Healed(SeatEvent):
    """A Beating was removed."""

    def land(self, state: engine.State) -> None:
        cast("State", state).heal(self.seat)

    def effects(self) -> list[Effect]:
        return spots.counts(spots.BEATINGS, -1, self.seat)


class Cigarettes(NumberEvent):
    """A prisoner got cigarettes, or paid them."""

    def land(self, state: engine.State) -> None:
        cast("State", state).earn(self.seat, self.number)

    def effects(self) -> list[Effect]:
        return spots.counts(spots.CIGARETTES, self.number, self.seat)


class Drew(PrivateCardEvent):
    """A Search card was drawn."""

    def land(self, state: engine.State) -> None:
        cast("State", state).take(self.seat, self.card)

    def effects(self) -> list[Effect]:
        """A card goes from the deck to the hand."""
        return [spots.card_moves(self.card, spots.DECK, spots.hand(self.seat))]


class Dealt(PrivateCardEvent):
    """A card of all hands gathered was dealt."""

    def land(self, state: engine.State) -> None:
        cast("State", state).deal_out(self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.GATHERED, spots.hand(self.seat))]


class Discarded(CardEvent):
    """A card was discarded."""

    REVEALS: ClassVar[tuple[str, ...]] = ("card",)

    def land(self, state: engine.State) -> None:
        cast("State", state).discard(self.seat, self.card)

    def effects(self) -> list[Effect]:
        """It goes to its stack or to the discards."""
        return [spots.card_moves(self.card, spots.hand(self.seat), spots.discards(self.card))]


class Fetched(CardEvent):
    """A card was taken from its open stack."""

    def land(self, state: engine.State) -> None:
        cast("State", state).fetch(self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.stack(self.card), spots.hand(self.seat))]


class Dug(Event):
    """A tool was laid in the tunnel."""

    FIELDS: ClassVar = ("seat", "card", "points")

    def __init__(self, seat: i64, card: i64, points: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.points: Final = points

    def land(self, state: engine.State) -> None:
        cast("State", state).dig(self.seat, self.card, self.points)

    def effects(self) -> list[Effect]:
        laid = spots.card_moves(self.card, spots.hand(self.seat), spots.tunnel(self.seat))
        return [laid, *spots.counts(spots.POINTS, self.points, self.seat)]


class Shown(CardEvent):
    """An Action card was shown."""

    def land(self, state: engine.State) -> None:
        cast("State", state).show(self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(self.seat), spots.SHOWN)]


class Claimed(CardEvent):
    """An Action card in play was taken."""

    def land(self, state: engine.State) -> None:
        cast("State", state).claim(self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.SHOWN, spots.hand(self.seat))]


class Laid(CardEvent):
    """A Weapon was laid in a fight."""

    def land(self, state: engine.State) -> None:
        cast("State", state).lay(self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(self.seat), spots.weapons(self.seat))]


class TookBack(CardEvent):
    """A Weapon laid was taken back."""

    def land(self, state: engine.State) -> None:
        cast("State", state).take_back(self.seat, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.weapons(self.seat), spots.hand(self.seat))]


class HandedOver(BetweenEvent):
    """A card went from one player to another in the open."""

    def land(self, state: engine.State) -> None:
        cast("State", state).hand_over(self.seat, self.other, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(self.seat), spots.hand(self.other))]


class Gave(PrivateBetweenEvent):
    """A card was given to a teammate."""

    def land(self, state: engine.State) -> None:
        cast("State", state).give(self.seat, self.other, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(self.seat), spots.hand(self.other))]


class Took(PrivateBetweenEvent):
    """A card was taken out of another player's hand."""

    def land(self, state: engine.State) -> None:
        cast("State", state).rob(self.seat, self.other, self.card)

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.hand(self.other), spots.hand(self.seat))]


class Revealed(NumberEvent):
    """A Background was revealed."""

    def __init__(self, seat: i64, number: i64, *, key: str = "") -> None:
        super().__init__(seat, number)
        self.key = key

    def land(self, state: engine.State) -> None:
        cast("State", state).turn_background(self.seat, self.number)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.background(self.seat), self.key)]


class Joined(NumberEvent):
    """The top card of a gang's deck was laid open beside its new member."""

    REVEALS: ClassVar[tuple[str, ...]] = ("number",)

    def land(self, state: engine.State) -> None:
        cast("State", state).join(self.seat, self.number)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.gang_card(self.seat), badge_key(self.number))]


class Kept(NumberEvent):
    """A gang card that was looked at was laid open beside its new member."""

    def land(self, state: engine.State) -> None:
        cast("State", state).keep_badge(self.seat, self.number)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.gang_card(self.seat), badge_key(self.number))]


class Buried(NumberEvent):
    """A gang card went under its deck."""

    def land(self, state: engine.State) -> None:
        cast("State", state).bury(self.seat, self.number)


class PrivateBadgeEvent(Event):
    """Something that happened to a gang card only one player saw."""

    FIELDS: ClassVar = ("seat", "gang", "number")

    def __init__(self, seat: i64, gang: i64, number: i64) -> None:
        self.seat: Final = seat
        self.gang: Final = gang
        self.number: Final = number

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the card to one player alone."""
        return self if self.seat == seat else type(self)(self.seat, self.gang, UNSEEN)


class Peeked(PrivateBadgeEvent):
    """A gang card was looked at."""

    FINAL: ClassVar[bool] = True

    def land(self, state: engine.State) -> None:
        cast("State", state).peek_badge(self.seat, self.gang, self.number)


class PutUnder(PrivateBadgeEvent):
    """A gang card that was looked at went under its deck."""

    def land(self, state: engine.State) -> None:
        cast("State", state).bury_peeked(self.seat, self.gang, self.number)


class Looked(Event):
    """A player looked at another's whole hand."""

    FIELDS: ClassVar = ("seat", "other", "cards")
    FINAL: ClassVar[bool] = True

    def __init__(self, seat: i64, other: i64, cards: list[int] | None) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.cards: Final = cards

    def land(self, state: engine.State) -> None:
        if self.cards is not None:
            cast("State", state).look(self.seat, self.other, self.cards)

    def seen_by(self, seat: int | None, state: engine.State) -> Event:
        """Show the hand to the two alone."""
        return self if seat in (self.seat, self.other) else Looked(self.seat, self.other, None)


class FightBegan(Event):
    """A player is extorted."""

    FIELDS: ClassVar = ("seat", "other", "card")

    def __init__(self, seat: i64, other: i64, card: i64) -> None:
        self.seat: Final = seat
        self.other: Final = other
        self.card: Final = card

    def land(self, state: engine.State) -> None:
        cast("State", state).begin_fight(self.seat, self.other, self.card)


class FistsUsed(SeatEvent):
    """Bare fists counted as a Weapon laid."""

    def land(self, state: engine.State) -> None:
        cast("State", state).use_fists(self.seat)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.weapons(self.seat), "fists")]


class FightEnded(Event):
    """The Weapons laid were discarded."""

    def __init__(self, *, laid: bytes = b"") -> None:
        self.laid = laid

    def land(self, state: engine.State) -> None:
        cast("State", state).end_fight()

    def effects(self) -> list[Effect]:
        """They go to their stack or to the discards."""
        return [
            spots.card_moves(weapon % KINDS, spots.weapons(weapon // KINDS), spots.discards(weapon % KINDS))
            for weapon in self.laid
        ]


class PutAway(Event):
    """The Action card in play was discarded."""

    def __init__(self, *, card: i64 = NO_CARD) -> None:
        self.card = card

    def land(self, state: engine.State) -> None:
        cast("State", state).put_away()

    def effects(self) -> list[Effect]:
        return [spots.card_moves(self.card, spots.SHOWN, spots.DISCARDS)]


class Reshuffled(Event):
    """The discards were shuffled into a new deck."""

    def __init__(self, *, count: i64 = 0) -> None:
        self.count = count

    def land(self, state: engine.State) -> None:
        cast("State", state).reshuffle()

    def effects(self) -> list[Effect]:
        return spots.unseen(self.count, spots.DISCARDS, spots.DECK)


class Gathered(Event):
    """All hands were gathered and shuffled."""

    def __init__(self, *, sizes: list[int] | None = None) -> None:
        self.sizes = sizes or []

    def land(self, state: engine.State) -> None:
        cast("State", state).gather()

    def effects(self) -> list[Effect]:
        hands = enumerate(self.sizes)
        return [effect for seat, size in hands for effect in spots.unseen(size, spots.hand(seat), spots.GATHERED)]


class Passed(SeatEvent):
    """A player who was asked did nothing."""

    def land(self, state: engine.State) -> None:
        cast("State", state).pass_by(self.seat)


class MichelEvent(Event):
    """Something Michel(le) did."""

    FIELDS: ClassVar = ("number",)

    def __init__(self, number: i64) -> None:
        self.number: Final = number


class MichelWent(MichelEvent):
    """Michel(le) went to an area."""

    def __init__(self, number: i64, *, start: i64 = CELL_BLOCK) -> None:
        super().__init__(number)
        self.start = start

    def land(self, state: engine.State) -> None:
        cast("State", state).move_michel(self.number)

    def effects(self) -> list[Effect]:
        return [PieceMoves(spots.MICHEL, spots.area(self.start), spots.area(self.number))]


class MichelTurned(MichelEvent):
    """A Michel card was turned up."""

    REVEALS: ClassVar[tuple[str, ...]] = ("number",)

    def land(self, state: engine.State) -> None:
        cast("State", state).turn_michel(self.number)

    def effects(self) -> list[Effect]:
        return [TokenTurns(spots.MICHEL_CARDS, michel_word(self.number))]


class MichelLeft(Event):
    """The Michel cards turned up were discarded."""

    def land(self, state: engine.State) -> None:
        cast("State", state).leave_michel()


class MichelReshuffled(Event):
    """The Michel discards were shuffled into a new deck."""

    def land(self, state: engine.State) -> None:
        cast("State", state).reshuffle_michel()


class Asked(AskedEvent):
    """A player must decide something before the game goes on."""

    def land(self, state: engine.State) -> None:
        s = cast("State", state)
        s.ask(s.rulebook.demand(self.demand, self.seat, self.details))


class Answered(Event):
    """The topmost demand is settled."""

    def land(self, state: engine.State) -> None:
        cast("State", state).answered()


EVENTS: Final = by_name(
    TurnPassed, ActionTaken, ActionGained, Used, Searched, Sold, Won, Rolled, Went, Beaten, Shrugged, Healed,
    Cigarettes, Drew, Dealt, Discarded, Fetched, Dug, Shown, Claimed, PutAway, Laid, TookBack, HandedOver,
    Gave, Took, Looked, Revealed, Joined, Kept, Buried, Peeked, PutUnder, FightBegan, FistsUsed, FightEnded,
    Reshuffled, Gathered, Passed, MichelWent, MichelTurned, MichelLeft, MichelReshuffled, Asked, Answered,
)  # fmt: skip
