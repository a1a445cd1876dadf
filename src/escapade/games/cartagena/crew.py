"""One player's pirates and cards."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Crew:
    """One player's pirates and cards."""

    def __init__(self, start: i64) -> None:
        self.one: i64 = 1  # places with at least one pirate of this crew, the start, the boat and the goal too
        self.two: i64 = 0  # spaces with at least two
        self.three: i64 = 0  # spaces with three
        self.start = start
        self.aboard: i64 = 0  # pirates in the boat between the shores
        self.home: i64 = 0  # pirates at the goal
        self.hand: i64 = 0  # the cards whose kind is known here
        self.hidden: i64 = 0  # how many more there are, face down
        self.held: i64 = 0  # all of them

    def fork(self) -> Crew:
        twin = Crew(0)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Crew) -> None:
        self.one = other.one
        self.two = other.two
        self.three = other.three
        self.start = other.start
        self.aboard = other.aboard
        self.home = other.home
        self.hand = other.hand
        self.hidden = other.hidden
        self.held = other.held
