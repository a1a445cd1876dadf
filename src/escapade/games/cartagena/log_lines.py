"""Log lines of events; and which events have none, with the reason."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from escapade.games.cartagena import events, names
from escapade.games.cartagena.cards import FACE_DOWN
from escapade.messages import Message, Player

if TYPE_CHECKING:
    from collections.abc import Sequence

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
    """Return the log lines of a move; a card with its run is one line, and so are cards drawn in a row."""
    lines, at = [], 0
    while at < len(story):
        line, length = _begin(story[at:], s)
        at += length
        if line is not None:
            lines.append(line)
    return lines


def _begin(story: Sequence[Event], s: State) -> tuple[Message | None, int]:
    """Return the first line of a list of events, if it has one, and how many events it covers."""
    event = story[0]
    if isinstance(event, events.DrawEvent):
        run = list(takewhile(lambda one: _same_draw(event, one), story))
        return _drawn(cast("list[events.DrawEvent]", run), s), len(run)
    if isinstance(event, events.Laid) and len(story) > 1 and _is_run(event, story[1]):
        return _advanced(event, cast("events.Moved", story[1]), s), 2
    if isinstance(event, events.Took) and len(story) > 1 and _is_recompense(event, story[1]):
        return replace(cast("Message", event.message(s)), rule="C9.3"), 1
    return event.message(s), 1


def _same_draw(first: events.DrawEvent, other: Event) -> bool:
    """Whether a card was drawn the same way by the same player."""
    return type(other) is type(first) and other.seat == first.seat


def _is_run(laid: events.Laid, event: Event) -> bool:
    """Whether an event is the run a card was played for."""
    return type(event) is events.Moved and event.seat == laid.seat


def _is_recompense(took: events.Took, event: Event) -> bool:
    """Whether somebody draws for a card that was taken from them: with a pistol it was, not over the card limit."""
    return isinstance(event, events.Reshuffled) or (type(event) is events.Drew and event.seat == took.other)


def _drawn(run: list[events.DrawEvent], s: State) -> Message:
    """Log cards drawn in a row, by name if all were seen."""
    kind = run[0].name().lower()
    facts: dict[str, Fact] = {"name": Player(int(run[0].seat)), "count": len(run)}
    if any(event.card == FACE_DOWN for event in run):
        return Message(f"cartagena-log-{kind}", facts)
    return Message(
        f"cartagena-log-{kind}-known", {**facts, "cards": [names.card(s.board, event.card) for event in run]}
    )


def _advanced(laid: events.Laid, moved: events.Moved, s: State) -> Message:
    """Log a card and the run it paid for."""
    return Message("cartagena-log-advance", {"card": names.card(s.board, laid.card), **moved.way(s)})
