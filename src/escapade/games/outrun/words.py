"""What happens, told in sentences for the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.games.outrun import events
from escapade.games.outrun.cards import ANTIDOTE, ANTIDOTE_CARD, BIG_CARD, FACE_DOWN, NAMES, NO_CARD, PLUS
from escapade.games.outrun.state import EFFECTS, FASTER, INTERFERENCE, MIDDLE, REACTION, RUN, WHICH_WAY
from escapade.games.outrun.trail import read_trail

if TYPE_CHECKING:
    from escapade.engine import Event
    from escapade.games.outrun.state import State

WAITS: Final = {
    WHICH_WAY: "{who} turns up the next path.",
    RUN: "",
    FASTER: "{who} may take a place further left.",
    EFFECTS: "{who} infects a neighbour.",
    INTERFERENCE: "{who} may play cards.",
    REACTION: "{who} is asked.",
}
ORDINALS: Final = {1: "1st", 2: "2nd", 3: "3rd"}


def say(event: Event, s: State, names: list[str]) -> str | None:
    """Tell an event in a sentence, or None where another event says it already."""
    match event:
        case events.Began():
            return WAITS[int(event.step)].format(who=names[event.seat]) or None
        case events.Opened() | events.TurnedUp():
            return say_path(event, s, names)
        case events.RunEvent():
            return say_run(event, names)
        case events.RanWrong():
            return say_wrong(event, s, names)
        case events.Stood():
            return f"{names[event.seat]} takes place {event.place}."
        case events.Moved():
            return f"{names[event.seat]} runs on by {counted(event.rooms, 'room')}."
        case events.SeatEvent():
            return say_seat(event, names)
        case events.PathsMade() | events.DeckMade():
            return "The cards are shuffled into a new deck."
        case _:
            return say_card(event, s, names)


def say_path(event: events.Opened | events.TurnedUp, s: State, names: list[str]) -> str:
    """Tell what happens to the path."""
    match event:
        case events.Opened():
            return f"{names[event.seat]} opens the path."
        case events.PutDown():
            return f"Round {s.round}. The path lies face down: open it when you are ready."
        case events.PathShown():
            return f"The path was {' '.join(s.board.path(event.path).symbols)}."
        case _:
            return f"Round {s.round}. A path is turned up{sign(s, event.path)}."


def sign(s: State, path: int) -> str:
    """Name the antidote sign where it matters. The path itself is not told: a log must not start anybody's clock."""
    return ", with the antidote sign" if s.rulebook.monster.antidote and s.board.path(path).antidote else ""


def say_run(event: events.RunEvent, names: list[str]) -> str:
    """Tell a run: that it is finished, and once it is turned up, what was laid and how long it took."""
    if isinstance(event, events.Finished):
        return f"{names[event.seat]} has finished."
    trail = read_trail(event.trail)
    network = f" (ping {trail.ping} ms, credit {trail.credit} ms)" if trail.ping or trail.credit else ""
    return f"{names[event.seat]} lays {written(trail.laid)} in {trail.time() / 1000:.2f} s{network}."


def written(laid: str) -> str:
    """Write what was laid with spaces: 'C +1 B A'."""
    return " ".join(card_to_run(card) for card in laid) or "nothing"


def card_to_run(card: str) -> str:
    """Name a card one runs with; the end of a run is Finish."""
    if card in PLUS:
        return f"+{card}" if card else "Finish"
    return {ANTIDOTE_CARD: "the antidote", BIG_CARD: "the Big shortcut"}.get(card, card)


def say_wrong(event: events.RanWrong, s: State, names: list[str]) -> str:
    """Tell where the first mistake of a run was."""
    what = explained(event.at, event.asked, event.overlooked, middle=bool(s.middle))
    return f"{names[event.seat]} ran wrong. {what}."


def explained(at: int, asked: str, overlooked: int, *, middle: bool = False) -> str:
    """Say where a mistake was: '4th card: Swap A/B was in front of you, so B was asked for'."""
    card = f"{ORDINALS.get(at, f'{at}th')} card"
    wanted = f"{card_to_run(asked)} was asked for"
    if overlooked == NO_CARD:
        return f"{card}: {wanted}"
    if overlooked == ANTIDOTE:
        return f"{card}: the antidote comes last, so {wanted}"
    return f"{card}: {NAMES[overlooked]} was {'in the middle' if middle else 'in front of you'}, so {wanted}"


def say_seat(event: events.SeatEvent, names: list[str]) -> str:
    """Tell what happened to one player."""
    who = names[event.seat]
    match event:
        case events.Won():
            return f"{who} is out of the last room and wins."
        case events.RanRight():
            return f"{who} ran right."
        case events.CameLate():
            return f"The time is up for {who}."
        case events.TimeCalled():
            return f"{who} says that the time is up."
        case events.Cleared():
            return f"All cards in front of {who} are removed."
        case events.Infected():
            return f"{who} is infected."
        case events.Cured():
            return f"{who} is cured, and immune for this round."
        case _:
            return f"{who} uses a Shield: the card is cancelled."


def say_card(event: Event, s: State, names: list[str]) -> str | None:
    """Tell what happened to interference cards."""
    match event:
        case events.Drew():
            return f"{names[event.seat]} draws {named(event.card)}."
        case events.Played():
            return f"{names[event.seat]} plays {named(event.card)} on {on(names, event.seat, event.target)}."
        case events.Landed():
            return f"It lies in front of {names[s.target]}."
        case events.TurnedOver():
            return f"{named(event.card)} is turned over: it lies {where(names, event.spot)}."
        case events.Removed():
            return f"{named(event.card)} {where(names, event.spot)} is removed."
        case events.Wasted():
            return f"{named(event.card)} is turned over and discarded: an equal one lies there."
        case events.GaveAll():
            return f"{names[event.other]} gets all cards in front of {names[event.seat]}."
        case events.SwappedAll():
            return f"{names[event.seat]} and {names[event.other]} swap the cards in front of them."
        case events.Stole():
            return f"{names[event.seat]} steals {names[event.other]}'s cards{loot(event.cards)}."
        case _:
            return None


def named(card: int) -> str:
    """Name an interference card, or say that it was not seen."""
    return "a card" if card == FACE_DOWN else NAMES[card]


def on(names: list[str], seat: int, target: int) -> str:
    """Name whom a card is played on."""
    return "themselves" if seat == target else names[target]


def where(names: list[str], spot: int) -> str:
    """Say where a card lies."""
    return "in the middle" if spot == MIDDLE else f"in front of {names[spot]}"


def loot(cards: list[int] | None) -> str:
    """Name stolen cards, if they were seen."""
    return f": {', '.join(named(card) for card in cards)}" if cards else ""


def counted(n: int, thing: str) -> str:
    """Count something: '1 room', '2 rooms'."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
