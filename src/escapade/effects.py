"""What a move or an event changes, in terms any board can draw: pieces, cards, counters and tokens.

The server sends these structs unchanged; the page's types are generated from them (`make wire`). No game is mentioned
here.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from escapade.messages import Message  # noqa: TC001 - msgspec reads the types when it runs


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on the table: a zone ("hand", "deck", "space"), whose it is, and its number where there are several.

    zone: The zone's name.
    seat: Whose it is, where each player has one.
    at: Its number, where there are several.
    """

    zone: str
    seat: int | None = None
    at: int | None = None


class PieceMoves(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="does", tag="piece"):
    """One or more pieces of a kind go from one spot to another. A piece that belongs to nobody has no owner.

    piece: The kind of piece.
    start: Where it stood.
    end: Where it stands now.
    owner: Whose it is.
    count: How many.
    """

    piece: str
    start: Spot
    end: Spot
    owner: int | None = None
    count: int = 1


class CardsMove(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="does", tag="cards"):
    """Cards go from one spot to another. A card is its number in the game; None is a card face down.

    cards: The cards.
    start: Where they were.
    end: Where they are now.
    """

    cards: list[int | None]
    start: Spot
    end: Spot


class CounterChanges(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="does", tag="counter"):
    """A number on the table changes: actions left, tunnel points, cigarettes.

    name: The counter's name.
    by: By how much.
    seat: Whose it is, where each player has one.
    """

    name: str
    by: int
    seat: int | None = None


class TokenTurns(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="does", tag="token"):
    """A token is turned up, placed or removed. `token` names what it shows, None if it stays face down.

    spot: Where it lies.
    token: What it shows now.
    """

    spot: Spot
    token: str | None = None


Effect: TypeAlias = PieceMoves | CardsMove | CounterChanges | TokenTurns


class PickCard(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="pick", tag="card"):
    """A card to point at: its number, and where it lies.

    card: The card's number.
    spot: Where it lies.
    """

    card: int
    spot: Spot


class PickPiece(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="pick", tag="piece"):
    """A piece to point at.

    piece: The kind of piece.
    spot: Where it stands.
    owner: Whose it is.
    """

    piece: str
    spot: Spot
    owner: int | None = None


class PickSpot(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="pick", tag="spot"):
    """A place to point at.

    spot: The place.
    """

    spot: Spot


class PickPlayer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="pick", tag="player"):
    """A player to point at.

    seat: The player's seat.
    """

    seat: int


Pick: TypeAlias = PickCard | PickPiece | PickSpot | PickPlayer


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small sign to draw at a spot while a move is looked at: what it would leave open there.

    spot: Where to draw it.
    text: The sign.
    """

    spot: Spot
    text: str


class MoveDescription(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move as every screen shows it, before it is played.

    text: the move in notation, which plays it.
    kind: the class of move, a stable name.
    message: what the move does, as a button says it.
    effects: what changes on the table, as far as the seat can know.
    picks: what one points at to mean this move, in the order a player would.
    notes: consequences worth a line of their own.
    group: the heading it stands under in a menu.
    marks: signs to draw on the board while it is looked at.
    """

    text: str
    kind: str
    message: Message
    effects: list[Effect] = []
    picks: list[Pick] = []
    notes: list[Message] = []
    group: Message | None = None
    marks: list[Mark] = []
