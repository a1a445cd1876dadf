"""What happens, told in sentences for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games.cartagena import events
from escapade.games.cartagena.board import SNAKE
from escapade.games.cartagena.cards import FACE_DOWN

if TYPE_CHECKING:
    from escapade.engine import Event
    from escapade.games.cartagena.state import State


def say(event: Event, s: State, names: list[str]) -> str | None:
    """Tell an event in a sentence, or None where another event says it already."""
    match event:
        case events.Moved():
            return say_way(event, s, names)
        case events.Won():
            return f"{names[event.seat]} has brought everybody home and wins."
        case events.TurnPassed():
            return f"It is {names[event.seat]}'s turn."
        case events.Reshuffled():
            return "The discards are shuffled into a new deck."
        case events.Sailed():
            return f"{names[event.seat]} sails the boat{' as its captain' if event.extra else ''}."
        case events.Opened():
            return f"{names[event.seat]} opens the chest on {s.board.place(event.space)}: {under_token(event.token)}."
        case events.ChestsLaid():
            return "All chest tokens are shuffled and laid out again."
        case events.CardEvent():
            return say_card(event, s, names)
        case events.TwoSeatEvent() | events.Looked():
            return say_between(event, s, names)
        case _:
            return None


def say_way(event: events.Moved, s: State, names: list[str]) -> str:
    """Tell where a pirate went, and who pushed it."""
    way = f"from {s.board.place(event.start)} to {s.board.place(event.end)}"
    if isinstance(event, events.Pushed):
        return f"{names[event.by]} pushes {names[event.seat]}'s pirate {way}."
    return f"{names[event.seat]}'s pirate goes {way}."


def say_card(event: events.CardEvent, s: State, names: list[str]) -> str:
    """Tell what happened to a card."""
    who, card = names[event.seat], card_named(s, event.card)
    match event:
        case events.Laid():
            return f"{who} lays {card}."
        case events.Discarded():
            return f"{who} throws away {card}."
        case events.Picked():
            return f"{who} takes {card} from the row."
        case events.Drew():
            return f"{who} draws {card}."
        case events.Peeked():
            return f"{who} turns up {card} from the deck."
        case events.Kept():
            return f"{who} keeps {card}."
        case _:
            return f"{who} puts {card} under the deck."


def say_between(event: events.TwoSeatEvent | events.Looked, s: State, names: list[str]) -> str:
    """Tell what happened between two players."""
    who, other = names[event.seat], names[event.other]
    match event:
        case events.Looked():
            return f"{who} looks at {other}'s hand."
        case events.Gave():
            return f"{who} gives {other} {card_named(s, event.card)}."
        case _:
            return f"{who} takes {card_named(s, event.card)} from {other}."


def card_named(s: State, card: int) -> str:
    """Name a card, or say that it was not seen."""
    return "a card" if card == FACE_DOWN else f"a {s.board.printed.card(card)}"


def under_token(token: int) -> str:
    """Say what lay under a chest token."""
    if token == SNAKE:
        return "a snake"
    return "nothing" if token == 0 else "a card" if token == 1 else f"{token} cards"
