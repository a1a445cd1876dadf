"""Information-set Monte Carlo tree search, for any game.

Each iteration deals the hidden cards anew, descends a tree that all those tables share, adds a leaf, plays a short
rollout and backpropagates the result to every node on the path, for the seat that chose it. Untried actions are
expanded in the order of the game's move scores. The same actions of one turn in another order lead to the same node.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from escapade.engine import Choices, fill_in
from escapade.thinking import SearchParams

if TYPE_CHECKING:
    from escapade.engine import Luck, State
    from escapade.game import Game

MAX_NODES: Final = 400_000  # a full tree is still searched, but does not grow
_CODES: Final = 1 << 14  # more than any game's catalogue has
_MAX_DEPTH: Final = 400  # decisions inside the tree
_RANDOM_OF_256: Final = 26  # random decisions of a rollout, out of 256
_CLOCK_EVERY: Final = 64  # iterations between two checks of the clock
_LONGEST_LINE: Final = 12  # actions of a principal variation
_LINE_VISITS: Final = 8  # visits below which a principal variation ends
_NOTHING: Final = -1  # no action is left to try
_UNKNOWN: Final = -1.0  # no score
_FAIR_SHARE: Final = 64  # a child gets at least √(visits of its parent / FAIR_SHARE) visits
_TRUSTED: Final = 4  # visits from which a node has the value of its best continuation instead of its average …
_MOSTLY: Final = 8  # … if that is missing at no more than one look in this many
_MOST_TURNS: Final = 100  # for the discount
_LOGGED: Final = 1 << 12  # logarithms of smaller numbers are looked up
_LOGS: Final = vec[float]([math.log(max(number, 1)) for number in range(_LOGGED)])
_MIXER: Final = 0x9E3779B97F4A7C1  # an odd number with irregular bits
MASK: Final = (1 << 62) - 1  # 64-bit wrap-around in plain Python too


@mypyc_attr(acyclic=True)
class SearchedMove:
    """An action at the root after the search: its visits, and the chance to win with it."""

    def __init__(self, code: i64, visits: i64, chance: float, move_score: i64, *, won: bool) -> None:
        """The code, the visits, the chance to win, the move score, and whether it ends the game as won."""
        self.code: Final = code
        self.visits: Final = visits
        self.chance: Final = chance
        self.move_score: Final = move_score
        self.won: Final = won
        self.line: list[int] = []  # the principal variation that begins with it, as codes


class Search:
    """One search tree. Its arrays are reused, so another search allocates nothing."""

    def __init__(self, game: Game, seats: int, room: int = MAX_NODES, params: SearchParams | None = None) -> None:
        """room: the maximum number of nodes."""
        params = params or SearchParams()
        self.game: Final = game
        self.thinking: Final = game.thinking
        self.seats: Final[i64] = seats
        self.exploration: Final = params.exploration
        self.width: Final = params.width
        self.cut: Final[i64] = params.cut
        self.turn_cost: Final = params.turn_cost
        self.room: Final[i64] = room
        self.first: Final = vec[i64]([0] * room)  # a node's first child; 0, the root, stands for none
        self.next: Final = vec[i64]([0] * room)  # its next sibling
        self.code: Final = vec[i64]([0] * room)  # the action that leads to it
        self.mover: Final = vec[i64]([0] * room)  # the seat that takes it
        self.twin: Final = vec[i64]([0] * room)  # the node whose children it shares; mostly itself
        self.visits: Final = vec[i64]([0] * room)
        self.offers: Final = vec[i64]([0] * room)  # availability: how often it could have been chosen
        self.looks: Final = vec[i64]([0] * room)  # how often a choice was made among its children
        self.born: Final = vec[i64]([0] * room)  # its parent's looks when it was added
        self.value: Final = vec[float]([0.0] * room)  # the sum of its mover's results
        self.score: Final = vec[float](
            [0.0] * room
        )  # its value: their average or, within a turn, that of the best continuation
        self.best: Final = vec[i64]([0] * room)  # its most visited child
        self.won: Final = vec[i64]([0] * room)  # 1: it has won at once whenever it was chosen
        self.path: Final = vec[i64]([0] * (_MAX_DEPTH + 2))
        self.tops: Final = vec[float]([0.0] * (_MAX_DEPTH + 2))  # the best score on offer at each step, if known
        self.top = _UNKNOWN
        self.goes_on: Final = vec[i64]([0] * (_MAX_DEPTH + 2))  # 1: the step is in the same turn as the one before
        self.turns: i64 = 0  # turns passed in this iteration
        self.team_sizes: Final = vec[i64]([1] * seats)  # team size of each seat
        self.steps: i64 = 0
        self.marks: Final = vec[i64]([0] * _CODES)  # 2t: the action is legal at time t; 2t + 1: and has a child
        self.look: i64 = 0
        self.slots: Final = vec[i64]([0] * _table_size(room))  # nodes by the hash of their turn's actions; 0 is free
        self.last_slot: Final[i64] = _table_size(room) - 1
        self.keys: Final = vec[i64]([0] * room)
        self.turn: i64 = 0  # the node at the start of the turn
        self.done: i64 = 0  # hash of the actions of the turn so far, in any order
        self.result: Final = vec[float]([0.0] * seats)
        self.out: Final = Choices()
        self.used: i64 = 0
        self.iterations: i64 = 0
        self.only: i64 = _NOTHING  # the one action that is tried at the root

    def think(
        self, view: State, luck: Luck, iterations: int, seconds: float = 0.0, only: int = _NOTHING
    ) -> list[SearchedMove]:
        """Search from a view for a number of iterations, or of seconds if shorter; return the moves, best first.

        Stops early when no other action can catch up with the most visited one. With `only`, the code of a legal
        action, that action is evaluated alone: two such searches compare two actions by equally many iterations.
        """
        table = view.fork()
        table.luck = luck
        self.only = only
        self.clear()
        for seat in range(self.seats):
            self.team_sizes[seat] = self.thinking.team_size(view, int(seat))
        began = time.monotonic()
        most: i64 = iterations
        while self.iterations < most:
            if self.iterations % _CLOCK_EVERY == 0 and self.iterations:
                left = most - self.iterations
                if seconds:
                    spent = time.monotonic() - began
                    left = min(left, i64(int(float(int(self.iterations)) * (seconds - spent) / max(spent, 1e-6))))
                if left <= self._lead():
                    break
            table.copy_from(view)
            self.game.deal_hidden(table, luck)
            self._descend(table, luck)
            self._rollout(table, luck)
            self.thinking.chances(table, self.result)
            self._backpropagate()
            self.iterations += 1
        return self.searched_moves(view)

    def _lead(self) -> i64:
        """Return by how many visits the most visited action is ahead of the next; 0 if there is no other to try."""
        if self.only != _NOTHING:
            return 0
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
        """Remove all nodes."""
        for node in range(self.used):
            self.slots[self.keys[node] & self.last_slot] = 0
        self.used = 0
        self.iterations = 0
        self._add_node(0, 0)

    def _add_node(self, code: i64, seat: i64) -> i64:
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
        self.looks[node] = 0
        self.born[node] = 0
        self.value[node] = 0.0
        self.score[node] = 0.0
        self.best[node] = 0
        self.won[node] = 0
        return node

    def _descend(self, table: State, luck: Luck) -> None:
        """Descend by the most promising actions that this table allows, and add one new leaf."""
        node: i64 = 0
        self.steps = 0
        self.turn = 0
        self.turns = 0
        self.done = 0
        while not table.game_over() and self.steps < _MAX_DEPTH:
            seat = table.mover()
            out = self.out
            out.n = 0
            table.choices(seat, out)
            if out.open:
                out.open = False
                fill_in(table, seat, luck)
                continue
            if node == 0 and self.only != _NOTHING:
                out.n = 1
                out.codes[0] = self.only
            known = self._mark_legal(node)
            if known == 0 or (known < out.n and self._may_widen(node, known)):
                if self.used >= self.room:
                    return
                code = self._best_untried(table, seat, luck, known)
                if code != _NOTHING:
                    leaf = self._add_node(code, seat)
                    self.born[leaf] = self.looks[node]
                    self.next[leaf] = self.first[node]
                    self.first[node] = leaf
                    self.top = _UNKNOWN
                    self.step(table, seat, leaf)
                    self._share_transposition(table, leaf)
                    return
            child = self._best_child(node)
            self.step(table, seat, child)
            node = self.twin[child]

    def step(self, table: State, seat: i64, node: i64) -> None:
        """Take the action that leads to a node."""
        code = self.code[node]
        table.act_by_code(seat, code)
        self.won[node] = 1 if table.game_over() and int(seat) in table.winners() else 0
        self.path[self.steps] = node
        self.tops[self.steps] = self.top
        self.goes_on[self.steps] = 1 if self.done and seat == self.mover[self.path[self.steps - 1]] else 0
        self.steps += 1
        if table.between_turns():
            self.turn = node
            self.done = 0
            self.turns += 1
        else:
            self.done = (self.done + mix_bits((code << 3) + seat + 1)) & MASK

    def _share_transposition(self, table: State, leaf: i64) -> None:
        """Let a new leaf share the children of the node reached by the same actions in another order."""
        table_key = table.transposition_key()
        if table_key == 0 or self.done == 0:
            return
        key = mix_bits(self.done ^ mix_bits((table_key + self.turn) & MASK))
        slot = key & self.last_slot
        other = self.slots[slot]
        if other == 0:
            self.slots[slot] = leaf
            self.keys[leaf] = key
        elif self.keys[other] == key:
            self.twin[leaf] = other

    def _mark_legal(self, node: i64) -> i64:
        """Mark legal actions and those with a child, count each child's availability; return the children's count."""
        self.look += 2
        self.looks[node] += 1
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

    def _may_widen(self, node: i64, known: i64) -> bool:
        """Whether to expand one more action: progressive widening with the visits of the node."""
        visits = float(int(self.visits[node] if node else self.iterations))
        return float(int(known)) <= self.width * math.sqrt(visits)

    def _best_untried(self, table: State, seat: i64, luck: Luck, known: i64) -> i64:
        """Choose the legal action without a child that has the best move score; ties at random.

        Senseless actions are chosen only if there is nothing else.
        """
        best = self._best_of_untried(table, seat, luck, sensible=True)
        return self._best_of_untried(table, seat, luck, sensible=False) if best == _NOTHING and known == 0 else best

    def _best_of_untried(self, table: State, seat: i64, luck: Luck, *, sensible: bool) -> i64:
        """Choose the untried action with the best move score, among the sensible ones or all."""
        codes = self.out.codes
        best: i64 = _NOTHING
        found: i64 = 0
        ties: i64 = 0
        for at in range(self.out.n):
            code = codes[at]
            if self.marks[code] == self.look:
                move_score = self.thinking.move_score(table, seat, code)
                if (ties and move_score < found) or (sensible and self.thinking.senseless(table, seat, code)):
                    continue
                if ties == 0 or move_score > found:
                    found = move_score
                    best = code
                    ties = 1
                else:
                    ties += 1
                    if luck.below(ties) == 0:
                        best = code
        return best

    def _best_child(self, node: i64) -> i64:
        """Choose among the legal children by UCB with availability counts.

        A child that wins at once comes first, then one that has had less than its fair share of visits.
        """
        best: i64 = 0
        hope = -1.0
        self.top = _UNKNOWN
        legal = self.look + 1
        parent = self.visits[node] if node else self.iterations
        least: i64 = 0
        child = self.first[node]
        while child:
            if self.marks[self.code[child]] == legal:
                tried = self.visits[child]
                if self.won[child]:
                    self.top = self.score[child]
                    return child
                if tried >= _TRUSTED:
                    self.top = max(self.top, self.score[child])
                if tried * tried * _FAIR_SHARE < parent and (least == 0 or tried < self.visits[least]):
                    least = child
                visits = float(int(tried))
                offers = self.offers[child]
                log_of_offers = _LOGS[offers] if offers < _LOGGED else math.log(float(int(offers)))
                h = self.score[child] + self.exploration * math.sqrt(log_of_offers / visits)
                if h > hope:
                    hope = h
                    best = child
            child = self.next[child]
        return least or best

    def _rollout(self, table: State, luck: Luck) -> None:
        """Play on by move scores, sometimes at random, until a turn ends after the cut."""
        made: i64 = 0
        while not table.game_over() and (made < self.cut or not table.between_turns()):
            seat = table.mover()
            self.out.n = 0
            table.choices(seat, self.out)
            if self.out.open:
                self.out.open = False
                fill_in(table, seat, luck)
            else:
                table.act_by_code(seat, self._rollout_action(table, seat, luck))
            made += 1
            if table.between_turns():
                self.turns += 1

    def _rollout_action(self, table: State, seat: i64, luck: Luck) -> i64:
        """Choose the action with the best move score; ties at random."""
        codes = self.out.codes
        n = self.out.n
        if n == 1:
            return codes[0]
        if luck.below(256) < _RANDOM_OF_256:
            return codes[luck.below(n)]
        best = codes[0]
        found: i64 = 0
        ties: i64 = 0
        for at in range(n):
            move_score = self.thinking.move_score(table, seat, codes[at])
            if (ties and move_score < found) or self.thinking.senseless(table, seat, codes[at]):
                continue
            if ties == 0 or move_score > found:
                found = move_score
                best = codes[at]
                ties = 1
            else:
                ties += 1
                if luck.below(ties) == 0:
                    best = codes[at]
        return best

    def _backpropagate(self) -> None:
        """Add the result to every node on the path, for the side that chose it; later wins count slightly less.

        Within a turn a node has the value of its best continuation, not the average. Where chance decides what that is,
        it has the average of the best that chance has offered.
        """
        late = 1.0 - self.turn_cost * float(int(min(self.turns, i64(_MOST_TURNS))))
        at = self.steps - 1
        while at >= 0:
            node = self.path[at]
            seat = self.mover[node]
            self.visits[node] += 1
            self.value[node] += self._offered(at, seat, late)
            self.score[node] = self.value[node] / float(int(self.visits[node]))
            if at + 1 < self.steps and self.goes_on[at + 1]:
                twin = self.twin[node]
                best = self._most_visited_after(twin, self.path[at + 1])
                if (self.won[best] or self.visits[best] >= _TRUSTED) and self._is_usual(best, twin, seat):
                    self.score[node] = self.score[best]
            at -= 1

    def _offered(self, at: i64, seat: i64, late: float) -> float:
        """Return what a step was worth this time: the best score that its seat could choose next, or the result."""
        if at + 1 < self.steps and self.goes_on[at + 1] and self.tops[at + 1] >= 0.0:
            return self.tops[at + 1]
        return late * self.result[seat] * float(int(self.team_sizes[seat]))

    def _is_usual(self, child: i64, parent: i64, seat: i64) -> bool:
        """Whether an action is the seat's, and has been on offer nearly always since it was added."""
        looks = self.looks[parent] - self.born[child] + 1
        return self.mover[child] == seat and (looks - self.offers[child]) * _MOSTLY <= looks

    def searched_moves(self, view: State) -> list[SearchedMove]:
        """List the actions tried, most visited first, each with its principal variation."""
        found: list[SearchedMove] = []
        child = self.first[0]
        while child:
            code = self.code[child]
            move_score = self.thinking.move_score(view, self.mover[child], code)
            move = SearchedMove(code, self.visits[child], self.score[child], move_score, won=self.won[child] != 0)
            move.line = self._principal_variation(child)
            found.append(move)
            child = self.next[child]
        found.sort(key=sort_key, reverse=True)
        return found

    def _principal_variation(self, node: i64) -> list[int]:
        """Follow the most visited actions from a node, as long as they have enough visits."""
        line: list[int] = [int(self.code[node])]
        node = self._most_visited(self.twin[node])
        while node and len(line) < _LONGEST_LINE and self.visits[node] >= _LINE_VISITS:
            line.append(int(self.code[node]))
            node = self._most_visited(self.twin[node])
        return line

    def _most_visited_after(self, node: i64, child: i64) -> i64:
        """Return the most visited child within a turn, after a visit to this one."""
        if self.visits[child] > self.visits[self.best[node]]:  # none: the root, which counts no visits
            self.best[node] = child
        return self.best[node]

    def _most_visited(self, node: i64) -> i64:
        """Return the most visited child; 0 if there is none."""
        best: i64 = 0
        child = self.first[node]
        while child:
            if best == 0 or self.visits[child] > self.visits[best]:
                best = child
            child = self.next[child]
        return best


def _table_size(room: int) -> int:
    """Return the size of the hash table: a power of two, at least twice the number of nodes."""
    slots = 2
    while slots < 2 * room:
        slots *= 2
    return slots


def mix_bits(number: i64) -> i64:
    """Scramble a number's bits, so that sums and products of such numbers make good hashes."""
    number = (number ^ (number >> 29)) * _MIXER & MASK
    return number ^ (number >> 32)


def sort_key(move: SearchedMove) -> tuple[bool, int, float, int]:
    """Sort immediate wins first, then by visits, the chance to win, and the move score."""
    return move.won, int(move.visits), move.chance, int(move.move_score)
