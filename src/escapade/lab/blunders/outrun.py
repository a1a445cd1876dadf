"""Blunders in Outrun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.games.outrun.state import State
    from escapade.lab.blunders.moment import Moment

_HELPFUL: Final = ("small", "big", "boost", "shield")
_AT_ONCE: Final = ("focus", "take", "fair", "steal")
_ONLY_ONE: Final = ("reverse", "even", "odd", "swapAB", "swapCD", "swapEF", "swapGH")
_FAR: Final = 3  # rooms between the leader and whoever is attacked instead


def _table(moment: Moment) -> State:
    return cast("State", moment.state)


def _played(moment: Moment) -> tuple[str, int] | None:
    """Return the card played and the seat it is played on; None if the action is something else."""
    card, arrow, other = moment.text.partition(">")
    plays = arrow and card != "infect" and "@" not in moment.text  # a run may lay the Big shortcut, which is '>', too
    return (card, int(other) - 1) if plays else None


def _in_front(moment: Moment, seat: int) -> list[str]:
    """List the cards in front of a seat by their words."""
    from escapade.games.outrun.cards import WORDS, listed  # noqa: PLC0415 - the notation of cards, nothing of the bots

    return [WORDS[card] for card in listed(_table(moment).runners[seat].front)]


def _hinders(card: str) -> bool:
    """Whether a card hinders the player it lies in front of."""
    return card not in _HELPFUL + _AT_ONCE


def _helps_another(moment: Moment) -> bool:
    """A helpful card played on another player."""
    play = _played(moment)
    return play is not None and play[0] in _HELPFUL and play[1] != moment.seat


def _hinders_itself(moment: Moment) -> bool:
    """A hindering card played on oneself that replaces none."""
    play = _played(moment)
    if play is None or play[1] != moment.seat or not _hinders(play[0]):
        return False
    return play[0] not in _ONLY_ONE or not any(card in _ONLY_ONE for card in _in_front(moment, moment.seat))


def _plays_in_vain(moment: Moment) -> bool:
    """Focus or Take mine with nothing in the way, or Steal from an empty hand."""
    play = _played(moment)
    if play is None:
        return False
    if play[0] in ("focus", "take"):
        return not any(_hinders(card) for card in _in_front(moment, moment.seat))
    return play[0] == "steal" and _table(moment).runners[play[1]].held() == 0


def _keeps_boost(moment: Moment) -> bool:
    """A Boost kept with nothing in the way and none in front."""
    front = _in_front(moment, moment.seat)
    ready = f"boost>{moment.seat + 1}" in moment.legal
    return moment.text == "keep" and ready and not any(_hinders(card) for card in front)


def _spares_leader(moment: Moment) -> bool:
    """A hindering card was played on a player far behind another one whom it would have hindered."""
    play = _played(moment)
    if play is None or not _hinders(play[0]) or play[1] == moment.seat:
        return False
    runners = _table(moment).runners
    others = [int(text.partition(">")[2]) - 1 for text in moment.legal if text.startswith(f"{play[0]}>")]
    rooms = [int(runners[seat].room) for seat in others if seat != moment.seat and not _spared(moment, play[0], seat)]
    return int(runners[play[1]].room) + _FAR <= max(rooms, default=0)


def _spared(moment: Moment, card: str, seat: int) -> bool:
    """Whether a card would not hinder a player this round more than what is in front of them does."""
    front = _in_front(moment, seat)
    return "big" in front or (card in _ONLY_ONE and any(other in _ONLY_ONE for other in front))


BLUNDERS: Final[dict[str, Callable[[Moment], bool]]] = {
    "helps another": _helps_another,
    "hinders itself": _hinders_itself,
    "plays a card in vain": _plays_in_vain,
    "keeps a Boost with nothing in the way": _keeps_boost,
    "attacks somebody behind, not the leader": _spares_leader,
}
