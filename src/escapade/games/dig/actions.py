"""The basic actions of the turn: stop, Search, Dig, Heal, steal a Spoon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickSpot
from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, ChooseCard
from escapade.games.dig.board import CAFETERIA, INFIRMARY
from escapade.games.dig.cards import KEYS, SPOON, TOOLS
from escapade.games.dig.codes import (
    CARD,
    DIG,
    HEAL,
    SEARCH,
    STEAL_SPOON,
    STOP,
)
from escapade.games.dig.demand import Step
from escapade.games.dig.move import Move, TurnAction, not_held, offer, offer_one
from escapade.games.dig.names import card
from escapade.games.dig.spots import (
    BEATINGS,
    DECK,
    POINTS,
    card_moves,
    counts,
    draws,
    fetched,
    hand,
    pick_cards,
    pick_here,
    stack,
    tunnel,
)
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class Stop(Move):
    """End the turn; no action is compulsory (D2.1)."""

    def play(self, s: State, seat: i64) -> None:
        """Check all hands, then pass the turn."""
        close_turn(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return None: stopping is always allowed."""
        return None

    def text(self) -> str:
        return "stop"

    def group(self) -> str:
        return "end"

    def message(self, s: State, seat: i64) -> Message:
        return Message("dig-action-stop")

    def notes(self, s: State, seat: i64) -> list[Message]:
        over = s.hand(seat).size() - s.hand_limit(seat)
        return [message("dig-note-discard", count=int(over))] if over > 0 else []


def close_turn(s: State) -> None:
    """Let everyone over the hand limit discard, clockwise from the active player; then start the next turn (D2.2)."""
    over = [seat for step in range(s.seats) if _too_many(s, seat := s.clockwise(s.turn, step))]
    if not over:
        _next_turn(s)
        return
    s.ask(NextTurn(s.turn))
    for seat in reversed(over):
        s.ask(DiscardDown(seat))


def _too_many(s: State, seat: i64) -> bool:
    """Whether a player holds more cards than the limit."""
    return s.hand(seat).size() > s.hand_limit(seat)


def _next_turn(s: State) -> None:
    """Start the turn of the next player clockwise."""
    seat = s.clockwise(s.turn, 1)
    s.begin_turn(seat)
    s.prisoners[seat].gang.begins_turn(s, seat)


@mypyc_attr(acyclic=True)
class NextTurn(Step):
    """The next turn starts."""

    def then(self, s: State) -> None:
        _next_turn(s)


_DISCARD_DOWN: Final = Refusal("D2.2", "dig-refusal-discard-down")


@mypyc_attr(acyclic=True)
class DiscardDown(ChooseCard):
    """A player over the hand limit discards cards of their choice (D2.2)."""

    def wanted(self) -> Refusal:
        return _DISCARD_DOWN

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if isinstance(move, Answer):
            s.discard(seat, move.number)

    def met(self, s: State) -> bool:
        """Whether the hand is small enough."""
        return not _too_many(s, self.seat)

    def default(self, s: State, seat: i64) -> i64:
        """Discard at random (D12.14); the luck is read without advancing it."""
        held = s.hand(seat)
        return CARD + held.pick(s.luck.fork().below(held.known))

    def question(self, s: State) -> Message:
        """Return how many cards are too many."""
        over = s.hand(self.seat).size() - s.hand_limit(self.seat)
        return message("dig-question-discard-down", count=int(over))


NO_MORE_SEARCH: Final = Refusal("D3.1", "dig-refusal-searched")


@mypyc_attr(acyclic=True)
class Search(TurnAction):
    """Draw as many Search cards as the area gives; once a turn (D3.1)."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return NO_MORE_SEARCH if s.searches >= s.prisoners[seat].gang.searches() else None

    def do(self, s: State, seat: i64) -> None:
        search(s, seat, 0)

    def text(self) -> str:
        return "search"

    def group(self) -> str:
        return "search"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-search", count=int(found(s, seat, 0)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return draws(seat, found(s, seat, 0))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(DECK), *pick_here(s, seat)]


def found(s: State, seat: i64, extra: i64) -> i64:
    """Count the cards a Search draws, at most the number available."""
    wanted = s.rulebook.printed.search[s.area(seat)] + s.prisoners[seat].gang.search_bonus() + extra
    return min(wanted, s.deck_size + s.discards.known)


def search(s: State, seat: i64, extra: i64) -> None:
    """Draw what the area gives, the gang's bonus, and `extra`."""
    gang = s.prisoners[seat].gang
    s.search()
    s.draw(seat, found(s, seat, extra))
    gang.searched(s, seat)


_NOT_HOME: Final = Refusal("D4", "dig-refusal-dig-at-home")
_NOT_YOUR_BLOCK: Final = Refusal("D7.3", "dig-refusal-dig-in-your-block")
_TOO_BEATEN_TO_DIG: Final = Refusal("D4.1", "dig-refusal-too-beaten-to-dig")


