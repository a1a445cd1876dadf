"""The table: queries used by the rules, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from escapade import engine
from escapade.games.dig import events
from escapade.games.dig.bits import bit
from escapade.games.dig.board import BLOCK_B, CELL_BLOCK, GANGS, MICHEL_WIDTH, MOST_MICHELS, NOWHERE, SOLITARY
from escapade.games.dig.cards import FACE_DOWN, KINDS, NO_CARD, STACKS, Pile
from escapade.games.dig.codes import STOP
from escapade.games.dig.demand import Window
from escapade.games.dig.gangs.gang import CARDS_A_GANG, NO_GANG, UNSEEN
from escapade.games.dig.prisoner import DUG_WIDTH, Prisoner

if TYPE_CHECKING:
    from escapade.engine import Action, Choices, Luck, Refusal
    from escapade.games.dig.demand import Demand
    from escapade.games.dig.rulebook import Rulebook

TURN: Final = 2  # actions a turn (D2.1)
MOST_BEATINGS: Final = 2  # a player can have (D0.5)
MICHEL: Final = 7  # Michel(le) as an opponent: a seat nobody sits on
EXTORTED: Final = 30  # beside the numbers of gang cards: what is done once a turn
_TRACED: Final = (1 << 62) - 1  # the bits of a transposition key

# Moments of a turn that some cards wait for.
MIDTURN: Final = 0
START: Final = 1
AFTER_SELL: Final = 2


@mypyc_attr(acyclic=True)
class GangDeck:
    """A gang's deck: cards whose order is decided when drawn, and below them the cards put under it, in order."""

    def __init__(self) -> None:
        self.cards: i64 = 15  # which may come from the deck, as bits; in a view also those face down elsewhere
        self.shuffled: i64 = CARDS_A_GANG  # how many lie above those put under
        self.under = b""  # the first to be drawn first

    def size(self) -> i64:
        return self.shuffled + len(self.under)

    def copy_from(self, other: GangDeck) -> None:
        self.cards = other.cards
        self.shuffled = other.shuffled
        self.under = other.under


@mypyc_attr(acyclic=True)
class Fight:
    """A current extortion."""

    def __init__(self, attacker: i64, defender: i64, tool: i64, fists: i64) -> None:
        """The attacker, the defender, the tool, and whose fists have counted as a Weapon (as bits)."""
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.tool: Final = tool
        self.fists: Final = fists

    def other(self, fighter: i64) -> i64:
        """Return the other fighter."""
        return self.defender if fighter == self.attacker else self.attacker


@mypyc_attr(acyclic=True)
class Doubt:
    """In a view: an unseen card went from a partly known hand to another."""

    def __init__(self, victim: i64, taker: i64, strangers: i64, spent: i64) -> None:
        """The victim, the taker, how many cards were not known, and whether it is settled (1) or not (0)."""
        self.victim: Final = victim
        self.taker: Final = taker
        self.strangers: Final = strangers
        self.spent: Final = spent


