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
_MOST: Final = 20_000  # actions tried before the search gives up: some 20 ms
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
    """Searches for lines that win for certain, and counts the actions tried."""

    def __init__(self, game: Game, most: int = _MOST) -> None:
        self.game: Final = game
        self.thinking: Final = game.thinking
        self.luck: Final = _WatchedLuck()
        self.left: i64 = most
        self.seen: set[int] = set()

    def winning_action(self, view: State, seat: i64, luck: Luck) -> i64:
        """Return the first action of a line that wins this turn for certain, or NOTHING."""
        if not self.thinking.win_in_reach(view, seat):
            return NOTHING
        return self._winning_line(dealt(self.game, view, luck), seat)

    def _winning_line(self, tables: list[State], seat: i64) -> i64:
        """Return the first action of a line that wins on all these tables, which differ only in hidden cards."""
        self.seen = set()
        line = self._line_from(tables[0], tables, seat, [], 0)
        return line[0] if line else NOTHING

    def _line_from(self, table: State, tables: list[State], seat: i64, before: list[int], done: i64) -> list[int]:
        """Return a winning line that starts with these actions; empty if there is none."""
        for code in self._ordered(table, seat):
            if self.left <= 0:
                return []
            self.left -= 1
            after = self.tried(table, seat, code)
            line = [*before, code]
            if after.game_over():
                if int(seat) in after.winners() and self._wins_everywhere(tables, seat, line):
                    return line
                continue
            if self.luck.asked or after.between_turns() or after.mover() != seat:
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
        out = Choices()
        table.choices(seat, out)
        if out.open:
            return []
        pairs = [
            (-int(self.thinking.move_score(table, seat, out.codes[at])), int(out.codes[at])) for at in range(out.n)
        ]
        pairs.sort()
        return [code for _, code in pairs]

    def tried(self, table: State, seat: i64, code: i64) -> State:
        """Return the table after an action; its luck notes whether it was used."""
        after = table.fork()
        after.luck = self.luck
        self.luck.asked = False
        after.act_by_code(seat, code)
        return after

    def _wins_everywhere(self, tables: list[State], seat: i64, line: list[int]) -> bool:
        """Whether a line is legal and wins on all tables."""
        for table in tables[1:]:
            now = table
            for code in line:
                if now.game_over() or now.mover() != seat or code not in self._ordered(now, seat):
                    return False
                now = self.tried(now, seat, code)
            if not now.game_over() or int(seat) not in now.winners():
                return False
        return True

    def gives_win_away(self, tables: list[State], seat: i64, code: i64) -> bool:
        """Whether the next player wins for certain after an action, however the rest of the turn is played.

        Also false if the limit of actions is reached or the outcome depends on luck.
        """
        after: list[State] = []
        for table in tables:
            if code not in self._ordered(table, seat):
                return False
            after.append(self.tried(table, seat, code))
            if self.luck.asked:
                return False
        if after[0].game_over():
            return int(seat) not in after[0].winners()
        if not after[0].between_turns():
            return self._all_give_away(after, seat)
        other = after[0].mover()
        return self.thinking.win_in_reach(after[0], other) and self._winning_line(after, other) != NOTHING

    def _all_give_away(self, tables: list[State], seat: i64) -> bool:
        """Whether every remaining action of the turn gives the win away."""
        if tables[0].mover() != seat:
            return False
        for code in self._ordered(tables[0], seat):
            if self.left <= 0 or not self.gives_win_away(tables, seat, code):
                return False
        return True


def safest(game: Game, view: State, seat: int, ordered: Iterable[int], luck: Luck) -> int:
    """Return the first of these actions after which the next player has no certain win; the first if all give one."""
    best = int(NOTHING)
    search = CertainWins(game)
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
