"""How tables and moves of Cartagena are pickled: options, path, and every attribute of the table."""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING

from escapade.games.cartagena.board import Board, printed
from escapade.games.cartagena.crew import Crew
from escapade.games.cartagena.options import agreed_options
from escapade.games.cartagena.setup import DEMANDS, NAMES, rulebook
from escapade.games.cartagena.state import Doubt, State
from escapade.pickling import Reduced, attributes, filled, register, register_demand, register_listed

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.engine import Luck


def _reduce_state(s: State) -> Reduced:
    """Reduce a table or a view."""
    rest = attributes(s)
    for name in ("board", "rulebook", "seats", "luck", "crews"):
        del rest[name]
    return _state_again, (s.rulebook.agreed, s.board.printed.corrections, _legs(s.board), s.luck, s.crews, rest)


def _state_again(  # noqa: PLR0913, PLR0917 - pickle hands them over one by one
    agreed: dict[str, str],
    corrections: dict[str, object] | None,
    laid: list[list[int]],
    luck: Luck,
    crews: vec[Crew],
    rest: dict[str, object],
) -> object:
    options = agreed_options(agreed, len(crews))
    board = Board(printed(options.edition, corrections), laid, NAMES[options.stage], options.pirates)
    return filled(State(board, rulebook(options, board), options.players, luck, crews), rest)


def _legs(board: Board) -> list[list[int]]:
    """List the symbols along each leg of the path."""
    found: list[list[int]] = []
    for symbol in board.symbols[:-1]:
        if symbol is None:
            found.append([])
        else:
            found[-1].append(symbol)
    return found


register(Crew, "start")
register(Doubt, "victim", "taker", "strangers")
copyreg.pickle(State, _reduce_state)
for kind in DEMANDS.values():
    register_demand(kind)
register_listed("escapade.games.cartagena.setup", "CATALOGUE", "code")
