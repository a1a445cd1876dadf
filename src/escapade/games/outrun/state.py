"""The table: queries used by the rules, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from escapade import engine
from escapade.games.outrun import events
from escapade.games.outrun.board import PATHS
from escapade.games.outrun.cards import (
    ANTIDOTE,
    BOOST,
    FACE_DOWN,
    KINDS,
    MIDDLE,
    NO_CARD,
    ONLY_ONE,
    SHIELD,
    bit,
    has,
    listed,
)
from escapade.games.outrun.cards import pick as pick_card
from escapade.games.outrun.cards import size as size_of
from escapade.games.outrun.events import UNKNOWN_PATH
from escapade.games.outrun.right_runs import mistake
from escapade.games.outrun.runner import FINISHED, LATE, RUNNING, Ran, Runner

if TYPE_CHECKING:
    from escapade.engine import Action, Choices, Luck, Refusal
    from escapade.games.outrun.board import Board, Path
    from escapade.games.outrun.right_runs import Mistake
    from escapade.games.outrun.rulebook import Rulebook
    from escapade.games.outrun.trail import Trail

# The steps of a round that wait for a player (O1); the others happen by themselves.
WHICH_WAY: Final = 0
RUN: Final = 1
FASTER: Final = 2
EFFECTS: Final = 3
INTERFERENCE: Final = 4
REACTION: Final = 5

NO_PATH: Final = 48  # no path lies on the table


@mypyc_attr(acyclic=True)
class State(engine.State):
    """The table; or, with hidden cards, the table as a seat sees it."""

    GAME: ClassVar[str] = "outrun"

    def __init__(self, board: Board, rulebook: Rulebook, seats: i64, luck: Luck, runners: list[Runner]) -> None:
        super().__init__(seats, luck)
        self.board: Final = board
        self.rulebook: Final = rulebook
        self.runners: Final = runners
        self.middle: i64 = 0  # the interference cards that bind everybody
        self.step: i64 = WHICH_WAY
        self.asked: i64 = 0  # the seat that must decide; in a run all who still run must
        self.turner: i64 = 0  # who turns up the path
        self.round: i64 = 0
        self.path: i64 = NO_PATH
        self.ran_path: i64 = NO_PATH  # of the last round that is over
        self.paths: i64 = bit(PATHS) - 1  # the path cards that may come; in a view also one that lies face down
        self.calls: i64 = 0  # the seats that say that the time is up
        self.order: list[int] = []  # of the round, fastest first
        self.deck: list[int] = [0] * KINDS  # the cards that may come; in a view also those face down elsewhere
        self.deck_size: i64 = 0
        self.discards: list[int] = [0] * KINDS
        self.played: i64 = NO_CARD  # the card that was played and has not taken effect
        self.by: i64 = 0
        self.target: i64 = 0
        self.over = False
        self.winner: i64 = 0  # once the game is over

    # Queries

    def path_card(self) -> Path:
        """Return the path card of this round."""
        if self.path >= NO_PATH:
            raise ValueError("there is no path here that is known")
        return self.board.path(self.path)

    def lying(self, spot: i64) -> i64:
        """Return the interference cards in front of a player, or in the middle."""
        return self.middle if spot == MIDDLE else self.runners[spot].front

    def binding(self, seat: i64) -> i64:
        """Return all modifiers of a player's run: cards, and the antidote if it may be played (O2)."""
        cards = self.runners[seat].front | self.middle
        return cards | bit(ANTIDOTE) if self.runners[seat].infected and self.path_card().antidote else cards

    def why(self, seat: i64, laid: str) -> Mistake | None:
        """Return the first mistake in a run of a player on this path; None if it is right."""
        return mistake(self.path_card().symbols, self.binding(seat), laid)

    def shielded(self, seat: i64) -> bool:
        """Whether others cannot play on a player (O3.2)."""
        return has(self.runners[seat].front, SHIELD)

    def running(self, seat: i64) -> bool:
        """Whether a player has not finished."""
        return self.step == RUN and self.runners[seat].status == RUNNING

    def right_runners(self) -> list[int]:
        """List the players who ran right in this round, fastest first."""
        return [seat for seat in self.order if self.runners[seat].right]

    def rooms(self, seat: i64) -> i64:
        """Return how many rooms a player moves: the number of the place, doubled by a Boost (O1.5)."""
        return self.rooms_from(seat, self.runners[seat].place)

    def rooms_from(self, seat: i64, place: i64) -> i64:
        """Return the same for a place where the player is not yet."""
        number: i64 = self.board.numbers[place]
        return 2 * number if has(self.runners[seat].front | self.middle, BOOST) else number

    def pushed_out(self, seat: i64, other: i64) -> i64:
        """Return the cards in front of a player that are replaced if another gives them all of theirs (O1.8, O3.1a)."""
        given, theirs = self.runners[seat].front, self.runners[other].front
        return theirs & (ONLY_ONE if given & ONLY_ONE else 0) | given & theirs

    def signed(self, seat: i64, sign: str) -> bool:
        """Whether a player stands on a sign of the monster board."""
        return self.board.signed(self.runners[seat].place, sign)

    # Verbs: the round

    def begin(self, step: i64, seat: i64) -> None:
        self.step = step
        self.asked = seat
        if step == WHICH_WAY:
            self.turner = seat
        if self.story is not None:
            self.story.append(events.Began(step, seat))

    def make_paths(self) -> None:
        """Shuffle all path cards into a new deck; the order is decided as they are turned up."""
        self.paths = bit(PATHS) - 1
        if self.story is not None:
            self.story.append(events.PathsMade())

    def turn_up(self, path: i64) -> None:
        """Turn up a path for all to see."""
        self._put_down_path_unsaid(path)
        for runner in self.runners:
            runner.opened = True
        if self.story is not None:
            self.story.append(events.TurnedUp(path))

    def put_down_path(self, path: i64) -> None:
        """Put down a path unseen."""
        self._put_down_path_unsaid(path)
        if self.story is not None:
            self.story.append(events.PutDown(path))

    def _put_down_path_unsaid(self, path: i64) -> None:
        """Begin a round with a path."""
        self.round += 1
        self.path = UNKNOWN_PATH
        self.learn_path(path)
        self.calls = 0
        for runner in self.runners:
            runner.ready()

    def open_path(self, seat: i64, path: i64) -> None:
        """Let a player look at the path."""
        self.learn_path(path)
        self.runners[seat].opened = True
        if self.story is not None:
            self.story.append(events.Opened(seat, path))

    def show_path(self, path: i64) -> None:
        self.learn_path(path)
        if self.story is not None:
            self.story.append(events.PathShown(path))

    def learn_path(self, path: i64) -> None:
        """Learn which path it is, if it is given."""
        if path != UNKNOWN_PATH:
            self.path = path
            self.paths &= ~bit(path)

    def finish(self, seat: i64, trail: Trail) -> None:
        """Put down a player's run, to be shown when all have finished."""
        self.runners[seat].status = FINISHED
        self.runners[seat].trail = trail
        if self.story is not None:
            self.story.append(events.Finished(seat, trail.text()))

    def show_run(self, seat: i64, trail: Trail) -> None:
        """Turn up a player's run."""
        self.runners[seat].trail = trail
        if self.story is not None:
            self.story.append(events.RunShown(seat, trail.text()))

    def be_late(self, seat: i64) -> None:
        """Count a player as late."""
        self.runners[seat].status = LATE
        self.runners[seat].right = False
        if self.story is not None:
            self.story.append(events.CameLate(seat))

    def call_time(self, seat: i64) -> None:
        """Count a player's call that the time is up."""
        self.calls |= bit(seat)
        if self.story is not None:
            self.story.append(events.TimeCalled(seat))

    def run_right(self, seat: i64) -> None:
        """Mark a run as right."""
        self.runners[seat].right = True
        if self.story is not None:
            self.story.append(events.RanRight(seat))

    def run_wrong(self, seat: i64, found: Mistake) -> None:
        """Mark a run as wrong."""
        self.runners[seat].right = False
        if self.story is not None:
            self.story.append(events.RanWrong(seat, found.at, found.asked, found.overlooked))

    def rank(self, order: list[int]) -> None:
        """Store the order of the round and each run; all tokens go to the +0 area first."""
        places = [int(runner.place) for runner in self.runners] if self.story is not None else None
        self.order = order
        self.ran_path = self.path
        for seat in range(self.seats):
            runner = self.runners[seat]
            runner.place = 0
            runner.moved = 0
            runner.ran = Ran(runner.status, runner.trail, self.binding(seat), right=runner.right)
        if self.story is not None:
            self.story.append(events.Ranked(order, places=places))

    def stand(self, seat: i64, place: i64) -> None:
        """Put a token on a place of the monster board."""
        start = self.runners[seat].place
        self.runners[seat].place = place
        if self.story is not None:
            self.story.append(events.Stood(seat, place, start=start))

    def move(self, seat: i64, rooms: i64) -> None:
        """Move a token on through the rooms, and out of the last one."""
        runner = self.runners[seat]
        start = runner.room
        runner.room = min(start + rooms, self.board.out)
        runner.moved = rooms
        if self.story is not None:
            self.story.append(events.Moved(seat, rooms, start=start, end=runner.room))

    def win(self, seat: i64) -> None:
        """End the game for this seat."""
        self.over = True
        self.winner = seat
        if self.story is not None:
            self.story.append(events.Won(seat))

    # Verbs: special effects

    def clear(self, seat: i64) -> None:
        """Remove all interference cards in front of a player."""
        cards = self.runners[seat].front
        self._throw_away(cards)
        self.runners[seat].front = 0
        if self.story is not None:
            self.story.append(events.Cleared(seat, cards=cards))

    def infect(self, seat: i64, by: int | None = None) -> None:
        """Turn a player's stand-in card to red: by the sign, or by another player."""
        self.runners[seat].infected = True
        self.runners[seat].fresh = True
        if self.story is not None:
            self.story.append(events.Infected(seat, by=by))

    def cure(self, seat: i64) -> None:
        """Turn the stand-in card back; it cannot be turned again in this round."""
        self.runners[seat].infected = False
        self.runners[seat].immune = True
        if self.story is not None:
            self.story.append(events.Cured(seat))

    # Verbs: interference cards

    def make_deck(self) -> None:
        """Shuffle the discards into a new deck; the order is decided as cards are drawn."""
        self.tell_last_hand()
        self.deck_size = size_of(self.discards)
        for card in range(KINDS):
            self.deck[card] += self.discards[card]
            self.discards[card] = 0
        if self.story is not None:
            self.story.append(events.DeckMade())

    def draw(self, seat: i64, card: i64) -> None:
        """Draw a card into the hand."""
        self.off_the_deck(card)
        if card == FACE_DOWN:
            self.runners[seat].hidden += 1
        else:
            self.runners[seat].receive(int(card))
        if self.story is not None:
            self.story.append(events.Drew(seat, card))

    def turn_over(self, spot: i64, card: i64) -> None:
        """Turn over the next card and put it in front of a player or in the middle."""
        self.off_the_deck(card)
        self.lay(spot, card)
        if self.story is not None:
            self.story.append(events.TurnedOver(spot, card))

    def waste(self, card: i64) -> None:
        """Turn over the next card and discard it."""
        self.off_the_deck(card)
        self.discards[card] += 1
        if self.story is not None:
            self.story.append(events.Wasted(card))

    def remove(self, spot: i64, card: i64) -> None:
        """Discard a card that lies in front of a player or in the middle."""
        self._throw_away(bit(card))
        if spot == MIDDLE:
            self.middle &= ~bit(card)
        else:
            self.runners[spot].front &= ~bit(card)
        if self.story is not None:
            self.story.append(events.Removed(spot, card))

    def play_card(self, seat: i64, card: i64, target: i64) -> None:
        """Play a card on a player; it takes effect after they could use a Shield."""
        self.part_with(seat, card)
        self.played = card
        self.by = seat
        self.target = target
        if self.story is not None:
            self.story.append(events.Played(seat, card, target))

    def land_card(self) -> None:
        """Put the card in play in front of the player it was played on."""
        card = self.played
        self.lay(self.target, card)
        self.played = NO_CARD
        if self.story is not None:
            self.story.append(events.Landed(card=card, target=self.target))

    def spend_card(self) -> None:
        """Discard the card played."""
        card = self.played
        self.discards[card] += 1
        self.played = NO_CARD
        if self.story is not None:
            self.story.append(events.Spent(card=card))

    def use_shield(self, seat: i64) -> None:
        """Put a Shield from the hand in front of its player."""
        self.part_with(seat, SHIELD)
        self.lay(seat, SHIELD)
        if self.story is not None:
            self.story.append(events.Shielded(seat))

    def give_all(self, seat: i64, other: i64) -> None:
        """Give the cards in front of one player to another; "only one" cards replace theirs, equal ones go (O3.1a)."""
        leaving = self.pushed_out(seat, other)
        given = self.runners[seat].front
        self._throw_away(leaving)
        self.runners[seat].front = 0
        self.runners[other].front = self.runners[other].front & ~leaving | given
        if self.story is not None:
            self.story.append(events.GaveAll(seat, other, given=given, gone=leaving))

    def swap_all(self, seat: i64, other: i64) -> None:
        """Swap the cards in front of two players."""
        one, two = self.runners[seat], self.runners[other]
        one.front, two.front = two.front, one.front
        if self.story is not None:
            self.story.append(events.SwappedAll(seat, other, given=two.front, taken=one.front))

    def steal(self, seat: i64, other: i64, cards: list[int] | None) -> None:
        """Take all cards from another player's hand, seen or unseen."""
        count = self.runners[other].held()
        for card in (cards if cards is not None else self.runners[other].hand)[:]:
            self.part_with(other, card)
            self.runners[seat].receive(card)
        self.runners[seat].hidden += self.runners[other].hidden
        self.runners[other].hidden = 0
        if self.story is not None:
            self.story.append(events.Stole(seat, other, cards, count=int(count)))

    # Parts of verbs

    def off_the_deck(self, card: i64) -> None:
        """Remove the top card; if it is known, it is no longer among the unseen."""
        self.deck_size -= 1
        if card != FACE_DOWN:
            self.deck[card] -= 1

    def tell_last_hand(self) -> None:
        """In a view: the deck is empty, so the unseen cards are in hands; if in only one hand, it is known."""
        holders = [runner for runner in self.runners if runner.hidden]
        if len(holders) == 1 and self.deck_size == 0:
            for card in range(KINDS):
                for _ in range(self.deck[card]):
                    holders[0].receive(card)
                self.deck[card] = 0
            holders[0].hidden = 0

    def part_with(self, seat: i64, card: i64) -> None:
        """Remove a card, seen here, from a hand."""
        runner = self.runners[seat]
        if card in runner.hand:
            runner.hand.remove(int(card))
        else:
            runner.hidden -= 1
            self.deck[card] -= 1

    def lay(self, spot: i64, card: i64) -> None:
        """Put a card in front of a player or in the middle."""
        if spot == MIDDLE:
            self.middle |= bit(card)
        else:
            self.runners[spot].front |= bit(card)

    def _throw_away(self, cards: i64) -> None:
        """Put a set of cards on the discards."""
        for card in listed(cards):
            self.discards[card] += 1

    # Combinations of verbs used by rules

    def next_path(self) -> i64:
        """Let luck decide which path comes next, from a new deck if none is left (O1.9)."""
        if self.paths == 0:
            self.make_paths()
        left = listed(self.paths)
        return left[self.luck.below(len(left))]

    def card_ready(self) -> bool:
        """Whether a card can be drawn, after a reshuffle if none is left (O1.9)."""
        if self.deck_size == 0 and size_of(self.discards):
            self.make_deck()
        return self.deck_size > 0

    def top_card(self) -> i64:
        """Let luck decide which card is on top."""
        return pick_card(self.deck, self.luck.below(self.deck_size))

    # The interface of every game's state

    def game_over(self) -> bool:
        return self.over

    def winners(self) -> tuple[int, ...]:
        return (int(self.winner),) if self.over else ()

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that must decide: in a run all who have not finished, else the one that is asked."""
        if self.over:
            return ()
        if self.step == RUN:
            return tuple([seat for seat in range(int(self.seats)) if self.running(seat)])
        return (int(self.asked),)

    def mover(self) -> i64:
        return self.to_act()[0]

    def choices(self, seat: i64, out: Choices) -> None:
        """Add the codes of all legal actions of a seat except runs, which are an open form."""
        if not self.over:
            self.rulebook.choices(self, seat, out)

    def action(self, code: i64) -> Action:
        return self.rulebook.catalogue[code]

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return self.rulebook.refusal(self, seat, action)

    def act(self, seat: i64, action: Action) -> None:
        self.rulebook.act(self, seat, action)

    def default_action(self, seat: i64) -> Action | None:
        """Return the move for a player whose time is up (O1.9); None if nothing is asked of them."""
        return self.rulebook.default(self, seat) if int(seat) in self.to_act() else None

    def fill_in(self, seat: i64, skill: i64, luck: Luck) -> Action | None:
        """Run as a person of this skill would; None where everything one may do is listed."""
        return self.rulebook.fill_in(self, seat, skill, luck) if int(seat) in self.to_act() else None

    def fork(self) -> State:
        runners = [runner.fork() for runner in self.runners]
        twin = State(self.board, self.rulebook, self.seats, self.luck.fork(), runners)
        twin.copy_table(self)
        return twin

    def between_turns(self) -> bool:
        return self.step == WHICH_WAY

    def copy_from(self, other: engine.State) -> None:
        """Become a copy of another table of the same deal, but keep the own luck."""
        origin = cast("State", other)
        for seat in range(self.seats):
            self.runners[seat].copy_from(origin.runners[seat])
        self.copy_table(origin)

    def copy_table(self, other: State) -> None:
        """Copy everything except the luck and the players' sides."""
        self.middle = other.middle
        self.step = other.step
        self.asked = other.asked
        self.turner = other.turner
        self.round = other.round
        self.path = other.path
        self.ran_path = other.ran_path
        self.paths = other.paths
        self.calls = other.calls
        self.order = other.order
        self.deck = other.deck[:]
        self.deck_size = other.deck_size
        self.discards = other.discards[:]
        self.played = other.played
        self.by = other.by
        self.target = other.target
        self.over = other.over
        self.winner = other.winner
