"""The printed parts: symbols, tiles, cards and tokens, and the path built from them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.cards import KINDS, SYMBOLS, one
from escapade.games.data import DataError, not_correctable

START: Final = 0  # the cell, or the boat in stage Tortuga: before the first space

# The symbols of The Great Escape that do more than show the way.
PISTOL: Final = 0
PARROT: Final = 1
HOOK: Final = 2
SABRE: Final = 3
BOMB: Final = 4
CHEST: Final = 5

TOKENS: Final = ("empty", "one", "two", "three", "snake")  # the number of a token is the number of cards it gives …
SNAKE: Final = 4  # … but for the snake
ALL_TOKENS: Final = 8
CORRECTABLE: Final = ("tunnel", "jungle", "tokens")


class Printed:
    """The parts of one edition, read from its data file; an owner of the box may correct them."""

    def __init__(self, edition: str, data: dict[str, object], corrections: dict[str, object] | None = None) -> None:
        """Check what the file says and keep it, and which corrections it holds."""
        self.corrections: Final = corrections
        self.edition: Final = edition
        self.symbols: Final = cast("list[str]", data["symbols"])
        self.letters: Final = cast("str", data["letters"])
        self.plain: Final = cast("int", data["plain"])
        self.grey: Final = cast("int", data["grey"])
        self.tunnel: Final = [
            self._tile(at, "tunnel", tile) for at, tile in enumerate(cast("list[str]", data["tunnel"]))
        ]
        self.jungle: Final = [
            self._tile(at, "jungle", tile) for at, tile in enumerate(cast("list[str]", data["jungle"]))
        ]
        self.tokens: Final = _tokens(cast("dict[str, object]", data["tokens"]))
        self.reconstructed: Final = cast("dict[str, str]", data["reconstructed"])

    def _tile(self, at: int, side: str, text: str) -> list[int]:
        """Read a tile: each of the six symbols once, in the order along the path."""
        words = text.split()
        if sorted(words) != sorted(self.symbols):
            raise DataError(
                (side, str(at)), "tile", "C0.1", "the {side} tile '{found}' must show each of {known} once",
                side=side, found=text, known=", ".join(self.symbols),
            )  # fmt: skip
        return [self.symbols.index(word) for word in words]

    def cards(self) -> i64:
        pack: i64 = 0
        for card in range(KINDS):
            pack += one(card) * (self.plain if card < SYMBOLS else self.grey)
        return pack


def _tokens(counts: dict[str, object]) -> list[int]:
    """Read how many tokens of each kind there are, in the order of TOKENS."""
    numbers = {kind: _token_count(kind, n) for kind, n in counts.items()}
    if numbers and sum(numbers.values()) != ALL_TOKENS:
        raise DataError(
            ("tokens",), "tokens", "C9.1", "there are {right} chest tokens, not {found}",
            right=ALL_TOKENS, found=sum(numbers.values()),
        )  # fmt: skip
    return [numbers.get(kind, 0) for kind in TOKENS]


def _token_count(kind: str, n: object) -> int:
    if kind in TOKENS and isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= ALL_TOKENS:
        return n
    raise DataError(
        ("tokens", kind), "token", "C9.9", "'{key} = {found}' is not a number of chest tokens; kinds: {known}",
        key=kind, found=n, known=", ".join(TOKENS),
    )  # fmt: skip


_SHIPPED: Final[dict[str, Printed]] = {}  # cache of each edition's data file


def printed(edition: str, corrections: dict[str, object] | None = None) -> Printed:
    """Return an edition's parts, with corrections by an owner of the box applied."""
    if corrections:
        return Printed(edition, _corrected(edition, corrections), corrections)
    if edition not in _SHIPPED:
        _SHIPPED[edition] = Printed(edition, data_file(edition))
    return _SHIPPED[edition]


def data_file(edition: str) -> dict[str, object]:
    """Read an edition's data file."""
    return tomllib.loads(files("escapade.games.cartagena").joinpath(f"data/{edition}.toml").read_text(encoding="utf-8"))


def _corrected(edition: str, corrections: dict[str, object]) -> dict[str, object]:
    """Apply corrections to an edition's data; corrected data no longer count as reconstructed."""
    data = data_file(edition)
    notes = cast("dict[str, str]", data["reconstructed"])
    for key, value in corrections.items():
        if key not in CORRECTABLE:
            raise not_correctable(key, CORRECTABLE)
        if key == "tokens" and (not isinstance(value, dict) or not value):
            raise DataError(
                ("tokens",), "table", "C9.9", "'{key}' must be a table: how many chest tokens of each kind", key=key
            )
        if key != "tokens":
            _check_tiles(edition, key, value, len(cast("list[str]", data[key])))
        data[key] = value
        notes.pop(key, None)
    return data


def _check_tiles(edition: str, side: str, tiles: object, usual: int) -> None:
    """Raise ValueError if a list of tiles has the wrong form."""
    if not isinstance(tiles, list) or not all(isinstance(tile, str) for tile in tiles):
        raise DataError(
            (side,), "tile-list", "C0.1", "'{side}' must be a list of tiles, each a text of six symbols", side=side
        )
    if len(tiles) != usual:
        raise DataError(
            (side,), "tiles", "C0", "the {edition} edition has {right} {side} tiles, not {found}",
            edition=edition, right=usual, side=side, found=len(tiles),
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Board:
    """The path on the table. Places are numbered along it: start, spaces, (boat, spaces,) goal."""

    def __init__(self, edition: Printed, legs: list[list[int]], names: list[str], pirates: int = 6) -> None:
        """Lay one leg of spaces, or two with the boat between them; name the places that are not spaces."""
        self.printed: Final = edition
        self.pirates: Final[i64] = pirates  # of each crew
        self.symbols: Final[list[int | None]] = _laid_out(legs)
        self.names: Final = names
        self.goal: Final[i64] = len(self.symbols) - 1
        self.boat: Final[i64] = len(legs[0]) + 1 if len(legs) > 1 else 0  # 0: no boat between two shores
        self.path: Final[i64] = _spaces(self.symbols)
        self.tunnel: Final[i64] = self.path & (bit(self.boat) - 1)  # the shore on this side of that boat
        self.shows: Final = vec[i64]([_showing(self.symbols, symbol) for symbol in range(SYMBOLS)])
        self.numbered: Final = vec[u8]([0 if symbol is None else symbol + 1 for symbol in self.symbols])  # for learners


def _laid_out(legs: list[list[int]]) -> list[int | None]:
    """Number the places: one that is not a space before each leg, and one after the last."""
    places: list[int | None] = [None]
    for leg in legs:
        places += leg
        places.append(None)
    return places


def _spaces(symbols: list[int | None]) -> i64:
    """Return the places that are spaces."""
    found: i64 = 0
    for at in range(len(symbols)):
        if symbols[at] is not None:
            found |= bit(at)
    return found


def _showing(symbols: list[int | None], symbol: int) -> i64:
    """Return the spaces that show a symbol."""
    found: i64 = 0
    for at in range(len(symbols)):
        if symbols[at] == symbol:
            found |= bit(at)
    return found
