"""How tables and moves of Outrun are pickled: options, and every attribute of the table."""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING

from escapade.games.outrun.actions import Run
from escapade.games.outrun.options import agreed_options
from escapade.games.outrun.runner import Ran, Runner
from escapade.games.outrun.setup import empty_table
from escapade.games.outrun.state import State
from escapade.games.outrun.trail import NOTHING_LAID, Trail
from escapade.pickling import Reduced, attributes, filled, reduced, register, register_listed

if TYPE_CHECKING:
    from escapade.engine import Luck


def _reduce_state(s: State) -> Reduced:
    """Reduce a table or a view."""
    rest = attributes(s)
    for name in ("board", "rulebook", "seats", "luck", "runners"):
        del rest[name]
    return _state_again, (s.rulebook.agreed, s.board.printed.corrections, s.luck, s.runners, rest)


def _state_again(
    agreed: dict[str, str],
    corrections: dict[str, object] | None,
    luck: Luck,
    runners: list[Runner],
    rest: dict[str, object],
) -> object:
    """Rebuild the table."""
    table = empty_table(agreed_options(agreed, len(runners)), luck, corrections)
    for runner, again in zip(table.runners, runners, strict=True):
        runner.copy_from(again)
    return filled(table, rest)


def _reduce_trail(trail: Trail) -> Reduced | str:
    """Reduce a run; the empty run is a single object, found by its name."""
    return "NOTHING_LAID" if trail is NOTHING_LAID else reduced(trail, ("laid", "elapsed", "credit", "ping", "laps"))


def _ran_again(status: int, trail: Trail, bound: int, right: bool) -> Ran:  # noqa: FBT001 - pickle hands it over
    """Rebuild a run of an earlier round."""
    return Ran(status, trail, bound, right=right)


register(Runner)
copyreg.pickle(State, _reduce_state)
copyreg.pickle(Trail, _reduce_trail)
copyreg.pickle(Ran, lambda ran: (_ran_again, (int(ran.status), ran.trail, int(ran.bound), ran.right)))
copyreg.pickle(Run, lambda run: (Run, (run.trail,)))
register_listed("escapade.games.outrun.setup", "CATALOGUE", "code")
