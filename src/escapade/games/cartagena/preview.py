"""What each legal move would do, as the page's board reads it until it reads the moves' own descriptions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games.cartagena.actions import Advance, Draw, Retreat, Stop
from escapade.games.cartagena.bits import bit, highest
from escapade.games.cartagena.bits import listed as places_listed
from escapade.games.cartagena.consequences import row
from escapade.games.cartagena.move import CardMove, Move
from escapade.games.cartagena.variants.crossing import CaptainsSail, Sail
from escapade.games.cartagena.variants.limit import Discard
from escapade.games.cartagena.variants.morgan import REWARD, Push
from escapade.games.cartagena.variants.tricks.bomb import Bomb
from escapade.games.cartagena.variants.tricks.chest import Chest
from escapade.games.cartagena.variants.tricks.hook import Bury, Hook, Keep
from escapade.games.cartagena.variants.tricks.parrot import Give, Parrot
from escapade.games.cartagena.variants.tricks.pistol import Pistol, Rob

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.cartagena.state import State


def preview(s: State, seat: i64, action: Move) -> dict[str, object]:
    """Say what a legal move would do: what is laid, who goes where, what is drawn, what the next player is left."""
    out: dict[str, object] = {"text": action.text(s.board.printed.letters), "kind": type(action).__name__}
    if isinstance(action, CardMove):
        out["paid"] = [{"cards": list(payment.cards), "counts_as": int(payment.symbol)} for payment in action.payments]
    match action:
        case Advance() | Bomb() | Retreat() | Push():
            journey(s, out, seat, action)
        case Stop():
            leaves(s, out, seat)
        case Draw():
            draws(s, out, 1)
            leaves(s, out, seat)
        case _:
            choice(out, action)
    return out


def journey(s: State, out: dict[str, object], seat: i64, action: Advance | Bomb | Retreat | Push) -> None:
    """Add where pirates go and what is drawn for it."""
    start = int(action.start)
    match action:
        case Retreat():
            end = int(s.company_behind(start))
            draws(s, out, int(s.crowd(end)))
            goes(s, out, seat, int(seat), start, end, 1)
        case Push():
            end = int(s.company_ahead(start))
            draws(s, out, int(s.crowd(end)) if bit(end) & s.board.path else REWARD)
            goes(s, out, seat, int(action.owner), start, end, 1)
        case _:
            pirates = 2 if isinstance(action, Bomb) else 1
            goes(s, out, seat, int(seat), start, int(s.symbol_ahead(start, action.symbol)), pirates)


def choice(out: dict[str, object], action: Move) -> None:
    """Add what is chosen where nobody moves: a card, a player, a chest."""
    match action:
        case Pistol():
            out["other"] = int(action.victim)
        case Chest():
            out["space"] = int(action.space)
        case Give():
            out["card"], out["other"] = int(action.card), int(action.to)
        case Rob() | Keep() | Bury() | Discard():
            out["card"] = int(action.card)
        case Sail() | CaptainsSail() | Parrot() | Hook():
            pass
        case _:
            raise TypeError(f"{type(action).__name__} has no preview")


def goes(  # noqa: PLR0913, PLR0917 - a journey is whose, from where, to where and how many
    s: State, out: dict[str, object], seat: i64, owner: int, start: int, end: int, pirates: int
) -> None:
    """Add whose pirates go from where to where, how full it gets there, and what that leaves to the next player."""
    after = s.fork()
    for _ in range(pirates):
        after.move(owner, start, end)
    out["owner"], out["start"], out["end"], out["pirates"] = owner, start, end, pirates
    if bit(end) & s.board.path:
        out["crowd"] = int(after.crowd(end))
    if not after.over:
        leaves(after, out, seat)


def draws(s: State, out: dict[str, object], cards: int) -> None:
    """Add how many cards are drawn, and which where the row lies open."""
    out["draws"] = cards
    if s.rulebook.row:
        out["drawn"] = row(s)[:cards]


def leaves(s: State, out: dict[str, object], seat: i64) -> None:
    """Add the best retreat the next player would find: which pirate, back to where, for how many cards."""
    following = (seat + 1) % s.seats
    best: tuple[int, int, int] | None = None
    for start in places_listed(s.crews[following].one & s.rulebook.retreats):
        shore = s.leg_start(start)
        behind = s.company() & (bit(start) - 1) & ~((bit(shore) << 1) - 1)
        if behind:
            end = highest(behind)
            found = (int(s.crowd(end)), start, int(end))
            best = found if best is None or found[0] > best[0] else best
    if best is not None:
        out["leaves"] = {"seat": int(following), "cards": best[0], "start": best[1], "end": best[2]}
