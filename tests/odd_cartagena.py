"""Positions of Cartagena that play may never lead to: crowded spaces, huge and empty hands, hardly a deck."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from escapade.games import GAMES

if TYPE_CHECKING:
    from escapade.engine import Luck

CROWD = 3


def position(options: dict[str, str], players: int, luck: Luck) -> str:
    """Write a position: a path as dealt, and everything on it anywhere the rules allow."""
    game = GAMES["cartagena"]
    dealt = game.deal(options, players, luck)
    fields = dict(word.split("=") for word in game.write_position(dealt).split())
    goal = len(fields["path"].replace(".", "")) + 1
    boat = fields["path"].replace(".", "").find("/") + 1
    hands, rest = hands_and_rest(letters(options), players, luck)
    crews = whereabouts(players, int(options["pirates"]), goal, boat, luck)
    fields |= {
        "crews": ";".join(f"{'.'.join(map(str, crew))}:{hand or '-'}" for crew, hand in zip(crews, hands, strict=True)),
        "turn": str(luck.below(players) + 1),
        "taken": str(luck.below(3)),
        **rest_of_cards(options, rest, luck),
    }
    if boat:
        fields["boat"] = ("cartagena", "tortuga")[luck.below(2)]
        fields["sailed"] = ("no", "yes")[luck.below(2)]
    if "chests" in fields:
        fields |= chests(fields["chests"], luck)
    fields.pop("left", None)
    return " ".join(f"{key}={value}" for key, value in fields.items() if value)


def letters(options: dict[str, str]) -> str:
    """List all cards of the box by their letters."""
    return "sdkbhp" * 17 if options["edition"] == "classic" else "prhsbc" * 15 + "PRHSBC" * 2


def hands_and_rest(cards: str, players: int, luck: Luck) -> tuple[list[str], str]:
    """Deal hands of any size, now and then all the cards there are."""
    order = "".join(cards[at] for at in luck.shuffled(list(range(len(cards)))))
    most = len(cards) // players if luck.below(4) == 0 else 12
    ends = list(accumulate(luck.below(most + 1) for _ in range(players)))
    hands = [order[start:end] for start, end in zip([0, *ends], ends, strict=False)]
    rest = order[ends[-1] :]
    if luck.below(3) == 0:  # hardly a deck: somebody holds nearly everything
        few = luck.below(6)
        hands[luck.below(players)] += rest[few:]
        rest = rest[:few]
    return hands, rest


def rest_of_cards(options: dict[str, str], rest: str, luck: Luck) -> dict[str, str]:
    """Lay what nobody holds on the row, under the deck, on the discards and in the deck."""
    row = luck.below(12) + 1 if options["cards"] != "jamaica" else 0
    under = luck.below(4) if options["tricks"] == "yes" else 0
    thrown = luck.below(len(rest) + 1)
    open_row, rest = rest[:row], rest[row:]
    return {"row": open_row, "under": rest[:under], "discards": rest[under:][:thrown], "deck": rest[under:][thrown:]}


def whereabouts(players: int, pirates: int, goal: int, boat: int, luck: Luck) -> list[list[int]]:
    """Put pirates on a few popular places or anywhere, as long as there is room, and one of each crew not home."""
    popular = [luck.below(goal + 1) for _ in range(luck.below(8) + 1)]
    crews: list[list[int]] = []
    for _ in range(players):
        crew: list[int] = []
        while len(crew) < pirates:
            at = popular[luck.below(len(popular))] if luck.below(3) else luck.below(goal + 1)
            if room([*crews, crew], at, goal, boat) and [*crew, at].count(goal) < pirates:
                crew.append(at)
        crews.append(crew)
    return crews


def room(crews: list[list[int]], at: int, goal: int, boat: int) -> bool:
    """Whether one more pirate of the last crew fits there."""
    if at in (0, goal):
        return True
    if boat and at == boat:
        return crews[-1].count(at) < CROWD
    return sum(crew.count(at) for crew in crews) < CROWD


def chests(spaces: str, luck: Luck) -> dict[str, str]:
    """Open some chests or all, none with a snake in it."""
    tokens = ["empty", "one", "one", "two", "two", "three"]
    closed = spaces.split(".")
    for _ in range(luck.below(min(len(closed), len(tokens)) + 1)):
        tokens.pop(luck.below(len(tokens)))
        closed.pop(luck.below(len(closed)))
    left = [*tokens, "snake", "snake"]
    counts = [f"{kind}{left.count(kind)}" for kind in dict.fromkeys(left)]
    return {"chests": ".".join(closed) or "none", "tokens": ".".join(counts)}
