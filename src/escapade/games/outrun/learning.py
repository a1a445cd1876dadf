"""What learning programs see of a table, and how they run: card by card, then Finish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from escapade.games.outrun import codes
from escapade.games.outrun.actions import Run, lacking
from escapade.games.outrun.board import MONSTERS, PATHS
from escapade.games.outrun.cards import ANTIDOTE_CARD, BIG_CARD, KINDS, MOVEMENT, NO_CARD, PLUS, bit
from escapade.games.outrun.options import MODES
from escapade.games.outrun.run_model import USUAL, time_for
from escapade.games.outrun.state import NO_PATH, RUN
from escapade.games.outrun.trail import Trail
from escapade.learning import Learning

if TYPE_CHECKING:
    from escapade import engine
    from escapade.engine import Choices
    from escapade.games.outrun.state import State
    from escapade.learning import Observation

_TO_RUN_WITH: Final = MOVEMENT + PLUS + ANTIDOTE_CARD + BIG_CARD
_LAY: Final = codes.END  # by card to run with: lay it
_FINISH: Final = _LAY + len(_TO_RUN_WITH)
ACTIONS: Final = {"listed": codes.END, "runs": _FINISH + 1}


class OutrunLearning(Learning):
    """The actions and observations of Outrun.

    A run has no code of its own. It is composed: a code for each card laid, then one for Finish. Until then the cards
    laid are in the runner's trail at the table, which nobody else sees. The time is that of a usual person.
    """

    def actions(self, state: engine.State) -> int:
        return ACTIONS["runs"]

    def choices(self, state: engine.State, seat: i64, out: Choices) -> None:
        """Add the listed actions and, for who runs and knows the path, the cards not yet laid and Finish."""
        s = cast("State", state)
        state.choices(seat, out)
        if not s.over and s.running(seat) and s.runners[seat].opened:
            laid = s.runners[seat].trail.laid
            for at in range(len(_TO_RUN_WITH)):
                card = _TO_RUN_WITH[at]
                if card not in laid and lacking(s, seat, card) is None:
                    out.add(_LAY + at)
            out.add(_FINISH)
        out.open = False

    def act(self, state: engine.State, seat: i64, code: i64) -> None:
        s = cast("State", state)
        if code < _LAY:
            s.act_by_code(seat, code)
            return
        runner = s.runners[seat]
        if code < _FINISH:
            runner.trail = Trail(runner.trail.laid + _TO_RUN_WITH[code - _LAY], 0)
        else:
            laid = runner.trail.laid
            s.act(seat, Run(Trail(laid, time_for(USUAL, laid, s.binding(seat), s.luck))))

    def observe(self, state: engine.State, seat: i64, out: Observation) -> None:
        s = cast("State", state)
        _put_round(s, seat, out)
        _put_path(s, seat, out)
        out.field("runners")
        for step in range(s.seats):
            _put_runner(s, (seat + step) % s.seats, out)
        _put_cards(s, seat, out)


def _put_round(s: State, seat: i64, out: Observation) -> None:
    """Write the seat's number, what game it is, the step of the round, who decides, and who says the time is up."""
    out.field("seat")
    out.put(seat)
    out.field("monster")
    out.put(MONSTERS.index(s.board.monster.monster))
    out.field("mode")
    out.put(MODES.index(s.rulebook.mode.name))
    out.field("rooms")
    out.put(s.board.out)
    out.field("open")
    places: i64 = 0
    for place in s.board.open:
        places |= bit(place)
    out.put_bits(places, codes.PLACES + 1)
    out.field("step")
    out.put(s.step)
    out.field("decides")
    out.put((s.asked - seat) % s.seats)
    out.field("turner")
    out.put((s.turner - seat) % s.seats)
    out.field("calls")
    for step in range(s.seats):
        out.put(s.calls >> ((seat + step) % s.seats) & 1)


def _put_path(s: State, seat: i64, out: Observation) -> None:
    """Write the symbols of the path if the seat knows it, the paths that may come, and the own run so far."""
    knows = s.path < NO_PATH and s.rulebook.mode.knows(s, seat)
    symbols = s.path_card().symbols if knows else ""
    out.field("path")
    for at in range(len(MOVEMENT)):
        out.put(1 + MOVEMENT.index(symbols[at]) if at < len(symbols) else 0)
    out.field("antidote")
    out.put(1 if knows and s.path_card().antidote else 0)
    hidden = s.path < NO_PATH and not knows
    out.field("paths")
    out.put_bits(s.paths | bit(s.path) if hidden else s.paths, PATHS)
    out.field("laid")
    runs = s.running(seat)
    laid = s.runners[seat].trail.laid
    for at in range(len(_TO_RUN_WITH)):
        out.put(1 + _TO_RUN_WITH.index(laid[at]) if runs and at < len(laid) else 0)


def _put_runner(s: State, other: i64, out: Observation) -> None:
    """Write what everybody sees of a runner."""
    runner = s.runners[other]
    out.put(runner.room)
    out.put(runner.place)
    out.put_bits(runner.front, KINDS)
    out.put(runner.held())
    out.put(1 if runner.infected else 0)
    out.put(1 if runner.fresh else 0)
    out.put(1 if runner.immune else 0)
    out.put(1 if s.step == RUN and runner.opened else 0)
    out.put(runner.status if s.step == RUN else 0)
    out.put(runner.moved)


def _put_cards(s: State, seat: i64, out: Observation) -> None:
    """Write the own hand, the cards in the middle, the discards, the cards not seen, and the card in play."""
    out.field("hand")
    hand = [0] * KINDS
    for card in s.runners[seat].hand:
        hand[card] += 1
    for card in range(KINDS):
        out.put(hand[card])
    out.field("middle")
    out.put_bits(s.middle, KINDS)
    out.field("deck")
    out.put(s.deck_size)
    out.field("discards")
    for card in range(KINDS):
        out.put(s.discards[card])
    out.field("unseen")
    unseen = s.deck[:]
    for other in range(s.seats):
        if other != seat:
            for card in s.runners[other].hand:
                unseen[card] += 1
    for card in range(KINDS):
        out.put(unseen[card])
    out.field("played")
    if s.played == NO_CARD:
        out.put(0)
        out.put(0)
        out.put(0)
    else:
        out.put(s.played + 1)
        out.put((s.by - seat) % s.seats)
        out.put((s.target - seat) % s.seats)