@mypyc_attr(acyclic=True)
class State(engine.State):
    """The table; or, with hidden cards, the table as a seat sees it."""

    GAME: ClassVar[str] = "dig"

    def __init__(self, rulebook: Rulebook, seats: i64, luck: Luck) -> None:
        super().__init__(seats, luck)
        self.rulebook: Final[Rulebook] = rulebook
        self.prisoners: vec[Prisoner] = vec[Prisoner]()
        self.gang_decks: vec[GangDeck] = vec[GangDeck]()
        for _ in range(seats):
            self.prisoners = append(self.prisoners, Prisoner())
        for _ in GANGS:
            self.gang_decks = append(self.gang_decks, GangDeck())
        self.stacks: vec[i64] = vec[i64]([0] * STACKS)
        self.deck: Final = Pile()  # the cards that may be in the deck; in a view also hidden cards elsewhere
        self.deck_size: i64 = 0
        self.discards: Final = Pile()
        self.gathered: Final = Pile()  # all hands, while a Cell toss deals them out again
        self.shown: i64 = NO_CARD  # the Action card in play
        self.peeked = b""  # gang cards looked at to choose from
        self.fight: Fight | None = None
        self.laid = b""  # Weapons laid in the fight, each with its seat
        self.michel: i64 = NOWHERE  # where Michel(le) is
        self.michel_deck: i64 = 0  # packed
        self.michel_discards: i64 = 0
        self.turned = b""  # Michel cards turned up, the first one first
        self.turn: i64 = 0
        self.left: i64 = TURN  # actions
        self.searches: i64 = 0  # made this turn
        self.used: i64 = 0  # what has been done this turn that may be done once, as bits
        self.moment: i64 = MIDTURN
        self.asked: Demand | None = None
        self.over = False
        self.winner: i64 = 0  # once the game is over
        self.doubts: list[Doubt] | None = None

    # Queries

    def hand(self, seat: i64) -> Pile:
        """Return a player's cards."""
        return self.prisoners[seat].hand

    def holds_card(self, seat: i64, card: i64) -> bool:
        """Whether a player is known to hold a card."""
        return self.prisoners[seat].hand.number(card) > 0

    def area(self, seat: i64) -> i64:
        """Return where a player is."""
        return self.prisoners[seat].area

    def home(self, seat: i64) -> i64:
        """Return the block in which a player digs (D7.3)."""
        return self.rulebook.homes[seat]

    def in_cell_block(self, seat: i64) -> bool:
        """Whether a player is in any Cell block."""
        return self.prisoners[seat].area in (CELL_BLOCK, BLOCK_B)

    def mates(self, seat: i64, other: i64) -> bool:
        """Whether two seats are in one team; without teams everyone is alone."""
        return self.rulebook.teams[seat] == self.rulebook.teams[other]

    def beside(self, seat: i64) -> i64:
        """Return the other players in a player's area, as bits."""
        found: i64 = 0
        area = self.prisoners[seat].area
        for other in range(self.seats):
            if other != seat and self.prisoners[other].area == area:
                found |= bit(other)
        return found

    def clockwise(self, seat: i64, step: i64) -> i64:
        """Return the seat `step` places further on."""
        return (seat + step) % self.seats

    def holds(self, seat: i64, background: i64) -> bool:
        """Whether a player can still reveal this Background."""
        prisoner = self.prisoners[seat]
        return not prisoner.revealed and prisoner.background.number == background

    def might_hold(self, background: i64, seats: i64) -> i64:
        """Return those of some seats who might hold a Background, as far as everyone knows (D12.15)."""
        found: i64 = 0
        for seat in range(self.seats):
            prisoner = self.prisoners[seat]
            if prisoner.revealed and prisoner.background.number == background:
                return 0
            if not prisoner.revealed and seats & bit(seat):
                found |= bit(seat)
        return found

    def in_its_gang(self, seat: i64) -> bool:
        """Whether a player is in the gang their Background names."""
        prisoner = self.prisoners[seat]
        return prisoner.gang.number != NO_GANG and prisoner.gang.gang == prisoner.background.gang

    def open_areas(self) -> i64:
        """Return every area except Solitary, as bits (D12.1)."""
        return self.rulebook.areas & ~bit(SOLITARY)

    def done(self, what: i64) -> bool:
        """Whether something that is allowed once a turn has been done."""
        return self.used & bit(what) != 0

    def tunnel(self, seat: i64) -> i64:
        """Count the tunnel points of a player's team (D7.1)."""
        points: i64 = 0
        for other in range(self.seats):
            if self.mates(seat, other):
                points += self.prisoners[other].points
        return points

    def hand_limit(self, seat: i64) -> i64:
        """Return how many cards a player may hold at the end of a turn (D2.2)."""
        return self.prisoners[seat].gang.hand_limit(self.rulebook.printed.hand_limit)

    def acting(self) -> i64:
        """Return the first seat that must decide now."""
        if self.asked is None:
            return self.turn
        for step in range(self.seats):
            seat = self.clockwise(self.turn, step)
            if self.asked.asks(seat):
                return seat
        return self.turn

    # Verbs for the turn

    def begin_turn(self, seat: i64) -> None:
        """Start a seat's turn; the previous player can ignore a Beating again (D12.22)."""
        self.prisoners[self.turn].shrugged = False
        self.turn = seat
        self.turns += 1
        self.left = TURN
        self.searches = 0
        self.used = 0
        self.moment = START
        if self.story is not None:
            self.story.append(events.TurnPassed(seat))

    def spend(self, actions: i64) -> None:
        """Spend actions of the turn; 0 for a free one, which also ends the moment before it."""
        self.left -= actions
        self.moment = MIDTURN
        if self.story is not None:
            self.story.append(events.ActionTaken(self.turn, actions))

    def gain_action(self) -> None:
        """Add an action to the turn."""
        self.left += 1
        if self.story is not None:
            self.story.append(events.ActionGained(self.turn))

    def use(self, what: i64) -> None:
        """Note that something was done that is allowed once a turn."""
        self.used |= bit(what)
        if self.story is not None:
            self.story.append(events.Used(self.turn, what))

    def search(self) -> None:
        self.searches += 1
        if self.story is not None:
            self.story.append(events.Searched(self.turn))

    def sold(self) -> None:
        self.moment = AFTER_SELL
        if self.story is not None:
            self.story.append(events.Sold(self.turn))

    def win(self, seat: i64) -> None:
        """End the game for this seat and its team."""
        self.over = True
        self.winner = seat
        if self.story is not None:
            self.story.append(events.Won(seat))

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

    def pass_by(self, seat: i64) -> None:
        """Pass when asked; a window then waits for one answer less."""
        asked = self.asked
        if isinstance(asked, Window):
            rest = asked.without(seat)
            rest.below = asked.below
            self.asked = rest
        if self.story is not None:
            self.story.append(events.Passed(seat))

    # Verbs for prisoners

    def roll(self, seat: i64, number: i64) -> None:
        """Roll the die, seen by all."""
        if self.story is not None:
            self.story.append(events.Rolled(seat, number))

    def go(self, seat: i64, area: i64) -> None:
        start = self.prisoners[seat].area
        self.prisoners[seat].area = area
        if self.story is not None:
            self.story.append(events.Went(seat, area, start=start))

    def beat(self, seat: i64) -> None:
        self.prisoners[seat].beatings += 1
        if self.story is not None:
            self.story.append(events.Beaten(seat))

    def shrug(self, seat: i64) -> None:
        self.prisoners[seat].shrugged = True
        if self.story is not None:
            self.story.append(events.Shrugged(seat))

    def heal(self, seat: i64) -> None:
        self.prisoners[seat].beatings -= 1
        if self.story is not None:
            self.story.append(events.Healed(seat))

    def earn(self, seat: i64, cigarettes: i64) -> None:
        """Get cigarettes, or pay them."""
        self.prisoners[seat].cigarettes += cigarettes
        if self.story is not None:
            self.story.append(events.Cigarettes(seat, cigarettes))

    def turn_background(self, seat: i64, number: i64) -> None:
        """Reveal a Background; this ends the start of a turn, unless the card belongs there (D12.8)."""
        prisoner = self.prisoners[seat]
        prisoner.background = self.rulebook.backgrounds[number]
        prisoner.revealed = True
        if self.moment == START and self.rulebook.reveal_ends_start and not prisoner.background.at_start():
            self.moment = MIDTURN
        if self.story is not None:
            self.story.append(events.Revealed(seat, number, key=prisoner.background.key()))

    def dig(self, seat: i64, tool: i64, points: i64) -> None:
        """Put a tool in the tunnel; with enough points the game is won at once (D1.1)."""
        prisoner = self.prisoners[seat]
        self.part_with(seat, tool)
        prisoner.dug += bit(DUG_WIDTH * tool)
        prisoner.points += points
        if self.story is not None:
            self.story.append(events.Dug(seat, tool, points))
        if self.tunnel(seat) >= self.rulebook.goal:
            self.win(seat)

    # Verbs for cards

    def take(self, seat: i64, card: i64) -> None:
        """Draw a Search card."""
        self.deck_size -= 1
        if card != FACE_DOWN:
            self.turn_up(card)
        self.hand(seat).add(card)
        if self.story is not None:
            self.story.append(events.Drew(seat, card))

    def reshuffle(self) -> None:
        """Shuffle the discards into a new deck; the order is decided as cards are drawn."""
        count = self.discards.known
        self.deck_size += count
        self.deck.pour(self.discards)
        if self.story is not None:
            self.story.append(events.Reshuffled(count=count))

    def discard(self, seat: i64, card: i64) -> None:
        """Discard a card: onto its open stack, or onto the Search discards."""
        self.part_with(seat, card)
        self.drop(card)
        if self.story is not None:
            self.story.append(events.Discarded(seat, card))

    def fetch(self, seat: i64, card: i64) -> None:
        """Take a card from its open stack."""
        self.stacks[card] -= 1
        self.hand(seat).add(card)
        if self.story is not None:
            self.story.append(events.Fetched(seat, card))

    def show(self, seat: i64, card: i64) -> None:
        """Show an Action card: it is in play (D12.3)."""
        self.part_with(seat, card)
        self.shown = card
        if self.story is not None:
            self.story.append(events.Shown(seat, card))

    def put_away(self) -> None:
        """Discard the Action card in play."""
        card = self.shown
        self.drop(card)
        self.shown = NO_CARD
        if self.story is not None:
            self.story.append(events.PutAway(card=card))

    def claim(self, seat: i64, card: i64) -> None:
        """Take the Action card in play."""
        self.shown = NO_CARD
        self.hand(seat).add(card)
        if self.story is not None:
            self.story.append(events.Claimed(seat, card))

    def hand_over(self, seat: i64, other: i64, card: i64) -> None:
        """Pass a card from one player to another in the open."""
        self.part_with(seat, card)
        self.hand(other).add(card)
        if self.story is not None:
            self.story.append(events.HandedOver(seat, other, card))

    def give(self, seat: i64, other: i64, card: i64) -> None:
        """Give a card to a teammate, hidden from others."""
        self._change_hands(seat, other, card)
        if self.story is not None:
            self.story.append(events.Gave(seat, other, card))

    def rob(self, seat: i64, other: i64, card: i64) -> None:
        """Take a card from another player's hand, hidden from others."""
        self._change_hands(other, seat, card)
        if self.story is not None:
            self.story.append(events.Took(seat, other, card))

    def look(self, seat: i64, other: i64, cards: list[int]) -> None:
        """See another player's whole hand."""
        hand = self.hand(other)
        self.forget_doubts(other)
        self.deck.pour(hand)
        hand.become(cards)
        for card in cards:
            self.turn_up(card)
        if self.story is not None:
            self.story.append(events.Looked(seat, other, cards))

    def gather(self) -> None:
        if self.story is not None:
            sizes = [int(self.hand(seat).size()) for seat in range(self.seats)]
            self.story.append(events.Gathered(sizes=sizes))
        for seat in range(self.seats):
            hand = self.hand(seat)
            self.gathered.hidden += hand.hidden
            hand.hidden = 0
            self.gathered.pour(hand)
        self.doubts = None

    def deal_out(self, seat: i64, card: i64) -> None:
        """Deal one of the gathered cards; in a view, gathered cards not seen again count as unseen."""
        if card == FACE_DOWN:
            self.gathered.hidden += self.gathered.known - 1
            self.deck.pour(self.gathered)
        elif self.gathered.number(card):
            self.gathered.remove(card)
        else:
            self.gathered.hidden -= 1
            self.turn_up(card)
        self.hand(seat).add(card)
        if self.story is not None:
            self.story.append(events.Dealt(seat, card))

    # Verbs for gang cards

    def join(self, seat: i64, number: i64) -> None:
        """Put the top card of a gang's deck open beside a player."""
        self._off_gang_deck(self.gang_decks[number // CARDS_A_GANG], number)
        self.prisoners[seat].gang = self.rulebook.gang_cards[number]
        if self.story is not None:
            self.story.append(events.Joined(seat, number))

    def peek_badge(self, seat: i64, gang: i64, number: i64) -> None:
        """Look at the top card of a gang's deck."""
        self._off_gang_deck(self.gang_decks[gang], number)
        self.peeked += bytes([int(number)])
        if self.story is not None:
            self.story.append(events.Peeked(seat, gang, number))

    def keep_badge(self, seat: i64, number: i64) -> None:
        """Put a gang card that was looked at open beside a player."""
        self._choose_peeked(number)
        self.prisoners[seat].gang = self.rulebook.gang_cards[number]
        if self.story is not None:
            self.story.append(events.Kept(seat, number))

    def bury_peeked(self, seat: i64, gang: i64, number: i64) -> None:
        """Put a gang card that was looked at under its deck."""
        self._choose_peeked(number)
        self.gang_decks[gang].under += bytes([int(number)])
        if self.story is not None:
            self.story.append(events.PutUnder(seat, gang, number))

    def bury(self, seat: i64, number: i64) -> None:
        """Put a gang card that lay open under its deck."""
        self.gang_decks[number // CARDS_A_GANG].under += bytes([int(number)])
        if self.story is not None:
            self.story.append(events.Buried(seat, number))

    # Verbs for fights

    def begin_fight(self, attacker: i64, defender: i64, tool: i64) -> None:
        self.fight = Fight(attacker, defender, tool, 0)
        if self.story is not None:
            self.story.append(events.FightBegan(attacker, defender, tool))

    def lay(self, seat: i64, card: i64) -> None:
        """Play a Weapon in the fight."""
        self.part_with(seat, card)
        self.laid += bytes([int(seat * KINDS + card)])
        if self.story is not None:
            self.story.append(events.Laid(seat, card))

    def use_fists(self, seat: i64) -> None:
        """Count fists as a Weapon played."""
        fight = self.fight
        if fight is not None:
            self.fight = Fight(fight.attacker, fight.defender, fight.tool, fight.fists | bit(seat))
        if self.story is not None:
            self.story.append(events.FistsUsed(seat))

    def take_back(self, seat: i64, card: i64) -> None:
        """Take back one's own Weapon."""
        at = self.laid.find(bytes([int(seat * KINDS + card)]))
        self.laid = self.laid[:at] + self.laid[at + 1 :]
        self.hand(seat).add(card)
        if self.story is not None:
            self.story.append(events.TookBack(seat, card))

    def end_fight(self) -> None:
        """Discard all Weapons played."""
        laid = self.laid
        for weapon in laid:
            self.drop(weapon % KINDS)
        self.laid = b""
        self.fight = None
        if self.story is not None:
            self.story.append(events.FightEnded(laid=laid))

    # Verbs for Michel(le)

    def move_michel(self, area: i64) -> None:
        """Move Michel(le) to an area."""
        start = self.michel
        self.michel = area
        if self.story is not None:
            self.story.append(events.MichelWent(area, start=start))

    def turn_michel(self, kind: i64) -> None:
        """Turn up a Michel card."""
        self.michel_deck -= bit(MICHEL_WIDTH * kind)
        self.turned += bytes([int(kind)])
        if self.story is not None:
            self.story.append(events.MichelTurned(kind))

    def leave_michel(self) -> None:
        """Discard the Michel cards turned up."""
        for kind in self.turned:
            self.michel_discards += bit(MICHEL_WIDTH * kind)
        self.turned = b""
        if self.story is not None:
            self.story.append(events.MichelLeft())

    def reshuffle_michel(self) -> None:
        """Shuffle the Michel discards into a new deck."""
        self.michel_deck += self.michel_discards
        self.michel_discards = 0
        if self.story is not None:
            self.story.append(events.MichelReshuffled())

    # Parts of verbs: known and hidden cards

    def drop(self, card: i64) -> None:
        """Put a card on its stack or the discards (D0.1, D0.3)."""
        if card < STACKS:
            self.stacks[card] += 1
        else:
            self.discards.add(card)

    def part_with(self, seat: i64, card: i64) -> None:
        """Remove a card, seen by all, from a hand."""
        hand = self.hand(seat)
        if hand.number(card):
            hand.remove(card)
        else:
            hand.hidden -= 1
            self.turn_up(card)

    def _change_hands(self, giver: i64, taker: i64, card: i64) -> None:
        """Pass a card from hand to hand, seen only by the two players."""
        if card == FACE_DOWN:
            self.lose_unseen(giver, taker)
        else:
            self.part_with(giver, card)
        self.hand(taker).add(card)

    def turn_up(self, card: i64) -> None:
        """Learn that a hidden card is this one: it was among the unseen, or taken unseen from a known hand."""
        if self.deck.number(card):
            self.deck.remove(card)
            return
        for spent in range(i64(2)):  # one that is spent may have been settled wrongly
            for doubt in self.doubts or []:
                if doubt.spent == spent and self.holds_card(doubt.victim, card):
                    self._settle_doubt(doubt, card)
                    return

    def _settle_doubt(self, doubt: Doubt, card: i64) -> None:
        """In a view: a card that was taken unseen has been seen elsewhere."""
        hand = self.hand(doubt.victim)
        hand.remove(card)
        hand.hidden += 1
        spent = Doubt(doubt.victim, doubt.taker, doubt.strangers, 1)
        self.doubts = [spent if other is doubt else other for other in self.doubts or []]

    def lose_unseen(self, victim: i64, taker: i64) -> None:
        """In a view: an unseen card was taken; if some of that hand was known, remember the doubt."""
        hand = self.hand(victim)
        strangers = max(hand.hidden, 0)
        hand.hidden -= 1
        doubts = [doubt for doubt in self.doubts or [] if self.hand(doubt.victim).known]
        self.doubts = [*doubts, Doubt(victim, taker, strangers, 0)] if hand.known else doubts

    def forget_doubts(self, victim: i64) -> None:
        """In a view: a hand was seen, so cards taken from it before no longer matter."""
        if self.doubts is not None:
            self.doubts = [doubt for doubt in self.doubts if doubt.victim != victim]

    def _off_gang_deck(self, deck: GangDeck, number: i64) -> None:
        """Remove the top card of a gang's deck, as far as it is known."""
        if deck.shuffled:
            deck.shuffled -= 1
            if number != UNSEEN:
                deck.cards &= ~bit(number % CARDS_A_GANG)
        else:
            if deck.under[0] == UNSEEN and number != UNSEEN:
                deck.cards &= ~bit(number % CARDS_A_GANG)
            elif deck.under[0] != UNSEEN and number == UNSEEN:
                deck.cards |= bit(deck.under[0] % CARDS_A_GANG)  # what becomes of it now is not seen
            deck.under = deck.under[1:]

    def _choose_peeked(self, number: i64) -> None:
        """Take one of the gang cards that were looked at."""
        at = self.peeked.find(bytes([int(number)]))
        if at < 0:
            at = self.peeked.find(bytes([UNSEEN]))
            self.gang_decks[number // CARDS_A_GANG].cards &= ~bit(number % CARDS_A_GANG)
        self.peeked = self.peeked[:at] + self.peeked[at + 1 :]

    # Combinations of verbs used by rules

    def draw(self, seat: i64, cards: i64) -> None:
        """Draw Search cards, at most the number available; reshuffle when none is left (D0.3, D12.2)."""
        while cards > 0 and self.card_ready():
            self.take(seat, self.deck.pick(self.luck.below(self.deck_size)))
            cards -= 1

    def card_ready(self) -> bool:
        """Whether a card can be drawn."""
        if self.deck_size == 0 and self.discards.known:
            self.reshuffle()
        return self.deck_size > 0

    def fetch_some(self, seat: i64, card: i64, number: i64) -> None:
        """Take cards from an open stack, at most the number available."""
        while number > 0 and self.stacks[card]:
            self.fetch(seat, card)
            number -= 1

    def rob_blindly(self, seat: i64, other: i64) -> None:
        """Take a random card of another player, if there is one (D3.7)."""
        hand = self.hand(other)
        if hand.known:
            self.rob(seat, other, hand.pick(self.luck.below(hand.known)))

    def discard_blindly(self, seat: i64) -> None:
        """Discard a card at random, if there is one."""
        hand = self.hand(seat)
        if hand.known:
            self.discard(seat, hand.pick(self.luck.below(hand.known)))

    def hurt(self, seat: i64) -> None:
        """Give a player a Beating; a third one has no effect, and Bikers 4 ignores the first (D0.5, D12.22)."""
        if self._shrugs_off(seat):
            self.shrug(seat)
        elif self.takes_beating(seat):
            self.beat(seat)

    def _shrugs_off(self, seat: i64) -> bool:
        """Whether a player would ignore a Beating now."""
        prisoner = self.prisoners[seat]
        return seat != self.turn and prisoner.gang.shrugs() and not prisoner.shrugged

    def takes_beating(self, seat: i64) -> bool:
        """Whether a Beating would have an effect on a player."""
        return self.prisoners[seat].beatings < MOST_BEATINGS and not self._shrugs_off(seat)

    def reveal(self, seat: i64) -> None:
        """Reveal a player's Background."""
        self.turn_background(seat, self.prisoners[seat].background.number)

    def rolled(self, seat: i64) -> i64:
        """Roll the die for a player and return the number, counted from 0."""
        number = self.luck.below(6)
        self.roll(seat, number + 1)
        return number

    def top_badge(self, gang: i64) -> i64:
        """Let luck decide which gang card is on top; those put under are known."""
        deck = self.gang_decks[gang]
        if not deck.shuffled:
            return deck.under[0]
        n = self.luck.below(deck.shuffled)
        at: i64 = 0
        while n > 0 or not deck.cards & bit(at):
            if at == CARDS_A_GANG:
                raise ValueError("there are not so many cards in the gang's deck")
            n -= deck.cards >> at & 1
            at += 1
        return gang * CARDS_A_GANG + at

    def top_michel(self) -> i64:
        """Let luck decide which Michel card is on top; reshuffle when none is left (D6.1)."""
        if self.michel_deck == 0:
            self.reshuffle_michel()
        n = self.luck.below(michels(self.michel_deck))
        kind: i64 = 0
        pack = self.michel_deck
        while n >= pack & MOST_MICHELS:
            if pack == 0:
                raise ValueError("there are no Michel cards left")
            n -= pack & MOST_MICHELS
            pack >>= MICHEL_WIDTH
            kind += 1
        return kind

    def settle(self) -> None:
        """Remove demands that are settled, and continue with what they interrupted."""
        asked = self.asked
        while asked is not None and not self.over and asked.met(self):
            self.answered()
            asked.then(self)
            asked = self.asked

    # The interface of every game's state

    def game_over(self) -> bool:
        return self.over

    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.over and self.mates(self.winner, seat))

    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.asked is None:
            return (int(self.turn),)
        order = [int(self.clockwise(self.turn, step)) for step in range(self.seats)]
        return tuple([seat for seat in order if self.asked.asks(seat)])

    def mover(self) -> i64:
        return self.acting()

    def choices(self, seat: i64, out: Choices) -> None:
        if not self.over:
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

    def default_action(self, seat: i64) -> Action | None:
        """Return the answer for a player whose time is up: to do nothing, or as little as possible (D12.14)."""
        return self.action(STOP if self.asked is None else self.asked.default(self, seat))

    def fork(self) -> State:
        twin = State(self.rulebook, self.seats, self.luck.fork())
        twin.copy_table(self)
        return twin

    def between_turns(self) -> bool:
        return self.moment == START and self.left == TURN and self.asked is None

    def transposition_key(self) -> i64:
        if self.asked is not None:
            return 0
        found = self.used + 1
        for seat in range(self.seats):
            prisoner = self.prisoners[seat]
            health = prisoner.beatings * 8 + prisoner.area
            goods = (prisoner.points << 20) + (prisoner.cigarettes << 14) + (prisoner.hand.size() << 7)
            found = (found * 0x2545F491 + goods + health) & _TRACED
        for stack in range(i64(STACKS)):
            found = (found * 31 + self.stacks[stack]) & _TRACED
        return found

    def copy_from(self, other: engine.State) -> None:
        """Become a copy of another table of the same deal, but keep the own luck."""
        self.copy_table(cast("State", other))

    def copy_table(self, other: State) -> None:
        """Copy everything except the luck."""
        for seat in range(self.seats):
            self.prisoners[seat].copy_from(other.prisoners[seat])
        for gang in range(len(GANGS)):
            self.gang_decks[gang].copy_from(other.gang_decks[gang])
        self.stacks = other.stacks[:]
        self.deck.copy_from(other.deck)
        self.deck_size = other.deck_size
        self.discards.copy_from(other.discards)
        self.gathered.copy_from(other.gathered)
        self.shown = other.shown
        self.peeked = other.peeked
        self.fight = other.fight
        self.laid = other.laid
        self.michel = other.michel
        self.michel_deck = other.michel_deck
        self.michel_discards = other.michel_discards
        self.turned = other.turned
        self.turn = other.turn
        self.turns = other.turns
        self.left = other.left
        self.searches = other.searches
        self.used = other.used
        self.moment = other.moment
        self.asked = other.asked
        self.over = other.over
        self.winner = other.winner
        self.doubts = other.doubts


def michels(pack: i64) -> i64:
    """Count the Michel cards of a packed deck."""
    n: i64 = 0
    while pack:
        n += pack & MOST_MICHELS
        pack >>= MICHEL_WIDTH
    return n
