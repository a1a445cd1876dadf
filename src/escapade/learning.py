"""What a game tells learning programs: its actions as numbers, and what a seat sees as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

if TYPE_CHECKING:
    from escapade.engine import Choices, State

_MOST: Final = 255  # a larger number is written as this one


@mypyc_attr(acyclic=True)
class Observation:
    """Numbers from 0 to 255 that describe what a seat sees, written one after the other.

    `values` is memory that NumPy reads without copying. It is reused, so writing an observation allocates nothing.
    """

    def __init__(self, room: int) -> None:
        """room: how many numbers there is memory for."""
        self.values: Final = vec[u8]([0] * room)
        self.at: i64 = 0  # where the next number goes
        self.names: list[str] | None = None  # of the fields so far, if someone wants to know the layout …
        self.starts: list[int] = []  # … and where each begins

    def field(self, name: str) -> None:
        """Begin a field: the numbers that follow belong to it."""
        if self.names is not None:
            self.names.append(name)
            self.starts.append(int(self.at))

    def put(self, value: i64) -> None:
        """Write a number."""
        self.values[self.at] = u8(min(value, i64(_MOST)))
        self.at += 1

    # Loops with `while`, and numbers without arithmetic in bytes: mypyc makes three times as fast code of them.

    def put_bits(self, bits: i64, count: i64) -> None:
        """Write the lowest bits of a set, one number each."""
        values = self.values
        at = self.at
        end = at + count
        while at < end:
            values[at] = 1 if bits & 1 else 0
            bits >>= 1
            at += 1
        self.at = at

    def put_pack(self, pack: i64, kinds: i64, width: i64, most: i64) -> None:
        """Write the counts of a pack, which has `width` bits for each kind; `most` is the largest count."""
        values = self.values
        at = self.at
        end = at + kinds
        while at < end:
            values[at] = u8(pack & most)
            pack >>= width
            at += 1
        self.at = at

    def put_stacks(self, one: i64, two: i64, three: i64, count: i64) -> None:
        """Write how many of three sets each place is in; a set contains the next one."""
        values = self.values
        at = self.at
        end = at + count
        while at < end:
            number: u8 = 0
            if one & 1:
                number = 1
                if two & 1:
                    number = 2
                    if three & 1:
                        number = 3
            values[at] = number
            one >>= 1
            two >>= 1
            three >>= 1
            at += 1
        self.at = at

    def put_all(self, numbers: vec[u8]) -> None:
        """Write numbers that are ready."""
        values = self.values
        first = self.at
        count = i64(len(numbers))
        at: i64 = 0
        while at < count:
            values[first + at] = numbers[at]
            at += 1
        self.at = first + count


@mypyc_attr(allow_interpreted_subclasses=True)
class Learning:
    """How a game is learned. By default its actions are those of its catalogue, and it has no observations."""

    def actions(self, state: State) -> int:
        """Count the actions at a table of these rules: codes are from 0 to one less."""
        return len(state.catalogue())

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Add the codes of the legal actions of a seat that has to decide."""
        state.choices(seat, out)

    def act(self, state: State, seat: i64, code: i64) -> None:
        """Take a legal action given by its code."""
        state.act_by_code(seat, code)

    def observe(self, state: State, seat: i64, out: Observation) -> None:
        """Write what a seat sees now. A table and any view of it by that seat give the same numbers.

        Players are in turn order from the seat itself on.
        """
        raise ValueError(f"{state.GAME} has no observations: its `learning` does not override `observe`")