@mypyc_attr(acyclic=True)
class Dig(TurnAction):
    """Put one tool from the hand in the tunnel and score its points (D4)."""

    def __init__(self, code: i64, tool: i64) -> None:
        super().__init__(code)
        self.tool: Final = tool

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return away(s, seat) or cannot_dig(s, seat, self.tool)

    def do(self, s: State, seat: i64) -> None:
        dig(s, seat, self.tool, 0)

    def text(self) -> str:
        return f"dig {KEYS[self.tool]}"

    def group(self) -> str:
        return "dig"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-dig", card=card(self.tool), points=int(dig_points(s, seat, self.tool, 0)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return dig_effects(s, seat, self.tool, 0)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_cards(seat, [self.tool]) + pick_here(s, seat)

    def notes(self, s: State, seat: i64) -> list[Message]:
        return dig_notes(s, seat, self.tool, 0)


def away(s: State, seat: i64) -> Refusal | None:
    """Return the refusal that a player is not in their own block."""
    if s.area(seat) == s.home(seat):
        return None
    return _NOT_YOUR_BLOCK if s.in_cell_block(seat) else _NOT_HOME


def cannot_dig(s: State, seat: i64, tool: i64) -> Refusal | None:
    """Return why a tool cannot be dug, in any area."""
    if s.prisoners[seat].beatings > s.prisoners[seat].gang.dig_beatings():
        return _TOO_BEATEN_TO_DIG
    return None if s.holds_card(seat, tool) else not_held(tool)


def dig(s: State, seat: i64, tool: i64, extra: i64) -> None:
    """Dig a tool for its points, the gang's bonus, and `extra`."""
    s.dig(seat, tool, dig_points(s, seat, tool, extra))


def dig_points(s: State, seat: i64, tool: i64, extra: i64) -> i64:
    """Return the points a tool digs, with the gang's bonus and `extra`."""
    return s.rulebook.values[tool] + s.prisoners[seat].gang.dig_bonus(tool) + extra


def dig_effects(s: State, seat: i64, tool: i64, extra: i64) -> list[Effect]:
    """Return the effects of a Dig: the tool in the tunnel, and its points."""
    return [card_moves(tool, hand(seat), tunnel(seat)), *counts(POINTS, dig_points(s, seat, tool, extra), seat)]


def dig_notes(s: State, seat: i64, tool: i64, extra: i64) -> list[Message]:
    """Return how long the tunnel is after a Dig, or that it wins the game."""
    points = s.tunnel(seat) + dig_points(s, seat, tool, extra)
    if points >= s.rulebook.goal:
        return [Message("dig-note-wins")]
    return [message("dig-note-tunnel", points=int(points), goal=int(s.rulebook.goal))]


_NOT_IN_INFIRMARY: Final = Refusal("D4", "dig-refusal-heal-in-infirmary")
_NOTHING_TO_HEAL: Final = Refusal("D4", "dig-refusal-nothing-to-heal")


@mypyc_attr(acyclic=True)
class Heal(TurnAction):
    """Remove a Beating, in the Infirmary (D4)."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.area(seat) != INFIRMARY:
            return _NOT_IN_INFIRMARY
        return None if s.prisoners[seat].beatings else _NOTHING_TO_HEAL

    def do(self, s: State, seat: i64) -> None:
        s.heal(seat)

    def text(self) -> str:
        return "heal"

    def group(self) -> str:
        return "here"

    def message(self, s: State, seat: i64) -> Message:
        return Message("dig-action-heal")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return counts(BEATINGS, -1, seat)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_here(s, seat)


_NOT_IN_CAFETERIA: Final = Refusal("D4", "dig-refusal-steal-in-cafeteria")
_NO_SPOON: Final = Refusal("D4", "dig-refusal-no-spoon-left")


@mypyc_attr(acyclic=True)
class StealSpoon(TurnAction):
    """Take a Spoon, in the Cafeteria, if there is one (D4)."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        if s.area(seat) != CAFETERIA:
            return _NOT_IN_CAFETERIA
        return None if s.stacks[SPOON] else _NO_SPOON

    def do(self, s: State, seat: i64) -> None:
        s.fetch(seat, SPOON)

    def text(self) -> str:
        return "steal-spoon"

    def group(self) -> str:
        return "here"

    def message(self, s: State, seat: i64) -> Message:
        return Message("dig-action-steal-spoon")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return fetched(seat, SPOON, 1)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickSpot(stack(SPOON)), *pick_here(s, seat)]


def offer_plain(s: State, seat: i64, out: Choices) -> None:
    """Add the basic actions of the turn."""
    out.add(STOP)
    if s.left == 0:
        return
    offer_one(s, seat, SEARCH, out)
    if s.area(seat) == s.home(seat):
        offer(s, seat, DIG, len(TOOLS), out)
    offer_one(s, seat, HEAL, out)
    offer_one(s, seat, STEAL_SPOON, out)


def plain_moves() -> list[Move]:
    """List the plain actions."""
    return [
        Stop(STOP),
        Search(SEARCH),
        *[Dig(DIG + at, tool) for at, tool in enumerate(TOOLS)],
        Heal(HEAL),
        StealSpoon(STEAL_SPOON),
    ]
