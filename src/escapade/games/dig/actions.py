"""What a seat may do: what every action and answer is, and the plain actions of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Action, Refusal
from escapade.games.dig.board import CAFETERIA, INFIRMARY, SOLITARY
from escapade.games.dig.cards import KEYS, SPOON, TITLES, TOOLS, WEAPONS
from escapade.games.dig.codes import (
    AREA,
    AREAS,
    BADGE,
    CARD,
    CIGARETTE,
    DIG,
    DRAW,
    FISTS,
    HAND_OVER,
    HEAL,
    KINDS,
    PASS,
    REROLL,
    REVEAL,
    SEARCH,
    SEAT,
    SEATS,
    STEAL_SPOON,
    STOP,
)
from escapade.games.dig.demand import Demand, Step

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.dig.state import State

ONLY_AN_ANSWER: Final = Refusal("D10", "Nobody has asked you anything")
NO_ACTION_LEFT: Final = Refusal("D2.1", "You have no action left this turn")
ONE_ACTION_SHORT: Final = Refusal("D3.3", "A Cautious move costs 2 actions")
LOCKED_UP: Final = Refusal("D4", "In Solitary you can only leave")


@mypyc_attr(acyclic=True)
class Move(Action):
    """Something a seat may do in this game."""

    def play(self, s: State, seat: i64) -> None:
        """Do it, with everything that follows."""
        raise NotImplementedError

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Say why it may not be done, in this seat's turn with nothing asked."""
        raise NotImplementedError

    def text(self) -> str:
        """Write it in notation."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Answer(Move):
    """An answer to a demand, which knows what it means."""

    def __init__(self, code: i64, number: i64, word: str) -> None:
        """Which card, area or seat it names, if any, and how it is written."""
        super().__init__(code)
        self.number: Final = number
        self.word: Final = word

    def play(self, s: State, seat: i64) -> None:
        """Let the demand take it."""
        if s.asked is not None:
            s.asked.answer(s, seat, self)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """It answers something, or is nothing."""
        return ONLY_AN_ANSWER

    def text(self) -> str:
        """Write it as a word."""
        return self.word


@mypyc_attr(acyclic=True)
class Deed(Move):
    """An action of the turn: it costs one, and cannot be done in Solitary unless it leads out."""

    def cost(self, s: State, seat: i64) -> i64:
        """Say how many actions it takes."""
        return 1

    def leads_out(self) -> bool:
        """Tell whether it can be done in Solitary."""
        return False

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Is there an action left, and does anything else bar it?"""
        if s.left < self.cost(s, seat):
            return NO_ACTION_LEFT if s.left == 0 else ONE_ACTION_SHORT
        if s.area(seat) == SOLITARY and not self.leads_out():
            return LOCKED_UP
        return self.barred(s, seat)

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Say what else stands in the way."""
        raise NotImplementedError

    def play(self, s: State, seat: i64) -> None:
        """Spend the action, then do it."""
        s.spend(self.cost(s, seat))
        self.do(s, seat)

    def do(self, s: State, seat: i64) -> None:
        """Do what it is."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Stop(Move):
    """End the turn; no action is compelled (D2.1)."""

    def play(self, s: State, seat: i64) -> None:
        """Check all hands, then pass the turn on."""
        close_turn(s)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """One may always stop."""
        return None

    def text(self) -> str:
        """Write it."""
        return "stop"


def close_turn(s: State) -> None:
    """Let everybody over the hand limit discard, from the active player clockwise; then the next turn begins (D2.2)."""
    over = [seat for step in range(s.seats) if too_many(s, seat := s.clockwise(s.turn, step))]
    if not over:
        next_turn(s)
        return
    s.ask(NextTurn(s.turn))
    for seat in reversed(over):
        s.ask(DiscardDown(seat))


def too_many(s: State, seat: i64) -> bool:
    """Tell whether a player holds more cards than the limit."""
    return s.hand(seat).size() > s.hand_limit(seat)


def next_turn(s: State) -> None:
    """Begin the turn of the next player clockwise."""
    seat = s.clockwise(s.turn, 1)
    s.begin_turn(seat)
    s.prisoners[seat].gang.begins_turn(s, seat)


