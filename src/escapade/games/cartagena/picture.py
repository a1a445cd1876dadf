"""The picture of a table for the page. The page's types are generated from these (`make wire`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

import msgspec

from escapade.games.cartagena.bits import listed as places_listed
from escapade.games.cartagena.cards import listed
from escapade.games.cartagena.consequences import row
from escapade.games.cartagena.notation import whereabouts
from escapade.games.cartagena.variants.crossing import captain

if TYPE_CHECKING:
    from escapade.games.cartagena.board import Printed
    from escapade.games.cartagena.state import State


class CrewPicture(msgspec.Struct, frozen=True):
    """One player's side: where the pirates are, the cards that are known here, and how many there are."""

    pirates: list[int]
    hand: list[int]
    hidden: int
    held: int


class AskedPicture(msgspec.Struct, frozen=True):
    """What must be decided before the game goes on."""

    what: str
    seat: int
    details: list[int]


class Picture(msgspec.Struct, frozen=True):
    """A table of Cartagena, as one seat or a spectator sees it.

    symbols: the names of the six symbols of this edition.
    letters: the letters moves are written with, symbol by symbol.
    places: the symbol of each space along the path; null for the cell, the boat and the hideout.
    boat: the number of the boat between two shores, and the shore where it lies.
    row: the open row, the next card first; null where there is none.
    looked: cards this seat has drawn to choose from; `looked_hidden` counts those of another player.
    chests: the spaces with a closed chest.
    reconstructed: printed data in play that are ours.
    """

    edition: Literal["classic", "escape"]
    stage: Literal["cartagena", "tortuga", "crossing"]
    symbols: list[str]
    letters: str
    places: list[int | None]
    boat: int | None
    shore: int | None
    captain: int | None
    crews: list[CrewPicture]
    row: list[int] | None
    deck: int
    discards: list[int]
    looked: list[int]
    looked_hidden: int
    chests: list[int]
    turn: int
    taken: int
    left: int
    asked: AskedPicture | None
    winner: int | None
    reconstructed: list[str]


def picture(s: State) -> Picture:
    """Describe a view for drawing; hidden cards are only counted."""
    board = s.board
    return Picture(
        edition=cast("Literal['classic', 'escape']", board.printed.edition),
        stage=cast("Literal['cartagena', 'tortuga', 'crossing']", s.rulebook.agreed["stage"]),
        symbols=list(board.printed.symbols),
        letters=board.printed.letters,
        places=list(board.symbols),
        boat=int(board.boat) or None,
        shore=int(s.shore) if board.boat else None,
        captain=_captain_of(s),
        crews=[_crew(s, seat) for seat in range(int(s.seats))],
        row=row(s) if s.rulebook.row else None,
        deck=int(s.deck_size) + len(s.under),
        discards=listed(s.discards),
        looked=listed(s.looked),
        looked_hidden=int(s.looked_hidden),
        chests=places_listed(s.chests),
        turn=int(s.turn),
        taken=int(s.taken),
        left=int(s.left),
        asked=None if s.asked is None else AskedPicture(s.asked.name(), int(s.asked.seat), s.asked.details()),
        winner=int(s.winner) if s.over else None,
        reconstructed=reconstructed_in_play(board.printed, s.rulebook.agreed),
    )


def reconstructed_in_play(printed: Printed, agreed: dict[str, str]) -> list[str]:
    """Name the lists of printed data that are reconstructed by us and in play with these options."""
    unused = {"cartagena": "jungle", "tortuga": "tunnel"}.get(agreed["stage"])
    return [key for key in printed.reconstructed if key != unused and (key != "tokens" or agreed["tricks"] == "yes")]


def _crew(s: State, seat: int) -> CrewPicture:
    """Describe one player's side."""
    side = s.crews[seat]
    hand = listed(side.hand)
    return CrewPicture(whereabouts(s, side), hand, max(0, int(side.held) - len(hand)), int(side.held))


def _captain_of(s: State) -> int | None:
    """Return the captain of the boat between the shores, if there is one."""
    if not s.board.boat:
        return None
    return next((seat for seat in range(int(s.seats)) if captain(s, seat)), None)
