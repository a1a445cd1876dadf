"""Blunders in Cartagena."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from escapade.lab.certain_wins import after_action, certain_wins

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.engine import Action, State
    from escapade.games.cartagena.state import State as Table
    from escapade.lab.blunders.moment import Moment

_SAILS: Final = ("~", "~~")


def _sails_back(moment: Moment) -> bool:
    """The boat was sent away and straight back in one turn."""
    return moment.text in _SAILS and bool(moment.before) and moment.before[-1] in _SAILS


def _pays_twice(moment: Moment) -> bool:
    """Two sabres were paid for a symbol although a card of it was in hand: the same move is legal for one card."""
    state = cast("Table", moment.state)
    moves = {action.code: action for action in state.legal(moment.seat)}
    place, payment = int(moment.action.code) % 64, int(moment.action.code) // 64
    return 12 <= payment < 30 and any(place + 64 * (payment % 6 + way) in moves for way in (0, 6))  # noqa: PLR2004 - codes


def _leaves_open_win(moment: Moment) -> bool:
    """The turn ended with a certain win for the next player, whose hand is open, that another last action prevents."""
    view = cast("Table", moment.view)
    if any(view.crews[seat].hidden for seat in range(int(view.seats))):
        return False
    if not _next_wins(moment, moment.action):
        return False
    return any(_next_wins(moment, other) is False for other in moment.state.legal(moment.seat))


def _next_wins(moment: Moment, action: Action) -> bool | None:
    """Whether the next player wins for certain after an action that ends the turn; None if it does not end it."""
    after = after_action(moment.state, moment.seat, action)
    if after is None or after.game_over() or not after.between_turns():
        return None
    return bool(certain_wins("cartagena", after, after.to_act()[0]))


def _wins_for_another(moment: Moment) -> bool:
    """Another player's last pirate was pushed home."""
    after: State | None = after_action(moment.state, moment.seat, moment.action)
    return after is not None and after.game_over() and moment.seat not in after.winners()


BLUNDERS: Final[dict[str, Callable[[Moment], bool]]] = {
    "sails there and straight back": _sails_back,
    "pays two sabres for a symbol it holds": _pays_twice,
    "leaves a preventable open win": _leaves_open_win,
    "wins the game for another": _wins_for_another,
}
