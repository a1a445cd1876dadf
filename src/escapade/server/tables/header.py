"""A table's header: its terms, who opened it, and its secret seed."""

from __future__ import annotations

import base64
import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from escapade.box import BoxRef
from escapade.games import GAMES
from escapade.server import wire
from escapade.server.steady_time import now
from escapade.server.storage.boxes import find_box
from escapade.server.storage.schema import TableRow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from escapade.server.storage.store import Store


class Header(wire.TableTerms, frozen=True, kw_only=True):
    """What is fixed when a table is opened. The seed and the salt stay secret until the game is over."""

    id: str
    rules: str  # the version of the rules, to the table's end
    players: int  # at the opening; a table's log may change it before the start
    host: str
    seed: str
    salt: str
    created: int
    box_name: str = ""
    position: str = ""  # where the game begins, with all hidden cards; empty if it is dealt
    data: dict[str, object] | None = None  # what the box says; the row has only its digest

    @property
    def box_ref(self) -> BoxRef | None:
        """The box the table is played with."""
        return BoxRef(self.box_name, self.box) if self.box else None


class Boxed(NamedTuple):
    """The name of a table's box and what it says."""

    name: str
    data: dict[str, object] | None


NO_BOX = Boxed("", None)


def new_header(
    terms: wire.TableTerms, options: Mapping[str, str], players: int, host: str, box: Boxed = NO_BOX
) -> Header:
    """Make the header of a new table with a new seed and the current version of the rules."""
    control = msgspec.structs.replace(terms.control, turns=terms.control.kind != "none")
    return Header(
        **terms_of(terms) | {"options": dict(options), "control": control},
        id=_new_id(),
        rules=GAMES[terms.game].rules,
        players=players,
        host=host,
        seed=secrets.token_hex(16),
        salt=secrets.token_hex(16),
        created=now(),
        box_name=box.name,
        data=box.data,
    )


def terms_of(terms: wire.TableTerms) -> dict[str, Any]:  # Any: the terms have several types
    """Return the terms alone, by name, of anything that has them."""
    return {name: getattr(terms, name) for name in wire.TableTerms.__struct_fields__}


def read_header(row: TableRow) -> Header:
    """Make a header from its row."""
    header = msgspec.convert(row, Header, from_attributes=True)
    if header.rules:
        return header
    return msgspec.structs.replace(header, rules=f"{header.game}-1")  # by a version that did not store the rules


def header_row(header: Header) -> TableRow:
    """Make the row of a new table."""
    return TableRow(**header_values(header))


def header_values(header: Header) -> dict[str, object]:
    """Return the columns of a new table's row."""
    columns = {key: value for key, value in msgspec.to_builtins(header).items() if key != "data"}
    return {**columns, "status": "gathering"}


async def with_box(header: Header, store: Store) -> Header:
    """Return a header with what its box says."""
    if not header.box:
        return header
    return msgspec.structs.replace(header, data=(await find_box(store, header.box)).data)


def _new_id() -> str:
    """Make a table's id: 80 random bits, because it is also the key to a private table."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
