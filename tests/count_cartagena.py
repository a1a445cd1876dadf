"""Everything in the box of Cartagena, counted from a position in notation."""

from __future__ import annotations

import re
from collections import Counter

CARDS = re.compile(r"([A-Za-z?])(-?\d*)")


def everything(position: str) -> Counter[str]:
    """Count the cards of each kind wherever they lie, and the pirates of each crew."""
    fields = dict(word.split("=") for word in position.split())
    counts: Counter[str] = Counter()
    for seat, crew in enumerate(fields["crews"].split(";")):
        where, hand = crew.split(":")
        counts[f"pirates of crew {seat + 1}"] = len(where.split("."))
        counts.update(cards(hand))
    for place in ("deck", "under", "discards", "row", "looked"):
        counts.update(cards(fields.get(place, "")))
    return counts


def cards(text: str) -> Counter[str]:
    """Count cards by kind."""
    counts: Counter[str] = Counter()
    for letter, n in CARDS.findall(text):
        counts[f"cards {letter}"] += int(n or 1)
    return counts
