"""Builds the rulebook and the board from the options and deals the first state. Nothing else reads options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from escapade.games.cartagena.actions import base_moves
from escapade.games.cartagena.board import Board, printed
from escapade.games.cartagena.cards import size
from escapade.games.cartagena.crew import Crew
from escapade.games.cartagena.events import BASE_EVENTS
from escapade.games.cartagena.move import Move
from escapade.games.cartagena.options import SHORES, VARIANTS
from escapade.games.cartagena.rulebook import EmptyHandedPage, Rulebook
from escapade.games.cartagena.state import State
from escapade.games.cartagena.variants.tricks.chest import lay_chests

if TYPE_CHECKING:
    from escapade.engine import Event, Luck
    from escapade.games.cartagena.board import Printed
    from escapade.games.cartagena.demand import Demand
    from escapade.games.cartagena.options import Options

_HAND: Final = 6  # cards dealt to each player (C0.3)
ROW: Final = 12  # cards of an open row (C4.2)


def _catalogue() -> list[Move]:
    """List all moves in the order of codes: those of the base game, then those of each variant."""
    moves = base_moves()
    for variant in VARIANTS:
        variant.first = len(moves)
        moves += variant.moves()
    return moves


CATALOGUE: Final = vec[Move](_catalogue())

EVENTS: Final[dict[str, type[Event]]] = {
    kind.__name__: kind for kind in [*BASE_EVENTS, *[event for variant in VARIANTS for event in variant.events()]]
}
DEMANDS: Final[dict[str, type[Demand]]] = {kind.__name__: kind for variant in VARIANTS for kind in variant.demands()}

# Names of the places that are not spaces, by stage.
NAMES: Final = {
    "cartagena": ["cell", "boat"],
    "tortuga": ["boat", "hideout"],
    "crossing": ["cell", "boat", "hideout"],
}


def deal(options: Options, luck: Luck, corrections: dict[str, object] | None = None) -> State:
    """Lay the path, shuffle, deal six cards to each player, lay the row and the chests, and choose who begins."""
    board = _lay_path(options, printed(options.edition, corrections), luck)
    s = empty_table(board, rulebook(options, board), options.players, luck)
    s.deck = board.printed.cards()
    s.deck_size = size(s.deck)
    for seat in range(options.players):
        for _ in range(_HAND):
            s.take(seat, s.top_card())
    s.lay_row()
    if s.rulebook.tokens:
        lay_chests(s)
    s.begin_turn(int(luck.below(options.players)) if options.first is None else options.first)
    return s


def empty_table(board: Board, rules: Rulebook, players: int, luck: Luck) -> State:
    """Seat the players with all pirates in the start and no cards anywhere."""
    return State(board, rules, players, luck, vec[Crew]([Crew(board.pirates) for _ in range(players)]))


def _lay_path(options: Options, edition: Printed, luck: Luck) -> Board:
    """Choose tiles, order and direction at random (C0.2)."""
    if options.stage == "crossing":
        order = luck.shuffled(list(range(len(edition.tunnel))))
        here, there = SHORES[options.tiles]
        tunnel = [edition.tunnel[tile] for tile in order[:here]]
        jungle = [edition.jungle[tile] for tile in order[here : here + there]]
        legs = [_turned(tunnel, luck), _turned(jungle, luck)]
    else:
        side = edition.jungle if options.stage == "tortuga" else edition.tunnel
        order = luck.shuffled(list(range(len(side))))
        legs = [_turned([side[tile] for tile in order[: int(options.tiles)]], luck)]
    return Board(edition, legs, NAMES[options.stage], options.pirates)


def _turned(tiles: list[list[int]], luck: Luck) -> list[int]:
    """Lay tiles in a line, each in either direction."""
    out: list[int] = []
    for tile in tiles:
        out += reversed(tile) if luck.below(2) else tile
    return out


def rulebook(options: Options, board: Board) -> Rulebook:
    """Combine the pages of the chosen rules."""
    rules = Rulebook(board, options.values, CATALOGUE, DEMANDS)
    if options.edition == "escape":
        rules.bare = EmptyHandedPage()
        rules.bare_actions = 1
    if options.cards != "jamaica":
        rules.row = ROW
    rules.flees_to_beginning = options.flees_to_beginning
    rules.open_hands = options.cards == "tortuga"
    if options.boat_retreat:
        rules.allow_retreat_from(board.goal)
    for variant in options.variants():
        variant.add(rules, board)
    return rules
