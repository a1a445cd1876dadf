"""Outcomes about the path and its tiles, for rulings on the setup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games.cartagena.bits import listed as spaces_listed
from escapade.games.cartagena.cards import SYMBOLS
from escapade.games.cartagena.ruling_words.speech import read_number

if TYPE_CHECKING:
    from escapade.games.cartagena.board import Board
    from escapade.games.cartagena.ruling_words.question import Question


def spaces(q: Question) -> tuple[str, str]:
    """How many spaces has the path?"""
    return str(read_number(q.text, "'spaces'")), str(len(spaces_listed(q.s.board.path)))


def tiles(q: Question) -> tuple[str, str]:
    """Of how many tiles is the path laid, which side up, and is none used twice?"""
    laid = [_find_tile(q.s.board, tile, side) for tile, side in _tiles_laid(q.s.board)]
    sides = [side for side in ("tunnel", "jungle") if any(tile[1] == side for tile in laid)]
    counts = [f"{sum(1 for tile in laid if tile[1] == side)} {side}" for side in sides]
    different = len({tile[0] for tile in laid}) == len(laid)
    return q.text, ", ".join([*counts, "all different" if different else "some twice"])


def first_tile(q: Question) -> tuple[str, str]:
    """Which way round does the first tile lie?"""
    tile, side = _tiles_laid(q.s.board)[0]
    return q.text, "as printed" if tile in _sides_printed(q.s.board, side) else "turned"


def box_tiles(q: Question) -> tuple[str, str]:
    """Which tunnel tiles are in the box?"""
    symbols = q.s.board.printed.symbols
    printed = [" ".join(symbols[symbol] for symbol in tile) for tile in q.s.board.printed.tunnel]
    return " · ".join(q.wanted), " · ".join(printed)


def orders(q: Question) -> tuple[str, str]:
    """Are the orders on the tiles of the box all different, and is every symbol early on some and late on others?"""
    sides = [side for side in (q.s.board.printed.tunnel, q.s.board.printed.jungle) if side]
    different = all(len({tuple(tile) for tile in side}) == len(side) for side in sides)
    spread = all(_early_and_late(side, symbol) for side in sides for symbol in range(SYMBOLS))
    return q.text, f"{'all different' if different else 'some alike'}, {'well spread' if spread else 'badly spread'}"


def _early_and_late(side: list[list[int]], symbol: int) -> bool:
    """Whether a symbol is in the first half of some tiles and in the second half of others."""
    places = [tile.index(symbol) for tile in side]
    return min(places) < SYMBOLS // 2 <= max(places)


def every_tile(q: Question) -> tuple[str, str]:
    """Does each tile show each symbol once?"""
    right = all(sorted(tile) == list(range(SYMBOLS)) for tile, _ in _tiles_laid(q.s.board))
    return q.text, "every symbol once" if right else "some symbol twice"


def _tiles_laid(board: Board) -> list[tuple[list[int], str]]:
    """List the tiles along the path with the side that should be up: the tunnel, then the jungle."""
    legs: list[list[int]] = [[]]
    for symbol in board.symbols[1:-1]:
        if symbol is None:
            legs.append([])
        else:
            legs[-1].append(symbol)
    sides = ["tunnel", "jungle"] if board.names[0] == "cell" else ["jungle"]
    found: list[tuple[list[int], str]] = []
    for leg, side in zip(legs, sides, strict=False):
        found += [(leg[first : first + SYMBOLS], side) for first in range(0, len(leg), SYMBOLS)]
    return found


def _sides_printed(board: Board, side: str) -> list[list[int]]:
    """List one side of all tiles."""
    return board.printed.tunnel if side == "tunnel" else board.printed.jungle


def _find_tile(board: Board, tile: list[int], side: str) -> tuple[int, str]:
    """Find a tile of the path in the box, laid either way round: its number and its side."""
    printed = _sides_printed(board, side)
    for way in (tile, tile[::-1]):
        if way in printed:
            return printed.index(way), side
    return 0, "unknown"
