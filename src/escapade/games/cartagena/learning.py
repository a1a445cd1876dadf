"""What learning programs see of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, u8

from escapade.games.cartagena.board import START, TOKENS
from escapade.games.cartagena.cards import KINDS, MOST, WIDTH, packed, size
from escapade.games.cartagena.codes import VARIANTS as BASE_ACTIONS
from escapade.games.cartagena.options import VARIANTS
from escapade.games.cartagena.setup import CATALOGUE, DEMANDS, ROW
from escapade.games.cartagena.state import NIBBLE
from escapade.learning import Learning

if TYPE_CHECKING:
    from escapade import engine
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.state import State
    from escapade.learning import Observation

ACTIONS: Final = {"base": BASE_ACTIONS, "variants": len(CATALOGUE)}
_DEMANDS: Final = {name: at for at, name in enumerate(DEMANDS, 1)}
_DETAILS: Final = 2  # numbers of a demand, at most


class CartagenaLearning(Learning):
    """The actions and observations of Cartagena."""

    def actions(self, state: engine.State) -> int:
        """Count the actions: fewer if no variant has moves of its own."""
        agreed = cast("State", state).rulebook.agreed
        varied = any(agreed[variant.option] == variant.value for variant in VARIANTS)
        return ACTIONS["variants" if varied else "base"]

    def observe(self, state: engine.State, seat: i64, out: Observation) -> None:
        s = cast("State", state)
        _put_turn(s, seat, out)
        _put_path(s, out)
        out.field("pirates")
        for step in range(s.seats):
            _put_pirates(s, s.crews[(seat + step) % s.seats], out)
        _put_cards(s, seat, out)
        if s.rulebook.row:
            _put_row(s, out)
        if s.rulebook.open_hands:
            _put_open_hands(s, seat, out)
        if s.board.boat:
            out.field("boat")
            out.put(s.shore)
            out.put(1 if s.sailed else 0)
        if s.rulebook.tokens:
            _put_tricks(s, seat, out)
        if s.rulebook.tokens or s.rulebook.grey is not None:
            _put_demand(s, seat, out)


def _put_turn(s: State, seat: i64, out: Observation) -> None:
    """Write the seat's number, how soon it decides, whose turn it is, and the actions of that turn."""
    out.field("seat")
    out.put(seat)
    out.field("decides")
    out.put((s.acting() - seat) % s.seats)
    out.field("turn")
    out.put((s.turn - seat) % s.seats)
    out.field("taken")
    out.put(s.taken)
    out.field("left")
    out.put(s.left)


def _put_path(s: State, out: Observation) -> None:
    """Write the symbol of each place, from 1 on; 0 for a place without."""
    out.field("symbols")
    out.put_all(s.board.numbered)


def _put_pirates(s: State, crew: Crew, out: Observation) -> None:
    """Write how many pirates of a crew are at each place."""
    first = out.at
    goal = s.board.goal
    out.put_stacks(crew.one, crew.two, crew.three, goal + 1)
    values = out.values
    values[first + START] = u8(crew.start)
    values[first + goal] = u8(crew.home)
    if s.board.boat:
        values[first + s.board.boat] = u8(crew.aboard)


def _put_cards(s: State, seat: i64, out: Observation) -> None:
    """Write the own hand, how many cards each player and the deck have, the discards, and the cards not seen."""
    out.field("hand")
    out.put_pack(s.crews[seat].hand, KINDS, WIDTH, MOST)
    out.field("held")
    for step in range(s.seats):
        out.put(s.crews[(seat + step) % s.seats].held)
    out.field("deck")
    out.put(s.deck_size + len(s.under))
    out.field("discards")
    out.put_pack(s.discards, KINDS, WIDTH, MOST)
    out.field("unseen")
    out.put_pack(_unseen(s, seat), KINDS, WIDTH, MOST)


def _unseen(s: State, seat: i64) -> i64:
    """Return the cards a seat does not see now: in the deck, under it, in others' hands, or looked at by others."""
    cards = s.deck
    if not s.rulebook.open_hands:
        for other in range(s.seats):
            if other != seat:
                cards += s.crews[other].hand
    if seat != s.acting():
        cards += s.looked
    if s.under:
        cards += packed([card for card in s.under if card < KINDS])
    return cards


def _put_row(s: State, out: Observation) -> None:
    """Write the kinds of the open row from 1 on, the next card first."""
    out.field("row")
    row = s.row
    for at in range(i64(ROW)):
        out.put((row & 15) + 1 if at < s.row_size else 0)
        row >>= NIBBLE


def _put_open_hands(s: State, seat: i64, out: Observation) -> None:
    """Write the hands of the others."""
    out.field("hands")
    for step in range(1, s.seats):
        out.put_pack(s.crews[(seat + step) % s.seats].hand, KINDS, WIDTH, MOST)


def _put_tricks(s: State, seat: i64, out: Observation) -> None:
    """Write the chests on the path, the tokens not seen, and the cards that are looked at."""
    out.field("chests")
    out.put_bits(s.chests, s.board.goal + 1)
    out.field("tokens")
    out.put_pack(s.tokens, len(TOKENS), WIDTH, MOST)
    mine = seat == s.acting()
    out.field("looked")
    out.put_pack(s.looked if mine else 0, KINDS, WIDTH, MOST)
    out.field("looked hidden")
    out.put(s.looked_hidden + (0 if mine else size(s.looked)))


def _put_demand(s: State, seat: i64, out: Observation) -> None:
    """Write what is asked before the turn goes on: its number, of whom, and its details."""
    out.field("demand")
    asked = s.asked
    details: list[int] = []
    if asked is None:
        out.put(0)
        out.put(0)
    else:
        out.put(_DEMANDS[asked.name()])
        out.put((asked.seat - seat) % s.seats)
        details = asked.details()
    for at in range(_DETAILS):
        out.put(details[at] if at < len(details) else 0)
