"""The table: queries used by the rules, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from escapade import engine
from escapade.games.cartagena import events
from escapade.games.cartagena.bits import bit, highest, lowest
from escapade.games.cartagena.board import START, Board
from escapade.games.cartagena.cards import FACE_DOWN, number, one, pick, size

if TYPE_CHECKING:
    from librt.vecs import vec

    from escapade.engine import Action, Choices, Luck, Refusal
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.demand import Demand
    from escapade.games.cartagena.rulebook import Rulebook

TURN: Final = 3  # actions a turn
_TRACED: Final = (1 << 62) - 1  # the bits of a transposition key
NIBBLE: Final = 4  # bits for one card of the open row
CARTAGENA: Final = 0  # the shores of the crossing, where the boat may lie
TORTUGA: Final = 1
SHORES: Final = ("cartagena", "tortuga")  # as they are written


@mypyc_attr(acyclic=True)
class Doubt:
    """In a view: an unseen card went from a partly known hand to another."""

    def __init__(self, victim: i64, taker: i64, strangers: i64) -> None:
        """The victim, the taker, and how many cards of the victim's hand were not known."""
        self.victim: Final = victim
        self.taker: Final = taker
        self.strangers: Final = strangers


@mypyc_attr(acyclic=True)
class State(engine.State):
    """The table; or, with hidden cards, the table as a seat sees it."""

    GAME: ClassVar[str] = "cartagena"

    def __init__(self, board: Board, rulebook: Rulebook, seats: i64, luck: Luck, crews: vec[Crew]) -> None:
        super().__init__(seats, luck)
        self.board: Final = board
        self.rulebook: Final = rulebook
        self.crews: Final = crews
        self.one: i64 = 0  # spaces with at least one pirate of any player
        self.two: i64 = 0
        self.three: i64 = 0
        self.deck: i64 = 0  # the cards that may be in the deck; in a view also hidden cards elsewhere
        self.deck_size: i64 = 0
        self.under = b""  # cards put under the deck, the first to be drawn first
        self.discards: i64 = 0
        self.row: i64 = 0  # the open row, the next card in the lowest bits
        self.row_size: i64 = 0
        self.looked: i64 = 0  # cards drawn to choose from
        self.looked_hidden: i64 = 0
        self.shore: i64 = CARTAGENA  # where the boat lies
        self.chests: i64 = 0  # spaces with a token
        self.tokens: i64 = 0  # the unseen tokens, packed like cards
        self.turn: i64 = 0
        self.taken: i64 = 0  # actions taken this turn
        self.left: i64 = TURN
        self.sailed = False  # the captain's extra sail is used
        self.asked: Demand | None = None
        self.over = False
        self.winner: i64 = 0  # once the game is over
        self.doubts: list[Doubt] | None = None

    # Queries

    def company(self) -> i64:
        """Return the spaces a pirate can retreat to: those with one or two pirates of any player (C3.1)."""
        return self.one & ~self.three

    def _leg_end(self, at: i64) -> i64:
        """Return the place where the path from here ends: the boat between the shores, or the goal."""
        return self.board.boat if at < self.board.boat else self.board.goal

    def leg_start(self, at: i64) -> i64:
        """Return the place where the path to here begins."""
        return self.board.boat if at > self.board.boat else START

    def symbol_ahead(self, at: i64, symbol: i64) -> i64:
        """Return the first free space ahead with the symbol, else the end of the leg (C2.1, C2.2)."""
        ahead = (self.board.shows[symbol] & ~self.one) >> at
        end = self._leg_end(at)
        if ahead == 0:
            return end
        space = lowest(ahead) + at
        return min(space, end)

    def company_behind(self, at: i64) -> i64:
        """Return the nearest space behind with one or two pirates, else the start of the leg (C3.1)."""
        return max(highest(self.company() & (bit(at) - 1)), self.leg_start(at))

    def company_ahead(self, at: i64) -> i64:
        """Return the nearest space ahead with one or two pirates, else the end of the leg (C7.1)."""
        ahead = self.company() & ~((bit(at) << 1) - 1)
        end = self._leg_end(at)
        if ahead == 0:
            return end
        space = lowest(ahead)
        return min(space, end)

    def crowd(self, space: i64) -> i64:
        """Count the pirates on a space."""
        return (self.one >> space & 1) + (self.two >> space & 1) + (self.three >> space & 1)

    def movable(self, crew: Crew) -> i64:
        """Return the places pirates of this crew can move on from: not the goal, nor a boat at Cartagena."""
        if self.shore == CARTAGENA and self.board.boat:
            return crew.one & ~bit(self.board.goal) & ~bit(self.board.boat)
        return crew.one & ~bit(self.board.goal)

    def takes_aboard(self, crew: Crew, pirates: i64) -> bool:
        """Whether the boat between the shores is here with room for this many more of one crew (C6.4)."""
        return self.shore == CARTAGENA and crew.aboard + pirates <= self.rulebook.boat_room

    def starts(self, crew: Crew, symbol: i64, pirates: i64) -> i64:
        """Return the places from which pirates of a crew may follow a card: not those that lead to a closed boat."""
        starts = self.movable(crew) if pirates == 1 else crew.two
        if not self.board.boat or self.takes_aboard(crew, pirates):
            return starts
        free = self.board.shows[symbol] & ~self.one & self.board.tunnel
        closed = bit(self.board.boat) - 1
        if free:
            closed &= ~(bit(highest(free)) - 1)
        return starts & ~closed

    def bare(self, seat: i64) -> bool:
        """Whether this turn began without cards (C1.4)."""
        return self.taken == 0 and self.crews[seat].held == 0

    def acting(self) -> i64:
        """Return the seat that must decide now."""
        return self.turn if self.asked is None else self.asked.seat

    # Verbs for pirates

    def move(self, seat: i64, start: i64, end: i64) -> None:
        """Move a pirate from one place to another; the last one home ends the game (C5.1)."""
        crew = self.crews[seat]
        self.lift(crew, start)
        self.land(crew, end)
        if self.story is not None:
            self.story.append(events.Moved(seat, start, end))
        if crew.home == self.board.pirates:
            self.win(seat)

    def lift(self, crew: Crew, at: i64) -> None:
        """Take a pirate off a place."""
        b = bit(at)
        if not b & self.board.path:
            self.leave(crew, at)
            return
        crew.one &= crew.two | ~b
        crew.two &= crew.three | ~b
        crew.three &= ~b
        self.one &= self.two | ~b
        self.two &= self.three | ~b
        self.three &= ~b

    def land(self, crew: Crew, at: i64) -> None:
        b = bit(at)
        if not b & self.board.path:
            self.enter(crew, at)
            return
        crew.three |= crew.two & b
        crew.two |= crew.one & b
        crew.one |= b
        self.three |= self.two & b
        self.two |= self.one & b
        self.one |= b

    def enter(self, crew: Crew, at: i64) -> None:
        """Put a pirate where any number may be: the start, the boat, the goal."""
        crew.one |= bit(at)
        if at == START:
            crew.start += 1
        elif at == self.board.goal:
            crew.home += 1
        else:
            crew.aboard += 1

    def leave(self, crew: Crew, at: i64) -> None:
        """Remove a pirate from a place where any number may be."""
        if at == START:
            crew.start -= 1
            stay = crew.start
        elif at == self.board.goal:
            crew.home -= 1
            stay = crew.home
        else:
            crew.aboard -= 1
            stay = crew.aboard
        if stay == 0:
            crew.one ^= bit(at)

    def win(self, seat: i64) -> None:
        """End the game for this seat."""
        self.over = True
        self.winner = seat
        if self.story is not None:
            self.story.append(events.Won(seat))

    # Verbs for the turn

    def spend(self) -> None:
        self.taken += 1
        self.left -= 1
        if self.story is not None:
            self.story.append(events.ActionTaken())

    def begin_turn(self, seat: i64) -> None:
        self.turn = seat
        self.turns += 1
        self.taken = 0
        self.sailed = False
        self.left = TURN if self.crews[seat].held else self.rulebook.bare_actions
        if self.story is not None:
            self.story.append(events.TurnPassed(seat))

    def ask(self, demand: Demand) -> None:
        """Push a demand on the stack."""
        demand.below = self.asked
        self.asked = demand
        if self.story is not None:
            self.story.append(events.Asked(demand.name(), demand.seat, demand.details()))

    def answered(self) -> None:
        """Pop the topmost demand."""
        asked = self.asked
        if asked is not None:
            self.asked = asked.below
        if self.story is not None:
            self.story.append(events.Answered())

    # Verbs for cards

    def lay(self, seat: i64, card: i64) -> None:
        """Play a card to the discard pile for its effect."""
        self.part_with(self.crews[seat], card)
        self.discards += one(card)
        if self.story is not None:
            self.story.append(events.Laid(seat, card))

    def take(self, seat: i64, card: i64) -> None:
        """Draw a card from the deck."""
        self.receive(self.crews[seat], self.off_the_deck(card))
        if self.story is not None:
            self.story.append(events.Drew(seat, card))

    def pick_up(self, seat: i64, card: i64) -> None:
        """Take the next card of the open row."""
        self.row >>= NIBBLE
        self.row_size -= 1
        self.receive(self.crews[seat], card)
        if self.story is not None:
            self.story.append(events.Picked(seat, card))

    def grow_row(self, card: i64) -> None:
        """Put a card from the deck at the end of the open row."""
        self.row |= self.off_the_deck(card) << (NIBBLE * self.row_size)
        self.row_size += 1
        if self.story is not None:
            self.story.append(events.RowGrew(card))

    def reshuffle(self) -> None:
        """Shuffle the discards into a new deck; the order is decided as cards are drawn."""
        self.tell_last_hand()
        self.deck += self.discards
        self.deck_size = size(self.discards)
        self.discards = 0
        if self.story is not None:
            self.story.append(events.Reshuffled())

    def rob(self, seat: i64, other: i64, card: i64) -> None:
        """Take a card from another player's hand."""
        if card == FACE_DOWN:
            self.lose_unseen(other, seat)
        else:
            self.part_with(self.crews[other], card)
        self.receive(self.crews[seat], card)
        if self.story is not None:
            self.story.append(events.Took(seat, other, card))

    # Parts of verbs: known and hidden cards

    def receive(self, crew: Crew, card: i64) -> None:
        """Put a card into a hand."""
        crew.held += 1
        if card == FACE_DOWN:
            crew.hidden += 1
        else:
            crew.hand += one(card)

    def part_with(self, crew: Crew, card: i64) -> None:
        """Remove a card, seen by all, from a hand."""
        crew.held -= 1
        if number(crew.hand, card):
            crew.hand -= one(card)
        else:
            crew.hidden -= 1
            self.turn_up(card)

    def turn_up(self, card: i64) -> None:
        """Learn that a hidden card is this one: it was among the unseen, or taken unseen from a known hand."""
        if number(self.deck, card):
            self.deck -= one(card)
            return
        for doubt in self.doubts or []:
            victim = self.crews[doubt.victim]
            if number(victim.hand, card):
                victim.hand -= one(card)
                victim.hidden += 1
                self.doubts = [other for other in self.doubts or [] if other is not doubt]
                return

    def lose_unseen(self, victim: i64, taker: i64) -> None:
        """In a view: an unseen card was taken; if some of that hand was known, remember the doubt."""
        crew = self.crews[victim]
        if crew.hand:
            self.doubts = [*(self.doubts or []), Doubt(victim, taker, max(crew.hidden, 0))]
        crew.held -= 1
        crew.hidden -= 1

    def forget_doubts(self, victim: i64) -> None:
        """In a view: a hand was seen, so cards taken from it before no longer matter."""
        if self.doubts is not None:
            self.doubts = [doubt for doubt in self.doubts if doubt.victim != victim]

    def tell_last_hand(self) -> None:
        """In a view: the deck is empty, so the unseen cards are in hands; if in only one hand, it is known."""
        holder: Crew | None = None
        for seat in range(self.seats):
            crew = self.crews[seat]
            if crew.hidden:
                if holder is not None:
                    return
                holder = crew
        if holder is not None and self.looked_hidden == 0 and not self.doubts:
            holder.hand += self.deck
            holder.hidden = 0
            self.deck = 0

    def off_the_deck(self, card: i64) -> i64:
        """Remove the top card and return it as far as it is known: from the deck, then from those under it."""
        if self.deck_size:
            self.deck_size -= 1
            if card != FACE_DOWN:
                self.turn_up(card)
            return card
        known: i64 = self.under[0]
        self.under = self.under[1:]
        if known != FACE_DOWN:
            return known
        if card != FACE_DOWN:
            self.turn_up(card)
        return card

    def choose(self, card: i64) -> i64:
        """Take one of the cards that were looked at."""
        if card == FACE_DOWN:
            self.looked_hidden -= 1
        elif number(self.looked, card):
            self.looked -= one(card)
        else:
            self.looked_hidden -= 1
            self.turn_up(card)
        return card

    # Combinations of verbs used by rules

    def draw(self, seat: i64, cards: i64) -> None:
        """Draw cards, at most the number available (C4)."""
        while cards > 0:
            if self.rulebook.row:
                self._draw_from_row(seat)
            elif self.card_ready():
                self.take(seat, self.top_card())
            cards -= 1

    def _draw_from_row(self, seat: i64) -> None:
        """Take the next card of the open row; after the last one, a new row is laid at once (C4.2b)."""
        if self.row_size == 0:
            self.lay_row()
        if self.row_size:
            self.pick_up(seat, self.row & 15)
            if self.row_size == 0:
                self.lay_row()

    def lay_row(self) -> None:
        """Lay a new row: the rest of the deck first, then the shuffled discards (C4.2b)."""
        while self.row_size < self.rulebook.row and self.card_ready():
            self.grow_row(self.top_card())

    def card_ready(self) -> bool:
        """Whether a card can be drawn, shuffling the discards into a new deck if none is left (C4.3)."""
        if self.deck_size == 0 and not self.under:
            if self.discards == 0:
                return False
            self.reshuffle()
        return True

    def top_card(self) -> i64:
        """Let luck decide which card is on top; those put under the deck are known."""
        if self.deck_size:
            return pick(self.deck, self.luck.below(self.deck_size))
        return self.under[0]

    def finish_action(self) -> None:
        """Spend the action; after the third the turn ends (C1.3)."""
        if self.over:
            return
        self.spend()
        if self.left == 0:
            self.pass_turn()

    def pass_turn(self) -> None:
        """Start the next player's turn, clockwise, unless the game is over."""
        if not self.over:
            self.begin_turn((self.turn + 1) % self.seats)

    def settle(self) -> None:
        """Remove demands that are settled, and continue with what they interrupted."""
        asked = self.asked
        while asked is not None and not self.over and asked.met(self):
            self.answered()
            asked.then(self)
            asked = self.asked

    def top_token(self) -> i64:
        """Let luck decide what is under a chest token."""
        return pick(self.tokens, self.luck.below(size(self.tokens)))

    # The interface of every game's state

    def game_over(self) -> bool:
        return self.over

    def winners(self) -> tuple[int, ...]:
        return (int(self.winner),) if self.over else ()

    def to_act(self) -> tuple[int, ...]:
        return () if self.over else (int(self.acting()),)

    def mover(self) -> i64:
        return self.acting()

    def choices(self, seat: i64, out: Choices) -> None:
        if not self.over and seat == self.acting():
            self.rulebook.choices(self, seat, out)

    def action(self, code: i64) -> Action:
        return self.rulebook.catalogue[code]

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return self.rulebook.refusal(self, seat, action)

    def act(self, seat: i64, action: Action) -> None:
        self.act_by_code(seat, action.code)

    def act_by_code(self, seat: i64, code: i64) -> None:
        self.rulebook.catalogue[code].play(self, seat)
        if self.asked is not None:
            self.settle()

    def fork(self) -> State:
        crews = self.crews[:]
        for seat in range(self.seats):
            crews[seat] = self.crews[seat].fork()
        twin = State(self.board, self.rulebook, self.seats, self.luck.fork(), crews)
        twin.copy_table(self)
        return twin

    def between_turns(self) -> bool:
        return self.taken == 0 and self.asked is None

    def transposition_key(self) -> i64:
        """Hash the pirates' places, the numbers of cards, and the boat's position."""
        if self.asked is not None:
            return 0
        found = self.row * 5 + self.chests * 3 + self.shore + 1
        for seat in range(self.seats):
            crew = self.crews[seat]
            spaces = crew.one * 3 + crew.two * 5 + crew.three * 7
            found = (found * 0x2545F491 + spaces + (crew.home << 8) + (crew.aboard << 4) + crew.held) & _TRACED
        return found

    def copy_from(self, other: engine.State) -> None:
        """Become the same table in place, but keep one's own luck; both must be of one deal."""
        origin = cast("State", other)
        for seat in range(self.seats):
            self.crews[seat].copy_from(origin.crews[seat])
        self.copy_table(origin)

    def copy_table(self, other: State) -> None:
        """Copy everything except the luck and the crews."""
        self.one = other.one
        self.two = other.two
        self.three = other.three
        self.deck = other.deck
        self.deck_size = other.deck_size
        self.under = other.under
        self.discards = other.discards
        self.row = other.row
        self.row_size = other.row_size
        self.looked = other.looked
        self.looked_hidden = other.looked_hidden
        self.shore = other.shore
        self.chests = other.chests
        self.tokens = other.tokens
        self.turn = other.turn
        self.turns = other.turns
        self.taken = other.taken
        self.left = other.left
        self.sailed = other.sailed
        self.asked = other.asked
        self.over = other.over
        self.winner = other.winner
        self.doubts = other.doubts
