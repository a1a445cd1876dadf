"""Look ahead where much is hidden: information-set Monte Carlo tree search. It knows no game.

Each iteration imagines one table that the seat's view could be, walks down a tree that all those tables share, adds a
leaf, plays on in a hurry, and tells every node on the way how it went for the seat that chose it. What looks good at a
glance is tried first. The same actions of one turn in another order go on from the same node.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from escapade.engine import Choices, fill_in
from escapade.game import Manner

if TYPE_CHECKING:
    from escapade.engine import Luck, State
    from escapade.game import Game

ROOM: Final = 400_000  # nodes; a full tree is walked, but grows no more
CODES: Final = 1 << 14  # more than any game's catalogue has
DEEPEST: Final = 400  # decisions walked inside the tree
WHIM: Final = 26  # of 256 decisions played in a hurry, so many are made at random
GLANCE: Final = 64  # iterations between two looks at the clock
LINE: Final = 12  # actions a line is told for
SURE: Final = 8  # visits below which a line is guesswork
NOTHING: Final = -1  # no action is left to try
FAIR: Final = 64  # visits of a node for which each child gets one, four times as many for two, nine times for three …
TRUSTED: Final = 4  # visits from which on the best continuation of a turn stands for its average
TURN_COST: Final = 0.004  # what a win loses for each turn it takes
MOST_TURNS: Final = 100  # that are counted
MIXER: Final = 0x9E3779B97F4A7C1  # odd, and its bits in no order
MASK: Final = (1 << 62) - 1  # so that plain Python, whose numbers have no end, counts alike


@mypyc_attr(acyclic=True)
class Thought:
    """What search thinks of one action: how often it tried it, and how likely it leads to a win."""

    def __init__(self, code: i64, visits: i64, chance: float, gain: i64, *, won: bool) -> None:
        """Note the code, the visits, the chance to win, the gain at a glance, and whether it ends the game as won."""
        self.code: Final = code
        self.visits: Final = visits
        self.chance: Final = chance
        self.gain: Final = gain
        self.won: Final = won
        self.line: list[int] = []  # the codes search expects to follow, each side at its best


class Search:
    """One thinker. It keeps its arrays, so that thinking again makes nothing new."""

    def __init__(self, game: Game, seats: int, room: int = ROOM, manner: Manner | None = None) -> None:
        """Think about a game for so many seats, with room for so many nodes."""
        manner = manner or Manner()
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.exploration: Final = manner.exploration
        self.width: Final = manner.width
        self.cut: Final[i64] = manner.cut
        self.room: Final[i64] = room
        self.first: Final = vec[i64]([0] * room)  # a node's first child; 0, the root, stands for none
        self.next: Final = vec[i64]([0] * room)  # its next sibling
        self.code: Final = vec[i64]([0] * room)  # the action that leads to it
        self.mover: Final = vec[i64]([0] * room)  # the seat that takes it
        self.twin: Final = vec[i64]([0] * room)  # the node whose children it shares; mostly itself
        self.visits: Final = vec[i64]([0] * room)
        self.offers: Final = vec[i64]([0] * room)  # how often it could have been chosen
        self.value: Final = vec[float]([0.0] * room)  # the sum of its mover's results
        self.score: Final = vec[float]([0.0] * room)  # their average; within a turn, that of the best continuation
        self.won: Final = vec[i64]([0] * room)  # 1: it has ended the game as won whenever it was chosen
        self.path: Final = vec[i64]([0] * (DEEPEST + 2))
        self.goes_on: Final = vec[i64]([0] * (DEEPEST + 2))  # 1: that step goes on with the turn of the one before
        self.turns: i64 = 0  # that passed in this iteration
        self.sides: Final = vec[i64]([1] * seats)  # how many win together with each seat
        self.steps: i64 = 0
        self.marks: Final = vec[i64]([0] * CODES)  # 2t: the action is legal at look t; 2t + 1: and has a child
        self.look: i64 = 0
        self.slots: Final = vec[i64]([0] * slots_for(room))  # nodes by what was done in their turn; 0 is free
        self.last_slot: Final[i64] = slots_for(room) - 1
        self.keys: Final = vec[i64]([0] * room)
        self.turn: i64 = 0  # the node at which the turn began
        self.done: i64 = 0  # the actions of the turn so far, in no order
        self.result: Final = vec[float]([0.0] * seats)
        self.out: Final = Choices()
        self.used: i64 = 0
        self.iterations: i64 = 0

    def think(self, view: State, luck: Luck, iterations: int, seconds: float = 0.0) -> list[Thought]:
        """Think about a view for so many iterations, or seconds if that is less; the best action comes first.

        It stops early when no other action could catch up with the one tried most.
        """
        table = view.fork()
        table.luck = luck
        self.clear()
        for seat in range(self.seats):
            self.sides[seat] = self.game.side(view, int(seat))
        began = time.monotonic()
        most: i64 = iterations
        while self.iterations < most:
            if self.iterations % GLANCE == 0 and self.iterations:
                left = most - self.iterations
                if seconds:
                    spent = time.monotonic() - began
                    left = min(left, i64(int(float(int(self.iterations)) * (seconds - spent) / max(spent, 1e-6))))
                if left <= self.lead():
                    break
            table.copy_from(view)
            self.game.deal_hidden(table, luck)
            self.walk(table, luck)
            self.play_on(table, luck)
            self.game.chances(table, self.result)
            self.remember()
            self.iterations += 1
        return self.thoughts(view)

    def lead(self) -> i64:
        """Tell by how much the action tried most is ahead of the next."""
        best: i64 = 0
        second: i64 = 0
        child = self.first[0]
        while child:
            visits = self.visits[child]
            if visits > best:
                second = best
                best = visits
            elif visits > second:
                second = visits
            child = self.next[child]
        return best - second

    def clear(self) -> None:
        """Forget everything."""
        for node in range(self.used):
            self.slots[self.keys[node] & self.last_slot] = 0
        self.used = 0
        self.iterations = 0
        self.grow(0, 0)

    def grow(self, code: i64, seat: i64) -> i64:
        """Add a node."""
        node = self.used
        self.used += 1
        self.first[node] = 0
        self.next[node] = 0
        self.code[node] = code
        self.mover[node] = seat
        self.twin[node] = node
        self.keys[node] = 0
        self.visits[node] = 0
        self.offers[node] = 1
        self.value[node] = 0.0
        self.score[node] = 0.0
        self.won[node] = 0
        return node

    def walk(self, table: State, luck: Luck) -> None:
        """Go down the tree by the most promising actions that this table allows, and add one new leaf."""
        node: i64 = 0
        self.steps = 0
        self.turn = 0
        self.turns = 0
        self.done = 0
        while not table.game_over() and self.steps < DEEPEST:
            seat = table.mover()
            out = self.out
            out.n = 0
            table.choices(seat, out)
            if out.open:
                out.open = False
                fill_in(table, seat, luck)
                continue
            known = self.mark_known(node)
            if known == 0 or (known < out.n and self.curious(node, known)):
                if self.used >= self.room:
                    return
                code = self.best_untried(table, seat, luck, known)
                if code != NOTHING:
                    leaf = self.grow(code, seat)
                    self.next[leaf] = self.first[node]
                    self.first[node] = leaf
                    self.step(table, seat, leaf)
                    self.join_twin(table, leaf)
                    return
            child = self.most_promising(node)
            self.step(table, seat, child)
            node = self.twin[child]

    def step(self, table: State, seat: i64, node: i64) -> None:
        """Take the action that leads to a node."""
        code = self.code[node]
        table.act_by_code(seat, code)
        self.won[node] = 1 if table.game_over() and int(seat) in table.winners() else 0
        self.path[self.steps] = node
        self.goes_on[self.steps] = 1 if self.done and seat == self.mover[self.path[self.steps - 1]] else 0
        self.steps += 1
        if table.between_turns():
            self.turn = node
            self.done = 0
            self.turns += 1
        else:
            self.done = (self.done + mixed((code << 3) + seat + 1)) & MASK

    def join_twin(self, table: State, leaf: i64) -> None:
        """Let a new leaf share the children of the node to which the same actions led in another order."""
        trace = table.trace()
        if trace == 0 or self.done == 0:
            return
        key = mixed(self.done ^ mixed((trace + self.turn) & MASK))
        slot = key & self.last_slot
        other = self.slots[slot]
        if other == 0:
            self.slots[slot] = leaf
            self.keys[leaf] = key
        elif self.keys[other] == key:
            self.twin[leaf] = other

    def mark_known(self, node: i64) -> i64:
        """Mark the legal actions, and those that have a child; count the offer for each child, and count them."""
        self.look += 2
        look = self.look
        codes = self.out.codes
        marks = self.marks
        for at in range(self.out.n):
            marks[codes[at]] = look
        known: i64 = 0
        child = self.first[node]
        while child:
            code = self.code[child]
            if marks[code] == look:
                marks[code] = look + 1
                known += 1
                self.offers[child] += 1
            child = self.next[child]
        return known

    def curious(self, node: i64, known: i64) -> bool:
        """Tell whether it is time to try one more action: the more often a node was visited, the more are looked at."""
        visits = float(int(self.visits[node] if node else self.iterations))
        return float(int(known)) <= self.width * math.sqrt(visits)

    def best_untried(self, table: State, seat: i64, luck: Luck, known: i64) -> i64:
        """Choose, among legal actions that have no child yet, what looks best at a glance; ties by chance.

        Senseless ones are chosen only where there is nothing else.
        """
        best = self.best_of_untried(table, seat, luck, sensible=True)
        return self.best_of_untried(table, seat, luck, sensible=False) if best == NOTHING and known == 0 else best

    def best_of_untried(self, table: State, seat: i64, luck: Luck, *, sensible: bool) -> i64:
        """Choose the best untried action, of those that make sense or of all."""
        codes = self.out.codes
        best: i64 = NOTHING
        found: i64 = 0
        ties: i64 = 0
        for at in range(self.out.n):
            code = codes[at]
            if self.marks[code] == self.look and not (sensible and self.game.senseless(table, seat, code)):
                gain = self.game.gain(table, seat, code)
                if ties == 0 or gain > found:
                    found = gain
                    best = code
                    ties = 1
                elif gain == found:
                    ties += 1
                    if luck.below(ties) == 0:
                        best = code
        return best

    def most_promising(self, node: i64) -> i64:
        """Choose among children that are legal here: good so far, or hardly tried for how often they were offered.

        One that wins at once is chosen whenever it can be; then one that has had less than its fair share of visits.
        """
        best: i64 = 0
        hope = -1.0
        legal = self.look + 1
        parent = self.visits[node] if node else self.iterations
        least: i64 = 0
        child = self.first[node]
        while child:
            if self.marks[self.code[child]] == legal:
                tried = self.visits[child]
                if self.won[child]:
                    return child
                if tried * tried * FAIR < parent and (least == 0 or tried < self.visits[least]):
                    least = child
                visits = float(int(tried))
                offers = float(int(self.offers[child]))
                h = self.score[child] + self.exploration * math.sqrt(math.log(offers) / visits)
                if h > hope:
                    hope = h
                    best = child
            child = self.next[child]
        return least or best

    def play_on(self, table: State, luck: Luck) -> None:
        """Play on in a hurry: what looks best at a glance, now and then anything, until a turn ends after the cut."""
        made: i64 = 0
        while not table.game_over() and (made < self.cut or not table.between_turns()):
            seat = table.mover()
            self.out.n = 0
            table.choices(seat, self.out)
            if self.out.open:
                self.out.open = False
                fill_in(table, seat, luck)
            else:
                table.act_by_code(seat, self.hasty(table, seat, luck))
            made += 1
            if table.between_turns():
                self.turns += 1

    def hasty(self, table: State, seat: i64, luck: Luck) -> i64:
        """Choose by the game's own guess of what an action gains, ties by chance."""
        codes = self.out.codes
        n = self.out.n
        if n == 1:
            return codes[0]
        if luck.below(256) < WHIM:
            return codes[luck.below(n)]
        best = codes[0]
        found: i64 = 0
        ties: i64 = 0
        for at in range(n):
            if self.game.senseless(table, seat, codes[at]):
                continue
            gain = self.game.gain(table, seat, codes[at])
            if ties == 0 or gain > found:
                found = gain
                best = codes[at]
                ties = 1
            elif gain == found:
                ties += 1
                if luck.below(ties) == 0:
                    best = codes[at]
        return best

    def remember(self) -> None:
        """Tell every node on the way how it went for the side that chose it; later wins count a little less.

        Where a turn goes on, a node is worth what its best continuation is worth, not the average of all tried.
        """
        late = 1.0 - TURN_COST * float(int(min(self.turns, i64(MOST_TURNS))))
        at = self.steps - 1
        while at >= 0:
            node = self.path[at]
            seat = self.mover[node]
            self.visits[node] += 1
            self.value[node] += late * self.result[seat] * float(int(self.sides[seat]))
            self.score[node] = self.value[node] / float(int(self.visits[node]))
            if at + 1 < self.steps and self.goes_on[at + 1]:
                best = self.most_tried(self.twin[node])
                if self.won[best] or self.visits[best] >= TRUSTED:
                    self.score[node] = self.score[best]
            at -= 1

    def thoughts(self, view: State) -> list[Thought]:
        """Say what was thought of each action, the most tried first, with the line expected after it."""
        found: list[Thought] = []
        child = self.first[0]
        while child:
            code = self.code[child]
            gain = self.game.gain(view, self.mover[child], code)
            thought = Thought(code, self.visits[child], self.score[child], gain, won=self.won[child] != 0)
            thought.line = self.expected(child)
            found.append(thought)
            child = self.next[child]
        found.sort(key=preference, reverse=True)
        return found

    def expected(self, node: i64) -> list[int]:
        """Follow the most tried actions from a node on, as long as they were tried at all often."""
        line: list[int] = [int(self.code[node])]
        node = self.most_tried(self.twin[node])
        while node and len(line) < LINE and self.visits[node] >= SURE:
            line.append(int(self.code[node]))
            node = self.most_tried(self.twin[node])
        return line

    def most_tried(self, node: i64) -> i64:
        """Find the child tried most often; 0 if there is none."""
        best: i64 = 0
        child = self.first[node]
        while child:
            if best == 0 or self.visits[child] > self.visits[best]:
                best = child
            child = self.next[child]
        return best


def slots_for(room: int) -> int:
    """Give a power of two, twice as many as there are nodes, so that few nodes want the same slot."""
    slots = 2
    while slots < 2 * room:
        slots *= 2
    return slots


def mixed(number: i64) -> i64:
    """Scatter a number's bits, so that sums and products of such numbers tell what went into them."""
    number = (number ^ (number >> 29)) * MIXER & MASK
    return number ^ (number >> 32)


def preference(thought: Thought) -> tuple[bool, int, float, int]:
    """Sort thoughts: what wins at once, then what was tried most; ties go to the chance to win, then to the gain."""
    return thought.won, int(thought.visits), thought.chance, int(thought.gain)
