"""Blunders in Outrun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.games.outrun.state import State
    from escapade.lab.blunders.moment import Moment

HELPFUL: Final = ("small", "big", "boost", "shield")
AT_ONCE: Final = ("focus", "take", "fair", "steal")
ONLY_ONE: Final = ("reverse", "even", "odd", "swapAB", "swapCD", "swapEF", "swapGH")
FAR: Final = 3  # rooms between the leader and whoever is attacked instead


def table(moment: Moment) -> State:
    """Give the table."""
    return cast("State", moment.state)


def played(moment: Moment) -> tuple[str, int] | None:
    """Give the card played and the seat it is played on; None if none is."""
    card, arrow, other = moment.text.partition(">")
    plays = arrow and card != "infect" and "@" not in moment.text  # a run may lay the Big shortcut, which is '>', too
    return (card, int(other) - 1) if plays else None


def in_front(moment: Moment, seat: int) -> list[str]:
    """List the cards in front of a seat by their words."""
    from escapade.games.outrun.cards import WORDS, listed  # noqa: PLC0415 - the notation of cards, nothing of the bots

    return [WORDS[card] for card in listed(table(moment).runners[seat].front)]


def hinders(card: str) -> bool:
    """Tell whether a card hinders whoever it lies in front of."""
    return card not in HELPFUL + AT_ONCE


def helps_another(moment: Moment) -> bool:
    """A helpful card played on another player."""
    play = played(moment)
    return play is not None and play[0] in HELPFUL and play[1] != moment.seat


def hinders_itself(moment: Moment) -> bool:
    """A hindering card played on oneself that replaces none."""
    play = played(moment)
    if play is None or play[1] != moment.seat or not hinders(play[0]):
        return False
    return play[0] not in ONLY_ONE or not any(card in ONLY_ONE for card in in_front(moment, moment.seat))


def plays_in_vain(moment: Moment) -> bool:
    """Focus or Take mine with nothing in the way, or Steal from an empty hand."""
    play = played(moment)
    if play is None:
        return False
    if play[0] in ("focus", "take"):
        return not any(hinders(card) for card in in_front(moment, moment.seat))
    return play[0] == "steal" and table(moment).runners[play[1]].held() == 0


def keeps_boost(moment: Moment) -> bool:
    """A Boost kept with nothing in the way and none in front."""
    front = in_front(moment, moment.seat)
    ready = f"boost>{moment.seat + 1}" in moment.legal
    return moment.text == "keep" and ready and not any(hinders(card) for card in front)


def spares_leader(moment: Moment) -> bool:
    """A hindering card played on somebody far behind another it could have been played on."""
    play = played(moment)
    if play is None or not hinders(play[0]) or play[1] == moment.seat:
        return False
    runners = table(moment).runners
    others = [int(text.partition(">")[2]) - 1 for text in moment.legal if text.startswith(f"{play[0]}>")]
    rooms = [int(runners[seat].room) for seat in others if seat != moment.seat]
    return int(runners[play[1]].room) + FAR <= max(rooms)


BLUNDERS: Final[dict[str, Callable[[Moment], bool]]] = {
    "helps another": helps_another,
    "hinders itself": hinders_itself,
    "plays a card in vain": plays_in_vain,
    "keeps a Boost with nothing in the way": keeps_boost,
    "attacks somebody behind, not the leader": spares_leader,
}
