"""Positions of Dig Your Way Out that play rarely leads to: huge and empty hands, hardly a deck, all in gangs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games import GAMES
from escapade.games.dig.backgrounds.all import BACKGROUNDS
from escapade.games.dig.board import AREA_KEYS, printed
from escapade.games.dig.cards import KEYS, KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from escapade.engine import Luck

GANGS = ("cartel", "bikers", "triad", "crew", "mafia", "brotherhood")


def position(options: dict[str, str], players: int, luck: Luck) -> str:
    """Write a position with everything anywhere the rules allow."""
    dealt = GAMES["dig"].write_position(GAMES["dig"].deal(options, players, luck))
    fields = dict(word.split("=", 1) for word in dealt.split())
    hands, discards = hands_and_discards(players, luck)
    badges = luck.shuffled(list(range(24)))
    secrets = luck.shuffled(list(range(18)))
    areas = [any_of(AREA_KEYS[: 7 if options["teams"] == "yes" else 6], luck) for _ in range(3)]
    people = [":".join((any_of(areas, luck), pile(hand), notes(badges.pop(), secrets.pop(), luck))) for hand in hands]
    kept = {key: fields[key] for key in options if key in fields}
    odd = {
        "players": ";".join(people),
        "discards": pile(discards),
        "turn": str(luck.below(players) + 1),
        "left": str(luck.below(3)),
        "moment": any_of(("start", "sold"), luck),
    }
    if "at" in fields:
        odd["at"] = any_of(areas, luck)
    return " ".join(f"{key}={value}" for key, value in (kept | odd).items())


def any_of(things: Sequence[str], luck: Luck) -> str:
    return things[luck.below(len(things))]


def notes(badge: int, secret: int, luck: Luck) -> str:
    """Return what happened to a player before; in half of the cases the Background is of the gang."""
    gang, card = divmod(badge, 4)
    said = [f"beatings={luck.below(3)}", f"cigarettes={luck.below(12)}", f"points={luck.below(6)}"]
    said.append(f"background={BACKGROUNDS[secret].key()}")
    if luck.below(4):
        said.append(f"gang={GANGS[gang]}{card + 1}")
    if luck.below(3) == 0:
        said.append("revealed=yes")
    return ",".join(said)


def hands_and_discards(players: int, luck: Luck) -> tuple[list[list[int]], list[int]]:
    """Deal hands of any size out of the whole box, now and then nearly all of it."""
    box = [card for card in range(KINDS) for _ in range(printed().counts[card])]
    order = [box[at] for at in luck.shuffled(list(range(len(box))))]
    most = len(box) // players if luck.below(4) == 0 else 12
    hands = []
    for _ in range(players):
        size = luck.below(most + 1)
        hands.append(order[:size])
        order = order[size:]
    search = [card for card in order if card >= 4]
    return hands, search[: luck.below(len(search) + 1)]


def pile(cards: list[int]) -> str:
    """Write cards."""
    return ",".join(f"{KEYS[card]}*{cards.count(card)}" for card in sorted(set(cards))) or "-"
