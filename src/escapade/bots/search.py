"""Look ahead where much is hidden: information-set Monte Carlo tree search. It knows no game.

Each iteration imagines one table that the seat's view could be, walks down a tree that all those tables share, adds a
leaf, plays on in a hurry, and tells every node on the way how it went for the seat that chose it.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from escapade.engine import Choices, fill_in

if TYPE_CHECKING:
    from escapade.engine import Luck, State
    from escapade.game import Game

ROOM: Final = 400_000  # nodes; a full tree is walked, but grows no more
DEEPEST: Final = 400  # decisions walked inside the tree
WHIM: Final = 26  # of 256 decisions played in a hurry, so many are made at random
GLANCE: Final = 64  # iterations between two looks at the clock


@mypyc_attr(acyclic=True)
class Thought:
    """What search thinks of one action: how often it tried it, and how likely it leads to a win."""

    def __init__(self, code: i64, visits: i64, chance: float) -> None:
        self.code: Final = code
        self.visits: Final = visits
        self.chance: Final = chance
        self.line: list[int] = []  # the codes search expects to follow, each side at its best


class Search:
    """One thinker. It keeps its arrays, so that thinking again makes nothing new."""

    def __init__(self, game: Game, seats: int, *, exploration: float = 0.25, cut: int = 30, room: int = ROOM) -> None:
        """Explore so eagerly; play on so many decisions, to the end of a turn, before judging a position."""
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.exploration: Final = exploration
        self.cut: Final[i64] = cut
        self.room: Final[i64] = room
        self.first: Final = vec[i64]([0] * room)  # a node's first child; 0, the root, stands for none
        self.next: Final = vec[i64]([0] * room)  # its next sibling
        self.code: Final = vec[i64]([0] * room)  # the action that leads to it
        self.mover: Final = vec[i64]([0] * room)  # the seat that takes it
        self.visits: Final = vec[i64]([0] * room)
        self.offers: Final = vec[i64]([0] * room)  # how often it could have been chosen
        self.value: Final = vec[float]([0.0] * room)  # the sum of its mover's results
        self.path: Final = vec[i64]([0] * (DEEPEST + 2))
        self.steps: i64 = 0
        self.result: Final = vec[float]([0.0] * seats)
        self.out: Final = Choices()
        self.used: i64 = 1
        self.iterations: i64 = 0

    def think(self, view: State, luck: Luck, iterations: int, seconds: float = 0.0) -> list[Thought]:
        """Think about a view for so many iterations, or seconds if that is less; the best action comes first."""
        table = view.fork()
        table.luck = luck
        self.clear()
        deadline = time.monotonic() + seconds
        most: i64 = iterations
        while self.iterations < most:
            if seconds and self.iterations % GLANCE == 0 and time.monotonic() > deadline:
                break
            table.copy_from(view)
            self.game.deal_hidden(table, luck)
            self.walk(table, luck)
            self.play_on(table, luck)
            self.game.chances(table, self.result)
            self.remember()
            self.iterations += 1
        return self.thoughts()

    def clear(self) -> None:
        """Forget everything."""
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
        self.visits[node] = 0
        self.offers[node] = 1
        self.value[node] = 0.0
        return node

    def walk(self, table: State, luck: Luck) -> None:
        """Go down the tree by the most promising actions that this table allows, and add one new leaf."""
        node: i64 = 0
        self.steps = 0
        while not table.game_over() and self.steps < DEEPEST:
            seat = table.mover()
            out = self.out
            out.n = 0
            table.choices(seat, out)
            if out.open:
                out.open = False
                fill_in(table, seat, luck)
                continue
            known = self.sort_known(node)
            if known < out.n:
                if self.used >= self.room:
                    return
                code = out.codes[known + luck.below(out.n - known)]
                leaf = self.grow(code, seat)
                self.next[leaf] = self.first[node]
                self.first[node] = leaf
                self.step(table, seat, leaf)
                return
            node = self.most_promising(node, known)
            self.step(table, seat, node)

    def step(self, table: State, seat: i64, node: i64) -> None:
        """Take the action that leads to a node."""
        table.act_by_code(seat, self.code[node])
        self.path[self.steps] = node
        self.steps += 1

    def sort_known(self, node: i64) -> i64:
        """Bring the legal actions that have a child to the front, count the offer for each, and count them."""
        codes = self.out.codes
        n = self.out.n
        known: i64 = 0
        child = self.first[node]
        while child:
            code = self.code[child]
            at = known
            while at < n and codes[at] != code:
                at += 1
            if at < n:
                codes[at] = codes[known]
                codes[known] = code
                known += 1
                self.offers[child] += 1
            child = self.next[child]
        return known

    def most_promising(self, node: i64, known: i64) -> i64:
        """Choose among children that are legal here: good so far, or hardly tried for how often they were offered."""
        best: i64 = 0
        hope = -1.0
        child = self.first[node]
        while child:
            if self.is_legal(self.code[child], known):
                visits = float(int(self.visits[child]))
                offers = float(int(self.offers[child]))
                h = self.value[child] / visits + self.exploration * math.sqrt(math.log(offers) / visits)
                if h > hope:
                    hope = h
                    best = child
            child = self.next[child]
        return best

    def is_legal(self, code: i64, known: i64) -> bool:
        """Tell whether an action is among the legal ones found."""
        codes = self.out.codes
        at: i64 = 0
        while at < known and codes[at] != code:
            at += 1
        return at < known

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

    def hasty(self, table: State, seat: i64, luck: Luck) -> i64:
        """Choose by the game's own guess of what an action gains, ties by chance."""
        codes = self.out.codes
        n = self.out.n
        if n == 1:
            return codes[0]
        if luck.below(256) < WHIM:
            return codes[luck.below(n)]
        best = codes[0]
        found = self.game.gain(table, seat, best)
        ties: i64 = 1
        for at in range(i64(1), n):
            gain = self.game.gain(table, seat, codes[at])
            if gain > found:
                found = gain
                best = codes[at]
                ties = 1
            elif gain == found:
                ties += 1
                if luck.below(ties) == 0:
                    best = codes[at]
        return best

    def remember(self) -> None:
        """Tell every node on the way how it went for the seat that chose it."""
        for at in range(self.steps):
            node = self.path[at]
            self.visits[node] += 1
            self.value[node] += self.result[self.mover[node]]

    def thoughts(self) -> list[Thought]:
        """Say what was thought of each action, the most tried first, with the line expected after it."""
        found: list[Thought] = []
        child = self.first[0]
        while child:
            visits = self.visits[child]
            thought = Thought(self.code[child], visits, self.value[child] / float(int(max(visits, i64(1)))))
            thought.line = self.expected(child)
            found.append(thought)
            child = self.next[child]
        found.sort(key=tried, reverse=True)
        return found

    def expected(self, node: i64) -> list[int]:
        """Follow the most tried actions from a node on."""
        line: list[int] = [int(self.code[node])]
        node = self.most_tried(node)
        while node and len(line) < DEEPEST:
            line.append(int(self.code[node]))
            node = self.most_tried(node)
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


def tried(thought: Thought) -> int:
    """Sort thoughts by how often they were tried."""
    return int(thought.visits)
