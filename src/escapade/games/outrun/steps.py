"""The round, from one path card to the next (O1). Each step does its work and continues with the next, or waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.games.outrun.card_effects import EFFECTS, make_room
from escapade.games.outrun.cards import MIDDLE, ONE_ROUND, ONLY_ONE, bit, listed
from escapade.games.outrun.ranking import Finisher, ranked
from escapade.games.outrun.runner import FINISHED, RUNNING
from escapade.games.outrun.state import FASTER, INTERFERENCE, REACTION

if TYPE_CHECKING:
    from escapade.games.outrun.state import State

_FURTHEST_BACK_FIRST: Final = 0  # ms: the width of a group in which only the rooms matter


def which_way(s: State) -> None:
    """Start a round: the fastest of the last one turns up the path; if nobody was right, the same player (O1.1)."""
    right = s.right_runners()
    s.rulebook.mode.begin(s, right[0] if right else s.turner)


def run_over(s: State) -> None:
    """When nobody runs any more, check the runs and rank them (O1.3, O1.4)."""
    if any(runner.status == RUNNING for runner in s.runners):
        return
    s.rulebook.mode.reveal(s)
    times_up = s.rulebook.mode.times_up(s)
    for seat in range(s.seats):
        _check(s, seat, times_up)
    s.rank(_order_of(s))
    _take_places(s)


def _check(s: State, seat: i64, times_up: i64) -> None:
    """Turn up a run and mark it right or wrong; after the time was up, it is late (O1.2, O1.3)."""
    runner = s.runners[seat]
    if runner.status != FINISHED:
        return
    s.show_run(seat, runner.trail)
    found = s.why(seat, runner.trail.laid)
    if runner.trail.elapsed > times_up:
        s.be_late(seat)
    elif found is None:
        s.run_right(seat)
    else:
        s.run_wrong(seat, found)


def _order_of(s: State) -> list[int]:
    """Rank everyone: right runners, then wrong ones, both by time; then the late ones, rearmost first (O1.4, O5.3)."""
    right: list[Finisher] = []
    wrong: list[Finisher] = []
    late: list[Finisher] = []
    for seat in range(int(s.seats)):
        runner = s.runners[seat]
        if runner.status == FINISHED:
            (right if runner.right else wrong).append(Finisher(seat, runner.trail.time(), runner.room))
        else:
            late.append(Finisher(seat, 0, runner.room))
    width = s.rulebook.mode.width
    return ranked(right, width) + ranked(wrong, width) + ranked(late, _FURTHEST_BACK_FIRST)


def _take_places(s: State) -> None:
    """Put right runners on the open places from the right; the last one may choose one further left (O1.4)."""
    right = s.right_runners()
    for at in range(len(right)):
        s.stand(right[at], s.board.open[at])
    if 0 < len(right) < len(s.board.open):
        s.begin(FASTER, right[-1])
    else:
        move_on(s)


def move_on(s: State) -> None:
    """Move each token by the number of its place, fastest first; the first one out wins at once (O1.5)."""
    for seat in s.order:
        rooms = s.rooms(seat)
        if rooms:
            s.move(seat, rooms)
            if s.runners[seat].room == s.board.out:
                s.win(seat)
                return
    s.rulebook.monster.effects(s)


def interfere(s: State) -> None:
    """Remove the one-round cards that were in play; then the monster deals interference (O1.7)."""
    for spot in [*range(int(s.seats)), MIDDLE]:
        for card in listed(s.lying(spot) & ONE_ROUND):
            s.remove(spot, card)
    s.rulebook.monster.interfere(s)


def turn_over(s: State, spot: i64) -> None:
    """Turn over the next card: an "only one" card replaces another, an equal one is discarded (O1.8)."""
    if not s.card_ready():
        return
    card = s.top_card()
    if bit(card) & s.lying(spot) & ~ONLY_ONE:
        s.waste(card)
        return
    make_room(s, spot, card)
    s.turn_over(spot, card)


def goes_from(s: State, at: int) -> None:
    """Let the next player in the round's order who holds cards play; after the last the round is over (O1.7, O1.9)."""
    for seat in s.order[at:]:
        if s.runners[seat].held():
            s.begin(INTERFERENCE, seat)
            return
    which_way(s)


def play_card(s: State, seat: i64, card: i64, target: i64) -> None:
    """Play a card; the target may react if they hold any card at all: hand sizes are public (O3.2)."""
    s.play_card(seat, card, target)
    if target != seat and s.runners[target].held():
        s.begin(REACTION, target)
    else:
        take_effect(s)


def take_effect(s: State) -> None:
    """Let the card in play take effect, and its player continue."""
    EFFECTS[s.played].happen(s)
    go_on(s)


def go_on(s: State) -> None:
    """Let the current player play more cards, if any are left."""
    goes_from(s, s.order.index(int(s.by)))
