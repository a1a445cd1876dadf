"""The moves of a seat as a menu shows them: on which line each stands, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from rich.text import Text

from escapade.games.cartagena.actions import Advance, Draw, Move, Payment, Retreat, Stop
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.cards import size
from escapade.games.cartagena.notation import SHORES, write_action
from escapade.games.cartagena.variants.crossing import CaptainsSail, Sail
from escapade.games.cartagena.variants.limit import LIMIT, Discard, DiscardDown
from escapade.games.cartagena.variants.morgan import REWARD, Push
from escapade.games.cartagena.variants.tricks import (
    DRAWN_BY_HOOK,
    KEPT_BY_PARROT,
    Answer,
    Bomb,
    Bury,
    Chest,
    ChooseLoot,
    Give,
    HandOut,
    Hook,
    Keep,
    ObjectMove,
    Parrot,
    Pistol,
    Rob,
)
from escapade.terminal.cartagena.looks import CREWS, card, symbol
from escapade.terminal.drawing import Choice

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.cartagena.state import State

KINDS_OF_MOVE: Final[dict[type[Move], str]] = {
    Retreat: "back",
    Stop: "stop",
    Draw: "draw",
    Sail: "sail",
    CaptainsSail: "as captain, sail first",
    Discard: "throw away",
    Rob: "take",
    Keep: "keep",
    Bury: "put under the deck",
}


def choices(s: State, seat: int) -> list[Choice]:
    """List every legal move of a seat, as far as its view of the table tells."""
    moves = [cast("Move", action) for action in s.legal(seat)]
    letters = s.board.printed.letters
    return [Choice(move, group(s, move), write_action(letters, move), comes(s, move)) for move in moves]


def group(s: State, move: Move) -> Text:
    """Name the line of the menu a move stands on: its card, or its kind."""
    match move:
        case Advance():
            return paid(s, move.payments[0])
        case Bomb():
            return Text(" and ").join(paid(s, payment) for payment in move.payments)
        case ObjectMove():
            return Text("use ").append_text(paid(s, move.payments[0]))
        case Push():
            return Text(f"push {CREWS[move.owner].name}")
        case Give():
            return Text(f"give {CREWS[move.to].name}")
        case _:
            return Text(KINDS_OF_MOVE[type(move)])


def comes(s: State, move: Move) -> str:
    """Say what comes of a move."""
    match move:
        case Advance():
            return f"→ {landing(s, s.symbol_ahead(move.start, move.symbol))}"
        case Retreat():
            end = s.company_behind(move.start)
            return f"→ {landing(s, end)} {gain(s, s.crowd(end))}"
        case Push():
            end = s.company_ahead(move.start)
            return f"→ {landing(s, end)} {gain(s, s.crowd(end) if bit(end) & s.board.path else REWARD)}"
        case Sail() | CaptainsSail():
            return f"→ {SHORES[1 - s.shore].capitalize()}"
        case Draw():
            return gain(s, 1)
        case ObjectMove():
            return comes_of_object(s, move)
        case Answer() | Discard():
            return s.board.printed.card(move.card)
        case _:
            return "end the turn"


def comes_of_object(s: State, move: ObjectMove) -> str:
    """Say what comes of using an object."""
    match move:
        case Bomb():
            return f"two → {landing(s, s.symbol_ahead(move.start, move.symbol))}"
        case Pistol():
            return f"at {CREWS[move.victim].name}, take a card"
        case Parrot():
            return f"draw {s.seats + 1}, keep {KEPT_BY_PARROT}, give the rest"
        case Hook():
            return f"draw {DRAWN_BY_HOOK}, keep 1, the rest under"
        case Chest():
            return "open the chest instead of a turn"
        case _:
            return ""


def paid(s: State, payment: Payment) -> Text:
    """Name what is laid: 'bottle', '2 sabres as hook'."""
    printed = s.board.printed
    if len(payment.cards) == 1:
        return card(printed, payment.cards[0])
    return Text(f"{s.board.named(payment.cost)} as ").append_text(symbol(printed, payment.symbol))


def landing(s: State, at: i64) -> str:
    """Name where a pirate lands, shortly."""
    return str(at) if bit(at) & s.board.path else s.board.place(at)


def gain(s: State, cards: i64) -> str:
    """Say how many cards come: no more than there are."""
    there = s.deck_size + len(s.under) + size(s.discards) + s.row_size
    n = min(cards, there)
    return f"+{n} card{'' if n == 1 else 's'}"


def asks(s: State, seat: int) -> str:
    """Say what a seat has to decide."""
    name = CREWS[seat].name
    match s.asked:
        case None:
            return f"{name}, action {s.taken + 1} of {s.taken + s.left}"
        case DiscardDown():
            return f"{name}, a grey card was laid: throw cards away until {LIMIT} are left"
        case ChooseLoot():
            return f"{name}, choose a card of {CREWS[s.asked.victim].name}'s hand"
        case HandOut():
            return f"{name}, hand out the parrot's cards"
        case _:
            return f"{name}, choose from the hook's cards"
