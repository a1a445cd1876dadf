"""Many tables of one game that take a step together, in one call. Compiled, so that no table costs a line of Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from escapade.engine import Choices, seeded
from escapade.learning import Observation

if TYPE_CHECKING:
    from escapade.engine import State
    from escapade.game import Game

# How the legal actions are written besides their codes.
CODES: Final = 0  # not at all
DENSE: Final = 1  # a number for each action: 1 if it is legal
BITS: Final = 2  # a bit for each action, the lowest bit of a byte first

# How a game ended in the last step.
GOING_ON: Final = 0
OVER: Final = 1
CUT: Final = 2  # it reached the limit of decisions
ILLEGAL: Final = 3  # the seat asked for something that is not legal

_ROOM: Final = 8192  # numbers of any observation, at most
_BYTES: Final = 8  # of a number that says what a seat does


class Tables:
    """Tables of one game with the same options. Each waits for one seat; several may have to decide one by one.

    The vectors hold a row for each table and are rewritten by every step: NumPy reads them without copying.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what is played, how often, and how it is written
        self, game: Game, values: dict[str, str], players: int, count: int, seed: str, cap: int, mask: int
    ) -> None:
        """Deal `count` tables.

        values: checked options. cap: decisions after which a game is cut off. mask: CODES, DENSE or BITS.
        """
        self.game: Final = game
        self.agreed: Final = values
        self.players: Final[i64] = players
        self.count: Final[i64] = count
        self.seed = seed
        self.cap: Final[i64] = cap
        self.mask: Final[i64] = mask
        self.tables: Final[list[State]] = [game.deal(values, players, seeded(f"{seed}.{at}.1")) for at in range(count)]
        self.actions: Final[i64] = game.learning.actions(self.tables[0])
        out = Observation(_ROOM)
        game.learning.observe(self.tables[0], 0, out)
        self.size: Final[i64] = out.at
        self.out: Final = Observation(count * int(self.size))
        self.seats: Final = vec[u8]([0] * count)  # the seat that decides next
        self.width: Final[i64] = min(self.actions, i64(len(Choices().codes)))
        self.codes: Final = vec[i16]([0] * (count * int(self.width)))  # the legal actions, the first `legal` of a row
        self.legal: Final = vec[i16]([0] * count)  # how many there are
        self.mask_width: Final[i64] = self.actions if mask == DENSE else (self.actions + 7) // 8 if mask == BITS else 0
        self.masks: Final = vec[u8]([0] * (count * int(self.mask_width)))
        self.rewards: Final = vec[float]([0.0] * (count * players))
        self.ended: Final = vec[u8]([0] * count)  # GOING_ON, OVER, CUT or ILLEGAL
        self.made: Final = vec[i64]([0] * count)  # decisions of the running game
        self.games: Final = vec[i64]([1] * count)  # games begun
        self.choices: Final = Choices()
        for at in range(self.count):
            self._write(at)

    def deal_again(self, seed: str) -> None:
        """Deal all tables anew, from now on by this seed."""
        self.seed = seed
        for at in range(self.count):
            self.tables[at] = self.game.deal(self.agreed, int(self.players), seeded(f"{seed}.{int(at)}.1"))
            self.games[at] = 1
            self.made[at] = 0
            self.ended[at] = GOING_ON
            self._clear_rewards(at)
            self._write(at)

    def step(self, actions: bytes) -> None:
        """Let the seat that decides at each table act: eight bytes for each table, the lowest first.

        A table whose game ends is dealt again at once; its reward and how it ended are those of the old game, its
        observation and its legal actions those of the new one. Who wins gets 1, everybody else −1. An illegal action
        changes nothing, but ends the game: −1 for who tried it, 0 for the others.
        """
        if len(actions) != self.count * _BYTES:
            raise ValueError(f"{int(self.count)} tables need as many actions, not {len(actions) // _BYTES}")
        for at in range(self.count):
            if self.ended[at] != GOING_ON:
                self.ended[at] = GOING_ON
                self._clear_rewards(at)
            self._act(at, read_i64_le(actions, at * _BYTES))
            if self.ended[at] != GOING_ON:
                self._deal_next(at)
            self._write(at)

    def _act(self, at: i64, code: i64) -> None:
        """Let one seat act, and note whether that ends the game."""
        seat: i64 = i64(self.seats[at])
        if not self._is_legal(at, code):
            self.ended[at] = ILLEGAL
            self.rewards[at * self.players + seat] = -1.0
            return
        table = self.tables[at]
        self.game.learning.act(table, seat, code)
        self.made[at] += 1
        if table.game_over():
            self.ended[at] = OVER
            winners = table.winners()
            for other in range(self.players):
                self.rewards[at * self.players + other] = 1.0 if int(other) in winners else -1.0
        elif self.made[at] >= self.cap:
            self.ended[at] = CUT

    def _is_legal(self, at: i64, code: i64) -> bool:
        """Whether a code is among those written for a table."""
        first = at * self.width
        codes = self.codes
        for each in range(first, first + i64(self.legal[at])):  # noqa: SIM110 - `any` would make a generator
            if i64(codes[each]) == code:
                return True
        return False

    def _deal_next(self, at: i64) -> None:
        """Deal the next game at a table."""
        self.games[at] += 1
        self.made[at] = 0
        luck = seeded(f"{self.seed}.{int(at)}.{int(self.games[at])}")
        self.tables[at] = self.game.deal(self.agreed, int(self.players), luck)

    def _clear_rewards(self, at: i64) -> None:
        for seat in range(self.players):
            self.rewards[at * self.players + seat] = 0.0

    def _write(self, at: i64) -> None:
        """Write who decides at a table, what that seat sees, and what it may do."""
        table = self.tables[at]
        seat = table.mover()
        self.seats[at] = u8(seat)
        out = self.out
        out.at = at * self.size
        self.game.learning.observe(table, seat, out)
        choices = self.choices
        choices.n = 0
        self.game.learning.choices(table, seat, choices)
        if self.mask == DENSE:
            self._mark(at, 0)
        elif self.mask == BITS:
            self._clear_bits(at)
        first = at * self.width
        codes = self.codes
        found = choices.codes
        for each in range(choices.n):
            codes[first + each] = i16(found[each])
        self.legal[at] = i16(choices.n)
        if self.mask == DENSE:
            self._mark(at, 1)
        elif self.mask == BITS:
            self._set_bits(at)

    def _mark(self, at: i64, value: i64) -> None:
        """Write a number for each legal action of a table into its mask."""
        first = at * self.width
        row = at * self.mask_width
        codes = self.codes
        masks = self.masks
        for each in range(first, first + i64(self.legal[at])):
            masks[row + i64(codes[each])] = u8(value)

    def _clear_bits(self, at: i64) -> None:
        first = at * self.width
        row = at * self.mask_width
        for each in range(first, first + i64(self.legal[at])):
            self.masks[row + (i64(self.codes[each]) >> 3)] = 0

    def _set_bits(self, at: i64) -> None:
        first = at * self.width
        row = at * self.mask_width
        for each in range(first, first + i64(self.legal[at])):
            code = i64(self.codes[each])
            byte = row + (code >> 3)
            self.masks[byte] = u8(i64(self.masks[byte]) | _bit(code & 7))


def _bit(at: i64, one: i64 = 1) -> i64:
    """Return a bit. mypyc 2.4.1 shifts a literal 1 in 32 bits, so `one` is a parameter."""
    return one << at
