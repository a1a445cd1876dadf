"""Cards in a hand: twelve kinds, any number of them packed into one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from escapade.games.cartagena.bits import bit

SYMBOLS: Final = 6
KINDS: Final = 12  # six symbols, plain; then the same six, grey
FACE_DOWN: Final = 12  # a card whose kind is not known here
UNKNOWN: Final = "?"  # its notation
WIDTH: Final = 5  # bits for the number of one kind: 17 at most
MOST: Final = 31  # largest number that fits


def one(card: i64) -> i64:
    """Return a pack with one card."""
    return bit(WIDTH * card)


def number(pack: i64, card: i64) -> i64:
    """Count the cards of one kind."""
    return (pack >> (WIDTH * card)) & MOST


def size(pack: i64) -> i64:
    """Count all cards of a pack."""
    n: i64 = 0
    while pack:
        n += pack & MOST
        pack >>= WIDTH
    return n


def pick(pack: i64, n: i64) -> i64:
    """Return the n-th card of a pack, counted from 0 in the order of kinds."""
    card: i64 = 0
    while n >= pack & MOST:
        if pack == 0:
            raise ValueError("there are not so many cards in the pack")
        n -= pack & MOST
        pack >>= WIDTH
        card += 1
    return card


def covers(pack: i64, wanted: i64) -> bool:
    """Whether the pack holds all the wanted cards."""
    while wanted:
        if pack & MOST < wanted & MOST:
            return False
        pack >>= WIDTH
        wanted >>= WIDTH
    return True


def packed(cards: list[int]) -> i64:
    pack: i64 = 0
    for card in cards:
        pack += one(card)
    return pack


def listed(pack: i64) -> list[int]:
    """List the cards of a pack in the order of kinds."""
    out: list[int] = []
    for card in range(KINDS):
        out += [card] * int(number(pack, card))
    return out


def write_card(letters: str, card: i64) -> str:
    """Write a card: a small letter, a capital for a grey one, '?' for one face down."""
    if card == FACE_DOWN:
        return UNKNOWN
    return letters[card] if card < SYMBOLS else letters[card - SYMBOLS].upper()
