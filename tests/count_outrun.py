"""Everything in the box of an Outrun table, counted from a position in notation."""

from __future__ import annotations

from collections import Counter


def everything(position: str) -> Counter[str]:
    """Count players, and interference cards by kind wherever they lie, the deck's among them."""
    fields = dict(word.split("=", 1) for word in position.split())
    found: Counter[str] = Counter()
    for runner in fields["runners"].split(";"):
        _, front, hand = [*runner.split(":"), "", ""][:3]
        found["players"] += 1
        found.update(cards(front) + cards(hand))
    for pile in ("middle", "deck", "discards"):
        found.update(cards(fields.get(pile, "")))
    found.update(cards(fields.get("played", "").split(".")[0]))
    found["cards short"] = int(fields.get("decksize", 0))  # a deck of another size than its cards
    return found


def cards(text: str) -> list[str]:
    """List cards by name: 'reverse*2.even'."""
    out: list[str] = []
    for part in text.split(".") if text not in ("", "none") else []:
        name, _, number = part.partition("*")
        out += [name] * int(number or 1)
    return out
