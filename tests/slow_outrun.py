"""The order asked for in Outrun (O2), worked out a second time: slowly, position by position, from the rules' words."""

from __future__ import annotations

from itertools import combinations

EXCLUSIVE = ("reverse", "even", "odd", "swapAB", "swapCD", "swapEF", "swapGH")
OTHERS = (*[f"wrong{symbol}" for symbol in "ABCDEFGH"], "long1", "long2", "long3", "small", "big", "boost", "shield")


def right_answers(path: str, lying: tuple[str, ...], *, antidote: bool = False) -> set[str]:
    """Return everything that may be laid."""
    if "big" in lying:
        return {">"}
    asked = [as_swapped(symbol, lying) for symbol in in_order(path, lying) if f"wrong{symbol}" not in lying]
    ways = [asked]
    if "small" in lying and asked:
        ways += [list(way) for way in combinations(asked, len(asked) - 1)]
    found = {"".join(with_plus_cards(way, lying)) for way in ways}
    return found | {answer + "*" for answer in found} if antidote else found


def in_order(path: str, lying: tuple[str, ...]) -> list[str]:
    """Return the symbols in the order their positions on the path card are asked for."""
    positions = list(range(1, len(path) + 1))
    if "reverse" in lying:
        positions.sort(key=lambda position: -position)
    if "even" in lying:
        positions.sort(key=lambda position: position % 2 != 0)
    if "odd" in lying:
        positions.sort(key=lambda position: position % 2 == 0)
    return [path[position - 1] for position in positions]


def as_swapped(symbol: str, lying: tuple[str, ...]) -> str:
    """Return the card to lay where a symbol is asked for."""
    for card in lying:
        if card.startswith("swap") and symbol in card[4:]:
            return card[4:].replace(symbol, "")
    return symbol


def with_plus_cards(way: list[str], lying: tuple[str, ...]) -> list[str]:
    """Put in the "+" cards, the last first so that none counts for another."""
    out = list(way)
    for number in (3, 2, 1):
        if f"long{number}" in lying:
            out.insert(min(number, len(way)), str(number))
    return out


def legal_sets(most: int) -> list[tuple[str, ...]]:
    """Give every set of so many cards at most that may lie in front of one player: no two with the "only one" sign."""
    found: list[tuple[str, ...]] = []
    for size in range(most + 1):
        found += combinations(OTHERS, size)
        if size:
            found += [(card, *others) for card in EXCLUSIVE for others in combinations(OTHERS, size - 1)]
    return found