@mypyc_attr(acyclic=True)
class NextTurn(Step):
    """The next turn begins."""

    def then(self, s: State) -> None:
        """Begin it."""
        next_turn(s)


@mypyc_attr(acyclic=True)
class ChooseCard(Demand):
    """A player must choose one of some of their cards."""

    def fits(self, s: State, card: i64) -> bool:
        """Tell whether the choice may fall on a card the player holds."""
        return True

    def proves(self) -> i64:
        """Say how many different cards that fit the player must hold, for all to know, or it would not be asked."""
        return 0

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every card that fits."""
        hand = s.hand(self.seat)
        for card in range(i64(KINDS)):
            if hand.number(card) and self.fits(s, card):
                out.add(CARD + card)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Only a card held that fits can be chosen."""
        if not isinstance(move, Answer) or not CARD <= move.code < CARD + KINDS:
            return self.wanted()
        if not s.holds_card(self.seat, move.number):
            return not_held(move.number)
        return None if self.fits(s, move.number) else self.wanted()

    def wanted(self) -> Refusal:
        """Say what is wanted."""
        raise NotImplementedError

    def default(self, s: State, seat: i64) -> i64:
        """Choose the first card that fits."""
        hand = s.hand(self.seat)
        for card in range(i64(KINDS)):
            if hand.number(card) and self.fits(s, card):
                return CARD + card
        return PASS


DISCARD_DOWN: Final = Refusal("D2.2", "You hold too many cards for the end of a turn: discard one")


@mypyc_attr(acyclic=True)
class DiscardDown(ChooseCard):
    """A player over the hand limit discards cards of their choice (D2.2)."""

    def wanted(self) -> Refusal:
        """A card, any card."""
        return DISCARD_DOWN

    def answer(self, s: State, seat: i64, move: Move) -> None:
        """Discard it."""
        if isinstance(move, Answer):
            s.discard(seat, move.number)

    def met(self, s: State) -> bool:
        """The hand is small enough."""
        return not too_many(s, self.seat)

    def default(self, s: State, seat: i64) -> i64:
        """Discard at random (D12.14); the luck is looked at, not used."""
        hand = s.hand(seat)
        return CARD + hand.pick(s.luck.fork().below(hand.known))


NO_MORE_SEARCH: Final = Refusal("D3.1", "You have searched this turn")


@mypyc_attr(acyclic=True)
class Search(Deed):
    """Draw as many Search cards as the area gives; once a turn (D3.1)."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Has it been done?"""
        return NO_MORE_SEARCH if s.searches >= s.prisoners[seat].gang.searches() else None

    def do(self, s: State, seat: i64) -> None:
        """Draw."""
        search(s, seat, 0)

    def text(self) -> str:
        """Write it."""
        return "search"


def search(s: State, seat: i64, extra: i64) -> None:
    """Draw what the area gives, what the gang adds, and something extra."""
    gang = s.prisoners[seat].gang
    s.search()
    s.draw(seat, s.rulebook.printed.search[s.area(seat)] + gang.search_bonus() + extra)
    gang.searched(s, seat)


NOT_HOME: Final = Refusal("D4", "You dig only in your Cell block")
NOT_YOUR_BLOCK: Final = Refusal("D7.3", "You dig only in your own block")
TOO_BEATEN_TO_DIG: Final = Refusal("D4.1", "With 2 Beatings you cannot dig")


@mypyc_attr(acyclic=True)
class Dig(Deed):
    """Lay one tool from the hand in the tunnel and score its points (D4)."""

    def __init__(self, code: i64, tool: i64) -> None:
        """Which tool."""
        super().__init__(code)
        self.tool: Final = tool

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Is one at home, well enough, and holds the tool?"""
        return away(s, seat) or cannot_dig(s, seat, self.tool)

    def do(self, s: State, seat: i64) -> None:
        """Dig."""
        dig(s, seat, self.tool, 0)

    def text(self) -> str:
        """Write it."""
        return f"dig {KEYS[self.tool]}"


def away(s: State, seat: i64) -> Refusal | None:
    """Say that one is not in one's own block."""
    if s.area(seat) == s.home(seat):
        return None
    return NOT_YOUR_BLOCK if s.in_cell_block(seat) else NOT_HOME


