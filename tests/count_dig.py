"""Everything in the box of Dig Your Way Out, counted from a position in notation."""

from __future__ import annotations

from collections import Counter

GANGS = ("cartel", "bikers", "triad", "crew", "mafia", "brotherhood")


def everything(position: str) -> Counter[str]:
    """Count the cards of each kind wherever they lie, the gang cards and the Michel cards."""
    fields = dict(word.split("=", 1) for word in position.split())
    counts: Counter[str] = Counter()
    badges: Counter[str] = Counter(dict.fromkeys(GANGS, 4))
    for player in fields["players"].split(";"):
        _, hand, *notes = player.split(":")
        counts.update(cards(hand))
        for note in notes[0].split(",") if notes else []:
            key, _, value = note.partition("=")
            if key == "dug":
                counts.update(cards(value.replace("+", ",")))
            if key == "gang":
                badges[value[:-1]] -= 1
    for place in ("stacks", "deck", "discards", "gathered", "shown"):
        counts.update(cards(fields.get(place, "-")))
    for weapon in fields["laid"].split(",") if "laid" in fields else []:
        counts[weapon.partition(".")[2]] += 1
    for place in ("micheldeck", "micheldiscards", "turned"):
        counts.update({f"michel {card}": n for card, n in cards(fields.get(place, "-")).items()})
    return counts + missing_badges(fields, badges)


def cards(text: str) -> Counter[str]:
    """Count cards by kind; those face down count as one kind."""
    counts: Counter[str] = Counter()
    for word in text.split(",") if text != "-" else []:
        key, _, n = word.partition("*")
        if key.startswith("?"):
            key, n = "?", key[1:]
        counts[key] += int(n or 1)
    return counts


def missing_badges(fields: dict[str, str], badges: Counter[str]) -> Counter[str]:
    """Count the gang cards by gang: in decks, beside players, and looked at."""
    decks = dict(word.split(".", 1) for word in fields["gangs"].split(";")) if "gangs" in fields else {}
    found: Counter[str] = Counter()
    for gang in GANGS:
        _, shuffled, under = decks.get(gang, "1234.4.").split(".")
        found[f"cards of the {gang}"] = int(shuffled) + len(under) + 4 - badges[gang]
    for badge in fields["peeked"].split(",") if "peeked" in fields else []:
        found[f"cards of the {badge[:-1]}"] += 1
    return found
