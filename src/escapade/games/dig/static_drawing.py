"""A table of Dig Your Way Out as plain text and as SVG, for users of the library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade import svg
from escapade.games.dig import names as naming
from escapade.games.dig.backgrounds.background import UNKNOWN
from escapade.games.dig.bits import listed
from escapade.games.dig.board import NOWHERE
from escapade.games.dig.cards import STACKS
from escapade.games.dig.gangs.gang import NO_GANG
from escapade.text_table import columns, counted, turn_mark
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.games.dig.cards import Pile
    from escapade.games.dig.state import State
    from escapade.messages import Message

_ROOM_WIDTH, _ROOM_HEIGHT, _ROOMS_ACROSS = 150, 66, 4
_TOKEN = 8  # the radius of a player's token


def text(s: State, names: Sequence[str]) -> str:
    """Draw the areas with who is there, then the prisoners, the stacks and the deck."""
    return "\n".join([*_areas(s, names), "", *_prisoners(s, names), *_cards(s)])


def _areas(s: State, names: Sequence[str]) -> list[str]:
    return columns([(f"{_area(s, at)}:", counted(_visitors(s, at, names))) for at in listed(s.rulebook.areas)])


def _area(s: State, at: int) -> str:
    return _said(naming.area(s, at))


def _said(message: Message) -> str:
    """Return a name in English."""
    return words(game="dig").say(message)


def _visitors(s: State, at: int, names: Sequence[str]) -> list[str]:
    """Return the names of the players in an area."""
    here = [names[seat] for seat in range(int(s.seats)) if s.area(seat) == at]
    return [*here, _said(naming.michel(s))] if s.michel == at != NOWHERE else here


def _prisoners(s: State, names: Sequence[str]) -> list[str]:
    """List the players: tunnel, cigarettes, Beatings, gang, Background and hand."""
    return columns([(turn_mark(s, seat), names[seat], *_facts(s, seat)) for seat in range(int(s.seats))])


def _facts(s: State, seat: int) -> list[str]:
    """Describe a player."""
    prisoner = s.prisoners[seat]
    return [
        f"tunnel {int(s.tunnel(seat))} of {int(s.rulebook.goal)}",
        f"{int(prisoner.cigarettes)} cigarettes",
        f"beaten ×{int(prisoner.beatings)}" if prisoner.beatings else "",
        _said(naming.badge(prisoner.gang.number)) if prisoner.gang.number != NO_GANG else "no gang",
        _background(s, seat),
        f"holds {_held(prisoner.hand)}",
    ]


def _background(s: State, seat: int) -> str:
    """Return the name of a player's Background, if it is known."""
    prisoner = s.prisoners[seat]
    if prisoner.background.number == UNKNOWN:
        return "secret Background"
    name = _said(naming.background(s, prisoner.background.number))
    return name if prisoner.revealed else f"{name} (secret)"


def _held(pile: Pile) -> str:
    """List the known cards of a pile."""
    return counted([_said(name) for name in naming.cards(pile.listed())], int(pile.hidden))


def _cards(s: State) -> list[str]:
    """List the stacks, the deck and the discards."""
    stacks = ", ".join(f"{_said(naming.card(card))} ×{int(s.stacks[card])}" for card in range(STACKS))
    return [f"stacks: {stacks}; deck {int(s.deck_size)}", f"discards: {_held(s.discards)}"]


def picture(s: State, names: Sequence[str]) -> str:
    """Draw the areas as rooms with the players in them, and the prisoners below."""
    parts: list[str] = []
    rooms = listed(s.rulebook.areas)
    for number, at in enumerate(rooms):
        parts += _room(s, at, number % _ROOMS_ACROSS * _ROOM_WIDTH, number // _ROOMS_ACROSS * _ROOM_HEIGHT)
    y = (len(rooms) + _ROOMS_ACROSS - 1) // _ROOMS_ACROSS * _ROOM_HEIGHT
    people = [
        (seat, f"{turn_mark(s, seat)} {names[seat]}: {', '.join(filter(None, _facts(s, seat)))}")
        for seat in range(int(s.seats))
    ]
    written, end = svg.notes(y, _ROOM_WIDTH * _ROOMS_ACROSS, [*people, *((None, line) for line in _cards(s))])
    return svg.picture(_ROOM_WIDTH * _ROOMS_ACROSS, end, parts + written)


def _room(s: State, at: int, x: int, y: int) -> list[str]:
    here = [seat for seat in range(int(s.seats)) if s.area(seat) == at]
    tokens = [svg.circle(x + 16 + 20 * number, y + 42, _TOKEN, svg.COLOURS[seat]) for number, seat in enumerate(here)]
    if s.michel == at != NOWHERE:
        tokens.append(svg.text(x + _ROOM_WIDTH - 60, y + 46, _said(naming.michel(s))))
    frame = svg.rectangle(x + 2, y + 2, _ROOM_WIDTH - 4, _ROOM_HEIGHT - 4, "#fff")
    return [frame, svg.text(x + 8, y + 20, _area(s, at)), *tokens]