def cannot_dig(s: State, seat: i64, tool: i64) -> Refusal | None:
    """Say why a tool cannot be dug, wherever one is."""
    if s.prisoners[seat].beatings > s.prisoners[seat].gang.dig_beatings():
        return TOO_BEATEN_TO_DIG
    return None if s.holds_card(seat, tool) else not_held(tool)


def dig(s: State, seat: i64, tool: i64, extra: i64) -> None:
    """Dig a tool for its points, what the gang adds, and something extra."""
    s.dig(seat, tool, s.rulebook.values[tool] + s.prisoners[seat].gang.dig_bonus(tool) + extra)


NOT_IN_INFIRMARY: Final = Refusal("D4", "You heal only in the Infirmary")
NOTHING_TO_HEAL: Final = Refusal("D4", "You have no Beating to heal")


@mypyc_attr(acyclic=True)
class Heal(Deed):
    """Remove a Beating, in the Infirmary (D4)."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """In the right place, with a Beating?"""
        if s.area(seat) != INFIRMARY:
            return NOT_IN_INFIRMARY
        return None if s.prisoners[seat].beatings else NOTHING_TO_HEAL

    def do(self, s: State, seat: i64) -> None:
        """Heal."""
        s.heal(seat)

    def text(self) -> str:
        """Write it."""
        return "heal"


NOT_IN_CAFETERIA: Final = Refusal("D4", "Spoons are stolen only in the Cafeteria")
NO_SPOON: Final = Refusal("D4", "No Spoon is left in the stack")


@mypyc_attr(acyclic=True)
class StealSpoon(Deed):
    """Take a Spoon, in the Cafeteria, if there is one (D4)."""

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """In the right place, with a Spoon there?"""
        if s.area(seat) != CAFETERIA:
            return NOT_IN_CAFETERIA
        return None if s.stacks[SPOON] else NO_SPOON

    def do(self, s: State, seat: i64) -> None:
        """Take it."""
        s.fetch(seat, SPOON)

    def text(self) -> str:
        """Write it."""
        return "steal-spoon"


NOT_HELD: Final = [Refusal("D3", "You do not hold {card}", card=title) for title in TITLES]
TOOL_AT: Final = {tool: at for at, tool in enumerate(TOOLS)}
WEAPON_AT: Final = {weapon: at for at, weapon in enumerate(WEAPONS)}


def not_held(card: i64) -> Refusal:
    """Say that a card is not in the hand."""
    return NOT_HELD[card]


def offer(s: State, seat: i64, first: i64, count: i64, out: Choices) -> None:
    """Add those of a run of actions that nothing refuses."""
    for code in range(first, first + count):
        if s.rulebook.catalogue[code].refusal(s, seat) is None:
            out.add(code)


def offer_plain(s: State, seat: i64, out: Choices) -> None:
    """Add the plain actions of the turn."""
    out.add(STOP)
    if s.left == 0:
        return
    offer(s, seat, SEARCH, 1, out)
    if s.area(seat) == s.home(seat):
        offer(s, seat, DIG, len(TOOLS), out)
    offer(s, seat, HEAL, 1, out)
    offer(s, seat, STEAL_SPOON, 1, out)


def plain_moves() -> list[Move]:
    """List the plain actions."""
    return [
        Stop(STOP),
        Search(SEARCH),
        *[Dig(DIG + at, tool) for at, tool in enumerate(TOOLS)],
        Heal(HEAL),
        StealSpoon(STEAL_SPOON),
    ]


def answers(area_keys: list[str]) -> list[Move]:
    """List every answer a demand may want."""
    return [
        Answer(PASS, 0, "pass"),
        Answer(REVEAL, 0, "reveal"),
        Answer(REROLL, 0, "reroll"),
        Answer(HAND_OVER, 0, "give-in"),
        Answer(FISTS, 0, "fists"),
        Answer(DRAW, 0, "draw"),
        Answer(CIGARETTE, 0, "cigarette"),
        *[Answer(CARD + card, card, KEYS[card]) for card in range(KINDS)],
        *[Answer(AREA + area, area, area_keys[area]) for area in range(AREAS)],
        *[Answer(SEAT + seat, seat, f"seat-{seat + 1}") for seat in range(SEATS)],
        *[Answer(BADGE + card, card, f"card-{card + 1}") for card in range(4)],
    ]
