"""Finds certain wins: an exhaustive search of the rest of a turn, over actions that need no luck and no other player.

Hidden cards are dealt several times; a line of actions is certain if it wins on every table dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from escapade.bots.search import MASK, mix_bits
from escapade.engine import Choices, Luck

if TYPE_CHECKING:
    from collections.abc import Iterable

    from escapade.engine import State
    from escapade.game import Game

_TABLES: Final = 3  # tables dealt from one view; a certain win holds on all of them
_MOST: Final = 20_000  # actions tried before the search gives up: some 20 ms …
_MOST_ON_GUARD: Final = 6_000  # … and for what others could win
NOTHING: Final = -1  # no such action


@mypyc_attr(acyclic=True)
class _WatchedLuck(Luck):
    """Luck that notes whether it was used."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(1, 2, 3, 1)
        self.asked = False

    def below(self, n: i64) -> i64:
        """Answer, and note it."""
        self.asked = True
        return 0


class CertainWins:
    """Searches for lines that win for certain from one position, and counts the actions tried."""

    def __init__(self, game: Game, most: int = _MOST) -> None:
        self.game: Final = game
        self.thinking: Final = game.thinking
        self.luck: Final = _WatchedLuck()
        self.out: Choices | None = None  # large: made when first needed
        self.scratch: list[State] = []  # the table after so many actions of a line
        self.left: i64 = most
        self.seen: set[int] = set()
        self.threat: list[int] = []  # the line by which the next player was last found to win
        self.given: dict[int, bool] = {}  # whether what is reached by these actions of the turn gives a win away

    def winning_action(self, view: State, seat: i64, luck: Luck) -> i64:
        """Return the first action of a line that wins this turn for certain, or NOTHING."""
        if not self.thinking.win_in_reach(view, seat):
            return NOTHING
        tables = dealt(self.game, view, luck)
        self.seen = set()
        line = self._line_from(tables[0], tables, seat, [], 0)
        return line[0] if line else NOTHING

    def _line_from(self, table: State, tables: list[State], seat: i64, before: list[int], done: i64) -> list[int]:
        """Return a winning line that starts with these actions, which led to the table; empty if there is none.

        It is found on that table, and holds on all tables, which differ only in hidden cards.
        """
        for code in self._ordered(table, seat):
            if self.left <= 0:
                return []
            self.left -= 1
            line = [*before, code]
            after = self._tried(table, seat, line)
            if after.game_over():
                if int(seat) in after.winners() and self._wins_everywhere(tables, seat, line):
                    return line
                continue
            if self.luck.asked or after.between_turns() or after.mover() != seat:
                continue
            if not self.thinking.win_in_reach(after, seat):
                continue
            so_far = (done + mix_bits(code + 1)) & MASK
            key = int(mix_bits(so_far ^ after.transposition_key()))
            if key in self.seen:
                continue
            self.seen.add(key)
            found = self._line_from(after, tables, seat, line, so_far)
            if found:
                return found
        return []

    def _ordered(self, table: State, seat: i64) -> list[int]:
        """List the legal actions by move score, best first."""
        pairs = [(-int(self.thinking.move_score(table, seat, code)), code) for code in self._legal(table, seat)]
        pairs.sort()
        return [code for _, code in pairs]

    def _tried(self, table: State, seat: i64, line: list[int]) -> State:
        """Return the table after the last action of a line; its luck notes whether it was used.

        It stands until another line of the same length is tried.
        """
        while len(self.scratch) <= len(line):
            spare = table.fork()
            spare.luck = self.luck
            self.scratch.append(spare)
        after = self.scratch[len(line)]
        after.copy_from(table)
        self.luck.asked = False
        after.act_by_code(seat, line[-1])
        return after

    def _legal(self, table: State, seat: i64) -> list[int]:
        """List the codes of a seat's legal actions; none for an open form."""
        if self.out is None:
            self.out = Choices()
        out = self.out
        out.n = 0
        out.open = False
        table.choices(seat, out)
        return [] if out.open else [int(out.codes[at]) for at in range(out.n)]

    def _wins_everywhere(self, tables: list[State], seat: i64, line: list[int]) -> bool:
        """Whether a line is legal and wins for a seat on all tables."""
        return all(self._wins_on(table, seat, line) for table in tables[1:])

    def _wins_on(self, table: State, seat: i64, line: list[int]) -> bool:
        """Whether a line is legal and wins for a seat on one table."""
        now = table.fork()
        now.luck = self.luck
        for code in line:
            if now.game_over() or code not in self._legal(now, now.mover()):
                return False
            self.left -= 1
            now.act_by_code(now.mover(), code)
        return now.game_over() and int(seat) in now.winners()

    def gives_win_away(self, tables: list[State], seat: i64, code: i64) -> bool:
        """Whether the next player wins for certain after an action, however the rest of the turn is played.

        Also false if the limit of actions is reached or the outcome depends on luck. What is found is kept for other
        actions, so all of them must be asked about with the same tables.
        """
        return code in self._legal(tables[0], seat) and self._gives_away(tables[0], tables, seat, [int(code)], 0)

    def _gives_away(self, table: State, tables: list[State], seat: i64, line: list[int], done: i64) -> bool:
        """Whether the last action of a line, taken on this table, gives the win away on all tables."""
        code = line[-1]
        self.left -= 1
        after = self._tried(table, seat, line)
        if self.luck.asked:
            return False
        if after.game_over():
            return int(seat) not in after.winners()
        so_far = (done + mix_bits(code + 1)) & MASK
        key = int(mix_bits(so_far ^ after.transposition_key()))
        if key not in self.given:
            if after.between_turns():
                self.given[key] = self._next_wins(after, tables, line)
            else:
                self.given[key] = after.mover() == seat and self._all_give_away(after, tables, seat, line, so_far)
        return self.given[key]

    def _next_wins(self, table: State, tables: list[State], line: list[int]) -> bool:
        """Whether the player whose turn begins after a line wins for certain; what won last is tried first."""
        other = table.mover()
        if not self.thinking.win_in_reach(table, other):
            return False
        threat = self.threat
        if threat and self._wins_on(table, other, threat) and self._wins_everywhere(tables, other, [*line, *threat]):
            return True
        self.seen = set()
        found = self._line_from(table, tables, other, line, 0)
        if found:
            self.threat = found[len(line) :]
        return bool(found)

    def _all_give_away(self, table: State, tables: list[State], seat: i64, line: list[int], done: i64) -> bool:
        """Whether every action that can follow a line in the same turn gives the win away."""
        for code in self._ordered(table, seat):
            if self.left <= 0 or not self._gives_away(table, tables, seat, [*line, code], done):
                return False
        return True


def safest(game: Game, view: State, seat: int, ordered: Iterable[int], luck: Luck) -> int:
    """Return the first of these actions after which the next player has no certain win; the first if all give one."""
    best = int(NOTHING)
    search = CertainWins(game, _MOST_ON_GUARD)
    tables: list[State] = []
    for code in ordered:
        if best == NOTHING:
            best = code
            if not _others_in_reach(game, view, seat):
                break
            tables = dealt(game, view, luck)
        if not search.gives_win_away(tables, seat, code):
            return code
    return best


def _others_in_reach(game: Game, view: State, seat: int) -> bool:
    """Whether another player might win in a turn."""
    return any(other != seat and game.thinking.win_in_reach(view, other) for other in range(int(view.seats)))


def dealt(game: Game, view: State, luck: Luck) -> list[State]:
    """Deal the hidden cards of a view several times."""
    return [game.imagine(view, luck) for _ in range(_TABLES)]
