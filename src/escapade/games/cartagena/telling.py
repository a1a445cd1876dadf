"""What happens, as messages for the log; and what is not worth a line, with the reason."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final, cast

from escapade.games.cartagena import events
from escapade.games.cartagena.board import START
from escapade.games.cartagena.cards import FACE_DOWN, SYMBOLS
from escapade.messages import Message, Seat, message

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from escapade.engine import Event
    from escapade.games.cartagena.state import State
    from escapade.messages import Fact

SILENT: Final[dict[type[Event], str]] = {
    events.ActionTaken: "the counter of actions shows it",
    events.TurnPassed: "the log begins a new paragraph with each turn, and the table shows whose it is",
    events.RowGrew: "the open row shows it",
    events.Asked: "the player is asked on the table",
    events.Answered: "the answer itself is told",
}


def tell(story: Sequence[Event], s: State) -> list[Message]:
    """Tell a move as a few lines: a card and the run it paid for are one, and so are cards drawn in a row."""
    lines, at = [], 0
    while at < len(story):
        line, length = begin(story[at:], s)
        at += length
        if line is not None:
            lines.append(line)
    return lines


def begin(story: Sequence[Event], s: State) -> tuple[Message | None, int]:
    """Give the line a story begins with, if it is worth one, and how many events it tells."""
    event = story[0]
    match event:
        case _ if type(event) in TOGETHER:
            run = list(takewhile(lambda one: same_draw(cast("events.CardEvent", event), one), story))
            return drawn(cast("list[events.CardEvent]", run), s), len(run)
        case events.Laid() if len(story) > 1 and is_run(event, story[1]):
            return advanced(event, cast("events.Moved", story[1]), s), 2
        case _ if type(event) in SILENT:
            return None, 1
        case _:
            return LINES[type(event)](event, s), 1


def same_draw(first: events.CardEvent, other: Event) -> bool:
    """Tell whether a card was drawn the same way by the same player."""
    return type(other) is type(first) and other.seat == first.seat


def is_run(laid: events.Laid, event: Event) -> bool:
    """Tell whether an event is the run a card was laid for."""
    return type(event) is events.Moved and event.seat == laid.seat


def drawn(run: list[events.CardEvent], s: State) -> Message:
    """Tell cards drawn in a row, by name where all were seen."""
    kind = run[0].name().lower()
    facts: dict[str, Fact] = {"name": Seat(int(run[0].seat)), "count": len(run)}
    if all(event.card != FACE_DOWN for event in run):
        return Message(f"cartagena-log-{kind}-known", {**facts, "cards": [card(s, int(event.card)) for event in run]})
    return Message(f"cartagena-log-{kind}", facts)


def advanced(laid: events.Laid, moved: events.Moved, s: State) -> Message:
    """Tell a card and the run it paid for."""
    return Message("cartagena-log-advance", {"card": card(s, int(laid.card)), **way(moved, s)})


def way(moved: events.Moved, s: State) -> dict[str, Fact]:
    """Give whose pirate went from where to where."""
    return {"name": Seat(int(moved.seat)), "from": place(s, int(moved.start)), "to": place(s, int(moved.end))}


def moved(event: events.Moved, s: State) -> Message:
    """Tell a pirate that went back."""
    return Message("cartagena-log-moved", way(event, s))


def pushed(event: events.Pushed, s: State) -> Message:
    """Tell whose pirate was pushed by whom."""
    return Message("cartagena-log-pushed", {"other": Seat(int(event.by)), **way(event, s)})


def about_card(event: events.CardEvent, s: State) -> Message:
    """Tell what happened to a card."""
    return message(f"cartagena-log-{event.name().lower()}", name=Seat(int(event.seat)), card=card(s, int(event.card)))


def between(event: events.TwoSeatEvent, s: State) -> Message:
    """Tell which card went from whom to whom."""
    return message(
        f"cartagena-log-{event.name().lower()}",
        name=Seat(int(event.seat)), other=Seat(int(event.other)), card=card(s, int(event.card)),
    )  # fmt: skip


def looked(event: events.Looked, _: State) -> Message:
    """Tell whose hand was looked at."""
    return message("cartagena-log-looked", name=Seat(int(event.seat)), other=Seat(int(event.other)))


def sailed(event: events.Sailed, _: State) -> Message:
    """Tell who sailed, and whether as the captain."""
    return message(
        "cartagena-log-sailed-captain" if event.extra else "cartagena-log-sailed", name=Seat(int(event.seat))
    )


def opened(event: events.Opened, s: State) -> Message:
    """Tell what lay under a chest token."""
    where = place(s, int(event.space))
    return message("cartagena-log-opened", name=Seat(int(event.seat)), place=where, token=int(event.token))


def won(event: events.Won, _: State) -> Message:
    """Tell who has everybody home."""
    return message("cartagena-log-won", name=Seat(int(event.seat)))


def plain(event: Event, _: State) -> Message:
    """Tell what happened to all."""
    return Message(f"cartagena-log-{event.name().lower()}")


TOGETHER: Final[frozenset[type[Event]]] = frozenset((events.Drew, events.Picked, events.Peeked))  # told by `drawn`
LINES: Final[dict[type[Event], Callable[..., Message]]] = {
    events.Moved: moved,
    events.Pushed: pushed,
    events.Laid: about_card,
    events.Discarded: about_card,
    events.Kept: about_card,
    events.PutUnder: about_card,
    events.Gave: between,
    events.Took: between,
    events.Looked: looked,
    events.Sailed: sailed,
    events.Opened: opened,
    events.Won: won,
    events.Reshuffled: plain,
    events.ChestsLaid: plain,
}


def card(s: State, kind: int) -> Message:
    """Name a card, or say that it was not seen."""
    if kind == FACE_DOWN:
        return Message("cartagena-a-card")
    symbol = Message(f"cartagena-{s.board.printed.symbols[kind % SYMBOLS]}")
    return symbol if kind < SYMBOLS else message("cartagena-grey-card", symbol=symbol)


def place(s: State, at: int) -> Message:
    """Name a place: a space by its number, the others by what they are."""
    board = s.board
    if at > board.goal or board.symbols[at] is not None:
        return message("cartagena-space", number=at)
    names = board.names
    name = names[0] if at == START else names[-1] if at == board.goal else names[1]
    return Message(f"cartagena-{name.removeprefix('the ')}")
