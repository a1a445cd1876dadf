"""Checks that a position can exist; errors are sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games.outrun.actions import no_card_to_run_with
from escapade.games.outrun.board import CARDS
from escapade.games.outrun.cards import NO_CARD, size
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.runner import FINISHED
from escapade.games.outrun.state import EFFECTS, FASTER, INTERFERENCE, NO_PATH, REACTION, RUN
from escapade.games.outrun.trail import FACE_DOWN
from escapade.reading import BadNotation

if TYPE_CHECKING:
    from escapade.games.outrun.runner import Runner
    from escapade.games.outrun.state import State


def check(s: State) -> None:
    """Raise ValueError unless the position is possible."""
    for seat in range(int(s.seats)):
        _check_runner(s, s.runners[seat], seat)
    _check_unseen(s)
    _check_path(s)
    _check_order(s)
    _check_played(s)


def _check_runner(s: State, runner: Runner, seat: int) -> None:
    """Check that nobody is out without having won, and that a hidden run was just finished."""
    if runner.room == s.board.out and not s.over:
        raise BadNotation("impossible", f"player {seat + 1} is out of the last room, but nobody has won", "O1.5")
    if runner.trail.laid == FACE_DOWN:
        if s.step != RUN or runner.status != FINISHED:
            raise BadNotation(
                "hidden-run", f"the run of player {seat + 1} is not seen, but only a finished one is, while others run",
                player=seat + 1,
            )  # fmt: skip
    elif no_card_to_run_with(runner.trail.laid) is not None:
        raise BadNotation("impossible", f"'{runner.trail.laid}' cannot have been laid: each card is there once", "O0.1")


def _check_unseen(s: State) -> None:
    """Check that the hidden cards can be among the unseen ones, and that there are no more than in the box."""
    hidden = int(face_down(s))
    if hidden > size(s.deck):
        raise BadNotation(
            "too-many", f"{int(hidden)} cards lie face down, but only {int(size(s.deck))} are left for them", "O0.5"
        )
    if s.deck_size + hidden > size(s.deck):
        raise BadNotation(
            "too-many", f"{int(s.deck_size)} cards in the deck and {int(hidden)} face down in hands cannot be: "
            f"{int(size(s.deck))} are left for both", "O0.5",
        )  # fmt: skip
    lying = [s.middle, *[runner.front for runner in s.runners]]
    seen = sum(int(cards).bit_count() for cards in lying) + sum(len(runner.hand) for runner in s.runners)
    if size(s.deck) + size(s.discards) + seen + (s.played != NO_CARD) > CARDS:
        raise BadNotation("too-many", f"there are {CARDS} interference cards in the box, and more here", "O0.5")


def face_down(s: State) -> int:
    """Count the hidden cards in hands."""
    return sum(int(runner.hidden) for runner in s.runners)


def _check_path(s: State) -> None:
    """Check that there is a path in a run; it is hidden only until all who run apart have opened it (O5.5)."""
    if s.step == RUN and s.path == NO_PATH:
        raise BadNotation("missing-field", "a position in which players run needs a path", known="path")
    if s.path == UNKNOWN_PATH and (s.step != RUN or not s.rulebook.mode.face_down or s.paths == 0):
        raise BadNotation(
            "impossible", "a path lies face down only while players run apart, and then it is one that is left", "O5.5"
        )


def _check_order(s: State) -> None:
    """Check that after a run everyone who can be asked has a place in the order of the round."""
    if s.step in (FASTER, EFFECTS, INTERFERENCE) and int(s.asked) not in s.order:
        raise BadNotation(
            "order", f"player {int(s.asked) + 1} is asked, but has no place in the order of the round",
            player=int(s.asked) + 1,
        )  # fmt: skip
    if s.step == REACTION and int(s.by) not in s.order:
        raise BadNotation(
            "order", f"player {int(s.by) + 1} played a card, but has no place in the order of the round",
            player=int(s.by) + 1,
        )  # fmt: skip


def _check_played(s: State) -> None:
    """Check that a card in play waits for the answer of its target, and only then (O3.2)."""
    if (s.step == REACTION) != (s.played != NO_CARD):
        raise BadNotation("impossible", "a card lies played only while somebody may answer it with a Shield", "O3.2")
    if s.step == REACTION and (s.asked != s.target or s.by == s.target):
        raise BadNotation("impossible", "a card played on another player is answered by that player", "O3.2")
