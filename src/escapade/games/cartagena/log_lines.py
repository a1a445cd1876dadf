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
    """Return the log lines of a move; cards with the run they pay for are one line, and so are cards drawn in a row."""
    lines, at = [], 0
    told = {event.demand if isinstance(event, events.Asked) else event.name() for event in story}
    while at < len(story):
        line, length = _begin(story[at:], s)
        at += length
        if line is not None:
            event = story[at - length]
            rule = _draw_rule(story, told, s) if type(event) is events.Drew else _rule(event, told, s)
            lines.append(replace(line, rule=rule) if rule else line)
    return lines


def _begin(story: Sequence[Event], s: State) -> tuple[Message | None, int]:
    """Return the first line of a list of events, if it has one, and how many events it covers."""
    event = story[0]
    if isinstance(event, events.DrawEvent):
        run = list(takewhile(lambda one: _same_draw(event, one), story))
        return _drawn(cast("list[events.DrawEvent]", run), s), len(run)
    if isinstance(event, events.Laid):
        laid = cast("list[events.Laid]", list(takewhile(lambda one: type(one) is events.Laid, story)))
        moved = list(takewhile(lambda one: _is_run(event, one), story[len(laid) :]))
        if moved:
            return _advanced(laid, cast("list[events.Moved]", moved), s), len(laid) + len(moved)
    if isinstance(event, events.Took) and len(story) > 1 and _is_recompense(event, story[1]):
        return replace(cast("Message", event.message(s)), rule="C9.3"), 1
    return event.message(s), 1


def _rule(event: Event, told: set[str], s: State) -> str:
    """Return the rule a line is about where its message is used for several; told: the move's events and demands."""
    if type(event) is events.Moved and "Opened" in told:
        return "C9.8"
    if isinstance(event, events.Moved) and event.name() == "Pushed":
        return _push_rule(event, s)
    if type(event) is events.Moved and event.end > event.start:  # after a grey card the others discard before the run
        return _advance_rule(event, s)
    if isinstance(event, events.Laid) and "DiscardDown" in told:
        return "C8.1"
    if event.name() in {"Peeked", "Kept"} and told & {"HandOut", "Gave"}:
        return "C9.4"
    return ""


def _draw_rule(story: Sequence[Event], told: set[str], s: State) -> str:
    """Return the rule why cards are drawn: for a chest, a push, a retreat, a card lost to a pistol, or for nothing."""
    if "Opened" in told:
        return "C9.8"
    for event in story:
        if isinstance(event, events.Moved):
            return _push_rule(event, s) if event.name() == "Pushed" else "C3.2"
    return "C9.3" if "Took" in told else s.rulebook.bare.no_gift().rule


def _push_rule(pushed: events.Moved, s: State) -> str:
    """Return the rule of a push: to other pirates, into the boat, or to the goal."""
    if pushed.end == s.board.goal:
        return "C7.2"
    return "C7.3" if pushed.end == s.board.boat else "C7.1"


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


def _advanced(laid: list[events.Laid], moved: list[events.Moved], s: State) -> Message:
    """Log cards and the run they paid for: one card, two sabres as one (C9.6), or a bomb and another card (C9.7)."""
    way = moved[0].way(s)
    cards = [names.card(s.board, one.card) for one in laid]
    if len(moved) > 1:
        return Message("cartagena-log-bomb", {"cards": cards, **way})
    if len(laid) > 1:
        return Message("cartagena-log-sabres", way)
    return Message("cartagena-log-advance", {"card": cards[0], **way}, rule=_advance_rule(moved[0], s))


def _advance_rule(moved: events.Moved, s: State) -> str:
    """Return the rule of a run ahead: to a free space with the symbol, or, if there is none, to the end."""
    return "C2.2" if moved.end in (s.board.boat, s.board.goal) else "C2.1"
